"""Marks of PyMdown, Pandoc, MyST, Docsify, Quarto, Handlebars and Critic Markup as text for readers."""

from __future__ import annotations

import pytest

from vademecum.knowledge.document import parse_document
from vademecum.knowledge.plaintext import plain_text


def text(source: str) -> str:
    return plain_text(parse_document(source, path="a.md").tokens)


def kinds(source: str) -> set[str]:
    return {c.type for t in parse_document(source, path="a.md").tokens for c in (t, *(t.children or []))}


@pytest.mark.parametrize(
    ("source", "expected", "kind"),
    [
        ("H~2~O", "H2O", "sub_open"),
        ("x^2^ + y^n+1^", "x2 + yn+1", "sup_open"),
        ("a ^^new **one**^^ b", "a new one b", "u_open"),
        ("{++new++} {--old--}", "new old", "s_open"),
        ("{~~old~>new~~}", "old new", "u_open"),
        ("{==this==}{>>why?<<}", "this", "mark_open"),
        ("[small *text*]{.small} here", "small text here", "em_open"),
        ("Press {kbd}`F1`", "Press F1", "code_inline"),
        ("?> Save\nfirst\n\nThen", "Save first\n\nThen", "callout_open"),
        ("!> Never", "Never", "callout_open"),
        ('::: {.callout-warning title="Hot"}\nBody\n:::', "Hot\n\nBody", "callout_open"),
        ("```{code-block} python\n:linenos:\n\nx = 1\n```", "x = 1", "fence"),
        ("```{figure} img/a.png\n:alt: A pump\n\nThe *pump*.\n```", "A pump\n\nThe pump.", "image"),
    ],
)
def test_marks_that_mean_something(source: str, expected: str, kind: str) -> None:
    assert text(source) == expected
    assert kind in kinds(source)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("The HTML page.\n\n*[HTML]: Hyper Text\n*[CSS]: Style", "The HTML page."),
        ("A\n\n\\newpage\n\nB", "A\n\nB"),
        ("See {ref}`the page <label>` and {doc}`intro`.", "See the page and intro."),
        ("A\n\n```{toctree}\n:hidden:\n\nb\nc\n```\n\nD", "A\n\nD"),
        ("{{#if x}}Yes{{else}}No{{/if}} {{> part}}{{! remark}}", "YesNo"),
    ],
)
def test_what_is_only_for_the_generator_goes(source: str, expected: str) -> None:
    assert text(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        "~/.config and ~/.cache",
        "about ~5 or ~6",
        "a ^ b ^ c",
        "a^b^c and 2^3^2",
        "1.0~rc1~git2 in C:/PROGRA~1",
        "What?> Nothing",
        "function(){return}`x`"[:17],
        "[text] {.not}"[:6],
        "{placeholder} and {a-b}",
        "*[not one] of these",
    ],
)
def test_what_only_looks_like_a_mark_stays(source: str) -> None:
    assert text(source) == source


@pytest.mark.parametrize("source", ["H~2~O {++a++} {ref}`b`", "?> tip", "*[HTML]: x", "\\newpage"])
def test_code_is_left_alone(source: str) -> None:
    assert text(f"```\n{source}\n```") == source


def test_formulas_as_mathjax_wants_them() -> None:
    assert text(r"so \\(x\\) and \\[\frac12\\] but C:\\(dir)") == r"so x and \frac12 but C:\(dir)"
