from __future__ import annotations

import hashlib

from vademecum.knowledge.article import Section
from vademecum.knowledge.document import parse_document
from vademecum.knowledge.plaintext import count_words
from vademecum.knowledge.sections import MAX_WORDS, cut


def sections(source: str, title: str = "Title") -> tuple[Section, ...]:
    return cut(parse_document(source, path="a/p.md", first_line=5), path="a/p.md", title=title)


def test_sections_by_h1_to_h3_with_their_trail() -> None:
    found = sections("# Title\n\nTop.\n\n## One\n\na\n\n### Deep\n\nb\n\n#### Deeper\n\nc\n\n## Two\n\nd")
    assert [(s.id, s.heading, s.trail, s.level, s.line, s.text) for s in found] == [
        ("a/p.md", "Title", (), 1, 5, "Top."),
        ("a/p.md#one", "One", ("Title",), 2, 9, "a"),
        ("a/p.md#deep", "Deep", ("Title", "One"), 3, 13, "b\n\nDeeper\n\nc"),
        ("a/p.md#two", "Two", ("Title",), 2, 21, "d"),
    ]
    assert [s.source for s in found] == ["a/p.md", "a/p.md#one", "a/p.md#deep", "a/p.md#two"]


def test_text_before_the_first_heading_belongs_to_the_title() -> None:
    found = sections("Top.\n\n## One\n\na")
    assert [(s.id, s.heading, s.text) for s in found] == [
        ("a/p.md", "Title", "Top."),
        ("a/p.md#one", "One", "a"),
    ]


def test_a_page_always_has_a_title_section() -> None:
    assert [(s.id, s.text) for s in sections("")] == [("a/p.md", "")]
    assert [s.id for s in sections("## One\n\na")] == ["a/p.md", "a/p.md#one"]


def test_a_first_h1_that_differs_from_the_title_is_kept_as_text() -> None:
    found = sections("# Other words\n\nTop.\n\n# Second h1\n\nb")
    assert [(s.id, s.heading, s.text) for s in found] == [
        ("a/p.md", "Title", "Other words\n\nTop."),
        ("a/p.md#second-h1", "Second h1", "b"),
    ]


def test_a_later_h1_with_text_before_it_is_a_section() -> None:
    assert [s.id for s in sections("Top.\n\n# Other\n\nb")] == ["a/p.md", "a/p.md#other"]


def test_long_sections_are_split_between_paragraphs() -> None:
    paragraph = "word " * 200
    found = sections(f"## One\n\n{paragraph}\n\n{paragraph}\n\n{paragraph}\n\n{paragraph}")
    assert [(s.id, s.part, s.slug) for s in found] == [
        ("a/p.md", 0, ""),
        ("a/p.md#one", 0, "one"),
        ("a/p.md#one#1", 1, "one"),
    ]
    assert all(count_words(s.text) <= MAX_WORDS for s in found)
    assert found[2].line > found[1].line


def test_a_long_section_is_parted_at_its_deeper_headings_first() -> None:
    words = "word " * 120
    lamps = "".join(f"#### `lamp-{n}`\n\n{words}\n\n" for n in range(5))
    found = sections(f"Top.\n\n## Settings\n\nLead.\n\n{lamps}## After\n\n#### Small\n\nx")
    assert [(s.id, s.heading, s.trail, s.level, s.part) for s in found] == [
        ("a/p.md", "Title", (), 1, 0),
        ("a/p.md#settings", "Settings", ("Title",), 2, 0),
        *((f"a/p.md#lamp-{n}", f"lamp-{n}", ("Title", "Settings"), 4, 0) for n in range(5)),
        ("a/p.md#after", "After", ("Title",), 2, 0),
    ]
    assert [s.text for s in found[1:3]] == ["Lead.", words.strip()]
    assert found[-1].text == "Small\n\nx"
    assert [s.line for s in found[1:5]] == [7, 11, 15, 19]
    assert found[2].source == "a/p.md#lamp-0"


def test_the_shallowest_deeper_headings_are_tried_first() -> None:
    long, short = "word " * 300, "word " * 30
    found = sections(
        f"## One\n\n###### Tiny\n\nt\n\n#### Small {{#s}}\n\n##### Inner\n\n{short}\n\n"
        f"#### Large\n\n{short}\n\n##### A\n\n{long}\n\n##### B\n\n{long}"
    )
    assert [(s.id, s.trail) for s in found] == [
        ("a/p.md", ()),
        ("a/p.md#one", ("Title",)),
        ("a/p.md#s", ("Title", "One")),
        ("a/p.md#large", ("Title", "One")),
        ("a/p.md#a", ("Title", "One", "Large")),
        ("a/p.md#b", ("Title", "One", "Large")),
    ]
    assert found[1].text == "Tiny\n\nt"
    assert found[2].text.startswith("Inner\n\nword")


def test_a_deeper_part_that_is_still_too_long_is_split_between_paragraphs() -> None:
    paragraph = "word " * 200
    found = sections("Lead.\n\n#### Large\n\n" + f"{paragraph}\n\n" * 4 + "#### Empty\n\n#### Last\n\nx")
    assert [(s.id, s.trail, s.level) for s in found] == [
        ("a/p.md", (), 1),
        ("a/p.md#large", ("Title",), 4),
        ("a/p.md#large#1", ("Title",), 4),
        ("a/p.md#empty", ("Title",), 4),
        ("a/p.md#last", ("Title",), 4),
    ]
    assert all(count_words(s.text) <= MAX_WORDS for s in found)


def test_a_deeper_heading_in_a_quote_parts_nothing() -> None:
    found = sections("## One\n\n> #### Quoted\n\n" + ("word " * 300 + "\n\n") * 2)
    assert [s.id for s in found] == ["a/p.md", "a/p.md#one", "a/p.md#one#1"]


def test_an_oversized_paragraph_stays_whole() -> None:
    found = sections("## One\n\nshort\n\n" + "word " * 1200 + "\n\nend")
    assert [count_words(s.text) for s in found] == [0, 1, 1200, 1]


def test_the_title_section_is_split_too_and_ids_stay_unique() -> None:
    found = sections("\n\n".join(["word " * 300] * 3) + "\n\n## 1\n\nx")
    assert [s.id for s in found] == ["a/p.md", "a/p.md##1", "a/p.md##2", "a/p.md#1"]


def test_rows_stay_whole_and_each_part_repeats_the_header() -> None:
    rows = "\n".join(f"| K{i} | two lamps and more words here {i} |" for i in range(200))
    found = sections(f"## One\n\n| Crate | Holds |\n|---|---|\n{rows}")[1:]
    assert len(found) > 2
    assert all(s.text.startswith("Crate | Holds\nK") for s in found)
    lines = [line for s in found for line in s.text.split("\n")[1:]]
    assert lines == [f"K{i} | two lamps and more words here {i}" for i in range(200)]


def test_an_item_stays_whole_with_what_is_nested_in_it() -> None:
    items = "\n".join(f"- item {i} " + "w " * 90 + f"\n    - nested {i} " + "w " * 90 for i in range(6))
    found = sections(f"## One\n\n{items}")[1:]
    assert len(found) > 1
    for section in found:
        assert section.text.startswith("- item")
        assert section.text.count("- item") == section.text.count("- nested")


def test_an_item_larger_than_a_section_is_split_inside() -> None:
    nested = "\n".join(f"    - nested {i} " + "w " * 90 for i in range(12))
    found = sections(f"## One\n\n- item\n{nested}")[1:]
    assert len(found) > 1
    assert all(count_words(s.text) <= MAX_WORDS for s in found)


def test_prose_and_code_apart_and_together() -> None:
    section = sections("## One\n\nBefore.\n\n```py\nx = 1\n```\n\nAfter.")[1]
    assert (section.prose, section.code) == ("Before.\n\nAfter.", "x = 1")
    assert section.text == "Before.\n\nx = 1\n\nAfter."


def test_headings_in_quotes_begin_no_section() -> None:
    assert [s.id for s in sections("## One\n\n> ## Quoted\n> text")] == ["a/p.md", "a/p.md#one"]


def test_the_hash_changes_exactly_with_what_is_searched() -> None:
    first, second = sections("## One\n\n*text*")[1], sections("\n\n## One {#other}\n\n**text**")[1]
    assert first.sha256 == second.sha256
    assert first.id != second.id
    assert first.sha256 != sections("## One\n\ntext.")[1].sha256
    assert first.sha256 != sections("## One\n\ntext", title="Renamed")[1].sha256
    assert len(first.sha256) == len(hashlib.sha256().hexdigest())


def test_words_of_scripts_without_spaces_are_counted() -> None:
    assert count_words("安装说明") == 3
    assert count_words("two words") == 2
    found = sections("## 一\n\n" + "\n\n".join(["字" * 400] * 6))
    assert len(found) > 3


def test_repeated_headings_do_not_overwrite_one_another() -> None:
    assert [s.id for s in sections("## A\n\n1\n\n## A\n\n2\n\n## !!!\n\n3\n\n## !!!\n\n4")] == [
        "a/p.md",
        "a/p.md#a",
        "a/p.md#a-1",
        "a/p.md#section",
        "a/p.md#section-1",
    ]
