"""```` ```js title="app.js" ````: the title of a code block, in Docusaurus, MkDocs and others."""

from __future__ import annotations

import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page

_TITLE = re.compile(r"""\b(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))""")


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    for current in tokens:
        if current.type == "fence" and (found := _TITLE.search(current.info)):
            current.meta = {**current.meta, "title": found[1] or found[2] or found[3] or ""}
    return tokens


RULE = Dialect(
    "code-titles",
    '```js title="app.js" -> a code block with that title',
    triggers=("title=", "file"),
    tokens=_tokens,
)
