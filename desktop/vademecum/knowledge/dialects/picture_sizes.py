"""How large a picture shall be: every way in which authors write it gives `width` and `height`.

    ![x](p.png =300x200)  ![x](p.png =300x)    -> as VitePress, HackMD and others have it
    ![x|300](p.png)  ![x|300x200](p.png)       -> as Obsidian has it
    ![x](p.png){width=50%}  {: height="40px"}  -> as Pandoc, kramdown and MkDocs have it
    <img src="p.png" width="50%">, style="width: 30%; max-width: 20em"

Either attribute is a number of pixels, or per cent of the room that there is; `max-width` is one of
pixels that the picture must not exceed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect

_LENGTH = re.compile(
    r"(\d{1,5}(?:\.\d{1,6})?|\.\d{1,6})\s*(px|%|r?em|ex|vw|pt|in|cm|mm)?(?:\s*!important)?", re.I
)
_PIXELS = {"": 1.0, "px": 1.0, "em": 16.0, "rem": 16.0, "ex": 8.0, "pt": 96 / 72}
_PIXELS |= {"in": 96.0, "cm": 96 / 2.54, "mm": 9.6 / 2.54}
_STYLED = re.compile(r"(?:^|;)\s*(max-)?(width|height)\s*:\s*([^;]+)", re.I)
_WRITTEN = re.compile(r"""(?<![\w-])(?:max-)?(width|height)[\s="':]*([\d.]+[ \t]*(?:[A-Za-z]{2,3}\b|%)?)""")
_PIPED = re.compile(r"(.*)\|(\d{1,5})(?:x(\d{1,5}))?", re.DOTALL)
_SIZED = re.compile(
    r"""\([ \t]*(?:<([^<>\n]*)>|((?:[^\s<>()]|\([^\s()]*\))*))(?:[ \t]+("[^"\n]*"|'[^'\n]*'))?"""
    r"""[ \t]+=(?=[\dx])(\d{0,5}(?:px|%)?)(?:x(\d{0,5}(?:px|%)?))?[ \t]*\)"""
)


def length(written: str) -> str:
    """A length as pixels, `300`, or as per cent, `50%`; empty for what is none or says nothing."""
    found = _LENGTH.fullmatch(written.strip())
    if found is None:
        return ""
    value, unit = float(found[1]), (found[2] or "").lower()
    if unit in ("%", "vw"):
        return f"{min(value, 100.0):g}%" if value >= 1 else ""
    pixels = round(value * _PIXELS[unit])
    return str(pixels) if pixels else ""


def tag_sizes(attrs: Mapping[str, str]) -> dict[str, str]:
    """Width and height that the attributes of an HTML tag ask for; its style counts more."""
    found = {key: attrs.get(key, "") for key in ("width", "height")}
    most: dict[str, str] = {}
    for at_most, key, value in _STYLED.findall(attrs.get("style", "")):
        (most if at_most else found)[key.lower()] = value
    sizes = {key: length(value) for key, value in found.items()}
    limit = length(most.get("width", ""))
    # A limit in per cent says how wide the picture is meant to be.
    sizes["width" if limit.endswith("%") and not sizes["width"] else "max-width"] = limit
    return {key: value for key, value in sizes.items() if value}


def written_sizes(text: str) -> dict[str, str]:
    """Width and height in the attributes that stand behind a picture in braces."""
    sizes = {key: length(value) for key, value in _WRITTEN.findall(text)}
    return {key: value for key, value in sizes.items() if value}


def split_size(text: str) -> tuple[str, dict[str, str]]:
    """Words of a picture before its last `|`, and the size behind it; `Chart | 2026` has none."""
    found = _PIPED.fullmatch(text)
    if found is None:
        return text, {}
    return found[1], {key: value for key, value in (("width", found[2]), ("height", found[3])) if value}


def give_sizes(children: list[Token]) -> None:
    """Write the sizes that stand in a picture's words, or in braces behind it, into the picture itself."""
    picture: Token | None = None
    for child in children:
        if child.type == "image":
            picture = child
            _take_piped(child)
        elif child.type == "attrs" and picture is not None:
            for key in ("width", "height"):
                if key in child.meta:
                    picture.attrs.setdefault(key, child.meta[key])
        elif child.type != "text" or child.content.strip():
            picture = None


def _take_piped(picture: Token) -> None:
    words = picture.children or []
    if picture.markup == "html" or not words or words[-1].type != "text" or "|" not in words[-1].content:
        return
    text, sizes = split_size(words[-1].content)
    if sizes:
        words[-1].content = text
        picture.content = split_size(picture.content)[0]
        picture.attrs.update(sizes)


def _rule(state: StateInline, silent: bool) -> bool:
    start = state.pos
    if not state.src.startswith("![", start):
        return False
    end = state.md.helpers.parseLinkLabel(state, start + 1, False)
    found = _SIZED.match(state.src, end + 1, state.posMax) if end >= 0 else None
    if found is None:
        return False
    sizes = {"width": length(found[4]), "height": length(found[5] or "")}
    if not silent:
        made = state.push("image", "img", 0)
        made.content = state.src[start + 2 : end]
        made.children = []
        state.md.inline.parse(made.content, state.md, state.env, made.children)
        made.attrs = {"src": found[1] or found[2], "alt": ""}
        if found[3]:
            made.attrs["title"] = found[3][1:-1]
        made.attrs.update({key: value for key, value in sizes.items() if value})
    state.pos = found.end()
    return True


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("image", "picture-sizes", _rule)


RULE = Dialect("picture-sizes", "![x](p.png =300x200) -> a picture of that size", syntax=_syntax)
