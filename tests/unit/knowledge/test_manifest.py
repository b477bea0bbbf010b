from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from vademecum.errors import KnowledgeError
from vademecum.knowledge.folder import looks_changed, read_folder
from vademecum.knowledge.manifest import Manifest, load_manifest
from vademecum.knowledge.patterns import matcher

MakeFolder = Callable[[Mapping[str, str | bytes]], Path]


def test_every_key_of_a_manifest_is_read(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "knowledge.yaml": "title: 1.10\nlanguage: en\nversion: 2.0\nhome: /start.md\norder: a.md\n"
            "exclude: [drafts/**]\nacronyms: {cors: cross origin, no: '7'}\n"
            "synonyms: [[sign in, log in], 'quit, exit', [lonely]]\n"
            "glossary: {ru: {домен: domain}}\nreference: [reference/**]\noverlay: o.yaml\n"
            "model: {sha256: 0012}\nmine: 12:30\n"
        }
    )
    manifest = load_manifest(root)
    assert manifest == Manifest(
        title="1.10",
        language="en",
        version="2.0",
        home="start.md",
        order=("a.md",),
        exclude=("drafts/**",),
        acronyms={"cors": "cross origin", "no": "7"},
        synonyms=(("sign in", "log in"), ("quit", "exit")),
        glossary={"ru": {"домен": "domain"}},
        reference=("reference/**",),
        overlay="o.yaml",
        model={"sha256": "0012"},
        meta=manifest.meta,
        path="knowledge.yaml",
    )
    assert manifest.meta["mine"] == "12:30"


def test_a_folder_without_a_manifest_has_the_defaults(make_folder: MakeFolder) -> None:
    assert load_manifest(make_folder({})) == Manifest()
    assert load_manifest(make_folder({"knowledge.yml": "title: T"})).title == "T"


@pytest.mark.parametrize(
    ("text", "line", "code", "title"),
    [
        ("title: T\nhome: a: b", 2, "manifest-syntax", "T"),
        ("home: @x\ntitle: T", 1, "manifest-syntax", "T"),
        ("- a\n- b", 1, "manifest-not-keys", ""),
        (b"\0\xff" * 99, 0, "manifest-unreadable", ""),
        ("title: T\na: &a [*a]", 2, "manifest-limit", "T"),
        ("title: T\nsynonyms: {a: b}", 2, "manifest-shape", "T"),
        ("title: T\n\nacronyms: [a]", 3, "manifest-shape", "T"),
        ("title: S\ntitle: T", 2, "manifest-duplicate-key", "T"),
    ],
)
def test_a_wrong_manifest_is_named_and_what_is_right_counts(
    make_folder: MakeFolder, text: str | bytes, line: int, code: str, title: str
) -> None:
    snapshot = read_folder(make_folder({"knowledge.yaml": text, "a.md": "# A"}))
    assert [(p.path, p.line, p.code) for p in snapshot.problems] == [("knowledge.yaml", line, code)]
    assert snapshot.articles["a.md"].confidence == "high"
    assert snapshot.manifest.title == title


OVERLAY = "pages:\n  a.md:\n    route: /a/:id\n    audience: operator\n    title: 007\n"


@pytest.mark.parametrize("how", ["beside", "manifest", "given"])
def test_an_overlay_is_found_in_three_ways(make_folder: MakeFolder, tmp_path: Path, how: str) -> None:
    root = make_folder({"a.md": "---\ntitle: A\nid: x\n---\nText", "b.md": "# B"})
    given = tmp_path / "mine.yaml" if how == "given" else None
    if how == "manifest":
        (root / "knowledge.yaml").write_text("overlay: meta/o.yaml")
        (root / "meta").mkdir()
    place = {"beside": tmp_path / "help.overlay.yaml", "manifest": root / "meta/o.yaml", "given": given}[how]
    assert place is not None
    place.write_text(OVERLAY)
    snapshot = read_folder(root, overlay=given)
    article = snapshot.articles["a.md"]
    assert (article.title, article.id, article.audience) == ("007", "x", "operator")
    assert [route.pattern for route in article.routes] == ["/a/:id"]
    assert snapshot.articles["b.md"].audience == "end_user"
    assert snapshot.problems == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("pages:\n  a.md: {route: /a}\n  gone.md: {route: /b}", (3, "overlay-page")),
        ("pages:\n  a.md: [x]", (2, "overlay-shape")),
        ("pages: [a]", (1, "overlay-shape")),
        ("a.md: {route: /a}", (1, "overlay-shape")),
        ("pages:\n  a.md: {route: /a", (2, "overlay-syntax")),
        ("pages:\n  a.md: {route: /a}\n  a.md: {route: /b}", (3, "overlay-duplicate-key")),
        ("pages:\n  a.md:\n    route: /a\n    audience: all of them", (4, "audience")),
    ],
)
def test_a_wrong_overlay_is_named_with_its_line(
    make_folder: MakeFolder, tmp_path: Path, text: str, found: tuple[int, str]
) -> None:
    (tmp_path / "help.overlay.yaml").write_text(text)
    (problem,) = read_folder(make_folder({"a.md": "# A"})).problems
    assert (problem.path, (problem.line, problem.code)) == ("help.overlay.yaml", found)


@pytest.mark.parametrize(
    ("text", "open_pages", "lines"),
    [
        (
            "corpus: x\npages:\n  a.md: {route: /a}\n  b.md: {audience: operator\n  c.md:\n    id: c\n",
            "ac",
            [4],
        ),
        (
            "pages:\n    # first\n    a.md:\n        requires: {plan: @pro}\n    b.md: {id: b}\nx: 1\n",
            "bc",
            [4],
        ),
        ("pages:\n  a.md: audience operator\n  b.md: {id: b}\n", "bc", [2]),
        ("pages:\n  a.md: &a {id: *a}\n  c.md: {id: c}\n", "bc", [2]),
        ("pages: {a.md: {id: a}, b.md: {id: b}\n", "", [1]),
        ("page:\n  a.md: {id: a}\n", "", [1]),
        (b"\0\xff" * 99, "", [0]),
    ],
)
def test_a_gate_that_an_overlay_lost_stays_closed(
    make_folder: MakeFolder, tmp_path: Path, text: str | bytes, open_pages: str, lines: list[int]
) -> None:
    (tmp_path / "help.overlay.yaml").write_bytes(text if isinstance(text, bytes) else text.encode())
    snapshot = read_folder(make_folder({f"{name}.md": "# A" for name in "abc"}))
    found = {path[0] for path, article in snapshot.articles.items() if article.confidence == "high"}
    assert found == set(open_pages)
    assert {snapshot.articles[f"{name}.md"].audience for name in set("abc") - found} == {"developer"}
    assert [(p.path, p.line, p.severity) for p in snapshot.problems] == [
        ("help.overlay.yaml", line, "error") for line in lines
    ]


def test_a_manifest_that_lost_the_name_of_its_overlay_opens_nothing(make_folder: MakeFolder) -> None:
    snapshot = read_folder(make_folder({"a.md": "# A", "knowledge.yaml": "overlay: @o.yaml\ntitle: T"}))
    assert (snapshot.articles["a.md"].confidence, snapshot.manifest.title) == ("low", "T")


def test_mending_the_overlay_opens_the_pages_again(make_folder: MakeFolder, tmp_path: Path) -> None:
    overlay = tmp_path / "help.overlay.yaml"
    overlay.write_text("pages:\n  a.md: {id: a\n")
    first = read_folder(make_folder({"a.md": "# A", "b.md": "# B"}))
    overlay.write_text("pages:\n  a.md: {id: a}\n")
    second = read_folder(first.root, previous=first)
    assert [snapshot.articles["a.md"].confidence for snapshot in (first, second)] == ["low", "high"]


def test_an_overlay_that_was_asked_for_must_exist(make_folder: MakeFolder) -> None:
    with pytest.raises(KnowledgeError, match="overlay does not exist"):
        read_folder(make_folder({"a.md": "# A"}), overlay="nowhere.yaml")


def test_a_manifest_cannot_fetch_an_overlay_from_outside(make_folder: MakeFolder, tmp_path: Path) -> None:
    (tmp_path / "secret.yaml").write_text(OVERLAY)
    snapshot = read_folder(make_folder({"a.md": "# A", "knowledge.yaml": "overlay: ../secret.yaml"}))
    assert snapshot.articles["a.md"].audience == "end_user"
    assert [problem.code for problem in snapshot.problems] == ["overlay-missing"]


def test_a_manifest_that_names_a_missing_overlay_says_so(make_folder: MakeFolder) -> None:
    snapshot = read_folder(make_folder({"a.md": "# A", "knowledge.yaml": "overlay: o.yaml"}))
    assert [(p.path, p.code) for p in snapshot.problems] == [("knowledge.yaml", "overlay-missing")]
    assert not looks_changed(snapshot)
    (snapshot.root / "o.yaml").write_text(OVERLAY)
    assert looks_changed(snapshot)


@pytest.mark.parametrize(
    ("pattern", "matched", "others"),
    [
        ("drafts", ["drafts", "drafts/a.md", "a/drafts/b.md"], ["draft", "drafts.md"]),
        ("drafts/", ["drafts/a.md"], ["draftsman.md"]),
        ("/drafts", ["drafts/a.md"], ["a/drafts/b.md"]),
        ("drafts/**", ["drafts/a.md", "drafts/a/b.md"], ["a/drafts/b.md"]),
        ("*.tmp.md", ["a.tmp.md", "x/y/a.tmp.md"], ["a.md"]),
        ("guide/*.md", ["guide/a.md"], ["guide/b/a.md", "x/guide/a.md"]),
        ("**/old/*.md", ["old/a.md", "x/y/old/a.md"], ["old/x/a.md", "bold/a.md"]),
        ("p?.md", ["p1.md", "x/p2.md"], ["p10.md", "p.md"]),
        ("a+b (1).md", ["a+b (1).md"], ["aab 1.md"]),
    ],
)
def test_path_patterns(pattern: str, matched: list[str], others: list[str]) -> None:
    matches = matcher([pattern])
    assert [path for path in (*matched, *others) if matches(path)] == matched
    assert not matcher([])("a.md")


def test_real_overlays_give_routes_and_gates(corpora: Path) -> None:
    snapshot = read_folder(corpora / "plausible")
    assert snapshot.overlay.name == "plausible.overlay.yaml"
    assert any(article.routes for article in snapshot.articles.values())
    assert any(article.requires for article in snapshot.articles.values())
    assert not [p for p in snapshot.problems if p.path == snapshot.overlay.name]
