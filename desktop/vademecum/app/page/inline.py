"""Running text to HTML: phrases, links, pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from urllib.parse import unquote

from markdown_it.token import Token

from vademecum.app.page.addresses import image_address, page_address
from vademecum.app.page.breaks import LONGEST, soften
from vademecum.app.page.labels import Labels
from vademecum.app.page.style import Style
from vademecum.knowledge.links import Target
from vademecum.knowledge.plaintext import inline_text, joins

_OUTSIDE_MARK = "\u2197"
_LONGEST_TOLD = 300
"""Characters of an address that is only told: `data:` addresses may hold whole files."""
_WRAPS = {"strong": "b", "em": "i", "s": "s", "u": "u", "sub": "sub", "sup": "sup", "dfn": "i"}


@dataclass(frozen=True, slots=True)
class PageImage:
    """A picture that the page shows."""

    address: str
    """As in the page's HTML."""
    path: str
    """File relative to the folder."""
    alt: str
    drawing: str = ""
    """SVG that is written into the page itself; `path` is only a name then."""


@dataclass(slots=True)
class Inline:
    """Renders running text of one page."""

    style: Style
    labels: Labels
    resolve: Callable[[str], Target]
    """Where an address in this page leads."""
    images: list[PageImage] = field(default_factory=list)
    longest: int = LONGEST
    """Longest run of characters that stays unbroken."""
    whole: int | None = None
    """Longest run that has no break at signs and humps either; `longest` when None."""
    scale: float = 1.0
    """Size of the text at hand relative to running text: headings are larger."""
    references: dict[int, int] = field(default_factory=dict)
    """Footnote -> how often it was referred to so far."""

    def render(self, children: list[Token] | None) -> str:
        """HTML of inline tokens."""
        parts: list[str] = []
        links: list[str] = []
        run = _trimmed(children or [])
        for i, child in enumerate(run):
            kind = child.type
            if kind == "text":
                parts.append(self.text(child.content))
            elif kind == "code_inline":
                parts.append(self.code(child.content))
            elif kind == "softbreak":
                parts.append("" if joins(run[i - 1].content, run[i + 1].content) else "\n")
            elif kind == "hardbreak":
                parts.append("<br>")
            elif kind == "link_open":
                href = str(child.attrs.get("href", ""))
                opening, closing = self.link(href)
                if self.resolve(href).kind == "refused":
                    closing = self._told(href, _words(run, i))
                parts.append(opening)
                links.append(closing)
            elif kind == "link_close":
                parts.append(links.pop() if links else "")
            elif kind == "image":
                parts.append(self.image(child, linked=any(links)))
            else:
                parts.append(self.phrase(child))
        parts.extend(reversed(links))
        return "".join(parts)

    def text(self, text: str) -> str:
        """Plain words."""
        return escape(soften(text, self.longest, self.whole), quote=False)

    def code(self, text: str) -> str:
        """Code in a sentence."""
        theme = self.style.theme
        shown = soften(text, self.longest, self.whole)
        size = self.style.px(0.88 * self.scale)
        return (
            f'<code style="font-size:{size};background-color:{theme.inline_code_back};'
            f'color:{theme.inline_code_text}">{escape(shown, quote=False)}</code>'
        )

    def phrase(self, child: Token) -> str:
        """A phrase that opens or closes, or a mark that stands alone."""
        name = child.tag
        if child.type == "anchor":
            return f'<a name="{escape(str(child.meta["id"]))}"></a>'
        if child.type in _MARKS:
            return _MARKS[child.type](self, child)
        if name in _WRAPS:
            return f"<{'/' if child.nesting < 0 else ''}{_WRAPS[name]}>"
        if name in ("kbd", "mark", "small", "abbr", "q"):
            return self._span(child)
        return self.text(child.content) if child.content and child.type != "attrs" else ""

    def _checkbox(self, child: Token) -> str:
        return "\u2611 " if child.meta.get("checked") else "\u2610 "

    def _missing(self, child: Token) -> str:
        return self._absent(str(child.meta["name"]), self.labels.missing)

    def _span(self, child: Token) -> str:
        name, theme = child.tag, self.style.theme
        inside = self._gap() if name == "kbd" else ""
        if child.nesting < 0:
            return f"{inside}</span>" + ("\u201d" if name == "q" else "")
        key = f"background-color:{theme.key_back};color:{theme.key_text};font-size:{self.style.px(0.9)}"
        mark = f"background-color:{theme.highlight};color:{theme.highlight_text}"
        style = {"kbd": key, "mark": mark, "small": self.style.small}.get(name, "")
        title = f' title="{escape(str(child.attrs["title"]))}"' if child.attrs.get("title") else ""
        return ("\u201c" if name == "q" else "") + f'<span style="{style}"{title}>{inside}'

    def _gap(self) -> str:
        """A little room inside a filled phrase: Qt knows no padding there, and folds other spaces."""
        return f'<span style="font-size:{self.style.px(0.3)}">\u00a0</span>'

    def footnote(self, child: Token) -> str:
        """A number in the text that leads to the note."""
        number = int(child.meta.get("id", 0)) + 1
        count = self.references.get(number, 0)
        self.references[number] = count + 1
        name = f"fnref-{number}" + (f"-{count + 1}" if count else "")
        link = f'<a href="#fn-{number}" style="{self._link_style()}">[{number}]</a>'
        return f'<sup><a name="{name}"></a>{link}</sup>'

    def link(self, href: str) -> tuple[str, str]:
        """Opening and closing HTML of a link."""
        target = self.resolve(href)
        if target.kind == "refused":
            return "", ""
        colour, note, mark = self.style.theme.link, "", ""
        if target.kind == "anchor":
            address = f"#{target.slug}" if target.slug else self._raw_fragment(href)
        elif target.kind in ("external", "mail"):
            address = target.url
            if target.kind == "external":
                style = f"{self.style.small};color:{self.style.theme.muted}"
                mark = f'<span style="{style}">{_OUTSIDE_MARK}</span>'
        else:
            address = page_address(target.path, target.slug)
            if target.kind == "missing":
                colour = self.style.theme.missing
                note = f' title="{escape(target.note)}"' if target.note else ""
        return f'<a href="{escape(address)}" style="{self._link_style(colour)}"{note}>', f"</a>{mark}"

    def _told(self, href: str, words: str) -> str:
        """The address behind the words of a link that is never opened: it can be read and copied."""
        if href.strip() in ("", words.strip()):
            return ""
        shown = href if len(href) <= _LONGEST_TOLD else href[:_LONGEST_TOLD] + "\u2026"
        shown = escape(soften(shown, self.longest), quote=False)
        return f' <span style="{self.style.small};color:{self.style.theme.muted}">({shown})</span>'

    def _raw_fragment(self, href: str) -> str:
        return "#" + unquote(href.partition("#")[2])

    def _link_style(self, colour: str = "") -> str:
        return f"color:{colour or self.style.theme.link};text-decoration:none"

    def image(self, child: Token, *, linked: bool) -> str:
        """A picture of the folder, or its text when it is elsewhere or missing."""
        source = str(child.attrs.get("src", ""))
        alt = inline_text(child.children or []) or str(child.attrs.get("title", ""))
        if not source and not alt:
            return ""  # what a template would have filled in
        target = self.resolve(source) if source else Target("missing")
        if target.kind in ("external", "mail"):
            words = alt or self.labels.picture
            return self._absent(words, self.labels.picture_remote, "" if linked else target.url)
        if target.kind != "image":
            return self._absent(alt or self.labels.picture, self.labels.missing)
        unshown = self.labels.unshown.get(target.path)
        if unshown is not None:
            return self._absent(alt or self.labels.picture, unshown)
        address = image_address(target.path)
        self.images.append(PageImage(address, target.path, alt))
        title = f' title="{escape(alt)}"' if alt else ""
        return f'<img src="{escape(address)}" alt="{escape(alt)}"{title}{_size(child)}>'

    def _drawing(self, child: Token) -> str:
        """A drawing that is written into the page; its words when it cannot be drawn."""
        source = str(child.meta["svg"])
        name = f"drawing-{hashlib.sha256(source.encode('utf-8', 'replace')).hexdigest()[:12]}.svg"
        if name in self.labels.unshown:
            return self.text(child.content)
        address = image_address(name)
        self.images.append(PageImage(address, name, child.content, source))
        return f'<img src="{address}" alt="{escape(child.content)}"{_size(child)}>'

    def _absent(self, words: str, reason: str, url: str = "") -> str:
        """What stands for a picture or an included file that cannot be shown, and why."""
        theme = self.style.theme
        words = escape(words, quote=False)
        if url:
            opening, closing = (
                f'<a href="{escape(url)}" style="{self._link_style()}">',
                f"</a>{_OUTSIDE_MARK}",
            )
            words = f"{opening}{words}{closing}"
        why = f'<span style="{self.style.small};color:{theme.muted}">({escape(reason)})</span>'
        fill = f"background-color:{theme.inline_code_back};color:{theme.text}"
        return f'<span style="{fill}">{self._gap()}{words} {why}{self._gap()}</span>'


_MARKS: dict[str, Callable[[Inline, Token], str]] = {
    "checkbox": Inline._checkbox,
    "drawing": Inline._drawing,
    "footnote_ref": Inline.footnote,
    "missing": Inline._missing,
}
"""Marks that stand alone."""


def _size(picture: Token) -> str:
    """What the author asked for; Qt reads a share of the room only as the greatest width."""
    asked = {key: str(picture.attrs.get(key, "")) for key in ("width", "height")}
    share = asked["width"] if asked["width"].endswith("%") else ""
    pixels = [] if share else [f' {key}="{value}"' for key, value in asked.items() if value.isdigit()]
    most = str(picture.attrs.get("max-width", ""))
    limit = share or (f"{most}px" if most.isdigit() else "100%")
    return f'{"".join(pixels)} style="max-width:{limit}"'


def _words(run: list[Token], start: int) -> str:
    """The words of the link that opens at `start`."""
    end = next((n for n in range(start + 1, len(run)) if run[n].type == "link_close"), len(run))
    return inline_text(run[start + 1 : end])


def _trimmed(children: list[Token]) -> list[Token]:
    """Without line breaks at either end, which dropped tags leave behind."""
    start, end = 0, len(children)
    while start < end and children[start].type in ("softbreak", "hardbreak"):
        start += 1
    while end > start and children[end - 1].type in ("softbreak", "hardbreak"):
        end -= 1
    return children[start:end]
