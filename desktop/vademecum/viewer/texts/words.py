"""Translated text of the window.

Every string that a user sees passes through `tr`, so that translations are found by one
name and one context, also in places that are no QObject. The translation in force is kept
here and not in the application: in a host application ours must not answer for the host's
own texts, nor the host's for ours.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from vademecum.app.languages import SOURCE, translation_file

CONTEXT = "Viewer"
COMMANDS_CONTEXT = "Commands"
SETTINGS_CONTEXT = "Settings"


BROUGHT = "brought"
"""In place of a tag: words come from translators that the application has brought for us."""


class _Spoken:
    """The language in force. Replaced as a whole, because workers ask for words too."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        translator = QTranslator()
        # English has a file too, for its plurals: better than none.
        names = () if tag == BROUGHT else (tag, SOURCE)
        found = any(translator.load(str(translation_file(name))) for name in names)
        self.translator = translator if found else None

    def translate(self, context: str, text: str, n: int = -1) -> str:
        """The text in this language; empty when it has no such text."""
        found = self.translator.translate(context, text, None, n) if self.translator is not None else None
        return found or ""


_spoken: _Spoken | None = None
_sources: dict[str, str] = {}
"""What was said -> the English text that it stands for."""


def speak(tag: str) -> None:
    """Take the words of this language from now on; a tag of `LANGUAGES`, or `BROUGHT`."""
    global _spoken  # noqa: PLW0603  # one window has one language
    _spoken = _Spoken(tag)


def spoken() -> str:
    """Tag of the language in force."""
    return _words().tag


def one_line(text: str) -> str:
    """A name as a button or a menu can show it: file names may hold line breaks."""
    return " ".join(text.split())


def tr(text: str, n: int = -1) -> str:
    """`text` in the language of the window; `%n` becomes `n` in the right plural form."""
    said = _translate(CONTEXT, text, n)
    return said if n < 0 else said.replace("%n", number(n))


def tr_data(text: str) -> str:
    """A text that stands in data, marked with `noop`, in the language of the window."""
    return _translate(CONTEXT, text)


def tr_command(text: str) -> str:
    """A command's text or tip in the language of the window."""
    return _translate(COMMANDS_CONTEXT, text)


def tr_setting(text: str) -> str:
    """A setting's title, description or choice in the language of the window."""
    return _translate(SETTINGS_CONTEXT, text)


def noop(text: str) -> str:
    """Mark a text that stands in data: `tr` translates it where it is shown."""
    return text


def source_of(said: str) -> str:
    """The English text that a translated one stands for; empty for what is no text of the window."""
    return _sources.get(said, "")


def number(value: int) -> str:
    """A number as the reader's language writes it: 1,234 or 1.234."""
    return QLocale().toString(value)


def percent_pattern() -> tuple[str, str]:
    """What stands before and after the number of a percentage in the reader's language."""
    #: How a percentage is written; {number} is the number
    before, _, after = tr("{number}%").partition("{number}")
    return before, after


def percent(share: float) -> str:
    """A share of 1 as the reader's language writes it: 80% or 80 %."""
    before, after = percent_pattern()
    return f"{before}{number(round(share * 100))}{after}"


def _words() -> _Spoken:
    global _spoken  # noqa: PLW0603  # one window has one language
    if _spoken is None:
        _spoken = _Spoken(SOURCE)
    return _spoken


def _translate(context: str, text: str, n: int = -1) -> str:
    # An application may bring further languages for us: what ours does not know is asked of its translators.
    said = _words().translate(context, text, n) or QCoreApplication.translate(context, text, None, n) or text
    _sources[said] = text
    return said
