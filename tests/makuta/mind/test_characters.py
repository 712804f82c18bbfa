"""The six Toa differ when the computer plays them, each as its line says."""

import pytest
from attrs import evolve

from game.boxes.makuta.mind.characters import CHARACTERS, bold, careful
from game.boxes.makuta.mind.planner import Planner
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.temper import BEGINNER, PLAIN, Temper
from game.boxes.makuta.mind.worth import worth_to
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.pieces import Toa
from tests.makuta.mind.test_good_players import CORRIDOR, walks_to
from tests.makuta.rules.discs import AKAKU, mosquito, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import drawn

ME = Seat(0)
TEMPERS = [PLAIN, BEGINNER]


def beside_a_mosquito(toa: Toa = Toa.TAHU) -> Story:
    """One of 4, which a white die seldom beats, before a key."""
    toas = (toa, next(each for each in Toa if each is not toa))
    foe = shown(mosquito(4))
    return drawn(CORRIDOR, tokens={"m": [foe]}, trays=[[AKAKU], []], toas=toas)


def of_duel(temper: Temper) -> float:
    seen = makuta.observe(beside_a_mosquito().state, ME)
    rahi = next(iter(seen.tokens.rahi))
    return prospects_of(worth_to(seen, ME, temper)).of_duel(rahi, 0.0, 0.0)


@pytest.mark.parametrize("temper", TEMPERS)
def test_the_bold_like_a_duel_better_and_the_careful_less(temper: Temper) -> None:
    assert of_duel(bold(temper)) > of_duel(temper) > of_duel(careful(temper))


@pytest.mark.parametrize(("toa", "end"), [(Toa.TAHU, "m"), (Toa.GALI, "a")])
def test_a_character_follows_from_the_toa_of_the_seat(toa: Toa, end: str) -> None:
    def rash(temper: Temper) -> Temper:
        return evolve(temper, beaten=100.0)

    story = beside_a_mosquito(toa)
    story.roll(1)

    assert walks_to(Planner(characters={Toa.TAHU: rash}), story) == end


@pytest.mark.parametrize("temper", TEMPERS)
def test_no_two_toa_are_alike(temper: Temper) -> None:
    tempers = {character(temper) for character in CHARACTERS.values()}

    assert set(CHARACTERS) == set(Toa)
    assert len(tempers | {temper}) == len(Toa) + 1
