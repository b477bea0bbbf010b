"""Claims that two articles cannot both have: a route, an id, an address. First by path wins."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping

from vademecum.knowledge.addresses import Addresses, address
from vademecum.knowledge.article import Article, Problem
from vademecum.knowledge.metadata import FORM_KEYS

CODES = frozenset({"route-clash", "id-clash", "alias-clash", "redirect-loop"})
"""Of the problems below: they follow from the headers of all pages together."""
_UNKNOWN_GATE = frozenset({"audience", "requires"})
"""Problems of a page whose readers are not known."""
_SHOWN = 3
"""Routes that one message lists."""


def clashes(articles: Mapping[str, Article], addresses: Addresses, given: Container[str]) -> list[Problem]:
    """A problem for each claim that an earlier article has made, and for each circle of redirects.

    `given` holds the pages whose routes stand in an overlay: there several pages of one screen
    are mostly meant, so sharing is no more than worth knowing.
    """
    problems = [
        *_doubled(articles, _routes, "route-clash", "route", given),
        *_doubled(articles, _ids, "id-clash", "id", ()),
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
    routes = (*article.routes, *(route for route, _ in article.section_routes))
    yield from {route.key: (route.key, route.pattern) for route in routes}.values()


def _ids(article: Article) -> Iterator[tuple[object, str]]:
    if article.id:
        yield article.id, article.id


def _doubled(
    articles: Mapping[str, Article], claims: _Claims, code: str, what: str, given: Container[str]
) -> Iterator[Problem]:
    first: dict[object, str] = {}
    shared: dict[tuple[str, str], list[str]] = {}
    for path in sorted(articles):
        for claim, shown in claims(articles[path]):
            winner = first.setdefault(claim, path)
            if winner != path and not _apart(articles[winner], articles[path]):
                shared.setdefault((winner, path), []).append(shown)
    for (winner, path), names in shared.items():
        listed = ", ".join(names[:_SHOWN]) + (
            f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
        )
        message = f"{winner} and {path} both claim the {what} {listed}; {winner} wins. Keep it in one."
        meant = path in given or winner in given or any(key in articles[path].meta for key in FORM_KEYS)
        yield Problem(path, 0, code, message, "info" if meant else "warning")


def _apart(one: Article, other: Article) -> bool:
    """Whether the two are meant for different readers: then both may explain the same screen.

    A gate that was not understood has closed a page by itself, so that says nothing.
    """
    if any(problem.code in _UNKNOWN_GATE for page in (one, other) for problem in page.problems):
        return False
    return one.audience != other.audience or one.requires != other.requires


def _aliases(articles: Mapping[str, Article], addresses: Addresses) -> Iterator[Problem]:
    for key, claims in addresses.aliases.items():
        written = {page: alias for page, _ in claims if (alias := _written(articles[page], key))}
        real = [path for path in addresses.pages.get(key, ()) if path not in written]
        first = min(written, default="")
        for path, alias in sorted(written.items()):
            if real:
                message = f"The alias {alias} is the address of {real[0]}, which wins. Remove the alias."
                yield Problem(path, 0, "alias-clash", message)
            elif path != first and len({fragment for _, fragment in claims}) == 1:
                message = f"{first} and {path} both claim the alias {alias}; {first} wins. Keep it in one."
                yield Problem(path, 0, "alias-clash", message)


def _written(article: Article, key: str) -> str:
    """The alias of the article with this address from the top of the folder; else empty."""
    return next((alias for alias in article.aliases if address(alias.partition("#")[0]) == key), "")
