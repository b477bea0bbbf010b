"""Pictures: missing, on other machines, without a description, or lying about unused."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.authoring.rules.links import suggestion
from vademecum.knowledge.links import IMAGE_SUFFIXES, resolve

_MENTIONED = re.compile(r"[\w\-./%()~+@ ]+\.(?:png|jpe?g|gif|svg|webp|bmp|ico|avif|apng)", re.IGNORECASE)


def _find(inspection: Inspection) -> Iterator[Finding]:
    pictures = sorted(path for path in inspection.snapshot.others if path.lower().endswith(IMAGE_SUFFIXES))
    for followed in inspection.links:
        link, target, path = followed.link, followed.target, followed.article.path
        if not link.image or not link.target.strip():
            continue
        line = inspection.link_place(followed)[0]
        if target.kind == "missing":
            near = suggestion(target.path, pictures)
            offer = f"Did you mean {near}?" if near else "Add the file or correct the address."
            message = f"The picture `{link.target[:80]}` is missing. {offer}"
            yield finding(path, line, "broken-image", message, "error")
        elif target.kind == "external":
            message = f"The picture {target.url[:80]} lies on the web and is never fetched. Copy it here."
            yield finding(path, line, "remote-image", message)
        elif target.kind == "image" and not link.text.strip():
            message = (
                f"The picture {target.path} has no description for those who cannot see it. Write `![…]`."
            )
            yield finding(path, line, "missing-alt", message, "info")
    yield from _unused(inspection, pictures)


def _unused(inspection: Inspection, pictures: list[str]) -> Iterator[Finding]:
    used = {followed.target.path for followed in inspection.links}
    if not used.issuperset(pictures):
        used |= _mentioned(inspection)
    for path in pictures:
        if path not in used:
            message = "No page shows this picture. Remove it, or show it."
            yield finding(path, 0, "unused-image", message, "info")


def _mentioned(inspection: Inspection) -> set[str]:
    """Pictures named in a way that is no link: in front matter, in HTML, in a snippet, in the manifest."""
    found: set[str] = set()
    for path in inspection.snapshot.articles:
        for text in inspection.source(path).lines:
            if "." in text:
                for name in _MENTIONED.findall(text):
                    target = resolve(inspection.snapshot, path, name.strip().strip("()"))
                    found.add(target.path)
    manifest = inspection.snapshot.manifest.meta
    found |= {posixpath.normpath(value.lstrip("/")) for value in manifest.values() if isinstance(value, str)}
    return found


RULE = Rule("pictures", ("broken-image", "remote-image", "missing-alt", "unused-image"), _find)
