"""The model's own process: reads jobs from standard input, one JSON object a line, and does them.

    {"id": 1, "do": "load", "path": ..., "context": ..., "threads": ..., "encoder": ..., "memory": ...}
    {"id": 2, "do": "write", "system": ..., "user": [[text, trusted], ...], "most": ..., ...}
    {"id": 3, "do": "embed", "texts": [...]}      {"id": 4, "do": "count", "texts": [...]}
    {"cancel": 2}                                 {"do": "quit"}

Replies carry the job's id: `progress`, `text`, then one `done` or `error`. It ends when its input
ends, so it can't outlive the program that started it, not even in the middle of native code.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import re
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from vademecum.answering.thoughts import Spoken

if TYPE_CHECKING:
    from vademecum.answering.llama import Engine

Message = Mapping[str, Any]

_NICE = 5
"""Lower priority than the window."""
_RESERVE = 1 << 30
"""Bytes above the estimate before the system refuses memory: better an error here than a swapping machine."""
_REPEATS = 4
_SHORTEST, _LONGEST = 12, 200
"""Characters of a run that is a loop when it comes so often in a row."""
_LINE = re.compile(r"(?:^|\n)([^\n]{4,})\n(?:\1\n){2,}\Z")


class Child:
    """Jobs are done one after the other; a second thread listens for cancelling meanwhile."""

    def __init__(self, jobs: BinaryIO, replies: BinaryIO) -> None:
        self._input, self._output = jobs, replies
        self._queue: queue.Queue[Message | None] = queue.Queue()
        self._cancelled: set[int] = set()
        self._current = 0
        self._deadline = float("inf")
        self._engine: Engine | None = None
        self._writing = threading.Lock()

    def run(self) -> int:
        """Work until the input ends; returns the exit code."""
        threading.Thread(target=self._listen, daemon=True).start()
        self._reply({"event": "ready", "pid": os.getpid()})
        while (job := self._queue.get()) is not None:
            self._do(job)
        if self._engine is not None:
            self._engine.close()
        return 0

    def _listen(self) -> None:
        for line in self._input:
            try:
                message = json.loads(line)
            except ValueError:
                continue
            if "cancel" in message:
                self._cancelled.add(int(message["cancel"]))
            elif message.get("do") == "quit":
                self._queue.put(None)
            else:
                self._queue.put(message)
        # The program that started us is gone: native code can't be waited for.
        os._exit(0)

    def _stopped(self) -> bool:
        return self._current in self._cancelled or time.monotonic() > self._deadline

    def _do(self, job: Message) -> None:
        self._current = int(job["id"])
        self._deadline = time.monotonic() + float(job.get("seconds", 600))
        works: dict[str, Callable[[Message], dict[str, Any]]] = {
            "load": self._load,
            "write": self._write,
            "embed": lambda job: {"vectors": self._ready().embed(job["texts"])},
            "count": lambda job: {"counts": [self._ready().count(text) for text in job["texts"]]},
        }
        try:
            self._reply({"id": self._current, "done": works[job["do"]](job)})
        except MemoryError:
            self._fail("memory", "there is not enough memory")
        except Exception as error:  # whatever the library raises is reported
            self._fail(*_kind(error, self._current in self._cancelled))
        self._cancelled.discard(self._current)
        self._current, self._deadline = 0, float("inf")

    def _fail(self, kind: str, message: str, **more: int) -> None:
        self._reply({"id": self._current, "error": {"kind": kind, "message": message, **more}})

    def _ready(self) -> Engine:
        if self._engine is None:
            raise RuntimeError("no model is loaded")
        return self._engine

    def _load(self, job: Message) -> dict[str, Any]:
        limit_memory(int(job.get("memory", 0)))
        from vademecum.answering.llama import Engine  # noqa: PLC0415 - native code, after the limits

        shown = [0.0]

        def progress(share: float) -> bool:
            if share - shown[0] >= 0.02:
                shown[0] = share
                self._reply({"id": self._current, "progress": round(share, 3)})
            return not self._stopped()

        self._engine = Engine(
            job["path"],
            context=job["context"],
            threads=job["threads"],
            encoder=job["encoder"],
            progress=progress,
            stopped=self._stopped,
        )
        return {"context": self._engine.context, "chat": self._engine.chat}

    def _write(self, job: Message) -> dict[str, Any]:
        from vademecum.answering.llama import Counts, Piece, StoppedError  # noqa: PLC0415 - native code

        engine, counts, text, spoken = self._ready(), Counts(), "", Spoken()
        user = [Piece(str(part), bool(trusted)) for part, trusted in job["user"]]
        pieces = engine.pieces(job["system"], user, job.get("opening", ""), plain=bool(job.get("plain")))
        written = engine.write(
            pieces, most=job["most"], grammar=job.get("grammar", ""), stop=job.get("stop", ()), counts=counts
        )
        try:
            for part in written:
                text += part
                self._say(spoken.feed(part))
                if loops(text):
                    counts.end = "repetition"
                    break
        except StoppedError:
            counts.end = "cancelled" if self._current in self._cancelled else "deadline"
        self._say(spoken.close())
        return {
            "end": counts.end,
            "prompt": counts.prompt,
            "kept": counts.kept,
            "written": counts.written,
            "prompt_s": counts.prompt_s,
            "write_s": counts.write_s,
        }

    def _say(self, text: str) -> None:
        if text:
            self._reply({"id": self._current, "text": text})

    def _reply(self, message: Message) -> None:
        line = json.dumps(message).encode("ascii") + b"\n"
        with self._writing, contextlib.suppress(OSError):
            self._output.write(line)
            self._output.flush()


def loops(text: str) -> bool:
    """Whether a text has begun to repeat itself."""
    for size in range(_SHORTEST, min(_LONGEST, len(text) // _REPEATS) + 1):
        run = text[-size:]
        if all(text[-size * at : -size * (at - 1)] == run for at in range(2, _REPEATS + 1)):
            return True
    return bool(_LINE.search(text[-900:]))


def _kind(error: Exception, cancelled: bool) -> tuple[str, str]:
    name = type(error).__name__
    if name == "StoppedError":
        return ("cancelled" if cancelled else "deadline"), "stopped"
    if name == "TooLongError":
        return "too-long", str(error)
    if isinstance(error, ImportError):
        return "missing", f"the package llama-cpp-python is not installed or does not load ({error})"
    return "failed", str(error) or name


def limit_memory(estimate: int) -> None:
    """Refuse this process more memory than twice the estimate and a reserve (Linux)."""
    if not estimate or sys.platform != "linux":
        return
    import resource  # noqa: PLC0415 - Unix only

    wanted = 2 * estimate + _RESERVE
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (wanted, wanted))


def humble() -> None:
    """No core dump, low priority, and first to go when memory is short.

    The kernel's parent-death signal is of no use: it comes when the starting *thread* ends.
    """
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Unix only

    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(_NICE)
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            Path("/proc/self/oom_score_adj").write_text("600", "ascii")


def main() -> int:
    """Run as `python -m vademecum.answering.model_child`."""
    jobs, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    # Whatever native code prints must not fall between the replies.
    os.dup2(2, 1)
    humble()
    return Child(jobs, replies).run()


if __name__ == "__main__":
    sys.exit(main())
