"""Small folders for windows under test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from vademecum.viewer.window.window import Window

MakeWindow = Callable[..., Window]

PAGES = {
    "index.md": "# Pump manual\n\nStart here. See [valves](guide/valves.md#closing) or [nothing](gone.md).\n",
    "guide/valves.md": (
        "---\nkeywords: [shutter]\nroute: /plant/valves\n---\n# Valves\n\n"
        "A valve opens and closes a pipe.\n\n"
        + "Filler paragraph about pipes. " * 60
        + "\n\n## Opening\n\nTurn the wheel to the left.\n\n"
        + "More words on opening a valve. " * 80
        + "\n\n## Closing\n\nTurn the wheel to the right until the **torque** limit clicks.\n\n"
        + "More words on closing valves. " * 120
    ),
    "guide/pumps.md": "# Pumps\n\nA pump moves water. The torque of a pump is measured in newton metres.\n",
    "guide/alarms.md": "# Alarms\n\nAn alarm rings when pressure is too high. Press reset to silence it.\n",
}


def write_folder(root: Path, pages: dict[str, str]) -> Path:
    for name, text in pages.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root
