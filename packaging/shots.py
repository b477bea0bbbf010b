"""Take the pictures of README and manual from the running program, on a virtual screen.

    python3 packaging/dev.py shots [NAME ...]

Each picture is a short script of keys, typed into the real window as a person would. Nothing of this
machine gets into a picture: settings, history and session are those of a new user in a new folder.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "assets" / "screenshots"
WIDTH, HEIGHT = 1280, 800
LARGEST = 300_000
"""Bytes of one picture at most: they are part of every clone."""
PATIENCE_S = 30.0
"""How long a window may take to appear, and to come to rest."""


class ShotError(Exception):
    """A picture could not be taken; the message says at which step."""


@dataclass
class Screen:
    """A virtual screen with a window manager."""

    display: str
    environment: dict[str, str] = field(default_factory=dict)

    def call(self, *command: str, timeout_s: float = PATIENCE_S) -> str:
        """Run a tool on this screen and return what it prints."""
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=timeout_s, check=False
        )
        if done.returncode:
            raise ShotError(f"{' '.join(command)}: {done.stderr.strip() or done.returncode}")
        return done.stdout.strip()

    def keys(self, *names: str) -> None:
        """Press keys, in xdotool's words (`ctrl+k`, `Down`)."""
        for name in names:
            self.call("xdotool", "key", "--clearmodifiers", name)
            time.sleep(0.15)

    def type(self, text: str) -> None:
        """Type like a person: one letter after the other."""
        self.call("xdotool", "type", "--clearmodifiers", "--delay", "40", text)

    def picture(self, file: Path) -> None:
        """The whole screen as it is now."""
        self.call("import", "-window", "root", "-depth", "8", str(file))

    def rest(self, folder: Path) -> Path:
        """Wait until two pictures in a row are equal; a blinking cursor is given three chances."""
        deadline = time.monotonic() + PATIENCE_S
        older, newer = folder / "older.png", folder / "newer.png"
        self.picture(older)
        while time.monotonic() < deadline:
            time.sleep(0.5)
            self.picture(newer)
            if _pixels(older) == _pixels(newer):
                return newer
            older, newer = newer, older
        return older


def _pixels(file: Path) -> bytes:
    """The image without its time stamps."""
    return subprocess.run(["convert", str(file), "rgb:-"], capture_output=True, check=True).stdout


@contextlib.contextmanager
def screen(home: Path) -> Iterator[Screen]:
    """A virtual screen of the pictures' size, ended with all that ran on it."""
    read, write = os.pipe()
    size = f"{WIDTH}x{HEIGHT}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-dpi", "96"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    if not number:
        raise ShotError("Xvfb did not start")
    environment = {
        **os.environ,
        "DISPLAY": f":{number}",
        "QT_QPA_PLATFORM": "xcb",
        "VADEMECUM_HOME": str(home),
        "LC_ALL": "C.UTF-8",
        "XDG_CURRENT_DESKTOP": "",
    }
    environment.pop("WAYLAND_DISPLAY", None)
    desk = subprocess.Popen(
        ["openbox", "--config-file", str(_plain_windows(home))], env=environment, stderr=subprocess.DEVNULL
    )
    try:
        yield Screen(f":{number}", environment)
    finally:
        for process in (desk, server):
            process.terminate()
            process.wait()


def _plain_windows(home: Path) -> Path:
    """A window manager's settings: one window without frame fills the screen, dialogs keep theirs."""
    file = home / "openbox.xml"
    file.write_text(
        '<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>'
        '<application type="normal"><decor>no</decor><maximized>yes</maximized></application>'
        "</applications></openbox_config>",
        encoding="utf-8",
    )
    return file


@dataclass(frozen=True)
class Shot:
    """One picture."""

    name: str
    """File name without suffix."""
    arguments: tuple[str, ...]
    """What `vademecum` is called with."""
    play: Callable[[Screen], None]
    """What a person does before the picture is taken."""
    settings: str = ""
    """Lines of settings.toml."""


def _search(where: Screen) -> None:
    where.keys("ctrl+k")
    where.type("make the text larger")
    time.sleep(1)
    where.keys("Down", "Return")


def _answer(where: Screen) -> None:
    where.keys("ctrl+k")
    where.type("how do I print a page or save it as PDF?")
    time.sleep(1)
    where.keys("Return")


def _refusal(where: Screen) -> None:
    where.keys("ctrl+k")
    where.type("how do I bake sourdough bread?")
    time.sleep(1)
    where.keys("Return")


def _nothing(_: Screen) -> None:
    pass


def _palette(where: Screen) -> None:
    where.keys("ctrl+shift+p")
    where.type("tab")


def _help(where: Screen) -> None:
    where.keys("F1")


SHOTS = (
    Shot("search", (), _search, "[appearance]\ntheme = 'light'\n"),
    Shot("answer", (), _answer, "[appearance]\ntheme = 'light'\n"),
    Shot("refusal", (), _refusal, "[appearance]\ntheme = 'light'\n"),
    Shot("dark", ("--page", "authors/markdown.md"), _nothing, "[appearance]\ntheme = 'dark'\n"),
    Shot(
        "contrast", ("--page", "reading/appearance.md"), _nothing, "[appearance]\ntheme = 'high_contrast'\n"
    ),
    Shot("palette", (), _palette, "[appearance]\ntheme = 'light'\n"),
    Shot("f1", ("demo",), _help),
)


def take(shot: Shot) -> None:
    """Start the program afresh, play the script, save the picture."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        (home / "config").mkdir()
        (home / "config" / "settings.toml").write_text(shot.settings, encoding="utf-8")
        with screen(home) as where:
            _take(shot, where, home)


def _take(shot: Shot, where: Screen, home: Path) -> None:
    manual = [] if shot.arguments[:1] == ("demo",) else ["view", str(ROOT / "knowledge")]
    with (home / "log.txt").open("wb") as log:
        program = subprocess.Popen(
            [sys.executable, "-m", "vademecum", *manual, *shot.arguments],
            cwd=ROOT,
            env=where.environment,
            stdout=log,
            stderr=log,
        )
        try:
            wait_for_window(where, program)
            time.sleep(1.5)  # the index is made while the window already shows
            where.rest(home)
            shot.play(where)
            picture = where.rest(home)
            check_running(program)
        except (ShotError, subprocess.SubprocessError) as problem:
            said = (home / "log.txt").read_text(encoding="utf-8")
            raise ShotError(f"{problem}\n{said}") from None
        finally:
            program.terminate()
            program.wait()
    save(picture, TARGET / f"{shot.name}.png")


def check_running(program: subprocess.Popen[bytes]) -> None:
    """Raise when the program has ended."""
    if program.poll() is not None:
        raise ShotError(f"the program ended with exit code {program.returncode}")


def wait_for_window(where: Screen, program: subprocess.Popen[bytes]) -> None:
    """Return when the program shows a window; raises when it ends or takes too long."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        check_running(program)
        with contextlib.suppress(ShotError):  # xdotool fails when it finds nothing
            if where.call("xdotool", "search", "--onlyvisible", "--pid", str(program.pid), "."):
                return
        time.sleep(0.2)
    raise ShotError(f"no window after {PATIENCE_S:.0f} seconds")


def save(picture: Path, target: Path) -> None:
    """As a PNG of few colours, small enough for the repository."""
    target.parent.mkdir(parents=True, exist_ok=True)
    for colours in ("256", "128", "64"):
        subprocess.run(
            ["convert", str(picture), "-strip", "+dither", "-colors", colours, f"png8:{target}"], check=True
        )
        if target.stat().st_size <= LARGEST:
            return
    raise ShotError(f"{target.name} is larger than {LARGEST // 1000} kB")


def main(names: Sequence[str]) -> int:
    """Take the named pictures, or all; 1 when one failed."""
    missing = [tool for tool in ("Xvfb", "xdotool", "openbox", "import", "convert") if not shutil.which(tool)]
    if missing:
        print(f"Install {', '.join(missing)} first; `packaging/dev.py shots` does it.", file=sys.stderr)
        return 1
    failed = 0
    for shot in SHOTS:
        if names and shot.name not in names:
            continue
        try:
            take(shot)
            print(f"assets/screenshots/{shot.name}.png")
        except (ShotError, subprocess.SubprocessError) as problem:
            print(f"{shot.name}: {problem}", file=sys.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
