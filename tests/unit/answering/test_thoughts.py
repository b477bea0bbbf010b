"""What a model thinks aloud is not shown."""

from __future__ import annotations

import pytest

from vademecum.answering.thoughts import Spoken, without_thinking


def heard(reply: str, size: int) -> str:
    spoken = Spoken()
    shown = "".join(spoken.feed(reply[at : at + size]) for at in range(0, len(reply), size))
    return shown + spoken.close()


@pytest.mark.parametrize("size", [1, 3, 8, 1000])
@pytest.mark.parametrize(
    ("reply", "shown"),
    [
        ("The valve opens [1].", "The valve opens [1]."),
        ("<think>\nIt may be 7. No.</think>\n\nThe valve opens.", "The valve opens."),
        ("\n<think></think>Yes.", "Yes."),
        ("<think>\nI never come to an end", ""),
        ("<table> is a tag.", "<table> is a tag."),
        ("<", "<"),
        ("", ""),
        ("Use <think> in the page.</think>", "Use <think> in the page.</think>"),
    ],
)
def test_only_what_is_said_comes_through(reply: str, shown: str, size: int) -> None:
    assert heard(reply, size).lstrip() == shown


def test_a_prompt_that_opens_the_thinking_is_closed() -> None:
    assert without_thinking("assistant\n<think>\n") == "assistant\n<think>\n\n</think>\n\n"
    assert without_thinking("assistant\n") == "assistant\n"
