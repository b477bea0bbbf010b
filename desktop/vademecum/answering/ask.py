"""Ask: search, judge, and answer in the section's own words, or refuse."""

from __future__ import annotations

from collections.abc import Callable

from vademecum.answering.answer import REFUSAL, Answer
from vademecum.answering.citations import cite
from vademecum.answering.extract import best_sentence, extract, leads_in
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
_ANNOUNCED = 0.75
"""Confidence at most in a sentence that announces what cannot be shown: below that of a sure answer."""
_NEARLY = 0.9
"""Share of the best hit's score from which another section of its page may answer in its place."""
_NEIGHBOURS = 3
"""Hits that are looked at for such a section."""
_UNSURE_MESSAGE = "This is the closest section; it may not answer your question."


def answer_from(index: Index, found: SearchResult) -> Answer:
    """Return the answer that a search result supports."""
    if found.tier != "answer" or not found.hits:
        return _refusal(found)
    hit = _explaining(index, found.hits)
    section = section_of(index, hit)
    entry = index.entries[index.by_path[hit.path]]
    analyser = analyser_for(entry.language)
    wanted = _wanted(found, analyser.text_terms)
    text = section.text.strip() or index.article(index.by_path[hit.path]).summary or section.heading
    passage = extract(text, wanted, analyser, found.query)
    quote = best_sentence(passage.text, wanted, analyser)
    confidence = min(found.confidence, _ANNOUNCED) if _only_announces(passage.text) else found.confidence
    return Answer(
        text=passage.text,
        section=hit.heading,
        source=hit.source,
        confidence=confidence,
        citations=(cite(1, hit.title, section, quote),),
        corrected=found.corrected,
        rewritten=found.rewritten,
        language=found.language,
        message=found.message or (_UNSURE_MESSAGE if confidence < UNSURE else ""),
        reason="",
        hits=found.hits,
        query=found.query,
        tier=found.tier,
        signal=found.signal,
        steps=found.steps,
    )


def _explaining(index: Index, hits: tuple[Hit, ...]) -> Hit:
    """The best hit; where its section only announces what cannot be shown, code of another file for example,
    one of the same page that says more and fits nearly as well."""
    best = hits[0]
    if not _only_announces(section_of(index, best).text):
        return best
    near = (hit for hit in hits[1:_NEIGHBOURS] if hit.path == best.path and hit.score >= _NEARLY * best.score)
    return next((hit for hit in near if _explains(section_of(index, hit).text)), best)


def _explains(text: str) -> bool:
    return bool(text.strip()) and not _only_announces(text)


def _only_announces(text: str) -> bool:
    """Whether a text is one paragraph that ends where what it announces would follow."""
    return leads_in(text) and "\n" not in text.strip()


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
