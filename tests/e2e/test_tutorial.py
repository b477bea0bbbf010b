"""The manual's tutorial works as printed: its files are taken from the article and run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.e2e

_ROOT = Path(__file__).resolve().parents[2]
_FILE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)

DRIVER = """
import json, sys
sys.path.insert(0, ".")
import orchard, test_help
from PySide6.QtCore import Qt, QElapsedTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QToolTip

told = {}


def wait(happened):
    timer = QElapsedTimer()
    timer.start()
    while not happened() and timer.elapsed() < 20000:
        QTest.qWait(20)
    assert happened()


class Driven(QApplication):
    def exec(self):
        window = next(w for w in self.topLevelWidgets() if isinstance(w, orchard.Orchard))
        help_ = window.help
        wait(window.isActiveWindow)
        window.new.setFocus()
        QTest.keyClick(window.new, Qt.Key.Key_F1)
        told["tab"] = help_.last.source
        wait(lambda: "Press New tree" in help_.panel.page.view.toPlainText())
        QTest.mouseClick(window.new, Qt.MouseButton.LeftButton)
        dialog = self.activeModalWidget()
        wait(dialog.isActiveWindow)
        dialog.name.setFocus()
        QTest.keyClick(dialog.name, Qt.Key.Key_F1)
        told["dialog"] = [help_.last.source, help_.last.how, bool(help_.last.note)]
        hint = dialog.findChild(orchard.HelpHint)
        told["hint"] = hint.summary
        buttons = dialog.findChild(QDialogButtonBox)
        told["button"] = buttons.button(QDialogButtonBox.StandardButton.Help) is not None
        dialog.accept()
        told["missing"] = test_help.missing_help(window)
        help_.close()
        print(json.dumps(told))
        return 0


orchard.QApplication = Driven
sys.exit(orchard.main())
"""


def test_the_tutorial_runs_as_printed(tmp_path: Path) -> None:
    article = (_ROOT / "knowledge" / "developers" / "tutorial.md").read_text("utf-8")
    files = dict(_FILE.findall(article))
    assert {"help/index.md", "help/trees.md", "orchard.py", "test_help.py"} == set(files)
    for name, text in files.items():
        file = tmp_path / "work" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (tmp_path / "work" / "driver.py").write_text(DRIVER, "utf-8")
    done = subprocess.run(
        [sys.executable, "driver.py"],
        cwd=tmp_path / "work",
        env={
            **os.environ,
            "PYTHONPATH": str(_ROOT / "desktop"),
            "QT_QPA_PLATFORM": "offscreen",
            "VADEMECUM_HOME": str(tmp_path / "home"),
        },
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.strip().splitlines()[-1])
    assert told["tab"] == "trees.md"
    assert told["dialog"] == ["trees.md", "ancestor", True]
    assert told["hint"] == "Give it a name and a place; the age is counted for you."
    assert told["button"] is True
    assert any("Harvest" in part for part in told["missing"]), told["missing"]
