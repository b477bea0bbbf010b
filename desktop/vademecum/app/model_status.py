"""What a local model is doing, as a record that can be shown without loading anything of a model."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from vademecum.errors import ModelError

if TYPE_CHECKING:
    from vademecum.app.exam_records import Grades

Kind = Literal["none", "idle", "loading", "ready", "busy", "failed"]
"""none: no file is chosen. idle: one is, and nothing of it is loaded. busy: it reads or writes."""


@dataclass(frozen=True, slots=True)
class ModelStatus:
    """What the model is doing."""

    kind: Kind = "none"
    progress: float = 0.0
    """0 to 1 while loading."""
    error: ModelError | None = None
    """Why it failed; None otherwise."""
    name: str = ""
    """What the model calls itself."""
    file: Path | None = None
    """The model's file; None when none is chosen."""
    memory: int = 0
    """Bytes that its process needs, estimated; 0 until the file was looked at."""
    grades: Grades | None = None
    """What the examination said; None when it was never examined."""

    @property
    def reason(self) -> str:
        """Why it failed, in words; empty otherwise."""
        return str(self.error) if self.error is not None else ""
