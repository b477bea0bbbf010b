"""Entries of the manifest that name nothing: home, site, order, exclude, reference."""

from __future__ import annotations

from collections.abc import Iterator

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.authoring.rules.links import suggestion
from vademecum.knowledge.patterns import matcher
from vademecum.knowledge.sites import bare


def _find(inspection: Inspection) -> Iterator[Finding]:
    snapshot = inspection.snapshot
    manifest = snapshot.manifest
    if manifest.home and not snapshot.locate(manifest.home)[0]:
        near = suggestion(manifest.home, snapshot.articles)
        offer = f"Did you mean {near}?" if near else "Name a page of the folder."
        message = f"`home` names {manifest.home}, which is not there. {offer}"
        yield finding(manifest.path, inspection.manifest_line("home"), "broken-home", message, "error")
    for site in manifest.site:
        if not bare(site):
            message = (
                f"`site` is {site}, which is no web address. Write `https://…` up to the folder's first page."
            )
            yield finding(manifest.path, inspection.manifest_line("site", site), "site-form", message)
    for key, entries in (("order", manifest.order), ("reference", manifest.reference)):
        for entry in entries:
            matches = matcher([entry])
            if any(matches(path) for path in snapshot.articles) or snapshot.find(entry.rstrip("/")):
                continue
            near = suggestion(entry, snapshot.articles)
            offer = f"Did you mean {near}?" if near else "Correct or remove it."
            message = f"`{key}` names {entry}, and no page fits. {offer}"
            line = inspection.manifest_line(key, entry)
            yield finding(manifest.path, line, "unused-entry", message)


RULE = Rule("manifest", ("broken-home", "site-form", "unused-entry"), _find)
