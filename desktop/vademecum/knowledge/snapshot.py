"""One state of a knowledge folder: immutable, and complete in itself but for pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from vademecum.errors import KnowledgeError
from vademecum.knowledge.addresses import (
    INDEX_STEMS,
    Addresses,
    address,
    fold,
    split_source,
    split_suffix,
    wiki_key,
)
from vademecum.knowledge.article import Article, Changes, Problem
from vademecum.knowledge.document import Document
from vademecum.knowledge.manifest import Manifest
from vademecum.knowledge.overlay import Overlay
from vademecum.knowledge.page_files import PageFiles
from vademecum.knowledge.reading import parse_page, parse_text
from vademecum.knowledge.scan import FileState
from vademecum.knowledge.sites import Site


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What `read_folder` found."""

    root: Path
    manifest: Manifest = field(default_factory=Manifest)
    articles: Mapping[str, Article] = field(default_factory=dict)
    """Path -> article in reading order; hidden ones and snippets included."""
    snippets: frozenset[str] = frozenset()
    """Articles that exist to be transcluded by others: readable by link, in no list."""
    files: Mapping[str, FileState] = field(default_factory=dict)
    """Path -> state of every file that was read: pages, transcluded files, manifest."""
    others: frozenset[str] = frozenset()
    """Paths of the files that were not read: pictures and whatever else pages may point to."""
    refused: frozenset[str] = frozenset()
    """Paths that are links out of the folder."""
    problems: tuple[Problem, ...] = ()
    """Of the whole folder, those of its articles included, sorted by path and line."""
    fingerprint: str = ""
    """sha256 over everything that was read: equal folders have equal fingerprints wherever they lie."""
    overlay: Overlay = field(default_factory=Overlay)
    addresses: Addresses = field(default_factory=Addresses)
    given_overlay: Path | None = None
    """The overlay named by whoever opened the folder."""
    needs: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Page -> the files that it asked to transclude, with their sha256, empty for one that is not there."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """Folder -> the title that the author gave it in a file beside its pages."""
    sites: tuple[Site, ...] = ()
    """Where the folder is published on the web."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """Path -> Markdown of the pages that are held in memory, over or beside those of the folder."""

    def find(self, name: str) -> Article | None:
        """The article with this path, id, former or published address or wiki name."""
        return self.articles.get(self.locate(name)[0])

    def locate(self, name: str) -> tuple[str, str]:
        """Path of the article that `name` leads to, and the section that an alias adds, if any."""
        path, slug = self.by_address(name)
        if not path:
            name = split_suffix(name.partition("#")[0])[0]
            path = self.addresses.names.get(wiki_key(name), ("",))[0]
        return self.addresses.redirects.get(path, path), slug

    def by_address(self, name: str) -> tuple[str, str]:
        """As `locate`, by path, id or address only: not by wiki name, and redirects are not followed."""
        # A file name may hold a `#` itself.
        where, fragment = (name, "") if name in self.articles else split_source(name)
        table = self.addresses
        if not where or where in self.articles:
            return where, ""
        if where in table.ids:
            return table.ids[where], ""
        key = address(where)
        if paths := table.pages.get(key):
            folder = where.endswith("/") or fold(split_suffix(where.rpartition("/")[2])[0]) in INDEX_STEMS
            return paths[-1 if folder else 0], ""
        if claims := table.aliases.get(key):
            # The alias of that very section, else of the whole page, else of any section.
            return min(claims, key=lambda claim: (claim[1] != fragment, claim[1] != "", claims.index(claim)))
        return "", ""

    def document(self, path: str) -> Document:
        """The parsed page, read again from the disk.

        Raises `KnowledgeError` when there is no such article or its file cannot be read now.
        """
        files = PageFiles(self.root, (*self.files, *self.others))
        if path in self.texts:
            return parse_text(path, self.texts[path], files)
        found = parse_page(path, files) if path in self.articles else None
        if found is None:
            mend = "Refresh, or see whether the folder is still there."
            raise KnowledgeError("the page cannot be read now", path=path, mend=mend)
        return found

    @property
    def home(self) -> str:
        """Path of the article to open first; empty in an empty folder."""
        if self.manifest.home and (path := self.locate(self.manifest.home)[0]):
            return path
        for path in (self.locate("/")[0], *self._home_candidates()):
            if path in self.articles and path not in self.snippets:
                return path
        return next((path for path, article in self.articles.items() if not article.hidden), "")

    def _home_candidates(self) -> list[str]:
        """Pages for the route `/`, then index pages, those nearest to the top first."""
        for_top = [
            path for path, article in self.articles.items() if any(r.pattern == "/" for r in article.routes)
        ]
        keys = ((home_key(path), path) for path, article in self.articles.items() if not article.hidden)
        return for_top + [path for _, path in sorted((key, path) for key, path in keys if key)]


_HOME_STEMS = (*INDEX_STEMS, "home", "start", "welcome", "introduction", "overview", "contents")
"""Stems of pages at which a reader can begin, in lower case, the likeliest first."""


def home_key(path: str) -> tuple[int, int] | None:
    """Sorts pages that are named like a beginning, those nearest to the top first; None for others."""
    stem = fold(split_suffix(path.rpartition("/")[2])[0])
    return (path.count("/"), _HOME_STEMS.index(stem)) if stem in _HOME_STEMS else None


def changes(old: Snapshot | None, new: Snapshot) -> Changes:
    """What differs between two states of a folder; everything is new when there is no old one."""
    before = old.articles if old else {}
    updated = (
        path for path in new.articles if path in before and not _same(before[path], new.articles[path])
    )
    return Changes(
        tuple(sorted(new.articles.keys() - before.keys())),
        tuple(sorted(updated)),
        tuple(sorted(before.keys() - new.articles.keys())),
    )


def _same(one: Article, other: Article) -> bool:
    if one is other:
        return True
    return one.sha256 == other.sha256 and replace(one, modified=0.0, problems=()) == replace(
        other, modified=0.0, problems=()
    )
