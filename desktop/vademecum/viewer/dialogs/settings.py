"""The settings dialog, made from the declarations of the settings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from vademecum.app.languages import LANGUAGES
from vademecum.app.settings import SECTIONS, SETTINGS, Setting, Settings, choice_text
from vademecum.viewer.dialogs.closing import CloseRow
from vademecum.viewer.dialogs.model_field import ModelField
from vademecum.viewer.folders.local_model import SETTING as MODEL
from vademecum.viewer.folders.local_model import LocalModel
from vademecum.viewer.tasks import Tasks
from vademecum.viewer.texts.language import SETTING as LANGUAGE
from vademecum.viewer.texts.words import percent_pattern, tr, tr_setting
from vademecum.viewer.widgets.heading import Heading
from vademecum.viewer.widgets.mnemonics import plain, underline_dialog

_WIDEST = 900
"""Pixels that the dialog asks for at most, however long the words of a language are."""
_SECTION_SIZE = 1.12
"""Text of the headings, against that of the window."""
_MARGIN, _BESIDE = 24, 18
_ABOVE_SECTION, _BELOW_NOTE, _BELOW_CONTROL = 14, 10, 3
"""Pixels around the form, between its columns, and between its rows."""
_LABELS = 24
"""Letters of average width that the column of titles has room for; longer ones wrap."""


class SettingsDialog(QDialog):
    """Each setting takes effect at once; there is nothing to confirm."""

    def __init__(self, settings: Settings, model: LocalModel, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self.controls: dict[str, QWidget] = {}
        self.model = ModelField(settings, model, tasks)
        self._settings = settings
        self._texts: dict[str, tuple[QLabel | None, QLabel]] = {}
        """Key -> title, none beside a checkbox, and description."""
        self._sections: list[tuple[QLabel, str]] = []
        """Headings, each with its English text."""
        inside = _Inside()
        self._grid = grid = QGridLayout(inside)
        grid.setContentsMargins(_MARGIN, _MARGIN - _ABOVE_SECTION, _MARGIN, _MARGIN)
        grid.setHorizontalSpacing(_BESIDE)
        grid.setVerticalSpacing(_BELOW_CONTROL)
        grid.setColumnStretch(1, 1)
        for heading, groups in SECTIONS:
            title = Heading(_SECTION_SIZE)
            title.setContentsMargins(0, _ABOVE_SECTION, 0, 6)
            self._sections.append((title, heading))
            grid.addWidget(title, grid.rowCount(), 0, 1, 2)
            for setting in SETTINGS:
                if setting.key.partition(".")[0] in groups:
                    self._add(setting)
        grid.setRowStretch(grid.rowCount(), 1)
        scroll = QScrollArea(self)
        # The controls take the focus, and bring themselves into view.
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(scroll)
        self._foot = CloseRow(self, on_enter=False)
        self._foot.setContentsMargins(16, 10, 16, 12)
        column.addWidget(self._foot)
        self._scroll, self._inside = scroll, inside
        self.retranslate()
        self.resize(max(620, scroll.minimumWidth()), min(680, parent.height() - 40))

    def _add(self, setting: Setting) -> None:
        """A title beside its control, or a box that has its own, and below it what the setting changes."""
        whole = self.model if setting.key == MODEL else _control(setting, self._settings)
        control = self.model.edit if setting.key == MODEL else whole
        row = self._grid.rowCount()
        note = QLabel()
        note.setObjectName("muted")
        note.setWordWrap(True)
        note.setContentsMargins(0, 0, 0, _BELOW_NOTE)
        label = None
        if not isinstance(control, QCheckBox):
            label = QLabel()
            label.setWordWrap(True)
            label.setBuddy(control)
            self._grid.addWidget(label, row, 0)
        self._grid.addWidget(whole, row, 1)
        self._grid.addWidget(note, row + 1, 1)
        if setting.key == MODEL:
            self.model.note.setContentsMargins(0, 0, 0, _BELOW_NOTE)
            self._grid.addWidget(self.model.note, row + 2, 1)
            self._grid.addWidget(self.model.examine, row + 3, 1, Qt.AlignmentFlag.AlignLeading)
        self.controls[setting.key] = control
        self._texts[setting.key] = (label, note)

    def _share_columns(self) -> None:
        """Give titles the room of the longest, boxes the rest: their texts cannot wrap."""
        longest = max(
            label.fontMetrics().horizontalAdvance(plain(label.text()))
            for label, _ in self._texts.values()
            if label is not None
        )
        boxes = [box for box in self.controls.values() if isinstance(box, QCheckBox)]
        for box in boxes:
            box.setMinimumWidth(box.sizeHint().width())
        taken = max(box.minimumWidth() for box in boxes) + self._scroll.verticalScrollBar().sizeHint().width()
        room = _WIDEST - taken - 2 * _MARGIN - _BESIDE
        widest = self.fontMetrics().averageCharWidth() * _LABELS
        self._grid.setColumnMinimumWidth(0, max(0, min(longest, widest, room)))
        style = boxes[0].style()
        mark = style.pixelMetric(style.PixelMetric.PM_IndicatorWidth, None, boxes[0])
        space = style.pixelMetric(style.PixelMetric.PM_CheckBoxLabelSpacing, None, boxes[0])
        for label, note in self._texts.values():
            if label is None:
                # Below the text of its box, not below the box.
                note.setIndent(mark + space)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("Settings"))
        self.model.retranslate()
        self._foot.retranslate()
        for heading, name in self._sections:
            heading.setText(tr_setting(name))
        for setting in SETTINGS:
            control, (label, note) = self.controls[setting.key], self._texts[setting.key]
            title, text = tr_setting(setting.title), tr_setting(setting.description)
            if label is not None:
                label.setText(title)
            note.setText(text)
            control.setAccessibleName(title)
            control.setAccessibleDescription(text)
            if isinstance(control, QCheckBox):
                control.setText(title)
            elif isinstance(control, QComboBox):
                for row in range(control.count()):
                    control.setItemText(row, _choice(setting, str(control.itemData(row))))
            elif isinstance(control, QSpinBox) and isinstance(setting.default, float):
                before, after = percent_pattern()
                control.setPrefix(before)
                control.setSuffix(after)
        underline_dialog(self)
        self._share_columns()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        self._scroll.setMinimumWidth(min(self._inside.minimumSizeHint().width() + bar, _WIDEST))

    def show_setting(self, key: str) -> None:
        """Bring a setting into view and give it the focus."""
        control = self.controls[key]
        control.setFocus(Qt.FocusReason.OtherFocusReason)
        # What a new dialog scrolls is known only once it is laid out.
        QTimer.singleShot(0, control, lambda: self._scroll.ensureWidgetVisible(control, 0, 220))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, which may have been made here."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _Inside(QWidget):
    """The form: texts in it change and wrap, and a scroll area forgets to ask how high it is then."""

    def event(self, event: QEvent) -> bool:
        """Ask for the height that the texts need at this width."""
        handled = super().event(event)
        form = self.layout()
        if form is not None and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.setMinimumHeight(form.heightForWidth(self.width()))
        return handled


def _choice(setting: Setting, name: str) -> str:
    if setting.key != LANGUAGE:
        return tr_setting(choice_text(name))
    # By its own name a language is found by those who do not understand the present one.
    return LANGUAGES.get(name) or tr_setting("Follow the desktop")


def _control(setting: Setting, settings: Settings) -> QWidget:
    """The control that fits the setting's type, showing its value and changing it."""

    def change(value: str | float | bool) -> None:
        settings.set(setting.key, value)

    if isinstance(setting.default, bool):
        box = QCheckBox()
        box.setChecked(settings.flag(setting.key))
        box.toggled.connect(change)
        return box
    if isinstance(setting.default, int | float):
        return _number(setting, settings, change)
    if setting.choices:
        choice = QComboBox()
        for name in setting.choices:
            choice.addItem(_choice(setting, name), name)
        choice.setCurrentIndex(setting.choices.index(settings.text(setting.key)))
        choice.activated.connect(lambda row: change(str(choice.itemData(row))))
        return choice
    field = QLineEdit(settings.text(setting.key))
    field.editingFinished.connect(lambda: change(field.text().strip()))
    return field


def _number(setting: Setting, settings: Settings, change: Callable[[float], None]) -> QWidget:
    if isinstance(setting.default, int):
        whole = QSpinBox()
        whole.setRange(int(setting.low or 0), int(setting.high or 10**6))
        whole.setValue(round(settings.number(setting.key)))
        whole.valueChanged.connect(change)
        return _indented(whole)
    # All settings with a fraction are shares of a whole.
    share = QSpinBox()
    share.setRange(round((setting.low or 0.0) * 100), round((setting.high or 10.0) * 100))
    share.setSingleStep(10)
    share.setValue(round(settings.number(setting.key) * 100))
    share.valueChanged.connect(lambda percent: change(percent / 100))
    return _indented(share)


def _indented(box: QSpinBox) -> QSpinBox:
    """The number begins where the text of other controls does; style sheets do not reach it."""
    box.lineEdit().setTextMargins(7, 0, 0, 0)
    return box
