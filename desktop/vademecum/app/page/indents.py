"""How far lists and footnotes move, and what stands in them, in the steps that Qt's rich text takes."""

from __future__ import annotations

from dataclasses import dataclass, field

from markdown_it.token import Token

from vademecum.app.page.style import INDENT_PX, LIST_PX

MAX_INDENTS = 10
"""Lists in one another that take a whole step: further ones would leave no room for words."""
_SMALL_INDENTS, _SMALL_PX, _SMALL_NARROW_PX = 10, 8, 3
"""Further lists that take a small step, and what that is in a wide and in a narrow pane."""


@dataclass(slots=True)
class Indents:
    """What is open where a page is being written."""

    lists: int = 0
    """Lists open now in the cell at hand, as Qt begins anew in each."""
    notes: bool = False
    """Whether footnotes are being written."""
    _around: list[int] = field(default_factory=list)
    """Lists that are open in each cell around it."""

    def enter_cell(self) -> None:
        """A cell of a table, or a box, opens."""
        self._around.append(self.lists)
        self.lists = 0

    def leave_cell(self) -> None:
        """It ends."""
        self.lists = self._around.pop() if self._around else 0

    @property
    def in_note(self) -> bool:
        """Whether a footnote's own text is being written, in no list and no box."""
        return self.notes and not self.lists and not self._around

    def of_table(self) -> float:
        """Pixels that move a table to where the text around it begins, beside what Qt adds for lists."""
        note = INDENT_PX if self.in_note else 0
        small = max(0, self.lists - MAX_INDENTS)
        # Qt adds as much for each of the further lists as for all of those that they claim to stand in.
        added = LIST_PX * (self.lists - small + MAX_INDENTS * small)
        return note + INDENT_PX * (self.lists - small) - added

    def of_list(self, side: str, *, narrow: bool) -> str:
        """Style that moves a list that opens, beside the step that Qt takes; `side` is where lines begin."""
        if self.in_note:
            return f";margin-{side}:{INDENT_PX}px"
        small = self.lists - MAX_INDENTS
        if small < 0:
            return ""
        step = _SMALL_NARROW_PX if narrow else _SMALL_PX
        more = f";margin-{side}:{step}px" if small < _SMALL_INDENTS else ""
        return f";-qt-list-indent:{MAX_INDENTS}{more}"


def last_items(tokens: list[Token]) -> frozenset[int]:
    """For each list that stands in no other list, the item at any depth that ends it."""
    found: set[int] = set()
    items: list[int] = []
    depth, ended = 0, -1
    for i, token in enumerate(tokens):
        if token.type == "list_item_open":
            items.append(i)
        elif token.type == "list_item_close":
            closed = items.pop() if items else -1
            ended = closed if ended < 0 else ended
        elif token.type in ("bullet_list_open", "ordered_list_open"):
            depth += 1
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            depth -= 1
            if depth == 0 and ended >= 0:
                found.add(ended)
        if not token.type.endswith(("list_close", "list_item_close")):
            ended = -1
    return frozenset(found)
