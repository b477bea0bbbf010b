"""Packages made in plain Python: what is in them, that they install and remove, that they do not vary."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import lzma
import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
from dataclasses import replace
from pathlib import Path

import pytest

from vademecum import BundleError, VademecumError
from vademecum.app.brand import Brand, read_brand
from vademecum.app.bundles import pack_folder
from vademecum.app.model_place import model_beside
from vademecum.app.shipping import completion
from vademecum.app.shipping.archive import packed
from vademecum.app.shipping.branded import Wish, make_installer
from vademecum.app.shipping.deb import control, write_deb
from vademecum.app.shipping.desktop import appstream, desktop_entry, mime_type
from vademecum.app.shipping.manpage import commands, manual_page
from vademecum.app.shipping.product import Item, Product, identifier
from vademecum.app.shipping.runfile import portable_items, script, write_run
from vademecum.app.shipping.tree import SUMS, Application, icon_item, program_items, system_items
from vademecum.app.trust import LIST, judge, read_list
from vademecum.cli.main import COMMANDS, build_parser, main
from vademecum.knowledge.bundle import verify
from vademecum.knowledge.signing import make_key

LINUX = sys.platform.startswith("linux")
PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (64).to_bytes(4, "big") * 2 + bytes(20)


@pytest.fixture(scope="module")
def parser() -> argparse.ArgumentParser:
    return build_parser(["--help"])


@pytest.fixture
def product() -> Product:
    return Product(
        "Acme Help", "acme-help", "2.1", "Help for Acme", "First part.\n\nSecond part.", owns_bundles=True,
        depends=("libc6 (>= 2.34)",),
    )  # fmt: skip


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """What PyInstaller makes, in small: a program, its libraries, and a link between them."""
    folder = tmp_path / "vademecum"
    (folder / "_internal").mkdir(parents=True)
    start = folder / "vademecum"
    start.write_text('#!/bin/sh\necho "started with $*"\n')
    start.chmod(0o755)
    (folder / "_internal/libx.so.1").write_bytes(b"\x7fELF x")
    (folder / "_internal/libx.so").symlink_to("libx.so.1")
    return folder


@pytest.fixture
def application(product: Product, program: Path, tmp_path: Path) -> Application:
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "licenses").mkdir()
    (tmp_path / "licenses/copyright").write_text("all of them")
    return Application(product, program, "vademecum", tmp_path / "icon.svg", licences=tmp_path / "licenses")


# --- names and texts ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "found"),
    [("Acme Help!", "acme-help"), ("  Über-Hilfe 2 ", "uber-hilfe-2"), ("A/B & C", "a-b-c")],
)
def test_a_name_becomes_an_identifier(name: str, found: str) -> None:
    assert identifier(name) == found


@pytest.mark.parametrize("name", ["", "!!!", "2 fast", "日本"])
def test_names_that_cannot(name: str) -> None:
    with pytest.raises(VademecumError):
        identifier(name)


@pytest.mark.parametrize("version", ["", "v1", "1 0", "1/2", "1;rm"])
def test_versions_that_cannot(version: str) -> None:
    with pytest.raises(VademecumError, match="version"):
        Product("A", "acme", version, "x")


def test_the_menu_entry(product: Product) -> None:
    text = desktop_entry(product, "/usr/bin/acme-help", "acme-help")
    assert "Exec=/usr/bin/acme-help %u\n" in text
    assert "MimeType=application/vnd.vademecum.bundle;x-scheme-handler/vademecum;\n" in text
    assert 'Exec="/opt/my \\"app\\"/x" %u' in desktop_entry(product, '/opt/my "app"/x', "x")
    other = Product("Other", "other", "1", "x")
    assert "MimeType" not in desktop_entry(other, "other", "other")


def test_desktop_files_are_valid(product: Product, tmp_path: Path) -> None:
    entry, info, mime = (
        tmp_path / "acme-help.desktop",
        tmp_path / "acme-help.metainfo.xml",
        tmp_path / "packages/m.xml",
    )
    mime.parent.mkdir()
    entry.write_text(desktop_entry(product, "acme-help", "acme-help"), encoding="utf-8")
    info.write_text(appstream(product), encoding="utf-8")
    mime.write_text(mime_type(), encoding="utf-8")
    from xml.etree import ElementTree

    for file in (info, mime):
        ElementTree.parse(file)  # noqa: S314 - our own text
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", str(entry)], check=True)
    if shutil.which("update-mime-database"):
        subprocess.run(["update-mime-database", str(tmp_path)], check=True, capture_output=True)
        assert "*.vade" in (tmp_path / "globs2").read_text(encoding="utf-8")


def test_the_manual_page_names_every_command(product: Product, parser: argparse.ArgumentParser) -> None:
    page = manual_page(product, parser)
    for name in COMMANDS:
        assert f".SS {name}\n" in page
    assert "\\-\\-fix" in page
    assert "%%" not in page
    if shutil.which("man") and shutil.which("groff"):
        done = subprocess.run(
            ["groff", "-man", "-Kutf8", "-Tutf8", "-ww"],
            input=page,
            text=True,
            capture_output=True,
            check=True,
        )
        assert done.stderr == ""
        assert "--fix" in re.sub(".\b", "", done.stdout)  # bold is printed twice


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completions_name_every_command(shell: str, parser: argparse.ArgumentParser, tmp_path: Path) -> None:
    text = getattr(completion, shell)("vademecum", parser)
    for name, _, _ in commands(parser):
        assert name in text
    if shutil.which(shell):
        (tmp_path / "c").write_text(text, encoding="utf-8")
        subprocess.run([shell, "-n", str(tmp_path / "c")], check=True)


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash here")
@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["vademecum", "sea"], "search"),
        (["vademecum", "check", "--f"], "--fix"),
        (["vademecum", "search", "x", "--audience", "op"], "operator"),
    ],
)
def test_bash_completes(
    words: list[str], offered: str, parser: argparse.ArgumentParser, tmp_path: Path
) -> None:
    file = tmp_path / "completion"
    file.write_text(completion.bash("vademecum", parser), encoding="utf-8")
    typed = f"COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}"
    script = f"source {file}; {typed}; _vademecum; echo ${{COMPREPLY[@]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert offered in done.stdout.split()


# --- files ----------------------------------------------------------------------------------------


def test_the_program_is_installed_under_the_products_name(application: Application) -> None:
    items = {item.path: item for item in program_items(application)}
    assert items["acme-help"].mode == 0o755
    assert items["_internal/libx.so"].link == "libx.so.1"
    assert "vademecum" not in items
    sums = items[SUMS].data().decode()
    known = hashlib.sha256(b"\x7fELF x").hexdigest()
    assert f"{known}  _internal/libx.so.1\n" in sums


def test_a_folder_without_a_program_is_refused(application: Application, program: Path) -> None:
    (program / "vademecum").unlink()
    with pytest.raises(VademecumError, match="no program folder"):
        program_items(application)


def test_icons(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(PNG)
    assert icon_item("a", tmp_path / "a.png").path == "icons/hicolor/64x64/apps/a.png"
    (tmp_path / "b.png").write_bytes(PNG.replace((64).to_bytes(4, "big"), (65).to_bytes(4, "big"), 1))
    with pytest.raises(VademecumError, match="65 x 64"):
        icon_item("a", tmp_path / "b.png")
    (tmp_path / "c.png").write_text("no picture")
    with pytest.raises(VademecumError, match="neither"):
        icon_item("a", tmp_path / "c.png")


def test_archives_do_not_vary(monkeypatch: pytest.MonkeyPatch) -> None:
    items = [Item("b", b"2", 0o755), Item("a/x", b"1"), Item("a/l", link="x")]
    assert packed(items, "top") == packed(list(reversed(items)), "top")
    with tarfile.open(fileobj=io.BytesIO(packed(items, "top"))) as archive:
        assert archive.getnames() == ["top", "top/a", "top/a/l", "top/a/x", "top/b"]
        assert {entry.uname for entry in archive} == {"root"}
        assert archive.getmember("top/b").mode == 0o755
    before = packed(items)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    assert packed(items) != before


def members(file: Path) -> dict[str, bytes]:
    """The parts of an `ar` archive."""
    data = file.read_bytes()
    assert data.startswith(b"!<arch>\n")
    found, at = {}, 8
    while at < len(data):
        size = int(data[at + 48 : at + 58])
        found[data[at : at + 16].decode().strip()] = data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    return found


def test_the_deb(application: Application, parser: argparse.ArgumentParser, tmp_path: Path) -> None:
    items = system_items(application, parser, "zsh/vendor-completions")
    write_deb(application.product, items, tmp_path / "x.deb", level=0)
    parts = members(tmp_path / "x.deb")
    assert list(parts) == ["debian-binary", "control.tar.gz", "data.tar.xz"]
    quick = tmp_path / "quick.deb"
    write_deb(application.product, items, quick, packing="gz", level=1)
    assert gzip.decompress(members(quick)["data.tar.gz"]) == lzma.decompress(parts["data.tar.xz"])
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(parts["data.tar.xz"]))) as data:
        names = set(data.getnames())
        assert data.getmember("./usr/bin/acme-help").linkname == "/opt/acme-help/acme-help"
    assert {
        "./opt/acme-help/acme-help",
        "./usr/share/applications/acme-help.desktop",
        "./usr/share/mime/packages/acme-help.xml",
        "./usr/share/man/man1/acme-help.1.gz",
        "./usr/share/doc/acme-help/copyright",
        "./usr/share/bash-completion/completions/acme-help",
    } <= names
    text = control(application.product, items)
    assert "Depends: libc6 (>= 2.34)\n" in text
    assert "Description: Help for Acme\n First part.\n .\n Second part.\n" in text
    if shutil.which("dpkg-deb"):
        done = subprocess.run(
            ["dpkg-deb", "--info", str(tmp_path / "x.deb")], capture_output=True, text=True, check=True
        )
        assert "Package: acme-help" in done.stdout
        subprocess.run(["dpkg-deb", "--extract", str(tmp_path / "x.deb"), str(tmp_path / "out")], check=True)
        assert os.access(tmp_path / "out/opt/acme-help/acme-help", os.X_OK)


# --- the portable folder and the self-extracting file -----------------------------------------------


def written(items: list[Item], folder: Path) -> Path:
    for item in items:
        place = folder / item.path
        place.parent.mkdir(parents=True, exist_ok=True)
        if item.link:
            place.symlink_to(item.link)
        else:
            place.write_bytes(item.data())
            place.chmod(item.mode)
    return folder


def sh(*command: str, home: Path) -> subprocess.CompletedProcess[str]:
    surroundings = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run(["sh", *command], capture_output=True, text=True, check=False, env=surroundings)


def below(folder: Path) -> set[str]:
    return {place.relative_to(folder).as_posix() for place in folder.rglob("*")}


@pytest.mark.skipif(not LINUX, reason="these scripts are for Linux")
@pytest.mark.parametrize("prefix", ["all users", "pre fix"])
def test_installing_and_removing(
    application: Application, parser: argparse.ArgumentParser, tmp_path: Path, prefix: str
) -> None:
    folder = written(portable_items(application, parser), tmp_path / "acme")
    target = tmp_path / prefix
    (target / "share/applications").mkdir(parents=True)
    (target / "share/applications/mine.desktop").write_text("mine")
    before = below(target)
    done = sh(str(folder / "install.sh"), "--prefix", str(target), home=tmp_path)
    assert done.returncode == 0, done.stderr
    started = subprocess.run([str(target / "bin/acme-help"), "x"], capture_output=True, text=True, check=True)
    assert started.stdout == "started with x\n"
    entry = (target / "share/applications/acme-help.desktop").read_text(encoding="utf-8")
    assert f"{target}/bin/acme-help" in entry
    again = sh(str(folder / "install.sh"), "--prefix", str(target), home=tmp_path)  # an upgrade
    assert again.returncode == 0, again.stderr
    done = sh(str(target / "lib/acme-help/uninstall.sh"), home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert below(target) - {"share/applications/mimeinfo.cache"} == before


@pytest.mark.skipif(not LINUX, reason="these scripts are for Linux")
def test_a_name_is_only_a_name(
    application: Application, parser: argparse.ArgumentParser, tmp_path: Path
) -> None:
    """Neither the shell nor Python nor the package's fields take it for anything else."""
    name = 'Acme "$(touch evil)" `touch evil` \\ $HOME'
    product = replace(application.product, name=name, vendor="Acme\nDepends: evil", contact="a@b\nX: y")
    folder = written(portable_items(replace(application, product=product), parser), tmp_path / "acme")
    target = tmp_path / "target"
    command = ["sh", str(folder / "install.sh"), "--prefix", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.startswith(f"{name} 2.1 is installed.")
    removed = subprocess.run(
        ["sh", str(target / "lib/acme-help/uninstall.sh")],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert removed.stdout == f"{name} is removed.\n"
    assert not list(tmp_path.rglob("evil"))
    (tmp_path / "install.py").write_bytes(script("wheelhouse_install.py.txt", product))
    done = subprocess.run(
        [sys.executable, str(tmp_path / "install.py"), "--help"], capture_output=True, text=True, check=True
    )
    assert f"Installs {name} 2.1" in done.stdout
    fields = control(product, []).splitlines()
    assert [line for line in fields if line.startswith(("Depends", "X"))] == ["Depends: libc6 (>= 2.34)"]


@pytest.mark.skipif(not LINUX, reason="these scripts are for Linux")
def test_installing_touches_nothing_of_others(
    application: Application, parser: argparse.ArgumentParser, tmp_path: Path
) -> None:
    folder = written(portable_items(application, parser), tmp_path / "acme")
    target = tmp_path / "target"
    (target / "bin").mkdir(parents=True)
    (target / "bin/acme-help").write_text("somebody else's")
    done = sh(str(folder / "install.sh"), "--prefix", str(target), home=tmp_path)
    assert done.returncode == 1
    assert (target / "bin/acme-help").read_text() == "somebody else's"
    assert not (target / "lib").exists()


@pytest.mark.skipif(not LINUX, reason="these scripts are for Linux")
def test_a_damaged_folder_is_not_installed(
    application: Application, parser: argparse.ArgumentParser, tmp_path: Path
) -> None:
    folder = written(portable_items(application, parser), tmp_path / "acme")
    (folder / "app/_internal/libx.so.1").write_bytes(b"changed")
    done = sh(str(folder / "install.sh"), "--prefix", str(tmp_path / "target"), home=tmp_path)
    assert done.returncode == 1
    assert "libx.so.1" in done.stderr + done.stdout
    assert not (tmp_path / "target").exists()


@pytest.mark.skipif(not LINUX, reason="these scripts are for Linux")
def test_a_program_that_does_not_start_is_not_installed(
    application: Application, parser: argparse.ArgumentParser, tmp_path: Path
) -> None:
    """Such as on a system whose C library is too old; what was installed before stays."""
    folder = written(portable_items(application, parser), tmp_path / "acme")
    command = [str(folder / "install.sh"), "--prefix", str(tmp_path / "target")]
    assert sh(*command, home=tmp_path).returncode == 0
    before = below(tmp_path / "target")
    (application.folder / "vademecum").write_text("#!/bin/sh\necho 'GLIBC_9 not found' >&2\nexit 255\n")
    shutil.rmtree(folder)
    written(portable_items(application, parser), folder)
    done = sh(*command, home=tmp_path)
    assert done.returncode == 1
    assert "GLIBC_9" in done.stderr
    assert "does not start here" in done.stderr
    assert below(tmp_path / "target") == before


@pytest.mark.skipif(not LINUX, reason="these scripts are for Linux")
def test_the_self_extracting_file(
    application: Application, parser: argparse.ArgumentParser, product: Product, tmp_path: Path
) -> None:
    file = tmp_path / "acme.run"
    write_run(product, portable_items(application, parser), file)
    assert sh(str(file), "--check", home=tmp_path).stdout == "The file is whole.\n"
    done = sh(str(file), "--prefix", str(tmp_path / "mine"), home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "mine/bin/acme-help").exists()
    done = sh(str(file), "--unpack", str(tmp_path / "here"), home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert sh(str(tmp_path / "here/acme-help"), "y", home=tmp_path).stdout == "started with y\n"
    file.write_bytes(file.read_bytes()[:-3])
    done = sh(str(file), "--prefix", str(tmp_path / "other"), home=tmp_path)
    assert done.returncode == 1
    assert "damaged" in done.stderr
    assert not (tmp_path / "other").exists()


# --- an author's own application ------------------------------------------------------------------


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "knowledge.yaml").write_text("title: Acme Help\nversion: 3.2\n", encoding="utf-8")
    (folder / "index.md").write_text("# Welcome\n\nWords.\n", encoding="utf-8")
    return folder


@pytest.mark.skipif(not LINUX, reason="these packages are for Linux")
@pytest.mark.parametrize("kind", ["tar", "run", "deb"])
def test_an_authors_package(
    kind: str, pages: Path, program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "i.png").write_bytes(PNG)
    arguments = [
        "--name",
        "Acme Help",
        "--format",
        kind,
        "--icon",
        str(tmp_path / "i.png"),
        "--base",
        str(program),
    ]
    assert main(["installer", str(pages), *arguments, "--output", str(tmp_path / "out")]) == 0
    (made,) = (tmp_path / "out").iterdir()
    assert capsys.readouterr().out.strip() == str(made)
    assert made.name.startswith(("acme-help-3.2", "acme-help_3.2"))
    if kind == "tar":
        with tarfile.open(made) as archive:
            archive.extractall(tmp_path / "unpacked", filter="data")
        brand = read_brand(tmp_path / "unpacked/acme-help-3.2/app/brand/brand.toml")
        assert (brand.name, brand.id) == ("Acme Help", "acme-help")
        assert brand.knowledge is not None
        assert main(["verify", str(brand.knowledge)]) == 0


def test_an_authors_wheelhouse(pages: Path, tmp_path: Path) -> None:
    base = tmp_path / "base"
    (base / "wheels").mkdir(parents=True)
    (base / "wheels/x-1-py3-none-any.whl").write_bytes(b"wheel")
    (base / "requirements.txt").write_text("x==1\n")
    wish = Wish(pages, "Acme Help", "wheelhouse", base=base)
    made = make_installer(wish, tmp_path / "out", build_parser(["--help"]))
    check = [sys.executable, str(made / "install.py"), "--check"]
    assert (
        subprocess.run(check, check=True, capture_output=True, text=True).stdout == "All files are whole.\n"
    )
    assert read_brand(made / "brand/brand.toml").name == "Acme Help"
    (made / "wheels/x-1-py3-none-any.whl").write_bytes(b"other")
    done = subprocess.run(check, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "x-1-py3-none-any.whl" in done.stderr


def gguf(file: Path) -> Path:
    """A file with one weight that says it is a model."""
    texts = {"general.architecture": "llama", "general.name": "Tiny"}
    pairs = b"".join(
        struct.pack("<Q", len(key)) + key.encode() + struct.pack("<IQ", 8, len(value)) + value.encode()
        for key, value in texts.items()
    )
    weight = struct.pack("<Q", 1) + b"w" + struct.pack("<IQIQ", 1, 1, 0, 0)
    head = b"GGUF" + struct.pack("<IQQ", 3, 1, len(texts)) + pairs + weight
    file.write_bytes(head + bytes(-len(head) % 32 + 32))
    return file


@pytest.mark.skipif(not LINUX, reason="these packages are for Linux")
def test_a_model_is_shipped_with_the_library_that_runs_it(
    pages: Path, program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model = gguf(tmp_path / "tiny.gguf")
    words = ["installer", str(pages), "--name", "Acme Help", "--base", str(program), "--model", str(model)]
    assert main([*words, "--output", str(tmp_path / "out")]) == 2
    assert "cannot run models" in capsys.readouterr().err
    assert not list((tmp_path / "out").glob("*"))
    (program / "_internal/llama_cpp").mkdir()
    (program / "_internal/llama_cpp/x.so").write_bytes(b"x")
    assert main([*words, "--output", str(tmp_path / "out")]) == 0
    (made,) = (tmp_path / "out").iterdir()
    with tarfile.open(made) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    brand = read_brand(tmp_path / "unpacked/acme-help-3.2/app/brand/brand.toml")
    assert brand.knowledge is not None
    # Found as every model is that lies beside its knowledge.
    assert model_beside(brand.knowledge) == brand.knowledge.with_name("help.gguf")
    assert brand.knowledge.with_name("help.gguf").read_bytes() == model.read_bytes()


@pytest.mark.skipif(not LINUX, reason="these packages are for Linux")
def test_an_application_that_trusts_its_authors_key_alone(
    pages: Path, program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("nacl", reason="signatures need the extra `sign`")
    for name in ("acme", "stranger"):
        make_key(tmp_path / f"{name}.pem")
    signed = tmp_path / "signed.vade"
    pack_folder(pages, signed, key=tmp_path / "acme.pem")
    words = [
        "--name",
        "Acme Help",
        "--vendor",
        "Acme",
        "--base",
        str(program),
        "--output",
        str(tmp_path / "out"),
    ]
    for knowledge, key, message in (
        (pages, "acme", "a folder is not signed"), (signed, "stranger", "signed with another key"),
    ):  # fmt: skip
        assert main(["installer", str(knowledge), *words, "--trust", str(tmp_path / f"{key}.pem.pub")]) == 2
        assert message in capsys.readouterr().err
    assert main(["installer", str(signed), *words, "--trust", str(tmp_path / "acme.pem.pub")]) == 0
    (made,) = (tmp_path / "out").iterdir()
    with tarfile.open(made) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    brand = tmp_path / "unpacked/acme-help-3.2/app/brand"
    keys = read_list(brand / LIST)
    assert [(key.name, key.titles) for key in keys] == [("Acme", ("Acme Help",))]
    assert judge(verify(brand / "help.vade"), brand, keys).state == "trusted"
    pack_folder(pages, brand / "help.vade")
    with pytest.raises(BundleError, match="must be signed by Acme"):
        judge(verify(brand / "help.vade"), brand, keys)


def test_the_package_with_the_model_library_stands_in_for_the_plain_one(
    application: Application, parser: argparse.ArgumentParser
) -> None:
    more = replace(application, product=replace(application.product, package="acme-help-model"))
    items = system_items(more, parser, "zsh/vendor-completions")
    text = control(more.product, items)
    assert "Package: acme-help-model\n" in text
    for field in ("Provides", "Conflicts", "Replaces"):
        assert f"{field}: acme-help\n" in text
        assert f"{field}:" not in control(application.product, items)
    paths = {item.path for item in items}
    assert {"/opt/acme-help/acme-help", "/usr/share/doc/acme-help-model/copyright"} <= paths


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--name", "Acme", "--base", "BASE", "--model", "gone.gguf"], "does not exist"),
        (["--name", "Acme", "--base", "BASE", "--model", "BASE/vademecum"], "no GGUF model"),
        (["--name", "Vademecum", "--base", "BASE"], "taken"),
        (["--name", "Acme", "--base", "BASE", "--id", "vademecum"], "taken"),
        (["--name", "Acme", "--base", "BASE", "--id", "../evil"], "no name of a package"),
        (["--name", "Acme", "--base", "BASE", "--id", "Acme"], "no name of a package"),
        (["--name", "Acme", "--base", "BASE", "--icon", "gone.svg"], "no such file"),
        (["--name", "Acme", "--base", "nowhere.tar.gz"], "cannot be unpacked"),
        (["--name", "Acme", "--base", "BASE", "--version", "x y"], "no version"),
        (["--name", "Acme"], "--base"),
        (["--name", "Acme", "--format", "wheelhouse"], "--base"),
    ],
)
def test_what_an_author_gets_wrong(
    pages: Path,
    program: Path,
    options: list[str],
    message: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [word.replace("BASE", str(program)) for word in options]
    assert main(["installer", str(pages), *words, "--output", str(tmp_path / "out")]) == 2
    assert message in capsys.readouterr().err


# --- brands ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "name = ", 'name = "A"', 'name = "A"\nid = "../x"', 'id = "a"', 'name = "A"\nid = "A B"']
)
def test_a_brand_that_cannot_be_read_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "brand.toml").write_text(text)
    assert read_brand(tmp_path / "brand.toml") == Brand()
    assert read_brand(tmp_path / "gone.toml") == Brand()


def test_a_brand_stays_in_its_folder(tmp_path: Path) -> None:
    (tmp_path / "secret.vade").write_text("x")
    (tmp_path / "brand").mkdir()
    (tmp_path / "brand/brand.toml").write_text('name = "A"\nid = "abc"\nknowledge = "../secret.vade"\n')
    assert read_brand(tmp_path / "brand/brand.toml").knowledge is None


def test_a_brand_names_places_and_what_opens(tmp_path: Path) -> None:
    (tmp_path / "help.vade").write_text("x")
    (tmp_path / "brand.toml").write_text('name = "Acme Help"\nid = "acme-help"\nknowledge = "help.vade"\n')
    code = (
        "from vademecum.app.brand import brand\nfrom vademecum.app.paths import paths\n"
        "print(brand().name, brand().knowledge.name, 'acme-help' in str(paths().settings))"
    )
    surroundings = {**os.environ, "VADEMECUM_BRAND": str(tmp_path / "brand.toml")}
    surroundings.pop("VADEMECUM_HOME", None)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=surroundings
    )
    assert done.stdout == "Acme Help help.vade True\n"
