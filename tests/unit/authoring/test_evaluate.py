"""Question files and what measuring them says."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.authoring.evaluate import evaluate
from vademecum.authoring.questions import Question, read_questions
from vademecum.errors import VademecumError
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index

PAGES = {
    "loom.md": (
        "# Loom\n\nA loom holds the warp.\n\n## Thread the loom\n\nPull each thread through its heddle.\n"
    ),
    "wool.md": "# Wool\n\nWash wool in cold water.\n",
    "vault.md": "---\nrequires: {plan: guild}\n---\n# Vault\n\nThe vault holds gold thread.\n",
}


@pytest.fixture
def index(tmp_path: Path) -> Index:
    root = tmp_path / "pages"
    root.mkdir()
    for name, text in PAGES.items():
        (root / name).write_text(text, "utf-8")
    return build_index(read_folder(root))


def write(tmp_path: Path, name: str, text: str) -> Path:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    return file


def test_a_set_of_questions_is_read(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "q.yaml",
        "questions:\n- {id: a, q: thread it, kind: context, route: /loom, expect: [loom.md#thread-the-loom],"
        " reader: {plan: guild, flags: []}}\n- {q: no answer, expect: []}\n",
    )
    first, second = read_questions(file).questions
    assert first == Question(
        "a", "thread it", "context", ("loom.md#thread-the-loom",), "/loom", Reader(plan="guild", flags=())
    )
    assert (second.id, second.kind, second.expect) == ("2", "unanswerable", ())


def test_one_question_per_line_is_read(tmp_path: Path) -> None:
    text = (
        "# comment\nhow do I wash wool -> wool.md\nthread\tloom.md#thread-the-loom, loom.md\n\nwhat is jazz\n"
    )
    found = read_questions(write(tmp_path, "q.txt", text)).questions
    assert [question.text for question in found] == ["how do I wash wool", "thread", "what is jazz"]
    assert [question.expect for question in found] == [
        ("wool.md",),
        ("loom.md#thread-the-loom", "loom.md"),
        (),
    ]
    assert found[0].id == "line-2"


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("q.yaml", "questions: [", "no YAML"),
        ("q.yaml", "other: 1", "neither"),
        ("q.yaml", "questions: 3", "must be a list"),
        ("q.yaml", "questions:\n- kind: x\n", "entry 1 has no question"),
        ("q.yaml", "questions:\n- {q: x, reader: {audience: nobody}}\n", "q.yaml:2: .*nobody"),
        ("q.yaml", "questions: []\n", "no question in it"),
        ("q.txt", "\n# only a comment\n", "no question in it"),
    ],
)
def test_a_wrong_question_file_is_said_to_be(tmp_path: Path, name: str, text: str, said: str) -> None:
    with pytest.raises(VademecumError, match=said):
        read_questions(write(tmp_path, name, text))
    with pytest.raises(VademecumError, match="cannot read"):
        read_questions(tmp_path / "missing.yaml")


def test_figures_count_files_sections_and_refusals(index: Index) -> None:
    report = evaluate(
        index,
        [
            Question("1", "how do I thread the loom", "howto", ("loom.md#thread-the-loom", "loom.md")),
            Question("2", "wash wool", "keyword", ("loom.md",)),
            Question("3", "who won the football match", "unanswerable-far"),
        ],
    )
    assert report.total.answerable == 2 and report.total.unanswerable == 1
    assert report.total.recall_1 == 0.5
    assert report.total.section_recall_5 == 0.5
    assert report.total.refused_rightly == 1
    assert report.total.answered_wrongly == 1  # the second question expects the wrong article
    assert [score.kind for score in report.kinds] == ["howto", "keyword", "unanswerable-far"]
    assert sum(line.count for line in report.reliability) == report.total.answered
    assert report.unknown_targets == ()


def test_a_page_target_means_its_title_section_beside_section_targets(index: Index) -> None:
    both = Question("1", "pull through the heddle", "howto", ("loom.md#nowhere", "loom.md"))
    page = Question("2", "pull through the heddle", "howto", ("loom.md",))
    strict, loose = evaluate(index, [both, page]).outcomes
    assert strict.file_rank == loose.file_rank == 1
    assert loose.section_rank == 1
    assert strict.section_rank != 1


def test_targets_that_do_not_exist_are_named(index: Index) -> None:
    assert evaluate(index, [Question("1", "x", "", ("gone.md#a",))]).unknown_targets == ("gone.md",)


def test_gating_cases_find_leaks_and_gaps(index: Index, tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "g.yaml",
        "cases:\n"
        "- {id: closed, q: gold thread, reader: {plan: free},"
        " must_include: [loom.md], must_exclude: [vault.md]}\n"
        "- {id: wrong, q: gold thread, reader: {plan: guild},"
        " must_include: [gone.md], must_exclude: [vault.md]}\n",
    )
    closed, wrong = evaluate(index, (), read_questions(file).cases).gating
    assert closed.leaked == () and closed.missing == ()
    assert wrong.leaked == ("vault.md",) and wrong.missing == ("gone.md",)


def test_a_step_can_be_left_out(index: Index) -> None:
    question = Question("1", "thraed the loom", "typo", ("loom.md",))
    whole = evaluate(index, [question]).outcomes[0]
    without = evaluate(index, [question], off=frozenset({"spelling"})).outcomes[0]
    assert whole.corrected and not without.corrected


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("questions:\n- q: x\n  expectt: [a.md]\n", r"q.yaml:3: .*`expectt`.*Did you mean `expect`\?"),
        ("cases:\n- q: x\n  must_exclud: [a.md]\n", r"q.yaml:3: .*Did you mean `must_exclude`\?"),
        ("cases:\n- q: x\n  must_includ: [a.md]\n", r"q.yaml:3: .*Did you mean `must_include`\?"),
        (
            "cases:\n- q: x\n  must_exclude: [a.md]\n  reader:\n    plam: pro\n",
            r"q.yaml:5: .*`plam`.*Did you mean `plan`\?",
        ),
        ("questions:\n- q: x\n  must_exclude: [a.md]\n", r"q.yaml:3: .*belongs under `cases:`"),
        ("cases:\n- q: x\n  expect: [a.md]\n", r"q.yaml:3: .*belongs under `questions:`"),
        ("questions:\n- q: x\n  colour: red\n", r"q.yaml:3: .*`colour` is not read.*Use one of"),
        ("case:\n- q: x\n  must_exclude: [a.md]\n", r"q.yaml:1: .*Did you mean `cases`\?"),
        ("cases:\n- q: x\n- q: y\n  must_include: []\n", "q.yaml:2: the case 1 checks nothing"),
        ("cases:\n- q: x\n  must_exclude: [a.md]\n  must_exclude: [b.md]\n", "q.yaml:4: .*given twice"),
        ("cases:\n- q: x\n  must_exclude: {a.md: 1}\n", "q.yaml:3: `must_exclude` is not understood"),
        ("cases:\n- {q: x, must_exclude: [a.md], reader: pro}\n", "q.yaml:2: `reader` is not understood"),
        (
            "cases:\n- {q: x, must_exclude: [a.md], reader: {plan: [a, b]}}\n",
            "q.yaml:2: `plan` of a reader is one text",
        ),
        (
            "cases:\n- {q: x, must_exclude: [a.md], include_low: perhaps}\n",
            "q.yaml:2: `include_low` is not understood",
        ),
    ],
)
def test_a_slip_in_a_question_file_is_named_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(VademecumError, match=said):
        read_questions(write(tmp_path, "q.yaml", text))


def test_every_slip_of_a_file_is_named(tmp_path: Path) -> None:
    text = "questions:\n- q: x\n  expectt: [a.md]\ncases:\n- q: x\n"
    with pytest.raises(VademecumError) as caught:
        read_questions(write(tmp_path, "q.yaml", text))
    first, second = str(caught.value).splitlines()
    assert "q.yaml:3: " in first and "q.yaml:5: " in second


def test_an_entry_may_take_keys_from_another(tmp_path: Path) -> None:
    text = (
        "cases:\n- &free\n  q: gold\n  reader: &who {plan: free, flags: []}\n  must_exclude: [a.md]\n"
        "- <<: *free\n  q: thread\n- {q: more, reader: *who, must_include: b.md}\n"
    )
    first, second, third = read_questions(write(tmp_path, "q.yaml", text)).cases
    assert (second.text, second.must_exclude) == ("thread", ("a.md",))
    assert first.reader == second.reader == third.reader == Reader(plan="free", flags=())
    assert third.must_include == ("b.md",)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("how do I wash wool => wool.md", "`=>` is no arrow"),
        ("how do I wash wool ⇒ wool.md, loom.md#thread", "`⇒` is no arrow"),
        ("how do I wash wool | wool.md", "without an arrow"),
        ("how do I wash wool: wool.md", "without an arrow"),
        ("how do I wash wool ->", "no page behind the arrow"),
        ("-> wool.md", "no question before the arrow"),
    ],
)
def test_a_page_that_would_be_part_of_the_question_is_a_slip(tmp_path: Path, line: str, said: str) -> None:
    with pytest.raises(VademecumError, match=f"q.txt:2: .*{said}"):
        read_questions(write(tmp_path, "q.txt", f"what is jazz\n{line}\n"))


def test_questions_about_arrows_and_files_are_questions(tmp_path: Path) -> None:
    text = "what does => mean in a lambda\nhow do I edit README.md\nis a >> b a shift to the right\nwho wrote https://x.org/a.md\n"
    assert len(read_questions(write(tmp_path, "q.txt", text)).questions) == 4
    (long,) = read_questions(write(tmp_path, "l.txt", "wash wool --> wool.md\n")).questions
    assert (long.text, long.expect) == ("wash wool", ("wool.md",))
