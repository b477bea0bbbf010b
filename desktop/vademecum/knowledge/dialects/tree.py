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
