"""Routes: addresses of screens in the host application, and how two of them relate.

    /project/:id/domains     `:id` and `{id}` match one segment
    /project/*/domains       `*` matches one segment
    /help/**                 `**` matches the rest, also nothing
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Route:
    """A route pattern as an author wrote it; `fragment` names a section (`/data#options`)."""

    pattern: str
    fragment: str = ""
