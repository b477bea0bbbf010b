"""The model's own process as seen from the program: started, watched, cancelled, restarted once.

Native code can die in ways that Python can't catch, so it never runs in the program itself.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

import vademecum
from vademecum.answering.exits import Death, explain
from vademecum.answering.machine import model_threads
from vademecum.answering.model_file import ModelFile
from vademecum.errors import Cancelled, ModelError
from vademecum.knowledge.extras import how_to_add
from vademecum.program import own_command

T = TypeVar("T")
OnText = Callable[[str], None]
OnProgress = Callable[[float], None]
IsCancelled = Callable[[], bool]

LOAD_S = 300.0
"""Longest time for loading: a large model on a slow disk."""
WRITE_S = 120.0
"""Longest time for one reply."""
_GRACE_S = 5.0
"""After a job's own time the process is taken to hang."""
_CANCEL_S = 1.0
"""How long to wait for a cancelled job to stop by itself; 2 to 36 ms were measured."""
_TICK_S = 0.05
_WITH_LIBRARY = "Install the package of Vademecum that brings the model library along"
_LONGEST_LINE = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Request:
    """Something to write."""

    user: tuple[tuple[str, bool], ...]
    """Parts of the prompt: text, and whether it is ours; text of pages and readers is not."""
    system: str = ""
    most: int = 256
    """Tokens of the reply at most."""
    grammar: str = ""
    """GBNF that the reply must keep to; empty for free text."""
    stop: tuple[str, ...] = ()
    """Texts that end the reply."""
    opening: str = ""
    """First words of the reply, given."""
    plain: bool = False
    """Go without the model's chat template: for base models and completions."""
    seconds: float = WRITE_S


@dataclass(frozen=True, slots=True)
class Written:
    """A reply, and what it took."""

    text: str
    end: str
    """end, stop, length, repetition, deadline or cancelled."""
    prompt: int = 0
    """Tokens of the prompt."""
    kept: int = 0
    """Of these, tokens that had not to be read again."""
    written: int = 0
    """Tokens of the reply."""
    prompt_s: float = 0.0
    write_s: float = 0.0
    first_s: float = 0.0
    """Seconds until the first text arrived here."""


class ModelProcess:
    """One loaded model. Methods may be called from any thread; jobs wait for one another."""

    def __init__(
        self, file: ModelFile, *, threads: int | None = None, command: Sequence[str] | None = None
    ) -> None:
        """`command` starts another program that speaks the same protocol, for tests."""
        self.file = file
        self.context = file.context
        """Tokens of the context, as opened."""
        self.chat = file.chat
        self._threads = threads or model_threads()
        self._command = list(command or child_command())
        self._lock = threading.RLock()
        self._child: _Child | None = None
        self._closings = 0
        """How often the process was ended from outside: such an end is no death."""
        self._number = 0
        self._restarted = False
        self._failure: ModelError | None = None

    @property
    def pid(self) -> int | None:
        """Process id while the process runs."""
        child = self._child
        return child.process.pid if child is not None and child.alive else None

    @property
    def failure(self) -> ModelError | None:
        """Why the model was given up; `retry` clears it."""
        return self._failure

    def start(self, on_progress: OnProgress | None = None, cancelled: IsCancelled | None = None) -> None:
        """Load the model unless it is loaded; `on_progress` gets 0 to 1.

        Raises `ModelError` when it can't be loaded and `Cancelled`.
        """
        with self._lock:
            self._guarded(lambda: self._loaded(on_progress, cancelled), lambda: True)

    def retry(self) -> None:
        """Forget a failure, so that the next call tries again."""
        with self._lock:
            self._failure, self._restarted = None, False

    def write(
        self, request: Request, on_text: OnText | None = None, cancelled: IsCancelled | None = None
    ) -> Written:
        """Let the model write; `on_text` gets the reply in parts.

        A cancelled reply is returned as far as it came, with `end` cancelled. Raises `ModelError`.
        """
        parts: list[str] = []

        def once() -> Written:
            child = self._loaded(None, cancelled)
            begun, first = time.monotonic(), 0.0

            def take(message: Mapping[str, Any]) -> None:
                nonlocal first
                if "text" in message:
                    first = first or time.monotonic() - begun
                    parts.append(str(message["text"]))
                    if on_text is not None:
                        on_text(parts[-1])

            job = {
                "do": "write", "system": request.system, "user": [list(part) for part in request.user],
                "most": request.most, "grammar": request.grammar, "stop": list(request.stop),
                "opening": request.opening, "plain": request.plain,
            }  # fmt: skip
            done = self._job(child, job, request.seconds, take, cancelled)
            figures = {key: value for key, value in done.items() if key in Written.__slots__}
            return Written("".join(parts), **figures, first_s=first)

        with self._lock:
            try:
                return self._guarded(once, lambda: not parts)
            except Cancelled:
                return Written("".join(parts), "cancelled")

    def embed(self, texts: Sequence[str], cancelled: IsCancelled | None = None) -> list[list[float]]:
        """Vectors of length 1 for texts; raises `ModelError` and `Cancelled`."""

        def once() -> list[list[float]]:
            child = self._loaded(None, cancelled)
            vectors: list[list[float]] = []
            for at in range(0, len(texts), 16):
                job = {"do": "embed", "texts": list(texts[at : at + 16])}
                vectors += self._job(child, job, WRITE_S, None, cancelled)["vectors"]
            return vectors

        with self._lock:
            return self._guarded(once, lambda: True)

    def count(self, texts: Sequence[str]) -> list[int]:
        """Tokens of each text; raises `ModelError`."""

        def once() -> list[int]:
            child = self._loaded(None, None)
            counts: list[int] = self._job(child, {"do": "count", "texts": list(texts)}, 60, None, None)[
                "counts"
            ]
            return counts

        with self._lock:
            return self._guarded(once, lambda: True)

    def close(self) -> None:
        """End the process, also in the middle of loading or writing; the next job would start it again.

        A job under way raises `ModelError`.
        """
        self._closings += 1
        self._end()

    def _end(self) -> None:
        child = self._child
        self._child = None
        if child is not None:
            child.end()

    def __del__(self) -> None:
        # Its reading threads keep a running process alive: one that nobody can use any more must end.
        with contextlib.suppress(Exception):
            self.close()

    def _guarded(self, work: Callable[[], T], repeatable: Callable[[], bool]) -> T:
        """Do `work`; when the process dies under it, start another one once, and do it again."""
        if self._failure is not None:
            raise self._failure
        closings = self._closings
        try:
            return work()
        except Death as death:
            self._end()
            if self._closings != closings:
                raise ModelError("the model was closed", path=str(self.file.path)) from death
            if not death.hopeless and not self._restarted:
                self._restarted = True
                if repeatable():
                    return self._guarded(work, repeatable)
            else:
                self._failure = explain(death, self.file.path)
            raise explain(death, self.file.path) from death

    def _loaded(self, on_progress: OnProgress | None, cancelled: IsCancelled | None) -> _Child:
        child = self._child
        if child is not None and child.alive:
            return child
        child = self._child = _Child(self._command, self._threads)
        job = {
            "do": "load", "path": str(self.file.path), "context": self.file.context, "threads": self._threads,
            "encoder": self.file.encoder, "memory": self.file.memory,
        }  # fmt: skip

        def take(message: Mapping[str, Any]) -> None:
            if on_progress is not None and "progress" in message:
                on_progress(float(message["progress"]))

        try:
            done = self._job(child, job, LOAD_S, take, cancelled)
        except BaseException:
            self._child = None
            child.end()
            raise
        self.context, self.chat = int(done["context"]), bool(done["chat"])
        if on_progress is not None:
            on_progress(1.0)
        return child

    def _job(
        self,
        child: _Child,
        job: Mapping[str, Any],
        seconds: float,
        take: Callable[[Mapping[str, Any]], None] | None,
        cancelled: IsCancelled | None,
    ) -> Mapping[str, Any]:
        """Send a job and wait for its end; raises `Death` when the process dies or hangs."""
        self._number += 1
        number = self._number
        child.send({**job, "id": number, "seconds": seconds})
        deadline, asked = time.monotonic() + seconds + _GRACE_S, False
        while True:
            message = child.receive(_TICK_S)
            if message is None and not child.alive:
                raise child.death(str(job["do"]))
            if not asked and cancelled is not None and cancelled():
                asked, deadline = True, time.monotonic() + _CANCEL_S
                child.send({"cancel": number})
            if time.monotonic() > deadline:
                child.end()
                if asked:
                    raise Cancelled
                raise Death(str(job["do"]), None, "", hung=True)
            if message is None or message.get("id") != number:
                continue
            if "error" in message:
                raise self._refused(message["error"])
            if "done" in message and asked and job["do"] == "load":
                raise Cancelled
            if "done" in message:
                done: Mapping[str, Any] = message["done"]
                return done
            if take is not None and not asked:
                take(message)

    def _refused(self, error: Mapping[str, Any]) -> Exception:
        kind, path = error.get("kind"), str(self.file.path)
        if kind == "cancelled":
            return Cancelled()
        mends = {
            "memory": "Close other programs or choose a smaller model",
            "too-long": "Ask a shorter question",
            "deadline": "Choose a smaller model: this one is too slow here",
            "missing": _WITH_LIBRARY if getattr(sys, "frozen", False) else how_to_add("model"),
        }
        message = str(error.get("message", ""))
        told = "it took too long" if kind == "deadline" else message
        return ModelError(told, path=path, mend=mends.get(str(kind), "Try `vademecum model check`"))


class _Child:
    """The running process and its pipes."""

    def __init__(self, command: Sequence[str], threads: int) -> None:
        flags = 0
        if sys.platform == "win32":
            flags = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        try:
            self.process = subprocess.Popen(  # noqa: S603 - our own module
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=_environment(threads),
                creationflags=flags,
            )
        except OSError as error:
            raise ModelError(
                f"the model's process cannot be started ({error})", mend="Check the installation"
            ) from error
        self._messages: queue.Queue[Mapping[str, Any]] = queue.Queue()
        self._last_words: deque[str] = deque(maxlen=30)
        self._threads = [
            threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self._listen, args=(self.process.stderr,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        self._finalizer = weakref.finalize(self, _kill, self.process)

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def send(self, message: Mapping[str, Any]) -> None:
        assert self.process.stdin is not None  # noqa: S101 - opened above
        # A dead process is noticed by the waiting side, which knows more about it.
        with contextlib.suppress(OSError, ValueError):
            self.process.stdin.write(json.dumps(message).encode("ascii") + b"\n")
            self.process.stdin.flush()

    def receive(self, seconds: float) -> Mapping[str, Any] | None:
        """The next message, or None when none comes in time."""
        try:
            return self._messages.get(timeout=seconds)
        except queue.Empty:
            return None

    def death(self, doing: str) -> Death:
        """What the dead process left behind."""
        for thread in self._threads:
            thread.join(1.0)
        return Death(doing, self.process.wait(), "\n".join(self._last_words))

    def end(self) -> None:
        """Kill the process and wait for it and its pipes."""
        self._finalizer()
        if sys.is_finalizing():
            # Its threads were stopped where they stood, perhaps with a stream's lock that nobody gives back.
            return
        for thread, stream in zip(self._threads, (self.process.stdout, self.process.stderr), strict=True):
            thread.join(2.0)
            # A thread that still reads holds the stream's lock; then it is left to the end of the program.
            if stream is not None and not thread.is_alive():
                stream.close()

    def _read(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := stream.readline(_LONGEST_LINE):
                with contextlib.suppress(ValueError):
                    message = json.loads(line)
                    if isinstance(message, dict):
                        self._messages.put(message)

    def _listen(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := stream.readline(4096):
                self._last_words.append(line.decode("utf-8", "replace").rstrip())


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process; closing its input would do, but not at once."""
    with contextlib.suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    process.kill()
    process.wait()


def child_command() -> list[str]:
    """How to start the model's process; a packaged program starts itself.

    Raises `ModelError` inside a packaged application that has no such program beside it.
    """
    if getattr(sys, "frozen", False):
        command = own_command("model", "child")
        if not command:
            raise ModelError(
                "a packaged application cannot start the model's process by itself",
                mend="Install Vademecum beside it",
            )
        return command
    return [sys.executable, "-P", "-X", "utf8", "-m", "vademecum.answering.model_child"]


def _environment(threads: int) -> dict[str, str]:
    """OpenMP must wait asleep: threads that spin made work beside them 6 to 11 times slower."""
    here = str(Path(vademecum.__file__).resolve().parent.parent)
    path = os.pathsep.join(part for part in (here, os.environ.get("PYTHONPATH", "")) if part)
    return {
        **os.environ,
        "PYTHONPATH": path,
        "PYTHONDONTWRITEBYTECODE": "1",
        "OMP_WAIT_POLICY": "passive",
        "OMP_NUM_THREADS": str(threads),
    }
