"""HTML Help (CHM) projects: `.hhp` with its contents (`.hhc`), index (`.hhk`), map and alias files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

from vademecum.authoring.importers.project import LARGEST_FILE, Entry, Project, is_page, safe_path
from vademecum.errors import KnowledgeError

_CODE_PAGES = {
    0x01: "cp1256", 0x04: "gbk", 0x05: "cp1250",
    0x08: "cp1253", 0x0D: "cp1255", 0x0E: "cp1250", 0x11: "cp932",
    0x12: "cp949", 0x15: "cp1250", 0x18: "cp1250", 0x19: "cp1251", 0x1A: "cp1250", 0x1B: "cp1250",
    0x1E: "cp874", 0x1F: "cp1254", 0x22: "cp1251", 0x23: "cp1251", 0x24: "cp1250", 0x25: "cp1257",
    0x26: "cp1257", 0x27: "cp1257", 0x2A: "cp1258", 0x02: "cp1251",
}  # fmt: skip
"""Low byte of a Windows language number -> code page of its files; all others are cp1252."""
_TAGS = {
    0x01: "ar", 0x02: "bg", 0x04: "zh", 0x05: "cs",
    0x06: "da", 0x07: "de", 0x08: "el", 0x09: "en", 0x0A: "es",
    0x0B: "fi", 0x0C: "fr", 0x0D: "he", 0x0E: "hu",
    0x10: "it", 0x11: "ja", 0x12: "ko", 0x13: "nl", 0x14: "nb",
    0x15: "pl", 0x16: "pt", 0x18: "ro", 0x19: "ru",
    0x1A: "hr", 0x1B: "sk", 0x1D: "sv", 0x1E: "th", 0x1F: "tr",
    0x22: "uk", 0x24: "sl", 0x2A: "vi",
}  # fmt: skip
_BIG5 = (0x404, 0xC04)
_DEFINE = re.compile(r"^\s*#define\s+(\w+)\s+(0x[0-9a-fA-F]+|\d+)")
_TOPIC = re.compile(r"(?m)^\.topic[ \t]+(\S+).*$")
_INCLUDE = re.compile(r'^\s*#include\s+[<"]?([^">]+?)[>"]?\s*$')


def read_hhp(file: Path) -> Project:
    """Read a project and what belongs to it, wherever its letter case differs from the disk's."""
    folder = file.parent
    raw = _read(file)
    number = re.search(rb"(?im)^\s*Language\s*=\s*(0x[0-9a-f]+)", raw)
    language = int(number[1], 16) if number else 0x409
    charset = "big5" if language in _BIG5 else _CODE_PAGES.get(language & 0xFF, "cp1252")
    parts = _sections(_decoded(raw, charset))
    options = {
        name.lower(): value for name, _, value in (line.partition("=") for line in parts.get("options", []))
    }
    project = Project(
        title=options.get("title", "").strip() or file.stem,
        language=_TAGS.get(language & 0xFF, ""),
        charset=charset,
    )
    for line in parts.get("files", []):
        _add(project, folder, line.strip())
    for option in ("contents file", "index file"):
        name = options.get(option, "").strip()
        place = _find(folder, name) if name else None
        if place is not None:
            tree = _Sitemap.read(_decoded(_read(place), charset))
            if option == "contents file":
                project.contents = tree.entries()
            else:
                project.keywords += list(tree.keywords())
        elif name:
            project.note(f"the {option} {name} is not there")
    _add_listed(project, folder)
    project.home = project.resolve(options.get("default topic", "").strip())[0]
    _read_ids(project, folder, parts, charset)
    for name in sorted(
        set(parts) - {"options", "files", "alias", "map", "windows", "infotypes", "text popups", ""}
    ):
        project.note(f"the part [{name}] of the project was not taken over")
    return project


def _read_popups(project: Project, folder: Path, lines: list[str], charset: str) -> None:
    """Texts for What's This: `.topic IDH_OK`, and below it what the control does, up to the next."""
    names = {number: name for name, number in project.numbers.items()}
    for line in lines:
        name = line.partition(";")[0].strip()
        if name.lower().endswith(".h"):
            continue  # it only gives numbers to names
        place = _find(folder, name)
        if place is None:
            project.note(f"the file {name} with text pop-ups is not there")
        else:
            for topic, text in _topics(_decoded(_read(place), charset)):
                project.popups.setdefault(names.get(topic, topic), text)


def _topics(text: str) -> Iterator[tuple[str, str]]:
    parts = _TOPIC.split(text)
    for topic, words in zip(parts[1::2], parts[2::2], strict=True):
        if words.strip():
            yield topic, words.strip()


def _read_ids(project: Project, folder: Path, parts: dict[str, list[str]], charset: str) -> None:
    """Names and numbers by which programs ask for pages and pop-ups."""
    targets: dict[str, str] = {}
    for line in _with_includes(parts.get("alias", []), folder, charset, project):
        name, sign, target = line.partition("=")
        if sign:
            targets[name.strip()] = target.partition(";")[0].strip()
    numbers: dict[str, int] = {}
    headers = [
        f"#include {name}" for name in parts.get("text popups", []) if name.strip().lower().endswith(".h")
    ]
    for line in _with_includes([*parts.get("map", []), *headers], folder, charset, project):
        if found := _DEFINE.match(line):
            numbers[found[1]] = int(found[2], 0)
        elif line.strip() and not line.lstrip().startswith((";", "//", "/*", "#if", "#end", "#pragma", "*")):
            project.note(f"this line of a map file was not understood: {line.strip()[:80]}")
    project.numbers = {name: str(number) for name, number in numbers.items()}
    _read_popups(project, folder, parts.get("text popups", []), charset)
    for name, target in targets.items():
        project.ids.append((name, target))
        if name in numbers:
            project.ids.append((str(numbers[name]), target))
    for name in sorted(set(numbers) - set(targets) - set(project.popups)):
        project.note(f"the id {name} ({numbers[name]}) has a number and no page")


def _with_includes(
    lines: list[str], folder: Path, charset: str, project: Project, depth: int = 0
) -> Iterator[str]:
    for line in lines:
        found = _INCLUDE.match(line)
        if not found:
            yield line
            continue
        place = _find(folder, found[1].strip())
        if place is None or depth > 5:
            project.note(f"the file {found[1].strip()} is not there")
            continue
        yield from _with_includes(
            _decoded(_read(place), charset).splitlines(), folder, charset, project, depth + 1
        )


def _add(project: Project, folder: Path, name: str) -> None:
    place = _find(folder, name) if name else None
    if place is not None:
        path = place.relative_to(folder).as_posix()
        project.files[path] = lambda: _read(place)
    elif name:
        project.note(f"the file {name} is not there, or lies outside of the project")


def _add_listed(project: Project, folder: Path) -> None:
    """Pages of contents and index count even where [FILES] does not name them."""

    def targets(entries: tuple[Entry, ...]) -> Iterator[str]:
        for entry in entries:
            yield entry.target
            yield from targets(entry.children)

    for target in (*targets(project.contents), *(target for _, target in project.keywords)):
        name = target.partition("#")[0]
        if name and is_page(name) and "::" not in name and ":" not in name and not project.resolve(name)[0]:
            _add(project, folder, name)


def _find(folder: Path, name: str) -> Path | None:
    """A file below the folder, whatever letter case the project writes it in."""
    path = safe_path(name)
    if not path:
        return None
    place = folder
    for step in path.split("/"):
        exact = place / step
        if not exact.exists():
            try:
                names = sorted(item.name for item in place.iterdir())
            except OSError:
                return None
            exact = place / next((known for known in names if known.casefold() == step.casefold()), step)
        place = exact
    return place if place.is_file() and place.resolve().is_relative_to(folder.resolve()) else None


def _sections(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.splitlines():
        stripped = line.strip()
        if stripped.startswith("[") and stripped.endswith("]"):
            name = stripped[1:-1].strip().lower()
        elif stripped and not stripped.startswith(";"):
            found.setdefault(name, []).append(line)
    return found


def _decoded(data: bytes, charset: str) -> str:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    return data.removeprefix(b"\xef\xbb\xbf").decode(
        "utf-8" if data.startswith(b"\xef\xbb\xbf") else charset, "replace"
    )


def _read(place: Path) -> bytes:
    if place.stat().st_size > LARGEST_FILE:
        raise KnowledgeError("is too large for a part of a help project", path=str(place))
    return place.read_bytes()


@dataclass(slots=True)
class _Node:
    params: list[tuple[str, str]] = field(default_factory=list)
    children: list[_Node] = field(default_factory=list)


class _Sitemap(HTMLParser):
    """Lists of `<object type="text/sitemap">` with their `<param>`s: the form of `.hhc` and `.hhk`."""

    def __init__(self) -> None:
        super().__init__()
        self.root = _Node()
        self._open = [self.root]
        self._inside = False

    @classmethod
    def read(cls, text: str) -> _Sitemap:
        made = cls()
        made.feed(text)
        made.close()
        return made

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "ul":
            last = self._open[-1].children
            self._open.append(last[-1] if last else self._open[-1])
        elif tag == "object" and values.get("type", "").lower() == "text/sitemap":
            self._open[-1].children.append(_Node())
            self._inside = True
        elif tag == "param" and self._inside:
            self._open[-1].children[-1].params.append(
                (values.get("name", "").lower(), values.get("value", ""))
            )

    def handle_endtag(self, tag: str) -> None:
        if tag == "ul" and len(self._open) > 1:
            self._open.pop()
        elif tag == "object":
            self._inside = False

    def entries(self) -> tuple[Entry, ...]:
        return tuple(map(_entry, self.root.children))

    def keywords(self) -> Iterator[tuple[str, str]]:
        waiting = list(self.root.children)
        while waiting:
            node = waiting.pop(0)
            word = next((value for name, value in node.params if name == "name"), "")
            for name, value in node.params:
                if name == "local" and word:
                    yield word, value
            waiting[:0] = node.children


def _entry(node: _Node) -> Entry:
    values = dict(reversed(node.params))
    return Entry(values.get("name", ""), values.get("local", ""), tuple(map(_entry, node.children)))
