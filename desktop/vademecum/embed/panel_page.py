"""The open article of the panel: rendered on a worker, with its own way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QWidget

from vademecum.embed.panel_look import page_theme
from vademecum.knowledge.article import Article
from vademecum.viewer.looks.look import Look
from vademecum.viewer.page.journey import Journey, Stop
from vademecum.viewer.page.links import decide
from vademecum.viewer.page.loading import load_page
from vademecum.viewer.page.pages import LoadedPage, Wish
from vademecum.viewer.page.text import PageText
from vademecum.viewer.page.view import PageView
from vademecum.viewer.texts.words import tr
from vademecum.viewer.window.page_menu import text_menu

if TYPE_CHECKING:
    from vademecum.embed.desk import Desk
    from vademecum.viewer.tasks import Run

_NARROWEST = 240
"""Pixels that a page is laid out for at least: a panel not shown yet has no width."""


class PanelPage(QObject):
    """Opens articles for the present reader only."""

    opened = Signal(str)
    """`path#slug`, once the article can be read; empty when the page is blank."""
    said = Signal(str)
    """Something the reader should know about the last step."""
    leaving = Signal(str)
    """A link leads out of the help: this is said, and `answered` takes the reply."""
    searchAsked = Signal(str)
    """Words that a link wants to be searched for."""

    def __init__(self, desk: Desk, look: Callable[[], Look], parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._look = desk, look
        self._journey = Journey()
        self._codes: tuple[str, ...] = ()
        self._outside = ""
        self.view = PageView(desk.tasks, parent)
        self.view.linkActivated.connect(self._follow)
        self.view.pictures.failed.connect(self.restyle)
        self.view.refilled.connect(self._mark)
        self.view.zoomStepped.connect(lambda steps: self.view.set_zoom(self.view.zoom + steps * 0.1))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._show_menu)

    def _show_menu(self, spot: QPoint) -> None:
        text_menu(self.view).popup(self.view.viewport().mapToGlobal(spot))

    @property
    def path(self) -> str:
        """The open article; empty for none."""
        return self._journey.here.path if self._journey.here else ""

    @property
    def source(self) -> str:
        """`path#slug` of what is open; empty for none."""
        here = self._journey.here
        return "" if here is None else f"{here.path}#{here.slug}" if here.slug else here.path

    @property
    def can_go_back(self) -> bool:
        """Whether there is an earlier article."""
        return self._journey.can_go_back

    def open(self, path: str, slug: str = "", words: tuple[str, ...] = ()) -> bool:
        """Open an article at a heading; False when this reader has no such article."""
        article = self._readable(path)
        if article is None:
            self.said.emit(tr("This article does not exist."))
            return False
        self._journey.leave(self.view.spot())
        self._journey.go(Stop(article.path, slug, words=words))
        self._render(article)
        return True

    def back(self) -> None:
        """Return to the article before, passing over what this reader may not see."""
        self._journey.leave(self.view.spot())
        while (stop := self._journey.back()) is not None:
            article = self._readable(stop.path)
            if article is not None:
                self._render(article)
                return

    def clear(self) -> None:
        """Show nothing and forget the way here."""
        self._desk.tasks.cancel(self._key)
        self._journey = Journey()
        self._codes = ()
        self.view.show_page("")
        self.opened.emit("")

    def reader_changed(self) -> bool:
        """Blank the page when the new reader may not see it; whether the article may stay."""
        self._journey.leave(self.view.spot())
        here = self._journey.here
        article = self._readable(here.path) if here is not None else None
        self.clear()
        if here is None or article is None:
            return False
        # The way back may hold pages of the former reader: it starts anew from here. The page itself
        # is made anew, because it may include or name what this reader may not see.
        self._journey.go(here)
        self._render(article)
        self.opened.emit(self.source)
        return True

    def restyle(self) -> None:
        """Render again in the present colours, keeping the place on the page."""
        look = self._look()
        self.view.set_mark_colours(look.mark, look.on_mark, look.mark_current)
        article = self._readable(self.path) if self.path else None
        if article is not None:
            self._journey.leave(self.view.spot())
            self._render(article)

    def answered(self, name: str) -> None:
        """The reader has answered whether to leave for the browser."""
        address, self._outside = self._outside, ""
        if name == "open" and address:
            QDesktopServices.openUrl(QUrl(address))

    @property
    def _key(self) -> str:
        return f"panel-page-{id(self)}"

    def _readable(self, path: str) -> Article | None:
        return self._desk.knowledge.article(path, reader=self._desk.reader)

    def _render(self, article: Article) -> None:
        stop = self._journey.here
        wish = Wish(
            self._desk.reader,
            page_theme(self._look()),
            self._desk.knowledge.snapshot,
            article.path,
            base_px=QFontInfo(self.view.font()).pixelSize(),
            width=max(self.view.viewport().width(), _NARROWEST),
            dated=False,
            faults=self.view.pictures.faults,
        )

        def work(_run: Run) -> tuple[Stop | None, LoadedPage]:
            return stop, load_page(wish)

        self._desk.tasks.run("page", self._key, work, self._rendered, failed=self._failed)

    def _rendered(self, outcome: tuple[Stop | None, LoadedPage]) -> None:
        stop, page = outcome
        if stop is None or stop is not self._journey.here:
            return
        if page.missing:
            self.clear()
            self.said.emit(tr("This article cannot be shown any more."))
            return
        self._codes = page.codes
        self.view.name(page.title)
        slugs = tuple(heading.slug for heading in page.headings)
        self.view.show_page(
            page.html,
            slugs=slugs,
            pictures=page.pictures,
            spot=stop.spot,
            anchor=stop.slug,
            page=page.path,
        )
        self._mark()
        if stop.words and not self.view.marks:
            self.view.unfold_found(lambda hidden: bool(PageText(hidden).words(stop.words)))
            self.view.folds.keep_found()
        self.opened.emit(self.source)

    def _mark(self) -> None:
        """Mark the words that were searched for."""
        stop = self._journey.here
        if stop is not None and stop.words:
            self.view.mark(self.view.page_text.words(stop.words))

    def _failed(self, error: Exception) -> None:
        self.view.show_page("")
        self.said.emit(tr("This article cannot be shown: {reason}").format(reason=error))

    def _follow(self, link: str, _apart: bool) -> None:
        click = decide(self._desk.knowledge, self.path, link, "ask")
        if click.action == "scroll" or (click.action == "open" and click.path == self.path):
            self._journey.leave(self.view.spot())
            self._journey.go(Stop(self.path, click.slug))
            self.view.arrive(None, click.slug)
            self.opened.emit(self.source)
        elif click.action == "open":
            self.open(click.path, click.slug)
        elif click.action == "ask":
            self._outside = click.url
            text = tr("This link leaves the help: {address}").format(address=click.url)
            self.leaving.emit(text)
        elif click.action == "copy-code" and click.number < len(self._codes):
            QGuiApplication.clipboard().setText(self._codes[click.number])
            self.said.emit(tr("Copied."))
        elif click.action == "search":
            self.searchAsked.emit(click.path)
        elif click.action == "missing":
            self.said.emit(tr("This article does not exist."))
        else:
            self.said.emit(click.note or tr("This link leads nowhere."))
