"""Build the wheel of llama-cpp-python once, and keep it outside of the checkout.

    python3 packaging/model_wheel.py            build it with the environment's Python, if it is not there yet

The package comes as source only; building takes about five minutes on two cores and needs a C++
compiler and cmake. The wheel is kept in VADEMECUM_WHEELS, or in ~/.cache/vademecum/wheels; the test
environment takes it from there when it is present. No network is used when it is.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

VERSION = "0.3.36"
"""Measured with this version: it builds, runs on Python 3.11 and 3.12, repeats its answers."""
CMAKE_ARGS = "-DGGML_NATIVE=OFF -DMTMD_BUILD=OFF"
"""Not tuned to this machine's CPU, and without pictures: the wheel must run elsewhere too."""


def folder() -> Path:
    """Where the wheel is kept."""
    chosen = os.environ.get("VADEMECUM_WHEELS")
    if chosen:
        return Path(chosen).expanduser().absolute()
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "vademecum" / "wheels"


def cached(wheels: Path | None = None) -> Path | None:
    """The wheel, when it was built before."""
    place = wheels or folder()
    found = sorted(place.glob(f"llama_cpp_python-{VERSION}-*.whl")) if place.is_dir() else []
    return found[-1] if found else None


def build(python: Path, wheels: Path | None = None) -> Path:
    """Build the wheel with this Python's pip; returns its path. Raises CalledProcessError when that fails.

    The wheels of what it requires are put beside it. A half-built wheel never reaches the folder.
    """
    place = wheels or folder()
    place.mkdir(parents=True, exist_ok=True)
    surroundings = {
        **os.environ,
        "CMAKE_ARGS": CMAKE_ARGS,
        "CMAKE_BUILD_PARALLEL_LEVEL": str(os.cpu_count() or 1),
        "FORCE_CMAKE": "1",
    }
    with tempfile.TemporaryDirectory(dir=place) as draft:
        subprocess.run(
            [str(python), "-m", "pip", "wheel", "--wheel-dir", draft, f"llama-cpp-python=={VERSION}"],
            env=surroundings,
            check=True,
        )
        for wheel in sorted(Path(draft).glob("*.whl")):
            wheel.replace(place / wheel.name)
    made = cached(place)
    if made is None:
        raise FileNotFoundError(f"{place} holds no wheel of llama-cpp-python {VERSION} after the build")
    return made


def install_cached(python: Path) -> bool:
    """Install the kept wheel and what it needs into this environment; False when none is kept.

    What the package itself requires was put beside it by the build, so that nothing comes from an index here.
    """
    wheel = cached()
    if wheel is None:
        return False
    done = subprocess.run(
        [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--no-index",
            "--find-links",
            str(wheel.parent),
            str(wheel),
        ],
        check=False,
    )
    return done.returncode == 0


def main(arguments: Sequence[str]) -> int:
    """Build unless the wheel is there; prints where it is."""
    if arguments:
        print(__doc__)
        return 0 if re.fullmatch("-h|--help", arguments[0]) else 2
    here = Path(__file__).resolve().parent.parent / ".venv"
    own = here / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wheel = cached() or build(own if own.exists() else Path(sys.executable))
    print(wheel)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
