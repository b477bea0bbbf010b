"""Title and tags of a bookmark."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QLineEdit, QWidget

from vademecum.app.bookmarks import Bookmark, tags_of
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.mnemonics import underline_dialog
from vademecum.viewer.widgets.screen_fit import keep_on_screen

_WIDTH = 440


class BookmarkDialog(QDialog):
    """Asks for a title and for tags."""

    def __init__(self, bookmark: Bookmark, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = QLineEdit(bookmark.title, self)
        self.tags = QLineEdit(", ".join(bookmark.tags), self)
        self._labels = QLabel(self), QLabel(self)
        self.note = QLabel(self)
        self.note.setObjectName("muted")
        self.note.setWordWrap(True)
        self.buttons = QDialogButtonBox(self)
        self.save = self.buttons.addButton(QDialogButtonBox.StandardButton.Save)
        self.cancel = self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        for button in (self.save, self.cancel):
            button.setIcon(QIcon())
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QGridLayout(self)
        form.setContentsMargins(20, 20, 20, 16)
        form.setSpacing(10)
        for row, (label, field) in enumerate(zip(self._labels, (self.title, self.tags), strict=True)):
            label.setBuddy(field)
            form.addWidget(label, row, 0)
            form.addWidget(field, row, 1)
        form.addWidget(self.note, 2, 1)
        form.addWidget(self.buttons, 3, 0, 1, 2)
        form.setRowStretch(2, 1)
        self.title.textChanged.connect(lambda text: self.save.setEnabled(bool(text.strip())))
        keep_on_screen(self)
        self.retranslate()

    @property
    def entered(self) -> tuple[str, tuple[str, ...]]:
        """Title and tags."""
        return self.title.text().strip(), tags_of(self.tags.text())

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("Edit bookmark"))
        for label, field, name in zip(
            self._labels, (self.title, self.tags), (tr("Title"), tr("Tags")), strict=True
        ):
            label.setText(name)
            field.setAccessibleName(name)
        self.note.setText(tr("Separate tags with commas. The list of bookmarks can be narrowed to a tag."))
        self.save.setText(tr("Save"))
        self.cancel.setText(tr("Cancel"))
        underline_dialog(self)
        form = self.layout()
        if form is not None:
            form.activate()
            width = max(_WIDTH, form.minimumSize().width())
            self.resize(width, form.totalHeightForWidth(width))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
