"""Whether an excerpt supports a sentence: its numbers, names, commands, negations and words.

The check works on one unit of the excerpt (a sentence, a list item, a table row) with its heading,
so that a figure from one row can't be told of another. It errs on the side of removing: a true
sentence that is dropped costs a click, a false one that is shown costs trust.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from vademecum.answering.hostile import addresses_model
from vademecum.answering.polarity import (
    CONDITION_WORDS,
    CONDITIONS,
    GLUE,
    LIMITS,
    OPPOSITES,
    STRICT_LIMITS,
)
from vademecum.answering.sentences import Sentence, Unit, abbreviations_in, units
from vademecum.answering.statement import WORD, Statement, statement, value_of
from vademecum.retrieval.language import detect
from vademecum.retrieval.stopwords import base_language

Alike = Callable[[str, str], float]
"""Likeness of two texts in any languages, -1 to 1: a sentence encoder."""

IN_ORDER = 0.6
"""Share of a sentence's content words, from five on, that must stand in its unit in the same order: the same
words in another order may say something else."""
IN_UNIT = 0.8
"""Share of a sentence's content words that its unit itself must hold; the heading may give the others."""
_FEW = 3
"""Content words below which every word must be found: `Select your subscription` says something by itself."""
_WISH = re.compile(
    r"\bif (?:you|they|users?) (?:want|need|wish|prefer|like|would like)\b"
    r"|\b(?:wenn|falls) (?:sie|du|man)\b.{0,60}\b(?:möchte|möchten|möchtest|will|wollen|willst)\b"
    r"|\bsi (?:vous )?(?:voulez|souhaitez|désirez)\b"
    r"|\bsi (?:quiere|quieres|desea|deseas|necesita|necesitas)\b"
    r"|\bесли (?:вы )?(?:хотите|нужно|надо|требуется)\b"
)
"""A condition that is none: `If you want to print, press Ctrl+P`."""
_LEAST = 3
"""Words that a sentence needs to say something, unless it gives a figure or a command."""
SAME_MEANING = 0.6
"""Likeness that a sentence in another language than its excerpt needs, beside all other checks. Translations
had 0.59 to 0.86, other sentences 0.41 at most; but an encoder does not tell `opens` from `closes` (0.79), so
such an answer says that it is translated."""


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A numbered part of the knowledge that a reply may cite."""

    n: int
    title: str
    heading: str
    source: str
    text: str
    language: str = ""
    trail: tuple[str, ...] = ()
    section: str = ""
    """Id of the section."""

    @property
    def context(self) -> str:
        """What is said around every unit of it."""
        return " \n".join((self.title, *self.trail, self.heading))


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one sentence."""

    excerpt: Excerpt | None = None
    """The excerpt that supports it; None when none does."""
    quote: str = ""
    """The words that support it, verbatim."""
    reason: str = ""
    """Empty when supported; else nothing-cited, number, name, command, negation, limit, words, language."""

    @property
    def supported(self) -> bool:
        """Whether it may be shown."""
        return self.excerpt is not None


def support(sentence: Sentence, excerpts: Sequence[Excerpt], alike: Alike | None = None) -> Verdict:
    """Find the excerpt that supports a sentence: those it cites first, then the others.

    A wrong or missing mark is mended when another excerpt holds the claim: what is shown always
    leads to the words it rests on.
    """
    cited = [excerpt for number in sentence.marks for excerpt in excerpts if excerpt.n == number]
    reason = "nothing-cited"
    for excerpt in (*cited, *(other for other in excerpts if other not in cited)):
        verdict = support_by(sentence.text, excerpt, alike)
        if verdict.supported:
            return verdict
        if excerpt in cited or not cited:
            reason = _closer(reason, verdict.reason)
    return Verdict(reason=reason)


def support_by(text: str, excerpt: Excerpt, alike: Alike | None = None) -> Verdict:
    """Whether one excerpt supports a sentence."""
    language = base_language(excerpt.language) or "en"
    spoken = detect(text, expected=(language,))
    foreign = bool(spoken and spoken != language and _told_apart(text))
    reason = "words"
    context = statement(excerpt.context, language)
    claim = statement(text, language)
    for unit in _units(excerpt.text):
        if addresses_model(unit.text):
            continue
        found = _compare(claim, unit, context, excerpt)
        if found and foreign:
            found = _compare(claim, unit, context, excerpt, foreign=True)
            likeness = alike(text, unit.text) if alike is not None and not found else -1.0
            found = found or ("" if likeness >= SAME_MEANING else "language")
        if not found:
            return Verdict(excerpt, unit.text)
        reason = _closer(reason, found)
    return Verdict(reason=reason)


_ORDER = ("nothing-cited", "words", "language", "name", "command", "number", "limit", "negation")


def abbreviations_of(excerpts: Sequence[Excerpt]) -> frozenset[str]:
    """Short names with a full stop, by which no sentence of a reply about these excerpts ends."""
    return abbreviations_in("\n".join(excerpt.text for excerpt in excerpts))


def _closer(one: str, other: str) -> str:
    """Of two reasons the one that came further: it tells more."""
    return max(one, other, key=lambda name: _ORDER.index(name) if name in _ORDER else 0)


def _told_apart(text: str) -> bool:
    """Short texts of names and numbers have no language."""
    return len(WORD.findall(text)) >= 3


@lru_cache(maxsize=64)
def _units(text: str) -> tuple[Unit, ...]:
    return tuple(units(text))


def _compare(
    claim: Statement, unit: Unit, context: Statement, excerpt: Excerpt, *, foreign: bool = False
) -> str:
    """Empty when the unit supports the claim, else what fails first."""
    language = base_language(excerpt.language) or "en"
    said = statement(unit.text, language)
    around = (context, statement(unit.lead, language)) if unit.lead else (context,)
    if not foreign and (failed := _words_fail(claim, said, around)):
        return failed
    if not _names_hold(claim, said, around):
        return "name"
    if any(_flat(command) not in _flat(f"{excerpt.context} {excerpt.text}") for command in claim.commands):
        return "command"
    if not claim.numbers <= said.numbers | context.numbers or _misplaced(claim, said):
        return "number"
    if _limits_fail(claim, said, around, foreign=foreign):
        return "limit"
    return "" if _negations_agree(claim, said, foreign=foreign) else "negation"


def _words_fail(claim: Statement, said: Statement, around: Sequence[Statement]) -> str:
    """Every content word must be the unit's, or its heading's, and most of them in the same order.

    A word of the question, put in the place of the page's own, made `The refund is 15% off` of a
    discount: so not one may be foreign.
    """
    context, *lead = around
    near = said.terms.union(*(other.terms for other in lead))
    known = near | context.terms
    groups = [group for group in claim.groups if not GLUE.intersection(group)]
    if len(claim.words) < _LEAST and not (claim.numbers or claim.commands):
        return "words"
    if len(groups) < _FEW:
        groups = list(claim.groups)
    if any(not known.intersection(group) for group in groups):
        return "words"
    own = [group for group in groups if near.intersection(group)]
    # What stands in the heading alone is the topic, not what is said about it.
    if all(context.terms.intersection(group) for group in groups) and not claim.numbers - context.numbers:
        return "words"
    if len(own) < IN_UNIT * len(groups) or (
        len(own) >= 5 and _in_order(own, said.groups) < IN_ORDER * len(own)
    ):
        return "words"
    surfaces = set(said.words).union(*(other.words for other in around))
    for one, other in OPPOSITES:
        if one in claim.words and one not in surfaces and other in surfaces:
            return "negation"
    return ""


def _in_order(wanted: Sequence[tuple[str, ...]], said: Sequence[tuple[str, ...]]) -> int:
    """Length of the longest run of words, gaps allowed, that both have in the same order."""
    best = [0] * (len(said) + 1)
    for group in wanted:
        before = 0
        for at, other in enumerate(said, 1):
            kept = best[at]
            best[at] = before + 1 if set(group).intersection(other) else max(best[at], best[at - 1])
            before = kept
    return best[-1]


def _names_hold(claim: Statement, said: Statement, around: Sequence[Statement]) -> bool:
    known = set(said.words).union(*(other.words for other in around))
    terms = said.terms.union(*(other.terms for other in around))
    lowered = " ".join((said.folded, *(other.folded for other in around)))
    return all(
        name in known or name in terms or (not name.isalnum() and name in lowered) or _stem_in(name, terms)
        for name in claim.names
    )


def _stem_in(name: str, terms: frozenset[str]) -> bool:
    return len(name) > 3 and any(
        len(term) > 3 and name.startswith(term) and len(name) - len(term) <= 3 for term in terms
    )


def _misplaced(claim: Statement, said: Statement) -> bool:
    """In a unit with several figures, each belongs to the name before it: that name must be meant too."""
    if len(said.numbers) < 2 or not claim.numbers:
        return False
    for number in claim.numbers & said.numbers:
        owner = _owner(said, number)
        others = {name for name in said.names if name != owner}
        if owner and owner not in claim.words and others.intersection(claim.words):
            return True
    return False


def _owner(said: Statement, number: float) -> str:
    """The name that stands last before a number; empty when none does."""
    owner = ""
    for word in said.words:
        if word in said.names and value_of(word) is None:
            owner = word
        elif value_of(word) == number:
            return owner
    return ""


def _limits_fail(claim: Statement, said: Statement, around: Sequence[Statement], *, foreign: bool) -> bool:
    if foreign:
        return False
    known = set(said.words).union(*(other.words for other in around))
    if (
        CONDITIONS.intersection(said.words)
        and not CONDITION_WORDS.intersection(claim.words)
        and not _WISH.search(said.folded)
    ):
        return True
    added = LIMITS.intersection(claim.words) - known
    left_out = STRICT_LIMITS.intersection(said.words) - set(claim.words)
    return bool(added or left_out)


def _negations_agree(claim: Statement, said: Statement, *, foreign: bool) -> bool:
    """Both say no or neither does; and what the sentence negates stands in the unit's negated clause."""
    if (claim.negated is None) != (said.negated is None):
        return False
    if foreign or claim.negated is None or said.negated is None:
        return True
    clause = {term for group in said.negated for term in group}
    return all(clause.intersection(group) for group in claim.denied)


def _flat(text: str) -> str:
    return " ".join(re.sub(r"[`*]", "", text).split()).casefold()
