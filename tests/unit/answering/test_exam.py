"""The examination tells good models from bad ones, and speaks plainly."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from vademecum.answering.exam import _sheet, examine
from vademecum.answering.model_process import Request, Written
from vademecum.answering.rewrite import _EXAMPLES
from vademecum.errors import Cancelled

TRANSLATED = {
    "как удалить проект": "delete a project",
    "¿Cómo borro un proyecto?": "delete a project",
    "Daten exportieren": "export data",
    "データをエクスポートする": "export data",
    "Wie viele Zeichen braucht ein Kennwort?": "how many characters does a password need",
    "Кто может приглашать людей в команду?": "who can add users to the team",
    "L'imprimante n'imprime plus": "printing does not work",
    "如何恢复已删除的项目": "bring back a deleted project",
}
FACTS = {
    "How long do invoices stay available?": "Invoices stay there for 18 months",
    "How many characters does a password need?": "A password needs at least 14 characters",
    "Who can add users to the team?": "Only owners can add users",
    "For how long can a deleted project be brought back?": "A deleted project can be brought back for 6 days",
    "Which command exports all data?": "Run `lumo export --all`",
    "What pressure does the pump Belma have?": "The pump Belma has 7 bar pressure",
}


class Pupil:
    """A model that knows as much as it is told to know."""

    chat = True
    context = 4096

    def __init__(self, *, translates: bool, knows: bool, marks: bool = True, refuses: bool = True) -> None:
        self.translates, self.knows, self.marks, self.refuses = translates, knows, marks, refuses

    def write(
        self,
        request: Request,
        on_text: Callable[[str], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Written:
        if cancelled is not None and cancelled():
            return Written("", "cancelled")
        text = self._reply(request)
        if on_text is not None:
            on_text(text)
        return Written(text, "end")

    def _reply(self, request: Request) -> str:
        asked = [text for text, ours in request.user if not ours][-1]
        if request.grammar:
            return json.dumps({"query": TRANSLATED[asked] if self.translates else "the weather today"})
        if asked not in FACTS:
            return "NOT FOUND" if self.refuses else "It costs 40 dollars [1]."
        if not self.knows:
            return "It depends on the weather [1]."
        prompt = "".join(text for text, _ in request.user)
        start = prompt.find(FACTS[asked].split()[-1])
        number = re.findall(r"### .* \[(\d)\]", prompt[:start])[-1] if start >= 0 else "1"
        return f"{FACTS[asked]} [{number if self.marks else 9}]."


def test_a_good_model_passes_both() -> None:
    result = examine(Pupil(translates=True, knows=True))
    assert (result.share("rewriting"), result.share("answers"), result.share("refusals")) == (1.0, 1.0, 1.0)
    assert (result.supported, result.cited) == (1.0, 1.0)
    assert result.verdict == "Good enough to translate questions and to word answers."


@pytest.mark.parametrize(
    ("pupil", "verdict"),
    [
        (Pupil(translates=True, knows=False), "not to word answers"),
        (Pupil(translates=True, knows=True, marks=False), "not to word answers"),
        (Pupil(translates=True, knows=True, refuses=False), "not to word answers"),
        (Pupil(translates=False, knows=True), "not to translate questions"),
        (Pupil(translates=False, knows=False), "neither"),
    ],
)
def test_what_a_model_lacks_is_said(pupil: Pupil, verdict: str) -> None:
    assert verdict in examine(pupil).verdict


def test_a_base_model_is_asked_for_translations_only() -> None:
    result = examine(Pupil(translates=True, knows=True), answers=False)
    assert {item.kind for item in result.items} == {"rewriting"}
    assert not result.answers


def test_progress_and_cancelling() -> None:
    seen: list[tuple[int, int]] = []
    examine(Pupil(translates=True, knows=True), progress=lambda done, total, _: seen.append((done, total)))
    assert [done for done, _ in seen] == list(range(17))
    with pytest.raises(Cancelled):
        examine(Pupil(translates=True, knows=True), cancelled=lambda: True)


def test_no_examination_question_is_among_the_examples_of_the_prompt() -> None:
    examples = {sentence.casefold() for row in _EXAMPLES for sentence in row.values()}
    assert not examples & {task["question"].casefold() for task in _sheet()["rewriting"]}
