"""A page that shows another page's text is open to nobody who may not read that one.

page        shows       page is then read by
open        pro only    pro only, and a problem tells the author
operator    developer   developers
free, pro   pro, team   pro: the plans that both allow
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vademecum.knowledge.article import Article, Problem, Requires
from vademecum.knowledge.reader import AUDIENCES

_NOBODY = "\0"
"""A plan or role that no reader has: what stays when two gates share none."""
_CONFIDENCES = ("high", "medium", "low")


def inherit_gates(articles: Mapping[str, Article]) -> dict[str, Article]:
    """The articles, each gated like whatever it includes."""
    return {path: _inherited(article, articles) for path, article in articles.items()}


def _inherited(article: Article, articles: Mapping[str, Article]) -> Article:
    result = article
    for name in article.includes:
        shown = articles.get(name)
        if shown is not None and shown is not article:
            gated = replace(
                result,
                audience=max(result.audience, shown.audience, key=AUDIENCES.index),
                requires=_both(result.requires, shown.requires),
                confidence=max(result.confidence, shown.confidence, key=_CONFIDENCES.index),
            )
            if gated != result:
                result = replace(gated, problems=(*result.problems, _problem(article.path, name)))
    return result


def _both(one: Requires, other: Requires) -> Requires:
    return Requires(
        _common(one.plan, other.plan),
        _common(one.role, other.role),
        tuple(dict.fromkeys((*one.flags, *other.flags))),
        _common(one.filter, other.filter),
    )


def _common(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    if not one or not other:
        return one or other
    return tuple(value for value in one if value in other) or (_NOBODY,)


def _problem(path: str, shown: str) -> Problem:
    return Problem(
        path,
        0,
        "gated-include",
        f"It shows {shown}, which not every reader may see, so it is open to the same readers only. "
        "Include an open page, or give this one the same audience and requires.",
    )
