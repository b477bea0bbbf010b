"""A picture of a page at its natural size."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPixmap
from PySide6.QtWidgets import QDialog, QLabel, QScrollArea, QVBoxLayout, QWidget

from vademecum.viewer.page.images import Picture, decode
from vademecum.viewer.tasks import Run, Tasks
from vademecum.viewer.texts.words import noop, tr_data
from vademecum.viewer.widgets.screen_fit import keep_on_screen

_SHARE_OF_SCREEN = 0.9


class PictureDialog(QDialog):
    """Scrolls when the picture is larger than the screen; any of Esc, Enter and Space closes it."""

    def __init__(self, picture: Picture, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(picture.file.name)
        self._text = noop("Reading the picture…")
        self.label = QLabel(tr_data(self._text), self)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setAccessibleName(picture.file.name)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setAlignment(Qt.AlignmentFlag.AlignCenter)
        scroll.setWidget(self.label)
        scroll.setAccessibleName(picture.file.name)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scroll)
        size = QSize(picture.width, picture.height)
        room = parent.screen().availableSize() * _SHARE_OF_SCREEN
        self.resize((size + QSize(24, 24)).boundedTo(room).expandedTo(QSize(240, 160)))
        keep_on_screen(self)
        ratio = self.devicePixelRatioF()

        def work(_run: Run) -> QImage:
            return decode(picture, size * ratio, ratio)

        tasks.run("image", f"enlarge:{id(self)}", work, self._take)

    def _take(self, image: QImage) -> None:
        if image.isNull():
            self._text = noop("This picture cannot be read.")
            self.label.setText(tr_data(self._text))
            return
        self._text = ""
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        self.label.setPixmap(pixmap)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self._text:
            self.label.setText(tr_data(self._text))
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space close it as Esc does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.close()
        else:
            super().keyPressEvent(event)
