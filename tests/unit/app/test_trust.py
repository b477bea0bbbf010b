"""Trusted keys: who may sign what, and bundles that pretend."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from vademecum import BundleError, Knowledge, VademecumError
from vademecum.app.bundles import open_bundle, pack_folder
from vademecum.app.trust import LIST, TrustedKey, own_list, read_list, trust, trusted_keys
from vademecum.cli.main import main
from vademecum.knowledge import signing
from vademecum.knowledge.signing import make_key, public_of

pytest.importorskip("nacl", reason="signatures need the extra `sign`")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path / "system"))
    return tmp_path / "home"


@pytest.fixture
def keys(tmp_path: Path) -> tuple[Path, Path]:
    """Acme's private key, and a stranger's."""
    for name in ("acme", "stranger"):
        make_key(tmp_path / f"{name}.pem")
    return tmp_path / "acme.pem", tmp_path / "stranger.pem"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "acme"
    root.mkdir()
    (root / "knowledge.yaml").write_text("title: Acme Help\n", encoding="utf-8")
    (root / "index.md").write_text("# Welcome\n\nWords about apples.\n", encoding="utf-8")
    return root


def packed(folder: Path, file: Path, key: Path | None = None) -> Path:
    pack_folder(folder, file, key=key)
    return file


def trusted(key: Path, *titles: str) -> TrustedKey:
    return TrustedKey("Acme", public_of(key).hex(), titles)


def test_what_is_said_about_a_bundle(folder: Path, keys: tuple[Path, Path], tmp_path: Path) -> None:
    signed = packed(folder, tmp_path / "signed.vade", keys[0])
    assert open_bundle(signed).signature.state == "unknown"
    trust(trusted(keys[0]))
    # Known from the cache by now, and judged again all the same.
    found = open_bundle(signed).signature
    assert (found.state, found.name, found.key) == ("trusted", "Acme", public_of(keys[0]).hex())
    assert open_bundle(packed(folder, tmp_path / "plain.vade")).signature.state == "unsigned"
    assert open_bundle(packed(folder, tmp_path / "other.vade", keys[1])).signature.state == "unknown"


@pytest.mark.parametrize("title", ["Acme Help", "ACME  help", "Acme\N{NO-BREAK SPACE}Help "])
def test_a_title_that_belongs_to_a_key(
    folder: Path, keys: tuple[Path, Path], tmp_path: Path, title: str
) -> None:
    trust(trusted(keys[0], "Acme Help"))
    (folder / "knowledge.yaml").write_text(json.dumps({"title": title}), encoding="utf-8")
    assert Knowledge.open(packed(folder, tmp_path / "good.vade", keys[0])).search("apples").hits
    with pytest.raises(BundleError, match="must be signed by Acme, and this file is not signed"):
        Knowledge.open(packed(folder, tmp_path / "stripped.vade"))
    with pytest.raises(BundleError, match="another key has signed"):
        Knowledge.open(packed(folder, tmp_path / "stranger.vade", keys[1]))


def test_a_bundle_opened_before_is_refused_from_then_on(
    folder: Path, keys: tuple[Path, Path], tmp_path: Path
) -> None:
    plain = packed(folder, tmp_path / "plain.vade")
    open_bundle(plain)
    trust(trusted(keys[0], "Acme Help"))
    with pytest.raises(BundleError, match="not signed"):
        open_bundle(plain)


def test_nothing_of_a_refused_bundle_is_unpacked(
    folder: Path, keys: tuple[Path, Path], tmp_path: Path, home: Path
) -> None:
    trust(trusted(keys[0], "Acme Help"))
    with pytest.raises(BundleError):
        open_bundle(packed(folder, tmp_path / "stranger.vade", keys[1]))
    assert not list(home.rglob("index.md"))


def test_a_title_may_have_two_keys_while_one_replaces_the_other(
    folder: Path, keys: tuple[Path, Path], tmp_path: Path
) -> None:
    trust(trusted(keys[0], "Acme Help"))
    new = packed(folder, tmp_path / "new.vade", keys[1])
    with pytest.raises(BundleError, match=r"vademecum trust NEW\.pub new\.vade"):
        open_bundle(new)
    assert main(["trust", f"{keys[1]}.pub", str(new)]) == 0
    assert open_bundle(new).signature.state == "trusted"
    for key in keys:
        assert open_bundle(packed(folder, tmp_path / f"{key.stem}.vade", key)).signature.state == "trusted"


def test_a_signature_that_cannot_be_checked(
    folder: Path, keys: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    signed = packed(folder, tmp_path / "signed.vade", keys[0])
    key = trusted(keys[0], "Acme Help")
    with monkeypatch.context() as patch:
        patch.setattr(signing, "available", lambda: False)
        assert open_bundle(signed).signature.state == "unchecked"
        trust(key)
        with pytest.raises(BundleError, match="cannot be checked here"):
            open_bundle(signed)
    assert open_bundle(signed).signature.state == "trusted"


@pytest.mark.parametrize(
    "text",
    [
        "[[key",
        "key = 3\n",
        "key = [1]\n",
        "[[key]]\nname = 'A'\n",
        "[[key]]\nname = 'A'\npublic = 'abc'\n",
        f"[[key]]\nname = ''\npublic = '{'a' * 64}'\n",
        f"[[key]]\nname = 'A'\npublic = '{'a' * 64}'\ntitles = 'Acme Help'\n",
    ],
)
def test_a_damaged_list_forbids_all_bundles(folder: Path, tmp_path: Path, text: str) -> None:
    """Otherwise whoever damages it could have anything opened."""
    own_list().parent.mkdir(parents=True)
    own_list().write_text(text, encoding="utf-8")
    with pytest.raises(VademecumError, match=r"trusted-keys\.toml.*cannot be understood"):
        Knowledge.open(packed(folder, tmp_path / "x.vade"))
    assert Knowledge.open(folder).search("apples").hits
    assert own_list().read_text(encoding="utf-8") == text


def test_the_lists_of_administrators_and_applications_count(
    keys: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vademecum.app import trust as module
    from vademecum.app.brand import Brand

    brand = tmp_path / "brand"
    monkeypatch.setattr(module, "brand", lambda: Brand("Acme", "acme", folder=brand))
    for place, name in ((tmp_path / "system/vademecum", "Office"), (brand, "Maker")):
        place.mkdir(parents=True)
        (place / LIST).write_text(f'[[key]]\nname = "{name}"\npublic = "{"A" * 64}"\n', encoding="utf-8")
    trust(trusted(keys[0]))
    assert {key.name for key in trusted_keys()} >= (
        {"Acme", "Maker"} | ({"Office"} if os.name == "posix" else set())
    )


# --- the command ----------------------------------------------------------------------------------


def test_trusting_by_command(
    folder: Path, keys: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    public = f"{keys[0]}.pub"
    signed, plain = packed(folder, tmp_path / "s.vade", keys[0]), packed(folder, tmp_path / "p.vade")
    assert main(["trust"]) == 0
    assert "No key is trusted yet" in capsys.readouterr().err
    assert main(["trust", public, str(signed), "--name", "Acme"]) == 0
    assert read_list(own_list()) == (trusted(keys[0], "Acme Help"),)
    capsys.readouterr()
    assert main(["trust"]) == 0
    assert capsys.readouterr().out.startswith(f"Acme\t{public_of(keys[0]).hex()}\tAcme Help\t")
    assert main(["verify", str(signed)]) == 0
    assert "trusted as Acme" in capsys.readouterr().out
    assert main(["verify", str(signed), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["trusted"] == "Acme"
    assert main(["verify", str(plain)]) == 1
    assert "must be signed by Acme" in capsys.readouterr().err
    assert main(["unpack", str(plain), str(tmp_path / "out")]) == 2
    assert not (tmp_path / "out").exists()
    assert main(["trust", "--remove", "Acme"]) == 0
    assert main(["verify", str(plain)]) == 0


def test_what_a_reader_gets_wrong(
    folder: Path, keys: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    signed = packed(folder, tmp_path / "s.vade", keys[1])
    assert main(["trust", f"{keys[0]}.pub", str(signed)]) == 2
    assert "signed with another key" in capsys.readouterr().err
    assert main(["trust", str(folder / "index.md")]) == 2
    assert "no Ed25519 key" in capsys.readouterr().err
    assert main(["trust", "--remove", "Nobody"]) == 2
    assert "Nobody" in capsys.readouterr().err
    assert not own_list().exists()
