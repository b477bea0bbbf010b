"""What a click on a link does: here, in the system's browser after a question, or refused with a note."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal
from urllib.parse import parse_qs, unquote, urlsplit

from vademecum.app.page import parse_page_address
from vademecum.app.page.folding import fold_number
from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge

Action = Literal[
    "open",
    "scroll",
    "ask",
    "browser",
    "copy-code",
    "picture",
    "missing",
    "search",
    "helpful",
    "refresh",
    "fold",
    "refuse",
]

ACTION_SCHEME = "vademecum-action:"


@dataclass(frozen=True, slots=True)
class Click:
    """What to do."""

    action: Action
    path: str = ""
    """Page to open, the missing target, or the words to search for."""
    slug: str = ""
    url: str = ""
    """Address for the system's browser, or for copying."""
    number: int = 0
    """Code block to copy or box to fold, from 0; for `helpful` 1 is yes and 0 is no."""
    note: str = ""
    """What to tell the reader when it is refused."""


def decide(knowledge: Knowledge, page: str, address: str, policy: str) -> Click:
    """What a click on `address` in `page` does under the link policy (`ask`, `allow`, `never`)."""
    if address.startswith(ACTION_SCHEME):
        return _action(address)
    if address.startswith("#"):
        return Click("scroll", page, unquote(address[1:]))
    inside = parse_page_address(address)
    if inside is not None:
        return _inside(knowledge, *inside)
    target = knowledge.resolve(page, address)
    url = target.url or address
    outside: dict[str, Click] = {
        "ask": Click("ask", url=url),
        "allow": Click("browser", url=url),
        "never": Click(
            "refuse", url=url, note=tr("Links to the outside are switched off: {url}").format(url=url)
        ),
    }
    refusal = target.note or tr("This link leads out of the folder and is not opened.")
    decisions: dict[str, Click] = {
        "article": Click("open", target.path, target.slug),
        "anchor": Click("open", target.path or page, target.slug),
        "missing": Click("missing", target.path or address, target.slug, note=target.note),
        "image": Click("picture", target.path),
        "external": outside[policy],
        "mail": outside[policy],
    }
    return decisions.get(target.kind, Click("refuse", url=address, note=f"{refusal} {address}"))


def _inside(knowledge: Knowledge, path: str, slug: str) -> Click:
    """A link that the renderer has resolved: a page, a picture, another file, or nothing."""
    if knowledge.article(path) is not None:
        return Click("open", path, slug)
    if path in knowledge.snapshot.others:
        from vademecum.knowledge.links import IMAGE_SUFFIXES  # noqa: PLC0415  # after the window is painted

        if path.lower().endswith(IMAGE_SUFFIXES):
            return Click("picture", path)
        note = tr("{file} is no page and is not opened. It lies in the folder.").format(file=path)
        return Click("refuse", url=str(knowledge.root / path), note=note)
    return Click("missing", path, slug)


def _action(address: str) -> Click:
    if fold_number(address) >= 0:
        return Click("fold", number=fold_number(address))
    parts = urlsplit(address)
    query = parse_qs(parts.query)
    numbers = query.get("n", [""])
    if parts.path == "copy" and numbers[0].isdigit():
        return Click("copy-code", number=int(numbers[0]))
    if parts.path == "helpful" and numbers[0] in ("0", "1"):
        return Click("helpful", number=int(numbers[0]))
    refusal = tr("This page asks for something that Vademecum does not do.")
    known = {
        "search": Click("search", query.get("q", [""])[0]),
        "refresh": Click("refresh"),
        "page": Click("open", query.get("path", [""])[0]),
    }
    return known.get(parts.path, Click("refuse", url=address, note=refusal))
