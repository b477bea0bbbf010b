"""What a knowledge folder is made of: articles, their sections, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from vademecum.knowledge.routes import Route

Severity = Literal["error", "warning", "info"]
Confidence = Literal["high", "medium", "low"]
Audience = Literal["end_user", "operator", "developer"]


@dataclass(frozen=True, slots=True)
class Problem:
    """Something an author should mend; the rest of the folder works without it."""

    path: str
    """File, relative to the knowledge folder, with forward slashes."""
    line: int
    """Line in that file, from 1; 0 when the whole file is meant."""
    code: str
    """Stable identifier in kebab case, such as `front-matter-syntax`."""
    message: str
    """What is wrong and how to mend it, in one or two sentences."""
    severity: Severity = "warning"

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {self.message}"


@dataclass(frozen=True, slots=True)
class Requires:
    """Gate on an article: any one of `plan`, any one of `role`, all of `flags`, any one of `filter`."""

    plan: tuple[str, ...] = ()
    role: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    filter: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.plan or self.role or self.flags or self.filter)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of an article, as it appears in the table of contents of the page."""

    level: int
    """1 to 6."""
    text: str
    """Plain text, markup removed."""
    slug: str
    """Anchor, unique in the article, without `#`."""
    line: int
    """Line in the file, from 1."""
    aliases: tuple[str, ...] = ()
    """Other anchors of the same heading: explicit `<a name>` or the GitHub slug beside an explicit id."""
    anchors: tuple[str, ...] = ()
    """Anchors in the text below this heading and above the next: each is a place of its own."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link or image as written by the author."""

    target: str
    """As written, entity- and percent-encoding untouched."""
    text: str
    """Link text, or the image's alternative text."""
    line: int
    """Line in the file, from 1."""
    image: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """The unit of retrieval: an h1-h3 part of an article; above 500 words parted at its h4-h6, then by
    paragraph."""

    id: str
    """`path#slug[#part]`; the text above the first heading has an empty slug: `path`."""
    path: str
    """The article's path."""
    slug: str
    """Anchor to jump to; empty for the article's own title section."""
    part: int
    """0 for the whole section or its first part, then 1, 2, ..."""
    heading: str
    """Heading of this section; the article's title for the title section."""
    trail: tuple[str, ...]
    """Titles of the enclosing headings, outermost first, the article's title included, this one excluded."""
    level: int
    """Heading level 1 to 6; 1 for the title section."""
    prose: str
    """Readable plain text without code blocks; blocks parted by a blank line, list items by a line."""
    code: str
    """Text of the code blocks, parted by a blank line."""
    text: str
    """Readable plain text, prose and code in the author's order: what a verbatim answer shows."""
    line: int
    """First line in the file, from 1."""
    sha256: str
    """Of heading, trail and text: changes exactly when what is searched changes."""

    @property
    def source(self) -> str:
        """Address shown to people: `path` or `path#slug`."""
        return f"{self.path}#{self.slug}" if self.slug else self.path


@dataclass(frozen=True, slots=True)
class Article:
    """One Markdown file."""

    path: str
    """Relative to the knowledge folder, with forward slashes: its identity."""
    title: str
    """From front matter, else the first h1, else the file name made readable."""
    summary: str = ""
    """From front matter, else the first paragraph; at most one paragraph of plain text."""
    summary_authored: bool = False
    """True when someone wrote `summary` (or `description`): only then does it carry weight in ranking."""
    id: str = ""
    """Stable id (`help_id`) from front matter; empty when the author gave none."""
    type: str = ""
    """feature, workflow, concept, ui_location, faq, boundary, policy, troubleshooting or empty."""
    routes: tuple[Route, ...] = ()
    """Screens of the host application that this article explains."""
    section_routes: tuple[tuple[Route, str], ...] = ()
    """Screens explained by one section: (route, slug)."""
    audience: Audience = "end_user"
    requires: Requires = Requires()
    confidence: Confidence = "high"
    keywords: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    """Former paths, former routes and other names of the article."""
    language: str = ""
    """BCP 47 tag; empty means the folder's language."""
    order: float | None = None
    related: tuple[str, ...] = ()
    """Paths or ids of related articles, as written."""
    hidden: bool = False
    """Readable by link, but in no contents tree, list or search result."""
    meta: Mapping[str, Any] = field(default_factory=dict)
    """Every front matter key as read, unknown ones included."""
    sections: tuple[Section, ...] = ()
    headings: tuple[Heading, ...] = ()
    anchors: tuple[str, ...] = ()
    """Places above the first heading that links can lead to; others belong to their heading."""
    links: tuple[Link, ...] = ()
    includes: tuple[str, ...] = ()
    """Paths of the files transcluded here: a change to one of them changes this article."""
    problems: tuple[Problem, ...] = ()
    words: int = 0
    sha256: str = ""
    """Of the file's bytes and of everything it includes."""
    modified: float = 0.0
    """Time of the file's last change, seconds since the epoch."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What a refresh did, as article paths."""

    added: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.updated or self.removed)
