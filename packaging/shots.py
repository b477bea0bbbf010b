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

from vademecum.app.bookmarks import Bookmark, Bookmarks

ROOT = Path(__file__).resolve().parent.parent
MANUAL = ROOT / "knowledge"
TARGET = MANUAL / "pictures"
"""The manual shows them, and README takes them from there."""
WIDTH, HEIGHT = 1100, 700
"""Pixels of the screen: three columns have room, and letters can still be read in a page of the manual."""
FRAME = "#b4b4b8"
"""Colour of the line around each picture."""
LARGEST, ALL = 100_000, 600_000
"""Bytes of one picture and of all at most: they are part of every clone and of every package."""


@dataclass(frozen=True)
class Shot:
    """One picture."""

    name: str
    """File name without suffix."""
    arguments: tuple[str, ...]
    """What `vademecum` is called with."""
    play: Callable[[Screen], None]
    """What a person does before the picture is taken."""
    theme: str = "light"
    size: tuple[int, int] = (WIDTH, HEIGHT)
    """Pixels of the screen, which the window fills."""
    bookmarks: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    """Path, title and tags of what this person has kept."""


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
    where.type("how much does a train ticket cost?")
    time.sleep(1)
    where.keys("Return")


def _nothing(_: Screen) -> None:
    pass


def _palette(where: Screen) -> None:
    where.keys("ctrl+shift+p")
    where.type("page")


def _bookmarks(where: Screen) -> None:
    where.keys("alt+3", "Down")


def _help(where: Screen) -> None:
    where.keys("F1")


SHOTS = (
    Shot("search", (), _search),
    Shot("answer", (), _answer),
    Shot("refusal", (), _refusal),
    Shot("dark", ("--page", "authors/markdown.md"), _nothing, "dark"),
    Shot("contrast", ("--page", "reading/appearance.md"), _nothing, "high_contrast"),
    Shot("palette", (), _palette),
    Shot(
        "bookmarks",
        ("--page", "reading/bookmarks.md"),
        _bookmarks,
        bookmarks=(
            ("reading/shortcuts.md", "Keyboard shortcuts", ("every day",)),
            ("reading/search.md", "Search", ("every day",)),
            ("developers/f1.md", "F1 in five lines", ("our application",)),
            ("developers/tutorial.md", "From nothing to F1", ("our application", "to read")),
            ("authors/ranking.md", "How ranking works", ("to read",)),
        ),
    ),
    Shot("f1", ("demo",), _help, size=(1200, 740)),
)


def take(shot: Shot) -> None:
    """Start the program afresh, play the script, save the picture."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        config = home / "config"
        config.mkdir()
        (config / "settings.toml").write_text(f"[appearance]\ntheme = '{shot.theme}'\n", encoding="utf-8")
        kept = Bookmarks(config / "bookmarks.json")
        for path, title, tags in reversed(shot.bookmarks):
            kept.add(Bookmark(str(MANUAL), path, "", title, tags))
        with screen(home, *shot.size) as where:
            _take(shot, where, home)


def _take(shot: Shot, where: Screen, home: Path) -> None:
    manual = [] if shot.arguments[:1] == ("demo",) else ["view", str(MANUAL)]
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
    for colours in ("96", "64", "48"):
        # Without a frame a light window runs into a light page.
        frame = ["-bordercolor", FRAME, "-border", "1"]
        small = [*frame, "+dither", "-colors", colours, "-define", "png:compression-level=9"]
        subprocess.run(["convert", str(picture), "-strip", *small, f"png8:{target}"], check=True)
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
            print((TARGET / f"{shot.name}.png").relative_to(ROOT))
        except (ScreenError, subprocess.SubprocessError) as problem:
            print(f"{shot.name}: {problem}", file=sys.stderr)
            failed = 1
    total = sum(file.stat().st_size for file in TARGET.glob("*.png"))
    if total > ALL:
        print(f"The pictures take {total // 1000} kB, more than {ALL // 1000}.", file=sys.stderr)
        failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
