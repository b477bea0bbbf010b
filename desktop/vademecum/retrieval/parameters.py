"""Every figure of the ranking, each with its source."""

from __future__ import annotations

import hashlib
from dataclasses import astuple, dataclass

FIELD_NAMES = ("body", "title", "trail", "file", "summary", "keywords", "code")
"""Fields of a section, by their number in a posting."""
BODY, TITLE, TRAIL, FILE, SUMMARY, KEYWORDS, CODE = range(len(FIELD_NAMES))

INDEX_FORMAT = 5
"""Raised when the analyser or the layout of an index changes: older caches are then rebuilt."""


@dataclass(frozen=True, slots=True)
class Parameters:
    """Weights, slopes and limits of the pipeline."""

    k1: float = 1.2
    """Saturation of repeated words; 0.9 to 2.0 differ by less than the noise on the question sets."""
    weights: tuple[float, ...] = (0.5, 2.0, 1.0, 1.5, 1.0, 1.5, 0.15)
    """Weight of each field, in the order of `FIELD_NAMES`. Prose at 0.5 instead of 1 raised MRR by 0.01
    on tuning and kept-back questions alike; code counts little, since it repeats the same names."""
    slopes: tuple[float, ...] = (0.75, 0.3, 0.3, 0.3, 0.3, 0.3, 0.75)
    """How much a longer field counts less, in the order of `FIELD_NAMES`."""
    article: float = 0.8
    """Share of the whole article's score that is added to each of its sections: the largest single gain
    (MRR +0.04, hit@1 +0.07); 0.5 to 1.2 differ little."""
    article_k1: float = 1.2
    article_slope: float = 0.5
    """Saturation and length slope of the whole article's score."""
    part: float = 0.6
    """Weight of a part of an identifier beside the whole."""
    joined: float = 0.6
    """Weight of two neighbouring words written as one (`sign in` -> signin)."""
    synonym: float = 0.5
    """Weight of a synonym beside the typed word."""
    ordinary: float = 0.2
    """Weight of words that manuals in general use for the same thing, beside a telling word that occurs;
    0.35 began to hurt."""
    ordinary_credit: float = 0.4
    """Share of a word that they satisfy."""
    ordinary_sure: float = 0.7
    ordinary_sure_credit: float = 0.5
    """The same for a phrase, and for a word that says little or that the folder lacks."""
    acronym: float = 0.5
    """Weight of an acronym's words beside the acronym."""
    repaired: float = 0.7
    """Weight of a repaired word, in the score and in coverage."""
    tempers: tuple[float, float, float] = (0.5, 0.9, 1.0)
    """Share of its rarity that a vague, a frequent and any other word keeps (`generality.py`)."""
    missed_run: float = 0.2
    """Share of the highest rarity that a run of unknown Chinese, Japanese or Thai pieces counts at least,
    beside what its uncovered characters add. On 35 answerable and 17 unanswerable Chinese questions 0.2
    answers 31 and 2, 0 answers 32 and 4, 0.3 answers 30 and 2; each piece by itself answered 26 and none."""
    prefix: float = 0.25
    """Weight of words that merely begin like the last word typed."""
    exact_form: float = 1.05
    """Factor for sections that hold the typed form itself (`start-up` before `startup`)."""
    heading_run: float = 1.3
    """Factor when the heading is the question's words side by side; less for a part of them."""
    heading_name: float = 1.5
    """Factor for the section under or around a heading that is the name asked for."""
    heading_whole: float = 1.8
    """Factor when the heading says the whole question of four words or more, small ones included. It decides
    one question on twelve folders (at 1.5 not yet) and loses none."""
    news: float = 0.5
    """Factor for change logs, release notes and people pages."""
    links: float = 0.5
    """Factor for sections that only list links. On eleven folders it takes six of seven of them from the
    first three hits and changes no rank of a right article; 0.3 to 0.7 do the same."""
    other_language: float = 0.6
    """Factor for articles in another language than the question's, in a folder of several."""
    place_exact: float = 1.4
    place_ancestor: float = 1.2
    place_descendant: float = 1.1
    file_name: float = 1.6
    """Factor when the file's name says all of what was asked. On six folders 1.6 and 1.8 put six more right
    articles first (R@1 +0.024, kept-back third +0.027), 1.2 three; one folder lost one. A factor for words
    in the heading, and one for a heading that is the question, gave nothing beside it and are gone."""
    reference: float = 1.05
    """Factor for pages that the manifest names as reference: enough to decide between pages that fit alike.
    From 1.1 on right articles gave way to reference pages."""
    diversity: float = 0.6
    """Share of common words above which the worse of two hits is dropped."""
    per_article: int = 2
    """Sections of one article before the next article's turn."""
    most_repairs: int = 2
    """Neighbours that replace one misspelt word."""
    unknown_limit: int = 3
    """Unknown content words from which nothing is repaired and the question is refused."""
    answer: float = 0.75
    """Signal from which the first hit is shown as the answer. On the question sets 8% of the answerable
    questions stay below it, 70% of the unanswerable ones of the same field and all others."""
    near: float = 0.45
    """Signal from which the hits are offered as the closest sections."""
    clear_subject: float = 0.9
    """Signal from which a question on a known screen has a subject of its own elsewhere."""
    pointing_exact: float = 1.1
    """Signal of a question that points at a screen with an article of its own."""
    pointing_above: float = 0.8
    """... at a screen that only an article about a wider area explains."""
    place_bonus: float = 0.3
    """What the reader's screen adds to the signal of its own articles."""
    curve_slope: float = 2.42
    curve_start: float = -2.3
    """Logistic curve from signal to confidence, fitted on the tuning questions."""
    highest_confidence: float = 0.95
    """Of the surest answers 93% were right; of all from 0.8 on 88%, 82% in the kept-back third."""
    repaired_cap: float = 0.6
    """Highest confidence of an answer to a repaired question."""

    def digest(self) -> str:
        """Return a key that changes with any figure and with the index format."""
        return hashlib.sha256(repr((INDEX_FORMAT, astuple(self))).encode()).hexdigest()[:16]


DEFAULT = Parameters()
