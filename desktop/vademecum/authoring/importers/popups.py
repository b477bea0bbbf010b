"""Text pop-ups of HTML Help as small articles: what Shift+F1 and `HelpHint` show beside a control."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape

from vademecum.authoring.importers.project import Project

FOLDER = "popups"
"""Where the articles lie; hidden, so they fill neither contents nor search."""
_LONGEST_TITLE = 60


def popup_pages(project: Project, taken: set[str]) -> Iterator[tuple[str, str]]:
    """(file name, text) of an article for each pop-up; `taken` are ids, letter case aside, that pages have.

    Windows knows topics and pop-ups by the same numbers. Where both have one, F1 needs it for the
    page, so the pop-up gets it with `.popup` behind it.
    """
    from vademecum.authoring.importers.markdown import to_markdown  # noqa: PLC0415  an extra

    files: set[str] = set()
    for name, text in project.popups.items():
        ids = [name, *([project.numbers[name]] if name in project.numbers else [])]
        if any(each.casefold() in taken for each in ids):
            project.note(f"the id {name} leads to a page, so its text pop-up answers to {name}.popup")
            ids = [f"{each}.popup" for each in ids]
        paragraphs = [" ".join(part.split()) for part in re.split(r"\n[ \t\r]*\n", text)]
        words = to_markdown("".join(f"<p>{escape(part)}</p>" for part in paragraphs), str, ()).body.strip()
        title = _title(name, paragraphs[0])
        head: dict[str, object] = {"title": title, "id": ids[0], "type": "ui_location", "hidden": True}
        if ids[1:]:
            head["aliases"] = ids[1:]
        head["summary"] = " ".join(words.split())
        lines = "".join(f"{key}: {json.dumps(value, ensure_ascii=False)}\n" for key, value in head.items())
        yield _file(name, files), f"---\n{lines}---\n\n{words}\n"


def _title(name: str, text: str) -> str:
    """`IDH_SAVE_AS` -> Save as; a number has no words, so the text's first ones serve."""
    words = re.sub(r"^(?:idh|hidc?|hid[dr]|idd?)_", "", name, flags=re.IGNORECASE).replace("_", " ").strip()
    if words and not words.isdigit():
        return words.capitalize() if words.isupper() and len(words) > 3 else words
    first = re.split(r"(?<=[.!?])\s|[\u3002\uff01\uff1f]", text, maxsplit=1)[0].rstrip(".")
    return first if len(first) <= _LONGEST_TITLE else first[:_LONGEST_TITLE].rsplit(" ", 1)[0] + "\u2026"


def _file(name: str, files: set[str]) -> str:
    """A file name that no other pop-up has, also where letter case does not count."""
    plain = re.sub(r"[^\w.-]", "-", name).strip(".-") or "popup"
    made, number = plain, 1
    while made.casefold() in files:
        number += 1
        made = f"{plain}-{number}"
    files.add(made.casefold())
    return f"{FOLDER}/{made}.md"
