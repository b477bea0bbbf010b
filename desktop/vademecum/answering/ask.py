"""Ask: search, judge, and answer in the section's own words, or refuse."""

from __future__ import annotations

from collections.abc import Callable

from vademecum.answering.answer import REFUSAL, Answer
from vademecum.answering.citations import cite
from vademecum.answering.extract import best_sentence, extract
from vademecum.knowledge.article import Section
from vademecum.retrieval.analysis import analyser_for
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import PLAIN, SearchOptions
from vademecum.retrieval.pipeline import search
from vademecum.retrieval.result import Hit, SearchResult


def ask(
    index: Index,
    text: str,
    options: SearchOptions = PLAIN,
) -> Answer:
    """Answer a question with the best section's own words, verbatim, or refuse and say why.

    Raises what `search` raises. The hits are there in any case: a refusal is about the answer,
    never about the list.
    """
    return answer_from(index, search(index, text, options.without(*UNASKED)))


UNASKED = ("prefix",)
"""Steps that a question goes without: it is whole, its last word is not being typed any more."""


UNSURE = 0.5
"""Confidence below which an answer says that it may not be one."""
_UNSURE_MESSAGE = "This is the closest section; it may not answer your question."


def answer_from(index: Index, found: SearchResult) -> Answer:
    """Return the answer that a search result supports."""
    if found.tier != "answer" or not found.hits:
        return _refusal(found)
    hit = found.hits[0]
    section = section_of(index, hit)
    entry = index.entries[index.by_path[hit.path]]
    analyser = analyser_for(entry.language)
    wanted = _wanted(found, analyser.text_terms)
    text = section.text.strip() or index.article(index.by_path[hit.path]).summary or section.heading
    passage = extract(text, wanted, analyser, found.query)
    quote = best_sentence(passage.text, wanted, analyser)
    return Answer(
        text=passage.text,
        section=hit.heading,
        source=hit.source,
        confidence=found.confidence,
        citations=(cite(1, hit.title, section, quote),),
        corrected=found.corrected,
        rewritten=found.rewritten,
        language=found.language,
        message=found.message or (_UNSURE_MESSAGE if found.confidence < UNSURE else ""),
        reason="",
        hits=found.hits,
        query=found.query,
        tier=found.tier,
        signal=found.signal,
        steps=found.steps,
    )


def section_of(index: Index, hit: Hit) -> Section:
    """Return the section behind a hit."""
    article = index.article(index.by_path[hit.path])
    return next(section for section in article.sections if section.id == hit.id)


def _wanted(found: SearchResult, terms_of: Callable[[str], list[str]]) -> Callable[[str], float]:
    """Weigh the words of the searched question: each of its terms once, longer words more."""
    terms = {term: min(3.0, 1.0 + len(term) / 8) for term in terms_of(found.query)}
    return lambda term: terms.get(term, 0.0)


def _refusal(found: SearchResult) -> Answer:
    message = REFUSAL if not found.message else f"{REFUSAL} {found.message}"
    return Answer(
        message=message,
        reason=found.reason or "nothing-fits",
        hits=found.hits,
        corrected=found.corrected,
        rewritten=found.rewritten,
        language=found.language,
        query=found.query,
        tier=found.tier,
        signal=found.signal,
        steps=found.steps,
    )
