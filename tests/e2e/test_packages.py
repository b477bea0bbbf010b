"""Each built package in a clean root: minutes, and as root, so only `make packages-test` asks for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(
        not os.environ.get("VADEMECUM_PACKAGES"), reason="set VADEMECUM_PACKAGES=1 to try dist/"
    ),
]


def test_every_package_works_and_leaves_nothing_behind() -> None:
    command = [sys.executable, str(ROOT / "packaging/smoke/smoke.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("works, and leaves nothing behind") >= 4
