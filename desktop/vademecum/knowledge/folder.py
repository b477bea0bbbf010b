"""A knowledge folder becomes a snapshot, and a changed folder becomes the next one cheaply.

Nothing is ever written to the folder. Files that did not change by size and time are not
opened; files that did, and hash to the same, are not parsed.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from vademecum.errors import Cancelled, KnowledgeError
from vademecum.knowledge.addresses import build_addresses, fold, split_suffix
from vademecum.knowledge.article import Article, Problem
from vademecum.knowledge.claims import CODES, clashes
from vademecum.knowledge.inherited import inherit_gates
from vademecum.knowledge.manifest import Manifest, load_manifest
from vademecum.knowledge.ordering import Guidance, natural, read_guidance, reading_order
from vademecum.knowledge.overlay import Overlay, find_overlay, load_overlay, unknown_pages
from vademecum.knowledge.page_files import PageFiles
from vademecum.knowledge.reading import LICENCES, ReadPage, read_page
from vademecum.knowledge.scan import STATED_NAMES, FileState, Listing, Stat, list_files, stat_of
from vademecum.knowledge.sites import published
from vademecum.knowledge.snapshot import Snapshot, changes, home_key

__all__ = [
    "Snapshot",
    "changes",
    "first_page",
    "looks_changed",
    "read_article",
    "read_folder",
]

Progress = Callable[[int, int, str], None]
"""Called as `progress(done, total, path)`, once for each page and once at the end."""

_FORMAT = "3"
"""Part of every fingerprint: raise it when the same folder is read into different articles."""
_RACY_NS = 2_000_000_000
"""A file changed so shortly before it was read may change again within the clock's resolution (FAT: 2 s)."""
_NO_PAGES = "There is no Markdown page in this folder. Add one, or open the folder that holds them."
_SNIPPET_FOLDER = re.compile(r"(?:^|/)_?(?:includes?|snippets?|partials?|reuse|shared-content|fragments?)/")
_TEMPLATE_FOLDER = re.compile(r"(?:^|/)_(?:includes|layouts|partials|snippets|data|sass|templates)/")


def read_folder(
    root: Path | str,
    *,
    overlay: Path | str | None = None,
    previous: Snapshot | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Snapshot:
    """Read a knowledge folder, reusing what did not change since `previous`.

    `overlay` is a file with front matter kept apart from the pages. Raises `KnowledgeError`
    when there is no such folder or it cannot be listed, and `Cancelled` when `cancelled`
    turns true; everything else that is wrong becomes a problem of the snapshot.
    """
    return _Reading(Path(root).absolute(), overlay, previous, cancelled).run(progress)


def read_article(root: Path | str, path: str, *, overlay: Path | str | None = None) -> Article:
    """Read one page at once, without looking at the others.

    Raises `KnowledgeError` when there is no such page in the folder or it cannot be read.
    """
    place = Path(root)
    manifest = load_manifest(place)
    listing = list_files(place, manifest.exclude)
    files = PageFiles(place, (*listing.pages, *listing.stated, *listing.others))
    above = load_overlay(find_overlay(place, manifest, overlay), manifest)
    read = read_page(path, stat_of(place / path)[0], files, above)
    if read.article is None:
        raise KnowledgeError(read.problem.message if read.problem else "not readable", path=f"{root}/{path}")
    return read.article


def looks_changed(snapshot: Snapshot) -> bool:
    """Whether the folder differs from the snapshot by names, sizes or times; no file is opened.

    A folder that cannot be listed counts as changed: reading it again says why.
    """
    try:
        listing = list_files(snapshot.root, snapshot.manifest.exclude)
    except KnowledgeError:
        return True
    if listing.others != snapshot.others or listing.refused != snapshot.refused:
        return True
    stats = {**listing.pages, **listing.stated}
    known = snapshot.files
    if any(
        path not in known or (known[path].size, known[path].mtime_ns) != stat for path, stat in stats.items()
    ):
        return True
    rest = known.keys() - stats.keys()
    if any(stat_of(snapshot.root / path) != (known[path].size, known[path].mtime_ns) for path in rest):
        return True
    return _overlay_changed(snapshot)


def first_page(root: Path | str) -> str:
    """Path of the page to show while the folder is still being read; empty when there is none.

    Raises `KnowledgeError` when the folder cannot be listed.
    """
    place = Path(root)
    manifest = load_manifest(place)
    pages = list_files(place, manifest.exclude).pages
    if manifest.home:
        wanted = fold(split_suffix(manifest.home)[0])
        if named := [path for path in pages if fold(split_suffix(path)[0]) == wanted]:
            return named[0]
    candidates = [path for path in pages if not _TEMPLATE_FOLDER.search(path)]
    return min(candidates, key=_first_key, default="")


def _first_key(path: str) -> tuple[bool, bool, bool, tuple[int, int], object]:
    """Sorts pages by how well a reader can begin with them, knowing no more than their names."""
    key = home_key(path)
    is_piece = _SNIPPET_FOLDER.search(path) is not None
    return path.lower() in LICENCES, is_piece, key is None, key or (0, 0), natural(split_suffix(path)[0])


def _overlay_changed(snapshot: Snapshot) -> bool:
    try:
        file = find_overlay(snapshot.root, snapshot.manifest, snapshot.given_overlay)
    except KnowledgeError:
        return True
    if file is None or file != snapshot.overlay.file:
        return file != snapshot.overlay.file
    return stat_of(file) != snapshot.overlay.stat


@dataclass(slots=True)
class _Pages:
    """What has been read so far."""

    articles: dict[str, Article] = field(default_factory=dict)
    states: dict[str, FileState] = field(default_factory=dict)
    needs: dict[str, Mapping[str, str]] = field(default_factory=dict)
    problems: dict[str, Problem] = field(default_factory=dict)
    """Page -> why it was left out."""


class _Reading:
    """One reading of one folder."""

    def __init__(
        self,
        root: Path,
        overlay: Path | str | None,
        previous: Snapshot | None,
        cancelled: Callable[[], bool] | None,
    ) -> None:
        self._root = root
        self._previous = previous
        self._cancelled = cancelled
        self._manifest: Manifest = load_manifest(root)
        self._listing: Listing = list_files(root, self._manifest.exclude, cancelled)
        self._given_overlay = Path(overlay) if overlay is not None else None
        self._overlay: Overlay = load_overlay(find_overlay(root, self._manifest, overlay), self._manifest)
        self._everything = (*self._listing.pages, *self._listing.stated, *self._listing.others)
        self._files = PageFiles(root, self._everything)
        self._pages = _Pages()

    def run(self, progress: Progress | None) -> Snapshot:
        total = len(self._listing.pages)
        for done, (path, stat) in enumerate(self._listing.pages.items()):
            if self._cancelled is not None and self._cancelled():
                raise Cancelled
            if progress is not None:
                progress(done, total, path)
            self._page(path, stat)
        if progress is not None:
            progress(total, total, "")
        return self._snapshot()

    def _page(self, path: str, stat: Stat) -> None:
        if not self._reuse(path, stat):
            self._keep(path, read_page(path, stat[0], self._files, self._overlay))

    def _keep(self, path: str, read: ReadPage) -> None:
        if read.state is not None:
            self._pages.states[path] = read.state
        if read.article is not None:
            self._pages.articles[path] = read.article
        if read.needs:
            self._pages.needs[path] = read.needs
        if read.problem is not None:
            self._pages.problems[path] = read.problem

    def _reuse(self, path: str, stat: Stat) -> bool:
        """Take the page over from the previous snapshot when nothing that it is made of has changed."""
        old = self._previous
        if old is None or path not in old.files or path not in old.articles:
            return False
        needs = old.needs.get(path, {})
        above, now = old.overlay, self._overlay
        if any(
            (above.pages.get(name), above.loses(name)) != (now.pages.get(name), now.loses(name))
            for name in (path, *needs)
        ):
            return False
        state = old.files[path]
        settled = state.mtime_ns + _RACY_NS < state.read_ns
        if not settled or (state.size, state.mtime_ns) != stat:
            loaded = self._files.load(path)
            if loaded is None or loaded[1].sha256 != state.sha256:
                return False
            state = loaded[1]
        if any(self._files.sha256(name) != sha256 for name, sha256 in needs.items()):
            return False
        article = old.articles[path]
        if article.modified != state.mtime_ns / 1e9:
            article = replace(article, modified=state.mtime_ns / 1e9)
        self._keep(path, ReadPage(article, state, needs))
        return True

    def _snapshot(self) -> Snapshot:
        pages, listing = self._pages, self._listing
        snippets = self._snippets()
        for path in self._previous.snippets - snippets if self._previous else ():
            if path in pages.articles:  # it was hidden as a snippet, whatever its own header says
                self._keep(path, read_page(path, listing.pages[path][0], self._files, self._overlay))
        articles = inherit_gates(
            {
                path: replace(article, hidden=True) if path in snippets and not article.hidden else article
                for path, article in pages.articles.items()
            }
        )
        guidance = read_guidance(self._root, listing.stated, listing.pages)
        loaded = {path: found for path in listing.stated if (found := self._files.load(path))}
        stated = {path: state for path, (_, state) in loaded.items()}
        sites = published(self._manifest.site, {path: data for path, (data, _) in loaded.items()})
        old = self._previous if self._same_outline(articles, stated) else None
        order = old.articles if old else reading_order(articles, self._manifest.order, guidance)
        ordered = {path: articles[path] for path in order}
        addresses = old.addresses if old else build_addresses(ordered, self._everything, sites)
        if old:
            claims = [problem for problem in old.problems if problem.code in CODES]
        else:
            claims = clashes(ordered, addresses, self._overlay.pages)
        return Snapshot(
            root=self._root,
            manifest=self._manifest,
            articles=ordered,
            snippets=snippets,
            files={**self._files.states, **stated, **pages.states},
            others=frozenset(listing.others),
            refused=frozenset(listing.refused),
            problems=self._problems(ordered, guidance, claims),
            fingerprint=self._fingerprint(ordered, stated),
            overlay=self._overlay,
            addresses=addresses,
            given_overlay=self._given_overlay,
            needs=pages.needs,
            labels=guidance.labels,
            sites=sites,
        )

    def _same_outline(self, articles: Mapping[str, Article], stated: Mapping[str, FileState]) -> bool:
        """Whether order, addresses and claims of the previous snapshot hold: only texts have changed."""
        old = self._previous
        if old is None or articles.keys() != old.articles.keys():
            return False
        if {path for paths in old.addresses.files.values() for path in paths} != set(self._everything):
            return False
        before = {path: state for path, state in old.files.items() if path.rpartition("/")[2] in STATED_NAMES}
        if before.keys() != stated.keys() or any(before[p].sha256 != stated[p].sha256 for p in stated):
            return False
        changed = (
            (old.articles[path], new) for path, new in articles.items() if new is not old.articles[path]
        )
        return all(
            (was.meta, was.title, was.hidden) == (now.meta, now.title, now.hidden)
            and not now.path.lower().endswith("summary.md")  # it may order the others
            for was, now in changed
        )

    def _snippets(self) -> frozenset[str]:
        """Pages that only others show: templates, and transcluded ones placed or named like snippets."""
        transcluded = {name for needs in self._pages.needs.values() for name in needs}

        def is_snippet(path: str, article: Article) -> bool:
            if _TEMPLATE_FOLDER.search(path):
                return True
            if _SNIPPET_FOLDER.search(path):
                # Without a title of its own it is a piece of text, even if nothing shows it now.
                return path in transcluded or not (article.headings or article.meta.get("title"))
            return path in transcluded and path.rpartition("/")[2].startswith("_")

        return frozenset(path for path, article in self._pages.articles.items() if is_snippet(path, article))

    def _problems(
        self, articles: Mapping[str, Article], guidance: Guidance, claims: list[Problem]
    ) -> tuple[Problem, ...]:
        found = [
            *self._manifest.problems,
            *self._overlay.problems,
            *unknown_pages(self._overlay, articles),
            *self._listing.problems,
            *([] if articles else [Problem(".", 0, "no-pages", _NO_PAGES)]),
            *guidance.problems,
            *self._pages.problems.values(),
            *(problem for article in articles.values() for problem in article.problems),
            *claims,
        ]
        return tuple(sorted(dict.fromkeys(found), key=lambda p: (p.path, p.line, p.code, p.message)))

    def _fingerprint(self, articles: Mapping[str, Article], stated: Mapping[str, FileState]) -> str:
        digest = hashlib.sha256(_FORMAT.encode())
        parts = {path: article.sha256 for path, article in articles.items()}
        parts.update({path: state.sha256 for path, state in stated.items()})
        parts["\0overlay"] = self._overlay.sha256
        for path, sha256 in sorted(parts.items()):
            digest.update(f"\0{path}\0{sha256}".encode())
        return digest.hexdigest()
