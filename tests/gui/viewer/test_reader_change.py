"""Another reader in the same window: no trace of what this one may not see."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum import Reader
from vademecum.app.bookmarks import Bookmark
from vademecum.viewer.outside.reader_change import change_reader
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window

SECRET = "Override codes"  # noqa: S105  a title
OPERATOR, END_USER = Reader("operator"), Reader("end_user")


@pytest.fixture
def guarded(folder: Path) -> Path:
    head = "---\naudience: operator\nkeywords: [masterkey]\norder: 1\n---\n"
    (folder / "guide" / "codes.md").write_text(f"{head}# {SECRET}\n\nTurn the hidden key.\n", "utf-8")
    (folder / "guide" / "pumps.md").write_text(
        "---\nrelated: [guide/codes.md]\norder: 2\n---\n# Pumps\n\nSee [more](codes.md).\n", "utf-8"
    )
    return folder


def cells(model: QAbstractItemModel, parent: QModelIndex | None = None) -> list[str]:
    parent = parent or QModelIndex()
    found: list[str] = []
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        found += [
            str(index.data(role)) for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
        ]
        found += cells(model, index)
    return found


def traces(window: Window) -> list[str]:
    """Every text of the window, seen or not, that names the secret article."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # of widgets taken away already
    texts = [window.windowTitle()]
    for widget in window.findChildren(QWidget):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel):
            texts.append(widget.text())
        elif isinstance(widget, QTextEdit):
            texts.append(widget.toPlainText())
        elif isinstance(widget, QTabBar):
            texts += [widget.tabText(n) + widget.tabToolTip(n) for n in range(widget.count())]
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            texts += cells(widget.model())
        elif isinstance(widget, QAbstractButton | QLineEdit):
            texts.append(widget.text())
    words = (SECRET, "hidden key", "masterkey", "codes.md")
    return [text for text in texts if any(word in text for word in words)]


def visit(qtbot: QtBot, window: Window, path: str, words: str, *, apart: bool = False) -> None:
    window.reading.open(Stop(path), apart=apart)
    pane = window.tabs.panes[1] if apart else window.tabs.current
    qtbot.waitUntil(lambda: words in pane.view.toPlainText())


@pytest.mark.parametrize("section", ["contents", "index", "bookmarks", "history"])
def test_no_trace_is_left(qtbot: QtBot, make: MakeWindow, guarded: Path, section: str) -> None:
    window = make(guarded, reader=OPERATOR)
    key = window.parts.library.key
    window.parts.bookmarks.add(Bookmark(key, "guide/codes.md", "", SECRET))
    visit(qtbot, window, "guide/codes.md", "hidden key")
    visit(qtbot, window, "guide/codes.md", "hidden key", apart=True)
    visit(qtbot, window, "guide/pumps.md", "See")
    qtbot.waitUntil(lambda: SECRET in str(cells(window.outline.related)))
    window.show_section(section)  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: SECRET in str(traces(window)))
    window.reading.search_for("hidden key")
    qtbot.waitUntil(lambda: any(hit.path == "guide/codes.md" for hit in window.search.hits))
    window.header.box.clear()
    window.reading.search_for("masterkey")
    qtbot.waitUntil(lambda: any(hit.path == "guide/codes.md" for hit in window.search.hits))
    assert window.search.ask()
    change_reader(window, END_USER)
    window.header.box.blockSignals(True)
    window.header.box.setText("")  # what the person typed is theirs, and no trace of ours
    window.header.box.blockSignals(False)
    assert [text for text in traces(window) if "“masterkey”" not in text] == []
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
    for name in ("contents", "index", "bookmarks", "history"):
        window.show_section(name)
        qtbot.waitUntil(lambda: not window.parts.tasks.busy())
        assert [text for text in traces(window) if "“masterkey”" not in text] == []
    assert len(window.tabs.panes) == 1
    assert "See" in window.tabs.current.view.toPlainText()


def test_the_way_back_leads_only_where_the_reader_may_go(
    qtbot: QtBot, make: MakeWindow, guarded: Path
) -> None:
    window = make(guarded, reader=OPERATOR)
    visit(qtbot, window, "guide/valves.md", "opens and closes")
    visit(qtbot, window, "guide/codes.md", "hidden key")
    visit(qtbot, window, "guide/pumps.md", "See")
    change_reader(window, END_USER)
    qtbot.waitUntil(lambda: "See" in window.tabs.current.view.toPlainText())
    window.commander.run("go.back")
    qtbot.waitUntil(lambda: "opens and closes" in window.tabs.current.view.toPlainText())


def test_the_page_before_takes_the_place_of_a_forbidden_one(
    qtbot: QtBot, make: MakeWindow, guarded: Path
) -> None:
    window = make(guarded, reader=OPERATOR)
    visit(qtbot, window, "guide/valves.md", "opens and closes")
    visit(qtbot, window, "guide/codes.md", "hidden key")
    change_reader(window, END_USER)
    assert traces(window) == []
    qtbot.waitUntil(lambda: "opens and closes" in window.tabs.current.view.toPlainText())
    assert window.windowTitle().startswith("Valves")


def test_a_closed_tab_does_not_come_back(qtbot: QtBot, make: MakeWindow, guarded: Path) -> None:
    window = make(guarded, reader=OPERATOR)
    visit(qtbot, window, "guide/codes.md", "hidden key", apart=True)
    window.tabs.close_tab(1)
    assert window.tabs.can_reopen
    change_reader(window, END_USER)
    assert not window.tabs.can_reopen


def test_neighbours_and_counts_follow(qtbot: QtBot, make: MakeWindow, guarded: Path) -> None:
    window = make(guarded, reader=OPERATOR)
    library = window.parts.library
    count = library.count
    assert library.beside("guide/codes.md", 1) is not None
    change_reader(window, END_USER)
    assert library.count == count - 1
    assert library.beside("guide/codes.md", 1) is None
    change_reader(window, OPERATOR)
    assert library.count == count
    qtbot.waitUntil(lambda: SECRET in str(cells(window.side.contents.model)))


def test_a_reader_who_comes_while_the_folder_is_read_gets_his_own_list(
    qtbot: QtBot, make: MakeWindow, guarded: Path
) -> None:
    window = make(guarded, wait=False, reader=OPERATOR)
    change_reader(window, END_USER)
    qtbot.waitUntil(lambda: window.parts.library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
    assert SECRET not in str(cells(window.side.contents.model))


def test_page_names_are_not_searched_for_a_known_reader(
    qtbot: QtBot, make: MakeWindow, guarded: Path
) -> None:
    window = make()
    window.parts.library.namesRead.connect(lambda _names: seen.append(dict(window.search.names)))
    seen: list[dict[str, str]] = []
    window.open_folder(guarded, reader=END_USER)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [{}]
    qtbot.waitUntil(lambda: window.parts.library.state == "ready", timeout=10_000)


def test_the_list_of_problems_names_no_forbidden_page(qtbot: QtBot, make: MakeWindow, guarded: Path) -> None:
    codes = guarded / "guide" / "codes.md"
    codes.write_text(codes.read_text("utf-8") + "\n[broken](nowhere.md)\n", "utf-8")
    window = make(guarded, reader=OPERATOR)
    library = window.parts.library
    named = {problem.path for problem in library.problems}
    window.commander.run("help.problems")
    change_reader(window, END_USER)
    assert traces(window) == []
    assert {problem.path for problem in library.problems} == named - {"guide/codes.md"}
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
