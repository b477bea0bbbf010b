"""Search with help: who is asked when, and what stays as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from vademecum.answering.assist import Assistants, search_with
from vademecum.errors import Cancelled
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import search
from vademecum.retrieval.vectors import CallableEmbedder, build_vectors

PAGES = {
    "invoices.md": "# Invoices\n\nDownload the invoice from billing.\n\n## Pay late\n\nAsk for days.\n",
    "team.md": "# Team members\n\nAdd people to the team, or remove a member from it.\n",
    "pumps.md": "# Pumps\n\nGrease the pump every forty days.\n",
    "gold.md": "---\nrequires: {plan: gold}\n---\n# Golden invoices\n\nThe invoice of the gold plan.\n",
}
MEANINGS = {"invoice": 0, "rechnung": 0, "счёт": 0, "team": 1, "участник": 1, "pump": 2, "gold": 3}


def meaning(texts: Sequence[str]) -> list[list[float]]:
    """A tiny encoder that knows what seven words mean in three languages."""
    return [
        [
            float(sum(number == at and word in str(text).casefold() for word, number in MEANINGS.items()))
            for at in range(4)
        ]
        for text in texts  # type: ignore[attr-defined]
    ]


class Translator:
    """Translates by a list and remembers what it was asked."""

    def __init__(self, **words: str) -> None:
        self.words, self.asked = words, [""][:0]

    def rewrite(
        self, question: str, language: str, target: str, cancelled: Callable[[], bool] | None = None
    ) -> str:
        del language, target
        self.asked.append(question)
        if cancelled is not None and cancelled():
            raise Cancelled
        return next((value for key, value in self.words.items() if key in question), "")

    def rephrase(self, question: str, language: str, cancelled: Callable[[], bool] | None = None) -> str:
        return self.rewrite(question, language, language, cancelled)


@pytest.fixture
def index(tmp_path: Path) -> Index:
    for name, text in PAGES.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "knowledge.yaml").write_text("language: en\n", "utf-8")
    return build_index(read_folder(tmp_path))


@pytest.fixture
def encoder(index: Index) -> Assistants:
    embedder = CallableEmbedder(meaning, "meaning-1")
    return Assistants(None, embedder, build_vectors(index, embedder))


RUSSIAN = "как скачать счёт за прошлый месяц"


def test_nobody_is_asked_when_the_words_are_answered(index: Index, encoder: Assistants) -> None:
    translator = Translator(invoice="never")
    helped = search_with(
        index, "download the invoice", Assistants(translator, encoder.embedder, encoder.vectors)
    )
    assert helped == search(index, "download the invoice")
    assert translator.asked == []


def test_a_translation_is_searched_shown_and_never_fully_trusted(index: Index) -> None:
    found = search_with(
        index, RUSSIAN, Assistants(Translator(счёт="download the invoice")), SearchOptions(limit=3)
    )
    assert found.hits[0].path == "invoices.md"
    assert found.rewritten == "download the invoice"
    assert "Searched for “download the invoice”" in found.message
    assert found.language == "ru"
    assert found.tier == "answer"
    assert 0 < found.confidence <= 0.6


def test_a_translation_that_fits_nothing_is_refused(index: Index) -> None:
    found = search_with(index, RUSSIAN, Assistants(Translator(счёт="quantum flux in winter")))
    assert found.tier == "refuse"
    assert found.confidence == 0.0


def test_without_words_from_the_model_it_is_said_that_the_language_is_another(index: Index) -> None:
    plain = search(index, RUSSIAN)
    assert plain.message == (
        "This help is in English; your question seems to be in Russian. "
        "Ask in English; a local model can translate it."
    )
    for helpers in (Assistants(Translator()), Assistants(model=True)):
        found = search_with(index, RUSSIAN, helpers)
        assert found.reason == plain.reason == "other-language"
        # There is a model: to take one is no advice.
        assert found.message == (
            "This help is in English; your question seems to be in Russian. Ask in English."
        )


def test_meaning_alone_offers_sections_but_no_answer(index: Index, encoder: Assistants) -> None:
    found = search_with(index, RUSSIAN, encoder)
    assert found.hits[0].path == "invoices.md"
    assert found.tier == "near"
    assert "closest in meaning" in found.message
    stranger = search_with(index, "сколько лететь до луны", encoder)
    assert stranger.tier == "refuse"


def test_a_translation_that_contradicts_the_meaning_is_no_answer(index: Index, encoder: Assistants) -> None:
    wrong = Assistants(Translator(счёт="grease the pump"), encoder.embedder, encoder.vectors)
    assert search_with(index, RUSSIAN, wrong).tier == "near"
    right = Assistants(Translator(счёт="download the invoice"), encoder.embedder, encoder.vectors)
    assert search_with(index, RUSSIAN, right).tier == "answer"


def test_meaning_never_shows_what_the_reader_may_not_see(index: Index, encoder: Assistants) -> None:
    found = search_with(
        index, "golden счёт gold для меня", encoder, SearchOptions(reader=Reader(plan="basic"), limit=50)
    )
    assert found.hits
    assert "gold.md" not in {hit.path for hit in found.hits}


def test_a_scope_holds_for_meaning_too(index: Index, encoder: Assistants) -> None:
    found = search_with(index, RUSSIAN, encoder, SearchOptions(scope="team.md", limit=50))
    assert {hit.path for hit in found.hits} <= {"team.md"}


def test_in_the_folders_language_vectors_only_add(index: Index, encoder: Assistants) -> None:
    plain = search(index, "rechnung of the spaceship engine", SearchOptions(limit=20))
    found = search_with(index, "rechnung of the spaceship engine", encoder, SearchOptions(limit=20))
    assert found.tier == plain.tier
    assert {hit.id for hit in plain.hits} <= {hit.id for hit in found.hits}


def test_a_raw_query_is_searched_as_typed(index: Index, encoder: Assistants) -> None:
    translator = Translator(счёт="download the invoice")
    helped = Assistants(translator, encoder.embedder, encoder.vectors)
    assert search_with(index, RUSSIAN, helped, SearchOptions(raw_query=True)) == search(
        index, RUSSIAN, SearchOptions(raw_query=True)
    )
    assert translator.asked == []


def test_vectors_of_another_model_or_state_are_left_out(index: Index, encoder: Assistants) -> None:
    other = Assistants(None, CallableEmbedder(meaning, "meaning-2"), encoder.vectors)
    assert search_with(index, RUSSIAN, other).reason == "other-language"


def test_the_next_keystroke_cancels(index: Index) -> None:
    with pytest.raises(Cancelled):
        search_with(index, RUSSIAN, Assistants(Translator()), cancelled=lambda: True)


def test_explained_results_name_every_list(index: Index, encoder: Assistants) -> None:
    helped = Assistants(Translator(счёт="download the invoice"), encoder.embedder, encoder.vectors)
    found = search_with(index, RUSSIAN, helped, SearchOptions(explain=True))
    assert any(step.name == "rewrite" for step in found.steps)
    assert found.hits[0].why[-1].name == "fusion"
    assert "rewritten 1, meaning 1" in found.hits[0].why[-1].effect


def test_other_words_are_asked_for_only_when_wished_and_only_without_a_sure_answer(index: Index) -> None:
    unsure = "get at my rechnung paper"
    assert search(index, unsure).tier != "answer"
    model = Translator(rechnung="download the invoice", invoice="grease the pump")
    assert search_with(index, unsure, Assistants(model)).rewritten == ""
    assert model.asked == []
    wished = Assistants(model, rephrase=True)
    found = search_with(index, unsure, wished)
    assert found.rewritten == "download the invoice"
    assert "invoices.md" in [hit.path for hit in found.hits]
    assert "Also searched for “download the invoice”." in found.message
    # What was typed decides whether there is an answer, and stays in the list.
    typed = search(index, unsure, SearchOptions(limit=20))
    assert found.tier == typed.tier
    assert {hit.id for hit in typed.hits} <= {
        hit.id for hit in search_with(index, unsure, wished, SearchOptions(limit=20)).hits
    }
    model.asked.clear()
    assert search_with(index, "download the invoice", wished).tier == "answer"
    assert model.asked == []
