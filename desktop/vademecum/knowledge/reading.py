"""One file becomes one article."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from vademecum.knowledge.article import Article, Problem, Section
from vademecum.knowledge.document import Document, parse_document
from vademecum.knowledge.encoding import BinaryFileError, decode
from vademecum.knowledge.frontmatter import FrontMatter, split
from vademecum.knowledge.metadata import read_metadata
from vademecum.knowledge.overlay import Overlay
from vademecum.knowledge.page_files import MAX_PAGE, PageFiles
from vademecum.knowledge.running import running
from vademecum.knowledge.scan import FileState
from vademecum.knowledge.sections import cut
from vademecum.knowledge.titles import readable

_BULLET_HEADING = re.compile(r"^[ \t]*[-*+][ \t]+#")
_MARKUP = re.compile(r"[\[\]*`<>_&{!]")
LICENCES = frozenset({"license.md", "licence.md", "copying.md"})
"""Files in the top folder that are about the folder, not part of its help."""


@dataclass(frozen=True, slots=True)
class ReadPage:
    """What reading one file gave: an article, or the problem that stood in its way."""

    article: Article | None = None
    state: FileState | None = None
    needs: Mapping[str, str] | None = None
    """File that it asked to transclude -> sha256; empty for one that is not there."""
    problem: Problem | None = None


def read_page(path: str, size: int, files: PageFiles, overlay: Overlay) -> ReadPage:
    """Read the page `path` of `size` bytes. Never raises for what stands in the file."""
    if size > MAX_PAGE:
        return _refused(path, "page-size", f"larger than {MAX_PAGE // 2**20} MB. Split it")
    loaded = files.load(path)
    if loaded is None:
        return _refused(path, "unreadable", "not readable. Check its permissions")
    return read_bytes(path, *loaded, files, overlay)


def read_bytes(path: str, data: bytes, state: FileState, files: PageFiles, overlay: Overlay) -> ReadPage:
    """Make an article of a page's bytes, wherever they come from."""
    try:
        text, problems = decode(data, path)
    except BinaryFileError as error:
        place = f"byte {error.offset} shows that"
        return _refused(
            path, "binary", f"no text: {place} it is a picture, a program or an archive. Rename it", state
        )
    if not data:
        problems = (Problem(path, 0, "empty-page", "The file is empty. Write it or remove it."),)
    files.asked()
    front = split(text, path)
    document = parse_document(front.body, path=path, first_line=front.body_line, files=files)
    needs = files.asked()
    digest = hashlib.sha256(data)
    for name, sha256 in sorted(needs.items()):
        digest.update(f"\0{name}\0{sha256}".encode())
    article = _article(path, front, document, overlay)
    article = replace(
        article,
        includes=tuple(sorted(name for name, sha256 in needs.items() if sha256)),
        problems=(*problems, *front.problems, *article.problems),
        sha256=digest.hexdigest(),
        modified=state.mtime_ns / 1e9,
    )
    return ReadPage(article, state, needs)


def parse_page(path: str, files: PageFiles) -> Document | None:
    """The parsed page as it is on the disk now; None when it cannot be read."""
    loaded = files.load(path)
    if loaded is None:
        return None
    try:
        text, _ = decode(loaded[0], path)
    except BinaryFileError:
        return None
    return parse_text(path, text, files)


def parse_text(path: str, text: str, files: PageFiles) -> Document:
    """The parsed page with this text."""
    front = split(text, path)
    return parse_document(front.body, path=path, first_line=front.body_line, files=files)


def _refused(path: str, code: str, reason: str, state: FileState | None = None) -> ReadPage:
    return ReadPage(
        state=state, problem=Problem(path, 0, code, f"The page is left out: it is {reason}.", "error")
    )


def _article(path: str, front: FrontMatter, document: Document, overlay: Overlay) -> Article:
    meta = read_metadata(path, front, overlay, document.properties)
    heading = _heading_title(front, document)
    title = _without_site(meta.title, heading) or heading or readable(path)
    sections = cut(document, path=path, title=title)
    authored = _plain(meta.summary)
    return Article(
        path=path,
        title=title,
        summary=authored or _first_paragraph(sections),
        summary_authored=bool(authored),
        id=meta.id,
        type=meta.type,
        routes=meta.routes,
        section_routes=meta.section_routes,
        audience=meta.audience,
        requires=meta.requires,
        confidence=meta.confidence,
        keywords=meta.keywords,
        aliases=meta.aliases,
        language=meta.language,
        order=meta.order,
        related=meta.related,
        hidden=meta.hidden or path.lower() in LICENCES,
        meta=meta.meta,
        sections=sections,
        headings=document.headings,
        anchors=document.anchors,
        links=document.links,
        problems=(*meta.problems, *document.problems),
        words=sum(len(section.text.split()) for section in sections),
    )


def _without_site(title: str, heading: str) -> str:
    """`Install | Acme Docs` -> `Install`, where the page's own heading names no site behind a bar."""
    before, bar, _ = title.rpartition(" | ")
    return before.strip() if bar and heading and "|" not in heading else title


def _heading_title(front: FrontMatter, document: Document) -> str:
    """The first h1; but where every line is a bullet, headings name parts of the page, not the page."""
    heading = next((heading for heading in document.headings if heading.level == 1), None)
    if heading is None:
        return ""
    lines = front.body.split("\n", heading.line - front.body_line + 1)
    line = lines[heading.line - front.body_line] if heading.line - front.body_line < len(lines) else ""
    return "" if _BULLET_HEADING.match(line) else heading.text


def _plain(text: str) -> str:
    """A summary as people wrote it, without the markup that some of them put in."""
    if not _MARKUP.search(text):
        return text
    sections = cut(parse_document(text, path="", first_line=1, files=None), path="", title="")
    return " ".join(" ".join(section.prose for section in sections).split())


def _first_paragraph(sections: tuple[Section, ...]) -> str:
    blocks = (block for section in sections for block in section.prose.split("\n\n"))
    return next((running(block) for block in blocks if block.strip()), "")
