"""What asking returns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vademecum.retrieval.result import Hit, Step

REFUSAL = "I don't have enough information to answer that."
"""The refusal's fixed wording; the user interface shows its translation."""


@dataclass(frozen=True, slots=True)
class Citation:
    """Where a part of an answer comes from."""

    n: int
    """Number shown in the text, from 1."""
    title: str
    source: str
    heading: str
    quote: str
    """Words that stand in the section, verbatim."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Text with citations, or a refusal with its reason (`text` is None, `confidence` 0)."""

    text: str | None = None
    section: str | None = None
    """Heading of the section that answers."""
    source: str | None = None
    """`path` or `path#slug` of the section that answers."""
    confidence: float = 0.0
    """0 to 1, calibrated: of answers at 0.8 about 80% are right."""
    citations: tuple[Citation, ...] = ()
    corrected: Mapping[str, str] = field(default_factory=dict)
    """typed word -> word searched instead."""
    rewritten: str = ""
    language: str = ""
    message: str = ""
    """For the reader: the refusal, or `searched for ... instead; verify the source`."""
    reason: str = ""
    """Empty for an answer; else as `SearchResult.reason`."""
    hits: tuple[Hit, ...] = ()
    """The closest sections, also when refused: refusing is about the answer, never the list."""
    query: str = ""
    tier: str = "refuse"
    signal: float = 0.0
    """The figure that the tiers are cut from; see `retrieval.fit`."""
    steps: tuple[Step, ...] = ()
    """What each step did to the query as a whole; filled when `explain` is asked for."""
    removed: int = 0
    """Sentences that a model wrote and no excerpt supported: they are not shown."""
    model: str = ""
    """Name of the model that wrote the text; empty for a section's own words."""
    prompt: str = ""
    """sha256 of the prompt that the model was given, before the excerpts; empty without one."""

    def __bool__(self) -> bool:
        return self.text is not None
