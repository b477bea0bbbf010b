"""From a screen, an id or a page address to the article to show: it never fails in silence.

A miss is answered with the nearest thing there is, in this order, and the note says so:

    /project/42/domains   exact route, else the nearest ancestor, else a descendant
    an unknown route      a search for the screen's title, else the home article
    dns-verify            the article with that id, its former path or other name
    guide/dns.md#verify   the page at that heading; at its top when the heading is gone
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from vademecum.app.results_json import hit_json
from vademecum.knowledge.addresses import split_source
from vademecum.knowledge.article import Article
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.result import Hit, SearchResult

log = logging.getLogger("vademecum.help")

How = Literal["exact", "ancestor", "descendant", "id", "page", "search", "home", "nothing"]
"""What was shown: the first five are what was asked for or its neighbour, the others a fallback."""
Why = Literal[
    "", "ancestor", "descendant", "home", "unnamed", "found", "found-instead", "screen-instead",
    "lost-heading", "opener", "nothing",
]  # fmt: skip
"""Why something else than what was asked for is shown; empty when nothing needs saying."""
NOTES: Mapping[Why, str] = {
    "ancestor": "There is no article about this screen itself. This one is about the area it belongs to.",
    "descendant": "There is no article about this screen itself. This one is about a part of it.",
    "home": "There is no article about this screen. This is where the help begins.",
    "unnamed": "There is no help named “{0}”. This is where the help begins.",
    "found": "There is no article about this screen. These articles were found for “{0}”.",
    "found-instead": "There is no help named “{0}”. These articles were found for “{1}”.",
    "screen-instead": "There is no help named “{0}”. This is the help for the screen.",
    "lost-heading": "The page has no part named “{0}” any more, so it opens at its top.",
    "opener": "There is no article about “{0}”. This is about the screen that opened it.",
    "nothing": "There is no help for this yet.",
}
"""What the reader is told, in English; windows translate it. `{0}` and `{1}` are `Shown.names`."""
FOUND: frozenset[How] = frozenset(("exact", "ancestor", "descendant", "id", "page"))


class HelpSource(Protocol):
    """What this module needs of `Knowledge`."""

    @property
    def home(self) -> str: ...  # noqa: D102
    def context(self, route: str, *, reader: Reader | None = None, limit: int = 5) -> SearchResult: ...  # noqa: D102
    def search(self, text: str, *, reader: Reader | None = None, limit: int = 5) -> SearchResult: ...  # noqa: D102
    def article(self, path: str, *, reader: Reader | None = None) -> Article | None: ...  # noqa: D102


@dataclass(frozen=True, slots=True)
class Shown:
    """What a request for help ended in."""

    how: How
    asked: str = ""
    """Route, id or page as asked."""
    path: str = ""
    """Article to show; empty when there is none and the list of hits is all there is."""
    slug: str = ""
    """Heading to scroll to; empty for the top."""
    title: str = ""
    why: Why = ""
    """Key of the note for the reader; empty when exactly what was asked for is shown."""
    names: tuple[str, ...] = ()
    """What the note names."""
    hits: tuple[Hit, ...] = ()
    """Articles for this screen, best first, the shown one included."""
    level: str = ""
    """Which part of the host window named the screen: `widget`, `page`, `dialog`, ...; empty elsewhere."""

    @property
    def found(self) -> bool:
        """Whether what was asked for exists, at least as an ancestor or descendant."""
        return self.how in FOUND

    @property
    def note(self) -> str:
        """One or two sentences for the reader in English; empty when there is nothing to say."""
        return NOTES[self.why].format(*self.names) if self.why else ""

    @property
    def source(self) -> str:
        """`path` or `path#slug`; empty when no article is shown."""
        return f"{self.path}#{self.slug}" if self.path and self.slug else self.path

    def as_json(self) -> dict[str, Any]:
        """Plain data for a reply over the socket or on the command line."""
        return {
            "how": self.how,
            "asked": self.asked,
            "found": self.found,
            "source": self.source,
            "title": self.title,
            "why": self.why,
            "note": self.note,
            "hits": [hit_json(hit) for hit in self.hits],
        }


def look_up(
    source: HelpSource,
    reader: Reader,
    *,
    route: str = "",
    help_id: str = "",
    page: str = "",
    title: str = "",
    limit: int = 8,
) -> Shown:
    """The best help for what is known: `page` counts before `help_id`, that before `route`.

    `title` is the name of the screen as its user knows it, searched for when nothing else fits.
    A miss is logged as a warning on `vademecum.help`; articles that this reader may not see
    behave as if they did not exist.
    """
    shown = _known(source, reader, route=route, help_id=help_id, page=page, limit=limit)
    if shown is None:
        asked = page or help_id or route
        shown = _by_title(source, reader, asked, title, limit) or _home(source, reader, asked)
    if not shown.found and shown.asked:
        log.warning("no help for %r: %s", shown.asked, shown.note)
    return shown


def _known(
    source: HelpSource, reader: Reader, *, route: str, help_id: str, page: str, limit: int
) -> Shown | None:
    missing = page or help_id
    shown = None
    if page:
        shown = show_page(source, reader, page)
    if shown is None and help_id:
        shown = _by_id(source, reader, help_id)
    if shown is not None:
        around = source.context(route, reader=reader, limit=limit).hits if route else ()
        first = article_hit(source, reader, shown)
        rest = tuple(hit for hit in around if hit.path != shown.path)
        return replace(shown, hits=(first, *rest)[:limit])
    if not route:
        return None
    shown = _by_route(source, reader, route, limit)
    if shown is not None and missing:
        log.warning("no help with the id %r; showing the screen's", missing)
        return replace(shown, why="screen-instead", names=(missing,), asked=missing)
    return shown


def _by_route(source: HelpSource, reader: Reader, route: str, limit: int) -> Shown | None:
    hits = tuple(hit for hit in source.context(route, reader=reader, limit=limit).hits if hit.place)
    if not hits:
        return None
    if any(not _is_root(hit.route) for hit in hits) and not _is_root(route):
        # The home article relates to every screen: beside others it only takes up room.
        hits = tuple(hit for hit in hits if hit.place != "ancestor" or not _is_root(hit.route))
    first = hits[0]
    if first.place == "ancestor" and _is_root(first.route) and not _is_root(route):
        return None  # the home article relates to every screen: a search by title may do better
    how: How = first.place or "exact"
    why: Why = "" if first.place == "exact" else first.place
    return Shown(how, route, first.path, _slug(first.source), first.title, why, hits=hits)


def _by_id(source: HelpSource, reader: Reader, help_id: str) -> Shown | None:
    name, _, slug = help_id.partition("#")
    article = source.article(name, reader=reader)
    if article is None:
        return None
    return _at(article, help_id, slug or _alias_slug(article, name), "id")


def _alias_slug(article: Article, name: str) -> str:
    """The heading that an alias such as `IDH_VERIFY#verify` stands for; empty for the top."""
    folded = name.strip().casefold()
    for alias in article.aliases:
        where, _, slug = alias.partition("#")
        if slug and where.casefold() == folded:
            return slug
    return ""


def show_page(source: HelpSource, reader: Reader, page: str) -> Shown | None:
    """`guide/dns.md#verify`, with or without `.md`; None when there is no such page for this reader."""
    path, slug = split_source(page.replace("\\", "/").removeprefix("./").lstrip("/"))
    for name in (path, f"{path}.md", f"{path}/index.md", f"{path}/README.md"):
        article = source.article(name, reader=reader) if path else None
        if article is not None:
            return _at(article, page, slug, "page")
    return None


def _at(article: Article, asked: str, slug: str, how: How) -> Shown:
    from vademecum.knowledge.links import find_section  # noqa: PLC0415 - the parser loads after the first paint

    anchor, missed = find_section(article, slug)
    if missed:
        log.warning("no heading %r in %s", slug, article.path)
        anchor = ""
    why: Why = "lost-heading" if missed else ""
    return Shown(how, asked, article.path, anchor, article.title, why, (slug,) if why else ())


def _by_title(source: HelpSource, reader: Reader, asked: str, title: str, limit: int) -> Shown | None:
    words = title.strip()
    if not words:
        return None
    found = source.search(words, reader=reader, limit=limit)
    if not found.hits or found.tier == "refuse":
        return None
    why: Why = "found" if _is_screen(asked) else "found-instead"
    names = (words,) if why == "found" else (asked, words)
    shown = Shown("search", asked, why=why, names=names, hits=found.hits)
    if found.tier != "answer":
        return shown
    best = found.hits[0]
    return replace(shown, path=best.path, slug=_slug(best.source), title=best.title)


def _home(source: HelpSource, reader: Reader, asked: str) -> Shown:
    article = source.article(source.home, reader=reader) if source.home else None
    if article is None or article.confidence == "low":  # under review: shown to who asks for it by name
        return Shown("nothing", asked, why="nothing")
    why: Why = "" if not asked else "home" if _is_screen(asked) else "unnamed"
    shown = Shown("home", asked, article.path, "", article.title, why, (asked,) if why == "unnamed" else ())
    return replace(shown, hits=(article_hit(source, reader, shown),))


def article_hit(source: HelpSource, reader: Reader, shown: Shown) -> Hit:
    """A list entry for an article that was found by name and not by searching."""
    article = source.article(shown.path, reader=reader)
    return Hit(
        id=shown.source,
        source=shown.source,
        path=shown.path,
        heading=shown.title,
        title=shown.title,
        score=1.0,
        confidence=1.0,
        excerpt=article.summary if article else "",
        route=article.routes[0].pattern if article and article.routes else "",
    )


def _is_screen(asked: str) -> bool:
    return not asked or asked.startswith("/")


def _slug(source: str) -> str:
    return split_source(source)[1]


def _is_root(route: str) -> bool:
    return not route.strip("/")
