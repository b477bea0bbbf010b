"""Search against its peers, on the same made-up sections in one run, beside the budgets of the design.

    python3 packaging/dev.py bench
    python tests/bench/bench_search.py 3000 30000 100000

Scoring alone: the ten best sections for three words, from tokens that are already cut. Whole pipeline:
a question of eight words through every step, excerpts included. Peers that are not installed (bm25s,
tantivy) are left out. Ratios are what counts: times depend on the machine and on what else it does.
"""

from __future__ import annotations

import importlib
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from types import ModuleType

sys.path[:0] = [str(Path(__file__).resolve().parents[2] / "desktop")]

import numpy as np  # noqa: E402

from vademecum.knowledge.article import Article, Section  # noqa: E402
from vademecum.knowledge.snapshot import Snapshot  # noqa: E402
from vademecum.retrieval import store  # noqa: E402
from vademecum.retrieval.bm25 import Bm25, positive_idf  # noqa: E402
from vademecum.retrieval.build import build_index  # noqa: E402
from vademecum.retrieval.index import Index  # noqa: E402
from vademecum.retrieval.pipeline import search  # noqa: E402

VOCABULARY, WORDS, PER_ARTICLE = 20_000, 100, 10
BUDGET_MS = {3_000: 2.0, 30_000: 5.0, 100_000: 12.0}
"""Sections -> 95th percentile of the whole pipeline."""
Ask = Callable[[Sequence[str]], object]


def vocabulary() -> list[str]:
    """Words that no stemmer and no stop list touches, all different."""
    syllables = [c + v for c in "bdfgklmnprtvz" for v in "aiou"]
    words = [a + b + c + "k" for a in syllables for b in syllables[::2] for c in syllables[::3]]
    random.Random(1).shuffle(words)  # noqa: S311 - made-up words
    return words[:VOCABULARY]


def documents(count: int, words: Sequence[str]) -> list[list[str]]:
    """Texts whose words are as unevenly frequent as those of a language."""
    chance = random.Random(count)  # noqa: S311 - made-up texts
    weights = list(accumulate(1.0 / (rank + 20) for rank in range(len(words))))
    return [chance.choices(words, cum_weights=weights, k=WORDS) for _ in range(count)]


def snapshot(texts: Sequence[Sequence[str]]) -> Snapshot:
    """The texts as articles of ten sections each."""
    articles: dict[str, Article] = {}
    for number in range(0, len(texts), PER_ARTICLE):
        path = f"page{number // PER_ARTICLE}.md"
        sections = []
        for at, text in enumerate(texts[number : number + PER_ARTICLE]):
            heading, prose = " ".join(text[:3]), " ".join(text) + "."
            slug = f"s{at}" if at else ""
            key = f"{path}#{slug}" if slug else path
            trail = ("Page",) if at else ()
            sections.append(
                Section(key, path, slug, 0, heading, trail, 2, prose, "", prose, at + 1, f"{number}-{at}")
            )
        articles[path] = Article(path, sections[0].heading, sections=tuple(sections), sha256=path)
    return Snapshot(Path("made-up"), articles=articles, fingerprint=f"{len(texts)}")


def peer(name: str) -> ModuleType | None:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def best_ten(scores: np.ndarray) -> np.ndarray:
    found = np.argpartition(scores, -10)[-10:]
    return found[np.argsort(-scores[found])]


def own_scores(texts: Sequence[Sequence[str]]) -> Ask:
    engine = Bm25(texts, idf=positive_idf)
    return lambda query: engine.top(query, 10)


def rank_bm25_loop(texts: Sequence[Sequence[str]]) -> Ask:
    engine = importlib.import_module("rank_bm25").BM25Okapi(texts)
    return lambda query: best_ten(engine.get_scores(query))


def sqlite(texts: Sequence[Sequence[str]]) -> Ask:
    base = sqlite3.connect(":memory:")
    base.execute("CREATE VIRTUAL TABLE t USING fts5(body)")
    base.executemany("INSERT INTO t VALUES (?)", ((" ".join(text),) for text in texts))
    ask = "SELECT rowid FROM t WHERE t MATCH ? ORDER BY bm25(t) LIMIT 10"
    return lambda query: base.execute(ask, (" OR ".join(query),)).fetchall()


def bm25s_engine(texts: Sequence[Sequence[str]]) -> Ask | None:
    module = peer("bm25s")
    if module is None:
        return None
    engine = module.BM25()
    engine.index([list(text) for text in texts], show_progress=False)
    return lambda query: engine.retrieve([list(query)], k=10, show_progress=False)


def tantivy_engine(texts: Sequence[Sequence[str]]) -> Ask | None:
    module = peer("tantivy")
    if module is None:
        return None
    builder = module.SchemaBuilder()
    builder.add_text_field("body", stored=False)
    index = module.Index(builder.build())
    writer = index.writer(heap_size=200_000_000, num_threads=1)
    for text in texts:
        writer.add_document(module.Document(body=" ".join(text)))
    writer.commit()
    index.reload()
    searcher = index.searcher()
    return lambda query: searcher.search(index.parse_query(" ".join(query), ["body"]), 10)


def timed(ask: Callable[[Sequence[str]], object], queries: Sequence[Sequence[str]]) -> tuple[float, float]:
    """Median and 95th percentile in milliseconds; every query once beforehand."""
    for query in queries:
        ask(query)
    times = []
    for query in queries:
        start = time.perf_counter()
        ask(query)
        times.append((time.perf_counter() - start) * 1e3)
    return statistics.median(times), float(np.percentile(times, 95))


def resident_mb() -> float:
    """Memory of this process in MB; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096 / 1e6
    except OSError:
        return 0.0


def engines(texts: Sequence[Sequence[str]], queries: Sequence[Sequence[str]]) -> None:
    makers: list[tuple[str, Callable[[Sequence[Sequence[str]]], Ask | None]]] = [
        ("vademecum", own_scores),
        ("rank-bm25", rank_bm25_loop),
        ("bm25s", bm25s_engine),
        ("tantivy", tantivy_engine),
        ("SQLite FTS5", sqlite),
    ]
    own = 0.0
    for name, make in makers:
        before, start = resident_mb(), time.perf_counter()
        ask = make(texts)
        built = time.perf_counter() - start
        if ask is None:
            print(f"  {name:14} not installed")
            continue
        median, high = timed(ask, queries[:8] if name == "rank-bm25" else queries)
        own = own or median
        grown = resident_mb() - before
        print(
            f"  {name:14}{median:9.3f}{high:9.3f} ms  {median / own:7.1f}x   "
            f"built in {built:5.1f} s, +{grown:.0f} MB"
        )
        del ask


def pipeline(texts: Sequence[Sequence[str]], count: int) -> None:
    before = resident_mb()
    source = snapshot(texts)
    start = time.perf_counter()
    index = build_index(source)
    print(f"  index built in {time.perf_counter() - start:.1f} s")
    with tempfile.TemporaryDirectory() as folder:
        cached(index, source, Path(folder) / "index", texts, count)
    changed = next(iter(source.articles.values()))
    other = Article(changed.path, "New", sections=changed.sections[1:], sha256="changed")
    updated = Snapshot(source.root, articles={**source.articles, changed.path: other}, fingerprint="changed")
    start = time.perf_counter()
    build_index(updated, previous=index)
    again = (time.perf_counter() - start) * 1e3
    print(f"  one changed article indexed in {again:.0f} ms; memory +{resident_mb() - before:.0f} MB")


def cached(index: Index, source: Snapshot, file: Path, texts: Sequence[Sequence[str]], count: int) -> None:
    store.save(index, file, source)
    start = time.perf_counter()
    loaded = store.load(file, source.fingerprint)
    opened = (time.perf_counter() - start) * 1e3
    assert loaded is not None
    start = time.perf_counter()
    search(loaded, " ".join(texts[0][:8]))
    first = (time.perf_counter() - start) * 1e3
    size = file.stat().st_size / 1e6
    print(f"  cache of {size:.0f} MB opened in {opened:.0f} ms, first search {first:.0f} ms")
    chance = random.Random(7)  # noqa: S311 - made-up questions
    asked = [[f"how do I {' '.join(chance.sample(chance.choice(texts), 5))}"] for _ in range(60)]
    median, high = timed(lambda query: search(loaded, query[0]), asked)
    budget = BUDGET_MS.get(count)
    print(
        f"  whole pipeline {median:.2f} ms, 95% {high:.2f} ms"
        + (f" (budget {budget:g} ms)" if budget else "")
    )


def main(sizes: Sequence[int]) -> None:
    words = vocabulary()
    for count in sizes:
        texts = documents(count, words)
        chance = random.Random(5)  # noqa: S311 - made-up questions
        queries = [chance.sample(words[20:4000], 3) for _ in range(60)]
        print(f"\n{count:,} sections: ten best for three words (median, 95%, against ours)")
        engines(texts, queries)
        pipeline(texts, count)


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or [3_000, 30_000])
