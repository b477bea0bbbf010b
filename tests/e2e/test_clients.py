"""The ready clients, built and run against the real viewer process."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from vademecum.app.control_client import ControlClient, NoViewerError
from vademecum.app.endpoint import endpoint
from vademecum.app.protocol import Request

pytestmark = [pytest.mark.e2e, pytest.mark.skipif(os.name == "nt", reason="sockets in the file system")]

_ROOT = Path(__file__).resolve().parents[2]
_CLIENTS = _ROOT / "packaging" / "clients"


def needs(*programs: str) -> None:
    lacking = [program for program in programs if shutil.which(program) is None]
    if lacking:
        pytest.skip(f"CLIENT NOT TESTED: {', '.join(lacking)} is not installed")


@pytest.fixture(scope="session")
def cpp(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    needs("g++")
    made = tmp_path_factory.mktemp("cpp") / "example"
    sources = [str(_CLIENTS / "cpp" / name) for name in ("vademecum.cpp", "example.cpp")]
    flags = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    subprocess.run(["g++", *flags, "-o", str(made), *sources], check=True, timeout=120)
    return [str(made)]


@pytest.fixture(scope="session")
def qt(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    needs("cmake", "g++")
    made = tmp_path_factory.mktemp("qt")
    configured = subprocess.run(
        ["cmake", "-S", str(_CLIENTS / "qt"), "-B", str(made), "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Werror"],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    if configured.returncode:
        pytest.skip("CLIENT NOT TESTED: the headers of Qt 6 are not installed")
    subprocess.run(["cmake", "--build", str(made)], check=True, timeout=300, stdout=subprocess.DEVNULL)
    return [str(made / "vademecum-qt-example")]


@pytest.fixture(scope="session")
def javascript() -> list[str]:
    needs("node")
    return ["node", str(_CLIENTS / "javascript" / "vademecum.js")]


@pytest.fixture(scope="session")
def csharp(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    needs("mcs", "mono")
    made = tmp_path_factory.mktemp("csharp") / "example.exe"
    sources = [str(source) for source in sorted((_CLIENTS / "csharp").glob("*.cs"))]
    flags = ["-langversion:7", "-warn:4", "-warnaserror"]
    subprocess.run(["mcs", *flags, f"-out:{made}", *sources], check=True, timeout=120)
    return ["mono", str(made)]


@pytest.fixture(params=["cpp", "javascript", "qt", "csharp"])
def client(request: pytest.FixtureRequest) -> list[str]:
    return list(request.getfixturevalue(request.param))


@dataclass
class Home:
    """A user's home of its own, with a help folder."""

    folder: Path
    environment: dict[str, str]

    def run(self, command: list[str], *words: str, **more: str) -> tuple[int, dict[str, Any], str]:
        done = subprocess.run(
            [*command, str(self.folder), *words], env={**self.environment, **more},
            capture_output=True, text=True, timeout=90, check=False,
        )  # fmt: skip
        return done.returncode, json.loads(done.stdout) if done.stdout.strip() else {}, done.stderr

    def quit(self) -> None:
        with contextlib.suppress(NoViewerError), ControlClient(endpoint(self.folder)) as viewer:
            viewer.ask_for(Request("quit"))
            deadline = time.monotonic() + 10
            while time.monotonic() < deadline:
                ControlClient(endpoint(self.folder)).close()
                time.sleep(0.05)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Home]:
    folder = tmp_path / "help é"
    folder.mkdir()
    (folder / "index.md").write_text("# Start\n\nBegin here.\n", "utf-8")
    (folder / "data.md").write_text(
        '---\nroute: /data\nid: all-data\ntitle: Data "and" Größe 😀\n---\n# Data\n\nImport it.\n', "utf-8"
    )
    program = tmp_path / "vademecum"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m vademecum "$@"\n', "utf-8")
    program.chmod(0o755)
    with tempfile.TemporaryDirectory(prefix="vm-") as short:
        monkeypatch.setenv("VADEMECUM_HOME", short)
        environment = {
            **os.environ,
            "VADEMECUM_HOME": short,
            "VADEMECUM": str(program),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(_ROOT / "desktop"),
        }
        made = Home(folder, environment)
        yield made
        made.quit()


def test_a_viewer_is_started_and_asked(client: list[str], home: Home) -> None:
    code, reply, said = home.run(client, "status", VADEMECUM_NO_START="1")
    assert (code, reply) == (2, {})
    assert said.startswith("no-viewer: ")
    code, reply, said = home.run(client, "show", "route", "/data/7")
    assert (code, reply["shown"]["source"], reply["shown"]["how"]) == (0, "data.md", "ancestor"), said
    assert reply["shown"]["title"] == 'Data "and" Größe 😀'
    code, reply, said = home.run(client, "show", "help_id", 'no "such"\n\\ é')
    assert (code, reply["shown"]["how"]) == (3, "home")
    assert 'no "such"\n\\ é' in said
    code, reply, said = home.run(client, "search", "text", "import data")
    assert reply["hits"][0]["source"] == "data.md"
    code, reply, said = home.run(client, "fly")
    assert (code, reply) == (2, {})
    assert said.startswith("unknown-verb: unknown verb 'fly'")


def test_what_cannot_work_is_said(client: list[str], home: Home, tmp_path: Path) -> None:
    code, _, said = home.run(client, "status", VADEMECUM=str(tmp_path / "nowhere"))
    assert code == 2
    assert said.startswith("not-started: ")
    shutil.rmtree(home.folder)
    code, _, said = home.run(client, "status")
    assert code == 2
    assert said.startswith("no-knowledge: ")


def test_a_viewer_that_is_started_lets_go_of_the_caller(client: list[str], home: Home) -> None:
    """Whoever reads a program's output to its end would else wait for the end of the viewer."""
    started = subprocess.Popen(
        [*client, str(home.folder), "show"], env=home.environment,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    out, err = started.communicate(timeout=60)
    assert started.returncode == 0, err
    assert json.loads(out)["shown"]["source"] == "index.md"
    with ControlClient(endpoint(home.folder)) as viewer:
        assert viewer.ask_for(Request("ping")).ok, "the viewer lives on"


def test_a_folder_behind_a_link_is_the_same_folder(client: list[str], home: Home) -> None:
    assert home.run(client, "show", "page", "data.md")[0] == 0
    linked = home.folder.parent / "linked"
    linked.symlink_to(home.folder)
    done = subprocess.run(
        [*client, f"{linked}/", "status"], env={**home.environment, "VADEMECUM_NO_START": "1"},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert json.loads(done.stdout)["status"]["source"] == "data.md", done.stderr


@pytest.fixture
def impostor(home: Home) -> Iterator[Callable[[bytes], None]]:
    """Listens where the viewer would, and answers with whatever it is told."""
    place = endpoint(home.folder)
    server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    server.bind(place.path)
    server.listen()
    answers: list[bytes] = []
    kept: list[socket.socket] = []

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                caller, _ = server.accept()
                kept.append(caller)
                if answers:
                    caller.recv(65536)
                    caller.sendall(answers[0])

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    yield answers.append
    server.shutdown(socket.SHUT_RDWR)
    server.close()
    for caller in kept:
        caller.close()
    thread.join(5)
    Path(place.path).unlink()


@pytest.mark.parametrize("name", ["cpp", "javascript", "csharp"])
def test_silence_and_nonsense(
    name: str, request: pytest.FixtureRequest, home: Home, impostor: Callable[[bytes], None]
) -> None:
    client = list(request.getfixturevalue(name))
    code, _, said = home.run(client, "status", VADEMECUM_LIMIT_MS="300")
    assert (code, said.partition(":")[0]) == (2, "timeout")
    impostor(b'{"vademecum":1,"hello":[{"ok":true}]}\n')
    code, _, said = home.run(client, "status")
    assert (code, said.partition(":")[0]) == (2, "bad-reply")


def test_the_shell_functions(home: Home) -> None:
    needs("sh")

    def run(script: str, **more: str) -> tuple[int, str, str]:
        done = subprocess.run(
            ["sh", "-u", "-c", f". '{_CLIENTS / 'sh' / 'vademecum.sh'}'\n{script}"],
            env={**home.environment, "VADEMECUM_KNOWLEDGE": str(home.folder), **more},
            capture_output=True, text=True, timeout=90, check=False,
        )  # fmt: skip
        return done.returncode, done.stdout, done.stderr

    code, _, said = run("vademecum_route /data", VADEMECUM_OPTIONS="--no-start")
    assert code == 2
    assert "no viewer is running" in said
    assert run("vademecum_route /data")[:2] == (0, "data.md\n")
    assert run("vademecum_id all-data")[:2] == (0, "data.md\n")
    assert run("vademecum_page index.md")[:2] == (0, "index.md\n")
    code, shown, said = run("vademecum_id 'no such; echo bad'")
    assert (code, shown) == (3, "index.md\n")
    assert "no such; echo bad" in said
    assert run("vademecum_search 'import it'")[0] == 0
    assert "does not exist" in run("vademecum_id x", VADEMECUM_KNOWLEDGE="/nowhere")[2]
    assert "not installed" in run("vademecum_id x", VADEMECUM="no-such-program")[2]
    assert "set VADEMECUM_KNOWLEDGE" in run("vademecum_id x", VADEMECUM_KNOWLEDGE="")[2]
