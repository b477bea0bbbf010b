"""Liquid, Jinja and Hugo: tags are dropped, the text between them is kept.

{% hint style="tip" %} ... {% endhint %}   -> a callout
{{< figure src="a.png" title="A" >}}       -> a picture and its words
{{ product.name }}                         -> product.name
{% raw %}, {% if x %}, {{ site.url }}      -> nothing
"""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.kinds import known
from vademecum.knowledge.dialects.rule import Dialect, Page, Source, outside_code
from vademecum.knowledge.dialects.tags import attributes

_OPENING = re.compile(r"\{%|\{\{[<%]|\{#(?=[\s#])")
_CLOSING = {"{%": "%}", "{{<": ">}}", "{{%": "%}}", "{#": "#}"}
_INNER = re.compile(r"[-\s]*(/?)\s*([\w./-]*)\s*(.*)", re.DOTALL)
_VALUE = re.compile(r"(?<!\\)\{\{(?![<%{])-?\s*([^{}\n]*?)\s*-?\}\}")
_ALONE = re.compile(r"^\s*(?:[-*+]\s+)?$")
_FOLDS = ("details", "expand", "collapse")
_LOOP = re.compile(r"\{%-?\s*for\b")
_LOOP_END = re.compile(r"\{%-?\s*endfor\b")
_QUOTED = re.compile(r"""["']([^"']*)["']""")
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


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    code = source.code()
    loops = 0
    for i, line in enumerate(source.lines):
        if "{%" not in line and "{{" not in line and "{#" not in line:
            continue
        if not code[i]:
            loops += len(_LOOP.findall(line))
            if loops:  # values of a loop's variable exist only where the site is built
                line = _VALUE.sub("", line)  # noqa: PLW2901 - the line as it is read from here on
            loops = max(0, loops - len(_LOOP_END.findall(line)))
        if code[i]:
            if re.fullmatch(r"\s*\{%-?\s*(?:end)?(?:raw|verbatim)\s*-?%\}\s*", line):
                source.lines[i] = "\0"
            elif "raw" in line:
                source.lines[i] = re.sub(r"\{%-?\s*(?:end)?raw\s*-?%\}", "", line)
            continue
        indent = line[: len(line) - len(line.lstrip())]
        changed = outside_code(line, _without_tags)
        if changed != source.lines[i] and _ALONE.match(changed):
            changed = "\0"
        elif changed.lstrip().startswith((":::", "```")):
            changed = indent + changed.strip()
        source.lines[i] = changed
    _drop(source)


def _drop(source: Source) -> None:
    """Lines that held nothing but tags go: an empty line in their place would split a table."""
    keep = [i for i, line in enumerate(source.lines) if line != "\0"]
    source.lines, source.numbers = [source.lines[i] for i in keep], [source.numbers[i] for i in keep]


def _without_tags(text: str) -> str:
    """`text` with each tag replaced by what it means, then each value."""
    parts: list[str] = []
    at = 0
    while opened := _OPENING.search(text, at):
        closer = _CLOSING[opened[0]]
        end = text.find(closer, opened.end())
        if end < 0:
            break
        parts.append(text[at : opened.start()])
        if opened[0] != "{#":
            parts.append(_tag(text[opened.end() : end], shortcode=opened[0] != "{%"))
        at = end + len(closer)
    return _VALUE.sub(_value, "".join(parts) + text[at:])


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
    if _PLACE.match(inner):
        return ""
    return inner.split("|")[0].strip() or inner


RULE = Dialect("templates", "{% if x %}text{% endif %} -> text", triggers=("{%", "{{", "{#"), lines=_lines)
