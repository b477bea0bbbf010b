"""Where a link or picture leads, as its author meant it, and never out of the folder.

dns.md, ./dns.md, dns, dns/, dns.html    the page beside this one
/guide/dns                               from the top of the folder
../img/a%20b.png, ..\\img\\a b.png         percent-encoding is decoded once, `+` stays
IMG/Shot.PNG                             another letter case, when only one file fits; with a note
old/name.md                              an alias or permalink of the page that moved
[[DNS records#Verify]]                   by file name, title or alias
dns.md#verify-it, #verify-it             a section; punctuation and case may differ
https://example.org/manual/dns/          the page, where the folder's site is https://example.org/manual/
commands/                                a folder without a page of its own: its first page; with a note
"""

from __future__ import annotations

import html
import os
import posixpath
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal
from urllib.parse import unquote

from vademecum.knowledge.addresses import address, fold, split_suffix, wiki_key
from vademecum.knowledge.article import Article
from vademecum.knowledge.sites import Site
from vademecum.knowledge.slugs import loose, nearest, slug
from vademecum.knowledge.snapshot import Snapshot

Kind = Literal["article", "anchor", "image", "file", "external", "mail", "missing", "refused"]

IMAGE_SUFFIXES = (".png", ".jpg", ".jpeg", ".gif", ".svg", ".svgz", ".webp", ".bmp", ".ico", ".avif", ".apng")

_OUTSIDE: dict[str, Kind] = {"http": "external", "https": "external", "mailto": "mail"}
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_INVISIBLE = re.compile(r"[\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]")
_WIKI = re.compile(r"!?\[\[([^\]|]*)(?:\|[^\]]*)?\]\]")
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?")
"""A folder that holds one language of a folder in several."""
_CASE = "The file is called {}. Write it so: other systems mind letter case."
_NO_INDEX = "The folder {} has no page of its own; its first page, {}, is shown."
_DEVICES = re.compile(
    r"(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:[.: ].*)?", re.IGNORECASE
)
_TOPS = ("", "docs", "content", "src", "static", "public", "assets", "pages")
"""Where site generators put what their `/` means."""


@dataclass(frozen=True, slots=True)
class Target:
    """Where a link leads."""

    kind: Kind
    path: str = ""
    """Of the page, picture or file, relative to the folder; for a missing one, what was looked for."""
    slug: str = ""
    """Section of the page; empty for its top."""
    url: str = ""
    """For `external` and `mail`: the address as written; else empty."""
    note: str = ""
    """For the author and, when missing or refused, the reader: what is odd and how to mend it."""


def resolve(snapshot: Snapshot, from_path: str, target: str) -> Target:
    """Where `target`, as written in the page `from_path`, leads. Never raises.

    An `anchor` is a section of the page itself. Whatever could start a program, reach another
    machine or read a file outside of the folder is `refused`.
    """
    written = html.unescape(target).strip()
    if wiki := _WIKI.fullmatch(written):
        return _Resolver(snapshot, from_path).wiki(wiki[1])
    outside = _by_scheme(snapshot, written)
    if outside is None:
        return _Resolver(snapshot, from_path).link(written)
    own = published_page(snapshot, outside.url, snapshot.sites) if outside.kind == "external" else None
    return own or outside


def published_page(snapshot: Snapshot, url: str, sites: Iterable[Site]) -> Target | None:
    """The page, or file, of the folder that a web address on one of these sites means."""
    for site in sites:
        tail = site.tail(url)
        if tail is not None and (found := _Resolver(snapshot, "").published(tail, url, site.folder)):
            return found
    return None


def _by_scheme(snapshot: Snapshot, written: str) -> Target | None:
    """The target when it begins with a scheme or names a machine or a drive."""
    visible = _INVISIBLE.sub("", written).strip()
    if visible.replace("\\", "/").startswith("//") or unquote(visible).replace("\\", "/").startswith("//"):
        return Target("refused", note="It names another machine. Copy the file into the folder.")
    found = _SCHEME.match(visible) or _SCHEME.match(unquote(visible))
    if not found or unquote(written.partition("#")[0]) in snapshot.articles:  # a file name with a colon in it
        return None
    scheme = found[1].lower()
    if scheme in _OUTSIDE:
        return Target(_OUTSIDE[scheme], url=visible)
    if len(scheme) == 1:
        return Target("refused", note="It names a drive of one computer. Use a path inside the folder.")
    return Target("refused", note=f"Links with `{scheme}:` are not followed. Use a page, http(s) or mailto.")


class _Resolver:
    """Resolves the targets of one page."""

    def __init__(self, snapshot: Snapshot, from_path: str) -> None:
        self._snapshot = snapshot
        self._from = from_path
        self._folder = from_path.rpartition("/")[0]

    def link(self, written: str) -> Target:
        path, _, fragment = written.partition("#")
        fragment = unquote(fragment)
        where = path if self._exists(unquote(path)) else path.partition("?")[0]
        if not where:
            return self._here(fragment)
        decoded = unquote(where)
        slashed = decoded.replace("\\", "/")
        note = "It is written with a backslash. Use a slash." if "\\" in decoded else ""
        if "\0" in slashed or any(_DEVICES.fullmatch(part.strip()) for part in slashed.split("/")):
            return Target("refused", note="It names a device, not a file.")
        found = self._file(slashed, note)
        return self._described(found[0], fragment or found[2], found[1]) if found else self._missing(slashed)

    def published(self, tail: str, url: str, folder: str) -> Target | None:
        """The page or file at `tail` of the folder's own site; None when none has exactly that name."""
        fragment, path = unquote(url.partition("#")[2]), unquote(tail)
        if not path:
            return self._described(self._snapshot.home, fragment, "") if self._snapshot.home else None
        for top in dict.fromkeys((folder, *(posixpath.join(folder, top) for top in _TOPS))):
            place = posixpath.normpath(posixpath.join(top, path))
            if place.startswith("../"):
                continue
            found = self._exact(place, folder=True) or self._exact(place, folder=False)
            moved, section = (found, "") if found else self._snapshot.by_address(place)
            if moved:
                return self._described(moved, fragment or section, "")
        return None

    def wiki(self, name: str) -> Target:
        where, _, fragment = name.strip().partition("#")
        fragment = fragment.rpartition("#")[2]
        if not where:
            return self._here(fragment)
        table = self._snapshot.addresses
        paths = table.names.get(wiki_key(split_suffix(where)[0])) or self._called(where)
        if paths:
            # Of several with that name, the one beside this page is meant, as in Obsidian.
            near = [path for path in paths if path.rpartition("/")[0] == self._folder]
            return self._described((near or paths)[0], fragment, "")
        outside = _by_scheme(self._snapshot, where)
        plain = outside if outside and outside.url else self.link(where)
        if plain.kind != "missing":
            return plain
        return Target("missing", where.lstrip("/"), note=f"There is no page {where}.")

    def _called(self, name: str) -> tuple[str, ...]:
        """Files of that name, in any folder."""
        ending = "/" + fold(name)
        table = self._snapshot.addresses.files
        return tuple(path for key, paths in table.items() if f"/{key}".endswith(ending) for path in paths)

    def _here(self, fragment: str) -> Target:
        article = self._snapshot.articles.get(self._from)
        return self._section("anchor", article, fragment) if article else Target("missing", self._from)

    def _described(self, path: str, fragment: str, note: str) -> Target:
        article = self._snapshot.articles.get(self._snapshot.addresses.redirects.get(path, path))
        if article is not None:
            return self._section("article", article, fragment, note)
        if not _is_inside(self._snapshot, path):
            return Target("refused", path, note="It leads out of the folder. Copy the file into it.")
        return Target("image" if path.lower().endswith(IMAGE_SUFFIXES) else "file", path, note=note)

    def _section(self, kind: Kind, article: Article, fragment: str, note: str = "") -> Target:
        found, missed = find_section(article, fragment)
        if missed:
            note = f"{note} {article.path} has no section #{fragment}.".strip()
        return Target(kind, article.path, found, note=note)

    def _file(self, slashed: str, note: str) -> tuple[str, str, str] | None:
        """(path, note, section of an alias) of the first reading of the target that fits a file."""
        is_folder = slashed.endswith("/") or slashed.rpartition("/")[2] in (".", "..")
        for base in dict.fromkeys(self._bases(slashed)):
            path = posixpath.normpath(posixpath.join(base, slashed.lstrip("/")))
            if path == ".." or path.startswith(("../", "/")):
                continue
            path = "" if path == "." else path
            if exact := self._exact(path, folder=is_folder):
                return exact, note, ""
            if found := self._otherwise(path, is_folder):
                return found[0], f"{note} {found[1]}".strip(), found[2]
        # Obsidian finds a page by its name wherever it lies.
        named = self._snapshot.addresses.names.get(wiki_key(split_suffix(slashed.rpartition("/")[2])[0]), ())
        if len(named) == 1:
            return named[0], f"{note} It lies elsewhere, at {named[0]}. Write its path.".strip(), ""
        return self._listed(slashed, note)

    def _listed(self, slashed: str, note: str) -> tuple[str, str, str] | None:
        """The first page in a folder that has none of its own: site generators list its pages there."""
        if slashed == "/" and self._snapshot.home:
            return self._snapshot.home, note, ""
        for base in dict.fromkeys(self._bases(slashed)):
            path = posixpath.normpath(posixpath.join(base, slashed.strip("/")))
            below = f"{fold(path)}/"
            for name, page in self._snapshot.articles.items():
                if fold(name).startswith(below) and not page.hidden and name != self._from:
                    return name, f"{note} {_NO_INDEX.format(path, name)}".strip(), ""
        return None

    def _otherwise(self, path: str, is_folder: bool) -> tuple[str, str, str] | None:
        """(path, note, section) by another letter case, a former address, or in another language."""
        cased = self._snapshot.addresses.files.get(fold(path), ())
        if len(cased) == 1:
            return cased[0], _CASE.format(cased[0]), ""
        moved, section = self._snapshot.by_address(f"{path}/" if is_folder else path) if path else ("", "")
        if moved:
            note = _CASE.format(moved) if address(path) == address(moved) else ""
            return moved, note, section
        other = self._other_language(path)
        return (other, f"It is not there in this language; {other} is shown.", "") if other else None

    def _bases(self, slashed: str) -> Iterator[str]:
        """Folders that the target may start from, the likeliest first."""
        above = [self._folder]
        while above[-1]:
            above.append(above[-1].rpartition("/")[0])
        if slashed.startswith("/"):
            yield from (*_TOPS, *above)
            return
        yield self._folder
        # On a web site a page is a folder of its own, and some authors count from there.
        yield split_suffix(self._from)[0]
        # Site generators also look from the top of the content, and of the files served as they are.
        yield from (*above[1:], *_TOPS)

    def _other_language(self, path: str) -> str:
        """The same file in the folder's main language, where each language has a folder of its own."""
        main = self._snapshot.manifest.language or "en"
        parts = path.split("/")
        for i, part in enumerate(parts[:-1]):
            if part != main and _LANGUAGE.fullmatch(part):
                found = self._exact("/".join((*parts[:i], main, *parts[i + 1 :])), folder=False)
                if found:
                    return found
        return ""

    def _exact(self, path: str, *, folder: bool) -> str:
        """The file that `path` names as written, with or without its suffix."""
        if path and not folder and self._exists(path):
            return path
        stem, suffix = split_suffix(path)
        pages = self._snapshot.addresses.pages.get(fold(stem if suffix in (".html", ".htm") else path), ())
        kept = [page for page in pages if _spelt(page, path, stem)]
        if not kept:
            return ""
        return kept[-1] if folder else kept[0]

    def _exists(self, path: str) -> bool:
        folder = self._snapshot
        return path in folder.articles or path in folder.files or path in folder.others

    def _missing(self, slashed: str) -> Target:
        base = "" if slashed.startswith("/") else self._folder
        path = posixpath.normpath(posixpath.join(base, slashed.lstrip("/")))
        if path == ".." or path.startswith(("../", "/")):
            return Target("refused", note=f"{slashed} leads out of the folder. Copy the file into it.")
        if path in self._snapshot.refused:
            return Target("refused", path, note=f"{path} is a link out of the folder. Copy the file into it.")
        return Target("missing", path, note=f"There is no {path} in the folder.")


def _spelt(page: str, path: str, stem: str) -> bool:
    """Whether the page lies where `path` says, letter case included."""
    place = split_suffix(page)[0]
    return place in (path, stem) or place.rpartition("/")[0] in (path, stem)


def _is_inside(snapshot: Snapshot, path: str) -> bool:
    """Whether the file is in the folder now, wherever links on its way lead."""
    root = os.path.realpath(snapshot.root)
    return os.path.realpath(os.path.join(root, path)).startswith(root + os.sep)  # noqa: PTH118 - realpath's partner


def find_section(article: Article, fragment: str) -> tuple[str, bool]:
    """The slug that `fragment` means in this article, and whether it was missed.

    `fragment` is decoded. First as written, then as another anchor or the text of a heading,
    then without regard to punctuation, hyphens, case and emoji.
    """
    wanted = fragment.partition(":~:")[0].removeprefix("^")
    if not wanted or wanted == "top":
        return "", False
    slugs = {heading.slug: heading.slug for heading in article.headings}
    if wanted in slugs:
        return wanted, False
    others = {alias: heading.slug for heading in article.headings for alias in heading.aliases}
    others |= {anchor: anchor for heading in article.headings for anchor in heading.anchors}
    others |= {anchor: anchor for anchor in article.anchors}
    if wanted in others:
        return others[wanted], False
    folded = fold(slug(wanted))
    for heading in article.headings:
        if fold(heading.slug) == folded or fold(heading.text) == fold(wanted):
            return heading.slug, False
    near = nearest(wanted, (*slugs, *others)) if loose(wanted) else ""
    return others.get(near, near), not near
