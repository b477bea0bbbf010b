"""The catalogue of texts, and a language in which everything that is not translated stands out."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QListView,
    QMenu,
    QPushButton,
    QTabBar,
    QToolButton,
    QWidget,
)

from vademecum.viewer.texts import words

ROOT = Path(__file__).resolve().parents[2]


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging/translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module
    spec.loader.exec_module(module)
    return module


tool = _tool()
WANTED = tool.texts()

PAGES = {
    "index.md": "# Pump manual\n\nAll about the pumps of the plant.\n",
    "valves.md": "# Valves\n\nA valve opens a pipe. Turn the wheel to the left to open the valve.\n",
    "alarms.md": "# Alarms\n\nAn alarm rings when pressure is too high. Press reset to silence the alarm.\n",
}


def write(root: Path, pages: dict[str, str]) -> Path:
    root.mkdir(parents=True, exist_ok=True)
    (root / "knowledge.yaml").write_text("language: en\n", encoding="utf-8")
    for name, text in pages.items():
        (root / name).write_text(text, encoding="utf-8")
    return root


class Pseudo:
    """Answers every text with the text in brackets, so that what was not asked for stands out."""

    tag = "en"

    def translate(self, _context: str, text: str, _n: int = -1) -> str:
        return f"⟦{text}⟧"


def switch_to_pseudo(monkeypatch: pytest.MonkeyPatch, app: QApplication) -> None:
    monkeypatch.setattr(words, "_spoken", Pseudo())
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


def patterns() -> list[re.Pattern[str]]:
    made = []
    for _context, source in WANTED:
        if len(re.sub(r"\{\w*\}|%n", "", source).strip()) > 2:
            pattern = re.sub(r"\\\{\w*\\\}|%n", ".+", re.escape(source))
            made.append(re.compile(pattern.replace("\\(s\\)", "s?"), re.DOTALL))
    return made


PATTERNS = patterns()


def texts_in(top: QWidget) -> Iterator[tuple[str, str]]:
    """(where, text) of everything below `top` that is shown or told to a screen reader."""
    yield "title", top.windowTitle()
    for widget in (top, *top.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        yield where, widget.toolTip()
        yield where, widget.accessibleName()
        yield where, widget.accessibleDescription()
        if not widget.isVisibleTo(top) and not isinstance(widget, QMenu):
            continue
        if isinstance(widget, QLabel | QPushButton | QToolButton):
            yield where, type(widget).text(widget)
        placeholder = getattr(widget, "placeholderText", None)
        if callable(placeholder):
            yield where, placeholder()
        if isinstance(widget, QTabBar):
            yield from ((where, widget.tabText(n)) for n in range(widget.count()))
        if isinstance(widget, QComboBox):
            yield from ((where, widget.itemText(n)) for n in range(widget.count()))
        if isinstance(widget, QListView) and widget.model() is not None:
            model = widget.model()
            yield from ((where, str(model.index(row, 0).data() or "")) for row in range(model.rowCount()))
    for action in top.findChildren(QAction):
        yield "action", action.text()
        yield "action", action.toolTip()


def untranslated(top: QWidget, content: tuple[str, ...] = ()) -> list[str]:
    """Texts of the program that are shown in English still."""
    left = []
    for where, text in texts_in(top):
        if "⟦" in text or not text.strip() or text in content:
            continue
        if any(pattern.fullmatch(text) for pattern in PATTERNS):
            left.append(f"{where}: {text}")
    return left
