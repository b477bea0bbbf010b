"""Vectors: kept by what they stand for, compared only where the reader may look."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from vademecum.errors import Cancelled
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.vectors import (
    CallableEmbedder,
    HashEmbedder,
    build_vectors,
    kept_vectors,
    vectors_bytes,
)
from vademecum.retrieval.view import view_of

PAGES = {
    "pumps.md": "# Pumps\n\nGrease the pump.\n\n## Pressure\n\nThree bar is right for the pump.\n",
    "lamps.md": "# Lamps\n\nReplace the lamp in the hall.\n",
    "secret.md": "---\nrequires: {plan: gold}\n---\n# Golden lamps\n\nThe lamp of gold in the hall.\n",
}


def index(root: Path, pages: dict[str, str] | None = None) -> Index:
    for name, text in (pages or PAGES).items():
        (root / name).write_text(text, "utf-8")
    return build_index(read_folder(root))


class Counting:
    """Counts the texts that are really embedded."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.name = "counting"

    def embed(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        self.texts += texts
        return HashEmbedder(64).embed(texts)


def test_the_nearest_section_shares_the_most_words(tmp_path: Path) -> None:
    built, embedder = index(tmp_path), HashEmbedder()
    vectors = build_vectors(built, embedder)
    assert vectors.rows.shape == (len(built), 256)
    openings = view_of(built, ANYONE).open
    ((best, likeness), *_) = vectors.nearest(embedder.embed(["three bar pressure"])[0], openings, 3)
    assert built.section(best).source == "pumps.md#pressure"
    assert 0 < likeness <= 1


def test_closed_sections_are_never_compared(tmp_path: Path) -> None:
    built, embedder = index(tmp_path), HashEmbedder()
    vectors = build_vectors(built, embedder)
    query = embedder.embed(["golden lamps gold hall"])[0]

    def found(reader: Reader) -> set[str]:
        view = view_of(built, reader)
        return {built.section(number).path for number, _ in vectors.nearest(query, view.open, 99)}

    assert found(Reader(plan="basic")) == {"pumps.md", "lamps.md"}
    assert "secret.md" in found(Reader(plan="gold"))


def test_only_what_changed_is_embedded_again(tmp_path: Path) -> None:
    embedder = Counting()
    before = build_vectors(index(tmp_path), embedder)
    embedder.texts.clear()
    changed = index(tmp_path, {**PAGES, "lamps.md": "# Lamps\n\nReplace the bulb.\n"})
    after = build_vectors(changed, embedder, kept=before.kept())
    assert all("Lamps" in text for text in embedder.texts)
    assert embedder.texts
    fresh = build_vectors(changed, embedder)
    assert np.array_equal(after.rows, fresh.rows)


def test_vectors_survive_a_file_and_nothing_doubtful_does(tmp_path: Path) -> None:
    folder = tmp_path / "k"
    folder.mkdir()
    vectors = build_vectors(index(folder), HashEmbedder())
    file = tmp_path / "kept"
    data = vectors_bytes(vectors)
    file.write_bytes(data)
    kept = kept_vectors(file, vectors.name)
    assert set(kept) == set(vectors.hashes)
    assert all(np.array_equal(kept[digest], vectors.kept()[digest]) for digest in kept)
    assert kept_vectors(file, "another model") == {}
    assert kept_vectors(tmp_path / "none", vectors.name) == {}
    for broken in (b"", data[:-1], data[:40], data[:60] + b"\x00" + data[61:], b"x" * 100):
        file.write_bytes(broken)
        assert kept_vectors(file, vectors.name) == {}


def test_a_zero_vector_finds_nothing_and_hurts_nothing(tmp_path: Path) -> None:
    built = index(tmp_path)
    vectors = build_vectors(built, CallableEmbedder(lambda texts: [[0.0, 0.0] for _ in texts], "zero"))
    assert vectors.nearest([0.0, 0.0], view_of(built, ANYONE).open, 5) == []
    assert {likeness for _, likeness in vectors.nearest([1.0, 0.0], view_of(built, ANYONE).open, 5)} == {0.0}


def test_an_empty_folder_has_no_vectors(tmp_path: Path) -> None:
    built = build_index(read_folder(tmp_path))
    vectors = build_vectors(built, HashEmbedder())
    assert vectors.nearest([1.0], np.zeros(0, dtype=bool), 5) == []


def test_embedding_can_be_cancelled_and_tells_how_far_it_is(tmp_path: Path) -> None:
    built, seen = index(tmp_path), []
    build_vectors(built, HashEmbedder(), progress=lambda done, total, _: seen.append((done, total)))
    assert seen[-1] == (len(built), len(built))
    with pytest.raises(Cancelled):
        build_vectors(built, HashEmbedder(), cancelled=lambda: True)


def test_hashing_does_not_depend_on_the_process() -> None:
    """The figures would differ from run to run if Python's own salted hash were used."""
    expected = [0.0, -1.0, 0.0, -1.0, 1.0, 1.0, -1.0, 0.0]
    assert HashEmbedder(8).embed(["pump"])[0].tolist() == expected
    assert HashEmbedder(8).embed(["PUMP"])[0].tolist() == expected
