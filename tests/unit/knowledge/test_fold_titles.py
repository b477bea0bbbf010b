"""What a fold is called when its `<summary>` holds more than words."""

from __future__ import annotations

import pytest

from vademecum.knowledge.document import parse_document
from vademecum.knowledge.plaintext import plain_text


def fold(inside: str) -> tuple[str, str, list[str]]:
    """Title, the page as text, and its headings."""
    document = parse_document(f"Before\n\n<details>\n{inside}\n\nBody\n\n</details>\n\nAfter", path="p.md")
    title = next(token for token in document.tokens if token.type == "details_open").content
    return title, plain_text(document.tokens), [heading.slug for heading in document.headings]


@pytest.mark.parametrize(
    ("inside", "title", "text", "headings"),
    [
        (
            "<summary>\n\n### My *own* site\n\n</summary>",
            "My *own* site",
            "My own site\n\nBody",
            ["my-own-site"],
        ),
        ("<summary><h3 id='own'>My site</h3></summary>", "My site", "My site\n\nBody", ["own"]),
        (
            "<summary>\n\n## My site\n\nWhat it needs.\n\n</summary>",
            "My site",
            "My site\n\nWhat it needs.\n\nBody",
            ["my-site"],
        ),
        (
            "<summary>\n\nWith **bold** words\n\n</summary>",
            "With **bold** words",
            "With bold words\n\nBody",
            [],
        ),
        ("<summary>\n\n- one\n\n</summary>", "", "- one\n\nBody", []),
        ("<summary></summary>", "", "Body", []),
        ("<summary>Plain</summary>\n\n### Inside", "Plain", "Plain\n\nInside\n\nBody", ["inside"]),
    ],
)
def test_the_heading_or_paragraph_in_a_summary_is_the_title(
    inside: str, title: str, text: str, headings: list[str]
) -> None:
    assert fold(inside) == (title, f"Before\n\n{text}\n\nAfter", headings)


def test_a_summary_that_is_never_closed_takes_no_heading_of_the_page() -> None:
    source = (
        "<details><summary>\n\n## First\n\n</details>\n\n## Second\n\n"
        "<details>\n\nNo summary\n\n</summary>\n\n</details>"
    )
    document = parse_document(source, path="p.md")
    assert [heading.text for heading in document.headings] == ["First", "Second"]
    assert plain_text(document.tokens) == "First\n\nSecond\n\nNo summary"
