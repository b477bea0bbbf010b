"""The inverted index against rank_bm25, which defines the scores."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rank_bm25 import BM25Okapi

from vademecum.retrieval.bm25 import Bm25, Floats, okapi_idf, positive_idf

WORDS = st.sampled_from(["route", "page", "index", "a", "søk", "поиск", "探", "x1", "title", "rule"])
DOCUMENTS = st.lists(st.lists(WORDS, max_size=12), min_size=1, max_size=12).filter(any)


class PositiveIdf(BM25Okapi):
    """The reference with the idf that search uses."""

    def _calc_idf(self, nd: dict[str, int]) -> None:
        for word, frequency in nd.items():
            self.idf[word] = np.log(1 + (self.corpus_size - frequency + 0.5) / (frequency + 0.5))


@settings(max_examples=150, deadline=None)
@given(DOCUMENTS, st.lists(WORDS, max_size=6), st.floats(0.1, 3.0), st.floats(0.0, 0.99))
def test_scores_equal_the_reference(
    documents: list[list[str]], query: list[str], k1: float, b: float
) -> None:
    expected = BM25Okapi(documents, k1=k1, b=b).get_scores(query)
    np.testing.assert_allclose(Bm25(documents, k1=k1, b=b).get_scores(query), expected, rtol=0, atol=1e-9)


@settings(max_examples=150, deadline=None)
@given(DOCUMENTS, st.lists(WORDS, max_size=6))
def test_scores_equal_the_reference_with_a_positive_idf(documents: list[list[str]], query: list[str]) -> None:
    expected = PositiveIdf(documents).get_scores(query)
    ours = Bm25(documents, idf=positive_idf).get_scores(query)
    np.testing.assert_allclose(ours, expected, rtol=0, atol=1e-9)


def test_an_empty_collection_scores_nothing() -> None:
    assert Bm25([]).get_scores(["anything"]).tolist() == []
    assert Bm25([[], []]).get_scores(["anything"]).tolist() == [0.0, 0.0]


@pytest.mark.parametrize("copies", [1, 2, 5])
def test_the_only_match_in_a_tiny_folder_scores_above_zero(copies: int) -> None:
    documents = [["print", "a", "page"]] * copies
    assert (Bm25(documents, idf=positive_idf).get_scores(["print"]) > 0).all()
    assert Bm25([["print"], ["install"]], idf=positive_idf).get_scores(["print"]).tolist()[1] == 0.0


def test_the_best_documents_come_in_order_and_only_those_that_match() -> None:
    engine = Bm25([["a"], ["b", "a"], ["b"], ["a", "a", "b"]], idf=positive_idf)
    assert engine.top(["a"], 2) == sorted([0, 1, 3], key=lambda n: -engine.get_scores(["a"])[n])[:2]
    assert engine.top(["nothing"], 5) == []
    assert len(engine.top(["a", "b"], 10)) == 4


MANY = st.lists(st.lists(WORDS, min_size=1, max_size=5), min_size=1, max_size=80)


@pytest.mark.parametrize("idf", [positive_idf, okapi_idf])
@settings(max_examples=100, deadline=None)
@given(MANY, st.lists(WORDS, max_size=4), st.integers(1, 25))
def test_looking_at_few_documents_loses_none_of_the_best(
    idf: Callable[[int, Floats], Floats], documents: list[list[str]], query: list[str], count: int
) -> None:
    engine = Bm25(documents, idf=idf)
    scores = engine.get_scores(query)
    holding = [number for number, document in enumerate(documents) if not set(document).isdisjoint(query)]
    assert engine.top(query, count) == sorted(holding, key=lambda number: (-scores[number], number))[:count]
