"""The Windows installer, really run: by Wine, with small programs of Wine's own in place of the application.

The real one is tried on Windows by the workflow; here it is the script that is tried. Without Wine
and makensis (packages `wine64` and `nsis` of Debian) these tests are skipped, and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "packaging"))

from builder import windows  # noqa: E402 - through the line above

from vademecum.app.shipping.product import Product  # noqa: E402

WINE = shutil.which("wine64") or shutil.which("/usr/lib/wine/wine64")
PROGRAM = Path("/usr/lib/x86_64-linux-gnu/wine/x86_64-windows/notepad.exe")
"""It stays until it is closed, as the viewer does."""

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(
        WINE is None or not PROGRAM.is_file() or not all(map(shutil.which, ("makensis", "Xvfb"))),
        reason="the Windows installer was not tried: install wine64, nsis and xvfb",
    ),
]


class Windows:
    """A fresh Windows, as Wine makes it."""

    def __init__(self, drive: Path, surroundings: dict[str, str]) -> None:
        self.drive, self._surroundings = drive, surroundings

    def start(self, *words: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [str(WINE), *words], env=self._surroundings, encoding="cp437",  # of its command line
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def run(self, *words: str) -> tuple[int, str]:
        process = self.start(*words)
        said, _ = process.communicate(timeout=90)
        return process.returncode, said

    @contextmanager
    def running(self, program: str) -> Iterator[None]:
        """While the program is in use."""
        process = self.start(program)
        time.sleep(4)
        try:
            yield
        finally:
            self.run("taskkill", "/f", "/im", program.rpartition("\\")[2])
            process.communicate(timeout=30)

    def registry(self, key: str) -> str:
        return self.run("reg", "query", f"HKCU\\Software\\{key}", "/s")[1]

    def files(self, folder: Path) -> set[str]:
        return {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}


@pytest.fixture(scope="module")
def windows_system(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    home = tmp_path_factory.mktemp("wine")
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    with os.fdopen(read) as told:
        display = told.readline().strip()
    surroundings = {
        **os.environ, "HOME": str(home), "WINEPREFIX": str(home / "prefix"), "WINEDEBUG": "-all",
        "DISPLAY": f":{display}", "WINEDLLOVERRIDES": "mscoree,mshtml=",
    }  # fmt: skip
    made = Windows(home / "prefix/drive_c", surroundings)
    try:
        made.run("wineboot", "-i")
        yield made
    finally:
        made.run("wineboot", "-k")
        screen.terminate()
        screen.wait()


def setup(place: Path, system: Windows, version: str, *extra: str) -> str:
    """Build the installer of this version; its path as Windows writes it."""
    app = place / f"app-{version}"
    for name in ("_internal/no_dot", "licenses/a.txt", "files.sha256", *extra):
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_text(version)
    for name in ("acme-help.exe", "acme-help-cli.exe"):
        shutil.copyfile(PROGRAM, app / name)
    windows.WORK.mkdir(exist_ok=True)
    product = Product("Acme Help", "acme-help", version, "Help", vendor="Acme & Söhne")
    # Wine has no 32-bit side here; on Windows both run.
    windows.write_setup(product, app, system.drive / f"acme-{version}.exe", "-XTarget amd64-unicode")
    return f"C:\\acme-{version}.exe"


def test_install_upgrade_and_remove(windows_system: Windows, tmp_path: Path) -> None:
    system = windows_system
    first, second = setup(tmp_path, system, "1.0", "_internal/old.txt"), setup(tmp_path, system, "2.0")
    assert system.run(first, "/S")[0] == 0
    (program,) = system.drive.glob("users/*/AppData/Local/Programs/Acme Help/acme-help.exe")
    folder = program.parent
    there = "C:\\" + str(folder.relative_to(system.drive)).replace("/", "\\")
    whole = {
        "_internal/no_dot", "licenses/a.txt", "files.sha256", "acme-help.exe", "acme-help-cli.exe",
        "uninstall.exe",
    }  # fmt: skip
    assert system.files(folder) == {*whole, "_internal/old.txt"}
    shortcuts = list(system.drive.rglob("Acme Help.lnk"))
    assert len(shortcuts) == 1
    assert f'"{there}\\acme-help.exe" "%1"' in system.registry("Classes\\vademecum")
    assert "acme-help.bundle" in system.registry("Classes\\.vade")
    known = system.registry("Microsoft\\Windows\\CurrentVersion\\Uninstall\\acme-help")
    assert "1.0" in known
    assert "Acme & Söhne" in known

    # While it runs nothing is touched, and the exit code says so.
    with system.running(f"{there}\\acme-help.exe"):
        assert system.run(second, "/S")[0] == 2
    assert system.files(folder) == {*whole, "_internal/old.txt"}

    (folder / "mine.txt").write_text("of the user")
    assert system.run(second, "/S")[0] == 0
    assert system.files(folder) == {*whole, "mine.txt"}
    assert (folder / "_internal/no_dot").read_text() == "2.0"

    # It goes on from a copy of itself, so that it can remove itself too.
    assert system.run(f"{there}\\uninstall.exe", "/S")[0] == 0
    deadline = time.monotonic() + 60
    while system.files(folder) != {"mine.txt"} and time.monotonic() < deadline:
        time.sleep(0.2)
    assert system.files(folder) == {"mine.txt"}
    assert not shortcuts[0].exists()
    for key in ("Classes\\vademecum", "Classes\\.vade", "Classes\\acme-help.bundle", "Acme Help"):
        assert "REG_SZ" not in system.registry(key), key


def test_a_folder_of_ones_own(windows_system: Windows, tmp_path: Path) -> None:
    system = windows_system
    file = setup(tmp_path, system, "3.0")
    assert system.run(file, "/S", "/D=C:\\tools\\acme")[0] == 0
    assert (system.drive / "tools/acme/acme-help.exe").is_file()
    with system.running("C:\\tools\\acme\\acme-help.exe"):
        assert system.run("C:\\tools\\acme\\uninstall.exe", "/S", "_?=C:\\tools\\acme")[0] == 2
    assert (system.drive / "tools/acme/_internal/no_dot").is_file()
    # Another program's links and files stay with that program.
    system.run("reg", "add", "HKCU\\Software\\Classes\\.vade", "/ve", "/d", "another.bundle", "/f")
    assert system.run("C:\\tools\\acme\\uninstall.exe", "/S", "_?=C:\\tools\\acme")[0] == 0
    assert "another.bundle" in system.registry("Classes\\.vade")
