"""Numbered excerpts of the sections that a question found: what a model or a host gets to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from vademecum.answering.hostile import addresses_model
from vademecum.answering.support import Excerpt
from vademecum.retrieval.index import Index
from vademecum.retrieval.result import Hit

HEAD = "## Relevant documentation\n\n"
BUDGET = 6000
"""Characters of a formatted retrieval, its head included."""
_RULE = "\n\n---\n\n"
_SHORTEST = 200
"""Characters of an excerpt below which a cut one is left out."""


def excerpts_of(index: Index, hits: Sequence[Hit]) -> tuple[Excerpt, ...]:
    """The whole sections behind hits, numbered from 1; what speaks to a model is left out."""
    found: list[Excerpt] = []
    for hit in hits:
        number = index.by_path[hit.path]
        article, entry = index.article(number), index.entries[number]
        section = next(section for section in article.sections if section.id == hit.id)
        text = _for_readers(section.text.strip() or article.summary)
        if text:
            found.append(
                Excerpt(
                    len(found) + 1,
                    hit.title,
                    hit.heading,
                    hit.source,
                    text,
                    entry.language,
                    hit.trail,
                    hit.id,
                )
            )
    return tuple(found)


def _for_readers(text: str) -> str:
    """A text without the lines that speak to a language model."""
    lines = [line for line in text.split("\n") if not addresses_model(line)]
    kept = "\n".join(lines).strip()
    # An instruction may be spread over lines.
    return "" if addresses_model(" ".join(kept.split())) and len(lines) < 4 else kept


def format_excerpt(excerpt: Excerpt) -> str:
    """`### Title [n]`, `_Source: path_`, text."""
    title = excerpt.title
    if excerpt.heading and excerpt.heading != excerpt.title:
        title = f"{excerpt.title} › {excerpt.heading}"
    return f"### {title} [{excerpt.n}]\n_Source: {excerpt.source}_\n\n{excerpt.text}"


def format_retrieval(excerpts: Sequence[Excerpt], budget: int = BUDGET) -> str:
    """Excerpts as Markdown for a prompt, within `budget` characters; empty for none.

    Whole excerpts are kept from the first on; the first is always there, cut to fit if it must be.
    """
    fitted = fit(excerpts, budget - len(HEAD), len, gap=len(_RULE))
    return HEAD + _RULE.join(map(format_excerpt, fitted)) if fitted else ""


def fit(
    excerpts: Sequence[Excerpt], room: int, size: Callable[[str], int], *, gap: int = 0
) -> tuple[Excerpt, ...]:
    """The excerpts that fit into `room`, measured by `size`; the lowest are dropped first.

    The first is cut at a line or sentence when it does not fit by itself.
    """
    kept: list[Excerpt] = []
    left = room
    for excerpt in excerpts:
        needed = size(format_excerpt(excerpt)) + (gap if kept else 0)
        if needed <= left:
            kept.append(excerpt)
            left -= needed
        elif not kept:
            return (_cut(excerpt, room, size),)
        else:
            break
    return tuple(kept)


def _cut(excerpt: Excerpt, room: int, size: Callable[[str], int]) -> Excerpt:
    """The longest beginning that fits, found by halving; ends at a whole line or sentence where it can."""
    low, high = 0, len(excerpt.text)
    while high - low > 16:
        middle = (low + high) // 2
        if size(format_excerpt(replace(excerpt, text=excerpt.text[:middle]))) <= room:
            low = middle
        else:
            high = middle
    text = excerpt.text[:low]
    end = max(text.rfind("\n"), text.rfind(". ") + 1, text.rfind("。") + 1)
    return replace(excerpt, text=(text[:end] if end >= _SHORTEST else text).rstrip())
