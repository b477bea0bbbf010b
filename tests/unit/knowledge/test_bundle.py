"""Bundles: the same bytes every time, whole or refused, and never more than what was packed."""

from __future__ import annotations

import io
import json
import os
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vademecum.errors import BundleError
from vademecum.knowledge import bundle_entries, signing
from vademecum.knowledge.bundle import MIME, MTIME_S, pack, peek, unpack, verify
from vademecum.knowledge.folder import read_folder

MakeFolder = Callable[..., Path]
PAGES = {
    "knowledge.yaml": "title: Acme help\nversion: '3'\nlanguage: en\n",
    "index.md": "# Welcome\n\n[dns](guide/dns.md) ![x](img/a.png)\n",
    "guide/dns.md": "# DNS\n\nWords.\n",
    "guide/Größe.md": "# Größe\n\nWorte.\n",
    "img/a.png": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
}
Change = Callable[[zipfile.ZipInfo, bytes], Iterator[tuple[zipfile.ZipInfo, bytes]]]


@pytest.fixture
def folder(make_folder: MakeFolder) -> Path:
    return make_folder(PAGES)


@pytest.fixture
def packed(folder: Path, tmp_path: Path) -> Path:
    pack(read_folder(folder), tmp_path / "a.vade", index={"x.index": b"index"})
    return tmp_path / "a.vade"


def rewritten(source: Path, change: Change, *extra: tuple[str, bytes]) -> Path:
    """A copy of the bundle in which each entry is what `change` makes of it."""
    target = source.with_name("changed.vade")
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, "w") as new:
        for entry in old.infolist():
            for info, data in change(entry, old.read(entry)):
                new.writestr(info, data)
        for name, data in extra:
            new.writestr(zipfile.ZipInfo(name), data)
    return target


def same(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
    yield entry, data


def listed(name: str, data: bytes) -> Change:
    """Adds a file to the manifest, as whoever makes a hostile bundle would."""
    import hashlib

    def change(entry: zipfile.ZipInfo, old: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        if entry.filename != "manifest.json":
            yield entry, old
            return
        manifest = json.loads(old)
        manifest["files"][name] = {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        yield entry, json.dumps(manifest).encode()

    return change


# --- packing --------------------------------------------------------------------------------------


def test_what_was_packed_comes_out(folder: Path, packed: Path, tmp_path: Path) -> None:
    bundle = unpack(packed, tmp_path / "out")
    assert (bundle.title, bundle.version, bundle.language, bundle.name) == ("Acme help", "3", "en", "help")
    for path in PAGES:
        copy = tmp_path / "out/help" / path
        assert copy.read_bytes() == (folder / path).read_bytes()
        assert copy.stat().st_mtime == MTIME_S
    assert (tmp_path / "out/.index/x.index").read_bytes() == b"index"
    assert (
        read_folder(tmp_path / "out/help").fingerprint
        == bundle.fingerprint
        == read_folder(folder).fingerprint
    )


@pytest.mark.parametrize("kind", ["", "RSA ", "ENCRYPTED ", "OPENSSH "])
def test_a_private_key_is_not_given_away(make_folder: MakeFolder, tmp_path: Path, kind: str) -> None:
    text = f"-----BEGIN {kind}PRIVATE KEY-----\nMC4CAQAwBQ==\n-----END {kind}PRIVATE KEY-----\n"
    shown = {"keys.md": f"# Keys\n\n```\n{text}```\n", "acme.pem.pub": text.replace("PRIVATE", "PUBLIC")}
    pack(read_folder(make_folder({**PAGES, **shown})), tmp_path / "fine.vade")
    root = make_folder({**PAGES, "secret/acme.pem": "\n" + text})
    with pytest.raises(BundleError, match=r"acme\.pem: this is a private key"):
        pack(read_folder(root), tmp_path / "a.vade")
    assert not (tmp_path / "a.vade").exists()


def test_it_begins_with_its_media_type(packed: Path) -> None:
    head = packed.read_bytes()[:100]
    assert head[30:38] == b"mimetype"
    assert head[38 : 38 + len(MIME)] == MIME.encode()


def test_the_same_folder_packs_to_the_same_bytes(folder: Path, packed: Path, tmp_path: Path) -> None:
    for path in PAGES:
        os.utime(folder / path, (1_700_000_000, 1_700_000_000))
        (folder / path).chmod(0o600)
    code = (
        "import sys; from pathlib import Path\n"
        "from vademecum.knowledge.bundle import pack\n"
        "from vademecum.knowledge.folder import read_folder\n"
        "pack(read_folder(sys.argv[1]), Path(sys.argv[2]), index={'x.index': b'index'})\n"
    )
    other = tmp_path / "b.vade"
    surroundings = {**os.environ, "PYTHONHASHSEED": "77", "LC_ALL": "C", "TZ": "Asia/Tokyo"}
    subprocess.run([sys.executable, "-c", code, str(folder), str(other)], check=True, env=surroundings)
    assert other.read_bytes() == packed.read_bytes()


def test_compressed_ones_are_smaller_and_the_same_inside(folder: Path, packed: Path, tmp_path: Path) -> None:
    (folder / "index.md").write_text("# Welcome\n\n" + "word " * 5000, encoding="utf-8")
    snapshot = read_folder(folder)
    plain = pack(snapshot, packed)
    small = pack(snapshot, tmp_path / "c.vade", compress=True)
    assert (tmp_path / "c.vade").stat().st_size < packed.stat().st_size / 2
    assert verify(tmp_path / "c.vade").sha256 == small.sha256 == plain.sha256


def test_an_overlay_beside_the_folder_comes_along(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "help.overlay.yaml").write_text("pages:\n  guide/dns.md: {route: /dns}\n", encoding="utf-8")
    snapshot = read_folder(folder)
    pack(snapshot, tmp_path / "a.vade")
    unpack(tmp_path / "a.vade", tmp_path / "out")
    again = read_folder(tmp_path / "out/help")
    assert [str(route) for route in again.articles["guide/dns.md"].routes] == ["/dns"]
    assert again.fingerprint == snapshot.fingerprint


@pytest.mark.parametrize("name", ["a:b.md", "con.md", "x./y.md", "q?.md"])
def test_a_name_that_not_every_system_allows_is_refused(
    make_folder: MakeFolder, tmp_path: Path, name: str
) -> None:
    try:
        root = make_folder({"index.md": "# A\n", name: "# B\n"})
    except OSError:
        pytest.skip("this system does not allow it either")
    if not (root / name).is_file():
        pytest.skip("this system does not allow it either")
    with pytest.raises(BundleError, match="Rename"):
        pack(read_folder(root), tmp_path / "a.vade")
    assert not (tmp_path / "a.vade").exists()


def test_an_empty_folder_is_not_packed(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(BundleError, match="no Markdown page"):
        pack(read_folder(tmp_path / "empty"), tmp_path / "a.vade")


def test_links_out_of_the_folder_do_not_come_along(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(b"secret")
    try:
        (folder / "img/secret.png").symlink_to(tmp_path / "secret.png")
    except OSError:
        pytest.skip("this system makes no symbolic links")
    pack(read_folder(folder), tmp_path / "a.vade")
    assert b"secret" not in (tmp_path / "a.vade").read_bytes()


def test_a_bundle_that_cannot_be_written_leaves_the_old_one(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "gone" / "a.vade"
    with pytest.raises(BundleError, match="cannot be written"):
        pack(read_folder(folder), target)


# --- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "../out.md",
        "knowledge/../../out.md",
        "/etc/out.md",
        "C:/out.md",
        "knowledge/a\\..\\..\\out.md",
        "knowledge/con.md",
        "knowledge/a.md:stream",
        "knowledge/a./b.md",
        "knowledge//b.md",
        "knowledge/\x01.md",
    ],
)
def test_a_name_that_leads_elsewhere(packed: Path, tmp_path: Path, name: str) -> None:
    hostile = rewritten(packed, listed(name, b"x"), (name, b"x"))
    with pytest.raises(BundleError):
        unpack(hostile, tmp_path / "out")
    assert not (tmp_path / "out").exists()
    assert not (tmp_path / "out.md").exists()


@pytest.mark.parametrize(
    "other", ["knowledge/index.md", "knowledge/INDEX.md", "knowledge/guide/Gro\u0308\u00dfe.md"]
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_two_files_of_one_name(packed: Path, other: str) -> None:
    with pytest.raises(BundleError, match="twice"):
        verify(rewritten(packed, listed(other, b"x"), (other, b"x")))


def test_a_link(packed: Path) -> None:
    def change(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        if entry.filename == "knowledge/index.md":
            entry.external_attr = (stat.S_IFLNK | 0o777) << 16
        yield entry, data

    with pytest.raises(BundleError, match="link or a folder"):
        verify(rewritten(packed, change))


def test_a_bomb(packed: Path) -> None:
    zeros = bytes(50_000_000)
    entry = zipfile.ZipInfo("knowledge/bomb.md")
    entry.compress_type = zipfile.ZIP_DEFLATED
    hostile = rewritten(packed, listed("knowledge/bomb.md", zeros))
    with zipfile.ZipFile(hostile, "a") as target:
        target.writestr(entry, zeros)
    with pytest.raises(BundleError, match="times its size"):
        verify(hostile)


def test_too_many_and_too_much(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle_entries, "MAX_ENTRIES", 3)
    with pytest.raises(BundleError, match="more than 3 files"):
        verify(packed)
    monkeypatch.setattr(bundle_entries, "MAX_ENTRIES", 100)
    monkeypatch.setattr(bundle_entries, "MAX_BYTES", 10)
    with pytest.raises(BundleError, match="unpacks to more"):
        verify(packed)
    monkeypatch.setattr(bundle_entries, "_MAX_DIRECTORY", 10)
    with pytest.raises(BundleError, match="directory is too large"):
        verify(packed)


@pytest.mark.parametrize("where", ["directory", "own header"])
def test_an_encrypted_file(packed: Path, where: str) -> None:
    with zipfile.ZipFile(packed) as plain:
        own = plain.getinfo("knowledge/index.md").header_offset
    data = bytearray(packed.read_bytes())
    in_directory = data.rindex(b"knowledge/index.md") - 46
    data[in_directory + 8 if where == "directory" else own + 6] |= 1
    packed.write_bytes(data)
    with pytest.raises(BundleError, match="encrypted"):
        verify(packed)


def test_files_that_overlap(packed: Path) -> None:
    """Two directory entries that share one file's bytes: the way to a bomb without nesting."""
    data = packed.read_bytes()
    first = data.index(b"PK\x01\x02")
    second = data.index(b"PK\x01\x02", first + 4)
    shared = bytearray(data)
    shared[second + 42 : second + 46] = data[first + 42 : first + 46]
    packed.write_bytes(shared)
    with pytest.raises(BundleError):
        verify(packed)


def test_something_before_or_behind_the_bundle(packed: Path) -> None:
    data = packed.read_bytes()
    packed.write_bytes(b"#!/bin/sh\nexit 1\n" + data)
    with pytest.raises(BundleError):
        verify(packed)
    packed.write_bytes(data + b"more")
    with pytest.raises(BundleError):
        verify(packed)


def test_a_file_that_the_manifest_does_not_know(packed: Path) -> None:
    with pytest.raises(BundleError, match=r"extra\.md was added"):
        verify(rewritten(packed, same, ("knowledge/extra.md", b"x")))


def test_a_file_that_is_gone(packed: Path) -> None:
    def change(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        if entry.filename != "knowledge/index.md":
            yield entry, data

    with pytest.raises(BundleError, match=r"index\.md is missing"):
        verify(rewritten(packed, change))


@pytest.mark.parametrize("new", [b"# Welcome\n", b"# Weltome\n\n[dns](guide/dns.md) ![x](img/a.png)\n"])
def test_a_page_that_was_changed(packed: Path, tmp_path: Path, new: bytes) -> None:
    def change(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        yield entry, new if entry.filename == "knowledge/index.md" else data

    hostile = rewritten(packed, change)
    with pytest.raises(BundleError, match=r"index\.md .*has been changed"):
        verify(hostile)
    with pytest.raises(BundleError, match=r"index\.md .*has been changed"):
        unpack(hostile, tmp_path / "out")


@pytest.mark.parametrize(
    "manifest",
    [
        b"",
        b"[]",
        b'{"format": 1}',
        b'{"format": 1, "files": {"knowledge/index.md": 3}}',
        b"[" * 100_000,
        b"\xff",
    ],
)
def test_a_manifest_that_is_none(packed: Path, manifest: bytes) -> None:
    def change(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        yield entry, manifest if entry.filename == "manifest.json" else data

    with pytest.raises(BundleError):
        verify(rewritten(packed, change))


def test_a_bundle_of_the_future(packed: Path) -> None:
    def change(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        yield (
            entry,
            data.replace(b'"format": 1', b'"format": 2') if entry.filename == "manifest.json" else data,
        )

    with pytest.raises(BundleError, match="newer Vademecum"):
        verify(rewritten(packed, change))


@pytest.mark.parametrize("data", [b"", b"PK", b"# a page\n" * 100, b"PK\x05\x06" + bytes(18)])
def test_files_that_are_no_bundles(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "x.vade").write_bytes(data)
    with pytest.raises(BundleError):
        verify(tmp_path / "x.vade")
    with pytest.raises(BundleError):
        peek(tmp_path / "x.vade")


def test_a_plain_zip_is_no_bundle(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "x.vade", "w") as target:
        target.writestr("index.md", "# A\n")
    with pytest.raises(BundleError, match="no bundle of Vademecum"):
        verify(tmp_path / "x.vade")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BundleError, match="cannot be read"):
        verify(tmp_path / "gone.vade")


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(position=st.floats(0, 1, exclude_max=True), value=st.integers(0, 255), cut=st.booleans())
def test_damage_anywhere_is_noticed(packed: Path, position: float, value: int, cut: bool) -> None:
    """One byte changed or the end cut off: refused, or else nothing that anyone reads has changed."""
    data = packed.read_bytes()
    at = int(position * len(data))
    broken = data[:at] if cut else data[:at] + bytes([value]) + data[at + 1 :]
    place = packed.with_name("broken.vade")
    place.write_bytes(broken)
    try:
        found = verify(place)
    except BundleError:
        return
    assert not cut
    assert found.sha256 == verify(packed).sha256


# --- signatures -----------------------------------------------------------------------------------


@pytest.fixture
def key(tmp_path: Path) -> Path:
    pytest.importorskip("nacl")
    signing.make_key(tmp_path / "key.pem")
    return tmp_path / "key.pem"


def public(key: Path) -> Path:
    return key.with_name(f"{key.name}.pub")


def test_a_signed_bundle(folder: Path, tmp_path: Path, key: Path) -> None:
    target = tmp_path / "s.vade"
    pack(read_folder(folder), target, key=key)
    first = target.read_bytes()
    pack(read_folder(folder), target, key=key)
    assert target.read_bytes() == first
    bundle = verify(target, key=public(key))
    assert bundle.checked
    assert bundle.signer == signing.public_of(public(key)).hex()
    assert verify(target).checked


def test_a_private_key_is_for_its_owner_only(key: Path) -> None:
    if os.name == "posix":
        assert key.stat().st_mode & 0o077 == 0
    with pytest.raises(BundleError, match="a key already"):
        signing.make_key(key)


def test_an_unsigned_bundle_when_a_signature_is_asked_for(packed: Path, key: Path) -> None:
    with pytest.raises(BundleError, match="not signed"):
        verify(packed, key=public(key))


def test_a_signature_taken_off(folder: Path, tmp_path: Path, key: Path) -> None:
    def without(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        if entry.filename != "signature.json":
            yield entry, data

    def unsigned(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        for info, old in without(entry, data):
            is_manifest = info.filename == "manifest.json"
            yield info, json.dumps({**json.loads(old), "signer": ""}).encode() if is_manifest else old

    target = tmp_path / "s.vade"
    pack(read_folder(folder), target, key=key)
    with pytest.raises(BundleError, match="taken off"):
        verify(rewritten(target, without))
    with pytest.raises(BundleError, match="not signed"):
        verify(rewritten(target, unsigned), key=public(key))


def test_a_signature_of_somebody_else(folder: Path, tmp_path: Path, key: Path) -> None:
    signing.make_key(tmp_path / "other.pem")
    target = tmp_path / "s.vade"
    pack(read_folder(folder), target, key=tmp_path / "other.pem")
    with pytest.raises(BundleError, match="another key"):
        verify(target, key=public(key))


def test_a_manifest_changed_under_its_signature(folder: Path, tmp_path: Path, key: Path) -> None:
    def change(entry: zipfile.ZipInfo, data: bytes) -> Iterator[tuple[zipfile.ZipInfo, bytes]]:
        yield entry, data.replace(b"Acme", b"Evil") if entry.filename == "manifest.json" else data

    target = tmp_path / "s.vade"
    pack(read_folder(folder), target, key=key)
    with pytest.raises(BundleError, match="signature is wrong"):
        verify(rewritten(target, change))


@pytest.mark.parametrize(
    "data", [b"", b"no key", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"]
)
def test_keys_that_are_none(folder: Path, tmp_path: Path, data: bytes) -> None:
    pytest.importorskip("nacl")
    (tmp_path / "bad.pem").write_bytes(data)
    with pytest.raises(BundleError, match="no Ed25519 key"):
        pack(read_folder(folder), tmp_path / "s.vade", key=tmp_path / "bad.pem")


def test_keys_of_openssl_are_read(tmp_path: Path, folder: Path) -> None:
    pytest.importorskip("nacl")
    import shutil

    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl here")
    secret, shown = tmp_path / "o.pem", tmp_path / "o.pub"
    subprocess.run(["openssl", "genpkey", "-algorithm", "ed25519", "-out", str(secret)], check=True)
    subprocess.run(["openssl", "pkey", "-in", str(secret), "-pubout", "-out", str(shown)], check=True)
    pack(read_folder(folder), tmp_path / "s.vade", key=secret)
    assert verify(tmp_path / "s.vade", key=shown).checked


def test_without_the_library_it_says_what_is_missing(
    folder: Path, tmp_path: Path, key: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "s.vade"
    pack(read_folder(folder), target, key=key)
    monkeypatch.setattr(signing, "available", lambda: False)
    assert not verify(target).checked
    with pytest.raises(BundleError, match="-m pip install pynacl"):
        verify(target, key=public(key))


def test_the_zip_opens_with_any_tool(packed: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(packed.read_bytes())) as plain:
        assert plain.testzip() is None
        assert plain.read("knowledge/index.md").startswith(b"# Welcome")
