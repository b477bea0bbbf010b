"""The context menus of pages and tabs: what can be done with the link, picture or words below the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from vademecum.app.page import page_link
from vademecum.viewer.page.links import Click
from vademecum.viewer.texts.words import tr, tr_command
from vademecum.viewer.widgets.mnemonics import underline_menu

if TYPE_CHECKING:
    from vademecum.viewer.page.view import PageView
    from vademecum.viewer.panels.article import ArticlePane
    from vademecum.viewer.window.frame import Frame

_INSIDE = ("open", "scroll", "missing")
_WIDEST = 32
"""Characters of the selected words that the menu repeats."""


def page_menu(window: Frame, pane: ArticlePane, spot: QPoint) -> QMenu:
    """What can be done at `spot` of a page, in pixels from the corner of its view."""
    menu = _menu(pane)
    view, actions = pane.view, window.actions_
    link = view.anchorAt(spot)
    click = pane.links.click_on(link) if link else None
    address = "" if click is None else _address(pane, click)
    if click is not None and click.action in _INSIDE:
        menu.addAction(tr("Open")).triggered.connect(lambda: pane.follow(link))
        menu.addAction(tr("Open in a new tab")).triggered.connect(lambda: pane.follow(link, apart=True))
    if address:
        menu.addAction(tr("Copy address")).triggered.connect(
            lambda: QGuiApplication.clipboard().setText(address)
        )
    picture = view.pictures.picture(view.picture_at(spot))
    if picture is not None:
        menu.addAction(tr("Enlarge the picture")).triggered.connect(lambda: pane.pictureAsked.emit(picture))
    words = " ".join(view.textCursor().selectedText().split())
    if words:
        menu.addSeparator()
        menu.addAction(actions["edit.copy"])
        shown = words if len(words) <= _WIDEST else f"{words[:_WIDEST]}…"
        search = menu.addAction(tr("Search for “{text}”").format(text=shown.replace("&", "&&")))
        search.triggered.connect(lambda: window.reading.search_for(words))
    if not (address or words):
        for id_ in ("go.back", "go.forward"):
            menu.addAction(actions[id_])
    menu.addSeparator()
    for id_ in ("bookmarks.toggle", "edit.copy-link", "edit.find", "edit.select-all"):
        menu.addAction(actions[id_])
    underline_menu(menu)
    return menu


def text_menu(view: PageView) -> QMenu:
    """What can be done with the text alone: the menu of a page in a host application."""
    menu = _menu(view)
    copy = menu.addAction(tr_command("Copy"))
    copy.triggered.connect(view.copy)
    copy.setEnabled(view.textCursor().hasSelection())
    menu.addAction(tr_command("Select all")).triggered.connect(view.selectAll)
    underline_menu(menu)
    return menu


def tab_menu(window: Frame, number: int) -> QMenu:
    """What can be done with a tab."""
    tabs = window.tabs
    menu = _menu(tabs)
    menu.addAction(tr("Close this tab")).triggered.connect(lambda: tabs.close_tab(number))
    others, right = menu.addAction(tr("Close other tabs")), menu.addAction(tr("Close tabs to the right"))
    others.triggered.connect(lambda: tabs.close_others(number))
    right.triggered.connect(lambda: tabs.close_right_of(number))
    right.setEnabled(number + 1 < tabs.bar.count())
    menu.addAction(tr("Duplicate this tab")).triggered.connect(lambda: tabs.duplicate(number))
    menu.addSeparator()
    menu.addAction(window.actions_["file.reopen-tab"])
    underline_menu(menu)
    return menu


def _menu(parent: QWidget) -> QMenu:
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _address(pane: ArticlePane, click: Click) -> str:
    """What to copy of a link; empty for links that do something instead of leading somewhere."""
    if click.action in _INSIDE:
        return page_link(str(pane.library.root), click.path, click.slug)
    return click.url
