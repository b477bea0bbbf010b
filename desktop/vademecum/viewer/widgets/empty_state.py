"""What a panel shows when it has nothing to list: why, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QScrollArea, QVBoxLayout, QWidget

from vademecum.viewer.widgets.heading import keep_larger
from vademecum.viewer.widgets.link_button import LinkButton
from vademecum.viewer.widgets.wrap_label import WrapLabel

_BAR_WIDTH = 160
_READING_SHARE = 0.8
"""Of the way to a finished index that is over when all pages are read."""
_TITLE_SCALE = 1.15

Links = Sequence[tuple[str, str]]
"""Links as (name, label)."""


class EmptyState(QScrollArea):
    """A heading, a sentence and links, calmly in the upper third; it scrolls where it has no room."""

    chosen = Signal(str)
    """Name of the link that was pressed."""

    def __init__(self, parent: QWidget | None = None, *, title_scale: float = _TITLE_SCALE) -> None:
        """The heading is `title_scale` times as large as other text."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        inside = QWidget()
        inside.setAutoFillBackground(False)
        self._title, self._text, self._caption = WrapLabel(inside), WrapLabel(inside), WrapLabel(inside)
        keep_larger(self._title, title_scale)
        self._text.setObjectName("muted")
        self._caption.setObjectName("muted")
        for label in (self._title, self._text, self._caption):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._bar = QProgressBar(inside)
        self._bar.setTextVisible(False)
        self._bar.setFixedWidth(_BAR_WIDTH)
        self._bar.hide()
        self._title.setBuddy(self._bar)  # which is its name for screen readers
        self._links, self._more = QVBoxLayout(), QVBoxLayout()
        for layout in (self._links, self._more):
            layout.setSpacing(2)
        column = QVBoxLayout(inside)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self._bar, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._text)
        column.addSpacing(4)
        column.addLayout(self._links)
        column.addWidget(self._caption)
        column.addLayout(self._more)
        column.addStretch(3)
        self.setWidget(inside)
        self.advance(0, 0)
        self._said: object = None
        """What is shown."""
        self.say("")

    def say(
        self,
        title: str,
        text: str = "",
        links: Links = (),
        *,
        caption: str = "",
        more: Links = (),
        working: bool = False,
    ) -> None:
        """Show a heading and a sentence with links below, then a caption with further links.

        With `working` a bar says that something goes on. What is shown already stays, with its focus.
        """
        said = (title, text, tuple(links), caption, tuple(more), working)
        if said == self._said:
            return
        self._said = said
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._caption.setText(caption)
        self._caption.setVisible(bool(caption and more))
        self._bar.setVisible(working)
        self._fill(self._links, links)
        self._fill(self._more, more)

    def advance(self, done: int, total: int) -> None:
        """Move the bar; the last part of the way is the index, which comes after all is read."""
        self._bar.setRange(0, max(total, 1))
        self._bar.setValue(round(done * _READING_SHARE))

    def _fill(self, layout: QVBoxLayout, links: Links) -> None:
        while (item := layout.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for name, label in links:
            button = LinkButton(label, self.widget())
            button.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
            button.show()  # a layout does it only in the next turn, and then it can take no focus yet

    @property
    def title(self) -> str:
        """The heading shown."""
        return self._title.text()

    @property
    def text(self) -> str:
        """The sentence shown."""
        return self._text.text()

    @property
    def links(self) -> tuple[LinkButton, ...]:
        """All links, in the order of the eye."""
        layouts = (self._links, self._more)
        items = [layout.itemAt(n) for layout in layouts for n in range(layout.count())]
        widgets = [item.widget() for item in items if item is not None]
        return tuple(widget for widget in widgets if isinstance(widget, LinkButton))

    def focus_first(self) -> bool:
        """Go to the first link; False when there is none."""
        links = self.links
        if links:
            links[0].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(links)
