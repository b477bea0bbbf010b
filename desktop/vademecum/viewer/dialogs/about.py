"""Version, licence, and where Vademecum keeps its files."""

from __future__ import annotations

import platform

from PySide6.QtCore import QEvent, QSize, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vademecum import __version__
from vademecum.app.paths import Paths
from vademecum.viewer.dialogs.closing import CloseRow
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.heading import Heading
from vademecum.viewer.widgets.mnemonics import underline_dialog

_NAME = "Vademecum"
_NAME_SIZE = 1.7
"""Text of the name, against that of the window."""
_PICTURE = 56
"""Pixels of the icon."""


class AboutDialog(QDialog):
    """What this is, and a few facts to copy into a bug report."""

    def __init__(self, places: Paths | None, parent: QWidget) -> None:
        super().__init__(parent)
        picture = QLabel(self)
        picture.setPixmap(QApplication.windowIcon().pixmap(QSize(_PICTURE, _PICTURE)))
        name = Heading(_NAME_SIZE, self)
        name.setText(_NAME)
        self._version, self._purpose, self._licence = QLabel(self), QLabel(self), QLabel(self)
        self._version.setObjectName("muted")
        self._version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._purpose.setWordWrap(True)
        self._licence.setWordWrap(True)
        self._folders = {
            kind: (QLabel(self), QLineEdit(str(folder), self))
            for kind, folder in (
                (("config", places.config), ("state", places.state), ("cache", places.cache))
                if places is not None
                else ()
            )
        }
        """What is kept where: its title and the folder."""
        self._copy = QPushButton(self)
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(self._copy_facts)
        self._foot = CloseRow(self)
        self._foot.addButton(self._copy, QDialogButtonBox.ButtonRole.ResetRole)
        self._lay_out(picture, name)
        self.setMinimumWidth(max(480, self.fontMetrics().averageCharWidth() * 64))
        self._foot.button_.setFocus()
        self.retranslate()

    def _lay_out(self, picture: QLabel, name: QLabel) -> None:
        titles = QVBoxLayout()
        titles.setSpacing(2)
        titles.addWidget(name)
        titles.addWidget(self._version)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(picture)
        head.addLayout(titles, 1)
        folders = QGridLayout()
        folders.setHorizontalSpacing(14)
        folders.setVerticalSpacing(4)
        folders.setColumnStretch(1, 1)
        for row, (title, folder) in enumerate(self._folders.values()):
            title.setObjectName("muted")
            title.setBuddy(folder)
            folder.setObjectName("fact")
            folder.setReadOnly(True)
            folder.setCursorPosition(0)
            folders.addWidget(title, row, 0)
            folders.addWidget(folder, row, 1)
        line = QFrame(self)
        line.setObjectName("line")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(14)
        column.addLayout(head)
        column.addWidget(self._purpose)
        column.addWidget(self._licence)
        if self._folders:
            column.addWidget(line)
            column.addLayout(folders)
        else:
            line.hide()
        column.addStretch(1)
        column.addWidget(self._foot)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("About Vademecum"))
        self._version.setText(tr("Version {version}").format(version=_version()))
        self._purpose.setText(tr("Help that goes with an application. Nothing leaves this computer."))
        self._licence.setText(tr("Free software under the MIT licence."))
        names = {
            "config": tr("Settings and bookmarks"),
            "state": tr("Session, history and logs"),
            "cache": tr("Indexes, rebuilt when missing"),
        }
        for kind, (title, folder) in self._folders.items():
            title.setText(names[kind])
            folder.setAccessibleName(names[kind])
        self._copy.setText(tr("Copy details"))
        self._foot.retranslate()
        underline_dialog(self)
        column = self.layout()
        if column is not None:
            column.activate()
            width = max(self.minimumWidth(), column.minimumSize().width())
            self.resize(width, column.totalHeightForWidth(width))

    def _copy_facts(self) -> None:
        # Whoever reads a bug report may not read the language of this window.
        lines = [f"{_NAME} {_version()}", platform.platform()]
        lines += [f"{kind}: {folder.text()}" for kind, (_, folder) in self._folders.items()]
        QGuiApplication.clipboard().setText("\n".join(lines))
        announce(self._copy, tr("Copied"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _version() -> str:
    return f"{__version__} · Qt {qVersion()} · Python {platform.python_version()}"
