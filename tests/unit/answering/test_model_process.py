"""What happens to the program when the model's process dies, hangs or never stops."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from vademecum.answering.exits import Death, explain
from vademecum.answering.model_child import loops
from vademecum.answering.model_file import ModelFile
from vademecum.answering.model_process import ModelProcess, Request, child_command
from vademecum.errors import ModelError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
CHILD = Path(__file__).with_name("scripted_child.py")
ASK = Request((("hello", False),), seconds=20)

Make = Callable[..., ModelProcess]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Start a process that fails as told."""
    made: list[ModelProcess] = []

    def start(how: str) -> ModelProcess:
        file = ModelFile(tmp_path / "m.gguf", 1, "M", "llama", 1, "", 512, 512, True, False, 0, 3)
        command = [sys.executable, str(CHILD), how, str(tmp_path / "starts")]
        made.append(ModelProcess(file, threads=1, command=command))
        return made[-1]

    yield start
    for process in made:
        process.close()


def starts(tmp_path: Path) -> int:
    return len((tmp_path / "starts").read_text())


@pytest.mark.parametrize("how", ["illegal-at-start", "illegal-at-load", "illegal-at-first-token"])
def test_an_illegal_instruction_names_the_cpu_and_is_not_tried_again(
    make: Make, tmp_path: Path, how: str
) -> None:
    process = make(how)
    for _ in range(2):
        with pytest.raises(ModelError, match="CPU"):
            process.write(ASK)
    assert starts(tmp_path) == 1
    assert process.pid is None
    process.retry()
    with pytest.raises(ModelError, match="CPU"):
        process.write(ASK)
    assert starts(tmp_path) == 2


def test_one_crash_is_repaired_unseen(make: Make, tmp_path: Path) -> None:
    process = make("crash-once")
    assert process.write(ASK).text == "fine"
    assert starts(tmp_path) == 2


def test_a_second_crash_switches_the_model_off(make: Make, tmp_path: Path) -> None:
    process = make("crash-always")
    for _ in range(3):
        with pytest.raises(ModelError, match="crashed while writing"):
            process.write(ASK)
    assert starts(tmp_path) == 2
    assert process.failure is not None


def test_text_that_was_shown_is_not_written_twice(make: Make, tmp_path: Path) -> None:
    process, shown = make("crash-after-text"), []
    with pytest.raises(ModelError, match="crashed"):
        process.write(ASK, on_text=shown.append)
    assert shown == ["half a "]
    assert starts(tmp_path) == 1


def test_memory_that_ran_out_is_said(make: Make) -> None:
    with pytest.raises(ModelError, match="memory ran out"):
        make("no-memory").start()


def test_stop_ends_an_endless_reply_and_keeps_what_came(make: Make) -> None:
    process, shown, stop = make("endless"), [], threading.Event()

    def take(text: str) -> None:
        shown.append(text)
        if len(shown) == 3:
            stop.set()

    done = process.write(ASK, on_text=take, cancelled=stop.is_set)
    assert done.end == "cancelled"
    assert done.text.startswith("word1 word2 word3 ")
    assert process.pid is None  # it did not listen, so it was ended


def test_stop_before_the_first_word(make: Make) -> None:
    process, stop = make("deaf"), threading.Event()
    process.start()
    pid = process.pid
    threading.Timer(0.2, stop.set).start()
    begun = time.monotonic()
    done = process.write(ASK, cancelled=stop.is_set)
    assert (done.text, done.end) == ("", "cancelled")
    assert time.monotonic() - begun < 3
    assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_process_that_hangs_is_given_up(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vademecum.answering.model_process._GRACE_S", 0.2)
    with pytest.raises(ModelError, match="did not respond"):
        make("deaf").write(Request((("hello", False),), seconds=0.3))


def test_noise_between_the_replies_is_ignored(make: Make) -> None:
    assert make("noise").write(ASK).text == "fine"


def test_progress_is_passed_on(make: Make) -> None:
    shares: list[float] = []
    make("fine").start(shares.append)
    assert shares == [0.5, 1.0]


def test_closing_ends_the_process_and_the_next_call_starts_it(make: Make, tmp_path: Path) -> None:
    process = make("fine")
    process.start()
    process.close()
    assert process.pid is None
    assert process.write(ASK).text == "fine"
    assert starts(tmp_path) == 2


@pytest.mark.parametrize("how", ["slow-load", "deaf", "endless"])
def test_closing_in_the_middle_ends_the_process_for_good(make: Make, tmp_path: Path, how: str) -> None:
    """It is no crash: nothing is started again behind the back of who closed it."""
    process = make(how)
    closer = threading.Timer(0.5, process.close)
    closer.start()
    begun = time.monotonic()
    with pytest.raises(ModelError, match="was closed"):
        process.write(ASK)
    closer.join()
    assert time.monotonic() - begun < 10
    assert starts(tmp_path) == 1
    assert process.pid is None
    assert process.failure is None


def test_a_program_that_forgets_to_close_ends_without_a_word() -> None:
    program = (
        "import sys, pathlib\n"
        "from vademecum.answering.model_file import ModelFile\n"
        "from vademecum.answering.model_process import ModelProcess\n"
        "file = ModelFile(pathlib.Path('m'), 1, 'M', 'llama', 1, '', 512, 512, True, False, 0, 3)\n"
        "process = ModelProcess(file, command=[sys.executable, sys.argv[1], 'fine'])\n"
        "process.start()\n"
        "print(process.pid, flush=True)\n"
    )
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", program, str(CHILD)],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        with pytest.raises(ProcessLookupError):
            os.kill(int(done.stdout), 0)


def test_the_packaged_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no Python to call; what it starts speaks the protocol and ends with its input."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setitem(sys.modules, "vademecum.cli.main", sys.modules[__name__])
    program, *arguments = child_command()
    assert program == sys.executable
    monkeypatch.undo()
    command = [sys.executable, "-m", "vademecum", *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(b'no json\n{"id": 1, "do": "count", "texts": ["a"]}\n')
        child.stdin.flush()
        ready, failed = json.loads(child.stdout.readline()), json.loads(child.stdout.readline())
        assert ready["event"] == "ready"
        assert failed["error"]["message"] == "no model is loaded"
        child.stdin.close()
        assert child.wait(20) == 0


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    file = ModelFile(tmp_path / "m.gguf", 1, "M", "llama", 1, "", 512, 512, True, False, 0, 3)
    with pytest.raises(ModelError, match="cannot be started"):
        ModelProcess(file, command=[str(tmp_path / "nothing")]).start()


@pytest.mark.parametrize(
    ("code", "last", "told"),
    [
        (-4, "", "CPU"),
        (0xC000001D, "", "CPU"),
        (-9, "", "memory ran out"),
        (1, "MemoryError", "memory ran out"),
        (-11, "", "invalid memory access"),
        (3, "GGML_ASSERT: no such tensor", "exit code 3: GGML_ASSERT"),
    ],
)
def test_exit_codes_in_words(code: int, last: str, told: str) -> None:
    error = explain(Death("load", code, last), Path("m.gguf"))
    assert told in str(error)
    assert error.mend


@pytest.mark.parametrize(
    ("text", "looping"),
    [
        ("the pump needs oil. " * 4, True),
        ("- item one\n" * 3, True),
        ("The pump needs oil. Then the pump runs. The pump needs water. ", False),
        ("-" * 11, False),
        ("", False),
    ],
)
def test_loops_are_noticed(text: str, looping: bool) -> None:
    assert loops(text) is looping
