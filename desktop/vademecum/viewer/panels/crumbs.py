"""Breadcrumbs above the page: where it stands in the contents."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from vademecum.viewer.texts.words import one_line, tr


class Crumbs(QWidget):
    """Folder names and titles; those with a page are buttons. Too long a trail loses its middle."""

    chosen = Signal(str)
    """Path of the page behind a crumb."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._trail: tuple[tuple[str, str], ...] = ()
        self._steps: list[QLabel | QPushButton] = []
        self._arrows: list[QLabel] = []
        self._gap = QLabel(self)
        """Stands for the steps that are left out."""
        self._gap.hide()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setAccessibleName(tr("Breadcrumbs"))
        trail, self._trail = self._trail, ()
        self.show_trail(trail)

    @property
    def trail(self) -> tuple[tuple[str, str], ...]:
        """(title, path) of each crumb; the path is empty for a folder without a page."""
        return self._trail

    @property
    def _arrow(self) -> str:
        return "‹" if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else "›"

    def mirror(self, mirrored: bool) -> None:
        """Begin at the right, above a page that is read from there."""
        side = Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight
        if side != self.layoutDirection():
            self.setLayoutDirection(side)
            for arrow in self._arrows:
                arrow.setText(self._arrow)
            self._fit()

    def show_trail(self, trail: Sequence[tuple[str, str]]) -> None:
        """Show crumbs as (title, path)."""
        trail = tuple((one_line(title), path) for title, path in trail)
        if trail == self._trail:
            return
        self._trail = trail
        while (item := self._row.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self._steps = [self._step(title, path) for title, path in self._trail]
        self._arrows = [self._label(self._arrow) for _ in self._steps[1:]]
        self._gap = self._label("")
        self._gap.setToolTip(" › ".join(title for title, _ in self._trail))
        for number, step in enumerate(self._steps):
            if number:
                self._row.addWidget(self._arrows[number - 1])
            self._row.addWidget(step)
            if number == 0:
                self._row.insertWidget(1, self._gap)
        self._row.addStretch(1)
        self._fit()

    def _step(self, title: str, path: str) -> QLabel | QPushButton:
        if not path:
            return self._label(_short(title))
        button = QPushButton(self)
        button.setObjectName("crumb")
        button.setText(_short(title).replace("&", "&&"))
        button.setToolTip(title)
        button.setAccessibleName(tr("Open {title}").format(title=title))
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.chosen.emit(path))
        return button

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setObjectName("muted")
        # As much as the buttons have: all begin where the text of the page does, and without any the row
        # is as high as with some.
        label.setContentsMargins(4, 2, 4, 2)
        return label

    def _fit(self) -> None:
        """Leave out steps from the middle, then the first one, until the rest has room; shorten the last."""
        steps = self._steps
        if not steps:
            return
        last, title = steps[-1], self._trail[-1][0]
        last.setText(title.replace("&", "&&"))
        shown = list(range(len(steps)))
        while len(shown) > 1 and self._width(shown) > self.width():
            del shown[1 if len(shown) > 2 else 0]
        over = self._width(shown) - self.width()
        if over > 0:
            room = last.fontMetrics().horizontalAdvance(title) - over
            last.setText(
                last.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, room).replace("&", "&&")
            )
        for number, step in enumerate(steps):
            step.setVisible(number in shown)
            if number:
                self._arrows[number - 1].setVisible(number in shown)
        self._gap.setText(f"{self._arrow} …" if 0 in shown else "…")
        self._gap.setVisible(len(shown) < len(steps))

    def _width(self, shown: Sequence[int]) -> int:
        """Pixels that these steps need, with arrows between them and the sign for what is left out."""
        widgets: list[QWidget] = [self._steps[number] for number in shown]
        widgets += [self._arrows[number - 1] for number in shown if number]
        if len(shown) < len(self._steps):
            self._gap.setText(f"{self._arrow} …")
            widgets.append(self._gap)
        for widget in widgets:
            widget.ensurePolished()
        return sum(widget.sizeHint().width() for widget in widgets)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what has no room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)


def _short(title: str) -> str:
    return title if len(title) <= 40 else title[:38].rstrip() + "…"
