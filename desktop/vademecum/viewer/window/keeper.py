"""Keeps the session on disk: tabs, places, window and splitters, so that a crash loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QTimer
from PySide6.QtWidgets import QMainWindow, QSplitter

from vademecum.app.folder_names import known_as, real, same_folder
from vademecum.app.paths import Paths
from vademecum.app.session import (
    ClosedTab,
    KnowledgeSession,
    Place,
    Session,
    Tab,
    load_session,
    save_session,
)
from vademecum.app.settings import Settings
from vademecum.viewer.folders.library import Library
from vademecum.viewer.page.first_page import kept_file
from vademecum.viewer.page.journey import Spot, Stop, Trail
from vademecum.viewer.page.pages import LoadedPage
from vademecum.viewer.panels.tabs import ArticleTabs
from vademecum.viewer.tasks import Run, Tasks
from vademecum.viewer.window.cascade import Cascade

_SETTLES_MS = 800
"""After the last change of page or place: what a crash may lose at most."""
_STEPS_KEPT = 25
"""Of each tab's way back, and forward, from one start to the next."""
_CLOSED_KEPT = 10
"""Closed tabs from one start to the next."""


class Keeper(QObject):
    """Reads the session once and writes it on a worker whenever something has changed."""

    def __init__(self, places: Paths | None, tasks: Tasks, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        file = places.session if places is not None else None
        self._pages = places.cache / "pages" if places is not None else None
        self._file, self._tasks = file, tasks
        self._cascade = Cascade(places.state) if places is not None else None
        self.session, self.note = load_session(file) if file is not None else (Session(), "")
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLES_MS)
        self._settle.timeout.connect(self.save)
        self._tabs: ArticleTabs | None = None
        self._library: Library | None = None
        self._window: QMainWindow | None = None
        self._splitter: QSplitter | None = None
        self._restored = ""
        self._page: LoadedPage | None = None
        """The page in front that was kept last."""
        self._forgotten: frozenset[str] = frozenset()
        """Folders taken off the recent list: it is merged with that of other windows."""

    def watch(self, window: QMainWindow, splitter: QSplitter, tabs: ArticleTabs, library: Library) -> None:
        """Keep the state of these."""
        self._window, self._splitter, self._tabs, self._library = window, splitter, tabs, library
        library.stateChanged.connect(self._library_changed)
        tabs.scrolled.connect(self.changed)

    # Window

    def restore_window(self) -> bool:
        """Give the window its last place and size; False when there is none to give."""
        if self._window is None or not self.session.geometry:
            return False
        restored = self._window.restoreGeometry(_bytes(self.session.geometry))
        if restored and self._cascade is not None:
            self._cascade.move_aside(self._window)
        return restored

    def restore_splitter(self) -> bool:
        """Give the panels their last widths."""
        state = self.session.layout.get("main", "")
        return bool(state) and self._splitter is not None and self._splitter.restoreState(_bytes(state))

    def flag(self, name: str, default: bool) -> bool:
        """A stored yes or no of the layout."""
        return self.word(name, "1" if default else "0") == "1"

    def set_flag(self, name: str, value: bool) -> None:
        """Store a yes or no of the layout."""
        self.set_word(name, "1" if value else "0")

    def word(self, name: str, default: str) -> str:
        """A stored choice of the layout."""
        return self.session.layout.get(name, default)

    def set_word(self, name: str, value: str) -> None:
        """Store a choice of the layout."""
        self.session = replace(self.session, layout={**self.session.layout, name: value})
        self.changed()

    # Tabs

    def tabs_of(self, key: str) -> KnowledgeSession:
        """The tabs that were open in a folder."""
        return self.session.folders.get(key, KnowledgeSession())

    def last_stop(self, key: str) -> Stop | None:
        """Where the reader was in a folder; None when nothing was open there."""
        stored = self.tabs_of(key)
        return stop_of(stored.tabs[min(stored.active, len(stored.tabs) - 1)]) if stored.tabs else None

    def restored(self, key: str) -> None:
        """The tabs of a folder stand as they shall: from now on they are what is kept."""
        self._restored = key
        self.changed()

    def _library_changed(self) -> None:
        # While a folder is being read there is one early page at most: no reason to forget the others.
        if self._library is not None and self._library.state != "ready":
            self._restored = ""

    def opened(self, key: str, title: str = "") -> None:
        """A folder was opened, or is to be offered: it leads the recent list."""
        recent = self.session.opened(key)
        titles = {**self.session.titles, **({recent[0]: title} if title else {})}
        self.session = replace(self.session, recent=recent, titles=titles)
        self._forgotten -= {recent[0]}
        self.changed()
        if title:
            name = recent[0]
            self._tasks.run(
                "disk", f"leads:{name}", lambda _run: real(name), lambda to: self._leads(name, to)
            )

    def _leads(self, name: str, where: str) -> None:
        """The folder that was opened is listed once, whatever other names it was opened by before."""
        for other in same_folder(name, where, self.session.recent, self.session.leads):
            self.forget(other)
        self.session = replace(self.session, leads={**self.session.leads, name: where})
        self.changed()

    def named(self, folder: Path, more: Iterable[str] = ()) -> Path:
        """The name under which a folder is in the recent list or among `more`, else its normal one."""
        return Path(known_as(folder, (*self.session.recent, *more), self.session.leads))

    def title(self, key: str) -> str:
        """What a folder calls itself, as far as it was ever open; else its name."""
        return self.session.titles.get(key) or Path(key).name or key

    def forget(self, key: str) -> None:
        """Take a folder off the recent list."""
        recent = tuple(folder for folder in self.session.recent if folder != key)
        self.session, self._forgotten = replace(self.session, recent=recent), self._forgotten | {key}
        self.changed()

    def changed(self) -> None:
        """Something worth keeping has changed; it is written when the changes pause."""
        if self._file is not None:
            self._settle.start()

    @property
    def waiting(self) -> bool:
        """Whether there are changes that are not being written yet."""
        return self._settle.isActive()

    def save(self) -> None:
        """Write on a worker."""
        session, file = self._collect(), self._file
        if file is None:
            return

        keep, forgotten = self._keeping(), self._forgotten
        page = self._tabs.current.page if self._tabs is not None else None

        def work(_run: Run) -> None:
            save_session(file, session, forgotten)
            if keep is not None:
                keep()

        def done(_none: None) -> None:
            self._page = page

        self._tasks.run("disk", "session", work, done, failed=lambda _error: None)

    def save_now(self) -> None:
        """Write at once: the window is closing."""
        self._settle.stop()
        if self._file is not None:
            try:
                save_session(self._file, self._collect(), self._forgotten)
                keep = self._keeping()
                if keep is not None:
                    keep()
            except OSError:
                # A full or read-only disk must not keep the window from closing.
                return

    def page_file(self, root: Path) -> Path | None:
        """Where the page that was in front in a folder is kept; None when nothing is written to the disk."""
        return kept_file(self._pages, root) if self._pages is not None else None

    def _keeping(self) -> Callable[[], None] | None:
        """What keeps the page in front for the next start, unless that is done already."""
        if self._tabs is None or self._library is None or self._library.root is None:
            return None
        if self._page is self._tabs.current.page:
            return None
        file = self.page_file(self._library.root)
        return self._tabs.current.keep_page(file) if file is not None else None

    def _collect(self) -> Session:
        session = self.session
        if self._window is not None and self._splitter is not None:
            layout = {**session.layout, "main": _text(self._splitter.saveState())}
            session = replace(session, geometry=_text(self._window.saveGeometry()), layout=layout)
        if self._tabs is not None and self._library is not None and self._restored:
            # Who wants no history wants none of single tabs either.
            found = _kept(self._tabs, ways=self._settings.number("session.history_days") > 0)
            if not self._settings.flag("session.restore"):
                forgotten = dict.fromkeys((*session.folders, self._restored), KnowledgeSession())
                session = replace(session, folders=forgotten)
            elif found.tabs:
                session = replace(session, folders={**session.folders, self._restored: found})
        self.session = session
        return session


def _kept(tabs: ArticleTabs, *, ways: bool) -> KnowledgeSession:
    """What is kept of the tabs of a folder: pages that are there, and none of the manual.

    Without `ways` only what is open is kept, not how the reader came there.
    """
    kept: list[Tab] = []
    active = 0
    for pane in tabs.panes:
        tab = None if pane.page is not None and pane.page.missing else _tab_of(pane.trail)
        if tab is None:
            continue
        if pane is tabs.current:
            active = len(kept)
        kept.append(tab if ways else Tab(tab.path, tab.slug, tab.scroll))
    if not ways:
        return KnowledgeSession(tuple(kept), active)
    closed = ((_tab_of(trail), number) for number, trail in tabs.closed[-_CLOSED_KEPT:])
    return KnowledgeSession(
        tuple(kept), active, tuple(ClosedTab(tab, number) for tab, number in closed if tab is not None)
    )


def _tab_of(trail: Trail | None) -> Tab | None:
    trail = trail.kept(lambda stop: not stop.manual) if trail is not None else None
    if trail is None:
        return None
    here = _place_of(trail.here)
    before = trail.stops[max(0, trail.at - _STEPS_KEPT) : trail.at]
    after = trail.stops[trail.at + 1 : trail.at + 1 + _STEPS_KEPT]
    return Tab(here.path, here.slug, here.scroll, tuple(map(_place_of, before)), tuple(map(_place_of, after)))


def _place_of(stop: Stop) -> Place:
    return Place(stop.path, stop.slug, stop.spot.share if stop.spot is not None else 0.0)


def trail_of(tab: Tab) -> Trail:
    """The journey of a stored tab."""
    return Trail(tuple(map(stop_of, (*tab.before, tab, *tab.after))), len(tab.before))


def stop_of(place: Place) -> Stop:
    """The stop at which a stored page opens."""
    return Stop(place.path, place.slug, Spot("", 0, place.scroll) if place.scroll else None)


def _text(state: QByteArray) -> str:
    return bytes(state.toBase64().data()).decode("ascii")


def _bytes(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode("ascii", "ignore"))
