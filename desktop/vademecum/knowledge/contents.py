"""The contents tree of a folder, for one reader.

Folders become branches, and a page that stands for its folder (`guide/index.md`, `guide.md`
beside `guide/`) becomes the branch itself. Where pages name their `parent`, as Jekyll's do, the
tree follows them. Hidden articles and snippets stand in no tree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from vademecum.knowledge.addresses import INDEX_STEMS, fold, split_suffix
from vademecum.knowledge.article import Article
from vademecum.knowledge.snapshot import Snapshot
from vademecum.knowledge.titles import readable


@dataclass(frozen=True, slots=True)
class ContentsNode:
    """A branch or leaf of the tree."""

    title: str
    path: str
    """Of the article; empty for a folder that no article stands for."""
    children: tuple[ContentsNode, ...] = ()


def contents(snapshot: Snapshot, readable_by: Callable[[Article], bool]) -> tuple[ContentsNode, ...]:
    """The tree of the articles for which `readable_by` is true, in reading order."""
    shown = {
        path: article
        for path, article in snapshot.articles.items()
        if not article.hidden and readable_by(article)
    }
    top = _Branch("")
    places: dict[str, _Branch] = {"": top}
    parents = _parents(shown)
    pages: dict[str, _Branch] = {}
    for path in shown:
        if path in parents:
            pages[path] = _Branch(path, article=shown[path])
            continue
        folder = _folder_for(path, shown)
        if folder:
            branch = _place(places, folder)
            if branch.article is None:
                branch.article = shown[path]
                pages[path] = branch
                continue
        pages[path] = _Branch(path, article=shown[path])
        _place(places, path.rpartition("/")[0]).children.append(pages[path])
    for path, parent in parents.items():
        pages[parent].children.append(pages[path])
    return tuple(_hoisted(_nodes(top, snapshot)))


@dataclass(slots=True)
class _Branch:
    """A node while the tree grows."""

    place: str
    """Folder or path."""
    article: Article | None = None
    children: list[_Branch] = field(default_factory=list)


def _place(places: dict[str, _Branch], folder: str) -> _Branch:
    if folder not in places:
        places[folder] = _Branch(folder)
        _place(places, folder.rpartition("/")[0]).children.append(places[folder])
    return places[folder]


def _folder_for(path: str, shown: dict[str, Article]) -> str:
    """The folder that this page stands for, if any."""
    folder, _, name = path.rpartition("/")
    stem = split_suffix(name)[0]
    if folder and (fold(stem) in INDEX_STEMS or fold(stem) == fold(folder.rpartition("/")[2])):
        return folder
    below = split_suffix(path)[0]
    return below if any(other.startswith(below + "/") for other in shown) else ""


def _parents(shown: dict[str, Article]) -> dict[str, str]:
    """Page -> the page that it names as its parent; circles and unknown titles are left out."""
    by_title: dict[str, list[str]] = {}
    for path, article in shown.items():
        by_title.setdefault(fold(article.title), []).append(path)
    parents: dict[str, str] = {}
    for path, article in shown.items():
        named = article.meta.get("parent")
        if not isinstance(named, str):
            continue
        above = article.meta.get("grand_parent")
        candidates = [other for other in by_title.get(fold(named), ()) if other != path]
        if isinstance(above, str):
            candidates = [
                c for c in candidates if fold(str(shown[c].meta.get("parent", ""))) == fold(above)
            ] or candidates
        if candidates:
            parents[path] = candidates[0]
    return {path: parent for path, parent in parents.items() if not _circular(path, parents)}


def _circular(path: str, parents: dict[str, str]) -> bool:
    seen = {path}
    while (path := parents.get(path, "")) not in ("", *seen):
        seen.add(path)
    return bool(path)


def _nodes(branch: _Branch, snapshot: Snapshot) -> Iterator[ContentsNode]:
    for child in branch.children:
        children = tuple(_nodes(child, snapshot))
        if child.article is not None:
            label = "" if child.article.path == child.place else snapshot.labels.get(child.place, "")
            yield ContentsNode(label or child.article.title, child.article.path, children)
        else:
            yield ContentsNode(snapshot.labels.get(child.place) or readable(child.place), "", children)


def _hoisted(nodes: Iterator[ContentsNode]) -> Iterator[ContentsNode]:
    """A folder that holds nothing but one folder is no step of its own."""
    found = list(nodes)
    if len(found) == 1 and not found[0].path:
        yield from _hoisted(iter(found[0].children))
        return
    for node in found:
        children = node.children
        while len(children) == 1 and not children[0].path:
            children = children[0].children
        yield ContentsNode(node.title, node.path, tuple(_hoisted_below(children)))


def _hoisted_below(nodes: tuple[ContentsNode, ...]) -> Iterator[ContentsNode]:
    for node in nodes:
        children = node.children
        while len(children) == 1 and not children[0].path:
            children = children[0].children
        yield ContentsNode(node.title, node.path, tuple(_hoisted_below(children)))
