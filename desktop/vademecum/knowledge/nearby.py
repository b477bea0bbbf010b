"""What a page without any text can offer: the pages below it, those that link to it, or its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal
from urllib.parse import unquote

from vademecum.knowledge.article import Article
from vademecum.knowledge.contents import ContentsNode, contents
from vademecum.knowledge.links import resolve
from vademecum.knowledge.snapshot import Snapshot
from vademecum.knowledge.titles import readable

_MOST = 12
"""Pages that are named, where they do not make up a section."""


@dataclass(frozen=True, slots=True)
class Nearby:
    """Pages to go on with."""

    how: Literal["below", "linking", "beside"]
    """`below`: the page heads a section and these are its pages, all of them."""
    pages: tuple[tuple[str, str, str], ...] = ()
    """(path, title, summary), in reading order."""


def nearby(snapshot: Snapshot, article: Article, readable_by: Callable[[Article], bool]) -> Nearby:
    """Pages to go on with from `article`; only those are named for which `readable_by` is true."""
    node = _node(contents(snapshot, readable_by), article.path)
    if node is not None and node.children:
        found = ((child.title, _first(child)) for child in node.children)
        return Nearby("below", tuple((path, title, snapshot.articles[path].summary) for title, path in found))
    linking = [other for other in _linking(snapshot, article) if readable_by(other)]
    if linking:
        return Nearby("linking", tuple(map(_entry, linking[:_MOST])))
    folder = article.path.rpartition("/")[0]
    inside = [
        other
        for other in snapshot.articles.values()
        if other.path.rpartition("/")[0] == folder
        and (other.path == article.path or (other.words and readable_by(other)))
    ]
    at = next((i for i, other in enumerate(inside) if other.path == article.path), 0)
    start = max(0, min(at - _MOST // 2, len(inside) - _MOST - 1))
    return Nearby(
        "beside", tuple(_entry(o) for o in inside[start : start + _MOST + 1] if o.path != article.path)
    )


def _entry(article: Article) -> tuple[str, str, str]:
    return article.path, article.title, article.summary


def _node(nodes: tuple[ContentsNode, ...], path: str) -> ContentsNode | None:
    for node in nodes:
        if node.path == path:
            return node
        if (found := _node(node.children, path)) is not None:
            return found
    return None


def _first(node: ContentsNode) -> str:
    """The page that stands for a branch, else the first below it."""
    return node.path or _first(node.children[0])


def _linking(snapshot: Snapshot, article: Article) -> Iterator[Article]:
    """The other articles with a link to this one, in reading order."""
    names = {readable(article.path), article.title, *article.aliases}
    words = {name.rpartition("/")[2].casefold()[:_TELLING] for name in (*names, article.path) if name}
    for other in snapshot.articles.values():
        if other.path != article.path and any(
            resolve(snapshot, other.path, link.target).path == article.path
            for link in other.links
            if not link.image and any(word in unquote(link.target).casefold() for word in words)
        ):
            yield other


_TELLING = 4
"""Letters of a page's name that a link to it holds at least: spaces and hyphens are written in many ways."""
