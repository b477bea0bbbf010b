"""Pages that nothing leads to.

Contents lists every page that is not hidden, so only a hidden page without a link to it is lost.
But a page that no other page, order or route names is one that its author may have forgotten, and pages
that only link to one another are an island that no reader comes to from the home page.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.knowledge.addresses import INDEX_STEMS, fold, split_suffix
from vademecum.knowledge.article import Article
from vademecum.knowledge.patterns import matcher

_MANY = 3
"""Pages without a link from which on, when they are more than half of a folder, one remark stands for all."""
_SHOWN = 3
"""Pages that such a remark names."""


def _find(inspection: Inspection) -> Iterator[Finding]:
    snapshot = inspection.snapshot
    leads = _leads(inspection)
    reached = _reached(snapshot.home, leads)
    linked_by: dict[str, str] = {}
    for source in sorted(leads):
        for path in leads[source] - {source}:
            linked_by.setdefault(path, source)
    lost: list[Article] = []
    for article in inspection.pages:
        if article.path in reached or article.routes or article.section_routes or article.aliases:
            continue
        if article.meta.get("redirect") or article.meta.get("redirect_to") or article.confidence == "low":
            continue
        if not article.hidden:
            lost.append(article)
        elif article.path not in linked_by:
            message = (
                "The page is hidden and no page links to it, so nobody can open it. Link to it or show it."
            )
            yield finding(article.path, 0, "unreachable-page", message)
    yield from _lost(inspection, lost, linked_by)


def _lost(inspection: Inspection, lost: list[Article], linked_by: dict[str, str]) -> Iterator[Finding]:
    snapshot = inspection.snapshot
    named = matcher(snapshot.manifest.order)
    alone = [
        article
        for article in lost
        if article.path not in linked_by
        and not named(article.path)
        and article.order is None
        and not _is_index(article)
    ]
    if len(alone) >= _MANY and len(alone) * 2 > len(inspection.pages):
        names = ", ".join(article.path for article in alone[:_SHOWN])
        message = (
            f"No page leads to {len(alone)} of {len(inspection.pages)} pages, such as {names}: readers "
            "find them through Contents and search alone. Link them, or list them under `order`."
        )
        yield finding(snapshot.manifest.path or ".", 0, "unlinked-pages", message, "info")
    else:
        for article in alone:
            message = "No page leads here: it is found through Contents and search alone. Link to it."
            yield finding(article.path, 0, "unreachable-page", message)
    # A home that nobody chose says nothing about the way that readers should take.
    apart = [article for article in lost if article.path in linked_by] if _has_home(inspection) else []
    if apart:
        first, more = apart[0].path, len(apart) - 1
        message = (
            f"No chain of links leads from the home page, {snapshot.home}, to {first}"
            f"{f' and {more} more' if more else ''}, although {linked_by[first]} links to it. Link to it "
            "from a page that is reached."
        )
        yield finding(snapshot.manifest.path or ".", 0, "unreached-pages", message, "info")


def _has_home(inspection: Inspection) -> bool:
    """Whether an author chose the page that opens first: in the manifest, by its name or by its route."""
    snapshot = inspection.snapshot
    home = snapshot.articles.get(snapshot.home)
    if home is None:
        return False
    at_top = _is_index(home) and "/" not in home.path
    return bool(snapshot.manifest.home) or at_top or any(route.pattern == "/" for route in home.routes)


def _leads(inspection: Inspection) -> dict[str, set[str]]:
    """Page -> the pages that it links to or names as related."""
    leads: dict[str, set[str]] = {}
    for followed in inspection.links:
        if followed.target.kind == "article":
            leads.setdefault(followed.article.path, set()).add(followed.target.path)
    for article in inspection.pages:
        leads.setdefault(article.path, set()).update(
            filter(None, (inspection.leads_to(article.path, name) for name in article.related))
        )
    return leads


def _reached(home: str, leads: dict[str, set[str]]) -> set[str]:
    """Paths that a reader comes to from the home page, link by link."""
    seen, waiting = {home}, deque([home])
    while waiting:
        for path in sorted(leads.get(waiting.popleft(), set()) - seen):
            seen.add(path)
            waiting.append(path)
    return seen


def _is_index(article: Article) -> bool:
    return fold(split_suffix(article.path.rpartition("/")[2])[0]) in INDEX_STEMS


RULE = Rule("reach", ("unreachable-page", "unlinked-pages", "unreached-pages"), _find)
