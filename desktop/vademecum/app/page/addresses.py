"""Addresses inside a rendered page, links to a page from anywhere, and back.

vademecum:///guide/dns.md#verify-it     a page of the folder, and a section of it
vademecum:///guide/dns.md?folder=/home/me/help#verify-it
                                        the same, for who may have another folder open
#verify-it                              a section of the page itself
vademecum-image:guide/img/a%20b.png     a picture of the folder
vademecum-action:copy?n=3               copy the code block of that number, from 0
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, unquote

PAGE = "vademecum:///"
IMAGE = "vademecum-image:"
COPY = "vademecum-action:copy?n="
_FOLDER = "?folder="


@dataclass(frozen=True, slots=True)
class PageLink:
    """A link to a page, as it is copied and handed over."""

    path: str
    """Relative to its folder."""
    slug: str = ""
    """Section of the page; empty for its top."""
    folder: str = ""
    """Folder or bundle; empty for the one that is open, or was open last."""


def page_address(path: str, slug: str = "") -> str:
    """Address of a page; the section stays as it is, so that it equals the anchor in the page."""
    return f"{PAGE}{quote(path)}{'#' + slug if slug else ''}"


def parse_page_address(address: str) -> tuple[str, str] | None:
    """Path and section of a page's address; None when it is another kind of address."""
    if not address.startswith(PAGE):
        return None
    path, _, slug = address[len(PAGE) :].partition("#")
    return unquote(path), slug


def page_link(folder: str, path: str, slug: str = "") -> str:
    """A link to a page that names its folder, so that it works from anywhere."""
    # A browser or a mail program ends a link at the first space; letters of any script may stay.
    section = "".join(sign if sign.isalnum() else quote(sign) for sign in slug)
    return f"{PAGE}{quote(path)}{_FOLDER}{quote(folder)}{'#' + section if slug else ''}"


def parse_page_link(link: str) -> PageLink | None:
    """What a link to a page names, with its folder or without; None when it is another kind of address."""
    found = parse_page_address(link)
    if found is None:
        return None
    path, folder = link[len(PAGE) :].partition("#")[0], ""
    if _FOLDER in path:
        path, _, folder = path.partition(_FOLDER)
    return PageLink(unquote(path), unquote(found[1]), unquote(folder))


def image_address(path: str) -> str:
    """Address of a picture of the folder."""
    return IMAGE + quote(path)


def parse_image_address(address: str) -> str:
    """Path of a picture, relative to the folder; empty when it is another kind of address."""
    return unquote(address[len(IMAGE) :]) if address.startswith(IMAGE) else ""
