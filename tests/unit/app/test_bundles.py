"""Bundles opened as knowledge: with their own index, from a verified copy, or refused."""

from __future__ import annotations

import os
import shutil
import stat
import time
from pathlib import Path

import pytest

from vademecum import BundleError, Knowledge
from vademecum.app import bundles
from vademecum.app.bundles import is_bundle, open_bundle, pack_folder
from vademecum.app.paths import paths
from vademecum.cli.main import main
from vademecum.retrieval.index import Index

PAGES = {
    "index.md": "# Welcome\n\nSee [domains](guide/domains.md).\n",
    "guide/domains.md": "# Domains\n\n## Verify a domain\n\nAdd the record, then click Verify.\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    root = tmp_path / "acme"
    for path, text in PAGES.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def packed(folder: Path, tmp_path: Path) -> Path:
    pack_folder(folder, tmp_path / "acme.vade")
    return tmp_path / "acme.vade"


def no_build(*_args: object, **_options: object) -> Index:
    raise AssertionError("it must not be indexed again")


def test_it_answers_as_its_folder_does(folder: Path, packed: Path) -> None:
    question = "how do I verify a domain?"
    plain, bundled = Knowledge.open(folder), Knowledge.open(packed)
    assert bundled.fingerprint == plain.fingerprint
    assert bundled.title == plain.title == "acme"
    assert bundled.ask(question).source == "guide/domains.md#verify-a-domain"
    assert [(h.id, h.score) for h in bundled.search(question).hits] == [
        (h.id, h.score) for h in plain.search(question).hits
    ]
    assert not bundled.looks_changed()
    assert not bundled.refresh()
    assert bundled.document("index.md").headings[0].text == "Welcome"


def test_it_opens_without_indexing(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vademecum.app.opening.build_index", no_build)
    assert Knowledge.open(packed).search("verify domain").hits


def test_bundles_in_the_folder_are_not_packed_again(
    folder: Path, packed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack_folder(folder, folder / "inside.vade")
    assert (folder / "inside.vade").read_bytes() == packed.read_bytes()
    pack_folder(folder, folder / "again.VADE")
    assert (folder / "again.VADE").read_bytes() == packed.read_bytes()
    monkeypatch.setattr("vademecum.app.opening.build_index", no_build)
    assert Knowledge.open(folder / "again.VADE").search("verify domain").hits


def test_an_index_of_another_version_is_not_used(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundles, "_index_name", lambda: "0.0.1.index")
    pack_folder(folder, tmp_path / "old.vade")
    monkeypatch.undo()
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    assert Knowledge.open(tmp_path / "old.vade").search("verify domain").hits


def test_the_copy_is_used_again(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = open_bundle(packed)
    monkeypatch.setattr(bundles.format_, "verify", no_build)
    assert open_bundle(packed) == first


def test_a_moved_bundle_shares_the_copy(packed: Path) -> None:
    first = open_bundle(packed)
    other = packed.with_name("other.vade")
    shutil.copy(packed, other)
    assert open_bundle(other).root == first.root


def test_a_bundle_tampered_with_after_it_was_opened_is_refused(packed: Path) -> None:
    Knowledge.open(packed)
    data = packed.read_bytes().replace(b"click Verify", b"click Delete")
    packed.write_bytes(data)
    with pytest.raises(BundleError, match="changed after"):
        Knowledge.open(packed)


@pytest.mark.parametrize("harm", ["change", "remove", "shorten"])
def test_a_copy_that_was_harmed_is_made_again(packed: Path, harm: str) -> None:
    page = open_bundle(packed).root / "guide/domains.md"
    page.parent.chmod(0o755)
    if harm == "remove":
        page.unlink()
    else:
        page.chmod(0o644)
        page.write_text("# Domains\n\nEvil." if harm == "change" else "", encoding="utf-8")
    assert Knowledge.open(packed).ask("verify a domain").text
    assert "Verify" in (open_bundle(packed).root / "guide/domains.md").read_text(encoding="utf-8")


def test_nothing_stays_of_a_bundle_that_is_refused(packed: Path) -> None:
    data = packed.read_bytes().replace(b"click Verify", b"click Delete")
    packed.write_bytes(data)
    with pytest.raises(BundleError):
        open_bundle(packed)
    home = paths().cache / "bundles"
    assert not home.exists() or list(home.iterdir()) == []


def test_without_a_cache_it_still_opens(
    packed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wall").write_text("a file, not a folder")
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "wall"))
    assert Knowledge.open(packed).search("verify domain").hits


def test_old_copies_are_removed_and_new_ones_stay(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundles, "_KEPT", 2)
    home = paths().cache / "bundles"
    long_ago = time.time() - 10 * 24 * 3600
    for number in range(4):
        (folder / "index.md").write_text(f"# Welcome {number}\n", encoding="utf-8")
        pack_folder(folder, tmp_path / f"{number}.vade")
        open_bundle(tmp_path / f"{number}.vade")
        for entry in home.iterdir():
            os.utime(entry, (long_ago, long_ago))
    assert len([entry for entry in home.iterdir() if entry.is_dir()]) == 2
    open_bundle(tmp_path / "3.vade")


def test_which_places_are_bundles(tmp_path: Path) -> None:
    (tmp_path / "dir.vade").mkdir()
    assert not is_bundle(tmp_path / "dir.vade")
    assert is_bundle(tmp_path / "x.VADE")
    assert not is_bundle(tmp_path / "x.zip")


def test_the_index_inside_holds_no_place_or_time_of_this_machine(
    folder: Path, packed: Path, tmp_path: Path
) -> None:
    assert str(tmp_path).encode() not in packed.read_bytes()
    for path in PAGES:
        os.utime(folder / path, (1_600_000_000, 1_600_000_000))
    shutil.copytree(folder, tmp_path / "elsewhere" / "acme")
    pack_folder(tmp_path / "elsewhere" / "acme", tmp_path / "b.vade")
    assert (tmp_path / "b.vade").read_bytes() == packed.read_bytes()


# --- the commands ---------------------------------------------------------------------------------


def test_pack_verify_unpack(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "out.vade"
    assert main(["pack", str(folder), str(file)]) == 0
    assert main(["verify", str(file)]) == 0
    assert "2 files" not in capsys.readouterr().out  # two pages and the index
    assert main(["unpack", str(file), str(tmp_path / "again")]) == 0
    for path, text in PAGES.items():
        assert (tmp_path / "again" / path).read_text(encoding="utf-8") == text
    assert main(["unpack", str(file), str(tmp_path / "again")]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["search", str(file), "verify domain"]) == 0


def test_a_tampered_bundle_on_the_command_line(
    packed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    packed.write_bytes(packed.read_bytes().replace(b"click Verify", b"click Delete"))
    assert main(["verify", str(packed), "--json"]) == 1
    assert '"valid": false' in capsys.readouterr().out
    assert main(["unpack", str(packed), str(tmp_path / "again")]) == 2
    assert not (tmp_path / "again").exists()
    assert main(["search", str(packed), "domain"]) == 2
    shown = capsys.readouterr().err
    assert "has been changed" in shown
    assert "Traceback" not in shown


def test_keys_on_the_command_line(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("nacl")
    key, file = tmp_path / "k.pem", tmp_path / "s.vade"
    assert main(["pack", "--new-key", str(key)]) == 0
    assert main(["pack", str(folder), str(file), "--key", str(key)]) == 0
    assert main(["verify", str(file), "--key", f"{key}.pub"]) == 0
    assert "signature: checked" in capsys.readouterr().out
    assert main(["pack", str(folder), str(file)]) == 0
    assert main(["verify", str(file), "--key", f"{key}.pub"]) == 1
    assert main(["pack"]) == 2


def test_the_copy_cannot_be_written_by_others(packed: Path) -> None:
    root = open_bundle(packed).root
    assert not (root / "index.md").stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH)
