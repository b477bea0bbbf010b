"""What a sentence or a unit of an excerpt says, as far as it can be compared word for word."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from vademecum.answering.polarity import NEGATION_MARKS, NEGATIONS, NUMBER_WORDS
from vademecum.retrieval.analysis import Analyser, analyser_for
from vademecum.retrieval.language import detect

_NUMBER = re.compile(r"(?<![\w.])[-+]?\d[\d.,:\u202f\u00a0]*\d|(?<![\w.])\d")
_QUOTED = re.compile(r"`([^`\n]+)`|\*\*([^*\n]+)\*\*|“([^”\n]+)”|„([^“\n]+)“|«([^»\n]+)»|\"([^\"\n]+)\"")
_COMMAND = re.compile(
    r"(?:(?<=\s)|^)(?:--?[A-Za-z][\w-]*|[\w.-]*[/\\$=_][\w./\\$=:@%+-]*|[\w.-]+\(\)|[\w-]+(?:\.[\w-]+)+)"
)
_NAME = re.compile(r"\b[^\W\d_][\w'-]*\b")
WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


@dataclass(frozen=True, slots=True)
class Statement:
    """What a sentence or unit holds that can be compared."""

    text: str
    folded: str
    words: tuple[str, ...]
    """Case-folded words in order, apostrophes removed."""
    terms: frozenset[str]
    """Content words as terms of the analyser."""
    groups: tuple[tuple[str, ...], ...]
    """Each content word's alternative terms, in order."""
    numbers: frozenset[float]
    names: frozenset[str]
    commands: tuple[str, ...]
    negated: tuple[tuple[str, ...], ...] | None
    """Content words of the clauses that hold a negation; None when there is none."""
    denied: tuple[tuple[str, ...], ...]
    """The first content words after each negation: what it is about."""


@lru_cache(maxsize=4096)
def statement(text: str, language: str) -> Statement:
    """Take a text apart by the rules of a language; kept for the next sentence."""
    analyser = analyser_for(language)
    plain = re.sub(r"[`*“”„«»\"]", " ", text)
    words = tuple(word.replace("'", "").replace("’", "").casefold() for word in WORD.findall(plain))
    content = _content(plain, analyser)
    groups = tuple((*terms, surface) for surface, terms in content)
    negated, denied = _negated(plain, analyser)
    return Statement(
        text=text,
        folded=plain.casefold(),
        words=words,
        terms=frozenset(term for group in groups for term in group),
        groups=groups,
        numbers=_numbers(plain, words),
        names=_names(plain, german=detect(text) == "de"),
        commands=_commands(text),
        negated=negated,
        denied=denied,
    )


_CLAUSE = re.compile(
    r"[,;:—–()|。！？]|[.!?](?=\s)"
    r"|(?<!\w)(?:but|however|although|aber|jedoch|sondern|mais|pero|sino|но|однако)(?!\w)",
    re.IGNORECASE,
)
_Groups = tuple[tuple[str, ...], ...]


def _negated(text: str, analyser: Analyser) -> tuple[_Groups | None, _Groups]:
    clauses: list[tuple[str, ...]] = []
    denied: list[tuple[str, ...]] = []
    negated = False
    for clause in _CLAUSE.split(text):
        found = next((match for match in WORD.finditer(clause) if _is_negation(match.group())), None)
        marked = any(mark in clause for mark in NEGATION_MARKS)
        if found is None and not marked:
            continue
        negated = True
        clauses += [(*terms, surface) for surface, terms in _content(clause, analyser)]
        after = clause[found.end() :] if found is not None else ""
        denied += [(*terms, surface) for surface, terms in _content(after, analyser)][:2]
    return (tuple(clauses) if negated else None), tuple(denied)


def _is_negation(word: str) -> bool:
    return word.replace("'", "").replace("’", "").casefold() in NEGATIONS


def _content(text: str, analyser: Analyser) -> list[tuple[str, tuple[str, ...]]]:
    """Content words: surface and terms; parts of compounds count as the whole."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for word in analyser.words(text):
        if word.stop or word.text in NEGATIONS or value_of(word.text) is not None:
            continue
        parts = tuple(term for part in word.parts for term in part)
        found.append((word.text, (*word.terms, *parts)))
    return found


def _numbers(text: str, words: Sequence[str]) -> frozenset[float]:
    found = {value for match in _NUMBER.findall(text) if (value := _figure(match)) is not None}
    found.update(NUMBER_WORDS[word] for word in words if word in NUMBER_WORDS)
    return frozenset(found)


def _figure(text: str) -> float | None:
    """The value of a number as people write it; versions and times keep their parts as one figure."""
    digits = text.strip("+").replace("\u202f", "").replace("\u00a0", "").rstrip(".,:")
    if re.fullmatch(r"-?\d{1,3}(?:[.,]\d{3})+", digits):
        digits = re.sub(r"[.,]", "", digits)
    elif re.fullmatch(r"-?\d+,\d+", digits):
        digits = digits.replace(",", ".")
    try:
        return float(digits)
    except ValueError:
        return float(int.from_bytes(digits.encode()[:24], "big"))


def value_of(word: str) -> float | None:
    """The number that a word stands for, or None."""
    if word in NUMBER_WORDS:
        return NUMBER_WORDS[word]
    return _figure(word) if word[:1].isdigit() and re.fullmatch(r"[\d.,:]+", word) else None


def _names(text: str, *, german: bool) -> frozenset[str]:
    """Words that name something: capitals inside a sentence (not in German), or odd ones inside a word."""
    found: set[str] = set()
    first = True
    for match in re.finditer(r"[\w'-]+|[.!?:]", text):
        word = match.group()
        if word in ".!?:":
            first = True
            continue
        odd = any(letter.isupper() for letter in word[1:]) or (
            any(letter.isdigit() for letter in word) and any(letter.isalpha() for letter in word)
        )
        if odd or (not german and word[:1].isupper() and not first and _NAME.fullmatch(word)):
            found.add(word.replace("'", "").casefold())
        first = False
    return frozenset(found - {"i"})


def _commands(text: str) -> tuple[str, ...]:
    quoted = [next(filter(None, match.groups())) for match in _QUOTED.finditer(text)]
    bare = [match.group().rstrip(".,;:)") for match in _COMMAND.finditer(_QUOTED.sub(" ", text))]
    return tuple(part for part in (*quoted, *bare) if re.search(r"[^\W\d]", part))
