"""Set up Vademecum in a fresh checkout, and run what a developer runs. Needs only Python 3.11.

    python3 packaging/dev.py run [KNOWLEDGE]    make .venv, open the viewer (default: the bundled manual)
    python3 packaging/dev.py test [ARGS]        make .venv, run all tests (ARGS go to pytest)
    python3 packaging/dev.py check              ruff, formatting, types, import contracts
    python3 packaging/dev.py shots              take the screenshots of README and manual
    python3 packaging/dev.py bench              print the benchmarks
    python3 packaging/dev.py translations       read the texts out of the program, compile the translations
    python3 packaging/dev.py lock               pin every dependency again, with hashes
    python3 packaging/dev.py setup              make .venv only

The environment is `.venv` in the checkout (or the folder that VADEMECUM_VENV names). It is made from
the lock files beside this script and touched again only when one of them changed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Sequence
from pathlib import Path

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
RUN_LOCK = PACKAGING / "requirements.lock"
DEV_LOCK = PACKAGING / "requirements-dev.lock"
BUILD_LOCK = PACKAGING / "requirements-build.lock"
OLDEST = (3, 11)
"""The oldest Python that is supported; the locks are made with it, so that they hold for all."""

sys.path.insert(0, str(PACKAGING))
import model_wheel  # noqa: E402 - a sibling script, found through the line above
import pip_progress  # noqa: E402
import system_libraries  # noqa: E402

# Windows alone needs colorama (through pytest and click). Pinned everywhere, so that one lock serves all.
EVERYWHERE = ("colorama>=0.4.6",)
# An editable install without build isolation needs the build backend inside the environment.
BUILD = ("hatchling>=1.27", "editables>=0.5")
# Builds the packages (packaging/build.py).
PACKAGER = "pyinstaller>=6.22"
# What PyInstaller needs on Windows and on macOS only; as above, one lock serves all.
PACKAGER_ELSEWHERE = ("pefile>=2023.2", "pywin32-ctypes>=0.2.3", "macholib>=1.16")
# What `lock` itself needs; nothing else does, so it is in no lock.
LOCK_TOOL = "pip-tools>=7.4"


class SetupError(Exception):
    """The environment cannot be made; the message says what to do."""


def say(text: str) -> None:
    """Progress goes to stderr: stdout belongs to the program that is run."""
    print(f"vademecum: {text}", file=sys.stderr, flush=True)


def environment() -> Path:
    """Folder of the virtual environment."""
    return Path(os.environ.get("VADEMECUM_VENV") or ROOT / ".venv").absolute()


def interpreter() -> Path:
    """The environment's Python."""
    return environment() / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def tool(name: str) -> str:
    """Path of a console script inside the environment."""
    return str(interpreter().parent / (f"{name}.exe" if os.name == "nt" else name))


def run(*command: str | Path, packages: int = 0, **options: object) -> None:
    """Run a command in the checkout; a failure ends the set-up with that command's name.

    With `packages` it is pip that installs so many, and its progress is shown.
    """
    line = [str(part) for part in command]
    if packages:
        code = pip_progress.run(line, ROOT, packages)
    else:
        code = subprocess.run(line, cwd=ROOT, check=False, **options).returncode  # type: ignore[call-overload]
    if code:
        raise SetupError(f"`{' '.join(line[:6])} …` failed with exit code {code}; its own message is above.")


# --- the environment -----------------------------------------------------------------------------


def digest(*files: Path) -> str:
    """Changes when one of the files does; line endings do not count (a checkout may convert them)."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return total.hexdigest()


def wanted(kind: str) -> dict[str, str]:
    """What a complete environment of this kind ("run" or "dev") was made from."""
    locks = (RUN_LOCK, DEV_LOCK) if kind == "dev" else (RUN_LOCK,)
    return {
        "locks": digest(*locks),
        "project": digest(ROOT / "pyproject.toml"),
        "checkout": str(ROOT),
        "python": ".".join(map(str, sys.version_info[:2])),
    }


def installed() -> dict[str, dict[str, str]]:
    """What the environment says it was made from; empty when it is new, damaged or half made."""
    try:
        found = json.loads((environment() / "vademecum.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def works(python: Path) -> bool:
    """Whether the environment's Python still starts (a system upgrade may have taken it away)."""
    if not python.exists():
        return False
    probe = [
        str(python),
        "-c",
        f"import sys, pip; sys.exit(sys.version_info[:2] != {tuple(sys.version_info[:2])})",
    ]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0


def make_environment() -> None:
    """A new, empty virtual environment, in place of one that no longer starts."""
    if importlib.util.find_spec("ensurepip") is None:
        major, minor = sys.version_info[:2]
        system_libraries.install(
            system_libraries.Missing(
                "the venv module of Python", apt=f"python{major}.{minor}-venv", rpm="python3-pip"
            )
        )
    say(f"making {environment()}")
    venv.EnvBuilder(clear=environment().exists(), with_pip=True, symlinks=os.name != "nt").create(
        environment()
    )


def prepare(kind: str) -> None:
    """Bring the environment to what the locks say; does nothing when it is there already."""
    stamp = environment() / "vademecum.json"
    have, want = installed(), wanted(kind)
    # A test environment holds all that running needs.
    if any(have.get(each) == wanted(each) for each in {kind, "dev"}) and works(interpreter()):
        return
    if not works(interpreter()):
        make_environment()
        have = {}
    stamp.unlink(missing_ok=True)
    if have.get(kind, {}).get("locks") != want["locks"]:
        say("installing the locked packages: about 400 MB on the first run, which takes a minute or more")
        lock = DEV_LOCK if kind == "dev" else RUN_LOCK
        run(
            interpreter(), "-m", "pip", "install", "--disable-pip-version-check", "--require-hashes",
            "-r", lock, packages=len(pins(lock)),
        )  # fmt: skip
    run(
        interpreter(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
        "--no-build-isolation", "--no-index", "--editable", ROOT,
    )  # fmt: skip
    if kind == "dev":
        model_wheel.install_cached(interpreter())
        want_run = wanted("run")
        stamp.write_text(json.dumps({"dev": want, "run": want_run}, indent=1), encoding="utf-8")
    else:
        stamp.write_text(json.dumps({"run": want}, indent=1), encoding="utf-8")
    say("the environment is ready")


# --- verbs ---------------------------------------------------------------------------------------


def verb_setup(arguments: Sequence[str]) -> int:
    """Environment and system libraries for tests, nothing more."""
    system_libraries.require(for_tests=True)
    prepare("dev")
    return 0 if not arguments else usage()


def verb_run(arguments: Sequence[str]) -> int:
    """The viewer, or any other `vademecum` command."""
    system_libraries.require(for_tests=False)
    prepare("run")
    return subprocess.run([str(interpreter()), "-m", "vademecum", *arguments], check=False).returncode


def verb_test(arguments: Sequence[str]) -> int:
    """All tests, without a screen; the end-to-end tests start a virtual one themselves."""
    system_libraries.require(for_tests=True)
    prepare("dev")
    surroundings = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    command = [str(interpreter()), "-m", "pytest", *arguments]
    return subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode


def verb_check(arguments: Sequence[str]) -> int:
    """Every static check; all of them run, so that one round shows everything."""
    prepare("dev")
    python = str(interpreter())
    checks: list[tuple[str, list[str]]] = [
        ("ruff check", [tool("ruff"), "check", *arguments]),
        ("ruff format --check", [tool("ruff"), "format", "--check"]),
        ("mypy", [python, "-m", "mypy"]),
        (
            "mypy packaging",
            [python, "-m", "mypy", *(str(script) for script in sorted(PACKAGING.glob("*.py")))],
        ),
        ("import contracts", [tool("lint-imports"), "--no-logo"]),
    ]
    failed = []
    for name, command in checks:
        say(name)
        # Paths that the tool prints are relative to the checkout; so the checkout is where it runs.
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(name)
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def verb_shots(arguments: Sequence[str]) -> int:
    """Screenshots of the running program, on a virtual screen."""
    system_libraries.require(for_tests=True)
    prepare("dev")
    return subprocess.run(
        [str(interpreter()), str(PACKAGING / "shots.py"), *arguments], cwd=ROOT, check=False
    ).returncode


def verb_bench(arguments: Sequence[str]) -> int:
    """Every benchmark, one after the other, so that none disturbs another."""
    system_libraries.require(for_tests=True)
    prepare("dev")
    peers = [str(interpreter()), "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    if subprocess.run([*peers, "-r", str(PACKAGING / "requirements-bench.lock")], check=False).returncode:
        say("bm25s and tantivy cannot be had now: compared with what is here")
    scripts = sorted((ROOT / "tests/bench").glob("bench_*.py"))
    if not scripts:
        say("there is no benchmark in tests/bench")
    surroundings = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    return max(
        (
            subprocess.run(
                [str(interpreter()), str(script), *arguments], cwd=ROOT, env=surroundings, check=False
            ).returncode
            for script in scripts
        ),
        default=1,
    )


def verb_translations(arguments: Sequence[str]) -> int:
    """Texts and their translations; `--check` only looks."""
    prepare("dev")
    command = [str(interpreter()), str(PACKAGING / "translations.py"), *arguments]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def verb_lock(arguments: Sequence[str]) -> int:
    """Pin every dependency again; `--upgrade` takes the newest versions."""
    if sys.version_info[:2] != OLDEST:
        raise SetupError(
            f"The locks must hold for Python {OLDEST[0]}.{OLDEST[1]}: run `lock` with that version."
        )
    if not works(interpreter()):
        make_environment()
    run(interpreter(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", LOCK_TOOL)
    runtime, development = declared()
    compile_lock(RUN_LOCK, [*runtime, *BUILD, *packaged()], arguments, "running")
    compile_lock(
        DEV_LOCK, [*runtime, *BUILD, *EVERYWHERE, *development, *pins(RUN_LOCK)], arguments, "testing"
    )
    compile_lock(
        BUILD_LOCK,
        [*runtime, *BUILD, *packaged(), PACKAGER, *PACKAGER_ELSEWHERE, *pins(RUN_LOCK)],
        arguments,
        "packaging",
    )
    return 0


def packaged() -> list[str]:
    """Requirements of the extras that packages and a checkout bring along, from pyproject.toml."""
    import tomllib  # noqa: PLC0415 - as below

    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    return list(extras["sign"])


def declared() -> tuple[list[str], list[str]]:
    """Requirements of the program and of its tests, from pyproject.toml."""
    import tomllib  # noqa: PLC0415 - Python 3.11; an older one has to get as far as our message

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["dependencies"]), list(project["optional-dependencies"]["dev"])


def pins(lock: Path) -> list[str]:
    """`name==version` of everything in a lock."""
    return re.findall(r"^([A-Za-z0-9._-]+==[^ \\;]+)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)


def compile_lock(lock: Path, requirements: Sequence[str], options: Sequence[str], purpose: str) -> None:
    """Write one lock: every version pinned, hashes of all its files, no word of where they came from."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "requirements.in"
        source.write_text("\n".join(requirements) + "\n", encoding="utf-8")
        draft = Path(folder) / "requirements.txt"
        if lock.exists():
            shutil.copy(lock, draft)
        run(
            interpreter(), "-m", "piptools", "compile", "--quiet", "--generate-hashes", "--allow-unsafe",
            "--strip-extras", "--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-trusted-host",
            "--no-emit-find-links", "--no-emit-options", *options, "--output-file", draft, source,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        pinned = draft.read_text(encoding="utf-8").strip()
    # A pin holds for every supported Python; only the ranges in pyproject.toml differ between them.
    pinned = re.sub(r" ; python_version [^\\\n]*?(?= \\)", "", pinned)
    head = (
        f"# All that {purpose} Vademecum needs, pinned, with the hashes of the files for every system.\n"
        "# Made by `python3 packaging/dev.py lock`; do not edit by hand.\n\n"
    )
    lock.write_text(head + pinned + "\n", encoding="utf-8")
    say(f"wrote {lock.relative_to(ROOT)}")


VERBS: dict[str, Callable[[Sequence[str]], int]] = {
    "run": verb_run,
    "test": verb_test,
    "check": verb_check,
    "shots": verb_shots,
    "bench": verb_bench,
    "translations": verb_translations,
    "lock": verb_lock,
    "setup": verb_setup,
}


def usage(code: int = 2) -> int:
    """How to call this script."""
    print(__doc__)
    return code


def main(arguments: Sequence[str]) -> int:
    """Returns the exit code of what was run; 2 for a wrong call, 1 when the set-up failed."""
    if sys.version_info < OLDEST:
        version = ".".join(map(str, sys.version_info[:2]))
        say(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {version}. See README.md, Install.")
        return 1
    if not arguments or arguments[0] not in VERBS:
        return usage(0 if arguments and arguments[0] in {"-h", "--help", "help"} else 2)
    try:
        return VERBS[arguments[0]](arguments[1:])
    except (SetupError, system_libraries.MissingLibrariesError) as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
