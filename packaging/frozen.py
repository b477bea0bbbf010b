"""What the packaged program starts with: says clearly what is missing before Qt would say it cryptically."""

from __future__ import annotations

import runpy
import sys


def start() -> int:
    """Run the command line, or a module of ours that the program itself asks for with `-m`."""
    arguments = sys.argv[1:]
    # The program starts itself for a second window or a model; there is no Python to be called instead.
    while arguments[:1] == ["-X"]:
        arguments = arguments[2:]
    if len(arguments) > 1 and arguments[0] == "-m" and arguments[1].partition(".")[0] == "vademecum":
        sys.argv = [sys.argv[0], *arguments[2:]]
        runpy.run_module(arguments[1], run_name="__main__", alter_sys=True)
        return 0
    from vademecum.cli.main import main  # noqa: PLC0415 - after the look at the arguments

    return main()


def guarded() -> int:
    """As `start`; a file of the program that is gone or damaged is named, with the way to mend it."""
    try:
        return start()
    except ImportError as error:
        where = error.path or error.name or ""
        print(
            f"{sys.argv[0]}: a part of the program cannot be loaded: {error} {where}\n"
            "If the file is one of the program's own, install the program again; if it belongs to the\n"
            f"system, `{sys.argv[0]} doctor` names the package that has it.",
            file=sys.stderr,
        )
        return 70


if __name__ == "__main__":
    sys.exit(guarded())
