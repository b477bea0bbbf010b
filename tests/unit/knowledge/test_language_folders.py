from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.knowledge.contents import contents
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.language_folders import language_name


@pytest.mark.parametrize(
    ("folder", "beside", "name"),
    [
        ("en", (), "English"),
        ("ZH", (), "中文"),
        ("pt-BR", (), "Português (Brasil)"),
        ("zh_Hant", (), "繁體中文"),
        ("en-nz", (), "English (NZ)"),
        ("hr", ("it", "os"), ""),
        ("hr", ("en", "it"), "Hrvatski"),
        ("it", ("entry",), ""),
        ("os", ("en",), ""),
        ("english", ("en",), ""),
        ("en-", (), ""),
        ("", ("en",), ""),
    ],
)
def test_a_folder_is_named_for_a_language(folder: str, beside: tuple[str, ...], name: str) -> None:
    assert language_name(folder, beside) == name


def test_the_contents_say_the_name_of_a_language(tmp_path: Path) -> None:
    for name in (
        "en/a.md",
        "en/b.md",
        "ru/a.md",
        "ru/b.md",
        "hr/a.md",
        "hr/b.md",
        "tools/a.md",
        "tools/b.md",
    ):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"# {name}\n\ntext\n", encoding="utf-8")
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr/index.md").write_text("# Accueil\n\ntexte\n", encoding="utf-8")
    titles = [node.title for node in contents(read_folder(tmp_path), lambda _article: True)]
    assert sorted(titles) == sorted(["English", "Русский", "Hrvatski", "Tools", "Accueil"])
