from __future__ import annotations

import os
from pathlib import Path

import pytest

from vademecum.app.assets import manual
from vademecum.app.own_folder import FIRST_PAGE, is_own, write_first_page
from vademecum.errors import KnowledgeError


def test_a_folder_of_ones_own_may_be_written(tmp_path: Path) -> None:
    assert is_own(tmp_path)
    assert not is_own(tmp_path / "none")
    file = tmp_path / "help.vade"
    file.write_bytes(b"")
    assert not is_own(file)


def test_what_came_with_a_program_is_nobodys_own(tmp_path: Path) -> None:
    assert not is_own(manual())
    assert not is_own(manual() / "reading")
    link = tmp_path / "linked"
    link.symlink_to(manual(), target_is_directory=True)
    assert not is_own(link)
    import pytest as installed

    assert not is_own(Path(installed.__file__).parent)


@pytest.mark.skipif(os.name == "nt", reason="access rights of folders are another matter there")
def test_a_folder_that_cannot_be_written_is_not_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The administrator may write everywhere, so the answer of the system is given here.
    monkeypatch.setattr(os, "access", lambda _place, mode: not mode & os.W_OK)
    assert not is_own(tmp_path)


def test_the_first_page_is_written_once(tmp_path: Path) -> None:
    write_first_page(tmp_path, "Pumps", "Begin here.")
    assert (tmp_path / FIRST_PAGE).read_bytes() == b"# Pumps\n\nBegin here.\n"
    write_first_page(tmp_path, "Other", "Not this.")
    assert (tmp_path / FIRST_PAGE).read_bytes() == b"# Pumps\n\nBegin here.\n"


def test_a_folder_that_is_gone_is_said_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(KnowledgeError, match=r"none: the folder cannot be written \(.+\)\. Check its perm"):
        write_first_page(tmp_path / "none", "Pumps", "")
