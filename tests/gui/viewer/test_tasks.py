from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

import vademecum.viewer.tasks
from vademecum.errors import Cancelled
from vademecum.viewer.tasks import Run, Tasks


def test_result_arrives_on_the_gui_thread(tasks: Tasks, qtbot: QtBot) -> None:
    seen: list[tuple[str, str]] = []

    def done(worker: str) -> None:
        seen.append((worker, threading.current_thread().name))

    tasks.run("search", "a", lambda _run: threading.current_thread().name, done)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [("vademecum-search", threading.main_thread().name)]


def test_newest_run_of_a_key_wins_and_older_results_are_dropped(tasks: Tasks, qtbot: QtBot) -> None:
    gate, seen = threading.Event(), []

    def slow(_run: Run) -> str:
        gate.wait(5)
        return "old"

    token = tasks.run("search", "a", slow, seen.append)
    for number in range(5):
        tasks.run("search", "a", lambda _run, number=number: f"new {number}", seen.append)
    gate.set()
    qtbot.waitUntil(lambda: bool(seen))
    qtbot.wait(30)
    assert token()
    assert seen == ["new 4"]


def test_result_that_is_on_its_way_is_dropped_when_a_newer_run_starts(tasks: Tasks, qtbot: QtBot) -> None:
    seen: list[str] = []
    worked = threading.Event()

    def old(_run: Run) -> str:
        worked.set()
        return "old"

    tasks.run("search", "a", old, seen.append)
    QCoreApplication.sendPostedEvents(tasks)  # begin
    assert worked.wait(2)
    time.sleep(0.1)  # "old" waits in the queue of the event loop now
    tasks.run("search", "a", lambda _run: "new", seen.append)
    qtbot.waitUntil(lambda: bool(seen))
    qtbot.wait(30)
    assert seen == ["new"]


def test_work_begins_when_the_event_that_asked_for_it_is_done(tasks: Tasks, qtbot: QtBot) -> None:
    began: list[str] = []

    def work(name: str) -> Callable[[Run], None]:
        return lambda _run: began.append(name)

    tasks.run("search", "a", work("given up"), lambda _none: None)
    tasks.run("page", "b", work("b"), lambda _none: None)
    tasks.run("search", "a", work("a"), lambda _none: None)
    time.sleep(0.1)
    assert began == []
    qtbot.waitUntil(lambda: sorted(began) == ["a", "b"])


def test_keys_do_not_disturb_each_other(tasks: Tasks, qtbot: QtBot) -> None:
    seen: list[str] = []
    tasks.run("search", "a", lambda _run: "a", seen.append)
    tasks.run("search", "b", lambda _run: "b", seen.append)
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert seen == ["a", "b"]


def test_failure_is_handed_over(tasks: Tasks, qtbot: QtBot) -> None:
    failures: list[Exception] = []

    def broken(_run: Run) -> None:
        raise ValueError("broken")

    tasks.run("page", "a", broken, lambda _none: pytest.fail("no result expected"), failed=failures.append)
    qtbot.waitUntil(lambda: bool(failures))
    assert str(failures[0]) == "broken"
    assert not tasks.busy()


def test_cancelled_work_reports_nothing_and_lane_goes_on(tasks: Tasks, qtbot: QtBot) -> None:
    seen: list[str] = []

    def obedient(run: Run) -> str:
        while not run.token.wait(0.01):
            pass
        raise Cancelled

    tasks.run("index", "a", obedient, seen.append, failed=lambda error: seen.append(str(error)))
    tasks.cancel("a")
    tasks.run("index", "b", lambda _run: "b", seen.append)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == ["b"]


def test_progress_is_thinned_out_but_ends_complete(tasks: Tasks, qtbot: QtBot) -> None:
    steps: list[int] = []
    finished: list[int] = []

    def work(run: Run) -> int:
        for number in range(1001):
            run.progress(number, 1000, "")
        return 1

    tasks.run("index", "a", work, finished.append, progressed=lambda done, _total, _what: steps.append(done))
    qtbot.waitUntil(lambda: bool(finished))
    assert steps[-1] == 1000
    assert len(steps) < 100


def test_result_for_a_deleted_object_is_dropped(tasks: Tasks, qtbot: QtBot) -> None:
    class Listener(QObject):
        def take(self, _result: object) -> None:
            pytest.fail("called after deletion")

        def inner(self) -> Callable[[object], None]:
            def done(result: object) -> None:
                self.take(result)

            return done

    gate = threading.Event()
    listener = Listener()
    tasks.run("page", "a", lambda _run: gate.wait(5), listener.take)
    tasks.run("page", "b", lambda _run: None, listener.inner())
    import shiboken6

    shiboken6.delete(listener)
    gate.set()
    qtbot.waitUntil(lambda: not tasks.busy())


def test_shutdown_is_quick_and_leaves_no_thread(qtbot: QtBot) -> None:
    tasks = Tasks()
    started = threading.Event()

    def obedient(run: Run) -> None:
        started.set()
        while not run.token.wait(0.01):
            pass

    for lane in ("index", "search", "page", "image", "disk"):
        tasks.run(lane, lane, obedient, lambda _none: pytest.fail("delivered after shutdown"))  # type: ignore[arg-type]
    qtbot.waitUntil(started.is_set)
    begun = time.monotonic()
    assert tasks.shutdown()
    assert time.monotonic() - begun < 1
    qtbot.wait(20)
    assert tasks.run("index", "late", obedient, lambda _none: None)()


def test_shutdown_does_not_wait_for_work_that_does_not_listen(qtbot: QtBot) -> None:
    tasks, gate = Tasks(), threading.Event()
    started = threading.Event()

    def deaf(_run: Run) -> None:
        started.set()
        gate.wait(10)

    tasks.run("index", "deaf", deaf, lambda _none: None)
    qtbot.waitUntil(started.is_set)
    begun = time.monotonic()
    assert not tasks.shutdown(0.2)
    assert time.monotonic() - begun < 1
    gate.set()
    for thread in threading.enumerate():
        if thread.name == "vademecum-index":
            thread.join(2)


def test_a_lane_goes_on_when_unwanted_work_never_ends(
    tasks: Tasks, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vademecum.viewer.tasks, "_HANGS_S", 0.05)
    began, gate, seen = threading.Event(), threading.Event(), []

    def hangs(_run: Run) -> str:
        began.set()
        gate.wait(20)
        return "late"

    tasks.run("index", "a", hangs, seen.append)
    qtbot.waitUntil(began.is_set)
    tasks.run("index", "a", lambda _run: "a", seen.append)
    tasks.run("index", "b", lambda _run: "b", seen.append)
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert not tasks.shutdown(timeout_s=0.05), "the thread that hangs is told of"
    gate.set()
    qtbot.waitUntil(tasks.shutdown)
    assert seen == ["a", "b"]


def test_work_that_is_still_wanted_is_waited_for(
    tasks: Tasks, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vademecum.viewer.tasks, "_HANGS_S", 0.01)
    gate, seen = threading.Event(), []

    def long(_run: Run) -> str:
        gate.wait(5)
        return "long"

    tasks.run("index", "a", long, seen.append)
    tasks.run("index", "b", lambda _run: "b", seen.append)
    qtbot.wait(100)
    assert seen == []
    gate.set()
    qtbot.waitUntil(lambda: seen == ["long", "b"])
