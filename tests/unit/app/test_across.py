from __future__ import annotations

from pathlib import Path

import pytest

from vademecum import Knowledge, Reader
from vademecum.answering.answer import Answer
from vademecum.app.across import FolderHit, OpenFolder, ask_across, search_across
from vademecum.knowledge.reader import ANYONE
from vademecum.retrieval.result import Hit, SearchResult

PUMPS = {
    "index.md": "# Pumps\n\nA pump moves water.\n",
    "torque.md": "# Torque of a pump\n\nThe torque of a pump is measured in newton metres.\n",
    "secret.md": "---\naudience: operator\n---\n# Service torque\n\n"
    "The service torque is 40 newton metres.\n",
}
GARDEN = {
    "index.md": "# Garden\n\nRoses need water and sun.\n",
    "roses.md": "# Roses\n\nCut roses in spring, above an outer bud.\n",
}


def opened(root: Path, name: str, pages: dict[str, str], reader: Reader = ANYONE) -> OpenFolder:
    folder = root / name
    folder.mkdir()
    for page, text in pages.items():
        (folder / page).write_text(text, encoding="utf-8")
    return OpenFolder(str(folder), Knowledge.open(folder, cache=False), reader)


def search(folders: list[OpenFolder], text: str, limit: int = 10) -> SearchResult:
    return search_across(folders, lambda one: one.knowledge.search(text, reader=one.reader, limit=10), limit)


def titles(result: SearchResult) -> list[tuple[str, str]]:
    assert all(isinstance(hit, FolderHit) for hit in result.hits)
    return [(hit.folder_title, hit.title) for hit in result.hits if isinstance(hit, FolderHit)]


def scripted(
    name: str, *confidences: float, tier: str = "answer", guessed: str = ""
) -> tuple[str, SearchResult]:
    hits = tuple(
        Hit(f"{n}", f"{n}", f"{n}", "", f"{name}{n}", 100.0 - n, confidence, "")
        for n, confidence in enumerate(confidences)
    )
    corrected = {"typed": guessed} if guessed else {}
    return name, SearchResult(hits, name, corrected, tier=tier)  # type: ignore[arg-type]


def merged(tmp_path: Path, *results: tuple[str, SearchResult], limit: int = 10) -> SearchResult:
    folders = [opened(tmp_path, name, {"index.md": f"# {name}\n"}) for name, _ in results]
    by_key = {folder.key: result for folder, (_, result) in zip(folders, results, strict=True)}
    return search_across(folders, lambda folder: by_key[folder.key], limit)


def order(result: SearchResult) -> str:
    return " ".join(hit.title for hit in result.hits)


def test_each_hit_says_its_folder_and_each_folder_has_its_own_reader(tmp_path: Path) -> None:
    pumps = opened(tmp_path, "pumps", PUMPS, Reader(audience="end_user"))
    copy = opened(tmp_path, "copy", PUMPS, Reader(audience="operator"))
    found = titles(search([pumps, copy], "service torque"))
    assert ("copy", "Service torque") in found
    assert ("pumps", "Service torque") not in found, "what this folder's reader may not see"
    answer = ask_across(
        [pumps, copy], lambda one: one.knowledge.ask("What is the service torque?", reader=one.reader)
    )
    assert answer.folder is copy
    assert answer.answer.text is not None
    assert "40" in answer.answer.text


def test_what_fits_one_folder_keeps_the_others_out(tmp_path: Path) -> None:
    folders = [opened(tmp_path, "pumps", PUMPS), opened(tmp_path, "garden", GARDEN)]
    assert titles(search(folders, "cut roses in spring"))[0] == ("garden", "Roses")
    assert {folder for folder, _ in titles(search(folders, "water"))} == {"pumps", "garden"}


def test_hits_compete_by_confidence_and_a_folder_keeps_its_own_order(tmp_path: Path) -> None:
    found = merged(tmp_path, scripted("a", 0.5, 0.9, 0.4), scripted("b", 0.8, 0.45))
    assert order(found) == "b0 a0 a1 b1 a2"
    assert found.confidence == 0.8
    assert found.query == "b", "what was searched is told by the folder that leads"


def test_equal_hits_take_turns_in_the_order_of_the_folders(tmp_path: Path) -> None:
    assert order(merged(tmp_path, scripted("a", 0.5, 0.5), scripted("b", 0.5, 0.5), limit=3)) == "a0 b0 a1"


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (scripted("a", 0.3, tier="refuse"), scripted("b", 0.2, tier="near"), "b0"),
        (scripted("a", 0.6, guessed="other"), scripted("b", 0.2), "b0"),
        (scripted("a", 0.6, guessed="other"), scripted("b", 0.2, tier="refuse"), "a0"),
        (scripted("a", 0.3, tier="refuse"), scripted("b", 0.2, tier="refuse"), "a0 b0"),
        (scripted("a", tier="refuse"), scripted("b", 0.2, tier="refuse"), "b0"),
        (scripted("a", tier="refuse"), scripted("b", tier="refuse"), ""),
    ],
)
def test_a_real_fit_and_known_words_go_before_guesses(
    tmp_path: Path, left: tuple[str, SearchResult], right: tuple[str, SearchResult], expected: str
) -> None:
    assert order(merged(tmp_path, left, right)) == expected


def test_refused_by_all_offers_what_is_closest_anywhere(tmp_path: Path) -> None:
    folders = [opened(tmp_path, name, {"index.md": f"# {name}\n"}) for name in "ab"]
    results = dict(zip((one.key for one in folders), (scripted("a", 0.1), scripted("b", 0.3)), strict=True))
    refused = ask_across(folders, lambda one: Answer(hits=results[one.key][1].hits, message=one.title))
    assert refused.answer.text is None
    assert [hit.title for hit in refused.answer.hits] == ["b0", "a0"]
    assert refused.folder is folders[0]


def test_nobody_to_search_and_nobody_to_ask() -> None:
    assert search_across([], lambda _one: SearchResult(), 5) == SearchResult()
    with pytest.raises(ValueError, match="no folder"):
        ask_across([], lambda _one: Answer())
