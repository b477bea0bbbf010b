"""The window and the panel in another language: switched while running, nothing left behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication, QComboBox, QListView, QWidget
from pytestqt.qtbot import QtBot
from spoken import PAGES, Pseudo, switch_to_pseudo, untranslated, write

from vademecum.app import languages
from vademecum.app.knowledge import Knowledge
from vademecum.app.languages import LANGUAGES
from vademecum.app.settings import Settings
from vademecum.embed import Help
from vademecum.embed.language import host_language
from vademecum.knowledge.reader import Reader
from vademecum.viewer.application import make_window
from vademecum.viewer.dialogs.about import AboutDialog
from vademecum.viewer.dialogs.lists import ProblemsDialog
from vademecum.viewer.dialogs.palette import CommandPalette
from vademecum.viewer.dialogs.settings import SettingsDialog
from vademecum.viewer.dialogs.shortcuts import ShortcutsDialog
from vademecum.viewer.texts import words
from vademecum.viewer.texts.words import speak, tr, tr_command
from vademecum.viewer.window.window import Window

TRANSLATED = [tag for tag in LANGUAGES if tag != "en"]


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)
    speak("en")
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture(scope="module")
def knowledge(tmp_path_factory: pytest.TempPathFactory) -> Knowledge:
    return Knowledge.open(write(tmp_path_factory.mktemp("kb") / "pumps", PAGES), cache=False)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = make_window(None, Settings())
    made.resize(1280, 820)
    made.show()
    qtbot.waitExposed(made)
    made.open_folder(write(tmp_path / "pumps", PAGES))
    qtbot.waitUntil(lambda: made.parts.library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: made.tabs.current.page is not None, timeout=10_000)
    yield made
    made.close()
    assert made.parts.tasks.shutdown()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_everything_in_view_follows_a_change_of_language(
    window: Window, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.commander.run("edit.find")
    window.tabs.current.find_bar.field.setText("pump")
    qtbot.waitUntil(lambda: bool(window.tabs.current.find_bar.count.text()))
    window.tabs.add_tab()
    switch_to_pseudo(monkeypatch, qapp)
    qtbot.wait(100)
    assert untranslated(window) == []
    # Every list at the side, filled or empty.
    for section in ("contents", "index", "bookmarks", "history"):
        window.side.show_section(section)
        qtbot.wait(60)
        assert untranslated(window) == []


@pytest.mark.parametrize("question", ["valve", "vlave open", "zzzzqqq", "how do I open the valve?"])
def test_results_and_answers_follow_too(
    window: Window, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    window.header.box.setText(question)
    qtbot.waitUntil(lambda: window.search.state in ("found", "nothing"), timeout=5000)
    window.search.ask()
    qtbot.waitUntil(lambda: window.search.answer is not None, timeout=5000)
    switch_to_pseudo(monkeypatch, qapp)
    qtbot.wait(100)
    assert untranslated(window) == []


def test_empty_and_missing_folders_follow_too(
    window: Window, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "empty").mkdir()
    for folder, state in ((tmp_path / "empty", "ready"), (tmp_path / "nowhere", "failed")):
        monkeypatch.undo()
        window.open_folder(folder)
        qtbot.waitUntil(lambda state=state: window.parts.library.state == state, timeout=5000)
        switch_to_pseudo(monkeypatch, qapp)
        qtbot.wait(60)
        assert untranslated(window) == []


def test_dialogs_follow_too(
    window: Window, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialogs = [
        SettingsDialog(window.parts.settings, window.search.model, window.parts.tasks, window),
        AboutDialog(None, window),
        ShortcutsDialog(window.parts, window),
        ProblemsDialog(window.parts, (), window),
        CommandPalette(window.parts, window.actions_, window),
    ]
    for dialog in dialogs:
        dialog.show()
    switch_to_pseudo(monkeypatch, qapp)
    qtbot.wait(60)
    for dialog in dialogs:
        assert untranslated(dialog, content=tuple(LANGUAGES.values())) == [], type(dialog).__name__
        dialog.close()


def test_the_settings_offer_languages_by_their_own_names(window: Window, qtbot: QtBot) -> None:
    dialog = SettingsDialog(window.parts.settings, window.search.model, window.parts.tasks, window)
    dialog.show()
    choice = dialog.controls["appearance.language"]
    assert isinstance(choice, QComboBox)
    assert [choice.itemText(row) for row in range(choice.count())] == [
        "Follow the desktop", "English", "Deutsch", "Español", "日本語", "Русский",
    ]  # fmt: skip
    choice.setCurrentIndex(choice.findText("Русский"))
    choice.activated.emit(choice.currentIndex())
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Настройки")
    assert window.parts.settings.text("appearance.language") == "ru"
    assert window.header.box.placeholderText() == "Найдите или задайте вопрос"
    assert window.actions_["file.quit"].text() == "Выход"
    assert QLocale().language() == QLocale.Language.Russian
    assert choice.itemText(0) == "Как на рабочем столе"
    choice.setCurrentIndex(choice.findText("English"))
    choice.activated.emit(choice.currentIndex())
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Settings")
    assert window.actions_["file.quit"].text() == "Quit"
    dialog.close()


@pytest.mark.parametrize("tag", TRANSLATED)
def test_the_page_and_qts_own_words_are_in_the_language(window: Window, qtbot: QtBot, tag: str) -> None:
    window.parts.settings.set("appearance.language", tag)
    expected = tr("Last updated {day}").partition("{")[0].strip()
    qtbot.waitUntil(lambda: expected in window.tabs.current.view.toPlainText(), timeout=5000)
    month = QLocale(tag).monthName(1)
    assert month != QLocale("en").monthName(1)
    if Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{tag}.qm").exists():
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") != "Cancel"
    window.parts.settings.set("appearance.language", "en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_commands_are_found_by_their_translated_and_their_english_words(window: Window) -> None:
    speak("de")
    palette = CommandPalette(window.parts, window.actions_, window)
    for typed in ("lesezeichen setzen", "bookmark this", "kontrast"):
        palette.box.setText(typed)
        assert palette.model.rowCount() >= 1, typed
        assert palette.model.index(0).data().endswith(tr_command(palette.model.records[0].text))
    palette.close()


def test_a_right_to_left_language_mirrors_the_window(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(languages.LANGUAGES, "ar", "العربية")  # type: ignore[arg-type]  # a dict in fact
    box_left = window.header.menu_button.mapTo(window, window.header.menu_button.rect().center()).x()
    side_left = window.side.mapTo(window, window.side.rect().center()).x()
    assert box_left > window.width() / 2 > side_left
    monkeypatch.setattr("vademecum.viewer.texts.language.nearest", lambda _wanted: "ar")
    window.parts.settings._listeners[0]("appearance.language", "ar")
    qtbot.waitUntil(lambda: window.layoutDirection() == Qt.LayoutDirection.RightToLeft)
    qtbot.waitUntil(
        lambda: window.side.mapTo(window, window.side.rect().center()).x() > window.width() / 2, timeout=2000
    )
    assert window.header.menu_button.mapTo(window, window.header.menu_button.rect().center()).x() < 100
    # Rows begin on the right too: those of lists, and those of results.
    window.show_section("index")
    qtbot.waitUntil(lambda: window.side.index.model.rowCount() > 0)
    assert ink_begins_right(window.side.index.list)
    window.header.box.setText("alarm")
    qtbot.waitUntil(lambda: window.search.state == "found")
    qtbot.wait(50)
    assert ink_begins_right(window.side.results.list)


def ink_begins_right(view: QListView) -> bool:
    """Whether the first row's text ends at the right edge, and not at the left."""
    row = view.visualRect(view.model().index(0, 0))
    image = view.viewport().grab(row.adjusted(0, 2, 0, -2)).toImage()
    ground = image.pixelColor(image.width() // 2, 0)
    inked = [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) != ground for y in range(image.height()))
    ]
    return image.width() - max(inked) < min(inked)


# A host application


def test_the_host_decides_the_language_of_its_help(qapp: QApplication) -> None:
    assert host_language() == "en"
    assert host_language(knowledge="de") == "de"
    assert host_language(asked="ru", reader="ja", knowledge="de") == "ru"
    assert host_language(reader="ja", knowledge="de") == "ja"
    assert host_language(reader="pt", knowledge="fr") == "en"
    before = QLocale()
    QLocale.setDefault(QLocale("es_MX"))
    assert host_language(knowledge="de") == "es"
    QLocale.setDefault(before)
    qt = QTranslator(qapp)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if not qt.load("qtbase_ru", folder):
        pytest.skip("Qt's own translations are not installed")
    qapp.installTranslator(qt)
    assert host_language(knowledge="de") == "ru"
    qt.setParent(None)  # now only Qt's own words tell it
    assert host_language(knowledge="de") == "ru"
    qapp.removeTranslator(qt)


def test_a_host_may_bring_a_language_that_we_lack(qapp: QApplication, knowledge: Knowledge) -> None:
    class Catalan(QTranslator):
        def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
            del disambiguation
            known = {"Search help": "Cerca a l'ajuda", "%n result(s)": f"{n} resultats", "Back": "Enrere"}
            return known.get(text, "") if context == "Viewer" else ""

        def isEmpty(self) -> bool:
            return False

    catalan = Catalan()
    qapp.installTranslator(catalan)
    try:
        help_ = Help(knowledge, form="window", application_id="translations-test")
        assert help_.panel.box.placeholderText() == "Cerca a l'ajuda"
        assert tr("%n result(s)", 3) == "3 resultats"
        assert help_.panel.more.accessibleName() == "More"
        help_.set_language("de")
        assert help_.panel.back.accessibleName() == "Zurück"
        help_.close()
    finally:
        qapp.removeTranslator(catalan)


def test_the_panel_follows_its_host_while_running(
    qtbot: QtBot, qapp: QApplication, knowledge: Knowledge, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.show()
    help_ = Help(knowledge, form="window", application_id="translations-test")
    help_.install(menu=False)
    panel = help_.panel
    help_.show()
    panel.show()
    assert panel.box.placeholderText() == "Search help"
    qt = QTranslator(qapp)
    if qt.load("qtbase_de", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        qapp.installTranslator(qt)
        qtbot.waitUntil(lambda: panel.box.placeholderText() == "Hilfe durchsuchen")
        qapp.removeTranslator(qt)
        qt.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.LanguageChange))
        qtbot.waitUntil(lambda: panel.box.placeholderText() == "Search help")
    help_.set_language("ja")
    assert panel.back.accessibleName() == "戻る"
    help_.set_language("")
    help_.set_reader(Reader(language="es"))
    assert panel.back.accessibleName() == "Atrás"
    help_.set_reader(Reader())
    monkeypatch.setattr(words, "_spoken", Pseudo())
    QCoreApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
    panel.box.setText("zzzz qqqq")
    qtbot.waitUntil(lambda: panel.search.nothing_found, timeout=5000)
    assert untranslated(panel) == []
    panel.box.clear()
    panel._fill_menu()
    assert untranslated(panel) == []
    help_.close()
