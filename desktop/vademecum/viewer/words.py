"""Translated text of the window.

Every string that a user sees passes through `tr`, so that translations are found by one
name and one context, also in places that are no QObject.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

CONTEXT = "Viewer"
COMMANDS_CONTEXT = "Commands"
SETTINGS_CONTEXT = "Settings"


def tr(text: str, n: int = -1) -> str:
    """`text` in the language of the window; `%n` becomes `n` in the right plural form."""
    translated = QCoreApplication.translate(CONTEXT, text, None, n)
    if n < 0:
        return translated
    # English has no translation file: its plural is spelled in the source text.
    return translated.replace("%n", str(n)).replace("(s)", "" if n == 1 else "s")


def tr_command(text: str) -> str:
    """A command's text or tip in the language of the window."""
    return QCoreApplication.translate(COMMANDS_CONTEXT, text)
