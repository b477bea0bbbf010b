"""Print and export to PDF: asks what is needed and hands a copy of the page to the printer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, QUrl
from PySide6.QtGui import QPagedPaintDevice, QPdfWriter, QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog

from vademecum.viewer.looks.theme import paper_theme
from vademecum.viewer.page.loading import load_page
from vademecum.viewer.page.pages import LoadedPage, Wish
from vademecum.viewer.page.printing import print_document
from vademecum.viewer.tasks import Run
from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from vademecum.viewer.window.window import Window

_LONGEST_NAME = 60
"""Characters of a title in a file name: within 255 bytes in every script, with its ending."""


class Paper(QObject):
    """Pages on paper are rendered anew in the light theme, whatever the window's is."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window

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
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(folder) / f"{_file_name(page.title) or Path(page.path).stem}.pdf")
        chosen, _ = QFileDialog.getSaveFileName(self._window, tr("Export as PDF"), start, "PDF (*.pdf)")
        if chosen:
            self.write_pdf(Path(chosen))

    def write_pdf(self, file: Path) -> None:
        """Write the current page to `file`; the status line says how it went."""
        writer = QPdfWriter(str(file))
        self._render(lambda page: self._write(page, writer))

    def _render(self, then: Callable[[LoadedPage], None]) -> None:
        pane = self._window.tabs.current
        here, knowledge = pane.journey.here, pane.library.knowledge
        if here is None or knowledge is None:
            return
        wish = Wish(
            pane.library.reader,
            paper_theme(),
            knowledge.snapshot,
            here.path,
            came_from=here.came_from,
            on_paper=True,
        )

        def work(_run: Run) -> LoadedPage:
            return load_page(wish)

        self._window.parts.tasks.run("page", "paper", work, then)

    def _write(self, page: LoadedPage, writer: QPdfWriter) -> None:
        writer.setTitle(page.title)
        self._print(page, writer)

    def _print(self, page: LoadedPage, printer: QPagedPaintDevice, span: tuple[int, int] = (0, 0)) -> None:
        document = QTextDocument()
        shown = self._window.tabs.current.view.document()
        for address in page.pictures:
            image = shown.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(address))
            if image is not None:
                document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(address), image)
        document.setHtml(page.html)
        pages = print_document(document, printer, page.title, span)
        status = self._window.status
        if pages:
            status.say(tr("%n page(s)", pages))
        else:
            status.say(tr("Nothing could be written: is the file open elsewhere, or the folder read-only?"))


def _file_name(title: str) -> str:
    """A title without what file systems refuse in a name."""
    plain = re.sub(r'[\\/:*?"<>|\x00-\x1f\x7f]+', " ", title)
    return " ".join(plain.split()).strip(". ")[:_LONGEST_NAME].strip(". ")
