"""From a path to a page that can be shown: parsed, rendered and measured on a worker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from html import escape
from urllib.parse import quote

from vademecum.app.knowledge import Knowledge
from vademecum.app.theme import Theme
from vademecum.errors import VademecumError
from vademecum.knowledge.article import Article, Heading
from vademecum.knowledge.reader import Reader
from vademecum.viewer.page_images import Picture
from vademecum.viewer.words import tr


@dataclass(frozen=True, slots=True)
class LoadedPage:
    """A page ready to be shown."""

    path: str
    title: str
    html: str
    language: str = ""
    headings: tuple[Heading, ...] = ()
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    """Address in the page -> picture."""
    codes: tuple[str, ...] = ()
    """Code blocks in order, for copying."""
    missing: bool = False
    """True for the page that stands in for one that is not there."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Which page, for whom, and in which colours."""

    knowledge: Knowledge
    path: str
    reader: Reader
    theme: Theme
    came_from: str = ""
    """Page whose link led here."""


def load_page(wish: Wish) -> LoadedPage:
    """Read and render; a page that is missing or broken becomes a page that says so."""
    article = wish.knowledge.article(wish.path, reader=wish.reader)
    if article is None:
        return missing_page(wish)
    try:
        return _render(wish, article)
    except VademecumError as error:
        return _note_page(wish.path, tr("This page cannot be read"), str(error), [])


def _render(wish: Wish, article: Article) -> LoadedPage:
    from markdown_it import MarkdownIt  # noqa: PLC0415

    parser = MarkdownIt()
    html = parser.renderer.render(wish.knowledge.document(article.path).tokens, parser.options, {})
    return LoadedPage(article.path, article.title, html, article.language, article.headings)


def missing_page(wish: Wish) -> LoadedPage:
    """The page that stands in for one that is not there: what was wanted, who linked, where to look."""
    target = wish.path
    name = target.rpartition("/")[2].partition(".")[0].replace("-", " ").replace("_", " ") or target
    said = tr("The folder has no page {target}.").format(target=target)
    if wish.came_from:
        said += " " + tr("The link stands in {page}.").format(page=wish.came_from)
    links = [(f"vademecum-action:search?q={quote(name)}", tr("Search for “{name}”").format(name=name))]
    paths = [article.path for article in wish.knowledge.articles(reader=wish.reader)]
    for near in get_close_matches(target, paths, n=3, cutoff=0.6):
        found = wish.knowledge.article(near, reader=wish.reader)
        if found is not None:
            links.append((f"vademecum-action:page?path={quote(near)}", f"{found.title} ({near})"))
    return _note_page(target, tr("This page does not exist"), said, links)


def _note_page(path: str, title: str, text: str, links: list[tuple[str, str]]) -> LoadedPage:
    items = "".join(
        f'<p style="margin-top:10px"><a href="{escape(href)}">{escape(label)}</a></p>'
        for href, label in links
    )
    html = f'<h1 style="margin-top:48px">{escape(title)}</h1><p>{escape(text)}</p>{items}'
    return LoadedPage(path, title, html, missing=True)
