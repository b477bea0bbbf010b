"""Where a link leads, said before it is clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vademecum.viewer.page.links import Click
from vademecum.viewer.texts.addresses import plain_address
from vademecum.viewer.texts.words import one_line, tr

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.knowledge.reader import Reader


def hint(knowledge: Knowledge, reader: Reader, click: Click) -> str:
    """Title of the page and section that a click opens, or the address outside; empty for other clicks.

    Nothing is told of pages that `reader` may not see.
    """
    if click.action in ("open", "scroll"):
        return _place(knowledge, reader, click)
    if click.action == "missing":
        return f"{tr('This page does not exist')}: {click.path}"
    return plain_address(click.url)


def _place(knowledge: Knowledge, reader: Reader, click: Click) -> str:
    article = knowledge.article(click.path, reader=reader)
    if article is None:
        return ""
    named = (h.text for h in article.headings if click.slug in (h.slug, *h.aliases, *h.anchors))
    section = next(named, "") if click.slug else ""
    titles = dict.fromkeys(one_line(title) for title in (article.title, section) if title)
    return " › ".join(titles)
