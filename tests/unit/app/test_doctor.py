"""`doctor` names what is missing and how to add it, and never fails itself."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from vademecum.app import display, doctor, system
from vademecum.app.doctor import damaged_files, examine
from vademecum.app.fonts import has_font
from vademecum.app.handed_over import folder_of, place_of
from vademecum.app.page import page_link
from vademecum.cli.main import main
from vademecum.errors import VademecumError

LINUX = sys.platform.startswith("linux")


def test_everything_is_looked_at() -> None:
    topics = {finding.topic for finding in examine(("ja",))}
    assert {"versions", "places", "model", "signatures"} <= topics
    if LINUX:
        assert {"libraries", "display", "fonts"} <= topics
    assert all(finding.mend for finding in examine() if finding.state == "missing")


@pytest.mark.skipif(not LINUX, reason="the libraries are those of Linux")
def test_a_missing_library_comes_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(
        system.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None
    )
    gaps = system.missing_libraries(lambda name: name != "libxcb-cursor.so.0")
    assert [part.name for part in gaps] == ["libxcb-cursor.so.0"]
    assert system.command(gaps) == "sudo apt-get install libxcb-cursor0"
    monkeypatch.setattr(system.shutil, "which", lambda name: "/usr/bin/dnf" if name == "dnf" else None)
    assert system.command(gaps) == "sudo dnf install 'libxcb-cursor.so.0()(64bit)'"
    monkeypatch.setattr(system.shutil, "which", lambda _: None)
    assert system.command(gaps) == ""
    monkeypatch.setattr(system, "missing_libraries", lambda: gaps)
    with pytest.raises(VademecumError, match=r"lacks libxcb-cursor\.so\.0"):
        system.require_window()


@pytest.mark.skipif(not LINUX, reason="the libraries are those of Linux")
def test_wayland_needs_no_x11(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    names = {part.name for part in system.missing_libraries(lambda _: False)}
    assert {"libEGL.so.1", "libwayland-client.so.0"} <= names
    assert "libxcb-cursor.so.0" not in names


@pytest.mark.skipif(not LINUX, reason="fonts are asked for with fontconfig")
def test_fonts_of_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "has_font", lambda tag: None if tag == "tlh" else tag not in ("th", "km"))
    gaps = system.missing_fonts(("th-TH", "en", "km", "tlh")) or ()
    assert [part.name for part in gaps] == ["a font for km", "a Thai font"]
    assert all(part.apt and part.rpm and part.pacman for part in gaps)
    monkeypatch.setattr(system, "has_font", lambda _: None)
    assert system.missing_fonts(("en",)) is None


@pytest.mark.skipif(not LINUX, reason="fonts are asked for with fontconfig")
def test_fontconfig_is_asked(tmp_path: Path) -> None:
    """With a configuration that knows no font, none is found; the machine's own knows a Latin one."""
    (tmp_path / "fonts.conf").write_text(f"<fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>")
    code = "from vademecum.app.fonts import has_font; print(has_font('en'), has_font('ja'), has_font('tlh'))"
    surroundings = {**os.environ, "FONTCONFIG_FILE": str(tmp_path / "fonts.conf")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False False None\n"
    assert has_font("en") is True


@pytest.mark.skipif(not LINUX, reason="displays of Linux")
@pytest.mark.parametrize(
    ("variables", "problem"),
    [
        ({}, "there is no display"),
        ({"DISPLAY": ":9871"}, "the display :9871 cannot be reached"),
        (
            {"WAYLAND_DISPLAY": "wayland-9", "DISPLAY": ":9871"},
            "the display wayland-9 or :9871 cannot be reached",
        ),
        ({"QT_QPA_PLATFORM": "offscreen"}, ""),
        ({"WAYLAND_DISPLAY": "SOCKET"}, ""),
    ],
)
def test_a_window_without_a_display(
    variables: dict[str, str], problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt would abort the process; the message says it instead."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    with socket.socket(socket.AF_UNIX) as compositor:
        # The path of a socket may have some hundred bytes only, so it is named from its folder.
        monkeypatch.chdir(tmp_path)
        compositor.bind("way")
        for name, value in variables.items():
            monkeypatch.setenv(name, value.replace("SOCKET", "way"))
        assert display.display_problem() == problem
    if problem:
        monkeypatch.setattr(system, "missing_libraries", lambda: ())
        with pytest.raises(VademecumError, match="the window cannot open"):
            system.require_window()
        assert problem in next(finding.text for finding in examine() if finding.topic == "display")


def test_files_of_the_program_that_are_gone_or_changed(tmp_path: Path) -> None:
    import hashlib

    good = hashlib.sha256(b"good").hexdigest()
    (tmp_path / "a.so").write_bytes(b"good")
    (tmp_path / "b.so").write_bytes(b"bad")
    (tmp_path / "files.sha256").write_text(f"{good}  a.so\n{good}  b.so\n{good}  gone.so\n")
    assert damaged_files(tmp_path) == ["b.so", "gone.so"]


def test_json_and_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.md").write_text(
        "---\nlanguage: th\n---\n# Hello\n\nWords of the page.\n", encoding="utf-8"
    )
    monkeypatch.setattr(doctor.system, "missing_libraries", lambda: ())
    monkeypatch.setattr(doctor.system, "missing_fonts", lambda _: ())
    assert main(["doctor", str(tmp_path), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert any(entry["topic"] == "fonts" and "th" in entry["text"] for entry in report)
    lack = (system.Part("libEGL.so.1", "libegl1", "", ""),)
    monkeypatch.setattr(doctor.system, "missing_libraries", lambda: lack)
    assert main(["doctor"]) == 1
    assert "libEGL.so.1" in capsys.readouterr().out


def test_a_place_that_cannot_be_written_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "wall").write_text("a file")
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "wall"))
    notes = [finding for finding in examine() if finding.topic == "places" and finding.state == "note"]
    assert len(notes) == 4


@pytest.mark.parametrize(
    ("named", "place"),
    [
        ("", ("", "")),
        ("help", ("help", "")),
        ("file:///srv/my%20help.vade", ("/srv/my help.vade", "")),
        ("vademecum:///guide/a%20b.md#verify", ("", "guide/a b.md#verify")),
        ("vademecum:nonsense", ("", "")),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="paths of other systems")
def test_what_a_desktop_hands_over(
    named: str, place: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path))
    assert place_of(named) == place


def test_a_link_opens_the_folder_that_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    other = tmp_path / "other help"
    other.mkdir()
    assert place_of(page_link(str(other), "a.md", "größe")) == (str(other), "a.md#größe")


def test_a_link_from_another_computer_means_the_folder_of_that_name() -> None:
    recent = ("/srv/last", "/srv/manual")
    assert folder_of("", recent) == "/srv/last"
    assert folder_of("/nowhere/at/all/manual", recent) == "/srv/manual"
    assert folder_of("C:\\Help\\manual\\", recent) == "/srv/manual"
    assert folder_of("/nowhere/at/all/else", recent) == "/nowhere/at/all/else"
    assert folder_of("", ()) == ""
