"""System libraries that Qt needs on Linux: found by loading them, never by a package's name.

A wheel of Qt carries Qt, but not the libraries of the display system. On a fresh machine some of them
are missing and the program would end with a message about a "platform plug-in". So each library is
opened before the start; what cannot be opened is installed where that is possible without asking for a
password (root, or sudo that needs none), else the one command that installs it is printed.

Run as a script, it only reports: `python3 packaging/system_libraries.py [--tests]`.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path


class MissingLibrariesError(Exception):
    """Something is missing and may not be installed from here; the message holds the command that does."""


@dataclass(frozen=True)
class Missing:
    """One thing that the system lacks, and the package that has it."""

    what: str
    """Shared object or program, as people would search for it."""
    apt: str
    """Package of Debian and Ubuntu; a package that was renamed for 64-bit time still answers to this name."""
    rpm: str = ""
    """Package of Fedora; empty: ask for the shared object itself, which dnf and zypper understand."""
    pacman: str = ""
    """Package of Arch."""

    @property
    def capability(self) -> str:
        """What to ask dnf or zypper for."""
        return self.rpm or f"{self.what}()(64bit)"


LIST = Path(__file__).resolve().parent.parent / "assets/system-libraries.toml"
"""What Qt opens, and the packages that have it; `vademecum doctor` reads the same list."""


def listed(section: str) -> dict[str, Missing]:
    """The entries of one section of the list; empty for a Python that is too old to read it."""
    try:
        import tomllib  # noqa: PLC0415 - an older Python has to get as far as the message about its age
    except ModuleNotFoundError:
        return {}
    entries = tomllib.loads(LIST.read_text(encoding="utf-8"))[section]
    return {
        name: Missing(entry.get("what", name), entry["apt"], entry.get("rpm", ""), entry.get("pacman", ""))
        for name, entry in entries.items()
    }


# Without these not even a window without a screen opens.
EVERY_START = tuple(listed("every-start").values())
# What a window on an X11 screen needs beyond that. A Wayland session needs none of them.
X11_WINDOW = tuple(listed("x11-window").values())
# The end-to-end tests and the screenshots: a virtual screen, a window manager, keys, pictures.
TEST_PROGRAMS = (
    Missing("Xvfb", "xvfb", rpm="xorg-x11-server-Xvfb", pacman="xorg-server-xvfb"),
    Missing("xdotool", "xdotool", rpm="xdotool", pacman="xdotool"),
    Missing("openbox", "openbox", rpm="openbox", pacman="openbox"),
    Missing("import", "imagemagick", rpm="ImageMagick", pacman="imagemagick"),
    Missing("fc-list", "fontconfig", rpm="fontconfig", pacman="fontconfig"),
)
# Worth having in a test run, and small (25 MB); a system without this package only skips what needs it.
EXTRA_PROGRAMS = (Missing("mcs", "mono-mcs", rpm="mono-core", pacman="mono"),)
# One font for each script that tests show; without one every letter is an empty box.
TEST_FONTS = {language: font for language, font in listed("fonts").items() if language in ("en", "hi", "ja")}


def loads(name: str) -> bool:
    """Whether the system's loader finds this shared object."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def has_font(language: str) -> bool:
    """Whether a font covers this language, as fontconfig sees it."""
    listing = shutil.which("fc-list")
    if listing is None:
        return False
    found = subprocess.run([listing, f":lang={language}", "family"], capture_output=True, check=False)
    return bool(found.stdout.strip())


def missing(*, for_tests: bool, load: Callable[[str], bool] = loads) -> list[Missing]:
    """Everything that is missing on this machine; empty anywhere but on Linux."""
    if not sys.platform.startswith("linux"):
        return []
    wayland = bool(os.environ.get("WAYLAND_DISPLAY")) and not for_tests
    libraries = EVERY_START if wayland else EVERY_START + X11_WINDOW
    found = [each for each in libraries if not load(each.what)]
    if for_tests:
        found += [each for each in TEST_PROGRAMS if shutil.which(each.what) is None]
        found += [each for language, each in TEST_FONTS.items() if not has_font(language)]
    return found


def command(parts: Iterable[Missing]) -> list[str]:
    """The one command that installs all of them here, without sudo; empty on a system we do not know."""
    wanted = list(parts)
    if shutil.which("apt-get"):
        names = dict.fromkeys(each.apt for each in wanted)
        return ["apt-get", "install", "--yes", "--no-install-recommends", *names]
    if shutil.which("dnf"):
        return ["dnf", "install", "--assumeyes", *dict.fromkeys(each.capability for each in wanted)]
    if shutil.which("zypper"):
        return ["zypper", "--non-interactive", "install", *dict.fromkeys(each.capability for each in wanted)]
    if shutil.which("pacman"):
        names = dict.fromkeys(each.pacman for each in wanted if each.pacman)
        return ["pacman", "-S", "--needed", "--noconfirm", *names]
    return []


def privilege() -> list[str] | None:
    """What lets a command install: nothing before it for root, or sudo that asks for no password."""
    if os.geteuid() == 0:
        return []
    if (
        shutil.which("sudo")
        and not subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode
    ):
        return ["sudo", "-n"]
    return None


def explain(parts: Sequence[Missing]) -> str:
    """What is missing and the one line that mends it."""
    names = ", ".join(each.what for each in parts)
    line = command(parts)
    if not line:
        return f"This system lacks {names}. Install the packages that hold it, then start again."
    quoted = " ".join(f"'{word}'" if "(" in word else word for word in line)
    return f"This system lacks {names}. Install what is missing, then start again:\n\n    sudo {quoted}\n"


def install(*parts: Missing) -> None:
    """Install with the system's own tool. Raises `MissingLibrariesError` where that is not possible."""
    line, before = command(parts), privilege()
    if not line or before is None:
        raise MissingLibrariesError(explain(parts))
    print(f"vademecum: installing {', '.join(each.what for each in parts)}", file=sys.stderr, flush=True)
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # sudo drops the environment, so what must reach apt-get is said on its command line.
    prefix = [*before, "env", "DEBIAN_FRONTEND=noninteractive"] if before else []

    def succeeds(*words: str) -> bool:
        return not subprocess.run(
            [*prefix, *words],
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=False,
        ).returncode

    done = succeeds(*line)
    if not done and line[0] == "apt-get":
        # Lists of packages are often missing (a fresh image) or old (a package that was replaced since).
        succeeds("apt-get", "update", "--quiet")
        done = succeeds(*line)
    if not done:
        raise MissingLibrariesError(f"The installation failed. {explain(parts)}")


def require(*, for_tests: bool) -> None:
    """Make sure that everything is there, or say what to do. VADEMECUM_SKIP_SYSTEM=1 skips the look."""
    if os.environ.get("VADEMECUM_SKIP_SYSTEM"):
        return
    lacking = missing(for_tests=for_tests)
    if for_tests and os.environ.get("CI"):
        install_extras()
    if not lacking:
        return
    try:
        install(*lacking)
    except MissingLibrariesError as problem:
        optional = {*TEST_PROGRAMS, *TEST_FONTS.values()}
        if os.environ.get("CI") or not optional.issuperset(lacking):
            raise
        # Without a virtual screen most tests still run; those that need one say that they were skipped.
        print(f"vademecum: {problem}", file=sys.stderr, flush=True)


def install_extras() -> None:
    """Install what tests can do without, where the system has it."""
    for each in EXTRA_PROGRAMS:
        if sys.platform.startswith("linux") and shutil.which(each.what) is None:
            try:
                install(each)
            except MissingLibrariesError:
                note = f"vademecum: without {each.what} some tests are skipped; it is in {each.apt}"
                print(note, file=sys.stderr, flush=True)


if __name__ == "__main__":
    gaps = missing(for_tests="--tests" in sys.argv[1:])
    print(explain(gaps) if gaps else "Nothing is missing.")
    sys.exit(1 if gaps else 0)
