"""Text to terms: the same analyser cuts articles and questions.

A term is what the index counts: a stem, an accent-folded stem, a whole identifier, a number, or a
short piece of an unspaced script. A *surface* is the unstemmed word that people see: spelling,
completion and prefixes work on surfaces.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import Stemmer

from vademecum.retrieval.characters import TOKEN, is_clustered, is_paired, script_of
from vademecum.retrieval.folding import fold, folded_case, normal
from vademecum.retrieval.identifiers import Name, dissect
from vademecum.retrieval.pieces import clustered_pieces, clustered_query, paired_pieces, paired_query
from vademecum.retrieval.stopwords import base_language, stop_words

Kind = Literal["word", "identifier", "number", "piece"]

ALGORITHMS = {
    "ar": "arabic", "ca": "catalan", "cs": "czech", "da": "danish", "de": "german", "el": "greek",
    "en": "english", "eo": "esperanto", "es": "spanish", "et": "estonian", "eu": "basque", "fa": "persian",
    "fi": "finnish", "fr": "french", "ga": "irish", "hi": "hindi", "hu": "hungarian", "hy": "armenian",
    "id": "indonesian", "it": "italian", "lt": "lithuanian", "ne": "nepali", "nl": "dutch",
    "no": "norwegian", "pl": "polish", "pt": "portuguese", "ro": "romanian", "ru": "russian",
    "sr": "serbian", "sv": "swedish", "ta": "tamil", "tr": "turkish", "yi": "yiddish",
}  # fmt: skip
"""BCP 47 primary subtag -> Snowball algorithm."""
_BY_SCRIPT = {
    "latin": "en", "cyrillic": "ru", "greek": "el", "arabic": "ar", "devanagari": "hi",
    "tamil": "ta", "armenian": "hy", "hebrew": "yi",
}  # fmt: skip
"""Stemmer for words of a script that is not the script of the article's language."""
_SCRIPT_LANGUAGES = {
    "cyrillic": {"ru", "sr", "uk", "bg"}, "greek": {"el"}, "arabic": {"ar", "fa"},
    "devanagari": {"hi", "ne"}, "tamil": {"ta"}, "armenian": {"hy"}, "hebrew": {"yi", "he"},
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a question."""

    text: str
    """Case-folded, joints kept: `response_model`."""
    start: int
    """Character offset in the question."""
    end: int
    terms: tuple[str, ...]
    """Terms that mean this word as a whole: its stem, and its stem without accents."""
    parts: tuple[tuple[str, ...], ...] = ()
    """Terms of each part of an identifier or compound."""
    part_texts: tuple[str, ...] = ()
    """Surfaces of the parts, in the order of `parts`."""
    kind: Kind = "word"
    stop: bool = False


class Analyser:
    """Cuts text of one language into terms; results per raw token are kept, since words recur."""

    def __init__(self, language: str) -> None:
        self.language = base_language(language) or "en"
        self.stops = stop_words(self.language)
        self._terms: dict[str, tuple[str, ...]] = {}
        self._stems: dict[str, tuple[str, ...]] = {}
        self._surfaces: dict[str, tuple[str, ...]] = {}

    def terms(self, raw: str) -> tuple[str, ...]:
        """Return the index terms of one raw token; empty for a stop word."""
        try:
            return self._terms[raw]
        except KeyError:
            found = self._terms[raw] = self._cut(raw)
            return found

    def surfaces(self, raw: str) -> tuple[str, ...]:
        """Return the unstemmed words of one raw token; empty for stop words and unspaced scripts."""
        try:
            return self._surfaces[raw]
        except KeyError:
            found = self._surfaces[raw] = self._faces(raw)
            return found

    def text_terms(self, text: str) -> list[str]:
        """Return all terms of a text, in order, repeats kept."""
        return [term for raw in TOKEN.findall(text) for term in self.terms(raw)]

    @staticmethod
    def in_pieces(raw: str) -> bool:
        """Whether a raw token belongs to an unspaced script and is cut into pieces."""
        return is_paired(raw[0]) or is_clustered(raw[0])

    @staticmethod
    def pieces(raw: str) -> list[tuple[int, int, str]]:
        """Return the pieces of such a token with their offsets in it."""
        return paired_pieces(raw) if is_paired(raw[0]) else clustered_pieces(raw)

    def stems(self, word: str) -> tuple[str, ...]:
        """Return the stem of a case-folded word, and the stem of its accent-folded form if different."""
        found = self._stems.get(word)
        if found is None:
            if len(self._stems) >= _KEPT_STEMS:
                self._stems.clear()
            found = self._stems[word] = self._both_stems(word)
        return found

    def _both_stems(self, word: str) -> tuple[str, ...]:
        stem, plain = self.stem(word), fold(word)
        if plain == word:
            return (stem,)
        folded = self.stem(plain)
        return (stem,) if folded == stem else (stem, folded)

    def stem(self, word: str) -> str:
        """Return the Snowball stem by language and script; words with digits stay as they are."""
        if not word.isalpha() and any(character.isdigit() for character in word):
            return word
        stemmer = _stemmer(self._language_for(word))
        return stemmer.stemWord(word) if stemmer is not None else word

    def words(self, text: str) -> list[Word]:
        """Cut a question into words, stop words included and marked."""
        found: list[Word] = []
        stops: list[Word] = []
        for match in TOKEN.finditer(text):
            raw, start = match.group(), match.start()
            if self.in_pieces(raw):
                cut = paired_query if is_paired(raw[0]) else clustered_query
                pieces = cut(raw, self.stops)
                if pieces:
                    found += [_piece(start + at, start + end, piece) for at, end, piece in pieces]
                else:
                    stops += [_piece(start + at, start + end, piece) for at, end, piece in self.pieces(raw)]
            else:
                found.append(self._word(dissect(raw), start, match.end()))
        # A question of nothing but such words asks for them.
        return found or stops

    def _word(self, name: Name, start: int, end: int) -> Word:
        parts = [part for part in name.parts if part not in self.stops]
        whole = self.stems(name.whole) if name.whole else ()
        numeric = not any(character.isalpha() for character in name.text)
        kind: Kind = "number" if numeric else "identifier" if name.identifier else "word"
        stop = name.text in self.stops or (bool(name.parts) and not parts and not name.identifier)
        return Word(
            name.text, start, end, whole, tuple(self.stems(part) for part in parts), tuple(parts), kind, stop
        )

    def _cut(self, raw: str) -> tuple[str, ...]:
        if self.in_pieces(raw):
            return tuple(piece for _, _, piece in self.pieces(raw))
        name = dissect(raw)
        if name.whole in self.stops or name.text in self.stops:
            return ()
        terms = list(self.stems(name.whole)) if name.whole else []
        for middle in name.middles:
            terms += self.stems(middle)
        for part in name.parts:
            if part not in self.stops:
                terms += self.stems(part)
        return tuple(terms)

    def _faces(self, raw: str) -> tuple[str, ...]:
        if self.in_pieces(raw):
            return ()
        name = dissect(raw)
        faces = (name.text, *name.parts)
        return tuple(dict.fromkeys(face for face in faces if face not in self.stops and len(face) <= 40))

    def _language_for(self, word: str) -> str:
        if word.isascii():
            return self.language if self.language not in _NOT_LATIN else "en"
        script = next((s for s in map(script_of, word) if s != "other"), "latin")
        if script == "latin":
            return self.language if self.language not in _NOT_LATIN else "en"
        return (
            self.language
            if self.language in _SCRIPT_LANGUAGES.get(script, ())
            else _BY_SCRIPT.get(script, "")
        )


_NOT_LATIN = frozenset().union(*_SCRIPT_LANGUAGES.values()) | {"zh", "ja", "ko", "th"}


def _piece(start: int, end: int, piece: str) -> Word:
    return Word(piece, start, end, (piece,), kind="piece")


@lru_cache(maxsize=64)
def _stemmer(language: str) -> Stemmer.Stemmer | None:
    algorithm = ALGORITHMS.get(language)
    if algorithm is None or algorithm not in Stemmer.algorithms():
        return None
    return Stemmer.Stemmer(algorithm, 0)  # its own cache costs more than a stem, and stems are kept here


_KEPT_STEMS = 100_000
"""Words whose stems are kept per language, so that odd questions never fill the memory."""


@lru_cache(maxsize=64)
def analyser_for(language: str) -> Analyser:
    """Return the shared analyser of a language; an unknown language is cut without stemming."""
    return Analyser(language)


def display(text: str) -> str:
    """Return the case-folded, normalised form of a word as typed."""
    return folded_case(normal(text))
