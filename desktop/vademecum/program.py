"""How to start this program again, as a process of its own."""

from __future__ import annotations

import sys


def own_command(*arguments: str) -> list[str]:
    """The command line that runs `vademecum` with these arguments.

    Inside a packaged application that only embeds Vademecum, `sys.executable` is that application:
    there it is the program that is installed beside it, and empty when there is none.
    """
    if not getattr(sys, "frozen", False):
        # -P: a folder of pages may well be the current one, and is no place to take modules from.
        return [sys.executable, "-P", "-X", "utf8", "-m", "vademecum", *arguments]
    if "vademecum.cli.main" in sys.modules:
        return [sys.executable, *arguments]
    from shutil import which  # noqa: PLC0415 - `show` answers a key press and does without

    installed = which("vademecum")
    return [installed, *arguments] if installed else []
