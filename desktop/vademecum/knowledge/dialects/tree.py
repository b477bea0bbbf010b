"""Finding one's way in a flat list of tokens."""

from __future__ import annotations

from markdown_it.token import Token


def partners(tokens: list[Token]) -> list[int]:
    """For each opening token the index of its closing one, and the other way round; else itself."""
    found = list(range(len(tokens)))
    stack: list[int] = []
    for i, token in enumerate(tokens):
        if token.nesting == 1:
            stack.append(i)
        elif token.nesting == -1 and stack:
            start = stack.pop()
            found[start], found[i] = i, start
    for i in stack:
        found[i] = len(tokens)
    return found


def relevel(tokens: list[Token]) -> None:
    """Write the nesting level of each token anew, after tokens were moved."""
    level = 0
    for token in tokens:
        if token.nesting == -1:
            level -= 1
        token.level = level
        if token.nesting == 1:
            level += 1


_EMPTY = frozenset({"list_item", "bullet_list", "ordered_list", "blockquote"})


def without_empty_items(tokens: list[Token]) -> list[Token]:
    """Without the items that hold nothing, as dropped lines and templates leave them, and lists of such."""
    made: list[Token] = []
    for current in tokens:
        kind, _, end = current.type.rpartition("_")
        if end == "close" and kind in _EMPTY and made and made[-1].type == f"{kind}_open":
            made.pop()
        else:
            made.append(current)
    return made
