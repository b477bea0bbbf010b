"""Syntax colours for code blocks, as spans with inline styles."""

from __future__ import annotations

import re
from collections import deque
from functools import lru_cache
from html import escape

from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name
from pygments.token import Token, _TokenType
from pygments.util import ClassNotFound

from vademecum.app.page.breaks import LONGEST_IN_CODE, SOFT_BREAK, break_points, soften
from vademecum.app.theme import Theme

MAX_COLOURED = 60_000
"""Characters: a longer block is shown without colours, which would take seconds."""

_ROLES = (
    (Token.Comment, "comment"),
    (Token.Keyword.Constant, "builtin"),
    (Token.Keyword.Type, "class"),
    (Token.Keyword, "keyword"),
    (Token.Operator.Word, "keyword"),
    (Token.Operator, "operator"),
    (Token.Name.Function, "function"),
    (Token.Name.Class, "class"),
    (Token.Name.Namespace, "class"),
    (Token.Name.Exception, "class"),
    (Token.Name.Builtin, "builtin"),
    (Token.Name.Constant, "builtin"),
    (Token.Name.Decorator, "decorator"),
    (Token.Name.Attribute, "attribute"),
    (Token.Name.Tag, "tag"),
    (Token.Literal.String, "string"),
    (Token.Literal.Number, "number"),
    (Token.Literal.Date, "number"),
    (Token.Generic.Inserted, "inserted"),
    (Token.Generic.Deleted, "deleted"),
    (Token.Generic.Heading, "heading"),
    (Token.Generic.Subheading, "heading"),
    (Token.Generic.Prompt, "prompt"),
    (Token.Generic.Output, "output"),
    (Token.Generic.Error, "error"),
)
_ALIASES = {
    "shell": "console", "sh": "bash", "zsh": "bash", "cmd": "bat", "jsonc": "json", "json5": "json",
    "yml": "yaml",
    "mdx": "markdown", "vue": "html", "svelte": "html", "env": "ini", "conf": "ini",
    "plain": "text", "plaintext": "text", "none": "text", "output": "text", "al": "pascal", "cljs": "clojure",
}  # fmt: skip
_LANGUAGE = re.compile(r"\{?\.?([A-Za-z][\w+#.-]*)")


def language_of(info: str) -> str:
    """The language that the line of a code fence names, lower case; empty for none."""
    found = _LANGUAGE.match(info.strip())
    return found[1].lower() if found and "=" not in info.split(maxsplit=1)[0] else ""


def colour_code(code: str, language: str, theme: Theme, *, wrap: bool = False) -> str:
    """HTML of a code block; `pre` around it is the caller's. With `wrap` very long words may be broken."""
    plain = escape(soften(code, LONGEST_IN_CODE) if wrap else code, quote=False)
    lexer = _lexer(language) if language and len(code) <= MAX_COLOURED else None
    if lexer is None:
        return plain
    tokens = list(lexer.get_tokens(code))
    whole = "".join(text for _, text in tokens)
    if whole.strip("\n") != code.strip("\n"):
        return plain  # a lexer that drops or changes text is not to be trusted
    if wrap:
        tokens = _broken(tokens, break_points(whole, LONGEST_IN_CODE))
    parts: list[str] = []
    last, run = "", ""
    for kind, text in tokens:
        colour = _colour(kind, theme) if text.strip() else last
        if colour != last and run:
            parts.append(_span(run, last))
            run = ""
        last = colour
        run += text
    parts.append(_span(run.rstrip("\n"), last))
    return "".join(parts)


def _broken(tokens: list[tuple[_TokenType, str]], points: list[int]) -> list[tuple[_TokenType, str]]:
    """The tokens with soft breaks at `points` of the whole text."""
    if not points:
        return tokens
    found: list[tuple[_TokenType, str]] = []
    at, rest = 0, deque(points)
    for kind, text in tokens:
        pieces, start, end = [], at, at + len(text)
        while rest and rest[0] <= end:
            point = rest.popleft()
            pieces += [text[start - at : point - at], SOFT_BREAK]
            start = point
        found.append((kind, "".join((*pieces, text[start - at :]))))
        at = end
    return found


def _span(text: str, colour: str) -> str:
    safe = escape(text, quote=False)
    return f'<span style="color:{colour}">{safe}</span>' if colour else safe


@lru_cache(maxsize=64)
def _lexer(language: str) -> Lexer | None:
    try:
        return get_lexer_by_name(_ALIASES.get(language, language), stripnl=False)
    except ClassNotFound:
        return None


@lru_cache(maxsize=1024)
def _role(kind: _TokenType) -> str:
    return next((role for parent, role in _ROLES if kind[: len(parent)] == parent), "")


def _colour(kind: _TokenType, theme: Theme) -> str:
    role = _role(kind)
    colour = theme.syntax.get(role, "")
    return "" if colour == theme.code_text else colour
