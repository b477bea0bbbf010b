"""The commands on a small folder: what they print, where, and how they exit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from vademecum.cli import exits
from vademecum.cli.main import COMMANDS, main

DOMAINS = """---
title: Add a domain
route: /project/:id/domains
keywords: [custom address]
---
# Add a domain

Open **Domains** and type the address of your site.

## Verify the domain

Add the TXT record `acme-verify` at your registrar. Verification takes up to ten minutes.
"""
BILLING = """---
title: Pay by invoice
route: /project/:id/billing
audience: operator
requires: {plan: [pro]}
---
Invoices are sent on the first day of each month.
"""
OVERVIEW = """---
route: /project/:id
---
# Project overview

Everything about one project: its domains, members and bills.
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    pages = {"domains.md": DOMAINS, "billing.md": BILLING, "index.md": OVERVIEW}
    root = tmp_path / "help"
    root.mkdir()
    for name, text in pages.items():
        (root / name).write_text(text, encoding="utf-8")
    return str(root)


def test_search_prints_the_section_and_its_address(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", folder, "verify domain"]) == exits.ANSWERED
    first = capsys.readouterr().out.splitlines()
    assert first[0] == "1. Add a domain › Verify the domain"
    assert "domains.md#verify-the-domain" in first[1]


def test_search_json_has_the_promised_fields(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", folder, "verify domain", "--json", "--limit", "1"]) == exits.ANSWERED
    found = json.loads(capsys.readouterr().out)
    assert {"query", "corrected", "message", "hits"} <= found.keys()
    (hit,) = found["hits"]
    promised = ("id", "source", "heading", "title", "score", "confidence", "excerpt", "route", "place")
    assert set(promised) <= hit.keys()
    assert hit["source"] == "domains.md#verify-the-domain"
    marked = [hit["excerpt"][start:end].lower() for start, end in hit["spans"]]
    assert any("verif" in word for word in marked)


def test_ask_answers_in_the_folders_own_words(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", folder, "how long does domain verification take", "--json"]) == exits.ANSWERED
    answer = json.loads(capsys.readouterr().out)
    assert answer["source"] == "domains.md#verify-the-domain"
    assert answer["section"] == "Verify the domain"
    assert "Verification takes up to ten minutes." in answer["answer"]
    assert answer["citations"][0]["source"] == answer["source"]
    assert answer["citations"][0]["quote"] in answer["answer"]
    assert answer["reason"] == ""
    assert 0 < answer["confidence"] <= 1


def test_ask_refuses_what_the_folder_does_not_say(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", folder, "what is the capital of Italy", "--json"]) == exits.NOTHING
    answer = json.loads(capsys.readouterr().out)
    assert answer["answer"] is None
    assert answer["confidence"] == 0
    assert answer["citations"] == []
    assert answer["message"].startswith("I don't have enough information to answer that.")
    assert answer["reason"]


def test_a_typo_is_searched_for_and_said(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", folder, "verifiy domian", "--json"]) == exits.ANSWERED
    answer = json.loads(capsys.readouterr().out)
    assert answer["corrected"] == {"domian": "domain"} or answer["corrected"].get("domian") == "domain"
    assert answer["confidence"] <= 0.6
    assert "verify the source" in answer["message"]


def test_context_lists_exact_before_ancestors(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["context", folder, "/project/42/domains", "--json"]) == exits.ANSWERED
    found = json.loads(capsys.readouterr().out)
    assert found["route"] == "/project/42/domains"
    assert [(hit["source"], hit["place"]) for hit in found["hits"]] == [
        ("domains.md", "exact"),
        ("index.md", "ancestor"),
    ]


def test_context_without_an_article_exits_with_three(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["context", folder, "/nowhere"]) == exits.NOTHING
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "no article about this screen" in shown.err


@pytest.mark.parametrize(
    ("reader", "seen"),
    [
        ([], True),
        (["--audience", "end_user"], False),
        (["--audience", "operator", "--plan", "free"], False),
        (["--audience", "operator", "--plan", "pro"], True),
    ],
)
def test_the_reader_decides_what_is_found(
    folder: str, capsys: pytest.CaptureFixture[str], reader: list[str], seen: bool
) -> None:
    main(["search", folder, "when are invoices sent", "--json", *reader])
    out = capsys.readouterr().out
    assert ("billing.md" in out) is seen
    assert ("first day of each month" in out) is seen


def test_explain_names_the_steps(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", folder, "verify domain", "--route", "/project/7/domains", "--explain"]) == 0
    out = capsys.readouterr().out
    assert "exact" in out
    assert "title" in out


@pytest.mark.parametrize("command", ["search", "ask", "context"])
def test_a_missing_folder_is_one_clear_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "nothing")
    assert main([command, missing, "x"]) == exits.USAGE
    shown = capsys.readouterr()
    assert shown.out == ""
    assert missing in shown.err
    assert len(shown.err.strip().splitlines()) == 1


def test_an_empty_folder_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", str(tmp_path), "anything", "--json", "--no-cache"]) == exits.NOTHING
    found = json.loads(capsys.readouterr().out)
    assert found["hits"] == []
    assert found["message"]


def test_wrong_options_exit_with_two(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["search", folder, "x", "--limit", "0"])
    assert stopped.value.code == exits.USAGE
    assert "must be 1 or more" in capsys.readouterr().err


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    out = capsys.readouterr().out
    for name in COMMANDS:
        assert name in out


def test_output_is_utf8_whatever_the_locale(folder: str) -> None:
    Path(folder, "größe.md").write_text("# Größe und 校准 ✓\n\nText über Kalibrierung.\n", encoding="utf-8")
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "vademecum", "search", folder, "Kalibrierung", "--no-cache"],
        capture_output=True,
        env=environment,
        timeout=60,
        check=False,
    )
    assert done.returncode == exits.ANSWERED, done.stderr
    assert "Größe und 校准 ✓" in done.stdout.decode("utf-8")
    assert "größe.md" in done.stdout.decode("utf-8")


def test_a_reader_that_leaves_early_is_no_error(folder: str) -> None:
    command = f'"{sys.executable}" -m vademecum search "{folder}" domain --json --no-cache | head -c 1'
    done = subprocess.run(["sh", "-c", command], capture_output=True, timeout=60, check=False)
    assert done.stdout == b"{"
    assert done.stderr == b""
