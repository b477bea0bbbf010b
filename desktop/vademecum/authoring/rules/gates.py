"""Plans, roles, flags and filters that nobody has: a misspelt gate hides a page from everyone.

`plans`, `roles`, `flags` and `filters` in the manifest declare the names that exist. Without them a name
that is used once and differs by a letter from a common one is taken for a slip.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

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
    for kind, (name, key) in _KINDS.items():
        used = Counter(word for article in inspection.pages for word in _gates(article, kind))
        meta = inspection.snapshot.manifest.meta
        known = (*values.texts(meta.get(key), commas=True), *values.mapping(meta.get(key)))
        for article in inspection.pages:
            for word in _gates(article, kind):
                if word in known or (kind == "filter" and word == UNFILTERED):
                    continue
                remark = _undeclared(word, known, key) if known else _slip(word, used)
                if remark:
                    path, line = inspection.key_place(article.path, "requires")
                    message = f"No reader may have the {name} `{word}`. {remark}"
                    yield finding(path, line, f"unknown-{name}", message)


def _gates(article: Article, kind: str) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(article.requires, kind)
    return found


def _undeclared(word: str, known: tuple[str, ...], key: str) -> str:
    near = suggestion(word, known)
    return f"Did you mean `{near}`?" if near else f"Declare it under `{key}:` in the manifest, or correct it."


def _slip(word: str, used: Counter[str]) -> str:
    """What is said of a name that is not declared, because nothing is; empty when it looks right."""
    if used[word] > 1:
        return ""
    others = sorted((other for other in used if other != word), key=lambda other: (-used[other], other))
    for other in others:
        plain, known = _plain(word), _plain(other)
        if plain == known or (len(plain) > 3 and OSA.distance(plain, known) == 1):
            return f"It is used once only; other pages say `{other}`."
    return ""


def _plain(word: str) -> str:
    return "".join(letter for letter in word.casefold() if letter.isalnum())


RULE = Rule("gates", ("unknown-plan", "unknown-role", "unknown-flag", "unknown-filter"), _find)
