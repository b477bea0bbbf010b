"""HTML and JSX blocks become the same tokens as Markdown's own tables, lists, headings and folds."""

from __future__ import annotations

import html
import re
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.token import Token

from vademecum.knowledge.dialects.container import text_of
from vademecum.knowledge.dialects.kinds import kind
from vademecum.knowledge.dialects.rule import Dialect, Page, token
from vademecum.knowledge.dialects.tags import (
    BLOCKS,
    MEDIA,
    SILENT,
    TAG,
    Tag,
    is_placeholder,
    media_text,
    pieces,
    without_comments,
)

_START = re.compile(r"</?([A-Za-z][\w.:-]*)(?=[\s/>]|$)|<!--|<!\[CDATA\[|<\?|<![A-Za-z]|</?>")
_RAW = ("script", "style", "pre", "textarea", "svg", "table", "template", "iframe", "video", "audio")
"""Elements that run to their own end, blank lines included."""
_TABLE_PARTS = frozenset({"thead", "tbody", "tfoot", "tr", "td", "th"})
_FLOWING = frozenset(
    {"p", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "li", "summary", "dt", "dd", "caption"}
)
"""Elements that hold running text: lines in them are no Markdown blocks."""
_MARKDOWN = re.compile(r"(?:```|~~~|#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|\||>|:::|///|!\[)")


def _rule(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    if state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]][:1] != "<":
        return False
    if state.is_code_block(start) and not state.env.get("html_open"):
        return False
    text = text_of(state, start)
    opened = _START.match(text)
    if not opened or not _begins_block(state, start, opened, text):
        return False
    if silent:
        return opened[1] is None or opened[1].lower() in BLOCKS
    last = _block_end(state, start, end, opened, text)
    content = without_comments(state.getLines(start, last, state.blkIndent, False))
    made = state.push("html_block", "", 0)
    made.map, made.content = [start, last], content
    state.env["html_open"] = max(0, state.env.get("html_open", 0) + _balance(content))
    state.line = last
    return True


def _begins_block(state: StateBlock, start: int, opened: re.Match[str], text: str) -> bool:
    name = opened[1]
    if name is None:
        return True
    if name.lower() in BLOCKS and not name[:1].isupper():
        return True
    if name[:1].isupper() and not is_placeholder(
        Tag(name, text.startswith("</"), False, {}, 0, 0), state.src, state.env["page"].components
    ):
        whole = TAG.match(state.src, state.bMarks[start] + state.tShift[start])
        return whole is not None and not state.src[whole.end() : state.src.find("\n", whole.end())].strip(
            " \t"
        )
    whole = TAG.match(text)  # any other tag begins a block when it stands alone on its line
    return (
        whole is not None
        and not text[whole.end() :].strip()
        and not is_placeholder(
            Tag(name, text.startswith("</"), False, {}, 0, 0), state.src, state.env["page"].components
        )
    )


def _block_end(state: StateBlock, start: int, end: int, opened: re.Match[str], text: str) -> int:
    """The line after the block: at its own end tag, a blank line, or where Markdown begins again."""
    name = (opened[1] or "").lower()
    closer = "-->" if text.startswith("<!--") else "]]>" if text.startswith("<![CDATA") else ""
    if name in _RAW and not text.startswith("</"):
        closer = f"</{name}"
    if closer:
        for line in range(start, end):
            if closer not in state.src[state.bMarks[line] : state.eMarks[line]].lower():
                continue
            if closer in ("-->", "]]>"):
                return line + 1
            if closer != "</table" or not _has_markdown(state, start, line):
                return _to_blank(state, line, end)
            break
    return _to_blank(state, start, end)


def _has_markdown(state: StateBlock, start: int, last: int) -> bool:
    return any(
        state.isEmpty(line - 1) and not text_of(state, line).startswith("<") and text_of(state, line)
        for line in range(start + 1, last + 1)
    )


def _to_blank(state: StateBlock, start: int, end: int) -> int:
    line = start + 1
    # A tag may run over several lines; the block cannot end inside it.
    whole = TAG.match(state.src, state.bMarks[start] + state.tShift[start])
    while whole and line < end and state.bMarks[line] < whole.end():
        line += 1
    flowing = _leaves_text_open(state.src[state.bMarks[start] : state.eMarks[line - 1]])
    while line < end and not state.isEmpty(line) and state.sCount[line] >= state.blkIndent:
        text = text_of(state, line)
        if text.startswith(("<!--", "<script", "<style", "<pre")):
            break
        if (
            not text.startswith("<")
            and not flowing
            and (state.sCount[line] < state.blkIndent + 4 or _MARKDOWN.match(text))
        ):
            break
        flowing = _leaves_text_open(text, flowing)
        line += 1
    return line


def _leaves_text_open(text: str, flowing: bool = False) -> bool:
    """Whether running text goes on after these tags."""
    for match in TAG.finditer(text):
        name = (match["name"] or "").lower()
        if name in _FLOWING:
            flowing = not match["slash"]
        elif name in BLOCKS or (match["name"] or "")[:1].isupper():
            flowing = False
    rest = text[text.rfind(">") + 1 :].strip()
    return flowing or bool(rest)


def _balance(content: str) -> int:
    """How many more block elements this opens than it closes."""
    total = 0
    for match in TAG.finditer(content):
        name = match["name"] or ""
        if (name.lower() in BLOCKS or name[:1].isupper()) and not (match["attrs"] or "").rstrip().endswith(
            "/"
        ):
            if name.lower() not in (
                "hr",
                "p",
                "li",
                "td",
                "th",
                "tr",
                "dt",
                "dd",
                "col",
                "link",
                "meta",
                "base",
                "embed",
            ):
                total += -1 if match["slash"] else 1
    return total


_OPENING = {
    "ul": ("bullet_list", "ul"), "ol": ("ordered_list", "ol"), "menu": ("bullet_list", "ul"),
    "li": ("list_item", "li"), "blockquote": ("blockquote", "blockquote"), "table": ("table", "table"),
    "thead": ("thead", "thead"), "tbody": ("tbody", "tbody"), "tfoot": ("tbody", "tbody"), "tr": ("tr", "tr"),
    "td": ("td", "td"), "th": ("th", "th"), "dl": ("dl", "dl"), "dt": ("dt", "dt"), "dd": ("dd", "dd"),
    "details": ("details", "div"), "tabitem": ("tab", "div"), "tab": ("tab", "div"),
}  # fmt: skip
_PARENTS = {
    "li": ("ul", "ol", "menu"), "tr": ("table", "thead", "tbody", "tfoot"), "td": ("tr",), "th": ("tr",),
    "thead": ("table",), "tbody": ("table",), "tfoot": ("table",), "dt": ("dl",), "dd": ("dl",),
}  # fmt: skip
_CALLOUTS = {"note": "note", "tip": "tip", "warning": "warning", "info": "info", "caution": "caution", "danger": "danger",
             "admonition": "note", "callout": "note", "aside": "note", "alert": "note"}  # fmt: skip


class _Builder:
    """Turns one page's tokens, HTML blocks among them, into ordinary tokens."""

    def __init__(self, page: Page, source: str) -> None:
        self.page = page
        self.source = source
        self.out: list[Token] = []
        self.stack: list[tuple[str, Token | None]] = []
        """Open elements, innermost last: ("md", its token) or (tag name, its opening token or None)."""
        self.text: list[str] = []
        self.capture: Token | None = None
        self.map: list[int] = [0, 1]
        self.align = ""

    def run(self, tokens: list[Token]) -> list[Token]:
        for current in tokens:
            if current.type == "html_block":
                self.map = current.map or self.map
                self.block(current.content)
                continue
            if current.nesting == -1:
                self.close_to_markdown()
            self.out.append(current)
            if current.nesting == 1:
                self.stack.append(("md", current))
        while self.stack:
            self.pop()
        return self.out

    def block(self, content: str) -> None:
        """One HTML block; elements may stay open after it."""
        line, base = self.map[0], 0
        raw = ""
        for piece in pieces(content):
            if isinstance(piece, str):
                at = content.find(piece, base)
                base = max(base, at)
                self.map = [line + content.count("\n", 0, base), self.map[1]]
                self.text.append(piece)
                continue
            self.map = [line + content.count("\n", 0, piece.start), self.map[1]]
            base = piece.end
            if raw:
                if piece.name == raw and piece.closing:
                    self.end_pre()
                    raw = ""
                else:
                    self.text.append(
                        ""
                        if piece.name in ("span", "code", "b", "i", "em", "a")
                        else content[piece.start : piece.end]
                    )
                continue
            if piece.name == "pre" and not piece.closing:
                self.flush()
                raw = "pre"
                continue
            self.tag(piece, content)
        if raw:
            self.end_pre()
        self.flush()

    def end_pre(self) -> None:
        made = token("fence", "code", 0, map=list(self.map), markup="```")
        made.content = html.unescape("".join(self.text)).strip("\n") + "\n"
        self.text.clear()
        self.out.append(made)

    def tag(self, tag: Tag, content: str) -> None:
        name = tag.name.lower()
        jsx = tag.name[:1].isupper()
        if not name:
            return
        if name in ("script", "style") or name in SILENT:
            return
        if name in MEDIA:
            self.flush()
            if words := media_text(tag):
                self.paragraph(words)
        elif is_placeholder(tag, self.source, self.page.components) or not (
            jsx or name in BLOCKS or name in ("label",)
        ):
            self.text.append(content[tag.start : tag.end])
        elif name == "summary":
            self.summary(tag)
        elif name == "hr":
            self.flush()
            self.out.append(token("hr", "hr", 0, map=list(self.map), markup="---"))
        elif name in ("h1", "h2", "h3", "h4", "h5", "h6"):
            self.heading(tag)
        elif tag.closing:
            self.close(name)
        else:
            self.open(tag, name, jsx)

    def open(self, tag: Tag, name: str, jsx: bool) -> None:
        self.flush()
        if name in ("li", "td", "th", "tr", "dt", "dd", "thead", "tbody", "tfoot", "p"):
            self.close_implied(name)
        parents = _PARENTS.get(name)
        if parents and not self.inside(parents):
            return
        if tag.empty and name not in ("td", "th"):
            if name == "p":
                return
            title = tag.attrs.get("title") if jsx else ""
            if title:
                self.paragraph(title)
            return
        made: Token | None = None
        if name in _OPENING:
            opened, markup = _OPENING[name]
            made = token(f"{opened}_open", markup, 1, map=list(self.map))
            self.describe(made, tag, name)
        elif jsx and name in _CALLOUTS:
            made = token("callout_open", "div", 1, map=list(self.map), content=tag.attrs.get("title", ""))
            made.meta = {"kind": kind(tag.attrs.get("type") or _CALLOUTS[name])[0], "fold": ""}
        if made is not None:
            self.out.append(made)
        elif tag.attrs.get("id"):
            self.text.append(f'<a id="{html.escape(tag.attrs["id"])}"></a>')
        if name == "summary":
            return
        self.stack.append((name, made))
        if tag.empty:
            self.pop()

    def describe(self, made: Token, tag: Tag, name: str) -> None:
        for key in ("rowspan", "colspan", "start"):
            if tag.attrs.get(key, "").isdigit():
                made.attrs[key] = tag.attrs[key]
        align = tag.attrs.get("align", "")
        if name in ("td", "th") and align in ("left", "right", "center"):
            made.attrs["style"] = f"text-align:{align}"
        if name == "li":
            made.markup = "-"
        if name in ("tabitem", "tab"):
            made.content = tag.attrs.get("label") or tag.attrs.get("title") or tag.attrs.get("value") or ""
        if tag.attrs.get("id"):
            made.meta = {**made.meta, "id": tag.attrs["id"]}

    def inside(self, parents: tuple[str, ...]) -> bool:
        for name, made in reversed(self.stack):
            if name in parents:
                return True
            if name == "md" or made is not None:
                return False
        return False

    def close_implied(self, name: str) -> None:
        """`<li>` ends the `<li>` before it, `<td>` the `<td>`, and so on."""
        ends: dict[str, tuple[str, ...]] = {
            "li": ("li", "p"), "td": ("td", "th", "p"), "th": ("td", "th", "p"), "tr": ("td", "th", "tr", "p"),
            "dt": ("dt", "dd", "p"), "dd": ("dt", "dd", "p"), "p": ("p",),
            "thead": ("td", "th", "tr", "thead", "tbody"), "tbody": ("td", "th", "tr", "thead", "tbody"),
            "tfoot": ("td", "th", "tr", "thead", "tbody"),
        }  # fmt: skip
        while self.stack and self.stack[-1][0] in ends[name]:
            self.pop()

    def close(self, name: str) -> None:
        self.flush()
        for depth in range(len(self.stack) - 1, -1, -1):
            open_name = self.stack[depth][0]
            if open_name == "md":
                return  # it was opened outside of this list item or quote: ignored
            if open_name == name:
                while len(self.stack) > depth:
                    self.pop()
                return

    def close_to_markdown(self) -> None:
        """Before a Markdown container ends, end the elements opened inside it."""
        while self.stack and self.stack[-1][0] != "md":
            self.pop()
        if self.stack:
            self.stack.pop()

    def pop(self) -> None:
        _, made = self.stack.pop()
        if made is not None and made.type.endswith("_open"):
            self.out.append(token(made.type[:-5] + "_close", made.tag, -1))

    def summary(self, tag: Tag) -> None:
        if not tag.closing:
            self.flush()
            return
        words = " ".join("".join(self.text).split())
        self.text.clear()
        owner = next(
            (made for name, made in reversed(self.stack) if made is not None and made.type == "details_open"),
            None,
        )
        if owner is not None and not owner.content:
            owner.content = words
        elif words:
            self.paragraph(words)

    def heading(self, tag: Tag) -> None:
        if not tag.closing:
            self.flush()
            self.capture = token("heading_open", tag.name, 1, map=list(self.map), markup="#")
            if tag.attrs.get("id"):
                self.capture.meta = {"id": tag.attrs["id"]}
            return
        self.flush()

    def flush(self) -> None:
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
        self.paragraph(content)

    def paragraph(self, content: str) -> None:
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
            return self.before_table([opening, inline])
        if self.stack and self.stack[-1][0] in ("ul", "ol", "menu", "dl"):
            return self.before_table([opening, inline])
        self.out += [opening, inline, token("paragraph_close", "p", -1, hidden=bool(compact))]
        return None

    def before_table(self, tokens: list[Token]) -> None:
        """Text that stands between the rows of a table or the items of a list goes in front of it."""
        outer = next(
            (made for name, made in self.stack if name in ("table", "ul", "ol", "menu", "dl") and made), None
        )
        at = next((i for i, t in enumerate(self.out) if t is outer), len(self.out))
        self.out[at:at] = [*tokens, token("paragraph_close", "p", -1)]


def _tokens(tokens: list[Token], page: Page) -> list[Token]:
    if not any(t.type == "html_block" for t in tokens):
        return tokens
    source = "\n".join(t.content for t in tokens if t.type in ("html_block", "inline"))
    return _Builder(page, source).run(tokens)


def _syntax(md: MarkdownIt) -> None:
    md.block.ruler.at("html_block", _rule, {"alt": ["paragraph", "reference", "blockquote"]})
    rules: list[Any] = md.block.ruler.__rules__
    # Indented tags inside an open element are tags, not code: the rule has to come before `code`.
    html_rule = next(r for r in rules if r.name == "html_block")
    rules.remove(html_rule)
    rules.insert(next(i for i, r in enumerate(rules) if r.name == "code"), html_rule)
    md.block.ruler.__cache__ = None


RULE = Dialect(
    "html-blocks",
    "<table>, <details>, <Tabs> -> table, fold, tabs",
    triggers=("<",),
    syntax=_syntax,
    tokens=_tokens,
)
