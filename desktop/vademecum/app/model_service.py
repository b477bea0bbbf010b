"""The local model of one program: loaded when first needed, its state told to whoever listens.

Free of Qt. Every method may be called from any thread; the long ones belong on a worker.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from vademecum.answering.answer import Answer
from vademecum.answering.ask import UNASKED, answer_from
from vademecum.answering.assist import Assistants, search_with
from vademecum.answering.cited import Phase, cited_answer
from vademecum.answering.machine import free_memory
from vademecum.answering.model_file import ModelFile
from vademecum.answering.model_process import ModelProcess, Request, Written
from vademecum.answering.prompts import BUILT_IN, Prompts
from vademecum.answering.rewrite import ModelRewriter
from vademecum.answering.support import Alike
from vademecum.app.exam_records import Grades
from vademecum.app.model_choice import check_writer, grades_of
from vademecum.app.model_status import ModelStatus
from vademecum.errors import Cancelled, ModelError
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import PLAIN, SearchOptions
from vademecum.retrieval.vectors import Embedder, Vectors

Listener = Callable[[ModelStatus], None]


class ModelService:
    """Owns the model's process; costs nothing until it is asked for something."""

    def __init__(
        self,
        file: Path | None,
        *,
        sha256: str = "",
        prompts: Prompts = BUILT_IN,
        embedder: Embedder | None = None,
        answers: bool | None = None,
        command: Sequence[str] | None = None,
        free: Callable[[], int | None] = free_memory,
    ) -> None:
        """`sha256` is the manifest's pin; `answers` lets the model word answers (None: if its examination
        said that it can, or if it was not examined and knows how to chat). `command` and
        `free` are for tests.
        """
        self._path, self._sha256, self._prompts, self._embedder = file, sha256, prompts, embedder
        self._answers, self._command, self._free_memory = answers, command, free
        self._lock = threading.RLock()
        self._process: ModelProcess | None = None
        self._file: ModelFile | None = None
        self._listeners: list[Listener] = []
        self._closed = False
        self._status = self._at_rest = ModelStatus("none" if file is None else "idle", file=file)
        self._rewriter = ModelRewriter(self, prompts)
        self.rephrase = False
        """Whether questions without a sure answer are also searched in the model's words."""

    @property
    def status(self) -> ModelStatus:
        """The state now."""
        return self._status

    def listen(self, listener: Listener) -> None:
        """Call `listener(status)` after every change, on the thread that caused it."""
        self._listeners.append(listener)

    def check(self) -> ModelFile:
        """Look at the file, load nothing; raises `ModelError`."""
        if self._path is None:
            raise ModelError("no model is chosen", mend="Choose a .gguf file in the settings")
        if self._file is None:
            self._file = check_writer(self._path, sha256=self._sha256, free=self._free_memory)
        return self._file

    def start(self, cancelled: Callable[[], bool] | None = None) -> ModelStatus:
        """Check and load the model unless it is loaded; never raises: the state says what came of it."""
        with contextlib.suppress(ModelError, Cancelled):
            self._running(cancelled)
        return self._status

    def retry(self) -> None:
        """Forget a failure: the next call tries again."""
        with self._lock:
            self._file = None
            if self._process is not None:
                self._process.retry()
            self._set(self._at_rest)

    def close(self) -> None:
        """End the model's process for good, at once: who still asks gets the sections' own words."""
        # No lock: it is held while a large model is loaded, which this must end too.
        self._closed = True
        process = self._process
        if process is not None:
            process.close()
        self._set(self._at_rest)

    @property
    def context(self) -> int:
        """Tokens that the model can read at once."""
        return self._process.context if self._process is not None else 4096

    @property
    def chat(self) -> bool:
        """Whether the model has a chat template."""
        return self._process.chat if self._process is not None else True

    def write(
        self,
        request: Request,
        on_text: Callable[[str], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Written:
        """Let the model write, loading it if needed; raises `ModelError` and, while loading, `Cancelled`."""
        process = self._running(cancelled)
        self._set(replace(self._status, kind="busy"))
        try:
            done = process.write(request, on_text, cancelled)
        except ModelError as error:
            failed = process.failure is not None
            self._set(
                replace(self._status, kind="failed" if failed else "ready", error=error if failed else None)
            )
            raise
        self._set(replace(self._status, kind="ready"))
        return done

    def count(self, texts: Sequence[str]) -> list[int]:
        """Tokens of texts by the model's own tokenizer; raises `ModelError`."""
        return self._running(None).count(texts)

    def assistants(self, vectors: Vectors | None = None) -> Assistants:
        """Who may help a search: the translating model when it passed or was not examined, and vectors."""
        grades = self._grades()
        rewriter = self._rewriter if self._path is not None and (grades is None or grades.rewriting) else None
        if self._out_of_use:
            rewriter = None
        embedder = self._embedder if vectors is not None else None
        return Assistants(rewriter, embedder, vectors, rephrase=self.rephrase, model=self._path is not None)

    def may_answer(self) -> bool:
        """Whether the model may word answers."""
        if self._path is None or self._out_of_use:
            return False
        grades = self._grades()
        if self._answers is not None:
            return self._answers
        if grades is not None:
            return grades.answers
        try:
            return self.check().chat
        except ModelError:
            return False

    def ask_stream(
        self,
        index: Index,
        question: str,
        options: SearchOptions = PLAIN,
        *,
        vectors: Vectors | None = None,
        on_text: Callable[[str], None] | None = None,
        on_phase: Phase | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Answer:
        """Answer with the model's help; `on_text` gets checked text as it grows.

        Never worse than without: when the model fails, the section's own words are the answer.
        Raises `Cancelled` when stopped before anything was written.
        """
        found = search_with(
            index, question, self.assistants(vectors), options.without(*UNASKED), cancelled=cancelled
        )
        if found.tier != "answer" or not self.may_answer():
            return answer_from(index, found)
        try:
            self._running(cancelled)
        except ModelError as error:
            plain = answer_from(index, found)
            return replace(plain, message=f"{plain.message} The model failed: {error.problem}.".strip())
        return cited_answer(
            index, question, found, self, prompts=self._prompts, alike=self._alike(),
            language=options.reader.language or found.language, model=self._status.name,
            on_text=on_text, on_phase=on_phase, cancelled=cancelled,
        )  # fmt: skip

    @property
    def _out_of_use(self) -> bool:
        return self._closed or self._status.kind == "failed"

    def _alike(self) -> Alike | None:
        embedder = self._embedder
        if embedder is None:
            return None

        def alike(one: str, other: str) -> float:
            first, second = np.asarray(embedder.embed([one, other]), dtype=np.float64)
            scale = float(np.linalg.norm(first) * np.linalg.norm(second))
            return float(first @ second) / scale if scale else 0.0

        return alike

    def _grades(self) -> Grades | None:
        if self._status.grades is None and self._path is not None and self._status.kind != "failed":
            grades = grades_of(self._path)
            if grades is not None:
                self._status = replace(self._status, grades=grades)
        return self._status.grades

    def _running(self, cancelled: Callable[[], bool] | None) -> ModelProcess:
        with self._lock:
            if self._closed:
                raise Cancelled
            process = self._process
            if process is not None and process.pid is not None:
                return process
            try:
                file = self.check()
                if process is None:
                    process = self._process = ModelProcess(file, command=self._command)
                self._at_rest = replace(self._at_rest, name=file.name, memory=file.memory)
                self._set(replace(self._at_rest, kind="loading", grades=self._status.grades))
                process.start(self._loading, cancelled)
            except ModelError as error:
                if self._closed:
                    raise Cancelled from error
                self._set(replace(self._status, kind="failed", progress=0.0, error=error))
                raise
            except Cancelled:
                self._set(self._at_rest)
                raise
            self._set(replace(self._status, kind="ready", progress=1.0, error=None))
            return process

    def _loading(self, share: float) -> None:
        self._set(replace(self._status, kind="loading", progress=share))

    def _set(self, status: ModelStatus) -> None:
        if self._closed:
            status = self._at_rest
        if status != self._status:
            self._status = status
            for listener in tuple(self._listeners):
                listener(status)
