from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from vademecum.errors import Cancelled, KnowledgeError
from vademecum.knowledge import scan
from vademecum.knowledge.article import Changes
from vademecum.knowledge.folder import (
    changes,
    first_page,
    looks_changed,
    read_article,
    read_folder,
)
from vademecum.knowledge.snapshot import Snapshot

MakeFolder = Callable[[Mapping[str, str | bytes]], Path]


def codes(snapshot: Snapshot) -> list[tuple[str, int, str]]:
    return [(problem.path, problem.line, problem.code) for problem in snapshot.problems]


def age(root: Path, seconds: float = 60) -> None:
    """Make files look older than any clock's resolution, as they are in practice."""
    for file in root.rglob("*"):
        if file.is_file():
            found = file.stat()
            os.utime(file, ns=(found.st_atime_ns, found.st_mtime_ns - int(seconds * 1e9)))


# What is read


def test_a_page_becomes_an_article_with_all_its_fields(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "guide/dns.md": "---\nid: dns\nroute: /p/:id\norder: 2\nx: y\n---\n"
            "# DNS\n\nFirst words.\n\n## Verify\n\nSo."
        }
    )
    article = read_folder(root).articles["guide/dns.md"]
    assert (article.title, article.summary, article.summary_authored) == ("DNS", "First words.", False)
    assert (article.id, article.order, article.meta["x"], article.routes[0].pattern) == (
        "dns",
        2.0,
        "y",
        "/p/:id",
    )
    assert [section.source for section in article.sections] == ["guide/dns.md", "guide/dns.md#verify"]
    assert [(heading.text, heading.line) for heading in article.headings] == [("DNS", 7), ("Verify", 11)]
    assert article.modified == pytest.approx(time.time(), abs=60)


@pytest.mark.parametrize(
    ("path", "text", "title"),
    [
        ("a.md", "---\ntitle: T\n---\n# H", "T"),
        ("a.md", "text\n\n# H", "H"),
        ("set_up-first.md", "## Only a part", "Set up first"),
        ("02-install.md", "text", "Install"),
        ("usage/index.md", "text", "Usage"),
        ("2024_05_01.md", "- note", "2024-05-01"),
        ("setting___preferred%3F.md", "- ## Usage", "Setting/preferred?"),
        ("Page.md", "title:: Real name\nalias:: Other\n\n- # Usage\n  text", "Real name"),
        ("Board.md", "- # Usage\n\t- text", "Board"),
        ("a.md", "# [Linked](x.md) `code`", "Linked code"),
        ("LOUD.md", "", "LOUD"),
    ],
)  # fmt: skip
def test_where_a_title_comes_from(make_folder: MakeFolder, path: str, text: str, title: str) -> None:
    assert read_folder(make_folder({path: text})).articles[path].title == title


def test_an_authored_summary_loses_its_markup(make_folder: MakeFolder) -> None:
    article = read_folder(
        make_folder({"a.md": "---\ndescription: Press **[Save](x.md)**.\n---\nText."})
    ).articles["a.md"]
    assert (article.summary, article.summary_authored) == ("Press Save.", True)


def test_properties_of_an_outliner_are_read(make_folder: MakeFolder) -> None:
    page = "type:: [[Feature]]\ndescription:: Draw things.\nalias:: Boards, Canvas\ntags:: #visual\n\n- # Use"
    snapshot = read_folder(make_folder({"pages/Board.md": page}))
    article = snapshot.articles["pages/Board.md"]
    assert (article.summary, article.aliases, article.keywords) == (
        "Draw things.",
        ("Boards", "Canvas"),
        ("visual",),
    )
    assert snapshot.find("canvas") is article


@pytest.mark.parametrize(
    ("files", "read"),
    [
        ({"a.md": "", "b.markdown": "", "c.MDX": "", "d.txt": ""}, ["a.md", "b.markdown", "c.MDX"]),
        ({"node_modules/x/README.md": "", ".git/a.md": "", ".obsidian/b.md": "", "__pycache__/c.md": ""}, []),
        ({".knowledge/dns/verify.md": "", ".other/x.md": ""}, [".knowledge/dns/verify.md"]),
        ({"mkdocs.yml": "", "site/a.md": "", "docs/b.md": ""}, ["docs/b.md"]),
        ({"site/a.md": "", "build/b.md": ""}, ["build/b.md", "site/a.md"]),
        ({"package.json": "{}", "build/b.md": "", "dist/c.md": "", "d.md": ""}, ["d.md"]),
        ({"knowledge.yaml": "exclude: [drafts, '*.tmp.md', 'a/*/x.md']", "drafts/a.md": "", "b/c.tmp.md": "",
          "a/b/x.md": "", "a/b/c/x.md": "", "draftsman.md": ""}, ["a/b/c/x.md", "draftsman.md"]),
    ],
)  # fmt: skip
def test_which_files_are_pages(make_folder: MakeFolder, files: dict[str, str], read: list[str]) -> None:
    assert sorted(read_folder(make_folder(files)).articles) == sorted(read)


def test_transcluded_snippets_are_readable_but_in_no_list(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "a.md": "---\ntitle: A\n---\nUse [!INCLUDE[name](includes/name.md)] now.",
            "includes/name.md": "---\nms.topic: include\n---\nWidgetron",
            "includes/page.md": "# A page of its own",
            "includes/unused.md": "A piece of text that nothing shows.",
            "b.md": '--8<-- "_note.md"',
            "_note.md": "Mind the gap.",
            "_layouts/page.md": "{{ content }}",
        }
    )
    snapshot = read_folder(root)
    assert snapshot.snippets == {"includes/name.md", "includes/unused.md", "_note.md", "_layouts/page.md"}
    assert {path for path, article in snapshot.articles.items() if article.hidden} == snapshot.snippets
    assert "Widgetron" in snapshot.articles["a.md"].sections[0].text
    assert snapshot.articles["a.md"].includes == ("includes/name.md",)


def test_a_licence_is_no_help(make_folder: MakeFolder) -> None:
    snapshot = read_folder(make_folder({"LICENSE.md": "# MIT", "guide/license.md": "# Your licence"}))
    assert [path for path, article in snapshot.articles.items() if not article.hidden] == ["guide/license.md"]


# What is wrong


def test_bad_files_are_named_and_the_rest_works(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "zero.md": "",
            "binary.md": bytes(range(256)) * 8,
            "good.md": "# Good",
            "wide.md": "# Wide".encode("utf-16"),
            "big.md": b"word " * 2_200_000,
            "broken.md": "---\ntitle: Step 1: Begin\n---\n# Begin",
        }
    )
    snapshot = read_folder(root)
    assert codes(snapshot) == [
        ("big.md", 0, "page-size"),
        ("binary.md", 0, "binary"),
        ("broken.md", 2, "front-matter-syntax"),
        ("wide.md", 1, "encoding"),
        ("zero.md", 0, "empty-page"),
    ]
    assert sorted(snapshot.articles) == ["broken.md", "good.md", "wide.md", "zero.md"]
    assert all(problem.message.count(".") >= 2 for problem in snapshot.problems)


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser reads every file")
def test_unreadable_files_and_folders_are_named(make_folder: MakeFolder) -> None:
    root = make_folder({"a.md": "# A", "b.md": "# B", "c/d.md": "# D"})
    (root / "b.md").chmod(0)
    (root / "c").chmod(0)
    try:
        snapshot = read_folder(root)
    finally:
        (root / "c").chmod(stat.S_IRWXU)
    assert list(snapshot.articles) == ["a.md"]
    assert codes(snapshot) == [("b.md", 0, "unreadable"), ("c", 0, "unreadable")]


def test_a_file_that_cannot_be_opened_is_named(
    make_folder: MakeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = make_folder({"a.md": "# A", "b.md": "# B"})

    def refuse(place: str, mode: str) -> object:
        if place.endswith("b.md"):
            raise PermissionError(13, "Permission denied")
        return open(place, mode)  # noqa: PTH123 - stands in for the built-in

    monkeypatch.setattr("vademecum.knowledge.page_files.open", refuse, raising=False)
    snapshot = read_folder(root)
    assert (list(snapshot.articles), codes(snapshot)) == (["a.md"], [("b.md", 0, "unreadable")])


def test_links_out_of_the_folder_are_not_followed(make_folder: MakeFolder, tmp_path: Path) -> None:
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside/secret.md").write_text("# Secret")
    root = make_folder({"a.md": "# A", "sub/b.md": "# B"})
    (root / "link.md").symlink_to(tmp_path / "outside/secret.md")
    (root / "linked").symlink_to(tmp_path / "outside")
    (root / "inside.md").symlink_to(root / "a.md")
    (root / "sub/round").symlink_to(root)
    (root / "gone.md").symlink_to(root / "nothing.md")
    snapshot = read_folder(root)
    assert sorted(snapshot.articles) == ["a.md", "inside.md", "sub/b.md"]
    assert codes(snapshot) == [
        ("gone.md", 0, "link-broken"),
        ("link.md", 0, "link-outside"),
        ("linked", 0, "link-outside"),
    ]
    with pytest.raises(KnowledgeError):
        read_article(root, "link.md")
    with pytest.raises(KnowledgeError):
        read_article(root, "../outside/secret.md")


def test_a_page_that_turns_into_a_link_out_of_the_folder_is_not_read(
    make_folder: MakeFolder, tmp_path: Path
) -> None:
    (tmp_path / "secret.md").write_text("# Secret")
    root = make_folder({"a.md": "# A"})
    snapshot = read_folder(root)
    (root / "a.md").unlink()
    (root / "a.md").symlink_to(tmp_path / "secret.md")
    with pytest.raises(KnowledgeError):
        snapshot.document("a.md")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names themselves")
def test_a_file_name_that_is_no_utf8_is_named(make_folder: MakeFolder) -> None:
    root = make_folder({"a.md": "# A"})
    Path(os.fsdecode(os.fsencode(root) + b"/caf\xe9.md")).write_text("# Café")
    snapshot = read_folder(root)
    assert list(snapshot.articles) == ["a.md"]
    assert [problem.code for problem in snapshot.problems] == ["file-name"]
    str(snapshot.problems[0]).encode("utf-8")


def test_a_folder_beyond_the_limit_is_read_up_to_it(
    make_folder: MakeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scan, "MAX_FILES", 3)
    snapshot = read_folder(make_folder({f"p{i}.md": "# P" for i in range(5)}))
    assert (list(snapshot.articles), codes(snapshot)) == (
        ["p0.md", "p1.md", "p2.md"],
        [(".", 0, "folder-size")],
    )


@pytest.mark.parametrize("files", [{}, {"notes.txt": "x"}, {".keep": ""}])
def test_a_folder_without_pages_is_valid_and_says_so(make_folder: MakeFolder, files: dict[str, str]) -> None:
    root = make_folder(files)
    snapshot = read_folder(root)
    assert (dict(snapshot.articles), snapshot.home, first_page(root)) == ({}, "", "")
    assert codes(snapshot) == [(".", 0, "no-pages")]


@pytest.mark.parametrize("name", ["nowhere", "a.md"])
def test_what_is_no_folder_cannot_be_opened(make_folder: MakeFolder, name: str) -> None:
    root = make_folder({"a.md": "# A"})
    for read in (read_folder, first_page):
        with pytest.raises(KnowledgeError) as caught:
            read(root / name)
        assert name in caught.value.path
        assert caught.value.mend


def test_two_pages_with_one_claim_are_both_named(make_folder: MakeFolder) -> None:
    pro = "requires: {plan: pro}\n"
    root = make_folder(
        {
            "a.md": "---\nroutes: [/dup, /p/:id]\nid: same\naliases: [old.md]\n---\n# One",
            "b.md": "---\nroutes: [/dup/, '/p/{x}']\nid: same\naliases: [old.md, c.md]\n---\n# Two",
            "c.md": f"---\nroutes: [/dup]\n{pro}---\n# For other readers",
        }
    )
    snapshot = read_folder(root)
    found = {problem.code: problem for problem in snapshot.problems if problem.code != "alias-clash"}
    assert set(found) == {"route-clash", "id-clash"}
    for problem in found.values():
        assert (problem.path, "a.md and b.md" in problem.message) == ("b.md", True)
    assert "/dup, /p/{x}" in found["route-clash"].message
    aliases = [problem.message for problem in snapshot.problems if problem.code == "alias-clash"]
    assert ["c.md" in message or "a.md and b.md" in message for message in aliases] == [True, True]
    assert [snapshot.locate(name)[0] for name in ("same", "old.md", "c.md")] == ["a.md", "a.md", "c.md"]


def test_sharing_a_screen_by_overlay_is_worth_knowing_only(make_folder: MakeFolder, tmp_path: Path) -> None:
    overlay = tmp_path / "o.yaml"
    overlay.write_text("pages:\n  a.md: {route: /x}\n  b.md: {route: /x}\n")
    snapshot = read_folder(make_folder({"a.md": "# A", "b.md": "# B"}), overlay=overlay)
    assert [problem.severity for problem in snapshot.problems] == ["info"]


def test_redirects_are_followed_and_circles_named(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "new.md": "---\naliases: [older.md#part, /very/old/]\n---\n# New\n\n## Part",
            "one.md": "---\nredirect: two.md\n---\n",
            "two.md": "---\nredirect: /new\n---\n",
            "l1.md": "---\nredirect: l2.md\n---\n",
            "l2.md": "---\nredirect: l1.md\n---\n",
            "lost.md": "---\nredirect: nowhere.md\n---\n",
        }
    )
    snapshot = read_folder(root)
    names = ["one.md", "two", "older.md", "very/old", "/VERY/OLD/index.html"]
    assert {snapshot.locate(name)[0] for name in names} == {"new.md"}
    assert snapshot.locate("older.md#part") == ("new.md", "part")
    assert snapshot.locate("l1.md")[0] == "l1.md"
    assert [path for path, _, code in codes(snapshot) if code == "redirect-loop"] == ["l1.md", "l2.md"]
    assert [path for path, article in snapshot.articles.items() if not article.hidden] == ["new.md"]


def test_relative_names_count_from_the_page_and_from_the_top(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "sub/new.md": "---\naliases: [old.md]\n---\n# New",
            "sub/moved.md": "---\nredirect: x.md\n---\n",
            "sub/x.md": "# X",
            "x.md": "# Another",
        }
    )
    snapshot = read_folder(root)
    names = ["old.md", "sub/old.md", "sub/moved.md"]
    assert [snapshot.locate(name)[0] for name in names] == ["sub/new.md", "sub/new.md", "sub/x.md"]
    (root / "sub/old.md").write_text("# Not what the alias means")
    again = read_folder(root, previous=snapshot)
    assert [again.locate(name)[0] for name in names] == ["sub/new.md", "sub/old.md", "sub/x.md"]
    assert again.problems == ()


# Reading again


def test_nothing_is_opened_or_parsed_when_nothing_changed(
    make_folder: MakeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = make_folder({"a.md": "# A", "b.md": "# B\n\n[!INCLUDE[x](includes/c.md)]", "includes/c.md": "C"})
    age(root)
    old = read_folder(root)
    assert not looks_changed(old)
    monkeypatch.setattr("vademecum.knowledge.folder.read_page", None)
    new = read_folder(root, previous=old)
    assert new == old
    assert not changes(old, new)


def test_only_what_changed_is_parsed_again(make_folder: MakeFolder) -> None:
    root = make_folder({f"p{i}.md": f"# Page {i}" for i in range(5)})
    age(root)
    old = read_folder(root)
    (root / "p1.md").write_text("# Page 1 changed")
    (root / "p2.md").unlink()
    (root / "sub").mkdir()
    (root / "sub/new.md").write_text("# New")
    assert looks_changed(old)
    new = read_folder(root, previous=old)
    assert changes(old, new) == Changes(("sub/new.md",), ("p1.md",), ("p2.md",))
    assert all(new.articles[f"p{i}.md"] is old.articles[f"p{i}.md"] for i in (0, 3, 4))
    assert new.articles["p1.md"].title == "Page 1 changed"
    assert new == replace(read_folder(root), files=new.files)
    assert changes(None, new).added == tuple(sorted(new.articles))


def test_files_that_come_and_go_are_found_and_missed_by_links(make_folder: MakeFolder) -> None:
    root = make_folder({"a.md": "# A", "x.png": b"x", "bad.md": b"\0\xff" * 99})
    age(root)
    first = read_folder(root)
    (root / "x.png").unlink()
    (root / "bad.md").unlink()
    (root / "y.png").write_bytes(b"y")
    assert looks_changed(first)
    second = read_folder(root, previous=first)
    assert set(second.addresses.files) == {"a.md", "y.png"}
    assert second.addresses == read_folder(root).addresses


def test_a_touched_file_is_hashed_but_not_parsed(
    make_folder: MakeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = make_folder({"a.md": "# A"})
    age(root)
    old = read_folder(root)
    os.utime(root / "a.md")
    assert looks_changed(old)
    monkeypatch.setattr("vademecum.knowledge.folder.read_page", None)
    new = read_folder(root, previous=old)
    assert not changes(old, new)
    assert new.articles["a.md"].modified > old.articles["a.md"].modified
    assert not looks_changed(new)


def test_ten_saves_by_rename_are_all_seen(make_folder: MakeFolder) -> None:
    root = make_folder({"p.md": "# P\n\nnumber 0"})
    snapshot = read_folder(root)
    for number in range(1, 10):
        (root / "p.md.tmp").write_text(f"# P\n\nnumber {number}")
        (root / "p.md.tmp").replace(root / "p.md")
        snapshot = read_folder(root, previous=snapshot)
        assert snapshot.articles["p.md"].summary == f"number {number}"


def test_a_change_within_the_clocks_resolution_is_seen(make_folder: MakeFolder) -> None:
    root = make_folder({"p.md": "# P\n\none"})
    old = read_folder(root)
    times = (root / "p.md").stat()
    (root / "p.md").write_text("# P\n\ntwo")
    os.utime(root / "p.md", ns=(times.st_atime_ns, times.st_mtime_ns))
    assert changes(old, read_folder(root, previous=old)).updated == ("p.md",)


def test_a_transcluded_file_changes_the_pages_that_show_it(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "a.md": "Use [!INCLUDE[n](includes/name.md)] and [!INCLUDE[l](includes/late.md)].",
            "b.md": "# B",
            "c.md": '```\n--8<-- "code.py"\n```',
            "includes/name.md": "Widget",
            "code.py": "x = 1",
        }
    )
    age(root)
    first = read_folder(root)
    (root / "includes/name.md").write_text("Gadget")
    assert looks_changed(first)
    second = read_folder(root, previous=first)
    assert changes(first, second).updated == ("a.md", "includes/name.md")
    assert second.fingerprint != first.fingerprint
    (root / "includes/late.md").write_text("now here")
    third = read_folder(root, previous=second)
    assert changes(second, third) == Changes(("includes/late.md",), ("a.md",), ())
    assert "now here" in third.articles["a.md"].sections[0].text
    (root / "code.py").write_text("x = 2")
    assert looks_changed(third)
    assert changes(third, read_folder(root, previous=third)).updated == ("c.md",)


def test_a_snippet_that_nothing_shows_any_more_becomes_a_page(make_folder: MakeFolder) -> None:
    root = make_folder({"a.md": "[!INCLUDE[x](includes/x.md)]", "includes/x.md": "# X"})
    age(root)
    first = read_folder(root)
    (root / "a.md").write_text("# A")
    second = read_folder(root, previous=first)
    assert [snapshot.articles["includes/x.md"].hidden for snapshot in (first, second)] == [True, False]
    assert changes(first, second).updated == ("a.md", "includes/x.md")


def test_manifest_and_overlay_change_what_they_say(make_folder: MakeFolder) -> None:
    root = make_folder({"a.md": "# A", "b.md": "# B", "drafts/c.md": "# C"})
    age(root)
    first = read_folder(root)
    (root / "knowledge.yaml").write_text("exclude: [drafts]\norder: [b.md, a.md]\ntitle: Help\n")
    assert looks_changed(first)
    second = read_folder(root, previous=first)
    assert (list(second.articles), changes(first, second).removed) == (["b.md", "a.md"], ("drafts/c.md",))
    root.with_name("help.overlay.yaml").write_text("pages:\n  a.md: {audience: operator}\n")
    assert looks_changed(second)
    third = read_folder(root, previous=second)
    assert changes(second, third).updated == ("a.md",)
    assert third.articles["b.md"] is second.articles["b.md"]
    assert len({first.fingerprint, second.fingerprint, third.fingerprint}) == 3
    root.with_name("help.overlay.yaml").unlink()
    assert looks_changed(third)


def test_a_folder_that_is_away_keeps_its_snapshot_and_comes_back(make_folder: MakeFolder) -> None:
    root = make_folder({"a.md": "# A"})
    snapshot = read_folder(root)
    root.rename(root.with_name("away"))
    assert looks_changed(snapshot)
    with pytest.raises(KnowledgeError):
        read_folder(root, previous=snapshot)
    with pytest.raises(KnowledgeError):
        snapshot.document("a.md")
    root.with_name("away").rename(root)
    assert not looks_changed(snapshot)
    assert not changes(snapshot, read_folder(root, previous=snapshot))
    assert snapshot.document("a.md").headings[0].text == "A"


def test_a_read_only_folder_is_read_and_nothing_is_written(make_folder: MakeFolder) -> None:
    root = make_folder({"a.md": "# A", "s/b.md": "# B", "knowledge.yaml": "title: T"})
    places = [root, *root.rglob("*")]
    for place in places:
        place.chmod(place.stat().st_mode & ~0o222)
    before = {place: place.stat().st_mtime_ns for place in places}
    try:
        snapshot = read_folder(root)
        read_folder(root, previous=snapshot)
        assert {place: place.stat().st_mtime_ns for place in [root, *root.rglob("*")]} == before
    finally:
        for place in places:
            place.chmod(place.stat().st_mode | stat.S_IWUSR)
    assert len(snapshot.articles) == 2


# How it is called


def test_progress_names_each_page_and_ends_full(make_folder: MakeFolder) -> None:
    seen: list[tuple[int, int, str]] = []
    read_folder(make_folder({"a.md": "", "b.md": ""}), progress=lambda *step: seen.append(step))
    assert seen == [(0, 2, "a.md"), (1, 2, "b.md"), (2, 2, "")]


def test_reading_stops_at_the_next_page_when_told(make_folder: MakeFolder) -> None:
    seen: list[str] = []
    with pytest.raises(Cancelled):
        read_folder(
            make_folder({f"p{i}.md": "# P" for i in range(9)}),
            progress=lambda *step: seen.append(step[2]),
            cancelled=lambda: len(seen) == 3,
        )
    assert len(seen) == 3


def test_one_page_can_be_read_at_once(make_folder: MakeFolder) -> None:
    root = make_folder(
        {"index.md": "# Start\n\n[!INCLUDE[x](includes/x.md)]", "includes/x.md": "X", "b.md": "# B"}
    )
    article = read_article(root, first_page(root))
    assert article == read_folder(root).articles["index.md"]
    assert read_folder(root).document("b.md").headings[0].text == "B"


@pytest.mark.parametrize(
    ("files", "home"),
    [
        (
            {"knowledge.yaml": "home: start/here.md", "index.md": "# I", "start/here.md": "# H"},
            "start/here.md",
        ),
        ({"knowledge.yaml": "home: /Start/Here", "start/here.md": "# H", "a.md": ""}, "start/here.md"),
        ({"README.md": "# R", "index.md": "# I", "a.md": ""}, "index.md"),
        ({"docs/README.md": "# R", "a.md": "# A"}, "docs/README.md"),
        ({"b/welcome.md": "", "a/z.md": "# A"}, "b/welcome.md"),
        ({"LICENSE.md": "", "b.md": "", "a10.md": "", "a9.md": "", "a/includes/a.md": "x"}, "a9.md"),
    ],
)
def test_where_reading_begins(make_folder: MakeFolder, files: dict[str, str], home: str) -> None:
    root = make_folder(files)
    assert (read_folder(root).home, first_page(root)) == (home, home)


def test_the_page_for_the_first_screen_is_home(make_folder: MakeFolder) -> None:
    root = make_folder({"a.md": "# A", "start.txt": "", "z.md": "---\nroute: /\n---\n# Z"})
    assert read_folder(root).home == "z.md"
    root = make_folder({"z.md": "---\nslug: /\n---\n# Z"})
    assert read_folder(root).home == "z.md"


def test_equal_folders_have_equal_fingerprints_wherever_they_lie(
    make_folder: MakeFolder, tmp_path: Path
) -> None:
    root = make_folder({"b.md": "# B", "a/c.md": "# C", "knowledge.yaml": "title: T"})
    copy = shutil.copytree(root, tmp_path / "copy")
    assert read_folder(root).fingerprint == read_folder(copy).fingerprint
    (copy / "b.md").rename(copy / "d.md")
    assert read_folder(root).fingerprint != read_folder(copy).fingerprint


def test_the_same_folder_gives_the_same_snapshot_in_every_process(make_folder: MakeFolder) -> None:
    root = make_folder(
        {f"{name}/p{i}.md": f"---\naliases: [x{i}]\n---\n# {name}" for name in "cab" for i in range(3)}
    )
    script = (
        "import sys; from vademecum.knowledge.folder import read_folder; s = read_folder(sys.argv[1]);"
        "print(list(s.articles), s.fingerprint, s.problems, s.addresses)"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", script, str(root)],
            capture_output=True,
            check=True,
            timeout=60,
            env={
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
                "LANG": language,
                "LC_ALL": language,
            },
        ).stdout
        for seed, language in (("1", "C"), ("2", "C.UTF-8"))
    }
    assert len(outputs) == 1


# Real folders


@pytest.mark.parametrize("name", ["freetube", "plausible", "logseq", "businesscentral-ru"])
def test_real_folders_are_read_whole(corpora: Path, name: str) -> None:
    root = corpora / name
    snapshot = read_folder(root)
    pages = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.md") if path.is_file())
    assert sorted(snapshot.articles) == pages
    assert [problem for problem in snapshot.problems if problem.severity == "error"] == []
    assert all(article.title and "[[" not in article.title for article in snapshot.articles.values())
    assert read_folder(root, previous=snapshot) == replace(
        snapshot, files=read_folder(root, previous=snapshot).files
    )


def test_shared_fixtures_of_bad_and_foreign_files(cases: Path) -> None:
    bad = read_folder(cases / "AI-09")
    assert sorted(bad.articles) == ["good.md", "oneline.md", "zero.md"]
    foreign = read_folder(cases / "AI-10")
    assert sorted(article.title for article in foreign.articles.values()) == [
        "Bad", "Café “menu”", "City", "Wide page", "“Smart” 🤝 page",
    ]  # fmt: skip
    assert {path for path, _, _ in codes(foreign)} >= {"cp1252.md", "utf16.md"}
    assert [code for _, _, code in codes(read_folder(cases / "BM-01"))] == ["no-pages"]
    headers = read_folder(cases / "MD-02")
    assert [article.title for article in headers.articles.values()] == ["At home", "Begin", "Tabbed"]
    assert [line for _, line, _ in codes(headers)] == [2, 2, 3]
    assert [code for _, _, code in codes(read_folder(cases / "MD-07"))] == ["front-matter-limit"] * 2
    moved = read_folder(cases / "HA-04")
    assert moved.locate("old/name.md")[0] == "new.md"
    assert [path for path, _, code in codes(moved) if code == "redirect-loop"] == ["l1.md", "l2.md"]


def test_shared_fixtures_of_context_help(cases: Path) -> None:
    snapshot = read_folder(cases / "CH")
    clash = next(problem for problem in snapshot.problems if problem.code == "route-clash")
    assert {"dup1.md", "dup2.md", "/dup"} <= set(clash.message.replace(";", "").replace(",", "").split())
    box = {route.pattern for route in snapshot.articles["box.md"].routes}
    assert box == {"/graph/box", "/prepare/box", "/old/box"}
    assert snapshot.articles["import.md"].section_routes[0][1] == "options"
    assert snapshot.home == "home.md"
