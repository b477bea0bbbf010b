"""The window under load, its start, and what other programs wait for when they ask it for a page.

The start is compared with a bare window's and Qt Assistant's.

    python tests/bench/bench_viewer.py            3,000 sections, 20 keys a second
    python tests/bench/bench_viewer.py 10000      another number of sections

A stall is the time between two turns of the event loop beyond the millisecond that the watcher sleeps.
Times depend on the machine and on what else it does; the bare window of the same run says how much.
"""

from __future__ import annotations

import importlib.util
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "desktop")]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from bench_search import documents, vocabulary  # noqa: E402
from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402

PER_PAGE = 10
KEYS_PER_S = 20
BUDGET_STALL_MS, BUDGET_RESULT_MS = 30.0, 50.0
BUDGET_SHOW_MS = 100.0
"""From the request to the painted article; Assistant's `activateIdentifier` took 55 ms."""
SHOWS, CALLS = 60, 15
STARTS = 3
PATIENCE_S = 120.0
LOAD = "--load"
"""How the script calls itself for the window under load: with bytecode at hand."""

BARE = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow, QTextBrowser
from PySide6.QtCore import QTimer
app = QApplication([])
window, view = QMainWindow(), QTextBrowser()
window.setCentralWidget(view)
view.setMarkdown(open(sys.argv[1], encoding="utf-8").read())
window.resize(1180, 780)
window.show()
QTimer.singleShot(0, lambda: QTimer.singleShot(0, app.quit))
app.exec()
if True:
    REPORT
"""
OWN = """
import gc, os, sys
gc.disable()  # as `vademecum view` does
from pathlib import Path
from PySide6.QtCore import QTimer
from vademecum.viewer import application
from vademecum.viewer.window.painted import FirstPaint
app = application.start_application()
def report():
    REPORT
    sys.stdout.flush()
def painted(_in_time):
    if sys.argv[2] == "first":
        report()
        os._exit(0)
    library = window.parts.library
    def look():
        if library.state == "ready":
            QTimer.singleShot(1500, rest)
        else:
            QTimer.singleShot(50, look)
    look()
def rest():
    report()
    window.close()
def begin():
    global window
    window = next(widget for widget in app.topLevelWidgets() if widget.objectName() == "window")
    FirstPaint(window.tabs.current, "", window).ended.connect(painted)
QTimer.singleShot(0, begin)
application.run(str(Path(sys.argv[1]).parent))
"""
REPORT = """
    import json, time
    try:
        lines = open("/proc/self/smaps_rollup").read().splitlines()
        pss = next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
    except OSError:
        pss = 0
    print(json.dumps({"cpu": time.process_time(), "pss": pss}))
"""


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def write_folder(root: Path, sections: int) -> list[str]:
    """Pages of ten sections; returns words that stand in them."""
    words = vocabulary()
    texts = documents(sections, words)
    for number in range(0, sections, PER_PAGE):
        parts = [f"# Page {number // PER_PAGE}\n"]
        for at, text in enumerate(texts[number : number + PER_PAGE]):
            parts.append(f"## {' '.join(text[:3])} {at}\n\n{' '.join(text)}.\n")
        (root / f"page{number // PER_PAGE}.md").write_text("\n".join(parts), encoding="utf-8")
    return words[20:400]


class Stalls(QObject):
    """Measures how long the event loop is away."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps_ms: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._turn)
        self._timer.start(1)

    def _turn(self) -> None:
        now = time.perf_counter()
        self.gaps_ms.append(max(0.0, (now - self._last) * 1e3 - 1))
        self._last = now

    def stop(self) -> list[float]:
        """End, and return all gaps in milliseconds."""
        self._timer.stop()
        return self.gaps_ms


class Painted(QObject):
    """Notes when the results of a text are on the screen."""

    def __init__(self, search: QObject, viewport: QObject) -> None:
        super().__init__()
        self.asked: dict[str, float] = {}
        self.took_ms: list[float] = []
        self._search = search
        viewport.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self._note)
        return False

    def _note(self) -> None:
        found = self._search.found  # type: ignore[attr-defined]
        at = self.asked.pop(found.text, None) if found is not None else None
        if at is not None:
            self.took_ms.append((time.perf_counter() - at) * 1e3)


def under_load(sections: int) -> None:
    from vademecum.app.paths import paths
    from vademecum.viewer.application import Starting, make_window, start_application

    with tempfile.TemporaryDirectory() as place:
        os.environ["VADEMECUM_HOME"] = str(Path(place) / "home")
        folder = Path(place) / "knowledge"
        folder.mkdir()
        words = write_folder(folder, sections)
        app = start_application()
        window = make_window(paths())
        Starting(window, None)
        window.resize(1180, 780)
        window.show()
        wait(window.isVisible)
        rest(500)  # nobody types before the window is painted
        stalls, began = Stalls(), time.perf_counter()
        window.open_folder(folder)
        typing = Typist(window, words)
        wait(lambda: window.parts.library.state == "ready")
        indexed = time.perf_counter() - began
        rest(500)
        during = stalls.stop()
        typing.stop()
        say("while indexing and typing", during, f"{sections:,} sections in {indexed:.1f} s")
        painted = Painted(window.search, window.side.results.list.viewport())
        stalls, typing = Stalls(), Typist(window, words, painted.asked)
        rest(8000)
        typing.stop()
        say("while typing", stalls.stop(), f"{typing.pressed} keys")
        print(
            f"  key to painted results: median {percentile(painted.took_ms, 0.5):.0f} ms, 95% "
            f"{percentile(painted.took_ms, 0.95):.0f} ms (budget {BUDGET_RESULT_MS:g}), "
            f"{len(painted.took_ms)} shown"
        )
        window.close()
        window.parts.tasks.shutdown()
        app.processEvents()
        home = os.environ["VADEMECUM_HOME"]
        memory = run_once(OWN, folder / "page0.md", home, "rest")["pss"]
        print(f"  memory with a page open {memory:.0f} MB (PSS)")


class Typist(QObject):
    """Types words into the box, one after the other, each taken away again."""

    def __init__(self, window: QObject, words: list[str], asked: dict[str, float] | None = None) -> None:
        super().__init__()
        self._box = window.header.box  # type: ignore[attr-defined]
        self._words, self._asked = words, asked
        self._chance = random.Random(3)  # noqa: S311 - made-up keys
        self._left = ""
        self.pressed = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._press)
        self._timer.start(1000 // KEYS_PER_S)

    def _press(self) -> None:
        if not self._left:
            self._box.clear()
            self._left = self._chance.choice(self._words) + " " + self._chance.choice(self._words)
        letter, self._left = self._left[0], self._left[1:]
        QTest.keyClick(self._box, letter)
        self.pressed += 1
        if self._asked is not None:
            self._asked[self._box.text().strip()] = time.perf_counter()

    def stop(self) -> None:
        """No more keys."""
        self._timer.stop()


def rest(milliseconds: int) -> None:
    """Let the window work. `QTest.qWait` would keep Python's lock, and so every worker from working."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait(done: Callable[[], bool]) -> None:
    deadline = time.perf_counter() + PATIENCE_S
    while not done():
        if time.perf_counter() > deadline:
            raise TimeoutError("the window did not get there")
        rest(20)


def say(when: str, gaps: list[float], more: str) -> None:
    print(
        f"  stalls {when}: worst {max(gaps):.0f} ms, 99.9% {percentile(gaps, 0.999):.1f}, "
        f"95% {percentile(gaps, 0.95):.1f} (budget {BUDGET_STALL_MS:g}); {more}"
    )


def starts() -> None:
    """Processor time and memory until the first page is painted: warm, the best of a few."""
    manual = Path(__file__).resolve().parents[2] / "knowledge" / "index.md"
    for name, code in (("bare PySide6 window", BARE), ("vademecum", OWN)):
        with tempfile.TemporaryDirectory(prefix="vm-") as home:
            # Leaves bytecode, index and session behind, as every start does for the next one.
            run_once(code, manual, home, "rest")
            found = [run_once(code, manual, home, "first") for _ in range(STARTS)]
        cpu, wall = min(one["cpu"] for one in found), min(one["wall"] for one in found)
        print(f"  {name:22} {cpu:5.2f} s processor, {wall:5.2f} s in all, {found[0]['pss']:4.0f} MB")
    assistant()


def run_once(code: str, page: Path, home: str, until: str) -> dict[str, float]:
    """What a start reports, and how long it took: until the `first` page, or until all is at `rest`."""
    began = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code.replace("REPORT", REPORT.strip()), str(page), until],
        env=warm(home), capture_output=True, text=True, check=True,
    )  # fmt: skip
    return {**json.loads(done.stdout.splitlines()[-1]), "wall": time.perf_counter() - began}


def warm(home: str) -> dict[str, str]:
    """Surroundings in which bytecode is kept, as it is where a program is installed."""
    environment = {**os.environ, "VADEMECUM_HOME": home, "PYTHONPATH": sys.path[0]}
    environment["PYTHONPYCACHEPREFIX"] = f"{home}/bytecode"
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def shows() -> None:
    """A running viewer is asked for pages: until each is painted, and what the calling process adds."""
    from vademecum.app.control_client import ControlClient, NoViewerError
    from vademecum.app.endpoint import endpoint
    from vademecum.app.protocol import Request

    manual = Path(__file__).resolve().parents[2] / "knowledge"
    pages = sorted(str(page.relative_to(manual)) for page in manual.rglob("*.md"))
    chance = random.Random(5)  # noqa: S311 - the same pages each time
    with tempfile.TemporaryDirectory(prefix="vm-") as home:
        os.environ["VADEMECUM_HOME"] = home
        environment = {**os.environ, "PYTHONPATH": sys.path[0]}
        command = [sys.executable, "-m", "vademecum"]
        with subprocess.Popen([*command, str(manual)], env=environment, stderr=subprocess.DEVNULL) as process:
            began = time.perf_counter()
            while True:
                try:
                    viewer = ControlClient(endpoint(manual))
                except NoViewerError:
                    if time.perf_counter() - began > PATIENCE_S:
                        raise
                    time.sleep(0.02)
                else:
                    break
            with viewer:
                viewer.ask_for(Request("show", painted=True))
                time.sleep(1)  # what follows a start is no part of this
                took = []
                for _ in range(SHOWS):
                    reply = viewer.ask_for(Request("show", page=chance.choice(pages), painted=True))
                    took.append(float(reply.fields["painted_ms"]))
                    time.sleep(0.05)
                calls = [
                    call_ms([*command, "show", str(manual), "--page", page], environment) for page in pages
                ]
                viewer.ask_for(Request("quit"))
            process.wait(PATIENCE_S)
    bare = min(call_ms([sys.executable, "-c", "pass"], environment) for _ in range(CALLS))
    print(
        f"  request to painted     median {percentile(took, 0.5):.0f} ms, "
        f"95% {percentile(took, 0.95):.0f} ms (budget {BUDGET_SHOW_MS:g})"
    )
    print(
        f"  vademecum show         median {percentile(calls, 0.5):.0f} ms until it is answered, "
        f"best {min(calls):.0f} ms; a process that does nothing {bare:.0f} ms"
    )


def call_ms(command: list[str], environment: dict[str, str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - began) * 1e3


def assistant() -> None:
    """Qt Assistant, where its program starts: what it takes until it has come to rest."""
    spec = importlib.util.find_spec("PySide6")
    program = (
        Path(spec.origin).parent / "assistant" if spec is not None and spec.origin else Path("assistant")
    )
    if not program.exists():
        print("  Qt Assistant           not installed")
        return
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [str(program)],
            env={**os.environ, "HOME": home},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(3)
        if process.poll() is not None:
            print(f"  Qt Assistant           does not start here (exit code {process.returncode})")
            return
        fields = Path(f"/proc/{process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        cpu = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        rolled = Path(f"/proc/{process.pid}/smaps_rollup").read_text("ascii").splitlines()
        pss = next(int(line.split()[1]) for line in rolled if line.startswith("Pss:")) / 1024
        process.terminate()
        process.wait(10)
    print(f"  Qt Assistant, no book  {cpu:5.2f} s processor, {pss:13.0f} MB")


def main(sizes: list[int]) -> None:
    print("Start to the first painted page")
    starts()
    print("\nPages that other programs ask a running viewer for")
    shows()
    for sections in sizes:
        print(f"\n{sections:,} sections, {KEYS_PER_S} keys a second", flush=True)
        with tempfile.TemporaryDirectory(prefix="vm-") as home:
            run_once(OWN, Path(__file__).resolve().parents[2] / "knowledge" / "index.md", home, "rest")
            subprocess.run([sys.executable, __file__, LOAD, str(sections)], env=warm(home), check=True)


if __name__ == "__main__":
    if sys.argv[1:2] == [LOAD]:
        under_load(int(sys.argv[2]))
    else:
        main([int(size) for size in sys.argv[1:]] or [3_000])
