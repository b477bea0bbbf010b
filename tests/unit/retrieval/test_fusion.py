"""Rankings are joined by their order alone."""

from __future__ import annotations

from vademecum.retrieval.fusion import Ranked, fuse
from vademecum.retrieval.result import Hit


def hit(name: str) -> Hit:
    path = name.partition("#")[0]
    return Hit(
        id=name, source=name, path=path, heading=name, title=path, score=9.0, confidence=0.5, excerpt=""
    )


def ranked(name: str, *ids: str, weight: float = 1.0) -> Ranked:
    return Ranked(name, tuple(hit(each) for each in ids), weight)


def ids(hits: tuple[Hit, ...]) -> list[str]:
    return [each.id for each in hits]


def test_what_both_lists_hold_comes_first() -> None:
    found = fuse([ranked("words", "a", "b", "c"), ranked("meaning", "c", "d")], 10)
    assert ids(found) == ["c", "a", "b", "d"]
    assert found[0].score == round(1 / 63 + 1 / 61, 6)


def test_a_list_of_small_weight_only_adds() -> None:
    found = fuse([ranked("words", "a", "b"), ranked("meaning", "z", "b", weight=0.1)], 10)
    assert ids(found) == ["b", "a", "z"]


def test_equal_scores_are_ordered_by_id_whatever_the_order_of_the_lists() -> None:
    one, other = ranked("words", "b"), ranked("meaning", "a")
    assert ids(fuse([one, other], 2)) == ids(fuse([other, one], 2)) == ["a", "b"]


def test_by_article_lists_agree_on_different_sections_of_it() -> None:
    lists = [ranked("words", "x#1", "y#1", "y#2"), ranked("meaning", "z#1", "y#9")]
    assert ids(fuse(lists, 5, by_article=True)) == ["y#1", "x#1", "z#1", "y#9", "y#2"]
    assert ids(fuse(lists, 2, by_article=True)) == ["y#1", "x#1"]


def test_explained_hits_name_their_ranks() -> None:
    found = fuse([ranked("words", "a", "b"), ranked("meaning", "b")], 5, explain=True)
    assert found[0].why[-1].effect == "words 2, meaning 1"
    assert fuse([ranked("words", "a")], 5)[0].why == ()


def test_nothing_gives_nothing() -> None:
    assert fuse([], 5) == ()
    assert fuse([ranked("words")], 5) == ()
