"""The best passage of a section, verbatim: a contiguous run of its own blocks.

A short section is its own answer. Of a long one, the blocks that hold what was asked for are
shown; a line that leads in to a list, table or code and what it leads in to stay together. Rows of a
table never part from each other's line, and words are never changed or reordered.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from vademecum.answering.rows import asked_row
from vademecum.answering.weighing import Wanted, weigh
from vademecum.retrieval.analysis import Analyser

WHOLE = 900
"""Characters up to which a section is shown whole."""
LONGEST = 1400
"""Characters of the longest passage taken out of a longer section."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A contiguous part of a section's text."""

    text: str
    start: int
    """Character offset in the section's text."""


def extract(text: str, wanted: Wanted, analyser: Analyser, asked: str = "") -> Passage:
    """Return the passage of `text` that answers best.

    `wanted` weighs each term of the question, `asked` is the question itself: its small words tell
    rows of a table apart (*one lamp*, *two lamps*).
    """
    row = asked_row(text, partial(weigh, wanted=wanted, analyser=analyser), asked)
    if row is not None:
        start, line = row
        return Passage(line.strip(), start)
    stripped = text.strip()
    offset = text.find(stripped) if stripped else 0
    if len(stripped) <= WHOLE:
        return Passage(stripped, offset)
    blocks = _blocks(text)
    weights = [weigh(text[start:end], wanted, analyser) for start, end in blocks]
    first, last = _best_run(blocks, weights)
    first = _lead_in(text, blocks, first, last)
    start, end = blocks[first][0], blocks[last][1]
    if end - start > LONGEST:
        start, end = _best_lines(text, start, end, wanted, analyser)
    elif leads_in(text[start:end]) and last + 1 < len(blocks):
        end = _led_in(text, start, blocks[last + 1])
    return Passage(text[start:end].strip(), start)


def leads_in(text: str) -> bool:
    """Whether a text ends by announcing something: a list, a table or code."""
    return text.rstrip().endswith((":", "："))


def best_sentence(text: str, wanted: Wanted, analyser: Analyser) -> str:
    """Return the line or sentence of a passage that holds the most of what was asked for, verbatim."""
    best, best_value = "", -1.0
    for line in text.split("\n"):
        for piece in _sentences(line):
            value = weigh(piece, wanted, analyser) / (1.0 + len(piece) / 600)
            if piece and value > best_value:
                best, best_value = piece, value
    return best


def _blocks(text: str) -> list[tuple[int, int]]:
    """Start and end of each block: blocks are parted by blank lines."""
    blocks: list[tuple[int, int]] = []
    start = 0
    while start < len(text):
        end = text.find("\n\n", start)
        end = len(text) if end < 0 else end
        if text[start:end].strip():
            blocks.append((start, end))
        start = end + 2
    return blocks


def _best_run(blocks: list[tuple[int, int]], weights: list[float]) -> tuple[int, int]:
    """The run of neighbouring blocks, within the longest passage, that gains most per block added."""
    best = max(range(len(blocks)), key=lambda at: (weights[at], -at))
    first = last = best
    threshold = 0.34 * weights[best]
    while True:
        before = weights[first - 1] if first > 0 else -1.0
        after = weights[last + 1] if last + 1 < len(blocks) else -1.0
        if max(before, after) < threshold or max(before, after) <= 0:
            return first, last
        grown = (first - 1, last) if before > after else (first, last + 1)
        if blocks[grown[1]][1] - blocks[grown[0]][0] > LONGEST:
            return first, last
        first, last = grown


def _lead_in(text: str, blocks: list[tuple[int, int]], first: int, last: int) -> int:
    """Take the sentence that introduces a list, table or code along, if it fits."""
    if first == 0:
        return first
    start, end = blocks[first - 1]
    fits = blocks[last][1] - start <= LONGEST
    return first - 1 if fits and leads_in(text[start:end]) else first


def _led_in(text: str, start: int, block: tuple[int, int]) -> int:
    """End of a passage that begins at `start` and announces `block`: as many of its lines as have room."""
    end = block[1]
    if end - start > LONGEST:
        cut = text.rfind("\n", block[0], start + LONGEST)
        # Of a paragraph without lines nothing would be whole.
        end = cut if cut > 0 else block[0]
    return end


def _best_lines(text: str, start: int, end: int, wanted: Wanted, analyser: Analyser) -> tuple[int, int]:
    """Cut an overlong block (a big table, a long list) to whole lines around its best one."""
    lines: list[tuple[int, int]] = []
    at = start
    for line in text[start:end].split("\n"):
        lines.append((at, at + len(line)))
        at += len(line) + 1
    weights = [weigh(text[first:last], wanted, analyser) for first, last in lines]
    best = max(range(len(lines)), key=lambda number: (weights[number], -number))
    first = last = best
    while True:
        grew = False
        if last + 1 < len(lines) and lines[last + 1][1] - lines[first][0] <= WHOLE:
            last, grew = last + 1, True
        if first > 0 and lines[last][1] - lines[first - 1][0] <= WHOLE:
            first, grew = first - 1, True
        if not grew:
            return lines[first][0], lines[last][1]


def _sentences(line: str) -> list[str]:
    pieces: list[str] = []
    start = 0
    for at, sign in enumerate(line):
        if sign in ".!?。！？" and (at + 1 == len(line) or line[at + 1] in " \t" or sign in "。！？"):
            pieces.append(line[start : at + 1].strip())
            start = at + 1
    pieces.append(line[start:].strip())
    return [piece for piece in pieces if piece]
