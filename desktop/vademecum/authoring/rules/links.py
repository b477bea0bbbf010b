"""Links that lead nowhere: missing pages and files, missing sections, addresses that are never followed."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Iterator

from rapidfuzz import process
from rapidfuzz.distance import OSA

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Followed, Inspection
from vademecum.knowledge import values
from vademecum.knowledge.addresses import split_suffix

_NEAR = 0.34
"""Share of the letters that may differ in a name that is offered instead."""
_SHOWN = 60
"""Characters of an address that a message shows."""


def _find(inspection: Inspection) -> Iterator[Finding]:
    for followed in inspection.links:
        if found := _judge(inspection, followed):
            yield found
    yield from _related(inspection)
    yield from _redirects(inspection)
    yield from _sections(inspection)


def _judge(inspection: Inspection, followed: Followed) -> Finding | None:
    target, link, path = followed.target, followed.link, followed.article.path
    line = inspection.link_place(followed)[0]
    shown = link.target if len(link.target) <= _SHOWN else link.target[:_SHOWN] + "…"
    if not link.target.strip():
        what = "picture" if link.image else "link"
        return finding(path, line, "empty-link", f"This {what} has no address. Add one or remove it.")
    if target.kind == "missing":
        if link.image:
            return None  # pictures.py
        near = suggestion(target.path, inspection.snapshot.articles)
        offer = f" Did you mean {near}?" if near else " Correct the address or remove the link."
        note = target.note or f"There is no {target.path}."
        # Outliners and wikis link to pages that are still to be written.
        severity = "warning" if link.target.startswith("[[") else "error"
        return finding(path, line, "broken-link", f"The link `{shown}` is broken. {note}{offer}", severity)
    if target.kind == "refused":
        code = "refused-image" if link.image else "refused-link"
        return finding(path, line, code, f"`{shown}` is refused. {target.note}", "error")
    return _oddity(inspection, followed, line, shown)


def _oddity(inspection: Inspection, followed: Followed, line: int, shown: str) -> Finding | None:
    """What a link that leads to a page misses there."""
    target = followed.target
    if "has no page of its own" in target.note:
        message = f"The link `{shown}` names a folder. {target.note}"
        return finding(followed.article.path, line, "folder-link", message, "info")
    if target.kind in ("article", "anchor") and "has no section #" in target.note:
        return _missed_section(inspection, followed, line, shown)
    return None


def _missed_section(inspection: Inspection, followed: Followed, line: int, shown: str) -> Finding:
    target = followed.target
    slugs = [heading.slug for heading in inspection.snapshot.articles[target.path].headings]
    wanted = followed.link.target.partition("#")[2].rstrip("]").partition("|")[0]
    near = suggestion(wanted, slugs)
    offer = f"Did you mean #{near}?" if near else "Correct the part after #, or remove it."
    message = f"The link `{shown}` misses its section: {target.path} has no #{wanted}. {offer}"
    return finding(followed.article.path, line, "broken-anchor", message, "error")


def _related(inspection: Inspection) -> Iterator[Finding]:
    for article in inspection.pages:
        for name in article.related:
            if not inspection.leads_to(article.path, name):
                path, line = inspection.key_place(article.path, "related", "see_also")
                near = suggestion(name, inspection.snapshot.articles)
                offer = f"Did you mean {near}?" if near else "Correct or remove it."
                message = f"`related` names `{name}`, and there is no such page. {offer}"
                yield finding(path, line, "broken-related", message, "error")


def _redirects(inspection: Inspection) -> Iterator[Finding]:
    table = inspection.snapshot.addresses
    for article in inspection.pages:
        target = values.text(article.meta.get("redirect")) or values.text(article.meta.get("redirect_to"))
        if target and article.path not in table.redirects and article.path not in table.loops:
            path, line = inspection.key_place(article.path, "redirect", "redirect_to")
            outside = "://" in target
            near = "" if outside else suggestion(target, inspection.snapshot.articles)
            what = "leads out of the folder, where no redirect goes" if outside else "is no page here"
            offer = f"Did you mean {near}?" if near else "Name a page of this folder, or link to it here."
            message = (
                f"`redirect` names `{target[:_SHOWN]}`, which {what}, so this page itself is shown. {offer}"
            )
            yield finding(path, line, "broken-redirect", message, "warning" if outside else "error")
        for former in values.texts(article.meta.get("redirect_from")):
            if "://" in former:
                path, line = inspection.key_place(article.path, "redirect_from")
                message = (
                    f"`redirect_from` names `{former[:_SHOWN]}`, and no link in the folder leads there. "
                    "Write the former path alone."
                )
                yield finding(path, line, "outside-redirect", message)


def _sections(inspection: Inspection) -> Iterator[Finding]:
    for article in inspection.pages:
        slugs = {heading.slug for heading in article.headings}
        slugs |= {alias for heading in article.headings for alias in (*heading.aliases, *heading.anchors)}
        slugs |= set(article.anchors)
        named = [*article.section_routes, *((route, route.fragment) for route in article.routes)]
        for route, slug in named:
            if slug and slug not in slugs:
                path, line = inspection.key_place(article.path, "sections", "route", "routes")
                near = suggestion(slug, slugs)
                offer = f"Did you mean {near}?" if near else "Name the anchor of a heading."
                message = f"The route {route.pattern} names the section `{slug}`, which is not there. {offer}"
                yield finding(path, line, "broken-section-route", message, "error")


def suggestion(wanted: str, names: Iterable[str]) -> str:
    """The name that is most likely meant; empty when none is near. Equal ones: first in order."""
    choices = sorted(names)
    base = split_suffix(posixpath.basename(wanted))[0].casefold()
    same = [name for name in choices if split_suffix(posixpath.basename(name))[0].casefold() == base]
    if len(same) == 1 and base:
        return same[0]
    best = process.extractOne(wanted, choices, scorer=OSA.normalized_distance, score_cutoff=_NEAR)
    return str(best[0]) if best else ""


RULE = Rule(
    "links",
    (
        "broken-link",
        "folder-link",
        "broken-anchor",
        "broken-related",
        "broken-redirect",
        "outside-redirect",
        "broken-section-route",
        "empty-link",
        "refused-link",
        "refused-image",
    ),
    _find,
)
