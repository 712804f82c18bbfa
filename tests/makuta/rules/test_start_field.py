"""The start field (section 12)."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Unpack

import pytest

from game.core.ruleset import Chance
from game.core.seats import PUBLIC
from game.rules import makuta
from game.rules.makuta.actions import (
    Drawn,
    EndTurn,
    GiveUpKanohi,
    KeepKanohi,
    RefuseToken,
    RollDie,
    SwapToken,
    TakeUnseen,
    UseBonuses,
)
from game.rules.makuta.editions import EN, FR, Edition
from game.rules.makuta.events import KindNamed, TokenGivenUp, TokenRefused, TokenTaken
from game.rules.makuta.knowledge import witness
from game.rules.makuta.phases import Drawing, Finishing, OnStart, Starting, TryingOn
from game.rules.makuta.pieces import HIDDEN, Die, Disc, Kind
from game.rules.makuta.state import Pile
from tests.makuta.rules.discs import (
    AIR,
    AKAKU,
    FIRE,
    GALI,
    HAU,
    ICE,
    KAKAMA,
    KAUKAU,
    MIRU,
    NUJU,
    PAKARI,
    STONE,
    TAHU,
    WATER,
    mosquito,
    seen,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import Setting, drawn, with_two_backs

BESIDE_START = """
    . . . . .
    . S S S .
    0 S S S a
    . S S S .
    . . . . .
"""


def on_start(**setting: Unpack[Setting]) -> Story:
    """Tahu has just ended his move on the start field, where Gali is too."""
    story = with_two_backs(BESIDE_START, **setting)
    story.roll(1)
    story.walk("start")
    return story


@pytest.mark.rule("F1", "M2")
def test_a_move_may_go_on_over_the_start_field() -> None:
    story = drawn(BESIDE_START, pile=[HAU])

    story.roll(2)
    story.walk("a")

    assert story.pile() == (HAU,)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("F1")
def test_the_start_field_holds_any_number_of_pawns_and_tokens() -> None:
    story = on_start(players=6, pile=[HAU, HAU, PAKARI, NUJU, FIRE, FIRE, ICE])

    assert len(set(story.state.pawns)) == 1
    assert len(story.pile()) == 7


@pytest.mark.rule("F2")
def test_a_move_that_ends_there_may_take_a_token_by_its_back() -> None:
    story = on_start(pile=[HAU, PAKARI, FIRE])

    assert set(story.legal()) == {TakeUnseen(Kind.KANOHI), TakeUnseen(Kind.KEY), EndTurn()}


@pytest.mark.rule("F2")
def test_it_need_not() -> None:
    story = on_start(pile=[HAU])

    story.play(EndTurn())

    assert story.pile() == (HAU,)


@pytest.mark.rule("F2")
def test_chance_picks_one_of_the_kind() -> None:
    story = on_start(pile=[HAU, PAKARI, PAKARI, FIRE])

    told = story.play(TakeUnseen(Kind.KANOHI))

    assert told == (KindNamed(TAHU, Kind.KANOHI),)
    assert story.phase == Drawing(TAHU, Kind.KANOHI)
    assert story.legal() == [Drawn(HAU.face), Drawn(PAKARI.face)]


@pytest.mark.rule("F2", "T5")
def test_the_token_that_was_drawn_is_taken() -> None:
    story = on_start(pile=[HAU, PAKARI, PAKARI, FIRE])
    story.play(TakeUnseen(Kind.KANOHI))

    told = story.play(Drawn(PAKARI.face))

    assert told == (TokenTaken(TAHU, seen(PAKARI, TAHU), OnStart()),)
    assert story.tray(TAHU) == (PAKARI,)
    assert story.pile() == (HAU, PAKARI, FIRE)
    assert story.phase == TryingOn(TAHU, 0, Finishing(TAHU))


@pytest.mark.rule("F2")
def test_how_likely_each_face_is_can_be_asked() -> None:
    story = on_start(pile=[HAU, PAKARI, PAKARI, PAKARI, FIRE])
    story.play(TakeUnseen(Kind.KANOHI))

    assert makuta.chances(story.state) == [
        Chance(Drawn(HAU.face), Fraction(1, 4)),
        Chance(Drawn(PAKARI.face), Fraction(3, 4)),
    ]


@pytest.mark.rule("F2")
def test_every_token_of_the_kind_is_as_likely() -> None:
    """Three Pakari and one Hau: three times in four a Pakari."""
    story = on_start(pile=[HAU, PAKARI, PAKARI, PAKARI, FIRE])
    story.play(TakeUnseen(Kind.KANOHI))

    drawn_ones = Counter(makuta.sample_chance(story.state, Random(seed)) for seed in range(1000))

    assert set(drawn_ones) == {Drawn(HAU.face), Drawn(PAKARI.face)}
    assert 700 < drawn_ones[Drawn(PAKARI.face)] < 800


@pytest.mark.rule("F2")
def test_draws_and_dice_come_from_streams_of_their_own() -> None:
    """What is drawn does not depend on how often dice were rolled."""
    rolling = with_two_backs(BESIDE_START)
    drawing = on_start(pile=[HAU])

    rolling.play(RollDie(Die.WHITE))
    drawing.play(TakeUnseen(Kind.KANOHI))

    assert makuta.chance_stream(rolling.state) == "dice"
    assert makuta.chance_stream(drawing.state) == "draws"


@pytest.mark.rule("F2", "I2")
def test_the_others_do_not_see_it() -> None:
    story = on_start(pile=[HAU, PAKARI])
    story.play(TakeUnseen(Kind.KANOHI))

    (taken,) = story.play(Drawn(HAU.face))

    assert witness(taken, GALI) == TokenTaken(
        TAHU, Disc(Kind.KANOHI, HIDDEN, seen(HAU, TAHU).known), OnStart()
    )
    assert story.seen_by(PUBLIC).trays[TAHU][0].face == HIDDEN


@pytest.mark.rule("F2")
def test_only_one_may_be_taken() -> None:
    story = on_start(pile=[FIRE, WATER])

    story.play(TakeUnseen(Kind.KEY), Drawn(FIRE.face))

    assert story.phase == Finishing(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("F2")
def test_tokens_laid_there_in_this_turn_are_not_among_them() -> None:
    story = on_start(pile=[HAU], fresh=[PAKARI, FIRE])

    assert set(story.legal()) == {TakeUnseen(Kind.KANOHI), EndTurn()}
    story.play(TakeUnseen(Kind.KANOHI))

    assert story.legal() == [Drawn(HAU.face)]


@pytest.mark.rule("F2", "K6")
def test_so_nobody_takes_back_the_miru_one_came_with() -> None:
    story = drawn(BESIDE_START, trays=[[MIRU]], pile=[FIRE])

    story.fly("start")

    assert story.pile() == (FIRE, MIRU)
    assert set(story.legal()) == {TakeUnseen(Kind.KEY), EndTurn()}


@pytest.mark.rule("F2", "U3")
def test_from_the_next_turn_on_they_are() -> None:
    story = on_start(pile=[HAU, ICE], fresh=[FIRE, PAKARI])

    story.play(EndTurn())

    assert story.phase == Starting(GALI)
    assert story.state.tokens.pile == Pile(old=(HAU, PAKARI, FIRE, ICE))


@pytest.mark.rule("F2")
def test_with_no_token_there_nothing_is_offered() -> None:
    story = on_start(fresh=[FIRE])

    assert story.legal() == [EndTurn()]


@pytest.mark.rule("F2", "T4")
@pytest.mark.parametrize("edition", [EN, FR])
def test_the_limit_of_keys_holds_and_a_refused_one_goes_back(edition: Edition) -> None:
    story = on_start(edition=edition, pile=[ICE], trays=[[FIRE, WATER, AIR]])

    story.play(TakeUnseen(Kind.KEY), Drawn(ICE.face))
    assert set(story.legal()) == {SwapToken(0), SwapToken(1), SwapToken(2), RefuseToken()}
    told = story.play(RefuseToken())

    assert told == (TokenRefused(TAHU, seen(ICE, TAHU), OnStart(), to_start=True, rule="F2"),)
    assert story.pile() == (ICE,)
    assert story.tray(TAHU) == (FIRE, WATER, AIR)
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("F2", "T4")
def test_a_key_that_is_kept_is_swapped() -> None:
    story = on_start(pile=[ICE], trays=[[FIRE, WATER, AIR]])

    story.play(TakeUnseen(Kind.KEY), Drawn(ICE.face))
    told = story.play(SwapToken(0))

    assert told == (
        TokenGivenUp(TAHU, 0, seen(FIRE, TAHU), "T4"),
        TokenTaken(TAHU, seen(ICE, TAHU), OnStart(), "T4"),
    )
    assert story.pile() == (FIRE,)
    assert story.tray(TAHU) == (WATER, AIR, ICE)


@pytest.mark.rule("F2", "T5")
def test_the_limit_of_masks_holds() -> None:
    story = on_start(pile=[KAUKAU], trays=[[KAKAMA, HAU, AKAKU, STONE]])

    story.play(TakeUnseen(Kind.KANOHI), Drawn(KAUKAU.face))

    assert set(story.legal()) == {GiveUpKanohi(0), GiveUpKanohi(4)}
    story.play(GiveUpKanohi(0), KeepKanohi())
    assert story.tray(TAHU) == (HAU, AKAKU, STONE, KAUKAU)


@pytest.mark.rule("F2", "I2", "T4")
@pytest.mark.parametrize(
    ("others", "remembered"), [([], seen(ICE, TAHU)), ([FIRE], ICE), ([NUJU], seen(ICE, TAHU))]
)
def test_a_refused_key_is_remembered_while_no_other_key_lies_there(
    others: list[Disc], remembered: Disc
) -> None:
    story = on_start(pile=[ICE, *others], trays=[[WATER, AIR, STONE]])

    story.play(TakeUnseen(Kind.KEY), Drawn(ICE.face), RefuseToken())

    assert story.state.tokens.pile.fresh == (remembered,)


@pytest.mark.rule("F2", "R6", "T3")
def test_what_was_laid_there_before_a_granted_move_is_laid_in_the_same_turn() -> None:
    """The key refused under the Rahi cannot be taken by the move that follows."""
    story = drawn(
        """
        . . . . .
        . S S S .
        0 S S S .
        m S S S .
        . . . . .
        """,
        tokens={"m": [mosquito(1), ICE]},
        trays=[[WATER, AIR, STONE]],
        pile=[FIRE],
    )
    story.roll(1)
    story.walk("m")
    story.roll(6)
    story.play(UseBonuses(()), RefuseToken())

    story.roll(1)
    story.walk("start")
    story.play(TakeUnseen(Kind.KEY))

    assert story.legal() == [Drawn(FIRE.face)]
