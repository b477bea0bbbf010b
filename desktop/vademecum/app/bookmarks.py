"""Places worth coming back to."""

from __future__ import annotations

import contextlib
import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from vademecum.app.folder_names import kept
from vademecum.app.storage import RecordFile, write_json
from vademecum.errors import VademecumError

_FORMAT = "vademecum-bookmarks"
_MEND = "Choose a file that “Export bookmarks…” has written"


@dataclass(frozen=True, slots=True)
class Bookmark:
    """One place in one knowledge folder."""

    knowledge: str
    """Folder or bundle that the page belongs to."""
    path: str
    slug: str
    title: str
    tags: tuple[str, ...] = ()


class Bookmarks:
    """This user's bookmarks, in their own order; kept on disk, shared between viewers."""

    def __init__(self, file: Path | None) -> None:
        self._file = RecordFile(file, _bookmark)

    @property
    def note(self) -> str:
        """What was wrong with the file when it was read, for the user."""
        return self._file.note

    def all(self, knowledge: str | None = None) -> tuple[Bookmark, ...]:
        """The bookmarks of one knowledge folder, or of all."""
        return tuple(b for b in self._file.records if knowledge in (None, b.knowledge))

    def has(self, knowledge: str, path: str, slug: str = "") -> bool:
        """Whether this place is bookmarked."""
        return any(_place(b) == (knowledge, path, slug) for b in self._file.records)

    def add(self, bookmark: Bookmark) -> None:
        """Add a bookmark, or give the one of the same place its new title and tags."""

        def edit(bookmarks: tuple[Bookmark, ...]) -> tuple[Bookmark, ...]:
            if all(_place(b) != _place(bookmark) for b in bookmarks):
                return (*bookmarks, bookmark)
            return tuple(bookmark if _place(b) == _place(bookmark) else b for b in bookmarks)

        self._file.change(edit)

    def remove(self, knowledge: str, path: str, slug: str = "") -> None:
        """Remove the bookmark of this place, if there is one."""
        self._file.change(lambda all_: tuple(b for b in all_ if _place(b) != (knowledge, path, slug)))

    def export(self, file: Path, knowledge: str) -> int:
        """Write the bookmarks of one folder to `file`, without saying where it lies; returns how many.

        Raises `VademecumError` when it cannot be written.
        """
        found = [asdict(bookmark) for bookmark in self.all(knowledge)]
        for item in found:
            del item["knowledge"]
        write_json(file, {"format": _FORMAT, "version": 1, "bookmarks": found})
        return len(found)

    def take_in(self, file: Path, knowledge: str) -> int:
        """Add the bookmarks of an exported file to those of a folder; returns how many were new.

        Raises `VademecumError` when the file is none.
        """
        try:
            value = json.loads(file.read_bytes().decode("utf-8-sig"))
        except (OSError, ValueError, RecursionError) as error:
            raise VademecumError(f"cannot be read ({error})", path=str(file), mend=_MEND) from error
        items = value.get("bookmarks") if isinstance(value, dict) else None
        if not isinstance(items, list) or value.get("format") != _FORMAT:
            raise VademecumError("holds no bookmarks", path=str(file), mend=_MEND)
        new = []
        for item in items:
            with contextlib.suppress(KeyError, TypeError, ValueError):
                new.append(_bookmark({**item, "knowledge": knowledge}))
        there = {_place(bookmark) for bookmark in self.all(knowledge)}
        fresh = {_place(bookmark): bookmark for bookmark in new if _place(bookmark) not in there}
        if fresh:
            self._file.change(lambda all_: (*all_, *fresh.values()))
        return len(fresh)

    def move(self, knowledge: str, path: str, slug: str, step: int) -> None:
        """Move a bookmark `step` places down, or up when it is negative, among those of its folder."""

        def edit(bookmarks: tuple[Bookmark, ...]) -> tuple[Bookmark, ...]:
            own = [b for b in bookmarks if b.knowledge == knowledge]
            at = next((n for n, b in enumerate(own) if (b.path, b.slug) == (path, slug)), -1)
            if at < 0:
                return bookmarks
            own.insert(min(max(at + step, 0), len(own) - 1), own.pop(at))
            moved = iter(own)
            return tuple(next(moved) if b.knowledge == knowledge else b for b in bookmarks)

        self._file.change(edit)

    def rename_tag(self, knowledge: str, tag: str, to: tuple[str, ...]) -> None:
        """Give the bookmarks of a folder that have a tag these instead; none takes the tag away."""

        def renamed(bookmark: Bookmark) -> Bookmark:
            if bookmark.knowledge != knowledge or tag not in bookmark.tags:
                return bookmark
            tags = (new for old in bookmark.tags for new in (to if old == tag else (old,)))
            return replace(bookmark, tags=tuple(dict.fromkeys(tags)))

        self._file.change(lambda all_: tuple(map(renamed, all_)))


def tags_of(text: str) -> tuple[str, ...]:
    """Tags parted by commas, each once: `pump, to read` are two."""
    tags = (" ".join(part.split()) for part in text.replace("、", ",").replace("，", ",").split(","))
    return tuple(dict.fromkeys(tag for tag in tags if tag))


def _place(bookmark: Bookmark) -> tuple[str, str, str]:
    return bookmark.knowledge, bookmark.path, bookmark.slug


def _bookmark(item: dict[str, Any]) -> Bookmark:
    return Bookmark(
        kept(str(item["knowledge"])),
        str(item["path"]),
        str(item.get("slug", "")),
        str(item.get("title", "")),
        tuple(str(tag) for tag in item.get("tags", ())),
    )
