"""The gallery's pages against what they should give, as readable files.

`VADEMECUM_WRITE_GOLDEN=1 pytest tests/unit/app/test_gallery.py` writes them anew; read the difference.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from vademecum.app.page import render_page
from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.plaintext import plain_text

GALLERY = Path(__file__).resolve().parents[2] / "fixtures" / "gallery"
GOLDEN = GALLERY.parent / "gallery-golden"
_BLOCK = re.compile(r"(?=<(?:p|h6|table|tr|td|ul|ol|li|div|pre|/table|/ul|/ol)\b)")


@pytest.fixture(scope="module")
def pages() -> dict[str, tuple[str, str]]:
    """Name -> plain text and HTML, one block a line."""
    snapshot = read_folder(GALLERY)
    theme = load_theme("light")
    return {
        path: (
            plain_text(snapshot.document(path).tokens) + "\n",
            _BLOCK.sub("\n", render_page(snapshot, article, theme).html).strip() + "\n",
        )
        for path, article in snapshot.articles.items()
    }


@pytest.mark.parametrize("path", sorted(file.name for file in GALLERY.glob("*.md")))
def test_page(pages: dict[str, tuple[str, str]], path: str) -> None:
    for suffix, given in zip((".txt", ".html"), pages[path], strict=True):
        file = GOLDEN / f"{path.removesuffix('.md')}{suffix}"
        if os.environ.get("VADEMECUM_WRITE_GOLDEN"):
            GOLDEN.mkdir(exist_ok=True)
            file.write_text(given, "utf-8")
        assert file.read_text("utf-8") == given, "read the difference; if it is meant, write the file anew"
