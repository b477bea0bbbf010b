"""The environment that packages are built in: the locked versions, and this checkout."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

from builder.description import PACKAGING, ROOT, WORK, say

LOCK = PACKAGING / "requirements-build.lock"


def python() -> Path:
    """The environment's interpreter; the environment is made when it is missing or out of date."""
    place = WORK / "environment"
    own = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = place / "made-from.txt"
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not own.exists() or not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        say("making the build environment from the locked versions")
        venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(place)
        pip(own, "install", "--require-hashes", "-r", str(LOCK))
        stamp.write_text(wanted, encoding="utf-8")
    # Not editable: what is packaged is what a wheel holds, assets and manual included.
    pip(own, "install", "--force-reinstall", "--no-deps", "--no-build-isolation", "--no-index", str(ROOT))
    return own


def pip(own: Path, verb: str, *arguments: str) -> None:
    """Run pip quietly; a failure ends the build."""
    command = [str(own), "-m", "pip", verb, "--quiet", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, cwd=WORK, check=False)
    if done.returncode:
        sys.exit(f"packages: `pip {verb}` failed with exit code {done.returncode}; see above")
