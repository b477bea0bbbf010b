"""What the panel's "open in viewer" starts, and where the panel's place is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum import Reader
from vademecum.cli.main import build_parser
from vademecum.cli.options import reader_from
from vademecum.embed.placement import Placement, load_placement, placement_file, save_placement
from vademecum.embed.viewer_start import viewer_command
from vademecum.program import own_command


@pytest.mark.parametrize(
    "reader",
    [
        Reader(),
        Reader("operator", "pro", "owner", ["b", "a"], "de"),
        Reader(flags=[]),
        Reader("end_user", flags=["x y"]),
    ],
)
def test_the_viewer_is_started_for_the_same_reader(reader: Reader) -> None:
    command = viewer_command(Path("some folder"), "guide/a.md#b", reader)
    start = own_command()
    assert command[: len(start)] == start
    arguments = command[len(start) :]
    options = build_parser(arguments).parse_args(arguments)
    assert (options.knowledge, options.page) == ("some folder", "guide/a.md#b")
    assert reader_from(options) == reader


@pytest.mark.parametrize("application", ["", "My App", "../../etc/passwd", "Größe", "a\0b", "x" * 300])
def test_any_application_id_has_a_place_of_its_own(
    application: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path))
    file = placement_file(application)
    assert tmp_path in file.parents
    assert file != placement_file(application + "!")
    placed = Placement("left", floating=True, width=333, geometry="AAAA", pinned=True)
    save_placement(file, placed)
    assert load_placement(file) == placed


def test_a_place_that_cannot_be_written_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("in the way")
    save_placement(tmp_path / "file" / "panel.json", Placement())
    assert "not remembered" in caplog.text
    assert load_placement(tmp_path / "none.json") == Placement()
