"""Starts the demo: this is all that a host application writes to have F1 help."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication

from vademecum.app.assets import asset
from vademecum.app.knowledge import Knowledge
from vademecum.embed import Help
from vademecum.embed.demo.readers import PERSONAS, Persona
from vademecum.embed.demo.window import ConsoleWindow
from vademecum.errors import QueryError


def open_demo(persona: Persona = PERSONAS[0]) -> tuple[ConsoleWindow, Help]:
    """The console's window, not yet shown, with its help; needs a QApplication."""
    help_ = Help(
        Knowledge.open(asset("demo/knowledge")), reader=persona.reader, application_id="tidewater-demo"
    )
    window = ConsoleWindow(help_, persona)
    help_.install()
    return window, help_


def run_demo(argv: Sequence[str]) -> int:
    """Open the console and stay until it is closed."""
    persona = _named(argv[0]) if argv else PERSONAS[0]
    application = QApplication.instance() or QApplication(["tidewater"])
    if not isinstance(application, QApplication):
        raise QueryError("the demo needs a desktop", mend="Start it on its own")
    application.setApplicationName("tidewater")
    application.setApplicationDisplayName("Tidewater")
    window, help_ = open_demo(persona)
    window.show()
    code = application.exec()
    help_.close()
    return int(code)


def _named(name: str) -> Persona:
    for persona in PERSONAS:
        if persona.name == name:
            return persona
    names = ", ".join(persona.name for persona in PERSONAS)
    raise QueryError(f"the demo knows no reader {name!r}", mend=f"Use one of {names}")
