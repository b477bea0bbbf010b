"""Pages put together at random: tokens stay paired, HTML stays paired, and nothing fails."""

from __future__ import annotations

import random
from html.parser import HTMLParser
from pathlib import Path

import pytest

from vademecum.app.page.blocks import Blocks
from vademecum.app.page.inline import Inline
from vademecum.app.page.labels import ENGLISH
from vademecum.app.page.style import Style
from vademecum.app.theme import load_theme
from vademecum.knowledge import document as document_module
from vademecum.knowledge.document import Document, parse_document
from vademecum.knowledge.links import Target
from vademecum.knowledge.plaintext import plain_text
from vademecum.knowledge.sections import cut

GALLERY = Path(__file__).resolve().parents[2] / "fixtures" / "gallery"
PIECES = (
    "<", ">", "[[", "]]", "{{", "}}", "{%", "%}", "\n:::note\n", "\n```\n", "`", "<div>", "</div>",
    "<td>", "</table>",
    "<Tabs>", "</X>", "\n> ", "\n- ", "<!--", "-->", "<b>", "</b>", "<a href=x>", "==", "%%", "[^1]",
    "\n[^1]: x\n",
    '\n=== "a"\n', "\t", "\n\n    ", "<pre>", "</pre>", "<code>", "<ul>", "<li>", "</summary>",
    "<details>", "{#x}",
    "[a](b c.md)", "\n# ", "\n|a|b|\n|-|-|\n", "++", "***", "\\", "&amp;", "https://e.org/(", "\n///",
    "<h2>", "</p>",
)  # fmt: skip


class Paired(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.stack: list[str] = []
        self.crossed: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        if tag not in ("br", "img"):
            self.stack.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.stack or self.stack.pop() != tag:
            self.crossed.append(tag)


def render(document: Document) -> str:
    style = Style(load_theme("light"), 15, 700)
    inline = Inline(style, ENGLISH, lambda href: Target("article", path=href))
    return Blocks(style, ENGLISH, inline).render(document.tokens)


def odd_page(pages: list[str], chance: random.Random) -> str:
    page = chance.choice(pages)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(page) + 1)
        kind = chance.random()
        if kind < 0.4:
            page = page[:at] + page[at + chance.randrange(1, 200) :]
        elif kind < 0.7:
            other = chance.choice(pages)
            start = chance.randrange(len(other) + 1)
            page = page[:at] + other[start : start + chance.randrange(1, 400)] + page[at:]
        else:
            page = page[:at] + chance.choice(PIECES) + page[at:]
    return page


@pytest.mark.parametrize("seed", range(8))
def test_odd_pages(seed: int) -> None:
    pages = [file.read_text("utf-8") for file in sorted(GALLERY.rglob("*.md"))]
    chance = random.Random(seed)  # noqa: S311 - chance, not secrecy
    for _ in range(60):
        source = odd_page(pages, chance)
        document = parse_document(source, path="p.md")
        assert "page-unreadable" not in [p.code for p in document.problems], source
        assert cut(document, path="p.md", title="T")
        depth = 0
        for token in document.tokens:
            depth += token.nesting
            assert depth >= 0, source
            assert sum(child.nesting for child in token.children or []) == 0, source
        assert depth == 0, source
        paired = Paired(render(document))
        assert (paired.crossed, paired.stack) == ([], []), source


def test_a_failure_of_ours_costs_the_markup_of_one_page_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise IndexError("ours")

    monkeypatch.setattr(document_module, "_parse_inline", fail)
    document = parse_document("# Title\n\nSome *words*", path="p.md", first_line=4)
    assert [(p.code, p.severity, p.line) for p in document.problems] == [("page-unreadable", "error", 4)]
    assert plain_text(document.tokens) == "Title\n\nSome *words*"
