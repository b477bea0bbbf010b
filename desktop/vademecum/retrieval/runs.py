"""Unknown pieces of an unspaced script, joined to the run of characters that is missed.

看电影没有字幕   电影 is missed; 影没 straddles two words, so that no text could hold it
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vademecum.retrieval.pieces import units
from vademecum.retrieval.query import Option, Query, Slot, known

if TYPE_CHECKING:
    from vademecum.retrieval.view import View


def join_unknown_pieces(query: Query, view: View) -> None:
    """Make one slot of each run of overlapping unknown pieces.

    It counts by its characters that no known piece of the question covers, each by its own rarity:
    a pair of which both ends belong to known words is not missed at all.
    """
    pieces = [slot for slot in query.slots if query.words[slot.word].kind == "piece"]
    found = [slot for slot in pieces if known(slot, view)]
    if len(found) == len(pieces):
        return
    covered = {at for slot in found for at in range(query.words[slot.word].start, query.words[slot.word].end)}
    for run in _runs(query, [slot for slot in pieces if slot not in found]):
        _join(query, run, covered, view)


def _runs(query: Query, unknown: list[Slot]) -> list[list[Slot]]:
    """Put pieces that overlap together."""
    runs: list[list[Slot]] = []
    end = 0
    for slot in unknown:
        word = query.words[slot.word]
        if not runs or word.start >= end:
            runs.append([])
        runs[-1].append(slot)
        end = word.end
    return runs


def _join(query: Query, run: list[Slot], covered: set[int], view: View) -> None:
    first, last = query.words[run[0].word], query.words[run[-1].word]
    text = query.rewritten or query.text
    missed = [unit for unit in units(text[first.start : last.end]) if first.start + unit[0] not in covered]
    whole = run[0] if missed else None
    query.slots = [slot for slot in query.slots if slot is whole or slot not in run]
    if whole is None:
        return
    rarity = sum(_rarity(unit, view) for _, _, unit in missed)
    whole.text = text[first.start + missed[0][0] : first.start + missed[-1][1]]
    whole.options = [Option((whole.text,), label=whole.text)]
    whole.temper = view.index.parameters.missed_run + rarity / len(units(text[first.start : first.end]))


def _rarity(unit: str, view: View) -> float:
    """How rare a character is, 0 to 1; one that the folder lacks is rarest."""
    number = view.term(unit)
    return view.idf(number) / view.highest_idf if number >= 0 else 1.0
