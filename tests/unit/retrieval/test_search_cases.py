"""Public complaints about search in tools like ours, on the shared fixtures; skipped without them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.answering.ask import ask
from vademecum.knowledge.folder import read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.pipeline import context, search

FIXTURES = Path(__file__).resolve().parents[4] / "shared" / "cases" / "fixtures"
pytestmark = pytest.mark.skipif(not FIXTURES.is_dir(), reason=f"no shared cases in {FIXTURES}")


@pytest.fixture(scope="module")
def indexes() -> dict[str, Index]:
    return {name: build_index(read_folder(FIXTURES / name)) for name in ("HV", "AI", "CH", "BM-01", "BM-03")}


def sources(index: Index, text: str) -> list[str]:
    return [hit.source for hit in search(index, text).hits]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("torque limiter", "drive/setup.md#limits"),
        ("60068", "ref/codes.md"),
        ("E-4031", "ref/codes.md"),
        ("4031", "ref/codes.md"),
        ("2.10.3", "ref/codes.md"),
        ("factory reset", "admin/restore-defaults.md"),
        ("calibartion", "sensors/calibration.md"),
        ("校准", "cjk/zh.md"),
        ("传感器校准", "cjk/zh.md"),
        ("設定", "cjk/ja.md"),
        ("バックアップ", "cjk/ja.md"),
        ("인증", "cjk/ko.md"),
        ("인증키", "cjk/ko.md"),
        ("JWT 인증", "cjk/ko.md"),
        ("오연서", "mix/es.md"),
        ("resume", "mix/accents.md"),
        ("STRASSE", "mix/accents.md"),
        ("abc", "mix/width.md"),
        ("read_timeout_ms", "ref/params.md"),
        ("maxRetryCount", "ref/params.md"),
        ("net:port", "ref/codes.md"),
        ("start-up", "ops/start-up.md"),
        ("start up", "ops/start-up.md"),
        ("startup", "ops/start-up.md"),
    ],
)
def test_the_right_section_is_first(indexes: dict[str, Index], text: str, first: str) -> None:
    assert sources(indexes["HV"], text)[0] == first


def test_a_correction_is_marked(indexes: dict[str, Index]) -> None:
    assert search(indexes["HV"], "calibartion").corrected == {"calibartion": "calibration"}


@pytest.mark.parametrize("size", range(2, 12))
def test_half_typed_words_find_their_page(indexes: dict[str, Index], size: int) -> None:
    assert "admin/permissions.md" in sources(indexes["HV"], "permissions"[:size])


@pytest.mark.parametrize(
    ("text", "source", "said", "unsaid"),
    [
        ("What does RAG mean here?", "terms.md", "Rotor Alignment Gauge", "etrieval"),
        ("Which pump needs 3 bar?", "pumps.md#pump-b", "3 bar", "2 bar"),
        ("Which crate holds two lamps?", "crates.md", "KD41", "KD14"),
    ],
)
def test_answers_are_the_page_s_own_words(
    indexes: dict[str, Index], text: str, source: str, said: str, unsaid: str
) -> None:
    answer = ask(indexes["AI"], text)
    assert answer.source == source
    assert answer.text is not None and said in answer.text and unsaid not in answer.text
    assert answer.citations[0].source == source and said in answer.citations[0].quote


@pytest.mark.parametrize("text", ["What is the capital of Italy?", "How do I reset the warranty seal?"])
def test_what_the_pages_do_not_hold_is_declined(indexes: dict[str, Index], text: str) -> None:
    answer = ask(indexes["AI"], text)
    assert answer.text is None and not answer.citations
    assert answer.message


@pytest.mark.parametrize(
    ("route", "source", "place"),
    [
        ("/data/import", "import.md", "exact"),
        ("/data/import?tab=3", "import.md", "exact"),
        ("/data/import/csv/step2", "import.md", "ancestor"),
        ("/data/import/options", "import.md#options", "exact"),
        ("/data", "data.md", "exact"),
        ("/graph/box", "box.md", "exact"),
        ("/prepare/box", "box.md", "exact"),
        ("/old/box", "box.md", "exact"),
        ("/dup", "dup1.md", "exact"),
        ("/unknown/x", "home.md", "ancestor"),
        ("", "home.md", "exact"),
    ],
)
def test_a_screen_finds_its_article(indexes: dict[str, Index], route: str, source: str, place: str) -> None:
    hit = context(indexes["CH"], route).hits[0]
    assert (hit.source, hit.place) == (source, place)


def test_a_route_that_merely_begins_alike_does_not_match(indexes: dict[str, Index]) -> None:
    assert "import.md" not in [hit.path for hit in context(indexes["CH"], "/data/importer").hits]


def test_empty_and_tiny_folders(indexes: dict[str, Index]) -> None:
    empty = search(indexes["BM-01"], "anything")
    assert empty.hits == () and empty.message
    assert sources(indexes["BM-03"], "print") == ["print.md"]
