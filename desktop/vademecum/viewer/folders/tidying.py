"""Keeps Python's search for garbage out of the reader's way.

What an open folder consists of are some hundred thousand objects that stay. A full search looks
at all of them, for 100 ms and more, and no thread runs meanwhile. So they are set apart once they
are there, and looked at again when their folder is closed.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject

from vademecum.viewer.folders.library import Library
from vademecum.viewer.folders.shelf import Shelf

_YOUNG, _MIDDLE, _OLD = 20_000, 20, 50
"""Objects, and rounds, after which the next older ones are looked at: a round among the young takes
a few milliseconds, and old garbage is rare between two folders."""


class Tidying(QObject):
    """Follows what is open in one window of a program that has nothing else to tidy."""

    def __init__(self, library: Library, shelf: Shelf, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._held = False
        gc.set_threshold(_YOUNG, _MIDDLE, _OLD)
        library.stateChanged.connect(self._state_changed)
        library.changed.connect(self._set_apart)
        shelf.changed.connect(self._set_apart)

    def begin(self) -> None:
        """The window is there: search again, but not among what it is made of."""
        self._set_apart()
        gc.enable()

    def _set_apart(self) -> None:
        gc.freeze()

    def _state_changed(self) -> None:
        if self._library.state == "ready":
            self._set_apart()
            self._held = True
        elif self._library.state == "opening" and self._held:
            # The last folder has been let go of, and what it consists of refers to itself.
            self._held = False
            gc.unfreeze()
            gc.collect()
