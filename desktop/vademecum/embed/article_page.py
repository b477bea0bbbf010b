"""An article as the page view takes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtGui import QTextDocument

from vademecum.knowledge.article import Article
from vademecum.viewer.page_images import Picture

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class ShownPage:
    """What a page view needs, made on a worker."""

    html: str
    slugs: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    pictures: Mapping[str, Picture] = field(default_factory=dict)


def article_page(knowledge: Knowledge, article: Article, *, dark: bool) -> ShownPage:
    """Render `article` for a panel."""
    del dark
    text = (knowledge.root / article.path).read_text("utf-8")
    if text.startswith("---"):
        text = text.split("\n---", 1)[1].lstrip("-\n")
    document = QTextDocument()
    document.setMarkdown(text)
    return ShownPage(document.toHtml(), tuple(heading.slug for heading in article.headings))
