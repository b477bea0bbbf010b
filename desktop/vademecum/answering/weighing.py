"""How much of a question a piece of text holds."""

from __future__ import annotations

from collections.abc import Callable

from vademecum.retrieval.analysis import Analyser

Wanted = Callable[[str], float]
"""The weight of a term of the question; 0 for any other."""


def weigh(text: str, wanted: Wanted, analyser: Analyser) -> float:
    """Weight of the different terms of the question in a text; repeats count little."""
    seen: dict[str, float] = {}
    for term in analyser.text_terms(text):
        value = wanted(term)
        if value > 0:
            seen[term] = value if term not in seen else min(seen[term] * 1.02, value * 1.2)
    return sum(seen.values())
