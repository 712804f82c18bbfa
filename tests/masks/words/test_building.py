"""What is said to whoever builds a deck (Y6, S6)."""

from typing import Any

import pytest
from attrs import evolve

from game.boxes.masks.words import Names
from game.boxes.masks.words.building import build_count, build_sentence
from game.core.seats import Seat
from game.i18n.texts import load
from game.rules.masks import observe
from game.rules.masks.phases import Build, Part
from tests.masks.tables import first_turn

TEXTS = load("masks", strict=True)
ME = Seat(0)


def said(part: Part, **options: Any) -> tuple[str, str]:  # noqa: ANN401 - as `Options` has them
    phase = Build(ME, part)
    state = first_turn("duel", **options).but(phase=phase)
    own = state.seats[0]._replace(laid=("swift", "swift", "rust"), foils=("hau",))
    seen = observe(state.with_seat(ME, own), ME)
    names = evolve(Names(TEXTS, seen.terms), players=("Ada", "Ben"))
    return build_sentence(names, seen, phase), build_count(names, seen, phase)


@pytest.mark.rule("Y6")
def test_y6_own_cards_are_counted_and_the_limits_told() -> None:
    sentence, count = said(Part.ACTIONS)

    assert "at least 14 different, at most 2 alike" in sentence
    assert count == "3 of 20"


@pytest.mark.rule("Y6")
def test_y6_secret_missions_are_for_the_other() -> None:
    assert said(Part.MISSIONS, secret_missions=True)[0].startswith("Only Ben will draw these")
    assert "for you and Ben" in said(Part.MISSIONS)[0]


@pytest.mark.rule("S6")
def test_s6_foil_masks_are_counted_against_their_number() -> None:
    sentence, count = said(Part.FOILS, foils=3)

    assert sentence.startswith("Name up to 3 in secret.")
    assert count == "1 of 3"
