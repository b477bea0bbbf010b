"""The index as one reader sees it: counts, averages and vocabulary over open sections only."""

from __future__ import annotations

import fnmatch
import threading
from functools import cached_property
from typing import TypeVar

import numpy as np

from vademecum.knowledge.reader import Reader
from vademecum.retrieval.analysis import Analyser, analyser_for
from vademecum.retrieval.bm25 import FIELD_BITS, FIELDS, Bools, Floats, Ints, Scorer, norms, positive_idf
from vademecum.retrieval.characters import TOKEN, Script, script_of
from vademecum.retrieval.index import Index
from vademecum.retrieval.names import Names
from vademecum.retrieval.parameters import BODY, KEYWORDS, TITLE

K = TypeVar("K")
V = TypeVar("V")

_KEPT_VIEWS = 8
"""Views kept per index: a host usually asks for one or two readers."""


class _Views:
    """The views of one index that were asked for last."""

    def __init__(self) -> None:
        self._of_opening: dict[bytes, View] = {}
        self._of_reader: dict[tuple[Reader, bool], View] = {}
        self._lock = threading.Lock()

    def get(self, index: Index, reader: Reader, include_low: bool) -> View:
        with self._lock:
            known = self._of_reader.get((reader, include_low))
        if known is not None:
            return known
        open_articles = np.array(
            [entry.gate.opens(reader, include_low=include_low) for entry in index.entries], dtype=bool
        )
        key = open_articles.tobytes()
        with self._lock:
            view = self._of_opening.pop(key, None)
            if view is None:
                view = View(index, open_articles)
            self._of_opening[key] = view  # the most recently used is last
            while len(self._of_opening) > _KEPT_VIEWS:
                del self._of_opening[next(iter(self._of_opening))]
            if len(self._of_reader) >= _KEPT_VIEWS:
                self._of_reader.clear()
            self._of_reader[reader, include_low] = view
        return view


def view_of(index: Index, reader: Reader, *, include_low: bool = False) -> View:
    """Return the index as one reader sees it; equal views are shared, and kept as long as the index is."""
    return index.kept(_Views).get(index, reader, include_low)


class View:
    """Statistics and postings of the sections that are open to one reader."""

    def __init__(self, index: Index, open_articles: Bools) -> None:
        arrays, parameters = index.arrays, index.parameters
        self.index = index
        self.open_articles = open_articles
        self.open: Bools = (
            open_articles[arrays.article_of] if len(arrays.article_of) else np.zeros(0, dtype=bool)
        )
        everything = bool(self.open.all())
        self.total = int(self.open.sum())
        """Number of open sections."""
        self.postings = arrays.postings if everything else arrays.postings.only(self.open)
        self.face_postings = arrays.faces if everything else arrays.faces.only(self.open)
        self.frequencies: Ints = arrays.frequencies if everything else self.postings.frequencies()
        """Per term: open sections that hold it."""
        weights, slopes = np.zeros(FIELDS), np.zeros(FIELDS)
        weights[: len(parameters.weights)] = parameters.weights
        slopes[: len(parameters.slopes)] = parameters.slopes
        self.scorer = Scorer(
            self.postings,
            norms(arrays.lengths.astype(np.float64), self.open, weights, slopes),
            positive_idf(self.total, self.frequencies.astype(np.float64)),
            parameters.k1,
        )
        self.highest_idf = float(np.log1p((self.total + 0.5) / 0.5))
        """idf of a word that no open section holds."""
        self.link_lists: dict[int, bool] = {}
        """Per section that was looked at: whether it only lists links."""
        self._words_of: dict[int, frozenset[str]] = {}
        self._phrases: dict[str, dict[tuple[str, ...], str]] = {}
        self._impacts: dict[int, tuple[Ints, Floats]] = {}
        self._article_impacts: dict[int, tuple[Ints, Floats]] = {}
        self._sections_in: dict[tuple[int, int], Ints] = {}
        self._language_factors: dict[str, Floats] = {}

    def term(self, text: str) -> int:
        """Return a term's number, or -1 when no open section holds it."""
        number = self.index.term_numbers.get(text, -1)
        return number if number >= 0 and self.frequencies[number] else -1

    def idf(self, term: int) -> float:
        """Return a term's idf; the highest for an unknown term (-1)."""
        return float(self.scorer.idf[term]) if term >= 0 else self.highest_idf

    def is_named(self, text: str) -> bool:
        """Whether a heading or keyword of an open section holds a term."""
        number = self.term(text)
        if number < 0:
            return False
        fields = self.postings.codes[self.postings.where(number)] & (FIELDS - 1)
        return bool(((fields == TITLE) | (fields == KEYWORDS)).any())

    def impacts(self, term: int) -> tuple[Ints, Floats]:
        """Return sections and scores of one term; kept for the next question."""
        found = self._impacts.get(term)
        if found is None:
            found = self.scorer.impacts(term)
            self._keep(self._impacts, term, found)
        return found

    def article_impacts(self, term: int) -> tuple[Ints, Floats]:
        """Return articles and scores of one term, each article taken as one long document."""
        found = self._article_impacts.get(term)
        if found is None:
            found = self._score_articles(term)
            self._keep(self._article_impacts, term, found)
        return found

    def sections_in(self, term: int, field: int) -> Ints:
        """Return the sections that hold a term in one field, ascending; kept for the next question."""
        found = self._sections_in.get((term, field))
        if found is None:
            codes = self.postings.codes[self.postings.where(term)]
            found = (codes[codes & (FIELDS - 1) == field] >> FIELD_BITS).astype(np.intp)
            self._keep(self._sections_in, (term, field), found)
        return found

    def fields_of(self, term: int, section: int) -> int:
        """Return a bit mask of the fields of one section that hold a term."""
        codes = self.postings.codes[self.postings.where(term)]
        at = int(codes.searchsorted(np.uint32(section << FIELD_BITS)))
        mask = 0
        while at < len(codes) and int(codes[at]) >> FIELD_BITS == section:
            mask |= 1 << (int(codes[at]) & (FIELDS - 1))
            at += 1
        return mask

    def field_masks(self, term: int, sections: Ints) -> list[int]:
        """Return for each section a bit mask of the fields that hold a term."""
        codes = self.postings.codes[self.postings.where(term)]
        first = sections.astype(np.uint32) << FIELD_BITS
        edges: list[int] = codes.searchsorted(np.concatenate((first, first + np.uint32(FIELDS)))).tolist()
        masks = [0] * len(sections)
        for at, (start, stop) in enumerate(zip(edges, edges[len(sections) :], strict=False)):
            if start < stop:
                for code in codes[start:stop].tolist():
                    masks[at] |= 1 << (code & (FIELDS - 1))
        return masks

    @cached_property
    def news_factors(self) -> Floats | None:
        """Factor per section for change logs and people pages; None when there are none."""
        entries = self.index.entries
        if not any(entry.news for entry in entries):
            return None
        factor = self.index.parameters.news
        per_article = np.array([factor if entry.news else 1.0 for entry in entries])
        result: Floats = per_article[self.index.arrays.article_of]
        return result

    @cached_property
    def reference_factors(self) -> Floats | None:
        """Factor per section for pages that the manifest names as reference; None when it names none."""
        patterns = self.index.folder.reference
        if not patterns:
            return None
        factor = self.index.parameters.reference
        named = [
            any(fnmatch.fnmatchcase(e.path, pattern) for pattern in patterns) for e in self.index.entries
        ]
        per_article = np.where(named, factor, 1.0)
        result: Floats = per_article[self.index.arrays.article_of]
        return result

    def language_factors(self, language: str) -> Floats:
        """Factor per section for articles in another language than `language`; kept for the next question."""
        found = self._language_factors.get(language)
        if found is None:
            factor = self.index.parameters.other_language
            per_article = np.array([1.0 if e.language == language else factor for e in self.index.entries])
            found = per_article[self.index.arrays.article_of]
            self._keep(self._language_factors, language, found)
        return found

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Languages of the open articles, the most frequent first."""
        counted: dict[str, int] = {}
        for number in np.flatnonzero(self.open_articles):
            language = self.index.entries[number].language
            counted[language] = counted.get(language, 0) + 1
        return tuple(sorted(counted, key=lambda language: (-counted[language], language)))

    @property
    def language(self) -> str:
        """The folder's language, as far as open articles are written in it, else theirs."""
        own = self.index.folder.language
        return own if own in self.languages or not self.languages else self.languages[0]

    @cached_property
    def face_frequencies(self) -> Ints:
        """Per surface word: open sections that hold it."""
        return np.diff(self.face_postings.starts)

    def face(self, word: str) -> int:
        """Return in how many open sections a surface word occurs."""
        number = self.index.face_numbers.get(word, -1)
        return int(self.face_frequencies[number]) if number >= 0 else 0

    def sections_with_face(self, word: str) -> Ints:
        """Return the numbers of the open sections that hold a surface word."""
        number = self.index.face_numbers.get(word, -1)
        if number < 0:
            return np.zeros(0, dtype=np.int64)
        return self.face_postings.codes[self.face_postings.where(number)] >> FIELD_BITS

    @cached_property
    def words(self) -> list[str]:
        """Surface words of open sections, sorted: all that spelling and completion may offer."""
        faces = self.index.faces
        return sorted(faces[number] for number in np.flatnonzero(self.face_frequencies))

    @cached_property
    def words_by_shape(self) -> dict[tuple[Script, int], list[str]]:
        """Words that spelling may offer, without digits, by script and length."""
        grouped: dict[tuple[Script, int], list[str]] = {}
        for word in self.words:
            if word.isalpha() or not any(letter.isdigit() for letter in word):
                grouped.setdefault((script_of(word[0]), len(word)), []).append(word)
        return grouped

    def acronym_phrases(self, analyser: Analyser) -> dict[tuple[str, ...], str]:
        """Stems of the words an acronym stands for -> the acronym, for acronyms that open sections use."""
        found = self._phrases.get(analyser.language)
        if found is None:
            found = {}
            for short, spelt in self.acronyms.items():
                if self.term(analyser.stem(short)) >= 0:
                    for words in spelt:
                        stems = tuple(word.terms[0] for word in analyser.words(words) if word.terms)
                        found.setdefault(stems, short)
            self._phrases[analyser.language] = found
        return found

    @cached_property
    def acronyms(self) -> dict[str, list[str]]:
        """Acronym -> what open articles spell it out as, the most frequent first."""
        return self._learned(said=True)

    @cached_property
    def initials(self) -> dict[str, list[str]]:
        """Initials -> capitalised names in open articles that they may stand for."""
        return self._learned(said=False)

    def _learned(self, *, said: bool) -> dict[str, list[str]]:
        counted: dict[str, dict[str, int]] = {}
        for number in np.flatnonzero(self.open_articles):
            for short, words, known in self.index.acronyms[number]:
                if known == said:
                    spelt = counted.setdefault(short, {})
                    spelt[words] = spelt.get(words, 0) + 1
        return {
            short: sorted(spelt, key=lambda words: (-spelt[words], words)) for short, spelt in counted.items()
        }

    @cached_property
    def _article_statistics(self) -> tuple[Floats, int]:
        """Norm per article, and the number of open articles."""
        arrays = self.index.arrays
        lengths = (arrays.lengths[:, BODY] + 2 * arrays.lengths[:, TITLE]).astype(np.float64) * self.open
        per_article = np.bincount(arrays.article_of, weights=lengths, minlength=len(self.index.entries))
        total = int(self.open_articles.sum())
        average = per_article.sum() / max(total, 1)
        slope = self.index.parameters.article_slope
        return 1.0 - slope + slope * per_article / max(average, 1.0), total

    @cached_property
    def headings(self) -> list[tuple[int, str, str]]:
        """Section, heading and article title of every open section that begins one."""
        found: list[tuple[int, str, str]] = []
        for number in np.flatnonzero(self.open_articles).tolist():
            article, first = self.index.article(number), self.index.entries[number].first
            found += [
                (first + at, section.heading, article.title)
                for at, section in enumerate(article.sections)
                if section.part == 0
            ]
        return found

    @cached_property
    def names(self) -> Names:
        """Titles and headings, to be completed while somebody types."""
        return Names(self.headings)

    def words_of(self, section: int) -> frozenset[str]:
        """Return the set of terms of a section's text; kept for the next question."""
        found = self._words_of.get(section)
        if found is None:
            language = self.index.entry_of(section).language
            part = self.index.section(section)
            terms = analyser_for(language).terms
            raw = set(TOKEN.findall(part.text or part.heading))
            found = frozenset(term for token in raw for term in terms(token))
            if len(self._words_of) >= _KEPT_TERMS:
                self._words_of.clear()
            self._words_of[section] = found
        return found

    def _score_articles(self, term: int) -> tuple[Ints, Floats]:
        norm, total = self._article_statistics
        where = self.postings.where(term)
        codes = self.postings.codes[where]
        weights = _ARTICLE_WEIGHTS[codes & (FIELDS - 1)] * self.postings.counts[where]
        numbers = self.index.arrays.article_of[codes >> FIELD_BITS]
        summed = np.bincount(numbers, weights=weights)
        articles = np.flatnonzero(summed)
        idf = float(np.log1p((total - len(articles) + 0.5) / (len(articles) + 0.5)))
        weighted = summed[articles] / norm[articles]
        k1 = self.index.parameters.article_k1
        return articles, idf * weighted * (k1 + 1.0) / (k1 + weighted)

    @staticmethod
    def _keep(kept: dict[K, V], key: K, found: V) -> None:
        if len(kept) >= _KEPT_TERMS:
            kept.clear()
        kept[key] = found


_KEPT_TERMS = 4096
"""Terms whose scores are kept per view."""
_ARTICLE_WEIGHTS = np.array([1.0, 2.0, 0.0, 1.0, 1.0, 1.0, 0.3, 0.0])
"""Weight of each field, by its number, when an article is taken as one document."""
