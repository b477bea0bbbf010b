"""Lists made from a folder on a worker: the keyword index, this screen, related articles, history."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QLocale

from vademecum.app.history import Visit
from vademecum.knowledge.article import Article
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.result import Hit
from vademecum.viewer.models.contents import ContentsTree, branches
from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.models.results import STEP
from vademecum.viewer.texts.words import one_line, tr

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge

_INDEXED_LEVELS = 3
_NUMBERED = re.compile(r"(?:\d+(?:\.\d+)*[.)]|\d+(?:\.\d+)+)\s+(?=\S)")
"""`1. `, `2) ` or `3.1 ` before the words of a heading."""
_SIGNS = re.compile(r"[\W_]+")


def index_rows(knowledge: Knowledge, reader: Reader) -> tuple[PlaceRow, ...]:
    """Keywords, other names and headings of all articles, in the order of the alphabet."""
    rows: dict[tuple[str, str, str], PlaceRow] = {}
    tree, folder = ContentsTree(knowledge.contents(reader=reader)), one_line(knowledge.title)
    for article in knowledge.articles(reader=reader):
        if article.hidden:
            continue
        for name in (*article.keywords, *(a for a in article.aliases if "/" not in a and "." not in a)):
            _add(rows, PlaceRow(name, article.path, "", article.title))
        _add(rows, PlaceRow(article.title, article.path, "", breadcrumb(tree, article.path) or folder))
        for heading in article.headings:
            if 1 < heading.level <= _INDEXED_LEVELS and heading.text.strip():
                _add(rows, PlaceRow(heading.text, article.path, heading.slug, article.title))
    return tuple(sorted(rows.values(), key=_place_in_index))


def _place_in_index(row: PlaceRow) -> tuple[str, ...]:
    """Names stand by their words: `2. Écrire`, `écrire` and `"Ecrire"` side by side."""
    words = _NUMBERED.sub("", row.title.strip(), count=1)
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", words) if not unicodedata.combining(sign))
    sorted_by = plain.casefold()
    while (signs := _SIGNS.match(sorted_by)) is not None and signs.end() < len(sorted_by):
        sorted_by = sorted_by[signs.end() :]
    return (sorted_by, row.title.casefold(), row.title, row.path, row.slug)


def breadcrumb(tree: ContentsTree, path: str) -> str:
    """What a page stands below, as the contents call it; empty at the top."""
    return STEP.join(map(one_line, branches(tree, path)))


def _add(rows: dict[tuple[str, str, str], PlaceRow], row: PlaceRow) -> None:
    if row.title.strip():
        rows.setdefault((row.title.casefold(), row.path, row.slug), row)


def screen_rows(hits: Iterable[Hit]) -> tuple[PlaceRow, ...]:
    """Articles for the host's screen, best first."""
    kinds = {
        "exact": tr("This screen"),
        "ancestor": tr("The area around it"),
        "descendant": tr("A part of it"),
    }
    rows = []
    for hit in hits:
        slug = hit.slug
        rows.append(PlaceRow(hit.heading or hit.title, hit.path, slug, kinds.get(hit.place, "")))
    return tuple(rows)


def related_rows(articles: Iterable[Article]) -> tuple[PlaceRow, ...]:
    """Where to read on."""
    return tuple(PlaceRow(article.title, article.path) for article in articles)


def history_rows(visits: Iterable[Visit]) -> tuple[PlaceRow, ...]:
    """Pages read, newest first, with the day in the window's language."""
    return tuple(
        PlaceRow(visit.title or visit.path, visit.path, visit.slug, _when(visit.at)) for visit in visits
    )


def _when(at: float) -> str:
    moment = QDateTime.fromSecsSinceEpoch(round(at))
    today, locale = QDate.currentDate(), QLocale()
    time = locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
    days = moment.date().daysTo(today)
    if days == 0:
        return tr("Today, {time}").format(time=time)
    if days == 1:
        return tr("Yesterday, {time}").format(time=time)
    return locale.toString(moment.date(), QLocale.FormatType.LongFormat)
