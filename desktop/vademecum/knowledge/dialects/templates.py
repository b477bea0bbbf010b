"""Liquid, Jinja and Hugo: tags are dropped, the text between them is kept.

{% hint style="tip" %} ... {% endhint %}   -> a callout
{{< figure src="a.png" title="A" >}}       -> a picture and its words
{{ product.name }}                         -> product.name
{% raw %}, {% if x %}, {{ site.url }}      -> nothing
{% comment %} ... {% endcomment %}         -> nothing
| {{< download linux arm64 >}} |           -> linux arm64, and a word to the author

A tag may go on over several lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from vademecum.knowledge.dialects.kinds import known
from vademecum.knowledge.dialects.rule import Dialect, Page, Source
from vademecum.knowledge.dialects.tags import BLOCKS, attributes

_OPENING = re.compile(r"\{%|\{\{[<%]|\{#(?=[\s#])|`+")
_CLOSING = {"{%": "%}", "{{<": ">}}", "{{%": "%}}", "{#": "#}"}
_INNER = re.compile(r"[-\s]*(/?)\s*([\w./-]*)\s*(.*)", re.DOTALL)
_VALUE = re.compile(r"(?<!\\)\{\{(?![<%{])-?\s*([^{}\n]*?)\s*-?\}\}")
_ALONE = re.compile(r"^\s*(?:[-*+]\s+)?$")
_FOLDS = ("details", "expand", "collapse")
_LOOP = re.compile(r"\{%-?\s*for\b")
_LOOP_END = re.compile(r"\{%-?\s*endfor\b")
_ANY_TAG = re.compile(r"(?P<liquid>\{%.*?%\})|</?(?P<name>[A-Za-z][\w-]*)[^<>]*>")
_TARGET = re.compile(r"\]\([^()\n]*\)")
_LETTERS = re.compile(r"[^\W_]+")
_QUOTED = re.compile(r"""["'`]([^"'`]*)["'`]""")
_NAMED = re.compile(r"""[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|\S+)""")
_COMMENT = re.compile(r"\{%-?\s*comment\b[^%]*%\}")
_COMMENT_END = re.compile(r"\{%-?\s*endcomment\b[^%]*%\}")
_MOST_LINES = 60
"""Lines over which one tag may go on."""
_PLACE = re.compile(r"^(?:site|page|layout|include|config|baseurl|base_url|absURL|relURL|content|\.)\b|^[.$]")
_CONTAINERS = frozenset({
    "hint", "notice", "alert", "callout", "admonition", "note", "tip", "warning", "danger", "info",
    "important",
    "caution",
})  # fmt: skip
_MACRO_WORDS = frozenset({
    "embed", "query", "renderer", "cards", "namespace", "function", "tweet", "docs-base-url", "video",
    "youtube",
    "twitter", "vimeo", "bilibili", "cloze", "poem", "docs", "audio", "pdf", "zotero-linked-file",
    "zotero-imported-file",
})  # fmt: skip
"""Macros of outliners, which `macros` reads; here they are left alone."""


def _lines(source: Source, page: Page) -> None:
    _join(source)
    _drop_comments(source)
    code = source.code()
    loops = 0
    for i, line in enumerate(source.lines):
        if "{%" not in line and "{{" not in line and "{#" not in line:
            continue
        if not code[i]:
            loops += len(_LOOP.findall(line))
            if loops:
                line = _without_values(line)  # noqa: PLW2901 - the line as it is read from here on
            loops = max(0, loops - len(_LOOP_END.findall(line)))
        if code[i]:
            if re.fullmatch(r"\s*\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}\s*", line):
                source.lines[i] = "\0"
            elif "raw" in line:
                source.lines[i] = re.sub(r"\{%-?\s*(?:end)?raw\s*-?%\}", "", line)
            continue
        indent = line[: len(line) - len(line.lstrip())]
        changed = _without_tags(line, page, source.numbers[i])
        if changed != source.lines[i] and _ALONE.match(changed):
            changed = "\0"
        elif changed.lstrip().startswith((":::", "```")):
            changed = indent + changed.strip()
        source.lines[i] = changed
    _drop(source)


def _without_values(line: str) -> str:
    """A line of a loop without the loop's values, which exist only where the site is built.

    Where they were most of what it said, nothing is left of it but the tags that hold blocks.
    """
    left, values = _VALUE.subn("", line)
    if not values or len(_LETTERS.findall(_TARGET.sub("]", _ANY_TAG.sub(" ", left)))) > 2 * values:
        return left
    tags = (tag[0] for tag in _ANY_TAG.finditer(left) if tag["liquid"] or tag["name"].lower() in BLOCKS)
    return "".join(tags)


def _drop(source: Source) -> None:
    """Lines that held nothing but tags go: an empty line in their place would split a table."""
    keep = [i for i, line in enumerate(source.lines) if line != "\0"]
    source.lines, source.numbers = [source.lines[i] for i in keep], [source.numbers[i] for i in keep]


def _join(source: Source) -> None:
    """Put each tag that goes on over several lines into the line where it begins."""
    code = source.code()
    for start, line in enumerate(source.lines):
        if code[start] or line == "\0":
            continue
        closer = next((text for kind, text in _parts(line) if kind == "open"), "")
        last = min(start + _MOST_LINES, len(source.lines)) if closer else 0
        for end in range(start + 1, last):
            if code[end]:
                break
            if closer in source.lines[end]:
                source.lines[start] = " ".join(source.lines[start : end + 1])
                source.lines[start + 1 : end + 1] = ["\0"] * (end - start)
                break
    _drop(source)


def _drop_comments(source: Source) -> None:
    """Take out what an author has commented out; a comment that is never closed stays."""
    code = source.code()
    start = 0
    while start < len(source.lines):
        opened = None if code[start] else _COMMENT.search(source.lines[start])
        if opened is None:
            start += 1
            continue
        for end in range(start, len(source.lines)):
            closed = _COMMENT_END.search(source.lines[end], opened.end() if end == start else 0)
            if closed is not None:
                left = source.lines[start][: opened.start()] + source.lines[end][closed.end() :]
                source.lines[start : end + 1] = [left or "\0", *["\0"] * (end - start)]
                break
        else:
            break
    _drop(source)


def _parts(text: str) -> Iterator[tuple[Literal["text", "code", "tag", "open"], str]]:
    """The line in pieces: text, code spans, tags as written, and last what closes a tag that is left open."""
    plain = at = 0
    while opened := _OPENING.search(text, at):
        start, mark = opened.start(), opened[0]
        if mark[0] == "`":
            closed = re.compile(rf"(?<!`){mark}(?!`)").search(text, opened.end())
            end = closed.end() if closed else -1
        else:
            closer = _CLOSING[mark]
            found = text.find(closer, opened.end())
            end = found + len(closer) if found >= 0 else -1
        if end < 0 and mark[0] != "`":
            yield "text", text[plain:]
            yield "open", _CLOSING[mark]
            return
        if end >= 0:
            yield "text", text[plain:start]
            yield "code" if mark[0] == "`" else "tag", text[start:end]
            plain = end
        at = end if end >= 0 else opened.end()
    yield "text", text[plain:]


def _without_tags(text: str, page: Page, number: int) -> str:
    """`text` with each tag replaced by what it means, and each value."""
    made: list[str] = []
    parts = list(_parts(text))
    for i, (kind, part) in enumerate(parts):
        if kind == "text":
            made.append(_VALUE.sub(_value, part))
        elif kind == "code":
            made.append(part)
        elif kind == "tag" and not part.startswith("{#"):
            inner = part[3:-3] if part.startswith("{{") else part[2:-2]
            meaning = _tag(inner, shortcode=part.startswith("{{"))
            if not meaning and part.startswith("{{") and _fills_cell(parts, i):
                meaning = _words_of(inner)
                page.report(
                    number,
                    "shortcode-in-cell",
                    f"`{part}` is filled in by the site's generator only; here the cell says "
                    f"{f'“{meaning}”' if meaning else 'nothing'}. Write what it stands for.",
                    "info",
                )
            made.append(meaning)
    return "".join(made)


def _fills_cell(parts: list[tuple[Literal["text", "code", "tag", "open"], str]], at: int) -> bool:
    """Whether the tag stands alone in a cell of a table."""
    before = parts[at - 1][1].rstrip() if at else ""
    after = parts[at + 1][1].lstrip() if at + 1 < len(parts) else ""
    return before.endswith("|") and (not after or after.startswith("|"))


def _words_of(inner: str) -> str:
    """What a tag was given without a name for it: `download linux arm64` -> `linux arm64`."""
    found = _INNER.match(inner.rstrip("- \t/"))
    if not found or found[1]:
        return ""
    return " ".join(re.sub(r"""["'`|]""", " ", _NAMED.sub("", found[3])).split())


def _tag(inner: str, *, shortcode: bool) -> str:
    found = _INNER.match(inner.rstrip("- \t/"))
    closing, name, rest = (bool(found[1]), found[2].lower(), found[3]) if found else (False, "", "")
    if name.startswith("end"):
        name, closing = name[3:], True
    quoted = _QUOTED.search(rest)
    words = quoted[1] if quoted else rest.strip()
    if name in _CONTAINERS or name in ("tab", "tabitem") or (name in _FOLDS and shortcode):
        return ":::" if closing else _container(name, rest, words)
    if name == "highlight":
        return "```" if closing else f"```{words.split(maxsplit=1)[0] if words else ''}"
    return "" if closing else _single(name, rest, words)


def _single(name: str, rest: str, words: str) -> str:
    """What a tag without content stands for."""
    if name in ("ref", "relref", "link"):
        return words
    if name == "post_url":
        return f"{words}.md"
    if name in ("figure", "img", "image"):
        attrs = attributes(rest)
        said = dict.fromkeys(attrs[key] for key in ("title", "caption") if attrs.get(key))
        alt = attrs.get("alt") or next(iter(said), "")
        picture = f"![{alt}](<{attrs['src']}>)" if attrs.get("src") else ""
        # What stands in the picture's place already need not be said below it again.
        return " ".join([picture, *(words for words in said if words != alt or not picture)]).strip()
    return f"video: {words}" if name in ("youtube", "vimeo", "video", "embed") and words else ""


def _container(name: str, rest: str, words: str) -> str:
    if name not in _CONTAINERS:
        return f"::: {'details' if name in _FOLDS else 'tab'} {words}"
    attrs = attributes(rest)
    bare = [w for w in re.split(r"\s+", re.sub(r"""["'].*?["']""", "", rest)) if w and "=" not in w]
    given = attrs.get("style") or attrs.get("type") or attrs.get("color") or (bare[0] if bare else name)
    kind = given if known(given) else name
    titles = [t for t in _QUOTED.findall(rest) if t not in attrs.values()]
    title = attrs.get("title") or (titles[0] if titles else "")
    return f"::: {kind} {title}".rstrip()


def _value(match: re.Match[str]) -> str:
    inner = match[1]
    word = inner.split(None, 1)[0].lower() if inner.strip() else ""
    if word in _MACRO_WORDS or not word:
        return match[0]
    quoted = _QUOTED.match(inner)
    if quoted:
        return quoted[1]
    if (
        _PLACE.match(inner) or inner[0] in "#/^>!" or word == "else"
    ):  # of Handlebars and Mustache the last ones
        return ""
    return inner.split("|")[0].strip() or inner


RULE = Dialect("templates", "{% if x %}text{% endif %} -> text", triggers=("{%", "{{", "{#"), lines=_lines)
