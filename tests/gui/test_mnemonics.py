from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QMenu
from pytestqt.qtbot import QtBot
from spoken import PAGES, write

from vademecum.app.bookmarks import Bookmark
from vademecum.app.languages import LANGUAGES
from vademecum.app.settings import Settings
from vademecum.viewer.application import make_window
from vademecum.viewer.dialogs.bookmark import BookmarkDialog
from vademecum.viewer.dialogs.shortcuts import ShortcutsDialog
from vademecum.viewer.texts.words import speak
from vademecum.viewer.widgets.mnemonics import plain, underlined
from vademecum.viewer.window.window import Window

_LETTER = re.compile(r"&(\w)")


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)
    speak("en")
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = make_window(None, Settings())
    made.show()
    qtbot.waitExposed(made)
    made.open_folder(write(tmp_path / "pumps", PAGES))
    qtbot.waitUntil(lambda: made.parts.library.state == "ready", timeout=10_000)
    yield made
    made.close()
    assert made.parts.tasks.shutdown()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def letters(texts: list[str]) -> list[str]:
    return [match.group(1).lower() for text in texts if (match := _LETTER.search(text.replace("&&", "")))]


def opened(menu: QMenu) -> list[str]:
    """What stands in a menu when it is open."""
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def everywhere(menu: QMenu) -> Iterator[QMenu]:
    yield menu
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from everywhere(inner)


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        (["Open folder…", "Open bundle…"], ["&Open folder…", "Open &bundle…"]),
        (["Save", "Save"], ["&Save", "S&ave"]),
        (["ab", "a", "b"], ["a&b", "&a", "b"]),
        (["a", "ba"], ["&a", "&ba"]),
        (["ab", "a"], ["a&b", "&a"]),
        (["Fish & chips"], ["&Fish && chips"]),
        (["犬…", "猫"], ["犬(&A)…", "猫(&B)"]),
        (["guide\t/home/guide"], ["&guide\t/home/guide"]),
        (["Закрыть", "Загрузить"], ["&Закрыть", "З&агрузить"]),
        (["7 tabs"], ["7 &tabs"]),
    ],
)
def test_each_text_gets_a_letter_of_its_own(texts: list[str], expected: list[str]) -> None:
    assert underlined(texts) == expected


@pytest.mark.parametrize("text", ["Open…", "Fish & chips", "開く…", "a\tb & c", "Q&A", "100 %"])
def test_text_is_read_without_its_letter(text: str) -> None:
    assert plain(underlined([text])[0]) == text


@pytest.mark.parametrize("tag", list(LANGUAGES))
def test_no_two_entries_of_a_menu_have_the_same_letter(window: Window, tag: str) -> None:
    window.parts.settings.set("appearance.language", tag)
    menus = list(everywhere(window.header.menu_button.menu()))
    assert len(menus) > 6
    for menu in menus:
        texts = opened(menu)
        found = letters(texts)
        assert len(found) == len(texts), f"{tag}: an entry has no letter: {texts}"
        assert len(set(found)) == len(found), f"{tag}: a letter twice: {texts}"


@pytest.mark.parametrize("tag", list(LANGUAGES))
def test_no_two_fields_of_a_dialog_have_the_same_letter(window: Window, tag: str) -> None:
    window.parts.settings.set("appearance.language", tag)
    window.commander.run("edit.settings")
    settings = next(d for d in window.findChildren(QDialog) if d.isVisible())
    dialogs = [
        settings,
        ShortcutsDialog(window.parts, window),
        BookmarkDialog(Bookmark("", "", "", "x"), window),
    ]
    for dialog in dialogs:
        labels = [label.text() for label in dialog.findChildren(QLabel) if label.buddy() is not None]
        found = letters([*labels, *(button.text() for button in dialog.findChildren(QAbstractButton))])
        assert len(found) >= len(labels), f"{tag}: a field has no letter: {labels}"
        assert len(set(found)) == len(found), f"{tag}: a letter twice: {found}"
        dialog.close()


def test_letters_work_and_names_stay_clean(window: Window, qtbot: QtBot) -> None:
    window.parts.settings.set("appearance.language", "ja")
    menu = window.header.menu_button.menu()
    opened(menu)
    window.parts.settings.set("appearance.language", "en")
    for shown in everywhere(menu):
        opened(shown)
    view = next(action for action in menu.actions() if plain(action.text()) == "View").menu()
    assert isinstance(view, QMenu)
    themes = next(action for action in view.actions() if plain(action.text()) == "Theme").menu()
    assert isinstance(themes, QMenu)
    dark = next(action for action in themes.actions() if plain(action.text()) == "Dark")
    themes.popup(window.mapToGlobal(window.rect().center()))
    qtbot.keyClick(themes, letters([dark.text()])[0])
    assert window.parts.settings.text("appearance.theme") == "dark"
    for button in window.header.findChildren(QAbstractButton):
        assert "&" not in button.accessibleName()
        assert "(" not in button.accessibleName()


def test_alt_and_the_letter_go_to_the_field(window: Window, qtbot: QtBot) -> None:
    window.commander.run("edit.settings")
    dialog = next(d for d in window.findChildren(QDialog) if d.isVisible())
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    label = next(
        label for label in dialog.findChildren(QLabel) if plain(label.text()) == "Results while typing"
    )
    qtbot.keyClick(dialog, letters([label.text()])[0], Qt.KeyboardModifier.AltModifier)
    assert QApplication.focusWidget() is label.buddy()
