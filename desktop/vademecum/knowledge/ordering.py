"""In which order the pages of a folder are read.

First what the author listed (the manifest's `order`, else MkDocs' `nav`, else a `SUMMARY.md`),
then the order given in pages and `_category_.json`, then file names as people sort them:
`step 2` before `step 10`. An index page comes first in its folder.
"""

from __future__ import annotations

import json
import math
import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vademecum.knowledge import values
from vademecum.knowledge.addresses import INDEX_STEMS, fold, split_suffix
from vademecum.knowledge.article import Article, Problem
from vademecum.knowledge.manifest import read_file
from vademecum.knowledge.patterns import matcher
from vademecum.knowledge.scan import PAGE_SUFFIXES

_DIGITS = re.compile(r"(\d+)")
_SUMMARY_NAMES = ("summary.md",)


@dataclass(slots=True)
class Guidance:
    """What files beside the pages say about their order."""

    listed: list[str] = field(default_factory=list)
    """Pages in the author's order."""
    positions: dict[str, float] = field(default_factory=dict)
    """Folder -> its place among its neighbours."""
    labels: dict[str, str] = field(default_factory=dict)
    """Folder -> its title."""
    problems: list[Problem] = field(default_factory=list)


def read_guidance(root: Path, stated: Iterable[str], pages: Mapping[str, Any]) -> Guidance:
    """Read `mkdocs.yml` and `_category_` files. Never raises; nothing in them is executed."""
    found = Guidance()
    for path in sorted(stated):
        folder, _, name = path.rpartition("/")
        if name in ("mkdocs.yml", "mkdocs.yaml"):
            read = read_file(root / path, path, "order")
            docs = posixpath.join(folder, values.text(read.data.get("docs_dir")) or "docs")
            base = docs if any(page.startswith(docs + "/") for page in pages) else folder
            found.listed += [
                posixpath.normpath(posixpath.join(base, page)) for page in _nav(read.data.get("nav"))
            ]
            found.problems += read.problems
        elif name.startswith("_category_"):
            data = _category(root, path, found.problems)
            if (position := values.number(str(data.get("position", "")))) is not None:
                found.positions[folder] = position
            if label := values.text(data.get("label")):
                found.labels[folder] = label
    return found


def _category(root: Path, path: str, problems: list[Problem]) -> Mapping[str, Any]:
    if not path.endswith(".json"):
        read = read_file(root / path, path, "order")
        problems += read.problems
        return read.data
    try:
        data = json.loads((root / path).read_bytes())
    except (OSError, ValueError, RecursionError) as error:
        problems.append(Problem(path, 0, "category-syntax", f"The file is ignored: {error}. Mend its JSON."))
        return {}
    return data if isinstance(data, dict) else {}


def _nav(value: Any) -> list[str]:
    """Paths of MkDocs' `nav`, from top to bottom."""
    if isinstance(value, str):
        return [value] if split_suffix(value)[1] and "://" not in value else []
    items = value if isinstance(value, list) else value.values() if isinstance(value, dict) else ()
    return [path for item in items for path in _nav(item)]


def reading_order(articles: Mapping[str, Article], given: tuple[str, ...], guidance: Guidance) -> list[str]:
    """The paths of `articles`, sorted for reading; `given` is the manifest's order."""
    listed = given or tuple(guidance.listed) or _summary(articles)
    ranks = _ranks(listed, articles)
    orders: dict[str, float] = dict(guidance.positions)
    for path, article in articles.items():
        if article.order is not None:
            # The page that stands for a folder places the folder among its neighbours.
            orders.setdefault(_stands_for(path) or split_suffix(path)[0], article.order)
            orders[path] = article.order
    cache: dict[str, tuple[Any, ...]] = {}

    def folder_key(folder: str) -> tuple[Any, ...]:
        if folder not in cache:
            above, _, name = folder.rpartition("/")
            step = (1, ranks.get(folder, math.inf), orders.get(folder, math.inf), natural(name))
            cache[folder] = (*folder_key(above), step) if above else (step,)
        return cache[folder]

    def page_key(path: str) -> tuple[Any, ...]:
        folder, _, name = path.rpartition("/")
        first = 0 if _stands_for(path) == folder and path not in ranks else 1
        step = (first, ranks.get(path, math.inf), orders.get(path, math.inf), natural(split_suffix(name)[0]))
        # A page comes before the folder that it stands for, whose key goes on with a step from 0 up.
        return (*(folder_key(folder) if folder else ()), step, (-1, path))

    return _below_parents(sorted(articles, key=page_key), parents(articles))


def _below_parents(paths: list[str], parent_of: Mapping[str, str]) -> list[str]:
    """The same paths, each page after the page that it names as its parent."""
    if not parent_of:
        return paths
    children: dict[str, list[str]] = {}
    for path in paths:
        children.setdefault(parent_of.get(path, ""), []).append(path)
    order: list[str] = []
    waiting = children[""][::-1]
    while waiting:
        path = waiting.pop()
        order.append(path)
        waiting += children.get(path, [])[::-1]
    return order


def parents(articles: Mapping[str, Article]) -> dict[str, str]:
    """Page -> the page whose title it gives as its `parent`; circles and unknown titles are left out."""
    by_title: dict[str, list[str]] = {}
    for path, article in articles.items():
        for name in {fold(article.title), fold(values.text(_navigation(article).get("key")))} - {""}:
            by_title.setdefault(name, []).append(path)
    found: dict[str, str] = {}
    for path, article in articles.items():
        candidates = [other for other in by_title.get(_folded(article, "parent"), ()) if other != path]
        above = _folded(article, "grand_parent")
        fitting = [other for other in candidates if above and _folded(articles[other], "parent") == above]
        if candidates:
            found[path] = (fitting or candidates)[0]
    return {path: parent for path, parent in found.items() if not _in_circle(path, found)}


def _navigation(article: Article) -> dict[str, Any]:
    """What Eleventy's front matter says of the page's place."""
    return values.mapping(article.meta.get("eleventyNavigation"))


def _folded(article: Article, key: str) -> str:
    return fold(values.text(article.meta.get(key)))


def _in_circle(path: str, parent_of: Mapping[str, str]) -> bool:
    seen: set[str] = set()
    above = parent_of.get(path, "")
    while above and above not in seen:
        seen.add(above)
        above = parent_of.get(above, "")
    return path in seen


def natural(name: str) -> tuple[tuple[int, int, str], ...]:
    """Sorts names as people do: `2` before `10`, and letter case does not matter."""
    parts = _DIGITS.split(fold(name))
    return tuple((0, int(part), "") if i % 2 else (1, 0, part) for i, part in enumerate(parts) if part)


def _stands_for(path: str) -> str | None:
    """The folder whose face this page is (`guide/index.md`, `guide/guide.md`), if any."""
    folder, _, name = path.rpartition("/")
    stem = fold(split_suffix(name)[0])
    is_face = stem in INDEX_STEMS or (folder and stem == fold(folder.rpartition("/")[2]))
    return folder if is_face else None


def _summary(articles: Mapping[str, Article]) -> tuple[str, ...]:
    """The pages that a `SUMMARY.md` (mdBook, GitBook) links to, in its order."""
    for path, article in articles.items():
        folder, _, name = path.rpartition("/")
        if name.lower() in _SUMMARY_NAMES:
            targets = (link.target.partition("#")[0] for link in article.links if not link.image)
            return tuple(posixpath.normpath(posixpath.join(folder, target)) for target in targets if target)
    return ()


def _ranks(listed: tuple[str, ...], articles: Mapping[str, Article]) -> dict[str, int]:
    """Place in the author's list of each page and folder named there, and of the folders above them."""
    folders = folders_of(articles)
    ranks: dict[str, int] = {}
    for rank, entry in enumerate(listed):
        name = entry.strip().removeprefix("./").strip("/")
        for path in _named(name, articles, folders):
            ranks.setdefault(path, rank)
    for path, rank in sorted(ranks.items(), key=lambda item: item[1]):
        for folder in _above(path):
            ranks.setdefault(folder, rank)
    return ranks


def _named(name: str, articles: Mapping[str, Article], folders: set[str]) -> list[str]:
    """The pages or the folder that an entry of a list of pages means."""
    for path in (name, *(name + suffix for suffix in PAGE_SUFFIXES)):
        if path in articles:
            return [path]
    if name in folders:
        return [name]
    return list(filter(matcher([name]), articles)) if "*" in name or "?" in name else []


def folders_of(paths: Iterable[str]) -> set[str]:
    """Every folder that holds one of the files, at any depth."""
    found: set[str] = set()
    for path in paths:
        for folder in _above(path):
            if folder in found:
                break
            found.add(folder)
    return found


def _above(path: str) -> Iterator[str]:
    """The folders that a file lies in, the innermost first."""
    while path := path.rpartition("/")[0]:
        yield path
