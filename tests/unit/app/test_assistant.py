"""Qt Assistant's options, commands and addresses are understood as Assistant understands them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.app.assistant import (
    Command,
    find_collection,
    pages_for,
    read_arguments,
    read_commands,
    speaks_assistant,
)
from vademecum.errors import VademecumError

LINES = [
    ("setSource qthelp://ns/doc/a.html", [Command("setsource", "qthelp://ns/doc/a.html")]),
    ("SHOW Index", [Command("show", "Index")]),
    ("show contents; syncContents", [Command("show", "contents"), Command("synccontents")]),
    ("activateKeyword  two words ;;", [Command("activatekeyword", "two words")]),
    ("activateIdentifier My::Id\r", [Command("activateidentifier", "My::Id")]),
    ("expandToc -1", [Command("expandtoc", "-1")]),
    ("setCurrentFilter", [Command("setcurrentfilter")]),
    (
        "register /a b/c.qch;unregister d.qch",
        [Command("register", "/a b/c.qch"), Command("unregister", "d.qch")],
    ),
    ("  ;  ", []),
]


@pytest.mark.parametrize(("line", "commands"), LINES)
def test_lines(line: str, commands: list[Command]) -> None:
    assert list(read_commands(line)) == commands


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("fly home", "unknown command 'fly'"),
        ("setSource", "'setSource' needs an argument"),
        ("show everything", "no panel 'everything'"),
        ("setSource " + "x" * 9000, "longer than"),
    ],
)
def test_what_cannot_be_understood_is_said(line: str, says: str) -> None:
    with pytest.raises(VademecumError, match=says):
        list(read_commands(line))


def test_commands_before_a_bad_one_count() -> None:
    done = read_commands("show index; fly; hide index")
    assert next(done) == Command("show", "index")
    with pytest.raises(VademecumError):
        next(done)


def test_the_command_line_of_a_program_that_drives_assistant() -> None:
    line = [
        "-collectionFile", "/opt/app/app.qhc", "-enableRemoteControl", "-quiet", "-activate", "Index",
        "-hide", "bookmarks", "-setCurrentFilter", "Pro", "-showUrl", "qthelp://ns/doc/a.html#b",
    ]  # fmt: skip
    start = read_arguments(line)
    assert (start.collection, start.remote, start.others) == ("/opt/app/app.qhc", True, ())
    assert start.commands == (
        Command("show", "Index"),
        Command("hide", "bookmarks"),
        Command("setcurrentfilter", "Pro"),
        Command("setsource", "qthelp://ns/doc/a.html#b"),
    )


def test_options_in_any_case_and_beside_ours() -> None:
    assert speaks_assistant(["help", "-ENABLEremotecontrol"])
    assert speaks_assistant(["--enableRemoteControl"])
    assert not speaks_assistant(["help", "--page", "show", "-h"])
    assert read_arguments(["help", "--enableRemoteControl", "--plan", "pro"]).others == (
        "help",
        "--plan",
        "pro",
    )
    with pytest.raises(VademecumError, match="-showUrl needs a value"):
        read_arguments(["-showUrl"])
    with pytest.raises(VademecumError, match="no panel 'all'"):
        read_arguments(["-show", "all"])


@pytest.mark.parametrize(
    ("url", "first"),
    [
        ("qthelp://org.example.app/doc/net/dns.html#verify", "net/dns.html#verify"),
        ("qthelp://ns/doc/a%20b.html", "a b.html"),
        ("qthelp://ns/doc/../../etc/passwd", "etc/passwd"),
        ("ms-its:C:\\App\\app.chm::/net/dns.htm", "net/dns.htm"),
        ("net/dns.html", "net/dns.html"),
        ("/net/dns.html#a", "net/dns.html#a"),
    ],
)
def test_addresses(url: str, first: str) -> None:
    assert pages_for(url)[0] == first


@pytest.mark.parametrize(
    "url", ["https://example.org/a.html", "file:///etc/passwd", "javascript:alert(1)", ""]
)
def test_addresses_that_lead_out(url: str) -> None:
    assert [page for page in pages_for(url) if page] == []


def test_a_page_of_a_collection_is_looked_for_below_its_namespace_too() -> None:
    assert pages_for("qthelp://ns/doc/a.html") == (
        "a.html",
        "doc/a.html",
        "ns/doc/a.html",
        "qthelp://ns/doc/a.html",
    )


def test_what_stands_for_a_collection(tmp_path: Path) -> None:
    file = tmp_path / "app.qhc"
    with pytest.raises(VademecumError, match="vademecum import"):
        find_collection(str(file))
    (tmp_path / "knowledge").mkdir()
    assert find_collection(str(file)) == tmp_path / "knowledge"
    (tmp_path / "app.vade").touch()
    assert find_collection(str(file)) == tmp_path / "app.vade"
    (tmp_path / "app").mkdir()
    assert find_collection(str(file)) == tmp_path / "app"
    assert find_collection(str(tmp_path)) == tmp_path
