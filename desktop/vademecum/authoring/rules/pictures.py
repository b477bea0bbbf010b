"""Pictures: missing, damaged, on other machines, without a description, or lying about unused."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.authoring.rules.links import suggestion
from vademecum.knowledge.links import IMAGE_SUFFIXES, resolve
from vademecum.knowledge.png import SIGNATURE as PNG
from vademecum.knowledge.png import png_size
from vademecum.knowledge.svg import DrawingError, prepare

_HEAD = 64
_PNG_END = b"\0\0\0\0IEND\xaeB`\x82"
_MOST_PIXELS = 64 * 1024 * 1024
"""The decoder of the viewer takes no more."""
_SIGNATURES = (b"\xff\xd8\xff", b"GIF8", b"RIFF", b"BM", b"\0\0\1\0", b"\0\0\2\0")
"""How JPEG, GIF, WebP, BMP and icons begin."""
_MENTIONED = re.compile(r"[\w\-./%()~+@ ]+\.(?:png|jpe?g|gif|svg|webp|bmp|ico|avif|apng)", re.IGNORECASE)


def _find(inspection: Inspection) -> Iterator[Finding]:
    pictures = sorted(path for path in inspection.snapshot.others if path.lower().endswith(IMAGE_SUFFIXES))
    faults: dict[str, str] = {}
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
        elif target.kind == "image":
            if not link.text.strip():
                message = (
                    f"The picture {target.path} has no description for those who cannot see it. Write `![…]`."
                )
                yield finding(path, line, "missing-alt", message, "info")
            if target.path not in faults:
                faults[target.path] = fault_of(inspection.snapshot.root / target.path)
            if faults[target.path]:
                message = f"The picture {target.path} cannot be shown: {faults[target.path]}. Save it anew."
                yield finding(path, line, "unshown-image", message, "error")
    yield from _unused(inspection, pictures)


def fault_of(file: Path) -> str:
    """Why no viewer could show a picture, as far as its header and its end tell; empty for none."""
    try:
        with file.open("rb") as opened:
            head = opened.read(_HEAD)
            opened.seek(max(0, file.stat().st_size - len(_PNG_END)))
            end = opened.read()
        if head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith((b"<", b"\x1f\x8b")):
            prepare(file.read_bytes())
            return ""
    except OSError:
        return ""  # reading the folder reports it
    except DrawingError as error:
        return error.problem
    if head.startswith(PNG):
        size = png_size(head)
        if size is None or end != _PNG_END:
            return "it is cut off or damaged"
        return "" if size[0] * size[1] <= _MOST_PIXELS else "it has too many pixels"
    known = head.startswith(_SIGNATURES) or head[4:8] == b"ftyp"
    return "" if known else "it is no picture"


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


RULE = Rule(
    "pictures", ("broken-image", "remote-image", "missing-alt", "unshown-image", "unused-image"), _find
)
