"""Whether the hits fit the question: three tiers, and how likely the first hit answers it.

    signal = first + title + strength + line * lead - names - unknown / 2 - passing / 2 (or whole)

    first     share of the question's idf that the first hit covers
    title     the same in its title, trail, file name and keywords alone
    strength  score of its words as a share of the highest that the question can reach
    line      share of the idf that one sentence of it covers together with its heading: words of a
              question that stand far apart are seldom about one thing
    lead      how far the first hit is before the best one of another article, as a share of its score
    names     share of the question's idf in unknown words that are no ordinary words: the folder
              lacks the thing that was asked about, however well the rest fits
    unknown   the same for ordinary words, which are more often a matter of wording
    passing   share of the idf in words that at most two articles mention, and the first hit
              only in passing: in its text, in no title or keyword; it counts whole when the question
              is whether there is such a thing, which a mention does not tell

From `Parameters.answer` on the first hit is shown as the answer, from `Parameters.near` on the
hits are the closest sections, below the question is refused. Plain weights of one do as well as
fitted ones on the question sets (refusals at 10% false ones differ by less than the noise), so the
rule has nothing to over-fit. The confidence is the share of right answers at a signal, a logistic
curve fitted on the question sets.

Two kinds of hits are never an answer: a list of links, and what a question of ordinary words alone
(*see what happens*) finds in texts only, however well they hold them all. On twelve folders the latter
took the answer from six questions that got a wrong one, and from one that got the right one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vademecum.retrieval.result import Tier

if TYPE_CHECKING:
    from vademecum.retrieval.parameters import Parameters


@dataclass(frozen=True, slots=True)
class Signals:
    """What the verdict is made of; shares are 0 to 1."""

    first: float = 0.0
    title: float = 0.0
    strength: float = 0.0
    line: float = 0.0
    lead: float = 0.0
    names: float = 0.0
    passing: float = 0.0
    common: bool = False
    """Whether all content words are ordinary ones of the language."""
    whether: bool = False
    """Whether the question asks if there is such a thing."""
    links: bool = False
    """Whether the first hit only lists links."""
    unknown_share: float = 0.0
    """Share of the question's idf in words that no open section holds."""
    words: int = 0
    """Content words of the question."""
    unknown: int = 0
    """Content words that no open section holds."""
    repaired: bool = False
    foreign: bool = False
    """Whether the question is in a language that the folder is not written in."""


@dataclass(frozen=True, slots=True)
class Fit:
    """The verdict on a result."""

    tier: Tier
    signal: float
    confidence: float


def signal_of(signals: Signals) -> float:
    """Combine the signals into one figure; about -1 to 3."""
    ordinary = max(0.0, signals.unknown_share - signals.names)
    against = signals.names + ordinary / 2 + signals.passing / (1 if signals.whether else 2)
    return signals.first + signals.title + signals.strength + signals.line * signals.lead - against


def judge(signals: Signals, parameters: Parameters, *, lift: str = "", exact: bool = False) -> Fit:
    """Turn the signals into a tier and a confidence.

    `lift` is why the reader's screen came first (`pointing`, `beside`, `weak` or empty), `exact` whether
    its own article did and not that of a screen above it.
    """
    signal = signal_of(signals)
    if lift == "pointing" and signals.unknown_share < _MOSTLY_UNKNOWN:
        signal = max(signal, parameters.pointing_exact if exact else parameters.pointing_above)
    elif lift == "beside":
        signal = max(signal, parameters.near)
    elif lift and not signals.names:
        signal += parameters.place_bonus
    if signals.unknown >= parameters.unknown_limit and signals.unknown_share >= _MOSTLY_UNKNOWN:
        signal = min(signal, 0.0)
    if not lift and (signals.links or (signals.common and not signals.title)):
        signal = min(signal, (parameters.near + parameters.answer) / 2)
    if signals.foreign:
        signal = min(signal, parameters.near) if signals.unknown_share > 0 else signal
    tier: Tier = (
        "answer" if signal >= parameters.answer else "near" if signal >= parameters.near else "refuse"
    )
    confidence = 1.0 / (1.0 + math.exp(-(parameters.curve_slope * signal + parameters.curve_start)))
    confidence = min(confidence, parameters.highest_confidence)
    if signals.repaired:
        confidence = min(confidence, parameters.repaired_cap)
    return Fit(tier, round(signal, 6), round(confidence, 4) if tier == "answer" else 0.0)


_MOSTLY_UNKNOWN = 0.6
"""Share of unknown words from which even a pointing question is about something else."""
