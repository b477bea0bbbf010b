"""Folders written for one test, read and indexed as in the program."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from retrieval_folders import MakeIndex

from vademecum.knowledge.folder import read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index


@pytest.fixture
def make_index(tmp_path: Path) -> MakeIndex:
    def make(files: Mapping[str, str]) -> Index:
        root = tmp_path / "knowledge"
        root.mkdir(exist_ok=True)
        for name, text in files.items():
            file = root / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        return build_index(read_folder(root))

    return make
