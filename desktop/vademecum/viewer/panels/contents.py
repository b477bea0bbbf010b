"""The contents tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QStackedWidget, QStyleOptionViewItem, QTreeView, QVBoxLayout, QWidget

from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.contents import ContentsModel, ContentsTree
from vademecum.viewer.models.rows import Index
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.empty_state import EmptyState

if TYPE_CHECKING:
    pass


class _Tree(QTreeView):
    """Enter opens or unfolds; Space unfolds. The chosen row is one rounded field, branch included."""

    def __init__(self, look: Callable[[], Look], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row's field before branch and text."""
        chosen = self.selectionModel().isSelected(index)
        hovered = index == self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())) and self.underMouse()
        if chosen or hovered:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look().colour("soft" if chosen else "hover"))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 1, -4, -1), 6, 6)
            if index == self.currentIndex() and self.hasFocus():
                painter.setPen(QPen(self._look().colour("accent"), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(option.rect).adjusted(3, 2, -5, -2), 6, 6)
            painter.restore()
        super().drawRow(painter, option, index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a folder without a page unfolds it."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.activated.emit(index)
            return
        if event.key() == Qt.Key.Key_Space and index.isValid():
            self.setExpanded(index, not self.isExpanded(index))
            return
        super().keyPressEvent(event)


class ContentsPanel(QWidget):
    """Folders and articles; follows the page that is shown."""

    chosen = Signal(str, bool)
    """Path of an article, and whether in a new tab."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ContentsModel(self)
        self.tree = _Tree(look, self)
        self.tree.setObjectName("contents")
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setHeaderHidden(True)
        self.tree.setUniformRowHeights(True)
        self.tree.setIndentation(16)
        self.tree.setAnimated(False)
        self.tree.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.setExpandsOnDoubleClick(False)
        self.tree.setModel(self.model)
        self.empty = EmptyState(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.tree)
        self._stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 0, 2, 6)
        column.addWidget(self._stack)
        self.tree.clicked.connect(lambda index: self._open(index, by_mouse=True))
        self.tree.activated.connect(lambda index: self._open(index, by_mouse=False))
        self.setFocusProxy(self.tree)
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.tree.setAccessibleName(tr("Contents"))

    def set_tree(self, tree: ContentsTree) -> None:
        """Show another tree; what was unfolded stays so."""
        open_titles = self._unfolded()
        if not self.model.set_tree(tree):
            return
        self._unfold(open_titles)
        if self.model.rowCount() <= 3:
            self.tree.expandToDepth(0)
        self._stack.setCurrentIndex(0 if tree.nodes else 1)

    def say(self, title: str, text: str = "") -> None:
        """Say why there is no tree."""
        self.empty.say(title, text)
        self._stack.setCurrentIndex(1)

    def follow(self, path: str) -> None:
        """Choose the article that is shown, without opening anything."""
        index = self.model.index_of(path)
        if not index.isValid():
            self.tree.selectionModel().clear()
            return
        if index != self.tree.currentIndex():
            self.tree.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
            self.tree.scrollTo(index)

    def _open(self, index: QModelIndex, *, by_mouse: bool) -> None:
        node = self.model.node(index)
        if node is None:
            return
        if not node.path:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
            return
        if node.children:
            self.tree.setExpanded(index, not by_mouse or not self.tree.isExpanded(index))
        held = QGuiApplication.keyboardModifiers()
        self.chosen.emit(node.path, bool(held & Qt.KeyboardModifier.ControlModifier))

    def _unfolded(self) -> set[tuple[str, ...]]:
        found: set[tuple[str, ...]] = set()

        def walk(parent: QModelIndex, above: tuple[str, ...]) -> None:
            for row in range(self.model.rowCount(parent)):
                index = self.model.index(row, 0, parent)
                if self.tree.isExpanded(index):
                    titles = (*above, str(index.data()))
                    found.add(titles)
                    walk(index, titles)

        walk(QModelIndex(), ())
        return found

    def _unfold(self, wanted: set[tuple[str, ...]]) -> None:
        def walk(parent: QModelIndex, above: tuple[str, ...]) -> None:
            for row in range(self.model.rowCount(parent)):
                index = self.model.index(row, 0, parent)
                titles = (*above, str(index.data()))
                if titles in wanted:
                    self.tree.setExpanded(index, True)
                    walk(index, titles)

        if wanted:
            walk(QModelIndex(), ())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
