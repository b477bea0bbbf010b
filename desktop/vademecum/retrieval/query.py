"""A question on its way through the pipeline: words become slots, slots hold the terms that satisfy them.

Scoring takes the best option of each slot and adds the slots up; coverage asks how much of the
question's weight (idf) a section satisfies. Every step that widens the question adds options or
slots here; the index itself stays pure.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from vademecum.retrieval.analysis import Analyser, Word
from vademecum.retrieval.generality import class_of
from vademecum.retrieval.identifiers import dissect
from vademecum.retrieval.result import Step

if TYPE_CHECKING:
    from vademecum.retrieval.view import View

Via = Literal[
    "typed", "parts", "joined", "acronym", "synonym", "ordinary", "glossary", "spelling", "split", "prefix"
]


@dataclass(frozen=True, slots=True)
class Option:
    """One way to satisfy a slot."""

    terms: tuple[str, ...]
    """All of them must be there; one for a plain word, several for a phrase."""
    weight: float = 1.0
    """Factor of its score; 0 when it only counts towards coverage."""
    credit: float = 1.0
    """Share of the slot's idf that it satisfies."""
    via: Via = "typed"
    label: str = ""
    """The words in readable form, for explanations."""


@dataclass(slots=True)
class Slot:
    """One thing that was asked for."""

    text: str
    """As typed, case-folded."""
    options: list[Option]
    weight: float = 1.0
    counts: bool = True
    """Whether it belongs to what a fitting section must cover."""
    word: int = -1
    """Number of the word of the question; -1 when several made it."""
    repaired: bool = False
    temper: float = 1.0
    """Share of its rarity in the folder that counts: less for words that stand in any text."""


@dataclass(slots=True)
class Query:
    """A question and what became of it."""

    text: str
    """As typed."""
    language: str
    """What the question is written in, as far as it could be told; may be empty."""
    analyser: Analyser
    words: list[Word]
    slots: list[Slot] = field(default_factory=list)
    corrected: dict[str, str] = field(default_factory=dict)
    rewritten: str = ""
    others: tuple[Analyser, ...] = ()
    """Rules of the folder's other languages, which a word of no telling language may follow too."""
    wished: str = ""
    """The reader's own language, when articles of this folder are written in it."""
    unknown: list[str] = field(default_factory=list)
    """Content words that no open section holds and nothing could replace."""
    steps: list[Step] = field(default_factory=list)

    def searched(self) -> str:
        """Return the question as searched, corrections put in place."""
        base = self.rewritten or self.text
        if not self.corrected:
            return base.strip()
        pieces: list[str] = []
        last = 0
        for word in self.words:
            if word.text in self.corrected:
                pieces += [base[last : word.start], self.corrected[word.text]]
                last = word.end
        return "".join([*pieces, base[last:]]).strip()


def typed_slots(query: Query, view: View, part_weight: float) -> None:
    """Make the slots of the words as typed; stop words ask for nothing."""
    for number, word in enumerate(query.words):
        if not word.stop:
            slots = word_slots(word, number, view, part_weight)
            _temper(slots, word, query.analyser.language, view)
            if not query.language and word.kind == "word":
                known_terms = [term for term in stems_of(word.text, query, view) if term not in word.terms]
                slots[0].options += [Option((term,), label=word.text) for term in known_terms]
            query.slots += slots


def _temper(slots: list[Slot], word: Word, language: str, view: View) -> None:
    """Let a word that stands in any text count less, however rare it is in this folder."""
    if word.kind != "word":
        return
    for slot in slots:
        slot.temper = view.index.parameters.tempers[class_of(slot.text, language)]
        if slot.temper != 1.0:
            slot.options = [replace(option, weight=option.weight * slot.temper) for option in slot.options]


def stems_of(word: str, query: Query, view: View) -> tuple[str, ...]:
    """Return a word's stems by the question's rules, and those by the folder's other languages that occur.

    Of a compound the terms of the whole, however it is joined: `e-mail`, `retryCount`.
    """
    word = dissect(word).whole or word
    own = query.analyser.stems(word)
    others = (stem for analyser in query.others for stem in analyser.stems(word))
    return tuple(dict.fromkeys((*own, *(stem for stem in others if view.term(stem) >= 0))))


def word_slots(word: Word, number: int, view: View, part_weight: float) -> list[Slot]:
    """Return the slots of one word: itself, and its parts when it is a compound or identifier."""
    whole = [Option((term,), label=word.text) for term in word.terms]
    if not word.parts:
        return [Slot(word.text, whole, word=number)]
    parts = [
        Slot(text, [Option((term,), label=text) for term in terms], part_weight, word=number)
        for text, terms in zip(word.part_texts, word.parts, strict=True)
    ]
    together = Option(tuple(terms[0] for terms in word.parts), 0.0, 0.9, "parts", word.text)
    if not any(view.term(term) >= 0 for term in word.terms):
        lone = len(parts) == 1 and word.text.isalnum()  # `cloud` is no `iCloud`, but may find something
        for part in parts:
            part.weight, part.counts = 1.0, not (lone and known(part, view))
        # A hyphenated word is its parts; a name of a program that the folder lacks is missed as a name,
        # unless all its parts stand together somewhere.
        ways = whole if lone else [*whole, together]
        return [Slot(word.text, ways, word=number), *parts] if word.kind == "identifier" else parts
    if len(parts) > 1:
        whole.append(together)
    for part in parts:
        part.counts = False
    return [Slot(word.text, whole, word=number), *parts]


def known(slot: Slot, view: View) -> bool:
    """Whether any option of a slot can be satisfied by an open section."""
    return any(all(view.term(term) >= 0 for term in option.terms) for option in slot.options)
