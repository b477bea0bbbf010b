from __future__ import annotations

from collections.abc import Mapping

from vademecum.knowledge.document import Document, parse_document
from vademecum.knowledge.plaintext import plain_text


class Memory:
    """Files of a folder, in memory; notes what was asked for."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files
        self.asked: list[str] = []

    def read(self, path: str) -> str | None:
        self.asked.append(path)
        return self.files.get(path)


def read(source: str, files: Mapping[str, str], path: str = "docs/guide/page.md") -> Document:
    return parse_document(source, path=path, files=Memory(files))


def test_each_way_of_including_a_text() -> None:
    files = {"docs/guide/a.md": "one *text*"}
    for source in (
        "[!INCLUDE[a](a.md)]",
        "[!include [a](a.md)]",
        "{!a.md!}",
        '--8<-- "a.md"',
        "--8<--\na.md\n--8<--",
        "<!--@include: ./a.md-->",
        "{{#include a.md}}",
    ):
        document = read(source, files)
        assert plain_text(document.tokens) == "one text", source
        assert document.includes == ("docs/guide/a.md",)
        assert not document.problems


FILLED = "Start.\n\n```text\n{% include tool/usage.txt %}\n```\n\nEnd."


def test_an_include_that_fills_a_code_block_shows_the_file_of_any_kind() -> None:
    found = read(FILLED, {"_includes/tool/usage.txt": "saw --help\n  {% if x %}\n"})
    assert plain_text(found.tokens) == "Start.\n\nsaw --help\n  {% if x %}\n\nEnd."
    assert found.includes == ("_includes/tool/usage.txt",)
    assert read("{% include_relative b.md %}", {"docs/guide/b.md": "Text"}).includes == ("docs/guide/b.md",)


def test_a_missing_include_leaves_no_empty_code_block_and_is_reported() -> None:
    found = read(FILLED, {})
    assert plain_text(found.tokens) == "Start.\n\nEnd."
    assert [(p.line, p.code) for p in found.problems] == [(4, "include-missing")]
    assert not [token for token in found.tokens if token.type == "fence"]


def test_an_include_whose_name_the_generator_makes_is_missing_too() -> None:
    found = read("Start.\n\n```yaml\n{% include options/{{ name }}.yaml %}\n```", {})
    assert plain_text(found.tokens) == "Start."
    assert [(p.line, p.code) for p in found.problems] == [(4, "include-missing")]


def test_includes_among_other_code_stay_when_they_are_missing() -> None:
    found = read("```\nfirst\n{% include 'part.txt' %}\n```", {})
    assert plain_text(found.tokens) == "first\n{% include 'part.txt' %}"
    assert [p.code for p in found.problems] == ["include-missing"]


def test_code_that_shows_how_to_include_is_left_alone() -> None:
    files = {"_includes/part.txt": "no"}
    for source in (
        "```liquid\n{% include part.txt %}\n```",
        "``` {.jinja2}\n{% include part.txt %}\n```",
        "```\n{% raw %}\n{% include part.txt %}\n{% endraw %}\n```",
        "{% raw %}\n```\n{% include part.txt %}\n```\n{% endraw %}",
    ):
        found = read(source, files)
        assert plain_text(found.tokens) == "{% include part.txt %}", source
        assert not found.problems


def test_an_include_in_a_sentence_a_heading_and_a_list() -> None:
    files = {"docs/guide/name.md": "---\ntitle: x\n---\nPump\n"}
    document = read("## About [!INCLUDE[n](name.md)]\n\n1. Open [!INCLUDE[n](name.md)] now\n2. Close", files)
    assert plain_text(document.tokens) == "About Pump\n\n1. Open Pump now\n2. Close"
    assert document.headings[0].slug == "about-pump"


def test_blocks_keep_their_place_in_lists_and_quotes() -> None:
    files = {"docs/guide/b.md": "First.\n\n- x\n- y"}
    assert (
        plain_text(read("1. [!INCLUDE[b](b.md)]\n2. end", files).tokens) == "1. First.\n  - x\n  - y\n2. end"
    )
    assert plain_text(read("> [!NOTE]\n> [!INCLUDE[b](b.md)]", files).tokens) == "First.\n\n- x\n- y"


def test_addresses_in_an_included_text_are_moved() -> None:
    files = {"docs/snippets/s.md": '[a](../guide/b.md) ![p](img/p.png) <img src="q.png"> [c](https://e.org/)'}
    document = read("[!INCLUDE[s](../snippets/s.md)]", files)
    assert [link.target for link in document.links] == [
        "b.md",
        "../snippets/img/p.png",
        "../snippets/q.png",
        "https://e.org/",
    ]


def test_code_is_cut_by_lines_and_sections() -> None:
    files = {"src/a.py": "one\ntwo\n# --8<-- [start:part]\nthree\n# --8<-- [end:part]\nfour"}
    assert plain_text(read("{* ../../src/a.py ln[1:2,6] hl[1] *}", files).tokens) == "one\ntwo\nfour"
    assert plain_text(read('```py\n--8<-- "src/a.py:part"\n```', files).tokens) == "three"
    assert plain_text(read('```py\n--8<-- "src/a.py:1:2"\n```', files).tokens) == "one\ntwo"


def test_what_is_missing_shows_as_nothing_and_is_reported_with_its_line() -> None:
    document = read("a\n\n{* ../nothing.py *}\n\nb [!INCLUDE[x](y.md)] c", {})
    assert plain_text(document.tokens) == "a\n\nb c"
    assert [(p.line, p.code) for p in document.problems] == [(3, "include-missing"), (5, "include-missing")]


def test_cycles_depth_and_growth_end() -> None:
    files = {"docs/guide/a.md": "a [!INCLUDE[b](b.md)]", "docs/guide/b.md": "b [!INCLUDE[a](a.md)]"}
    document = read("[!INCLUDE[a](a.md)]", files)
    assert plain_text(document.tokens) == "a b"
    assert {p.code for p in document.problems} == {"include-cycle"}
    doubling = {f"d{i}.md": f"[!INCLUDE[x](d{i + 1}.md)] [!INCLUDE[x](d{i + 1}.md)]" for i in range(40)}
    chain = read("[!INCLUDE[x](d0.md)]", doubling, path="p.md")
    assert "include-cycle" in {p.code for p in chain.problems}
    wide = read("[!INCLUDE[x](w.md)]\n\n" * 200, {"w.md": "word " * 4000}, path="p.md")
    assert "include-size" in {p.code for p in wide.problems}


def test_no_file_outside_of_the_folder_is_asked_for() -> None:
    files = Memory({})
    for target in ("../../../../etc/passwd", "/../../x.md", "..\\..\\..\\x.md", "~/../x.md", "../in.md"):
        parse_document(f"[!INCLUDE[x]({target})]", path="docs/page.md", files=files)
    assert files.asked == ["in.md"]


def test_an_include_in_a_code_span_is_an_example() -> None:
    files = {"_includes/x.md": "TEXT", "docs/guide/x.md": "TEXT"}
    for source, expected in (
        ('Write `{% include "x.md" %}` there', 'Write {% include "x.md" %} there'),
        ("Write ``{!x.md!}`` for {!x.md!}", "Write {!x.md!} for TEXT"),
        ("`[!INCLUDE[x](x.md)]`", "[!INCLUDE[x](x.md)]"),
    ):
        document = read(source, files)
        assert plain_text(document.tokens) == expected
        assert document.problems == ()
    fenced = read("```\na {!x.md!} b\n```\n", files)
    assert plain_text(fenced.tokens) == "a TEXT b", "a code block shows the file's text"
