"""Links with a summary, the Help buttons of dialogs, and items that are no widgets."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest
from embed_host import activate, f1, focus, folder, help_, present
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QGraphicsScene,
    QGraphicsView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QTabWidget,
    QToolTip,
    QVBoxLayout,
    QWhatsThis,
    QWidget,
    QWizard,
    QWizardPage,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from vademecum import Reader
from vademecum.embed import Help, HelpHint
from vademecum.embed.hint import _DELAY_MS
from vademecum.errors import VademecumError

__all__ = ["folder", "help_"]


Shower = Callable[..., None]


@pytest.fixture
def in_window(qtbot: QtBot) -> Shower:
    """Shows widgets below each other in a window that lives as long as the test."""
    kept: list[QWidget] = []

    def show(*widgets: QWidget) -> None:
        window = QWidget()
        layout = QVBoxLayout(window)
        for widget in widgets:
            layout.addWidget(widget)
        kept.append(window)
        present(qtbot, window)

    return show


def test_a_hint_reads_like_its_article_and_opens_it(help_: Help, in_window: Shower) -> None:
    hint = HelpHint(help_, "/mail")
    in_window(QLineEdit(), hint)
    assert hint.isVisible()
    assert (hint.text(), hint.accessibleName(), hint.accessibleDescription()) == (
        "Your mail", "Your mail", "Letters that came in.",
    )  # fmt: skip
    QTest.mouseClick(hint, Qt.MouseButton.LeftButton)
    assert help_.last.path == "mail.md"
    assert help_.panel.source == "mail.md"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_F1])
def test_a_hint_works_with_the_keyboard(qtbot: QtBot, help_: Help, key: Qt.Key, in_window: Shower) -> None:
    hint = HelpHint(help_, "one-letter#answer-it", "How to answer")
    in_window(QLineEdit(), hint)
    focus(qtbot, hint)
    QTest.keyClick(hint, key)
    assert (help_.last.path, help_.last.slug) == ("letter.md", "answer-it")


def test_hover_and_focus_show_the_summary(qtbot: QtBot, help_: Help, in_window: Shower) -> None:
    hint, field = HelpHint(help_, "mail.md"), QLineEdit()
    in_window(field, hint)
    focus(qtbot, field)
    place = QPointF(3, 3)
    QApplication.sendEvent(hint, QEnterEvent(place, place, hint.mapToGlobal(place)))
    assert not QToolTip.isVisible(), "crossing the link shows nothing"
    qtbot.waitUntil(QToolTip.isVisible, timeout=_DELAY_MS * 10)
    assert "Your mail" in QToolTip.text()
    assert "Letters that came in." in QToolTip.text()
    QApplication.sendEvent(hint, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    QTest.keyClick(field, Qt.Key.Key_Tab)
    qtbot.waitUntil(QToolTip.isVisible)
    QTest.keyClick(hint, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    assert hint.window().isVisible()


def test_a_summary_is_text_and_never_markup(help_: Help, folder: Path, in_window: Shower) -> None:
    (folder / "odd.md").write_text("---\nsummary: Use <b>bold</b> & more.\n---\n# 1 < 2\n", "utf-8")
    help_.knowledge.refresh()
    hint = HelpHint(help_, "odd.md")
    in_window(hint)
    hint.show_summary()
    assert "1 &lt; 2" in QToolTip.text()
    assert "<b>bold" not in QToolTip.text()
    assert "&amp; more" in QToolTip.text()
    QToolTip.hideText()


def test_a_hint_is_there_only_for_who_may_read_it(qtbot: QtBot, help_: Help, in_window: Shower) -> None:
    hint = HelpHint(help_, "secret.md")
    in_window(QLineEdit(), hint)
    assert not hint.isVisible()
    assert (hint.text(), hint.summary, hint.accessibleName(), hint.source) == ("", "", "", "")
    hint.show()
    assert not hint.isVisible(), "the host cannot show what the reader may not see"
    help_.set_reader(Reader(audience="operator"))
    assert hint.isVisible()
    assert hint.text() == "Vault keys"
    focus(qtbot, hint)
    hint.show_summary()
    qtbot.waitUntil(QToolTip.isVisible)
    help_.set_reader(Reader(audience="end_user"))
    assert not hint.isVisible()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    hint.hide()
    help_.set_reader(Reader(audience="operator"))
    assert not hint.isVisible(), "what the host has hidden stays hidden"


def test_a_hint_without_an_article_is_said_in_the_log(
    help_: Help, caplog: pytest.LogCaptureFixture, in_window: Shower
) -> None:
    hint = HelpHint(help_, "no-such-id", "Read more")
    in_window(hint)
    assert not hint.isVisible()
    assert "no help for 'no-such-id'" in caplog.text
    assert [part.state for part in help_.audit(hint.window()).parts if "HelpHint" in part.name] == ["missing"]


def test_a_hint_may_outlive_its_help(help_: Help, in_window: Shower) -> None:
    other = Help(help_.knowledge, application_id="second")
    hint = HelpHint(other, "mail.md")
    in_window(hint)
    other.close()
    other.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not hint.isVisible()


def dialog_with_box(help_: Help) -> tuple[QDialog, QDialogButtonBox, QLineEdit]:
    dialog = QDialog()
    box, field = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok), QLineEdit()
    layout = QVBoxLayout(dialog)
    layout.addWidget(field)
    layout.addWidget(box)
    box.accepted.connect(dialog.accept)
    help_.set_route(dialog, "/settings/rules")
    return dialog, box, field


def test_the_help_button_of_a_dialog(qtbot: QtBot, help_: Help) -> None:
    dialog, box, field = dialog_with_box(help_)
    button = help_.add_button(dialog)
    assert button is not None
    assert help_.add_button(box) is button, "a second call adds nothing"
    assert len(box.buttons()) == 2
    present(qtbot, dialog)
    focus(qtbot, field)
    shown: list[object] = []
    help_.shown.connect(shown.append)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert help_.last.path == "rules.md"
    assert len(shown) == 1
    assert dialog.isVisible(), "help does not close the dialog"
    focus(qtbot, field)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert len(shown) == 1, "Return in a field opens no help"


def test_the_question_mark_in_the_title_bar(qtbot: QtBot, help_: Help) -> None:
    dialog, box, field = dialog_with_box(help_)
    present(qtbot, dialog)
    assert help_.add_button(dialog, where="title") is None
    assert dialog.windowFlags() & Qt.WindowType.WindowContextHelpButtonHint
    assert dialog.isVisible(), "a dialog that was open stays open"
    assert box.button(QDialogButtonBox.StandardButton.Help) is None
    # The window system enters the mode that the mark stands for; a click then asks at that place.
    QWhatsThis.enterWhatsThisMode()
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    bubbles = [w for w in QApplication.topLevelWidgets() if w.metaObject().className() == "QWhatsThat"]
    assert [bubble.isVisible() for bubble in bubbles] == [True]
    QWhatsThis.hideText()
    QWhatsThis.leaveWhatsThisMode()


def test_both_buttons_and_dialogs_without_a_box(qtbot: QtBot, help_: Help) -> None:
    dialog, _box, _field = dialog_with_box(help_)
    qtbot.addWidget(dialog)
    assert help_.add_button(dialog, where="both") is not None
    assert dialog.windowFlags() & Qt.WindowType.WindowContextHelpButtonHint
    bare = QDialog()
    bare.setWindowTitle("Bare")
    qtbot.addWidget(bare)
    with pytest.raises(VademecumError, match=r"'Bare' has no QDialogButtonBox.*where='title'"):
        help_.add_button(bare)


def test_the_help_button_of_a_wizard_is_about_its_page(qtbot: QtBot, help_: Help) -> None:
    wizard = QWizard()
    first, second = QWizardPage(), QWizardPage()
    help_.set_route(first, "/mail")
    help_.set_route(second, "/find")
    wizard.addPage(first)
    wizard.addPage(second)
    button = help_.add_button(wizard)
    assert button is not None
    present(qtbot, wizard)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert help_.last.path == "mail.md"
    activate(qtbot, wizard)
    wizard.next()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert help_.last.path == "find.md"


def test_items_of_a_scene_with_a_help_id(qtbot: QtBot, help_: Help) -> None:
    view = QGraphicsView()
    scene = QGraphicsScene(0, 0, 200, 100, view)
    view.setScene(scene)
    shape = scene.addRect(10, 10, 40, 40)
    shape.setFlag(shape.GraphicsItemFlag.ItemIsFocusable)
    plain = scene.addRect(120, 10, 40, 40)
    plain.setFlag(plain.GraphicsItemFlag.ItemIsFocusable)
    help_.set_help_id(shape, "print")
    view.resize(240, 140)
    help_.set_route(view, "/settings/rules")
    present(qtbot, view)
    focus(qtbot, view)
    shape.setFocus()
    assert (f1(help_).path, help_.last.how, help_.last.level) == ("print.md", "id", "item")
    activate(qtbot, view)
    focus(qtbot, view)
    plain.setFocus()
    assert f1(help_).path == "rules.md"


def bubble_at(view: QWidget, where: QPoint) -> str:
    """The text of What's This after a click at a place; the bubble has no public text."""
    from vademecum.embed import summary

    texts: list[str] = []

    class Catch:
        @staticmethod
        def showText(_where: QPoint, text: str, _widget: QWidget) -> None:
            texts.append(text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(summary, "QWhatsThis", Catch)
        QWhatsThis.enterWhatsThisMode()
        QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=where)
        QWhatsThis.leaveWhatsThisMode()
    return "".join(texts)


def test_whats_this_asks_for_the_item_under_the_mouse(help_: Help, in_window: Shower) -> None:
    view, rows = QGraphicsView(), QListWidget()
    scene = QGraphicsScene(0, 0, 200, 100, view)
    view.setScene(scene)
    help_.set_help_id(scene.addRect(10, 10, 40, 40), "print")
    for name in ("mail.md", "find.md"):
        item = QListWidgetItem(name)
        rows.addItem(item)
        help_.set_help_id(item, name)
    help_.set_route(view, "/settings/rules")
    in_window(view, rows)
    rows.setCurrentRow(0)
    on_shape = view.mapFromScene(30, 30)
    assert "Print a letter" in bubble_at(view.viewport(), on_shape)
    assert "Sorting rules" in bubble_at(view.viewport(), view.mapFromScene(150, 80))
    second = rows.visualItemRect(rows.item(1)).center()
    assert "Find a letter" in bubble_at(rows.viewport(), second)


class Page(QWidget):
    """A host's page that refers to a button that Qt has made."""

    def __init__(self) -> None:
        super().__init__()
        self.box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        QVBoxLayout(self).addWidget(self.box)
        self.made_by_qt = self.box.button(QDialogButtonBox.StandardButton.Ok)


class Drawing(QGraphicsView):
    """A host's page that refers to an item that Qt has made."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = QGraphicsScene(self)
        self.setScene(self.drawn)
        self.made_by_qt = self.drawn.addRect(0, 0, 9, 9)


@pytest.mark.parametrize("kind", [Page, Drawing])
@pytest.mark.parametrize("ask", [Help.screen, Help.audit, Help.for_widget])
def test_asking_leaves_the_hosts_references_alone(
    help_: Help, in_window: Shower, kind: type[Page | Drawing], ask: Callable[..., object]
) -> None:
    page, tabs = kind(), QTabWidget()
    tabs.addTab(page, "Page")
    in_window(tabs)
    ask(help_, page)
    gc.collect()
    assert isValid(page.made_by_qt)


def test_the_help_menu_leaves_the_hosts_menus_alone(qtbot: QtBot, help_: Help) -> None:
    class Main(QMainWindow):
        def __init__(self) -> None:
            super().__init__()
            self.file = self.menuBar().addMenu("File")
            self.save = self.file.addAction("Save")

    window = Main()
    present(qtbot, window)
    f1(help_, window)
    gc.collect()
    assert isValid(window.file)
    assert isValid(window.save)
