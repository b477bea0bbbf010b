"""The manual is whole, and what it says about keys, settings, commands and API is true."""

from __future__ import annotations

import argparse
import ast
import re
import shlex
from pathlib import Path

import pytest

from vademecum.app.commands import COMMANDS
from vademecum.app.settings import SETTINGS
from vademecum.cli.main import build_parser
from vademecum.knowledge.article import Article
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.links import resolve
from vademecum.knowledge.routes import relate
from vademecum.knowledge.snapshot import Snapshot

ROOT = Path(__file__).resolve().parents[3]
MANUAL = ROOT / "knowledge"
TYPES = {"feature", "workflow", "concept", "ui_location", "faq", "boundary", "policy", "troubleshooting"}
FENCE = re.compile(r"^(`{3,}|~{3,})(\w*)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def manual() -> Snapshot:
    return read_folder(MANUAL)


def pages() -> list[str]:
    return sorted(file.relative_to(MANUAL).as_posix() for file in MANUAL.rglob("*.md"))


def source(path: str) -> str:
    return (MANUAL / path).read_text(encoding="utf-8")


def code(language: str) -> list[tuple[str, str]]:
    """Page and text of every code block in this language, in the manual and in README."""
    texts = [(path, source(path)) for path in pages()]
    texts.append(("README.md", (ROOT / "README.md").read_text(encoding="utf-8")))
    return [(path, body) for path, text in texts for _, name, body in FENCE.findall(text) if name == language]


def test_it_has_no_problems(manual: Snapshot) -> None:
    assert [str(problem) for problem in manual.problems] == []
    assert set(manual.articles) == set(pages())


@pytest.mark.parametrize("path", pages())
def test_every_article_says_what_it_is(manual: Snapshot, path: str) -> None:
    article = manual.articles[path]
    assert article.id
    assert article.type in TYPES
    assert article.summary_authored
    assert len(article.summary) <= 160
    assert len(article.keywords) >= 4
    assert article.headings[0].text == article.title
    assert [heading.level for heading in article.headings].count(1) == 1
    # One idea for each article: what needs more words is two articles.
    assert article.words <= 800


@pytest.mark.parametrize("path", pages())
def test_links_lead_somewhere(manual: Snapshot, path: str) -> None:
    article = manual.articles[path]
    for link in article.links:
        target = resolve(manual, path, link.target)
        assert target.kind in {"article", "anchor", "image", "external"}, link
        assert not target.note, link
    for name in article.related:
        assert manual.find(name) is not None, name


def test_ids_and_routes_are_unique(manual: Snapshot) -> None:
    ids = [article.id for article in manual.articles.values()]
    assert len(ids) == len(set(ids))
    routes = [str(route) for article in manual.articles.values() for route in article.routes]
    assert len(routes) == len(set(routes))


def test_the_order_names_every_article(manual: Snapshot) -> None:
    assert list(manual.manifest.order) == list(manual.articles)


def test_all_three_audiences_are_served(manual: Snapshot) -> None:
    audiences = [article.audience for article in manual.articles.values()]
    assert min(audiences.count(name) for name in ("end_user", "operator", "developer")) >= 5


def test_f1_on_each_part_of_the_window_has_its_article(manual: Snapshot) -> None:
    written: set[str] = set()
    for file in sorted((ROOT / "desktop/vademecum/viewer").rglob("*.py")):
        written |= set(re.findall(r'"(/viewer(?:/[a-z-]+)?)"', file.read_text(encoding="utf-8")))
    assert written, "no part of the window names its route"
    for screen in sorted(written):
        assert any(exact(article, screen) for article in manual.articles.values()), screen


def exact(article: Article, screen: str) -> bool:
    return any(relate(route, screen) == "exact" for route in article.routes)


def test_the_list_of_keys_is_complete() -> None:
    text = source("reading/shortcuts.md")
    keys = {
        key.strip() for row in re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE) for key in row.split(", ")
    }
    keys |= {f"Alt+{digit}" for digit in range(1, 6) if "Alt+1 to Alt+5" in text}
    for command in COMMANDS:
        if command.shortcuts:
            shown = command.shortcuts[0].replace("PgDown", "Page Down").replace("PgUp", "Page Up")
            assert shown in keys, command.id


def test_the_table_of_settings_is_complete() -> None:
    text = source("reading/settings.md")
    for setting in SETTINGS:
        assert f"| {setting.title} |" in text, setting.key


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    """All long options of all commands."""
    found: set[str] = set()
    for action in parser._actions:
        found |= {name for name in action.option_strings if name.startswith("--")}
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                found |= options_of(command)
    return found


def test_quoted_command_lines_are_accepted() -> None:
    lines = [
        (path, line.partition("#")[0].strip())
        for path, body in (*code("sh"), *code("powershell"))
        for line in body.splitlines()
        if line.startswith("vademecum ")
    ]
    assert len(lines) > 15
    for path, line in lines:
        words = shlex.split(line.replace("$question", "question").partition(" >")[0].partition(" | ")[0])[1:]
        if any(re.fullmatch(r"-[a-zA-Z]{2,}", word) for word in words):
            continue  # Qt Assistant's own options; the article's tests are those of remote control
        parser = build_parser(words)
        command = words if words and (words[0] in commands() or words[0][0] == "-") else ["view", *words]
        try:
            parser.parse_args(command)
        except SystemExit as stop:
            assert stop.code == 0, f"{path}: {line}"


def commands() -> set[str]:
    for action in build_parser(["--help"])._actions:
        if isinstance(action, argparse._SubParsersAction):
            return set(action.choices)
    return set()


def test_the_command_reference_is_complete() -> None:
    text = source("developers/command-line.md")
    everything = "\n".join(source(path) for path in pages())
    for option in options_of(build_parser(["--help"])) - {"--help", "--version"}:
        # The limits of `evaluate` are many and alike; the manual shows two and points to --help.
        assert option in everything or option.startswith(("--min-", "--max-")), option
    for name in commands() - {"view"}:
        assert re.search(rf"^\| `{name}[ `]", text, re.MULTILINE), name


def test_python_examples_use_what_exists() -> None:
    from vademecum import Knowledge
    from vademecum.embed import Help

    blocks = code("python")
    assert len(blocks) > 8
    for path, body in blocks:
        tree = ast.parse(body, filename=path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                owner = {"kb": Knowledge, "help": Help, "Knowledge": Knowledge}.get(node.value.id)
                if owner is not None:
                    assert hasattr(owner, node.attr), f"{path}: {node.value.id}.{node.attr}"
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vademecum"):
                module = __import__(str(node.module), fromlist=["name"])
                for alias in node.names:
                    assert hasattr(module, alias.name), f"{path}: {alias.name}"


def test_no_word_of_what_does_not_exist() -> None:
    """Commands that are planned have no place here before they work."""
    planned = {"import", "installer", "replay", "serve", "model"} - commands()
    for path in pages():
        for name in planned:
            assert f"`vademecum {name}" not in source(path), f"{path}: {name}"
