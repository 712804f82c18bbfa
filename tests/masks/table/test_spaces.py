"""The spaces of the map can be pressed, or say why not."""

from pygame import Rect

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.land_view import LandView
from game.boxes.masks.table.spaces import selection_of, space_things
from game.boxes.masks.words import Names
from game.core.seats import Seat
from game.i18n.texts import load
from game.rules.masks import observe
from game.rules.masks.actions import Step
from game.rules.masks.printed.land import name_of
from game.rules.masks.state import Observation
from game.scenes.table.selection import PointAt
from game.tabletop.land.sea import waters_of
from game.tabletop.pictures.mips import Mips
from game.tabletop.pictures.paint import clear
from game.ui.animation import Clock
from game.ui.things import Thing
from tests.masks.tables import first_turn

FIRST, OTHER = Seat(0), Seat(1)
WINDOW = Rect(0, 0, 1024, 640)


def things(seen: Observation, *, chooses: bool) -> dict[object, Thing]:
    names = Names(load("masks", "en"), seen.terms)
    selection = selection_of(seen, FIRST) if chooses else None
    here = Situation(names, seen, selection, is_open=True)
    view = LandView(Mips.of(clear((64, 64)), 4), waters_of(None), Clock())
    view.fit(WINDOW, WINDOW)
    return {each.target: each for each in space_things(view.rect_of, here)}


def test_a_space_beside_the_pawn_is_pressed_to_step_there() -> None:
    seen = observe(first_turn("qftm"), FIRST)
    selection = selection_of(seen, FIRST)
    near = [each for each in things(seen, chooses=True).values() if each.is_enabled]

    assert near
    for thing in near:
        assert isinstance(thing.message, PointAt)
        step = selection.point(thing.message.target)
        assert isinstance(step, Step)
        assert thing.name == f"space.{name_of(step.space)}"


def test_a_space_too_far_away_says_why_it_is_refused() -> None:
    seen = observe(first_turn("qftm"), FIRST)
    far = [each for each in things(seen, chooses=True).values() if not each.is_enabled]

    assert far
    assert all("[" in each.words for each in far)


def test_whoever_only_looks_on_can_press_no_space() -> None:
    seen = observe(first_turn("qftm"), OTHER)

    assert not any(each.is_enabled for each in things(seen, chooses=False).values())


def test_no_two_spaces_lie_over_each_other_and_all_are_in_sight() -> None:
    rects = [
        each.rect for each in things(observe(first_turn("qftm"), FIRST), chooses=True).values()
    ]

    assert all(WINDOW.contains(rect) for rect in rects)
    assert all(len(rect.collidelistall(rects)) == 1 for rect in rects)
