"""What was open when the viewer was last used, apart from the settings that a user chose."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from vademecum.app.folder_names import normal, once
from vademecum.app.storage import keep_newer, locked, read_json, write_json

T = TypeVar("T")
_VERSION = 1
_RECENT_LIMIT = 12
"""Folders in the recent list: what fits a menu."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a reader was on a page."""

    path: str
    slug: str = ""
    scroll: float = 0.0
    """Share of the page above the pane, 0 to 1: independent of width and zoom."""


@dataclass(frozen=True, slots=True)
class Tab(Place):
    """One open page, and how to go on from it."""

    before: tuple[Place, ...] = ()
    """What Back leads to, the nearest last."""
    after: tuple[Place, ...] = ()
    """What Forward leads to, the nearest first."""


@dataclass(frozen=True, slots=True)
class ClosedTab:
    """A tab that can come back."""

    tab: Tab
    number: int = 0
    """Its place among the tabs when it was closed, from 0."""


@dataclass(frozen=True, slots=True)
class KnowledgeSession:
    """The tabs of one knowledge folder."""

    tabs: tuple[Tab, ...] = ()
    active: int = 0
    closed: tuple[ClosedTab, ...] = ()
    """The one closed last is the last."""


@dataclass(frozen=True, slots=True)
class Session:
    """The last state of the window."""

    folders: Mapping[str, KnowledgeSession] = field(default_factory=dict)
    """Knowledge folder -> its tabs."""
    recent: tuple[str, ...] = ()
    """Knowledge folders opened, newest first, each once and by its normal name."""
    geometry: str = ""
    """Window place and size, as the toolkit encodes it, Base64."""
    layout: Mapping[str, str] = field(default_factory=dict)
    """Splitter and column sizes by name, as the toolkit encodes them, Base64."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """Knowledge folder -> its own title when it was last open."""
    leads: Mapping[str, str] = field(default_factory=dict)
    """Knowledge folder -> where its name led when it was last open: what lies on a drive that is away
    cannot be asked."""

    def opened(self, knowledge: str) -> tuple[str, ...]:
        """The recent list after `knowledge` was opened."""
        knowledge = normal(knowledge)
        return (knowledge, *(folder for folder in self.recent if folder != knowledge))[:_RECENT_LIMIT]


def load_session(file: Path) -> tuple[Session, str]:
    """The stored session and a note for the user; an empty session when there is none."""
    stored, note = read_json(file)
    raw = _mapping(stored)
    return (Session() if _is_newer(raw) else _read(raw)), note


def _read(raw: Mapping[str, Any]) -> Session:
    listed = raw.get("recent", ())
    recent = once(name for name in listed if isinstance(name, str)) if isinstance(listed, list) else ()
    folders: dict[str, KnowledgeSession] = {}
    # A folder that was opened under several names keeps the tabs that it has under its normal one.
    stored = sorted(_mapping(raw.get("folders")).items(), key=lambda item: item[0] == normal(item[0]))
    for name, value in stored:
        with contextlib.suppress(KeyError, TypeError, ValueError, AttributeError):
            folders[normal(name)] = KnowledgeSession(
                tuple(_tab(item) for item in value.get("tabs", ())),
                int(value.get("active", 0)),
                tuple(_all(_closed, value.get("closed"))),
            )
    return Session(
        folders=folders,
        recent=recent,
        geometry=str(raw.get("geometry", "")),
        layout={name: str(value) for name, value in _mapping(raw.get("layout")).items()},
        titles={normal(name): str(value) for name, value in _mapping(raw.get("titles")).items()},
        leads={normal(name): str(value) for name, value in _mapping(raw.get("leads")).items()},
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
        kept = (folder for folder in stored.recent if folder not in gone)
        recent = once((*session.recent, *kept))[:_RECENT_LIMIT]
        titles = {**stored.titles, **session.titles}
        leads = {**stored.leads, **session.leads}
        value = asdict(
            Session(
                folders,
                recent,
                session.geometry,
                {**stored.layout, **session.layout},
                {name: titles[name] for name in recent if name in titles},
                {name: leads[name] for name in recent if name in leads},
            )
        )
        # What a newer version of the same form has added stays.
        strange = {
            name: entry for name, entry in _mapping(raw.get("folders")).items() if normal(name) == name
        }
        known = {name: {**_mapping(strange.get(name)), **entry} for name, entry in value["folders"].items()}
        value["folders"] = {**strange, **known}
        write_json(file, {**raw, "version": _VERSION, **value})


def _is_newer(raw: Mapping[str, Any]) -> bool:
    version = raw.get("version", 0)
    return isinstance(version, int) and version > _VERSION


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _place(item: Any) -> Place:
    return Place(str(item["path"]), str(item.get("slug", "")), float(item.get("scroll", 0.0)))


def _tab(item: Any) -> Tab:
    here = _place(item)
    before, after = (tuple(_all(_place, item.get(name))) for name in ("before", "after"))
    return Tab(here.path, here.slug, here.scroll, before, after)


def _closed(item: Any) -> ClosedTab:
    return ClosedTab(_tab(item["tab"]), int(item.get("number", 0)))


def _all(read: Callable[[Any], T], items: Any) -> Iterator[T]:
    """What can be read of a list; the rest is left out."""
    for item in items if isinstance(items, list) else ():
        with contextlib.suppress(KeyError, TypeError, ValueError, AttributeError):
            yield read(item)
