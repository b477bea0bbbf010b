"""Where on a shown page something is, and the way there: headings, places to return to, the text on top."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser

from vademecum.app.page.folding import SIGNS, fold_number
from vademecum.viewer.page.headings import HeadingPlaces
from vademecum.viewer.page.journey import Spot

ABOVE_PX = 8
"""Room left above a heading that was jumped to."""
READ_AT_PX = 24
"""This far below the pane's top edge the eye reads: a heading above it has been reached."""


@dataclass(frozen=True, slots=True)
class Held:
    """Something on the page that stays where it is while boxes above and below it fold."""

    summary: int
    """Number of the box whose summary it is, or of the last one above it; -1 for none."""
    distance_px: int
    """From the pane's top edge to its line."""
    words: str = ""
    """Text of its paragraph; empty for a summary."""
    offset: int = 0
    """Position in that paragraph."""


class PagePlaces:
    """The places of one view's page."""

    def __init__(self, view: QTextBrowser) -> None:
        self._view = view
        self._headings = HeadingPlaces()
        self._jumped = ("", 0)
        """Heading that was jumped to, and the scroll position there: no page scrolls beyond its end."""

    def want(self, slugs: Iterable[str]) -> None:
        """Another page: the anchors of its headings."""
        self._headings.want(slugs)

    def forget(self) -> None:
        """The page has been filled anew."""
        self._headings.forget()
        self._jumped = ("", 0)

    def headings(self) -> list[tuple[int, str]]:
        """(document position, anchor) of each heading, in order."""
        return self._headings.of(self._view.document())

    def has(self, spot: Spot | None, anchor: str) -> bool:
        """Whether the part of a long page that holds a place has been appended."""
        slug = spot.slug if spot is not None else anchor
        if slug:
            return any(name == slug for _, name in self.headings())
        return spot is None or not (spot.offset_px or spot.share)

    def top_of(self, position: int) -> float:
        """Pixels from the page's top to the block at a document position."""
        document = self._view.document()
        return document.documentLayout().blockBoundingRect(document.findBlock(position)).top()

    def section_at(self, height: float) -> tuple[str, float]:
        """Anchor and top edge of the last heading that begins above `height` pixels of the page."""
        found = ("", 0.0)
        for position, slug in self.headings():
            top = self.top_of(position)
            if top > height:
                break
            found = (slug, top)
        return found

    def section(self) -> str:
        """Anchor of the section that is read: the one jumped to until the page moves, else the one on top."""
        return self._jumped_to or self.section_at(self._value + READ_AT_PX)[0]

    def linked(self) -> str:
        """Anchor that a link to here needs: none at the top of the page unless it was jumped to."""
        return self.section() if self._value else self._jumped_to

    @property
    def _value(self) -> int:
        return self._view.verticalScrollBar().value()

    @property
    def _jumped_to(self) -> str:
        """Heading that was jumped to, as long as the page was not scrolled since; else empty."""
        slug, place = self._jumped
        return slug if self._value == place else ""

    def spot(self) -> Spot:
        """Where the page is scrolled to."""
        bar = self._view.verticalScrollBar()
        share = bar.value() / bar.maximum() if bar.maximum() else 0.0
        if not bar.value():
            return Spot()
        slug, top = self.section_at(bar.value() + 1)
        return Spot(slug, round(bar.value() - top), share)

    def go_to_spot(self, spot: Spot) -> None:
        """Return to a place; falls back to the share of the page when the heading is gone."""
        bar = self._view.verticalScrollBar()
        # Asking for the size lays the whole page out: before that the bar's range is too short.
        self._lay_out()
        for position, slug in self.headings() if spot.slug else ():
            if slug == spot.slug:
                bar.setValue(round(self.top_of(position)) + spot.offset_px)
                return
        if spot.offset_px and not spot.slug:
            bar.setValue(spot.offset_px)
        else:
            bar.setValue(round(spot.share * bar.maximum()))

    def go_to_anchor(self, anchor: str) -> bool:
        """Scroll to an anchor in its raw form; False when the page has no such anchor."""
        self._lay_out()
        bar = self._view.verticalScrollBar()
        before = bar.value()
        for position, slug in self.headings():
            if slug == anchor:
                self.stand_at(position)
                target = max(0, round(self.top_of(position)) - ABOVE_PX)
                self._jumped = (slug, min(target, bar.maximum()))
                bar.setValue(target)
                return True
        position = self._named(anchor)
        if position >= 0:
            self.stand_at(position)
        self._view.scrollToAnchor(anchor)
        return position >= 0 or bar.value() != before

    def _named(self, anchor: str) -> int:
        """Document position of an anchor that is no heading, a footnote for example; -1 for none."""
        block = self._view.document().begin()
        while block.isValid():
            walk = block.begin()
            while not walk.atEnd():
                if anchor in walk.fragment().charFormat().anchorNames():
                    return walk.fragment().position()
                walk += 1
            block = block.next()
        return -1

    def stand_at(self, position: int) -> None:
        """Let caret and Tab go on from a document position."""
        cursor = QTextCursor(self._view.document())
        cursor.setPosition(position)
        self._view.setTextCursor(cursor)

    def summary(self, number: int) -> int:
        """Document position of the summary of a box that folds; -1 when it is not there."""
        return next((position for position, found in self._summaries() if found == number), -1)

    def _summaries(self) -> Iterator[tuple[int, int]]:
        block = self._view.document().begin()
        while block.isValid():
            if block.text().startswith(tuple(SIGNS)):
                number = fold_number(block.begin().fragment().charFormat().anchorHref())
                if number >= 0:
                    yield block.position(), number
            block = block.next()

    def hold(self, number: int) -> Held:
        """The summary of a box, or for -1 the text on top."""
        at = self.summary(number) if number >= 0 else -1
        if at >= 0:
            return Held(number, self._distance(at))
        position, distance = self.top()
        block = self._view.document().findBlock(position)
        while block.isValid() and not block.text().strip():
            block = block.next()
        if not position or not block.isValid():
            return Held(-1, 0)
        above = [found for at, found in self._summaries() if at <= position]
        offset = max(position - block.position(), 0)
        distance = distance if offset else self._distance(block.position())
        return Held(above[-1] if above else -1, distance, block.text(), offset)

    def find(self, held: Held) -> int:
        """Document position of what was held; -1 when it is not there, or not yet."""
        start = self.summary(held.summary) if held.summary >= 0 else 0
        if start < 0 or not held.words:
            return start
        block = self._view.document().findBlock(start)
        while block.isValid() and block.text() != held.words:
            block = block.next()
        return block.position() + held.offset if block.isValid() else -1

    def put_back(self, held: Held) -> None:
        """Scroll so that what was held stands where it stood; its summary when it is folded away."""
        position = self.find(held)
        if position < 0 <= held.summary:
            position = self.summary(held.summary)
        self.put_on_top((max(position, 0), held.distance_px))

    def _distance(self, position: int) -> int:
        cursor = QTextCursor(self._view.document())
        cursor.setPosition(position)
        return self._view.cursorRect(cursor).top()

    def top(self) -> tuple[int, int]:
        """Document position at the pane's top edge, and its distance in pixels from that edge."""
        if not self._view.verticalScrollBar().value():
            return (0, 0)
        cursor = self._view.cursorForPosition(QPoint(0, 0))
        return (cursor.position(), self._view.cursorRect(cursor).top())

    def put_on_top(self, top: tuple[int, int]) -> None:
        """Scroll so that a document position stands where `top` found it."""
        position, distance = top
        bar, document = self._view.verticalScrollBar(), self._view.document()
        if position == 0:
            bar.setValue(0)
            return
        self._lay_out()
        cursor = QTextCursor(document)
        cursor.setPosition(min(position, document.characterCount() - 1))
        bar.setValue(bar.value() + self._view.cursorRect(cursor).top() - distance)

    def show(self, position: int) -> None:
        """Bring a document position into view, a third down the pane unless it is visible already."""
        cursor = QTextCursor(self._view.document())
        cursor.setPosition(position)
        self._lay_out()
        box = self._view.cursorRect(cursor)
        height = self._view.viewport().height()
        if box.top() >= 0 and box.bottom() <= height:
            return
        bar = self._view.verticalScrollBar()
        bar.setValue(bar.value() + box.top() - height // 3)

    def _lay_out(self) -> None:
        self._view.document().documentLayout().documentSize()
