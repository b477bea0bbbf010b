"""From HTML tags to tokens: one pass over a page, with a stack of what is open."""

from __future__ import annotations

import html
import re
from dataclasses import replace

from markdown_it.token import Token

from vademecum.knowledge.dialects.kinds import kind
from vademecum.knowledge.dialects.rule import Page, token
from vademecum.knowledge.dialects.tags import BLOCKS, MEDIA, SILENT, Tag, is_placeholder, media_text, pieces

_OPENING = {
    "ul": ("bullet_list", "ul"), "ol": ("ordered_list", "ol"), "menu": ("bullet_list", "ul"),
    "select": ("bullet_list", "ul"), "option": ("list_item", "li"),
    "li": ("list_item", "li"), "blockquote": ("blockquote", "blockquote"), "table": ("table", "table"),
    "thead": ("thead", "thead"), "tbody": ("tbody", "tbody"), "tfoot": ("tbody", "tbody"), "tr": ("tr", "tr"),
    "td": ("td", "td"), "th": ("th", "th"), "dl": ("dl", "dl"), "dt": ("dt", "dt"), "dd": ("dd", "dd"),
    "details": ("details", "div"), "tabitem": ("tab", "div"), "tab": ("tab", "div"),
}  # fmt: skip
_PARENTS = {
    "option": ("select",),
    "li": ("ul", "ol", "menu"), "tr": ("table", "thead", "tbody", "tfoot"), "td": ("tr",), "th": ("tr",),
    "thead": ("table",), "tbody": ("table",), "tfoot": ("table",), "dt": ("dl",), "dd": ("dl",),
}  # fmt: skip
_CALLOUTS = {"note": "note", "tip": "tip", "warning": "warning", "info": "info", "caution": "caution",
"danger": "danger",
             "admonition": "note", "callout": "note", "aside": "note", "alert": "note"}  # fmt: skip


_IGNORED = re.compile(r"<(?:([Ss]tyle|[Ss]cript|STYLE|SCRIPT)|([A-Z][\w.]*[a-z][\w.]*))(?=[\s/>])")
_KNOWN_COMPONENTS = frozenset({"tabs", "tab", "tabitem", *_CALLOUTS})


_TITLES = ("title", "label", "header", "heading", "summary")
"""Attributes of components that hold words for readers."""


class Builder:
    """Turns one page's tokens, HTML blocks among them, into ordinary tokens."""

    def __init__(self, page: Page, source: str) -> None:
        self.page = page
        self.source = source
        self.out: list[Token] = []
        self.stack: list[tuple[str, Token | None]] = []
        """Open elements, innermost last: ("md", its token) or (tag name, its opening token or None)."""
        self.text: list[str] = []
        self.reported: set[str] = set()
        self.capture: Token | None = None
        self.summary = -1
        """Tokens before the open `<summary>`; -1 when none is open."""
        self.map: list[int] = [0, 1]
        self.align = ""

    def run(self, tokens: list[Token]) -> list[Token]:
        """The page's tokens without HTML blocks."""
        for current in tokens:
            if current.type == "html_block":
                self.map = current.map or self.map
                self._block(current.content)
                continue
            if current.nesting == -1:
                self._close_to_markdown()
            self.out.append(current)
            if current.nesting == 1:
                self.stack.append(("md", current))
        while self.stack:
            self._pop()
        return self.out

    def _report(self, content: str) -> None:
        """Tell the author what of a block has no effect here."""
        for match in _IGNORED.finditer(content):
            name = match[1] or match[2]
            if name in self.reported:
                continue
            self.reported.add(name)
            line = self.page.file_line(self.map[0] + content.count("\n", 0, match.start()))
            if match[1]:
                what = (
                    "runs no scripts"
                    if name.lower() == "script"
                    else "keeps to the reader's own colours and sizes"
                )
                self.page.report(
                    line, "html-ignored", f"`<{name}>` is left out: Vademecum {what}. Remove it.", "info"
                )
            elif name.lower() not in _KNOWN_COMPONENTS:
                message = f"The component `<{name}>` is not known; only the text inside it is shown."
                self.page.report(line, "component-unknown", message, "info")

    def _block(self, content: str) -> None:
        """One HTML block; elements may stay open after it."""
        self._report(content)
        line, base, counted = self.map[0], 0, 0
        raw = ""
        for piece in pieces(content):
            if isinstance(piece, str):
                at = content.find(piece, base)
                base = max(base, at)
                line, counted = line + content.count("\n", counted, base), base
                self.map = [line, self.map[1]]
                self.text.append(piece)
                continue
            line, counted = line + content.count("\n", counted, piece.start), piece.start
            self.map = [line, self.map[1]]
            base = piece.end
            if raw:
                if piece.name == raw and piece.closing:
                    self._end_pre()
                    raw = ""
                else:
                    self.text.append(
                        ""
                        if piece.name in ("span", "code", "b", "i", "em", "a")
                        else content[piece.start : piece.end]
                    )
                continue
            if piece.name == "pre" and not piece.closing:
                self._flush()
                raw = "pre"
                continue
            self._tag(piece, content)
        if raw:
            self._end_pre()
        self._flush()

    def _end_pre(self) -> None:
        made = token("fence", "code", 0, map=list(self.map), markup="```")
        made.content = html.unescape("".join(self.text)).strip("\n") + "\n"
        self.text.clear()
        self.out.append(made)

    def _tag(self, tag: Tag, content: str) -> None:
        name = tag.name.lower()
        jsx = tag.name[:1].isupper()
        if not name:
            return
        if name in ("script", "style") or name in SILENT:
            return
        if name in MEDIA:
            self._flush()
            if words := media_text(tag):
                self._paragraph(words)
        elif is_placeholder(tag, self.source, self.page.components) or not (
            jsx or name in BLOCKS or name in ("label",)
        ):
            self.text.append(content[tag.start : tag.end])
        elif name == "summary":
            self._summary(tag)
        elif name == "hr":
            self._flush()
            self.out.append(token("hr", "hr", 0, map=list(self.map), markup="---"))
        elif name in ("h1", "h2", "h3", "h4", "h5", "h6"):
            self._heading(tag)
        elif name == "optgroup":
            self._close("option")
            if tag.attrs.get("label") and not tag.closing:
                self._open(replace(tag, attrs={}), "option", jsx=False)
                self.text.append(html.escape(tag.attrs["label"]))
                self._close("option")
        elif tag.closing:
            self._close(name)
        else:
            self._open(tag, name, jsx)

    def _open(self, tag: Tag, name: str, jsx: bool) -> None:
        self._flush()
        if name in ("li", "option", "td", "th", "tr", "dt", "dd", "thead", "tbody", "tfoot", "p"):
            self._close_implied(name)
        parents = _PARENTS.get(name)
        if parents and not self._inside(parents):
            return
        if tag.empty and name not in ("td", "th"):
            if name == "p":
                return
            title = tag.attrs.get("title") if jsx else ""
            if title:
                self._paragraph(title)
            return
        made: Token | None = None
        if name in _OPENING:
            opened, markup = _OPENING[name]
            made = token(f"{opened}_open", markup, 1, map=list(self.map))
            self._describe(made, tag, name)
        elif jsx and name in _CALLOUTS:
            made = token("callout_open", "div", 1, map=list(self.map), content=tag.attrs.get("title", ""))
            made.meta = {"kind": kind(tag.attrs.get("type") or _CALLOUTS[name])[0], "fold": ""}
        elif jsx and any(tag.attrs.get(key) for key in _TITLES):
            made = token("group_open", "div", 1, map=list(self.map))
            made.content = next(tag.attrs[key] for key in _TITLES if tag.attrs.get(key))
        if made is not None:
            self.out.append(made)
        elif tag.attrs.get("id"):
            self.text.append(f'<a id="{html.escape(tag.attrs["id"])}"></a>')
        if name == "summary":
            return
        self.stack.append((name, made))
        if tag.empty:
            self._pop()

    def _describe(self, made: Token, tag: Tag, name: str) -> None:
        for key in ("rowspan", "colspan", "start"):
            if tag.attrs.get(key, "").isdigit():
                made.attrs[key] = tag.attrs[key]
        align = tag.attrs.get("align", "")
        if name in ("td", "th") and align in ("left", "right", "center"):
            made.attrs["style"] = f"text-align:{align}"
        if name in ("li", "option"):
            made.markup = "-"
        if name == "details":
            self.summary = -1
            made.meta = {"fold": "+" if "open" in tag.attrs else "-"}
        if name in ("tabitem", "tab"):
            made.content = tag.attrs.get("label") or tag.attrs.get("title") or tag.attrs.get("value") or ""
        if tag.attrs.get("id"):
            made.meta = {**made.meta, "id": tag.attrs["id"]}

    def _inside(self, parents: tuple[str, ...]) -> bool:
        for name, made in reversed(self.stack):
            if name in parents:
                return True
            if name == "md" or made is not None:
                return False
        return False

    def _close_implied(self, name: str) -> None:
        """`<li>` ends the `<li>` before it, `<td>` the `<td>`, and so on."""
        ends: dict[str, tuple[str, ...]] = {
            "option": ("option",),
            "li": ("li", "p"), "td": ("td", "th", "p"), "th": ("td", "th", "p"), "tr": ("td", "th",
            "tr", "p"),
            "dt": ("dt", "dd", "p"), "dd": ("dt", "dd", "p"), "p": ("p",),
            "thead": ("td", "th", "tr", "thead", "tbody"), "tbody": ("td", "th", "tr", "thead", "tbody"),
            "tfoot": ("td", "th", "tr", "thead", "tbody"),
        }  # fmt: skip
        while self.stack and self.stack[-1][0] in ends[name]:
            self._pop()

    def _close(self, name: str) -> None:
        self._flush()
        for depth in range(len(self.stack) - 1, -1, -1):
            open_name = self.stack[depth][0]
            if open_name == "md":
                return  # it was opened outside of this list item or quote: ignored
            if open_name == name:
                while len(self.stack) > depth:
                    self._pop()
                return

    def _close_to_markdown(self) -> None:
        """Before a Markdown container ends, end the elements opened inside it."""
        while self.stack and self.stack[-1][0] != "md":
            self._pop()
        if self.stack:
            self.stack.pop()

    def _pop(self) -> None:
        _, made = self.stack.pop()
        if made is not None and made.type.endswith("_open"):
            self.out.append(token(made.type[:-5] + "_close", made.tag, -1))

    def _summary(self, tag: Tag) -> None:
        if not tag.closing:
            self._flush()
            self.summary = len(self.out)
            return
        words = " ".join("".join(self.text).split())
        owner = next(
            (made for name, made in reversed(self.stack) if made is not None and made.type == "details_open"),
            None,
        )
        start, self.summary = self.summary, -1
        if owner is None or owner.content:
            self._flush()
            return
        if words and not self._holds_heading(start):
            self.text.clear()
            owner.content = words
            return
        self._flush()
        if start >= 0:
            self._take_title(owner, start)

    def _holds_heading(self, start: int) -> bool:
        return start >= 0 and any(made.type == "heading_open" for made in self.out[start:])

    def _take_title(self, owner: Token, start: int) -> None:
        """Make the heading, else the paragraph, that a summary begins with the title of its fold.

        A heading begins its section in front of the fold, which shows it.
        """
        names = ("heading_open",) if self._holds_heading(start) else ("paragraph_open",)
        depth, at = 0, start
        while at < len(self.out) and (depth or self.out[at].type not in names):
            depth += self.out[at].nesting
            at += 1
        title = self.out[at : at + 3]
        if not title:
            return
        del self.out[at : at + 3]
        owner.content = title[1].content
        if title[0].type == "heading_open":
            title[0].hidden = True
            owner.meta = {**owner.meta, "named": True}
            place = next(i for i, made in enumerate(self.out) if made is owner)
            self.out[place:place] = title

    def _heading(self, tag: Tag) -> None:
        if not tag.closing:
            self._flush()
            self.capture = token("heading_open", tag.name, 1, map=list(self.map), markup="#")
            if tag.attrs.get("id"):
                self.capture.meta = {"id": tag.attrs["id"]}
            return
        self._flush()

    def _flush(self) -> None:
        """End the running text: a heading's, or a paragraph of its own."""
        content = "".join(self.text).strip()
        self.text.clear()
        heading, self.capture = self.capture, None
        if not content:
            return
        if heading is not None:
            inline = token("inline", "", 0, content=" ".join(content.split()), map=heading.map, children=[])
            self.out += [heading, inline, token("heading_close", heading.tag, -1)]
            return
        self._paragraph(content)

    def _paragraph(self, content: str) -> None:
        compact = self.stack and self.stack[-1][0] in ("li", "td", "th", "dt", "dd")
        lines = [line.strip() for line in content.split("\n")]
        inline = token(
            "inline",
            "",
            0,
            content="\n".join(line for line in lines if line),
            map=list(self.map),
            children=[],
        )
        opening = token("paragraph_open", "p", 1, map=list(self.map), hidden=bool(compact))
        if self.stack and self.stack[-1][0] in ("table", "thead", "tbody", "tfoot", "tr"):
            return self._before_table([opening, inline])
        if self.stack and self.stack[-1][0] in ("ul", "ol", "menu", "dl"):
            return self._before_table([opening, inline])
        self.out += [opening, inline, token("paragraph_close", "p", -1, hidden=bool(compact))]
        return None

    def _before_table(self, tokens: list[Token]) -> None:
        """Text that stands between the rows of a table or the items of a list goes in front of it."""
        outer = next(
            (made for name, made in self.stack if name in ("table", "ul", "ol", "menu", "dl") and made), None
        )
        at = next((i for i, t in enumerate(self.out) if t is outer), len(self.out))
        self.out[at:at] = [*tokens, token("paragraph_close", "p", -1)]
