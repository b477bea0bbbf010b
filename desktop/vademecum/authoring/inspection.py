"""A folder under inspection: its snapshot, the source lines of its pages, and where their links lead."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from vademecum.knowledge.article import Article, Link
from vademecum.knowledge.encoding import BinaryFileError, decode
from vademecum.knowledge.frontmatter import FrontMatter, split
from vademecum.knowledge.keys import read_keys
from vademecum.knowledge.links import Target, resolve
from vademecum.knowledge.page_files import load_bytes
from vademecum.knowledge.snapshot import Snapshot

_FENCE = re.compile(r"[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})(.*)")
_LICENCES = frozenset({"license.md", "licence.md", "copying.md"})
_PARAGRAPH = 80
"""Lines after the beginning of a paragraph in which one of its links is looked for."""


@dataclass(frozen=True, slots=True)
class Source:
    """One page as its author sees it."""

    lines: tuple[str, ...] = ()
    front: FrontMatter = field(default_factory=lambda: FrontMatter({}, {}, "", 1))

    def text(self, line: int) -> str:
        """Line `line`, from 1; empty where there is none."""
        return self.lines[line - 1] if 0 < line <= len(self.lines) else ""

    def prose(self) -> Iterator[tuple[int, str]]:
        """(number, text) of the lines below the front matter that are no code."""
        fence = ""
        for number, text in enumerate(self.lines, 1):
            if number < self.front.body_line:
                continue
            mark = _FENCE.match(text)
            if fence:
                if mark and mark[1].startswith(fence) and not mark[2].strip():
                    fence = ""
            elif mark:
                fence = mark[1]
            else:
                yield number, text


@dataclass(frozen=True, slots=True)
class Followed:
    """A link of a page with where it leads."""

    article: Article
    link: Link
    target: Target


class Inspection:
    """What the rules look at. It reads each page once, and only when a rule asks."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot
        self._root = os.path.realpath(snapshot.root)
        self._sources: dict[str, Source] = {}
        self._manifest_lines: Mapping[tuple[str, ...], int] = {}
        self._manifest_text: list[str] = []

    @cached_property
    def pages(self) -> tuple[Article, ...]:
        """The articles that stand for themselves: no snippets that only others show, no licence text."""
        snapshot = self.snapshot
        left_out = snapshot.snippets | {path for path in snapshot.articles if path.lower() in _LICENCES}
        return tuple(a for path, a in snapshot.articles.items() if path not in left_out)

    @cached_property
    def links(self) -> tuple[Followed, ...]:
        """Every link and picture of every page, resolved."""
        return tuple(
            Followed(article, link, resolve(self.snapshot, article.path, link.target))
            for article in self.pages
            for link in article.links
        )

    def source(self, path: str) -> Source:
        """The lines of a page; empty when it cannot be read now."""
        if path not in self._sources:
            self._sources[path] = self._read(path)
        return self._sources[path]

    def _read(self, path: str) -> Source:
        loaded = load_bytes(self._root, path)
        if loaded is None:
            return Source()
        try:
            text, _ = decode(loaded[0], path)
        except BinaryFileError:
            return Source()
        return Source(tuple(text.split("\n")), split(text, path))

    def leads_to(self, path: str, name: str) -> str:
        """The page that `name`, as a page names another one (path, id, address, title), means; or empty."""
        found = self.snapshot.find(name)
        if found is not None:
            return found.path
        target = resolve(self.snapshot, path, name)
        return target.path if target.kind in ("article", "anchor") else ""

    def key_place(self, path: str, *keys: str) -> tuple[str, int]:
        """(file, line) of the first of these front matter keys that is there, in the overlay or the page."""
        overlay = self.snapshot.overlay
        for key in keys:
            if key in overlay.pages.get(path, {}):
                return overlay.name, overlay.lines.get((path, key), 0)
        lines: Mapping[str, int] = self.source(path).front.lines
        return path, next((lines[key] for key in keys if key in lines), 0)

    def manifest_line(self, key: str, entry: str = "") -> int:
        """Line of a key of the manifest, or of an entry in its list, from 1; 0 when it has none."""
        if not self._manifest_lines:
            place = self.snapshot.root / self.snapshot.manifest.path
            text = place.read_text(encoding="utf-8", errors="replace")
            self._manifest_text = text.split("\n")
            self._manifest_lines = read_keys(text).places
        line = self._manifest_lines.get((key,), 0)
        if entry and line:
            below = range(line, len(self._manifest_text) + 1)
            return next((n for n in below if entry in self._manifest_text[n - 1]), line)
        return line

    def link_place(self, followed: Followed) -> tuple[int, int]:
        """(line, column) at which the link's address is written.

        A link knows only where its paragraph begins. (its line, -1) when the address is not
        found there, such as in a transcluded file.
        """
        written, start = followed.link.target, followed.link.line
        lines = self.source(followed.article.path).lines
        if written:
            spelt = re.compile(_IN_LINK.format(re.escape(written)))
            for number in range(max(start, 1), min(start + _PARAGRAPH, len(lines) + 1)):
                if found := spelt.search(lines[number - 1]):
                    return number, found.start(1)
            spelt = re.compile(_DEFINED.format(re.escape(written)))
            for number, text in enumerate(lines, 1):
                if found := spelt.match(text):
                    return number, found.start(1)
        return start, -1


_IN_LINK = r"""(?:\]\(\s*<?|(?:src|href)\s*=\s*["']?|<)({})(?=[\s>)"'])"""
"""An address inside a link, a picture, an HTML attribute or angle brackets."""
_DEFINED = r"[ \t>]*\[[^\]]+\]:[ \t]*<?({})(?=[\s>]|$)"
"""An address that is defined apart from the text: `[name]: address`."""
