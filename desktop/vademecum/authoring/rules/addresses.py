"""Ids and routes: how they are written. That two pages claim the same one, reading the folder reports."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from vademecum.authoring.findings import Edit, Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.knowledge import values

_ID = re.compile(r"[\w][\w.:/\-]*")
_SEGMENT = re.compile(r"[^\s{}:*?#]+|:\w[\w\-]*|\{\w[\w\-]*\}|\*\*?")


def _find(inspection: Inspection) -> Iterator[Finding]:
    for article in inspection.pages:
        if article.id and not _ID.fullmatch(article.id):
            path, line = inspection.key_place(article.path, "help_id", "id")
            message = f"The id `{article.id}` holds spaces or signs. Use letters, digits, `-`, `_` and `.`."
            yield finding(path, line, "id-form", message)
        for text in (
            *values.texts(article.meta.get("route")),
            *values.texts(article.meta.get("routes")),
        ):
            if remark := _wrong(text):
                path, line = inspection.key_place(article.path, "route", "routes")
                found = finding(path, line, "route-form", f"The route `{text}` {remark}")
                edit = _slash(inspection.source(article.path).text(line), text)
                if edit and path == article.path and not _wrong(f"/{text}"):
                    found = replace(found, edits=(Edit(path, line, edit.start(1), text, f"/{text}"),))
                yield found


def _slash(line: str, text: str) -> re.Match[str] | None:
    """Where a route without its slash stands as the one value of the key in this line."""
    return re.fullmatch(rf"""routes?\s*[:=]\s*["']?({re.escape(text)})["']?\s*""", line)


def _wrong(text: str) -> str:
    """What is wrong with a route as written; empty when it can match a screen."""
    if "://" in text:
        return "names a machine. Write the path of the screen only."
    if not text.startswith(("/", "#/")):
        return f"does not begin with a slash. Write `/{text}`."
    path = text.removeprefix("#").partition("?")[0].partition("#")[0]
    segments = [part for part in path.split("/") if part]
    for number, segment in enumerate(segments, 1):
        if segment == "**" and number < len(segments):
            return "goes on after `**`, which stands for all the rest. End it there."
        if not _SEGMENT.fullmatch(segment):
            return f"has a part `{segment}`, neither a name nor one parameter. Write `:name` or `{{name}}`."
    return ""


RULE = Rule("addresses", ("id-form", "route-form"), _find)
