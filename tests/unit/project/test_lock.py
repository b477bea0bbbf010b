"""The locks pin everything, for every system, and say nothing about where it came from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
RUN = ROOT / "packaging/requirements.lock"
DEV = ROOT / "packaging/requirements-dev.lock"
MODELS = ROOT / "packaging/requirements-models.lock"
BENCH = ROOT / "packaging/requirements-bench.lock"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: Path) -> dict[str, str]:
    return {normal(name): version for name, version in PIN.findall(lock.read_text(encoding="utf-8"))}


def declared(*extras: str) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"]]
    for extra in extras:
        lines += project["optional-dependencies"][extra]
    return {normal(re.split(r"[<>=!~; \[]", line, maxsplit=1)[0]) for line in lines}


@pytest.mark.parametrize("lock", [RUN, DEV, MODELS, BENCH], ids=["run", "dev", "models", "bench"])
def test_no_word_of_an_index(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    for word in (
        "http:",
        "https:",
        "file:",
        "--index",
        "--extra-index",
        "--find-links",
        "--trusted-host",
        " @ ",
    ):
        assert word not in text, word


@pytest.mark.parametrize("lock", [RUN, DEV, MODELS], ids=["run", "dev", "models"])
def test_every_requirement_is_pinned_with_hashes(lock: Path) -> None:
    body = [
        line for line in lock.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")
    ]
    entries = " ".join(line.strip().rstrip("\\") for line in body)
    requirements = re.split(r" (?=[A-Za-z0-9._-]+==)", entries)
    assert len(requirements) == len(pins(lock)) > 5
    for requirement in requirements:
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", requirement), requirement


@pytest.mark.parametrize("lock", [RUN, DEV], ids=["run", "dev"])
def test_a_pin_holds_for_every_python(lock: Path) -> None:
    """A marker would leave the package out on the versions that it does not name."""
    assert "python_version" not in lock.read_text(encoding="utf-8")


def test_binary_packages_have_files_for_several_systems() -> None:
    """One wheel for each system and Python: a lock made for one machine alone would hold two hashes."""
    text = DEV.read_text(encoding="utf-8")
    for name, at_least in {
        "pyside6-essentials": 4,
        "shiboken6": 4,
        "numpy": 20,
        "rapidfuzz": 20,
        "pystemmer": 20,
    }.items():
        entry = re.search(rf"^{name}==.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
        assert entry is not None
        assert entry[0].count("--hash") >= at_least, name


def test_the_locks_cover_what_is_declared() -> None:
    assert declared("sign") <= set(pins(RUN)), "what a checkout starts must be able to sign"
    assert declared("dev") <= set(pins(DEV))


def test_the_backend_of_the_editable_install_is_locked() -> None:
    assert {"hatchling", "editables"} <= set(pins(RUN))


def test_windows_finds_colorama_in_the_lock() -> None:
    """pytest and click require it there; pip refuses an unpinned requirement when hashes are asked for."""
    assert "colorama" in pins(DEV)


def test_both_locks_agree() -> None:
    dev = pins(DEV)
    assert {name: dev.get(name) for name in pins(RUN)} == pins(RUN)


def test_no_pyside_that_aborts_on_python_3_11() -> None:
    assert pins(RUN)["pyside6-essentials"] != "6.12.0"
