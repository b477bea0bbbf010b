"""The toolbar: where one has been, the search-or-ask box, and the menu."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from vademecum.app.commands import command
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.texts.words import tr, tr_command
from vademecum.viewer.widgets.actions import Actions
from vademecum.viewer.widgets.button_menu import end_with
from vademecum.viewer.widgets.folder_button import FolderButton
from vademecum.viewer.widgets.search_box import SearchBox

_BOX_WIDEST = 620
_NARROW = 620
"""Below this width only what one needs to read on stays in the toolbar."""

_NAMED_FROM = 760
"""From this width on the open folder is named."""
_STEADY_FROM = 1000
"""From this width on every name has the room of the longest."""


class Header(QWidget):
    """One row above everything."""

    def __init__(self, parts: Parts, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._parts = parts
        self._commands: dict[str, QToolButton] = {}
        self.box = SearchBox(self)
        self.box.setMaximumWidth(_BOX_WIDEST)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.menu_button = QToolButton(self)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.folder = FolderButton((actions["file.open"], actions["file.open-bundle"]), self)
        left = [self._button(actions, id_) for id_ in ("view.side", "go.back", "go.forward", "go.home")]
        right = [
            self._button(actions, id_)
            for id_ in ("bookmarks.toggle", "view.zoom-out", "view.zoom-in", "view.outline")
        ]
        self._optional = [*left[2:], *right]
        # Never lower than the box in the desktop's own text size.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 10, 8)
        row.setSpacing(4)
        for button in left:
            row.addWidget(button)
        self._named = QWidget(self)
        named = QHBoxLayout(self._named)
        named.setContentsMargins(0, 0, 0, 0)
        named.addWidget(self.folder)
        named.addStretch(1)
        row.addWidget(self._named)
        row.addSpacing(4)
        row.addStretch(1)
        row.addWidget(self.box, 8)
        row.addStretch(1)
        row.addSpacing(4)
        for button in right:
            row.addWidget(button)
        row.addWidget(self.menu_button)
        parts.appearance.changed.connect(self.recolour)
        self.recolour()
        self.retranslate()

    def _button(self, actions: Actions, id_: str) -> QToolButton:
        button = QToolButton(self)
        button.setDefaultAction(actions[id_])
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._commands[id_] = button
        return button

    def set_menu(self, menu: QMenu) -> None:
        """What the button at the end opens."""
        self.menu_button.setMenu(menu)
        end_with(menu, self.menu_button)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        for id_, button in self._commands.items():
            # The action's own text has a letter underlined, in some languages one of its own.
            button.setAccessibleName(tr_command(command(id_).text))
        self.menu_button.setAccessibleName(tr("Menu"))
        self.menu_button.setToolTip(tr("Menu (F10)"))

    def recolour(self) -> None:
        """Draw icons in the colours in force."""
        icon = self._parts.appearance.icon
        self.menu_button.setIcon(icon("menu"))
        self.folder.setIcon(icon("folder"))
        self.box.set_icons(icon("search"), icon("close"))

    def narrow(self, width: int) -> None:
        """Leave out what a narrow window has no room for."""
        for button in self._optional:
            button.setVisible(width >= _NARROW)
        self._named.setVisible(width >= _NAMED_FROM)
        # The box stays where it is when another folder has a shorter name.
        self._named.setMinimumWidth(self.folder.widest if width >= _STEADY_FROM else 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
