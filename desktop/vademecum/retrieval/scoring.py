"""Scores of a whole query: the best option of each slot, summed over the slots."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from vademecum.retrieval.bm25 import Floats, Ints
from vademecum.retrieval.query import Option, Query, Slot
from vademecum.retrieval.view import View


@dataclass(frozen=True, slots=True)
class Matched:
    """Sections that satisfy one option, with its score in each."""

    option: Option
    sections: Ints
    impacts: Floats


@dataclass(frozen=True, slots=True)
class SlotScore:
    """What one slot adds."""

    slot: Slot
    matched: tuple[Matched, ...]
    idf: float
    """Weight of the slot in coverage: the highest idf of its best-known options."""


def score_slots(query: Query, view: View) -> list[SlotScore]:
    """Look up every slot's options."""
    return [
        SlotScore(
            slot, tuple(m for o in slot.options if (m := match(o, view)) is not None), slot_idf(slot, view)
        )
        for slot in query.slots
    ]


def match(option: Option, view: View) -> Matched | None:
    """Return where an option is satisfied: for several terms, only where all of them are."""
    numbers = [view.term(term) for term in option.terms]
    if not numbers or min(numbers) < 0:
        return None
    sections, impacts = view.impacts(numbers[0])
    for number in numbers[1:]:
        others, more = view.impacts(number)
        both, here, there = np.intersect1d(sections, others, assume_unique=True, return_indices=True)
        sections, impacts = both, impacts[here] + more[there]
    # A phrase stands for one word, so it scores like one.
    return Matched(option, sections, impacts / len(numbers)) if len(sections) else None


def slot_idf(slot: Slot, view: View) -> float:
    """Return a slot's weight in coverage: of the typed word, or of what stands in for an unknown one.

    A word that nothing stands in for weighs as much as the rarest word. A word of little meaning
    weighs less, whether the folder knows it or not.
    """
    typed = [view.term(option.terms[0]) for option in slot.options if option.via == "typed"]
    known = [number for number in typed if number >= 0]
    if known:
        return slot.temper * min(view.idf(number) for number in known)
    return slot.temper * view.highest_idf


def total_scores(slots: list[SlotScore], view: View) -> Floats:
    """Return the summed score for each section of the index; closed ones stay at zero."""
    total: Floats = np.zeros(len(view.index))
    for scored in slots:
        useful = [matched for matched in scored.matched if matched.option.weight > 0]
        if len(useful) == 1:
            total[useful[0].sections] += scored.slot.weight * useful[0].option.weight * useful[0].impacts
        elif useful:
            best: Floats = np.zeros(len(total))
            for matched in useful:
                best[matched.sections] = np.maximum(
                    best[matched.sections], matched.option.weight * matched.impacts
                )
            total += scored.slot.weight * best
    return total


def article_scores(slots: list[SlotScore], view: View) -> Floats:
    """Return for each article its score as one long document."""
    total: Floats = np.zeros(len(view.index.entries))
    for scored in slots:
        best: Floats = np.zeros(len(total))
        for option in scored.slot.options:
            numbers = [view.term(term) for term in option.terms]
            if option.weight <= 0 or min(numbers, default=-1) < 0:
                continue
            summed: Floats = np.zeros(len(total))
            for number in numbers:
                articles, impacts = view.article_impacts(number)
                summed[articles] += impacts
            best = np.maximum(best, option.weight * summed / len(numbers))
        total += scored.slot.weight * best
    return total


def named_share(slots: list[SlotScore], view: View, field: int) -> Floats | None:
    """Return for each section the share of the question's idf that one field of it names, 0 to 1.

    What was asked counts as named when the section has it in any form and the field in any other:
    `delete` in the text, `remove` in the file's name. None when nothing is named anywhere.
    """
    weight = sum(scored.idf for scored in slots if scored.slot.counts)
    total: Floats | None = None
    for scored in slots:
        ways = {matched.option.terms for matched in scored.matched}
        naming = [sections for terms in ways if len(sections := _named_by(terms, view, field))]
        if not naming or not scored.slot.counts or not scored.idf:
            continue
        named = naming[0] if len(naming) == 1 else np.unique(np.concatenate(naming))
        best: Floats = np.zeros(len(view.index))
        for matched in scored.matched:
            sections = matched.sections
            best[sections] = np.maximum(best[sections], matched.option.credit)
        total = np.zeros(len(view.index)) if total is None else total
        total[named] += scored.idf / weight * best[named]
    return total


def _named_by(terms: tuple[str, ...], view: View, field: int) -> Ints:
    """Return the sections that hold all of some terms in one field."""
    sections = view.sections_in(view.term(terms[0]), field)
    for term in terms[1:]:
        sections = np.intersect1d(sections, view.sections_in(view.term(term), field))
    return sections


def slot_masks(slots: list[SlotScore], sections: Ints, view: View) -> list[Ints]:
    """Return per slot a bit mask of the fields in which each of `sections` satisfies it."""
    result: list[Ints] = []
    for scored in slots:
        mask = [0] * len(sections)
        for matched in scored.matched:
            for term in matched.option.terms:
                for at, fields in enumerate(view.field_masks(view.term(term), sections)):
                    mask[at] |= fields
        result.append(np.array(mask, dtype=np.int64))
    return result
