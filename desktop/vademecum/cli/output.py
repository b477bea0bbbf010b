"""How results look on a terminal and as JSON."""

from __future__ import annotations

import sys

from vademecum.app.results_json import answer_json, context_json, hit_json, search_json

TYPE_CHECKING = False  # `typing` and `json` take too long to load for a command that answers a key press
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from vademecum.retrieval.result import Hit, Step

__all__ = [
    "answer_json",
    "context_json",
    "hit_json",
    "print_hits",
    "print_json",
    "print_note",
    "print_steps",
    "search_json",
]

_BOLD, _PLAIN = "\033[1m", "\033[0m"


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    import json

    print(json.dumps(value, ensure_ascii=False, indent=2))


def print_hits(hits: Iterable[Hit], *, explain: bool = False) -> None:
    """A numbered list: heading, address, excerpt, and with `explain` what each step did."""
    for number, hit in enumerate(hits, 1):
        name = hit.title if hit.heading == hit.title else f"{hit.title} › {hit.heading}"
        place = f"  [{hit.place} {hit.route}]" if hit.place else ""
        print(f"{number}. {_bold(name)}{place}")
        print(f"   {hit.source}  (score {hit.score:.2f}, confidence {hit.confidence:.2f})")
        if hit.excerpt:
            print("   " + _marked(hit).replace("\n", "\n   "))
        if explain:
            for term, fields in hit.matched.items():
                print(f"     {term}: {', '.join(fields)}")
            print_steps(hit.why)


def print_steps(steps: Iterable[Step]) -> None:
    """One indented line per pipeline step."""
    for step in steps:
        print(f"     {step.name:<18} {step.effect}")


def print_note(text: str) -> None:
    """Something about the result rather than of it: standard error, so that pipes stay clean."""
    if text:
        print(text, file=sys.stderr)


def _marked(hit: Hit) -> str:
    if not sys.stdout.isatty():
        return hit.excerpt
    pieces, end = [], 0
    for start, stop in hit.spans:
        pieces += [hit.excerpt[end:start], _BOLD, hit.excerpt[start:stop], _PLAIN]
        end = stop
    return "".join([*pieces, hit.excerpt[end:]])


def _bold(text: str) -> str:
    return f"{_BOLD}{text}{_PLAIN}" if sys.stdout.isatty() else text


def size_text(count: int) -> str:
    """Bytes as a reader takes them in: `512 bytes`, `34 KB`, `1.2 MB`; a KB has 1000."""
    if count < 1000:
        return f"{count} bytes"
    return f"{count / 1e3:.0f} KB" if count < 999_500 else f"{count / 1e6:.1f} MB"
