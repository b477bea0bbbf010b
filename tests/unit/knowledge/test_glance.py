"""Title and headings of a page before its folder has been read."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.knowledge.glance import glance


def seen(folder: Path, text: str) -> tuple[str, ...]:
    (folder / "page.md").write_text(text, encoding="utf-8")
    return glance(folder, "page.md")


@pytest.mark.parametrize(
    ("heading", "words"),
    [
        ("Wind the clock", "Wind the clock"),
        ('<a name="wind"></a>Wind the clock', "Wind the clock"),
        ("Wind **the** `clock` {#wind}", "Wind the clock"),
        ("Wind the clock { #wind .big }", "Wind the clock"),
        ("Wind [the clock](clock.md) {: .big }", "Wind the clock"),
        ("The `max_turns` of _a_ spring", "The max_turns of a spring"),
        ("Springs &amp; keys \\*new\\*", "Springs & keys new"),
        ("Less < more > nothing", "Less < more > nothing"),
        ("Closed ##", "Closed"),
        ("Clock|desk-clock|", "Clock"),
        ("Wind | unwind", "Wind | unwind"),
    ],
)
def test_headings_without_their_markup(tmp_path: Path, heading: str, words: str) -> None:
    assert seen(tmp_path, f"# {heading}\n\nText.\n") == (words,)


def test_code_holds_no_headings(tmp_path: Path) -> None:
    text = "# Clock\n\n```sh\n# wind it\n```\n\n## Keys\n"
    assert seen(tmp_path, text) == ("Clock", "Keys")


def test_the_title_of_the_front_matter_comes_first(tmp_path: Path) -> None:
    assert seen(tmp_path, "---\ntitle: Clocks\n---\n# Clock\n") == ("Clocks", "Clock")


@pytest.mark.parametrize("front", ["hidden: true", "draft: yes", "confidence: low"])
def test_pages_that_are_not_listed_show_nothing(tmp_path: Path, front: str) -> None:
    assert seen(tmp_path, f"---\n{front}\n---\n# Secret clock\n") == ()


def test_a_page_that_is_gone_shows_nothing(tmp_path: Path) -> None:
    assert glance(tmp_path, "gone.md") == ()
