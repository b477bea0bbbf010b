"""How fast a model is on this machine, and how much memory its process takes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

from vademecum.answering.model_process import ModelProcess, Request, Written

_PARAGRAPH = "The quick pump moves water from the lower hall to the tank above the workshop every night. "


@dataclass(frozen=True, slots=True)
class Bench:
    """What was measured; seconds, tokens per second, bytes."""

    load_s: float
    first_s: float
    """Until the first word, with a prompt of `prompt` tokens that was never seen."""
    again_s: float
    """... with the fixed beginning of the prompt kept from before."""
    prompt: int
    kept: int
    """Tokens of the prompt that were kept the second time."""
    reading: float
    """Tokens of the prompt read per second."""
    writing: float
    """Tokens written per second."""
    memory: int | None
    """Memory of the process in use after writing; None where the system does not tell."""
    peak: int | None
    """Most memory that it ever used."""


def bench(process: ModelProcess) -> Bench:
    """Measure a model that is not loaded yet; raises `ModelError`."""
    begun = time.perf_counter()
    process.start()
    load_s = time.perf_counter() - begun
    _write(process, "Warm up.", most=4)
    cold = _write(process, "What does the pump move?", most=64)
    warm = _write(process, "Where is the tank?", most=64)
    memory, peak = memory_of(process.pid)
    read = max(cold.prompt - cold.kept, 1)
    return Bench(
        load_s=load_s,
        first_s=cold.first_s,
        again_s=warm.first_s,
        prompt=warm.prompt,
        kept=warm.kept,
        reading=read / max(cold.prompt_s, 1e-9),
        writing=(cold.written + warm.written) / max(cold.write_s + warm.write_s, 1e-9),
        memory=memory,
        peak=peak,
    )


def _write(process: ModelProcess, question: str, *, most: int) -> Written:
    # Without an end in sight the model writes as long as it may, which is what is to be timed.
    head = "" if most < 10 else _PARAGRAPH * 18
    return process.write(
        Request(
            user=((f"{head}\nQuestion: ", True), (question, False), ("\nAnswer:", True)),
            most=most,
            plain=True,
        )
    )


def memory_of(pid: int | None) -> tuple[int | None, int | None]:
    """Memory in use and the most ever used by a process, bytes (Linux)."""
    figures: dict[str, int] = {}
    try:
        for line in Path(f"/proc/{pid}/status").read_text("ascii", "replace").splitlines():
            name, _, rest = line.partition(":")
            if name in ("VmRSS", "VmHWM"):
                figures[name] = int(rest.split()[0]) * 1024
    except (OSError, ValueError, IndexError):
        return None, None
    return figures.get("VmRSS"), figures.get("VmHWM")
