"""Where Vademecum keeps what it writes: never inside a knowledge folder or the installation."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

from vademecum.app.brand import brand

_HOME_OVERRIDE = "VADEMECUM_HOME"
"""Environment variable: one folder that holds everything, for portable use and for tests."""


@dataclass(frozen=True, slots=True)
class Paths:
    """The places of one user; nothing is created until something is written there."""

    config: Path
    """Settings and bookmarks: worth keeping and backing up."""
    state: Path
    """Session, history and logs: kept between starts, small loss when gone."""
    cache: Path
    """Indexes: rebuilt whenever they are missing or doubtful."""
    runtime: Path
    """Sockets and locks: gone after log-out."""

    @property
    def settings(self) -> Path:
        """The settings file, TOML."""
        return self.config / "settings.toml"

    @property
    def bookmarks(self) -> Path:
        """The bookmarks, JSON."""
        return self.config / "bookmarks.json"

    @property
    def session(self) -> Path:
        """Open tabs and window geometry, JSON."""
        return self.state / "session.json"

    @property
    def history(self) -> Path:
        """Pages read, JSON."""
        return self.state / "history.json"

    @property
    def queries(self) -> Path:
        """What was searched for, JSON."""
        return self.state / "queries.json"

    @property
    def feedback(self) -> Path:
        """Which pages were helpful, JSON lines."""
        return self.state / "feedback.jsonl"

    @property
    def indexes(self) -> Path:
        """Folder of index cache files."""
        return self.cache / "index"


def paths(application: str = "") -> Paths:
    """The places for `application` on this system; `VADEMECUM_HOME` moves them all into one folder.

    Without a name they are those of this installation, which may be an author's own application.
    """
    override = os.environ.get(_HOME_OVERRIDE, "")
    if override:
        root = Path(override)
        return Paths(root / "config", root / "state", root / "cache", root / "run")
    places = PlatformDirs(application or brand().id, appauthor=False)
    try:
        config, state, cache = places.user_config_path, places.user_state_path, places.user_cache_path
    except RuntimeError:
        # Somebody without a home folder keeps nothing: below a device nothing can be made, and
        # a shared temporary folder is no place for what a person reads.
        nowhere = Path(os.devnull) / "vademecum"
        return Paths(nowhere, nowhere, nowhere, nowhere)
    # Without a session (cron, containers) Linux has no runtime folder; the user's own is as private.
    session = sys.platform in ("win32", "darwin") or bool(os.environ.get("XDG_RUNTIME_DIR"))
    return Paths(config, state, cache, places.user_runtime_path if session else state / "run")
