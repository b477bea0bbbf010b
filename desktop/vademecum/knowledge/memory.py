"""Pages held in memory: a host's own articles over or beside those of the folder."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import replace

from vademecum.errors import KnowledgeError
from vademecum.knowledge.addresses import build_addresses
from vademecum.knowledge.article import Article
from vademecum.knowledge.claims import CODES, clashes
from vademecum.knowledge.inherited import inherit_gates
from vademecum.knowledge.page_files import MAX_PAGE, PageFiles
from vademecum.knowledge.reading import read_bytes
from vademecum.knowledge.scan import PAGE_SUFFIXES, FileState
from vademecum.knowledge.snapshot import Snapshot


def check_path(path: str) -> None:
    """Raise `KnowledgeError` when `path` is no address that a page of a folder could have."""
    segments = path.split("/")
    if not path or "\\" in path or any(segment in ("", ".", "..") for segment in segments):
        raise KnowledgeError(
            f"{path!r} is no path of a page", mend="Use a relative path such as `guide/dns.md`"
        )
    if not path.lower().endswith(PAGE_SUFFIXES):
        raise KnowledgeError(f"{path!r} is no Markdown page", mend="End the path with `.md`")


def with_pages(
    folder: Snapshot, texts: Mapping[str, str], without: Collection[str], before: Snapshot | None = None
) -> Snapshot:
    """The folder with the pages `texts` (path -> Markdown) put in and the pages `without` left out.

    Articles that have the same text in `before` are taken over from it. Raises `KnowledgeError`
    for a path that no page can have and for a page above 10 MB.
    """
    if not texts and not without:
        return folder
    made = {path: _article(folder, path, text, before) for path, text in sorted(texts.items())}
    kept = {path: article for path, article in folder.articles.items() if path not in without}
    articles = inherit_gates({**kept, **made})
    everything = (*folder.files, *folder.others, *texts)
    addresses = build_addresses(articles, everything, folder.sites)
    problems = [
        *(
            p
            for p in folder.problems
            if p.path not in texts and p.path not in without and p.code not in CODES
        ),
        *(problem for path in made for problem in articles[path].problems),
        *clashes(articles, addresses, folder.overlay.pages),
    ]
    return replace(
        folder,
        articles=articles,
        addresses=addresses,
        texts=dict(texts),
        problems=tuple(sorted(dict.fromkeys(problems), key=lambda p: (p.path, p.line, p.code, p.message))),
        fingerprint=_fingerprint(folder, made, without),
    )


def _article(folder: Snapshot, path: str, text: str, before: Snapshot | None) -> Article:
    if before is not None and before.texts.get(path) == text and path in before.articles:
        return before.articles[path]
    check_path(path)
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > MAX_PAGE:
        raise KnowledgeError(f"the page is larger than {MAX_PAGE // 2**20} MB", path=path, mend="Split it")
    files = PageFiles(folder.root, (*folder.files, *folder.others))
    state = FileState(len(data), 0, hashlib.sha256(data).hexdigest())
    read = read_bytes(path, data, state, files, folder.overlay)
    if read.article is None:
        raise KnowledgeError(read.problem.message if read.problem else "it is no text", path=path)
    return read.article


def _fingerprint(folder: Snapshot, made: Mapping[str, Article], without: Collection[str]) -> str:
    digest = hashlib.sha256(folder.fingerprint.encode())
    for path, article in made.items():
        digest.update(f"\0{path}\0{article.sha256}".encode())
    for path in sorted(without):
        digest.update(f"\0-{path}".encode())
    return digest.hexdigest()
