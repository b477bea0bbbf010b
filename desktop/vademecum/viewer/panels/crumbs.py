"""Breadcrumbs above the page: where it stands in the contents."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from vademecum.viewer.words import tr


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

    def show_trail(self, trail: Sequence[tuple[str, str]]) -> None:
        """Show crumbs as (title, path)."""
        if tuple(trail) == self._trail:
            return
        self._trail = tuple(trail)
        while (item := self._row.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for number, (title, path) in enumerate(self._trail):
            if number:
                self._row.addWidget(self._label("›"))
            if path:
                button = QToolButton(self)
                button.setObjectName("crumb")
                button.setText(_short(title))
                button.setToolTip(title)
                button.setAccessibleName(tr("Open {title}").format(title=title))
                button.setCursor(Qt.CursorShape.PointingHandCursor)
                button.clicked.connect(lambda _=False, path=path: self.chosen.emit(path))
                self._row.addWidget(button)
            else:
                self._row.addWidget(self._label(_short(title)))
        self._row.addStretch(1)

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setObjectName("muted")
        label.setContentsMargins(3, 0, 3, 0)
        return label

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _short(title: str) -> str:
    return title if len(title) <= 40 else title[:38].rstrip() + "…"
