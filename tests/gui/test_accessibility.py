"""Everything by keyboard, told to screen readers, readable at twice the size and in long languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QFontMetrics, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyle,
    QTextBrowser,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from spoken import PAGES, write

from vademecum.app.knowledge import Knowledge
from vademecum.app.settings import Settings
from vademecum.app.theme import contrast, load_theme
from vademecum.embed import Help
from vademecum.viewer.application import make_window
from vademecum.viewer.dialogs.about import AboutDialog
from vademecum.viewer.dialogs.lists import ProblemsDialog
from vademecum.viewer.dialogs.palette import CommandPalette
from vademecum.viewer.dialogs.settings import SettingsDialog
from vademecum.viewer.dialogs.shortcuts import ShortcutsDialog
from vademecum.viewer.looks.theme import look_of
from vademecum.viewer.texts import announce as announcing
from vademecum.viewer.texts.words import speak
from vademecum.viewer.widgets.link_button import LinkButton
from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.window import Window

LINKED = {
    **PAGES,
    "index.md": (
        "# Pump manual\n\nAll about the pumps. See [valves](valves.md) and [alarms](alarms.md).\n\n"
        "## First steps\n\nOpen the valve.\n\n## Later\n\nClose the valve.\n"
    ),
    "guide.md": "# Guide\n\nRead this first. See [valves](valves.md).\n",
}


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    font, locale = qapp.font(), QLocale()
    yield
    qapp.setFont(font)
    QLocale.setDefault(locale)
    speak("en")
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = write(tmp_path / "pumps", LINKED)
    write(root / "more", {"extra.md": "# Extra\n\nMore on pumps.\n", "spare.md": "# Spare\n\nParts.\n"})
    (root / "more/knowledge.yaml").unlink()
    return root


@pytest.fixture
def make(qtbot: QtBot, folder: Path) -> Iterator[Callable[..., Window]]:
    made: list[Window] = []

    def build(width: int = 1300, height: int = 800, **settings: str) -> Window:
        stored = Settings()
        for name, value in settings.items():
            stored.set(f"appearance.{name}", value)
        window = make_window(None, stored)
        made.append(window)
        window.resize(width, height)
        window.show()
        qtbot.waitExposed(window)
        window.open_folder(folder)
        qtbot.waitUntil(lambda: window.parts.library.state == "ready", timeout=10_000)
        qtbot.waitUntil(lambda: window.tabs.current.page is not None, timeout=10_000)
        qtbot.waitUntil(lambda: window.outline.headings.rowCount() > 0)
        window.activateWindow()
        return window

    yield build
    for window in made:
        window.close()
        assert window.parts.tasks.shutdown()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(make: Callable[..., Window]) -> Window:
    return make()


def told(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def round_by_tab(qtbot: QtBot, start: QWidget, *, back: bool = False) -> list[QWidget]:
    """The controls that Tab reaches from `start` until it is there again; fails when it never is."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    reached = [start]
    key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
    for _ in range(200):
        focus = QApplication.focusWidget()
        assert focus is not None, f"the focus is lost after {reached[-1]}"
        qtbot.keyClick(focus, key)
        now = QApplication.focusWidget()
        assert now is not None
        if now is start:
            return reached
        if now is not reached[-1]:
            assert now not in reached, f"{now} comes twice: the rest is never reached"
            reached.append(now)
    pytest.fail(f"Tab does not leave {reached[-1]}")


def wanted_stops(top: QWidget) -> set[QWidget]:
    """Every control in view that takes the focus by Tab."""
    found = set()
    for widget in top.findChildren(QWidget):
        if not (widget.isVisible() and widget.isEnabled() and widget.window() is top):
            continue
        if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus or widget.focusProxy() is not None:
            continue
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        if group is not None and group.exclusive() and not widget.isChecked():  # type: ignore[attr-defined]
            continue
        found.add(widget)
    return found


def picture(widget: QWidget) -> QImage:
    """The widget with a margin: rings may lie on its edge."""
    top = widget.window()
    corner = widget.mapTo(top, widget.rect().topLeft())
    return top.grab().toImage().copy(corner.x() - 2, corner.y() - 2, widget.width() + 4, widget.height() + 4)


def check_names(stops: list[QWidget]) -> None:
    for widget in stops:
        face = told(widget)
        assert face.text(QAccessible.Text.Name).strip(), f"{widget} has no name"
        assert face.role() != QAccessible.Role.NoRole
        assert face.state().focusable, widget


def check_focus_is_seen(stops: list[QWidget], elsewhere: QWidget) -> None:
    for widget in stops:
        if widget is elsewhere:
            continue
        for area in widget.window().findChildren(QScrollArea):
            if area.isAncestorOf(widget):
                area.ensureWidgetVisible(widget)  # as Tab does
        elsewhere.setFocus(Qt.FocusReason.TabFocusReason)
        without = picture(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert picture(widget) != without, f"{widget} looks the same with the focus"


def in_reading_order(stops: list[QWidget], left_to_right: tuple[QWidget, ...]) -> bool:
    """Whether the controls of each area come together, areas in the given order."""
    areas = [
        next((n for n, area in enumerate(left_to_right) if area.isAncestorOf(stop)), -1) for stop in stops
    ]
    return areas == sorted(areas)


# Tab


def test_tab_reaches_every_control_of_the_window_in_the_order_of_the_eye(
    window: Window, qtbot: QtBot
) -> None:
    window.commander.run("go.back")
    window.commander.run("edit.find")
    window.tabs.current.find_bar.field.setText("valve")
    qtbot.waitUntil(window.tabs.current.find_bar.after.isEnabled)
    window.tabs.current.links.ask_outside("https://example.org/")
    window.tabs.add_tab(front=False)
    first = window.header.findChildren(QToolButton)[0]
    stops = round_by_tab(qtbot, window.header.box)
    assert set(stops) == wanted_stops(window)
    at = stops.index(first) if first in stops else 0
    ordered = stops[at:] + stops[:at]
    begin = next(n for n, stop in enumerate(ordered) if window.header.isAncestorOf(stop))
    ordered = ordered[begin:] + ordered[:begin]
    while window.header.isAncestorOf(ordered[-1]):
        ordered = [ordered[-1], *ordered[:-1]]
    assert in_reading_order(ordered, (window.header, window.side, window.tabs, window.outline, window.status))
    assert {*stops[:1], *stops[:0:-1]} == set(round_by_tab(qtbot, window.header.box, back=True))
    check_names(stops)
    check_focus_is_seen(stops, window.header.box)


def test_results_and_the_answer_are_on_the_way_too(window: Window, qtbot: QtBot) -> None:
    for text in ("how do I open the valve?", "zorbulator"):
        window.header.box.setText(text)
        qtbot.waitUntil(lambda: window.search.state in ("found", "nothing"))
        window.search.ask()
        qtbot.waitUntil(lambda: window.search.answer is not None)
        stops = round_by_tab(qtbot, window.header.box)
        assert set(stops) == wanted_stops(window)
        results = window.side.results
        on_the_way = (results.card.close_button,) if window.search.hits else results.empty.links
        assert on_the_way
        assert set(on_the_way) <= set(stops)
        check_names(stops)
        check_focus_is_seen(stops, window.header.box)


@pytest.mark.parametrize("section", ["contents", "index", "bookmarks", "history"])
def test_every_list_at_the_side_is_on_the_way(window: Window, qtbot: QtBot, section: str) -> None:
    window.commander.run("bookmarks.toggle")
    window.show_section(section)  # type: ignore[arg-type]  # one of the literals
    qtbot.wait(80)
    stops = round_by_tab(qtbot, window.header.box)
    assert set(stops) == wanted_stops(window)
    check_names(stops)
    check_focus_is_seen(stops, window.header.box)


def test_the_narrow_window_has_no_trap(make: Callable[..., Window], qtbot: QtBot) -> None:
    window = make(520, 420)
    for shown in (False, True):
        if window.room.shown("side") != shown:
            window.room.toggle("side")
        stops = round_by_tab(qtbot, window.header.box)
        assert set(stops) == wanted_stops(window)
        check_names(stops)


def test_tab_reaches_every_control_of_the_dialogs(window: Window, qtbot: QtBot) -> None:
    problems = window.parts.library.knowledge.problems if window.parts.library.knowledge else ()
    dialogs: list[QDialog] = [
        SettingsDialog(window.parts.settings, window.search.model, window.parts.tasks, window),
        AboutDialog(None, window),
        ShortcutsDialog(window.parts, window),
        ProblemsDialog(window.parts, tuple(problems), window),
        CommandPalette(window.parts, window.actions_, window),
    ]
    for dialog in dialogs:
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(
            lambda dialog=dialog: dialog in (QApplication.activeWindow(), QApplication.activePopupWidget())
        )  # type: ignore[misc]
        wanted = wanted_stops(dialog)
        assert wanted
        start = dialog.focusWidget() or next(iter(wanted))
        stops = round_by_tab(qtbot, start) if len(wanted) > 1 else [start]
        assert set(stops) == wanted, type(dialog).__name__
        check_names(stops)
        if len(stops) > 1:
            check_focus_is_seen(stops, start)
        dialog.close()


def test_the_panel_lets_the_focus_in_and_out(qtbot: QtBot, folder: Path) -> None:
    host = QMainWindow()
    qtbot.addWidget(host)
    page = QWidget()
    column = QVBoxLayout(page)
    before, after = QLineEdit(), QLineEdit()
    before.setAccessibleName("Before")
    after.setAccessibleName("After")
    column.addWidget(before)
    column.addWidget(after)
    host.setCentralWidget(page)
    help_ = Help(Knowledge.open(folder, cache=False), application_id="accessibility-test")
    help_.set_route(page, "/nowhere")
    host.resize(1200, 700)
    host.show()
    qtbot.waitExposed(host)
    help_.show_for(page)
    qtbot.waitUntil(lambda: bool(help_.panel.source))
    host.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is host)
    help_.panel.notice.say("Leave?", (("open", "Open"),))
    stops = round_by_tab(qtbot, before)
    assert set(stops) >= wanted_stops(host) - {help_.panel}
    inside = [stop for stop in stops if help_.panel.isAncestorOf(stop)]
    assert inside[0] in (help_.panel.back, help_.panel.box)
    assert len(inside) >= 5
    check_names(inside)
    check_focus_is_seen(inside, before)
    help_.close()


# Names, roles and states


def test_trees_lists_and_buttons_tell_what_they_are(window: Window, qtbot: QtBot) -> None:
    tree = window.side.contents.tree
    assert isinstance(tree, QTreeView)
    face = told(tree)
    assert face.role() == QAccessible.Role.Tree
    assert face.text(QAccessible.Text.Name) == "Contents"
    items = {face.child(n).text(QAccessible.Text.Name): face.child(n) for n in range(face.childCount())}
    assert items["Guide"].role() == QAccessible.Role.TreeItem
    folder_name = next(name for name in items if name.casefold() == "more")
    assert items[folder_name].state().expandable
    tree.collapseAll()
    assert not _item(tree, folder_name).state().expanded
    tree.expandAll()
    assert _item(tree, folder_name).state().expanded
    assert items["Pump manual"].state().selected

    bookmark = next(
        button for button in window.header.findChildren(QToolButton)
        if button.defaultAction() is window.actions_["bookmarks.toggle"]
    )  # fmt: skip
    assert told(bookmark).state().checkable
    assert not told(bookmark).state().checked
    window.commander.run("bookmarks.toggle")
    assert told(bookmark).state().checked
    assert told(bookmark).text(QAccessible.Text.Name) == "Bookmark this page"

    box = told(window.header.box)
    assert box.role() == QAccessible.Role.EditableText
    assert box.text(QAccessible.Text.Name) == "Search or ask"
    assert "Up and Down" in box.text(QAccessible.Text.Description)

    window.header.box.setText("valve")
    qtbot.waitUntil(lambda: window.search.state == "found")
    results = told(window.side.results.list)
    assert results.role() == QAccessible.Role.List
    assert results.childCount() == len(window.search.hits) > 0
    first = results.child(0)
    assert first.role() == QAccessible.Role.ListItem
    assert window.search.hits[0].heading in first.text(QAccessible.Text.Name)
    assert first.text(QAccessible.Text.Description) == window.search.hits[0].excerpt
    window.side.results.step(1)
    assert results.child(0).state().selected
    assert told(window.tabs.current.view).text(QAccessible.Text.Name) == "Pump manual"


def _item(tree: QTreeView, name: str) -> QAccessibleInterface:
    face = told(tree)
    return next(
        face.child(n) for n in range(face.childCount())
        if face.child(n).text(QAccessible.Text.Name) == name
    )  # fmt: skip


def test_the_settings_tell_name_role_state_and_value(window: Window) -> None:
    dialog = SettingsDialog(window.parts.settings, window.search.model, window.parts.tasks, window)
    dialog.show()
    roles = {
        QCheckBox: QAccessible.Role.CheckBox,
        QComboBox: QAccessible.Role.ComboBox,
        QSpinBox: QAccessible.Role.SpinBox,
        QLineEdit: QAccessible.Role.EditableText,
    }
    for key, control in dialog.controls.items():
        face = told(control)
        assert face.role() == roles[type(control)], key
        if isinstance(control, QComboBox):
            # Here Qt gives the value as the name; the title comes through the label.
            labels = [
                other.text(QAccessible.Text.Name)
                for other, _ in face.relations(QAccessible.RelationFlag.Label)
            ]
            assert labels == [control.accessibleName()], key
        else:
            assert face.text(QAccessible.Text.Name) == control.accessibleName() != ""
        assert face.text(QAccessible.Text.Description) != ""
    wrap = dialog.controls["appearance.wrap_code"]
    assert told(wrap).state().checked
    assert told(dialog.controls["appearance.language"]).text(QAccessible.Text.Value) == "Follow the desktop"
    dialog.close()


# Announcements


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    said: list[tuple[str, bool]] = []
    monkeypatch.setattr(announcing, "deliver", lambda _widget, text, *, urgent: said.append((text, urgent)))
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    return said


def test_counts_answers_and_messages_are_read_out(
    window: Window, qtbot: QtBot, heard: list[tuple[str, bool]]
) -> None:
    window.header.box.setText("valve")
    count = len
    qtbot.waitUntil(lambda: any("result" in text for text, _ in heard), timeout=3000)
    assert heard[-1][0] == f"{count(window.search.hits)} results"
    heard.clear()
    window.header.box.setText("zorbulator")
    qtbot.waitUntil(lambda: any("Nothing found for “zorbulator”" in text for text, _ in heard), timeout=3000)
    window.search.ask()
    qtbot.waitUntil(lambda: any("enough information" in text for text, _ in heard), timeout=3000)
    window.header.box.setText("how do I open the valve?")
    qtbot.waitUntil(lambda: window.search.state == "found")
    heard.clear()
    window.search.ask()
    qtbot.waitUntil(lambda: any("Turn the wheel" in text for text, _ in heard), timeout=3000)
    heard.clear()
    window.search.changed.emit()
    qtbot.wait(700)
    assert heard == [] or all("Turn the wheel" not in text for text, _ in heard), "said once is enough"
    window.commander.run("bookmarks.toggle")
    assert ("Bookmark added", False) in heard
    window.tabs.current.links.ask_outside("https://example.org/")
    assert heard[-1] == ("This link leads out of the help, to https://example.org/", True)
    window.commander.run("edit.find")
    window.tabs.current.find_bar.field.setText("valve")
    qtbot.waitUntil(lambda: any(" of " in text for text, _ in heard), timeout=3000)


def test_nothing_is_sent_when_no_screen_reader_listens(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[tuple[str, bool]] = []
    monkeypatch.setattr(announcing, "deliver", lambda _widget, text, *, urgent: said.append((text, urgent)))
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: False))
    window.status.say("Hello")
    assert said == []


def test_the_event_itself_reaches_qt(window: Window) -> None:
    announcing.deliver(window.status, "Hello", urgent=True)
    announcing.deliver(window.status, "Hello", urgent=False)


MOVING = ("QPropertyAnimation", "QTimeLine", "QMovie")


def test_nothing_moves_by_itself(window: Window) -> None:
    """Reduced motion: there is no animation to switch off."""
    for tree in window.findChildren(QTreeView):
        assert not tree.isAnimated()
    sources = (Path(__file__).resolve().parents[2] / "desktop/vademecum").rglob("*.py")
    used = [
        file.name for file in sources
        if any(word in file.read_text(encoding="utf-8") for word in MOVING)
    ]  # fmt: skip
    assert used == []


# Room for text


def test_icons_and_rows_grow_with_the_text(
    make: Callable[..., Window], qapp: QApplication, qtbot: QtBot
) -> None:
    window = make()
    buttons = [window.header.menu_button, window.header.folder, *window.side.findChildren(QToolButton)]
    buttons = [button for button in buttons if not button.icon().isNull() and button.isVisible()]
    before = [(button.iconSize().width(), button.height()) for button in buttons]
    assert len(before) > 4
    menu = window.header.menu_button.menu()
    small = menu.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, menu)
    larger = QFont(qapp.font())
    larger.setPointSizeF(larger.pointSizeF() * 2)
    qapp.setFont(larger)
    qtbot.wait(50)
    for button, (icon, height) in zip(buttons, before, strict=True):
        assert button.iconSize().width() >= 1.5 * icon, button.accessibleName()
        assert button.sizeHint().height() > height
    assert menu.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize, None, menu) >= 1.5 * small


def test_back_points_to_where_reading_begins(make: Callable[..., Window], qapp: QApplication) -> None:
    window = make()

    def leans(id_: str) -> int:
        """Inked pixels of the icon's left half more than of its right one."""
        image = window.actions_[id_].icon().pixmap(24, 24).toImage()
        inked = [x for x in range(24) for y in range(24) if image.pixelColor(x, y).alpha() > 60]
        return sum(1 if x < 12 else -1 for x in inked)

    before = leans("go.home")
    assert leans("go.back") > 2
    assert leans("go.forward") < -2
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert leans("go.back") < -2
    assert leans("go.forward") > 2
    assert leans("go.home") == before


def clipped(top: QWidget) -> list[str]:
    """Controls whose text does not fit into them."""
    found = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, LinkButton):
            continue
        text, need = "", widget.size()
        if isinstance(widget, QLabel) and not widget.pixmap().isNull():
            continue
        if isinstance(widget, QLabel):
            text = plain(widget.text()) if widget.buddy() is not None else widget.text()
            room = widget.contentsRect()
            metrics = QFontMetrics(widget.font())
            if not text:
                continue
            if widget.wordWrap():
                fits = widget.heightForWidth(widget.width()) <= widget.height() + 1
            else:
                fits = (
                    metrics.horizontalAdvance(text) <= room.width() + 1
                    and metrics.height() <= widget.height() + 1
                )
        elif isinstance(widget, QPushButton | QCheckBox) or (
            isinstance(widget, QToolButton)
            and widget.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly
        ):
            text, need = widget.text(), widget.sizeHint()
            fits = not text or (need.width() <= widget.width() + 1 and need.height() <= widget.height() + 1)
        elif isinstance(widget, QLineEdit | QComboBox | QSpinBox):
            text, need = widget.accessibleName(), widget.sizeHint()
            fits = widget.sizeHint().height() <= widget.height() + 1
        else:
            continue
        if not fits:
            found.append(f"{type(widget).__name__} {text!r} {widget.size().toTuple()} needs {need.toTuple()}")
    return found


@pytest.mark.parametrize("language", ["en", "de", "es", "ja", "ru"])
@pytest.mark.parametrize(("width", "height"), [(720, 480), (1400, 900)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_is_cut_off(
    make: Callable[..., Window],
    qtbot: QtBot,
    qapp: QApplication,
    language: str,
    width: int,
    height: int,
    scale: float,
) -> None:
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    qapp.setFont(font)
    window = make(width, height, language=language)
    window.commander.run("edit.find")
    qtbot.wait(60)
    assert clipped(window) == []
    window.tabs.current.finder.close()
    window.tabs.current.links.ask_outside("https://example.org/a/longer/address/of/a/page")
    qtbot.wait(60)
    assert clipped(window) == []
    window.tabs.current.notice.press("")
    for section in ("index", "bookmarks", "history"):
        window.show_section(section)  # type: ignore[arg-type]  # one of the literals
        qtbot.wait(30)
        assert clipped(window) == []
    for text in ("how do I open the vlave?", "zorbulator"):
        window.header.box.setText(text)
        qtbot.waitUntil(lambda: window.search.state in ("found", "nothing"))
        window.search.ask()
        qtbot.waitUntil(lambda: window.search.answer is not None)
        qtbot.wait(60)
        assert clipped(window) == []
    for dialog in (
        SettingsDialog(window.parts.settings, window.search.model, window.parts.tasks, window),
        AboutDialog(None, window),
        ShortcutsDialog(window.parts, window),
        ProblemsDialog(window.parts, (), window),
    ):
        dialog.show()
        qtbot.wait(20)
        assert clipped(dialog) == [], type(dialog).__name__
        dialog.close()


@pytest.mark.parametrize("language", ["de", "es", "ja", "ru"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_text_is_cut_off_in_the_narrow_panel(
    qtbot: QtBot, qapp: QApplication, folder: Path, language: str, scale: float
) -> None:
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    qapp.setFont(font)
    help_ = Help(
        Knowledge.open(folder, cache=False), form="window", application_id="room-test", language=language
    )
    help_.show("/nowhere")
    panel = help_.panel
    panel.window().resize(420, 600)
    qtbot.waitUntil(lambda: bool(panel.source))
    qtbot.wait(30)
    assert clipped(panel) == []
    panel.notice.say("https://example.org/a/b/c/d/e/f/g/h", (("open", panel.more.accessibleName()),))
    panel.box.setText("zorbulator quux")
    qtbot.waitUntil(lambda: panel.search.nothing_found)
    qtbot.wait(30)
    assert clipped(panel) == []
    help_.close()


# Contrast


@pytest.mark.parametrize("name", ["light", "dark", "high_contrast"])
def test_every_text_of_the_window_is_readable(name: str) -> None:
    look = look_of(load_theme(name))
    pairs = {("text", place) for place in ("window", "page", "raised", "soft", "hover", "pressed")} | {
        ("muted", place) for place in ("window", "page", "raised", "soft", "hover")
    }
    pairs |= {("accent", place) for place in ("window", "page", "raised", "soft")}
    pairs |= {("on_accent", "accent"), ("on_mark", "mark"), ("on_mark", "mark_current")}
    weak = {
        (ink, place): round(contrast(getattr(look, ink), getattr(look, place)), 2)
        for ink, place in sorted(pairs)
        if contrast(getattr(look, ink), getattr(look, place)) < 4.5
    }
    assert weak == {}
    # Outlines of controls and of the focus.
    for ink in ("edge", "accent"):
        assert contrast(getattr(look, ink), look.page) >= 3
        assert contrast(getattr(look, ink), look.window) >= 3


@pytest.mark.parametrize("theme", ["light", "dark", "high_contrast"])
def test_texts_are_readable_as_they_are_painted(
    make: Callable[..., Window], qtbot: QtBot, theme: str
) -> None:
    """The darkest against the lightest colour of each label and button, as painted."""
    window = make(theme=theme)
    window.commander.run("edit.find")
    window.tabs.current.find_bar.field.setText("nowhere to be found")
    window.tabs.current.links.ask_outside("https://example.org/")
    qtbot.wait(80)
    checked = 0
    for widget in window.findChildren(QWidget):
        shown = isinstance(widget, QLabel | QPushButton) and widget.isVisible() and widget.text().strip()
        if not shown or not widget.isEnabled() or widget.width() < 8:
            continue
        image = picture(widget).convertToFormat(QImage.Format.Format_RGB32)
        colours: dict[str, int] = {}
        for x in range(image.width()):
            for y in range(image.height()):
                name = image.pixelColor(x, y).name()
                colours[name] = colours.get(name, 0) + 1
        ground = max(colours, key=lambda name: colours[name])
        best = max(contrast(name, ground) for name in colours)
        assert best >= 4.5, f"{widget.text()!r}: {best:.2f} on {ground}"
        checked += 1
    assert checked >= 6


def test_progress_has_a_name_and_no_text_of_its_own(window: Window) -> None:
    bar = window.status.findChild(QProgressBar)
    assert bar is not None
    window.status.progress(3, 10)
    assert told(bar).text(QAccessible.Text.Name) == "Progress of reading the folder"
    assert told(bar).text(QAccessible.Text.Value)
    assert isinstance(window.tabs.current.view, QTextBrowser)
