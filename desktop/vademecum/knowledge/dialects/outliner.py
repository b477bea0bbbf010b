"""Pages where every line is a bullet and headings stand in bullets: Logseq, Roam.

- ## Usage            ->  heading "Usage"
    - first step          list of one item
"""

from __future__ import annotations

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page, token
from vademecum.knowledge.dialects.tree import partners, without_empty_items


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    tokens = without_empty_items(tokens)
    heading_lists = _lists_with_headings(tokens)
    if not heading_lists:
        return tokens
    made: list[Token] = []
    _unwrap(tokens, 0, len(tokens), partners(tokens), heading_lists, made)
    return made


def _lists_with_headings(tokens: list[Token]) -> set[int]:
    """Opening tokens of bullet lists, and of their items, that hold a heading at any depth of bullets."""
    found: set[int] = set()
    stack: list[int] = []
    for i, current in enumerate(tokens):
        if current.type == "heading_open" and stack and tokens[stack[-1]].type == "list_item_open":
            path = []
            for j in reversed(stack):
                if tokens[j].type not in ("list_item_open", "bullet_list_open"):
                    break
                path.append(j)
            # A heading inside a numbered step or a quote stays where it is.
            found.update(path if path and tokens[path[-1]].type == "bullet_list_open" else ())
        if current.nesting == 1:
            stack.append(i)
        elif current.nesting == -1 and stack:
            stack.pop()
    return found


def _unwrap(
    tokens: list[Token], start: int, end: int, closing: list[int], lists: set[int], made: list[Token]
) -> None:
    i = start
    while i < end:
        current = tokens[i]
        if current.type != "bullet_list_open" or i not in lists:
            made.append(current)
            i += 1
            continue
        item, last = i + 1, closing[i]
        run = False
        while item < last:
            stop = closing[item]
            if item in lists:
                if run:
                    made.append(token("bullet_list_close", "ul", -1))
                    run = False
                for inner in tokens[item + 1 : stop]:
                    if inner.level <= tokens[item].level + 1:
                        inner.hidden = False
                _unwrap(tokens, item + 1, stop, closing, lists, made)
            else:
                if not run:
                    made.append(
                        token("bullet_list_open", "ul", 1, map=tokens[item].map, markup=current.markup)
                    )
                    run = True
                made.extend(tokens[item : stop + 1])
            item = stop + 1
        if run:
            made.append(token("bullet_list_close", "ul", -1))
        i = last + 1


RULE = Dialect(
    "outliner", "- ## Usage -> the heading Usage", triggers=("- #", "* #", "+ #", ":: "), tokens=_tokens
)
