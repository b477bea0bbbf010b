"""Importing the package and asking for its version stay light: no Qt, no numpy, no model."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("PySide6", "shiboken6", "numpy", "llama_cpp", "markdown_it", "yaml", "pygments", "rapidfuzz")
PROBE = """
import json, sys
{code}
print(json.dumps(sorted({{name.partition(".")[0] for name in sys.modules}})))
"""


def loaded_by(code: str) -> set[str]:
    """Top-level modules that a fresh interpreter holds after this code."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE.format(code=code)], capture_output=True, text=True, check=True
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_the_probe_sees_what_is_loaded() -> None:
    assert "numpy" in loaded_by("import numpy")


@pytest.mark.parametrize(
    "code",
    [
        "import vademecum",
        "import vademecum; vademecum.__version__; dir(vademecum)",
        "from vademecum.cli.main import main; main(['--version'])",
        "import vademecum.embed",
    ],
)
def test_nothing_heavy_is_loaded(code: str) -> None:
    assert not loaded_by(code) & set(HEAVY)


def test_the_command_line_searches_without_qt(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("# Apples\n\nHow to peel an apple.\n", encoding="utf-8")
    code = f"from vademecum.cli.main import main; main(['search', {str(tmp_path)!r}, 'apple', '--no-cache'])"
    assert not loaded_by(code) & {"PySide6", "shiboken6", "llama_cpp"}


def test_every_public_name_resolves() -> None:
    import vademecum

    for name in vademecum.__all__:
        assert getattr(vademecum, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        vademecum.Nothing  # noqa: B018 - reading it is the test
