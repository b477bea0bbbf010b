"""The contents tree of a folder, for one reader.

Folders become branches, and a page that stands for its folder (`guide/index.md`, `guide.md`
beside `guide/`) becomes the branch itself. Where pages name their `parent`, as Jekyll's do, the
tree follows them. Hidden articles and snippets stand in no tree. A folder with one page only, which its
author gave no title, is no step: the page stands in its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from vademecum.knowledge import values
from vademecum.knowledge.addresses import INDEX_STEMS, fold, split_suffix
from vademecum.knowledge.article import Article
from vademecum.knowledge.language_folders import language_name
from vademecum.knowledge.ordering import folders_of, parents
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
        if not article.hidden and not values.boolean(article.meta.get("nav_exclude")) and readable_by(article)
    }
    folders = folders_of(shown)
    top = _Branch("")
    places = {"": top}
    parent_of = parents(shown)
    pages: dict[str, _Branch] = {}
    for path, article in shown.items():
        folder = "" if path in parent_of else _folder_for(path, folders)
        branch = _place(places, folder) if folder else _Branch(path)
        if branch.article is not None:
            branch = _Branch(path)  # another page already stands for the folder
        branch.article = article
        pages[path] = branch
        if branch.place == path and path not in parent_of:
            _place(places, path.rpartition("/")[0]).children.append(branch)
    for path, parent in parent_of.items():
        pages[parent].children.append(pages[path])
    return _without_steps(_nodes(top, snapshot), at_top=True)


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


def _folder_for(path: str, folders: set[str]) -> str:
    """The folder that this page stands for, if any."""
    folder, _, name = path.rpartition("/")
    stem = split_suffix(name)[0]
    if folder and (fold(stem) in INDEX_STEMS or fold(stem) == fold(folder.rpartition("/")[2])):
        return folder
    below = split_suffix(path)[0]
    return below if below in folders else ""


def _nodes(branch: _Branch, snapshot: Snapshot) -> tuple[ContentsNode, ...]:
    found: list[ContentsNode] = []
    only: list[ContentsNode | None] = []
    """For each node the page that may stand in its place."""
    for child in branch.children:
        children = _nodes(child, snapshot)
        label = snapshot.labels.get(child.place, "")
        if child.article is not None:
            label = "" if child.article.path == child.place else label
            found.append(ContentsNode(label or child.article.title, child.article.path, children))
            only.append(None)
        else:
            found.append(ContentsNode(label or _folder_title(child, branch), "", children))
            is_step = len(children) == 1 and bool(children[0].path) and not label
            only.append(children[0] if is_step else None)
    titles = Counter((page or node).title for node, page in zip(found, only, strict=True))
    # Where two would be called the same, their folders tell them apart.
    return tuple(
        page if page is not None and titles[page.title] == 1 else node
        for node, page in zip(found, only, strict=True)
    )


def _folder_title(folder: _Branch, branch: _Branch) -> str:
    """What a folder is called that nobody gave a title."""
    beside = (child.place.rpartition("/")[2] for child in branch.children if child is not folder)
    return language_name(folder.place.rpartition("/")[2], beside) or readable(folder.place)


def _without_steps(nodes: tuple[ContentsNode, ...], *, at_top: bool = False) -> tuple[ContentsNode, ...]:
    """A folder that holds nothing but one folder, or is alone at the top, is no step of its own."""
    if len(nodes) == 1 and not nodes[0].path and (at_top or nodes[0].children):
        return _without_steps(nodes[0].children, at_top=at_top)
    return tuple(ContentsNode(node.title, node.path, _without_steps(node.children)) for node in nodes)
