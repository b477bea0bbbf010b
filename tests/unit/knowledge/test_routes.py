from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vademecum.knowledge.routes import Route, closeness, relate


@pytest.mark.parametrize(
    ("written", "pattern", "fragment"),
    [
        ("/data/import", "/data/import", ""),
        ("data/import/", "/data/import", ""),
        ("/data//import/?tab=3&x=/y", "/data/import", ""),
        ("/data/import?tab=3#part", "/data/import", "part"),
        ("/data#größe%20x", "/data", "größe%20x"),
        ("https://app.example.org/data/7/?a#b", "/data/7", "b"),
        ("https://app.example.org", "/", ""),
        ("#/data/7", "/data/7", ""),
        ("/", "/", ""),
        ("", "", ""),
        ("  ", "", ""),
    ],
)
def test_routes_are_read_as_hosts_write_them(written: str, pattern: str, fragment: str) -> None:
    assert Route.parse(written) == Route(pattern, fragment)


@pytest.mark.parametrize(
    ("route", "screen", "place"),
    [
        ("/data/import", "/data/import", "exact"),
        ("/data/import", "/data/import/?tab=3", "exact"),
        ("/data/import", "/data/import/csv/step2", "ancestor"),
        ("/data/import", "/data", "descendant"),
        ("/data/import", "/data/importer", ""),
        ("/data/import", "/data/impor", ""),
        ("/data/import", "/other/import", ""),
        ("/project/:id/domains", "/project/42/domains", "exact"),
        ("/project/{id}/domains", "/project/42/domains", "exact"),
        ("/project/{id}/domains", "/project/:pid/domains", "exact"),
        ("/project/*/domains", "/project/42/domains", "exact"),
        ("/project/:id/domains", "/project/42", "descendant"),
        ("/project/:id/domains", "/project/42/domains/7/edit", "ancestor"),
        ("/project/:id/domains", "/project/domains", "descendant"),
        ("/project/:id/domains", "/project/42/members", ""),
        ("/project/new", "/project/:id", ""),
        ("/help/**", "/help", "exact"),
        ("/help/**", "/help/a/b", "exact"),
        ("/help/**", "/helper", ""),
        ("/a b", "/a%20b", "exact"),
        ("/", "/", "exact"),
        ("/", "/data", "ancestor"),
        ("/data", "/", "descendant"),
        ("/data", "", ""),
        ("", "/data", ""),
    ],
)
def test_how_a_route_relates_to_a_screen(route: str, screen: str, place: str) -> None:
    assert relate(Route.parse(route), screen) == place


def test_the_best_route_for_a_screen_comes_first() -> None:
    written = [
        "/",
        "/help/**",
        "/project",
        "/project/**",
        "/project/:id",
        "/project/new",
        "/project/new/x",
        "/project/new/x/y",
    ]
    near = {
        text: key for text in written if (key := closeness(Route.parse(text), "/project/new")) is not None
    }
    assert sorted(near, key=near.__getitem__) == [
        "/project/new",
        "/project/:id",
        "/project/**",
        "/project",
        "/",
        "/project/new/x",
        "/project/new/x/y",
    ]


def test_a_literal_start_beats_a_literal_end() -> None:
    first, second = Route.parse("/a/:x"), Route.parse("/:x/b")
    assert closeness(first, "/a/b") < closeness(second, "/a/b")  # type: ignore[operator]


def test_names_of_parameters_do_not_tell_routes_apart() -> None:
    assert Route.parse("/p/:id").key == Route.parse("/p/{project}/").key == Route.parse("p/*").key
    assert Route.parse("/p/id").key != Route.parse("/p/:id").key
    assert Route.parse("/p/**").key != Route.parse("/p/*").key


SEGMENTS = st.lists(st.sampled_from(["a", "b", "42", ":id", "{x}", "*"]), max_size=4)


@given(SEGMENTS, SEGMENTS)
def test_being_above_and_below_are_mirror_images(route: list[str], screen: list[str]) -> None:
    one, other = "/" + "/".join(route), "/" + "/".join(part for part in screen if part.isalnum())
    place = relate(Route.parse(one), other)
    length = len([part for part in screen if part.isalnum()]) - len(route)
    assert place in ("", "exact" if length == 0 else "ancestor" if length > 0 else "descendant")


@given(st.text(max_size=40), st.text(max_size=40))
def test_no_text_breaks_a_route(one: str, other: str) -> None:
    assert relate(Route.parse(one), other) in ("exact", "ancestor", "descendant", "")
    assert Route.parse(str(Route.parse(one))).key == Route.parse(one).key or "#" in one or "?" in one
