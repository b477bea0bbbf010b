"""Where Tab goes: along the layout, so that the order of the keyboard is the order of the eye.

Qt's own order is the order in which controls were made, and buttons that come and go (breadcrumbs,
citations, the answers to a question) would be reached last of all.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLayout,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QWidget,
)


def focus_order(root: QWidget) -> list[QWidget]:
    """The controls below `root` that Tab reaches now, in the order of layouts and splitters."""
    return [widget for widget in _walk(root) if _takes_tab(widget)]


def step_focus(root: QWidget, *, forward: bool) -> bool:
    """Move the focus to the next control below `root`, or beyond its last one to what comes after it.

    In a window of its own the order begins again. Returns whether the focus has moved.
    """
    order = focus_order(root)
    here = QApplication.focusWidget()
    step = 1 if forward else -1
    if here not in order:
        target = order[0 if forward else -1] if order else None
    else:
        to = order.index(here) + step
        target = order[to] if 0 <= to < len(order) else _outside(root, here, forward=forward)
        if target is None:
            target = order[to % len(order)]
    if target is None:
        return False
    target.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    return True


def _walk(widget: QWidget) -> Iterator[QWidget]:
    """`widget` and what is shown in it."""
    yield widget
    layout = widget.layout()
    if isinstance(widget, QSplitter):
        parts = [widget.widget(number) for number in range(widget.count())]
    elif isinstance(widget, QStackedWidget):
        parts = [widget.currentWidget()] if widget.count() else []
    elif isinstance(widget, QScrollArea):
        parts = [widget.widget()]
    elif isinstance(widget, QAbstractScrollArea):
        parts = []
    elif layout is not None:
        parts = list(_laid_out(layout))
    else:
        parts = []
    for part in parts:
        if part is not None and not part.isHidden():
            yield from _walk(part)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        inner, widget = (item.layout(), item.widget()) if item is not None else (None, None)
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _laid_out(inner)


def _takes_tab(widget: QWidget) -> bool:
    if not (widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled() and widget.isVisible()):
        return False
    if widget.focusProxy() is not None:
        return False
    # Of buttons that exclude each other Tab reaches the chosen one, arrows the rest.
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    chosen = group.checkedButton() if group is not None and group.exclusive() else None
    return chosen is None or chosen is widget


def _outside(root: QWidget, here: QWidget, *, forward: bool) -> QWidget | None:
    """The nearest control of the window that is not below `root`; None when there is none."""
    if root.isWindow():
        return None
    widget: QWidget | None = here
    while widget is not None:
        widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
        if widget is None or widget is here:
            break
        if widget is not root and not root.isAncestorOf(widget) and _takes_tab(widget):
            return widget
    return None
