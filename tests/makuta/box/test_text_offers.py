"""What is offered says what it leads to, and is found by what a player would type."""

import pytest

from game.core.seats import Viewer
from game.rules.makuta.actions import (
    ChooseLoss,
    EndTurn,
    FlyTo,
    KeepKanohi,
    RollDie,
    SetPawn,
    TakeUnseen,
    UseBonuses,
)
from game.rules.makuta.editions import DE
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingLoss,
    Finishing,
    MakutaFoe,
    RahiFoe,
    SettingPawn,
    TryingOn,
)
from game.rules.makuta.pieces import Die, Kind
from game.terminal.offers import NotAChoiceError
from tests.makuta.atlases import small_atlas
from tests.makuta.box.test_text_views import said, view
from tests.makuta.rules.discs import FIRE, GALI, HAU, KAKAMA, MIRU, PAKARI, TAHU, VAKAMA
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, situation

START = small_atlas().start_field
RAHI = RahiFoe(12, START, START)


def lines(story: Story, command: str = "what", viewer: Viewer = TAHU) -> list[str]:
    return [line.strip() for line in said(story, command, viewer).splitlines()]


def test_a_die_says_how_far_it_goes_and_what_it_shows() -> None:
    story = situation(small_atlas(), trays=[[KAKAMA], []])

    assert lines(story)[2:] == [
        "1  roll the white die (1–6)",
        "2  roll the red die and show Kakama (1–8)",
    ]
    assert view(story)[0].chosen("roll red") == RollDie(Die.RED, 0)


def test_a_word_that_means_several_things_is_answered_with_their_numbers() -> None:
    story = situation(small_atlas(), trays=[[KAKAMA], []])

    with pytest.raises(NotAChoiceError, match=r"Which one\?\n  1  roll the white .*\n  2  roll"):
        view(story)[0].chosen("roll")


def test_a_flight_is_named_by_its_field_whichever_miru_flies() -> None:
    story = situation(small_atlas(), lay=[("plain", NORTH, 0)], trays=[[MIRU, HAU, MIRU], []])
    looking = view(story)[0]

    assert "fly with Miru: type the space, as in fly c5 or fly TILE c5" in lines(story)
    assert looking.chosen("fly plain e5") == FlyTo(story.at(("plain", (0, 0))), 0)
    assert looking.chosen("plain e5") == looking.chosen("go Plain e5")
    with pytest.raises(NotAChoiceError, match="Which space"):
        looking.chosen("fly")


def test_bonuses_say_whether_they_win() -> None:
    story = situation(
        small_atlas(),
        trays=[[HAU, PAKARI, VAKAMA], []],
        phase=ChoosingBonuses(TAHU, RAHI, 2),
    )

    offered = lines(story)

    assert "1  use no bonus (2 against 12: you lose)" in offered
    assert "2  use Pakari (12 against 12: a tie)" in offered
    assert "8  use Hau, Pakari, Turaga Vakama (27 against 12: you win)" in offered


def test_a_draw_with_makuta_is_no_draw() -> None:
    phase = ChoosingBonuses(TAHU, MakutaFoe(12), 2)
    story = situation(small_atlas(), trays=[[PAKARI], []], phase=phase)

    assert "2  use Pakari (12 against 12: you lose)" in lines(story)


def test_bonuses_before_the_roll_say_what_they_add() -> None:
    phase = ChoosingBonuses(TAHU, RAHI)
    story = situation(small_atlas(), trays=[[PAKARI], []], phase=phase, edition=DE)

    assert "2  use Pakari (+10)" in lines(story)
    assert view(story)[0].chosen("2") == UseBonuses((0,))


def test_a_loss_is_chosen_by_what_the_neighbour_knows() -> None:
    phase = ChoosingLoss(GALI, TAHU, RAHI)
    story = situation(small_atlas(), trays=[[HAU, FIRE], []], phase=phase)

    assert lines(story, viewer=GALI)[1:] == [
        "1  pick a face-down power token",
        "2  pick a face-down key",
    ]
    assert view(story, GALI)[0].chosen("2") == ChooseLoss(1)
    assert len(lines(story)) == 1  # Tahu is offered nothing


def test_a_beaten_pawn_is_set_by_the_name_of_a_field() -> None:
    story = situation(small_atlas(), phase=SettingPawn(GALI, TAHU), players=2)

    assert "empty spaces: type one, as in set TILE c5" in said(story, "what", GALI)
    assert view(story, GALI)[0].chosen("set e2") == SetPawn(story.at(("start", (0, -3))))


def test_tokens_on_the_start_field_are_named_by_their_backs() -> None:
    story = situation(small_atlas(), phase=Arrived(TAHU), pile=[FIRE, HAU], players=2)

    assert "1  draw a key from the start space, unseen" in lines(story)
    assert view(story)[0].chosen("take key") == TakeUnseen(Kind.KEY)
    assert view(story)[0].chosen("end") == EndTurn()


def test_a_new_mask_is_tried_on() -> None:
    phase = TryingOn(TAHU, 0, Finishing(TAHU))
    story = situation(small_atlas(), trays=[[HAU], []], phase=phase)

    assert view(story)[0].chosen("keep") == KeepKanohi()


def test_long_lists_are_cut_short_unless_one_asks_for_all() -> None:
    story = situation(small_atlas(), lay=[("plain", NORTH, 0)], trays=[[MIRU], []])

    assert len(lines(story)) < 6
    assert len(lines(story, "what all")) > 30
