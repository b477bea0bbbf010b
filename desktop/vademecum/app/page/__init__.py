"""Articles as pages for Qt's rich text; nothing here imports Qt.

The renderer brings a Markdown parser and a highlighter along: it is loaded when the first page
is rendered, which is after the window has been painted.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from vademecum.app.page.addresses import (
    PageLink,
    image_address,
    page_address,
    page_link,
    parse_image_address,
    parse_page_address,
    parse_page_link,
)
from vademecum.app.page.breaks import SOFT_BREAK
from vademecum.app.page.labels import Labels
from vademecum.app.page.style import CODE_SIZE, INDENT_PX, LIST_PX, is_narrow

if TYPE_CHECKING:
    from vademecum.app.page.inline import PageImage
    from vademecum.app.page.page import Page, breadcrumbs, render_page

_HOME = {"PageImage": "inline", "Page": "page", "breadcrumbs": "page", "render_page": "page"}

__all__ = [
    "CODE_SIZE",
    "INDENT_PX",
    "LIST_PX",
    "SOFT_BREAK",
    "Labels",
    "Page",
    "PageImage",
    "PageLink",
    "breadcrumbs",
    "image_address",
    "is_narrow",
    "page_address",
    "page_link",
    "parse_image_address",
    "parse_page_address",
    "parse_page_link",
    "render_page",
]


def __getattr__(name: str) -> Any:
    try:
        home = _HOME[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None
    return getattr(import_module(f"{__name__}.{home}"), name)
