"""What the links of a shown page lead to: said before the click, and done after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal
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
    from vademecum.viewer.folders.library import Library
    from vademecum.viewer.page.pages import LoadedPage
    from vademecum.viewer.page.view import PageView
    from vademecum.viewer.tasks import Tasks
    from vademecum.viewer.widgets.notice import Notice

LINK_SETTING = "links.external"


@dataclass(frozen=True, slots=True)
class Place:
    """Where the links that are followed stand."""

    here: Stop | None
    page: LoadedPage | None
    library: Library


class Following(QObject):
    """Follows the links of one pane under the link policy."""

    chosen = Signal(object)
    """A page of this folder: `Stop`."""
    tabAsked = Signal(object)
    """A page to open in a new tab: `Stop`."""
    searchAsked = Signal(str)
    reloadAsked = Signal()
    pictureAsked = Signal(object)
    """A `Picture` to enlarge."""
    rated = Signal(bool)
    said = Signal(str)
    """A passing message."""
    hinted = Signal(str)
    """Where the link under the mouse leads; empty for none."""

    def __init__(
        self,
        view: PageView,
        notice: Notice,
        place: Callable[[], Place],
        settings: Settings,
        tasks: Tasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._view, self._notice, self._place = view, notice, place
        self._settings, self._tasks = settings, tasks
        self._asked_url = ""
        """Address that the notice asks about."""
        view.linkActivated.connect(self.follow)
        view.linkHovered.connect(self._hint)
        view.pictureOpened.connect(self._enlarge)
        notice.answered.connect(self._answered)

    def follow(self, address: str, apart: bool = False) -> None:
        """Follow a link of the page, `apart` in a new tab."""
        here, click = self._place().here, self.click_on(address)
        if here is not None and click is not None:
            self._do(click, here, apart)

    def click_on(self, address: str) -> Click | None:
        """What a click on a link of the page would do; None when nobody knows yet."""
        place = self._place()
        here, knowledge = place.here, place.library.knowledge
        if here is None or place.page is None:
            return None
        if knowledge is None:
            inside = parse_page_address(address)
            return Click("open", *inside) if inside is not None else None
        return decide(knowledge, here.path, address, self._settings.text(LINK_SETTING))

    def _do(self, click: Click, here: Stop, apart: bool) -> None:
        if click.action == "scroll":
            self.chosen.emit(Stop(here.path, click.slug, manual=here.manual))
        elif click.action in ("open", "missing"):
            stop = Stop(click.path, click.slug, came_from=here.path, manual=here.manual)
            if apart:
                self.tabAsked.emit(stop)
            else:
                self.chosen.emit(stop)
        elif click.action == "search":
            self.searchAsked.emit(click.path)
        elif click.action == "refresh":
            self._place().library.refresh()
            self.reloadAsked.emit()
        elif click.action == "picture":
            self._enlarge_file(click.path)
        elif click.action == "copy-code":
            self._copy_code(click.number)
        elif click.action == "helpful":
            self.rated.emit(bool(click.number))
        elif click.action == "browser":
            QDesktopServices.openUrl(QUrl(click.url))
        elif click.action == "ask":
            self.ask_outside(click.url)
        elif click.action == "refuse":
            self._asked_url = click.url
            self._notice.say(click.note, (("copy", tr("Copy address")),))

    def _hint(self, address: str) -> None:
        """Say where a link leads before it is clicked."""
        library = self._place().library
        knowledge, reader = library.knowledge, library.reader
        click = self.click_on(address) if address else None
        told = hint(knowledge, reader, click) if knowledge is not None and click is not None else ""
        self.hinted.emit(told)

    def ask_outside(self, url: str) -> None:
        """Ask whether to leave for an address of the outside."""
        self._asked_url = url
        question = tr("This link leads out of the help, to {url}").format(url=plain_address(url))
        buttons = (("open", tr("Open")), ("always", tr("Always open")), ("copy", tr("Copy address")))
        self._notice.say(question, buttons)

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
        self._view.setFocus()

    def _copy_code(self, number: int) -> None:
        page = self._place().page
        if page is not None and number < len(page.codes):
            QGuiApplication.clipboard().setText(page.codes[number])
            self.said.emit(tr("Copied"))

    def _enlarge(self, address: str) -> None:
        picture = self._view.pictures.picture(address)
        if picture is not None:
            self.pictureAsked.emit(picture)

    def _enlarge_file(self, path: str) -> None:
        root = self._place().library.root
        if root is None:
            return
        known = self._view.pictures.faults.get(str(root / path))
        if known is not None:
            self._notice.say(explained(path, known))
            return

        def failed(error: Exception) -> None:
            if isinstance(error, PictureError):
                self._notice.say(explained(path, error.fault))

        self._tasks.run(
            "image",
            f"enlarge:{id(self)}",
            lambda _run: measure(root / path),
            self.pictureAsked.emit,
            failed=failed,
        )
