"""Which language a question or an article is written in."""

from __future__ import annotations

import pytest
from retrieval_folders import MakeIndex

from vademecum.retrieval.language import detect, tell


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("how do I change the password", "en"),
        ("Wie ändere ich das Passwort?", "de"),
        ("comment puis-je changer le mot de passe", "fr"),
        ("¿cómo cambio la contraseña?", "es"),
        ("как сменить пароль", "ru"),
        ("як змінити пароль, який є", "uk"),
        ("パスワードを変更する", "ja"),
        ("怎么修改密码", "zh"),
        ("비밀번호를 바꾸는 방법", "ko"),
        ("เปลี่ยนรหัสผ่าน", "th"),
        ("पासवर्ड कैसे बदलें", "hi"),
        ("πώς αλλάζω τον κωδικό", "el"),
        ("כיצד לשנות את הסיסמה", "he"),
        ("zoom", ""),
        ("max_retries", ""),
        ("12345", ""),
        ("", ""),
    ],
)
def test_questions_tell_their_language(text: str, language: str) -> None:
    assert detect(text, expected=("en",)) == language


def test_an_article_of_names_and_code_tells_nothing() -> None:
    assert tell("Ctrl+K\nAlt+F4\nmax_retries\nA, B, C") == ""


def test_a_list_of_names_is_taken_to_be_in_the_folder_s_language(make_index: MakeIndex) -> None:
    prose = "# Help\n\nThis is how you open the window and what it does when you are in it.\n"
    index = make_index(
        {"a.md": prose, "b.md": prose.replace("Help", "More"), "keys.md": "# Keys\n\nA E I O Y\n"}
    )
    assert [entry.language for entry in index.entries] == ["en", "en", "en"]


def test_each_article_of_a_mixed_folder_has_its_language(make_index: MakeIndex) -> None:
    index = make_index(
        {
            "en.md": "# Start\n\nThis is what you do when you want to start, and how it is done.\n",
            "ru.md": "# Начало\n\nЭто то, что вы делаете, когда хотите начать работу с программой.\n",
        }
    )
    assert [entry.language for entry in index.entries] == ["en", "ru"]
