"""What examinations said about models, kept by the digest of the file: one examination is enough."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from vademecum.app.paths import paths
from vademecum.app.storage import locked, read_json, write_json

VERSION = 1
"""Raised when the examination changes: models must then sit it again."""


@dataclass(frozen=True, slots=True)
class Grades:
    """The verdict on one model."""

    rewriting: bool
    """Good enough to translate questions."""
    answers: bool
    """Good enough to word answers."""
    name: str = ""
    version: int = VERSION


def read_grades(digest: str, file: Path | None = None) -> Grades | None:
    """The verdict on the model with this digest; None when it was not examined by the present rules."""
    stored, _ = read_json(file or _file())
    entry = stored.get(digest) if isinstance(stored, dict) else None
    if not isinstance(entry, dict) or entry.get("version") != VERSION:
        return None
    return Grades(entry.get("rewriting") is True, entry.get("answers") is True, str(entry.get("name", "")))


def store_grades(digest: str, grades: Grades, file: Path | None = None) -> None:
    """Keep a verdict; raises `VademecumError` when the place can't be written."""
    place = file or _file()
    with locked(place):
        stored, _ = read_json(place)
        known = stored if isinstance(stored, dict) else {}
        write_json(place, {**known, digest: asdict(grades)})


def _file() -> Path:
    return paths().state / "models.json"
