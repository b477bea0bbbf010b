"""Where a dialog for saving begins: among the user's documents, never in the folder of a help."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths

_PLACES = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.DownloadLocation,
    QStandardPaths.StandardLocation.HomeLocation,
    QStandardPaths.StandardLocation.TempLocation,
)


def save_folder(knowledge: Path | None = None) -> Path:
    """The first of the user's own folders that is there and can be written to.

    Without it Qt's dialog begins in the working directory. `knowledge` is the open folder: a file
    that is saved into it would become a part of the help.
    """
    found = [Path(QStandardPaths.writableLocation(place)) for place in _PLACES]
    usable = [folder for folder in found if folder.is_dir() and os.access(folder, os.W_OK)]
    outside = [folder for folder in usable if knowledge is None or not folder.is_relative_to(knowledge)]
    return next(iter([*outside, *usable]), Path.home())
