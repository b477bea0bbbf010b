"""The small manual that the journeys read."""

from __future__ import annotations

from pathlib import Path

PAGES = {
    "index.md": "# Kettle manual\n\nFirst [use vinegar](use/descale.md#with-vinegar) against limescale.\n",
    "use/fill.md": "---\nroute: /kettle/tank\n---\n# Fill the tank\n\nOpen the lid and pour water in.\n",
    "use/descale.md": (
        "# Remove limescale\n\nLimescale makes the kettle loud.\n\n"
        + "Wait between the steps. " * 150
        + "\n\n## With vinegar\n\nPour a cup of vinegar into the tank and let it stand for an hour.\n"
        + "Rinse the tank with water. " * 150
    ),
    "use/cord.md": "# Store the cord\n\nWind the cord around the base of the kettle.\n",
}


def write_kettle(root: Path) -> Path:
    """The manual as files below `root`."""
    for name, text in PAGES.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root
