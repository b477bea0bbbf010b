"""One HTML page as Markdown: its text, headings, lists, tables, code and pictures, not its looks."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from bs4 import BeautifulSoup, Comment, Declaration, Doctype, ProcessingInstruction, Tag
from markdownify import ATX, MarkdownConverter

_CHARSET = re.compile(rb"""charset\s*=\s*["']?\s*([A-Za-z0-9_:.-]+)""", re.IGNORECASE)
_LOOKED_AT = 2048
_NOT_TEXT = ("script", "style", "nav", "iframe", "form", "link", "meta", "noscript", "template", "svg")
_FURNITURE = ("navigationbar", "breadcrumb", "sidebar", "footer")
"""Classes of what stands around the text in pages of common generators: the viewer has its own."""
_HEADINGS = re.compile(r"h[1-6]")
_LANGUAGES = {"cpp": "cpp", "qml": "qml", "js": "js", "xml": "xml", "python": "python", "sh": "sh"}
_ENTITY = re.compile(r"&(?=#?\w+;)")
_BLANKS = re.compile(r"\n{3,}")


@dataclass(frozen=True, slots=True)
class Converted:
    """What became of a page."""

    title: str
    body: str
    language: str = ""


def decode_page(data: bytes, charset: str) -> tuple[str, str]:
    """The text of a page and what was wrong with it: its mark, its own charset, UTF-8, then the project's."""
    for mark, name in ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            return data.decode(name, "replace").lstrip("\ufeff"), ""
    named = _CHARSET.search(data[:_LOOKED_AT])
    names = [named[1].decode("ascii").lower()] if named else []
    # Browsers read these as what Windows writes under their name.
    names = [
        {"iso-8859-1": "cp1252", "us-ascii": "cp1252", "shift_jis": "cp932", "gb2312": "gbk"}.get(n, n)
        for n in names
    ]
    for name in (*names, "utf-8", charset):
        try:
            if name:
                return data.decode(name), ""
        except (LookupError, UnicodeDecodeError):
            continue
    return data.decode(charset or "cp1252", "replace"), "some letters could not be read"


def to_markdown(html: str, link: Callable[[str], str], anchors: Collection[str]) -> Converted:
    """Convert a page. `link` gives the new address of a link or picture, empty to keep its text alone.

    `anchors` are the names on the page that something leads to: they stay.
    """
    soup = BeautifulSoup(html, "html.parser")
    title = " ".join(soup.title.get_text().split()) if soup.title else ""
    language = str(soup.html.get("lang") or "") if soup.html else ""
    for remark in soup.find_all(
        string=lambda text: isinstance(text, Comment | Declaration | Doctype | ProcessingInstruction)
    ):
        remark.extract()
    for item in [*soup.find_all(_NOT_TEXT), *soup.find_all(class_=_FURNITURE)]:
        item.decompose()
    body: Any = soup.body or soup
    if soup.title:
        soup.title.decompose()
    _keep_anchors(soup, body, anchors)
    for item in body.find_all(["a", "img"]):
        name = "href" if item.name == "a" else "src"
        if item.get(name):
            address = link(str(item[name]))
            if address:
                item[name] = address
            elif item.name == "a":
                item.unwrap()
            else:
                item.decompose()
    text = _Converter(heading_style=ATX, bullets="-", code_language_callback=_language).convert_soup(body)
    lines = "\n".join(line.rstrip() for line in text.replace("\xa0", " ").splitlines())
    return Converted(title, _BLANKS.sub("\n\n", lines).strip() + "\n", language)


def _keep_anchors(soup: BeautifulSoup, body: Any, anchors: Collection[str]) -> None:
    kept: set[str] = set()
    for item in body.find_all(lambda tag: tag.get("id") or (tag.name == "a" and tag.get("name"))):
        names = [str(item[key]) for key in ("id", "name") if item.get(key)]
        heading = _HEADINGS.fullmatch(item.name)
        for name in dict.fromkeys(names):
            if name not in kept and (name in anchors or heading):
                kept.add(name)
                made = soup.new_tag("vm-anchor")
                made["value"] = name
                # Before a heading, so that the heading's text stays as it is.
                place = item if heading else item.find_parent(_HEADINGS) or item
                place.insert_before(made)


def _language(tag: Tag) -> str:
    classes: Any = tag.get("class") or []
    return next((_LANGUAGES[name] for name in classes if name in _LANGUAGES), "")


class _Converter(MarkdownConverter):
    """Markdown that says no more than the page: nothing of its text becomes markup."""

    def escape(self, text: str, parent_tags: set[str]) -> str:
        """What would begin a link, a tag, an entity, maths, a template or a cell is text here."""
        plain = text.replace("\\", "\\\\").replace("`", "\\`")
        text = super().escape(plain, parent_tags)  # type: ignore[misc]  # missing in the library's stubs
        text = _ENTITY.sub("&amp;", text).replace("<", "&lt;").replace("[", "\\[").replace("{", "\\{")
        text = text.replace("$", "\\$")
        return text.replace("|", "\\|") if "td" in parent_tags or "th" in parent_tags else text

    def convert_vm_anchor(self, el: Tag, text: str, parent_tags: set[str]) -> str:
        """An anchor that something leads to."""
        del text, parent_tags
        name = re.sub(r"[\"<>&]", "", str(el.get("value", "")))
        return f'<a id="{name}"></a>' + (
            "\n\n" if el.parent is not None and el.parent.name in _BLOCKS else ""
        )


_BLOCKS = ("body", "div", "section", "article", "main", "[document]")
