"""The stage of the duel with Makuta: his lair fills the table, and tells how it stands."""

import pytest
from attrs import evolve
from pygame import Vector2

from game.boxes.makuta.duel_steps import Step, order_of
from game.boxes.makuta.table.choosing.secrets import closed
from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.duel.prospects import Odds, segment_odds
from game.boxes.makuta.table.duel.state import Duel
from game.boxes.makuta.table.lair.course import next_step
from game.boxes.makuta.table.lair.scene import Lair
from game.boxes.makuta.table.lair.wheel import side_of
from game.core.hexes import Side
from game.core.seats import PUBLIC
from game.rules.makuta import observe
from game.rules.makuta.actions import ChallengeMakuta, Rolled
from game.rules.makuta.duel import Outcome
from game.rules.makuta.editions import DE, EN
from game.rules.makuta.pieces import Colour, Die
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.rules.discs import AIR, FIRE, GALI, HAU, PAKARI, TAHU, WATER, lock, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, situation

LOCK = shown(lock(FIRE, WATER, AIR))
ENTRANCE = ("makuta", Side.S)


def before_makuta() -> Story:
    """Tahu stands on the southern entrance, with the keys, Hau and Pakari."""
    story = situation(
        small_atlas(),
        trays=[[FIRE, WATER, AIR, HAU, PAKARI]],
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("start", Side.N)},
        locks={ENTRANCE: LOCK},
    )
    story.roll(1)
    story.walk(ENTRANCE)
    return story


def challenged() -> Story:
    story = before_makuta()
    story.play(ChallengeMakuta())
    return story


def lairs(hands: Hands) -> list[Lair]:
    return [widget for widget in hands.view.widgets() if isinstance(widget, Lair)]


# The table is his


def test_only_a_duel_with_makuta_has_his_lair_and_nothing_else_is_in_the_way() -> None:
    assert not lairs(at_table(before_makuta().state))

    hands = at_table(challenged().state)

    (lair,) = lairs(hands)
    assert lair.rect == hands.view.picture_area
    assert not [thing for thing in hands.things if thing.name.startswith(("field.", "gate."))]
    assert "tray.peek" in hands.names()


def test_the_lair_is_painted_from_edge_to_edge() -> None:
    hands = at_table(challenged().state)
    hands.picture()
    area = hands.view.picture_area

    corners = (area.topleft, (area.right - 1, area.top))

    assert all(hands.surface.get_at(corner)[:3] == (28, 17, 21) for corner in corners)


def test_whoever_looks_on_sees_the_same_duel() -> None:
    hands = at_table(challenged().state, GALI)

    (lair,) = lairs(hands)

    assert lair.board.duel == Duel(TAHU)
    assert not lair.chances


# Where the challenger stands


def test_the_temple_is_shown_from_the_challengers_side() -> None:
    """A hexagon's six sides, clockwise from the north, a little off as they are on a tile."""
    places = [(0, -4), (3, -2), (3, 2), (0, 4), (-3, 2), (-3, -2)]

    assert [side_of(Vector2(5, 5), Vector2(5, 5) + place) for place in places] == [*range(6)]


# What it takes


def test_before_the_temple_turns_each_segment_tells_its_odds() -> None:
    """The white die with Hau and Pakari: 16 to 21."""
    seen = observe(challenged().state, TAHU)

    assert segment_odds(seen) == {
        Colour.WHITE: Odds(3, 0, 3),
        Colour.RED: Odds(1, 0, 5),
        Colour.GREEN: Odds(0, 0, 6),
        Colour.BROWN: Odds(0, 0, 6),
        Colour.BLUE: Odds(0, 0, 6),
        Colour.BLACK: Odds(0, 0, 6),
    }


def test_odds_that_rest_on_hidden_tokens_are_told_to_nobody_else() -> None:
    state = challenged().state

    assert not segment_odds(observe(state, GALI))
    assert not segment_odds(observe(state, PUBLIC))
    assert not segment_odds(closed(observe(state, TAHU)))


def test_once_the_temple_has_turned_there_is_one_strength_and_no_more_guessing() -> None:
    story = challenged()
    story.play(Rolled(1))

    assert not segment_odds(observe(story.state, TAHU))


# The steps


@pytest.mark.rule("E3")
def test_bonuses_come_after_the_roll_or_before_it_as_the_edition_has_it() -> None:
    after = (Step.KEYS, Step.TEMPLE, Step.ROLL, Step.BONUSES, Step.VERDICT)

    assert order_of(EN.bonuses) == after
    assert order_of(DE.bonuses) == (*after[:2], Step.BONUSES, Step.ROLL, Step.VERDICT)


def test_the_step_that_is_due_follows_the_duel() -> None:
    order = order_of(EN.bonuses)
    duel = Duel(TAHU)
    turned = evolve(duel, strength=20)
    rolled = evolve(turned, die=Die.WHITE, roll=4)
    used = evolve(rolled, used=(PAKARI,))
    over = evolve(used, total=14, outcome=Outcome.LOST)

    due = [next_step(each, order) for each in (duel, turned, rolled, used, over)]

    assert due == [Step.TEMPLE, Step.ROLL, Step.BONUSES, Step.VERDICT, None]


# How it comes


def test_it_comes_out_of_the_dark_and_is_all_there_in_a_game_that_is_loaded() -> None:
    board = DuelBoard()

    board.challenge(TAHU)
    assert board.risen == 0

    board.show(observe(challenged().state, TAHU))
    assert board.risen == 1
