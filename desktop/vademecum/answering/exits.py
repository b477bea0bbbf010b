"""Why the model's process died, in words."""

from __future__ import annotations

import re
from pathlib import Path

from vademecum.errors import ModelError

_ILLEGAL = (-4, 0xC000001D, -1073741795, 132)
"""SIGILL, Windows' STATUS_ILLEGAL_INSTRUCTION in both spellings, and a shell's spelling of SIGILL."""
_KILLED = (-9, 137)
_ACCESS = (-11, -7, 0xC0000005, -1073741819, 139)
_NO_MEMORY = re.compile(
    r"out of memory|failed to allocate|cannot allocate|bad_alloc|not enough memory|MemoryError", re.IGNORECASE
)
_DOING = {
    "load": "while loading",
    "write": "while writing",
    "embed": "while reading text",
    "count": "while counting",
}


class Death(Exception):  # noqa: N818 - it is one
    """The process ended by itself, or hung and was ended."""

    def __init__(self, doing: str, code: int | None, last_words: str, *, hung: bool = False) -> None:
        super().__init__(f"{doing}: {code}")
        self.doing, self.code, self.last_words, self.hung = doing, code, last_words, hung

    @property
    def hopeless(self) -> bool:
        """Whether it would only die again: the CPU does not change."""
        return self.code in _ILLEGAL or self.hung


def explain(death: Death, path: Path) -> ModelError:
    """What happened and what to do, for people."""
    when = _DOING.get(death.doing, "")
    if death.hung:
        problem, mend = f"the model did not respond any more {when}", "Choose a smaller model"
    elif death.code in _ILLEGAL:
        problem = (
            f"the model library uses instructions that this computer's CPU does not have (it died {when})"
        )
        mend = "Use Vademecum without a model, or build llama-cpp-python for this CPU"
    elif death.code in _KILLED or _NO_MEMORY.search(death.last_words):
        problem = f"the system ended the model's process {when}: memory ran out, most likely"
        mend = "Close other programs or choose a smaller model"
    elif death.code in _ACCESS:
        problem = f"the model's process crashed {when} (invalid memory access)"
        mend = "The file may be damaged: copy it again, or choose another model"
    else:
        last = death.last_words.strip().splitlines()
        told = f": {last[-1][:200]}" if last else ""
        problem = f"the model's process ended {when} with exit code {death.code}{told}"
        mend = "Try `vademecum model check`, or choose another model"
    return ModelError(" ".join(problem.split()), path=str(path), mend=mend)
