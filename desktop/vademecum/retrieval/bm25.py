"""BM25 over an inverted index of several fields, each normalised apart (BM25F).

One posting is one field of one section. For a term t in section d

    tf'  = sum over fields f of  weight_f * tf / (1 - b_f + b_f * length_f(d) / average_f)
    score = idf(t) * tf' * (k1 + 1) / (k1 + tf')

With one field of weight 1 this is BM25Okapi's formula exactly; `rank_bm25` walks every document
for every term, this touches only the postings of the term.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.integer[Any]]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

FIELD_BITS = 3
FIELDS = 1 << FIELD_BITS
"""Room for eight fields beside the section's number in one code."""


@dataclass(frozen=True, slots=True)
class Postings:
    """Where each term occurs, as flat arrays sorted by term, section, field."""

    starts: Ints
    """int64, terms + 1: the postings of term t are `codes[starts[t]:starts[t + 1]]`."""
    codes: Ints
    """uint32: section number * 8 + field."""
    counts: Ints
    """uint16: how often the term occurs in that field of that section."""

    def where(self, term: int) -> slice:
        """Return the slice of one term's postings."""
        return slice(int(self.starts[term]), int(self.starts[term + 1]))

    def sections(self, term: int) -> Ints:
        """Return the numbers of the sections that hold a term, ascending."""
        sections = self.codes[self.where(term)] >> FIELD_BITS
        return sections[_firsts(sections)] if len(sections) else sections

    def frequencies(self) -> Ints:
        """Return for each term in how many sections it occurs (int64)."""
        if not len(self.codes):
            return np.zeros(len(self.starts) - 1, dtype=np.int64)
        sections = self.codes >> FIELD_BITS
        new = np.ones(len(sections) + 1, dtype=bool)
        new[1:-1] = sections[1:] != sections[:-1]
        new[self.starts] = True
        new[-1] = False  # where terms without postings begin at the end
        counted = np.add.reduceat(new, self.starts[:-1], dtype=np.int64)
        counted[self.starts[:-1] == self.starts[1:]] = 0  # a term of closed sections only
        return counted

    def only(self, visible: Bools) -> Postings:
        """Return the postings of the sections marked in `visible`; numbers stay as they are."""
        kept = visible[self.codes >> FIELD_BITS]
        before = np.concatenate(([0], np.cumsum(kept)))
        return Postings(before[self.starts], self.codes[kept], self.counts[kept])


def build_postings(terms: Ints, codes: Ints, counts: Ints, vocabulary: int) -> Postings:
    """Sort loose postings by term, section and field; `vocabulary` is the number of terms."""
    order = np.lexsort((codes, terms))
    starts = np.searchsorted(terms[order], np.arange(vocabulary + 1))
    return Postings(starts.astype(np.int64), codes[order].astype(np.uint32), counts[order].astype(np.uint16))


def positive_idf(total: int, frequency: Floats) -> Floats:
    """ln(1 + (N - df + 0.5) / (df + 0.5)): never zero or negative, also in a folder of one article."""
    result: Floats = np.log1p((total - frequency + 0.5) / (frequency + 0.5))
    return result


def okapi_idf(total: int, frequency: Floats, epsilon: float = 0.25) -> Floats:
    """BM25Okapi's idf: ln((N - df + 0.5) / (df + 0.5)), negative ones replaced by epsilon * average."""
    idf: Floats = np.log(total - frequency + 0.5) - np.log(frequency + 0.5)
    if len(idf):
        idf = np.where(idf < 0, epsilon * (idf.sum() / len(idf)), idf)
    return idf


def norms(lengths: Floats, visible: Bools, weights: Floats, b: Floats) -> Floats:
    """Return weight_f / (1 - b_f + b_f * length / average) for each section and field, flattened.

    `lengths` is sections x 8; averages cover only `visible` sections, and of the optional fields
    only those sections that have the field, so that a rarely written field is not drowned.
    """
    seen, present = visible.astype(np.float64), lengths > 0
    filled = np.maximum(seen @ present, 1.0)  # whole numbers: exact in any order
    sums = seen @ lengths
    averages = np.where(_ALWAYS_FILLED, sums / max(seen.sum(), 1.0), sums / filled)
    slopes: Floats = lengths / np.where(averages > 0, averages, 1.0)
    slopes *= b
    slopes += 1.0 - b
    slopes[~present] = 1.0  # an empty field has no postings to weigh
    np.divide(weights, slopes, out=slopes)
    return slopes.reshape(-1)


_ALWAYS_FILLED = np.array([field == 0 for field in range(FIELDS)])
"""Field 0 (body) is averaged over all sections, empty ones included, as BM25 defines it."""


@dataclass(frozen=True, slots=True)
class Scorer:
    """Scores terms over postings with fixed statistics."""

    postings: Postings
    norms: Floats
    """As `norms` returns them: indexed by a posting's code."""
    idf: Floats
    """Per term."""
    k1: float

    def impacts(self, term: int) -> tuple[Ints, Floats]:
        """Return the sections that hold a term and its score in each, ascending by section."""
        where = self.postings.where(term)
        codes = self.postings.codes[where]
        weighted = self.postings.counts[where] * self.norms[codes]
        # Wide enough to be an index: numpy would convert narrower numbers again at every use.
        sections = (codes >> FIELD_BITS).astype(np.intp)
        firsts = _firsts(sections)
        if len(firsts) != len(sections):
            weighted = np.add.reduceat(weighted, firsts)
            sections = sections[firsts]
        return sections, self.idf[term] * weighted * (self.k1 + 1.0) / (self.k1 + weighted)


def _firsts(sections: Ints) -> Ints:
    if not len(sections):
        return np.zeros(0, dtype=np.int64)
    return np.flatnonzero(np.concatenate(([True], sections[1:] != sections[:-1])))


_TENTH = 10
"""Place in a term's ranking whose score is kept as a threshold."""


def _at_least(candidates: Ints, values: Floats, least: float) -> tuple[Ints, Floats]:
    kept = (values >= least).nonzero()[0]
    return candidates.take(kept), values.take(kept)


class Bm25:
    """BM25 of one field over tokenised documents: the same scores as `rank_bm25.BM25Okapi`.

    `idf` may be `okapi_idf` (the reference's own) or `positive_idf` (what search uses).
    """

    def __init__(
        self,
        documents: Sequence[Sequence[str]],
        *,
        k1: float = 1.5,
        b: float = 0.75,
        idf: Callable[[int, Floats], Floats] = okapi_idf,
    ) -> None:
        self.size = len(documents)
        self.vocabulary: dict[str, int] = {}
        counted: dict[tuple[int, int], int] = {}
        for number, document in enumerate(documents):
            for token in document:
                key = (self.vocabulary.setdefault(token, len(self.vocabulary)), number)
                counted[key] = counted.get(key, 0) + 1
        keys = np.array(list(counted), dtype=np.int64).reshape(-1, 2)
        codes = keys[:, 1] << FIELD_BITS
        postings = build_postings(keys[:, 0], codes, np.array(list(counted.values())), len(self.vocabulary))
        lengths = np.zeros((self.size, FIELDS))
        lengths[:, 0] = [len(document) for document in documents]
        weights, slopes = np.zeros(FIELDS), np.zeros(FIELDS)
        weights[0], slopes[0] = 1.0, b
        flat = norms(lengths, np.ones(self.size, dtype=bool), weights, slopes)
        frequencies = postings.frequencies().astype(np.float64)
        self._scorer = Scorer(postings, flat, idf(self.size, frequencies), k1)
        self._only_adds = not bool((self._scorer.idf < 0).any())
        """Whether no token lowers a score, as the reference's own idf does in a tiny folder."""
        self._impacts: dict[int, tuple[Ints, Floats]] = {}
        self._tenth: dict[int, float] = {}
        """Per term: its tenth best score."""
        self._scratch = threading.local()

    def get_scores(self, query: Sequence[str]) -> Floats:
        """Return one score per document; unknown tokens add nothing."""
        scores: Floats = np.zeros(self.size)
        for sections, impacts in self._found(query):
            scores[sections] += impacts
        return scores

    def top(self, query: Sequence[str], count: int) -> list[int]:
        """Return the numbers of the best documents that hold a token, best first; ties by number.

        Only documents that hold a token are looked at, however many there are. Of these, no document
        below the `count` best scores of any single token can be among the best of all.
        """
        found = self._found(query)
        if not found:
            return []
        scores = self._cleared()
        for sections, impacts in found:
            scores[sections] += impacts
        candidates = np.concatenate([sections for sections, _ in found])
        values = scores.take(candidates)
        scores[candidates] = 0.0
        if count <= _TENTH and self._only_adds:
            least = max(self._tenth[self.vocabulary[token]] for token in query if token in self.vocabulary)
            candidates, values = _at_least(candidates, values, least)
        enough = count * len(found)  # a document stands there once per token
        if len(values) > enough:
            candidates, values = _at_least(candidates, values, np.partition(values, -enough)[-enough])
        order = np.lexsort((candidates, -values))
        return list(dict.fromkeys(candidates[order].tolist()))[:count]

    def _cleared(self) -> Floats:
        """This thread's array of zeros; whoever fills it clears it again."""
        scores: Floats | None = getattr(self._scratch, "scores", None)
        if scores is None:
            scores = self._scratch.scores = np.zeros(self.size)
        return scores

    def _found(self, query: Sequence[str]) -> list[tuple[Ints, Floats]]:
        terms = [self.vocabulary[token] for token in query if token in self.vocabulary]
        for term in terms:
            if term not in self._impacts:
                found = self._impacts[term] = self._scorer.impacts(term)
                many = len(found[1]) >= _TENTH
                self._tenth[term] = float(np.partition(found[1], -_TENTH)[-_TENTH]) if many else -math.inf
        return [self._impacts[term] for term in terms]
