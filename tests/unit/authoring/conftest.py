from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

MakeFolder = Callable[[Mapping[str, str | bytes]], Path]


@pytest.fixture
def make_folder(tmp_path: Path) -> MakeFolder:
    """Writes files (path -> text or bytes) into a new folder and returns it."""

    def make(files: Mapping[str, str | bytes]) -> Path:
        root = tmp_path / "help"
        root.mkdir(exist_ok=True)
        for path, content in files.items():
            place = root / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content if isinstance(content, bytes) else content.encode())
        return root

    return make
