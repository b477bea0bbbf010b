"""What stands in a page where a file should have been included that is not there.

    First import it:
    {* ../src/app.py *}       ->  First import it:   app.py (not in this folder)

`includes` writes a sign into the lines; it becomes a token `missing` (meta: name), which the page
shows in the reader's language and which no search or answer sees.
"""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page, token

BEGIN, END = "\ufdd0", "\ufdd1"
"""Around the file's name: characters that stand in no text."""
_SIGN = re.compile(f"{BEGIN}([^{BEGIN}{END}\n]*){END}")


def sign(name: str) -> str:
    """What `includes` leaves in the place of the file `name`."""
    file = re.split(r"[:#{ \t]", name.strip().replace("\\", "/").rpartition("/")[2], maxsplit=1)[0]
    return f"{BEGIN}{file}{END}"


def _rule(state: StateInline, silent: bool) -> bool:
    found = _SIGN.match(state.src, state.pos, state.posMax)
    if found is None:
        return False
    if not silent:
        state.push("missing", "", 0).meta = {"name": found[1]}
    state.pos = found.end()
    return True


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    made: list[Token] = []
    for current in tokens:
        if current.type not in ("fence", "code_block") or BEGIN not in current.content:
            made.append(current)
        elif _SIGN.fullmatch(current.content.strip()):
            place = current.map
            inline = token("inline", "", 0, content=current.content.strip(), map=place, children=[])
            made += [token("paragraph_open", "p", 1, map=place), inline, token("paragraph_close", "p", -1)]
        else:
            current.content = _SIGN.sub("\u2026 \\1", current.content)
            made.append(current)
    return made


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("link", "missing", _rule)


RULE = Dialect(
    "missing",
    "an included file that is not there -> its name",
    triggers=(BEGIN,),
    syntax=_syntax,
    tokens=_tokens,
)
