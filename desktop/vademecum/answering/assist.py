"""Search with help: a local model that translates, vectors that compare meanings, or both.

The typed question is always searched too, so that a bad translation can't lose a good hit. When
the words as typed are answered, nobody else is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from vademecum.answering.rewrite import Rewriter
from vademecum.retrieval.bm25 import Bools
from vademecum.retrieval.fusion import Ranked, fuse
from vademecum.retrieval.hits import make_near_hits
from vademecum.retrieval.index import Index
from vademecum.retrieval.language import NAMES
from vademecum.retrieval.options import PLAIN, SearchOptions
from vademecum.retrieval.pipeline import language_message, search
from vademecum.retrieval.place import placed_articles
from vademecum.retrieval.result import Hit, SearchResult, Step, Tier
from vademecum.retrieval.scope import within
from vademecum.retrieval.vectors import Embedder, Vectors
from vademecum.retrieval.view import view_of

DEPTH = 15
"""Hits that are taken from each ranking."""
TYPED_WEIGHT = 0.3
"""Of the words of another language: names and identifiers may match, the rest is chance."""
NEAR_WEIGHT = 0.5
"""Of vectors beside words that fit partly; 1 beside words that don't fit. Measured on five folders:
163 of 177 questions in the folder's language in the first five, 159 without."""
LIKENESS = 0.25
"""Likeness from which sections are offered for a question of another language. Right articles had 0.37
to 0.69, unrelated questions 0.20 at most, with the sentence encoder."""
REPHRASED_WEIGHT = 0.3
"""Of a question said in other words beside the typed one. Of 14 measured questions without a sure answer 10
had their article in the first five; with other words by Gemma 3 270M 10, by SmolLM2 135M 9 (at a weight of 1:
9 and 8). So it is off until somebody has a model that is better at it."""
REWRITTEN_CAP = 0.6
"""Highest confidence of an answer to a translated question: the translation may be wrong."""
REWRITTEN_LEAST = 0.6
"""Confidence that the search for a translation needs to be an answer. Of 15 measured translations 9 found
the right article first; they had 0.80 and more. Two wrong ones, one of them made up, had less than 0.6."""


@dataclass(frozen=True, slots=True)
class Assistants:
    """Who may help; all of them optional."""

    rewriter: Rewriter | None = None
    embedder: Embedder | None = None
    vectors: Vectors | None = None
    """Of the same index and embedder."""
    rephrase: bool = False
    """Whether the rewriter also says a question of the folder's own language in other words."""
    model: bool = False
    """Whether there is a language model at all, also one that can't translate: none is advised then."""

    def __bool__(self) -> bool:
        return self.rewriter is not None or self.vectors is not None


def search_with(
    index: Index,
    text: str,
    assistants: Assistants,
    options: SearchOptions = PLAIN,
    *,
    cancelled: Callable[[], bool] | None = None,
) -> SearchResult:
    """Search as `retrieval.pipeline.search`, with help where the words as typed are not enough.

    Raises what `search` raises, and `Cancelled`.
    """
    if options.raw_query:
        return search(index, text, options)
    typed = _advised(search(index, text, options), index, assistants)
    needless = not assistants or typed.tier == "answer"
    if needless or typed.reason in ("empty-query", "empty-knowledge"):
        return typed
    deep = replace(options, limit=max(options.limit, DEPTH))
    typed = _advised(search(index, text, deep), index, assistants)
    foreign = _foreign(typed, index)
    near = _nearest(index, text, assistants, options)
    rewritten = None
    if foreign and assistants.rewriter is not None:
        words = assistants.rewriter.rewrite(text, typed.language, index.folder.language or "en", cancelled)
        rewritten = search(index, words, deep) if words else None
    if foreign:
        return _foreign_result(index, typed, rewritten, near, options)
    again = None
    if assistants.rephrase and assistants.rewriter is not None:
        words = assistants.rewriter.rephrase(text, index.folder.language or "en", cancelled)
        again = search(index, words, deep) if words else None
    return _own_result(typed, again, near, options)


def _advised(typed: SearchResult, index: Index, assistants: Assistants) -> SearchResult:
    """Without the advice to take a model where there is one."""
    if typed.reason != "other-language" or not (assistants.model or assistants.rewriter):
        return typed
    own = index.folder.language
    return replace(typed, message=language_message(own, typed.language, offer=False))


def _foreign(typed: SearchResult, index: Index) -> bool:
    languages = index.folder.languages
    return bool(typed.language and languages and typed.language not in languages)


def _nearest(index: Index, text: str, assistants: Assistants, options: SearchOptions) -> tuple[Hit, ...]:
    """Hits by meaning, the best section of each article; only what this reader may see is compared."""
    vectors, embedder = assistants.vectors, assistants.embedder
    if (
        vectors is None
        or embedder is None
        or vectors.name != embedder.name
        or len(vectors.rows) != len(index)
    ):
        return ()
    view = view_of(index, options.reader, include_low=options.include_low)
    inside = within(index, options.scope)
    openings: Bools = view.open if inside is None else view.open & inside
    found = vectors.nearest(np.asarray(embedder.embed([text]))[0], openings, DEPTH * 8)
    best: dict[int, tuple[int, float]] = {}
    for section, likeness in found:
        best.setdefault(int(index.arrays.article_of[section]), (section, likeness))
    return make_near_hits(view, placed_articles(view, options.route), list(best.values())[:DEPTH])


def _own_result(
    typed: SearchResult, again: SearchResult | None, near: tuple[Hit, ...], options: SearchOptions
) -> SearchResult:
    """The verdict of the words stands; other words and vectors only add to the list."""
    weight = NEAR_WEIGHT if typed.tier == "near" else 1.0
    lists = [Ranked("words", typed.hits), Ranked("meaning", near, weight)]
    if again is not None:
        lists.append(Ranked("rewritten", again.hits, REPHRASED_WEIGHT))
        told = f"Also searched for “{again.query}”."
        typed = replace(typed, rewritten=again.query, message=f"{typed.message} {told}".strip())
    return replace(typed, hits=fuse(lists, options.limit, explain=options.explain))


def _foreign_result(
    index: Index,
    typed: SearchResult,
    rewritten: SearchResult | None,
    near: tuple[Hit, ...],
    options: SearchOptions,
) -> SearchResult:
    lists = [
        *([Ranked("rewritten", rewritten.hits)] if rewritten else []),
        Ranked("meaning", near),
        Ranked("words", typed.hits, TYPED_WEIGHT),
    ]
    hits = fuse(lists, options.limit, by_article=True, explain=options.explain)
    alike = bool(near) and near[0].score >= LIKENESS
    if rewritten is None:
        tier: Tier = "near" if alike or typed.tier == "near" else "refuse"
        message = _near_message(typed, index) if alike else typed.message
        steps = (*typed.steps, Step("meaning", f"best likeness {near[0].score:.2f}")) if near else typed.steps
        reason = "" if tier == "near" else typed.reason
        return replace(typed, hits=hits, tier=tier, message=message, reason=reason, steps=steps)
    tier = _agreed(rewritten, near, hits)
    told = f"Searched for “{rewritten.query}”; verify the source."
    confidence = min(REWRITTEN_CAP, rewritten.confidence) if tier == "answer" else 0.0
    return replace(
        rewritten,
        hits=hits,
        rewritten=rewritten.query,
        language=typed.language,
        message=told if tier != "refuse" else rewritten.message,
        tier=tier,
        confidence=confidence,
        steps=(*typed.steps, Step("rewrite", rewritten.query), *rewritten.steps) if options.explain else (),
    )


def _agreed(rewritten: SearchResult, near: tuple[Hit, ...], hits: tuple[Hit, ...]) -> Tier:
    """A translation that fits in part, or leads elsewhere than the question's meaning, is no answer."""
    if rewritten.tier == "answer" and rewritten.confidence < REWRITTEN_LEAST:
        return "near"
    if rewritten.tier != "answer" or not near:
        return rewritten.tier
    first = {hit.path for hit in near[:5] if hit.score >= LIKENESS}
    return "answer" if hits and hits[0].path in first else "near"


def _near_message(typed: SearchResult, index: Index) -> str:
    own = NAMES.get(index.folder.language, index.folder.language)
    asked = NAMES.get(typed.language, typed.language)
    return (
        f"This help is in {own}; your question seems to be in {asked}. "
        "These sections come closest in meaning."
    )
