"""HTML and JSX tags: how they are read, and what each one means here."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

TAG = re.compile(
    r"<\?[^<>]*\?>|<![A-Za-z][^<>]*>|<>|</>"
    r"|<(?P<slash>/?)(?P<name>[A-Za-z][\w.:-]*)(?=[\s/>])"
    r"""(?P<attrs>(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^"'{}<>])*)>""",
    re.DOTALL,
)
_ATTR = re.compile(
    r"""([A-Za-z_:@][\w:.@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\}|([^\s"'=<>`{}]+)))?"""
)
_SOURCE = re.compile(r"<source\b([^<>]*)>", re.IGNORECASE)
_SOURCES_WITHIN = 4000
"""Characters behind a media tag in which its first source is looked for: many tags that are never closed
must not each look through the whole page."""
_LONGEST_DRAWING = 50_000
"""Characters of a drawing that is written into the page; of a longer one the words are shown."""
_QUOTED = re.compile(r"""["'`]([^"'`]*)["'`]""")

PHRASES = {
    "b": "strong", "strong": "strong", "i": "em", "em": "em", "cite": "em", "var": "em",
    "s": "s", "del": "s", "strike": "s", "u": "u", "ins": "u", "kbd": "kbd", "sub": "sub", "sup": "sup",
    "mark": "mark", "small": "small", "dfn": "dfn", "abbr": "abbr", "q": "q",
    "ruby": "ruby", "rt": "reading",
}  # fmt: skip
"""Inline tags that keep their meaning, and the token each becomes."""

CODE = frozenset({"code", "tt", "samp"})
BLOCKS = frozenset({
    "address", "article", "aside", "audio", "base", "blockquote", "body", "canvas", "caption", "center",
    "col",
    "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "embed", "fieldset", "figcaption",
    "figure",
    "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html",
    "iframe", "legend", "li", "link", "main", "map", "math", "menu", "meta", "nav", "noscript",
    "object", "ol",
    "optgroup", "option", "p", "picture", "pre", "script", "section", "select", "style", "summary",
    "svg", "table",
    "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "title", "tr", "ul", "video",
})  # fmt: skip
"""Tags that begin a block of their own."""
SILENT = frozenset({"script", "style", "template", "noscript", "svg", "math", "canvas", "title", "map", "rp"})
"""Tags whose content is no text for readers."""
MEDIA = frozenset({"iframe", "video", "audio", "object", "embed"})
"""Tags that load something: replaced by a word and the address."""
KNOWN = BLOCKS | CODE | frozenset(PHRASES) | frozenset({
    "a", "acronym", "area", "basefont", "bdi", "bdo", "big", "blink", "br", "button", "data",
    "fencedframe", "font",
    "img", "input", "keygen", "label", "marquee", "meter", "nobr", "output", "param", "progress",
    "search", "slot", "source", "span", "time", "track", "wbr",
})  # fmt: skip
"""Every tag of HTML that we know: one that is not here may be a placeholder such as `<domain>`."""


@dataclass(frozen=True, slots=True)
class Tag:
    """One tag in a text."""

    name: str
    """Lower case for HTML, as written for JSX; empty for comments, declarations and fragments."""
    closing: bool
    empty: bool
    """Written as `<x/>`."""
    attrs: dict[str, str]
    start: int
    end: int


_UNSHOWN = (("<!--", "-->"), ("<![CDATA[", "]]>"))


def unshown_end(text: str, at: int, end: int) -> int:
    """Where a comment that begins at `at` ends; 0 when none begins there or it is never closed."""
    if not text.startswith("<!", at):
        return 0
    for opening, closing in _UNSHOWN:
        if text.startswith(opening, at):
            # `<!-->` and `<!--->` are comments too.
            found = text.find(closing, at + 2 if closing == "-->" else at, end)
            return found + len(closing) if found >= 0 else 0
    return 0


def without_comments(text: str) -> str:
    """`text` with each comment replaced by as many line ends as it had."""
    if "<!--" not in text and "<![CDATA[" not in text:
        return text
    parts: list[str] = []
    at = 0
    while True:
        start = text.find("<!", at)
        if start < 0:
            break
        end = unshown_end(text, start, len(text))
        if not end and text.startswith(("<!--", "<![CDATA["), start):
            break  # never closed: nothing after it can be
        parts += [text[at:start], "\n" * text.count("\n", start, end)] if end else [text[at : start + 2]]
        at = end or start + 2
    return "".join(parts) + text[at:]


def attributes(text: str) -> dict[str, str]:
    """Attributes of a tag, entities decoded; of `{expressions}` the first quoted string is kept."""
    found: dict[str, str] = {}
    for name, double, single, expression, bare in _ATTR.findall(text):
        value = double or single or bare
        if expression:
            quoted = _QUOTED.search(expression)
            value = (
                quoted[1] if quoted else "" if re.search(r"\W", expression.strip()) else expression.strip()
            )
        found.setdefault(name.lower(), html.unescape(value))
    return found


def tag_at(match: re.Match[str]) -> Tag:
    """The tag that `TAG` has matched."""
    name = match["name"] or ""
    attrs = match["attrs"] or ""
    return Tag(
        name if name[:1].isupper() else name.lower(),
        bool(match["slash"]),
        attrs.rstrip().endswith("/"),
        attributes(attrs) if attrs.strip() else {},
        match.start(),
        match.end(),
    )


def is_placeholder(tag: Tag, source: str, components: set[str]) -> bool:
    """Whether this is a word in angle brackets, such as `<domain>`, rather than a tag."""
    if not tag.name or tag.name in KNOWN or tag.empty or tag.name in components:
        return False
    if tag.attrs and not all(value == "" for value in tag.attrs.values()):
        return False
    return f"</{tag.name}" not in source and not tag.closing


def pieces(text: str) -> Iterator[str | Tag]:
    """Text and tags in turn; what stands inside silent tags is left out, but for drawings with words.

    Media tags name the address of their first source; the text inside them, for programs that cannot play
    them, is for our readers.

    Comments have been taken out before (`without_comments`).
    """
    at = 0
    while True:
        match = TAG.search(text, at)
        if match is None:
            break
        if match.start() > at:
            yield text[at : match.start()]
        tag = tag_at(match)
        at = match.end()
        if tag.name in SILENT:
            if not tag.closing and not tag.empty:
                end = re.compile(rf"</{tag.name}\s*>", re.IGNORECASE).search(text, tag.end)
                at = end.end() if end else len(text)
                words = drawn_words(text[tag.end : at]) if tag.name == "svg" else ""
                if words:
                    yield text[tag.start : at] if end and at - tag.start <= _LONGEST_DRAWING else words
            continue
        yield with_source(text, tag)
    if at < len(text):
        yield text[at:]


def with_source(text: str, tag: Tag) -> Tag:
    """A media tag with the address of its first source in `text`; any other tag as it is."""
    if tag.name not in MEDIA or tag.closing or tag.empty or tag.attrs.get("src"):
        return tag
    near = text[tag.end : tag.end + _SOURCES_WITHIN]
    source = _SOURCE.search(near.partition(f"</{tag.name}")[0])
    address = attributes(source[1]).get("src", "") if source else ""
    return replace(tag, attrs={**tag.attrs, "src": address}) if address else tag


def drawn_words(drawing: str) -> str:
    """The words in a drawing that is written into the page: its labels, in their order."""
    labels = list(_insides(drawing, "text")) or list(_insides(drawing, "foreignobject"))
    words = (" ".join(TAG.sub(" ", label).split()) for label in labels)
    return ", ".join(dict.fromkeys(word for word in words if word))


def _insides(text: str, name: str) -> Iterator[str]:
    """What stands inside each element of this name, in one pass whatever is left open."""
    lower, at = text.lower(), 0
    while True:
        start = lower.find(f"<{name}", at)
        begin = lower.find(">", start) + 1 if start >= 0 else 0
        if not begin:
            return
        at = begin
        if lower[begin - 2] == "/" or lower[start + len(name) + 1].isalnum():
            continue
        end = lower.find(f"</{name}", begin)
        if end < 0:
            return
        yield text[begin:end]
        at = end


def media_text(tag: Tag) -> str:
    """What stands in the place of a video, a sound or an embedded page."""
    address = tag.attrs.get("src") or tag.attrs.get("data") or tag.attrs.get("title") or ""
    word = "audio" if tag.name == "audio" else "video" if tag.name in ("video", "iframe") else "media"
    return f"{word}: {address}" if address else ""
