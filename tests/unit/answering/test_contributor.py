"""What hosts with an assistant of their own use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from vademecum.answering.contributor import (
    KnowledgeContributor,
    answer_with,
    format_retrieval,
    is_help_query,
    retrieve,
)
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions

PAGES = {
    "valves.md": "# Valves\n\n## Valve K9\n\nValve K9 opens at 95 degrees.\n",
    "gold.md": "---\nrequires: {plan: gold}\n---\n# Golden valve K9\n\n"
    "The golden valve K9 opens at 7 degrees.\n",
    "paint.md": "# Paint\n\nPaint the door green.\n",
}


@pytest.fixture
def index(tmp_path: Path) -> Index:
    for name, text in PAGES.items():
        (tmp_path / name).write_text(text, "utf-8")
    return build_index(read_folder(tmp_path))


@pytest.mark.parametrize(
    "text",
    [
        "how do I export a table", "What is a domain?", "Where are my invoices", "can i change it",
        "help me with dns",
        "show me the steps", "steps to verify", "export?", "I can't log in", "Wie ändere ich das Passwort",
        "Wo finde ich Rechnungen", "¿Cómo exporto?", "dónde están las facturas", "Comment exporter",
        "как скачать счёт",
        "почему не работает", "エクスポートの方法", "どこで設定しますか", "如何删除项目",
        "怎么修改密码", "비밀번호 변경 방법",
        "Come esporto", "Onde estão as faturas",
    ],
)  # fmt: skip
def test_questions_for_help(text: str) -> None:
    assert is_help_query(text)


@pytest.mark.parametrize(
    "text",
    ["export the table", "delete row 5", "thanks", "", "Tabelle exportieren", "удали строку", "hello there"],
)
def test_orders_and_small_talk(text: str) -> None:
    assert not is_help_query(text)


def test_retrieval_is_numbered_and_within_what_the_reader_may_see(index: Index) -> None:
    found = retrieve(index, "when does valve K9 open", SearchOptions(reader=Reader(plan="basic")))
    assert found.answerable
    assert found.excerpts[0].n == 1
    assert found.excerpts[0].source == "valves.md#valve-k9"
    text = format_retrieval(found.excerpts)
    assert text.startswith(
        "## Relevant documentation\n\n### Valves › Valve K9 [1]\n_Source: valves.md#valve-k9_\n\n"
    )
    assert "golden" not in text


def test_a_contributor_adds_something_only_when_it_helps(index: Index) -> None:
    contributor = KnowledgeContributor(lambda: index, Reader(plan="basic"), budget=200)
    text = contributor.contribute("when does valve K9 open?")
    assert "95 degrees" in text
    assert len(text) <= 200
    assert contributor.contribute("open valve K9") == ""
    assert contributor.contribute("what is the capital of Italy?") == ""


def test_any_function_from_text_to_text_is_a_client(index: Index) -> None:
    prompts: list[str] = []

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return "Valve K9 opens at 95 degrees [1]. It is red [1]."

    answer = answer_with(index, "when does valve K9 open", model, SearchOptions(reader=Reader(plan="basic")))
    assert answer.text == "Valve K9 opens at 95 degrees [1]."
    assert answer.removed == 1
    assert "Question: when does valve K9 open" in prompts[0]
    assert "golden" not in prompts[0]


def test_a_client_may_stream(index: Index) -> None:
    def model(_: str) -> Iterator[str]:
        yield from ("Valve K9 opens", " at 95 degrees", " [1].")

    shown: list[str] = []
    answer = answer_with(
        index,
        "when does valve K9 open",
        model,
        SearchOptions(reader=Reader(plan="basic")),
        on_text=shown.append,
    )
    assert answer.text == "".join(shown) == "Valve K9 opens at 95 degrees [1]."


def test_a_refusal_does_not_reach_the_client(index: Index) -> None:
    def model(_: str) -> str:
        raise AssertionError("it must not be asked")

    assert answer_with(index, "what is the capital of Italy", model).text is None


def test_what_a_client_raises_comes_through(index: Index) -> None:
    def model(_: str) -> str:
        raise TimeoutError("too slow")

    with pytest.raises(TimeoutError):
        answer_with(index, "when does valve K9 open", model, SearchOptions(reader=Reader(plan="basic")))
