"""Starts the window: painted first, then the first article, then the folder on a worker."""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from vademecum import __version__
from vademecum.app.assets import asset, manual
from vademecum.app.bookmarks import Bookmarks
from vademecum.app.brand import brand
from vademecum.app.endpoint import Claim
from vademecum.app.feedback import Feedback
from vademecum.app.history import History
from vademecum.app.paths import Paths, paths
from vademecum.app.queries import Queries
from vademecum.app.settings import Settings
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.viewer.folders.library import Library
from vademecum.viewer.folders.tidying import Tidying
from vademecum.viewer.looks.theme import Appearance
from vademecum.viewer.outside.door import claim_door, open_door
from vademecum.viewer.outside.handed_files import Application, HandedFiles
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.tasks import Tasks
from vademecum.viewer.texts.language import Language
from vademecum.viewer.window.painted import FirstPaint
from vademecum.viewer.window.window import Window

if TYPE_CHECKING:
    from vademecum.app.assistant import Command
    from vademecum.viewer.outside.control import ControlServer

log = logging.getLogger("vademecum.qt")

_SWITCH_S = 0.0001
"""Longest that a worker keeps the interpreter from the GUI thread. Each time that Qt calls Python the GUI
thread waits for it anew, once per worker at worst: Python's own 5 ms add up to stalls."""
_SIGNALS_EVERY_MS = 250
"""Python sees Ctrl+C only while it runs: this often it does."""


def run(
    knowledge: str | None = None,
    *,
    overlay: str | None = None,
    cache: bool = True,
    page: str = "",
    reader: Reader = ANYONE,
    remote_control: bool = False,
    commands: tuple[Command, ...] = (),
) -> int:
    """Open the window on a folder, the bundled manual by default; returns the exit code.

    With `remote_control` Qt Assistant's commands are taken from standard input, after `commands`.
    """
    app = start_application()
    folder = Path(knowledge) if knowledge else brand().knowledge or manual()
    claim = claim_door(
        folder, Path(overlay) if overlay else None, page, reader, stay=remote_control or bool(commands)
    )
    if claim == "handed over":
        return 0
    window = make_window(paths())
    if remote_control or commands:
        steer(window, commands, listen=remote_control)
    if isinstance(app, Application):
        HandedFiles(window, app)
    window.show()

    def open_folder() -> None:
        window.open_folder(
            folder.expanduser(),
            overlay=Path(overlay) if overlay else None,
            cache=cache,
            reader=reader,
            page=page,
        )

    # After the first paint: the window is there before any work begins.
    QTimer.singleShot(0, window, open_folder)
    starting = Starting(window, claim if isinstance(claim, Claim) else None)
    code = app.exec()
    starting.close()
    ended = window.parts.tasks.shutdown()
    if not ended:
        # A worker that does not listen must not keep the process: what is stored is stored already.
        sys.stdout.flush()
        os._exit(code)
    return code


class Starting(QObject):
    """What waits until the first page is painted: the control socket, and the search for garbage."""

    def __init__(self, window: Window, claim: Claim | None) -> None:
        super().__init__(window)
        self._window, self._claim = window, claim
        self._server: ControlServer | None = None
        self._tidying = Tidying(window.parts.library, window.shelf, self)
        self._begun = True
        FirstPaint(window.tabs.current, "", self).ended.connect(self.end)
        # A folder without pages paints none.
        window.parts.library.stateChanged.connect(self._state_changed)

    def _state_changed(self) -> None:
        if self._window.parts.library.state in ("ready", "failed"):
            self.end()

    def end(self) -> None:
        """The window is there: let other programs in."""
        if not self._begun:
            return
        self._begun = False
        self._tidying.begin()
        self._server = open_door(self._claim) if self._claim is not None else None
        if self._server is not None:
            from vademecum.viewer.outside.remote import RemoteDesk  # noqa: PLC0415  # after the window is painted

            RemoteDesk(self._window, self._server)

    def close(self) -> None:
        """Let nobody in any more."""
        if self._server is not None:
            self._server.close()


def steer(window: Window, commands: tuple[Command, ...], *, listen: bool) -> None:
    """Let a program that knows Qt Assistant steer the window."""
    from vademecum.viewer.outside.stdin_desk import StdinDesk  # noqa: PLC0415  # most windows are not steered

    desk = StdinDesk(window, commands)
    if listen:
        desk.listen()


def start_application() -> QApplication:
    """The application object with name, icon, logging and signals."""
    if sys.stderr is not None and not faulthandler.is_enabled():
        faulthandler.enable()
    qInstallMessageHandler(_message)
    sys.setswitchinterval(_SWITCH_S)
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else Application(sys.argv[:1])
    app.setApplicationName(brand().id)
    app.setApplicationDisplayName(brand().name)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(brand().id)
    app.setWindowIcon(QIcon(str(brand().icon or asset("icons/app.svg"))))
    app.setStyle("Fusion")
    _listen_to_signals(app)
    return app


def make_window(places: Paths | None, settings: Settings | None = None) -> Window:
    """A window with its parts; without `places` nothing is read from or written to the disk."""
    settings = settings or Settings(places.settings if places is not None else None)
    tasks = Tasks()
    language = Language(settings)
    language.apply()
    appearance = Appearance(settings)
    parts = Parts(
        tasks,
        settings,
        appearance,
        Library(tasks),
        Library(tasks),
        Bookmarks(places.bookmarks if places is not None else None),
        History(places.history if places is not None else None, days=settings.number("session.history_days")),
        Queries(
            places.queries if places is not None else None,
            days=lambda: settings.number("session.history_days"),
        ),
        Feedback(places.feedback if places is not None else None),
    )
    window = Window(parts, places)
    # Once for all parts of the window, not for each as it is put into the others.
    appearance.apply()
    language.setParent(window)
    kept = (window.keeper, parts.bookmarks, parts.history, parts.queries)
    for note in filter(None, [*settings.notes, *(file.note for file in kept)]):
        window.reading.say_soon(note)
    return window


def _listen_to_signals(app: QApplication) -> None:
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None:
            # Python runs a handler between any two steps, also of a paintEvent, and a window that is
            # closed while it is painted has nothing left to paint on: the event loop closes it.
            signal.signal(number, lambda *_: QTimer.singleShot(0, app, app.closeAllWindows))
    timer = QTimer(app)
    timer.timeout.connect(lambda: None)
    timer.start(_SIGNALS_EVERY_MS)


_ABOUT_PICTURES = ("qt.svg", "qt.gui.imageio")
"""Categories of what Qt has to say of damaged pictures: the page and the list of problems say it."""


def _message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Qt's messages go to Python's log."""
    if (context.category or "").startswith(_ABOUT_PICTURES):
        log.debug("%s", text)
        return
    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
    log.log(levels.get(kind, logging.WARNING), "%s", text)
