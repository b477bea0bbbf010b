"""What the layers below tell the reader, in the language of the window.

They know no languages of the window and speak English; every sentence of theirs that a reader
may meet is listed here as a pattern. A sentence that no pattern fits is shown as it is: English
is better than nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from vademecum.errors import VademecumError
from vademecum.viewer.texts.model_words import PROBLEMS
from vademecum.viewer.texts.told import begins, known, pattern
from vademecum.viewer.texts.words import noop, tr, tr_data

#: {own} and {asked} are names of languages
_OFFERED = noop(
    "This help is in {own}; your question seems to be in {asked}. Ask in {own}; "
    "a local model can translate it."
)
#: {own} and {asked} are names of languages; the model that was chosen translates the question
_TRANSLATES = noop(
    "This help is in {own}; your question seems to be in {asked}. Press Enter: the model translates it."
)
_REMOVED = ("{count} unsupported sentence removed.", "{count} unsupported sentences removed.")
_SENTENCES = (
    noop("I don't have enough information to answer that."),
    noop("There is nothing to search in yet."),
    noop("Nothing here fits the question."),
    noop("There is no article about this screen."),
    noop("This is the closest section; it may not answer your question."),
    #: {own} and {asked} are names of languages
    noop("This help is in {own}; your question seems to be in {asked}. Ask in {own}."),
    _OFFERED,
    #: {own} and {asked} are names of languages
    noop(
        "This help is in {own}; your question seems to be in {asked}. These sections come closest in meaning."
    ),
    #: {pairs} is a list of: “used” instead of “typed”
    noop("Searched for {pairs}; verify the source."),
    noop("Searched for “{query}”; verify the source."),
    noop("Also searched for “{query}”."),
    #: {words} is a list of words in quotation marks
    noop("Nothing here mentions {words}."),
    noop("Translated by the model; the source has the exact words."),
    noop("Only the first part of the question was read."),
    noop("Stopped before the end."),
    #: {trouble} says what is wrong with the local model
    noop("The model failed: {trouble}."),
    *_REMOVED,
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
    noop("the folder cannot be written ({reason})"),
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


def reply(text: str, *, helped: bool = False) -> str:
    """A message of search or answers, some sentences, in the language of the window.

    `helped`: there is a local model, which asking will use; then it need not be advised.
    """
    return " ".join(_sentences(text, helped=helped))


def quoted(text: str) -> str:
    """`text` in the quotation marks of the language of the window."""
    return tr_data(_QUOTED).format(word=text)


def trouble(error: Exception) -> str:
    """An error as a reader is told it: place, what is wrong, and how to mend it."""
    if not isinstance(error, VademecumError):
        return str(error) or repr(error)
    problem, mend = known(_TROUBLES, error.problem), known(_TROUBLES, error.mend)
    return str(VademecumError(problem, path=error.path, line=error.line, mend=mend))


def _sentences(text: str, *, helped: bool) -> Iterator[str]:
    while text:
        source, values, end = begins(_SENTENCES, text)
        if not source:
            yield text
            return
        if source == _OFFERED and helped:
            source = _TRANSLATES
        if source in _REMOVED:
            yield tr("%n unsupported sentence(s) removed.", int(values["count"]))
        else:
            yield tr_data(source).format(**{name: _value(name, value) for name, value in values.items()})
        text = text[end:].lstrip()


def _value(name: str, value: str) -> str:
    if name in ("own", "asked"):
        return tr_data(value) if value in _LANGUAGES else value
    if name == "trouble":
        return known(PROBLEMS, value)
    source = {"pairs": _PAIR, "words": _QUOTED}.get(name)
    if source is None:
        return value
    return ", ".join(tr_data(source).format(**m.groupdict()) for m in pattern(source).finditer(value))
