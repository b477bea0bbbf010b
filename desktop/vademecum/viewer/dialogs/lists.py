"""Dialogs that list something: keyboard shortcuts, and the problems of a folder."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
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


def _view(parts: Parts, model: RowsModel, parent: QWidget, name: str) -> QListView:  # type: ignore[type-arg]
    view = QListView(parent)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setAccessibleName(name)
    view.setMouseTracking(True)
    view.setUniformItemSizes(True)
    view.setItemDelegate(RowDelegate(view, parts.look))
    view.setModel(model)
    return view


class ShortcutsDialog(QDialog):
    """Every command that has a shortcut, filterable."""

    def __init__(self, parts: Parts, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.model = CommandsModel(shortcut_text, self)
        self.model.filter("", lambda command: bool(command.shortcuts))
        box = QLineEdit(self)
        box.setPlaceholderText(tr("Filter"))
        box.setAccessibleName(tr("Filter the shortcuts"))
        box.textChanged.connect(lambda text: self.model.filter(text, lambda command: bool(command.shortcuts)))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(box)
        column.addWidget(_view(parts, self.model, self, tr("Keyboard shortcuts")))
        self.resize(520, min(640, 60 + 46 * len(COMMANDS)))


class ProblemsDialog(QDialog):
    """What authors should mend; Enter opens the page."""

    pageChosen = Signal(str)

    def __init__(self, parts: Parts, problems: tuple[Problem, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Problems in this folder"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.model = ProblemsModel(self)
        self.model.set_records(problems)
        text = tr("These pages work as far as they can. Their authors should mend:")
        intro = QLabel(text if problems else tr("Nothing is wrong in this folder."), self)
        intro.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(intro)
        view = _view(parts, self.model, self, tr("Problems"))
        view.activated.connect(self._open)
        column.addWidget(view)
        self.resize(640, 480)

    def _open(self, index: QModelIndex) -> None:
        problem = self.model.record(index)
        if problem is not None:
            self.pageChosen.emit(problem.path)
