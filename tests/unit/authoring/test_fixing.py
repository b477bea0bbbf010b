"""The mends of `check --fix`: exact, safe, and the same the second time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from vademecum.authoring.check import check
from vademecum.authoring.findings import Edit, Finding
from vademecum.authoring.fixing import fix
from vademecum.knowledge.article import Problem

MakeFolder = Callable[..., Path]
TOP = "---\ntitle: Home\nsummary: One sentence.\n---\n\n# Home\n\n"


def mended(root: Path, path: str = "index.md") -> str:
    check(root, mend=True)
    return (root / path).read_bytes().decode()


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("[a](Guide.md)", "[a](guide.md)"),
        ("[a](GUIDE)", "[a](guide)"),
        ("[a](guide.html)", "[a](guide.md)"),
        ("[a](/guide.html#verify-it)", "[a](/guide.md#verify-it)"),
        ("[a](my page.md)", "[a](my%20page.md)"),
        ("[a](my page.md#part)", "[a](my%20page.md#part)"),
        ("[a](img\\shot.png)", "[a](img/shot.png)"),
        ("![a](IMG/Shot.PNG)", "![a](img/shot.png)"),
        ("[a](guide.md#Verify-It)", "[a](guide.md#verify-it)"),
        ("[a]: Guide.md\n\nSee [a].", "[a]: guide.md\n\nSee [a]."),
        ('<img src="IMG/shot.png" alt="a">', '<img src="img/shot.png" alt="a">'),
        ("text Guide.md `Guide.md` [a](Guide.md)", "text Guide.md `Guide.md` [a](guide.md)"),
    ],
)
def test_links_are_spelt_right(make_folder: MakeFolder, written: str, right: str) -> None:
    root = make_folder(
        {
            "index.md": TOP + written + "\n",
            "guide.md": "---\nsummary: x.\n---\n# Guide\n\n## Verify it\n\nx\n",
            "my page.md": "---\nsummary: x.\n---\n# Mine\n\n## Part\n\nx\n",
            "img/shot.png": b"\x89PNG",
        }
    )
    assert mended(root) == TOP + right + "\n"
    assert check(root, mend=True).fixed == ()


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("title: Backup: how it works", 'title: "Backup: how it works"'),
        ('title: The "old" way: done', 'title: "The \\"old\\" way: done"'),
    ],
)
def test_a_colon_in_a_title_is_quoted(make_folder: MakeFolder, line: str, right: str) -> None:
    text = "---\n{}\nsummary: One sentence.\nroute: /backup\n---\n\nWords.\n"
    root = make_folder({"index.md": text.format(line)})
    assert mended(root) == text.format(right)


def test_front_matter_that_may_mean_something_else_stays(make_folder: MakeFolder) -> None:
    text = "---\ntitle: [open\nsummary: x\n---\n\n# Home\n"
    root = make_folder({"index.md": text})
    assert mended(root) == text


def test_line_ends_and_byte_order_mark_stay(make_folder: MakeFolder) -> None:
    before = b"\xef\xbb\xbf# Home\r\n\r\n[a](Guide.md) [b](Guide.md)\r\nno end"
    root = make_folder({"index.md": before, "guide.md": "# Guide\n"})
    check(root, mend=True)
    assert (root / "index.md").read_bytes() == before.replace(b"Guide.md", b"guide.md")


def test_a_mark_does_not_shift_the_first_line(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": b"\xef\xbb\xbf[a](Guide.md)\n", "guide.md": "# Guide\n"})
    check(root, mend=True)
    assert (root / "index.md").read_bytes() == b"\xef\xbb\xbf[a](guide.md)\n"


def test_a_page_that_is_not_utf8_is_left_alone(make_folder: MakeFolder) -> None:
    before = "# Été\n\n[a](Guide.md)\n".encode("cp1252")
    root = make_folder({"index.md": before, "guide.md": "# Guide\n"})
    check(root, mend=True)
    assert (root / "index.md").read_bytes() == before


def test_a_linked_page_is_not_written_through(make_folder: MakeFolder) -> None:
    root = make_folder({"real.md": "# Real\n\n[a](Guide.md)\n", "guide.md": "# Guide\n"})
    try:
        (root / "index.md").symlink_to(root / "real.md")
    except OSError:
        pytest.skip("this system makes no symbolic links")
    edit = Edit("index.md", 3, 4, "Guide.md", "guide.md")
    assert fix(root, [Finding(Problem("index.md", 3, "link-case", "x"), (edit,))]) == ()
    assert (root / "index.md").is_symlink()


def test_an_edit_of_what_has_changed_meanwhile_is_not_made(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": "# Home\n"})
    edits = [Edit("index.md", 9, 0, "x", "y"), Edit("index.md", 1, 2, "Haus", "Home")]
    found = [Finding(Problem("index.md", 1, "x", "x"), (edit,)) for edit in edits]
    assert fix(root, found) == ()
    assert (root / "index.md").read_text() == "# Home\n"


def test_permissions_stay(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": "# Home\n\n[a](Guide.md)\n", "guide.md": "# Guide\n"})
    (root / "index.md").chmod(0o640)
    check(root, mend=True)
    assert (root / "index.md").stat().st_mode & 0o777 == 0o640
    assert sorted(file.name for file in root.iterdir()) == ["guide.md", "index.md"]


@pytest.mark.parametrize(
    ("key", "right"),
    [
        ("titel: Home", "title: Home"),
        ("Summary: One sentence.", "summary: One sentence."),
        ("requries: {plan: pro}", "requires: {plan: pro}"),
        ("see-also: [a.md]", "see_also: [a.md]"),
        ("route: settings/mail", "route: /settings/mail"),
        ('route: "settings/:id"', 'route: "/settings/:id"'),
        ("tabs: wide", "tabs: wide"),
        ("plan: pro", "plan: pro"),
        ("route: [settings, mail]", "route: [settings, mail]"),
        ("route: settings/a b", "route: settings/a b"),
    ],
)
def test_keys_and_routes_are_spelt_right(make_folder: MakeFolder, key: str, right: str) -> None:
    rest = "\n---\n\n# Home\n\nWords.\n"
    root = make_folder({"index.md": f"---\n{key}{rest}", "a.md": "# A\n\n[home](index.md)\n"})
    assert mended(root) == f"---\n{right}{rest}"
    assert check(root, mend=True).fixed == ()


def test_a_misspelt_key_beside_the_right_one_is_left(make_folder: MakeFolder) -> None:
    text = "---\ntitle: Home\ntitel: Other\n---\n\n# Home\n\nWords.\n"
    assert mended(make_folder({"index.md": text})) == text
