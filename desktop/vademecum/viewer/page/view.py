"""Shows one page: the reading surface of the article pane and of a host's help panel.

It knows HTML, pictures, marks and places on the page, and nothing of folders or searches:
links are reported, never followed, and only pictures handed over with the page are drawn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QResizeEvent,
    QShowEvent,
    QTextOption,
)
from PySide6.QtWidgets import QFrame, QWidget

from vademecum.app.page.folding import fold_number
from vademecum.viewer.page.copying import copied
from vademecum.viewer.page.fit import PictureFit
from vademecum.viewer.page.focus_bar import FocusBar
from vademecum.viewer.page.folds import PageFolds
from vademecum.viewer.page.images import BLANK, Picture
from vademecum.viewer.page.journey import Spot
from vademecum.viewer.page.layout import PageLayout
from vademecum.viewer.page.marks import PageMarks
from vademecum.viewer.page.pieces import Part
from vademecum.viewer.page.places import ABOVE_PX, PagePlaces
from vademecum.viewer.page.stream import PageStream
from vademecum.viewer.page.surface import PageSurface
from vademecum.viewer.page.text import PageText
from vademecum.viewer.page.zoom import HIGH, LOW, zoomed
from vademecum.viewer.tasks import Tasks
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.words import tr

_RESIZE_SETTLES_MS, _LONG_SETTLES_MS = 60, 120
"""Pictures, and the place on a long page, are fitted again this long after the last resize event."""
_HEAD = re.compile(r"\s*<html[^<>]*>\s*<body[^<>]*>")
_ROUNDING_PX = 4
"""A page that is wider than its pane by no more than this is so by Qt's fractions of pixels alone."""
_STILL_SHORT = 20_000
"""Characters up to which a growing page may still change its width, and keeps its place in each resize."""


class PageView(PageSurface):
    """A page of rich text with its own zoom, marks, pictures and place-keeping."""

    sectionReached = Signal(str)
    """Anchor of the heading at the top of the pane, while scrolling."""
    refilled = Signal()
    """The same page with other boxes unfolded: positions in the document are others now."""
    roomChanged = Signal()
    """The pane has kept another width for a moment, or the text has another size."""
    completed = Signal()
    """The last part of a long page has been appended."""
    indented = Signal(int, int)
    """Pixels between the pane's edges, left and right, and the page."""

    def __init__(self, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.horizontalScrollBar().rangeChanged.connect(self._spare_bar)
        self.pictures = PictureFit(self, tasks)
        self._zoom = 1.0
        self._html = self._title = ""
        self._text: PageText | None = None
        self.places = PagePlaces(self)
        self._parts: tuple[Part, ...] = ()
        self._whole: tuple[str, tuple[Part, ...]] = ("", ())
        """HTML and parts of the page with all boxes unfolded."""
        self.folds = PageFolds()
        self._stream = PageStream(self)
        self._stream.grew.connect(self._grew)
        self._stream.finished.connect(self._completed)
        self._section = ""
        self._marked = PageMarks(self)
        self._layout = PageLayout(self)
        self._edges = (0, 0)
        self._arrival: tuple[Spot | None, str] | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_RESIZE_SETTLES_MS)
        self._settle.timeout.connect(self._resized)
        self._held: tuple[int, int] | None = None
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.selectionChanged.connect(self._selected)
        self._focus_bar = FocusBar(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.name(self._title)

    def name(self, title: str) -> None:
        """Have screen readers call the page by its title."""
        self._title = title
        self.setAccessibleName(title or tr("Page"))

    # Content

    def show_page(
        self,
        html: str,
        *,
        slugs: Iterable[str] = (),
        pictures: Mapping[str, Picture] | None = None,
        parts: Sequence[Part] = (),
        spot: Spot | None = None,
        anchor: str = "",
        page: str = "",
    ) -> None:
        """Show a page at `spot`, else at `anchor`, else at its top.

        `slugs` are the anchors of its headings in order; `pictures` says which addresses are
        pictures and where their files are: no other picture is ever loaded. `parts` are what
        follows `html` on a long page: they are appended while the reader reads. What was unfolded
        on a page that has the same name `page` is so again.
        """
        if not html:
            self.name("")
        self.hover("")
        self.setStyleSheet("")
        self._whole = (html, tuple(parts))
        self.folds.take(page, (html, *(part.html for part in parts)))
        if spot is None:
            self.folds.open_anchor(anchor)
        self._fold()
        self.places.want(slugs)
        self.pictures.show(pictures or {})
        self._marked.set([], -1)
        self._fill()
        self.arrive(spot, anchor)

    def keep_paper(self, colour: str) -> None:
        """Stay on paper of that colour until the page is shown anew: its text is in the colours for it."""
        if self._html:
            self.setStyleSheet(f"QTextBrowser#{self.objectName()} {{ background: {colour}; }}")

    def arrive(self, spot: Spot | None, anchor: str = "") -> None:
        """Go to `spot`, else to `anchor`, else to the top: as soon as that part of the page is there."""
        self._marked.focus(None)
        if spot is None and self.folds.open_anchor(anchor):
            self._refold()
        self._arrival = (spot, anchor)
        self._arrive()

    def _arrive(self) -> None:
        """Go where the page was asked to open, as soon as that place is there and in view."""
        if self._arrival is None:
            return
        spot, anchor = self._arrival
        waits = self._stream.active and not self.places.has(spot, anchor)
        if not waits:
            if spot is not None:
                self.places.go_to_spot(spot)
            elif anchor:
                self.places.go_to_anchor(anchor)
            else:
                self.verticalScrollBar().setValue(0)
            self._scrolled()
        if not waits and self.isVisible() and not self._is_cut_short():
            self._arrival = None

    def _is_cut_short(self) -> bool:
        """Whether the page ends in view for now: what is still to come lets it scroll on."""
        bar = self.verticalScrollBar()
        return self._stream.active and bar.value() > 0 and bar.value() == bar.maximum()

    def _grew(self, position: int, part: Part) -> None:
        self._text = None
        self._lay_out(position, part.sample)
        self._arrive()

    def _completed(self) -> None:
        self._text = None
        self._arrive()
        self.completed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """A page that was filled behind another tab gets its width, and so its place, only now."""
        super().showEvent(event)
        if self._arrival is not None:
            QTimer.singleShot(0, self, self._arrive_shown)

    def _arrive_shown(self) -> None:
        self._fit_pictures()
        self._arrive()

    def _fill(self) -> None:
        self.pictures.start()
        self._held = None
        font = QFont(self.font())
        font.setPointSizeF(max(1.0, self.fontInfo().pointSizeF() * self._zoom))
        self.setExtraSelections([])
        self.document().setDefaultFont(font)
        self._stream.stop()
        self._layout.start(self._html, self._zoom)
        always, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOn, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        # A bar that comes while the page grows would lay it out anew.
        self.setVerticalScrollBarPolicy(always if self._parts else needed)
        self.setHtml(zoomed(self._html, self._zoom))
        # Only now: filling scrolls, and whoever listens asks about a page that is half there.
        self._text, self._section = None, ""
        self.places.forget()
        self._indent()
        self._lay_out(0, self._parts[0].sample if self._parts and self._parts[0].continues else "")
        self._stream.start(self._parts, self._dress_part)

    def _dress(self, html: str) -> str:
        """A piece of the page, which has neither head nor zoom, as a page of its own."""
        head = _HEAD.match(self._html)
        return zoomed(f"{head[0] if head is not None else ''}{html}</body></html>", self._zoom)

    def _dress_part(self, part: Part) -> str:
        html = self._dress(part.html)
        if not part.sample:
            return html
        return self._layout.shaped(html, self._dress(part.sample), continues=part.continues)

    # Boxes that fold

    def activate(self, link: str, *, apart: bool) -> None:
        """Fold or unfold a box by its summary; other links are reported."""
        number = fold_number(link)
        if number < 0:
            super().activate(link, apart=apart)
        elif self.folds.toggle(number):
            walked = self._marked.focused
            self._refold(number)
            summary = self.places.summary(number)
            if walked:
                self.focus_link(summary)
            else:
                self.places.stand_at(summary)
            announce(self, tr("Shown") if self.folds.is_open(number) else tr("Hidden"))

    def unfold_found(self, has: Callable[[str], bool]) -> None:
        """Unfold the boxes whose text `has` what is looked for, until something else is."""
        if self.folds.find(has):
            self._refold()

    def unfold(self, numbers: Sequence[int]) -> None:
        """Unfold boxes, and those around them."""
        if self.folds.open(numbers):
            self._refold()

    def _refold(self, number: int = -1) -> None:
        """Fill the page in as its boxes are now; the summary of one, or the text on top, keeps its place."""
        held = self.places.hold(number)
        self._fold()
        self._fill()
        self._stream.hurry(lambda: self.places.find(held) >= 0)
        self.places.put_back(held)
        self._marked.set([], -1)
        self.refilled.emit()

    def _fold(self) -> None:
        html, parts = self._whole
        self._html = self.folds.folded(html)
        self._parts = tuple(replace(part, html=self.folds.folded(part.html)) for part in parts)

    @property
    def page_text(self) -> PageText:
        """The page's text, made once per page."""
        if self._text is None:
            self._text = PageText(self.document().toPlainText())
        return self._text

    def loadResource(self, kind: int, address: QUrl | str) -> Any:
        """Pictures of this page only; whatever else a page asks for stays unread."""
        # The pixels of known pictures are put into the document once a worker has decoded them.
        del kind, address
        return BLANK

    def createMimeDataFromSelection(self) -> QMimeData:
        """What is copied: the words of the page, none of the program's."""
        return copied(self.textCursor())

    # Pictures

    def _fit_pictures(self) -> None:
        top = self.places.top()
        self.pictures.fit(self._zoom)
        if top[0]:
            self.places.put_on_top(top)

    # Size

    @property
    def zoom(self) -> float:
        """Text size, 1.0 is the desktop's own."""
        return self._zoom

    def set_zoom(self, zoom: float) -> None:
        """Scale all text, fixed sizes included, and keep the place on the page."""
        zoom = min(HIGH, max(LOW, round(zoom, 2)))
        if zoom == self._zoom:
            return
        top, spot, marks, current = self.places.top(), self.spot(), self.marks, self.current_mark
        self._zoom = zoom
        self._fill()
        if self._parts:
            self._arrival = (spot, "")
            self._arrive()
        else:
            self.places.put_on_top(top)
            self._marked.set(marks, current)
        self.roomChanged.emit()

    def _spare_bar(self, _least: int, most: int) -> None:
        # A long page is as wide as its pane was, until it has been fitted.
        needed = most > _ROUNDING_PX and self._held is None
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if needed else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the text that was on top there, and fit pictures once the size has settled."""
        self._indent()
        if event.size().width() == event.oldSize().width():
            super().resizeEvent(event)
            return
        if self.document().characterCount() > _STILL_SHORT:
            # To find the place again, and to fit its tables, all of the page is laid out: once, when the
            # dragging pauses.
            self._held = self._held or self.places.top()
            super().resizeEvent(event)
            self._settle.start(_LONG_SETTLES_MS)
            return
        top = self.places.top()
        super().resizeEvent(event)
        self._refit()
        if top[0]:
            self.places.put_on_top(top)
        self._settle.start(_RESIZE_SETTLES_MS)

    def _refit(self) -> None:
        """Share out another width of the pane."""
        if self._layout.refit():
            self._indent()

    def _resized(self) -> None:
        held, self._held = self._held, None
        self._refit()
        self._spare_bar(0, self.horizontalScrollBar().maximum())
        if self.pictures.has_pictures:
            self._fit_pictures()
        if held is not None and held[0]:
            self.places.put_on_top(held)
        self.roomChanged.emit()

    def _indent(self) -> None:
        left, right = self._layout.margins()
        shown = self.viewportMargins()
        if (shown.left(), shown.right()) != (left, right):
            self.setViewportMargins(left, 4, right, 0)
        shown_at = self.viewport().geometry()
        edges = shown_at.left(), self.width() - shown_at.right() - 1
        if edges != self._edges:
            self._edges = edges
            self.indented.emit(*edges)

    def _lay_out(self, position: int, sample: str = "") -> None:
        """Give what begins at a document position its widths."""
        self._layout.wrap(position)
        if self.pictures.has_pictures:
            self.pictures.fit(self._zoom, position)
        if self._layout.learn(position, self._dress(sample) if sample else "") and position < _STILL_SHORT:
            # Later a change of width would lay out everything again.
            self._indent()

    # Place on the page

    def spot(self) -> Spot:
        """Where the reader is, or will be as soon as the page comes into view."""
        if self._arrival is not None:
            spot, anchor = self._arrival
            return spot or Spot(anchor, -ABOVE_PX if anchor else 0)
        return self.places.spot()

    @property
    def section(self) -> str:
        """Anchor of the section that is read, or will be as soon as it is there."""
        if self._arrival is not None and self._stream.active:
            spot, anchor = self._arrival
            return spot.slug if spot is not None else anchor
        return self.places.section()

    def _scrolled(self) -> None:
        reached = self.section
        if reached != self._section:
            self._section = reached
            self.sectionReached.emit(reached)

    # Marks

    def set_mark_colours(self, back: str, text: str, current: str) -> None:
        """Colours of highlights: background, text on it, and background of the current one."""
        self._marked.set_colours(back, text, current)

    def mark(self, places: list[tuple[int, int]], current: int = -1, *, show: bool = True) -> None:
        """Highlight `places` (start, end in document positions); `show` brings `current` into view."""
        self._marked.set(places, current)
        if show and 0 <= current < len(places):
            self.show_position(places[current][0])

    @property
    def marks(self) -> list[tuple[int, int]]:
        """What is highlighted now."""
        return list(self._marked.places)

    @property
    def current_mark(self) -> int:
        """Number of the mark that the reader is at, from 0; -1 for none."""
        return self._marked.current

    def clear_marks(self) -> None:
        """Take all highlights away."""
        self.mark([])

    def show_position(self, position: int) -> None:
        """Bring a document position into view, a third down the pane unless it is visible already."""
        self.places.show(position)

    def first_position_below(self, top_px: int = 0) -> int:
        """Document position of the first text at or below `top_px` of the pane."""
        return self.cursorForPosition(QPoint(0, max(0, top_px))).position()

    # Mouse and keys

    def walked(self) -> None:
        """Frame the link that has the focus now."""
        self._marked.focus(self.textCursor() if self.focused_link else None)

    def _selected(self) -> None:
        """The frame goes when something else is selected."""
        if not self.textCursor().hasSelection():
            self._marked.focus(None)

    def touched(self) -> None:
        """Whoever scrolls or clicks is not taken elsewhere any more."""
        self._arrival = self._held = None

    def picture_at(self, spot: QPoint) -> str:
        """Address of the picture at a place of the view; empty when there is none."""
        scrolled = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        return self.pictures.at((spot + scrolled).toPointF())

    def go_to_end(self) -> None:
        """Scroll to the end, also to that of a page which is still growing."""
        self.arrive(Spot("", 0, 1.0))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
