"""`vademecum endpoint`, and the rule by which a program without it finds the same socket."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from vademecum.app.endpoint import endpoint
from vademecum.cli import exits
from vademecum.cli.main import main

ROOT = Path(__file__).parents[3]

unix = pytest.mark.skipif(sys.platform == "win32", reason="the rule for Unix sockets")


def fnv(text: str) -> str:
    value = 14695981039346656037
    for byte in text.encode():
        value = ((value ^ byte) * 1099511628211) % 2**64
    return f"{value:016x}"


def by_the_manual(folder: Path, overlay: Path | None = None) -> str:
    """The path as the manual tells a C or Go programmer to build it; nothing of the program is used."""
    user = str(os.getuid())
    temporary = os.environ.get("TMPDIR", "/tmp").rstrip("/")  # noqa: S108  as the manual says

    def short(name: str) -> str:
        wanted = f"{temporary}/{name}"
        return wanted if len(wanted.encode()) <= 52 else f"/tmp/{name}"  # noqa: S108  as above

    if home := os.environ.get("VADEMECUM_HOME"):
        place = f"{os.path.realpath(home)}/run"
    elif (run := os.environ.get("XDG_RUNTIME_DIR")) and Path(run).is_dir():
        place = f"{run}/vademecum"
    else:
        place = short(f"vademecum-{user}")
    if len(place.encode()) > 52:
        place = short(f"vademecum-{user}-{fnv(place)[:8]}")
    hashed = os.path.realpath(folder) + (f"\n{os.path.realpath(overlay)}" if overlay else "")
    return f"{place}/vademecum-{fnv('vademecum')[:6]}-{user}-{fnv(hashed)[:12]}"


def with_home(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    patch.setenv("VADEMECUM_HOME", str(tmp_path / "h"))


def with_a_deep_home(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    patch.setenv("VADEMECUM_HOME", str(tmp_path / ("deep" * 15)))


def with_a_session(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    patch.delenv("VADEMECUM_HOME", raising=False)
    patch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


def with_a_long_place_for_temporary_files(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    with_a_deep_home(tmp_path, patch)
    patch.setenv("TMPDIR", str(tmp_path / ("long" * 12)))


@unix
@pytest.mark.parametrize(
    "surroundings", [with_home, with_a_deep_home, with_a_session, with_a_long_place_for_temporary_files]
)
def test_the_command_prints_what_the_manual_says(
    surroundings: Callable[[Path, pytest.MonkeyPatch], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    surroundings(tmp_path, monkeypatch)
    folder, overlay = tmp_path / "hülfe", tmp_path / "over.yaml"
    folder.mkdir()
    overlay.touch()
    (tmp_path / "link").symlink_to(folder)
    for named in (str(folder), str(tmp_path / "link"), f"{folder}/"):
        assert main(["endpoint", named]) == exits.ANSWERED
        assert capsys.readouterr().out == by_the_manual(folder) + "\n"
    assert main(["endpoint", str(folder), "--overlay", str(overlay)]) == exits.ANSWERED
    assert capsys.readouterr().out == by_the_manual(folder, overlay) + "\n"
    assert endpoint(folder).path == by_the_manual(folder)


def test_the_manual_names_the_prefix() -> None:
    manual = (ROOT / "knowledge/developers/control-socket.md").read_text(encoding="utf-8")
    assert f"`vademecum-{fnv('vademecum')[:6]}-USER-`" in manual


@pytest.mark.parametrize("line", [["gone"], ["help", "--overlay", "gone"]])
def test_a_path_that_does_not_exist_has_no_address(
    line: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "help").mkdir()
    assert main(["endpoint", *line]) == exits.USAGE
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "vademecum: gone: does not exist. Check the path\n")


def test_nothing_slow_is_loaded(tmp_path: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'desktop')!r})\n"
        "from vademecum.cli.main import main\n"
        f"main(['endpoint', {str(tmp_path)!r}])\n"
        "slow = ('argparse', 'typing', 'pathlib', 'json', 're', 'subprocess', 'numpy', 'PySide6')\n"
        "print([name for name in slow if name in sys.modules])\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code],
        env={**os.environ, "VADEMECUM_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.splitlines()[1:] == ["[]"], done.stderr
