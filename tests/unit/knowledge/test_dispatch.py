"""The faster ways of the parser give what markdown-it gives."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from vademecum.knowledge.dispatch import accelerate

GALLERY = Path(__file__).resolve().parents[2] / "fixtures" / "gallery"


def _parsers() -> tuple[MarkdownIt, MarkdownIt]:
    plain, fast = (MarkdownIt("js-default", {"maxNesting": 100, "html": True}) for _ in range(2))
    accelerate(fast)
    return plain, fast


PLAIN, FAST = _parsers()


def _same(source: str) -> bool:
    return [t.as_dict() for t in PLAIN.parse(source)] == [t.as_dict() for t in FAST.parse(source)]


@pytest.mark.parametrize("file", sorted(GALLERY.rglob("*.md")), ids=lambda file: file.name)
def test_gallery_pages_parse_alike(file: Path) -> None:
    assert _same(file.read_text("utf-8"))


def test_real_pages_parse_alike(corpora: Path) -> None:
    files = sorted(corpora.rglob("*.md"))[::7]
    assert len(files) > 100
    assert [file for file in files if not _same(file.read_text("utf-8", errors="replace"))] == []


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="ab \n\t#*_-=`~[]()!<>&|:1.\\/{}\"'", max_size=80))
def test_odd_pages_parse_alike(source: str) -> None:
    assert _same(source)
