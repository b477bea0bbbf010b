"""The build description holds together; other systems' packages as far as they can be checked here."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[3]
PACKAGING = ROOT / "packaging"
sys.path.insert(0, str(PACKAGING))

from builder import needed, sbom, sizes, symbols, trim, windows  # noqa: E402 - through the line above
from builder.licences import Component  # noqa: E402
from builder.rpm import specification  # noqa: E402


@pytest.fixture(scope="module")
def build() -> dict[str, Any]:
    return tomllib.loads((PACKAGING / "build.toml").read_text(encoding="utf-8"))


def product(**fields: str) -> Any:
    facts = {"name": "Acme Help", "id": "acme-help", "version": "1.2", "summary": "Help"}
    return SimpleNamespace(**{**facts, **fields}, description="Text.", license="MIT", vendor="Acme")


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
    for limit in build["limits"]:
        assert limit in ("app", "deb")


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
    sbom.write_sbom(found, tmp_path / "app", tmp_path / "a.json")
    first = (tmp_path / "a.json").read_bytes()
    sbom.write_sbom(found, tmp_path / "app", tmp_path / "a.json")
    assert (tmp_path / "a.json").read_bytes() == first
    import json

    bill = json.loads(first)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    numpy, odd = bill["components"]
    assert numpy["licenses"] == [{"expression": "BSD-3-Clause"}]
    assert len(numpy["properties"]) > 10
    assert odd["licenses"] == [{"license": {"name": "see its file"}}]


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


def test_the_windows_installer(tmp_path: Path) -> None:
    app = tmp_path / "app"
    app.mkdir()
    (app / "acme-help.exe").write_bytes(b"MZ")
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
        assert (
            windows.write_setup(product(version="1.2.3"), app, tmp_path / "setup.exe").read_bytes()[:2]
            == b"MZ"
        )


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
