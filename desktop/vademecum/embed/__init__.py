"""F1 in a host application.

    from vademecum import Knowledge, Reader
    from vademecum.embed import Help

    help = Help(Knowledge.open("knowledge"), reader=Reader(audience="end_user", plan="pro"))
    help.set_route(domains_page, "/project/:id/domains", id=42)
    help.install(app)

Importing this package loads no Qt; `Help`, `HelpHint` and `HelpPanel` do, on first use. QtQml and
QtQuick are never loaded unless the host itself uses them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vademecum.app.context_help import Shown
    from vademecum.embed.help import Help
    from vademecum.embed.hint import HelpHint
    from vademecum.embed.panel import HelpPanel
    from vademecum.embed.screen import Screen

_HOME = {
    "Help": "vademecum.embed.help",
    "HelpHint": "vademecum.embed.hint",
    "HelpPanel": "vademecum.embed.panel",
    "Screen": "vademecum.embed.screen",
    "Shown": "vademecum.app.context_help",
}

__all__ = ["Help", "HelpHint", "HelpPanel", "Screen", "Shown"]


def __getattr__(name: str) -> Any:
    try:
        home = _HOME[name]
    except KeyError:
        raise AttributeError(f"module 'vademecum.embed' has no attribute {name!r}") from None
    return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted(__all__)
