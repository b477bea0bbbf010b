"""Times of the engine on a folder of 3,000 sections, beside the budgets of the design.

    python3 packaging/dev.py bench

The folder is made up, the same each time. Figures are medians or 95th percentiles of one run on this
machine; a busy machine shows larger ones.
"""

from __future__ import annotations

import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from vademecum import Knowledge
from vademecum.app.paths import paths

PAGES, SECTIONS = 300, 10
WORDS = re.findall(
    r"\w+",
    """
    account archive backup billing browser certificate channel click column connection contact
    dashboard database delete device document domain download editor email error export field filter
    folder group image import invoice key label language layer limit link list login member menu
    message network notification order owner page password permission plan printer profile project
    query record report request restore role schedule screen search section server session setting
    share shortcut storage sync table template theme token update upload user version view webhook
    window workspace
    """,
)
LINKING = re.findall(r"\w+", "the of to and in for is on with when you can this that from as by")


def write_folder(root: Path) -> None:
    """300 pages of ten sections, about 60 words each; titles and words are drawn with a fixed seed."""
    draw = random.Random(7)  # noqa: S311 - repeatable text, no secret
    names = [f"{first} {second}" for first in WORDS for second in WORDS if first != second]
    for number in range(PAGES):
        lines = []
        for part in range(SECTIONS):
            mark = "#" if part == 0 else "##"
            text = " ".join(draw.choice(WORDS if draw.random() < 0.45 else LINKING) for _ in range(60))
            lines.append(f"{mark} {draw.choice(names).capitalize()}\n\n{text.capitalize()}.\n")
        folder = root / f"area-{number % 12:02}"
        folder.mkdir(exist_ok=True)
        (folder / f"page-{number:03}.md").write_text("\n".join(lines), encoding="utf-8")


def milliseconds(action: Callable[[], object]) -> float:
    """How long one call takes."""
    begin = time.perf_counter()
    action()
    return (time.perf_counter() - begin) * 1000


def show(what: str, measured_ms: float, budget_ms: float) -> None:
    """One line: what, how long, the budget, and the share of it that was used."""
    print(
        f"{what:<52} {measured_ms:>9.2f} ms   budget {budget_ms:>7.0f} ms   {measured_ms / budget_ms:>5.0%}"
    )


def start_ms(code: str) -> float:
    """Median time of a fresh interpreter that runs this, less that of an empty one."""
    runs = [
        milliseconds(lambda: subprocess.run([sys.executable, "-c", code], check=True, capture_output=True))
        for _ in range(7)
    ]
    return statistics.median(runs)


def questions(count: int) -> list[str]:
    """Two to four words, every fifth with a typing error."""
    draw = random.Random(11)  # noqa: S311 - repeatable text, no secret
    asked = []
    for number in range(count):
        words = draw.sample(WORDS, draw.randint(2, 4))
        if number % 5 == 0:
            words[0] = words[0][:2] + words[0][3:]
        asked.append("how do I " + " ".join(words) if number % 2 else " ".join(words))
    return asked


def main() -> int:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "help"
        root.mkdir()
        write_folder(root)
        empty = start_ms("pass")
        show("import vademecum, beyond an empty Python", start_ms("import vademecum") - empty, 20)
        show("read and index 3,000 sections", milliseconds(lambda: Knowledge.open(root, cache=False)), 2000)
        Knowledge.open(root)  # fills the cache
        cached = [milliseconds(lambda: Knowledge.open(root)) for _ in range(5)]
        show("open with a stored index", statistics.median(cached), 50)
        kb = Knowledge.open(root)
        kb.search("warm up")
        times = [milliseconds(lambda text=text: kb.search(text, limit=20)) for text in questions(400)]
        show("search, whole pipeline, median", statistics.median(times), 2)
        show("search, whole pipeline, 95th percentile", statistics.quantiles(times, n=20)[-1], 2)
        page = root / "area-00/page-000.md"
        again = []
        for number in range(5):
            page.write_text(
                page.read_text(encoding="utf-8") + f"\nOne more word {number}.\n", encoding="utf-8"
            )
            again.append(milliseconds(kb.refresh))
        show("take in one changed page", statistics.median(again), 50)
    return 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        os.environ["VADEMECUM_HOME"] = home  # the user's own cache stays as it is
        assert paths().cache.is_relative_to(home)
        sys.exit(main())
