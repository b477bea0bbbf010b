"""Every text of the window in every language: complete, well formed, with the right plurals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from spoken import PAGES, ROOT, WANTED, tool, write

from vademecum.answering.exits import Death, explain
from vademecum.app import languages
from vademecum.app.knowledge import Knowledge
from vademecum.app.languages import LANGUAGES, nearest
from vademecum.app.page.labels import ENGLISH
from vademecum.errors import ModelError, VademecumError
from vademecum.knowledge.extras import how_to_add
from vademecum.retrieval.language import NAMES
from vademecum.viewer.page.loading import page_labels
from vademecum.viewer.texts import words
from vademecum.viewer.texts.model_words import model_trouble
from vademecum.viewer.texts.replies import _LANGUAGES, reply, trouble
from vademecum.viewer.texts.words import speak, tr


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)
    speak("en")


# The catalogue


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_text_is_translated_and_nothing_is_left_over(tag: str) -> None:
    held = tool.read(tag)
    assert not tool.problems(held, WANTED), "run `packaging/dev.py translations` and translate what it lists"
    assert not tool.clashes(held)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_compiled_files_are_what_the_sources_compile_to(tag: str) -> None:
    assert tool.compiled(tag) == languages.translation_file(tag).read_bytes()
    # Where a text is used may change without anybody translating anything.
    place = re.compile(r" *<location .*\n")
    written = tool.ts_file(tag).read_text(encoding="utf-8")
    assert place.sub("", tool.render(tool.read(tag), WANTED)) == place.sub("", written)


def test_there_is_one_file_for_each_language() -> None:
    names = {file.name for file in tool.FOLDER.iterdir()}
    assert names == {f"vademecum_{tag}{kind}" for tag in LANGUAGES for kind in (".ts", ".qm")}


def test_defects_of_a_translation_are_found() -> None:
    text = tool.Text("Viewer", "Open {title}…", files=("a.py",))
    counted = tool.Text("Viewer", "%n page(s)", counted=True, files=("a.py",))
    wanted = {("Viewer", text.source): text, ("Viewer", counted.source): counted}

    def problems(title: tuple[str, ...], pages: tuple[str, ...], *, finished: bool = True) -> str:
        entries = {
            ("Viewer", text.source): tool.Entry(title, finished),
            ("Viewer", counted.source): tool.Entry(pages),
        }
        return "; ".join(tool.problems(tool.Translation("ru", entries), wanted))

    fine = ("%n страница", "%n страницы", "%n страниц")
    assert problems(("Открыть {title}…",), fine) == ""
    assert "places for values differ" in problems(("Открыть…",), fine)
    assert "places for values differ" in problems(("Открыть {titel}…",), fine)
    assert "ellipsis" in problems(("Открыть {title}",), fine)
    assert "accelerator" in problems(("&Открыть {title}…",), fine)
    assert "stray spaces" in problems((" Открыть {title}…",), fine)
    assert "unfinished" in problems(("Открыть {title}…",), fine, finished=False)
    assert "unfinished" in problems((), fine)
    assert "2 forms, not 3" in problems(("Открыть {title}…",), fine[:2])
    assert "unfinished" in problems(("Открыть {title}…",), (*fine[:2], ""))
    nothing = tool.Translation("ru", {("Viewer", "Gone"): tool.Entry(("Нет",))})
    assert [line.partition(": ")[2][:7] for line in tool.problems(nothing, wanted)] == [
        "unused:", "missing", "missing",
    ]  # fmt: skip


def test_clashes_in_a_menu_are_found() -> None:
    def clashes(close: str, reopen: str) -> list[str]:
        entries = {
            ("Commands", "Close tab"): tool.Entry((close,)),
            ("Commands", "Reopen closed tab"): tool.Entry((reopen,)),
        }
        found: list[str] = tool.clashes(tool.Translation("de", entries))
        return found

    assert clashes("&Schließen", "&Wieder öffnen") == []
    assert clashes("&Schließen", "Wieder &schon") == ["de: menu File: 's' twice"]
    assert clashes("Tab", "Tab") == ["de: menu File: 'Tab' twice"]


def test_merging_keeps_what_is_wanted_and_marks_what_is_new() -> None:
    text = tool.Text("Viewer", "New", files=("a.py",))
    kept = tool.Text("Viewer", "Kept", files=("a.py",))
    old = tool.Translation(
        "de", {("Viewer", "Kept"): tool.Entry(("Behalten",)), ("Viewer", "Gone"): tool.Entry(("Weg",))}
    )
    merged = tool.merge(old, {("Viewer", "Kept"): kept, ("Viewer", "New"): text})
    assert merged.entries == {
        ("Viewer", "Kept"): tool.Entry(("Behalten",)),
        ("Viewer", "New"): tool.Entry((), finished=False),
    }
    # A text that becomes counted needs other forms.
    counted = {("Viewer", "Kept"): replace(kept, counted=True)}
    assert not tool.merge(old, counted).entries["Viewer", "Kept"].finished


def test_texts_are_read_with_their_notes_and_computed_ones_are_refused() -> None:
    program = 'def f(n: int) -> str:\n    #: said on a button\n    return tr("%n thing(s)", n)\n'
    (text,) = tool.read_calls(program, "a.py")
    assert (text.context, text.source, text.counted, text.note) == (
        "Viewer", "%n thing(s)", True, "said on a button",
    )  # fmt: skip
    with pytest.raises(tool.TextError, match=r"a\.py:1"):
        list(tool.read_calls('tr(f"{n} things")', "a.py"))
    assert list(tool.read_calls("tr_data(text)", "a.py")) == []


_SHOWS = frozenset(
    (
        "setText",
        "setToolTip",
        "setStatusTip",
        "setWhatsThis",
        "setWindowTitle",
        "setPlaceholderText",
        "setAccessibleName",
        "setAccessibleDescription",
        "addAction",
        "addMenu",
        "setTitle",
        "say",
        "keep_saying",
        "QLabel",
        "QPushButton",
        "QCheckBox",
        "QGroupBox",
        "QAction",
        "QMenu",
        "setSuffix",
        "setPrefix",
    )
)


def test_no_text_is_shown_that_did_not_pass_through_a_translator() -> None:
    bare = []
    for package in ("viewer", "embed"):
        for file in (ROOT / "desktop/vademecum" / package).rglob("*.py"):
            if "demo" in file.parts:
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call):
                    continue
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                for argument in node.args if name in _SHOWS else ():
                    parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
                    for part in parts:
                        text = part.value if isinstance(part, ast.Constant) else ""
                        if isinstance(text, str) and re.search(r"[A-Za-z]{3}", text):
                            bare.append(f"{file.name}:{node.lineno}: {text!r}")
    assert bare == []


# Words, numbers, dates


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        ("en", {0: "0 results", 1: "1 result", 2: "2 results", 1234: "1,234 results"}),
        ("de", {0: "0 Treffer", 1: "1 Treffer", 1234: "1.234 Treffer"}),
        ("es", {1: "1 resultado", 2: "2 resultados"}),
        ("ja", {1: "結果 1 件", 5: "結果 5 件"}),
        ("ru", {
            1: "1 результат", 2: "2 результата", 5: "5 результатов", 11: "11 результатов",
            21: "21 результат", 22: "22 результата", 112: "112 результатов", 101: "101 результат",
        }),
    ],
)  # fmt: skip
def test_counted_nouns_take_the_right_form(tag: str, expected: dict[int, str]) -> None:
    speak(tag)
    QLocale.setDefault(QLocale(tag))
    assert {n: tr("%n result(s)", n) for n in expected} == expected


def test_without_any_file_english_is_spoken_with_plurals(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(words, "translation_file", lambda tag: tmp_path / f"{tag}.qm")
    speak("de")
    assert tr("Settings") == "Settings"
    assert "2 result" in tr("%n result(s)", 2)


def test_an_application_may_bring_a_language_of_its_own(qapp: QApplication) -> None:
    class Catalan(QTranslator):
        def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
            del disambiguation, n
            return "Configuració" if (context, text) == ("Viewer", "Settings") else ""

        def isEmpty(self) -> bool:
            return False

    catalan = Catalan()
    qapp.installTranslator(catalan)
    try:
        assert tr("Settings") == "Configuració"
        speak("de")
        assert tr("Settings") == "Einstellungen"
    finally:
        qapp.removeTranslator(catalan)


@pytest.mark.parametrize(
    ("wanted", "tag"),
    [
        (["de-AT"], "de"), (["pt-BR", "es-MX", "en"], "es"), (["ja_JP.UTF-8"], "ja"), (["RU"], "ru"),
        (["C"], ""), ([], ""), ([""], ""), (["den"], ""), (["zh-Hans-CN"], ""),
    ],
)  # fmt: skip
def test_the_nearest_language_is_found(wanted: list[str], tag: str) -> None:
    assert nearest(wanted) == tag


def test_labels_of_pages_are_complete_and_translated() -> None:
    assert page_labels() == ENGLISH
    speak("ru")
    labels = page_labels()
    assert labels.kinds.keys() == ENGLISH.kinds.keys()
    assert labels.kinds["note"] == "Примечание"
    assert labels.copy == "Копировать"
    assert not any(labels.kinds[kind] == ENGLISH.kinds[kind] for kind in ENGLISH.kinds)


# What the layers below say


@pytest.fixture(scope="module")
def knowledge(tmp_path_factory: pytest.TempPathFactory) -> Knowledge:
    return Knowledge.open(write(tmp_path_factory.mktemp("kb") / "pumps", PAGES), cache=False)


_LATIN = re.compile(r"[A-Za-z]{4,}")


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("Wie kann ich das Ventil wieder schließen, wenn es nicht mehr geht?", "other-language"),
        ("how do I configure the zorbulator", "unknown-words"),
        ("where can I buy a bicycle in the city of the moon", ""),
        ("how to open the vlave", ""),
    ],
)
def test_replies_are_known_and_said_in_the_language_of_the_window(
    knowledge: Knowledge, question: str, reason: str
) -> None:
    answer = knowledge.ask(question)
    found = knowledge.search(question)
    if reason:
        assert found.reason == reason
    for message in filter(None, (answer.message, found.message)):
        assert reply(message) == message
        speak("ja")
        said = reply(message)
        quoted = {word for word in _LATIN.findall(said) if word.casefold() not in message.casefold()}
        assert said != message
        assert not quoted
        typed = " ".join((question, *answer.corrected, *answer.corrected.values())).casefold()
        left = [word for word in _LATIN.findall(said) if word.casefold() not in typed]
        assert not left, said
        speak("en")


def test_a_reply_names_languages_in_the_readers_own(knowledge: Knowledge) -> None:
    message = knowledge.search("Wie kann ich das Ventil wieder schließen, wenn es nicht mehr geht?").message
    speak("de")
    assert reply(message) == (
        "Diese Hilfe ist auf Englisch; Ihre Frage ist anscheinend auf Deutsch. "
        "Bitte fragen Sie auf Englisch; ein lokales Modell kann sie übersetzen."
    )
    assert reply(message, helped=True).endswith("Drücken Sie die Eingabetaste: Das Modell übersetzt sie.")
    assert set(NAMES.values()) == set(_LANGUAGES)


def test_what_a_model_did_is_told_sentence_by_sentence() -> None:
    speak("de")
    assert reply(
        "Searched for “print a page”; verify the source. "
        "Translated by the model; the source has the exact words. "
        "2 unsupported sentences removed. Stopped before the end."
    ) == (
        "Gesucht wurde „print a page“; bitte die Quelle prüfen. "
        "Vom Modell übersetzt; der genaue Wortlaut steht in der Quelle. "
        "2 nicht belegte Sätze entfernt. Vor dem Ende abgebrochen."
    )
    failed = ModelError("the file is empty", path="m.gguf", mend="Choose another .gguf file")
    assert model_trouble(failed) == "die Datei ist leer. Wählen Sie eine andere .gguf-Datei."
    assert reply(f"The model failed: {failed.problem}.") == "Das Modell ist ausgefallen: die Datei ist leer."
    killed = explain(Death("load", -9, ""), Path("m.gguf"))
    assert model_trouble(killed).startswith("das System hat den Prozess des Modells beim Laden beendet")
    lacking = ModelError("the file is empty", mend=how_to_add("model"))
    told = model_trouble(lacking)
    assert told.startswith("die Datei ist leer. Installieren Sie es mit `")
    assert "-m pip install llama-cpp-python`; ohne Netz" in told
    assert "`--no-index --find-links FOLDER_OF_WHEELS`" in told


def test_a_correction_is_told_with_the_languages_quotation_marks(knowledge: Knowledge) -> None:
    answer = knowledge.ask("how to open the vlave")
    assert answer.corrected
    speak("ru")
    assert "«valve» вместо «vlave»" in reply(answer.message)


def test_what_keeps_a_folder_from_opening_is_told_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("# A\n", encoding="utf-8")
    for place, said in (
        (tmp_path / "nowhere", "den Ordner gibt es nicht. Prüfen Sie den Pfad."),
        (file, "das ist kein Ordner. Öffnen Sie den Ordner, in dem sie liegt."),
    ):
        with pytest.raises(VademecumError) as caught:
            Knowledge.open(place, cache=False)
        speak("en")
        assert trouble(caught.value) == str(caught.value)
        speak("de")
        assert trouble(caught.value) == f"{place}: {said}"
    assert trouble(VademecumError("something odd", mend="Do this")) == "something odd. Do this"
    assert trouble(ValueError("bad")) == "bad"


def test_an_unknown_reply_is_shown_as_it_is() -> None:
    speak("de")
    assert reply("Something else entirely.") == "Something else entirely."
    assert reply("") == ""
