"""Choosing a model: what a file is, whether it can be used here, and what its examination says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from vademecum.answering.exam import ExamResult, Progress, examine
from vademecum.answering.machine import free_memory
from vademecum.answering.model_file import ModelFile, check_model, quick_digest
from vademecum.answering.model_process import ModelProcess
from vademecum.app.exam_records import Grades, read_grades, store_grades
from vademecum.errors import ModelError


@dataclass(frozen=True, slots=True)
class ModelLook:
    """What was found out about a file without loading it."""

    file: ModelFile | None = None
    """None when it can't be used."""
    grades: Grades | None = None
    """None when it was never examined."""
    error: ModelError | None = None
    """Why it can't be used."""


def look_at(path: Path, *, spare: int = 0) -> ModelLook:
    """Look at a file that somebody has chosen; never raises. `spare` bytes count as free memory."""

    def free() -> int | None:
        found = free_memory()
        return found + spare if found is not None else None

    try:
        return ModelLook(check_writer(path, free=free), grades_of(path))
    except ModelError as error:
        return ModelLook(error=error)


def check_writer(path: Path, *, sha256: str = "", free: Callable[[], int | None] = free_memory) -> ModelFile:
    """Check a file that is to write text; raises `ModelError`."""
    file = check_model(path, sha256=sha256, free=free)
    if file.encoder:
        raise ModelError(
            "this model makes sentence vectors and writes no text",
            path=str(path),
            mend="Give it as the encoder, and choose a language model here",
        )
    return file


def grades_of(path: Path) -> Grades | None:
    """The verdict on a file; None when there is none, or when the file can't be read."""
    try:
        return read_grades(quick_digest(path))
    except OSError:
        return None


def sit_exam(
    file: ModelFile,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> ExamResult:
    """Load a model, examine it, keep the verdict; raises `ModelError` and `Cancelled`."""
    process = ModelProcess(file, threads=threads)
    try:
        process.start(cancelled=cancelled)
        result = examine(process, answers=file.chat, progress=progress, cancelled=cancelled)
    finally:
        process.close()
    store_grades(quick_digest(file.path), Grades(result.rewriting, result.answers, file.name))
    return result
