"""Take a picture of every page of the gallery in the running program, to look at: nothing of it is kept.

    python3 packaging/dev.py shots --gallery

The pictures lie in `build/gallery`: each page light, dark and in high contrast, wide and narrow.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from virtual_screen import Screen, check_running, screen, wait_for_window

ROOT = Path(__file__).resolve().parent.parent
GALLERY = ROOT / "tests" / "fixtures" / "gallery"
TARGET = ROOT / "build" / "gallery"
THEMES = ("light", "dark", "high_contrast")
WIDTHS = {"wide": 1200, "narrow": 420}
"""Width of the screen, which the window fills, in pixels: three columns, and the page alone."""
_PAINTED_S = 0.4
"""After a page has been asked for, until its pictures stand."""


def take_gallery() -> list[Path]:
    """Every page in every theme and width; returns the pictures."""
    taken = []
    TARGET.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for name, width in WIDTHS.items():
            with tempfile.TemporaryDirectory() as folder:
                home = Path(folder)
                (home / "config").mkdir()
                settings = f"[appearance]\ntheme = '{theme}'\n"
                (home / "config" / "settings.toml").write_text(settings, encoding="utf-8")
                with screen(home, width) as where:
                    taken += _take(where, home, f"{theme}-{name}")
    return taken


def _take(where: Screen, home: Path, name: str) -> list[Path]:
    taken = []
    with (home / "log.txt").open("wb") as log:
        program = subprocess.Popen(
            [sys.executable, "-m", "vademecum", "view", str(GALLERY)],
            env=where.environment,
            stdout=log,
            stderr=log,
        )
        try:
            wait_for_window(where, program)
            for page in sorted(GALLERY.glob("*.md")):
                show = [sys.executable, "-m", "vademecum", "show", str(GALLERY), "--page", page.name]
                subprocess.run(show, env=where.environment, check=True, stdout=subprocess.DEVNULL)
                time.sleep(_PAINTED_S)
                check_running(program)
                file = TARGET / f"{page.stem.replace(' ', '-')}-{name}.png"
                where.picture(file)
                taken.append(file)
        finally:
            program.terminate()
            program.wait()
    return taken
