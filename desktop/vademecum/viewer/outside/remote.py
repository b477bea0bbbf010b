"""What other programs may do with the window, one verb at a time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer

from vademecum import __version__
from vademecum.app.context_help import Shown, look_up
from vademecum.app.endpoint import APPLICATION, endpoint
from vademecum.app.protocol import Later, Reply, Request, Verb, reader_json
from vademecum.app.results_json import answer_json, search_json
from vademecum.knowledge.reader import Reader
from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.models.results import place_name
from vademecum.viewer.outside.control import ControlServer
from vademecum.viewer.outside.raising import raise_window
from vademecum.viewer.outside.reader_change import change_reader
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.texts.notes import note_of
from vademecum.viewer.window.painted import FirstPaint

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.viewer.window.window import Window


class RemoteDesk(QObject):
    """Answers the control socket for one window; requests wait while a folder is being opened."""

    def __init__(self, window: Window, server: ControlServer, application: str = APPLICATION) -> None:
        super().__init__(window)
        self._window, self._server, self._application = window, server, application
        self._asked = 0
        self.route = ""
        """The screen that a host application is on, as it said last."""
        self._verbs: dict[Verb, Callable[[Request, Knowledge], Reply | Later]] = {
            "show": self._show,
            "open": self._show,
            "search": self._search,
            "ask": self._ask,
            "set_route": self._set_route,
        }
        self._always: dict[Verb, Callable[[Request], Reply]] = {
            "back": self._back,
            "raise": self._raise,
            "reload": self._reload,
            "set_reader": self._set_reader,
            "status": self._status,
            "quit": self._quit,
        }
        library = window.parts.library
        library.stateChanged.connect(self._state_changed)
        self._state_changed()

    def handle(self, request: Request) -> Reply | Later:
        """Do what was asked, and say what came of it."""
        if request.knowledge and not self._is_here(request.knowledge):
            return self._elsewhere(request)
        if request.reader is not None:
            change_reader(self._window, request.reader)
            self._show_route()
        if request.verb in self._always:
            return self._always[request.verb](request)
        library = self._window.parts.library
        if library.knowledge is None:
            return Reply.failure("failed", str(library.error or "no folder is open"))
        return self._verbs[request.verb](request, library.knowledge)

    # Verbs that need the folder

    def _show(self, request: Request, knowledge: Knowledge) -> Reply | Later:
        if request.text:
            self._window.reading.search_for(request.text)
            return self._shown(Shown("search", request.text), request)
        page = request.page
        shown = look_up(
            knowledge,
            self._reader,
            route=request.route,
            help_id=request.help_id,
            page=page,
            title=request.title,
        )
        self._show_screen(request.route, shown)
        wanted = request.painted and bool(shown.path)
        paint = FirstPaint(self._window.tabs.current, shown.path, self) if wanted else None
        if shown.path:
            # The list of an earlier search would hide what belongs to the page.
            self._window.header.box.clear()
            self._window.reading.open(Stop(shown.path, shown.slug))
            # Whoever pressed F1 wants to read: the arrow keys scroll.
            self._window.tabs.current.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if shown.why:
            self._window.reading.say_soon(note_of(shown))
        reply = self._shown(shown, request)
        return reply if paint is None else _once_painted(paint, reply, request)

    def _search(self, request: Request, knowledge: Knowledge) -> Later:
        text, route, limit = request.text, request.route or self.route or None, request.limit
        return self._look_up(
            lambda reader: search_json(knowledge.search(text, route=route, reader=reader, limit=limit))
        )

    def _ask(self, request: Request, knowledge: Knowledge) -> Later:
        text, route, limit = request.text, request.route or self.route or None, request.limit
        return self._look_up(
            lambda reader: answer_json(knowledge.ask(text, route=route, reader=reader, limit=limit))
        )

    def _look_up(self, work: Callable[[Reader], dict[str, Any]]) -> Later:
        """Work on a large folder must not stop the window, whoever asks and however often."""
        later = Later()
        self._asked += 1
        key = f"remote:{self._asked}"

        def start() -> None:
            reader = self._reader

            def done(fields: dict[str, Any]) -> None:
                if reader == self._reader:
                    later.finish(Reply(True, None, fields))
                else:
                    start()  # somebody else reads meanwhile: what the former reader may see is not for them

            def failed(error: Exception) -> None:
                later.finish(Reply.failure("failed", str(error)))

            self._window.parts.tasks.run("search", key, lambda _run: work(reader), done, failed=failed)

        start()
        return later

    def _set_route(self, request: Request, knowledge: Knowledge) -> Reply:
        shown = look_up(knowledge, self._reader, route=request.route, title=request.title)
        self._show_screen(request.route, shown)
        return Reply(True, None, {"shown": shown.as_json()})

    # Verbs that work without one

    def _back(self, _request: Request) -> Reply:
        self._window.commander.run("go.back")
        return self._status(_request)

    def _raise(self, request: Request) -> Reply:
        return Reply(True, None, {"window": raise_window(self._window, request.activation_token)})

    def _reload(self, request: Request) -> Reply:
        self._window.parts.library.refresh()
        return self._status(request)

    def _set_reader(self, request: Request) -> Reply:
        return self._status(request)  # `handle` has taken the reader already

    def _status(self, _request: Request) -> Reply:
        library = self._window.parts.library
        here = self._window.tabs.current.journey.here
        status: dict[str, Any] = {
            "version": __version__,
            "knowledge": str(library.root.resolve()) if library.root is not None else "",
            "title": library.title,
            "state": library.state,
            "source": "" if here is None else f"{here.path}#{here.slug}" if here.slug else here.path,
            "route": self.route,
            "reader": reader_json(self._reader),
        }
        return Reply(True, None, {"status": status})

    def _quit(self, _request: Request) -> Reply:
        # After the reply has gone out: the other side must learn that it worked.
        QTimer.singleShot(50, self._window, self._window.close)
        return Reply(True)

    # Parts

    @property
    def _reader(self) -> Reader:
        return self._window.parts.library.reader

    def _shown(self, shown: Shown, request: Request) -> Reply:
        attention = raise_window(self._window, request.activation_token)
        return Reply(True, None, {"shown": shown.as_json(), "window": attention})

    def _show_route(self) -> None:
        """List the host's screen anew, for the present reader."""
        knowledge = self._window.parts.library.knowledge
        if self.route and knowledge is not None:
            self._list_screen(look_up(knowledge, self._reader, route=self.route))

    def _show_screen(self, route: str, shown: Shown) -> None:
        """Fill the list "This screen" for the screen that the host is on."""
        if not route:
            return
        self.route = route
        self._window.search.set_route(route)
        self._list_screen(shown)
        side = self._window.side
        side.show_screen_button(shown=True)
        side.show_section("screen")

    def _list_screen(self, shown: Shown) -> None:
        rows = [PlaceRow(hit.title, hit.path, hit.slug, place_name(hit)) for hit in shown.hits]
        self._window.side.this_screen.show_rows(rows, note_of(shown), self.route)

    def _is_here(self, knowledge: str) -> bool:
        root = self._window.parts.library.root
        return root is not None and Path(knowledge).expanduser().resolve() == root.resolve()

    def _elsewhere(self, request: Request) -> Reply | Later:
        """Only `open` takes the window to another folder; what else it asks for waits until that is read."""
        if request.verb != "open":
            return Reply.failure("failed", "this viewer shows another folder; ask it with: open")
        folder = Path(request.knowledge).expanduser()
        if not folder.exists():
            return Reply.failure("failed", f"{folder} does not exist")
        self._window.open_folder(folder, reader=request.reader or self._reader, page=request.page)
        # In a tab of its own; which page comes first there, only the folder knows.
        paint = FirstPaint(self._window.tabs.current, "", self) if request.painted else None
        reply = Reply(True, None, {"window": raise_window(self._window, request.activation_token)})
        return reply if paint is None else _once_painted(paint, reply, request)

    def _state_changed(self) -> None:
        library = self._window.parts.library
        if library.state == "opening":
            self._server.wait()
            self.route = ""
            self._window.side.show_screen_button(shown=False)
            source = library.source
            if source is not None and self._server.listening:
                self._server.move_to(endpoint(source.root, self._application, source.overlay))
        elif library.state in ("ready", "failed"):
            # After the window has taken note of the folder itself.
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        if self._window.parts.library.state in ("ready", "failed"):
            self._server.set_handler(self.handle)


def _once_painted(paint: FirstPaint, reply: Reply, request: Request) -> Later:
    """`reply` with how long it took until the page was on the screen; null when it is not in view."""
    later = Later()

    def ended(painted: bool) -> None:
        took = round((time.monotonic() - request.received_s) * 1000, 1) if painted else None
        later.finish(replace(reply, fields={**reply.fields, "painted_ms": took}))

    paint.ended.connect(ended)
    return later
