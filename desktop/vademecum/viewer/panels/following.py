"""What the links of a shown page lead to: said before the click, and done after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from vademecum.app.page import parse_page_address
from vademecum.viewer.page.hints import hint
from vademecum.viewer.page.images import PictureError, explained, measure
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.page.links import Click, decide
from vademecum.viewer.texts.addresses import plain_address
from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from vademecum.app.settings import Settings
    from vademecum.viewer.panels.article import ArticlePane
    from vademecum.viewer.tasks import Tasks

LINK_SETTING = "links.external"


class Following(QObject):
    """Follows the links of one pane under the link policy."""

    def __init__(self, pane: ArticlePane, settings: Settings, tasks: Tasks) -> None:
        super().__init__(pane)
        self._pane, self._settings, self._tasks = pane, settings, tasks
        self._asked_url = ""
        """Address that the notice asks about."""
        pane.view.linkActivated.connect(self.follow)
        pane.view.linkHovered.connect(self._hint)
        pane.view.pictureOpened.connect(self._enlarge)
        pane.notice.answered.connect(self._answered)

    def follow(self, address: str, apart: bool = False) -> None:
        """Follow a link of the page, `apart` in a new tab."""
        here, click = self._pane.journey.here, self.click_on(address)
        if here is not None and click is not None:
            self._do(click, here, apart)

    def click_on(self, address: str) -> Click | None:
        """What a click on a link of the page would do; None when nobody knows yet."""
        here, knowledge = self._pane.journey.here, self._pane.library.knowledge
        if here is None or self._pane.page is None:
            return None
        if knowledge is None:
            inside = parse_page_address(address)
            return Click("open", *inside) if inside is not None else None
        return decide(knowledge, here.path, address, self._settings.text(LINK_SETTING))

    def _do(self, click: Click, here: Stop, apart: bool) -> None:
        pane = self._pane
        if click.action == "scroll":
            pane.go(Stop(here.path, click.slug, manual=here.manual))
        elif click.action in ("open", "missing"):
            stop = Stop(click.path, click.slug, came_from=here.path, manual=here.manual)
            if apart:
                pane.tabAsked.emit(stop)
            else:
                pane.go(stop)
        elif click.action == "search":
            pane.searchAsked.emit(click.path)
        elif click.action == "refresh":
            pane.library.refresh()
            pane.reload()
        elif click.action == "picture":
            self._enlarge_file(click.path)
        elif click.action == "copy-code":
            self._copy_code(click.number)
        elif click.action == "helpful":
            pane.rated.emit(bool(click.number))
        elif click.action == "browser":
            QDesktopServices.openUrl(QUrl(click.url))
        elif click.action == "ask":
            self.ask_outside(click.url)
        elif click.action == "refuse":
            self._asked_url = click.url
            pane.notice.say(click.note, (("copy", tr("Copy address")),))

    def _hint(self, address: str) -> None:
        """Say where a link leads before it is clicked."""
        knowledge, reader = self._pane.library.knowledge, self._pane.library.reader
        click = self.click_on(address) if address else None
        told = hint(knowledge, reader, click) if knowledge is not None and click is not None else ""
        self._pane.hinted.emit(told)

    def ask_outside(self, url: str) -> None:
        """Ask whether to leave for an address of the outside."""
        self._asked_url = url
        question = tr("This link leads out of the help, to {url}").format(url=plain_address(url))
        buttons = (("open", tr("Open")), ("always", tr("Always open")), ("copy", tr("Copy address")))
        self._pane.notice.say(question, buttons)

    def forget(self) -> None:
        """Nothing is asked any more."""
        self._asked_url = ""

    def _answered(self, answer: str) -> None:
        url, self._asked_url = self._asked_url, ""
        if answer == "always":
            self._settings.set(LINK_SETTING, "allow")
        if answer in ("open", "always") and url:
            QDesktopServices.openUrl(QUrl(url))
        elif answer == "copy" and url:
            QGuiApplication.clipboard().setText(url)
        self._pane.view.setFocus()

    def _copy_code(self, number: int) -> None:
        page = self._pane.page
        if page is not None and number < len(page.codes):
            QGuiApplication.clipboard().setText(page.codes[number])
            self._pane.said.emit(tr("Copied"))

    def _enlarge(self, address: str) -> None:
        picture = self._pane.view.pictures.picture(address)
        if picture is not None:
            self._pane.pictureAsked.emit(picture)

    def _enlarge_file(self, path: str) -> None:
        root = self._pane.library.root
        if root is None:
            return
        known = self._pane.view.pictures.faults.get(str(root / path))
        if known is not None:
            self._pane.notice.say(explained(path, known))
            return

        def failed(error: Exception) -> None:
            if isinstance(error, PictureError):
                self._pane.notice.say(explained(path, error.fault))

        self._tasks.run(
            "image",
            f"enlarge:{id(self)}",
            lambda _run: measure(root / path),
            self._pane.pictureAsked.emit,
            failed=failed,
        )
