"""Terms and surfaces of one article, counted: the raw material of an index."""

from __future__ import annotations

import hashlib
from array import array
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from vademecum.knowledge.article import Article
from vademecum.retrieval.acronyms import learn
from vademecum.retrieval.analysis import Analyser, analyser_for
from vademecum.retrieval.bm25 import FIELD_BITS, FIELDS
from vademecum.retrieval.characters import TOKEN
from vademecum.retrieval.fields import article_language_sample, section_fields
from vademecum.retrieval.language import tell
from vademecum.retrieval.parameters import FILE, TRAIL


@dataclass(slots=True)
class Vocabulary:
    """Numbers for words, in the order in which they are first met."""

    words: list[str] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)

    def number(self, word: str) -> int:
        """Return the word's number, a new one for a new word."""
        known = self.numbers.get(word)
        if known is None:
            known = self.numbers[word] = len(self.words)
            self.words.append(word)
        return known


@dataclass(slots=True)
class Collected:
    """Loose postings of some articles; sections are numbered from the article's first."""

    terms: array[int] = field(default_factory=lambda: array("I"))
    codes: array[int] = field(default_factory=lambda: array("I"))
    counts: array[int] = field(default_factory=lambda: array("I"))
    lengths: array[int] = field(default_factory=lambda: array("I"))
    """Words per section and field, `FIELDS` per section."""
    faces: array[int] = field(default_factory=lambda: array("I"))
    face_sections: array[int] = field(default_factory=lambda: array("I"))
    acronyms: list[tuple[str, str, bool]] = field(default_factory=list)
    """Acronym, the words it stands for, whether the text itself says so."""
    sections: int = 0


_Numbered = dict[str, tuple[tuple[int, ...], tuple[int, ...]]]
"""Raw token -> numbers of its terms and of its surfaces."""
_Counted = tuple[dict[int, int], set[int]]
"""Terms with their counts, and surfaces."""


class Collector:
    """Counts articles into one vocabulary; raw tokens are looked up once per language."""

    def __init__(self, terms: Vocabulary, faces: Vocabulary) -> None:
        self.terms = terms
        self.faces = faces
        self._numbered: dict[str, _Numbered] = {}

    def collect(self, article: Article, language: str, into: Collected) -> None:
        """Add one article's sections to `into`, numbered on from what is there."""
        analyser = analyser_for(language)
        numbered = self._numbered.setdefault(analyser.language, {})
        repeated: dict[str, _Counted] = {}
        for at, section in enumerate(article.sections):
            number = into.sections
            into.sections += 1
            lengths = [0] * FIELDS
            seen: set[int] = set()
            for field_number, text in section_fields(article, section, first=at == 0):
                counted = repeated.get(text)
                if counted is None:
                    counted = self._count(analyser, numbered, text)
                    if field_number in (TRAIL, FILE):  # the same for many sections of an article
                        repeated[text] = counted
                terms, faces = counted
                seen.update(faces)
                lengths[field_number] = sum(terms.values())
                into.terms.extend(terms.keys())
                into.counts.extend(terms.values())
                into.codes.extend([number << FIELD_BITS | field_number] * len(terms))
            into.lengths.extend(lengths)
            into.faces.extend(sorted(seen))
            into.face_sections.extend([number] * len(seen))
            into.acronyms += learn(section)

    def _count(self, analyser: Analyser, numbered: _Numbered, text: str) -> _Counted:
        """Count the terms of a text and note its surfaces."""
        terms: dict[int, int] = {}
        faces: set[int] = set()
        counts = Counter(TOKEN.findall(text))
        known = numbered.get
        for raw, count in counts.items():
            found = known(raw)
            if found is None:
                found = numbered[raw] = self._number(analyser, raw)
            own, seen = found
            if len(own) == 1:
                term = own[0]
                terms[term] = terms.get(term, 0) + count
            else:
                for term in own:
                    terms[term] = terms.get(term, 0) + count
            faces.update(seen)
        return terms, faces

    def _number(self, analyser: Analyser, raw: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return (
            tuple(map(self.terms.number, analyser.terms(raw))),
            tuple(map(self.faces.number, analyser.surfaces(raw))),
        )


def told_language(article: Article) -> str:
    """Return the language that an article declares or plainly speaks; empty when it does neither."""
    return article.language or tell(article_language_sample(article))


def key_of(article: Article, language: str) -> str:
    """Return a digest of everything about an article that the index holds."""
    parts: Iterable[object] = (
        article.path, article.sha256, article.title, article.summary, article.summary_authored, article.id,
        article.routes, article.section_routes, article.audience, article.requires, article.confidence,
        article.keywords, article.aliases, article.hidden, article.modified, language,
        tuple(section.sha256 for section in article.sections),
    )  # fmt: skip
    return hashlib.sha256(repr(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]
