"""A page ready to be shown, and what it takes to make one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from vademecum.app.page import is_narrow
from vademecum.app.theme import Theme
from vademecum.knowledge.article import Heading
from vademecum.knowledge.reader import Reader
from vademecum.viewer.page.images import Fault, Picture
from vademecum.viewer.page.pieces import Part

if TYPE_CHECKING:
    from vademecum.app.feedback import Feedback
    from vademecum.knowledge.snapshot import Snapshot

FOOT = "vademecum-foot"
"""Anchor at which a page's own text is over."""
Place = tuple[str, str]
"""Path and title of a page."""


@dataclass(frozen=True, slots=True)
class LoadedPage:
    """A page ready to be shown."""

    path: str
    title: str
    html: str
    language: str = ""
    headings: tuple[Heading, ...] = ()
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    """Address in the page -> picture."""
    codes: tuple[str, ...] = ()
    """Code blocks in order, for copying."""
    first: str = ""
    """The beginning of a long page, a page of its own; empty when `html` is shown in one go."""
    parts: tuple[Part, ...] = ()
    """What follows `first`."""
    missing: bool = False
    """True for the page that stands in for one that is not there."""
    unshown: tuple[str, ...] = ()
    """A sentence for each picture that cannot be shown."""
    above: tuple[tuple[str, str], ...] | None = field(default=None, compare=False)
    """(title, path) of what stands above it; told, if known, of a page that is shown before the folder is
    read: afterwards the contents know."""

    def has_anchor(self, slug: str) -> bool:
        """Whether a link can lead to `slug` on this page; its top is always there."""
        if slug in ("", "top"):
            return True
        names = (name for h in self.headings for name in (h.slug, *h.aliases, *h.anchors))
        return slug in names or f'name="{escape(slug)}"' in self.html


@dataclass(frozen=True, slots=True)
class Wish:
    """Which page, for whom, and how it shall look."""

    reader: Reader
    theme: Theme
    snapshot: Snapshot | None = None
    """The folder's state; None while it is still being read."""
    path: str = ""
    base_px: float = 15.0
    """Size of running text in pixels at zoom 1."""
    width: int = 720
    """Width of the pane in pixels, as many as there are at zoom 1."""
    code_wrap: bool = True
    came_from: str = ""
    """Page whose link led here."""
    before: Place | None = None
    after: Place | None = None
    """Neighbours in the contents."""
    rated: bool = False
    """Ask at the end of the page whether it was helpful."""
    feedback: Feedback | None = None
    """What this reader has said of pages; None for nothing."""
    folder: str = ""
    """The folder's name in it."""
    dated: bool = True
    """Say when the page was changed; in an installed application that is only when it was installed."""
    faults: Mapping[str, Fault] = field(default_factory=dict)
    """File of a picture -> why it cannot be shown, as far as somebody has tried."""
    on_paper: bool = False
    """Leave out what can only be clicked."""

    @property
    def narrow(self) -> bool:
        """Whether the pane has little room for text of that size."""
        return is_narrow(self.width, self.base_px)
