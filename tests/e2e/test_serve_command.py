"""`vademecum serve` as a host sees it: a real server on the loopback address."""

from __future__ import annotations

import os
import signal
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

httpx = pytest.importorskip("httpx", reason="HTTP DOOR NOT TESTED: httpx is not installed")
pytest.importorskip("uvicorn", reason="HTTP DOOR NOT TESTED: uvicorn is not installed")

pytestmark = pytest.mark.e2e

_DESKTOP = Path(__file__).resolve().parents[2] / "desktop"


class Served:
    """A running door."""

    def __init__(self, root: Path, home: str, *options: str) -> None:
        folder = root / "help"
        if not folder.exists():
            folder.mkdir()
            (folder / "index.md").write_text("# Start\n\nBegin here.\n", "utf-8")
            (folder / "dns.md").write_text(
                "---\nroute: /domains\n---\n# Verify a domain\n\nAdd the registrar record, wait.\n",
                "utf-8",
            )
            (folder / "keys.md").write_text(
                "---\naudience: operator\n---\n# Turnkeys\n\nOf the vault.\n", "utf-8"
            )
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vademecum", "serve", str(folder), "--port", "0", *options],
            env={**os.environ, "VADEMECUM_HOME": home, "PYTHONPATH": str(_DESKTOP)},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        self.token = ""
        if "--no-token" not in options:
            self.token = self.process.stdout.readline().strip().removeprefix("token: ")
        self.file = Path(home) / "run" / f"serve-{self.url.rpartition(':')[2]}.token"
        self.client = httpx.Client(
            base_url=self.url, headers={"Authorization": f"Bearer {self.token}"}, timeout=20
        )

    def end(self) -> str:
        self.client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self.process.communicate(timeout=20)[1]


@pytest.fixture
def home() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="vm-") as short:
        yield short


@pytest.fixture
def served(tmp_path: Path, home: str) -> Iterator[Served]:
    made = Served(tmp_path, home)
    yield made
    said = made.end()
    assert "Traceback" not in said


def test_questions_and_answers(served: Served) -> None:
    client = served.client
    assert client.get("/health").json()["ok"] is True
    answer = client.post("/ask", json={"text": "how do I verify a domain?"}).json()
    assert (answer["source"], answer["reason"]) == ("dns.md", "")
    assert client.post("/ask", json={"text": "price of a ferry to Iceland"}).json()["answer"] is None
    found = client.get("/search", params={"text": "registrar record", "limit": 1}).json()
    assert [hit["source"] for hit in found["hits"]] == ["dns.md"]
    shown = client.get("/context", params={"route": "/domains/7"}).json()
    assert (shown["route"], shown["hits"][0]["source"]) == ("/domains/7", "dns.md")


def test_readers(served: Served) -> None:
    client = served.client
    everyone = client.get("/search", params={"text": "turnkeys vault"}).json()
    assert everyone["hits"][0]["source"] == "keys.md"
    end_user = client.get("/search", params={"text": "turnkeys vault", "audience": "end_user"}).json()
    assert "keys.md" not in [hit["source"] for hit in end_user["hits"]]
    asked = {"text": "turnkeys of the vault", "reader": {"audience": "end_user"}}
    assert "keys.md" not in client.post("/ask", json=asked).text
    assert client.get("/search", params={"text": "x", "audience": "nobody"}).status_code == 422


def test_what_the_start_says_of_the_reader_cannot_be_changed(tmp_path: Path, home: str) -> None:
    served = Served(tmp_path, home, "--audience", "end_user")
    found = served.client.get("/search", params={"text": "turnkeys vault", "audience": "operator"}).json()
    assert "keys.md" not in [hit["source"] for hit in found["hits"]]
    served.end()


def test_without_the_token_nothing_is_told(served: Served) -> None:
    for headers in ({"Authorization": ""}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer é"}):
        raw = {name: value.encode() for name, value in headers.items()}
        for path in ("/search?text=domain", "/context?route=/domains"):
            assert served.client.get(path, headers=raw).status_code == 401
        assert served.client.post("/ask", json={"text": "domain"}, headers=raw).status_code == 401
    if os.name == "posix":
        assert stat.S_IMODE(served.file.stat().st_mode) == 0o600
    assert served.file.read_text("ascii").strip() == served.token
    assert len(served.token) > 30


def test_other_host_names_and_origins(served: Served) -> None:
    port = served.url.rpartition(":")[2]
    for host in ("evil.example", f"evil.example:{port}", f"127.0.0.1.evil.example:{port}", ""):
        assert served.client.get("/health", headers={"Host": host}).status_code in (400, 421)
    assert served.client.get("/health", headers={"Host": f"localhost:{port}"}).status_code == 200
    answered = served.client.get("/health", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answered.headers


def test_only_the_loopback_address_is_open(served: Served) -> None:
    port = int(served.url.rpartition(":")[2])
    others = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)} - {
        "127.0.0.1"
    }
    for address in others:
        with socket.socket() as probe, pytest.raises(OSError):
            probe.settimeout(2)
            probe.connect((str(address), port))


def test_sizes_are_limited(served: Served) -> None:
    client = served.client
    assert client.post("/ask", json={"text": "x" * 9000}).status_code == 422
    assert client.post("/ask", json={"text": "x" * 100_000}).status_code == 413

    def endless() -> Iterator[bytes]:
        for _ in range(40):
            yield b'{"text":"' + b"x" * 8000

    assert client.post("/ask", content=endless()).status_code in (400, 413, 422)
    assert client.get("/search", params={"text": "x", "limit": 1000}).status_code == 422
    assert client.get("/health").status_code == 200


def test_the_description_needs_nothing_from_elsewhere(served: Served) -> None:
    page = served.client.get("/docs")
    assert page.status_code == 200
    assert "POST /ask" in page.text
    assert "<script" not in page.text
    assert "http://" not in page.text.replace(served.url, "")
    assert "https://" not in page.text
    assert {"/ask", "/search", "/context", "/health"} == set(
        served.client.get("/openapi.json").json()["paths"]
    )


def test_the_token_goes_with_the_door(tmp_path: Path, home: str) -> None:
    served = Served(tmp_path, home, "--allow-origin", "app://main")
    origin = served.client.get("/health", headers={"Origin": "app://main"})
    assert origin.headers["access-control-allow-origin"] == "app://main"
    assert served.file.exists()
    served.end()
    assert not served.file.exists()
    open_door = Served(tmp_path, home, "--no-token")
    assert (
        open_door.client.get("/search", params={"text": "domain"}, headers={"Authorization": ""}).status_code
        == 200
    )
    open_door.end()


@pytest.mark.parametrize("options", [["--allow-origin", "*"], ["--port", "70000"]])
def test_calls_that_make_no_sense(tmp_path: Path, options: list[str]) -> None:
    (tmp_path / "index.md").write_text("# Start\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "vademecum", "serve", str(tmp_path), *options],
        env={**os.environ, "PYTHONPATH": str(_DESKTOP)},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
