"""What can be dropped onto the window: folders, bundles and pages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QDropEvent

_PAGES = (".md", ".markdown", ".mdx")


def dropped(event: QDropEvent) -> list[Path]:
    """Folders, bundles and pages that were dropped."""
    places = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [place for place in places if is_folder(place) or place.suffix.lower() in _PAGES]


def is_folder(place: Path) -> bool:
    """Whether a place is knowledge by itself: a folder or a bundle."""
    return place.is_dir() or place.suffix.lower() == ".vade"
