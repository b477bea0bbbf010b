"""Opening and closing a block whose content is Markdown of its own."""

from __future__ import annotations

from typing import Any

from markdown_it.rules_block import StateBlock

from vademecum.knowledge.dialects.kinds import kind, known


def wrap(
    state: StateBlock,
    name: str,
    content: str,
    meta: dict[str, Any],
    lines: tuple[int, int, int],
    *,
    indent: int = 0,
) -> None:
    """Add `name`_open, the tokens of the inner lines, `name`_close.

    `lines` are the first line of the block, the first inner line and the line after the last
    inner one; `indent` columns of the inner lines belong to the block. `content` is the title,
    parsed later.
    """
    first, start, end = lines
    opening = state.push(f"{name}_open", "div", 1)
    opening.block = True
    opening.content = content
    opening.meta = meta
    opening.map = [first, end]
    parent, line_max, outer = state.parentType, state.lineMax, state.blkIndent
    state.parentType = "reference"
    state.lineMax = end
    state.blkIndent = outer + indent
    state.md.block.tokenize(state, start, end)
    state.parentType, state.lineMax, state.blkIndent = parent, line_max, outer
    state.push(f"{name}_close", "div", -1).block = True


def block_for(name: str, title: str) -> tuple[str, str, dict[str, Any]]:
    """Token name, title and meta of a container that a dialect calls `name`."""
    lowered = name.lower()
    if lowered in ("details", "collapse", "collapsible", "spoiler", "dropdown", "accordion"):
        return "details", title, {}
    if lowered in ("tab", "tab-item", "tabitem"):
        return "tab", title, {}
    if known(lowered):
        return "callout", title, {"kind": kind(lowered)[0]}
    return "group", title, {"name": lowered}


def text_of(state: StateBlock, line: int) -> str:
    """A line without the indentation that belongs to the blocks around it."""
    return state.src[state.bMarks[line] + state.tShift[line] : state.eMarks[line]]
