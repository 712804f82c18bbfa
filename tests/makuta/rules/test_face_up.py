"""How a Rahi lies on its field (R11, E1)."""

import pytest

from game.rules.makuta.actions import UseBonuses
from game.rules.makuta.duel import lies_face_up
from game.rules.makuta.editions import DE, EN, FR, NL, US, Edition
from tests.makuta.rules.discs import mosquito
from tests.makuta.situations import drawn


@pytest.mark.rule("E1", "R1", "R11")
@pytest.mark.parametrize(
    ("edition", "stays_up"), [(NL, True), (DE, False), (FR, False), (EN, True), (US, False)]
)
def test_an_unbeaten_rahi_stays_up_or_is_turned_down_again(
    edition: Edition,
    stays_up: bool,  # noqa: FBT001 - the column of the table
) -> None:
    story = drawn("0 m a", tokens={"m": [mosquito(7)]}, edition=edition)
    assert not lies_face_up(story.state, story.at("m"))

    story.roll(1)
    story.walk("m")
    assert lies_face_up(story.state, story.at("m"))

    if edition is DE:
        story.play(UseBonuses(()))
        story.roll(1)
    else:
        story.roll(1)
        story.play(UseBonuses(()))
    assert lies_face_up(story.state, story.at("m")) is stays_up
