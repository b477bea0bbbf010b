"""Shift+F1: the summary of the article for a widget, in a small window beside it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWhatsThis, QWidget

from vademecum.embed.screen import Screen
from vademecum.embed.walk import pointed_screen, up
from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from vademecum.embed.desk import Desk


def show_summary(
    desk: Desk, widget: QWidget, where: QPoint, *, really: bool = True, pointed: bool = False
) -> bool:
    """Show title and summary at `where`, in screen coordinates; False when there is nothing to show.

    A widget with a What's This text of its own keeps it. `really=False` only asks whether there
    would be something, cheaply: it is called for every move of the mouse. With `pointed` the item
    under `where` counts, else the current one.
    """
    if desk.keys.is_ours(widget) or any(place.whatsThis() for place in up(widget)):
        return False
    screen = (pointed_screen(widget, where) if pointed else Screen()) or desk.screen(widget)
    if not really:
        return bool(screen)
    shown = desk.look_up(screen)
    article = desk.knowledge.article(shown.path, reader=desk.reader) if shown.path else None
    if article is None:
        text = escape(tr("There is no help for this yet."))
    else:
        text = f"<b>{escape(article.title)}</b>"
        if article.summary:
            text += f"<p>{escape(article.summary)}</p>"
        text += f"<p><i>{escape(tr('Press F1 for more.'))}</i></p>"
    QWhatsThis.showText(where, text, widget)
    return True
