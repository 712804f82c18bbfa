"""Every effect has its places, and every number in one its range."""

from typing import get_type_hints

import pytest

from game.boxes.masks.cards.fitting import RANGES, misfits
from game.boxes.masks.cards.places import IN_WINDOW, WHERE, Place
from game.rules.masks.pieces import Window
from game.rules.masks.printed import effects as e
from game.rules.masks.printed.notation import EFFECTS


def test_every_effect_has_its_places() -> None:
    assert set(WHERE) == set(EFFECTS.values())
    assert {kind for kind, places in WHERE.items() if not places} == {e.KnockOff, e.Share}
    assert set(IN_WINDOW) == set(Window)


def test_every_number_has_its_range() -> None:
    counted = {
        kind: name
        for kind in EFFECTS.values()
        for name, hint in get_type_hints(kind).items()
        if hint is int or (name == "to" and kind is e.MoveOther)
    }

    assert {kind: name for kind, (name, _, _) in RANGES.items()} == counted


@pytest.mark.parametrize("place", Place)
@pytest.mark.parametrize("effect", [e.Negate(), e.Refit(e.Who.SELF), e.Control(), e.LowerNumber()])
def test_an_effect_works_where_it_is_said_to(effect: e.Effect, place: Place) -> None:
    assert (list(misfits(effect, place)) == []) is (place in WHERE[type(effect)])
