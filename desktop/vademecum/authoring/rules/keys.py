"""Keys of front matter and manifest that nothing reads. A misspelt one is a mistake, another may be meant."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from rapidfuzz.distance import OSA

from vademecum.authoring.findings import Edit, Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.knowledge.article import Article, Problem
from vademecum.knowledge.gate_slips import misplaced_gate
from vademecum.knowledge.slips import slip


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_READ = _words(
    "title summary description type route routes audience requires confidence keywords tags aliases alias "
    "language lang order nav_order sidebar_position weight related see_also hidden draft unlisted published "
    "id help_id permalink slug redirect redirect_to redirect_from sections sources "
    "ms.search.keywords ms.search.form ms.search.forms"
)
"""Keys that Vademecum reads."""
_ELSEWHERE = _words(
    "layout date lastmod updated last_updated author authors owner reviewer status version versions "
    "sidebar_label sidebar sidebar_class_name pagination_label pagination_next pagination_prev "
    "hide_title hide_table_of_contents toc toc_max_heading_level parent grand_parent has_children has_toc "
    "nav_exclude nav_title categories category cover image images icon template hide search subtitle "
    "last_modified_at created modified menu linktitle cascade outputs params url "
    "shorttitle intro topics type_label product redirect_urls children "
    "public cssclass cssclasses publish head outline next prev editlink navbar footer "
    "tagline features hero license copyright custom_edit_url custom extra"
)
"""Keys that other tools read: their authors mean them."""
_MANIFEST = _words(
    "title language version home site order exclude acronyms synonyms glossary reference overlay model "
    "plans roles flags readers theme icon contact license description"
)
_DELIBERATE = 3
"""Pages with the same unknown key: nobody makes one slip so often."""

_SURE = 5
"""Letters of a key from which on one wrong letter leaves no doubt: `tabs` need not be `tags`."""


def _find(inspection: Inspection) -> Iterator[Finding]:
    used = Counter(key for article in inspection.pages for key in article.meta)
    problems = inspection.snapshot.problems
    gates = {(each.path, each.line): each for each in problems if each.code == "gate-slip"}
    for article in inspection.pages:
        for key in article.meta:
            word = key.casefold()
            if key in _READ or word in _ELSEWHERE or word.startswith(("ms.", "og:", "twitter:")):
                continue
            if misplaced_gate(key, "") or used[key] >= _DELIBERATE:
                continue
            path, line = inspection.key_place(article.path, key)
            if near := slip(word, _READ):
                problem = gates.get((path, line))
                if problem is None:
                    message = f"The key `{key}` is not read. Did you mean `{near}`?"
                    problem = Problem(path, line, "misspelt-key", message)
                edit = _respelt(inspection, article, line, key, near) if path == article.path else None
                yield Finding(problem, (edit,) if edit else ())
            elif line:  # an outliner's properties have no line and mean what they like
                message = f"The key `{key}` is kept but not read. Remove it if it was meant for Vademecum."
                yield finding(path, line, "unknown-key", message, "info")
    yield from _manifest(inspection)


def _respelt(inspection: Inspection, article: Article, line: int, key: str, near: str) -> Edit | None:
    """The mend of a key that can mean one thing only; None for any other, and where that key is taken."""
    plain = key.casefold().replace("-", "").replace("_", "")
    meant = near.replace("_", "")
    if near in article.meta or (plain != meant and (len(meant) < _SURE or OSA.distance(plain, meant) > 1)):
        return None
    text = inspection.source(article.path).text(line)
    if not re.match(rf"{re.escape(key)}\s*[:=]", text):
        return None
    return Edit(article.path, line, 0, key, near)


def _manifest(inspection: Inspection) -> Iterator[Finding]:
    manifest = inspection.snapshot.manifest
    for key in manifest.meta:
        if key not in _MANIFEST:
            near = slip(key.casefold(), _MANIFEST)
            advice = f"Did you mean `{near}`?" if near else "Remove or correct it."
            message = f"The manifest's key `{key}` is not read. {advice}"
            line = inspection.manifest_line(key)
            yield finding(manifest.path, line, "unknown-manifest-key", message)


RULE = Rule("keys", ("misspelt-key", "gate-slip", "unknown-key", "unknown-manifest-key"), _find)
