"""A picture of a page, as large as its window, and larger."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QPalette
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from vademecum.viewer.page.images import Fault, Picture, PictureError, decode, explained
from vademecum.viewer.tasks import Run, Tasks
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.words import noop, number, percent, tr_data
from vademecum.viewer.widgets.picture_canvas import PictureCanvas
from vademecum.viewer.widgets.screen_fit import keep_on_screen

_SHARE_OF_SCREEN = 0.9
_FOOT_PX = 44
_SMALLEST = QSize(320, 240)
_MESSAGE = QSize(520, 240)
"""Size of a window that only says why there is no picture."""
_MOST_DOTS = 40_000_000
"""Of what is decoded: beyond it a picture takes more memory than looking at it is worth."""
_SETTLED_MS = 200
"""Drawings are drawn anew when zooming has come to rest."""


class PictureDialog(QDialog):
    """Opens with all of the picture in sight; Esc and Enter close it, and Space on the picture."""

    def __init__(self, picture: Picture, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(picture.file.name)
        self._picture, self._tasks = picture, tasks
        self._text = noop("Reading the picture…")
        self._wide = 0
        self._fault: Fault | None = None
        size = QSize(picture.width, picture.height)
        self.canvas = PictureCanvas(size, self, grows=picture.is_vector)
        self.canvas.setAccessibleName(picture.file.name)
        self.canvas.zoomed.connect(self._say_zoom)
        self.label = QLabel(tr_data(self._text), self)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setWordWrap(True)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.label)
        self._stack.addWidget(self.canvas)
        self.zoom = QLabel(self)
        self.zoom.setObjectName("muted")
        self._buttons: list[tuple[QToolButton, str, str]] = []
        row = QHBoxLayout()
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        row.addWidget(self.zoom)
        row.addStretch(1)
        row.addWidget(self._button("−", noop("Zoom out (-)"), lambda: self.canvas.zoom_by(-1)))
        row.addWidget(self._button("+", noop("Zoom in (+)"), lambda: self.canvas.zoom_by(1)))
        row.addWidget(self._button(noop("Fit"), noop("Fit to the window (0)"), self.canvas.fit))
        row.addWidget(self._button(noop("Actual size"), noop("Actual size (1)"), self.canvas.actual_size))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack, 1)
        column.addLayout(row)
        room = parent.screen().availableSize() * _SHARE_OF_SCREEN
        self.resize((size + QSize(2, _FOOT_PX)).expandedTo(_SMALLEST).boundedTo(room))
        keep_on_screen(self)
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED_MS)
        self._settling.timeout.connect(self._sharpen)
        self.retranslate()
        self._decode(1.0)

    def _button(self, text: str, tip: str, action: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(action)
        button.setEnabled(False)
        self._buttons.append((button, text, tip))
        return button

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        for button, text, tip in self._buttons:
            button.setText(tr_data(text))
            button.setToolTip(tr_data(tip))
            button.setAccessibleName(tr_data(tip))
        if self._fault is not None:
            self.label.setText(explained(self._picture.file.name, self._fault))
        elif self._text:
            self.label.setText(tr_data(self._text))
        self._say_zoom()

    def _decode(self, zoom: float) -> None:
        """Have the picture's pixels made: its own, or as many as this zoom shows of a drawing."""
        picture, ratio = self._picture, self.devicePixelRatioF()
        pixels = QSize(picture.width, picture.height) * (ratio * zoom)
        dots = pixels.width() * pixels.height()
        if dots > _MOST_DOTS:
            pixels *= (_MOST_DOTS / dots) ** 0.5
        pixels = pixels.expandedTo(QSize(1, 1))
        if pixels.width() == self._wide:
            return
        self._wide = pixels.width()
        page = self.canvas.palette().color(QPalette.ColorRole.Base)

        def work(_run: Run) -> QImage:
            return decode(picture, pixels, ratio, page)

        self._tasks.run("image", f"enlarge:{id(self)}", work, self._take, failed=self._fail)

    def _sharpen(self) -> None:
        if self._picture.is_vector:
            self._decode(max(1.0, self.canvas.zoom))

    def _take(self, image: QImage) -> None:
        self._text = ""
        first = not self.canvas.has_picture
        self.canvas.take(image)
        if first:
            self._stack.setCurrentWidget(self.canvas)
            for button, _text, _tip in self._buttons:
                button.setEnabled(True)
            self.canvas.setFocus()
            self._say_zoom()

    def _fail(self, error: Exception) -> None:
        """Say in place of the picture why it is not there."""
        if not self.canvas.has_picture:
            self._fault = error.fault if isinstance(error, PictureError) else "broken"
            self.resize(self.size().boundedTo(_MESSAGE))
            self.retranslate()

    def _say_zoom(self) -> None:
        picture = self._picture
        size = f"{number(picture.width)} × {number(picture.height)}"
        if not self.canvas.has_picture:
            self.zoom.setText(size)
            return
        zoom = percent(self.canvas.zoom)
        self.zoom.setText(f"{zoom}   {size}")
        announce(self.zoom, zoom)
        self._settling.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space close it as Esc does, unless they press a button."""
        focus = self.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif isinstance(focus, QToolButton):
            focus.click()
        else:
            self.close()
