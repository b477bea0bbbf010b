"""The window's style sheet: spacing, corners and colours of standard controls.

Written anew from the colours on every theme change: a style sheet cuts widgets off the
palette, so colours may come from nowhere else.
"""

from __future__ import annotations

from string import Template

_SHEET = Template("""
QWidget#window, QWidget#side, QWidget#header, QDialog { background: $window; color: $text; }
QWidget#centre, QWidget#article, QWidget#reading, QWidget#outline { background: $page; }
QWidget#header { border-bottom: 1px solid $border; }
QWidget#side { border-right: 1px solid $border; }
QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: 4px 8px; }

QLineEdit { background: $page; color: $text; border: 1px solid $edge; border-radius: 7px;
    padding: 6px 9px; selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $muted; }
QLineEdit:hover { border-color: $muted; }
QLineEdit:focus { border: 2px solid $accent; padding: 5px 8px; }
QLineEdit#fact { background: transparent; border: 1px solid transparent; padding: 1px 3px; }
QLineEdit#fact:focus { border-color: $accent; }
QLineEdit#searchBox { border-radius: 9px; padding: 8px 10px; }
QLineEdit#searchBox:focus { padding: 7px 9px; }
QLineEdit#searchBox QToolButton { border: none; padding: 0; }

QToolButton { background: transparent; color: $text; border: 2px solid transparent; border-radius: 7px;
    padding: 4px; icon-size: $icon; }
QWidget#side QToolButton { icon-size: $icon_side; }
QWidget#article QToolButton, QFrame#card QToolButton { icon-size: $icon_menu; }
QFrame#notice QToolButton { icon-size: $icon_close; }
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $pressed; }
QToolButton:checked { background: $soft; color: $accent; }
QToolButton:focus { border-color: $accent; }
QToolButton:disabled { color: $faint; }
QToolButton::menu-indicator { image: none; width: 0; }
QToolButton#chip { border: 1px solid $edge; border-radius: 11px; padding: 1px 9px; color: $muted; }
QToolButton#chip:hover { color: $text; }
QToolButton#chip:checked { background: $soft; border-color: $accent; color: $accent; }
QToolButton#chip:focus { border: 2px solid $accent; padding: 0 8px; }
QToolButton#choiceChip { border: 1px solid $edge; border-radius: 11px; padding: 1px 9px; color: $muted;
    padding-$end: 24px; }
QToolButton#choiceChip:hover { color: $text; }
QToolButton#choiceChip:checked { background: $soft; border-color: $accent; color: $accent; }
QToolButton#choiceChip:focus { border: 2px solid $accent; padding: 0 8px; padding-$end: 23px; }
QToolButton#choiceChip::menu-indicator { image: url($arrow_down); width: $icon_spin; height: $icon_spin;
    subcontrol-origin: padding; subcontrol-position: center right; right: 8px; }
QToolButton#beside { padding: 8px 12px; color: $accent; border: 1px solid $border; text-align: $begin; }
QToolButton#beside:focus { border-color: $accent; }

QPushButton { background: $raised; color: $text; border: 1px solid $edge; border-radius: 7px;
    padding: 6px 14px; }
QPushButton:hover { background: $hover; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; }
QPushButton:default, QPushButton#primary { background: $accent; color: $on_accent; border-color: $accent; }
QPushButton:default:focus, QPushButton#primary:focus { border-color: $text; }
QPushButton:disabled { color: $faint; }
QPushButton#link { background: transparent; border: 1px solid transparent; color: $accent; padding: 2px 4px;
    text-align: $begin; }
QPushButton#link[quiet="true"] { color: $muted; }
QPushButton#link:hover { text-decoration: underline; }
QPushButton#link:focus { border-color: $accent; }
QPushButton#crumb { background: transparent; border: 1px solid transparent; color: $muted; padding: 1px 3px; }
QPushButton#crumb:hover { color: $accent; }
QPushButton#crumb:focus { border-color: $accent; }

QTreeView, QListView, QTableView { background: transparent; color: $text; border: none; outline: none; }
QListView#dropDown { background: $raised; border: 1px solid $border; }
QTreeView:focus, QListView:focus { outline: none; }
QTreeView#contents { show-decoration-selected: 0; selection-background-color: transparent; }
QTreeView#contents::item { min-height: $row; padding: 0 4px; border: none; background: transparent; }
QTreeView#contents::item:selected { background: transparent; color: $accent; }
QTreeView#contents::branch, QTreeView#contents::branch:selected { background: transparent;
    image: none; border-image: none; }
QTreeView#contents::branch:has-children:closed { image: url($arrow_right); }
QTreeView#contents::branch:has-children:open { image: url($arrow_down); }

QTextBrowser#page { background: $page; color: $text; border: none;
    selection-background-color: $accent; selection-color: $on_accent; }

QTabBar { background: $window; }
QTabBar#tabs::tab { background: transparent; color: $muted; border: none;
    border-bottom: 2px solid transparent; border-right: 1px solid $border;
    padding: 7px 12px; }
QTabBar#tabs::tab:hover { color: $text; background: $hover; }
QTabBar#tabs::tab:selected { color: $text; background: $page; border-bottom-color: $accent; }

QTabBar#tabs::close-button { image: url($cross); width: $icon_tab; height: $icon_tab; margin: 2px;
    border-radius: 4px; }
QTabBar#tabs::close-button:hover { background: $pressed; }

QTabBar#tabs::scroller { width: $scroller; }
QTabBar#tabs QToolButton { background: $window; border: none; border-radius: 4px; padding: 0; }
QTabBar#tabs QToolButton:hover { background: $pressed; }
QTabBar#tabs QToolButton::left-arrow { image: url($arrow_left); width: $icon_menu; height: $icon_menu; }
QTabBar#tabs QToolButton::right-arrow { image: url($arrow_right); width: $icon_menu; height: $icon_menu; }

QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $accent; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $thumb; border-radius: 3px; margin: 3px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenu { background: $raised; color: $text; border: 1px solid $border; padding: 6px; icon-size: $icon_menu; }
QMenu::item { padding: 6px 28px 6px 12px; border-radius: 5px; }
QMenu::item:selected { background: $soft; color: $accent; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $border; margin: 5px 8px; }
QMenu::icon { padding-left: 8px; }
QMenu::indicator { width: $icon_menu; height: $icon_menu; margin-left: 4px; }
QMenu::indicator:non-exclusive:checked { image: url($tick); }
QMenu::indicator:exclusive:checked { image: url($dot); }
QMenu::right-arrow, QMenu::left-arrow { image: url($arrow_right); width: $icon_menu; height: $icon_menu;
    margin-right: 6px; }

QStatusBar, QWidget#status { background: $window; color: $muted; border-top: 1px solid $border; }
QStatusBar::item { border: none; }
QWidget#status QLabel { border: 1px solid transparent; padding: 2px 0; }
QProgressBar { background: $border; border: none; border-radius: 2px; max-height: 4px; min-height: 4px; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }

QLabel { background: transparent; color: $text; }
QLabel#muted, QLabel#panelTitle { color: $muted; }
QLabel#panelTitle { font-weight: 600; }
QLabel#emptyTitle { font-weight: 600; }
QDialog#palette { background: $raised; border: 1px solid $edge; }
QFrame#card { background: $raised; border: 1px solid $border; border-radius: 10px; }
QFrame#card[refused="true"] { background: $window; }
QWidget#crumbs { border-bottom: 1px solid transparent; background: $page; }
QWidget#crumbs[scrolled="true"] { border-bottom-color: $border; }
QFrame#notice { background: $soft; border: none; border-bottom: 1px solid $border; }
QFrame#findBar { background: $window; border-top: 1px solid $border; }
QFrame#line { background: $border; border: none; max-height: 1px; min-height: 1px; }
QCheckBox, QRadioButton { color: $text; spacing: 8px; }
QCheckBox::indicator { width: $icon_menu; height: $icon_menu; border: 1px solid $edge; border-radius: 4px;
    background: $page; }
QCheckBox::indicator:hover { border-color: $text; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($check); }
QCheckBox:focus, QRadioButton:focus { color: $accent; }
QComboBox, QSpinBox, QDoubleSpinBox { background: $page; color: $text; border: 1px solid $edge;
    border-radius: 7px; padding: 6px 9px; }
QComboBox:focus { border: 2px solid $accent; padding: 5px 8px; }
QSpinBox, QDoubleSpinBox { padding: 4px 9px 5px 9px; }
QSpinBox:focus, QDoubleSpinBox:focus { border: 2px solid $accent; padding: 3px 8px 4px 8px; }
QSpinBox::up-button, QDoubleSpinBox::up-button { border: none; width: 22px; subcontrol-position: top right; }
QSpinBox::down-button, QDoubleSpinBox::down-button { border: none; width: 22px;
    subcontrol-position: bottom right; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url($arrow_up); width: $icon_spin; height: $icon_spin; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url($arrow_down); width: $icon_spin;
    height: $icon_spin; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: url($arrow_down); width: $icon_menu; height: $icon_menu; }
QComboBox QAbstractItemView { background: $raised; color: $text; border: 1px solid $border;
    selection-background-color: $soft; selection-color: $accent; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QTextBrowser#answerText { background: transparent; color: $text; border: 1px solid transparent;
    border-radius: 4px; selection-background-color: $accent; selection-color: $on_accent; }
QTextBrowser#answerText:focus { border-color: $accent; }
QScrollArea#answer { border: 1px solid transparent; }
QScrollArea#answer:focus { border-color: $accent; }
QWidget#focusBar { background: $accent; }
""")


def style_sheet(values: dict[str, str]) -> str:
    """The sheet with these colours and picture files; raises KeyError when one is missing."""
    return _SHEET.substitute(values)
