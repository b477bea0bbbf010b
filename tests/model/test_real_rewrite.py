"""A small real model translates questions well enough to find the article."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vademecum.answering.assist import Assistants, search_with
from vademecum.answering.model_process import ModelProcess
from vademecum.answering.rewrite import ModelRewriter, request_for
from vademecum.knowledge.folder import read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.pipeline import search

pytestmark = pytest.mark.model

PAGES = {
    "password.md": "# Change your password\n\nOpen your profile and choose a new password.\n",
    "invoice.md": "# Download an invoice\n\nInvoices are on the billing page as PDF.\n",
    "team.md": "# Remove a user from the team\n\nOpen the team page and remove the user.\n",
    "language.md": "# Change the language of the interface\n\nPick a language in the settings.\n",
    "printing.md": "# Printing problems\n\nPrinting does not work without paper in the printer.\n",
    "export.md": "# Export data to a file\n\nChoose Export and save the file.\n",
}
QUESTIONS = {
    "Wie ändere ich die Sprache der Oberfläche?": "language.md",
    "¿Cómo cambio mi contraseña?": "password.md",
    "как удалить пользователя из команды": "team.md",
    "Comment exporter les données dans un fichier ?": "export.md",
    "プリンターで印刷できません": "printing.md",
}


@pytest.fixture
def index(tmp_path: Path) -> Index:
    for name, text in PAGES.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "knowledge.yaml").write_text("language: en\n", "utf-8")
    return build_index(read_folder(tmp_path))


def test_questions_of_other_languages_find_their_article(gemma: ModelProcess, index: Index) -> None:
    helped = Assistants(ModelRewriter(gemma))
    right, without = 0, 0
    for question, path in QUESTIONS.items():
        found = search_with(index, question, helped)
        right += bool(found.hits) and found.hits[0].path == path
        plain = search(index, question)
        without += bool(plain.hits) and plain.hits[0].path == path and plain.tier == "answer"
        assert len(found.rewritten.split()) <= 12
    assert without == 0
    assert right >= 4


def test_every_reply_is_json_and_the_prompt_is_read_once(gemma: ModelProcess) -> None:
    for number, question in enumerate((*list(QUESTIONS)[:2], '", "x": "', "😀")):
        done = gemma.write(request_for(question, "en"))
        assert set(json.loads(done.text)) == {"query"}
        assert number == 0 or done.kept > 100


def test_the_same_question_is_translated_the_same(gemma: ModelProcess) -> None:
    questions = list(QUESTIONS)[:2]
    first = [gemma.write(request_for(question, "en")).text for question in questions]
    again = [gemma.write(request_for(question, "en")).text for question in reversed(questions)]
    assert first == again[::-1]
