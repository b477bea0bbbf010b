"""For applications with an assistant of their own: our retrieval in their prompt, or their model here.

found = retrieve(index, "how do I verify a domain", SearchOptions(reader=reader))
prompt = format_retrieval(found.excerpts)

answer = answer_with(index, "how do I verify a domain", client=my_model)   # any function text -> text
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from vademecum.answering.answer import Answer
from vademecum.answering.ask import UNASKED
from vademecum.answering.assist import Assistants, search_with
from vademecum.answering.chunks import BUDGET, excerpts_of, format_retrieval
from vademecum.answering.cited import cited_answer
from vademecum.answering.model_process import Request, Written
from vademecum.answering.prompts import BUILT_IN, Prompts
from vademecum.answering.support import Excerpt
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import PLAIN, SearchOptions
from vademecum.retrieval.result import SearchResult

__all__ = [
    "CallableClient", "KnowledgeContributor", "Retrieval", "answer_with", "format_retrieval",
    "is_help_query", "retrieve",
]  # fmt: skip

TextClient = Callable[[str], "str | Iterable[str]"]
"""A host's own model: takes a prompt, returns its reply, whole or in parts."""

_NOBODY = Assistants()

_HELP = re.compile(
    r"^\s*(?:how\b|what(?:'s)?\b|where\b|when\b|why\b|which\b|who\b|(?:can|could|do|should) i\b|does\b"
    r"|is (?:it|there)\b|help\b|show me\b|steps to\b|guide\b|explain\b|tell me\b"
    r"|i (?:can't|cannot|need to|want to)\b"
    r"|wie\b|was\b|wo\b|wann\b|warum\b|wer\b|welche[rs]?\b|kann (?:ich|man)\b|hilfe\b|zeig"
    r"|comment\b|qu'est-ce\b|où\b|quand\b|pourquoi\b|quel(?:le)?s?\b|puis-je\b|aide\b"
    r"|cómo\b|como\b|qué\b|dónde\b|donde\b|cuándo\b|por qué\b|cuál\b|puedo\b|ayuda\b"
    r"|come\b|cosa\b|dove\b|quando\b|perché\b|posso\b|aiuto\b|o que\b|onde\b|por que\b|ajuda\b"
    r"|как\b|что\b|где\b|когда\b|почему\b|зачем\b|какой\b|какие\b|можно ли\b|помощь\b|помоги\b|покажи\b"
    r"|怎么|如何|什么|哪里|为什么|怎样|能不能|请问|帮助)"
    r"|(?:how (?:do|can|to)|what (?:is|are)|show me|steps to)\b"
    r"|(?:方法|やり方|手順|使い方|ですか|ますか|どこ|なぜ|いつ|どう|ヘルプ)|(?:어떻게|무엇|어디|왜|방법|도움)"
    r"|[?？؟]\s*$",
    re.IGNORECASE,
)


def is_help_query(text: str) -> bool:
    """Whether a text asks for help rather than for something to be done.

    `how do I export`, `Wo finde ich ...`, `使い方`, `export?` do; `export the table` does not.
    """
    return bool(_HELP.search(text))


@dataclass(frozen=True, slots=True)
class Retrieval:
    """What a question found, ready for a prompt."""

    question: str
    excerpts: tuple[Excerpt, ...]
    """Whole sections, numbered from 1, best first; text that speaks to a model is left out."""
    result: SearchResult
    """The search behind it: tier, confidence, message."""

    @property
    def answerable(self) -> bool:
        """Whether the knowledge holds an answer; when not, don't let a model make one up."""
        return self.result.tier == "answer"


def retrieve(
    index: Index,
    question: str,
    options: SearchOptions = PLAIN,
    *,
    assistants: Assistants = _NOBODY,
) -> Retrieval:
    """Search and return the sections as excerpts; raises what `search` raises."""
    found = search_with(index, question, assistants, options.without(*UNASKED))
    return Retrieval(question, excerpts_of(index, found.hits), found)


@dataclass(frozen=True, slots=True)
class KnowledgeContributor:
    """Adds what the knowledge says to a host's own prompt, when a message asks for help."""

    index: Callable[[], Index]
    """The index in force; asked each time, so that a refreshed folder is used at once."""
    reader: Reader = ANYONE
    budget: int = BUDGET
    """Characters of a contribution."""
    assistants: Assistants = _NOBODY

    def contribute(self, message: str, *, route: str | None = None) -> str:
        """Markdown with numbered excerpts; empty when the message asks for no help or nothing fits."""
        if not is_help_query(message):
            return ""
        options = SearchOptions(route=route or "", reader=self.reader)
        found = retrieve(self.index(), message, options, assistants=self.assistants)
        return format_retrieval(found.excerpts, self.budget) if found.answerable else ""


class CallableClient:
    """A host's function as a client."""

    chat = False

    def __init__(self, function: TextClient, context: int = 8192) -> None:
        self._function = function
        self.context = context
        """Tokens that the host's model can read."""

    def write(
        self,
        request: Request,
        on_text: Callable[[str], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Written:
        """Call the function with the whole prompt."""
        prompt = request.system + "\n\n" + "".join(text for text, _ in request.user)
        reply = self._function(prompt)
        parts: list[str] = []
        for part in (reply,) if isinstance(reply, str) else reply:
            if cancelled is not None and cancelled():
                return Written("".join(parts), "cancelled")
            parts.append(part)
            if on_text is not None:
                on_text(part)
        return Written("".join(parts), "end")


def answer_with(
    index: Index,
    question: str,
    client: TextClient,
    options: SearchOptions = PLAIN,
    *,
    prompts: Prompts = BUILT_IN,
    assistants: Assistants = _NOBODY,
    on_text: Callable[[str], None] | None = None,
    context: int = 8192,
) -> Answer:
    """Answer with a host's own model: same retrieval, same refusal, same check of each sentence.

    What the host's function raises comes through; a reply that does not hold gives way to the
    section's own words.
    """
    found = search_with(index, question, assistants, options.without(*UNASKED))
    return cited_answer(
        index,
        question,
        found,
        CallableClient(client, context),
        prompts=prompts,
        on_text=on_text,
        model="host",
    )
