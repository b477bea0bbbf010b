"""An article as a page: HTML for Qt's rich text, with all that the window needs to know about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markdown_it.token import Token

from vademecum.app.page.blocks import Blocks
from vademecum.app.page.direction import page_is_right_to_left
from vademecum.app.page.empty import is_empty, stand_in
from vademecum.app.page.inline import Inline, PageImage
from vademecum.app.page.labels import ENGLISH, Labels
from vademecum.app.page.style import Style
from vademecum.app.theme import Theme
from vademecum.knowledge.article import Article, Heading
from vademecum.knowledge.document import Document
from vademecum.knowledge.links import Target, resolve
from vademecum.knowledge.slugs import loose
from vademecum.knowledge.snapshot import Snapshot

DEFAULT_WIDTH = 720
"""Pixels: the measure that a page is laid out for when nobody says how wide the pane is."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page ready to be shown; nothing in it was loaded from anywhere but the folder."""

    path: str
    title: str
    html: str
    language: str = ""
    right_to_left: bool = False
    """Whether the page as a whole is read from right to left."""
    headings: tuple[Heading, ...] = ()
    images: tuple[PageImage, ...] = ()
    codes: tuple[str, ...] = ()
    """Code blocks in order, for `vademecum-action:copy?n=`."""
    breadcrumbs: tuple[tuple[str, str], ...] = ()
    """(title, path or '' when the folder has no page of its own), outermost first, this page not included."""


def render_page(
    snapshot: Snapshot,
    article: Article,
    theme: Theme,
    *,
    base_px: float = 15,
    zoom: float = 1.0,
    width: int | None = None,
    code_wrap: bool = True,
    labels: Labels = ENGLISH,
    document: Document | None = None,
    listed: Callable[[Article], bool] | None = None,
) -> Page:
    """Render an article.

    `base_px` is the size of running text in pixels at zoom 1, `width` the pane's width in
    pixels, `document` the parsed page when the caller has it already, `listed` tells which articles
    a page without text may name; without it such a page stays empty. Raises `VademecumError` when the
    file is gone.
    """
    parsed = document if document is not None else snapshot.document(article.path)
    style = Style(theme, base_px * zoom, width or DEFAULT_WIDTH, code_wrap)
    known: dict[str, Target] = {}

    def target(written: str) -> Target:
        if written not in known:
            known[written] = resolve(snapshot, article.path, written)
        return known[written]

    inline = Inline(style, labels, target)
    blocks = Blocks(style, labels, inline)
    tokens = [*_title(article, parsed), *parsed.tokens]
    if listed is not None and is_empty(parsed):
        instead, leads = stand_in(snapshot, article, labels, listed)
        tokens += instead
        known |= leads
    body = blocks.render(tokens)
    html = f'<html><body style="{style.body}">{body}</body></html>'
    return Page(
        article.path,
        article.title,
        html,
        article.language,
        page_is_right_to_left(article.title, article.language),
        parsed.headings,
        tuple(inline.images),
        tuple(blocks.codes),
        breadcrumbs(snapshot, article),
    )


def _title(article: Article, document: Document) -> list[Token]:
    """The article's title as a heading, for pages that begin without one."""
    first = document.headings[0] if document.headings else None
    if first is not None and (first.level == 1 or loose(first.text) == loose(article.title)):
        return []
    inline = Token("inline", "", 0, children=[Token("text", "", 0, content=article.title)])
    return [Token("heading_open", "h1", 1, meta={"slug": ""}), inline, Token("heading_close", "h1", -1)]


def breadcrumbs(snapshot: Snapshot, article: Article) -> tuple[tuple[str, str], ...]:
    """Titles of the folders around an article, with the page of each that has one."""
    found: list[tuple[str, str]] = []
    labels: Mapping[str, str] = snapshot.labels
    parts = article.path.split("/")[:-1]
    for depth in range(1, len(parts) + 1):
        folder = "/".join(parts[:depth])
        page = snapshot.find(folder + "/")
        own = page is not None and page.path != article.path and page.path.startswith(folder)
        title = labels.get(folder) or (page.title if own and page else _readable(parts[depth - 1]))
        if page is None or page.path != article.path:
            found.append((title, page.path if own and page else ""))
    return tuple(found)


def _readable(name: str) -> str:
    words = name.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]
