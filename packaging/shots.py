"""Take the pictures of README and manual from the running program, on a virtual screen.

    python3 packaging/dev.py shots [NAME ...]
    python3 packaging/dev.py shots --gallery      every construct of a page, into build/gallery, to look at

Each picture is a short script of keys, typed into the real window as a person would. Nothing of this
machine gets into a picture: settings, history and session are those of a new user in a new folder.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from gallery_shots import take_gallery
from virtual_screen import Screen, ScreenError, check_running, missing_tools, screen, wait_for_window

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "assets" / "screenshots"
LARGEST = 300_000
"""Bytes of one picture at most: they are part of every clone."""


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
    where.type("how do I water tomato plants?")
    time.sleep(1)
    where.keys("Return")


def _nothing(_: Screen) -> None:
    pass


def _palette(where: Screen) -> None:
    where.keys("ctrl+shift+p")
    where.type("text")


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
        except (ScreenError, subprocess.SubprocessError) as problem:
            said = (home / "log.txt").read_text(encoding="utf-8")
            raise ScreenError(f"{problem}\n{said}") from None
        finally:
            program.terminate()
            program.wait()
    save(picture, TARGET / f"{shot.name}.png")


def save(picture: Path, target: Path) -> None:
    """As a PNG of few colours, small enough for the repository."""
    target.parent.mkdir(parents=True, exist_ok=True)
    for colours in ("256", "128", "64"):
        subprocess.run(
            ["convert", str(picture), "-strip", "+dither", "-colors", colours, f"png8:{target}"], check=True
        )
        if target.stat().st_size <= LARGEST:
            return
    raise ScreenError(f"{target.name} is larger than {LARGEST // 1000} kB")


def main(names: Sequence[str]) -> int:
    """Take the named pictures, or all; 1 when one failed."""
    lacking = missing_tools()
    if lacking:
        print(f"Install {', '.join(lacking)} first; `packaging/dev.py shots` does it.", file=sys.stderr)
        return 1
    if "--gallery" in names:
        for picture in take_gallery():
            print(picture.relative_to(ROOT))
        return 0
    failed = 0
    for shot in SHOTS:
        if names and shot.name not in names:
            continue
        try:
            take(shot)
            print(f"assets/screenshots/{shot.name}.png")
        except (ScreenError, subprocess.SubprocessError) as problem:
            print(f"{shot.name}: {problem}", file=sys.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
