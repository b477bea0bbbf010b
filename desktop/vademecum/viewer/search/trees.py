"""Contents trees of the folders that are searched: they say where a hit stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vademecum.viewer.models.contents import ContentsTree

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.knowledge.reader import Reader
    from vademecum.knowledge.snapshot import Snapshot


class Trees:
    """Made on a worker, each kept until its folder or its reader changes."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Snapshot, Reader, ContentsTree]] = {}

    def make(self, key: str, knowledge: Knowledge, reader: Reader) -> ContentsTree:
        """The tree of the folder `key` as `reader` sees it; takes a moment when the folder is new."""
        snapshot = knowledge.snapshot
        kept = self._kept.get(key)
        if kept is None or kept[0] is not snapshot or kept[1] != reader:
            kept = (snapshot, reader, ContentsTree(knowledge.contents(reader=reader)))
            self._kept[key] = kept
        return kept[2]

    def find(self, key: str) -> ContentsTree:
        """The tree made last for the folder `key`; an empty one before that."""
        kept = self._kept.get(key)
        return kept[2] if kept is not None else ContentsTree()

    def clear(self) -> None:
        """Free all of them."""
        self._kept.clear()
