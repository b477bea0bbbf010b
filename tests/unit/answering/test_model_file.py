"""A file is judged before native code sees it."""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vademecum.answering import machine, model_file
from vademecum.answering.gguf import GgufError, read_header
from vademecum.answering.model_file import check_model, inspect_model
from vademecum.app.model_place import model_beside
from vademecum.errors import ModelError


def text(value: str) -> bytes:
    data = value.encode()
    return struct.pack("<Q", len(data)) + data


def entry(key: str, value: str | int | list[int] | list[str]) -> bytes:
    if isinstance(value, str):
        return text(key) + struct.pack("<I", 8) + text(value)
    if isinstance(value, int):
        return text(key) + struct.pack("<II", 4, value)
    if value and isinstance(value[0], str):
        return text(key) + struct.pack("<IIQ", 9, 8, len(value)) + b"".join(text(str(item)) for item in value)
    return text(key) + struct.pack("<IIQ", 9, 5, len(value)) + struct.pack(f"<{len(value)}i", *value)


def gguf(
    values: dict[str, str | int | list[int] | list[str]] | None = None, *, version: int = 3, weights: int = 64
) -> bytes:
    """A tiny model: one tensor of 4-byte floats."""
    entries = {
        "general.architecture": "llama",
        "general.name": "Tiny",
        "llama.context_length": 512,
        "llama.block_count": 2,
        "llama.embedding_length": 64,
        "llama.attention.head_count": 4,
        "llama.attention.head_count_kv": [2, 1],
        "tokenizer.ggml.tokens": ["a", "b", "c"],
        **(values or {}),
    }
    head = b"GGUF" + struct.pack("<IQQ", version, 1, len(entries))
    head += b"".join(entry(key, value) for key, value in entries.items())
    head += text("weights") + struct.pack("<IQIQ", 1, weights, 0, 0)
    return head + b"\0" * (-len(head) % 32) + b"\0" * (4 * weights)


def write(tmp_path: Path, data: bytes, name: str = "tiny.gguf") -> Path:
    file = tmp_path / name
    file.write_bytes(data)
    return file


def refused(file: Path, **options: object) -> str:
    with pytest.raises(ModelError) as caught:
        check_model(file, free=lambda: 1 << 40, **options)  # type: ignore[arg-type]
    assert caught.value.path == str(file)
    assert caught.value.mend
    return caught.value.problem


def test_a_whole_model_is_described(tmp_path: Path) -> None:
    found = check_model(
        write(tmp_path, gguf({"tokenizer.chat_template": "{{ x }}", "general.file_type": 15}))
    )
    assert (found.name, found.architecture, found.parameters, found.version) == ("Tiny", "llama", 64, 3)
    assert (found.quantisation, found.chat, found.encoder) == ("Q4_K_M", True, False)
    assert (found.trained_context, found.context) == (512, 512)
    # cache: 512 tokens x 2 layers x 2 heads (the larger of the two layers) x (16 + 16) numbers x 2 bytes
    assert found.memory == found.size + 512 * 2 * 2 * 32 * 2 + model_file._OVERHEAD


def test_a_name_is_one_short_line(tmp_path: Path) -> None:
    found = inspect_model(write(tmp_path, gguf({"general.name": "Evil\x1b[31m\nname\u202e " + "x" * 500})))
    assert found.name.isprintable()
    assert found.name.startswith("Evil [31m name")
    assert len(found.name) <= 80


def test_a_model_beside_a_folder_or_bundle(tmp_path: Path) -> None:
    assert model_beside(tmp_path / "help.vade") is None
    shipped = write(tmp_path, gguf(), "help.gguf")
    assert model_beside(tmp_path / "help.vade") == shipped.resolve()
    assert model_beside(tmp_path / "help") == shipped.resolve()
    assert model_beside(tmp_path / "help.2") is None


def test_an_encoder_is_told_by_its_kind(tmp_path: Path) -> None:
    assert inspect_model(write(tmp_path, gguf({"general.architecture": "bert"}))).encoder
    assert inspect_model(write(tmp_path, gguf({"llama.pooling_type": 1}))).encoder


def test_every_shortened_copy_is_refused(tmp_path: Path) -> None:
    whole = gguf()
    for length in range(len(whole)):
        problem = refused(write(tmp_path, whole[:length]))
        assert any(word in problem for word in ("empty", "incomplete", "no GGUF", "damaged")), problem


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "is empty"),
        (b"not a model", "no GGUF"),
        (b"PK\x03\x04" + b"\0" * 99, "no GGUF"),
        (gguf(version=99), "version 99, newer"),
        (gguf(version=1), "no longer reads"),
        (b"GGUF" + struct.pack(">IQQ", 3, 1, 1), "big-endian"),
        (b"GGUF" + struct.pack("<IQQ", 3, 1, 2**63), "announces more"),
        (b"GGUF" + struct.pack("<IQQ", 3, 0, 0), "no weights"),
        (b"GGUF" + struct.pack("<IQQ", 3, 0, 1) + struct.pack("<Q", 2**40), "too long"),
        (b"GGUF" + struct.pack("<IQQ", 3, 0, 1) + text("k") + struct.pack("<I", 77), "unknown kind"),
        (gguf({"split.count": 3}), "one of 3 parts"),
        (gguf({"general.type": "adapter"}), "adapter"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, data: bytes, told: str) -> None:
    assert told in refused(write(tmp_path, data))


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_no_bytes_raise_anything_else(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    whole = bytearray(gguf())
    for _ in range(data.draw(st.integers(1, 6))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    file = write(tmp_path_factory.getbasetemp(), bytes(whole), "fuzzed.gguf")
    try:
        read_header(file)
    except GgufError:
        return


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    assert "does not exist" in refused(tmp_path / "none.gguf")
    assert "is a folder" in refused(tmp_path)


def test_a_path_of_other_scripts(tmp_path: Path) -> None:
    place = tmp_path / "Modèles Łódź 模型"
    place.mkdir()
    assert check_model(write(place, gguf())).name == "Tiny"


def test_the_pin_of_the_manifest(tmp_path: Path) -> None:
    file = write(tmp_path, gguf())
    right = hashlib.sha256(file.read_bytes()).hexdigest()
    assert check_model(file, sha256=right.upper()).name == "Tiny"
    assert "sha256 differs" in refused(file, sha256="0" * 64)
    write(tmp_path, gguf({"general.name": "Other"}))
    assert "sha256 differs" in refused(file, sha256=right)


def test_too_little_memory_is_said_in_figures(tmp_path: Path) -> None:
    file = write(tmp_path, gguf())
    with pytest.raises(ModelError, match=r"needs about \d+ MB of memory and 1 MB are free"):
        check_model(file, free=lambda: 1 << 20)
    assert check_model(file, free=lambda: None).name == "Tiny"


def test_an_old_cpu_is_named_before_loading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(machine, "_cpu_features", lambda: machine.features_of("sse4_2 avx f16c"))
    assert machine.missing_instructions() == ("avx2", "fma", "bmi2")
    assert "lacks AVX2, FMA, BMI2" in refused(write(tmp_path, gguf()))
    monkeypatch.setenv(machine.ANY_CPU, "1")
    assert check_model(write(tmp_path, gguf())).name == "Tiny"


def test_other_processors_need_none_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.platform, "machine", lambda: "arm64")
    assert machine.missing_instructions() == ()


def test_free_memory_is_what_the_control_group_leaves(tmp_path: Path) -> None:
    meminfo = tmp_path / "meminfo"
    meminfo.write_text("MemTotal: 900 kB\nMemAvailable:  800 kB\n")
    assert machine._linux_memory(meminfo, tmp_path) == 800 * 1024
    (tmp_path / "memory.max").write_text("500000\n")
    (tmp_path / "memory.current").write_text("200000\n")
    assert machine._linux_memory(meminfo, tmp_path) == 300_000
    (tmp_path / "memory.max").write_text("max\n")
    assert machine._linux_memory(meminfo, tmp_path) == 800 * 1024
    assert machine._linux_memory(tmp_path / "none", tmp_path) is None
