"""Five slots, five distinct facts: near-repeats are dropped, one article does not fill the list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

WordsOf = Callable[[int], frozenset[str]]
"""The set of terms of a section."""


def distinct(
    ranked: Iterable[int], words_of: WordsOf, *, overlap: float, most: int
) -> tuple[list[int], list[int]]:
    """Return the kept and the dropped of the ranked sections, best first, until `most` are kept.

    A section is dropped when the share of common words (of both together) with a kept one is above
    `overlap`.
    """
    kept: list[int] = []
    dropped: list[int] = []
    for section in ranked:
        if len(kept) >= most:
            break
        words = words_of(section)
        if any(_overlap(words, words_of(other)) > overlap for other in kept):
            dropped.append(section)
        else:
            kept.append(section)
    return kept, dropped


def _overlap(one: frozenset[str], other: frozenset[str]) -> float:
    if not one or not other:
        return 0.0
    common = len(one & other)
    return common / (len(one) + len(other) - common)


def take_turns(ranked: list[int], article_of: Callable[[int], int], per_article: int) -> Iterator[int]:
    """Let each run of five hits hold at most `per_article` sections of one article, as long as others wait.

    What waited comes back in the next run, so a longer list loses nothing that a shorter one shows.
    """
    waiting = ranked
    while waiting:
        seen: dict[int, int] = {}
        run: list[int] = []
        later: list[int] = []
        for at, section in enumerate(waiting):
            if len(run) == _RUN:
                later += waiting[at:]
                break
            article = article_of(section)
            if seen.get(article, 0) < per_article:
                seen[article] = seen.get(article, 0) + 1
                run.append(section)
            else:
                later.append(section)
        yield from run
        waiting = later
        if len(run) < _RUN:  # only sections of articles that had their turn are left
            break
    yield from waiting


_RUN = 5
"""Hits that people look at in one go."""
