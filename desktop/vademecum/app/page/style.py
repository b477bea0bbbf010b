"""Sizes of a page: one base, and everything else in proportion to it."""

from __future__ import annotations

from dataclasses import dataclass

from vademecum.app.theme import Theme

HEADINGS = {1: 1.8, 2: 1.4, 3: 1.18, 4: 1.06, 5: 1.0, 6: 0.94}
"""Heading level -> size relative to running text: a major third, tightened for panes."""
LINE_HEIGHT = 120
"""Per cent of the font's own line height, which is about 1.2 times its size already."""
INDENT_PX = 28
"""What a level of a list moves to the right: `QTextDocument.setIndentWidth` takes the same."""
LIST_PX = 40
"""What Qt moves a table to the right for each list around it, whatever the indent width and zoom are."""
CODE_SIZE = 0.88
"""Size of code relative to running text: fixed-width fonts look larger than others of the same size."""
SMALL = 0.82
"""Size of labels, captions and footnotes relative to running text."""
NARROW = 520
"""Pixels: below this width a pane gets tighter paddings."""


def is_narrow(width: float, base_px: float) -> bool:
    """Whether a pane of that width in pixels has little room for text of that size."""
    return width < NARROW * base_px / 15


@dataclass(frozen=True, slots=True)
class Style:
    """How one page is drawn."""

    theme: Theme
    base: float
    """Size of running text in pixels, zoom included."""
    width: int
    """Width of the pane in pixels."""
    code_wrap: bool = True

    def px(self, share: float) -> str:
        """A length in pixels as a share of the text size; whole, as Qt rounds font sizes itself."""
        return f"{max(1, round(self.base * share))}px" if share else "0px"

    @property
    def narrow(self) -> bool:
        """Whether the pane is a dock rather than a window."""
        return is_narrow(self.width, self.base)

    @property
    def body(self) -> str:
        """Style of the whole page."""
        return f"font-size:{self.px(1)};color:{self.theme.text}"

    @property
    def paragraph(self) -> str:
        """Style of a paragraph."""
        return f"margin-top:0px;margin-bottom:{self.px(0.72)};line-height:{LINE_HEIGHT}%"

    @property
    def tight(self) -> str:
        """Style of a paragraph in a compact list or a cell."""
        return f"margin-top:0px;margin-bottom:0px;line-height:{LINE_HEIGHT}%"

    def item(self, below: float) -> str:
        """Style of a list item with `below` of space after it."""
        return f"margin-top:0px;margin-bottom:{self.px(below)};line-height:{LINE_HEIGHT}%"

    def code_size(self, text: float) -> str:
        """Size of code in text of that size relative to running text."""
        return f"font-size:{self.px(CODE_SIZE * text)}"

    @property
    def small(self) -> str:
        """Size of labels, captions and footnotes."""
        return f"font-size:{self.px(SMALL)}"

    def heading(self, level: int, first: bool) -> str:
        """Style of a heading; `first` is one at the very top of the page."""
        size = HEADINGS[level]
        above = 0.0 if first else (1.5 if level <= 2 else 1.15)
        below = 0.55 if level == 1 else 0.4
        colour = self.theme.muted if level == 6 else self.theme.text
        return (
            f"font-size:{self.px(size)};font-weight:{700 if level < 3 else 600};color:{colour};"
            f"margin-top:{self.px(above)};margin-bottom:{self.px(below)};line-height:110%"
        )

    def box(
        self,
        fill: str,
        bar: str = "",
        border: str = "",
        *,
        pad: float = 0.65,
        side: float = 0.0,
        rtl: bool = False,
    ) -> str:
        """Style of the single cell of a box; `rtl` puts the bar where lines begin that run to the left."""
        side = side or (pad if self.narrow else pad * 1.35)
        parts = [
            f"padding-top:{self.px(pad)};padding-bottom:{self.px(pad)}",
            f"padding-left:{self.px(side)};padding-right:{self.px(side)}",
        ]
        if fill:
            parts.append(f"background-color:{fill}")
        if border:
            parts.append(f"border:1px solid {border}")
        if bar:
            parts.append(f"border-{'right' if rtl else 'left'}:{self.px(0.27)} solid {bar}")
        return ";".join(parts)

    def code_cell(self, top: float, below: float, edges: str) -> str:
        """Style of a cell in a box of code; `edges` names its sides that are edges of the box."""
        side = self.px(0.6 if self.narrow else 0.8)
        parts = [
            f"background-color:{self.theme.code_back}",
            f"padding-left:{side};padding-right:{side}",
            f"padding-top:{self.px(top)};padding-bottom:{self.px(below)};vertical-align:top",
        ]
        if self.theme.name == "high_contrast":
            # There the fill can hardly be told from the page.
            parts += [f"border-{edge}:1px solid {self.theme.border}" for edge in edges.split()]
        return ";".join(parts)

    def table(self, indent: float = 0.0, below: float = 0.85) -> str:
        """Style of a table or box; `indent` in pixels, `below` as a share of the text size."""
        left = f";margin-left:{indent:g}px" if indent else ""
        return f"margin-top:{self.px(0.2)};margin-bottom:{self.px(below)}{left}"
