"""Links that leave the help for pages that it holds: the folder's own site, which nobody has named."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from urllib.parse import urlsplit

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.knowledge.links import published_page
from vademecum.knowledge.sites import Site, bare

_LINKS = 5
"""Links to one address that are worth a word."""
_PAGES = 3
"""Different pages of the folder that they must lead to: one that fits may be chance."""
_SHARE = 0.5
"""Of the links below the address, those that lead to pages of the folder."""


def _find(inspection: Inspection) -> Iterator[Finding]:
    outside = [
        each.target.url for each in inspection.links if each.target.kind == "external" and not each.link.image
    ]
    below: dict[str, int] = defaultdict(int)
    pages: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    known: dict[str, list[tuple[str, str]]] = {}
    for url in outside:
        if url not in known:
            known[url] = list(_readings(inspection, url))
        for site, page in known[url]:
            below[site] += 1
            if page:
                pages[site][page].append(url)
    # Of addresses inside one another the one that explains most links, then the shortest.
    best = sorted(pages, key=lambda site: (-sum(map(len, pages[site].values())), len(site), site))
    said: list[str] = []
    for site in best:
        count = sum(map(len, pages[site].values()))
        if count < _LINKS or len(pages[site]) < _PAGES or count < _SHARE * below[site]:
            continue
        if any(site.startswith(other) or other.startswith(site) for other in said):
            continue
        said.append(site)
        first = min(min(urls) for urls in pages[site].values())
        address = f"{urlsplit(first).scheme}://{site}/"
        message = (
            f"{count} links such as {first} lead to the web, but {len(pages[site])} of their pages are in "
            f"this folder. Write `site: {address}` in knowledge.yaml: then they open here."
        )
        yield finding(inspection.snapshot.manifest.path or ".", 0, "own-site", message, "info")


def _readings(inspection: Inspection, url: str) -> Iterator[tuple[str, str]]:
    """(address of a site, page of the folder that `url` then means or nothing) for each part of its path."""
    parts = bare(url).split("/")
    for end in range(1, len(parts)):
        site = "/".join(parts[:end])
        found = published_page(inspection.snapshot, url, (Site(site),))
        yield site, found.path if found is not None and found.kind == "article" else ""


RULE = Rule("own-site", ("own-site",), _find)
