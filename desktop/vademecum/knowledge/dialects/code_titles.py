"""```` ```js title="app.js" ````: the title of a code block, in Docusaurus, MkDocs, VitePress and others."""

from __future__ import annotations

import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page

_TITLE = re.compile(r"""\b(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))|\[([^\[\]]+)\]\s*$""")


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    for current in tokens:
        if current.type == "fence" and (found := _TITLE.search(current.info)):
            current.meta = {**current.meta, "title": next((part for part in found.groups() if part), "")}
    return tokens


RULE = Dialect(
    "code-titles",
    '```js title="app.js" -> a code block with that title',
    triggers=("title=", "file", "```"),
    tokens=_tokens,
)
