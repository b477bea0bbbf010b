"""Make the edits of findings: exactly those, in files that are still as they were inspected."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from vademecum.authoring.findings import Edit, Finding
from vademecum.errors import KnowledgeError


def fix(root: Path, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Mend what can be mended in the folder `root`, and say which findings that settles.

    Line ends, the byte order mark and everything outside of the edits stay as they are. Raises
    `KnowledgeError` when a file cannot be written; those written before it are whole.
    """
    by_file: dict[str, list[Finding]] = {}
    for found in findings:
        if found.edits:
            by_file.setdefault(found.edits[0].path, []).append(found)
    settled: list[Finding] = []
    for path, group in sorted(by_file.items()):
        settled += _fix_file(root, path, group)
    return tuple(settled)


def _fix_file(root: Path, path: str, group: list[Finding]) -> list[Finding]:
    place = root / path
    # A link would write to where it leads, which may be shared with another folder.
    if place.is_symlink() or not place.resolve().is_relative_to(root.resolve()):
        return []
    try:
        data = place.read_bytes()
        lines = data.decode("utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        return []
    mark = lines[0].startswith("\ufeff")
    made: list[Finding] = []
    taken: set[tuple[int, int]] = set()
    # From the right, so that the columns of what is still to do keep counting.
    for found in sorted(group, key=lambda each: _order(each.edits[0]), reverse=True):
        places = {(edit.line, edit.column) for edit in found.edits}
        if not places & taken and all(_stands(lines, edit, mark) for edit in found.edits):
            for edit in sorted(found.edits, key=_order, reverse=True):
                _replace(lines, edit, mark)
            taken |= places
            made.append(found)
    if made:
        _write(place, "\n".join(lines).encode("utf-8"))
    return made


def _order(edit: Edit) -> tuple[int, int]:
    return edit.line, edit.column


def _column(edit: Edit, mark: bool) -> int:
    return edit.column + (mark and edit.line == 1)


def _stands(lines: list[str], edit: Edit, mark: bool) -> bool:
    """Whether the line still holds what the edit replaces, where it replaces it."""
    if not 0 < edit.line <= len(lines):
        return False
    return lines[edit.line - 1].startswith(edit.old, _column(edit, mark))


def _replace(lines: list[str], edit: Edit, mark: bool) -> None:
    text, start = lines[edit.line - 1], _column(edit, mark)
    lines[edit.line - 1] = text[:start] + edit.new + text[start + len(edit.old) :]


def _write(place: Path, data: bytes) -> None:
    """Replace the file as a whole, with the permissions that it had."""
    draft = ""
    try:
        handle, draft = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).chmod(place.stat().st_mode & 0o7777)
        Path(draft).replace(place)
    except OSError as error:
        if draft:
            Path(draft).unlink(missing_ok=True)
        reason = f"the file cannot be written ({error.strerror})"
        raise KnowledgeError(reason, path=str(place), mend="Check its permissions.") from None
