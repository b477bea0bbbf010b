"""A dialog that lists something: the problems of a folder."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QListView, QVBoxLayout, QWidget

from vademecum.knowledge.article import Problem
from vademecum.viewer.dialogs.closing import CloseRow
from vademecum.viewer.models.problems import ProblemsModel
from vademecum.viewer.models.rows import RowsModel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.mnemonics import underline_dialog
from vademecum.viewer.widgets.problem_delegate import ProblemDelegate
from vademecum.viewer.widgets.row_delegate import RowDelegate


def list_view(parts: Parts, model: RowsModel, parent: QWidget) -> QListView:  # type: ignore[type-arg]
    """A list in the window's own style."""
    view = QListView(parent)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setMouseTracking(True)
    view.setUniformItemSizes(True)
    view.setItemDelegate(RowDelegate(view, parts.look))
    view.setModel(model)
    return view


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
        self._view = list_view(parts, self.model, self)
        self._view.setUniformItemSizes(False)
        self._view.setItemDelegate(ProblemDelegate(self._view, parts.look))
        self._view.setResizeMode(QListView.ResizeMode.Adjust)
        self._view.setLayoutMode(QListView.LayoutMode.Batched)
        self._view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.activated.connect(self._open)
        column.addWidget(self._view)
        self._foot = CloseRow(self, on_enter=False)
        column.addWidget(self._foot)
        self.resize(640, 480)
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("Problems in this folder"))
        text = tr("These pages work as far as they can. Their authors should mend:")
        self._intro.setText(text if self.model.records else tr("Nothing is wrong in this folder."))
        self._view.setAccessibleName(tr("Problems"))
        self._foot.retranslate()
        underline_dialog(self)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _open(self, index: QModelIndex) -> None:
        problem = self.model.record(index)
        if problem is not None:
            self.pageChosen.emit(problem.path)
