"""Plans, roles, flags and filters that nobody has: a misspelt gate hides a page from everyone.

`plans`, `roles`, `flags` and `filters` in the manifest declare the names that exist. Without them a name
that is used once and differs by a letter from a common one is taken for a slip.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rapidfuzz.distance import OSA

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.authoring.rules.links import suggestion
from vademecum.knowledge import values
from vademecum.knowledge.article import Article
from vademecum.knowledge.reader import UNFILTERED

_KINDS = {
    "plan": ("plan", "plans"), "role": ("role", "roles"), "flags": ("flag", "flags"),
    "filter": ("filter", "filters"),
}  # fmt: skip
"""Field of `Requires` -> how to call one, and the manifest's key that declares them."""


def _find(inspection: Inspection) -> Iterator[Finding]:
    for kind, (name, _) in _KINDS.items():
        used = Counter(word for article in inspection.pages for word in _gates(article, kind))
        known = declared(inspection.snapshot.manifest.meta, kind)
        for article in inspection.pages:
            for word in _gates(article, kind):
                if word in known or (kind == "filter" and word == UNFILTERED):
                    continue
                remark = undeclared(word, known, kind) if known else _slip(word, used)
                if remark:
                    path, line = inspection.key_place(article.path, "requires")
                    message = f"No reader may have the {name} `{word}`. {remark}"
                    yield finding(path, line, f"unknown-{name}", message)


def _gates(article: Article, kind: str) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(article.requires, kind)
    return found


def declared(meta: Mapping[str, Any], kind: str) -> tuple[str, ...]:
    """The names that a manifest's keys declare for `plan`, `role`, `flags` or `filter`."""
    listed = meta.get(_KINDS[kind][1])
    return (*values.texts(listed, commas=True), *values.mapping(listed))


def undeclared(word: str, known: tuple[str, ...], kind: str) -> str:
    """What is said of a name that is not among the declared ones."""
    near = suggestion(word, known)
    key = _KINDS[kind][1]
    return f"Did you mean `{near}`?" if near else f"Declare it under `{key}:` in the manifest, or correct it."


def _slip(word: str, used: Counter[str]) -> str:
    """What is said of a name that is not declared, because nothing is; empty when it looks right."""
    remark = "" if used[word] > 1 else unlike_others(word, used)
    return f"It is used once only; other {remark}" if remark else ""


def unlike_others(word: str, used: Counter[str]) -> str:
    """The remark that pages say a name that differs by a letter; empty when none does."""
    others = sorted((other for other in used if other != word), key=lambda other: (-used[other], other))
    for other in others:
        plain, known = _plain(word), _plain(other)
        if plain == known or (len(plain) > 3 and OSA.distance(plain, known) == 1):
            return f"pages say `{other}`."
    return ""


def _plain(word: str) -> str:
    return "".join(letter for letter in word.casefold() if letter.isalnum())


RULE = Rule("gates", ("unknown-plan", "unknown-role", "unknown-flag", "unknown-filter"), _find)
