"""What question files name is looked up in the folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.authoring.question_pages import place
from vademecum.authoring.questions import GatingCase, Question, QuestionFile
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader
from vademecum.knowledge.snapshot import Snapshot

PAGES = {
    "sso.md": (
        "---\nid: single\naliases: [old/login.md]\nrequires: {plan: enterprise, role: owner}\n---\n# SSO\n"
    ),
    "moved.md": "---\nredirect: sso.md\n---\n# Moved\n",
    "hidden.md": "---\nhidden: true\n---\n# Hidden\n",
    "team.md": "---\nrequires: {plan: enterprise, flags: [beta]}\n---\n# Team\n",
}


def _folder(tmp_path: Path, manifest: str = "") -> Snapshot:
    for name, text in PAGES.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "knowledge.yaml").write_text(f"title: T\n{manifest}", "utf-8")
    return read_folder(tmp_path)


def _case(reader: Reader, *pages: str) -> QuestionFile:
    return QuestionFile("q.yaml", cases=(GatingCase("c", "sign on", reader, must_exclude=pages, line=7),))


@pytest.mark.parametrize(
    "name", ["sso.md", "sso", "/sso", "single", "old/login.md", "moved.md", "sso.md#anything"]
)
def test_every_address_of_a_page_means_the_page(tmp_path: Path, name: str) -> None:
    placed = place(_case(Reader(), name), _folder(tmp_path))
    assert placed.problems == ()
    assert placed.file.cases[0].must_exclude == ("sso.md",)


def test_a_section_stays_what_a_question_expects(tmp_path: Path) -> None:
    file = QuestionFile("q.yaml", (Question("q", "x", expect=("moved.md#set-up", "hidden.md")),))
    placed = place(file, _folder(tmp_path))
    assert placed.problems == ()
    assert placed.file.questions[0].expect == ("sso.md#set-up", "hidden.md")


def test_a_page_that_is_not_there_is_named(tmp_path: Path) -> None:
    (problem,) = place(_case(Reader(), "ssso.md"), _folder(tmp_path)).problems
    assert (problem.path, problem.line, problem.severity) == ("q.yaml", 7, "error")
    assert problem.message == "The folder has no page ssso.md. Did you mean sso.md?"


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (Reader(plan="enterprize"), "no plan `enterprize`. Did you mean `enterprise`?"),
        (Reader(plan="gold"), "no plan `gold`. Declare it under `plans:` in the manifest"),
        (Reader(role="owners"), "no role `owners`. Pages say `owner`."),
        (Reader(flags=["betta"]), "no flag `betta`. Pages say `beta`."),
    ],
)
def test_a_reader_that_nobody_is_is_named(tmp_path: Path, reader: Reader, said: str) -> None:
    (problem,) = place(_case(reader, "sso.md"), _folder(tmp_path, "plans: [free, enterprise]\n")).problems
    assert said in problem.message
    assert problem.severity == "warning"


def test_readers_that_somebody_is_pass(tmp_path: Path) -> None:
    # Nothing declares roles, so one that no page asks for may be real.
    reader = Reader(plan="free", role="viewer", flags=["beta"], audience="operator")
    assert place(_case(reader, "sso.md"), _folder(tmp_path, "plans: [free, enterprise]\n")).problems == ()
