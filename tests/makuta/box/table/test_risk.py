"""A field with a Rahi names the risk before the step, from what may be read on the screen."""

from game.boxes.makuta.risk import risk_at
from game.core.seats import PUBLIC
from game.rules.makuta.pieces import Disc
from tests.makuta.box.table.hands import Hands, at_table
from tests.makuta.rules.discs import FIRE, HAU, PAKARI, TAHU, mosquito, seen, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import drawn

ISLAND = """
. . . . G . . . .
. . . . o . . . .
. . . . m . . . .
. . . . 0 . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . G . . . .
"""


def island(rahi: Disc, *tray: Disc) -> Story:
    return drawn(ISLAND, tokens={"m": [rahi]}, trays=[[*tray], []])


def words(story: Story, *, alone: bool = False, is_held: bool = False) -> str:
    hands: Hands = at_table(story.state, TAHU, alone=alone, is_whole=True)
    if is_held:
        hands.view.peek(on=True)
        hands.settle()
    return hands.thing(f"field.{story.at('m')}").words


def test_one_that_is_turned_up_is_judged_by_its_strength() -> None:
    story = island(shown(mosquito(4)))

    risk = risk_at(story.seen_by(TAHU), story.at("m"))

    assert risk is not None
    assert (risk.strengths, risk.win, risk.tie, risk.lose) == ((4,), 2, 1, 3)
    assert risk.at_stake is None


def test_one_that_lies_face_down_may_have_any_strength_of_its_class() -> None:
    weak, strong = (island(mosquito(strength)) for strength in (4, 7))

    risks = [risk_at(story.seen_by(TAHU), story.at("m")) for story in (weak, strong)]

    assert risks[0] is not None
    assert risks[0] == risks[1]
    assert len({*risks[0].strengths}) > 1


def test_the_public_meets_no_rahi() -> None:
    story = island(shown(mosquito(4)))

    assert risk_at(story.seen_by(PUBLIC), story.at("m")) is None


def test_the_field_says_the_odds_and_what_could_be_lost() -> None:
    story = island(shown(mosquito(4)), shown(FIRE))

    assert "4: you win 33%, tie 17%, lose 50%; you could lose a key" in words(story)


def test_before_others_it_is_the_same_for_every_truth_until_the_tray_is_open() -> None:
    truths = [island(shown(mosquito(7)), seen(mask, TAHU)) for mask in (HAU, PAKARI)]

    closed, held, alone = (
        {words(story, alone=is_alone, is_held=is_held) for story in truths}
        for is_alone, is_held in ((False, False), (False, True), (True, False))
    )

    assert len(closed) == 1
    assert "face-down tokens not counted" in closed.pop()
    assert len(held) == len(alone) == 2
