"""Whether what was typed is a question to answer or words to look up."""

from __future__ import annotations

_QUESTION_WORDS = frozenset(
    [
        "how",
        "what",
        "where",
        "when",
        "why",
        "who",
        "which",
        "can",
        "could",
        "do",
        "does",
        "is",
        "are",
        "should",
        "will",
        "wie",
        "was",
        "wo",
        "wann",
        "warum",
        "wer",
        "kann",
        "como",
        "cómo",
        "que",
        "qué",
        "donde",
        "dónde",
        "cuando",
        "cuándo",
        "quien",
        "quién",
        "puedo",
        "comment",
        "pourquoi",
        "quand",
        "qui",
        "quoi",
        "où",
        "как",
        "что",
        "где",
        "когда",
        "почему",
        "кто",
        "можно",
        "зачем",
    ]
)
_QUESTION_MARKS = ("?", "？", "؟", "か", "吗", "嗎", "呢")


def is_question(text: str) -> bool:
    """Whether Enter should ask rather than open the first result.

    `how do I export` and `export?` ask; `export csv` opens.
    """
    words = text.casefold().split()
    if not words:
        return False
    return (
        text.rstrip().endswith(_QUESTION_MARKS)
        or (len(words) > 2 and words[0] in _QUESTION_WORDS)
        or len(words) > 5
    )
