"""Sections that hold nothing but links, and pages without a word: they explain nothing themselves.

## See also
- Quotas
- Backups
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from vademecum.retrieval.characters import TOKEN

if TYPE_CHECKING:
    from vademecum.retrieval.bm25 import Floats, Ints
    from vademecum.retrieval.view import View

_LOOKED_AT = 16
"""Best sections that are looked at."""
_OWN_WORDS = 0.3
"""Share of words outside its links up to which a section is a list of links."""


def link_list_factors(pool: Ints, view: View, factor: float) -> Floats | None:
    """Return `factor` for the lists of links among the best sections; None when there is none."""
    lists = [number for number in pool[:_LOOKED_AT].tolist() if is_link_list(number, view)]
    if not lists:
        return None
    factors = np.ones(len(view.index))
    factors[lists] = factor
    return factors


def is_link_list(number: int, view: View) -> bool:
    """Whether a section below a heading is links and hardly a word beside them, or a page has no text.

    What stands above the first heading is the page itself, which may well be an overview.
    """
    found = view.link_lists.get(number)
    if found is None:
        found = view.link_lists[number] = _only_links(number, view)
    return found


def _only_links(number: int, view: View) -> bool:
    section = view.index.section(number)
    article = view.index.article(int(view.index.arrays.article_of[number]))
    end = min((other.line for other in article.sections if other.line > section.line), default=0)
    if not article.words:
        return True  # it is shown as a list of the pages below it
    links = [link for link in article.links if link.line >= section.line and (not end or link.line < end)]
    if not section.slug or not section.text.strip() or not links:
        return False
    rest = section.text
    for link in links:
        rest = rest.replace(link.text, "", 1)
    return len(TOKEN.findall(rest)) <= _OWN_WORDS * len(TOKEN.findall(section.text))
