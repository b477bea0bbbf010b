"""Qt Assistant's remote control: commands on standard input steer the window.

Assistant answers nothing, forgets what comes while it starts, and is silent about what it does
not know. Here commands wait until the folder has been read, and what went wrong is said in the
status line and in the log.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from vademecum.app.assets import manual
from vademecum.app.assistant import LONGEST, AssistantVerb, Command, find_collection, pages_for, read_commands
from vademecum.app.context_help import look_up, show_page
from vademecum.errors import VademecumError
from vademecum.knowledge.reader import UNFILTERED, Reader
from vademecum.viewer.folders.entries import index_rows
from vademecum.viewer.outside.reader_change import change_reader
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.texts.notes import note_of
from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.viewer.window.window import Window

log = logging.getLogger("vademecum.remote")

_CHUNK = 4096
_READER_FIELDS = ("audience", "plan", "role", "language", "filter")


class StdinReader(QObject):
    """Hands over what arrives on a file descriptor, command line by command line."""

    received = Signal(str)

    def __init__(self, descriptor: int, parent: QObject) -> None:
        super().__init__(parent)
        self._descriptor = descriptor
        # A daemon: nothing can end a read that waits, and it must not keep the program.
        self._thread = threading.Thread(target=self._run, name="stdin", daemon=True)

    def start(self) -> None:
        """Begin to listen; ends by itself when the other side closes."""
        self._thread.start()

    def _run(self) -> None:
        rest = b""
        while True:
            try:
                piece = os.read(self._descriptor, _CHUNK)
            except OSError:
                piece = b""
            lines = (rest + piece).replace(b"\0", b"\n").split(b"\n")
            rest = lines.pop() if piece else b""
            for line in lines:
                self._emit(line)
            if not piece:
                return
            if len(rest) > LONGEST * 4:
                log.warning("a command longer than %d bytes was dropped", LONGEST * 4)
                rest = b""

    def _emit(self, line: bytes) -> None:
        text = line.decode("utf-8", "replace").strip()
        if text:
            try:
                self.received.emit(text)
            except RuntimeError:  # the window has gone while this was read
                log.debug("a command came too late: %s", text)


class StdinDesk(QObject):
    """Does what Assistant's verbs say, in one window."""

    def __init__(self, window: Window, first: tuple[Command, ...] = ()) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[Command] = list(first)
        self._base = self._filtered = Reader()
        self._verbs: dict[AssistantVerb, Callable[[str, Knowledge], None]] = {
            "show": self._show,
            "hide": self._hide,
            "setsource": self._set_source,
            "activatekeyword": self._activate_keyword,
            "activateidentifier": self._activate_identifier,
            "synccontents": self._sync_contents,
            "setcurrentfilter": self._set_filter,
            "expandtoc": self._expand_contents,
            "register": self._register,
            "unregister": self._unregister,
        }
        # After the window itself has taken note of the folder.
        window.parts.library.opened.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    def listen(self, descriptor: int | None = None) -> None:
        """Take commands from a file descriptor, standard input by default."""
        if descriptor is None:
            try:
                descriptor = sys.stdin.fileno()
            except (AttributeError, OSError, ValueError):
                log.warning("there is no standard input to take commands from")
                return
        reader = StdinReader(descriptor, self)
        reader.received.connect(self.take)
        reader.start()

    def take(self, line: str) -> None:
        """Do the commands of one line, or keep them until the folder has been read."""
        try:
            for command in read_commands(line):
                self._waiting.append(command)
        except VademecumError as error:
            self._say(str(error))
        self._go_on()

    def _go_on(self) -> None:
        library = self._window.parts.library
        while self._waiting:
            first, knowledge = self._waiting[0], library.knowledge
            try:
                if library.state == "ready" and knowledge is not None:
                    self._waiting.pop(0)
                    self._verbs[first.verb](first.argument, knowledge)
                elif library.state == "failed" and first.verb == "register":
                    # Another help may come also after one that could not be opened.
                    self._waiting.pop(0)
                    self._open(first.argument)
                else:
                    return
            except VademecumError as error:
                self._say(str(error))

    def _say(self, text: str) -> None:
        log.warning("%s", text)
        self._window.reading.say_soon(text)

    @property
    def _reader(self) -> Reader:
        return self._window.parts.library.reader

    # Verbs

    def _show(self, panel: str, _knowledge: Knowledge) -> None:
        window = self._window
        if panel.lower() == "search":
            window.header.box.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            window.show_section(panel.lower())  # type: ignore[arg-type]  # checked by `read_commands`

    def _hide(self, panel: str, _knowledge: Knowledge) -> None:
        window = self._window
        if panel.lower() == "search":
            window.header.box.clear()
        elif window.room.shown("side") and window.side.section == panel.lower():
            window.room.toggle("side")

    def _set_source(self, url: str, knowledge: Knowledge) -> None:
        pages = pages_for(url)
        for page in pages:
            shown = show_page(knowledge, self._reader, page)
            if shown is not None:
                self._window.reading.open(Stop(shown.path, shown.slug))
                if shown.why:
                    self._say(note_of(shown))
                return
        if pages:
            self._say(tr("There is no page {address} in this folder.").format(address=url))
        else:
            self._say(tr("{address} leads out of the help and is not opened.").format(address=url))

    def _activate_keyword(self, keyword: str, knowledge: Knowledge) -> None:
        wanted = keyword.casefold()
        rows = [row for row in index_rows(knowledge, self._reader) if row.title.casefold() == wanted]
        if rows:
            self._window.reading.open(Stop(rows[0].path, rows[0].slug))
        if len(rows) != 1:
            # None: the search may know better. Several: the list of results lets the reader choose.
            self._window.reading.search_for(keyword)

    def _activate_identifier(self, identifier: str, knowledge: Knowledge) -> None:
        shown = look_up(knowledge, self._reader, help_id=identifier)
        if shown.path:
            self._window.reading.open(Stop(shown.path, shown.slug))
        if shown.why:
            self._say(note_of(shown))

    def _sync_contents(self, _argument: str, _knowledge: Knowledge) -> None:
        window = self._window
        here = window.tabs.current.journey.here
        window.show_section("contents")
        if here is not None:
            window.side.contents.follow(here.path)

    def _set_filter(self, name: str, knowledge: Knowledge) -> None:
        if self._reader != self._filtered:
            self._base = self._reader
        if not name or name.lower() == UNFILTERED.lower():
            self._filter(self._base)
            return
        filters = knowledge.snapshot.manifest.meta.get("filters")
        chosen = filters.get(name) if isinstance(filters, dict) else None
        if not chosen and isinstance(filters, dict | list) and name in map(str, filters):
            # A filter without further conditions: pages say that they belong to it.
            chosen = {"filter": name}
        if not isinstance(chosen, dict):
            raise VademecumError(
                f"this help has no filter {name!r}", mend="Declare it under `filters:` in knowledge.yaml"
            )
        # What is known about the reader stays: a filter narrows, and never shows more.
        known = {field: getattr(self._base, field) for field in _READER_FIELDS}
        fields = {field: known[field] or str(chosen.get(field) or "") or None for field in _READER_FIELDS}
        flags = chosen.get("flags")
        flagged = frozenset(map(str, flags)) if isinstance(flags, list) else None
        self._filter(Reader(**fields, flags=flagged if self._base.flags is None else self._base.flags))

    def _filter(self, reader: Reader) -> None:
        self._filtered = reader
        change_reader(self._window, reader)

    def _expand_contents(self, depth: str, _knowledge: Knowledge) -> None:
        try:
            levels = int(depth)
        except ValueError:
            raise VademecumError(f"expandToc needs a number, not {depth!r}") from None
        tree = self._window.side.contents.tree
        if levels < 0:
            tree.expandAll()
        elif levels == 0:
            tree.collapseAll()
        else:
            tree.expandToDepth(levels - 1)

    def _register(self, file: str, _knowledge: Knowledge) -> None:
        self._open(file)

    def _open(self, file: str) -> None:
        library = self._window.parts.library
        place = find_collection(file)
        if library.root is None or library.state == "failed" or place.resolve() != library.root.resolve():
            self._window.open_folder(place, reader=self._reader)

    def _unregister(self, file: str, _knowledge: Knowledge) -> None:
        root = self._window.parts.library.root
        if root is not None and find_collection(file).resolve() == root.resolve():
            self._window.open_folder(manual(), reader=self._reader)
