"""Which screens of a host application have no help, and which articles point at screens that are none.

A list of screens is a text file with one route a line, or JSON:

    /project/:id/domains
    /old/place -> guide/new.md      a former address and where it leads now
    # comment

    ["/project/:id", {"route": "/billing", "title": "Billing"}]
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from xml.sax.saxutils import escape, quoteattr

from vademecum.errors import VademecumError
from vademecum.knowledge.article import Article, Problem
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.knowledge.routes import Route, relate
from vademecum.knowledge.snapshot import Snapshot

State = Literal["covered", "nearby", "missing"]
"""covered: an article of its own; nearby: only an ancestor's article; missing: neither."""


@dataclass(frozen=True, slots=True)
class Screen:
    """One screen of the host application."""

    route: str
    title: str = ""
    target: str = ""
    """Article that the list says this address leads to; empty when it says nothing."""
    line: int = 0
    """Line in the list, from 1; 0 for JSON."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One screen for one reader."""

    screen: Screen
    reader: str
    """Name of the reader, as in the report's `readers`."""
    state: State
    source: str
    """The article shown there; empty when missing."""


@dataclass(frozen=True, slots=True)
class Report:
    """What is covered and what is not."""

    findings: tuple[Finding, ...]
    stray: tuple[tuple[str, str], ...]
    """(article, route): routes in front matter that no screen has."""
    broken: tuple[Screen, ...]
    """Screens whose stated target is no article."""
    readers: tuple[str, ...] = ("anyone",)
    problems: tuple[Problem, ...] = ()
    """What is wrong with the list of screens itself."""

    @property
    def missing(self) -> tuple[Finding, ...]:
        """Screens without any help, by reader."""
        return tuple(finding for finding in self.findings if finding.state == "missing")

    @property
    def complete(self) -> bool:
        """Whether every screen has at least a neighbour's help for every reader, and every route a screen."""
        return not (self.missing or self.stray or self.broken)


def read_screens(file: Path | str) -> tuple[tuple[Screen, ...], tuple[Problem, ...]]:
    """The screens of a text or JSON list, and what is wrong with it line by line.

    Raises `VademecumError` when the file cannot be read at all.
    """
    path = Path(file)
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise VademecumError(
            f"cannot be read ({error.strerror or error})", path=str(path), mend="Name a list of routes"
        ) from None
    except UnicodeDecodeError as error:
        raise VademecumError(
            f"is not UTF-8 (byte {error.start})", path=str(path), mend="Save the list as UTF-8"
        ) from None
    if text.lstrip()[:1] in ("[", "{"):
        return _from_json(text, str(path))
    return _from_lines(text, str(path))


def _from_lines(text: str, path: str) -> tuple[tuple[Screen, ...], tuple[Problem, ...]]:
    screens, problems = [], []
    seen: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        written = line.strip()
        if not written or written.startswith("#"):
            continue
        route, _, target = (part.strip() for part in written.partition("->"))
        name, _, title = route.partition("\t")
        name = name.strip()
        if not name.startswith("/"):
            message = f"{name!r} is no route: a route begins with /. Write it so, or put # before a comment."
            problems.append(Problem(path, number, "not-a-route", message))
        elif name in seen:
            message = f"{name} stands in line {seen[name]} already. Remove one of the two."
            problems.append(Problem(path, number, "double-route", message, "info"))
        else:
            seen[name] = number
            screens.append(Screen(name, title.strip(), target, number))
    return tuple(screens), tuple(problems)


def _from_json(text: str, path: str) -> tuple[tuple[Screen, ...], tuple[Problem, ...]]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = getattr(error, "lineno", 0)
        raise VademecumError(
            "is not JSON", path=path, line=line, mend="Mend it, or write one route a line"
        ) from None
    if isinstance(value, dict):
        value = value.get("routes", value.get("screens"))
    if not isinstance(value, list):
        raise VademecumError("holds no list of routes", path=path, mend='Write ["/one", "/two"]')
    screens, problems = [], []
    for number, item in enumerate(value, 1):
        fields = {"route": item} if isinstance(item, str) else item
        route = fields.get("route") if isinstance(fields, dict) else None
        if not isinstance(route, str) or not route.strip().startswith("/"):
            message = f"entry {number} has no route that begins with /. Write it as text or as an object."
            problems.append(Problem(path, 0, "not-a-route", message))
            continue
        screens.append(Screen(route.strip(), str(fields.get("title") or ""), str(fields.get("target") or "")))
    return tuple(screens), tuple(problems)


def coverage(
    snapshot: Snapshot,
    screens: Iterable[Screen | str],
    readers: Sequence[tuple[str, Reader]] = (("anyone", ANYONE),),
    problems: tuple[Problem, ...] = (),
) -> Report:
    """Compare the screens of an application with the routes of a folder, for each named reader."""
    wanted = [Screen(screen) if isinstance(screen, str) else screen for screen in screens]
    findings = []
    for name, reader in readers:
        pages = [a for a in snapshot.articles.values() if _listed(a, reader)]
        for screen in wanted:
            if screen.target:
                continue
            state, source = _best(pages, screen.route)
            findings.append(Finding(screen, name, state, source))
    broken = tuple(s for s in wanted if s.target and snapshot.find(s.target.partition("#")[0]) is None)
    return Report(
        tuple(findings), _stray(snapshot, wanted), broken, tuple(name for name, _ in readers), problems
    )


def _listed(article: Article, reader: Reader) -> bool:
    return article.confidence != "low" and reader.may_read(article.audience, article.requires)


def _claims(article: Article) -> list[tuple[Route, str]]:
    """Every route that leads to this article, with the section it leads to."""
    own = [(route, route.fragment) for route in article.routes]
    aliases = [(Route.parse(alias), "") for alias in article.aliases if alias.startswith("/")]
    return [*own, *article.section_routes, *aliases]


def _best(pages: list[Article], screen: str) -> tuple[State, str]:
    nearest: tuple[int, str] | None = None
    for article in pages:
        for route, slug in _claims(article):
            source = f"{article.path}#{slug}" if slug else article.path
            place = relate(route, screen)
            if place == "exact":
                return "covered", source
            # The root explains everything and so nothing in particular.
            depth = len([part for part in route.pattern.split("/") if part])
            if place == "ancestor" and depth and (nearest is None or depth > nearest[0]):
                nearest = (depth, source)
    return ("nearby", nearest[1]) if nearest is not None else ("missing", "")


def _stray(snapshot: Snapshot, screens: list[Screen]) -> tuple[tuple[str, str], ...]:
    known = [Route.parse(screen.route) for screen in screens]
    found: dict[tuple[str, str], None] = {}
    for article in snapshot.articles.values():
        # Aliases are former addresses: no screen has to have them any more.
        former = {Route.parse(alias).pattern for alias in article.aliases if alias.startswith("/")}
        for route in (*article.routes, *(route for route, _ in article.section_routes)):
            has_screen = any("exact" in (relate(route, screen), relate(screen, route)) for screen in known)
            if not has_screen and route.pattern not in former:
                found[article.path, str(route)] = None
    return tuple(found)


def as_text(report: Report) -> str:
    """For people: what is missing first, then a line of sums."""
    lines = [str(problem) for problem in report.problems]
    for reader in report.readers:
        of_reader = [finding for finding in report.findings if finding.reader == reader]
        for finding in of_reader:
            if finding.state != "covered":
                near = f"  (shows {finding.source})" if finding.source else ""
                who = f"  for {reader}" if len(report.readers) > 1 else ""
                lines.append(f"{finding.state:<8} {finding.screen.route}{who}{near}")
        covered = sum(finding.state == "covered" for finding in of_reader)
        lines.append(f"{reader}: {covered} of {len(of_reader)} screens have an article of their own")
    lines += [f"stray    {route}  in {path}: no screen has this route" for path, route in report.stray]
    for screen in report.broken:
        lines.append(f"broken   {screen.route} -> {screen.target}: there is no such article")
    return "\n".join(lines)


def as_json(report: Report) -> dict[str, Any]:
    """For programs."""
    return {
        "complete": report.complete,
        "readers": list(report.readers),
        "screens": [
            {
                "route": finding.screen.route,
                "title": finding.screen.title,
                "reader": finding.reader,
                "state": finding.state,
                "source": finding.source,
            }
            for finding in report.findings
        ],
        "stray": [{"path": path, "route": route} for path, route in report.stray],
        "broken": [{"route": screen.route, "target": screen.target} for screen in report.broken],
        "problems": [
            {"path": p.path, "line": p.line, "code": p.code, "message": p.message} for p in report.problems
        ],
    }


def as_junit(report: Report) -> str:
    """For continuous integration: one test case per screen and reader, per stray route and broken target."""
    cases = []
    for finding in report.findings:
        failure = "no article explains this screen" if finding.state == "missing" else ""
        cases.append(_case(finding.screen.route, f"coverage.{finding.reader}", failure))
    cases += [
        _case(f"{path} {route}", "coverage.stray", "no screen has this route") for path, route in report.stray
    ]
    cases += [
        _case(f"{s.route} -> {s.target}", "coverage.target", "there is no such article")
        for s in report.broken
    ]
    failures = len(report.missing) + len(report.stray) + len(report.broken)
    head = f'<testsuite name="coverage" tests="{len(cases)}" failures="{failures}">'
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + "\n".join([head, *cases, "</testsuite>"]) + "\n"


def _case(name: str, group: str, failure: str) -> str:
    head = f"  <testcase name={quoteattr(_clean(name))} classname={quoteattr(_clean(group))}"
    if not failure:
        return f"{head}/>"
    return f"{head}><failure message={quoteattr(failure)}>{escape(failure)}</failure></testcase>"


def _clean(text: str) -> str:
    """Without the control characters that XML cannot hold."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
