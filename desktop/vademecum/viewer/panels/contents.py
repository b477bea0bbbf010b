"""The contents tree."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QMenu, QStackedWidget, QVBoxLayout, QWidget

from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.contents import ContentsModel, ContentsTree
from vademecum.viewer.panels.contents_tree import TreeView
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.empty_state import EmptyState
from vademecum.viewer.widgets.mnemonics import underline_menu


class ContentsPanel(QWidget):
    """Folders and articles; follows the page that is shown."""

    chosen = Signal(str, bool)
    """Path of an article, and whether in a new tab."""
    linkAsked = Signal(str)
    """Copy a link to the article of this path."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ContentsModel(self)
        self.tree = TreeView(look, self)
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
        self.tree.apartAsked.connect(self._open_apart)
        self.tree.menuAsked.connect(self._show_menu)
        self.tree.left.connect(self._return)
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

    def say(self, title: str, text: str = "", *, working: bool = False) -> None:
        """Say why there is no tree."""
        self.empty.say(title, text, working=working)
        self._stack.setCurrentIndex(1)

    def follow(self, path: str) -> None:
        """Mark and choose the article that is shown, without opening anything.

        When it is the same again, whoever is looking at others in the tree goes on.
        """
        before = self.model.open
        self.model.set_open(path)
        looking = self.tree.hasFocus() and self.tree.currentIndex().isValid()
        if not looking or self.model.open != before:
            self._return()

    def _return(self) -> None:
        """Choose the article that is shown again: whoever looked at others has gone on."""
        index = self.model.open
        if not index.isValid():
            self.tree.selectionModel().clear()
        elif index != self.tree.currentIndex() or not self.tree.selectionModel().isSelected(index):
            self.tree.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
            self.tree.bring(index)

    def expand(self) -> None:
        """Unfold all branches."""
        self.tree.expandAll()
        self._bring_open()

    def collapse(self) -> None:
        """Fold all branches."""
        self.tree.collapseAll()
        self.tree.scrollToTop()

    def _bring_open(self) -> None:
        if self.model.open.isValid():
            self.tree.bring(self.model.open)

    def menu(self, index: QModelIndex) -> QMenu:
        """What can be done with a row."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        node = self.model.node(index)
        if node is None:
            return menu
        path = node.path
        if path:
            menu.addAction(tr("Open")).triggered.connect(lambda: self.chosen.emit(path, False))
            menu.addAction(tr("Open in a new tab")).triggered.connect(lambda: self.chosen.emit(path, True))
            menu.addAction(tr("Copy link")).triggered.connect(lambda: self.linkAsked.emit(path))
        if node.children:
            menu.addSeparator()
            for text, unfolded in ((tr("Expand all below"), True), (tr("Collapse all below"), False)):
                menu.addAction(text).triggered.connect(
                    lambda _=False, unfolded=unfolded: self.tree.set_unfolded_below(index, unfolded)
                )
        return menu

    def _show_menu(self, index: QModelIndex, spot: QPoint) -> None:
        menu = self.menu(index)
        underline_menu(menu)
        menu.popup(spot)

    def _open_apart(self, index: QModelIndex) -> None:
        node = self.model.node(index)
        if node is not None and node.path:
            self.chosen.emit(node.path, True)

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

    def showEvent(self, event: QShowEvent) -> None:
        """Only now the tree has its size."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._bring_open)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
