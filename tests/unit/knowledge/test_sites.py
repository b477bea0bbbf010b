"""Links to the folder's own published site, pages that only send their readers on, folders without a page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from vademecum.knowledge.folder import looks_changed, read_folder
from vademecum.knowledge.links import Target, resolve
from vademecum.knowledge.memory import with_pages
from vademecum.knowledge.metadata import stub_target
from vademecum.knowledge.sites import Site, bare, published

MakeFolder = Callable[[Mapping[str, str | bytes]], Path]

PAGES = {
    "index.md": "# Start",
    "tools/index.md": "# Tools",
    "tools/saw.md": "---\naliases: [/former/saw]\n---\n# Saw\n\n## Blade & teeth\n",
    "tools/img/saw.png": b"\x89PNG",
}


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://example.org/manual/tools/saw/", Target("article", "tools/saw.md")),
        ("http://www.Example.org/manual/tools/saw.html", Target("article", "tools/saw.md")),
        (
            "https://example.org/manual/tools/saw?x=1#blade--teeth",
            Target("article", "tools/saw.md", "blade--teeth"),
        ),
        ("https://example.org/manual/tools/", Target("article", "tools/index.md")),
        ("https://example.org/manual/former/saw", Target("article", "tools/saw.md")),
        ("https://example.org/manual/", Target("article", "index.md")),
        ("https://example.org/manual#top", Target("article", "index.md")),
        ("https://example.org/manual/tools/img/saw.png", Target("image", "tools/img/saw.png")),
    ],
)
def test_links_to_the_own_site_stay_in_the_folder(make_folder: MakeFolder, url: str, target: Target) -> None:
    root = make_folder({**PAGES, "knowledge.yaml": "site: https://example.org/manual/\n"})
    assert resolve(read_folder(root), "tools/saw.md", url) == target


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/manual/tools/axe/",
        "https://example.org/manual/saw/",
        "https://example.org/manuals/tools/saw/",
        "https://example.org/tools/saw/",
        "https://example.com/manual/tools/saw/",
        "https://example.org:8000/manual/tools/saw/",
        "https://example.org/manual/../../tools/saw/",
        "https://[example.org/manual/tools/saw/",
    ],
)
def test_other_addresses_lead_to_the_web(make_folder: MakeFolder, url: str) -> None:
    root = make_folder({**PAGES, "knowledge.yaml": "site: [https://example.org/manual]\n"})
    assert resolve(read_folder(root), "index.md", url) == Target("external", url=url)


def test_without_a_site_every_web_address_leads_to_the_web(make_folder: MakeFolder) -> None:
    url = "https://example.org/manual/tools/saw/"
    assert resolve(read_folder(make_folder(PAGES)), "index.md", url) == Target("external", url=url)


@pytest.mark.parametrize(
    ("path", "text", "sites"),
    [
        ("mkdocs.yml", "x: y\nsite_url: 'https://e.org/m/' # z\n", [("e.org/m", "docs"), ("e.org/m", "")]),
        ("a/mkdocs.yml", "site_url: https://e.org\ndocs_dir: b\n", [("e.org", "a/b"), ("e.org", "a")]),
        ("mkdocs.yml", "site_url: https://e.org\ndocs_dir: .\n", [("e.org", "")]),
        ("mkdocs.yml", "site_url: !ENV [SITE, '']\n", []),
        ("_config.yml", "url: https://e.org/\nbaseurl: /m/\n", [("e.org/m", "")]),
        ("docs/_config.yml", 'url: "https://e.org"\n', [("e.org", "docs")]),
        ("_config.yml", "baseurl: /m\n", []),
        ("_config.yml", "plugins:\n  url: https://e.org\n", []),
        ("hugo.toml", 'title = "x"\nbaseURL = "https://e.org/m/"\n', [("e.org/m", "")]),
        ("hugo.yaml", "baseURL: https://e.org/m/\n", [("e.org/m", "")]),
        ("hugo.json", '{"title": "x", "baseURL": "https://e.org/m/"}', [("e.org/m", "")]),
        ("config.toml", 'base_url = "https://e.org"\n', [("e.org", "")]),
        ("config.toml", b"\xff\xfe\x00baseURL", []),
        ("package.json", '{"url": "https://e.org"}', []),
    ],
)  # fmt: skip
def test_what_generators_say(path: str, text: str | bytes, sites: list[tuple[str, str]]) -> None:
    data = text if isinstance(text, bytes) else text.encode()
    assert list(published((), {path: data})) == [Site(*site) for site in sites]


def test_a_generators_configuration_in_the_folder_counts_and_is_watched(make_folder: MakeFolder) -> None:
    files = {"mkdocs.yml": "site_url: https://e.org/m/\n", "docs/index.md": "# A", "docs/b.md": "# B"}
    root = make_folder(files)
    snapshot = read_folder(root)
    assert resolve(snapshot, "docs/index.md", "https://e.org/m/b/").path == "docs/b.md"
    (root / "mkdocs.yml").write_text("site_url: https://other.example/\n", encoding="utf-8")
    assert looks_changed(snapshot)
    later = read_folder(root, previous=snapshot)
    assert later.fingerprint != snapshot.fingerprint
    assert resolve(later, "docs/index.md", "https://e.org/m/b/").kind == "external"
    assert resolve(later, "docs/index.md", "https://other.example/b/").path == "docs/b.md"


def test_addresses_in_their_compared_form() -> None:
    assert bare(" HTTPS://www.E.org:8080/A/b/?q#f ") == "e.org:8080/A/b"
    assert [bare(text) for text in ("mailto:a@e.org", "/m", "e.org/m", "https://", "https://e:x/")] == [
        ""
    ] * 5


STUBS = [
    ("<meta http-equiv='refresh' content='0; URL=saw.md'>", "saw.md"),
    ('<head>\n<meta charset="x">\n<meta http-equiv="Refresh" content="5; url=/a/">\n</head>', "/a/"),
    ("<!-- moved -->\n<title>Long title of a page</title><meta http-equiv=refresh content='0; url=a.html'/>\n"
     "<p>This page has moved. <a href='a.html'>Follow this link if nothing happens</a>.</p>", "a.html"),
    ("<meta http-equiv='refresh' content='30'>", ""),
    ("<meta http-equiv='Content-Security-Policy' content='x; url=a'>", ""),
    ("<meta http-equiv='refresh' content='0; url=a'>\n\n" + "words that say something " * 10, ""),
    ("A page about `<meta http-equiv='refresh' content='0; url=a'>`. " + "words " * 12, ""),
    ("Text about a refresh.", ""),
]  # fmt: skip


@pytest.mark.parametrize(("body", "target"), STUBS)
def test_a_page_that_only_sends_its_readers_on(body: str, target: str) -> None:
    assert stub_target(body) == target


@pytest.mark.parametrize(
    "url",
    [
        "saw.md",
        "/tools/saw/",
        "https://example.org/manual/tools/saw/",
        "https://example.org/x/tools/saw/#blade",
    ],
)
def test_such_a_page_is_hidden_and_links_to_it_lead_on(make_folder: MakeFolder, url: str) -> None:
    stub = f"<head>\n  <meta http-equiv='refresh' content='0; URL={url}'>\n</head>\n"
    root = make_folder(
        {**PAGES, "tools/old.md": stub, "knowledge.yaml": "site: https://example.org/manual\n"}
    )
    snapshot = read_folder(root)
    assert snapshot.articles["tools/old.md"].hidden
    assert resolve(snapshot, "index.md", "tools/old.md").path == "tools/saw.md"
    assert with_pages(snapshot, {"new.md": "# New"}, ()).addresses.redirects == {
        "tools/old.md": "tools/saw.md"
    }


def test_one_name_of_a_web_address_is_not_enough_to_send_readers_on(make_folder: MakeFolder) -> None:
    root = make_folder({"saw.md": "# Saw", "old.md": "---\nredirect: https://elsewhere.example/saw\n---\n"})
    assert read_folder(root).addresses.redirects == {}


@pytest.mark.parametrize(
    ("target", "path"),
    [
        ("/commands/", "commands/copy.md"),
        ("Commands", "commands/copy.md"),
        ("../commands", "commands/copy.md"),
    ],
)
def test_a_folder_without_a_page_leads_to_its_first_page(
    make_folder: MakeFolder, target: str, path: str
) -> None:
    root = make_folder(
        {
            "guide/a.md": "# A",
            "commands/copy.md": "# C",
            "commands/move.md": "# M",
            "commands/arch.md": "---\ndraft: true\n---",
        }
    )
    found = resolve(read_folder(root), "guide/a.md", target)
    assert (found.kind, found.path) == ("article", path)
    assert "has no page of its own" in found.note
    assert resolve(read_folder(root), "guide/a.md", "/comm/").kind == "missing"
    assert resolve(read_folder(root), "guide/a.md", "/") == Target("article", "commands/copy.md")
