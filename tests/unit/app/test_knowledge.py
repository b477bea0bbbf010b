"""The public door: opening, refreshing, a host's own pages, and what each reader sees."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from vademecum import Changes, Knowledge, KnowledgeError, QueryError, Reader
from vademecum.knowledge import folder

DNS = "---\nroute: /project/:id/dns\nkeywords: [nameserver]\n---\n# DNS records\n\nSet the CNAME to `edge`.\n"
TEAM = "---\naudience: operator\nrequires: {plan: [pro]}\n---\n# Invite colleagues\n\nSend them a mail.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "guide").mkdir()
    (tmp_path / "guide/dns.md").write_text(DNS, encoding="utf-8")
    (tmp_path / "team.md").write_text(TEAM, encoding="utf-8")
    return tmp_path


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(KnowledgeError, match="nothing-here"):
        Knowledge.open(tmp_path / "nothing-here")


def test_a_file_is_no_folder(root: Path) -> None:
    with pytest.raises(KnowledgeError, match=r"team\.md"):
        Knowledge.open(root / "team.md")


def test_an_empty_folder_opens_and_says_so(tmp_path: Path) -> None:
    kb = Knowledge.open(tmp_path, cache=False)
    found = kb.search("anything")
    assert found.hits == ()
    assert found.message
    assert kb.ask("anything").text is None
    assert kb.articles() == ()
    assert kb.home == ""


def test_a_folder_of_one_file_finds_it(tmp_path: Path) -> None:
    (tmp_path / "only.md").write_text("# Print\n\nPress the button.\n", encoding="utf-8")
    kb = Knowledge.open(tmp_path, cache=False)
    assert [hit.path for hit in kb.search("print").hits] == ["only.md"]
    assert kb.search("print").hits[0].score > 0


def test_refresh_touches_only_what_changed(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    team = kb.article("team.md")
    assert kb.refresh() == Changes()
    (root / "guide/dns.md").write_text(DNS.replace("CNAME", "ALIAS"), encoding="utf-8")
    (root / "new.md").write_text("# Backups\n\nEvery night.\n", encoding="utf-8")
    assert kb.looks_changed()
    assert kb.refresh() == Changes(added=("new.md",), updated=("guide/dns.md",))
    assert kb.article("team.md") is team
    assert kb.search("alias").hits[0].path == "guide/dns.md"
    assert not kb.search("cname").hits
    (root / "new.md").unlink()
    assert kb.refresh() == Changes(removed=("new.md",))
    assert not [hit for hit in kb.search("backups").hits if hit.path == "new.md"]


def test_a_folder_that_vanishes_stays_searchable(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    away = root.with_name("away")
    root.rename(away)
    with pytest.raises(KnowledgeError):
        kb.refresh()
    assert kb.search("cname").hits
    away.rename(root)
    assert kb.refresh() == Changes()


def test_a_folder_that_is_suddenly_empty_stays_searchable(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    away = root.parent / f"{root.name}-away"
    root.rename(away)
    root.mkdir()  # where a disk was mounted
    with pytest.raises(KnowledgeError, match="no pages"):
        kb.refresh()
    assert kb.search("CNAME").hits[0].path == "guide/dns.md"
    root.rmdir()
    away.rename(root)
    assert not kb.refresh()


def test_a_hosts_own_page_is_searched_beside_the_folder(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    page = "---\nroute: /license\n---\n# License keys\n\nPaste the key that you got by mail.\n"
    assert kb.upsert("host/keys.md", page) == Changes(added=("host/keys.md",))
    fingerprint = kb.fingerprint
    assert kb.upsert("host/keys.md", page) == Changes()
    assert kb.fingerprint == fingerprint
    assert kb.search("license key").hits[0].path == "host/keys.md"
    assert kb.context("/license").hits[0].place == "exact"
    assert [hit.path for hit in kb.search("key", scope="host").hits] == ["host/keys.md"]
    assert not kb.search("cname", scope="host").hits
    assert [section.path for section in kb.list("host")] == ["host/keys.md"]
    assert kb.document("host/keys.md").headings[0].text == "License keys"
    kb.refresh()
    assert kb.article("host/keys.md") is not None
    changed = kb.upsert("host/keys.md", page.replace("mail", "post"))
    assert changed == Changes(updated=("host/keys.md",))
    assert kb.remove("host/keys.md") == Changes(removed=("host/keys.md",))
    assert kb.article("host/keys.md") is None


def test_a_removed_page_comes_back_only_on_reingest(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    assert kb.remove("team.md") == Changes(removed=("team.md",))
    kb.refresh()
    assert not kb.search("invite colleagues").hits
    assert (root / "team.md").exists()
    assert kb.reingest() == Changes(added=("team.md",))
    assert kb.search("invite colleagues").hits[0].path == "team.md"


@pytest.mark.parametrize("path", ["", "../x.md", "a//b.md", "/etc/x.md", "a\\b.md", "x.exe", "./x.md"])
def test_a_hosts_page_needs_a_page_path(root: Path, path: str) -> None:
    kb = Knowledge.open(root, cache=False)
    with pytest.raises(KnowledgeError):
        kb.upsert(path, "# X\n")
    assert {article.path for article in kb.articles()} == {"guide/dns.md", "team.md"}


def test_a_reader_sees_their_own_folder(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    guest = Reader(audience="end_user", plan="free")
    assert [article.path for article in kb.articles(guest)] == ["guide/dns.md"]
    assert kb.article("team.md", reader=guest) is None
    assert not kb.search("invite colleagues", reader=guest).hits
    assert "invit" not in str(kb.complete("inv", reader=guest)).lower()
    assert kb.stats(guest).articles == 1
    assert "Invite" not in str(kb.contents(guest))
    assert all(article.path != "team.md" for article in kb.related("guide/dns.md", reader=guest))
    operator = Reader(audience="operator", plan="pro")
    assert kb.search("invite colleagues", reader=operator).hits[0].path == "team.md"


def test_complete_finds_a_heading_while_typing(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    for typed in ("d", "dn", "dns", "dns rec"):
        assert "DNS records" in [hit.heading for hit in kb.complete(typed).hits], typed


def test_an_unusable_limit_or_audience_is_named(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    with pytest.raises(QueryError, match="limit"):
        kb.search("x", limit=0)
    with pytest.raises(QueryError, match="audience"):
        Reader(audience="boss")


def test_searching_goes_on_while_refreshing(root: Path) -> None:
    kb = Knowledge.open(root, cache=False)
    stop = threading.Event()
    missed: list[int] = []

    def search() -> None:
        while not stop.is_set():
            if not kb.search("cname").hits:
                missed.append(1)

    searcher = threading.Thread(target=search)
    searcher.start()
    try:
        for number in range(20):
            (root / "n.md").write_text(f"# Number {number}\n", encoding="utf-8")
            kb.refresh()
    finally:
        stop.set()
        searcher.join()
    assert missed == []
    assert kb.article("n.md") is not None
    assert kb.article("n.md").title == "Number 19"  # type: ignore[union-attr]


def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def _count_reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Paths of the pages that are parsed from now on."""
    read: list[str] = []
    real = folder.read_page
    monkeypatch.setattr(folder, "read_page", lambda path, *rest: read.append(path) or real(path, *rest))
    return read


def test_an_unchanged_folder_opens_from_the_cache(
    root: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    _home(tmp_path_factory.mktemp("h"), monkeypatch)
    first = Knowledge.open(root)
    read = _count_reads(monkeypatch)
    second = Knowledge.open(root)
    assert read == []
    assert second.fingerprint == first.fingerprint
    assert second.search("cname") == first.search("cname")
    assert second.articles() == first.articles()
    (root / "team.md").write_text(TEAM.replace("mail", "letter"), encoding="utf-8")
    third = Knowledge.open(root)
    assert read == ["team.md"]
    assert third.search("letter").hits[0].path == "team.md"
    assert third.search("cname").hits[0].path == "guide/dns.md"


def test_a_damaged_cache_is_rebuilt(
    root: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = _home(tmp_path_factory.mktemp("h"), monkeypatch)
    whole = Knowledge.open(root).search("cname")
    (file,) = (home / "cache" / "index").iterdir()
    data = file.read_bytes()
    for damaged in (b"", data[: len(data) // 2], data[:-20] + b"x" * 20, b"junk" * 100):
        file.write_bytes(damaged)
        assert Knowledge.open(root).search("cname") == whole


def test_nothing_is_written_into_a_read_only_folder_or_home(
    root: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path_factory.mktemp("h") / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("VADEMECUM_HOME", str(blocked))
    before = sorted(path for path in root.rglob("*"))
    assert Knowledge.open(root).search("cname").hits
    assert sorted(path for path in root.rglob("*")) == before


def test_an_overlay_beside_the_folder_is_its_own_cache(
    root: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    _home(tmp_path_factory.mktemp("h"), monkeypatch)
    overlay = tmp_path_factory.mktemp("o") / "gates.yaml"
    overlay.write_text("pages:\n  guide/dns.md:\n    audience: developer\n", encoding="utf-8")
    reader = Reader(audience="end_user")
    assert Knowledge.open(root).search("cname", reader=reader).hits
    assert not Knowledge.open(root, overlay=overlay).search("cname", reader=reader).hits
    assert Knowledge.open(root).search("cname", reader=reader).hits
    overlay.write_text("pages:\n  guide/dns.md:\n    audience: end_user\n", encoding="utf-8")
    assert Knowledge.open(root, overlay=overlay).search("cname", reader=reader).hits
