from __future__ import annotations

from vademecum.viewer.page.journey import Journey, Spot, Stop


def test_back_and_forward_keep_the_place_that_was_left() -> None:
    journey = Journey()
    journey.go(Stop("a.md"))
    journey.leave(Spot("x", 12, 0.5))
    journey.go(Stop("b.md"))
    assert journey.back() == Stop("a.md", spot=Spot("x", 12, 0.5))
    assert not journey.can_go_back
    assert journey.back() is None
    assert journey.forward() == Stop("b.md")
    assert journey.forward() is None


def test_a_new_stop_forgets_what_lay_ahead() -> None:
    journey = Journey()
    for path in ("a.md", "b.md", "c.md"):
        journey.go(Stop(path))
    journey.back()
    journey.back()
    journey.go(Stop("d.md"))
    assert not journey.can_go_forward
    assert journey.back() == Stop("a.md")


def test_going_where_one_is_adds_nothing() -> None:
    journey = Journey()
    journey.go(Stop("a.md", "x"))
    journey.go(Stop("a.md", "x", words=("torque",)))
    assert not journey.can_go_back
    assert journey.here == Stop("a.md", "x", words=("torque",))
    journey.go(Stop("a.md", "y"))
    assert journey.can_go_back
