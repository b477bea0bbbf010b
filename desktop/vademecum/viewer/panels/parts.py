"""What all panels of one window share."""

from __future__ import annotations

from dataclasses import dataclass

from vademecum.app.bookmarks import Bookmarks
from vademecum.app.feedback import Feedback
from vademecum.app.history import History
from vademecum.app.queries import Queries
from vademecum.app.settings import Settings
from vademecum.viewer.folders.library import Library
from vademecum.viewer.looks.look import Look
from vademecum.viewer.looks.theme import Appearance
from vademecum.viewer.tasks import Tasks


@dataclass(frozen=True, slots=True)
class Parts:
    """Made once per window and handed to each panel."""

    tasks: Tasks
    settings: Settings
    appearance: Appearance
    library: Library
    """The folder that the reader opened."""
    manual: Library
    """Vademecum's own manual; opened when help is asked for."""
    bookmarks: Bookmarks
    history: History
    queries: Queries
    """What was searched for."""
    feedback: Feedback
    """Which pages were helpful."""

    def look(self) -> Look:
        """The colours in force now: delegates ask each time they paint."""
        return self.appearance.look
