"""Access as a boundary: for random folders and readers nothing of a closed article shows anywhere."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vademecum.answering.ask import ask
from vademecum.answering.receipt import ask_with_receipt, dump
from vademecum.knowledge.article import Article, Requires, Section
from vademecum.knowledge.reader import AUDIENCES, Reader
from vademecum.knowledge.routes import Route
from vademecum.knowledge.snapshot import Snapshot
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import complete, context, search

COMMON = ["garden", "window", "ladder", "bridge", "candle", "mirror"]
SECRET = ["zebrafish", "quokkaland", "xylophone", "wombatroute", "vicunasoft", "yakherder"]
"""Words that only closed articles may hold; each article has one of its own."""

gates = st.tuples(
    st.sampled_from(AUDIENCES),
    st.builds(
        Requires,
        plan=st.sampled_from([(), ("pro",), ("pro", "team")]),
        role=st.sampled_from([(), ("owner",)]),
        flags=st.sampled_from([(), ("beta",), ("beta", "lab")]),
    ),
    st.sampled_from(["high", "low"]),
)
bodies = st.lists(st.sampled_from(COMMON), min_size=1, max_size=12)
folders = st.lists(st.tuples(gates, bodies), min_size=1, max_size=len(SECRET))
readers = st.builds(
    Reader,
    audience=st.sampled_from([None, *AUDIENCES]),
    plan=st.sampled_from([None, "free", "pro"]),
    role=st.sampled_from([None, "owner", "guest"]),
    flags=st.sampled_from([None, (), ("beta",), ("beta", "lab")]),
)


def article(number: int, gate: tuple[str, Requires, str], body: list[str]) -> Article:
    own = SECRET[number]
    title = f"{own.title()} {body[0]}"
    text = f"{' '.join(body)} {own} Most Secret {own.title()} (MS{own[0].upper()})."
    path = f"{own}.md"
    section = Section(path, path, "", 0, title, (), 1, text, "", text, 1, f"hash-{number}-{len(text)}")
    return Article(
        path=path,
        title=title,
        routes=(Route(f"/{own}"), Route("/shared")),
        audience=gate[0],  # type: ignore[arg-type]
        requires=gate[1],
        confidence=gate[2],  # type: ignore[arg-type]
        keywords=(f"{own}key",),
        sections=(section,),
        sha256=f"file-{number}",
    )


def snapshot(articles: list[Article]) -> Snapshot:
    return Snapshot(Path("nowhere"), articles={a.path: a for a in articles}, fingerprint="same")


def everything_shown(index: Index, reader: Reader, question: str) -> str:
    """All that any entry point says to a reader, as one text; what the reader typed is no news to them."""
    on_screen = SearchOptions(reader=reader, limit=50, route="/shared")
    shown = [
        repr(search(index, question, SearchOptions(reader=reader, limit=50, explain=True))),
        repr(search(index, question, replace(on_screen, explain=True))),
        repr(ask(index, question, SearchOptions(reader=reader, limit=50))),
        repr(context(index, "/shared", reader=reader, limit=50)),
        repr(complete(index, question, reader=reader, limit=50)),
        repr(complete(index, question[:2], reader=reader, limit=50)),
        dump(ask_with_receipt(index, question, on_screen)[1]),
    ]
    return "\n".join(shown).casefold()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(folders, readers, st.lists(st.sampled_from(COMMON), min_size=1, max_size=3))
def test_nothing_of_a_closed_article_is_shown(
    folder: list[tuple[tuple[str, Requires, str], list[str]]], reader: Reader, words: list[str]
) -> None:
    articles = [article(number, gate, body) for number, (gate, body) in enumerate(folder)]
    index = build_index(snapshot(articles))
    closed = [
        SECRET[number]
        for number, a in enumerate(articles)
        if a.confidence == "low" or not reader.may_read(a.audience, a.requires)
    ]
    for question in (" ".join(words), "how do I change this"):
        shown = everything_shown(index, reader, question)
        for word in closed:
            assert word not in shown
    for word in closed:  # a slip of the pen, a prefix or initials must not bring a closed word up
        misspelt = word[:3] + word[4:]
        for question in (misspelt, word[:5], f"ms{word[0]}", f"{word[:4]} {word[4:]}"):
            shown = everything_shown(index, reader, question).replace(question, "")
            assert word not in shown


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(folders, readers, st.lists(st.sampled_from([*COMMON, *SECRET]), min_size=1, max_size=3))
def test_a_folder_without_the_closed_articles_answers_alike(
    folder: list[tuple[tuple[str, Requires, str], list[str]]], reader: Reader, words: list[str]
) -> None:
    """Counts, averages, scores and messages are those of a folder that never had the closed articles."""
    articles = [article(number, gate, body) for number, (gate, body) in enumerate(folder)]
    open_ones = [a for a in articles if a.confidence != "low" and reader.may_read(a.audience, a.requires)]
    whole, part = build_index(snapshot(articles)), build_index(snapshot(open_ones))
    question = " ".join(words)
    for make in (
        lambda index: search(index, question, SearchOptions(reader=reader, limit=50, explain=True)),
        lambda index: search(index, question, SearchOptions(reader=reader, limit=50, route="/shared")),
        lambda index: ask(index, question, SearchOptions(reader=reader)),
        lambda index: context(index, "/shared", reader=reader),
        lambda index: complete(index, question[:3], reader=reader),
    ):
        assert make(whole) == make(part)


def test_quarantined_articles_come_only_when_asked_for() -> None:
    low = article(0, ("end_user", Requires(), "low"), ["garden"])
    index = build_index(snapshot([low, article(1, ("end_user", Requires(), "high"), ["garden"])]))
    assert [hit.path for hit in search(index, "garden").hits] == ["quokkaland.md"]
    both = {hit.path for hit in search(index, "garden", SearchOptions(include_low=True)).hits}
    assert both == {"quokkaland.md", "zebrafish.md"}


def test_hidden_articles_are_in_no_list() -> None:
    hidden = replace(article(0, ("end_user", Requires(), "high"), ["garden"]), hidden=True)
    index = build_index(snapshot([hidden]))
    assert search(index, "garden zebrafish").hits == ()
    assert context(index, "/shared").hits == ()


def test_a_receipt_is_the_same_text_each_time() -> None:
    index = build_index(snapshot([article(0, ("end_user", Requires(), "high"), ["garden"])]))
    first, second = (dump(ask_with_receipt(index, "garden zebrafish")[1]) for _ in range(2))
    assert first == second
    assert json.loads(first)["hits"][0]["id"] == "zebrafish.md"
