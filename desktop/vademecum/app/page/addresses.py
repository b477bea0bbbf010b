"""Addresses inside a rendered page, and back.

vademecum:///guide/dns.md#verify-it     a page of the folder, and a section of it
#verify-it                              a section of the page itself
vademecum-image:guide/img/a%20b.png     a picture of the folder
vademecum-action:copy?n=3               copy the code block of that number, from 0
"""

from __future__ import annotations

from urllib.parse import quote, unquote

PAGE = "vademecum:///"
IMAGE = "vademecum-image:"
COPY = "vademecum-action:copy?n="


def page_address(path: str, slug: str = "") -> str:
    """Address of a page; the section stays as it is, so that it equals the anchor in the page."""
    return f"{PAGE}{quote(path)}{'#' + slug if slug else ''}"


def parse_page_address(address: str) -> tuple[str, str] | None:
    """Path and section of a page's address; None when it is another kind of address."""
    if not address.startswith(PAGE):
        return None
    path, _, slug = address[len(PAGE) :].partition("#")
    return unquote(path), slug


def image_address(path: str) -> str:
    """Address of a picture of the folder."""
    return IMAGE + quote(path)


def parse_image_address(address: str) -> str:
    """Path of a picture, relative to the folder; empty when it is another kind of address."""
    return unquote(address[len(IMAGE) :]) if address.startswith(IMAGE) else ""
