"""Pages that nothing leads to.

Contents lists every page that is not hidden, so only a hidden page without a link to it is lost.
But a page that no other page, order or route names is one that its author may have forgotten.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.knowledge.addresses import INDEX_STEMS, fold, split_suffix
from vademecum.knowledge.article import Article
from vademecum.knowledge.patterns import matcher

_FEW = 10
"""Pages of a folder in which each one without a link is worth a word, however many they are."""


def _find(inspection: Inspection) -> Iterator[Finding]:
    snapshot = inspection.snapshot
    reached = _reached(inspection)
    named = matcher(snapshot.manifest.order)
    lost: list[Article] = []
    for article in inspection.pages:
        if article.path in reached or article.routes or article.section_routes or article.aliases:
            continue
        if article.meta.get("redirect") or article.meta.get("redirect_to") or article.confidence == "low":
            continue
        if article.hidden:
            message = (
                "The page is hidden and no page links to it, so nobody can open it. Link to it or show it."
            )
            yield finding(article.path, 0, "unreachable-page", message)
        elif (
            not article.hidden
            and not named(article.path)
            and article.order is None
            and not _is_index(article)
        ):
            lost.append(article)
    if len(inspection.pages) > _FEW and len(lost) * 2 > len(inspection.pages):
        message = (
            f"No page leads to {len(lost)} of {len(inspection.pages)} pages, such as {lost[0].path}: readers "
            "find them through Contents and search alone. Link them, or list them under `order`."
        )
        yield finding(snapshot.manifest.path or ".", 0, "unlinked-pages", message, "info")
        return
    for article in lost:
        message = "No page leads here: it is found through Contents and search alone. Link to it."
        yield finding(article.path, 0, "unreachable-page", message)


def _reached(inspection: Inspection) -> set[str]:
    """Paths that a reader comes to from the home page, link by link."""
    leads: dict[str, set[str]] = {}
    for followed in inspection.links:
        if followed.target.kind == "article":
            leads.setdefault(followed.article.path, set()).add(followed.target.path)
    for article in inspection.pages:
        leads.setdefault(article.path, set()).update(
            filter(None, (inspection.leads_to(article.path, name) for name in article.related))
        )
    home = inspection.snapshot.home
    seen, waiting = {home}, deque([home])
    while waiting:
        for path in sorted(leads.get(waiting.popleft(), set()) - seen):
            seen.add(path)
            waiting.append(path)
    return seen


def _is_index(article: Article) -> bool:
    return fold(split_suffix(article.path.rpartition("/")[2])[0]) in INDEX_STEMS


RULE = Rule("reach", ("unreachable-page", "unlinked-pages"), _find)
