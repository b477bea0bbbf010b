"""`vademecum show` answers a key press: what loads slowly stays out of its way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vademecum.app.quick_json import read, write
from vademecum.cli.main import build_parser
from vademecum.cli.show import read_quickly

_DESKTOP = Path(__file__).resolve().parents[3] / "desktop"
SLOW = (
    "argparse",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "json",
    "re",
    "socket",
    "threading",
    "typing",
    "pathlib",
    "hashlib",
    "tempfile",
    "subprocess",
    "urllib",
    "inspect",
    "ssl",
    "PySide6",
    "numpy",
)


def test_nothing_slow_is_loaded(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from vademecum.cli.main import main\n"
        f"code = main(['show', {str(tmp_path)!r}, '--no-start', '--route', '/x'])\n"
        f"print(code, [name for name in {SLOW!r} if name in sys.modules])\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(_DESKTOP)!r})\n{code}"],
        env={**os.environ, "VADEMECUM_HOME": str(tmp_path / "home")},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stdout == "2 []\n", done.stderr


@pytest.mark.parametrize(
    "line",
    [
        [],
        ["folder"],
        ["--route", "/a b", "folder", "--no-start"],
        ["folder", "--id=x=y", "--json"],
        ["--page", "a.md#b", "--search=", "--title", ""],
        ["--flag", "a", "--flag", "", "--plan", "pro", "--role", "r", "--language", "de"],
        ["--audience", "operator", "--overlay", "o.yaml", "folder"],
        ["--route", "/a", "--route", "/b"],
    ],
)
def test_a_plain_command_line_means_the_same_without_argparse(line: list[str]) -> None:
    quick = read_quickly(line)
    assert quick is not None
    thorough = vars(build_parser(["show"]).parse_args(["show", *line]))
    assert vars(quick) == {name: thorough[name] for name in vars(quick)}


@pytest.mark.parametrize(
    "line",
    [
        ["-h"],
        ["--route"],
        ["--route", "--json"],
        ["--rou", "/a"],
        ["--json=1"],
        ["--audience", "king"],
        ["one", "two"],
        ["--", "folder"],
        ["--fly"],
        [""],
    ],
)
def test_whatever_is_out_of_the_ordinary_is_left_to_argparse(line: list[str]) -> None:
    assert read_quickly(line) is None


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=10,
)


@given(_VALUES)
def test_what_is_written_is_json_and_can_be_read(value: Any) -> None:
    text = write(value)
    assert json.loads(text) == value
    assert text.isascii()
    assert "\n" not in text
    assert read(text) == value


@pytest.mark.parametrize("text", ["", "x", "{", '{"a"', "[1]x", '{"a":1}}', "[" * 100_000, '"\x00"', "{1:2}"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read(text)


def test_numbers_and_spaces_are_read_as_json_reads_them() -> None:
    text = ' {"a": [1.5, -2e3, 12345678901234567890], "b": "\\u00e9\\ud83d\\ude00"} \n'
    assert read(text) == json.loads(text)
