"""The few words that the program itself writes into a page, for whoever translates them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

_KINDS = {
    "note": "Note", "info": "Info", "tip": "Tip", "important": "Important", "warning": "Warning",
    "caution": "Caution", "danger": "Danger", "success": "Done", "question": "Question", "example": "Example",
    "quote": "Quote", "abstract": "Summary", "todo": "To do", "bug": "Bug", "failure": "Failure",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Labels:
    """Words in the language of the window."""

    copy: str = "Copy"
    """The link that copies a code block; empty for pages on which nothing can be clicked."""
    picture: str = "Picture"
    """Stands for a picture without a text of its own."""
    missing: str = "not in this folder"
    """Why a picture or an included file is not shown."""
    unshown: Mapping[str, str] = field(default_factory=dict)
    """Path of a picture that cannot be shown -> the sentence that says why."""
    picture_remote: str = "not loaded from the network"
    no_text: str = "This page has no text yet."
    leading: str = "Pages that lead here"
    """Heads a list below `no_text`."""
    beside: str = "In the same folder"
    """The same."""
    footnotes: str = "Footnotes"
    details: str = "Details"
    kinds: Mapping[str, str] = field(default_factory=lambda: dict(_KINDS))
    """Kind of callout -> title when the author gave none."""


ENGLISH = Labels()
