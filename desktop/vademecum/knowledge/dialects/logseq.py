"""`key:: value` lines, `#+BEGIN_NOTE` blocks, drawers and hiccup: Logseq and Org inside Markdown.

The properties of a page are no text of it, unless it has no other: then they are what it says.

type:: [[Platform]]               - **type:** [[Platform]]
description:: Phones.       ->    Phones.
                                  (a bullet without words, a picture)
"""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.kinds import known
from vademecum.knowledge.dialects.rule import Dialect, Page, Source, outside_code

_PROPERTY = re.compile(r"([ \t]*)((?:[-*+][ \t]+)?)([A-Za-z_][\w./-]*)::(?:[ \t]+(.*))?$")
_BEGIN = re.compile(r"([ \t]*(?:[-*+][ \t]+)?)#\+BEGIN_(\w+)(.*)$", re.IGNORECASE)
_END = re.compile(r"([ \t]*)#\+END_(\w+)", re.IGNORECASE)
_HICCUP = re.compile(
    r"\[:(?:a|abbr|audio|b|blockquote|br|button|center|code|del|details|div|em|h[1-6]|hr|i|iframe|img|ins|kbd|label|li|mark"
    r"|ol|p|pre|s|section|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|video)(?:[.#][\w.#-]*)?(?=[\s\]]|$)"
)
"""Only tags of HTML: `[:find ?page]` is no text to be shown, but it may be what a page is about."""
_SOURCE = re.compile(r"\[:(?:iframe|video|audio)\b[^\[\]]*:src\s+\"([^\"]+)\"")
_WHOLE = re.compile(r"[ \t]*(?:[-*+][ \t]+)?\[:.*\][ \t]*$")
_HICCUP_LINES = 20
"""Lines over which one form may go on."""
_BULLET = re.compile(r"[ \t]*[-*+]")
_BULLETS = ("-", "*", "+")
_ITEM = re.compile(r"(?:[-*+]|\d+[.)])(?:[ \t]|$)")
_NOTHING = " \u200b"
"""Text of a bullet that has none."""
_SILENT_KEYS = frozenset({
    "title", "alias", "aliases", "icon", "id", "collapsed", "public", "filters", "template",
    "template-including-parent", "exclude-from-graph-view", "background-color", "heading", "layout",
    "permalink", "language", "lang", "hidden", "draft", "order", "audience", "requires", "confidence",
    "route", "routes", "summary",
})  # fmt: skip
"""Properties that steer the program, or that are said elsewhere."""
_WORDLESS = re.compile(r"!\[[^\]]*\]\([^()]*\)|\{\{.*?\}\}|\{:[^{}]*\}")
_WORD = re.compile(r"[^\W_]")
_CODE = frozenset({"src", "example", "query", "export", "comment", "verse"})


def _lines(source: Source, page: Page) -> None:
    _join_hiccup(source)
    code = source.code()
    made: list[str] = []
    numbers: list[int] = []
    top, verbatim, drawer = True, "", False
    emptied: set[int] = set()
    for i, line in enumerate(source.lines):
        number = source.numbers[i]
        replaced: str | None = line
        if code[i]:
            top = False
        elif verbatim:
            end = _END.match(line)
            if end and end[2].lower() == verbatim:
                replaced, verbatim = f"{end[1]}```", ""
        elif made and line[:1].isspace() and line.strip() in _BULLETS and _BULLET.match(made[-1]):
            replaced = None  # an empty bullet below another: to Markdown it would underline a heading
        elif ":LOGBOOK:" in line or drawer:
            drawer = ":END:" not in line
            replaced = None
        elif "::" in line and _PROPERTY.match(line):
            replaced = _property(line, page, top)
        elif "#+" in line and (_BEGIN.match(line) or _END.match(line)):
            replaced, verbatim = _block(line)
        elif "[:" in line and _HICCUP.search(line):
            replaced = _hiccup(line) if _WHOLE.match(line) else outside_code(line, _hiccup)
        top = top and (replaced is None or not replaced.strip(" \t-*+"))
        if replaced is not None:
            if replaced != line and not top and _BULLET.fullmatch(replaced):
                emptied.add(len(made))
            made.append(replaced)
            numbers.append(number)
    if page.properties and not any(_WORD.search(_WORDLESS.sub("", line)) for line in made):
        said = _said(page.properties)
        first = source.numbers[0] if source.numbers else 1
        made, numbers = [*said, *made], [*[first] * len(said), *numbers]
        emptied = {at + len(said) for at in emptied}
    source.lines, source.numbers = _filled(made, numbers, emptied)


def _said(properties: dict[str, str]) -> list[str]:
    """The properties of a page as Markdown: its description, then a list of the others."""
    description = properties.get("description", "")
    others = [
        f"- **{key}:** {value}"
        for key, value in properties.items()
        if value and key != "description" and key not in _SILENT_KEYS and not value.startswith("{{")
    ]
    return [description, "", *others, ""] if description or others else []


def _filled(lines: list[str], numbers: list[int], emptied: set[int]) -> tuple[list[str], list[int]]:
    """The lines with text beside each bullet that lost its own: a bare `-` makes headings."""
    if not emptied:
        return lines, numbers
    made: list[str] = []
    kept: list[int] = []
    for at, line in enumerate(lines):
        moved = _moved_up(lines[at - 1], line) if at - 1 in emptied else ""
        if moved:
            made[-1] = moved
            continue
        made.append(line + _NOTHING if at in emptied else line)
        kept.append(numbers[at])
    return made, kept


def _moved_up(bullet: str, line: str) -> str:
    """The text of `line` beside a bullet that has lost its own; empty when it belongs elsewhere."""
    text, indent = line.strip(), bullet[:-1]
    deeper = line.startswith(indent) and line[len(indent) :][:1].isspace()
    return f"{bullet} {text}" if text and deeper and not _ITEM.match(text) else ""


def _property(line: str, page: Page, top: bool) -> str | None:
    found = _PROPERTY.match(line)
    if found is None:
        return line
    if top and not found[1]:
        page.properties.setdefault(found[3].lower(), (found[4] or "").strip())
    return f"{found[1]}{found[2].strip()}" if found[2] else None


def _block(line: str) -> tuple[str, str]:
    begin = _BEGIN.match(line)
    if begin:
        name = begin[2].lower()
        if name in _CODE:
            language = begin[3].split()[0] if name == "src" and begin[3].split() else ""
            return f"{begin[1]}```{language}", name
        return f"{begin[1]}::: {name if known(name) else 'group'}", ""
    end = _END.match(line)
    return f"{end[1]}:::" if end else line, ""


def _join_hiccup(source: Source) -> None:
    """Put each form that goes on over several lines into the line where it begins."""
    code = source.code()
    verbatim = ""
    for at, line in enumerate(source.lines):
        if "#+" in line:
            begun, ended = _BEGIN.match(line), _END.match(line)
            if begun and not verbatim and begun[2].lower() in _CODE:
                verbatim = begun[2].lower()
            elif ended and ended[2].lower() == verbatim:
                verbatim = ""
        found = None if verbatim or code[at] or "[:" not in line else _HICCUP.search(line)
        if found is None or _closing(line, found.start()) > 0:
            continue
        depth = line.count("[", found.start()) - line.count("]", found.start())
        for end in range(at + 1, min(at + _HICCUP_LINES, len(source.lines))):
            part = source.lines[end]
            if code[end] or not part.strip():
                break
            depth += part.count("[") - part.count("]")
            if depth <= 0:
                joined = " ".join([line, *(part.strip() for part in source.lines[at + 1 : end + 1])])
                source.lines[at : end + 1] = [joined, *[""] * (end - at)]
                break


def _closing(text: str, start: int) -> int:
    """Where the bracket that opens at `start` is closed; 0 when it is not."""
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] == "[") - (text[at] == "]")
        if not depth:
            return at + 1
    return 0


def _hiccup(text: str) -> str:
    """Of `[:div "By " [:a {:href "x"} "Ann"]]` the words: what is quoted outside of braces."""
    parts: list[str] = []
    at = 0
    while (found := _HICCUP.search(text, at)) and (end := _closing(text, found.start())):
        form = text[found.start() : end]
        media = _SOURCE.search(form)
        words = re.findall(r'"((?:[^"\\]|\\.)*)"', re.sub(r"\{[^{}]*\}", " ", form))
        said = " ".join(" ".join(words).split())
        parts += [text[at : found.start()], f"video: {media[1]}" if media and not said else said]
        at = end
    return "".join(parts) + text[at:]


RULE = Dialect(
    "logseq",
    "key:: value -> nothing; #+BEGIN_NOTE -> a callout",
    triggers=(":: ", "::\n", "#+", "[:", ":LOGBOOK:", "\t-"),
    lines=_lines,
)
