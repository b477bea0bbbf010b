"""Blocks to HTML that Qt's rich text draws: boxes are tables of one cell, since it knows no other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape

from markdown_it.token import Token

from vademecum.app.page.addresses import COPY
from vademecum.app.page.breaks import LONGEST, LONGEST_IN_TABLE, WHOLE_IN_DENSE_TABLE
from vademecum.app.page.direction import (
    has_right_to_left,
    holds_right_to_left,
    is_right_to_left,
    mirror_tables,
)
from vademecum.app.page.folding import fold_begin, fold_end, summary_link
from vademecum.app.page.highlight import colour_code, language_of
from vademecum.app.page.indents import Indents, last_items
from vademecum.app.page.inline import Inline
from vademecum.app.page.labels import Labels
from vademecum.app.page.style import HEADINGS, INDENT_PX, SMALL, Style
from vademecum.knowledge.dialects.tree import partners
from vademecum.knowledge.plaintext import inline_text

MAX_TABLES = 5
"""Tables inside one another: Qt's layout doubles its time with each level (16 levels take a second, and
8 do when hundreds of nested lists stand inside)."""
_MORE_QUOTES = 3
"""Quotes past `MAX_TABLES` that move to the right: further ones leave no room for words."""
_MANY_COLUMNS, _SMALLER = 6, 0.88
"""Tables of so many columns, or half of it in a narrow pane, have letters of that size relative to text."""
_LABELLED = {"console": "", "text": "", "plaintext": "", "plain": "", "none": ""}
"""Languages that are not worth a label."""


@dataclass(slots=True)
class Blocks:
    """Renders the blocks of one page."""

    style: Style
    labels: Labels
    inline: Inline
    codes: list[str] = field(default_factory=list)
    """Code blocks in order, for copying."""
    _out: list[str] = field(default_factory=list)
    _tokens: list[Token] = field(default_factory=list)
    _partners: list[int] = field(default_factory=list)
    _at: int = 0
    """Token at hand."""
    _last_items: frozenset[int] = frozenset()
    """Items that end a whole list: the space below the list is theirs, as Qt forgets a nested list's."""
    _right_to_left: bool = False
    """Whether the page has any text that runs from right to left."""
    _note: str = ""
    """Number of a footnote, waiting for its text."""
    _tables: int = 0
    """Tables open now, boxes included."""
    _boxes: list[str] = field(default_factory=list)
    """What ends each open box."""
    _folds: int = 0
    """Boxes so far that fold."""
    _indents: Indents = field(default_factory=Indents)
    _anchors: str = ""
    """Anchors of a heading that the title of the fold behind it shows."""
    _columns: list[int] = field(default_factory=list)

    def render(self, tokens: list[Token]) -> str:
        """HTML of a page's tokens."""
        self._right_to_left = any(has_right_to_left(t.content) for t in tokens if t.type == "inline")
        if self._right_to_left:
            tokens = mirror_tables(tokens)
        self._tokens, self._partners = tokens, partners(tokens)
        self._last_items = last_items(tokens)
        for i, token in enumerate(tokens):
            self._at = i
            kind = token.type
            if kind == "inline" and i and tokens[i - 1].type == "heading_open" and tokens[i - 1].hidden:
                continue  # the title of a fold
            if kind == "inline":
                self._out.append(self.inline.render(token.children))
            elif kind == "paragraph_open":
                self._out.append(self._paragraph(token))
            elif kind == "paragraph_close":
                self._out.append(self._paragraph_end())
            elif kind == "heading_open":
                self._heading(token)
            elif kind == "heading_close":
                self._heading_end()
            elif kind == "table_open":
                self._columns.append(_columns(tokens, i))
                self._table_open(token)
            else:
                handler = _HANDLERS.get(kind)
                if handler is not None:
                    handler(self, token)
        return "".join(self._out)

    # Running text

    def _paragraph(self, token: Token) -> str:
        note, self._note = self._note, ""
        if token.hidden and self._begins():
            return note
        # Qt needs a new block where an item's text goes on after a nested block.
        style = self.style.tight if token.hidden or self._ends(self._at + 3) else self.style.paragraph
        if self._indents.notes:
            style += f";{self.style.small}"
        if self._indents.in_note:
            hang = f";text-indent:-{INDENT_PX}px" if note else ""
            style += f";margin-{self._start()}:{INDENT_PX}px{hang}"
        return f'<p style="{style}"{self._direction()}>{note}'

    def _paragraph_end(self) -> str:
        start = self._partners[self._at]
        return "" if self._tokens[start].hidden and self._begins(start) else "</p>"

    def _begins(self, at: int = -1) -> bool:
        """Whether the token stands first in its container."""
        at = self._at if at < 0 else at
        return at > 0 and self._tokens[at - 1].type.endswith("_open")

    def _ends(self, after: int) -> bool:
        """Whether a box ends at this token, which needs no space below its last line."""
        return after < len(self._tokens) and self._tokens[after].type in _ENDS

    def _direction(self) -> str:
        """An attribute for blocks whose text, which comes next, runs from right to left."""
        if not self._right_to_left:
            return ""
        following = self._tokens[self._at : self._at + 4]
        text = next((inline_text(t.children or []) for t in following if t.type == "inline"), "")
        return ' dir="rtl"' if is_right_to_left(text) else ""

    def _start(self) -> str:
        """The side on which the text of the block at hand begins."""
        return "right" if self._direction() else "left"

    def _holds_right_to_left(self) -> bool:
        """Whether the container at hand is read from right to left: by its title, else by its text."""
        if not self._right_to_left:
            return False
        return holds_right_to_left(self._tokens[self._at : self._partners[self._at]])

    def _heading(self, token: Token) -> None:
        level = int(token.tag[1])
        self.inline.scale = HEADINGS[level]
        anchors = "".join(f'<a name="{escape(a)}"></a>' for a in token.meta.get("aliases", ()))
        slug = escape(str(token.meta.get("slug", "")))
        if token.hidden:
            self._anchors = f'<a name="{slug}"></a>{anchors}'
            return
        style = self.style.heading(level, first=not self._out)
        # Qt gives h1 to h5 sizes of its own, in steps of the default font; only h6 takes ours.
        self._out.append(f'<h6 id="{slug}" style="{style}"{self._direction()}>{anchors}')

    def _heading_end(self) -> None:
        if not self._tokens[self._partners[self._at]].hidden:
            self._out.append("</h6>")
        self.inline.scale = self._text_scale()

    def _rule(self, token: Token) -> None:
        del token
        colour = self.style.theme.rule
        self._out.append(
            f"{self._full_width()}<tr>"
            f'<td style="border-top:1px solid {colour};font-size:1px">\u200b</td></tr></table>'
        )

    # Boxes

    def _box(self, cell: str, head: str = "") -> None:
        """Open a box; past the depth that Qt can lay out it is a plain quote."""
        if self._tables >= MAX_TABLES:
            name = "blockquote" if len(self._boxes) < MAX_TABLES + _MORE_QUOTES else "div"
            self._out.append(f"<{name}>{head}")
            self._boxes.append(f"</{name}>")
            return
        self._tables += 1
        self._out.append(f'{self._full_width()}<tr><td style="{cell}">{head}')
        self._indents.enter_cell()
        self._boxes.append("</td></tr></table>")

    def _box_end(self, token: Token) -> None:
        del token
        ending = self._boxes.pop() if self._boxes else ""
        if ending.endswith("</table>"):
            self._tables -= 1
            self._indents.leave_cell()
        self._out.append(ending)

    def _full_width(self) -> str:
        """The opening tag of a table as wide as the text around it."""
        after = self._partners[self._at] + 1
        close = self._ends(after) or (after < len(self._tokens) and self._tokens[after].type == "tab_open")
        style = self.style.table(self._indents.of_table(), below=0.25 if close else 0.85)
        return f'<table width="100%" cellspacing="0" cellpadding="0" style="{style}">'

    def _title(self, token: Token, fallback: str = "") -> str:
        return self.inline.render(token.children) if token.children else escape(fallback, quote=False)

    def _head(self, token: Token, title: str, below: float, colour: str = "") -> str:
        """A box's title, on the side where its text begins."""
        side = ""
        if self._holds_right_to_left():
            # Words of the window may run the other way: they only move to that side.
            side = ' dir="rtl"' if is_right_to_left(inline_text(token.children or [])) else ' align="right"'
        style = f"margin-top:0px;margin-bottom:{self.style.px(below)};font-weight:600"
        if colour:
            style += f";color:{colour}"
        if self._indents.notes:
            style += f";{self.style.small}"
        anchors, self._anchors = self._anchors, ""
        if anchors:
            return f'<h6 style="font-size:{self.style.px(1)};{style}"{side}>{anchors}{title}</h6>'
        return f'<p style="{style}"{side}>{title}</p>'

    def _callout(self, token: Token) -> None:
        kind = str(token.meta.get("kind", "note"))
        colours = self.style.theme.callout(kind)
        title = self._title(token, self.labels.kinds.get(kind, kind))
        cell = self.style.box(colours.fill, colours.bar, rtl=self._holds_right_to_left())
        self._titled_box(token, cell, title, colours.title, 0.3)

    def _quote(self, token: Token) -> None:
        del token
        theme, rtl = self.style.theme, self._holds_right_to_left()
        cell = self.style.box("", theme.quote_bar, pad=0.25, side=0.75, rtl=rtl)
        self._box(f"{cell};color:{theme.quote_text}")

    def _details(self, token: Token) -> None:
        title = self._title(token, self.labels.details)
        token.meta = {"fold": "-", **token.meta}
        self._titled_box(token, self.style.box("", "", self.style.theme.border), title, "", 0.4)

    def _titled_box(self, token: Token, cell: str, title: str, colour: str, below: float) -> None:
        """A box with a title, which folds it where the author wants that and something can be clicked."""
        fold = str(token.meta.get("fold", ""))
        # Past the depth that Qt can lay out there are no boxes any more.
        if not fold or not self.labels.copy or self._tables >= MAX_TABLES:
            self._box(cell, self._head(token, title, below, colour))
            return
        theme, number = self.style.theme, self._folds
        self._folds += 1
        link = summary_link(number, title, colour or theme.text, colour or theme.muted)
        head = self._head(token, link, below, colour)
        self._box(cell, fold_begin(number, head, is_open=fold == "+"))
        self._boxes[-1] = fold_end(number) + self._boxes[-1]

    def _tab(self, token: Token) -> None:
        theme = self.style.theme
        title = self._title(token)
        head = self._head(token, title, 0.45, theme.accent) if title else ""
        rtl = self._holds_right_to_left()
        self._box(self.style.box("", theme.accent, theme.border, rtl=rtl), head)

    def _group(self, token: Token) -> None:
        if token.children:
            side = ' dir="rtl"' if is_right_to_left(inline_text(token.children)) else ""
            self._out.append(f'<p style="{self.style.paragraph}"{side}><b>{self._title(token)}</b></p>')

    # Lists

    def _list(self, token: Token) -> None:
        start = str(token.attrs.get("start", ""))
        begin = f' start="{start}"' if start.isdigit() else ""
        below = self.style.px(0) if self._indents.lists else self.style.px(0.6)
        side = "right" if self._holds_right_to_left() else "left"
        style = f"margin-top:0px;margin-bottom:{below}{self._indents.of_list(side, narrow=self.style.narrow)}"
        if self._indents.notes:
            style += f";{self.style.small}"
        self._out.append(f'<{token.tag}{begin} style="{style}">')
        self._indents.lists += 1

    def _list_end(self, token: Token) -> None:
        self._indents.lists = max(0, self._indents.lists - 1)
        self._out.append(f"</{token.tag}>")

    def _item(self, token: Token) -> None:
        style = self.style.item(0.6 if self._at in self._last_items else 0.28)
        task = token.meta.get("task")
        if task is None:
            self._out.append(f'<li style="{style}"{self._direction()}>')
        else:
            box = "\u2611" if task else "\u2610"
            self._out.append(f'<li style="{style};list-style-type:none"{self._direction()}>{box}\u00a0')

    def _item_end(self, token: Token) -> None:
        del token
        self._out.append("</li>")

    def _term(self, token: Token) -> None:
        del token
        self._out.append(f'<p style="{self.style.tight};font-weight:600"{self._direction()}>')

    def _definition(self, token: Token) -> None:
        del token
        style = f"margin-{self._start()}:{INDENT_PX}px;margin-bottom:{self.style.px(0.5)}"
        self._out.append(f'<div style="{style}"{self._direction()}>')

    # Tables

    def _table_open(self, token: Token) -> None:
        self._tables += 1
        self.inline.longest = LONGEST_IN_TABLE if self._tables <= MAX_TABLES else LONGEST
        if self._tables > MAX_TABLES:
            return
        self._set_letters()
        style = self.style.table(self._indents.of_table())
        side = ' align="right"' if token.meta.get("right_to_left") else ""
        self._out.append(
            f'<table{side} border="1" cellspacing="0" cellpadding="0" style="{style};'
            f'border-collapse:collapse;border-color:{self.style.theme.border}">'
        )

    def _table_end(self, token: Token) -> None:
        del token
        if self._tables <= MAX_TABLES:
            self._out.append("</table>")
        self._tables -= 1
        if self._columns:
            self._columns.pop()
        self._set_letters()
        if not self._columns:
            self.inline.longest = LONGEST

    def _set_letters(self) -> None:
        """Have words take as much room as the table at hand has for them."""
        self.inline.scale = self._table_scale()
        self.inline.whole = WHOLE_IN_DENSE_TABLE if self._columns and self.inline.scale < 1 else None

    def _text_scale(self) -> float:
        """Size of the text outside of tables."""
        return SMALL if self._indents.notes else 1.0

    def _table_scale(self) -> float:
        """Size of the text in the table at hand: many columns have room for small letters only."""
        text = self._text_scale()
        if not self._columns or not self.labels.copy:
            return text  # paper, where nothing can be clicked, has smaller letters of its own
        many = _MANY_COLUMNS // 2 if self.style.narrow else _MANY_COLUMNS
        return min(text, _SMALLER) if self._columns[-1] >= many else text

    def _row(self, token: Token) -> None:
        if self._tables <= MAX_TABLES:
            self._out.append("<tr>" if token.nesting > 0 else "</tr>")

    def _cell(self, token: Token) -> None:
        if self._tables > MAX_TABLES:
            self._out.append(" " if token.nesting > 0 else "<br>")
            return
        if token.nesting < 0:
            self._indents.leave_cell()
            self._out.append("</td>")
            return
        self._indents.enter_cell()
        theme, head = self.style.theme, token.type == "th_open"
        align = str(token.attrs.get("style", "")).removeprefix("text-align:")
        aligned = f' align="{align}"' if align in ("left", "center", "right") else ""
        spans = "".join(
            f' {key}="{min(int(str(token.attrs[key])), 100)}"'
            for key in ("colspan", "rowspan")
            if key in token.attrs
        )
        scale = self._table_scale()
        side = self.style.px(0.4 if self.style.narrow or scale < 1 else 0.6)
        style = (
            f"padding-left:{side};padding-right:{side};padding-top:{self.style.px(0.35)};"
            f"padding-bottom:{self.style.px(0.35)};border:1px solid {theme.border};vertical-align:top"
        )
        if scale < 1:
            style += f";font-size:{self.style.px(scale)}"
        if head:
            style += f";background-color:{theme.table_head};font-weight:600"
        self._out.append(f'<td{aligned}{spans} style="{style}"{self._direction()}>')

    # Code

    def _code(self, token: Token) -> None:
        code = token.content.rstrip("\n")
        language = language_of(token.info) if token.type == "fence" and token.info.strip() else ""
        number = len(self.codes)
        self.codes.append(code)
        label = str(token.meta.get("title") or _label(language))
        self._out.append(self._code_box(code, language, label, number))

    def _code_box(self, code: str, language: str, title: str, number: int) -> str:
        style, theme = self.style, self.style.theme
        wrap = "pre-wrap" if style.code_wrap else "pre"
        text = colour_code(code, language, theme, wrap=style.code_wrap) or " "
        size = style.code_size(self._text_scale())
        body = (
            f'<pre style="margin-top:0px;margin-bottom:0px;white-space:{wrap};{size};'
            f'color:{theme.code_text}">{text}</pre>'
        )
        if self._tables >= MAX_TABLES:
            return body
        outer, copied = self._full_width(), bool(self.labels.copy)
        if not title:
            inner = style.code_cell(0.55, 0.55, "left top bottom" if copied else "left top bottom right")
            copy = self._copy_cell(number, style.code_cell(0.5, 0.55, "top bottom right"))
            return f'{outer}<tr><td width="99%" style="{inner}">{body}</td>{copy}</tr></table>'
        label = f'<span style="{style.small};color:{theme.muted}">{escape(title)}</span>'
        head = style.code_cell(0.4, 0.1, "left top" if copied else "left top right")
        copy = self._copy_cell(number, style.code_cell(0.4, 0.1, "top right"))
        inner = style.code_cell(0.15, 0.55, "left bottom right")
        return (
            f'{outer}<tr><td width="99%" style="{head}">{label}</td>{copy}</tr>'
            f'<tr><td colspan="{1 + copied}" style="{inner}">{body}</td></tr></table>'
        )

    def _copy_cell(self, number: int, style: str) -> str:
        """The cell beside or above the code that copies it; none on paper."""
        if not self.labels.copy:
            return ""
        look = f"color:{self.style.theme.muted};text-decoration:none;{self.style.small}"
        link = f'<a href="{COPY}{number}" style="{look}">{escape(self.labels.copy)}</a>'
        return f'<td width="1%" align="right" style="{style};white-space:nowrap">{link}</td>'

    # Footnotes

    def _footnotes(self, token: Token) -> None:
        if token.nesting > 0:
            self._rule(token)
        self._indents.notes = token.nesting > 0
        self.inline.scale = self._text_scale()

    def _footnote(self, token: Token) -> None:
        number = int(token.meta.get("id", 0)) + 1
        back = (
            f'<a href="#fnref-{number}" style="color:{self.style.theme.link};text-decoration:none">\u21a9</a>'
        )
        self._note = f'<a name="fn-{number}"></a><b>{number}.</b> {back} '

    def _close_division(self, token: Token) -> None:
        del token
        self._out.append("</div>")


def _columns(tokens: list[Token], start: int) -> int:
    """Cells of the first row of the table that opens at `start`."""
    count = depth = 0
    for token in tokens[start:]:
        depth += (token.type == "tr_open") - (token.type == "tr_close")
        count += depth == 1 and token.type in ("td_open", "th_open")
        if token.type == "tr_close" and depth == 0:
            break
    return count


def _label(language: str) -> str:
    return _LABELLED.get(language, language)


_ENDS = frozenset({"callout_close", "blockquote_close", "details_close", "tab_close", "td_close", "th_close"})
"""What a paragraph may stand last in: a box needs no space below its last line."""

_HANDLERS: dict[str, Callable[[Blocks, Token], None]] = {
    "hr": Blocks._rule,
    "fence": Blocks._code,
    "code_block": Blocks._code,
    "callout_open": Blocks._callout,
    "callout_close": Blocks._box_end,
    "blockquote_open": Blocks._quote,
    "blockquote_close": Blocks._box_end,
    "details_open": Blocks._details,
    "details_close": Blocks._box_end,
    "tab_open": Blocks._tab,
    "tab_close": Blocks._box_end,
    "group_open": Blocks._group,
    "bullet_list_open": Blocks._list,
    "bullet_list_close": Blocks._list_end,
    "ordered_list_open": Blocks._list,
    "ordered_list_close": Blocks._list_end,
    "list_item_open": Blocks._item,
    "list_item_close": Blocks._item_end,
    "dt_open": Blocks._term,
    "dt_close": lambda self, _token: self._out.append("</p>"),
    "dd_open": Blocks._definition,
    "dd_close": Blocks._close_division,
    "table_close": Blocks._table_end,
    "tr_open": Blocks._row,
    "tr_close": Blocks._row,
    "td_open": Blocks._cell,
    "td_close": Blocks._cell,
    "th_open": Blocks._cell,
    "th_close": Blocks._cell,
    "footnote_block_open": Blocks._footnotes,
    "footnote_block_close": Blocks._footnotes,
    "footnote_open": Blocks._footnote,
}
