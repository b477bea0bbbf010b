"""Where the user left the help panel, kept for each host application."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import logging
import re
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Literal

from vademecum.app.paths import paths
from vademecum.app.storage import read_json, write_json
from vademecum.errors import VademecumError

log = logging.getLogger("vademecum.help")

Form = Literal["dock", "window", "sheet"]
"""Where the panel appears: in the main window, in a window of its own, over the window's edge."""
DEFAULT_WIDTH = 420
"""Pixels: a comfortable line of text, and a dock that leaves the host its room."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Place and size of the panel."""

    dock_area: str = "right"
    """`left`, `right`, `top` or `bottom`."""
    floating: bool = False
    width: int = DEFAULT_WIDTH
    """Width of dock and sheet in pixels."""
    geometry: str = ""
    """Geometry of the panel's own window as Qt encodes it, Base64."""
    pinned: bool = False


def placement_file(application_id: str) -> Path:
    """The file for one application; any text serves as its id."""
    plain = re.sub(r"[^A-Za-z0-9]+", "-", application_id).strip("-").lower()[:40]
    mark = hashlib.sha256(application_id.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return paths().state / "panels" / f"{plain or 'application'}-{mark}.json"


def load_placement(file: Path) -> Placement:
    """What is stored; whatever is missing or odd in it is taken from the defaults."""
    stored, note = read_json(file)
    if note:
        log.warning("%s", note)
    if not isinstance(stored, dict):
        return Placement()
    usual = Placement()
    kept = {
        field.name: stored[field.name]
        for field in fields(Placement)
        if type(stored.get(field.name)) is type(getattr(usual, field.name))
    }
    return Placement(**kept)


def save_placement(file: Path, placement: Placement) -> None:
    """Store it; a place that cannot be written is logged and nothing else happens."""
    try:
        stored, _ = read_json(file)
        # What a newer version has added stays.
        write_json(file, {**(stored if isinstance(stored, dict) else {}), **asdict(placement)})
    except VademecumError as error:
        log.warning("the help panel's place is not remembered: %s", error)


def decode(text: str) -> bytes:
    """Geometry from its stored form; empty when it is damaged."""
    with contextlib.suppress(ValueError):
        return base64.b64decode(text, validate=True)
    return b""


def encode(data: bytes) -> str:
    """Geometry in the form that is stored."""
    return base64.b64encode(data).decode("ascii")
