"""The six Toa differ when the computer plays them, each as its line says."""

import pytest

from game.boxes.quest.bots import QuestPlayer
from game.boxes.quest.mind.characters import CHARACTERS
from game.boxes.quest.mind.novice import BEGINNER
from game.boxes.quest.mind.planner import Planner
from game.boxes.quest.mind.temper import PLAIN, Temper
from game.rules.quest.pieces import Toa
from tests.players.test_good_players import CORRIDOR, walks_to
from tests.rules.discs import FIRE, mosquito, shown
from tests.situations import drawn

TEMPERS = [PLAIN, BEGINNER]
MOSQUITOS = range(1, 8)


def strongest_foe(bot: QuestPlayer, toa: Toa) -> int:
    """The strongest mosquito that *toa* attacks for the key behind it."""
    other = next(each for each in Toa if each is not toa)
    fought = []
    for strength in MOSQUITOS:
        rahi = shown(mosquito(strength))
        story = drawn(CORRIDOR, tokens={"m": [rahi]}, trays=[[FIRE], []], toas=(toa, other))
        story.roll(1)
        if walks_to(bot, story) == "m":
            fought.append(strength)
    return max(fought)


def test_the_bold_fights_where_the_careful_does_not() -> None:
    player = Planner(PLAIN, characters=CHARACTERS)

    assert strongest_foe(player, Toa.TAHU) > strongest_foe(player, Toa.GALI)


def test_a_temper_by_itself_has_no_character() -> None:
    plain = Planner(PLAIN)

    assert strongest_foe(plain, Toa.TAHU) == strongest_foe(plain, Toa.GALI)


@pytest.mark.parametrize("temper", TEMPERS)
def test_no_two_toa_are_alike(temper: Temper) -> None:
    tempers = {character(temper) for character in CHARACTERS.values()}

    assert set(CHARACTERS) == set(Toa)
    assert len(tempers | {temper}) == len(Toa) + 1
