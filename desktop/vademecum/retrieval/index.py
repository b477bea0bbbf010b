"""The index of a knowledge folder: arrays for scoring, and the articles behind them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from vademecum.knowledge.article import Article, Section
from vademecum.knowledge.routes import Route
from vademecum.retrieval.access import Gate
from vademecum.retrieval.bm25 import Ints, Postings
from vademecum.retrieval.parameters import Parameters

T = TypeVar("T")
Progress = Callable[[int, int, str], None]
Cancelled = Callable[[], bool]


Learned = tuple[tuple[str, str, bool], ...]
"""Acronym, the words it stands for, whether the text itself says so (else guessed by initials)."""


@dataclass(frozen=True, slots=True)
class Folder:
    """What the manifest says that search uses."""

    title: str = ""
    language: str = ""
    """Declared language, else the one most articles are written in."""
    languages: tuple[str, ...] = ()
    """Languages of the articles, the most frequent first."""
    acronyms: Mapping[str, str] = field(default_factory=dict)
    synonyms: tuple[tuple[str, ...], ...] = ()
    glossary: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    reference: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """What is kept of every article without decoding it."""

    path: str
    key: str
    """Digest of everything that the index holds of it."""
    language: str
    """Language it is analysed in."""
    told: str
    """Language that it declares or plainly speaks; empty when it is taken to be in the folder's."""
    stamp: str
    """sha256 of the file, to know an unchanged one."""
    gate: Gate
    routes: tuple[Route, ...]
    section_routes: tuple[tuple[Route, str], ...]
    first: int
    """Number of its first section."""
    sections: int
    news: bool = False


@dataclass(frozen=True, slots=True)
class Arrays:
    """The numbers of an index; section s, article a, term t, surface w."""

    postings: Postings
    frequencies: Ints
    """t: sections that hold the term, all sections being open."""
    faces: Postings
    """Surfaces: codes are section numbers << 3, counts are 1."""
    lengths: Ints
    """s x 8: terms per field."""
    article_of: Ints
    """s: article number."""
    rank_of: Ints
    """s: position of the section's id in sorted order, the last tie-breaker."""


class Index:
    """Everything a search needs; immutable once built.

    Build one with `build_index`, keep it on disk with `store.save` and `store.load`, and search it as a
    reader sees it: `view_of`.
    """

    def __init__(
        self,
        *,
        fingerprint: str,
        parameters: Parameters,
        folder: Folder,
        entries: tuple[Entry, ...],
        arrays: Arrays,
        terms: Callable[[], list[str]],
        faces: Callable[[], list[str]],
        acronyms: Callable[[], list[Learned]],
        article: Callable[[int], Article],
    ) -> None:
        self.fingerprint = fingerprint
        self.parameters = parameters
        self.folder = folder
        self.entries = entries
        self.arrays = arrays
        self._load_terms = terms
        self._load_faces = faces
        self._load_acronyms = acronyms
        self._load_article = article
        self._kept: dict[Callable[[], Any], Any] = {}
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self.arrays.article_of)

    @cached_property
    def terms(self) -> list[str]:
        """Every term, by number."""
        return self._load_terms()

    @cached_property
    def term_numbers(self) -> dict[str, int]:
        """Term -> number."""
        return dict(zip(self.terms, range(len(self.terms)), strict=True))

    @cached_property
    def faces(self) -> list[str]:
        """Every surface word, by number."""
        return self._load_faces()

    @cached_property
    def face_numbers(self) -> dict[str, int]:
        """Surface word -> number."""
        return dict(zip(self.faces, range(len(self.faces)), strict=True))

    @cached_property
    def acronyms(self) -> list[Learned]:
        """What each article spells out, by article number."""
        return self._load_acronyms()

    @cached_property
    def by_path(self) -> dict[str, int]:
        """Article path -> number."""
        return {entry.path: number for number, entry in enumerate(self.entries)}

    def article(self, number: int) -> Article:
        """Return an article by number, decoded when it comes from a cache file."""
        return self._load_article(number)

    def entry_of(self, section: int) -> Entry:
        """Return the entry of the article that holds a section."""
        return self.entries[int(self.arrays.article_of[section])]

    def section(self, number: int) -> Section:
        """Return a section by number."""
        article = int(self.arrays.article_of[number])
        return self.article(article).sections[number - self.entries[article].first]

    def kept(self, make: Callable[[], T]) -> T:
        """Return what `make` makes, the same one as long as this index lives: for what is derived from it."""
        with self._lock:
            if make not in self._kept:
                self._kept[make] = make()
            found: T = self._kept[make]
        return found
