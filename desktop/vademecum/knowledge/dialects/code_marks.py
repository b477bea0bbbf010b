"""Comments in code that only the site's generator reads: they go, the code around them stays.

// highlight-next-line, # highlight-start, <!-- highlight-end -->     Docusaurus
port = 80  // [!code highlight], [!code ++], [!code focus:2]          VitePress, Shiki
# --8<-- [start:name], // ANCHOR: name, // #region name               marks of included parts
"""

from __future__ import annotations

import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page

_COMMENT = r"(?://+|\#+|--+|;+|%+|<!--+|/\*+|\{/\*|\"|REM)"
_END = r"[ \t]*(?:--+>|\*+/\}?)?[ \t]*"
_WHOLE = re.compile(
    rf"[ \t]*{_COMMENT}[ \t]*(?:highlight-(?:next-line|start|end)|-+8<-+[ \t]*\[[ \t]*(?:start|end):[^\]]*\]"
    rf"|ANCHOR(?:_END)?:[ \t]*[\w-]+){_END}"
)
_BEHIND = re.compile(
    rf"[ \t]*{_COMMENT}[ \t]*\[!code[ \t]+"
    rf"(?:hl|highlight|focus|error|warning|word:[^\]]*|\+\+|--)(?::\d+)?\]{_END}$"
)


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    for current in tokens:
        if current.type not in ("fence", "code_block"):
            continue
        lines = current.content.split("\n")
        kept = [_BEHIND.sub("", line) if "[!code" in line else line for line in lines]
        # A line that held nothing but such a comment goes altogether.
        current.content = "\n".join(
            new
            for old, new in zip(lines, kept, strict=True)
            if not (_WHOLE.fullmatch(old) or (old.strip() and not new.strip()))
        )
    return tokens


RULE = Dialect(
    "code-marks",
    "# highlight-next-line in code -> nothing",
    triggers=("highlight-", "[!code", "8<-", "ANCHOR"),
    tokens=_tokens,
)
