"""Dialogs that list something: keyboard shortcuts, and the problems of a folder."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from vademecum.app.commands import COMMANDS
from vademecum.knowledge.article import Problem
from vademecum.viewer.actions import shortcut_text
from vademecum.viewer.models.commands import CommandsModel
from vademecum.viewer.models.problems import ProblemsModel
from vademecum.viewer.models.rows import RowsModel
from vademecum.viewer.parts import Parts
from vademecum.viewer.widgets.row_delegate import RowDelegate
from vademecum.viewer.words import tr


def _view(parts: Parts, model: RowsModel, parent: QWidget) -> QListView:  # type: ignore[type-arg]
    view = QListView(parent)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setMouseTracking(True)
    view.setUniformItemSizes(True)
    view.setItemDelegate(RowDelegate(view, parts.look))
    view.setModel(model)
    return view


class ShortcutsDialog(QDialog):
    """Every command that has a shortcut, filterable."""

    def __init__(self, parts: Parts, parent: QWidget) -> None:
        super().__init__(parent)
        self.model = CommandsModel(shortcut_text, self)
        self._box = QLineEdit(self)
        self._box.textChanged.connect(self._filter)
        self._view = _view(parts, self.model, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(self._box)
        column.addWidget(self._view)
        self.resize(520, min(640, 60 + 46 * len(COMMANDS)))
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self._box.setPlaceholderText(tr("Filter"))
        self._box.setAccessibleName(tr("Filter the shortcuts"))
        self._view.setAccessibleName(tr("Keyboard shortcuts"))
        self._filter(self._box.text())
        self.model.renew()

    def _filter(self, typed: str) -> None:
        self.model.filter(typed, lambda command: bool(command.shortcuts))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ProblemsDialog(QDialog):
    """What authors should mend; Enter opens the page."""

    pageChosen = Signal(str)

    def __init__(self, parts: Parts, problems: tuple[Problem, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.model = ProblemsModel(self)
        self.model.set_records(problems)
        self._intro = QLabel(self)
        self._intro.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(self._intro)
        self._view = _view(parts, self.model, self)
        self._view.activated.connect(self._open)
        column.addWidget(self._view)
        self.resize(640, 480)
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("Problems in this folder"))
        text = tr("These pages work as far as they can. Their authors should mend:")
        self._intro.setText(text if self.model.records else tr("Nothing is wrong in this folder."))
        self._view.setAccessibleName(tr("Problems"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _open(self, index: QModelIndex) -> None:
        problem = self.model.record(index)
        if problem is not None:
            self.pageChosen.emit(problem.path)
