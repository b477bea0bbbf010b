"""A viewer that is told to stop by the system ends quietly, whatever it is doing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PAINTING = """
import signal, sys
from PySide6.QtWidgets import QWidget
from vademecum.viewer.application import start_application

class Painted(QWidget):
    def paintEvent(self, event):
        print("begin")
        signal.raise_signal(signal.{name})
        print("end")

    def closeEvent(self, event):
        print("closed")

app = start_application()
window = Painted()
window.show()
sys.exit(app.exec())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops a program by other means")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_while_painting_closes_the_window_afterwards(name: str, tmp_path: Path) -> None:
    assert hasattr(signal, name)
    done = subprocess.run(
        [sys.executable, "-c", PAINTING.replace("{name}", name)],
        env={**os.environ, "VADEMECUM_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["begin", "end", "closed"], "")
