"""The novice: a sensible beginner, who overlooks the best now and then."""

from random import Random

import pytest

from game.boxes.makuta.bots import PLAYERS
from game.boxes.makuta.codec import turn
from game.boxes.makuta.mind.planner import Slips
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.temper import BEGINNER, PLAIN, Temper
from game.boxes.makuta.mind.worth import worth_to
from game.boxes.makuta.opening import open_match
from game.core.seats import Seat
from game.players.playing_out import play_out
from game.rules import makuta
from game.rules.makuta.actions import Action, EndTurn, RefuseToken, TurnUpLock
from game.rules.makuta.editions import EN, HouseRules, Terms
from game.rules.makuta.phases import Starting
from game.rules.makuta.pieces import Toa
from tests.makuta.atlases import full_atlas, small_atlas
from tests.makuta.rules.discs import AKAKU, HAU, KAUKAU, mosquito, shown
from tests.makuta.situations import drawn, situation

ME = Seat(0)
BEST, SECOND, THIRD = TurnUpLock(), RefuseToken(), EndTurn()
GUARDED = """
. . . . .
. Y m 0 .
. . . . .
"""


def chosen(slips: Slips, second: float) -> list[Action]:
    worth: dict[Action, tuple[float, float]] = {
        BEST: (10.0, 0.5),
        SECOND: (second, 0.5),
        THIRD: (1.0, 0.5),
    }
    return [slips.choice(worth, Random(number)) for number in range(1000)]


def test_a_slip_takes_the_second_best_as_often_as_agreed() -> None:
    choices = chosen(Slips(often=0.2, at_least=0.6), second=6.0)

    assert set(choices) == {BEST, SECOND}
    assert choices.count(SECOND) == pytest.approx(200, abs=40)


def test_nobody_slips_into_folly() -> None:
    assert set(chosen(Slips(often=0.9, at_least=0.6), second=5.9)) == {BEST}


def test_without_slips_the_best_is_taken() -> None:
    assert set(chosen(Slips(), second=10.0)) == {BEST}


def test_a_second_mask_for_the_same_die_looks_good_to_a_beginner() -> None:
    story = situation(small_atlas(), trays=[[KAUKAU, HAU, KAUKAU], []], phase=Starting(ME))
    seen = makuta.observe(story.state, ME)

    beginner, plain = (worth_to(seen, ME, temper) for temper in (BEGINNER, PLAIN))

    assert beginner.of_own(2) > 5 * plain.of_own(2)


def test_a_beginner_fights_where_others_would_not() -> None:
    """A mosquito of 5 is beaten by a six alone."""
    story = drawn(GUARDED, tokens={"m": [shown(mosquito(5))]}, trays=[[AKAKU], []])
    seen = makuta.observe(story.state, ME)
    rahi = next(iter(seen.tokens.rahi))

    def of_duel(temper: Temper) -> float:
        return prospects_of(worth_to(seen, ME, temper)).of_duel(rahi, 5.0, 4.0)

    assert of_duel(BEGINNER) > of_duel(PLAIN)


def test_a_game_of_beginners_ends() -> None:
    terms = Terms(EN, HouseRules(), (Toa.TAHU, Toa.GALI, Toa.LEWA, Toa.ONUA), full_atlas())
    matches = [open_match(terms, f"beginners {number}") for number in range(3)]

    results = [play_out(match, [PLAYERS["novice"]] * 4, turn) for match in matches]

    assert all(result.is_finished for result in results)
