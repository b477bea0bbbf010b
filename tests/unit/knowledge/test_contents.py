from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from vademecum.knowledge.contents import ContentsNode, contents
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.ordering import natural
from vademecum.knowledge.reader import Reader

MakeFolder = Callable[[Mapping[str, str | bytes]], Path]


def outline(nodes: tuple[ContentsNode, ...]) -> list[object]:
    """`[title, [children]]`, or the title alone for a leaf; a folder without a page ends in `/`."""
    named = ((node.title + ("" if node.path else "/"), outline(node.children)) for node in nodes)
    return [[title, *below] if below else title for title, below in named]


def tree(root: Path) -> list[object]:
    return outline(contents(read_folder(root), lambda article: True))  # noqa: ARG005 - everyone may read all


def paths(nodes: tuple[ContentsNode, ...]) -> list[str]:
    return [path for node in nodes for path in ([node.path] if node.path else []) + paths(node.children)]


TREES: list[tuple[str, dict[str, str], list[object]]] = [
    (
        "folders, index pages and natural order",
        {"index.md": "# Home", "b/step 10.md": "", "b/step 2.md": "", "b/index.md": "# B",
         "a/x/y.md": "", "a/z.md": ""},
        ["Home", ["A/", "Y", "Z"], ["B", "Step 2", "Step 10"]],
    ),
    (
        "a page stands for the folder of its name",
        {"guide.md": "# The guide", "guide/a.md": "", "guide/index.md": "# Second",
         "usage/usage.md": "# Use", "usage/b.md": "",
         "z.md": ""},
        [["The guide", "Second", "A"], ["Use", "B"], "Z"],
    ),
    (
        "a folder that holds only a folder is no step",
        {"docs/en/docs/a.md": "", "docs/en/docs/b.md": "", "docs/ru/docs/c.md": ""},
        [["English/", "A", "B"], "C"],
    ),
    (
        "order in pages",
        {"a.md": "---\norder: 3\n---", "b.md": "---\nnav_order: 1\n---",
         "c/index.md": "---\nweight: 2\ntitle: C\n---",
         "c/d.md": "", "e.md": ""},
        ["B", ["C", "D"], "A", "E"],
    ),
    (
        "the manifest's order",
        {"knowledge.yaml": "order: [z.md, guide/b, guide, 'm*.md']", "a.md": "", "z.md": "", "guide/a.md": "",
         "guide/b.md": "", "m2.md": "", "m1.md": ""},
        ["Z", ["Guide/", "B", "A"], "M1", "M2", "A"],
    ),
    (
        "MkDocs",
        {"mkdocs.yml": "extensions:\n  - x: {f: !!python/name:os.system }\nnav:\n  - Home: index.md\n"
         "  - Use:\n      - use/second.md\n      - First: use/first.md\n  - https://example.org\n",
         "docs/index.md": "# Start", "docs/about.md": "",
         "docs/use/first.md": "", "docs/use/second.md": ""},
        [["Start", ["Use/", "Second", "First"], "About"]],
    ),
    (
        "Docusaurus",
        {"docs/b/_category_.json": '{"label": "Begin", "position": 1}', "docs/b/x.md": "", "docs/a/y.md": "",
         "docs/c/_category_.yml": "position: 2", "docs/c/z.md": "---\nsidebar_position: 2\n---",
         "docs/c/w.md": ""},
        [["Begin/", "X"], ["C/", "Z", "W"], "Y"],
    ),
    (
        "Jekyll",
        {"index.md": "---\ntitle: Home\nnav_order: 1\n---",
         "a.md": "---\ntitle: Use\nhas_children: true\n---",
         "b.md": "---\ntitle: Tools\nparent: Use\n---",
         "c.md": "---\ntitle: Saw\nparent: Tools\ngrand_parent: Use\n---",
         "d.md": "---\ntitle: Off\nnav_exclude: true\n---", "e.md": "---\ntitle: Tools\n---",
         "f.md": "---\ntitle: Round\nparent: Round\n---", "g.md": "---\ntitle: Lost\nparent: Nowhere\n---"},
        ["Home", ["Use", ["Tools", "Saw"]], "Tools", "Round", "Lost"],
    ),
    (
        "mdBook",
        {"src/SUMMARY.md": "- [B](b.md)\n  - [C](x/c.md)\n- [A](a.md#x)\n", "src/a.md": "",
         "src/b.md": "", "src/x/c.md": ""},
        ["B", "C", "A", "SUMMARY"],
    ),
    (
        "facts of an application",
        {".knowledge/dns/verify.md": "---\ntitle: Verify\n---",
         ".knowledge/mail/send.md": "---\ntitle: Send\n---"},
        ["Verify", "Send"],
    ),
    (
        "a folder with one page only is no step",
        {"saw/manual.md": "# Saw", "lamp/en/manual.md": "# Lamp", "glue/index.md": "# Glue",
         "glue/wood.md": "# Wood", "tape/tape.md": "# Tape", "tape/red/more.md": "# Red"},
        [["Glue", "Wood"], "Lamp", "Saw", ["Tape", "Red"]],
    ),
    (
        "folders stay where their only pages are called the same",
        {"linux/setup.md": "# Set up", "macos/setup.md": "# Set up", "faq/all.md": "# Questions",
         "notes.md": "# Questions"},
        [["Faq/", "Questions"], ["Linux/", "Set up"], ["Macos/", "Set up"], "Questions"],
    ),
    ("hidden pages stand in no tree", {"a.md": "", "b.md": "---\nhidden: true\n---",
     "c/d.md": "---\ndraft: true\n---"}, ["A"]),
    ("an empty folder", {}, []),
]  # fmt: skip


@pytest.mark.parametrize(("files", "expected"), [pytest.param(*rest, id=name) for name, *rest in TREES])
def test_the_tree_of_a_folder(make_folder: MakeFolder, files: dict[str, str], expected: list[object]) -> None:
    assert tree(make_folder(files)) == expected


@pytest.mark.parametrize("files", [pytest.param(files, id=name) for name, files, _ in TREES])
def test_the_articles_of_a_snapshot_follow_the_tree(make_folder: MakeFolder, files: dict[str, str]) -> None:
    snapshot = read_folder(make_folder(files))
    shown = paths(contents(snapshot, lambda article: True))  # noqa: ARG005 - everyone may read all
    assert shown == [path for path in snapshot.articles if path in set(shown)]


def test_circles_of_parents_are_cut(make_folder: MakeFolder) -> None:
    files = {f"{a}.md": f"---\ntitle: {a}\nparent: {b}\n---" for a, b in ("ab", "bc", "ca")}
    assert tree(make_folder(files | {"d.md": "---\ntitle: d\nparent: a\n---"})) == [["a", "d"], "b", "c"]


def test_what_a_reader_may_not_read_leaves_no_trace(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "open.md": "# Open",
            "admin/index.md": "---\naudience: operator\n---\n# Administration of secrets",
            "admin/keys.md": "---\naudience: operator\n---\n# Keys",
            "admin/help.md": "# Help",
            "plans/pro.md": "---\nrequires: {plan: pro}\n---\n# Pro",
        }
    )
    reader = Reader("end_user", plan="free")
    nodes = contents(read_folder(root), lambda article: reader.may_read(article.audience, article.requires))
    assert outline(nodes) == ["Help", "Open"]


def test_a_broken_category_file_is_named_and_ignored(make_folder: MakeFolder) -> None:
    root = make_folder({"a/_category_.json": "{label: x", "a/b.md": "", "mkdocs.yml": "nav: [", "c.md": ""})
    problems = {
        (problem.path, problem.code) for problem in read_folder(root).problems if problem.code != "empty-page"
    }
    assert problems == {("a/_category_.json", "category-syntax"), ("mkdocs.yml", "order-syntax")}
    assert tree(root) == ["B", "C"]


def test_names_sort_as_people_sort_them() -> None:
    names = ["b", "a10", "a9", "A1", "10", "9", "", "Ä", "a9b"]
    assert sorted(names, key=natural) == ["", "9", "10", "A1", "a9", "a9b", "a10", "b", "Ä"]


def test_real_trees_lose_no_page(corpora: Path) -> None:
    for name in ("freetube", "plausible", "logseq"):
        snapshot = read_folder(corpora / name)
        shown = paths(contents(snapshot, lambda article: True))  # noqa: ARG005 - everyone may read all
        assert sorted(shown) == sorted(
            path for path, article in snapshot.articles.items() if not article.hidden
        )
