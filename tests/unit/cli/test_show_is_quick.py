"""`vademecum show` answers a key press: what loads slowly stays out of its way."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

_DESKTOP = Path(__file__).resolve().parents[3] / "desktop"
SLOW = (
    "dataclasses",
    "pathlib",
    "hashlib",
    "tempfile",
    "subprocess",
    "urllib",
    "inspect",
    "ssl",
    "PySide6",
    "numpy",
)


def test_nothing_slow_is_loaded(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from vademecum.cli.main import main\n"
        f"code = main(['show', {str(tmp_path)!r}, '--no-start', '--route', '/x'])\n"
        f"print(code, [name for name in {SLOW!r} if name in sys.modules])\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(_DESKTOP)!r})\n{code}"],
        env={**os.environ, "VADEMECUM_HOME": str(tmp_path / "home")},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stdout == "2 []\n", done.stderr
