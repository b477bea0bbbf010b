"""Misspelt words: nearest neighbours among the words that this reader may see."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from vademecum.retrieval.analysis import Word
from vademecum.retrieval.characters import script_of
from vademecum.retrieval.compounds import split_word
from vademecum.retrieval.folding import fold
from vademecum.retrieval.generality import is_common
from vademecum.retrieval.query import Option, Query, Slot, known, stems_of, word_slots
from vademecum.retrieval.scoring import Matched, match

if TYPE_CHECKING:
    from vademecum.retrieval.parameters import Parameters
    from vademecum.retrieval.view import View

_SHORTEST = 4
"""Letters of the shortest word that is repaired."""
_TWO_EDITS_FROM = 9
"""Letters from which two edits are repaired, one before (measured: optimal string alignment)."""


def repair(query: Query, view: View, parameters: Parameters) -> None:
    """Replace unknown words by their nearest neighbours; note what nothing could replace."""
    unknown = [slot for slot in query.slots if slot.counts and not known(slot, view)]
    several = len({slot.word for slot in unknown}) >= parameters.unknown_limit and not _all_slips(
        query, unknown, view
    )
    for number, word in enumerate(query.words):
        if word.stop or word.kind in ("piece", "number"):
            continue
        slots = [slot for slot in query.slots if slot.word == number]
        whole_unknown = bool(word.parts) and not any(view.term(term) >= 0 for term in word.terms)
        if not any(slot in unknown for slot in slots) and not (whole_unknown and word.kind == "identifier"):
            continue
        if several or not _repair_word(query, number, word, view, parameters):
            query.unknown += [slot.text for slot in slots if slot in unknown]
    query.unknown += [
        slot.text for slot in unknown if slot.word >= 0 and query.words[slot.word].kind in ("piece", "number")
    ]


def _all_slips(query: Query, unknown: list[Slot], view: View) -> bool:
    """Whether each of many unknown words is a slip of a word that the folder uses often.

    A question about something else, or in another language, hardly ever looks like that.
    """
    if query.language and query.language not in view.languages:
        return False
    return all(_is_slip(query.words[slot.word], query, view) for slot in unknown if slot.word >= 0)


def _is_slip(word: Word, query: Query, view: View) -> bool:
    if word.kind != "word" or word.parts or is_common(word.text, query.analyser.language):
        return False
    nearest = neighbours(word.text, query, view, 1)
    return bool(nearest) and view.face(nearest[0]) >= _OFTEN and OSA.distance(word.text, nearest[0]) == 1


_OFTEN = 5
"""Sections from which a word is one that the folder uses often."""


def _repair_word(query: Query, number: int, word: Word, view: View, parameters: Parameters) -> bool:
    if word.parts:
        return _repair_compound(query, number, word, view, parameters)
    slot = next(slot for slot in query.slots if slot.word == number)
    if is_common(word.text, query.analyser.language):
        return _repair_by_neighbour(query, number, slot, view, parameters)
    if stop := _nearest_stop(word.text, query.analyser.stops):
        query.slots.remove(slot)  # a misspelt stop word asks for nothing either
        query.corrected[word.text] = stop
        return True
    halves = split_word(word.text, query, view)
    if halves:
        terms = tuple(query.analyser.stem(half) for half in halves if half not in query.analyser.stops)
        option = Option(terms, parameters.repaired, 0.9, "split", " ".join(halves))
        if terms and _side_by_side(halves, match(option, view), view):
            slot.options.append(option)
            query.corrected[word.text] = " ".join(halves)
            slot.repaired = True
            return True
    found = _nearest(word, query, view, parameters.most_repairs)
    for neighbour in found:
        slot.options += [
            Option((term,), parameters.repaired, parameters.repaired, "spelling", neighbour)
            for term in stems_of(neighbour, query, view)
        ]
    if found:
        query.corrected[word.text] = found[0]
        slot.repaired = True
    return bool(found)


def _nearest(word: Word, query: Query, view: View, most: int) -> list[str]:
    """Return the neighbours of a word; of a name only those that begin like it, of a short one none."""
    found = neighbours(word.text, query, view, most)
    if not _is_name(word, query):
        return found
    return [near for near in found if len(word.text) > _SHORTEST and _keeps_start(word.text, near)]


def _is_name(word: Word, query: Query) -> bool:
    """Whether a word is typed as a name: with a capital inside, or at its start within a sentence."""
    text = query.rewritten or query.text
    typed = text[word.start : word.end]
    if typed.isupper() or text.isupper():
        return False
    return not typed[1:].islower() or (typed[:1].isupper() and bool(text[: word.start].strip()))


def _keeps_start(typed: str, neighbour: str) -> bool:
    """Whether a neighbour begins like the typed word, or with its first two letters swapped.

    `iCloud` is no misspelt `cloud`, and `Gmail` no `email`.
    """
    return fold(typed[:1]) == fold(neighbour[:1]) or typed[:2] == neighbour[1::-1]


def _repair_by_neighbour(query: Query, number: int, slot: Slot, view: View, parameters: Parameters) -> bool:
    """Repair an ordinary word that is one only by mistake: `sing in` where the folder writes `sign-in`."""
    word = query.words[number]
    for beside in (number + 1, number - 1):
        if not 0 <= beside < len(query.words):
            continue
        for candidate in neighbours(word.text, query, view, _TRIED):
            pair = (candidate, query.words[beside].text)
            terms = query.analyser.stems("".join(pair if beside > number else pair[::-1]))
            joined = [term for term in terms if view.term(term) >= 0]
            if joined:
                slot.options += [
                    Option((term,), parameters.repaired, parameters.repaired, "spelling", candidate)
                    for term in (*query.analyser.stems(candidate), *joined)
                ]
                query.corrected[word.text] = candidate
                slot.repaired = True
                return True
    return False


_TRIED = 4
"""Neighbours of an ordinary word that are tried beside the words next to it."""


def _side_by_side(halves: tuple[str, str], found: Matched | None, view: View) -> bool:
    """Whether some section writes two words as neighbours, or with a small word between.

    `ever` and `note` somewhere in a text are no Evernote.
    """
    if found is None:
        return False
    left, right = map(re.escape, halves)
    written = re.compile(rf"\b{left}\w{{0,3}}(?:\s\w{{1,3}})?[\s_./-]?{right}", re.IGNORECASE)
    parts = (view.index.section(number) for number in found.sections[:_READ].tolist())
    return any(written.search(f"{part.heading}\n{part.text}") for part in parts)


_READ = 64
"""Sections that are read to see whether they write two words as neighbours."""


def _nearest_stop(word: str, stops: frozenset[str]) -> str:
    """Return the stop word of which a word is a transposition (`wrok`, `waht`); empty if there is none."""
    if len(word) < _SHORTEST:
        return ""
    for at in range(len(word) - 1):
        swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        if swapped in stops:
            return swapped
    return ""


def _repair_compound(query: Query, number: int, word: Word, view: View, parameters: Parameters) -> bool:
    """Repair a whole identifier (`rsponse_model`), else its unknown parts one by one."""
    found = _nearest(word, query, view, 1)
    if found:
        mended = next((w for w in query.analyser.words(found[0])), None)
        if mended is not None:
            slots = word_slots(mended, number, view, parameters.part)
            longer = found[0].startswith(word.text)  # `readTimeout` for `readTimeoutMs` is no mistake
            for slot in slots:
                slot.text, slot.repaired = word.text, not longer
                slot.options = [
                    Option(
                        option.terms,
                        option.weight * parameters.repaired,
                        parameters.repaired,
                        "spelling",
                        found[0],
                    )
                    for option in slot.options
                ]
            at = next(at for at, slot in enumerate(query.slots) if slot.word == number)
            query.slots = [slot for slot in query.slots if slot.word != number]
            query.slots[at:at] = slots
            if not longer:
                query.corrected[word.text] = found[0]
            return True
    repaired = True
    missing = [slot for slot in query.slots if slot.word == number and not known(slot, view)]
    for slot in [slot for slot in missing if slot.text != word.text]:
        if is_common(slot.text, query.analyser.language):
            repaired = False
            continue
        nearest = neighbours(slot.text, query, view, parameters.most_repairs)
        for neighbour in nearest:
            slot.options += [
                Option((term,), parameters.repaired, parameters.repaired, "spelling", neighbour)
                for term in stems_of(neighbour, query, view)
            ]
        if nearest:
            query.corrected[word.text] = word.text.replace(slot.text, nearest[0])
        repaired = repaired and bool(nearest)
    missed = any(slot.text == word.text for slot in missing)
    return repaired and (word.text in query.corrected or not missed)


def neighbours(word: str, query: Query, view: View, most: int) -> list[str]:
    """Return the nearest visible words, best first: by distance, first letter, frequency, spelling.

    One edit from four letters on, two from nine; a swap of neighbouring letters is one edit. Of four
    letters none is exchanged unless the word names a section. Words of another script are never
    neighbours.
    """
    if len(word) < _SHORTEST or any(letter.isdigit() for letter in word):
        return []
    limit = 2 if len(word) >= _TWO_EDITS_FROM else 1
    candidates = _candidates(word, view, limit)
    found = extract(word, candidates, scorer=OSA.distance, score_cutoff=limit, limit=None)
    ranked: list[tuple[float, int, str]] = []
    for candidate, distance, _ in found:
        exchanged = len(word) == _SHORTEST == len(candidate) and sorted(word) != sorted(candidate)
        if exchanged and not any(view.is_named(term) for term in query.analyser.stems(candidate)):
            continue  # `etsy` is no misspelt `easy`, but `kilm` is `kiln` where an article is about kilns
        same_start = fold(candidate[:1]) == fold(word[:1])
        if not same_start and (distance > 1 or len(word) < 5 or not _slipped_at_start(word, candidate)):
            continue
        ranked.append((distance + (0.0 if same_start else 0.5), -view.face(candidate), candidate))
    ranked.sort()
    nearest = [entry for entry in ranked if entry[0] <= ranked[0][0]]
    return [candidate for _, _, candidate in nearest[:most]]


def _slipped_at_start(word: str, candidate: str) -> bool:
    """Whether a first letter was left out, swapped, or taken for one beside it or one that sounds like it.

    Nobody types a letter before a word by mistake: `icloud` is no misspelt `cloud`, and `gmail` no `email`.
    """
    if len(word) != len(candidate):
        return len(word) < len(candidate)
    if word[0] == candidate[1] or not (word[0] + candidate[0]).isascii():
        return True
    return frozenset((word[0], candidate[0])) in _BESIDE


_PAIRS = (
    "qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm "
    "qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm aw se dr ft gy hu ji ko lp zs xd cf vg bh nj mk "
    "ck cs sz ei ae iy ou fp vw bv gj xs kq"
)
_BESIDE = frozenset(map(frozenset, _PAIRS.split()))
"""Pairs of letters that are neighbours on a keyboard, or sound alike at the start of a word."""


def _candidates(word: str, view: View, limit: int) -> list[str]:
    script = script_of(word[0])
    lengths = range(max(_SHORTEST - 1, len(word) - limit), len(word) + limit + 1)
    return [candidate for length in lengths for candidate in view.words_by_shape.get((script, length), ())]
