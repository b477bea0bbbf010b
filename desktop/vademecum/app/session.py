"""What was open when the viewer was last used, apart from the settings that a user chose."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from vademecum.app.storage import keep_newer, locked, read_json, write_json

_VERSION = 1
_RECENT_LIMIT = 12
"""Folders in the recent list: what fits a menu."""


@dataclass(frozen=True, slots=True)
class Tab:
    """One open page."""

    path: str
    slug: str = ""
    scroll: float = 0.0
    """Share of the page above the pane, 0 to 1: independent of width and zoom."""


@dataclass(frozen=True, slots=True)
class KnowledgeSession:
    """The tabs of one knowledge folder."""

    tabs: tuple[Tab, ...] = ()
    active: int = 0


@dataclass(frozen=True, slots=True)
class Session:
    """The last state of the window."""

    folders: Mapping[str, KnowledgeSession] = field(default_factory=dict)
    """Knowledge folder -> its tabs."""
    recent: tuple[str, ...] = ()
    """Knowledge folders opened, newest first."""
    geometry: str = ""
    """Window place and size, as the toolkit encodes it, Base64."""
    layout: Mapping[str, str] = field(default_factory=dict)
    """Splitter and column sizes by name, as the toolkit encodes them, Base64."""

    def opened(self, knowledge: str) -> tuple[str, ...]:
        """The recent list after `knowledge` was opened."""
        return (knowledge, *(folder for folder in self.recent if folder != knowledge))[:_RECENT_LIMIT]


def load_session(file: Path) -> tuple[Session, str]:
    """The stored session and a note for the user; an empty session when there is none."""
    stored, note = read_json(file)
    raw = _mapping(stored)
    return (Session() if _is_newer(raw) else _read(raw)), note


def _read(raw: Mapping[str, Any]) -> Session:
    folders: dict[str, KnowledgeSession] = {}
    for name, value in _mapping(raw.get("folders")).items():
        with contextlib.suppress(KeyError, TypeError, ValueError, AttributeError):
            folders[name] = KnowledgeSession(
                tuple(_tab(item) for item in value.get("tabs", ())), int(value.get("active", 0))
            )
    recent = raw.get("recent", ())
    return Session(
        folders=folders,
        recent=tuple(folder for folder in recent if isinstance(folder, str))
        if isinstance(recent, list)
        else (),
        geometry=str(raw.get("geometry", "")),
        layout={name: str(value) for name, value in _mapping(raw.get("layout")).items()},
    )


def save_session(file: Path, session: Session, forgotten: frozenset[str] = frozenset()) -> None:
    """Store the session; tabs of folders that only another viewer has open stay as that one left them.

    `forgotten` are folders that the stored list of recent ones shall lose.

    A session of a newer version is kept beside it, for when that version comes back.
    """
    with locked(file):
        raw = _mapping(read_json(file)[0])
        if _is_newer(raw):
            keep_newer(file)
            raw = {}
        stored = _read(raw)
        folders = {**stored.folders, **session.folders}
        gone = forgotten.union(session.recent)
        recent = (*session.recent, *(folder for folder in stored.recent if folder not in gone))
        value = asdict(
            Session(folders, recent[:_RECENT_LIMIT], session.geometry, {**stored.layout, **session.layout})
        )
        # What a newer version of the same form has added stays.
        strange = _mapping(raw.get("folders"))
        known = {name: {**_mapping(strange.get(name)), **entry} for name, entry in value["folders"].items()}
        value["folders"] = {**strange, **known}
        write_json(file, {**raw, "version": _VERSION, **value})


def _is_newer(raw: Mapping[str, Any]) -> bool:
    version = raw.get("version", 0)
    return isinstance(version, int) and version > _VERSION


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _tab(item: Any) -> Tab:
    return Tab(str(item["path"]), str(item.get("slug", "")), float(item.get("scroll", 0.0)))
