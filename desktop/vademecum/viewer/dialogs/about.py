"""Version, licence, and where Vademecum keeps its files."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QVBoxLayout, QWidget

from vademecum import __version__
from vademecum.app.paths import Paths
from vademecum.viewer.dialogs.closing import CloseRow
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.mnemonics import underline_dialog


class AboutDialog(QDialog):
    """A few facts, selectable for a bug report."""

    def __init__(self, places: Paths | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._places = places
        picture = QLabel(self)
        picture.setPixmap(QApplication.windowIcon().pixmap(QSize(56, 56)))
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._foot = CloseRow(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(14)
        column.addWidget(picture)
        column.addWidget(self._text)
        column.addWidget(self._foot)
        self.setMinimumWidth(max(420, self.fontMetrics().averageCharWidth() * 60))
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("About Vademecum"))
        lines = [
            f"Vademecum {__version__}",
            tr("Help that goes with an application. Nothing leaves this computer."),
            tr("Free software under the MIT licence."),
        ]
        places = self._places
        if places is not None:
            lines.append(tr("Settings and bookmarks: {folder}").format(folder=places.config))
            lines.append(tr("Session, history and logs: {folder}").format(folder=places.state))
            lines.append(tr("Indexes, rebuilt when missing: {folder}").format(folder=places.cache))
        self._text.setText("\n\n".join(lines))
        self._foot.retranslate()
        underline_dialog(self)
        column = self.layout()
        if column is not None:
            column.activate()
            width = max(self.minimumWidth(), column.minimumSize().width())
            self.resize(width, column.totalHeightForWidth(width))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
