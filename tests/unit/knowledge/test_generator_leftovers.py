"""What only a site's generator fills in: nothing of it may be left in the text, and the author is told."""

from __future__ import annotations

import pytest

from vademecum.knowledge.document import Document, parse_document
from vademecum.knowledge.plaintext import plain_text


def read(source: str, path: str = "guide/page.md") -> Document:
    return parse_document(source, path=path)


IMPORTS = "import {codeOf, META} from './x';\n\n"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('{codeOf("query", null)}', ""),
        ("<CodeBlock>{META}</CodeBlock>", ""),
        ("Version {META.version} of {props.name}.", "Version of ."),
        ("A{' '}b {\"c\"}", "A b c"),
        ("`{META}` and {placeholder}", "{META} and {placeholder}"),
        ("```\n{META}\n```", "{META}"),
    ],
)
def test_expressions_of_an_mdx_page(source: str, expected: str) -> None:
    assert plain_text(read(IMPORTS + source).tokens) == expected


def test_an_expression_is_told_with_its_line() -> None:
    found = read(IMPORTS + "Text\n\n{codeOf('a')}")
    assert [(p.line, p.code, p.severity) for p in found.problems] == [(5, "mdx-expression", "info")]
    assert "`{codeOf(…)}`" in found.problems[0].message


@pytest.mark.parametrize("source", ["{codeOf('a')}", "<CodeBlock lang='x'>{codeOf('a')}</CodeBlock>"])
def test_an_expression_that_stands_alone_leaves_its_name(source: str) -> None:
    found = read(f"{IMPORTS}Example:\n\n{source}")
    names = [c.meta["name"] for t in found.tokens for c in t.children or [] if c.type == "missing"]
    assert names == ["codeOf"]
    assert plain_text(found.tokens) == "Example:"


def test_braces_of_a_page_that_imports_nothing_stay() -> None:
    assert plain_text(read("Use {name} or {call(1)}.").tokens) == "Use {name} or {call(1)}."
    assert plain_text(read("Use {name}.", path="a.mdx").tokens) == "Use ."


def test_exported_names_are_expressions_too() -> None:
    assert plain_text(read("export const size = 3;\n\nSize {size}").tokens) == "Size"


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("a\n// highlight-next-line\nb", "a\nb"),
        ("# highlight-start\na\n# highlight-end", "a"),
        ("<!-- highlight-next-line -->\n<b>", "<b>"),
        ("{/* highlight-next-line */}\n<B/>", "<B/>"),
        ("a = 1 // [!code ++]\nb = 2 # [!code focus:2]", "a = 1\nb = 2"),
        ("# --8<-- [start:x]\na\n# --8<-- [end:x]", "a"),
        ("print('highlight-next-line')", "print('highlight-next-line')"),
        ("# the highlight-next-line comment", "# the highlight-next-line comment"),
    ],
)
def test_comments_for_the_generator_in_code(code: str, expected: str) -> None:
    assert plain_text(read(f"```js\n{code}\n```").tokens) == expected


@pytest.mark.parametrize(
    "item",
    [
        "- [{{ page.title }}]({{ page.url }}) — {{ page.description }}",
        "1. {{ page.title }}",
        "* **{{ page.title }}** (since {{ page.version }})",
        '<li><a href="{{ page.url }}">{{ page.title }}</a> — {{ page.text }}</li>',
        "<li>\n <a href='{{ p.url }}'>{{ p.title }}</a>{% if p %} <i>— {{ p.x }}</i>{% endif %}\n</li>",
    ],
)
def test_items_of_a_loop_leave_no_bullets(item: str) -> None:
    found = read(f"Before.\n\n<ul>\n\n{{% for page in pages %}}\n{item}\n{{% endfor %}}\n\n</ul>\n\nAfter.")
    assert plain_text(found.tokens) == "Before.\n\nAfter."
    assert not [t.type for t in found.tokens if "list" in t.type]


def test_a_sentence_of_a_loop_stays() -> None:
    found = read("{% for p in pages %}\nThe page {{ p }} is read by everyone at once.\n{% endfor %}")
    assert plain_text(found.tokens) == "The page is read by everyone at once."


def test_rows_of_a_loop_leave_the_table_its_head() -> None:
    found = read("| A | B |\n|---|---|\n{% for r in rows %}| {{ r.a }} | {{ r.b }} |\n{% endfor %}| 1 | 2 |")
    assert plain_text(found.tokens) == "A | B\n1 | 2"


@pytest.mark.parametrize(
    "source",
    [
        "Import it:\n\n{* ../src/app.py ln[1:3] *}",
        'Import it:\n\n--8<-- "src/app.py"',
        "Import it:\n\n--8<--\nsrc/app.py\n--8<--",
        "Import it:\n\n{!src/app.py!}",
        "Import it:\n\n<<< @/src/app.py{2-4}",
        'Import it:\n\n```python\n--8<-- "src/app.py"\n```',
        "Import it:\n\n```python\n{% include src/app.py %}\n```",
        "Import it:\n\n```python\n{!src/app.py!}\n```",
    ],
)
def test_an_include_without_its_file_leaves_its_name(source: str) -> None:
    found = read(source)
    names = [c.meta["name"] for t in found.tokens for c in t.children or [] if c.type == "missing"]
    assert names == ["app.py"]
    assert plain_text(found.tokens) == "Import it:"
    assert [p.code for p in found.problems] == ["include-missing"]
