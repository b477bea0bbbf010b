"""Under which names the pages and files of a folder can be reached.

One page, `guide/dns.md`, answers to its path in any letter case, `guide/dns`, `guide/dns.html`,
its aliases and permalinks, its id, and, for wiki links, its file name and its title.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar
from urllib.parse import unquote

from vademecum.knowledge import values
from vademecum.knowledge.article import Article
from vademecum.knowledge.scan import PAGE_SUFFIXES
from vademecum.knowledge.sites import Site, bare

INDEX_STEMS = ("index", "readme", "_index")
"""Stems of pages that stand for their folder, in lower case, the first that exists counts."""
_SUFFIXES = (*PAGE_SUFFIXES, ".html", ".htm")


_SOURCE = re.compile(r"(.*?\.(?:md|markdown|mdx|mdown|mkd))(?:#(.*))?", re.IGNORECASE | re.DOTALL)


def split_source(source: str) -> tuple[str, str]:
    """Path and section of `guide/dns.md#verify`; a file name may hold a `#` itself (`q#1.md`)."""
    if match := _SOURCE.fullmatch(source):
        return match[1], match[2] or ""
    path, _, slug = source.partition("#")
    return path, slug


def fold(text: str) -> str:
    """For comparing names: letter case and ways to write an accent do not matter."""
    return unicodedata.normalize("NFC", text.casefold())


def split_suffix(path: str) -> tuple[str, str]:
    """A path without, and the suffix by which it is a page (`.md`) or a published one (`.html`)."""
    lowered = path.lower()
    for suffix in _SUFFIXES:
        if lowered.endswith(suffix):
            return path[: -len(suffix)], path[-len(suffix) :]
    return path, ""


def address(text: str) -> str:
    """The form in which a path, permalink or former address is looked up.

    `/Guide/DNS/`, `guide/dns.html`, `guide/dns/index.md` -> `guide/dns`
    """
    stem = split_suffix(unquote(text).replace("\\", "/").strip().removeprefix("./").strip("/"))[0]
    folded = fold(stem)
    head, _, tail = folded.rpartition("/")
    return head if tail in INDEX_STEMS else folded


def wiki_key(name: str) -> str:
    """The form in which `[[names]]` are looked up: `setting___Theme`, `Setting/theme` -> `setting/theme`."""
    return " ".join(fold(unquote(name).replace("___", "/").replace("_", " ")).split())


@dataclass(frozen=True, slots=True)
class Addresses:
    """Look-up tables over one state of a folder."""

    pages: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Address (see `address`) -> pages that lie there; an index page comes after a page of that name."""
    aliases: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """Address -> (page, fragment) of the pages that claim it as a former or published address."""
    names: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Wiki key -> pages with that file name, title or alias, the best match first."""
    ids: Mapping[str, str] = field(default_factory=dict)
    """Stable id -> page."""
    files: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Folded path -> files that are written so but for letter case and accents."""
    redirects: Mapping[str, str] = field(default_factory=dict)
    """Page -> page to show in its stead; loops are left out."""
    loops: frozenset[str] = frozenset()
    """Pages that send their readers round in a circle."""


def build_addresses(
    articles: Mapping[str, Article], files: Iterable[str], sites: Iterable[Site] = ()
) -> Addresses:
    """The tables for these articles and all the files of the folder. First by path wins a clash."""
    ordered = sorted(articles.items())
    pages = _grouped(
        (address(path), path) for path, _ in sorted(ordered, key=lambda item: _is_index(item[0]))
    )
    aliases = _grouped(
        (key, (path, fragment))
        for path, article in ordered
        for alias in article.aliases
        for key, fragment in _alias_keys(alias, path)
    )
    redirects, loops = _redirects(articles, pages, aliases, tuple(sites))
    return Addresses(
        pages=pages,
        aliases=aliases,
        names=_grouped((wiki_key(name), path) for name, path in _names(ordered) if name),
        ids={article.id: path for path, article in reversed(ordered) if article.id},
        files=_grouped((fold(path), path) for path in sorted(files)),
        redirects=redirects,
        loops=loops,
    )


def _names(articles: list[tuple[str, Article]]) -> Iterator[tuple[str, str]]:
    """(name, page), the ways to name a page in the order in which they count."""
    for path, _ in articles:
        stem = split_suffix(path)[0]
        yield stem, path
        yield stem.rpartition("/")[2], path
    for path, article in articles:
        yield article.title, path
    for path, article in articles:
        yield from ((alias, path) for alias in article.aliases)


_Value = TypeVar("_Value")


def _grouped(pairs: Iterable[tuple[str, _Value]]) -> dict[str, tuple[_Value, ...]]:
    """Key -> its values in order, without repeats."""
    found: dict[str, dict[_Value, None]] = {}
    for key, value in pairs:
        found.setdefault(key, {})[value] = None
    return {key: tuple(values) for key, values in found.items()}


def _is_index(path: str) -> bool:
    return fold(split_suffix(path.rpartition("/")[2])[0]) in INDEX_STEMS


def _alias_keys(alias: str, path: str) -> list[tuple[str, str]]:
    """An alias counts from the top of the folder; one without a first slash also beside its page."""
    where, _, fragment = alias.partition("#")
    folder = path.rpartition("/")[0]
    keys = [address(where)]
    if folder and not alias.startswith("/"):
        keys.append(address(f"{folder}/{where}"))
    return [(key, unquote(fragment)) for key in keys if key or where == "/"]


def _redirects(
    articles: Mapping[str, Article],
    pages: Mapping[str, tuple[str, ...]],
    aliases: Mapping[str, tuple[tuple[str, str], ...]],
    sites: tuple[Site, ...],
) -> tuple[dict[str, str], frozenset[str]]:
    """Page -> where its readers end, and the pages that lead round in a circle."""
    direct: dict[str, str] = {}
    for path, article in articles.items():
        target = values.text(article.meta.get("redirect")) or values.text(article.meta.get("redirect_to"))
        # Beside the page first, as links count.
        keys = [key for key, _ in reversed(_alias_keys(target, path))] if target else []
        for key in _published_keys(target, sites) if "://" in target else keys:
            found = pages.get(key) or [page for page, _ in aliases.get(key, ())]
            if found:
                direct[path] = found[0]
                break
    final: dict[str, str] = {}
    loops: set[str] = set()
    for path in direct:
        trail = [path]
        while trail[-1] in direct and direct[trail[-1]] not in trail:
            trail.append(direct[trail[-1]])
        if trail[-1] in direct:
            loops.add(path)
        else:
            final[path] = trail[-1]
    return final, frozenset(loops)


def _published_keys(url: str, sites: tuple[Site, ...]) -> Iterator[str]:
    """Addresses of the page that a web address may mean: by the folder's site, else by two names or more."""
    for site in sites:
        tail = site.tail(url)
        if tail is not None:
            yield address(f"{site.folder}/{tail}")
            yield from (address(f"{top}/{tail}") for top in ("", "docs", "content"))
    parts = bare(url).split("/")[1:]
    for start in range(len(parts) - _SURE_NAMES + 1):
        yield address("/".join(parts[start:]))


_SURE_NAMES = 2
"""Names at the end of a web address that must all fit: `how-to/restore` is this folder's page, `restore` may
be anybody's."""
