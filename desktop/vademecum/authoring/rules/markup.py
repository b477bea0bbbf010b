"""HTML that is left out when a page is shown: frames, forms, media, events. Style and script: see reading."""

from __future__ import annotations

import re
from collections.abc import Iterator

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection

_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
_TAG = re.compile(r"<(iframe|object|embed|form|input|button|link|meta|base|video|audio)(?=[\s/>])", re.I)
_EVENT = re.compile(r"<[a-z][^>]*\s(on[a-z]+)\s*=", re.I)
_INSTEAD = {
    "video": "is not played; its address and its text are shown. Link to the file, or show a picture",
    "audio": "is not played; its address and its text are shown. Link to the file",
    "iframe": "fetches nothing; its address and its text are shown. Link to the page",
    "input": "does nothing; only its words are shown. Write them in Markdown",
    "button": "does nothing; only its words are shown. Write them in Markdown",
}


def _find(inspection: Inspection) -> Iterator[Finding]:
    for article in inspection.pages:
        source = inspection.source(article.path)
        for line, text in source.prose():
            if "<" not in text:
                continue
            plain = _CODE.sub("", text)
            for tag in dict.fromkeys(name.lower() for name in _TAG.findall(plain)):
                message = f"`<{tag}>` {_INSTEAD.get(tag, 'is left out. Write what it says in Markdown')}."
                yield finding(article.path, line, "html-ignored", message, "info")
            for event in _EVENT.findall(plain):
                message = f"`{event}=` runs nothing here. Remove it."
                yield finding(article.path, line, "html-ignored", message, "info")


RULE = Rule("markup", ("html-ignored",), _find)
