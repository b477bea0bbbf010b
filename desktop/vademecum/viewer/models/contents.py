"""The contents tree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont

from vademecum.viewer.models.rows import RECORD_ROLE, Index
from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from vademecum.knowledge.contents import ContentsNode

OPEN_ROLE = int(Qt.ItemDataRole.UserRole) + 7
"""Whether the page of a row is the one that is shown."""


@dataclass(eq=False, slots=True)
class _Item:
    """A node with the way up, which Qt asks for."""

    node: ContentsNode
    row: int
    parent: _Item | None = None
    children: list[_Item] = field(default_factory=list)


class ContentsTree:
    """The nodes with their way up, made on a worker: thousands take too long between two keystrokes."""

    def __init__(self, nodes: Sequence[ContentsNode] = ()) -> None:
        self.nodes = tuple(nodes)
        self.by_path: dict[str, _Item] = {}
        self.roots = self._items(self.nodes, None)

    def _items(self, nodes: Sequence[ContentsNode], parent: _Item | None) -> list[_Item]:
        items = []
        for row, node in enumerate(nodes):
            item = _Item(node, row, parent)
            if node.path:
                self.by_path.setdefault(node.path, item)
            item.children = self._items(node.children, item)
            items.append(item)
        return items

    def above(self, path: str) -> tuple[ContentsNode, ...]:
        """The nodes above an article, outermost first, itself excluded; none for one that is not listed."""
        item = self.by_path.get(path)
        found: list[ContentsNode] = []
        while item is not None and item.parent is not None:
            item = item.parent
            found.append(item.node)
        return tuple(reversed(found))


class ContentsModel(QAbstractItemModel):
    """Folders and articles in reading order; read-only."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tree = ContentsTree()
        self._open = ""
        self._bold = QFont()
        self._bold.setBold(True)

    def set_open(self, path: str) -> None:
        """Say which article is shown."""
        changed = {self._open, path} if path != self._open else set()
        self._open = path
        for index in map(self.index_of, changed):
            if index.isValid():
                self.dataChanged.emit(index, index)

    @property
    def open(self) -> QModelIndex:
        """The row of the article that is shown; invalid when there is none."""
        return self.index_of(self._open)

    def set_tree(self, tree: ContentsTree) -> bool:
        """Replace the tree; False when nothing has changed."""
        if tree is self._tree or tree.nodes == self._tree.nodes:
            return False
        self.beginResetModel()
        self._tree = tree
        self.endResetModel()
        return True

    # Qt's side

    def index(self, row: int, column: int, parent: Index | None = None) -> QModelIndex:
        """Index of the child at `row`."""
        siblings = self._siblings(parent)
        if column != 0 or not 0 <= row < len(siblings):
            return QModelIndex()
        return self.createIndex(row, 0, siblings[row])

    def parent(self, index: Index | None = None) -> Any:
        """Index of the folder that holds this row."""
        if index is None:
            return super().parent()
        item = self._item(index)
        return QModelIndex() if item is None or item.parent is None else self._index(item.parent)

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of rows below `parent`."""
        return 0 if parent is not None and parent.column() > 0 else len(self._siblings(parent))

    def columnCount(self, parent: Index | None = None) -> int:
        """Always one column."""
        del parent
        return 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The header is hidden, yet screen readers name the column by it."""
        del section, orientation
        return tr("Contents") if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Title, tooltip and node of a row."""
        item = self._item(index)
        if item is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return item.node.title
        if role == RECORD_ROLE:
            return item.node
        if role in (OPEN_ROLE, Qt.ItemDataRole.FontRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._mark(role) if item is self._tree.by_path.get(self._open) else None
        return None

    def _mark(self, role: int) -> bool | QFont | str:
        """How the row of the page that is shown differs from others."""
        if role == Qt.ItemDataRole.FontRole:
            return self._bold
        return True if role == OPEN_ROLE else tr("The page that is shown")

    # For the panel

    def index_of(self, path: str) -> QModelIndex:
        """Index of an article; invalid when it is not in the tree."""
        item = self._tree.by_path.get(path)
        return QModelIndex() if item is None else self._index(item)

    def node(self, index: Index) -> ContentsNode | None:
        """The node of a row."""
        item = self._item(index)
        return None if item is None else item.node

    def trail(self, path: str) -> tuple[ContentsNode, ...]:
        """The nodes above an article, outermost first, itself excluded."""
        return self._tree.above(path)

    def paths(self) -> Iterator[str]:
        """All articles in reading order."""
        return iter(self._tree.by_path)

    def _siblings(self, parent: Index | None) -> list[_Item]:
        item = self._item(parent) if parent is not None else None
        return self._tree.roots if item is None else item.children

    def _item(self, index: Index) -> _Item | None:
        item = index.internalPointer() if index.isValid() else None
        return item if isinstance(item, _Item) else None

    def _index(self, item: _Item) -> QModelIndex:
        return self.createIndex(item.row, 0, item)


def branches(tree: ContentsTree, path: str) -> tuple[str, ...]:
    """Titles of the branches that a page stands below, outermost first.

    Of a page that is in no contents, or not yet, the names of its folders, made readable.
    """
    if path in tree.by_path:
        return tuple(node.title for node in tree.above(path))
    from vademecum.knowledge.titles import readable  # noqa: PLC0415  # after the window is painted

    return tuple(map(readable, path.split("/")[:-1]))
