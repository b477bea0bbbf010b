"""Which model file belongs to a knowledge: the chosen one, the environment's, or one shipped beside it.

Light on purpose: the window asks this before anything of a model is loaded.
"""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "VADEMECUM_MODEL"
"""Environment variable that names a model for every program."""


def model_for(root: Path, chosen: str = "") -> Path | None:
    """The model for a folder or bundle, which need not exist; None when there is none."""
    return model_named(chosen) or model_beside(root)


def model_named(chosen: str = "") -> Path | None:
    """The model that the settings (`chosen`) or the environment name; no disk is asked."""
    named = chosen or os.environ.get(VARIABLE)
    return Path(named) if named else None


def model_beside(knowledge: Path) -> Path | None:
    """The model that was shipped with a folder or bundle: `help.gguf` beside `help.vade` or `help/`."""
    whole = knowledge.resolve()
    found = whole.with_name((whole.stem if whole.suffix == ".vade" else whole.name) + ".gguf")
    return found if found.is_file() else None
