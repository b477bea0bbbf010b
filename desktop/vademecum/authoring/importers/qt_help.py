"""Qt Help: projects (`.qhp`), collections of them (`.qhcp`), and compressed help (`.qch`)."""

from __future__ import annotations

import contextlib
import sqlite3
import struct
import zlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

from vademecum.authoring.importers.project import LARGEST_FILE, Entry, Project, safe_path
from vademecum.errors import KnowledgeError

_LARGEST_PROJECT = 32 * 1024 * 1024
_DEEPEST = 50
"""Levels of contents; deeper ones are a damaged file."""


def read_qhp(file: Path) -> Project:
    """A help project in XML with its pages beside it."""
    root = _xml(file)
    project = Project(
        title=file.stem, namespace=_text(root, "namespace"), folder=_text(root, "virtualFolder")
    )
    for section in root.findall("filterSection"):
        _read_section(project, section, file.parent)
    for item in root.findall("customFilter"):
        if name := (item.get("name") or "").strip():
            project.filters.setdefault(name, frozenset(_attributes(item)))
    if project.contents:
        project.title = project.contents[0].title or project.title
        project.home = project.contents[0].target
    return project


def _attributes(item: ElementTree.Element) -> Iterator[str]:
    for attribute in item.findall("filterAttribute"):
        if name := (attribute.text or "").strip():
            yield name


def _read_section(project: Project, section: ElementTree.Element, folder: Path) -> None:
    tree = section.find("toc")
    if tree is not None:
        project.contents = (*project.contents, *_entries(tree, 0))
    for keyword in section.iter("keyword"):
        target = keyword.get("ref", "")
        if name := keyword.get("name", ""):
            project.keywords.append((name, target))
        if identifier := keyword.get("id", ""):
            project.ids.append((identifier, target))
    attributes = set(_attributes(section))
    for item in section.iter("file"):
        pattern = (item.text or "").strip()
        found = list(_matching(folder, pattern))
        for path, place in found:
            project.files[path] = partial(_read, place)
            # A file of several sections has the attributes of all of them.
            project.attributes.setdefault(path, set()).update(attributes)
        if not found:
            project.note(f"no file of the project is called {pattern}")


def _entries(parent: ElementTree.Element, depth: int) -> Iterator[Entry]:
    if depth > _DEEPEST:
        return
    for item in parent.findall("section"):
        yield Entry(item.get("title", ""), item.get("ref", ""), tuple(_entries(item, depth + 1)))


def _matching(folder: Path, pattern: str) -> Iterator[tuple[str, Path]]:
    """(path in the project, file) for a name or a pattern, only inside the project's folder."""
    name = safe_path(pattern)
    if not name:
        return
    root = folder.resolve()
    places = sorted(folder.glob(name)) if any(sign in name for sign in "*?[") else [folder / name]
    for place in places:
        if place.is_file() and place.resolve().is_relative_to(root):
            yield place.relative_to(folder).as_posix(), place


def read_qhcp(file: Path) -> list[Project]:
    """All projects and compressed helps of a collection project."""
    root = _xml(file)
    inputs = [*root.findall("docFiles/generate/file/input"), *root.findall("docFiles/register/file")]
    projects: list[Project] = []
    missing: list[str] = []
    for item in inputs:
        name = safe_path((item.text or "").strip())
        place = file.parent / name
        if not name or not place.is_file() or not place.resolve().is_relative_to(file.parent.resolve()):
            missing.append((item.text or "").strip())
        elif place.suffix.lower() in (".qhp", ".qch"):
            read = read_qhp(place) if place.suffix.lower() == ".qhp" else read_qch(place)
            # A project and its compressed form are the same help.
            if all(read.namespace != other.namespace for other in projects):
                projects.append(read)
    if not projects:
        raise KnowledgeError(
            "names no project that can be read", path=str(file), mend="Import the .qch instead."
        )
    title = _text(root, "assistant/title")
    if title:
        projects[0].title = title
    start = _text(root, "assistant/startPage") or _text(root, "assistant/homePage")
    if start and (home := projects[0].resolve(start)[0]):
        projects[0].home = home
    for name in missing:
        projects[0].note(f"the collection names {name}, which is not there")
    return projects


def read_qch(file: Path) -> Project:
    """Compressed help: an SQLite database."""
    project = Project(title=file.stem)
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as base:
            _read_base(project, base, file)
    except sqlite3.Error as error:
        raise KnowledgeError(f"is no compressed Qt help ({error})", path=str(file)) from None
    return project


def _read_base(project: Project, base: sqlite3.Connection, file: Path) -> None:
    project.namespace = _first(base, "SELECT Name FROM NamespaceTable ORDER BY Id")
    project.folder = _first(base, "SELECT Name FROM FolderTable ORDER BY Id")
    names: dict[int, str] = {}
    for path, number in base.execute("SELECT Name, FileId FROM FileNameTable ORDER BY FileId"):
        name = safe_path(str(path)) if path else ""
        if name:
            names[int(number)] = name
            project.files[name] = partial(_unpacked, file, int(number))
        elif path:
            project.note(f"the path {path} leads out of the help and was left out")
    trees = base.execute("SELECT Data FROM ContentsTable ORDER BY Id").fetchall()
    project.contents = tuple(entry for (data,) in trees for entry in _tree(list(_stored(bytes(data)))))
    rows = base.execute("SELECT Name, Identifier, FileId, Anchor FROM IndexTable ORDER BY Id")
    for name, identifier, number, anchor in rows:
        target = names.get(int(number or 0), "")
        target += f"#{anchor}" if anchor else ""
        if name:
            project.keywords.append((str(name), target))
        if identifier:
            project.ids.append((str(identifier), target))
    if project.contents:
        project.title = project.contents[0].title or project.title
        project.home = project.contents[0].target
    _read_filters(project, base, names)


def _read_filters(project: Project, base: sqlite3.Connection, names: dict[int, str]) -> None:
    tables = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"FilterNameTable", "FilterTable", "FilterAttributeTable", "FileFilterTable"} <= tables:
        return
    wanted: dict[str, set[str]] = {}
    for name, attribute in base.execute(
        "SELECT n.Name, a.Name FROM FilterNameTable n LEFT JOIN FilterTable f ON f.NameId = n.Id "
        "LEFT JOIN FilterAttributeTable a ON a.Id = f.FilterAttributeId ORDER BY n.Id, a.Id"
    ):
        wanted.setdefault(str(name), set()).update((str(attribute),) if attribute else ())
    project.filters = {name: frozenset(attributes) for name, attributes in wanted.items()}
    for number, attribute in base.execute(
        "SELECT f.FileId, a.Name FROM FileFilterTable f "
        "JOIN FilterAttributeTable a ON a.Id = f.FilterAttributeId ORDER BY f.FileId, a.Id"
    ):
        if int(number) in names:
            project.attributes.setdefault(names[int(number)], set()).add(str(attribute))


def _first(base: sqlite3.Connection, question: str) -> str:
    row = base.execute(question).fetchone()
    return str(row[0] or "") if row else ""


def _stored(data: bytes) -> Iterator[tuple[int, str, str]]:
    """(depth, target, title) from the stream in which Qt keeps a tree; a damaged rest is left out."""
    at = 0
    try:
        while at < len(data):
            (depth,) = struct.unpack_from(">i", data, at)
            target, at = _qstring(data, at + 4)
            title, at = _qstring(data, at)
            yield max(depth, 0), target, title
    except struct.error:
        return


def _qstring(data: bytes, at: int) -> tuple[str, int]:
    (size,) = struct.unpack_from(">I", data, at)
    if size == 0xFFFFFFFF:
        return "", at + 4
    if at + 4 + size > len(data):
        raise struct.error
    return data[at + 4 : at + 4 + size].decode("utf-16-be", "replace"), at + 4 + size


def _tree(rows: list[tuple[int, str, str]]) -> tuple[Entry, ...]:
    made: list[Entry] = []
    at = 0
    while at < len(rows):
        depth, target, title = rows[at]
        end = at + 1
        while end < len(rows) and rows[end][0] > depth:
            end += 1
        below = _tree(rows[at + 1 : end]) if depth < _DEEPEST else ()
        made.append(Entry(title, target, below))
        at = end
    return tuple(made)


def _unpacked(file: Path, number: int) -> bytes:
    with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as base:
        row = base.execute("SELECT Data FROM FileDataTable WHERE Id = ?", (number,)).fetchone()
    packed = bytes(row[0]) if row and row[0] else b""
    # Four bytes that say how long it will be, then what zlib made; the length is not to be trusted.
    try:
        return zlib.decompressobj().decompress(packed[4:], LARGEST_FILE) if len(packed) > 4 else b""
    except zlib.error as error:
        raise KnowledgeError(f"a file of this help is damaged ({error})", path=str(file)) from None


def _read(place: Path) -> bytes:
    if place.stat().st_size > LARGEST_FILE:
        raise KnowledgeError("is too large for a page or a picture", path=str(place))
    return place.read_bytes()


def _xml(file: Path) -> ElementTree.Element:
    if file.stat().st_size > _LARGEST_PROJECT:
        raise KnowledgeError("is too large for a help project", path=str(file))
    data = file.read_bytes()
    if b"<!ENTITY" in data:
        raise KnowledgeError("declares entities, which help projects do not need", path=str(file))
    try:
        return ElementTree.fromstring(data)  # noqa: S314  entities are refused above, sizes limited
    except ElementTree.ParseError as error:
        raise KnowledgeError(f"is no XML ({error})", path=str(file)) from None


def _text(root: ElementTree.Element, path: str) -> str:
    return (root.findtext(path) or "").strip()
