"""The examples for hosts with an assistant of their own, run in the order in which the manual gives them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "knowledge" / "developers" / "own-assistant.md"
FOLDER = {
    "knowledge.yaml": "language: en\n",
    "domains.md": "# Domains\n\n## Verify a domain\n\nAdd the record at your provider.\n",
    "teams.md": "# Teams\n\nInvite people by their address.\n",
}


@pytest.fixture
def names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """What the examples leave behind."""
    (tmp_path / "knowledge").mkdir()
    for name, text in FOLDER.items():
        (tmp_path / "knowledge" / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    made: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(blocks) >= 6
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), made)  # noqa: S102 - our own manual
    return made


def test_the_examples_do_what_the_page_says(names: dict[str, object]) -> None:
    prompt = str(names["prompt"])
    assert prompt.startswith(
        "## Relevant documentation\n\n### Domains › Verify a domain [1]\n_Source: domains.md#verify"
    )
    assert len(prompt) <= 6000
    assert names["extra"] == prompt
    assert names["nothing"] == ""
    answer, short = names["answer"], names["short"]
    assert answer.text == short.text == "Add the record [1]."  # type: ignore[attr-defined]
    assert answer.citations[0].source == "domains.md#verify-a-domain"  # type: ignore[attr-defined]
    assert answer.model == "host"  # type: ignore[attr-defined]
    own, built_in = names["own"], names["BUILT_IN"]
    assert short.prompt == own.digest("answer") != built_in.digest("answer")  # type: ignore[attr-defined]
    assert answer.prompt == built_in.digest("answer")  # type: ignore[attr-defined]
