"""A page that has a title and nothing else: what is shown in the place of its text."""

from __future__ import annotations

from collections.abc import Callable

from markdown_it.token import Token

from vademecum.app.page.labels import Labels
from vademecum.knowledge.article import Article
from vademecum.knowledge.document import Document
from vademecum.knowledge.links import Target
from vademecum.knowledge.nearby import nearby
from vademecum.knowledge.plaintext import inline_text
from vademecum.knowledge.snapshot import Snapshot

_LONGEST = 240
"""Characters of a summary, about two lines."""


def is_empty(document: Document) -> bool:
    """Whether a page shows nothing but its title."""
    tokens = document.tokens
    return (
        not any(
            token.type in ("fence", "code_block")
            or (token.type == "inline" and not (i and tokens[i - 1].type == "heading_open") and _shows(token))
            for i, token in enumerate(tokens)
        )
        and len(document.headings) <= 1
    )


def _shows(token: Token) -> bool:
    children = token.children or []
    return bool(inline_text(children)) or any(child.type in ("image", "missing") for child in children)


def stand_in(
    snapshot: Snapshot, article: Article, labels: Labels, readable_by: Callable[[Article], bool]
) -> tuple[list[Token], dict[str, Target]]:
    """Tokens for an empty page, and where the links in them lead."""
    found = nearby(snapshot, article, readable_by)
    tokens = _paragraph(article.summary) if article.summary_authored else []
    if found.how != "below":
        tokens += _paragraph(labels.no_text)
        if found.pages:
            tokens += _paragraph(labels.leading if found.how == "linking" else labels.beside, strong=True)
    targets: dict[str, Target] = {}
    if found.pages:
        tokens.append(Token("dl_open", "dl", 1))
    for path, title, summary in found.pages:
        targets[f"/{path}"] = Target("article", path=path)
        link = Token("link_open", "a", 1)
        link.attrs["href"] = f"/{path}"
        inline = Token("inline", "", 0, children=[link, _text(title), Token("link_close", "a", -1)])
        tokens += [Token("dt_open", "dt", 1), inline, Token("dt_close", "dt", -1)]
        if summary:
            tokens += [
                Token("dd_open", "dd", 1),
                *_paragraph(_shortened(summary)),
                Token("dd_close", "dd", -1),
            ]
    if found.pages:
        tokens.append(Token("dl_close", "dl", -1))
    return tokens, targets


def _paragraph(text: str, *, strong: bool = False) -> list[Token]:
    words = [_text(text)]
    if strong:
        words = [Token("strong_open", "strong", 1), *words, Token("strong_close", "strong", -1)]
    inline = Token("inline", "", 0, children=words, content=text)
    return [Token("paragraph_open", "p", 1), inline, Token("paragraph_close", "p", -1)]


def _text(text: str) -> Token:
    return Token("text", "", 0, content=text)


def _shortened(text: str) -> str:
    if len(text) <= _LONGEST:
        return text
    cut = text[:_LONGEST].rpartition(" ")[0] or text[:_LONGEST]
    return cut.rstrip(" ,;:") + " \u2026"
