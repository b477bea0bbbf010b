"""Who made the open bundle, as the window says it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum.app.bundles import pack_folder
from vademecum.app.paths import Paths
from vademecum.app.trust import TrustedKey, trust
from vademecum.knowledge import signing
from vademecum.knowledge.signing import make_key, public_of
from vademecum.viewer.window.window import Window

pytest.importorskip("nacl", reason="signatures need the extra `sign`")


@pytest.fixture
def key(tmp_path: Path) -> Path:
    make_key(tmp_path / "acme.pem")
    return tmp_path / "acme.pem"


def bundle(folder: Path, tmp_path: Path, key: Path | None = None) -> Path:
    pack_folder(folder, tmp_path / "help.vade", key=key)
    return tmp_path / "help.vade"


def said(window: Window) -> str:
    label = window.status.signature
    return label.text() if label.isVisible() else ""


def test_a_folder_needs_no_signature(make: MakeWindow, folder: Path) -> None:
    assert said(make(folder)) == ""


def test_a_bundle_that_nobody_signed(make: MakeWindow, folder: Path, tmp_path: Path) -> None:
    window = make(bundle(folder, tmp_path))
    assert said(window) == "Not signed"
    assert "who made this bundle" in window.status.signature.toolTip()


def test_an_unknown_key(make: MakeWindow, folder: Path, tmp_path: Path, key: Path) -> None:
    window = make(bundle(folder, tmp_path, key))
    assert said(window) == "Signed by an unknown key"
    assert public_of(key).hex() in window.status.signature.toolTip()


def test_a_trusted_key(make: MakeWindow, folder: Path, tmp_path: Path, key: Path, places: Paths) -> None:
    del places  # the list is written below it
    trust(TrustedKey("Acme & Sons", public_of(key).hex()))
    window = make(bundle(folder, tmp_path, key))
    assert said(window) == "Signed by Acme & Sons"
    assert window.status.signature.accessibleDescription() == window.status.signature.toolTip()


def test_a_signature_that_cannot_be_checked(
    make: MakeWindow, folder: Path, tmp_path: Path, key: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = bundle(folder, tmp_path, key)
    monkeypatch.setattr(signing, "available", lambda: False)
    assert said(make(file)) == "Signature not checked"


def test_a_stripped_bundle_does_not_open(
    make: MakeWindow, folder: Path, tmp_path: Path, key: Path, places: Paths, qtbot: QtBot
) -> None:
    del places
    trust(TrustedKey("Acme", public_of(key).hex(), ("manual",)))
    window = make(bundle(folder, tmp_path, key))
    assert said(window) == "Signed by Acme"
    window.open_folder(bundle(folder, tmp_path))
    qtbot.waitUntil(lambda: window.parts.library.state == "failed", timeout=10_000)
    assert "must be signed by Acme" in str(window.parts.library.error)
    assert said(window) == ""
    assert "must be signed by Acme" in window.status.message.text()
