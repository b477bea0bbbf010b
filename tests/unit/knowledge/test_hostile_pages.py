"""Pages made to hang, crash or hide: each is read in well under a second, and loses no text."""

from __future__ import annotations

import time

import pytest

from vademecum.knowledge.document import MAX_MARKUP, parse_document
from vademecum.knowledge.plaintext import plain_text
from vademecum.knowledge.sections import cut

CASES = {
    "quotes": ">" * 3000 + " CORE",
    "deep list": "\n".join("  " * i + "- a" for i in range(1000)) + "\n\nCORE",
    "deep numbers": "\n".join("   " * i + "1. a" for i in range(300)) + "\n\nCORE",
    "brackets": "[" * 20_000 + "\n\nCORE",
    "closed brackets": "[" * 20_000 + "](x) CORE",
    "link starts": "[a](" * 20_000 + "\n\nCORE",
    "picture starts": "![" * 20_000 + " CORE",
    "wiki starts": "[[" * 10_000 + " CORE",
    "emphasis": "*a " * 20_000 + " CORE",
    "underscores": "_a" * 20_000 + " CORE",
    "tag starts": "<a " * 20_000 + " CORE",
    "angles": "<" * 20_000 + " CORE",
    "comment starts": "<!--" * 10_000 + " CORE",
    "comments in text": "a <!--" * 10_000 + " CORE",
    "template starts": "{% " * 20_000 + "CORE",
    "value starts": "{{ a " * 20_000 + "CORE",
    "marks": "==a " * 10_000 + " CORE",
    "remarks": "%% a" * 10_000 + " CORE",
    "containers": ":::note\n" * 1000 + "CORE",
    "admonitions": "\n".join("    " * i + "!!! note" for i in range(200)) + " CORE",
    "tabs": '=== "a"\n' * 2000 + "CORE",
    "divisions": "<div>\n" * 2000 + "CORE",
    "folds": "<details>\n\n" * 2000 + "CORE",
    "tables": "<table><tr><td>" * 1000 + "CORE",
    "scripts": "<script>" * 2000 + "\n\nCORE",
    "exports": "export const x = {\n" * 2000 + "CORE",
    "includes": "[!INCLUDE[" * 5000 + "CORE",
    "attributes": "{#a " * 20_000 + "CORE",
    "addresses": "http://" * 20_000 + " CORE",
    "parentheses": "https://a" + "(" * 5000 + ")" * 5000 + " CORE",
    "spaces": "a " + " " * 100_000 + "b CORE",
    "properties": "a:: b\n" * 10_000 + "\nCORE",
    "superscripts": "<sup>" * 10_000 + "CORE",
    "formulas": "$a " * 20_000 + " CORE",
    "displayed formulas": "$$a\n" * 3000 + "CORE",
    "formula brackets": "\\( a " * 20_000 + " CORE",
    "shortcodes": ":a" * 20_000 + " CORE",
    "stars in Chinese": "**中" * 3000 + " CORE",
    "heads of tables": "| a |\n|-|\n" * 3000 + "\nCORE",
    "forms": "a:: b\n" + "- [:b\n" * 2000 + "\nCORE",
    "expressions": "import a from 'b'\n\n" + "{a(" * 20_000 + " CORE",
    "loops": "{% for a in b %}\n" + "{{ a }}](( " * 10_000 + "\n{% endfor %}\n\nCORE",
}


@pytest.mark.parametrize("name", CASES)
def test_hostile_page(name: str) -> None:
    start = time.process_time()
    document = parse_document(CASES[name], path="p.md")
    found = cut(document, path="p.md", title="T")
    assert time.process_time() - start < 2.0, "a hundred times longer than it should take"
    assert any("CORE" in section.text or "CORE" in section.heading for section in found)


def test_a_list_forty_levels_deep_keeps_what_follows() -> None:
    document = parse_document(
        "\n".join("  " * i + "- a" for i in range(40)) + "\n\n## After\n\nAFTERWORD", path="p"
    )
    assert [h.text for h in document.headings] == ["After"]
    assert plain_text(document.tokens).endswith("AFTERWORD")
    assert not document.problems


def test_what_is_too_deep_is_shown_as_text_and_reported() -> None:
    document = parse_document("\n".join("  " * i + f"- item{i}" for i in range(200)), path="p.md")
    shown = plain_text(document.tokens)
    assert all(f"item{i}" in shown for i in range(200))
    assert [p.code for p in document.problems] == ["nesting"]


def test_a_huge_page_is_shown_without_markup() -> None:
    source = "# Big\n\n" + "one *two*\n\n" * (MAX_MARKUP // 11 + 10) + "## End\n\nLAST"
    start = time.process_time()
    document = parse_document(source, path="p.md", first_line=3)
    assert time.process_time() - start < 5
    assert [(p.code, p.line) for p in document.problems] == [("page-size", 3)]
    assert [(h.text, h.line) for h in document.headings] == [("Big", 3), ("End", source.count("\n") + 1)]
    assert plain_text(document.tokens[-6:]) == "End\n\nLAST"


def test_a_page_of_one_endless_line() -> None:
    document = parse_document("word " * 2_000_000 + "LAST", path="p.md")
    assert plain_text(document.tokens).endswith("LAST")


@pytest.mark.parametrize(
    "source", ["", "\n\n", "\0", "\ufeff", "\r", "---", "#", "-", ">", "<", "[", "|", "\t", "\u2028"]
)
def test_tiny_pages(source: str) -> None:
    assert len(cut(parse_document(source, path="p.md"), path="p.md", title="T")) == 1
