"""Everything that a person does with Vademecum, from the first start to printing; run by test_offline.py.

    python offline_journey.py FOLDER OUTPUT             all that needs no model
    python offline_journey.py FOLDER OUTPUT MODEL       what a model adds

Ends with 0 when each step has done what it should. It makes no connection itself but to the viewer's own
local socket.
"""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from vademecum.app.control_client import ControlClient, NoViewerError
from vademecum.app.endpoint import endpoint
from vademecum.app.protocol import Request
from vademecum.cli.main import main

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

PATIENCE_S = 60.0
ADDRESS = "https://example.org"


def step(name: str, good: bool) -> None:
    """Say what was done; end the journey when it went wrong."""
    print(f"{'ok' if good else 'FAILED'}: {name}", flush=True)
    if not good:
        sys.exit(1)


def commands(folder: str, output: Path) -> None:
    """What the command line does."""
    step("index and search", main(["search", folder, "change password"]) == 0)
    step("search again, from the cache", main(["search", folder, "change password"]) == 0)
    step("ask", main(["ask", folder, "how do I change my password?"]) == 0)
    step("refuse", main(["ask", folder, "how do I bake bread?"]) == 3)
    step("context", main(["context", folder, "/account"]) == 0)
    step("check", main(["check", folder]) == 0)
    bundle = str(output / "help.vade")
    step("pack", main(["pack", folder, bundle]) == 0)
    step("verify", main(["verify", bundle]) == 0)
    step("ask a bundle", main(["ask", bundle, "how do I change my password?"]) == 0)
    step("doctor", main(["doctor", folder]) in (0, 1))


def model(folder: str, file: str) -> None:
    """A local model translates a question; its process is started and ended."""
    step("look at a model", main(["model", "check", file]) == 0)
    question = "Wie ändere ich mein Passwort?"
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = main(["ask", folder, question, "--language", "de", "--model", file, "--json"])
    answer = json.loads(said.getvalue())
    print(answer["rewritten"], answer["answer"])
    step("ask with a model", code == 0 and "password" in answer["rewritten"].lower())
    step("the answer is that of the page", "Change" in (answer["answer"] or ""))


def viewer(folder: str) -> None:
    """The window, as another program sees it."""
    process = subprocess.Popen([sys.executable, "-m", "vademecum", folder])
    try:
        step("start", wait(folder, process))
        with ControlClient(endpoint(folder)) as client:
            step("open a page", client.ask_for(Request("show", page="passwords.md")).ok)
            step("search in the window", client.ask_for(Request("search", text="password")).ok)
            step("ask in the window", client.ask_for(Request("ask", text="how do I change my password?")).ok)
            step("F1 of a screen", client.ask_for(Request("show", route="/account")).ok)
            step("quit", client.ask_for(Request("quit")).ok)
        step("end", process.wait(PATIENCE_S) == 0)
    finally:
        if process.poll() is None:
            process.kill()


def wait(folder: str, process: subprocess.Popen[bytes]) -> bool:
    """Whether the viewer has read its folder."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with ControlClient(endpoint(folder)) as client:
                status = client.ask_for(Request("status")).fields.get("status")
        except NoViewerError:
            status = None
        if isinstance(status, dict) and status.get("state") == "ready":
            return True
        time.sleep(0.1)
    return False


def printing(folder: str, output: Path) -> None:
    """A page as PDF, drawn as the window draws it."""
    from PySide6.QtGui import QPdfWriter
    from PySide6.QtWidgets import QApplication

    from vademecum import Knowledge, Reader
    from vademecum.app.theme import load_theme
    from vademecum.viewer.page.loading import load_page
    from vademecum.viewer.page.pages import Wish
    from vademecum.viewer.page.print_run import PrintRun
    from vademecum.viewer.tasks import Tasks

    app = QApplication.instance() or QApplication(sys.argv[:1])
    snapshot = Knowledge.open(folder).snapshot
    page = load_page(Wish(Reader(), load_theme("light"), snapshot, "passwords.md", on_paper=True))
    writer = QPdfWriter(str(output / "page.pdf"))
    tasks, ended = Tasks(), list[int]()
    run = PrintRun(page, writer, tasks)
    run.ended.connect(ended.append)
    run.ended.connect(app.quit)
    run.start()
    if not ended:
        app.exec()
    tasks.shutdown()
    del run, writer  # which ends the file
    step("print", ended[0] >= 1 and (output / "page.pdf").read_bytes().startswith(b"%PDF"))
    app.quit()


def links(folder: str) -> None:
    """A click on a link to the web, under each policy."""
    from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
    from PySide6.QtGui import QDesktopServices
    from PySide6.QtTest import QTest

    from vademecum.app.paths import paths
    from vademecum.viewer.application import make_window, start_application

    opened: list[str] = []

    class Browser(QObject):
        """Stands in for the system's browser, which gets the address and nothing else."""

        @Slot(QUrl)
        def open(self, url: QUrl) -> None:
            opened.append(url.toString())

    app, browser = start_application(), Browser()
    QDesktopServices.setUrlHandler("https", browser, "open")
    window = make_window(paths())
    window.resize(1200, 800)
    window.show()
    window.open_folder(Path(folder), page="passwords.md")
    pane = window.tabs.current
    step("open the page with the link", until(app, lambda: "site" in pane.view.toPlainText()))
    step("read the folder", until(app, lambda: window.parts.library.state == "ready"))

    def click() -> None:
        found = pane.view.document().find("site")
        place = pane.view.cursorRect(found)
        QTest.mouseClick(pane.view.viewport(), Qt.MouseButton.LeftButton, pos=place.center() - QPoint(6, 0))
        app.processEvents()

    click()
    step("a link to the web asks first", ADDRESS in pane.notice.text and not opened)
    pane.notice.press("open")
    step("and is handed to the browser", opened == [ADDRESS])
    window.parts.settings.set("links.external", "never")
    click()
    step("or refused, as the reader wishes", "switched off" in pane.notice.text and len(opened) == 1)
    window.close()
    step("close the window", window.parts.tasks.shutdown())


def until(app: QApplication, done: Callable[[], bool]) -> bool:
    """Let the window work until something is done; False when it never is."""
    deadline = time.monotonic() + PATIENCE_S
    while not done() and time.monotonic() < deadline:
        app.processEvents()
        time.sleep(0.02)
    return done()


if __name__ == "__main__":
    where, target = sys.argv[1], Path(sys.argv[2])
    if len(sys.argv) > 3:
        model(where, sys.argv[3])
    else:
        commands(where, target)
        viewer(where)
        printing(where, target)
        links(where)
