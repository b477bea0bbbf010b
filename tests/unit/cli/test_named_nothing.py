"""Command lines that name nothing that exists, or nothing at all: an error at once, and no window."""

from __future__ import annotations

import subprocess
import sys
import types
from pathlib import Path

import pytest

from vademecum import Knowledge
from vademecum.cli import exits, named
from vademecum.cli.main import COMMANDS, main
from vademecum.errors import KnowledgeError


@pytest.fixture(autouse=True)
def no_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """Instead of a window: the folders that it would show."""
    import vademecum.app.system

    opened: list[str | None] = []
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(vademecum.app.system, "require_window", lambda: None)

    def run(knowledge: str | None, **_: object) -> int:
        opened.append(knowledge)
        return 0

    window = types.ModuleType("vademecum.viewer.application")
    monkeypatch.setattr(window, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, window.__name__, window)
    (tmp_path / "help").mkdir()
    (tmp_path / "help/index.md").write_text("# Start\n\nWelcome.\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return opened


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["serch", "help", "x"], "Did you mean `search`?"),
        (["Verify", "help.vade"], "Did you mean `verify`?"),
        (["idnex"], "Did you mean `index`?"),
        (["two"], "`vademecum --help` lists the commands"),
        (["version"], "`vademecum --help` lists the commands"),
        (["qqqq", "--page", "x.md"], "there is no command and no folder 'qqqq'"),
        (["docs/gone"], "docs/gone: does not exist"),
        (["~no-such-user"], "there is no command and no folder"),
        (["view", "gone"], "no folder 'gone'"),
        (["--page", "x.md", "gone"], "no folder 'gone'"),
        (["-enableRemoteControl", "gone"], "no folder 'gone'"),
        (["x" * 5000], "there is no command"),
    ],
)
def test_an_error_and_no_window(
    line: list[str], said: str, no_window: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line) == exits.USAGE
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""
    assert no_window == []


def test_the_program_ends_by_itself() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "vademecum", "serch", "help", "x"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (exits.USAGE, 1)


def test_what_exists_opens(no_window: list[str | None], tmp_path: Path) -> None:
    address = (tmp_path / "help").as_uri()
    for line in (
        ["help"],
        ["view", "help"],
        [address],
        ["vademecum:index.md"],
        ["-enableRemoteControl", "help"],
        ["-showUrl", "index.md", "help"],
        [],
    ):
        assert main(line) == exits.ANSWERED, line
    assert no_window == ["help", "help", str(tmp_path / "help"), None, "help", "help", None]


@pytest.mark.parametrize("written", ["{0}/gone", "file://{0}/gone"])
def test_a_desktop_gets_the_window_and_a_terminal_the_error(
    written: str,
    tmp_path: Path,
    no_window: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    handed = written.format(tmp_path)
    monkeypatch.setattr(named, "_in_terminal", lambda: True)
    assert main([handed]) == exits.USAGE
    assert f"{handed}: does not exist" in capsys.readouterr().err
    assert no_window == []
    monkeypatch.setattr(named, "_in_terminal", lambda: False)
    assert main([handed]) == exits.ANSWERED
    assert no_window == [f"{tmp_path}/gone"]


_WITH_PATH = {
    "search": ["", "x"],
    "ask": ["", "x"],
    "context": ["", "/x"],
    "index": [""],
    "check": [""],
    "coverage": ["", "routes.txt"],
    "evaluate": ["", "questions.yaml"],
    "doctor": [""],
    "installer": ["", "--name", "X"],
    "pack": [""],
    "serve": [""],
    "show": [""],
    "endpoint": [""],
    "verify": [""],
    "unpack": ["", "out"],
    "trust": [""],
    "new": [""],
    "import": ["", "out"],
    "replay": ["", "help"],
    "view": [""],
}


def test_every_command_with_a_path_is_tried() -> None:
    assert set(COMMANDS) - set(_WITH_PATH) == {"demo", "model"}, "a new command: add it to the list"


@pytest.mark.parametrize(
    "line",
    [
        *([command, *rest] for command, rest in _WITH_PATH.items()),
        [""],
        ["search", "help", "x", "--overlay", ""],
        ["show", "help", "--overlay", ""],
        ["show", "help", "--overlay="],
        ["pack", "help", "--key", ""],
        ["verify", "help.vade", "--key", ""],
        ["unpack", "help.vade", ""],
        ["model", "check", ""],
    ],
    ids=" ".join,
)
def test_an_empty_path_is_not_the_current_folder(
    line: list[str], no_window: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(line)
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == exits.USAGE
    assert "the path is empty" in capsys.readouterr().err
    assert no_window == []


def test_an_empty_path_in_python() -> None:
    with pytest.raises(KnowledgeError, match="empty"):
        Knowledge.open("")
    assert [article.path for article in Knowledge.open(".", cache=False).articles()] == ["help/index.md"]
