"""What a search returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Place = Literal["exact", "ancestor", "descendant", ""]
"""How an article's route relates to the reader's screen; empty when it does not."""
Tier = Literal["answer", "near", "refuse"]
"""Whether the hits answer the question, are merely the closest sections, or do not fit."""


@dataclass(frozen=True, slots=True)
class Step:
    """What one step of the pipeline did to one hit, or to the query as a whole."""

    name: str
    """The step's switchable name, such as `title-boost`."""
    effect: str
    """For people: `x1.40 (exact route)`, `+2.31 (title: domain)`."""
    factor: float = 1.0
    """What the score was multiplied by; 1.0 when the step added or explained something else."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that matched."""

    id: str
    """Section id: `path#slug[#part]`."""
    source: str
    """`guide/dns.md#verify`; without `#` for the article's own title section."""
    path: str
    heading: str
    title: str
    """Title of the article."""
    score: float
    """Comparable within one result only."""
    confidence: float
    """0 to 1: how likely this hit answers the question."""
    excerpt: str
    """A readable part of the section, around the matches."""
    spans: tuple[tuple[int, int], ...] = ()
    """Character offsets in `excerpt` to highlight."""
    anchor: str = ""
    """Anchor of a smaller heading within the section when that names what was asked for; else empty."""
    route: str = ""
    """The article's route that relates to the reader's screen, else its first, else empty."""
    place: Place = ""
    trail: tuple[str, ...] = ()
    """Titles of the enclosing headings, outermost first."""
    matched: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Query term -> fields in which it matched (title, trail, file, summary, keywords, body, code)."""
    why: tuple[Step, ...] = ()
    """One entry per pipeline step that touched this hit; filled when `explain` is asked for."""

    @property
    def slug(self) -> str:
        """Anchor to jump to; empty for the article's own title section."""
        return self.anchor or self.source[len(self.path) + 1 :]


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Hits, best first, and what was searched."""

    hits: tuple[Hit, ...] = ()
    query: str = ""
    """What was searched, after rewriting and spelling."""
    corrected: Mapping[str, str] = field(default_factory=dict)
    """typed word -> word searched instead."""
    rewritten: str = ""
    """The question as rewritten, empty when it was searched as typed."""
    language: str = ""
    """Language of the question as far as it could be told."""
    message: str = ""
    """One or two sentences for the reader; empty when there is nothing to say."""
    reason: str = ""
    """Why there is no answer: empty, `nothing-fits`, `unknown-words`, `other-language`, `empty-query` or
    `empty-knowledge`."""
    tier: Tier = "refuse"
    signal: float = 0.0
    """The figure that the tiers are cut from; see `retrieval.fit`."""
    confidence: float = 0.0
    """0 to 1: how likely the first hit answers the question."""
    steps: tuple[Step, ...] = ()
    """What each step did to the query as a whole; filled when `explain` is asked for."""
    route: str = ""
