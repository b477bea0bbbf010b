"""Claims that two articles cannot both have: a route, an id, an address. First by path wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from vademecum.knowledge.addresses import Addresses, address
from vademecum.knowledge.article import Article, Problem
from vademecum.knowledge.routes import Route


def clashes(articles: Mapping[str, Article], addresses: Addresses) -> list[Problem]:
    """A problem for each claim that an earlier article has made, and for each circle of redirects."""
    problems = [
        *_doubled(articles, _routes, "route-clash", "route"),
        *_doubled(articles, _ids, "id-clash", "id"),
        *_aliases(articles, addresses),
    ]
    for path in sorted(addresses.loops):
        message = (
            "Its `redirect` leads round in a circle, so the page itself is shown. Point it to a real page."
        )
        problems.append(Problem(path, 0, "redirect-loop", message))
    return problems


_Claims = Callable[[Article], Iterator[tuple[object, str]]]
"""(what is claimed, how to show it)"""


def _routes(article: Article) -> Iterator[tuple[object, str]]:
    seen: set[object] = set()
    sections = (Route(route.pattern, slug) for route, slug in article.section_routes)
    for route in (*article.routes, *sections):
        if route.key not in seen:
            seen.add(route.key)
            yield route.key, route.pattern


def _ids(article: Article) -> Iterator[tuple[object, str]]:
    if article.id:
        yield article.id, article.id


def _doubled(articles: Mapping[str, Article], claims: _Claims, code: str, what: str) -> Iterator[Problem]:
    first: dict[object, str] = {}
    for path in sorted(articles):
        for claim, shown in claims(articles[path]):
            winner = first.setdefault(claim, path)
            if winner != path and not _apart(articles[winner], articles[path]):
                message = f"{winner} and {path} both claim the {what} {shown}; {winner} wins. Keep it in one."
                yield Problem(path, 0, code, message)


def _apart(one: Article, other: Article) -> bool:
    """Whether the two are meant for different readers: then both may explain the same screen."""
    return one.audience != other.audience or one.requires != other.requires


def _aliases(articles: Mapping[str, Article], addresses: Addresses) -> Iterator[Problem]:
    for key, claims in addresses.aliases.items():
        pages = sorted({page for page, _ in claims})
        real = [path for path in addresses.pages.get(key, ()) if path not in pages]
        for path in pages:
            written = next(
                (alias for alias in articles[path].aliases if address(alias.partition("#")[0]) == key), key
            )
            if real:
                message = f"The alias {written} is the address of {real[0]}, which wins. Remove the alias."
                yield Problem(path, 0, "alias-clash", message)
            elif path != pages[0] and len({fragment for _, fragment in claims}) == 1:
                message = (
                    f"{pages[0]} and {path} both claim the alias {written}; {pages[0]} wins. Keep it in one."
                )
                yield Problem(path, 0, "alias-clash", message)
