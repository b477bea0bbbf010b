"""The same question gives the same bytes in every process, whatever its hash seed and locale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import sys
from pathlib import Path
from vademecum.answering.receipt import ask_with_receipt, dump
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.build import build_index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import complete

index = build_index(read_folder(Path(sys.argv[1])))
out = []
for text in ("turn the vlave", "valve", "how do I change this", "HVAC", "клапан", "nothing like it", "va"):
    reader = Reader(audience="operator", flags=("b", "a"))
    answer, receipt = ask_with_receipt(index, text, SearchOptions(route="/pump/3", reader=reader))
    out += [repr(answer), dump(receipt), repr(complete(index, text))]
sys.stdout.buffer.write("\\n".join(out).encode("utf-8"))
"""
PAGES = {
    "valve.md": (
        "---\nroute: /pump/:id\nkeywords: [tap, cock]\n---\n# Valve\n\nTurn the valve left to open it.\n"
    ),
    "twin.md": "# Twin valve\n\nTurn the valve left to open it, and the other valve right.\n",
    "air.md": "# Air\n\nHeating Ventilation Air Conditioning (HVAC) keeps the valve room dry.\n",
    "ru.md": "# Клапан\n\nЭто клапан. Его можно открыть, если повернуть влево.\n",
}


def run(root: Path, **environment: str) -> bytes:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(root)],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONHASHSEED": "1"},
        {"PYTHONHASHSEED": "4294967295", "LC_ALL": "C"},
        {"PYTHONHASHSEED": "random", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"},
    ],
)
def test_answers_and_receipts_are_equal_byte_for_byte(tmp_path: Path, environment: dict[str, str]) -> None:
    for name, text in PAGES.items():
        (tmp_path / name).write_text(text, "utf-8")
    first = run(tmp_path, PYTHONHASHSEED="0")
    assert b"valve.md" in first
    assert run(tmp_path, **environment) == first
