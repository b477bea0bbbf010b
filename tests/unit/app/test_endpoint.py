"""Where viewers listen: one private place per user, application and folder, and one claim on it."""

from __future__ import annotations

import os
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from vademecum.app.endpoint import Claim, endpoint, endpoints, runtime_folder
from vademecum.errors import VademecumError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets in the file system")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # A short folder: socket paths have little room, and pytest's own are long.
    with tempfile.TemporaryDirectory(prefix="vm-") as short:
        monkeypatch.setenv("VADEMECUM_HOME", short)
        yield


def test_an_endpoint_is_the_same_for_the_same_folder_however_it_is_written(tmp_path: Path) -> None:
    folder = tmp_path / "help"
    folder.mkdir()
    (tmp_path / "link").symlink_to(folder)
    same = endpoint(folder)
    assert endpoint(str(folder) + "/") == same
    assert endpoint(tmp_path / "x" / ".." / "help") == same
    assert endpoint(tmp_path / "link") == same
    others = [endpoint(tmp_path), endpoint(folder, "other app"), endpoint(folder, overlay="o.yaml")]
    assert len({same, *others}) == 4
    assert str(os.getuid()) in Path(same.address).name


@pytest.mark.parametrize("application", ["", "Ünïcode & co", "x" * 500, "../../etc", "a\nb"])
def test_any_application_id_makes_a_short_plain_name(application: str) -> None:
    place = endpoint("folder", application)
    assert len(os.fsencode(place.address)) <= 104, "macOS allows 104 bytes"
    assert Path(place.address).parent == Path(runtime_folder())


def test_a_deep_home_does_not_make_the_path_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / ("deep" * 30)))
    deep = endpoint("folder")
    assert len(os.fsencode(deep.address)) <= 104
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / ("deep" * 31)))
    assert endpoint("folder") != deep, "two homes never share a place"
    for place in (deep, endpoint("folder")):
        Path(place.address).parent.rmdir()


def test_the_folder_is_private() -> None:
    folder = Path(runtime_folder())
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    folder.chmod(0o755)
    assert stat.S_IMODE(Path(runtime_folder()).stat().st_mode) == 0o700


def test_a_trap_instead_of_the_folder_is_refused(tmp_path: Path) -> None:
    folder = Path(runtime_folder())
    target = tmp_path / "elsewhere"
    target.mkdir()
    folder.rmdir()
    folder.symlink_to(target)
    with pytest.raises(VademecumError, match="belongs to somebody else"):
        Path(runtime_folder())


def test_one_claim_at_a_time() -> None:
    one, two = Claim(endpoint("folder")), Claim(endpoint("folder"))
    assert one.take()
    assert one.take(), "taking what one has is no failure"
    assert not two.take()
    one.drop()
    assert two.take()
    two.drop()


def test_a_claim_ends_with_its_process() -> None:
    code = (
        "import os, signal; from vademecum.app.endpoint import *; "
        "c = Claim(endpoint('folder')); print(c.take(), flush=True); os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.stdout == "True\n"
    mine = Claim(endpoint("folder"))
    assert mine.take(), "what a crash leaves behind blocks nobody"
    mine.drop()


def test_the_newest_socket_comes_first() -> None:
    made = []
    for number, name in enumerate(("one", "two")):
        place = endpoint(name)
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listener.bind(place.address)
        os.utime(place.address, (1000 + number, 1000 + number))
        listener.close()
        made.append(place)
    (Path(runtime_folder()) / Path(made[0].address).name.replace("-", "_")).write_text("no socket")
    assert endpoints() == [made[1], made[0]]
    assert endpoints("somebody else") == []
