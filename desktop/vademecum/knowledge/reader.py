"""Who is asking."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import get_args

from vademecum.errors import QueryError
from vademecum.knowledge.article import Article, Audience, Requires

UNFILTERED = "Unfiltered"
"""In `requires.filter`: open only to readers who have chosen no filter. No filter may have this name."""
AUDIENCES: tuple[Audience, ...] = get_args(Audience)
"""From the narrowest view to the widest: a reader sees their own level and those before it."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who is asking; whatever is None is unknown, and what is unknown filters nothing.

    `plan`, `role` and `filter` are single values, `flags` all that are set for this reader (an empty
    set is known to be empty and closes every flag gate). Raises `QueryError` for an
    unknown audience.
    """

    audience: Audience | None = None
    plan: str | None = None
    role: str | None = None
    flags: frozenset[str] | None = None
    language: str | None = None
    """BCP 47 tag of the reader's own language: a hint for the user interface and for answers."""
    filter: str | None = None
    """The part of the help that the reader has chosen to see, by its name: what Qt Help calls a filter."""

    def __init__(
        self,
        audience: str | None = None,
        plan: str | None = None,
        role: str | None = None,
        flags: Iterable[str] | None = None,
        language: str | None = None,
        filter: str | None = None,  # noqa: A002  the name of the field
    ) -> None:
        if audience is not None and audience not in AUDIENCES:
            raise QueryError(f"unknown audience {audience!r}", mend=f"Use one of {', '.join(AUDIENCES)}")
        object.__setattr__(self, "audience", audience)
        object.__setattr__(self, "plan", plan)
        object.__setattr__(self, "role", role)
        object.__setattr__(self, "flags", None if flags is None else frozenset(flags))
        object.__setattr__(self, "language", language)
        object.__setattr__(self, "filter", filter)

    def may_read(self, audience: Audience, requires: Requires) -> bool:
        """Whether an article with this audience and gate is open to this reader."""
        if self.audience is not None and AUDIENCES.index(audience) > AUDIENCES.index(self.audience):
            return False
        if requires.plan and self.plan is not None and self.plan not in requires.plan:
            return False
        if requires.role and self.role is not None and self.role not in requires.role:
            return False
        if requires.filter and self.filter is not None and self.filter not in requires.filter:
            return False
        return not (requires.flags and self.flags is not None and not self.flags.issuperset(requires.flags))

    def may_list(self, article: Article) -> bool:
        """Whether lists may name the article: open to this reader, and neither hidden nor quarantined."""
        if article.hidden or article.confidence == "low":
            return False
        return self.may_read(article.audience, article.requires)


ANYONE = Reader()
"""Nothing known about the reader: nothing is filtered but quarantined articles."""
