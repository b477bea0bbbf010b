"""Whatever a program or the window asks an open folder: nothing of a closed page comes out."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from vademecum.answering.contributor import answer_with, format_retrieval
from vademecum.answering.receipt import dump
from vademecum.app.context_help import look_up
from vademecum.app.knowledge import Knowledge
from vademecum.app.results_json import answer_json, context_json, search_json
from vademecum.knowledge.reader import AUDIENCES, Reader
from vademecum.retrieval.options import SearchOptions

OWN = ("zebrafish", "quokkaland", "xylophone", "wombatroute", "vicunasoft")
"""A word that stands in one page only, in every place that a page has."""
COMMON = ("garden", "window", "ladder", "bridge")

gates = st.fixed_dictionaries(
    {},
    optional={
        "audience": st.sampled_from(AUDIENCES),
        "requires": st.sampled_from(["{plan: [pro]}", "{role: [owner]}", "{flags: [beta]}"]),
        "confidence": st.just("low"),
        "hidden": st.just("true"),
    },
)
folders = st.lists(st.tuples(gates, st.sampled_from(COMMON)), min_size=2, max_size=len(OWN))
readers = st.builds(
    Reader,
    audience=st.sampled_from([None, *AUDIENCES]),
    plan=st.sampled_from([None, "free", "pro"]),
    role=st.sampled_from([None, "owner", "guest"]),
    flags=st.sampled_from([None, (), ("beta",)]),
)


def page(number: int, gate: dict[str, str], common: str, pages: int) -> str:
    own = OWN[number]
    others = [f"p{other}.md" for other in range(pages) if other != number]
    front = "\n".join(f"{key}: {value}" for key, value in gate.items())
    return (
        f"---\nroute: [/{common}, /{own}]\nkeywords: [{own} key]\n"
        f"related: [{', '.join(others)}]\n{front}\n---\n"
        f"# {own} {common}\n\nThe {common} is a {own}. Most Secret {own.title()} (MS{own[0].upper()}).\n\n"
        f"## {own} settings\n\nChange the {own} here.\n\n#### {own}_size\n\nThe size of the {common}.\n\n"
        "| name | use |\n|---|---|\n" + f"| {own} | one {common} |\n| other | two |\n"
    )


def everything(kb: Knowledge, reader: Reader, asked: str, common: str) -> str:
    """All that there is to see and hear, as one text."""
    prompts: list[str] = []

    def model(prompt: str) -> str:
        prompts.append(prompt)
        return "It is there [1]."

    on_screen = SearchOptions(route=f"/{common}", reader=reader, limit=20)
    found = kb.search(asked, route=f"/{common}", reader=reader, limit=20, explain=True)
    answer, receipt = kb.ask_with_receipt(asked, on_screen)
    shown = look_up(kb, reader, route=f"/{common}", limit=20)
    return "\n".join(
        [
            json.dumps(search_json(found, explain=True)),
            json.dumps(answer_json(answer, explain=True)),
            json.dumps(context_json(kb.context(f"/{common}", reader=reader, limit=20))),
            json.dumps(search_json(kb.complete(asked[:4], reader=reader, limit=20))),
            json.dumps(shown.as_json()),
            dump(receipt),
            repr(kb.articles(reader)),
            repr(kb.sections(reader)),
            repr(kb.contents(reader)),
            repr([kb.related(a.path, reader=reader, limit=20) for a in kb.articles(reader)]),
            format_retrieval(kb.retrieve(asked, route=f"/{common}", reader=reader, limit=20).excerpts),
            repr(answer_with(kb.index, asked, model, on_screen)),
            *prompts,
        ]
    ).casefold()


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(folders, readers, st.sampled_from(COMMON))
def test_no_door_of_an_open_folder_shows_a_closed_page(
    folder: list[tuple[dict[str, str], str]], reader: Reader, common: str
) -> None:
    with tempfile.TemporaryDirectory() as place:
        Path(place, "index.md").write_text("# Welcome\n\nBegin with this.\n", "utf-8")
        for number, (gate, body) in enumerate(folder):
            Path(place, f"p{number}.md").write_text(page(number, gate, body, len(folder)), "utf-8")
        kb = Knowledge.open(place, cache=False)
        closed, open_ones = [], 1
        for number in range(len(folder)):
            article = kb.snapshot.articles[f"p{number}.md"]
            readable = reader.may_read(article.audience, article.requires)
            assert (kb.article(article.path, reader=reader) is not None) == readable
            if not readable or article.confidence == "low" or article.hidden:
                closed.append(number)
            else:
                open_ones += 1
        assert kb.stats(reader).articles == open_ones
        for asked in (f"what is the {common}", "how do I change this"):
            shown = everything(kb, reader, asked, common)
            for number in closed:
                assert OWN[number] not in shown
                assert f"p{number}.md" not in _without_named(shown)
        for number in closed:
            own = OWN[number]
            for asked in (own[:3] + own[4:], own[:5], f"ms{own[0]}", f"{own[:5]} {own[5:]}"):
                assert own not in everything(kb, reader, asked, common).replace(asked, "")


def _without_named(shown: str) -> str:
    """Without the `related` of an open page: a path that its author wrote there is part of that page."""
    return "\n".join(line for line in shown.split("\n") if "related=(" not in line)


def test_a_first_page_under_review_is_shown_to_nobody_unasked(tmp_path: Path) -> None:
    (tmp_path / "index.md").write_text("---\nconfidence: low\n---\n# Zebrafish\n\nNot yet true.\n", "utf-8")
    (tmp_path / "other.md").write_text("# Other\n\nTrue.\n", "utf-8")
    kb = Knowledge.open(tmp_path, cache=False)
    assert "zebrafish" not in json.dumps(look_up(kb, Reader(), route="/nowhere").as_json()).casefold()
    assert look_up(kb, Reader(), page="index.md").path == "index.md"
