"""Sentences of a reply with their citation marks, and the units of an excerpt that can support one."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass

_SQUARE = re.compile(r"\s*[\[【]\s*(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\s*[\]】]")
_END = re.compile(r"[.!?](?=\s|$|[\[【(])|[。！？]|\n")
_ABBREVIATIONS = frozenset(
    {"e.g.", "i.e.", "etc.", "vs.", "approx.", "no.", "fig.", "cf.", "dr.", "mr.", "mrs."}
    | {"z.b.", "d.h.", "bzw.", "ca.", "usw.", "p.ej.", "т.е.", "т.к.", "напр."}
)
_SHORT_NAME = re.compile(r"[A-Z][\w-]*\s+([A-Z][a-z]{1,4}\.)(?=\s+\S)")
"""A short word with a full stop inside a name: `Bank Acc. Reconciliation`."""
_REFERS = re.compile(
    r"(?:it|they|this|these|that|those|he|she|then|so|er|sie|es|dies\w*|il|elle|ils|elles|cela|ce|esto|eso|ellos|"
    r"он|она|оно|они|это)\b",
    re.IGNORECASE,
)
"""How a sentence begins that is not understood without the one before."""
_BULLET = re.compile(r"^\s*(?:[-*•–]|\d{1,2}[.)])\s+")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a reply."""

    text: str
    """Without its marks."""
    marks: tuple[int, ...]
    """Numbers of the excerpts that it cites."""
    lead: str = ""
    """What stands before it: a list mark, or a line break."""


class SentenceStream:
    """Cuts a reply into sentences while it comes."""

    def __init__(self, abbreviations: frozenset[str] = frozenset()) -> None:
        """`abbreviations` of the excerpts, case-folded, besides the usual ones."""
        self._text = ""
        self._abbreviations = abbreviations

    def feed(self, text: str) -> list[Sentence]:
        """Sentences that are complete now, their marks included."""
        self._text += text
        found: list[Sentence] = []
        while (end := _end_of_first(self._text, self._abbreviations, final=False)) > 0:
            found += _made(self._text[:end])
            self._text = self._text[end:]
        return found

    def close(self) -> list[Sentence]:
        """What is left when the reply has ended."""
        found: list[Sentence] = []
        while self._text:
            end = _end_of_first(self._text, self._abbreviations, final=True) or len(self._text)
            found += _made(self._text[:end])
            self._text = self._text[end:]
        return found


def _end_of_first(text: str, abbreviations: frozenset[str], *, final: bool) -> int:
    """Where the first sentence ends with its marks; 0 when that can't be told yet."""
    for match in _END.finditer(text):
        end = match.end()
        if not text[:end].strip() or _is_abbreviation(text[:end], abbreviations):
            continue
        while mark := _SQUARE.match(text, end):
            end = mark.end()
            # The full stop may follow the mark: `... bar [1].` has ended before, `... bar. [1]` here.
        rest = text[end:]
        if not final and (not rest.strip() or rest.lstrip(" ").startswith(("[", "【"))):
            return 0  # a mark may still come
        return end
    return 0


def abbreviations_in(text: str) -> frozenset[str]:
    """Short names with a full stop that a text never has without it: `acc.` of `Bank Acc. List`."""
    found = {match.group(1) for match in _SHORT_NAME.finditer(text)}
    return frozenset(
        name.casefold() for name in found if not re.search(rf"\b{re.escape(name[:-1])}\b(?!\.)", text)
    )


def _is_abbreviation(text: str, more: frozenset[str]) -> bool:
    words = text.split()
    last = words[-1].casefold().lstrip("(„“\"'") if words else ""
    # `3.` at the start of a line numbers a list.
    return (
        last in _ABBREVIATIONS or last in more or (bool(re.fullmatch(r"\d{1,2}\.", last)) and len(words) == 1)
    )


def _made(piece: str) -> list[Sentence]:
    lead = "\n" if piece.startswith("\n") else ""
    marks = [
        int(number) for match in _SQUARE.finditer(piece) for number in re.split(r"\s*[,;]\s*", match.group(1))
    ]
    text = _SQUARE.sub("", piece).strip()
    bullet = _BULLET.match(text)
    if bullet:
        lead, text = "\n" + bullet.group(0).strip() + " ", text[bullet.end() :]
    text = re.sub(r"\s+([.!?。！？])$", r"\1", " ".join(text.split()))
    if not re.search(r"\w", text):
        return []
    return [Sentence(text, tuple(dict.fromkeys(marks)), lead)]


def sentences(text: str, abbreviations: frozenset[str] = frozenset()) -> list[Sentence]:
    """The sentences of a whole text."""
    stream = SentenceStream(abbreviations)
    return stream.feed(text) + stream.close()


@dataclass(frozen=True, slots=True)
class Unit:
    """A stretch of an excerpt that says one thing: a sentence, a list item, a row, or two neighbours."""

    text: str
    """Verbatim."""
    lead: str = ""
    """The line that introduces it: of a list, or a table's header."""


def units(text: str) -> list[Unit]:
    """Units of an excerpt: every sentence and row by itself, then those that go on about the one before."""
    known = abbreviations_in(text)
    single: list[Unit] = []
    double: list[Unit] = []
    for block in re.split(r"\n\s*\n", text):
        lines = [line for line in block.split("\n") if line.strip()]
        lead = lines[0].strip() if len(lines) > 1 and _leads(lines) else ""
        for line in lines:
            pieces = _pieces(line, known)
            single += [Unit(piece, lead if piece != lead else "") for piece in pieces]
            double += [
                Unit(line[line.find(one) : line.find(two) + len(two)], lead)
                for one, two in itertools.pairwise(pieces)
                if refers(two)
            ]
    return single + double


def refers(text: str) -> bool:
    """Whether a sentence begins with a word that is understood only with the one before."""
    return bool(_REFERS.match(text))


def _leads(lines: list[str]) -> bool:
    return lines[0].rstrip().endswith((":", "：")) or "|" in lines[0]


def _pieces(line: str, abbreviations: frozenset[str]) -> list[str]:
    if "|" in line:
        return [line.strip()]
    pieces: list[str] = []
    start = 0
    for match in _END.finditer(line):
        if not _is_abbreviation(line[start : match.end()], abbreviations):
            pieces.append(line[start : match.end()].strip())
            start = match.end()
    pieces.append(line[start:].strip())
    return [piece for piece in pieces if re.search(r"\w", piece)]
