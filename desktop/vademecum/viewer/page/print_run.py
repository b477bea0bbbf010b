"""Prints a page sheet by sheet: a worker decodes the pictures of a sheet, then the sheet is drawn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPainter
from PySide6.QtPrintSupport import QPrinter

from vademecum.errors import Cancelled
from vademecum.viewer.page.images import PictureError, decode
from vademecum.viewer.page.pages import LoadedPage
from vademecum.viewer.page.printing import PaperPage, PaperPicture
from vademecum.viewer.tasks import Run, Tasks

_KEPT_BYTES = 64 * 1024 * 1024
"""Decoded pictures kept for the sheets that follow: an icon stands on many of them."""
_SHARP = 2.0
"""Paper takes a picture's file for dense screens."""
_PAPER = QColor("#ffffff")
_LOSSY = (".jpg", ".jpeg", ".webp")


class PrintRun(QObject):
    """One page on its way to one printer; the window stays alive, and no more than a sheet is held."""

    progressed = Signal(int, int)
    """Sheets done, and of how many."""
    ended = Signal(int)
    """Sheets that were printed; 0 when the printer could not be used or somebody stopped it."""

    def __init__(
        self,
        page: LoadedPage,
        printer: QPagedPaintDevice,
        tasks: Tasks,
        span: tuple[int, int] = (0, 0),
        parent: QObject | None = None,
    ) -> None:
        """`span` is the first and last sheet to print, from 1; zeros mean all."""
        super().__init__(parent)
        self._tasks, self._printer, self._page, self._span = tasks, printer, page, span
        self._painter = QPainter()
        self._paper: PaperPage | None = None
        self._number = self._last = self._done = 0
        self._kept: OrderedDict[tuple[str, int, int], QImage] = OrderedDict()
        self._over = False

    def start(self) -> None:
        """Lay the page out and begin."""
        self._paper = PaperPage(self._page, self._printer)
        if not self._painter.begin(self._printer):
            self._end(0)
            return
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        count = len(self._paper.sheets)
        self._number = min(max(self._span[0], 1), count) - 1
        self._last = min(self._span[1] or count, count) - 1
        self._prepare()

    def stop(self) -> None:
        """Give up; what has been written so far is for the caller to throw away."""
        self._tasks.cancel(self._key)
        if isinstance(self._printer, QPrinter):
            self._printer.abort()
        self._end(0)

    @property
    def _key(self) -> str:
        return f"paper:{id(self)}"

    def _prepare(self) -> None:
        """Have the pictures of the next sheet decoded, and draw it then."""
        paper = self._paper
        if paper is None:
            return
        if self._number > self._last:
            self._end(self._done)
            return
        self.progressed.emit(self._done, self._last - self._number + self._done + 1)
        if self._paper is None:
            return  # whoever heard it has stopped the run
        wanted = [each for each in paper.pictures_on(self._number) if _file_key(each) not in self._kept]
        if wanted:
            self._tasks.run("image", self._key, _decoding(wanted), self._take)
        else:
            QTimer.singleShot(0, self, self._draw)

    def _take(self, decoded: dict[tuple[str, int, int], QImage]) -> None:
        self._kept.update(decoded)
        self._draw()

    def _draw(self) -> None:
        paper = self._paper
        if paper is None:
            return
        if self._done:
            self._printer.newPage()
        held = paper.pictures_on(self._number)
        for each in held:
            self._kept.move_to_end(_file_key(each))
        pixels = {each.name: self._kept[_file_key(each)] for each in held}
        # Letters in a screenshot must stay clean; a photograph would take ten times the space.
        photographs = any(each.picture.file.suffix.lower() in _LOSSY for each in held)
        self._painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering, not photographs)
        paper.draw(self._painter, self._number, {name: i for name, i in pixels.items() if not i.isNull()})
        while len(self._kept) > 1 and sum(i.sizeInBytes() for i in self._kept.values()) > _KEPT_BYTES:
            self._kept.popitem(last=False)
        self._number += 1
        self._done += 1
        self._prepare()

    def _end(self, pages: int) -> None:
        if self._over:
            return
        self._over = True
        if self._painter.isActive():
            self._painter.end()
        self._paper = None
        self._kept.clear()
        self.ended.emit(pages)


def _file_key(held: PaperPicture) -> tuple[str, int, int]:
    return str(held.picture.file), held.pixels.width(), held.pixels.height()


def _decoding(wanted: list[PaperPicture]) -> Callable[[Run], dict[tuple[str, int, int], QImage]]:
    def work(run: Run) -> dict[tuple[str, int, int], QImage]:
        found: dict[tuple[str, int, int], QImage] = {}
        for each in wanted:
            if run.token():
                raise Cancelled
            key = _file_key(each)
            if key not in found:
                try:
                    found[key] = decode(each.picture, each.pixels, _SHARP, _PAPER)
                except PictureError:
                    # A page on the screen says so; on paper there is only room for it.
                    found[key] = QImage()
        return found

    return work
