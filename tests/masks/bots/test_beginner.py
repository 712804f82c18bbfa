"""The Novice makes the slips from which one learns, and nothing that is not allowed."""

from random import Random

from game.boxes.masks.bots.beginner import Beginner
from game.boxes.masks.bots.sensible import SensiblePlayer
from game.core.seats import Seat
from game.rules.masks import legal_actions, observe
from game.rules.masks.actions import Pass, PlayCard, Step
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.state import Observation
from tests.masks.bots.asking import contest
from tests.masks.tables import first_turn, holding

FIRST = Seat(0)


def chosen(seen: Observation, times: int = 40) -> list[object]:
    return [Beginner().choose(seen, Random(number)) for number in range(times)]


def test_now_and_then_a_novice_overlooks_what_it_holds() -> None:
    state = holding(first_turn("qftm", Toa.TAHU, Toa.GALI), 0, Deck.GA, "plus_200")
    seen = observe(contest(state, Skill.SPEED, (500, 600)), FIRST)

    done = {*chosen(seen)}

    assert SensiblePlayer().choose(seen, Random(1)) == PlayCard("plus_200")
    assert done == {PlayCard("plus_200"), Pass()}


def test_a_novice_walks_in_several_directions() -> None:
    seen = observe(first_turn("qftm"), FIRST)

    steps = {action for action in chosen(seen) if isinstance(action, Step)}

    assert len(steps) > 1


def test_what_a_novice_does_is_legal() -> None:
    seen = observe(first_turn("rshl"), FIRST)

    assert set(chosen(seen)) <= set(legal_actions(seen))
