"""Sizes of what was made, beside those of the last release."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from builder.description import PACKAGING

RECORD = PACKAGING / "sizes.json"
_GROWTH = 1.10
"""A package that grows by more than a tenth is looked at before it is released."""


def compare(sizes: dict[str, int], limits: dict[str, Any]) -> list[str]:
    """Print a table; returns what breaks a limit."""
    last = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.is_file() else {}
    wrong = []
    print(f"{'package':<12}{'MB':>8}{'last':>8}{'change':>9}")
    for name, size in sizes.items():
        before = last.get(name, 0)
        change = f"{(size / before - 1) * 100:+.1f}%" if before else ""
        print(f"{name:<12}{size / 1e6:>8.1f}{before / 1e6 if before else 0:>8.1f}{change:>9}")
        if size > limits.get(name, 10_000) * 1e6:
            wrong.append(f"{name} has {size / 1e6:.1f} MB, above {limits[name]}")
        if before and size > before * _GROWTH:
            wrong.append(f"{name} has grown by {change} since the last release")
    return wrong


def record(sizes: dict[str, int]) -> None:
    """Keep these sizes as those of the last release."""
    RECORD.write_text(json.dumps(sizes, indent=1) + "\n", encoding="utf-8")


def size_of(place: Path) -> int:
    """Bytes of a file, or of all files in a folder."""
    if place.is_file():
        return place.stat().st_size
    return sum(each.stat().st_size for each in place.rglob("*") if each.is_file() and not each.is_symlink())
