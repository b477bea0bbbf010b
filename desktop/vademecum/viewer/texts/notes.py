"""What a reader is told when the nearest help is shown instead of the one asked for."""

from __future__ import annotations

from vademecum.app.context_help import NOTES, Shown
from vademecum.viewer.texts.words import tr_data


def note_of(shown: Shown) -> str:
    """The note in the language of the window; empty when there is nothing to say."""
    return tr_data(NOTES[shown.why]).format(*shown.names) if shown.why else ""
