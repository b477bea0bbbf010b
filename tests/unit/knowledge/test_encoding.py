from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vademecum.knowledge.encoding import BinaryFileError, decode


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\0\ufeff")))
def test_utf8_comes_out_as_it_is(text: str) -> None:
    assert decode(text.encode(), "p.md") == (text, ())
    assert decode(b"\xef\xbb\xbf" + text.encode(), "p.md") == (text, ())


def test_line_ends_become_one_kind() -> None:
    assert decode(b"a\r\nb\rc\n", "p.md") == ("a\nb\nc\n", ())


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_wide_encodings_are_read_and_named(encoding: str) -> None:
    text = "# Wide page\n\nplain words about nothing much\n"
    read, problems = decode(text.encode(encoding), "w.md")
    assert read == text
    assert [(problem.path, problem.line, problem.code) for problem in problems] == [("w.md", 1, "encoding")]
    assert encoding[:6].upper() in problems[0].message


@pytest.mark.parametrize(
    ("encoding", "text", "name"),
    [
        ("cp1252", "# Café “menu”\n\nà la carte, s’il vous plaît\n", "Windows-1252"),
        ("cp1251", "# Настройка\n\nВыберите папку и нажмите кнопку\n", "Windows-1251"),
        ("cp1252", "naïve", "Windows-1252"),
    ],
)
def test_8_bit_encodings_are_read_by_a_stated_fallback(encoding: str, text: str, name: str) -> None:
    data = text.encode(encoding)
    read, (problem,) = decode(data, "old.md")
    assert read == text
    assert name in problem.message
    offset = next(i for i, byte in enumerate(data) if byte > 0x7F)
    assert f"offset {offset}" in problem.message
    assert problem.line == data.count(b"\n", 0, offset) + 1


def test_one_wrong_byte_spoils_no_utf8_page() -> None:
    data = "Größe, Maß und Öl\n\nund ".encode() + b"\xff ok"
    read, (problem,) = decode(data, "p.md")
    assert read == "Größe, Maß und Öl\n\nund \ufffd ok"
    assert problem.line == 3
    assert f"offset {data.index(0xFF)} " in problem.message


def test_a_stray_zero_byte_is_shown_and_named() -> None:
    read, (problem,) = decode(b"# A\n\n" + b"word " * 60 + b"\0", "p.md")
    assert read.endswith("word \ufffd")
    assert problem.line == 3


@pytest.mark.parametrize(
    "data", [bytes(range(256)) * 8, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + b"\0\xff" * 40, b"GGUF\3\0\0\0"]
)
def test_what_is_no_text_is_told_apart(data: bytes) -> None:
    with pytest.raises(BinaryFileError) as caught:
        decode(data, "b.md")
    assert data[caught.value.offset] == 0


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        text, _ = decode(data, "x.md")
    except BinaryFileError as error:
        assert data[error.offset] == 0
    else:
        assert "\r" not in text


def test_shared_fixtures_of_encodings(cases: Path) -> None:
    found = {}
    for file in (cases / "AI-10").iterdir():
        text, problems = decode(file.read_bytes(), file.name)
        found[file.name] = text.partition("\n")[0], len(problems)
    assert found["cp1252.md"] == ("# Café “menu”", 1)
    assert found["utf16.md"] == ("# Wide page", 1)
    assert found["badbyte.md"] == ("# Bad", 1)
    assert sum(problems for _, problems in found.values()) == 3
