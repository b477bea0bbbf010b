"""From a help project to a knowledge folder: pages, pictures, order, and every id by which it was called."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from vademecum.authoring.importers import html_help, qt_help
from vademecum.authoring.importers.popups import popup_pages
from vademecum.authoring.importers.project import IMAGE_SUFFIXES, Entry, Project, is_known, is_page
from vademecum.errors import KnowledgeError, VademecumError
from vademecum.knowledge.reader import UNFILTERED

SUFFIXES = (".qhp", ".qhcp", ".qch", ".hhp")
_LARGEST = 1024**3
"""Bytes of all pages together: what a compressed file may grow to before it counts as an attack."""
_MOST_KEYWORDS = 60
"""Keywords of one page: an index of thousands of members would drown its words; their ids stay."""


@dataclass(slots=True)
class Report:
    """What an import has done."""

    pages: int = 0
    images: int = 0
    ids: int = 0
    """Ids and numbers that go on working."""
    popups: int = 0
    """Text pop-ups that became small articles."""
    notes: list[str] = field(default_factory=list)
    """What was not understood, not found or left out."""


def import_project(source: Path, target: Path) -> Report:
    """Make the knowledge folder `target` of a help project; the project is not touched.

    Raises `KnowledgeError` for a project that cannot be read and for a folder that holds files.
    """
    if not source.is_file():
        raise KnowledgeError("does not exist", path=str(source), mend=f"Name a file: {', '.join(SUFFIXES)}")
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise KnowledgeError(
            "the folder is not empty", path=str(target), mend="Name a new one; nothing was changed."
        )
    projects = _read(source)
    report = Report()
    written: list[_Writer] = []
    filters: dict[str, frozenset[str]] = {}
    for project in projects:
        # In a collection, the filter that was registered first under a name counts.
        filters = {**project.filters, **filters}
    for project in projects:
        # Several helps keep apart in the folders by which their addresses name them.
        folder = (project.folder or project.namespace) if len(projects) > 1 else ""
        writer = _Writer(project, target, _plain_folder(folder), report, filters)
        writer.write()
        written.append(writer)
    if not report.pages:
        raise KnowledgeError(
            "holds no page that could be read", path=str(source), mend="\n".join(report.notes[:5])
        )
    _write_manifest(target, projects, written, list(filters))
    report.notes = list(dict.fromkeys(report.notes))
    return report


def _read(source: Path) -> list[Project]:
    suffix = source.suffix.lower()
    if suffix == ".qhcp":
        return qt_help.read_qhcp(source)
    if suffix == ".qhp":
        return [qt_help.read_qhp(source)]
    if suffix == ".qch":
        return [qt_help.read_qch(source)]
    if suffix == ".hhp":
        return [html_help.read_hhp(source)]
    mend = "A compiled .chm is unpacked with 7-Zip first; import its .hhp." if suffix == ".chm" else ""
    raise KnowledgeError(
        "is no help project", path=str(source), mend=mend or f"Name a file: {', '.join(SUFFIXES)}"
    )


class _Writer:
    """Writes one project."""

    def __init__(
        self,
        project: Project,
        target: Path,
        folder: str,
        report: Report,
        filters: Mapping[str, frozenset[str]],
    ) -> None:
        self.project, self.target, self.folder, self.report = project, target, folder, report
        self.filters = filters
        self.pages: dict[str, str] = {}
        taken: set[str] = set()
        for path in sorted(filter(is_page, project.files)):
            new = posixpath.join(folder, posixpath.splitext(path)[0] + ".md")
            # `a.htm` beside `a.html`: both stay.
            self.pages[path] = posixpath.join(folder, path + ".md") if new in taken else new
            taken.add(self.pages[path])
        self.home = ""
        self._anchors: dict[str, set[str]] = {}
        self._images: dict[str, str] = {}

    def write(self) -> None:
        project = self.project
        ids = self._by_page(project.ids, "id")
        words = self._by_page(project.keywords, "keyword")
        texts = self._texts()
        for path, html in texts.items():
            self._look_for_anchors(path, html)
        titles = {
            project.resolve(entry.target)[0]: entry.title for entry in reversed(list(_flat(project.contents)))
        }
        for path, html in texts.items():
            self._page(path, html, titles.get(path, ""), ids.get(path, ()), words.get(path, ()))
        taken = {name.casefold() for names in ids.values() for name, _ in names}
        for name, text in popup_pages(project, taken):
            self._store(posixpath.join(self.folder, name), text.encode("utf-8"))
            self.report.popups += 1
        home = project.resolve(project.home)[0]
        self.home = self.pages.get(home, "")
        for path in sorted(project.files):
            if not is_known(path):
                project.note(f"the file {path} is neither a page nor a picture and was left out")
        self.report.notes += project.notes

    def _texts(self) -> dict[str, str]:
        from vademecum.authoring.importers.markdown import decode_page  # noqa: PLC0415  an extra

        texts: dict[str, str] = {}
        size = 0
        for path in self.pages:
            if size > _LARGEST:
                raise KnowledgeError(
                    "the help is larger than help can be", path=path, mend="Import less at once."
                )
            try:
                data = self.project.files[path]()
            except (OSError, VademecumError) as error:
                self.project.note(f"{path} could not be read: {error}")
                continue
            size += len(data)
            texts[path], wrong = decode_page(data, self.project.charset)
            if wrong:
                self.project.note(f"{path}: {wrong}")
        return texts

    def _by_page(self, pairs: Iterable[tuple[str, str]], what: str) -> dict[str, tuple[tuple[str, str], ...]]:
        """Page -> (name, anchor) of what leads to it."""
        found: dict[str, dict[tuple[str, str], None]] = {}
        for name, target in pairs:
            path, anchor = self.project.resolve(target) if target else ("", "")
            if path not in self.pages:
                self.project.note(
                    f"the {what} {name!r} leads to {target or 'nothing'}, which is no page here"
                )
                continue
            found.setdefault(path, {})[(" ".join(name.split()), anchor)] = None
            if anchor:
                self._anchors.setdefault(path, set()).add(anchor)
        return {path: tuple(names) for path, names in found.items()}

    def _look_for_anchors(self, path: str, html: str) -> None:
        for _, target in _LINK.findall(html):
            if "#" in target:
                page, anchor = self.project.resolve(target, path)
                if anchor:
                    self._anchors.setdefault(page, set()).add(anchor)

    def _page(
        self,
        path: str,
        html: str,
        title: str,
        ids: Iterable[tuple[str, str]],
        words: Iterable[tuple[str, str]],
    ) -> None:
        from vademecum.authoring.importers.markdown import to_markdown  # noqa: PLC0415  an extra

        try:
            page = to_markdown(
                html, lambda address: self._link(address, path), self._anchors.get(path, set())
            )
        except RecursionError:
            self.project.note(f"{path} is nested too deeply and was left out")
            return
        names = [f"{name}#{anchor}" if anchor else name for name, anchor in ids]
        whole = [name for name in names if "#" not in name]
        keywords = list(dict.fromkeys(word for word, _ in words))
        if len(keywords) > _MOST_KEYWORDS:
            self.project.note(f"{path} has {len(keywords)} keywords; the first {_MOST_KEYWORDS} were kept")
        head: dict[str, object] = {
            "title": title or page.title or posixpath.splitext(posixpath.basename(path))[0]
        }
        if whole:
            head["id"] = whole[0]
        if aliases := [name for name in names if name not in whole[:1]]:
            head["aliases"] = aliases
        if keywords:
            head["keywords"] = keywords[:_MOST_KEYWORDS]
        if shown_under := self._filters_of(path):
            head["requires"] = {"filter": shown_under}
        lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in head.items()]
        body = page.body if page.body.strip() else f"# {head['title']}\n"
        self._store(self.pages[path], ("---\n" + "\n".join(lines) + "\n---\n\n" + body).encode("utf-8"))
        self.report.pages += 1
        self.report.ids += len(names)

    def _filters_of(self, path: str) -> list[str]:
        """The filters that show a page; empty when all do.

        Qt's rule: a filter shows what has all of the filter's attributes. Its reverse, the filters by
        which a page may be seen, is what a page here can say.
        """
        own = self.project.attributes.get(path, set())
        shown = [name for name, attributes in self.filters.items() if attributes <= own]
        return [] if len(shown) == len(self.filters) else shown or [UNFILTERED]

    def _link(self, address: str, base: str) -> str:
        """The new address of a link or picture on the page `base`."""
        if address.startswith(("http://", "https://", "mailto:")):
            return address
        if address.startswith("#"):
            return address
        path, anchor = self.project.resolve(address, base)
        new = self.pages.get(path) or self._image(path)
        if not new:
            self._miss(address, base)
            return ""
        here = posixpath.dirname(self.pages[base])
        relative = (
            posixpath.relpath(new, here or ".").replace(" ", "%20").replace("(", "%28").replace(")", "%29")
        )
        return f"{relative}#{anchor}" if anchor else relative

    def _miss(self, address: str, base: str) -> None:
        other = re.match(r"(?:\.\./)+[^/#]+/|[a-z][a-z0-9+.-]+:(?://[^/]*/?)?", address, re.IGNORECASE)
        if other is None:
            self.project.note(f"{base} links to {address[:120]}, which is not there")
        elif not address.lower().startswith(("javascript:", "data:")):
            # One line for all of them: references to other manuals come in thousands.
            self.project.note(f"links to {other[0]} lead out of this project; their words were kept")

    def _image(self, path: str) -> str:
        if not path.lower().endswith(IMAGE_SUFFIXES):
            return ""
        if path not in self._images:
            self._images[path] = ""
            try:
                data = self.project.files[path]()
            except (OSError, VademecumError) as error:
                self.project.note(f"{path} could not be read: {error}")
            else:
                self._images[path] = posixpath.join(self.folder, path)
                self._store(self._images[path], data)
                self.report.images += 1
        return self._images[path]

    def _store(self, path: str, data: bytes) -> None:
        file = self.target / path
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        except OSError as error:
            raise KnowledgeError(f"cannot be written ({error.strerror})", path=str(file)) from None


_LINK = re.compile(r"""\b(href)\s*=\s*["']?([^"'>\s]+)""", re.IGNORECASE)


def _flat(entries: Iterable[Entry]) -> Iterable[Entry]:
    for entry in entries:
        yield entry
        yield from _flat(entry.children)


def _plain_folder(name: str) -> str:
    return re.sub(r"[^\w.-]", "-", name).strip(".-")


def _write_manifest(
    target: Path, projects: list[Project], written: list[_Writer], filters: list[str]
) -> None:
    order: dict[str, None] = {}
    for project, writer in zip(projects, written, strict=True):
        for entry in _flat(project.contents):
            page = writer.pages.get(project.resolve(entry.target)[0], "")
            if page:
                order[page] = None
    values: Mapping[str, object] = {
        "title": projects[0].title,
        "language": next((project.language for project in projects if project.language), ""),
        "home": next((writer.home for writer in written if writer.home), ""),
        "order": list(order),
        "filters": filters,
    }
    # A JSON value is a YAML value too, whatever stands in it.
    lines = [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items() if value]
    (target / "knowledge.yaml").write_text("\n".join(lines) + "\n", encoding="utf-8")
