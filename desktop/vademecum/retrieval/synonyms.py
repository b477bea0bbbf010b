"""Synonyms, acronyms and glossary: other words for what was asked, from the manifest and the text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from vademecum.retrieval.analysis import Analyser, Word, analyser_for
from vademecum.retrieval.characters import TOKEN
from vademecum.retrieval.folding import folded_case
from vademecum.retrieval.generality import VAGUE, is_common
from vademecum.retrieval.query import Option, Query, Slot, Via, known
from vademecum.retrieval.stopwords import base_language

if TYPE_CHECKING:
    from vademecum.retrieval.parameters import Parameters
    from vademecum.retrieval.view import View

_WORDS = Path(__file__).parent / "words"
_LONGEST_PHRASE = 6
"""Words of the longest phrase that is looked up."""


def expand_acronyms(query: Query, view: View, weight: float) -> None:
    """Let an acronym be met by its words and the words by the acronym."""
    declared = {folded_case(short): words for short, words in view.index.folder.acronyms.items()}
    for number, word in enumerate(query.words):
        if word.stop or word.kind == "piece" or not 2 <= len(word.text) <= 10:
            continue
        spelt = [declared[word.text]] if word.text in declared else []
        if not spelt and _may_be_acronym(query, word):
            spelt = view.acronyms.get(word.text, [])[:2]
            if not spelt and _rare(word, view):
                spelt = view.initials.get(word.text, [])[:2]
        for words in spelt:
            _add(query, number, words, weight, "acronym", view)
    shorts = {tuple(_stems(query.analyser, words)): short for short, words in declared.items()}
    shorts.update(view.acronym_phrases(query.analyser))
    _replace_phrases(query, shorts, weight, "acronym", view)


def _rare(word: Word, view: View) -> bool:
    """Whether a word occurs so seldom that names with these initials are as likely what was meant."""
    known = [number for term in word.terms if (number := view.term(term)) >= 0]
    return all(int(view.frequencies[number]) <= _SELDOM for number in known)


_SELDOM = 3
"""Sections up to which an acronym may also be guessed from initials."""


def _may_be_acronym(query: Query, word: Word) -> bool:
    typed = query.text[word.start : word.end]
    capitals = sum(letter.isupper() for letter in typed)
    return capitals >= 2 or not is_common(word.text, query.analyser.language)


def expand_synonyms(query: Query, view: View, weight: float) -> None:
    """Let each word or phrase be met by its synonyms of the manifest."""
    for group in view.index.folder.synonyms:
        for phrase in group:
            key = tuple(_stems(query.analyser, phrase))
            for start, stop in _found(query, key):
                for other in group:
                    if other != phrase:
                        _add_run(query, range(start, stop), other, weight, "synonym", view)


def expand_ordinary(query: Query, view: View, parameters: Parameters) -> None:
    """Let each word be met, weakly, by words that manuals use for the same thing.

    A phrase, and a word that says little or that the folder lacks, is more likely meant by its other
    name than a telling word that occurs.
    """
    language = query.analyser.language
    stems = [word.terms[0] if word.terms else "" for word in query.words]
    for size in range(_LONGEST_PHRASE, 0, -1):
        for at in range(len(stems) - size + 1):
            for other in _ordinary(language, stems[at][:1]).get(tuple(stems[at : at + size]), ()):
                terms = _terms_of(language, other)
                if terms and all(view.term(term) >= 0 for term in terms):
                    _meet_ordinary(query, view, range(at, at + size), terms, other, parameters)


def _meet_ordinary(
    query: Query, view: View, run: range, terms: tuple[str, ...], label: str, parameters: Parameters
) -> None:
    slots = [slot for slot in query.slots if slot.word in run]
    telling = any(slot.temper > parameters.tempers[VAGUE] and _typed_is_known(slot, view) for slot in slots)
    weight, credit = parameters.ordinary, parameters.ordinary_credit
    if len(run) > 1 or not telling:
        weight, credit = parameters.ordinary_sure, parameters.ordinary_sure_credit
    if not slots:
        query.slots.append(
            Slot(label, [Option(terms, weight, credit, "ordinary", label)], counts=False, word=run.start)
        )
    for slot in slots:
        if all(option.terms != terms for option in slot.options):
            slot.options.append(Option(terms, weight / len(slots), credit, "ordinary", label))


def _typed_is_known(slot: Slot, view: View) -> bool:
    return any(view.term(term) >= 0 for o in slot.options if o.via == "typed" for term in o.terms)


@lru_cache(maxsize=256)
def _ordinary(language: str, letter: str) -> dict[tuple[str, ...], tuple[str, ...]]:
    """Stems of a word or phrase -> what else it may be called, from the lists of a language.

    Only phrases that begin with `letter`, since a stem begins as its word does: stemming all of the
    lists would make the first question wait.
    """
    found: dict[tuple[str, ...], dict[str, None]] = {}
    for said, written in _pairs(language).get(letter, ()):
        if said != written:
            found.setdefault(_stems_of(language, said), {})[written] = None
    return {key: tuple(others) for key, others in found.items() if 0 < len(key) <= _LONGEST_PHRASE}


@lru_cache(maxsize=8)
def _pairs(language: str) -> dict[str, list[tuple[str, str]]]:
    """Return the pairs (said, written) of the lists by first letter of what is said.

    Groups of equals go both ways, `>` one way.
    """
    found: dict[str, list[tuple[str, str]]] = {}
    for name in ("synonyms", "everyday", "acronyms"):
        file = _WORDS / f"{name}-{language}.txt"
        for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
            if line.startswith("#"):
                continue
            left, arrow, right = line.partition(">")
            group = [part.strip() for part in left.split(",")]
            others = [part.strip() for part in right.split(",")] if arrow else group
            for said in group:
                found.setdefault(said[:1], []).extend((said, written) for written in others)
    return found


@lru_cache(maxsize=8192)
def _terms_of(language: str, phrase: str) -> tuple[str, ...]:
    """Return the index terms of a phrase, one per word, stop words left out."""
    analyser = analyser_for(language)
    return tuple(term for raw in TOKEN.findall(phrase) for term in analyser.terms(raw)[:1])


def apply_glossary(
    text: str, language: str, glossary: Mapping[str, Mapping[str, str]], analyser: Analyser
) -> str:
    """Return a question of another language with the words that the glossary knows, else empty."""
    words = glossary.get(language) or glossary.get(base_language(language))
    if not words:
        return ""
    by_stem = {tuple(_stems(analyser, foreign)): own for foreign, own in words.items()}
    tokens = [(raw, tuple(_stems(analyser, raw))) for raw in TOKEN.findall(text)]
    found: list[str] = []
    at = 0
    while at < len(tokens):
        for size in range(min(_LONGEST_PHRASE, len(tokens) - at), 0, -1):
            key = tuple(stem for _, stems in tokens[at : at + size] for stem in stems)
            if key in by_stem:
                found.append(by_stem[key])
                at += size
                break
        else:
            at += 1
    return " ".join(found)


def _replace_phrases(
    query: Query, phrases: Mapping[tuple[str, ...], str], weight: float, via: Via, view: View
) -> None:
    stems = [word.terms[0] if word.terms else "" for word in query.words]
    for size in range(2, _LONGEST_PHRASE + 1):
        for at in range(len(stems) - size + 1):
            other = phrases.get(tuple(stems[at : at + size]))
            if other:
                _add_run(query, range(at, at + size), other, weight, via, view)


def _found(query: Query, key: Sequence[str]) -> Iterable[tuple[int, int]]:
    stems = [word.terms[0] if word.terms else "" for word in query.words]
    for at in range(len(stems) - len(key) + 1):
        if key and stems[at : at + len(key)] == list(key):
            yield at, at + len(key)


def _add(query: Query, number: int, words: str, weight: float, via: Via, view: View) -> None:
    _add_run(query, range(number, number + 1), words, weight, via, view)


def _add_run(query: Query, run: range, words: str, weight: float, via: Via, view: View) -> None:
    """Give the slots of the words in `run` another way to be met: all of `words` together."""
    terms = tuple(stem for raw in TOKEN.findall(words) for stem in query.analyser.terms(raw)[:1])
    if not terms or any(view.term(term) < 0 for term in terms):
        return
    slots = [slot for slot in query.slots if slot.word in run]
    option = Option(terms, weight, 0.9, via, words)
    if not slots:
        query.slots.append(Slot(words, [option], counts=False))
        return
    if len(run) == 1 and not known(slots[0], view):
        option = Option(terms, 1.0, 0.9, via, words)  # the typed word is met nowhere
    slots[0].options.append(option)
    for other in slots[1:]:
        other.options.append(Option(terms, 0.0, 0.9, via, words))


@lru_cache(maxsize=4096)
def _stems_of(analyser_language: str, text: str) -> tuple[str, ...]:
    analyser = analyser_for(analyser_language)
    plain = text.split()
    if text.isascii() and text.islower() and all(map(str.isalpha, plain)):
        return tuple(map(analyser.stem, plain))
    return tuple(word.terms[0] for word in analyser.words(text) if word.terms)


def _stems(analyser: Analyser, text: str) -> tuple[str, ...]:
    return _stems_of(analyser.language, text)
