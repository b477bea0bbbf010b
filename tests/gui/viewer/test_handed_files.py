"""Files and links that macOS hands over as events; the events are Qt's own, so any system can try them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from viewer_folders import PAGES, write_folder

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from vademecum.viewer import application
from vademecum.viewer.window.window import Window

first, handed, wanted = sys.argv[1:]

def window():
    return next(each for each in QApplication.topLevelWidgets() if isinstance(each, Window))

def look():
    library = window().parts.library
    if library.state == "ready" and window().reading.pane.page is not None:
        said = f"{library.root.name} {window().reading.pane.page.path}"
        if said == wanted and not window().reading.pane.page.missing:
            # Closing may take longer than until the next look.
            timer.stop()
            print(said, flush=True)
            window().close()

def hand_over():
    QCoreApplication.postEvent(QApplication.instance(), QFileOpenEvent(QUrl(handed)))
    global timer
    timer = QTimer(QApplication.instance())
    timer.timeout.connect(look)
    timer.start(50)

AT_ONCE = handed.startswith("file:")
original = application.make_window
def make_window(*args):
    made = original(*args)
    # Files are handed over before the start is through, links while a page is open.
    QTimer.singleShot(0 if AT_ONCE else 1500, made, hand_over)
    return made
application.make_window = make_window
sys.exit(application.run(first))
"""


@pytest.mark.parametrize(
    ("handed", "wanted"),
    [
        ("file://OTHER", "other help index.md"),
        ("vademecum:///guide/valves.md#closing", "manual guide/valves.md"),
    ],
)
def test_what_is_handed_over_opens(handed: str, wanted: str, folder: Path, tmp_path: Path) -> None:
    other = write_folder(tmp_path / "other help", PAGES)
    surroundings = {**os.environ, "VADEMECUM_HOME": str(tmp_path / "home"), "QT_QPA_PLATFORM": "offscreen"}
    handed = handed.replace("OTHER", str(other).replace(" ", "%20"))
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder), handed, wanted],
        env=surroundings, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.stdout.strip() == wanted, done.stderr
    assert done.returncode == 0
