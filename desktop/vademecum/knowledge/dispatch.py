"""markdown-it's parsers, asking only the rules that can begin at a character.

The originals ask every rule at every position, some twenty of them; that is most of the time
an index takes to build. Results are the same; a test compares them on real pages.
"""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

from markdown_it import MarkdownIt, helpers
from markdown_it.parser_block import ParserBlock
from markdown_it.parser_inline import ParserInline
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline

_INLINE = {
    "newline": "\n", "escape": "\\", "backticks": "`", "strikethrough": "~", "emphasis": "*_", "link": "[",
    "image": "!", "autolink": "<", "html_inline": "<", "entity": "&", "footnote_inline": "^",
    "footnote_ref": "[",
    "wikilinks": "[!", "macros": "{", "attrs": "{", "marks": "=",
    "remarks": "%", "keys": "+", "bare-spaces": "[!", "picture-sizes": "!",
    "shortcodes": ":", "formulas": "$", "spelled_formulas": "\\", "missing": "\ufdd0", "small_marks": "[~^",
}  # fmt: skip
"""Rule -> the characters at which it can begin."""
_BLOCK = {
    "fence": "`~", "blockquote": ">", "hr": "*-_", "list": "*-+0123456789", "reference": "[",
    "html_block": "<",
    "heading": "#", "footnote_def": "[", "colons": ":", "slashes": "/", "admonitions": "!?=",
    "formulas": "$",
}  # fmt: skip
"""Rule -> the first characters of a line at which it can begin; rules not named may begin anywhere."""


class InlineParser(ParserInline):
    """Parses running text."""

    def __init__(self, original: ParserInline) -> None:
        super().__init__()
        self.ruler, self.ruler2 = original.ruler, original.ruler2
        self._chains: dict[str, tuple[Any, ...]] = {}
        for rule in self.ruler.__rules__:
            if rule.enabled and rule.name in _INLINE:
                for character in _INLINE[rule.name]:
                    self._chains[character] = (*self._chains.get(character, ()), rule.fn)
        self._chains.setdefault("]", ())  # the end of a link's text has to stand apart
        self.terminator_re = re.compile("[" + re.escape("".join(self._chains)) + "]")

    def tokenize(self, state: StateInline) -> None:
        """Add the tokens of `state.src` from `state.pos` to `state.posMax`."""
        src, end = state.src, state.posMax
        chains, find = self._chains, self.terminator_re.search
        deep = state.level >= state.md.options["maxNesting"]
        while state.pos < end:
            pos = state.pos
            chain = chains.get(src[pos])
            if chain is None:
                found = find(src, pos, end)
                state.pos = found.start() if found else end
                state.append_pending(src[pos : state.pos])
                continue
            if not deep:
                for rule in chain:
                    if rule(state, False):
                        break
            if state.pos <= pos:
                state.append_pending(src[pos])
                state.pos = pos + 1
        if state.pending:
            state.pushPending()

    def skipToken(self, state: StateInline) -> None:
        """Move `state.pos` behind what stands there."""
        pos, cache = state.pos, state.cache
        if pos in cache:
            state.pos = cache[pos]
            return
        chain = self._chains.get(state.src[pos])
        if chain is None:
            found = self.terminator_re.search(state.src, pos, state.posMax)
            state.pos = found.start() if found else state.posMax
        elif state.level < state.md.options["maxNesting"]:
            for rule in chain:
                state.level += 1
                ok = rule(state, True)
                state.level -= 1
                if ok:
                    break
            if state.pos <= pos:
                state.pos = pos + 1
        else:
            state.pos = state.posMax
        cache[pos] = state.pos


class BlockParser(ParserBlock):
    """Parses the lines of a page into blocks."""

    def __init__(self, original: ParserBlock) -> None:
        super().__init__()
        self.ruler = original.ruler
        names = [rule for rule in self.ruler.__rules__ if rule.enabled]
        characters = sorted({c for rule in names for c in _BLOCK.get(rule.name, "")})
        self._all = tuple(rule.fn for rule in names)
        anywhere = tuple(rule.fn for rule in names if rule.name not in _BLOCK and rule.name != "code")
        self._anywhere = anywhere
        self._chains = {
            c: tuple(
                rule.fn
                for rule in names
                if rule.name != "code" and (rule.name not in _BLOCK or c in _BLOCK[rule.name])
            )
            for c in characters
        }

    def tokenize(self, state: StateBlock, startLine: int, endLine: int) -> None:  # noqa: N803 - the parser's own names
        """Add the tokens of the lines `startLine` to `endLine`."""
        line = startLine
        blank, deepest = False, state.md.options.maxNesting
        src, starts, shifts, ends, counts = state.src, state.bMarks, state.tShift, state.eMarks, state.sCount
        while line < endLine:
            state.line = line = state.skipEmptyLines(line)
            if line >= endLine or counts[line] < state.blkIndent:
                break
            if state.level >= deepest:
                state.line = endLine
                break
            if counts[line] - state.blkIndent >= 4:
                chain = self._all
            else:
                at = starts[line] + shifts[line]
                chain = self._chains.get(src[at], self._anywhere) if at < ends[line] else self._all
            for rule in chain:
                if rule(state, line, endLine, False):
                    break
            state.tight = not blank
            line = state.line
            if line - 1 < endLine and state.isEmpty(line - 1):
                blank = True
            if line < endLine and state.isEmpty(line):
                blank = True
                line += 1
                state.line = line


def _is_rule(text: str, mark: str) -> bool:
    """Whether the line consists of `mark` alone."""
    return not text.rstrip(" \t").strip(mark)


def paragraph(state: StateBlock, start: int, end: int, silent: bool) -> bool:  # noqa: ARG001 - a rule's signature
    """A paragraph, or a heading that is underlined by `===` or `---`; replaces two rules of markdown-it."""
    rules = state.md.block.ruler.getRules("paragraph")
    parent, state.parentType = state.parentType, "paragraph"
    src, indent = state.src, state.blkIndent
    pipes = state.env.get("pipes", True)
    level, line = 0, start + 1
    underlined = not state.is_code_block(start)
    while line < state.lineMax and not state.isEmpty(line):
        count = state.sCount[line]
        if not 0 <= count <= indent + 3:
            line += 1
            continue
        at, stop = state.bMarks[line] + state.tShift[line], state.eMarks[line]
        mark = src[at]
        if underlined and mark in "-=" and count >= indent and line < end and _is_rule(src[at:stop], mark):
            level = 1 if mark == "=" else 2
            break
        may_end = mark in _INTERRUPTING or (pipes and "|" in src[at:stop])
        if may_end and any(rule(state, line, state.lineMax, True) for rule in rules):
            break
        line += 1
    content = state.getLines(start, line, indent, False).strip()
    name, tag = ("heading", f"h{level}") if level else ("paragraph", "p")
    state.line = line + 1 if level else line
    opening = state.push(f"{name}_open", tag, 1)
    opening.map = [start, state.line]
    inline = state.push("inline", "", 0)
    inline.content, inline.map, inline.children = content, [start, line], []
    closing = state.push(f"{name}_close", tag, -1)
    if level:
        opening.markup = closing.markup = "=" if level == 1 else "-"
    state.parentType = parent
    return True


_INTERRUPTING = frozenset("".join(_BLOCK.values()) + ":~")
"""First characters of a line that may end a paragraph without a blank line."""


_ADDRESS = re.compile(r"[^\s()<>\\&\x00-\x1f\x7f]+(?=[)\s])")
"""A link's address without anything that needs care."""


def destination(string: str, pos: int, maximum: int) -> Any:
    """The address of a link at `pos`; most have no brackets and no escapes."""
    found = _ADDRESS.match(string, pos, maximum)
    if found is None:
        return helpers.parseLinkDestination(string, pos, maximum)
    return SimpleNamespace(ok=True, pos=found.end(), str=found[0])


def accelerate(md: MarkdownIt) -> None:
    """Give a parser that has all of its rules the faster ways."""
    md.block.ruler.at("paragraph", paragraph)
    md.block.ruler.disable("lheading")
    md.helpers = SimpleNamespace(  # type: ignore[assignment] # a module there, with these three functions
        parseLinkDestination=destination,
        parseLinkLabel=helpers.parseLinkLabel,
        parseLinkTitle=helpers.parseLinkTitle,
    )
    md.block = BlockParser(md.block)
    md.inline = InlineParser(md.inline)
