from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vademecum.knowledge.addresses import split_source
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.links import Target, resolve
from vademecum.knowledge.snapshot import Snapshot

MakeFolder = Callable[[Mapping[str, str | bytes]], Path]

PAGES = {
    "index.md": "# Start\n\n## First steps\n\n## C & C++\n",
    "guide/index.md": "# Guide",
    "guide/dns.md": "---\naliases: [old/dns.md, /dns/, older.md#records]\nid: dns-id\n---\n"
    "# DNS\n\n## Records\n\n## Maß & Öl {#mass}\n",
    "guide/my page.md": "# My page",
    "guide/a+b.md": "# A+B",
    "guide/100%.md": "# 100",
    "guide/q#1.md": "# Q1",
    "guide/what?.md": "# What",
    "guide.md": "# Guide as a page",
    "Note: read.md": "# Colon",
    "ref/Überblick.md": "# Überblick",
    "ref/deep/page.md": "# Deep",
    "api.v2.md": "# Version",
    "published.html": "<p>published</p>",
    "usage/tabs.md": "---\npermalink: /use/tabs/\n---\n# Tabs",
    "twins/A.md": "# A",
    "twins/a.md": "# a",
    "moved.md": "---\nredirect: guide/dns.md\n---\n",
    "img/shot.png": b"\x89PNG",
    "guide/img/Local Shot.png": b"\x89PNG",
    "static/logo.svg": "<svg/>",
    "files/data.csv": "a,b",
}


@pytest.fixture
def folder(make_folder: MakeFolder) -> Snapshot:
    return read_folder(make_folder(PAGES))


@pytest.mark.parametrize(
    ("target", "path"),
    [
        ("dns.md", "guide/dns.md"),
        ("./dns.md", "guide/dns.md"),
        ("dns", "guide/dns.md"),
        ("dns/", "guide/dns.md"),
        ("dns.html", "guide/dns.md"),
        ("dns.md?plain=1", "guide/dns.md"),
        ("../guide/dns.md", "guide/dns.md"),
        ("/guide/dns", "guide/dns.md"),
        ("/guide/dns.md", "guide/dns.md"),
        ("../index.md", "index.md"),
        ("../", "index.md"),
        ("/", "index.md"),
        (".", "guide/index.md"),
        ("./", "guide/index.md"),
        ("../guide", "guide.md"),
        ("../guide/", "guide/index.md"),
        ("/guide/index.html", "guide/index.md"),
        ("my page.md", "guide/my page.md"),
        ("my%20page.md", "guide/my page.md"),
        ("a+b.md", "guide/a+b.md"),
        ("a%2Bb.md", "guide/a+b.md"),
        ("100%.md", "guide/100%.md"),
        ("100%25.md", "guide/100%.md"),
        ("q%231.md", "guide/q#1.md"),
        ("what?.md", "guide/what?.md"),
        ("what%3F.md", "guide/what?.md"),
        ("../Note: read.md", "Note: read.md"),
        ("../Note:%20read.md", "Note: read.md"),
        ("../ref/Überblick.md", "ref/Überblick.md"),
        ("../ref/%C3%9Cberblick.md", "ref/Überblick.md"),
        ("../ref/U\u0308berblick.md", "ref/Überblick.md"),
        ("../api.v2", "api.v2.md"),
        ("../api.v2.md", "api.v2.md"),
        ("../twins/A.md", "twins/A.md"),
        ("../twins/a.md", "twins/a.md"),
        ("/use/tabs/", "usage/tabs.md"),
        ("/use/tabs", "usage/tabs.md"),
        ("../old/dns.md", "guide/dns.md"),
        ("/old/dns", "guide/dns.md"),
        ("/dns", "guide/dns.md"),
        ("old/dns.md", "guide/dns.md"),
        ("../moved.md", "guide/dns.md"),
        ("dns-id", "guide/dns.md"),
        ("../../guide/dns/", "guide/dns.md"),
        ("&#100;ns.md", "guide/dns.md"),
    ],
)
def test_the_ways_to_write_a_link_to_a_page(folder: Snapshot, target: str, path: str) -> None:
    found = resolve(folder, "guide/a+b.md", target)
    assert (found.kind, found.path) == ("article", path)


@pytest.mark.parametrize(
    ("target", "slug", "missed"),
    [
        ("dns.md#records", "records", False),
        ("dns.md#mass", "mass", False),
        ("dns.md#maß--öl", "mass", False),
        ("dns.md#ma%C3%9F--%C3%B6l", "mass", False),
        ("dns.md#Records", "records", False),
        ("../index.md#c--c", "c--c", False),
        ("../index.md#C & C++", "c--c", False),
        ("../index.md#first_steps", "first-steps", False),
        ("../older.md#records", "records", False),
        ("../older.md", "records", False),
        ("dns.md#", "", False),
        ("dns.md#top", "", False),
        ("dns.md#nowhere", "", True),
        ("dns.md#!!!", "", True),
    ],
)
def test_the_ways_to_write_a_section(folder: Snapshot, target: str, slug: str, missed: bool) -> None:
    found = resolve(folder, "guide/a+b.md", target)
    assert (found.kind, found.slug, "no section" in found.note) == ("article", slug, missed)


def test_a_section_of_the_page_itself_is_an_anchor(folder: Snapshot) -> None:
    assert resolve(folder, "index.md", "#first-steps") == Target("anchor", "index.md", "first-steps")
    assert resolve(folder, "index.md", "[[#First steps]]") == Target("anchor", "index.md", "first-steps")
    missed = resolve(folder, "index.md", "#nothing")
    assert (missed.kind, missed.slug) == ("anchor", "")
    assert "#nothing" in missed.note


@pytest.mark.parametrize(
    ("target", "path", "slug"),
    [
        ("[[dns]]", "guide/dns.md", ""),
        ("[[DNS#Records]]", "guide/dns.md", "records"),
        ("[[DNS#Top#Records|the records]]", "guide/dns.md", "records"),
        ("![[dns]]", "guide/dns.md", ""),
        ("[[My Page]]", "guide/my page.md", ""),
        ("[[guide/my_page]]", "guide/my page.md", ""),
        ("[[my page.md]]", "guide/my page.md", ""),
        ("[[Version]]", "api.v2.md", ""),
        ("[[old/dns]]", "guide/dns.md", ""),
        ("[[page]]", "ref/deep/page.md", ""),
    ],
)
def test_wiki_names_find_pages_by_file_name_title_and_alias(
    folder: Snapshot, target: str, path: str, slug: str
) -> None:
    assert resolve(folder, "index.md", target) == Target("article", path, slug)


def test_of_several_pages_with_a_wiki_name_the_nearest_is_meant(make_folder: MakeFolder) -> None:
    folder = read_folder(make_folder({"a/x.md": "# X", "b/x.md": "# X", "b/y.md": "# Y", "c/y.md": "# Y"}))
    assert resolve(folder, "b/y.md", "[[x]]").path == "b/x.md"
    assert resolve(folder, "c/y.md", "[[x]]").path == "a/x.md"


@pytest.mark.parametrize(
    ("target", "kind", "path", "noted"),
    [
        ("../img/shot.png", "image", "img/shot.png", False),
        ("/img/shot.png", "image", "img/shot.png", False),
        ("/logo.svg", "image", "static/logo.svg", False),
        ("../IMG/Shot.PNG", "image", "img/shot.png", True),
        ("..\\img\\shot.png", "image", "img/shot.png", True),
        ("img/Local%20Shot.png", "image", "guide/img/Local Shot.png", False),
        ("img/local shot.png", "image", "guide/img/Local Shot.png", True),
        ("[[shot.png]]", "image", "img/shot.png", False),
        ("[[Local shot.png]]", "image", "guide/img/Local Shot.png", False),
        ("[[img/shot.png]]", "image", "img/shot.png", False),
        ("../files/data.csv", "file", "files/data.csv", False),
        ("../published.html", "file", "published.html", False),
        ("../Guide/DNS.md", "article", "guide/dns.md", True),
        ("../Guide/DNS", "article", "guide/dns.md", True),
        ("deep/page.md", "article", "ref/deep/page.md", True),
        ("../twins/Ä.md", "missing", "twins/Ä.md", True),
        ("gone.md", "missing", "guide/gone.md", True),
        ("../gone/", "missing", "gone", True),
        ("[[No such page]]", "missing", "No such page", True),
        ("[[Idea: a page]]", "missing", "Idea: a page", True),
        ("[[javascript:x]]", "missing", "javascript:x", True),
        ("[[//server/x]]", "missing", "server/x", True),
    ],
)
def test_files_are_found_with_a_note_where_the_author_should_mend(
    folder: Snapshot, target: str, kind: str, path: str, noted: bool
) -> None:
    found = resolve(folder, "guide/a+b.md", target)
    assert (found.kind, found.path, bool(found.note)) == (kind, path, noted)


@pytest.mark.parametrize(
    ("target", "kind"),
    [
        ("https://example.org/a#b", "external"),
        ("HTTP://example.org", "external"),
        ("mailto:a@example.org?subject=x", "mail"),
        *((bad, "refused") for bad in [
            "javascript:alert(1)", "JaVaScript:x", "java\tscript:x", " javascript:x", "java&#115;cript:x",
            "javascript%3Ax", "\u200bjavascript:x", "vbscript:x", "data:text/html,x", "file:///etc/hosts",
            "FILE:c.md", "smb://host/share", "ms-settings:about", "search-ms:query=x", "ftp://h/x", "tel:1",
            "//server/share/x.png", "\\\\server\\share\\x.md", "/\\server/x", "%2f%2fserver/x",
            "%5c%5cserver%5cx", "&#47;/server/x", "C:/Windows/win.ini", "c:\\x.png", "C:x", "CON",
            "nul.png", "img/COM1", "aux.md", "con .txt", "LPT¹", "../../../../etc/hostname",
            "..%2f..%2f..%2fetc/hostname", "..\\..\\..\\x", "../../..",
            "a/../../../x", "javascript:[[x]]", "[[../../../x]]", "x\0.md", "x%00.md",
        ]),
    ],
)  # fmt: skip
def test_other_addresses_are_told_apart(folder: Snapshot, target: str, kind: str) -> None:
    found = resolve(folder, "guide/a+b.md", target)
    assert (found.kind, bool(found.note), bool(found.url)) == (kind, kind == "refused", kind != "refused")


def test_a_link_out_of_the_folder_is_refused(make_folder: MakeFolder, tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(b"x")
    root = make_folder({"a.md": "# A", "pic.png": b"x", "sub/b.png": b"x"})
    (root / "link.png").symlink_to(tmp_path / "secret.png")
    folder = read_folder(root)
    assert resolve(folder, "a.md", "link.png").kind == "refused"
    assert resolve(folder, "a.md", "pic.png").kind == "image"
    (root / "pic.png").unlink()
    (root / "pic.png").symlink_to(tmp_path / "secret.png")
    (root / "sub").rename(tmp_path / "sub")
    (root / "sub").symlink_to(tmp_path / "sub")
    assert resolve(folder, "a.md", "pic.png").kind == "refused"
    assert resolve(folder, "a.md", "sub/b.png").kind == "refused"


def test_a_page_that_another_language_has_is_shown_in_that(make_folder: MakeFolder) -> None:
    folder = read_folder(
        make_folder(
            {"docs/en/a.md": "# A", "docs/en/img/x.png": b"x", "docs/ru/b.md": "# B", "docs/ru/c.md": "# C"}
        )
    )
    for target, path in (("a.md", "docs/en/a.md"), ("/img/x.png", "docs/en/img/x.png")):
        found = resolve(folder, "docs/ru/b.md", target)
        assert (found.path, "language" in found.note) == (path, True)
    assert resolve(folder, "docs/en/a.md", "c.md").note.startswith("It lies elsewhere")


def test_relative_paths_fall_back_to_the_top_of_the_content(make_folder: MakeFolder) -> None:
    folder = read_folder(make_folder({"docs/a.md": "", "docs/b/c.md": "", "static/img/x.png": b"x"}))
    assert resolve(folder, "docs/b/c.md", "a.md").path == "docs/a.md"
    assert resolve(folder, "docs/b/c.md", "docs/a.md").path == "docs/a.md"
    assert resolve(folder, "docs/b/c.md", "img/x.png").path == "static/img/x.png"


TRICKS = ["..", ".", "/", "\\", "%2e", "%2f", "%5c", "a", "img", "shot.png", "dns", ".md", "#", "?", "[[",
          "]]", ":", "~", "//", "C:", "file:", "&#46;", "&sol;", "%00", "%25", "2e", " ", "link",
           "secret.md"]  # fmt: skip


@given(target=st.lists(st.sampled_from(TRICKS), max_size=9).map("".join) | st.text(max_size=30))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=400)
def test_no_target_leads_out_of_the_folder(tricky: Snapshot, target: str) -> None:
    root = os.path.realpath(tricky.root)
    for page in ("guide/dns.md", "index.md"):
        found = resolve(tricky, page, target)
        assert found == resolve(tricky, page, target)
        if found.kind in ("article", "anchor", "image", "file"):
            real = os.path.realpath(os.path.join(root, found.path))  # noqa: PTH118 - as an attacker would
            assert real.startswith(root + os.sep)
            assert Path(real).is_file()
        else:
            assert not found.path.startswith(("/", "../"))


@pytest.fixture(scope="module")
def tricky(tmp_path_factory: pytest.TempPathFactory) -> Snapshot:
    """A folder with links out of it, and a secret beside it."""
    base = tmp_path_factory.mktemp("tricky")
    (base / "secret.md").write_text("# Secret")
    root = base / "a"
    for path, content in {"index.md": b"# I", "guide/dns.md": b"# D", "guide/img/shot.png": b"x"}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)
    (root / "link").symlink_to(base)
    (root / "guide/link.md").symlink_to(base / "secret.md")
    return read_folder(root)


def test_shared_fixtures_of_links(cases: Path) -> None:
    def targets(case: str, page: str) -> list[Target]:
        folder = read_folder(cases / case)
        return [resolve(folder, page, link.target) for link in folder.articles[page].links]

    assert [found.path for found in targets("HA-01", "index.md")] == [
        "guide/index.md", *["guide/page.md"] * 4, "guide/index.md",
    ]  # fmt: skip
    assert [found.path for found in targets("MD-15", "i.md")] == [
        *["my page.md"] * 3, "a+b.md", "100%.md", "q#1.md",
    ]  # fmt: skip
    assert [found.slug for found in targets("MD-16", "i.md")] == ["安装", "安装", "maß-ändern"]
    cased = targets("MD-18", "i.md")
    assert [(found.kind, bool(found.note)) for found in cased] == [
        ("image", True),
        ("image", True),
        ("article", True),
    ]
    assert {found.kind for found in targets("MD-12", "sub/p.md")} == {"refused", "missing"}
    assert {found.kind for found in targets("MD-10", "l.md")} == {"refused"}
    assert [found.slug for found in targets("QT-07", "index.md")] == [
        "deep-part",
        "second-half",
        "old-name",
    ]


def test_a_file_name_may_hold_a_number_sign(tmp_path: Path) -> None:
    (tmp_path / "q#1.md").write_text("# Question\n\n## Part\n", encoding="utf-8")
    (tmp_path / "i.md").write_text("# I\n\n[q](q%231.md#part)\n", encoding="utf-8")
    snapshot = read_folder(tmp_path)
    target = resolve(snapshot, "i.md", "q%231.md#part")
    assert (target.kind, target.path, target.slug) == ("article", "q#1.md", "part")
    assert snapshot.find("q#1.md") is not None


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("guide/dns.md#verify", ("guide/dns.md", "verify")),
        ("guide/dns.md", ("guide/dns.md", "")),
        ("q#1.md#x", ("q#1.md", "x")),
        ("q#1.md", ("q#1.md", "")),
        ("no-suffix#part", ("no-suffix", "part")),
    ],
)
def test_split_source(source: str, parts: tuple[str, str]) -> None:
    assert split_source(source) == parts


def test_an_anchor_above_the_first_heading_is_a_place(tmp_path: Path) -> None:
    early = '<a id="early"></a>\n\nFirst <a name="word"></a>words.\n'
    (tmp_path / "a.md").write_text(f'{early}\n<a name="title"></a>\n\n# A\n\n[x](#early)\n', encoding="utf-8")
    (tmp_path / "b.md").write_text(f"{early}\nNo heading at all.\n", encoding="utf-8")
    snapshot = read_folder(tmp_path)
    for page, name, slug in (
        ("a.md", "early", "early"),
        ("a.md", "word", "word"),
        ("a.md", "title", "a"),
        ("b.md", "early", "early"),
        ("b.md", "word", "word"),
    ):
        target = resolve(snapshot, "a.md", f"{page}#{name}")
        assert (target.slug, target.note) == (slug, ""), (page, name)
    assert "has no section" in resolve(snapshot, "a.md", "b.md#gone").note


def test_an_anchor_in_the_text_is_a_place_of_its_own(tmp_path: Path) -> None:
    text = (
        '# Top\n\n<p id="mid">Middle</p>\n\n<a name="old"></a>\n\n## Second\n\nSome <span id="sp">x</span>.\n'
    )
    (tmp_path / "a.md").write_text(text, encoding="utf-8")
    snapshot = read_folder(tmp_path)
    slugs = {name: resolve(snapshot, "a.md", f"a.md#{name}").slug for name in ("mid", "old", "sp", "second")}
    assert slugs == {"mid": "mid", "old": "second", "sp": "sp", "second": "second"}
