"""What the palette finds, by the words of the commands themselves."""

from __future__ import annotations

import pytest

from vademecum.app.command_search import Wording, best_first
from vademecum.app.commands import COMMANDS, Command


def wording(command: Command) -> Wording:
    title = f"{command.topic}: {command.text}" if command.topic else command.text
    return Wording((title,), f"{command.extra} {' '.join(command.shortcuts[:1])}", command.tip)


def found(typed: str) -> list[str]:
    return [command.id for command in best_first(COMMANDS, typed, wording)]


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("theme: dark", "view.theme-dark"),
        ("theme:dark", "view.theme-dark"),
        ("dark theme", "view.theme-dark"),
        ("Theme: Li", "view.theme-light"),
        ("dark", "view.theme-dark"),
        ("dark mode", "view.theme-dark"),
        ("light", "view.theme-light"),
        ("contrast", "view.theme-high-contrast"),
        ("tab close", "file.close-tab"),
        ("close", "file.close-tab"),
        ("bookmark", "bookmarks.toggle"),
        ("bookmarks", "go.bookmarks"),
        ("export book", "bookmarks.export"),
        ("find", "edit.find"),
        ("copy", "edit.copy"),
        ("copy-link", "edit.copy-link"),
        ("open", "file.open"),
        ("reopen", "file.reopen-tab"),
        ("np", "go.next-page"),
        ("fullscreen", "view.full-screen"),
        ("zoom out", "view.zoom-out"),
        ("preferences", "edit.settings"),
        ("sidebar", "view.side"),
        ("exit", "file.quit"),
        ("print this page", "file.print"),
        ("ctrl+d", "bookmarks.toggle"),
        ("f1", "help.here"),
        ("espanol", "view.language-es"),
    ],
)
def test_the_command_that_is_meant_comes_first(typed: str, first: str) -> None:
    assert found(typed)[0] == first


def test_beginnings_of_words_come_before_what_is_inside_of_them() -> None:
    ids = found("the")
    assert {id_.removeprefix("view.") for id_ in ids[:4]} == {
        "theme-system",
        "theme-light",
        "theme-dark",
        "theme-high-contrast",
    }
    # "another" is the only word of this one with "the" in it.
    assert ids[-1] == "file.open"


def test_every_word_must_be_there_and_too_short_ones_are_not_looked_for_inside() -> None:
    assert found("theme xyzzy") == []
    assert "go.home" not in found("e")
    assert found("pref") == ["edit.settings"]


@pytest.mark.parametrize("typed", ["", "  ", "…", ": "])
def test_no_word_keeps_every_command_in_the_order_of_the_menus(typed: str) -> None:
    assert found(typed) == [command.id for command in COMMANDS]


def test_the_language_of_the_window_goes_before_english() -> None:
    home, index = COMMANDS[0], COMMANDS[1]
    words = {home.id: Wording(("Register", "Index")), index.id: Wording(("Index", "Contents"))}
    assert best_first((home, index), "index", lambda command: words[command.id]) == [index, home]


def test_scripts_without_spaces_have_words_anywhere() -> None:
    first, second = COMMANDS[0], COMMANDS[1]
    words = {first.id: Wording(("文字の拡大",), "", "ページ"), second.id: Wording(("印刷",), "", "この文字")}
    assert best_first((first, second), "拡大", lambda command: words[command.id]) == [first]
    assert best_first((second, first), "文字", lambda command: words[command.id]) == [first, second]
