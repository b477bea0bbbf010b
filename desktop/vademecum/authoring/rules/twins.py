"""Files whose names differ in letter case alone: Windows and macOS keep only one of them."""

from __future__ import annotations

from collections.abc import Iterator

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection


def _find(inspection: Inspection) -> Iterator[Finding]:
    for paths in inspection.snapshot.addresses.files.values():
        first = paths[0]
        for path in paths[1:]:
            message = (
                f"{first} and {path} differ in letter case alone. Systems that ignore it keep one of them, "
                f"and a link in a third spelling opens {first}, the first by name. Rename one."
            )
            yield finding(path, 0, "case-twin", message)


RULE = Rule("twins", ("case-twin",), _find)
