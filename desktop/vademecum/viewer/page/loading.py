"""From a path to a page: parsed, rendered and measured on a worker.

This is the one module of the window that loads the Markdown parser: workers import it, so that
the window is painted before.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from html import escape
from pathlib import Path
from urllib.parse import quote

from PySide6.QtCore import QDateTime, QLocale

from vademecum.app.page import Labels, Page, PageImage, page_address, render_page
from vademecum.errors import VademecumError
from vademecum.knowledge.article import Article
from vademecum.knowledge.bundle import MTIME_S
from vademecum.knowledge.folder import first_page, read_article
from vademecum.knowledge.scan import list_files
from vademecum.knowledge.snapshot import Snapshot
from vademecum.viewer.page.images import Fault, Picture, PictureError, explained, measure, measure_drawing
from vademecum.viewer.page.links import ACTION_SCHEME
from vademecum.viewer.page.pages import FOOT, LoadedPage, Place, Wish
from vademecum.viewer.page.parts import cut
from vademecum.viewer.texts.replies import trouble
from vademecum.viewer.texts.words import tr

_FIRST_YEAR_S = 631_152_000
"""The beginning of 1990."""
_DAY_S = 24 * 60 * 60
"""By so much clocks of two machines may differ."""
_TICK, _CHOSEN = "\u2713\u00a0", ";font-weight:700"
"""Of the answer that was given."""

_FIRST_TEXT = re.compile(r"<(?:p|td)\b[^<>]*>(?=[^<]|<a)")
"""Opens the first paragraph or cell that has any text."""


def load_page(wish: Wish, *, early: bool = False) -> LoadedPage:
    """Read and render; a page that is missing or broken becomes a page that says so.

    `early`: the other pages of the folder are not known yet.
    """
    snapshot = wish.snapshot
    if snapshot is None:
        return _note_page(wish, tr("Nothing is open"), tr("Open a folder to read."), [])
    article = snapshot.find(wish.path)
    if article is None or not wish.reader.may_read(article.audience, article.requires):
        return _missing_page(wish, snapshot)
    labels = replace(page_labels(), copy="") if wish.on_paper else page_labels()

    def rendered(words: Labels) -> Page:
        return render_page(
            snapshot,
            article,
            wish.theme,
            base_px=wish.base_px,
            width=wish.width,
            code_wrap=wish.code_wrap,
            labels=words,
            listed=None if early else wish.reader.may_list,
        )

    try:
        page = rendered(labels)
        pictures, faults = measure_all(snapshot.root, page.images, wish.faults)
        if faults:
            unshown = {path: explained(Path(path).name, fault) for path, fault in faults.items()}
            page = rendered(replace(labels, unshown=unshown))
    except VademecumError as error:
        again = [(f"{ACTION_SCHEME}refresh", tr("Try again"))]
        return _note_page(wish, tr("This page cannot be read"), trouble(error), again)
    html = page.html.replace("</body>", f"{_foot(wish, article, rtl=page.right_to_left)}</body>")
    first, parts = cut(html)
    return LoadedPage(
        page.path,
        page.title,
        html,
        page.language,
        page.headings,
        pictures,
        page.codes,
        first=first if parts else "",
        parts=parts,
        unshown=tuple(explained(path, fault) for path, fault in faults.items()),
    )


def load_early(root: Path, overlay: Path | None, wanted: str, wish: Wish) -> LoadedPage | None:
    """The page to show while the folder is still being read; None when there is none to show.

    `wish` says how it shall look; its snapshot is not used.
    """
    try:
        home = first_page(root)
        path = wanted or home
        if not path:
            return None
        article = read_article(root, path, overlay=overlay)
        listing = list_files(root, ())
    except VademecumError:
        return None
    files = frozenset((*listing.pages, *listing.stated, *listing.others))
    alone = Snapshot(root=root, articles={article.path: article}, others=files)
    # Which links lead nowhere is known only when the other pages are: until then none looks broken.
    theme = replace(wish.theme, missing=wish.theme.link)
    page = load_page(replace(wish, snapshot=alone, path=article.path, theme=theme), early=True)
    return replace(page, above=() if page.path == home else None)


def measure_all(
    root: Path, images: tuple[PageImage, ...], known: Mapping[str, Fault]
) -> tuple[dict[str, Picture], dict[str, Fault]]:
    """Address -> picture, and path -> why it cannot be shown; each file's header is looked at once.

    `known` holds files that were tried already.
    """
    found: dict[str, Picture] = {}
    faults: dict[str, Fault] = {}
    for image in images:
        if image.address in found or image.path in faults:
            continue
        file = root / image.path
        try:
            if str(file) in known:
                faults[image.path] = known[str(file)]
            elif image.drawing:
                found[image.address] = measure_drawing(image.drawing.encode("utf-8", "replace"), file)
            else:
                found[image.address] = measure(file)
        except PictureError as error:
            faults[image.path] = error.fault
    return found, faults


def page_labels() -> Labels:
    """The renderer's few words in the language of the window."""
    return Labels(
        copy=tr("Copy"),
        picture=tr("Picture"),
        missing=tr("not in this folder"),
        picture_remote=tr("not loaded from the network"),
        no_text=tr("This page has no text yet."),
        leading=tr("Pages that lead here"),
        beside=tr("In the same folder"),
        footnotes=tr("Footnotes"),
        details=tr("Details"),
        kinds={
            "note": tr("Note"),
            "info": tr("Info"),
            "tip": tr("Tip"),
            "important": tr("Important"),
            "warning": tr("Warning"),
            "caution": tr("Caution"),
            "danger": tr("Danger"),
            "success": tr("Done"),
            "question": tr("Question"),
            "example": tr("Example"),
            "quote": tr("Quote"),
            "abstract": tr("Summary"),
            "todo": tr("To do"),
            "bug": tr("Bug"),
            "failure": tr("Failure"),
        },
    )


def _foot(wish: Wish, article: Article, *, rtl: bool) -> str:
    """Where to read on, and when the page was changed; `rtl` for a page that is read from right to left."""
    base, theme = wish.base_px, wish.theme
    # Words of the window keep their own direction: they only stand where the page's lines begin.
    side = ' align="right"' if rtl else ""
    parts = [_question(wish, article, side)] if wish.rated else []
    if wish.before or wish.after:
        left, right = (wish.after, wish.before) if rtl else (wish.before, wish.after)
        cells = [_beside(left, "\u2190 {}", "left"), _beside(right, "{} \u2192", "right")]
        parts.append(
            f'<table width="100%" cellspacing="0" cellpadding="0" style="margin-top:{base * 1.6:g}px"><tr>'
            + "".join(cells).replace("LINK", theme.link)
            + "</tr></table>"
        )
    if wish.dated and _is_likely(article.modified):
        day = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(round(article.modified)).date(), QLocale.FormatType.LongFormat
        )
        text = escape(tr("Last updated {day}").format(day=day))
        parts.append(
            f'<p{side} style="margin-top:{base:g}px;margin-bottom:{base * 1.5:g}px;'
            f'font-size:{base * 0.82:g}px;color:{theme.muted}">{text}</p>'
        )
    # What follows is no text of the page: it is not copied.
    return _FIRST_TEXT.sub(rf'\g<0><a name="{FOOT}"></a>', "".join(parts), count=1)


def _is_likely(modified: float) -> bool:
    """Whether a file can have been changed then: archives write times that are the same for all files.

    Bundles and packages for npm, for instance, date everything to the 1980s.
    """
    return _FIRST_YEAR_S <= modified <= time.time() + _DAY_S and modified != MTIME_S


def _question(wish: Wish, article: Article, side: str) -> str:
    """Was this helpful? Two links that say so; the one that was chosen is ticked."""
    base, theme = wish.base_px, wish.theme
    said = None
    if wish.feedback is not None:
        texts = {article.sha256, *(section.sha256 for section in article.sections)}
        said = wish.feedback.latest(wish.folder, article.path, texts)
    links = " \u00a0\u00b7\u00a0 ".join(
        f'<a href="vademecum-action:helpful?n={number}" style="color:{theme.link};text-decoration:none'
        f'{_CHOSEN if number == said else ""}">{_TICK if number == said else ""}{escape(label)}</a>'
        for number, label in ((1, tr("Yes")), (0, tr("No")))
    )
    return (
        f'<p{side} style="margin-top:{base * 2:g}px;font-size:{base * 0.9:g}px;color:{theme.muted}">'
        f"{escape(tr('Was this page helpful?'))} \u00a0 {links}</p>"
    )


def _beside(place: Place | None, form: str, align: str) -> str:
    if place is None:
        return f'<td width="50%" align="{align}"></td>'
    path, title = place
    label = escape(form.format(title))
    return (
        f'<td width="50%" align="{align}"><a href="{escape(page_address(path))}" '
        f'style="color:LINK;text-decoration:none">{label}</a></td>'
    )


def _missing_page(wish: Wish, snapshot: Snapshot) -> LoadedPage:
    """The page that stands in for one that is not there: what was wanted, who linked, where to look."""
    target = wish.path
    name = target.rpartition("/")[2].partition(".")[0].replace("-", " ").replace("_", " ") or target
    said = tr("The folder has no page {target}.").format(target=target)
    if wish.came_from:
        said += " " + tr("The link stands in {page}.").format(page=wish.came_from)
    links = [(f"vademecum-action:search?q={quote(name)}", tr("Search for “{name}”").format(name=name))]
    open_to = {path: article for path, article in snapshot.articles.items() if wish.reader.may_list(article)}
    near = get_close_matches(target, open_to, n=3, cutoff=0.6)
    links += [(page_address(path), f"{open_to[path].title} ({path})") for path in near]
    return _note_page(wish, tr("This page does not exist"), said, links)


def _note_page(wish: Wish, title: str, text: str, links: list[tuple[str, str]]) -> LoadedPage:
    base, theme = wish.base_px, wish.theme
    items = "".join(
        f'<p style="margin-top:{base * 0.5:g}px"><a href="{escape(href)}" '
        f'style="color:{theme.link};text-decoration:none">{escape(label)}</a></p>'
        for href, label in links
    )
    html = (
        f'<html><body style="font-size:{base:g}px;color:{theme.text}">'
        f'<h1 style="font-size:{base * 1.6:g}px;margin-top:{base * 3:g}px">{escape(title)}</h1>'
        f'<p style="color:{theme.muted};margin-bottom:{base:g}px">{escape(text)}</p>{items}</body></html>'
    )
    return LoadedPage(wish.path, title, html, missing=True)
