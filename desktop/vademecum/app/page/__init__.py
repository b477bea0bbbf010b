"""Articles as pages for Qt's rich text; nothing here imports Qt."""

from __future__ import annotations

from vademecum.app.page.addresses import image_address, page_address, parse_image_address, parse_page_address
from vademecum.app.page.blocks import INDENT_PX
from vademecum.app.page.breaks import SOFT_BREAK
from vademecum.app.page.inline import PageImage
from vademecum.app.page.labels import Labels
from vademecum.app.page.page import Page, breadcrumbs, render_page

__all__ = [
    "INDENT_PX",
    "SOFT_BREAK",
    "Labels",
    "Page",
    "PageImage",
    "breadcrumbs",
    "image_address",
    "page_address",
    "parse_image_address",
    "parse_page_address",
    "render_page",
]
