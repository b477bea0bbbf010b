"""Under which names the pages and files of a folder can be reached.

One page, `guide/dns.md`, answers to its path in any letter case, `guide/dns`, `guide/dns.html`,
its aliases and permalinks, its id, and, for wiki links, its file name and its title.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from urllib.parse import unquote

from vademecum.knowledge.article import Article
from vademecum.knowledge.scan import PAGE_SUFFIXES

INDEX_STEMS = ("index", "readme", "_index")
"""Stems of pages that stand for their folder, in lower case, the first that exists counts."""
_SUFFIXES = (*PAGE_SUFFIXES, ".html", ".htm")


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


def build_addresses(articles: Mapping[str, Article], files: Iterable[str]) -> Addresses:
    """The tables for these articles and all the files of the folder. First by path wins a clash."""
    pages: dict[str, list[str]] = {}
    aliases: dict[str, list[tuple[str, str]]] = {}
    names: tuple[dict[str, list[str]], ...] = ({}, {}, {})
    ids: dict[str, str] = {}
    for path in sorted(articles):
        article = articles[path]
        pages.setdefault(address(path), []).append(path)
        stem = split_suffix(path)[0]
        for part in (stem, stem.rpartition("/")[2]):
            names[0].setdefault(wiki_key(part), []).append(path)
        names[1].setdefault(wiki_key(article.title), []).append(path)
        for alias in article.aliases:
            for key, fragment in _alias_keys(alias, path):
                aliases.setdefault(key, []).append((path, fragment))
            names[2].setdefault(wiki_key(alias), []).append(path)
        if article.id:
            ids.setdefault(article.id, path)
    for found in pages.values():
        found.sort(key=lambda path: (_is_index(path), path))
    merged: dict[str, list[str]] = {}
    for table in names:
        for key, paths in table.items():
            merged.setdefault(key, []).extend(paths)
    folded: dict[str, list[str]] = {}
    for path in sorted(files):
        folded.setdefault(fold(path), []).append(path)
    redirects, loops = _redirects(articles, pages, aliases)
    return Addresses(
        pages={key: tuple(paths) for key, paths in pages.items()},
        aliases={key: tuple(dict.fromkeys(targets)) for key, targets in aliases.items()},
        names={key: tuple(dict.fromkeys(paths)) for key, paths in merged.items() if key},
        ids=ids,
        files={key: tuple(paths) for key, paths in folded.items()},
        redirects=redirects,
        loops=loops,
    )


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
    pages: Mapping[str, list[str]],
    aliases: Mapping[str, list[tuple[str, str]]],
) -> tuple[dict[str, str], frozenset[str]]:
    direct: dict[str, str] = {}
    for path, article in articles.items():
        target = next(
            (str(article.meta[key]) for key in ("redirect", "redirect_to") if article.meta.get(key)), ""
        )
        if not target:
            continue
        for key, _ in _alias_keys(target, path):
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
