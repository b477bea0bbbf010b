"""The settings dialog, made from the declarations of the settings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from vademecum.app.settings import SETTINGS, Setting, Settings
from vademecum.viewer.words import SETTINGS_CONTEXT, tr

_HIDDEN = frozenset({"appearance.language"})
"""Offered once there are translations to choose from."""


class SettingsDialog(QDialog):
    """Each setting takes effect at once; there is nothing to confirm."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.controls: dict[str, QWidget] = {}
        self._settings = settings
        inside = QWidget()
        form = QFormLayout(inside)
        form.setContentsMargins(20, 20, 20, 20)
        form.setVerticalSpacing(6)
        form.setHorizontalSpacing(16)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for setting in SETTINGS:
            if setting.key not in _HIDDEN:
                self._add(form, setting)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scroll)
        self.resize(560, min(680, parent.height() - 40))

    def _add(self, form: QFormLayout, setting: Setting) -> None:
        control = _control(setting, self._settings)
        title = QCoreApplication.translate(SETTINGS_CONTEXT, setting.title)
        text = QCoreApplication.translate(SETTINGS_CONTEXT, setting.description)
        control.setAccessibleName(title)
        control.setAccessibleDescription(text)
        label = QLabel(title)
        label.setBuddy(control)
        note = QLabel(text)
        note.setObjectName("muted")
        note.setWordWrap(True)
        note.setContentsMargins(0, 0, 0, 10)
        form.addRow(label, control)
        form.addRow(note)
        self.controls[setting.key] = control


def _control(setting: Setting, settings: Settings) -> QWidget:
    """The control that fits the setting's type, showing its value and changing it."""

    def change(value: str | float | bool) -> None:
        settings.set(setting.key, value)

    if isinstance(setting.default, bool):
        box = QCheckBox(QCoreApplication.translate(SETTINGS_CONTEXT, "On"))
        box.setChecked(settings.flag(setting.key))
        box.toggled.connect(change)
        return box
    if isinstance(setting.default, int | float):
        return _number(setting, settings, change)
    if setting.choices:
        choice = QComboBox()
        for name in setting.choices:
            choice.addItem(QCoreApplication.translate(SETTINGS_CONTEXT, choice_text(name)), name)
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
        return whole
    # All settings with a fraction are shares of a whole.
    share = QSpinBox()
    share.setSuffix(" %")
    share.setRange(round((setting.low or 0.0) * 100), round((setting.high or 10.0) * 100))
    share.setSingleStep(10)
    share.setValue(round(settings.number(setting.key) * 100))
    share.valueChanged.connect(lambda percent: change(percent / 100))
    return share


def choice_text(name: str) -> str:
    """English text of a choice: `high_contrast` is `High contrast`."""
    return name.replace("_", " ").capitalize()
