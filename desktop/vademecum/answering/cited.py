"""A short answer written by a local model, of which only what the excerpts support is shown.

Retrieval decides whether there is an answer; the model only words it. Each sentence is checked
when it is complete, so that an unsupported one is never on the screen, not even for a moment.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from vademecum.answering.answer import Answer, Citation
from vademecum.answering.ask import answer_from
from vademecum.answering.chunks import excerpts_of, fit, format_excerpt
from vademecum.answering.model_process import Request, Written
from vademecum.answering.prompts import BUILT_IN, Prompts
from vademecum.answering.rewrite import Client
from vademecum.answering.sentences import Sentence, SentenceStream, refers
from vademecum.answering.statement import statement
from vademecum.answering.support import Alike, Excerpt, Verdict, abbreviations_of, support
from vademecum.errors import ModelError
from vademecum.retrieval.index import Index
from vademecum.retrieval.language import NAMES
from vademecum.retrieval.result import SearchResult

MOST_TOKENS = 220
"""Length of a reply: four short sentences."""
MOST_SENTENCES = 6
LONGEST_QUESTION = 600
"""Characters of a question that the model reads; the message says so when it was longer."""
TRANSLATED_CAP = 0.6
"""Highest confidence of an answer in another language than its pages: its check is weaker."""
_EXCERPTS = 4
_CHARACTERS_PER_TOKEN = 2.5
"""Without the model's own tokenizer: rather too few than too many."""
_NOTHING = re.compile(
    r"not found|no information|could(?: not|n.t) find|cannot (?:find|answer)|can.t (?:find|answer)|"
    r"(?:does|do) not (?:contain|provide|mention|say)|don.t (?:know|have)|unable to|"
    r"nicht gefunden|keine (?:information|angabe)|no (?:se )?encontr|pas trouvé|не найден|нет информации|"
    r"見つかりません|没有找到",
    re.IGNORECASE,
)

Phase = Callable[[str], None]
"""Called with `reading` (the prompt) and `writing` (the first words came)."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What is left of a reply."""

    shown: tuple[tuple[Sentence, Excerpt, str], ...] = ()
    """Sentence, the excerpt that supports it, the words it rests on."""
    removed: tuple[tuple[Sentence, str], ...] = ()
    """Sentences that were taken out, with the reason."""
    mended: int = 0
    """Shown sentences whose mark was missing or wrong and was put right."""
    end: str = "end"
    """How the reply ended; see `Written.end`."""
    said_nothing: bool = False
    """Whether the model said that the excerpts do not answer."""


@dataclass(slots=True)
class Checker:
    """Takes a reply as it comes and lets supported sentences through."""

    excerpts: Sequence[Excerpt]
    on_text: Callable[[str], None] | None = None
    alike: Alike | None = None
    asked: frozenset[float] = frozenset()
    """Figures of the question: of a table, only rows with one of them are shown."""
    _stream: SentenceStream = field(default_factory=SentenceStream)
    _shown: list[tuple[Sentence, Excerpt, str]] = field(default_factory=list)
    _removed: list[tuple[Sentence, str]] = field(default_factory=list)
    _mended: int = 0
    _said_nothing: bool = False

    def __post_init__(self) -> None:
        """Take the excerpts that were given."""
        self.read(self.excerpts)

    def read(self, excerpts: Sequence[Excerpt]) -> None:
        """The reply will be about these excerpts; call it before `feed`."""
        self.excerpts = excerpts
        self._stream = SentenceStream(abbreviations_of(excerpts))

    def feed(self, text: str) -> None:
        """The next part of the reply."""
        for sentence in self._stream.feed(text):
            self._take(sentence)

    def close(self, end: str) -> Checked:
        """The reply has ended; a sentence that was cut off in the middle is not shown."""
        rest = self._stream.close()
        if end in ("length", "cancelled", "deadline", "repetition") and rest:
            rest = rest[:-1]
        for sentence in rest:
            self._take(sentence)
        # What was to follow `these steps:` did not come, or did not hold.
        while self._shown and self._shown[-1][0].text.endswith((":", "：")):
            self._shown.pop()
        return Checked(tuple(self._shown), tuple(self._removed), self._mended, end, self._said_nothing)

    def _take(self, sentence: Sentence) -> None:
        if any(sentence.text.casefold() == shown.text.casefold() for shown, _, _ in self._shown):
            return
        if sentence.text.endswith(("?", "？", "؟")):
            # Small models repeat what they were asked; the page's heading would even support it.
            self._removed.append((sentence, "question"))
            return
        if self._removed and not self._shown and refers(sentence.text):
            # `This code ...`: which one was said in a sentence that is not shown.
            self._removed.append((sentence, "refers"))
            return
        verdict = support(sentence, self.excerpts, self.alike)
        if verdict.excerpt is not None and self._is_other_row(verdict.quote):
            verdict = Verdict(reason="other-row")
        if verdict.excerpt is None or len(self._shown) >= MOST_SENTENCES:
            if _NOTHING.search(sentence.text):
                self._said_nothing = True
            else:
                self._removed.append((sentence, verdict.reason or "too-many"))
            return
        self._mended += verdict.excerpt.n not in sentence.marks
        self._shown.append((sentence, verdict.excerpt, verdict.quote))
        if self.on_text is not None:
            self.on_text(written_out(sentence, verdict.excerpt, first=len(self._shown) == 1))

    def _is_other_row(self, quote: str) -> bool:
        return bool(self.asked) and "|" in quote and not self.asked & statement(quote, "en").numbers


def written_out(sentence: Sentence, excerpt: Excerpt, *, first: bool) -> str:
    """A sentence with its mark, as it is added to the text."""
    lead = sentence.lead.lstrip("\n") if first else sentence.lead or " "
    end = re.search(r"[.!?。！？]$", sentence.text)
    body, stop = (sentence.text[:-1], sentence.text[-1]) if end else (sentence.text, "")
    return f"{lead}{body} [{excerpt.n}]{stop}"


def cited_answer(
    index: Index,
    question: str,
    found: SearchResult,
    client: Client,
    *,
    prompts: Prompts = BUILT_IN,
    language: str = "",
    alike: Alike | None = None,
    model: str = "",
    on_text: Callable[[str], None] | None = None,
    on_phase: Phase | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Answer:
    """Answer from what a search found, in the model's words as far as they are supported.

    `language` is the language to answer in (empty: the folder's); it needs `alike` when the pages
    are in another. `on_text` gets the text as it grows, checked. A search that refuses is refused
    without asking the model; a model that fails, says nothing or nothing that holds gives way to
    the section's own words.
    """
    plain = answer_from(index, found)
    if not plain:
        return plain
    excerpts = excerpts_of(index, found.hits[:_EXCERPTS])
    spoken = language if language and (alike is not None or language == index.folder.language) else ""
    spoken = spoken or index.folder.language or "en"
    short, cut = _shortened(question)
    checker = Checker((), on_text, alike if spoken != index.folder.language else None)
    checker.asked = statement(found.query, index.folder.language or "en").numbers
    begun = False

    def take(text: str) -> None:
        nonlocal begun
        if not begun and on_phase is not None:
            on_phase("writing")
        begun = True
        checker.feed(text)

    try:
        request, read = request_for(short, excerpts, spoken, client, prompts)
        checker.read(read)
        if not read:
            return plain
        if on_phase is not None:
            on_phase("reading")
        done = client.write(request, take, cancelled)
    except ModelError as error:
        return replace(plain, message=f"{plain.message} The model failed: {error.problem}.".strip())
    checked = checker.close(done.end)
    answer = _answer(index, plain, found, checked, spoken)
    if answer is plain:
        return replace(plain, removed=len(checked.removed))
    told = "Only the first part of the question was read." if cut else ""
    stopped = "Stopped before the end." if done.end in ("cancelled", "deadline") else ""
    count = answer.removed
    removed = f"{count} unsupported sentence{'s' if count > 1 else ''} removed." if count else ""
    moved = spoken != (index.folder.language or "en")
    translated = "Translated by the model; the source has the exact words." if moved else ""
    message = " ".join(part for part in (answer.message, translated, told, stopped, removed) if part)
    return replace(answer, message=message, model=model, prompt=prompts.digest("answer"))


def request_for(
    question: str, excerpts: Sequence[Excerpt], language: str, client: Client, prompts: Prompts = BUILT_IN
) -> tuple[Request, tuple[Excerpt, ...]]:
    """The request for an answer, and the excerpts that fit into the model's context."""
    system = prompts.fill("answer", language=NAMES.get(language, language))
    size = _measure(client)
    context = int(getattr(client, "context", 4096))
    most = min(MOST_TOKENS, context // 4)
    room = context - most - size(system) - size(question) - 64
    read = fit(excerpts, room, size, gap=2)
    parts: list[tuple[str, bool]] = [("Excerpts:\n\n", True)]
    for excerpt in read:
        parts += [(format_excerpt(excerpt), False), ("\n\n", True)]
    parts += [("Question: ", True), (question, False), ("\nAnswer:" if not _chats(client) else "", True)]
    return Request(
        tuple(parts), system=system, most=most, stop=("\nQuestion:", "\n###")
    ), read if room > 0 else ()


def _measure(client: Client) -> Callable[[str], int]:
    """Tokens by the model's own tokenizer when it has one."""
    count = getattr(client, "count", None)
    if count is None:
        return lambda text: int(len(text.encode()) / _CHARACTERS_PER_TOKEN) + 1
    return lambda text: int(count([text])[0])


def _chats(client: Client) -> bool:
    return bool(getattr(client, "chat", True))


def _shortened(question: str) -> tuple[str, bool]:
    flat = " ".join(question.split())
    if len(flat) <= LONGEST_QUESTION:
        return flat, False
    return flat[:LONGEST_QUESTION].rsplit(" ", 1)[0], True


def _answer(index: Index, plain: Answer, found: SearchResult, checked: Checked, spoken: str) -> Answer:
    """The supported sentences as an answer; the plain one when they don't speak of the question."""
    if not checked.shown or checked.said_nothing or not _to_the_point(index, found, plain, checked):
        return plain
    citations: dict[int, Citation] = {}
    for _, excerpt, quote in checked.shown:
        citations.setdefault(
            excerpt.n, Citation(excerpt.n, excerpt.title, excerpt.source, excerpt.heading, quote)
        )
    text = "".join(
        written_out(sentence, excerpt, first=at == 0)
        for at, (sentence, excerpt, _) in enumerate(checked.shown)
    )
    first = checked.shown[0][1]
    translated = spoken != (index.folder.language or "en")
    return replace(
        plain,
        text=text.strip(),
        section=first.heading,
        source=first.source,
        confidence=min(plain.confidence, TRANSLATED_CAP) if translated else plain.confidence,
        citations=tuple(citations[number] for number in sorted(citations)),
        removed=len(checked.removed),
    )


def _to_the_point(index: Index, found: SearchResult, plain: Answer, checked: Checked) -> bool:
    """What is shown speaks of the question: a true sentence beside the point is no answer.

    Figures and names of the question that the section's own words hold must be there too, and two
    thirds of the other words that those hold.
    """
    language = index.folder.language or "en"
    asked = statement(found.query, language)
    own = statement(f"{plain.section or ''}. {plain.text or ''}", language)
    shown = statement(
        " ".join(f"{excerpt.heading}. {quote}" for _, excerpt, quote in checked.shown), language
    )
    if not (asked.numbers & own.numbers) <= shown.numbers:
        return False
    if not (asked.names & set(own.words)) <= set(shown.words):
        return False
    wanted = [group for group in asked.groups if own.terms.intersection(group)]
    held = [group for group in wanted if shown.terms.intersection(group)]
    return len(held) * 3 >= len(wanted) * 2


__all__ = ["Checked", "Checker", "Written", "cited_answer", "request_for", "written_out"]
