"""The command palette: find any command by its words and run it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from vademecum.app.commands import Command
from vademecum.viewer.models.commands import CommandsModel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.actions import Actions, shortcut_text
from vademecum.viewer.widgets.list_steps import step_list
from vademecum.viewer.widgets.row_delegate import RowDelegate

_WIDTH, _HEIGHT = 560, 420


class CommandPalette(QDialog):
    """A box and a list; Enter runs the chosen command after the palette has closed."""

    chosen = Signal(str)
    """Id of the command to run."""

    def __init__(self, parts: Parts, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("palette")
        self._actions = actions
        self.model = CommandsModel(lambda record: shortcut_text(record, parts.settings), self)
        self.box = QLineEdit(self)
        self.box.installEventFilter(self)
        self.list = QListView(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(RowDelegate(self.list, parts.look))
        self.list.setModel(self.model)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(8)
        column.addWidget(self.box)
        column.addWidget(self.list)
        self.nothing = QLabel(self)
        self.nothing.setObjectName("muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(12, 24, 12, 24)
        column.addWidget(self.nothing, 1)
        self.box.textChanged.connect(self._filter)
        self.list.clicked.connect(self._run)
        self._highest = min(_HEIGHT, parent.height() - 80)
        self.resize(min(_WIDTH, parent.width() - 40), self._highest)
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("All commands"))
        self.box.setPlaceholderText(tr("Type a command"))
        self.box.setAccessibleName(tr("Find a command"))
        self.list.setAccessibleName(tr("Commands"))
        self.nothing.setText(tr("No command fits"))
        self._filter(self.box.text())
        self.model.renew()

    def open_over(self, window: QWidget) -> None:
        """Show it in the upper middle of `window`."""
        corner = window.mapToGlobal(window.rect().center())
        self.move(corner.x() - self.width() // 2, window.mapToGlobal(window.rect().topLeft()).y() + 56)
        self.box.ensurePolished()
        self._fit()
        self.show()
        self.box.setFocus(Qt.FocusReason.PopupFocusReason)

    def _filter(self, typed: str) -> None:
        self.model.filter(typed, self._enabled)
        found = bool(self.model.rowCount())
        if found:
            self.list.setCurrentIndex(self.model.index(0))
        elif not self.nothing.isVisibleTo(self):
            announce(self.nothing, self.nothing.text())
        self.list.setVisible(found)
        self.nothing.setVisible(not found)
        self._fit()

    def _fit(self) -> None:
        """As high as its rows, up to the room that there is."""
        column = self.layout()
        if column is None:
            return
        margins = column.contentsMargins()
        rows = self.nothing.sizeHint().height()
        if self.model.rowCount():
            rows = self.model.rowCount() * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth()
        around = margins.top() + margins.bottom() + column.spacing() + self.box.sizeHint().height()
        self.resize(self.width(), min(self._highest, around + rows))

    def _enabled(self, command: Command) -> bool:
        return self._actions[command.id].isEnabled() and command.id != "help.palette"

    def _run(self, index: QModelIndex) -> None:
        command = self.model.record(index)
        if command is not None:
            self.close()
            self.chosen.emit(command.id)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows and Enter in the box act on the list."""
        if watched is self.box and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if step_list(self.list, event):
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self.list.currentIndex())
                return True
        return super().eventFilter(watched, event)
