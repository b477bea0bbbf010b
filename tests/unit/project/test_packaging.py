"""The build description holds together; other systems' packages as far as they can be checked here."""

from __future__ import annotations

import ast
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import zipfile
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[3]
PACKAGING = ROOT / "packaging"
sys.path.insert(0, str(PACKAGING))

import model_wheel  # noqa: E402 - through the line above
from builder import (  # noqa: E402 - through the line above
    icons,
    licences,
    macos,
    model,
    needed,
    packages,
    paths,
    sbom,
    sizes,
    symbols,
    trim,
    windows,
)  # fmt: skip
from builder.licences import Component  # noqa: E402
from builder.rpm import specification  # noqa: E402

from vademecum.app.languages import LANGUAGES  # noqa: E402
from vademecum.app.shipping.product import Product  # noqa: E402
from vademecum.knowledge.bundle import MIME  # noqa: E402


@pytest.fixture(scope="module")
def build() -> dict[str, Any]:
    return tomllib.loads((PACKAGING / "build.toml").read_text(encoding="utf-8"))


def product(**fields: str) -> Product:
    facts = {"name": "Acme Help", "id": "acme-help", "version": "1.2", "summary": "Help"}
    return Product(**{**facts, "vendor": "Acme", **fields}, description="Text. " * 30, license="MIT")


def test_qt_modules_that_the_window_uses_are_kept(build: dict[str, Any]) -> None:
    kept, excluded = set(build["qt"]["modules"]), set(build["qt"]["excluded"])
    assert not kept & excluded
    used = set()
    for layer in ("viewer", "embed"):
        for file in (ROOT / "desktop/vademecum" / layer).rglob("*.py"):
            if file.name != "qml.py":  # for hosts, which bring Qt Quick themselves
                # Indented imports are those that only such hosts come to.
                imports = re.findall(
                    r"^(?:from|import) PySide6\.(Qt\w+)", file.read_text("utf-8"), re.MULTILINE
                )
                used |= set(imports)
    assert used >= {"QtCore", "QtWidgets"}
    assert used <= kept, f"build.toml does not name {used - kept}"


def test_what_is_named_exists(build: dict[str, Any]) -> None:
    assert (ROOT / build["product"]["icon"]).is_file()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    assert {*build["extras"]["packaged"], *build["extras"]["wheelhouse"]} <= extras.keys()
    assert build["limits"].keys() == {"app", "deb", "model-app", "model-deb", "path"}


def test_every_library_of_the_system_is_a_dependency(build: dict[str, Any]) -> None:
    """What doctor asks for is either shipped or named by the package."""
    listed = tomllib.loads((ROOT / "assets/system-libraries.toml").read_text(encoding="utf-8"))
    shipped = build["app"]["shipped_libraries"]
    debian = " ".join(build["linux"]["debian"])
    for section in ("every-start", "x11-window"):
        for name, entry in listed[section].items():
            by_system = any(name.startswith(each) for each in build["app"]["system_libraries"])
            if not by_system or any(name.startswith(each) for each in shipped):
                continue
            assert entry["apt"] in debian, f"{name} comes from the system, and no package is asked for it"


@pytest.mark.parametrize(
    ("target", "source", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/venv/x", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", "/venv/x", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\x", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/venv/x", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", "/venv/x", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/venv/x", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", "/venv/x", False),
        ("PySide6/Qt6Pdf.dll", "C:\\x", False),
        ("libxcb-cursor.so.0", "/usr/lib/x86_64-linux-gnu/libxcb-cursor.so.0", True),
        ("libgtk-3.so.0", "/usr/lib/x86_64-linux-gnu/libgtk-3.so.0", False),
        ("libX11.so.6", "/lib/x86_64-linux-gnu/libX11.so.6", False),
        ("libglib-2.0.so.0", "/venv/lib/libglib-2.0.so.0", True),
    ],
)
def test_which_libraries_are_taken(build: dict[str, Any], target: str, source: str, kept: bool) -> None:
    assert trim.keep_binary(target, source, build) is kept


@pytest.mark.parametrize(
    ("target", "kept"),
    [
        ("vademecum/data/assets/icons/home.svg", True),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/designer_de.qm", False),
        ("PySide6/Qt/qml/QtQuick/qmldir", False),
        ("vademecum/data/knowledge/scripts/x.md", True),
    ],
)
def test_which_data_are_taken(build: dict[str, Any], target: str, kept: bool) -> None:
    assert trim.keep_data(target, build) is kept


def test_qt_speaks_the_languages_of_the_window(build: dict[str, Any]) -> None:
    assert build["qt"]["translations"] == sorted(LANGUAGES)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the files are those of Linux")
def test_what_a_program_is_linked_with_is_read_right(build: dict[str, Any], tmp_path: Path) -> None:
    program = Path(sys.executable).resolve()
    names = needed.needed(program)
    assert any(name.startswith("libc.so") for name in names)
    if shutil.which("readelf"):
        shown = subprocess.run(
            ["readelf", "-d", str(program)], capture_output=True, text=True, check=True
        ).stdout
        assert re.findall(r"NEEDED.*\[(.*?)\]", shown) == names
    shutil.copy(program, tmp_path / "program")
    strange = {**build, "linux": {**build["linux"], "expected": []}}
    assert any("libc.so" in problem for problem in needed.unresolved(tmp_path, strange))
    assert "GLIBC" in symbols.newest(tmp_path)
    assert "above 2.1" in symbols.too_new(tmp_path, "2.1")
    assert symbols.too_new(tmp_path, "99.0") == ""
    (tmp_path / "text.so").write_text("no library")
    assert needed.needed(tmp_path / "text.so") == []


def test_the_bill_of_materials(tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "app/x").write_text("x")
    version = next(release for name, release in sbom.locked_hashes() if name == "numpy")
    found = [
        Component("numpy", version, "BSD-3-Clause", f"pkg:pypi/numpy@{version}"),
        Component("odd", "1", "see its file", "pkg:generic/odd@1"),
    ]
    sbom.write_sbom(found, tmp_path / "app", tmp_path / "a.json", product())
    first = (tmp_path / "a.json").read_bytes()
    sbom.write_sbom(found, tmp_path / "app", tmp_path / "a.json", product())
    assert (tmp_path / "a.json").read_bytes() == first
    import json

    bill = json.loads(first)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    numpy, odd = bill["components"]
    assert numpy["licenses"] == [{"expression": "BSD-3-Clause"}]
    assert len(numpy["properties"]) > 10
    assert odd["licenses"] == [{"license": {"name": "see its file"}}]


def test_the_bill_of_materials_keeps_to_its_schema(tmp_path: Path) -> None:
    schema = pytest.importorskip(
        "cyclonedx.validation.json",
        reason="the bill was not held to its schema: pip install 'cyclonedx-python-lib[json-validation]'",
    )
    from cyclonedx.schema import SchemaVersion

    app = tmp_path / "app"
    app.mkdir()
    found = licences.collect(tmp_path / "licenses", app)
    assert len(found) > 10
    sbom.write_sbom(found, app, tmp_path / "a.json", product())
    text = (tmp_path / "a.json").read_text(encoding="utf-8")
    assert schema.JsonStrictValidator(SchemaVersion.V1_5).validate_str(text) is None
    assert (
        schema.JsonStrictValidator(SchemaVersion.V1_5).validate_str(text.replace("purl", "lrup", 1))
        is not None
    )


def test_licences_of_a_folder_of_wheels(tmp_path: Path) -> None:
    """The duties of the LGPL hold there too; Python and the system's libraries are the user's own."""
    found = licences.collect(tmp_path, None)
    names = {component.name for component in found}
    assert {"Qt", "pyside6-essentials", "shiboken6", "numpy"} <= names
    assert not {"Python", "PyInstaller bootloader"} & names
    for text in ("LGPL-3.0.txt", "GPL-3.0.txt", "Qt-third-party.txt", "Vademecum.txt", "numpy/LICENSE.txt"):
        assert (tmp_path / text).stat().st_size > 500, text
    overview = (tmp_path / "copyright").read_text(encoding="utf-8")
    assert "site-packages/PySide6" in overview
    assert "_internal" not in overview
    for words in ("may replace them", "for three years", "Qt 6.", "download.qt.io"):
        assert words in " ".join(overview.split()), words
    assert not (tmp_path / "llama.cpp.txt").exists()
    licences.collect(tmp_path, tmp_path / "no app here", tmp_path / "no packages here")
    assert (tmp_path / "llama.cpp.txt").is_file()
    assert "_internal/PySide6" in (tmp_path / "copyright").read_text(encoding="utf-8")


def test_growth_and_limits_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sizes, "RECORD", tmp_path / "sizes.json")
    assert sizes.compare({"deb": 50_000_000}, {"deb": 90}) == []
    sizes.record({"deb": 50_000_000})
    assert sizes.compare({"deb": 52_000_000}, {"deb": 90}) == []
    assert "grown" in sizes.compare({"deb": 60_000_000}, {"deb": 90})[0]
    assert "above 90" in sizes.compare({"deb": 95_000_000}, {"deb": 90})[0]
    assert "+4.0%" in capsys.readouterr().out


def test_the_rpm_specification(build: dict[str, Any], tmp_path: Path) -> None:
    paths = ["/opt/acme-help/acme-help", "/usr/bin/acme-help", "/usr/share/doc/acme-help/copyright",
             "/usr/share/fish/vendor_completions.d/acme-help.fish"]  # fmt: skip
    items: Any = [SimpleNamespace(path=path) for path in paths]
    text = specification(product(version="1.2-rc1"), items, build, tmp_path)
    assert "Version: 1.2~rc1\n" in text
    assert "/opt/acme-help\n/usr/bin/acme-help\n" in text
    assert "%dir /usr/share/fish/vendor_completions.d\n" in text
    assert "%doc /usr/share/doc/acme-help\n" in text
    if shutil.which("rpmspec"):
        (tmp_path / "x.spec").write_text(text, encoding="utf-8")
        command = ["rpmspec", "--query", "--queryformat", "%{NAME} %{VERSION}", str(tmp_path / "x.spec")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.stdout == "acme-help 1.2~rc1", done.stderr


def test_the_rpm_asks_for_what_every_distribution_names_alike(build: dict[str, Any], tmp_path: Path) -> None:
    text = specification(product(), [], build, tmp_path)
    asked = re.findall(r"^Requires: (.*)$", text, re.MULTILINE)
    assert "libc.so.6(GLIBC_2.35)(64bit)" in asked
    assert len(asked) > 8
    # A shared object; the names of packages differ between Fedora and openSUSE.
    assert [
        each for each in asked if not re.fullmatch(r"lib[\w.+-]+\.so\.\d+\((GLIBC_[\d.]+)?\)\(64bit\)", each)
    ] == []
    names = {each.partition("(")[0] for each in asked}
    assert names <= set(build["linux"]["expected"])
    more = specification(replace(product(), package="acme-help-model"), [], build, tmp_path)
    assert "Name: acme-help-model\n" in more
    assert "Conflicts: acme-help\n" in more
    assert max(map(len, more.partition("%description")[2].partition("%install")[0].splitlines())) < 80


def test_libraries_that_a_wheel_holds_thrice_are_kept_once(tmp_path: Path) -> None:
    folder = tmp_path / "llama_cpp/lib"
    folder.mkdir(parents=True)
    for name in ("libx.so", "libx.so.0", "libx.so.0.9.1", "liby.so"):
        (folder / name).write_bytes(b"ELF")
    (tmp_path / "libx.so.0").write_bytes(b"ELF")
    (tmp_path / "libz.so.0").write_bytes(b"ELF")
    model.one_of_each(folder)
    assert sorted(place.name for place in folder.iterdir()) == ["libx.so", "libx.so.0", "liby.so"]
    assert (folder / "libx.so").readlink() == Path("libx.so.0")
    assert not (folder / "liby.so").is_symlink()
    assert (tmp_path / "libx.so.0").readlink() == Path("llama_cpp/lib/libx.so.0")
    assert not (tmp_path / "libz.so.0").is_symlink()


def test_the_model_library_brings_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VADEMECUM_WHEELS", str(tmp_path))
    assert model.model_wheels(set()) == []
    needs = {
        "llama_cpp_python-0.3.36-py3-none-any": ["numpy>=1", "Jinja2>=3", "fastapi; extra == 'server'"],
        "jinja2-3-py3-none-any": ["MarkupSafe>=2"], "markupsafe-3-py3-none-any": [],
        "numpy-2-py3-none-any": [], "fastapi-1-py3-none-any": [], "other-1-py3-none-any": [],
    }  # fmt: skip
    for name, requires in needs.items():
        with zipfile.ZipFile(tmp_path / f"{name}.whl", "w") as wheel:
            lines = "".join(f"Requires-Dist: {need}\n" for need in requires)
            wheel.writestr(f"{name}.dist-info/METADATA", f"Name: {name}\n{lines}\nText")
    found = [model.name_of(wheel) for wheel in model.model_wheels({"numpy"})]
    assert found == ["jinja2", "llama_cpp_python", "markupsafe"]


def test_the_model_library_is_pinned() -> None:
    """What is built into packages is held to its hash, its source above all."""
    text = (PACKAGING / "requirements-model-library.lock").read_text(encoding="utf-8")
    pinned = re.findall(r"^(\S+)==(\S+) \\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert ("llama-cpp-python", model_wheel.VERSION) in pinned
    assert len(pinned) == len(re.findall("^[a-z].*==", text, re.MULTILINE)) == 5


def test_paths_that_windows_would_cut(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "short.txt").write_text("x")
    assert list(paths.too_long(tmp_path, 20)) == []
    assert "a/short.txt has 11 characters" in next(paths.too_long(tmp_path, 10))


# --- Windows and macOS ----------------------------------------------------------------------------


def test_the_icon_of_windows(tmp_path: Path) -> None:
    data = icons.write_ico(ROOT / "assets/icons/app.svg", tmp_path / "a.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(icons.ICO_SIZES))
    end = 6 + 16 * len(icons.ICO_SIZES)
    for number, size in enumerate(icons.ICO_SIZES):
        width, height, _, _, _, depth, length, at = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert (width, height, depth, at) == (size % 256, size % 256, 32, end)
        end += length
        if size < 256:
            assert struct.unpack_from("<IiiHH", data, at) == (40, size, size * 2, 1, 32)
            middle = at + 40 + 4 * (size * (size // 2) + size // 4)
            assert data[middle + 3] == 255  # drawn, not left empty
        else:
            assert QImage.fromData(data[at : at + length], "PNG").width() == size
    assert len(data) == end
    assert QImage(str(tmp_path / "a.ico")).width() > 0


def test_the_icon_of_macos(tmp_path: Path) -> None:
    data = icons.write_icns(ROOT / "assets/icons/app.svg", tmp_path / "a.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    at, found = 8, {}
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        image = QImage.fromData(data[at + 8 : at + length], "PNG")
        found[data[at : at + 4].decode()] = image.width()
        assert image.pixelColor(image.width() // 2, image.height() // 4).alpha() == 255
        at += length
    assert found == icons.ICNS_KINDS


@pytest.mark.qt_log_ignore("Cannot read file")
def test_a_picture_that_cannot_be_drawn(tmp_path: Path) -> None:
    (tmp_path / "a.svg").write_text("no picture")
    with pytest.raises(ValueError, match="no SVG"):
        icons.write_ico(tmp_path / "a.svg", tmp_path / "a.ico")


def test_what_the_app_of_macos_says_about_itself(build: dict[str, Any]) -> None:
    said = plistlib.loads(plistlib.dumps(macos.information(build)))
    assert said["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["vademecum"]
    (kind,) = said["UTExportedTypeDeclarations"]
    assert said["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"] == {
        "public.filename-extension": ["vade"],
        "public.mime-type": [MIME],
    }


@pytest.mark.parametrize(
    ("version", "found"), [("0.1.0", (0, 1, 0, 0)), ("2.10-rc1", (2, 10, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4))]
)
def test_versions_as_windows_counts(version: str, found: tuple[int, ...]) -> None:
    assert windows.numbers(version) == found
    text = windows.version_file(product(version=version, vendor='L\'Acme "GmbH"'))
    fields = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    names = {node.func.id for node in fields if isinstance(node.func, ast.Name)}
    assert names == {
        "VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo",
        "VarStruct",
    }  # fmt: skip
    assert f"filevers={found}" in text


def test_the_windows_installer(tmp_path: Path) -> None:
    app = tmp_path / "app"
    app.mkdir()
    (app / "acme-help.exe").write_bytes(b"MZ")
    (app / "README").write_text("a file without a dot in its name")
    text = windows.script(product(version="1.2.3"), app, tmp_path / "setup.exe")
    assert not re.search(r"@[A-Z]+@", text)
    assert 'VIProductVersion "1.2.3.0"' in text
    assert text.count("Section") == text.count("SectionEnd") * 2
    # Whatever is written to the registry is removed again.
    written = {match[1] for match in re.finditer(r'WriteReg\w+ HKCU "([^"]+)"', text)}
    removed = {match[1] for match in re.finditer(r'DeleteRegKey HKCU "([^"]+)"', text)}
    assert all(any(key == gone or key.startswith(gone + "\\") for gone in removed) for key in written)
    if shutil.which("makensis"):
        windows.WORK.mkdir(exist_ok=True)
        made = windows.write_setup(product(version="1.2.3"), app, tmp_path / "setup.exe")
        assert made.read_bytes()[:2] == b"MZ"


def test_the_portable_zip_of_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Licences and the list of hashes are in it; a stand-in folder is packed."""
    monkeypatch.setattr(packages, "DIST", tmp_path)
    variant = packages.Variant(product(), tmp_path / "work")
    (variant.app / "_internal").mkdir(parents=True)
    (variant.app / "acme-help.exe").write_bytes(b"MZ")
    (variant.app / "_internal/x.dll").write_bytes(b"x")
    variant.licences.mkdir()
    (variant.licences / "copyright").write_text("all of them")
    made = packages._elsewhere(variant, ["zip"], {})
    with zipfile.ZipFile(made["zip"]) as archive:
        names = {name for name in archive.namelist() if not name.endswith("/")}
        sums = archive.read("acme-help/files.sha256").decode()
    assert names == {
        "acme-help/acme-help.exe", "acme-help/_internal/x.dll", "acme-help/licenses/copyright",
        "acme-help/files.sha256",
    }  # fmt: skip
    assert {line.partition("  ")[2] for line in sums.splitlines()} == {
        "acme-help.exe", "_internal/x.dll", "licenses/copyright",
    }  # fmt: skip
    # On macOS they go into the app, which is what the image holds.
    resources = variant.app.parent / "Acme Help.app/Contents/Resources"
    resources.mkdir(parents=True)
    packages._elsewhere(variant, [], {})
    assert (resources / "licenses/copyright").is_file()


def test_the_workflow_calls_what_exists() -> None:
    text = (ROOT / ".github/workflows/packages.yml").read_text(encoding="utf-8")
    jobs = yaml.safe_load(text)["jobs"]
    assert jobs.keys() == {"linux", "windows", "macos"}
    for path in re.findall(r"packaging/[\w/.]+\.(?:py|sh|ps1)", text):
        assert (ROOT / path).is_file(), path
    from build import LINUX, OTHERS

    for job, system in (("windows", "win32"), ("macos", "darwin")):
        commands = "\n".join(step.get("run", "") for step in jobs[job]["steps"])
        words = re.search(r"packaging/build\.py ([a-z ]+)", commands)
        assert words is not None
        assert set(words[1].split()) <= set(OTHERS[system])
    assert "deb" in LINUX


@pytest.mark.parametrize("name", ["windows", "macos"])
def test_the_locks_hold_wheels_for_other_systems(name: str) -> None:
    """PyInstaller needs other packages there, which a lock made on Linux would lack."""
    text = (PACKAGING / "requirements-build.lock").read_text(encoding="utf-8")
    for package in {"windows": ("pefile", "pywin32-ctypes"), "macos": ("macholib",)}[name]:
        assert re.search(rf"^{package}==", text, re.MULTILINE), package


def test_scripts_of_the_shell_are_sound() -> None:
    scripts = [*PACKAGING.rglob("*.sh"), *(ROOT / "desktop/vademecum/app/shipping").glob("*.sh")]
    assert len(scripts) >= 6
    for script in scripts:
        if shutil.which("sh"):
            subprocess.run(["sh", "-n", str(script)], check=True)
        if shutil.which("dash"):
            subprocess.run(["dash", "-n", str(script)], check=True)
