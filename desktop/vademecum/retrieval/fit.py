"""Whether the hits fit the question: three tiers, and how likely the first hit answers it.

Signals, all between 0 and 1, over the sections that the reader may see:

    coverage   share of the question's idf that the best of the first five sections covers
    title      the same in the title, trail, file name or keywords of the best of the first three
    first      coverage of the first hit itself
"""

from __future__ import annotations

from dataclasses import dataclass

from vademecum.retrieval.result import Tier


@dataclass(frozen=True, slots=True)
class Signals:
    """What the tiers are cut from."""

    coverage: float = 0.0
    title: float = 0.0
    first: float = 0.0
    article: float = 0.0
    """Share of the question's idf that the best article of the first three covers as a whole."""
    words: int = 0
    """Content words of the question."""
    unknown: int = 0
    """Content words that no open section holds."""
    repaired: bool = False
    placed: bool = False
    """Whether the first hit belongs to the reader's screen."""


@dataclass(frozen=True, slots=True)
class Fit:
    """The verdict on a result."""

    tier: Tier
    signal: float
    confidence: float


ANSWER = 0.8
NEAR = 0.5
"""Cuts of the signal: below `NEAR` a question is refused, below `ANSWER` it gets the closest sections."""


def judge(signals: Signals, *, repaired_cap: float) -> Fit:
    """Combine the signals into a tier and a confidence."""
    signal = signals.coverage + 0.5 * signals.title
    tier: Tier = "answer" if signal >= ANSWER else "near" if signal >= NEAR or signals.placed else "refuse"
    confidence = min(0.95, max(0.0, signal / 1.5))
    if signals.repaired:
        confidence = min(confidence, repaired_cap)
    return Fit(tier, round(signal, 6), round(confidence, 4) if tier != "refuse" else 0.0)
