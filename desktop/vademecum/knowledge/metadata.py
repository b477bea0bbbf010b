"""Front matter and overlay become the typed fields of an article.

Many tools' words are read: `routes` beside `route`, `description` for a summary, `permalink`,
`slug` and `redirect_from` for aliases, `tags` for keywords, `nav_order`, `sidebar_position` and
`weight` for the order, `draft` for hidden, and what Eleventy says of its navigation.

`audience`, `requires` and `confidence` guard an article. When one of them is there but cannot
be understood, the article is shown to fewer readers, never to more.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast, get_args

from vademecum.knowledge import values
from vademecum.knowledge.article import Audience, Confidence, Problem, Requires, Severity
from vademecum.knowledge.frontmatter import FrontMatter
from vademecum.knowledge.gate_slips import CONDITIONS, misplaced_gate, misspelt_conditions, misspelt_gate
from vademecum.knowledge.overlay import Overlay
from vademecum.knowledge.reader import AUDIENCES
from vademecum.knowledge.routes import Route

_TYPES = ("feature", "workflow", "concept", "ui_location", "faq", "boundary", "policy", "troubleshooting")

FORM_KEYS = ("ms.search.form", "ms.search.forms")
"""Keys of Microsoft Learn with the ids of the screens that a page explains."""

_AUDIENCE_WORDS = {
    "user": "end_user",
    "enduser": "end_user",
    "admin": "operator",
    "administrator": "operator",
}
_FORM = re.compile(r"(?:(?P<kind>[A-Za-z]+)_)?(?P<number>\d+)(?:_\w+)?")
_PAGE_SUFFIX = re.compile(r"\.(?:md|markdown|mdx|html?)(?:#.*)?$", re.IGNORECASE)
_WIKI = re.compile(r"^#?\[\[(.*)\]\]$")


@dataclass(slots=True)
class Metadata:
    """Typed fields of one article, named as in `Article`."""

    title: str = ""
    summary: str = ""
    id: str = ""
    type: str = ""
    routes: tuple[Route, ...] = ()
    section_routes: tuple[tuple[Route, str], ...] = ()
    audience: Audience = "end_user"
    requires: Requires = field(default_factory=Requires)
    confidence: Confidence = "high"
    keywords: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    language: str = ""
    order: float | None = None
    related: tuple[str, ...] = ()
    hidden: bool = False
    redirect: str = ""
    """Where this page sends its readers; it then stands in no list."""
    meta: dict[str, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def read_metadata(
    path: str, front: FrontMatter, overlay: Overlay | None = None, properties: Mapping[str, str] | None = None
) -> Metadata:
    """The typed fields of the page `path`.

    `properties` are the `key:: value` lines of an outliner's page; front matter wins over
    them, and the overlay wins over front matter.
    """
    return _Metadata(path, front, overlay or Overlay(), properties or {}).read()


class _Metadata:
    """One reading of one page's keys."""

    def __init__(
        self, path: str, front: FrontMatter, overlay: Overlay, properties: Mapping[str, str]
    ) -> None:
        self._path = path
        self._front = front
        self._overlay = overlay
        self._above = overlay.pages.get(path, {})
        self._data: dict[str, Any] = {**properties, **_of_eleventy(front.data), **front.data, **self._above}
        self._result = Metadata(meta=self._data)

    def read(self) -> Metadata:
        result = self._result
        result.title = self._first("title")
        result.summary = " ".join(self._first("summary", "description").split())
        result.id = self._first("help_id", "id")
        kind = _word(_unlinked(self._first("type")))
        result.type = kind if kind in _TYPES else ""
        result.language = self._first("language", "lang")
        result.related = self._all("related", "see_also")
        result.keywords = tuple(
            map(_unlinked, self._all("keywords", "tags", "ms.search.keywords", commas=True))
        )
        if not self._first("redirect", "redirect_to") and (target := stub_target(self._front.body)):
            self._data["redirect"] = target
        result.redirect = self._first("redirect", "redirect_to")
        self._read_addresses()
        self._read_order()
        self._read_hidden()
        self._read_audience()
        self._read_requires()
        self._read_gate_slips()
        self._read_confidence()
        if self._overlay.loses(self._path):
            # What the overlay would have said is unknown; its own problems name the place.
            result.audience, result.confidence = AUDIENCES[-1], "low"
        return result

    def _first(self, *keys: str) -> str:
        return next((found for key in keys if (found := values.text(self._data.get(key)))), "")

    def _all(self, *keys: str, commas: bool = False) -> tuple[str, ...]:
        found = (item for key in keys for item in values.texts(self._data.get(key), commas=commas))
        return tuple(dict.fromkeys(found))

    def _problem(self, key: str, code: str, message: str, severity: Severity = "warning") -> None:
        if key in self._above:
            path, line = self._overlay.name, self._overlay.lines.get((self._path, key), 0)
        else:
            path, line = self._path, self._front.lines.get(key, 0)
        self._result.problems.append(Problem(path, line, code, message, severity))

    def _read_addresses(self) -> None:
        former = tuple(map(_unlinked, (*self._all("aliases"), *self._all("alias", commas=True))))
        published = self._all("permalink", "slug", "redirect_from")
        # `permalink: false` tells a site generator to write no page.
        published = tuple(name for name in published if values.boolean(name) is None or name.isdecimal())
        self._result.aliases = tuple(dict.fromkeys((*former, *published)))
        written = self._all("route", "routes") or self._forms()
        old_routes = (name for name in former if name.startswith("/") and not _PAGE_SUFFIX.search(name))
        routes = (Route.parse(text) for text in (*written, *old_routes))
        self._result.routes = tuple(dict.fromkeys(routes))
        sections = self._data.get("sections", {})
        if not isinstance(sections, dict):
            self._problem("sections", "section-routes", "`sections` is ignored: write it as `route: slug`.")
            return
        self._result.section_routes = tuple(
            (Route.parse(route), slug.removeprefix("#"))
            for route, value in sections.items()
            if (slug := values.text(value))
        )

    def _forms(self) -> tuple[str, ...]:
        """Page ids of Microsoft Learn's context help as routes: `43, Report_9` -> /page/43, /report/9."""
        names = self._all(*FORM_KEYS, commas=True)
        found = (match for name in names if (match := _FORM.fullmatch(name)))
        return tuple(f"/{(match['kind'] or 'page').lower()}/{match['number']}" for match in found)

    def _read_order(self) -> None:
        for key in ("order", "nav_order", "sidebar_position", "weight"):
            value = self._data.get(key)
            found = values.number(value)
            if found is not None and not (key == "weight" and found == 0):  # Hugo: 0 is no weight
                self._result.order = found
                return
            if key == "order" and values.text(value):
                self._problem(key, "order", f"`order` is ignored: {value!r} is no number.")

    def _read_hidden(self) -> None:
        for key in ("hidden", "draft", "unlisted"):
            value = self._data.get(key)
            found = values.boolean(value)
            if found is None and values.text(value):
                self._problem(key, "hidden", f"`{key}: {value}` is taken as true. Write true or false.")
                found = True
            self._result.hidden |= bool(found)
        unlisted = values.boolean(self._data.get("eleventyExcludeFromCollections"))
        if values.boolean(self._data.get("published")) is False or self._result.redirect or unlisted:
            self._result.hidden = True

    def _unreadable(self, key: str) -> bool:
        """Whether the key stands in front matter that could not be read, and nothing else gives it."""
        return key in self._front.lost and key not in self._above

    def _read_audience(self) -> None:
        words = [_word(word) for word in values.texts(self._data.get("audience"), commas=True)]
        words = [_AUDIENCE_WORDS.get(word, word) for word in words]
        known = [audience for audience in AUDIENCES if audience in words]
        if known:
            self._result.audience = known[0]
        if (
            self._unreadable("audience")
            or len(known) < len(set(words))
            or (not words and self._given("audience"))
        ):
            if not known:
                self._result.audience = AUDIENCES[-1]
            choice = ", ".join(AUDIENCES)
            shown = f"the page is shown to {self._result.audience} only" if not known else "the rest counts"
            self._problem(
                "audience", "audience", f"`audience` is not understood; {shown}. Use one of {choice}."
            )

    def _given(self, key: str) -> bool:
        value = self._data.get(key)
        return bool(values.text(value) if isinstance(value, str) else value)

    def _read_requires(self) -> None:
        value = self._data.get("requires")
        gates: dict[str, tuple[str, ...]] = {"plan": (), "role": (), "flags": (), "filter": ()}
        wrong = self._unreadable("requires") or (self._given("requires") and not isinstance(value, dict))
        for key, item in values.mapping(value).items():
            name = CONDITIONS.get(_word(key))
            found = values.texts(item, commas=True)
            if name:
                gates[name] += found
            wrong |= bool(item) and (not name or not found)
        self._result.requires = Requires(**gates)
        if wrong:
            slips = misspelt_conditions(key for key, item in values.mapping(value).items() if item)
            form = "Write it as `plan`, `role`, `flags` and `filter`, each a text or a list"
            self._quarantine("requires", f"{slips} {form}".strip())

    def _read_gate_slips(self) -> None:
        """Complain of gates that guard nothing. An outliner's properties mean what they like."""
        for key in dict.fromkeys((*self._front.data, *self._above)):
            if not self._given(key):
                continue
            found = values.texts(self._data[key], commas=True)
            if meant := misplaced_gate(key, found[0] if len(found) == 1 else f"[{', '.join(found)}]"):
                message = (
                    f"`{key}` closes nothing here. Did you mean `{meant}`? The page is open to everybody."
                )
            elif near := misspelt_gate(key, self._data[key]):
                message = (
                    f"The key `{key}` is not read. Did you mean `{near}`? The page is open to everybody."
                )
            else:
                continue
            self._problem(key, "gate-slip", message, "error")

    def _read_confidence(self) -> None:
        word = _word(self._first("confidence"))
        if word in get_args(Confidence):
            self._result.confidence = cast(Confidence, word)
        elif self._given("confidence") or self._unreadable("confidence"):
            self._quarantine("confidence", "Use one of high, medium, low")

    def _quarantine(self, key: str, mend: str) -> None:
        self._result.confidence = "low"
        self._problem(key, key, f"`{key}` is not understood; the page is kept out of results. {mend}.")


def _of_eleventy(data: Mapping[str, Any]) -> dict[str, Any]:
    """Title, order and parent of `eleventyNavigation: {key, order, parent}`."""
    given = values.mapping(data.get("eleventyNavigation"))
    named = {
        "title": given.get("title") or given.get("key"),
        "order": given.get("order"),
        "parent": given.get("parent"),
    }
    return {key: value for key, value in named.items() if values.text(value)}


_REFRESH = re.compile(
    r"""<meta\s[^<>]*http-equiv\s*=\s*["']?refresh\b[^<>]*?\burl\s*=\s*["']?([^"'<>\s]+)""", re.IGNORECASE
)
_UNSEEN = re.compile(
    r"<!--.*?-->|<(title|script|style|a)\b[^<>]*>.*?</\1\s*>|<[^<>]*>", re.IGNORECASE | re.DOTALL
)
_STUB = 2000
"""Characters of a page that only sends its readers on."""
_STUB_WORDS = 12
"""Words that such a page may say."""


def stub_target(body: str) -> str:
    """Where a page that is nothing but `<meta http-equiv="refresh">` sends its readers; else empty."""
    if len(body) > _STUB or "refresh" not in body.lower():
        return ""
    found = _REFRESH.search(body)
    return found[1] if found and len(_UNSEEN.sub(" ", body).split()) <= _STUB_WORDS else ""


def _word(text: str) -> str:
    return re.sub(r"[\s-]+", "_", text.strip().casefold())


def _unlinked(text: str) -> str:
    """`[[Name]]`, `#[[Name]]` and `#Name` as the name."""
    found = _WIKI.match(text)
    return found[1] if found else text.removeprefix("#")
