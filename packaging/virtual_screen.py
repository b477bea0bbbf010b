"""A virtual screen with a window manager: the real program runs on it, keys are typed, pictures taken.

Used by the screenshots and by the end-to-end tests.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

WIDTH, HEIGHT = 1280, 800
PATIENCE_S = 30.0
"""How long a window may take to appear, and to come to rest."""
TOOLS = ("Xvfb", "xdotool", "openbox", "import", "convert")


class ScreenError(Exception):
    """The screen or the program on it did not do what was expected."""


def missing_tools() -> list[str]:
    """Programs that a virtual screen needs and this machine lacks."""
    return [tool for tool in TOOLS if not shutil.which(tool)]


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
            raise ScreenError(f"{' '.join(command)}: {done.stderr.strip() or done.returncode}")
        return done.stdout.strip()

    def keys(self, *names: str) -> None:
        """Press keys, in xdotool's words (`ctrl+k`, `Down`)."""
        for name in names:
            self.call("xdotool", "key", "--clearmodifiers", name)
            time.sleep(0.15)

    def type(self, text: str) -> None:
        """Type like a person: one letter after the other."""
        self.call("xdotool", "type", "--clearmodifiers", "--delay", "40", text)

    def click(self, x: int, y: int) -> None:
        """Press the left button of the mouse at a place of the screen."""
        self.call("xdotool", "mousemove", str(x), str(y), "click", "1")

    def picture(self, file: Path) -> None:
        """The whole screen as it is now, as PNG."""
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
def screen(home: Path, width: int = WIDTH, height: int = HEIGHT) -> Iterator[Screen]:
    """A virtual screen, ended with all that ran on it."""
    read, write = os.pipe()
    size = f"{width}x{height}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-dpi", "96"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    if not number:
        raise ScreenError("Xvfb did not start")
    environment = {
        **os.environ,
        "DISPLAY": f":{number}",
        "QT_QPA_PLATFORM": "xcb",
        "VADEMECUM_HOME": str(home),
        "LC_ALL": "C.UTF-8",
        "XDG_CURRENT_DESKTOP": "",
    }
    environment.pop("WAYLAND_DISPLAY", None)
    made = Screen(f":{number}", environment)
    desk = None
    try:
        desk = _start_desk(made, home)
        yield made
    finally:
        for process in filter(None, (desk, server)):
            process.terminate()
            process.wait()


def _start_desk(where: Screen, home: Path) -> subprocess.Popen[bytes]:
    """The window manager, at work: a window that is shown before may never get the keys.

    On a busy machine it sometimes gives up while it starts, so it gets further chances.
    """
    command = ["openbox", "--config-file", str(_plain_windows(home))]
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        desk = subprocess.Popen(command, env=where.environment, stderr=subprocess.DEVNULL)
        patient_until = time.monotonic() + PATIENCE_S / 3
        while desk.poll() is None and time.monotonic() < patient_until:
            with contextlib.suppress(ScreenError):  # nobody has said how many desktops there are
                where.call("xdotool", "get_num_desktops")
                return desk
            time.sleep(0.05)
        desk.terminate()
        desk.wait()
    raise ScreenError("the window manager did not start")


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


def check_running(program: subprocess.Popen[bytes]) -> None:
    """Raise when the program has ended."""
    if program.poll() is not None:
        raise ScreenError(f"the program ended with exit code {program.returncode}")


def wait_for_window(where: Screen, program: subprocess.Popen[bytes]) -> None:
    """Return when the program shows a window; raises when it ends or takes too long."""
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        check_running(program)
        with contextlib.suppress(ScreenError):  # xdotool fails when it finds nothing
            if where.call("xdotool", "search", "--onlyvisible", "--pid", str(program.pid), "."):
                return
        time.sleep(0.2)
    raise ScreenError(f"no window after {PATIENCE_S:.0f} seconds")
