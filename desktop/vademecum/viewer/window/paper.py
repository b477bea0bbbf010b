"""Print and export to PDF: asks what is needed and hands a copy of the page to the printer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSaveFile
from PySide6.QtGui import QPagedPaintDevice, QPdfWriter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QProgressDialog

from vademecum.viewer.looks.theme import paper_theme
from vademecum.viewer.page.loading import load_page
from vademecum.viewer.page.pages import LoadedPage, Wish
from vademecum.viewer.page.print_run import PrintRun
from vademecum.viewer.page.printing import BASE_PX
from vademecum.viewer.tasks import Run
from vademecum.viewer.texts.words import number, tr
from vademecum.viewer.window.save_place import save_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from vademecum.viewer.window.frame import Frame

_LONGEST_NAME = 60
"""Characters of a title in a file name: within 255 bytes in every script, with its ending."""

_QUIET_MS = 800
"""Most pages are written before anybody would wish to see how far it is."""


class Paper(QObject):
    """Pages on paper are rendered anew in the light theme, whatever the window's is."""

    def __init__(self, window: Frame) -> None:
        super().__init__(window)
        self._window = window
        self._run: PrintRun | None = None
        self._stopped = False

    def print_page(self) -> None:
        """Ask for a printer and print the current page."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._window)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        dialog.deleteLater()
        if accepted:
            span = printer.fromPage(), printer.toPage()
            self._render(lambda page: self._print(page, printer, span))

    def export_pdf(self) -> None:
        """Ask for a file and write the current page to it."""
        page = self._window.tabs.current.page
        if page is None:
            return
        folder = save_folder(self._window.tabs.current.library.root)
        start = str(folder / f"{_file_name(page.title) or Path(page.path).stem}.pdf")
        chosen, _ = QFileDialog.getSaveFileName(self._window, tr("Export as PDF"), start, "PDF (*.pdf)")
        if chosen:
            self.write_pdf(Path(chosen))

    def write_pdf(self, file: Path) -> None:
        """Write the current page to `file`; the status line says how it went.

        What the file held before stays until the whole page has been written.
        """
        self._render(lambda page: self._write(page, file))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give up what is being printed when the window closes."""
        if event.type() == QEvent.Type.Close and self._run is not None:
            self._run.stop()
        return super().eventFilter(watched, event)

    def _render(self, then: Callable[[LoadedPage], None]) -> None:
        pane = self._window.tabs.current
        here, knowledge = pane.journey.here, pane.library.knowledge
        if here is None or knowledge is None:
            return
        if self._run is not None:
            self._window.status.say(tr("Another page is still on its way to paper."))
            return
        wish = Wish(
            pane.library.reader,
            paper_theme(),
            knowledge.snapshot,
            here.path,
            base_px=BASE_PX,
            came_from=here.came_from,
            faults=pane.view.pictures.faults,
            on_paper=True,
        )

        def work(_run: Run) -> LoadedPage:
            return load_page(wish)

        self._window.parts.tasks.run("page", "paper", work, then)

    def _write(self, page: LoadedPage, file: Path) -> None:
        target = QSaveFile(str(file))
        # A file may be writable in a folder that is not.
        target.setDirectWriteFallback(True)
        if not target.open(QSaveFile.OpenModeFlag.WriteOnly):
            self._window.status.say(_refused())
            return
        writer = QPdfWriter(target)
        writer.setTitle(page.title)
        writer.setCreator("Vademecum")

        def ended(pages: int) -> None:
            if not pages:
                target.cancelWriting()
            self._say(pages if target.commit() else 0)

        self._start(page, writer, (0, 0), ended)

    def _print(self, page: LoadedPage, printer: QPrinter, span: tuple[int, int]) -> None:
        self._start(page, printer, span, self._say)

    def _start(
        self,
        page: LoadedPage,
        printer: QPagedPaintDevice,
        span: tuple[int, int],
        ended: Callable[[int], None],
    ) -> None:
        run = self._run = PrintRun(page, printer, self._window.parts.tasks, span, self)
        self._window.installEventFilter(self)
        bar = QProgressDialog(tr("Preparing the pages…"), tr("Cancel"), 0, 0, self._window)
        bar.setWindowTitle(page.title)
        bar.setMinimumDuration(_QUIET_MS)
        bar.setAutoClose(False)
        bar.setAutoReset(False)
        bar.canceled.connect(run.stop)

        def progressed(done: int, pages: int) -> None:
            bar.setMaximum(pages)
            bar.setLabelText(
                tr("Writing page {done} of {total}").format(done=number(done + 1), total=number(pages))
            )
            bar.setValue(done)

        def over(pages: int) -> None:
            self._run = None
            self._window.removeEventFilter(self)
            self._stopped = bar.wasCanceled()
            bar.close()
            bar.deleteLater()
            run.deleteLater()
            ended(pages)

        run.progressed.connect(progressed)
        run.ended.connect(over)
        run.start()

    def _say(self, pages: int) -> None:
        status = self._window.status
        if pages:
            status.say(tr("%n page(s)", pages))
        else:
            status.say(tr("Stopped: nothing was written.") if self._stopped else _refused())


def _refused() -> str:
    return tr("Nothing could be written: is the file open elsewhere, or the folder read-only?")


def _file_name(title: str) -> str:
    """A title without what file systems refuse in a name."""
    plain = re.sub(r'[\\/:*?"<>|\x00-\x1f\x7f]+', " ", title)
    return " ".join(plain.split()).strip(". ")[:_LONGEST_NAME].strip(". ")
