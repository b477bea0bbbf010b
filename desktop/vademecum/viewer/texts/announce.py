"""Tells screen readers what changes without the focus going there: counts, answers, messages."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have `text` read out, after what is being read, or at once when it is urgent.

    Nothing happens for an empty text, a hidden widget, or when nobody listens.
    """
    if text and widget.isVisible() and QAccessible.isActive():
        deliver(widget, text, urgent=urgent)


def deliver(widget: QWidget, text: str, *, urgent: bool) -> None:
    """Hand the text to the desktop's accessibility service."""
    event = QAccessibleAnnouncementEvent(widget, text)
    levels = QAccessible.AnnouncementPoliteness
    event.setPoliteness(levels.Assertive if urgent else levels.Polite)
    QAccessible.updateAccessibility(event)
