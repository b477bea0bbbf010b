"""The only doorway to threads.

Work runs on a few named lanes, one daemon thread each. The caller gives a key: a newer
run under the same key cancels the older one, and whatever the older one still delivers is
dropped where it arrives (each run carries a generation number). Results, failures and
progress reach the caller on the GUI thread. Work begins when the GUI thread is done with the
event that asked for it, and a lane goes on when the GUI thread has taken what it handed over
and painted it: two threads that both want Python only wait for each other.

Lanes are Python threads, not QThreads: a QThread alive at exit aborts the process, and
nothing here needs an event loop. What crosses over is a plain deque; Qt only carries the
wake-up, so no Python object lives in Qt's event queue.
"""

from __future__ import annotations

import inspect
import logging
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import SimpleQueue
from types import FunctionType
from typing import Any, Literal, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from vademecum.errors import Cancelled

log = logging.getLogger(__name__)

Lane = Literal["index", "search", "model", "page", "image", "disk", "watch", "shelf", "exam"]
"""index: open and refresh; search: queries; model: questions, which a local model may take long to
answer; page: parse and render; image: decode and scale;
disk: what this user's files remember; watch: looking after the open folder; shelf: opening further
folders to search; exam: examining a model, which takes minutes."""

_USUAL: tuple[Lane, ...] = ("index", "search", "page", "image", "disk", "watch")
"""Lanes that every window uses: a thread that starts beside busy ones keeps the GUI thread waiting."""

T = TypeVar("T")
Progress = Callable[[int, int, str], None]

_PROGRESS_EVERY_S = 0.05
"""Progress is passed on at most this often: twenty updates a second look smooth and cost nothing."""

_PAINTED_MS = 10
"""Qt paints some 5 ms after a change."""
_TAKEN_WITHIN_S = 0.25
"""A GUI thread that takes longer is busy with its user, with a question say; the lane goes on."""

_HANGS_S = 3.0
"""Work that nobody wants any more and that has not ended after this time waits for something that may
never come, a network drive say: its lane goes on with another thread."""


class Token:
    """Tells a running piece of work to stop; `cancelled` parameters take the token itself."""

    __slots__ = ("_event",)

    def __init__(self) -> None:
        self._event = threading.Event()

    def cancel(self) -> None:
        """Ask the work to stop; it may still deliver, but nobody will listen."""
        self._event.set()

    def __call__(self) -> bool:
        """Whether somebody asked to stop."""
        return self._event.is_set()

    def wait(self, seconds: float) -> bool:
        """Sleep, but wake at once when cancelled; True when cancelled."""
        return self._event.wait(seconds)


@dataclass(frozen=True, slots=True)
class Run:
    """One piece of work, as the worker and the receiving end both know it."""

    key: str
    generation: int
    work: Callable[[Run], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None] | None
    progressed: Progress | None
    token: Token
    post: Callable[[Run, str, Any], None]
    clock: list[float] = field(default_factory=lambda: [0.0])
    """When progress was last passed on; a list because the record is frozen."""
    taken: threading.Event = field(default_factory=threading.Event)
    """Set when the outcome is on the screen, or nobody wants it."""

    def progress(self, done: int, total: int, what: str = "") -> None:
        """Report progress from the worker; thinned out on the way."""
        now = time.monotonic()
        if self.progressed is None or (now - self.clock[0] < _PROGRESS_EVERY_S and done < total):
            return
        self.clock[0] = now
        self.post(self, "progress", (done, total, what))


class _Worker(threading.Thread):
    """The thread of one lane."""

    def __init__(self, lane: str) -> None:
        super().__init__(name=f"vademecum-{lane}", daemon=True)
        self.queue: SimpleQueue[Run | None] = SimpleQueue()
        self.at: Run | None = None
        """What is being worked on."""

    def run(self) -> None:
        while (job := self.queue.get()) is not None:
            if job.token():
                continue
            self.at = job
            try:
                outcome = job.work(job)
            except Cancelled:
                self.at = None
                continue
            except Exception as error:
                job.post(job, "failed", error)
            else:
                job.post(job, "done", outcome)
            outcome = None
            job.taken.wait(_TAKEN_WITHIN_S)
            # Nothing of a finished run may stay alive until the next one arrives.
            job = self.at = None


class Tasks(QObject):
    """Runs work off the GUI thread; create it on the GUI thread and `shutdown()` it before exit."""

    busyChanged = Signal()
    _asked = Signal()
    _arrived = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers: dict[Lane, _Worker] = {}
        self._hanging: list[_Worker] = []
        """Threads that another one has taken the place of."""
        self._waiting: list[tuple[Lane, Run]] = []
        """Asked for by the event that the GUI thread is busy with."""
        self._latest: dict[str, Run] = {}
        self._outcomes: deque[tuple[Run, str, Any]] = deque()
        self._generation = 0
        self._open = True
        self._gate = threading.Lock()
        self._asked.connect(self._begin, Qt.ConnectionType.QueuedConnection)
        self._arrived.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._painting: list[Run] = []
        """Runs whose outcome is being painted."""
        self._painted = QTimer(self)
        self._painted.setSingleShot(True)
        self._painted.setInterval(_PAINTED_MS)
        self._painted.timeout.connect(self._go_on)
        for lane in _USUAL:
            self._worker(lane)

    def run(
        self,
        lane: Lane,
        key: str,
        work: Callable[[Run], T],
        done: Callable[[T], None],
        *,
        failed: Callable[[Exception], None] | None = None,
        progressed: Progress | None = None,
    ) -> Token:
        """Start `work` on `lane`, cancelling an older run of `key`; `done` is called on the GUI thread.

        `work` gets the `Run`: its `token` says when to stop, its `progress` reports. A method of
        a QObject that has been deleted meanwhile is not called, nor a function written in one.
        """
        self.cancel(key)
        token = Token()
        if not self._open:
            token.cancel()
            return token
        self._generation += 1
        run = Run(key, self._generation, work, done, failed, progressed, token, self._post)
        self._latest[key] = run
        self._waiting.append((lane, run))
        if len(self._waiting) == 1:
            self._asked.emit()
        self.busyChanged.emit()
        return token

    def cancel(self, key: str) -> None:
        """Stop the run of this key, if there is one; its result is dropped."""
        run = self._latest.pop(key, None)
        if run is not None:
            run.token.cancel()
            self.busyChanged.emit()

    def busy(self, key: str = "") -> bool:
        """Whether this key, or any at all, is queued or running."""
        return key in self._latest if key else bool(self._latest)

    def shutdown(self, timeout_s: float = 1.5) -> bool:
        """Stop everything; True when every thread has ended within `timeout_s`."""
        with self._gate:
            self._open = False
        for run in self._latest.values():
            run.token.cancel()
        self._latest.clear()
        self._waiting.clear()
        for run in (*self._painting, *(run for run, _kind, _payload in self._outcomes)):
            run.taken.set()
        workers = (*self._workers.values(), *self._hanging)
        for worker in workers:
            worker.queue.put(None)
        deadline = time.monotonic() + timeout_s
        for worker in workers:
            worker.join(max(0.0, deadline - time.monotonic()))
        self._outcomes.clear()
        return not any(worker.is_alive() for worker in workers)

    def _worker(self, lane: Lane) -> _Worker:
        worker = self._workers.get(lane)
        if worker is None:
            worker = self._workers[lane] = _Worker(lane)
            worker.start()
        return worker

    def _begin(self) -> None:
        waiting, self._waiting = self._waiting, []
        for lane, run in waiting:
            if not run.token():
                worker = self._worker(lane)
                worker.queue.put(run)
                if worker.at is not None and worker.at.token():
                    self._pass_by_later(lane, worker.at)

    def _pass_by_later(self, lane: Lane, stuck: Run) -> None:
        QTimer.singleShot(round(_HANGS_S * 1000), self, lambda: self._pass_by(lane, stuck))

    def _pass_by(self, lane: Lane, stuck: Run) -> None:
        """Go on with another thread when one is still at work that nobody wants any more."""
        worker = self._workers[lane]
        if not self._open or worker.at is not stuck:
            return
        self._hanging.append(worker)
        del self._workers[lane]
        fresh = self._worker(lane)
        while not worker.queue.empty():
            fresh.queue.put(worker.queue.get())
        worker.queue.put(None)

    def _post(self, run: Run, kind: str, payload: Any) -> None:
        """Hand something over from a worker; a no-op once shut down."""
        with self._gate:
            if self._open and not run.token():
                self._outcomes.append((run, kind, payload))
                self._arrived.emit()
            else:
                run.taken.set()

    def _deliver(self) -> None:
        while self._outcomes:
            run, kind, payload = self._outcomes.popleft()
            if self._latest.get(run.key) is not run:
                run.taken.set()
            elif kind == "progress":
                if run.progressed is not None and _alive(run.progressed):
                    run.progressed(*payload)
            else:
                self._finish(run, kind, payload)
                self._painting.append(run)
                if not self._painted.isActive():
                    self._painted.start()

    def _go_on(self) -> None:
        painted, self._painting = self._painting, []
        for run in painted:
            run.taken.set()

    def _finish(self, run: Run, kind: str, payload: Any) -> None:
        del self._latest[run.key]
        if kind == "done":
            if _alive(run.done):
                run.done(payload)
        elif run.failed is None:
            log.error("background work %r failed", run.key, exc_info=payload)
        elif _alive(run.failed):
            run.failed(payload)
        self.busyChanged.emit()


def _alive(callback: Callable[..., Any]) -> bool:
    """Whether the object whose method this is, or in whose method it was written, is still there."""
    owner = getattr(callback, "__self__", None)
    if owner is None and isinstance(callback, FunctionType):
        owner = inspect.getclosurevars(callback).nonlocals.get("self")
    return not isinstance(owner, QObject) or isValid(owner)
