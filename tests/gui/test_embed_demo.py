"""The demo console: F1 on every screen, for each of its two readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from embed_host import activate, f1, focus
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QMenu, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from vademecum import Knowledge
from vademecum.app.assets import asset
from vademecum.embed import Help
from vademecum.embed.demo.dialogs import AddDomainDialog, InviteDialog
from vademecum.embed.demo.readers import PERSONAS
from vademecum.embed.demo.start import open_demo
from vademecum.embed.demo.window import FIRST_SIZE, ConsoleWindow
from vademecum.embed.placement import DEFAULT_WIDTH
from vademecum.errors import QueryError


@pytest.fixture
def demo(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[ConsoleWindow, Help]]:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path))
    window, help_ = open_demo()
    window.show()
    activate(qtbot, window)
    yield window, help_
    for top in qapp.topLevelWidgets():
        if isinstance(top, QDialog):
            top.reject()
    help_.close()
    help_.deleteLater()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def place(name: str) -> Callable[[ConsoleWindow], QWidget]:
    def go(window: ConsoleWindow) -> QWidget:
        window.go_to(name)
        return window.places

    return go


def project_tab(number: int) -> Callable[[ConsoleWindow], QWidget]:
    def go(window: ConsoleWindow) -> QWidget:
        window.open_project()
        window.project.tabs.setCurrentIndex(number)
        return window.project.tabs.tabBar()

    return go


def settings_tab(number: int) -> Callable[[ConsoleWindow], QWidget]:
    def go(window: ConsoleWindow) -> QWidget:
        window.go_to("Settings")
        window.settings.tabs.setCurrentIndex(number)
        return window.settings.tabs.tabBar()

    return go


def dialog(open_: Callable[[ConsoleWindow], object]) -> Callable[[ConsoleWindow], QWidget]:
    def go(window: ConsoleWindow) -> QWidget:
        open_(window)
        modal = QApplication.activeModalWidget()
        assert modal is not None
        return modal

    return go


def records_upon_add_domain(window: ConsoleWindow) -> None:
    window.domains.add_domain()
    outer = QApplication.activeModalWidget()
    assert isinstance(outer, AddDomainDialog)
    outer.show_records()


def role_in_invite(window: ConsoleWindow) -> QWidget:
    window.team.invite()
    modal = QApplication.activeModalWidget()
    assert isinstance(modal, InviteDialog)
    return modal.role


def invoices(window: ConsoleWindow) -> QWidget:
    window.go_to("Billing")
    return window.billing.invoices


@dataclass(frozen=True)
class Stop:
    """A screen, how to get there, and the article for each reader: (article, how it was found)."""

    name: str
    go: Callable[[ConsoleWindow], QWidget]
    free: tuple[str, str]
    pro: tuple[str, str]


def both(path: str, how: str = "exact") -> tuple[tuple[str, str], tuple[str, str]]:
    return (path, how), (path, how)


STOPS = (
    Stop("projects", place("Projects"), *both("projects/projects.md")),
    Stop("new project", dialog(lambda w: w.projects.new_project()), *both("projects/new-project.md")),
    Stop("overview", project_tab(0), *both("projects/overview.md")),
    Stop("deployments", project_tab(1), *both("projects/deployments.md")),
    Stop("project domains", project_tab(2), *both("domains/connect.md")),
    Stop("logs", project_tab(3), ("projects/overview.md", "ancestor"), ("projects/logs.md", "exact")),
    Stop("delete", dialog(lambda w: w.project.delete_project()), *both("projects/overview.md")),
    Stop("domains", place("Domains"), *both("domains/connect.md")),
    Stop("add domain", dialog(lambda w: w.domains.add_domain()), *both("domains/connect.md")),
    Stop("records", dialog(lambda w: w.domains.edit_records()), ("domains/records-for-you.md", "exact"),
         ("domains/records.md", "exact")),
    Stop("records upon add domain", dialog(records_upon_add_domain), ("domains/records-for-you.md", "exact"),
         ("domains/records.md", "exact")),
    Stop("billing", place("Billing"), ("billing/free-plan.md", "exact"), ("billing/plan.md", "exact")),
    Stop("invoices", invoices, ("billing/free-plan.md", "ancestor"), ("billing/invoices.md", "exact")),
    Stop("team", place("Team"), ("team/alone.md", "exact"), ("team/invite.md", "exact")),
    Stop("invite", dialog(lambda w: w.team.invite()), ("team/alone.md", "exact"),
         ("team/invite.md", "exact")),
    Stop("role", role_in_invite, ("team/alone.md", "exact"), ("team/roles.md", "id")),
    Stop("general", settings_tab(0), *both("settings/general.md")),
    Stop("notifications", settings_tab(1), *both("settings/notifications.md")),
    Stop("tokens", settings_tab(2), ("settings/general.md", "ancestor"), ("settings/tokens.md", "exact")),
    Stop("backups", settings_tab(3), ("settings/backups-free.md", "exact"), ("settings/backups.md", "exact")),
)  # fmt: skip


@pytest.mark.parametrize("persona", [0, 1], ids=[persona.name for persona in PERSONAS])
@pytest.mark.parametrize("stop", STOPS, ids=[stop.name for stop in STOPS])
def test_f1_on_every_screen_for_each_reader(
    qtbot: QtBot, demo: tuple[ConsoleWindow, Help], stop: Stop, persona: int
) -> None:
    window, help_ = demo
    window.who.setCurrentIndex(persona)
    target = stop.go(window)
    focus(qtbot, target) if not target.isWindow() else activate(qtbot, target)
    shown = f1(help_)
    assert (shown.path, shown.how) == (stop.free, stop.pro)[persona]
    article = help_.knowledge.article(shown.path, reader=PERSONAS[persona].reader)
    assert article is not None
    assert (shown.note == "") == (
        stop.name != "delete" and shown.how in ("exact", "id") and not (stop.name == "role" and persona == 0)
    )


def test_f1_on_a_menu_action(qtbot: QtBot, demo: tuple[ConsoleWindow, Help]) -> None:
    window, help_ = demo
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.popup(window.mapToGlobal(window.rect().center()))
    qtbot.waitUntil(menu.isVisible)
    menu.setActiveAction(window.export)
    assert f1(help_, menu).path == "projects/export.md"


def test_dialogs_of_the_demo_have_help_buttons(qtbot: QtBot, demo: tuple[ConsoleWindow, Help]) -> None:
    window, help_ = demo
    for open_, path in (
        (window.projects.new_project, "projects/new-project.md"),
        (window.domains.add_domain, "domains/connect.md"),
        (window.team.invite, "team/alone.md"),
    ):
        open_()
        modal = QApplication.activeModalWidget()
        assert isinstance(modal, QDialog)
        assert modal.windowFlags() & Qt.WindowType.WindowContextHelpButtonHint
        buttons = modal.findChild(QDialogButtonBox)
        assert buttons is not None
        activate(qtbot, modal)
        QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Help), Qt.MouseButton.LeftButton)
        assert help_.last.path == path
        modal.reject()


def test_hints_of_the_demo_follow_the_reader(demo: tuple[ConsoleWindow, Help]) -> None:
    window, help_ = demo
    window.go_to("Billing")
    assert window.billing.compare.text() == "Change your plan"
    window.team.invite()
    invite = QApplication.activeModalWidget()
    assert isinstance(invite, InviteDialog)
    assert not invite.about_roles.isVisible(), "the article belongs to another plan"
    window.who.setCurrentIndex(1)
    assert invite.about_roles.isVisible()
    invite.about_roles.click()
    assert help_.last.path == "team/roles.md"


def test_f1_in_the_drawing_of_the_demo(qtbot: QtBot, demo: tuple[ConsoleWindow, Help]) -> None:
    window, help_ = demo
    project_tab(4)(window)
    site = window.project.map
    focus(qtbot, site)
    assert f1(help_).path == "projects/overview.md"
    for box, path in ((site.domain, "domains/connect.md"), (site.version, "projects/deployments.md")):
        activate(qtbot, window)
        focus(qtbot, site)
        box.setFocus()
        assert f1(help_).path == path


def test_f1_in_the_qml_of_the_demo(
    qtbot: QtBot, demo: tuple[ConsoleWindow, Help], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QUICK_BACKEND", "software")
    from PySide6.QtQuick import QQuickItem
    from PySide6.QtQuickWidgets import QQuickWidget

    window, help_ = demo
    live = window.project.live
    assert not live.children()[1:], "nothing of Qt Quick is loaded before it is seen"
    window.who.setCurrentIndex(1)
    project_tab(5)(window)
    surface = live.surface
    assert isinstance(surface, QQuickWidget)
    focus(qtbot, surface)
    assert (f1(help_).path, help_.last.asked) == ("projects/logs.md", "/projects/live/logs")
    activate(qtbot, window)
    focus(qtbot, surface)
    legend = surface.rootObject().findChild(QQuickItem, "legend")
    assert legend is not None
    legend.forceActiveFocus()
    assert (f1(help_).path, help_.last.how) == ("settings/tokens.md", "id")


def test_switching_the_reader_changes_what_is_open(qtbot: QtBot, demo: tuple[ConsoleWindow, Help]) -> None:
    window, help_ = demo
    window.who.setCurrentIndex(1)
    focus(qtbot, settings_tab(3)(window))
    assert f1(help_).path == "settings/backups.md"
    qtbot.waitUntil(lambda: "Restore" in help_.panel.page.view.toPlainText())
    window.who.setCurrentIndex(0)
    assert "Restore" not in help_.panel.page.view.toPlainText()
    assert help_.panel.source == "settings/backups-free.md"


def test_every_place_of_the_console_is_covered_for_the_operator(demo: tuple[ConsoleWindow, Help]) -> None:
    window, help_ = demo
    window.who.setCurrentIndex(1)
    missing = [part for part in help_.audit(window).missing if part.state != "unnamed"]
    assert missing == [], "\n".join(map(str, missing))


def test_the_demos_knowledge_is_sound() -> None:
    knowledge = Knowledge.open(asset("demo/knowledge"), cache=False)
    assert [str(problem) for problem in knowledge.problems] == []
    assert len(knowledge.articles()) >= 15
    for article in knowledge.articles():
        assert article.summary_authored, article.path
        for link in article.links:
            kind = knowledge.resolve(article.path, link.target).kind
            assert kind in ("article", "anchor", "external"), f"{article.path}:{link.line}: {link.target}"


def test_an_unknown_reader_is_a_usage_error() -> None:
    from vademecum.embed.demo import run

    with pytest.raises(QueryError, match="no reader 'nobody'"):
        run(["nobody"])


def test_names_of_projects_stay_whole_beside_the_help(qtbot: QtBot, demo: tuple[ConsoleWindow, Help]) -> None:
    window, help_ = demo
    window.go_to("Projects")
    f1(help_)
    table = window.projects.list
    texts = [table.item(row, 0) for row in range(table.rowCount())]
    widest = max(table.fontMetrics().horizontalAdvance(item.text()) for item in texts if item is not None)
    window.resize(window.minimumSizeHint())
    qtbot.waitUntil(lambda: table.viewport().width() < table.horizontalHeader().length())
    assert table.columnWidth(0) >= widest + 16, "the text and the padding at its sides"


def test_every_column_is_seen_beside_the_help_at_the_first_size(
    qtbot: QtBot, demo: tuple[ConsoleWindow, Help]
) -> None:
    window, help_ = demo
    window.resize(FIRST_SIZE)
    window.go_to("Projects")
    f1(help_)
    qtbot.waitUntil(lambda: help_.panel.isVisible() and window.width() == FIRST_SIZE.width())
    assert help_.panel.width() >= DEFAULT_WIDTH - 10
    for screen in (window.projects, window.domains, window.team):
        window.pages.setCurrentWidget(screen)
        for table in screen.findChildren(QTableWidget):
            qtbot.waitUntil(table.isVisible)
            qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() == 0)  # noqa: B023 - awaited here


def test_the_place_of_the_panel_is_one_choice(demo: tuple[ConsoleWindow, Help]) -> None:
    _window, help_ = demo
    f1(help_)
    menu = help_.panel.menu
    menu.aboutToShow.emit()
    places = [action for action in menu.actions() if action.isCheckable()]
    assert len(places) == 3
    group = places[0].actionGroup()
    assert group.isExclusive()
    assert group.actions() == places
    assert [action.isChecked() for action in places].count(True) == 1
