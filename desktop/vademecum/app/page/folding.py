"""Boxes that fold: how a page's HTML says where they are, and what is left of it while one is closed.

    <!--fold 3 - -->summary<!--body 3-->text<!--/fold 3-->

stands inside the box; `+` is written for a box that its author wants open. The summary is a link that
folds and unfolds. Qt's rich text skips the comments, so that a page that nobody folds shows everything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import escape, unescape

FOLD = "vademecum-action:fold?n="
"""Address of the link that folds and unfolds the box of that number, from 0."""
OPEN_SIGN, CLOSED_SIGN, _CLOSED_LEFT = "\u25be", "\u25b8", "\u25c2"
SIGNS = OPEN_SIGN + CLOSED_SIGN + _CLOSED_LEFT
"""One of them begins a summary, with a space that does not break."""
_SPACE = "\u00a0"
_BOX = re.compile(r"<!--fold (\d+) ([+-]) -->(.*?)<!--body \1-->(.*?)<!--/fold \1-->", re.DOTALL)
_BELOW = re.compile(r"margin-bottom:[^;\"]*")
_BLOCK = re.compile(r"</?(?:p|div|h\d|[uo]l|li|table|tr|td|pre|blockquote|br)\b[^<>]*>")
_MARKUP = re.compile(r"<!--.*?-->|<[^<>]*>")


@dataclass(frozen=True, slots=True)
class Fold:
    """A box that folds."""

    number: int
    """On its page, from 0."""
    title: str
    """Its summary as plain text."""
    html: str
    """What is hidden while it is closed."""
    authored_open: bool
    """Whether its author wants it open."""
    around: tuple[int, ...] = ()
    """Numbers of the boxes that it stands in, outermost first."""
    summary: str = ""
    """HTML of its summary, where the anchor of a heading may stand."""

    @property
    def text(self) -> str:
        """What is hidden as plain text, a line for each block."""
        return _plain(self.html)

    def holds(self, anchor: str) -> bool:
        """Whether a link can lead to `anchor` inside, or to a heading that is the summary."""
        name, html = escape(anchor), self.summary + self.html
        return f'id="{name}"' in html or f'name="{name}"' in html


def summary_link(number: int, title: str, colour: str, sign_colour: str) -> str:
    """The summary of a box: `title` is HTML, the colours are those of the title and of its triangle."""
    return (
        f'<a href="{FOLD}{number}" style="color:{colour};text-decoration:none">'
        f'<span style="color:{sign_colour}">{OPEN_SIGN}</span>{_SPACE}{title}</a>'
    )


def fold_begin(number: int, summary: str, *, is_open: bool) -> str:
    """What a box that folds begins with."""
    return f"<!--fold {number} {'+' if is_open else '-'} -->{summary}<!--body {number}-->"


def fold_end(number: int) -> str:
    """What it ends with."""
    return f"<!--/fold {number}-->"


def fold_number(address: str) -> int:
    """Number of the box that a link folds; -1 when it does something else."""
    number = address.removeprefix(FOLD)
    return int(number) if number != address and number.isdecimal() else -1


def folds_of(html: str) -> tuple[Fold, ...]:
    """All boxes of a page, or of a part of one, that fold."""
    return tuple(_folds(html, ()))


def _folds(html: str, around: tuple[int, ...]) -> Iterator[Fold]:
    for box in _BOX.finditer(html):
        number, inside = int(box[1]), box[4]
        title = _plain(box[3]).strip().lstrip(OPEN_SIGN + _SPACE)
        yield Fold(number, title, inside, box[2] == "+", around, box[3])
        yield from _folds(inside, (*around, number))


def folded(html: str, is_open: Callable[[int], bool]) -> str:
    """The page without what is hidden in boxes that are closed."""

    def shown(box: re.Match[str]) -> str:
        if is_open(int(box[1])):
            return box[3] + folded(box[4], is_open)
        sign = _CLOSED_LEFT if 'dir="rtl"' in box[3] else CLOSED_SIGN
        # No text follows: the room below the summary would be too much.
        return _BELOW.sub("margin-bottom:0px", box[3].replace(OPEN_SIGN, sign, 1), count=1)

    return _BOX.sub(shown, html)


def _plain(html: str) -> str:
    return unescape(_MARKUP.sub("", _BLOCK.sub("\n", html)))


def keys_of(folds: Iterable[Fold]) -> dict[int, tuple[str, int]]:
    """Number -> summary, and how many boxes before have the same: what a box is known by after an edit."""
    seen: dict[str, int] = {}
    keys: dict[int, tuple[str, int]] = {}
    for fold in folds:
        nth = seen[fold.title] = seen.get(fold.title, -1) + 1
        keys[fold.number] = (fold.title, nth)
    return keys
