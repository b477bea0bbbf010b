"""A small host application, a console for web hosting, that shows F1 help in use."""

from __future__ import annotations

from collections.abc import Sequence


def run(argv: Sequence[str] = ()) -> int:
    """Open the demo and stay until it is closed; returns the exit code.

    `argv` may name a reader to begin with: `operator` or `end_user`.
    """
    from vademecum.embed.demo.start import run_demo

    return run_demo(argv)
