"""Making an index out of a snapshot, wholly or by taking over what did not change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from vademecum.errors import Cancelled
from vademecum.knowledge.article import Article
from vademecum.retrieval.access import Gate
from vademecum.retrieval.bm25 import FIELD_BITS, FIELDS, Ints, Postings
from vademecum.retrieval.collect import Collected, Collector, Vocabulary, key_of, told_language
from vademecum.retrieval.fields import article_language_sample, is_news, searchable
from vademecum.retrieval.index import Arrays, Entry, Folder, Index, Learned, Progress
from vademecum.retrieval.language import detect
from vademecum.retrieval.parameters import DEFAULT, Parameters
from vademecum.retrieval.stopwords import base_language

if TYPE_CHECKING:
    from vademecum.knowledge.snapshot import Snapshot


def build_index(
    snapshot: Snapshot,
    parameters: Parameters = DEFAULT,
    *,
    previous: Index | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Index:
    """Index a folder; with `previous`, articles whose key is the same are taken over.

    `progress(done, total, path)` is called per article; a true `cancelled()` raises `Cancelled`.
    """
    articles = searchable(snapshot.articles, snapshot.snippets)
    manifest = snapshot.manifest
    usable = previous is not None and previous.parameters == parameters
    old = {entry.key: number for number, entry in enumerate(previous.entries)} if usable and previous else {}
    words = (
        Vocabulary(list(previous.terms), dict(previous.term_numbers)) if old and previous else Vocabulary()
    )
    faces = (
        Vocabulary(list(previous.faces), dict(previous.face_numbers)) if old and previous else Vocabulary()
    )
    collector, fresh = Collector(words, faces), Collected()
    entries: list[Entry] = []
    learned: list[Learned] = []
    origins: list[tuple[int, int]] = []  # (old article or -1, first fresh section)
    first = 0
    told = _told(articles, previous)
    main = _main_language(manifest.language, articles, told)
    for done, article in enumerate(articles):
        if cancelled is not None and cancelled():
            raise Cancelled("indexing was stopped")
        language = base_language(told[article.path] or main)
        key = key_of(article, language)
        number = old.get(key, -1)
        if number >= 0 and previous is not None:
            entry = replace(previous.entries[number], first=first)
            learned.append(previous.acronyms[number])
        else:
            known = len(fresh.acronyms)
            entry = _entry(article, told[article.path], language, key, first, collector, fresh)
        if number < 0:
            learned.append(tuple(fresh.acronyms[known:]))
        origins.append((number, fresh.sections - entry.sections if number < 0 else 0))
        entries.append(entry)
        first += entry.sections
        if progress is not None:
            progress(done + 1, len(articles), article.path)
    arrays = _arrays(
        articles, entries, origins, fresh, previous if old else None, len(words.words), len(faces.words)
    )
    folder = _folder(snapshot, entries, main)
    kept = tuple(articles)
    return Index(
        fingerprint=snapshot.fingerprint,
        parameters=parameters,
        folder=folder,
        entries=tuple(entries),
        arrays=arrays,
        terms=lambda: words.words,
        faces=lambda: faces.words,
        acronyms=lambda: learned,
        article=kept.__getitem__,
    )


def _told(articles: list[Article], previous: Index | None) -> dict[str, str]:
    """Return what each article tells of its language; unchanged files are not read again."""
    known = {(entry.path, entry.stamp): entry.told for entry in previous.entries} if previous else {}
    told: dict[str, str] = {}
    for article in articles:
        found = article.language or known.get((article.path, article.sha256))
        told[article.path] = told_language(article) if found is None else found
    return told


def _main_language(declared: str, articles: list[Article], told: dict[str, str]) -> str:
    """Return the folder's language: declared, else most articles', else what all of them together hint at."""
    if declared:
        return declared
    counted = Counter(base_language(language) for language in told.values() if language)
    if counted:
        return min(counted, key=lambda language: (-counted[language], language))
    sample = "\n".join(article_language_sample(article) for article in articles[:20])
    return detect(sample) or "en"


def _entry(
    article: Article, told: str, language: str, key: str, first: int, collector: Collector, fresh: Collected
) -> Entry:
    collector.collect(article, language, fresh)
    return Entry(
        path=article.path,
        key=key,
        language=language,
        told=told,
        stamp=article.sha256,
        gate=Gate.of(article),
        routes=article.routes,
        section_routes=article.section_routes,
        first=first,
        sections=len(article.sections),
        news=is_news(article.path),
    )


def _folder(snapshot: Snapshot, entries: list[Entry], main: str) -> Folder:
    manifest = snapshot.manifest
    counted = Counter(entry.language for entry in entries)
    languages = tuple(sorted(counted, key=lambda language: (-counted[language], language)))
    return Folder(
        title=manifest.title,
        language=base_language(main),
        languages=languages,
        acronyms=dict(manifest.acronyms),
        synonyms=manifest.synonyms,
        glossary={k: dict(v) for k, v in manifest.glossary.items()},
        reference=manifest.reference,
    )


def _arrays(
    articles: list[Article],
    entries: list[Entry],
    origins: list[tuple[int, int]],
    fresh: Collected,
    previous: Index | None,
    terms: int,
    faces: int,
) -> Arrays:
    total = sum(entry.sections for entry in entries)
    fresh_to_new = np.zeros(fresh.sections, dtype=np.int64)
    old_to_new = np.full(len(previous) if previous else 0, -1, dtype=np.int64)
    for entry, (old, base) in zip(entries, origins, strict=True):
        numbers = np.arange(entry.first, entry.first + entry.sections)
        if old >= 0 and previous is not None:
            start = previous.entries[old].first
            old_to_new[start : start + entry.sections] = numbers
        else:
            fresh_to_new[base : base + entry.sections] = numbers
    lengths = np.zeros((total, FIELDS), dtype=np.uint32)
    lengths[fresh_to_new] = np.array(fresh.lengths, dtype=np.uint32).reshape(-1, FIELDS)
    if previous is not None:
        kept = old_to_new >= 0
        lengths[old_to_new[kept]] = previous.arrays.lengths[kept]
    ids = [section.id for article in articles for section in article.sections]
    rank_of = np.zeros(total, dtype=np.int32)
    rank_of[sorted(range(total), key=ids.__getitem__)] = np.arange(total)
    ones = np.ones(len(fresh.faces), dtype=np.int64)
    postings = _merged(
        previous.arrays.postings if previous else None,
        old_to_new,
        (_ints(fresh.terms), _ints(fresh.codes), _ints(fresh.counts)),
        fresh_to_new,
        terms,
    )
    return Arrays(
        postings=postings,
        frequencies=postings.frequencies(),
        faces=_merged(
            previous.arrays.faces if previous else None,
            old_to_new,
            (_ints(fresh.faces), _ints(fresh.face_sections) << FIELD_BITS, ones),
            fresh_to_new,
            faces,
        ),
        lengths=lengths,
        article_of=np.repeat(np.arange(len(entries), dtype=np.int32), [entry.sections for entry in entries]),
        rank_of=rank_of,
    )


def _merged(
    old: Postings | None,
    old_to_new: Ints,
    loose: tuple[Ints, Ints, Ints],
    fresh_to_new: Ints,
    vocabulary: int,
) -> Postings:
    """Old postings of kept sections and new ones, sorted; nearly sorted runs make the sort linear."""
    terms, codes, counts = loose
    if len(codes):
        codes = fresh_to_new[codes >> FIELD_BITS] << FIELD_BITS | (codes & (FIELDS - 1))
    keys = terms << 32 | codes
    order = np.argsort(keys, kind="stable")
    keys, counts = keys[order], counts[order]
    if old is not None and len(old.codes):
        old_terms = np.repeat(np.arange(len(old.starts) - 1), np.diff(old.starts))
        sections = old_to_new[old.codes >> FIELD_BITS]
        kept = sections >= 0
        old_codes = sections[kept] << FIELD_BITS | (old.codes[kept] & (FIELDS - 1))
        keys = np.concatenate((old_terms[kept] << 32 | old_codes, keys))
        counts = np.concatenate((old.counts[kept].astype(np.int64), counts))
        order = np.argsort(keys, kind="stable")
        keys, counts = keys[order], counts[order]
    starts = np.searchsorted(keys, np.arange(vocabulary + 1, dtype=np.int64) << 32)
    return Postings(
        starts.astype(np.int64),
        (keys & 0xFFFFFFFF).astype(np.uint32),
        np.minimum(counts, 65535).astype(np.uint16),
    )


def _ints(values: object) -> Ints:
    return np.array(values, dtype=np.int64)
