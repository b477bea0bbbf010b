"""The page kept for the next start: there when nothing has changed, and never otherwise."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.theme import load_theme
from vademecum.knowledge.article import Heading
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.viewer.page.first_page import keep, kept_file, recall
from vademecum.viewer.page.images import Picture
from vademecum.viewer.page.loading import load_early, load_page
from vademecum.viewer.page.pages import LoadedPage, Wish
from vademecum.viewer.page.parts import Part


@pytest.fixture
def root(tmp_path: Path, qapp: QApplication) -> Path:
    del qapp
    return write_folder(tmp_path / "kb", {"a.md": "# A\n"})


def example(root: Path) -> tuple[LoadedPage, Wish]:
    page = LoadedPage(
        "a.md", "A", "<p>A</p>", "en", (Heading(1, "A", "a", 1, ("b",)),),
        {"vademecum-image:x.png": Picture(root / "x.png", 8, 9, root / "x@2x.png")}, ("code",),
    )  # fmt: skip
    return page, Wish(ANYONE, load_theme("light"))


def test_a_page_comes_back_as_it_was(root: Path, tmp_path: Path) -> None:
    page, wish = example(root)
    file = kept_file(tmp_path / "pages", root)
    assert recall(file, root, "a.md", wish) is None
    keep(file, root, page, wish)
    assert recall(file, root, "a.md", wish) == page
    assert recall(file, root, "other.md", wish) is None


def test_any_change_makes_it_worthless(root: Path, tmp_path: Path) -> None:
    page, wish = example(root)
    file = kept_file(tmp_path / "pages", root)
    keep(file, root, page, wish)
    for other in (
        replace(wish, theme=load_theme("dark")),
        replace(wish, base_px=20.0),
        replace(wish, reader=Reader("end_user")),
        replace(wish, reader=Reader(plan="free")),
        replace(wish, code_wrap=False),
    ):
        assert recall(file, root, "a.md", other) is None
    (root / "a.md").write_text("# Changed\n", encoding="utf-8")
    assert recall(file, root, "a.md", wish) is None
    (root / "a.md").unlink()
    assert recall(file, root, "a.md", wish) is None


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"made": 1}', b"\xff\xfe"])
def test_damage_is_ignored(root: Path, tmp_path: Path, damage: bytes) -> None:
    page, wish = example(root)
    file = kept_file(tmp_path / "pages", root)
    keep(file, root, page, wish)
    file.write_bytes(damage)
    assert recall(file, root, "a.md", wish) is None


def test_pictures_outside_of_the_folder_are_not_taken(root: Path, tmp_path: Path) -> None:
    page, wish = example(root)
    file = kept_file(tmp_path / "pages", root)
    keep(file, root, page, wish)
    value = json.loads(file.read_bytes())
    value["pictures"]["vademecum-image:x.png"][0] = "/etc/secret.png"
    file.write_text(json.dumps(value), encoding="utf-8")
    assert recall(file, root, "a.md", wish) is None


def test_long_and_missing_pages_are_not_kept(root: Path, tmp_path: Path) -> None:
    page, wish = example(root)
    file = kept_file(tmp_path / "pages", root)
    for other in (
        replace(page, missing=True),
        replace(page, html="x" * 300_000),
        replace(page, parts=(Part("<p>x</p>"),)),
        replace(page, path="gone.md"),
    ):
        keep(file, root, other, wish)
        assert not file.exists()


def test_the_next_start_shows_it_without_rendering(
    make: MakeWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make(folder)
    qtbot.waitUntil(lambda: not first.parts.tasks.busy())  # with what became of its links
    shown = first.tabs.current.page
    first.close()

    def fail(*_args: object) -> None:
        pytest.fail("the first page was rendered although it was kept")

    monkeypatch.setattr("vademecum.viewer.page.loading.load_early", fail)
    second = make(folder)
    qtbot.waitUntil(lambda: second.parts.library.state == "ready" and not second.parts.tasks.busy())
    assert second.tabs.current.page == shown


def test_no_link_looks_broken_before_the_other_pages_are_known(tmp_path: Path, qapp: QApplication) -> None:
    del qapp
    folder = write_folder(
        tmp_path / "kb", {"a.md": "# A\n\n[b](b.md) and [gone](gone.md)\n", "b.md": "# B\n"}
    )
    theme = load_theme("light")
    early = load_early(folder, None, "a.md", Wish(ANYONE, theme))
    assert early is not None
    assert theme.missing not in early.html
    later = load_page(Wish(ANYONE, theme, read_folder(folder), "a.md"))
    assert later.html.count(theme.missing) == 1
