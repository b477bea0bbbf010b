"""Builds the packages of Vademecum from packaging/build.toml, with the locked versions.

    python3 packaging/build.py                 everything that this system can build, into dist/
    python3 packaging/build.py app deb rpm     only these: app, tar, run, deb, rpm, wheelhouse, sbom,
                                               model (tar, deb and rpm with the library for local models);
                                               on Windows zip and setup, on macOS dmg
    python3 packaging/build.py --reuse deb     from the application that was built last
    python3 packaging/build.py --record        keep the sizes as those of the last release

Only Python 3.11 and the package index are needed; for .rpm also rpmbuild, for setup.exe NSIS.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from builder.description import DIST, ROOT, WORK, description

LINUX = ("app", "tar", "run", "deb", "rpm", "model", "wheelhouse", "sbom")
OTHERS = {
    "win32": ("app", "zip", "setup", "wheelhouse", "sbom"),
    "darwin": ("app", "dmg", "wheelhouse", "sbom"),
}


def main(arguments: list[str]) -> int:
    """Make the environment with any Python, then go on inside of it."""
    possible = OTHERS.get(sys.platform, LINUX)
    wanted = [word for word in arguments if not word.startswith("-")] or list(possible)
    unknown = [word for word in wanted if word not in possible]
    if unknown or {"-h", "--help"} & set(arguments):
        print(__doc__)
        return 2 if unknown else 0
    WORK.mkdir(exist_ok=True)
    DIST.mkdir(exist_ok=True)
    if "--inside" not in arguments:
        from builder.environment import python  # noqa: PLC0415 - makes the environment

        command = [str(python()), str(Path(__file__).resolve()), "--inside", *arguments]
        return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": ""}, check=False).returncode
    from builder.packages import make  # noqa: PLC0415 - imports Vademecum from the environment

    return make(wanted, description(), record_sizes="--record" in arguments, reuse="--reuse" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
