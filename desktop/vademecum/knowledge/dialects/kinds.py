"""Kinds of callouts: the many names that dialects use, and the few that are drawn."""

from __future__ import annotations

KINDS = (
    "note", "info", "tip", "important", "warning", "caution", "danger", "success",
    "question", "example", "quote", "abstract", "todo", "bug", "failure",
)  # fmt: skip
"""Every kind that a `callout_open` token can have."""

_ALIASES = {
    "hint": "tip",
    "error": "danger",
    "alert": "danger",
    "check": "success",
    "done": "success",
    "help": "question",
    "faq": "question",
    "cite": "quote",
    "tldr": "abstract",
    "summary": "abstract",
    "attention": "warning",
    "fail": "failure",
    "missing": "failure",
    "seealso": "info",
    "secondary": "note",
    "primary": "info",
    "pinned": "note",
    "remark": "note",
    "notice": "note",
    "admonition": "note",
    "callout": "note",
    "tips": "tip",
    "notes": "note",
}


def known(name: str) -> bool:
    """Whether a dialect uses this name for a callout."""
    lowered = name.lower().removeprefix("callout-")
    return lowered in KINDS or lowered in _ALIASES


def kind(name: str) -> tuple[str, str]:
    """The kind drawn for a dialect's name, and the title that an unknown name is shown by."""
    lowered = name.lower().removeprefix("callout-")  # Quarto's `.callout-note`
    if lowered in KINDS:
        return lowered, ""
    if lowered in _ALIASES:
        return _ALIASES[lowered], ""
    return "note", name.replace("-", " ").replace("_", " ").capitalize()
