"""Question, reader and route to hits: the steps in their order.

Each step is a small function with a name in `steps.STEPS`; `off` switches it off, `explain` makes
it say what it did. Access comes first and is no step: everything here works on the reader's view.
"""

from __future__ import annotations

from collections.abc import Callable

from vademecum.errors import QueryError
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.retrieval.analysis import analyser_for
from vademecum.retrieval.asking import without_asking
from vademecum.retrieval.complete import complete
from vademecum.retrieval.compounds import join_neighbours
from vademecum.retrieval.fit import Fit, judge
from vademecum.retrieval.headings import said
from vademecum.retrieval.hits import make_hits, make_near_hits, make_place_hits
from vademecum.retrieval.index import Index
from vademecum.retrieval.language import NAMES, detect, reads_as
from vademecum.retrieval.options import PLAIN, SearchOptions
from vademecum.retrieval.place import Placed, placed_articles
from vademecum.retrieval.prefix import complete_words
from vademecum.retrieval.query import Query, typed_slots
from vademecum.retrieval.ranking import diversify, rank
from vademecum.retrieval.result import SearchResult, Step
from vademecum.retrieval.runs import join_unknown_pieces
from vademecum.retrieval.scope import within
from vademecum.retrieval.scoring import score_slots
from vademecum.retrieval.signals import measure
from vademecum.retrieval.spelling import repair
from vademecum.retrieval.steps import STEPS
from vademecum.retrieval.stopwords import base_language
from vademecum.retrieval.synonyms import apply_glossary, expand_acronyms, expand_ordinary, expand_synonyms
from vademecum.retrieval.vague import keep_screen, lift_screen
from vademecum.retrieval.view import View, view_of

__all__ = ["complete", "context", "search", "warm"]

LONGEST_QUESTION = 2000
"""Characters of a question that are read; more is cut off, with a message."""

_REWORDING = ("glossary", "acronyms", "synonyms", "spelling", "joined", "ordinary")
"""Steps that search for other words than the typed ones."""


def search(
    index: Index,
    text: str,
    options: SearchOptions = PLAIN,
) -> SearchResult:
    """Return the sections that fit a question, best first, and whether they answer it.

    Raises `QueryError` for a limit below 1 or an unknown step.
    """
    _check(options.limit, options.off)
    off = options.without(*_REWORDING).off if options.raw_query else options.off
    route, reader, limit = options.route, options.reader, options.limit
    view = view_of(index, reader, include_low=options.include_low)
    placed = placed_articles(view, route)
    if not view.total:
        return SearchResult(query=text.strip(), reason="empty-knowledge", message=_EMPTY, route=route)
    query = prepare(index, view, text[:LONGEST_QUESTION], off)
    if reader.language and base_language(reader.language) in view.languages:
        query.wished = base_language(reader.language)
    if not query.slots:
        return _without_words(view, query, placed, route, limit)
    slots = score_slots(query, view)
    ranking = rank(query, slots, view, placed, within(index, options.scope), off)
    lift = lift_screen(query, ranking, view, placed) if "place" not in off else ""
    exact = bool(placed) and placed[0].place == "exact"
    fit = judge(measure(query, ranking, view), index.parameters, lift=lift, exact=exact)
    if "diversity" not in off:
        diversify(ranking, view, limit)
    if "place" not in off:
        keep_screen(ranking, view, placed, limit)
    hits = make_hits(query, ranking, view, placed, fit, limit=limit, explain=options.explain)
    reason = _reason(query, view, fit) if "refusal" not in off else ""
    return SearchResult(
        hits=hits,
        query=query.searched(),
        corrected=query.corrected,
        rewritten=query.rewritten,
        language=query.language,
        message=_message(query, view, reason),
        reason=reason,
        tier=fit.tier if "refusal" not in off else "answer",
        signal=fit.signal,
        confidence=fit.confidence,
        steps=tuple(query.steps) if options.explain else (),
        route=route,
    )


def context(
    index: Index, route: str, *, reader: Reader = ANYONE, limit: int = 5, include_low: bool = False
) -> SearchResult:
    """Return what F1 shows on a screen: exact articles, then ancestors, then descendants.

    Without a route the top of the application (`/`) is meant.
    """
    _check(limit, frozenset())
    view = view_of(index, reader, include_low=include_low)
    if not view.total:
        return SearchResult(reason="empty-knowledge", message=_EMPTY, route=route)
    hits = make_place_hits(view, placed_articles(view, route.strip() or "/"), limit)
    if not hits:
        return SearchResult(reason="nothing-fits", message=_NO_SCREEN, route=route)
    return SearchResult(hits=hits, tier="answer", signal=1.0, confidence=hits[0].confidence, route=route)


def warm(index: Index, *, reader: Reader = ANYONE) -> None:
    """Do beforehand, on a worker, what the first search of a reader would have to wait for."""
    view = view_of(index, reader)
    if view.total:
        search(index, "warming up unknownword", SearchOptions(reader=reader))
        complete(index, "w", reader=reader)


def prepare(index: Index, view: View, text: str, off: frozenset[str]) -> Query:
    """Turn a question into slots: steps 1, 2 and 4 of the pipeline."""
    folder, parameters = index.folder, index.parameters
    language = base_language(detect(text, expected=view.languages))
    if language not in view.languages and reads_as(text, view.language, view.face):
        language = view.language  # `die on error` is English in an English folder
    # A question in a language that the folder is not written in is cut by the folder's own rules.
    analyser = analyser_for(language if language in view.languages else view.language)
    others = tuple(analyser_for(other) for other in view.languages if other != analyser.language)
    query = Query(text, language, analyser, analyser.words(text), others=others)
    if "glossary" not in off and folder.glossary and language != view.language:
        rewritten = apply_glossary(text, language, folder.glossary, analyser_for(language or "en"))
        if rewritten:
            query.rewritten = rewritten
            query.words = analyser.words(rewritten)
            query.steps.append(Step("glossary", rewritten))
    if "asking" not in off:
        query.words = without_asking(query.rewritten or text, query.analyser.language, query.words)
    typed_slots(query, view, parameters.part)
    join_unknown_pieces(query, view)
    _widen(query, view, off)
    return query


def _widen(query: Query, view: View, off: frozenset[str]) -> None:
    parameters = view.index.parameters
    steps: dict[str, Callable[[], None]] = {
        "joined": lambda: join_neighbours(query, view, parameters.joined),
        "acronyms": lambda: expand_acronyms(query, view, parameters.acronym),
        "synonyms": lambda: expand_synonyms(query, view, parameters.synonym),
        "ordinary": lambda: expand_ordinary(query, view, parameters),
        "prefix": lambda: complete_words(query, view, parameters),
        "spelling": lambda: repair(query, view, parameters),
    }
    for name, step in steps.items():
        if name in off:
            continue
        before = sum(len(slot.options) for slot in query.slots)
        step()
        added = sum(len(slot.options) for slot in query.slots) - before
        if added or (name == "spelling" and (query.corrected or query.unknown)):
            query.steps.append(Step(name, _effect(name, query, added)))


def _effect(name: str, query: Query, added: int) -> str:
    if name == "spelling":
        changed = ", ".join(f"{typed} -> {used}" for typed, used in query.corrected.items())
        missing = ", ".join(query.unknown)
        told = "; ".join(part for part in (changed, f"unknown: {missing}" if missing else "") if part)
        if told:
            return told
    return f"{added} more way{'s' if added != 1 else ''} to match: {STEPS[name]}"


def _without_words(view: View, query: Query, placed: list[Placed], route: str, limit: int) -> SearchResult:
    """A question without content words is a heading of such words, or about the screen if one is known."""
    phrase = said(query.text)
    called = [(number, 1.0) for number, heading, _ in view.headings if phrase and said(heading) == phrase]
    hits = (make_near_hits(view, placed, called) + make_place_hits(view, placed, limit))[:limit]
    if hits:
        return SearchResult(
            hits=hits,
            query=query.text.strip(),
            language=query.language,
            tier="near",
            signal=0.5,
            confidence=min(0.5, hits[0].confidence),
            route=route,
        )
    reason = "nothing-fits" if query.words else "empty-query"
    message = _NOTHING if query.words else ""
    return SearchResult(
        query=query.text.strip(), language=query.language, reason=reason, message=message, route=route
    )


_EMPTY = "There is nothing to search in yet."
_NOTHING = "Nothing here fits the question."
_NO_SCREEN = "There is no article about this screen."


def _reason(query: Query, view: View, fit: Fit) -> str:
    if fit.tier == "answer":
        return ""
    if _foreign(query, view):
        return "other-language"
    if fit.tier == "near":
        return ""
    counted = {slot.word for slot in query.slots if slot.counts}
    return "unknown-words" if query.unknown and len(query.unknown) * 2 >= len(counted) else "nothing-fits"


def _foreign(query: Query, view: View) -> bool:
    return bool(query.language and query.language not in view.languages and not query.rewritten)


def _message(query: Query, view: View, reason: str) -> str:
    """What to tell the reader; it names words of the question only, never words of closed sections."""
    if reason == "other-language":
        return language_message(view.language, query.language, offer=True)
    if query.corrected:
        pairs = ", ".join(f"“{used}” instead of “{typed}”" for typed, used in query.corrected.items())
        return f"Searched for {pairs}; verify the source."
    if reason == "unknown-words":
        words = ", ".join(f"“{word}”" for word in dict.fromkeys(query.unknown))
        return f"Nothing here mentions {words}."
    return _NOTHING if reason else ""


def language_message(own: str, asked: str, *, offer: bool) -> str:
    """What to tell whoever asks in another language (tags); `offer` names a model where there is none."""
    own, asked = NAMES.get(own, own), NAMES.get(asked, asked)
    end = f"Ask in {own}; a local model can translate it." if offer else f"Ask in {own}."
    return f"This help is in {own}; your question seems to be in {asked}. {end}"


def _check(limit: int, off: frozenset[str]) -> None:
    if limit < 1:
        raise QueryError(f"a limit of {limit} leaves no results", mend="Use 1 or more")
    unknown = sorted(off - STEPS.keys())
    if unknown:
        raise QueryError(f"unknown step {unknown[0]!r}", mend=f"Use one of {', '.join(STEPS)}")
