from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from vademecum.app.page import (
    Labels,
    Page,
    PageLink,
    page_link,
    parse_image_address,
    parse_page_address,
    parse_page_link,
    render_page,
)
from vademecum.app.page.addresses import image_address, page_address
from vademecum.app.page.breaks import SOFT_BREAK, soften
from vademecum.app.page.folding import FOLD, folded, folds_of
from vademecum.app.page.highlight import colour_code
from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder

Render = Callable[..., Page]
SHARED = Path(__file__).resolve().parents[4] / "shared"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def render(tmp_path: Path) -> Render:
    def make(
        source: str, others: Mapping[str, str | bytes] | None = None, path: str = "a/p.md", **how: object
    ) -> Page:
        root = tmp_path / "help"
        for name, content in {path: source, **(others or {})}.items():
            file = root / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content if isinstance(content, bytes) else content.encode())
        snapshot = read_folder(root)
        return render_page(snapshot, snapshot.articles[path], load_theme("light"), **how)  # type: ignore[arg-type]

    return make


class Hrefs(HTMLParser):
    """Collects addresses, tags and attributes of a page, and checks that tags are paired."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.hrefs: list[str] = []
        self.sources: list[str] = []
        self.tags: set[str] = set()
        self.names: set[str] = set()
        self.stack: list[str] = []
        self.crossed: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.names |= {name for name, _ in attrs}
        self.hrefs += [value or "" for name, value in attrs if name == "href"]
        self.sources += [value or "" for name, value in attrs if name == "src"]
        if tag not in ("br", "img"):
            self.stack.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.stack or self.stack.pop() != tag:
            self.crossed.append(tag)


def test_links_inside_the_folder_are_rewritten(render: Render) -> None:
    page = render(
        "# P\n\n[a](b c.md) [b](../index.md#größe) [c](#p) [d](b%20c.md) [e](<b c.md#x>)",
        {"a/b c.md": "# B\n\n## X", "index.md": "# I\n\n## Größe"},
    )
    assert Hrefs(page.html).hrefs == [
        "vademecum:///a/b%20c.md",
        "vademecum:///index.md#größe",
        "#p",
        "vademecum:///a/b%20c.md",
        "vademecum:///a/b%20c.md#x",
    ]
    assert parse_page_address("vademecum:///a/b%20c.md#größe") == ("a/b c.md", "größe")
    assert parse_page_address("https://example.org") is None
    assert parse_page_address(page_address("a#b?.md", "x")) == ("a#b?.md", "x")


@pytest.mark.parametrize("folder", ["/home/me/my help", "C:\\Users\\Zoë\\help", "/srv/a?folder=b#c.vade"])
@pytest.mark.parametrize("slug", ["", "größe", "50-%", "two words", "проверка"])
def test_a_copied_link_names_its_folder_in_one_word(folder: str, slug: str) -> None:
    link = page_link(folder, "a b/c#d?.md", slug)
    assert not re.search(r"\s", link)
    assert parse_page_link(link) == PageLink("a b/c#d?.md", slug, folder)


def test_links_without_a_folder_and_with_an_encoded_section_are_read() -> None:
    assert parse_page_link("vademecum:///a%20b.md#gr%C3%B6%C3%9Fe") == PageLink("a b.md", "größe")
    assert parse_page_link("https://example.org/?folder=/x") is None


def test_outside_links_are_kept_and_marked_others_are_words(render: Render) -> None:
    schemes = (
        "javascript:x vbscript:x file:///etc/hosts smb://h/s ms-settings:x search-ms:x data:text/html,x tel:1"
    )
    refused = " ".join(f"[r{i}]({s})" for i, s in enumerate(schemes.split()))
    page = render(
        "# P\n\n[web](https://e.org/?a=1&b=2) [mail](mailto:a@e.org) "
        + refused
        + r" [unc](\\\\h\\s) <file:///x>"
    )
    assert Hrefs(page.html).hrefs == ["https://e.org/?a=1&b=2", "mailto:a@e.org"]
    assert page.html.count("\u2197") == 1
    words = re.sub(r"<[^>]*>", "", page.html)
    assert all(f"r{i}" in words for i in range(len(schemes.split())))
    assert "unc" in words


def test_the_address_behind_a_link_that_is_never_opened_can_be_read(render: Render) -> None:
    page = render("# P\n\nGet [the files](ftp://example.org/pub?a=1&b=<2>) or <ftp://example.org/x>.")
    assert Hrefs(page.html).hrefs == []
    words = unescape(re.sub(r"<[^>]*>", "", page.html)).replace(SOFT_BREAK, "")
    assert "the files (ftp://example.org/pub?a=1&b=<2>)" in words.replace("\n", " ")
    assert words.count("ftp://example.org/x") == 1


def test_a_missing_page_stays_a_link_that_says_so(render: Render) -> None:
    page = render("# P\n\n[x](nowhere.md) and [[Nobody]]")
    assert [parse_page_address(h) for h in Hrefs(page.html).hrefs] == [("a/nowhere.md", ""), ("Nobody", "")]
    assert load_theme("light").missing in page.html


def test_pictures_of_the_folder_only(render: Render) -> None:
    page = render(
        "# P\n\n![in](i m.png) ![sized](i%20m.png){:width 30} ![gone](no.png) ![far](https://e.org/x.png) "
        "![out](../../../x.png) ![abs](/etc/x.png) ![unc](//srv/x.png) ![data](data:image/png;base64,AAAA) "
        '![file](file:///etc/x.png) <img src="i m.png" width="50%" onerror="evil()">',
        {"a/i m.png": PNG},
    )
    found = Hrefs(page.html)
    assert found.sources == ["vademecum-image:a/i%20m.png"] * 3
    assert [(i.path, i.alt) for i in page.images] == [
        ("a/i m.png", "in"),
        ("a/i m.png", "sized"),
        ("a/i m.png", ""),
    ]
    assert page.html.count(' width="30"') == 1
    words = re.sub(r"<[^>]*>", "", page.html)
    assert all(alt in words for alt in ("gone", "far", "out", "abs", "unc", "data", "file"))
    assert "max-width:100%" in page.html
    assert parse_image_address(image_address("ä b/c#d.png")) == "ä b/c#d.png"
    assert parse_image_address("https://e.org/x.png") == ""


def test_nothing_active_comes_through(render: Render) -> None:
    page = render(
        "# P\n\n<script>alert(1)</script><style>p{}</style><iframe src='x'></iframe>\n\n"
        '<p onclick="evil()" style="position:fixed">words</p>\n\n'
        '<a href="javascript:x" onmouseover="evil()">link</a>\n\n'
        '<svg onload="evil()"><text>x</text></svg>\n\n`<script>` "quoted" & <b>bold</b> [t]("x) '
        '![" onerror="evil()](x.png) [l](https://e.org/"onclick="evil)\n\n```js"><script>\n</pre><script>evil()\n```\n'
    )
    found = Hrefs(page.html)
    assert not found.tags & {"script", "style", "iframe", "object", "svg", "form", "link", "meta"}
    assert not {name for name in found.names if name.startswith("on")}
    assert found.crossed == []
    assert "alert(1)" not in page.html
    assert "position" not in page.html


def test_headings_have_anchors_and_aliases(render: Render) -> None:
    page = render('# Größe\n\n## Two {#own}\n\n## <a name="old"></a>Three\n\n<a id="lone"></a>text')
    for anchor in ('id="größe"', 'id="own"', 'name="two"', 'name="old"', 'name="lone"'):
        assert anchor in page.html
    assert [h.slug for h in page.headings] == ["größe", "own", "three"]


def test_a_page_without_a_heading_gets_its_title(render: Render) -> None:
    assert ">My page</h6>" in render("---\ntitle: My page\n---\n\nText").html
    assert render("---\ntitle: My page\n---\n\n# Other\n\nText").html.count("</h6>") == 1


def test_code_blocks_are_coloured_wrapped_labelled_and_can_be_copied(render: Render) -> None:
    source = (
        "# P\n\n```python\ndef f():\n    return '<x>'\n```\n\n```\nplain\n```\n\n```nosuchlanguage\na\nb\n```"
    )
    page = render(source)
    assert page.codes == ("def f():\n    return '<x>'", "plain", "a\nb")
    assert [h for h in Hrefs(page.html).hrefs if "copy" in h] == [
        f"vademecum-action:copy?n={i}" for i in range(3)
    ]
    assert load_theme("light").syntax["keyword"] in page.html
    assert "white-space:pre-wrap" in page.html
    assert ">nosuchlanguage<" in page.html
    assert "white-space:pre;" in render(source, code_wrap=False).html


def test_all_sizes_follow_base_and_zoom(render: Render) -> None:
    source = "# P\n\ntext `code` <small>s</small>\n\n```py\nx\n```\n\n> [!note]\n> n\n\n| a |\n|---|\n| b |"
    small, large = render(source, base_px=15), render(source, base_px=15, zoom=2.0)
    sizes = [[int(size) for size in re.findall(r"font-size:(\d+)px", page.html)] for page in (small, large)]
    assert len(sizes[0]) == len(sizes[1]) > 6
    assert all(abs(double - 2 * single) <= 1 for single, double in zip(*sizes, strict=True))
    assert "font-size:" not in re.sub(r"font-size:\d+px", "", small.html), "only whole pixels are read by Qt"


def test_very_long_words_may_break_wherever_they_stand(render: Render) -> None:
    word = "averylongidentifier" * 8
    page = render(f"# P\n\n| a | b |\n|---|---|\n| {word} | `{word}` |\n\n{word}\n\n```py\nx = '{word}'\n```")
    assert page.html.replace(SOFT_BREAK, "").count(word) == 4
    longest = max(map(len, re.findall(r"[a-z]+", re.sub(r"<[^>]*>", " ", page.html))))
    assert longest <= 24
    assert page.codes == (f"x = '{word}'",)


def test_words_of_usual_length_stay_whole_in_tables_of_many_columns(render: Render) -> None:
    heads = ["Name", "ModTime", "Case-insensitive", "Duplicates", "Metadata", "Read/Write", "Permissions"]
    page = render(f"# P\n\n|{'|'.join(heads)}|\n|{'---|' * 7}\n|{'x|' * 7}", width=420)
    assert page.html.replace(SOFT_BREAK, "").count("Permissions") == 1
    cuts = re.findall(f"(.){SOFT_BREAK}(.)", page.html)
    assert cuts, "but names may break at signs and humps before the table has to be scrolled"
    assert all(before in "-/" or after.isupper() for before, after in cuts)


def test_scripts_without_spaces_get_no_breaks_of_ours(render: Render) -> None:
    page = render("# P\n\n" + "汉字没有空格所以按自己的规则换行。" * 8)
    assert SOFT_BREAK not in page.html


def test_coloured_code_breaks_where_plain_code_does() -> None:
    code = "curl https://example.org/" + "part/" * 30 + " --output 'name with spaces'\n"
    theme = load_theme("light")
    plain = unescape(colour_code(code, "", theme, wrap=True))
    coloured = unescape(re.sub(r"<[^>]*>", "", colour_code(code, "bash", theme, wrap=True)))
    assert SOFT_BREAK in plain
    assert coloured.strip() == plain.strip()
    assert SOFT_BREAK not in colour_code(code, "bash", theme)


def test_soft_breaks_prefer_the_ends_of_parts() -> None:
    assert soften("short", 10) == "short"
    assert soften("a_b/c.dEf", 4) == SOFT_BREAK.join(["a_", "b/", "c.", "d", "Ef"])
    assert soften("https://a.b/c", 4) == SOFT_BREAK.join(["http", "s://", "a.", "b/", "c"])
    assert soften("x" * 25, 10) == SOFT_BREAK.join(["x" * 10, "x" * 10, "x" * 5])


def test_tables_inside_tables_are_limited(render: Render) -> None:
    page = render(
        "# P\n\n" + "<table><tr><td>" * 30 + "CORE" + "</td></tr></table>" * 30 + "\n\n" + "> " * 30 + "deep"
    )
    depth = most = 0
    for slash in re.findall(r"<(/?)table", page.html):
        depth += -1 if slash else 1
        most = max(most, depth)
    assert most <= 8
    assert depth == 0
    assert "CORE" in page.html
    assert "deep" in page.html


def test_task_boxes_details_and_footnotes(render: Render) -> None:
    page = render(
        "# P\n\n- [x] done\n- [ ] open\n\n<details><summary>More</summary>\n\nHidden\n\n</details>\n\n"
        "A[^n] B[^n].\n\n[^n]: Note."
    )
    assert "\u2611\u00a0done" in page.html
    assert "\u2610\u00a0open" in page.html
    assert "More" in page.html
    assert "Hidden" in page.html
    assert {"#fn-1", "#fnref-1"} <= set(Hrefs(page.html).hrefs)
    assert 'name="fn-1"' in page.html
    assert 'name="fnref-1-2"' in page.html


FOLDING = {
    "<details><summary>T</summary>\n\nkernel\n\n</details>": [False],
    "<details open><summary>T</summary>\n\nkernel\n\n</details>": [True],
    "::: details T\nkernel\n:::": [False],
    '??? note "T"\n    kernel': [False],
    '???+ note "T"\n    kernel': [True],
    "> [!note]- T\n> kernel": [False],
    "> [!note]+ T\n> kernel": [True],
    '!!! note "T"\n    kernel': [],
    "> [!note]\n> kernel": [],
    "<details>\n<summary>T</summary>\n<details><summary>T</summary>kernel</details>\n</details>": [
        False,
        False,
    ],
}


@pytest.mark.parametrize("source", FOLDING)
def test_boxes_fold_as_their_author_wants(render: Render, source: str) -> None:
    page = render(f"# P\n\n{source}\n\nafter\n")
    folds = folds_of(page.html)
    assert [fold.authored_open for fold in folds] == FOLDING[source]
    assert {fold.title for fold in folds} <= {"T"}
    assert all("kernel" in fold.text for fold in folds)
    assert "kernel" in page.html
    closed = folded(page.html, lambda _: False)
    assert ("kernel" in closed) == (not folds)
    assert "after" in closed
    assert not Hrefs(closed).crossed


def test_nothing_folds_where_nothing_can_be_clicked(render: Render) -> None:
    page = render("# P\n\n<details><summary>T</summary>\n\nkernel\n\n</details>", labels=Labels(copy=""))
    assert folds_of(page.html) == ()
    assert "kernel" in page.html
    assert FOLD not in page.html


def test_boxes_deeper_than_qt_can_lay_out_do_not_fold(render: Render) -> None:
    deep = "<details><summary>T</summary>\n\n" * 12 + "core" + "\n\n</details>" * 12
    page = render(f"# P\n\n{deep}")
    assert 0 < len(folds_of(page.html)) < 12
    assert "core" in folded(page.html, lambda _: True)


def test_breadcrumbs_name_the_folders(render: Render) -> None:
    page = render("# P", {"a/index.md": "# The A part"}, path="a/deep-er/p.md")
    assert page.breadcrumbs == (("The A part", "a/index.md"), ("Deep er", ""))


@pytest.mark.skipif(not (SHARED / "corpora").is_dir(), reason="real folders do not lie beside this checkout")
@pytest.mark.parametrize("name", ["freetube", "plausible", "logseq", "businesscentral", "businesscentral-ru"])
def test_every_real_page_renders_paired_and_safe(name: str) -> None:
    snapshot = read_folder(SHARED / "corpora" / name)
    theme = load_theme("dark")
    assert len(snapshot.articles) > 20
    for article in list(snapshot.articles.values())[::3]:
        found = Hrefs(render_page(snapshot, article, theme).html)
        assert (article.path, found.crossed, found.stack) == (article.path, [], [])
        assert all(s.startswith("vademecum-image:") for s in found.sources)
        allowed = ("vademecum:///", "vademecum-action:copy", FOLD, "#", "https://", "http://", "mailto:")
        assert [h for h in found.hrefs if not h.lower().startswith(allowed)] == []
        assert not {n for n in found.names if n.startswith("on")}
