"""Coverage: screens without help, articles without a screen, and the reports."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from vademecum import Knowledge, Reader, VademecumError
from vademecum.authoring.coverage import (
    Report,
    Screen,
    as_json,
    as_junit,
    as_text,
    coverage,
    read_screens,
)
from vademecum.cli.main import main

PAGES = {
    "index.md": "---\nroute: /\n---\n# Home\n",
    "mail.md": "---\nroutes: [/mail, '/mail/:id']\naliases: [/letters]\n---\n# Mail\n",
    "rules.md": "---\nroute: /settings/rules\naudience: operator\n---\n# Rules\n",
    "settings.md": "---\nsections: {/settings/sound: sound}\nroute: /settings\n---\n# Settings\n\n## Sound\n",
    "old.md": "---\nroute: /gone/away\n---\n# Gone\n",
    "draft.md": "---\nroute: /draft\nconfidence: low\n---\n# Draft\n",
}
ROUTES = """\
# screens of the program
/
/mail
/mail/42\tOne letter
/settings/rules
/settings/sound
/settings/keys
/letters
/draft
/nowhere
/former -> mail.md#top
/lost -> no.md
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "help"
    root.mkdir()
    for name, text in PAGES.items():
        (root / name).write_text(text, "utf-8")
    (tmp_path / "routes.txt").write_text(ROUTES, "utf-8")
    return root


def report(folder: Path, *readers: tuple[str, Reader]) -> Report:
    screens, problems = read_screens(folder.parent / "routes.txt")
    assert problems == ()
    return coverage(Knowledge.open(folder, cache=False).snapshot, screens, readers or (("anyone", Reader()),))


def test_each_screen_is_covered_nearby_or_missing(folder: Path) -> None:
    states = {f.screen.route: (f.state, f.source) for f in report(folder).findings}
    assert states == {
        "/": ("covered", "index.md"),
        "/mail": ("covered", "mail.md"),
        "/mail/42": ("covered", "mail.md"),
        "/settings/rules": ("covered", "rules.md"),
        "/settings/sound": ("covered", "settings.md#sound"),
        "/settings/keys": ("nearby", "settings.md"),
        "/letters": ("covered", "mail.md"),
        "/draft": ("missing", ""),
        "/nowhere": ("missing", ""),
    }


def test_the_answer_depends_on_the_reader(folder: Path) -> None:
    made = report(folder, ("users", Reader("end_user")), ("operators", Reader("operator")))
    rules = {f.reader: f.state for f in made.findings if f.screen.route == "/settings/rules"}
    assert rules == {"users": "nearby", "operators": "covered"}
    assert "for users" in as_text(made)


def test_routes_without_a_screen_and_targets_without_an_article(folder: Path) -> None:
    made = report(folder)
    assert set(made.stray) == {("old.md", "/gone/away"), ("settings.md", "/settings")}
    assert [screen.target for screen in made.broken] == ["no.md"]
    assert not made.complete


def test_a_complete_folder(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("---\nroute: /a/:id\n---\n# A\n", "utf-8")
    made = coverage(Knowledge.open(tmp_path, cache=False).snapshot, ["/a/{name}"])
    assert made.complete
    assert as_text(made) == "anyone: 1 of 1 screens have an article of their own"


@pytest.mark.parametrize(
    "text",
    [
        '["/a", {"route": "/b", "title": "B", "target": "x.md"}]',
        '{"routes": ["/a", {"route": "/b", "title": "B", "target": "x.md"}]}',
        "\ufeff/a\r\n/b\tB -> x.md\r\n",
    ],
)
def test_lists_of_every_form(tmp_path: Path, text: str) -> None:
    file = tmp_path / "list"
    file.write_text(text, "utf-8", newline="")
    screens, problems = read_screens(file)
    assert problems == ()
    assert [(s.route, s.title, s.target) for s in screens] == [("/a", "", ""), ("/b", "B", "x.md")] or [
        (s.route, s.target) for s in screens
    ] == [("/a", ""), ("/b", "x.md")]


def test_odd_lines_are_named_and_the_rest_counts(tmp_path: Path) -> None:
    file = tmp_path / "routes.txt"
    file.write_text("/a\nb\n\n/a\n", "utf-8")
    screens, problems = read_screens(file)
    assert screens == (Screen("/a", line=1),)
    assert [(p.line, p.code) for p in problems] == [(2, "not-a-route"), (4, "double-route")]
    file.write_text('["/a", 3, {"name": "x"}]', "utf-8")
    screens, problems = read_screens(file)
    assert [s.route for s in screens] == ["/a"]
    assert len(problems) == 2


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xff/a", "not UTF-8"),
        (b"[1,", "not JSON"),
        (b'{"a": 1}', "no list of routes"),
        (b"[" * 9999, "not JSON"),
    ],
)
def test_an_unreadable_list_says_why(tmp_path: Path, data: bytes, said: str) -> None:
    file = tmp_path / "list"
    file.write_bytes(data)
    with pytest.raises(VademecumError, match=said):
        read_screens(file)
    with pytest.raises(VademecumError, match="cannot be read"):
        read_screens(tmp_path / "none")


def test_reports_for_programs_agree(folder: Path) -> None:
    made = report(folder)
    plain = as_json(made)
    assert plain["complete"] is False
    assert len(plain["screens"]) == 9
    assert {"path": "old.md", "route": "/gone/away"} in plain["stray"]
    suite = ET.fromstring(as_junit(made))  # noqa: S314  our own text
    assert int(suite.get("tests", "0")) == len(suite) == 9 + 2 + 1
    assert int(suite.get("failures", "0")) == len(suite.findall("*/failure")) == 2 + 2 + 1


def test_markup_and_control_signs_do_not_break_the_report(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("# A\n", "utf-8")
    made = coverage(Knowledge.open(tmp_path, cache=False).snapshot, ['/<a&"b">\x01'])
    ET.fromstring(as_junit(made))  # noqa: S314  our own text


def test_the_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    routes = str(folder.parent / "routes.txt")
    assert main(["coverage", str(folder), routes, "--no-cache"]) == 1
    assert "missing  /nowhere" in capsys.readouterr().out
    assert main(["coverage", str(folder), routes, "--json", "--no-cache", "--audience", "end_user"]) == 1
    assert json.loads(capsys.readouterr().out)["readers"] == ["end_user"]
    junit = folder.parent / "report.xml"
    main(["coverage", str(folder), routes, "--junit", str(junit), "--each-audience", "--no-cache"])
    assert "coverage.operator" in junit.read_text("utf-8")
    assert main(["coverage", str(folder), str(folder / "none.txt")]) == 2
    assert "none.txt" in capsys.readouterr().err
    (folder / "old.md").unlink()
    (folder.parent / "few.txt").write_text(
        "/\n/mail\n/mail/1\n/settings\n/settings/rules\n/settings/sound\n/draft\n"
    )
    (folder / "draft.md").unlink()
    assert main(["coverage", str(folder), str(folder.parent / "few.txt"), "--no-cache"]) == 1
    (folder.parent / "few.txt").write_text("/\n/mail\n/mail/1\n/settings\n/settings/rules\n/settings/sound\n")
    assert main(["coverage", str(folder), str(folder.parent / "few.txt"), "--no-cache"]) == 0
