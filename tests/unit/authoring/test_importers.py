"""Help projects of Qt and of Windows become folders in which every former call still leads somewhere."""

from __future__ import annotations

import os
import shutil
import sqlite3
import struct
import zlib
from pathlib import Path

import pytest

from vademecum import Knowledge, Reader
from vademecum.app.assistant import pages_for
from vademecum.app.context_help import look_up, show_page
from vademecum.authoring.check import check
from vademecum.authoring.importers import import_project
from vademecum.cli.main import main
from vademecum.errors import KnowledgeError

FIXTURES = Path(__file__).resolve().parents[2] / "fixtures" / "import"
ANYONE = Reader()


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "secret.html").write_text("<p>secret</p>", "utf-8")
    (tmp_path / "secret.htm").write_text("<p>secret</p>", "utf-8")
    shutil.copytree(FIXTURES, tmp_path / "in")
    return tmp_path / "in"


def text(folder: Path, page: str) -> str:
    return (folder / page).read_text("utf-8")


def remarks(folder: Path, code: str) -> list[str]:
    found = [each.problem for each in check(folder).findings]
    return [str(problem) for problem in found if problem.code == code]


def test_a_qt_help_project(sources: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    report = import_project(sources / "qt" / "kites.qhp", out)
    assert (report.pages, report.images, report.ids) == (3, 1, 2)
    index, knot = text(out, "index.md"), text(out, "pages/knot.md")
    assert "[the bowline](pages/knot.md#bowline)" in index
    assert "[wind](pages/wind.md)" in index
    assert "[more](https://example.org/)" in index
    assert "alert" not in index
    assert "Up and down" not in index
    assert "![A kite](kite.png)" in knot
    assert "```cpp\nif (a < b) tie();\n```" in knot
    assert "| bowline | loop \\| eye |" in knot
    assert '<a id="bowline"></a>' in knot
    assert "[knots](knot.md) and others." in text(out, "pages/wind.md")
    assert not any("secret" in page.read_text("utf-8") for page in out.rglob("*.md"))
    notes = "\n".join(report.notes)
    for said in ("secret.html", "absent.html", "Kites::gone", "links to ../../other/"):
        assert said in notes


def test_former_calls_go_on_working(sources: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    import_project(sources / "qt" / "kites.qhp", out)
    knowledge = Knowledge.open(out, cache=False)
    assert (knowledge.title, knowledge.home) == ("Kite manual", "index.md")
    shown = look_up(knowledge, ANYONE, help_id="Kites::bowline")
    assert (shown.path, shown.how, knowledge.article(shown.path) is not None) == ("pages/knot.md", "id", True)
    assert shown.slug
    assert shown.why == ""
    assert look_up(knowledge, ANYONE, help_id="Kites::knot").slug == ""
    pages = pages_for("qthelp://org.example.kites/doc/pages/wind.html#force")
    found = show_page(knowledge, ANYONE, pages[0])
    assert found is not None
    assert (found.path, found.why) == ("pages/wind.md", "")
    assert [str(problem) for problem in knowledge.problems if problem.level == "error"] == []
    words = "".join(section.text for section in knowledge.sections() if section.path == "index.md")
    assert "A list<int> of *stars* and [brackets] &amp; {{ braces }}." in words
    assert next(node.path for node in knowledge.contents()) == "index.md"


FILTERED = """<QtHelpProject version="1.0">
  <namespace>org.example.tools</namespace><virtualFolder>doc</virtualFolder>
  <customFilter name="All tools"/>
  <customFilter name="Tools"><filterAttribute>tools</filterAttribute></customFilter>
  <customFilter name="Mobile: new"><filterAttribute>tools</filterAttribute>
    <filterAttribute>mobile</filterAttribute></customFilter>
  <filterSection><filterAttribute>tools</filterAttribute>
    <files><file>a.html</file><file>b.html</file></files></filterSection>
  <filterSection><filterAttribute>tools</filterAttribute><filterAttribute>mobile</filterAttribute>
    <files><file>b.html</file><file>c.html</file></files></filterSection>
  <filterSection><files><file>d.html</file></files></filterSection>
</QtHelpProject>"""
SHOWN_BY_QT = {
    None: ["a.md", "b.md", "c.md", "d.md"],
    "All tools": ["a.md", "b.md", "c.md", "d.md"],
    "Tools": ["a.md", "b.md", "c.md"],
    "Mobile: new": ["b.md", "c.md"],
}
"""A filter shows what has all of the filter's attributes."""


def test_filters_show_what_they_showed(tmp_path: Path) -> None:
    for name in "abcd":
        (tmp_path / f"{name}.html").write_text(f"<h1>{name}</h1>", "utf-8")
    (tmp_path / "tools.qhp").write_text(FILTERED, "utf-8")
    import_project(tmp_path / "tools.qhp", tmp_path / "out")
    knowledge = Knowledge.open(tmp_path / "out", cache=False)
    for name, pages in SHOWN_BY_QT.items():
        listed = knowledge.articles(reader=Reader(filter=name))
        assert sorted(article.path for article in listed) == pages, name
    assert knowledge.snapshot.manifest.meta["filters"] == ["All tools", "Tools", "Mobile: new"]
    assert "requires" not in text(tmp_path / "out", "b.md"), "what every filter shows needs no gate"
    assert not remarks(tmp_path / "out", "unknown-filter")


def test_a_page_that_no_filter_shows_is_there_without_one(tmp_path: Path) -> None:
    (tmp_path / "d.html").write_text("<h1>d</h1>", "utf-8")
    project = FILTERED.replace('<customFilter name="All tools"/>', "")
    (tmp_path / "tools.qhp").write_text(project, "utf-8")
    import_project(tmp_path / "tools.qhp", tmp_path / "out")
    knowledge = Knowledge.open(tmp_path / "out", cache=False)
    assert knowledge.articles(reader=Reader(filter="Tools")) == ()
    assert [article.path for article in knowledge.articles()] == ["d.md"]
    assert not remarks(tmp_path / "out", "unknown-filter")


def test_filters_of_compressed_help(tmp_path: Path) -> None:
    file = tmp_path / "sails.qch"
    write_qch(file, {"a.html": packed("<h1>A</h1>"), "b.html": packed("<h1>B</h1>")})
    base = sqlite3.connect(file)
    base.executescript(
        "CREATE TABLE FilterAttributeTable (Id INTEGER PRIMARY KEY, Name TEXT);"
        "CREATE TABLE FilterTable (NameId INTEGER, FilterAttributeId INTEGER);"
        "CREATE TABLE FileFilterTable (FilterAttributeId INTEGER, FileId INTEGER);"
        "INSERT INTO FilterNameTable VALUES (1, 'Sails'), (2, 'Racing');"
        "INSERT INTO FilterAttributeTable VALUES (1, 'sails'), (2, 'racing');"
        "INSERT INTO FilterTable VALUES (1, 1), (2, 1), (2, 2);"
        "INSERT INTO FileFilterTable VALUES (1, 1), (1, 2), (2, 2);"
    )
    base.commit()
    base.close()
    import_project(file, tmp_path / "out")
    knowledge = Knowledge.open(tmp_path / "out", cache=False)
    shown = {
        name: sorted(article.path for article in knowledge.articles(reader=Reader(filter=name)))
        for name in ("Sails", "Racing")
    }
    assert shown == {"Sails": ["a.md", "b.md"], "Racing": ["b.md"]}


def test_a_collection_project(sources: Path, tmp_path: Path) -> None:
    report = import_project(sources / "qt" / "kites.qhcp", tmp_path / "out")
    knowledge = Knowledge.open(tmp_path / "out", cache=False)
    assert (knowledge.title, knowledge.home) == ("Kites", "pages/wind.md")
    assert any("absent.qch" in note for note in report.notes)


def qstring(value: str) -> bytes:
    data = value.encode("utf-16-be")
    return struct.pack(">I", len(data)) + data


def write_qch(file: Path, pages: dict[str, bytes]) -> None:
    base = sqlite3.connect(file)
    base.executescript(
        "CREATE TABLE NamespaceTable (Id INTEGER PRIMARY KEY, Name TEXT);"
        "CREATE TABLE FilterNameTable (Id INTEGER PRIMARY KEY, Name TEXT);"
        "CREATE TABLE IndexTable (Id INTEGER PRIMARY KEY, Name TEXT, Identifier TEXT, NamespaceId INTEGER,"
        " FileId INTEGER, Anchor TEXT);"
        "CREATE TABLE ContentsTable (Id INTEGER PRIMARY KEY, NamespaceId INTEGER, Data BLOB);"
        "CREATE TABLE FileDataTable (Id INTEGER PRIMARY KEY, Data BLOB);"
        "CREATE TABLE FileNameTable (FolderId INTEGER, Name TEXT, FileId INTEGER, Title TEXT);"
        "CREATE TABLE FolderTable (Id INTEGER PRIMARY KEY, Name TEXT, NamespaceID INTEGER);"
        "INSERT INTO NamespaceTable VALUES (1, 'org.example.sails');"
        "INSERT INTO FolderTable VALUES (1, 'doc', 1);"
        "INSERT INTO IndexTable VALUES (1, 'jib', 'Sails::jib', 1, 2, 'jib');"
    )
    for number, (name, data) in enumerate(pages.items(), 1):
        base.execute("INSERT INTO FileNameTable VALUES (1, ?, ?, '')", (name, number))
        base.execute("INSERT INTO FileDataTable VALUES (?, ?)", (number, data))
    tree = b"".join(
        struct.pack(">i", depth) + qstring(target) + qstring(title)
        for depth, target, title in ((0, "a.html", "Sails"), (1, "b.html", "The jib"), (0, "", "Rest"))
    )
    base.execute("INSERT INTO ContentsTable VALUES (1, 1, ?)", (tree + b"\0\0",))
    base.commit()
    base.close()


def packed(html: str) -> bytes:
    data = html.encode("utf-8")
    return struct.pack(">I", len(data)) + zlib.compress(data)


def test_compressed_qt_help(tmp_path: Path) -> None:
    file = tmp_path / "sails.qch"
    pages = {
        "a.html": packed("<h1>Sails</h1><a href='b.html#jib'>jib</a>"),
        "b.html": packed("<h1>Jib</h1><h2 id='jib'>How</h2>"),
        "broken.html": b"\0\0\0\1nonsense",
        "../out.html": packed("<p>secret</p>"),
        "b.htm": packed("<h1>Of the same name</h1>"),
        "deep.html": packed("<div>" * 5000 + "x"),
    }
    write_qch(file, pages)
    report = import_project(file, tmp_path / "out")
    assert report.pages == 3
    knowledge = Knowledge.open(tmp_path / "out", cache=False)
    assert knowledge.title == "Sails"
    shown = look_up(knowledge, ANYONE, help_id="Sails::jib")
    assert (shown.title, shown.why) == ("The jib", "")
    assert {"b.md", "b.html.md"} <= {article.path for article in knowledge.articles()}
    assert not (tmp_path / "out.md").exists()
    notes = "\n".join(report.notes)
    assert "broken.html could not be read" in notes
    assert "deep.html is nested too deeply" in notes
    assert "../out.html leads out of the help" in notes


def test_an_html_help_project_in_japanese(sources: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    report = import_project(sources / "chm" / "boat.hhp", out)
    assert report.pages == 2
    knowledge = Knowledge.open(out, cache=False)
    assert (knowledge.title, knowledge.language, knowledge.home) == ("ボート", "ja", "html/start.md")
    start, knots = text(out, "html/start.md"), text(out, "html/knots.md")
    assert "# はじめに" in start
    assert "[結ぶ](knots.md#bowline)" in start
    assert "[again](knots.md)" in start
    assert "# Knöts – all" in knots, "a page's own charset counts"
    assert "ロープ" in knots
    for name, slug in (
        ("IDH_START", ""),
        ("1000", ""),
        ("IDH_KNOT", "bowline"),
        ("1001", "bowline"),
        ("IDH_MORE", ""),
    ):
        shown = look_up(knowledge, ANYONE, help_id=name)
        assert (shown.how, shown.slug, shown.why) == ("id", slug, ""), name
    notes = "\n".join(report.notes)
    for said in ("IDH_LOST (1002)", "enum { A };", "secret.htm", "popups.h"):
        assert said in notes


HINTS = """preface that belongs to nothing
.topic IDH_SAVE_AS
Keeps a *copy*
under another name.

Nothing else changes.
.topic 2001
ロープを結びます。<b>
.topic 2002
Zooms in. Then out.
.topic IDH_KNOT
Ties the knot.
.topic IDH_EMPTY

.topic A/B
One.
.topic a-b
Two.
"""


def test_text_popups_become_small_articles(sources: Path, tmp_path: Path) -> None:
    chm, out = sources / "chm", tmp_path / "out"
    (chm / "hints.txt").write_bytes(HINTS.replace("\n", "\r\n").encode("cp932"))
    (chm / "popups.h").write_text("#define IDH_SAVE_AS 2000\n#define IDH_ROPE 2001\n", "utf-8")
    with (chm / "boat.hhp").open("ab") as file:
        file.write(b"\r\nHINTS.TXT\r\nabsent.txt\r\n")
    report = import_project(chm / "boat.hhp", out)
    assert report.popups == 6
    knowledge = Knowledge.open(out, cache=False)
    for name, title, summary in (
        ("IDH_SAVE_AS", "Save as", "Keeps a *copy* under another name. Nothing else changes."),
        ("2000", "Save as", "Keeps a *copy* under another name. Nothing else changes."),
        ("IDH_ROPE", "Rope", "ロープを結びます。<b>"),
        ("2001", "Rope", "ロープを結びます。<b>"),
        ("2002", "Zooms in", "Zooms in. Then out."),
        ("IDH_KNOT.popup", "Knot", "Ties the knot."),
        ("1001.popup", "Knot", "Ties the knot."),
        ("A/B", "A/B", "One."),
        ("a-b", "a-b", "Two."),
    ):
        shown = look_up(knowledge, ANYONE, help_id=name)
        article = knowledge.article(shown.path)
        assert article is not None
        assert (shown.how, shown.title, article.summary) == ("id", title, summary), name
    assert look_up(knowledge, ANYONE, help_id="IDH_KNOT").path == "html/knots.md", "F1 still opens the page"
    words = text(out, "popups/IDH_SAVE_AS.md").partition("---\n\n")[2]
    assert words.split("\n\n") == ["Keeps a \\*copy\\* under another name.", "Nothing else changes.\n"]
    assert not any(node.path.startswith("popups/") for node in knowledge.contents())
    notes = "\n".join(report.notes)
    assert "absent.txt with text pop-ups is not there" in notes
    assert "IDH_KNOT.popup" in notes
    assert "IDH_SAVE_AS" not in notes, "an id with a pop-up alone is no loss"
    assert [str(problem) for problem in knowledge.problems if problem.level == "error"] == []


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.qhp", b"<nonsense", "is no XML"),
        ("a.qhp", b'<!DOCTYPE x [<!ENTITY a "b">]><x/>', "declares entities"),
        ("a.qch", b"no database at all, only some text", "no compressed Qt help"),
        ("a.hhp", b"", "holds no page"),
        ("a.qhcp", b"<x/>", "names no project"),
        ("a.chm", b"ITSF", "7-Zip"),
        ("a.txt", b"", "is no help project"),
    ],
)
def test_what_cannot_be_read_is_said(tmp_path: Path, name: str, content: bytes, says: str) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(KnowledgeError, match=says):
        import_project(tmp_path / name, tmp_path / "out")


def test_a_link_out_of_the_project_is_not_followed(sources: Path, tmp_path: Path) -> None:
    if os.name == "nt":
        pytest.skip("symbolic links need rights there")
    (sources / "qt" / "pages" / "trap.html").symlink_to(tmp_path / "secret.html")
    import_project(sources / "qt" / "kites.qhp", tmp_path / "out")
    assert not (tmp_path / "out" / "pages" / "trap.md").exists()


def test_the_command(sources: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, report = tmp_path / "out", tmp_path / "report.txt"
    assert main(["import", str(sources / "qt" / "kites.qhp"), str(out), "--report", str(report)]) == 0
    assert capsys.readouterr().out == "3 pages, 1 pictures, 2 ids\n"
    assert "absent.html" in report.read_text("utf-8")
    assert main(["import", str(sources / "qt" / "kites.qhp"), str(out)]) == 2
    assert "not empty" in capsys.readouterr().err


def test_documentation_of_qt_itself(tmp_path: Path) -> None:
    places = [
        Path(name)
        for name in (os.environ.get("VADEMECUM_QCH", ""), "/usr/share/qt5/doc/qtopengl.qch")
        if name
    ]
    real = next((place for place in places if place.is_file()), None)
    if real is None:
        pytest.skip("REAL PROJECT NOT TESTED: install qtbase5-doc, or name a .qch in VADEMECUM_QCH")
    report = import_project(real, tmp_path / "out")
    assert report.pages > 5
    assert report.ids > 20
    knowledge = Knowledge.open(tmp_path / "out", cache=False)
    assert [str(problem) for problem in knowledge.problems if problem.level == "error"] == []
