from __future__ import annotations

import pytest

from vademecum.knowledge.slugs import Slugger, loose, nearest, slug


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Hello, World!", "hello-world"),
        ("Setup & Config", "setup--config"),
        ("What's new?", "whats-new"),
        ("C++ / C#", "c--c"),
        ("Größe und Maß", "größe-und-maß"),
        ("安装 指南", "安装-指南"),
        ("Où ça?", "où-ça"),
        ("🚰 Tap water", "-tap-water"),
        ("snake_case and-dash", "snake_case-and-dash"),
        ("हिन्दी", "हिन्दी"),
        ("!!!", ""),
    ],
)
def test_slug_follows_githubs_rule(text: str, expected: str) -> None:
    assert slug(text) == expected


def test_repeats_are_numbered_and_never_collide() -> None:
    slugger = Slugger()
    assert [slugger.unique(t) for t in ("Twice", "Twice-1", "Twice", "Twice", "!!!", "???")] == [
        "twice",
        "twice-1",
        "twice-2",
        "twice-3",
        "section",
        "section-1",
    ]


def test_a_claimed_anchor_is_not_handed_out() -> None:
    slugger = Slugger()
    assert slugger.claim("intro")
    assert not slugger.claim("intro")
    assert slugger.unique("Intro") == "intro-1"


def test_loose_comparison_folds_punctuation_case_emoji_and_accents() -> None:
    assert loose("-Learning--Knowledge") == loose("📚 learning & knowledge")
    assert loose("Größe") == loose("grosse".replace("ss", "ß").replace("o", "ö", 1))
    assert nearest("setup-config", ["setup--config", "other"]) == "setup--config"
    assert nearest("nothing", ["setup--config"]) == ""
    assert nearest("!!!", ["section"]) == ""
