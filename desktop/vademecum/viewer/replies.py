"""What the layers below tell the reader, in the language of the window.

They know no languages of the window and speak English; every sentence of theirs that a reader
may meet is listed here as a pattern. A sentence that no pattern fits is shown as it is: English
is better than nothing.
"""

from __future__ import annotations

import re
from functools import cache

from vademecum.errors import VademecumError
from vademecum.viewer.words import noop, tr_data

_SENTENCES = (
    noop("I don't have enough information to answer that."),
    noop("There is nothing to search in yet."),
    noop("Nothing here fits the question."),
    noop("There is no article about this screen."),
    noop("This is the closest section; it may not answer your question."),
    #: {own} and {asked} are names of languages
    noop("This help is in {own}; your question seems to be in {asked}. Ask in {own}."),
    #: {own} and {asked} are names of languages
    noop(
        "This help is in {own}; your question seems to be in {asked}. These sections come closest in meaning."
    ),
    #: {pairs} is a list of: “used” instead of “typed”
    noop("Searched for {pairs}; verify the source."),
    noop("Searched for “{query}”; verify the source."),
    #: {words} is a list of words in quotation marks
    noop("Nothing here mentions {words}."),
)
_PAIR = noop("“{used}” instead of “{typed}”")
_QUOTED = noop("“{word}”")
_LANGUAGES = (
    noop("Arabic"), noop("Bulgarian"), noop("Czech"), noop("Danish"), noop("German"), noop("Greek"),
    noop("English"), noop("Spanish"), noop("Persian"), noop("Finnish"), noop("French"), noop("Hebrew"),
    noop("Hindi"), noop("Hungarian"), noop("Armenian"), noop("Indonesian"), noop("Italian"),
    noop("Japanese"), noop("Korean"), noop("Dutch"), noop("Norwegian"), noop("Polish"),
    noop("Portuguese"), noop("Romanian"), noop("Russian"), noop("Swedish"), noop("Tamil"), noop("Thai"),
    noop("Turkish"), noop("Ukrainian"), noop("Chinese"),
)  # fmt: skip
"""Names that `retrieval.language` has for languages."""
_TROUBLES = (
    #: follows the path of a folder and a colon
    noop("this is no folder"),
    noop("the folder does not exist"),
    #: {reason} comes from the system
    noop("the folder cannot be read ({reason})"),
    noop("the overlay does not exist"),
    noop("the file is no bundle, or it is damaged"),
    noop("the page cannot be read now"),
    noop("Open the folder that holds it."),
    noop("Check the path."),
    noop("Check its permissions."),
    noop("Get the file again from whoever made it."),
    noop("Opening was stopped"),
    noop("Press F5 to start again."),
)
"""What is wrong, and how to mend it, where a reader opens a folder. What authors meet stays English."""


def reply(text: str) -> str:
    """A message of search or answers, one or two sentences, in the language of the window."""
    return " ".join(_sentence(part) for part in _parts(text)) if text else ""


def quoted(text: str) -> str:
    """`text` in the quotation marks of the language of the window."""
    return tr_data(_QUOTED).format(word=text)


def trouble(error: Exception) -> str:
    """An error as a reader is told it: place, what is wrong, and how to mend it."""
    if not isinstance(error, VademecumError):
        return str(error) or repr(error)
    problem, mend = _known(_TROUBLES, error.problem), _known(_TROUBLES, error.mend)
    return str(VademecumError(problem, path=error.path, line=error.line, mend=mend))


def _parts(text: str) -> list[str]:
    """The refusal stands before the reason; both are sentences of their own."""
    refusal = _SENTENCES[0]
    rest = text.removeprefix(refusal).strip()
    return [part for part in (refusal if text.startswith(refusal) else "", rest) if part]


def _sentence(text: str) -> str:
    return _known(_SENTENCES, text)


def _known(sources: tuple[str, ...], text: str) -> str:
    """The translation of the source that `text` was made from; `text` itself when none fits."""
    for source in sources:
        match = _pattern(source).fullmatch(text)
        if match is not None:
            values = {name: _value(name, value) for name, value in match.groupdict().items()}
            return tr_data(source).format(**values)
    return text


def _value(name: str, value: str) -> str:
    if name in ("own", "asked"):
        return tr_data(value) if value in _LANGUAGES else value
    source = {"pairs": _PAIR, "words": _QUOTED}.get(name)
    if source is None:
        return value
    return ", ".join(tr_data(source).format(**m.groupdict()) for m in _pattern(source).finditer(value))


@cache
def _pattern(source: str) -> re.Pattern[str]:
    """The sentence as a pattern: each `{name}` is a group, the same name twice is the same text."""
    seen: set[str] = set()
    made = []
    for literal, name in re.findall(r"([^{}]*)(?:\{(\w+)\})?", source):
        made.append(re.escape(literal))
        if name:
            made.append(f"(?P={name})" if name in seen else f"(?P<{name}>.+?)")
            seen.add(name)
    return re.compile("".join(made), re.DOTALL)
