"""Why not? Because of where the move has ended: what the place offers."""

import pytest

from game.core.hexes import Side
from game.rules.makuta.actions import TurnUpLock
from game.rules.makuta.phases import Arrived, Finishing, Meeting
from game.rules.makuta.pieces import Disc, Kanohi, Kind, Symbol
from game.rules.makuta.reasons.trays import (
    EmptyTrays,
    KeysMissing,
    LaidThisTurn,
    LockFaceDown,
    LockIsUp,
    MaskMissing,
    NobodyHere,
    NoLockHere,
    NothingMoreHere,
    NothingOfKind,
    NotOnStartField,
    PawnElsewhere,
)
from game.rules.makuta.reasons.turn import AkakuFirst
from game.rules.makuta.targets import AtButton, AtDisc, AtField, Button
from tests.makuta.atlases import only, small_atlas
from tests.makuta.rules.discs import (
    AIR,
    AKAKU,
    FIRE,
    GALI,
    HAU,
    ICE,
    LEWA,
    TAHU,
    WATER,
    YELLOW,
    lock,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.rules.test_explain import why
from tests.makuta.situations import NORTH, drawn, situation

ENTRANCE = ("makuta", Side.S)


def on_start(*tray: Disc, **piles: list[Disc]) -> Story:
    """Tahu's move has ended on the start field, where Gali stands too."""
    return situation(
        small_atlas(),
        trays=[tray, []],
        pile=piles.get("pile", []),
        fresh=piles.get("fresh", []),
        phase=Arrived(TAHU),
    )


def on_entrance(*tray: Disc, up: bool = True) -> Story:
    """Tahu's move has ended on a lock of fire, water and air."""
    disc = lock(FIRE, WATER, AIR)
    return situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ENTRANCE},
        trays=[tray],
        locks={ENTRANCE: shown(disc) if up else disc},
        phase=Arrived(TAHU),
    )


# Akaku


@pytest.mark.rule("K2")
def test_akaku_needs_another_pawn() -> None:
    story = drawn("0 a b", trays=[[AKAKU], [FIRE]], phase=Arrived(TAHU))

    assert why(story, AtButton(Button.USE_AKAKU)) == NobodyHere(story.at("0"))
    assert why(story, AtDisc(TAHU, 0)) == NobodyHere(story.at("0"))


@pytest.mark.rule("K2")
def test_akaku_needs_a_token_on_the_other_tray() -> None:
    story = on_start(AKAKU)

    assert why(story, AtButton(Button.USE_AKAKU)) == EmptyTrays((GALI,))


@pytest.mark.rule("K2")
def test_akaku_opens_the_tray_of_a_pawn_on_the_same_field() -> None:
    story = drawn("0 2 a", pawns={GALI: "0"}, trays=[[AKAKU], [FIRE], [ICE]], phase=Meeting(TAHU))

    assert why(story, AtDisc(GALI, 0)) is None
    assert why(story, AtDisc(LEWA, 0)) == PawnElsewhere(LEWA, story.at("2"))


@pytest.mark.rule("K2")
@pytest.mark.parametrize("phase", [Meeting(TAHU), Arrived(TAHU)])
def test_without_akaku_no_tray_is_opened(phase: Meeting | Arrived) -> None:
    story = situation(small_atlas(), trays=[[], [FIRE]], phase=phase)

    assert why(story, AtButton(Button.USE_AKAKU)) == MaskMissing(Kanohi.AKAKU)
    assert why(story, AtDisc(GALI, 0)) == MaskMissing(Kanohi.AKAKU)


@pytest.mark.rule("K2", "U2")
def test_whether_to_use_akaku_comes_first() -> None:
    story = situation(small_atlas(), trays=[[AKAKU], [FIRE]], pile=[ICE], phase=Meeting(TAHU))

    for button in (Button.END_TURN, Button.TAKE_KEY, Button.ROLL_WHITE, Button.TURN_UP_LOCK):
        assert why(story, AtButton(button)) == AkakuFirst()
    assert why(story, AtField(story.at(("start", Side.N)))) == AkakuFirst()
    assert why(story, AtButton(Button.USE_AKAKU)) is None
    assert why(story, AtButton(Button.DECLINE_AKAKU)) is None


@pytest.mark.rule("K2", "U2")
def test_akaku_is_declined_where_it_could_be_used() -> None:
    alone = drawn("0 a b", trays=[[], [FIRE]], phase=Arrived(TAHU))
    past = situation(small_atlas(), trays=[[AKAKU], [FIRE]], phase=Arrived(TAHU))

    assert why(alone, AtButton(Button.DECLINE_AKAKU)) == NobodyHere(alone.at("0"))
    assert why(on_start(), AtButton(Button.DECLINE_AKAKU)) == EmptyTrays((GALI,))
    assert why(past, AtButton(Button.DECLINE_AKAKU)) == NothingMoreHere()
    assert why(past, AtButton(Button.USE_AKAKU)) == NothingMoreHere()


# What a place offers


@pytest.mark.rule("U2", "F2")
def test_the_start_field_gives_one_token_in_a_move() -> None:
    story = situation(small_atlas(), trays=[[AKAKU], [FIRE]], pile=[ICE], phase=Finishing(TAHU))

    assert why(story, AtButton(Button.TAKE_KEY)) == NothingMoreHere()
    assert why(story, AtButton(Button.USE_AKAKU)) == NothingMoreHere()
    assert why(story, AtDisc(GALI, 0)) == NothingMoreHere()


@pytest.mark.rule("L3", "L5")
def test_a_lock_has_to_be_under_the_pawn() -> None:
    story = drawn("0 a b", trays=[[FIRE]], phase=Arrived(TAHU))
    here = story.at("0")

    assert why(story, AtButton(Button.TURN_UP_LOCK)) == NoLockHere(here)
    assert why(story, AtButton(Button.CHALLENGE_MAKUTA)) == NoLockHere(here, "L5")
    assert why(story, AtDisc(TAHU, 0)) == NoLockHere(here, "L5")


@pytest.mark.rule("L3", "L5")
def test_a_lock_is_turned_up_once_and_before_a_challenge() -> None:
    story = on_entrance(FIRE, WATER, AIR, up=False)
    here = story.at(ENTRANCE)

    assert why(story, AtButton(Button.CHALLENGE_MAKUTA)) == LockFaceDown(here)
    assert why(story, AtDisc(TAHU, 0)) == LockFaceDown(here)

    story.play(TurnUpLock())

    assert why(story, AtButton(Button.TURN_UP_LOCK)) == LockIsUp(here)
    assert why(story, AtButton(Button.CHALLENGE_MAKUTA)) is None
    assert why(story, AtDisc(TAHU, 0)) is None


@pytest.mark.rule("L4")
@pytest.mark.parametrize(
    ("keys", "symbols", "count"),
    [
        ([], [Symbol.FIRE, Symbol.WATER, Symbol.AIR], 3),
        ([FIRE, AIR], [Symbol.WATER], 1),
        ([FIRE, FIRE, AIR], [Symbol.WATER], 1),
        ([ICE, ICE, ICE], [Symbol.FIRE, Symbol.WATER, Symbol.AIR], 3),
        ([FIRE, YELLOW], [Symbol.WATER, Symbol.AIR], 1),
        ([YELLOW, YELLOW, ICE], [Symbol.FIRE, Symbol.WATER, Symbol.AIR], 1),
    ],
)
def test_a_lock_names_the_keys_it_misses(
    keys: list[Disc], symbols: list[Symbol], count: int
) -> None:
    story = on_entrance(HAU, *keys)

    assert why(story, AtButton(Button.CHALLENGE_MAKUTA)) == KeysMissing(tuple(symbols), count)


@pytest.mark.rule("L4")
def test_a_yellow_key_stands_for_any_symbol() -> None:
    story = on_entrance(FIRE, YELLOW, YELLOW)

    assert why(story, AtButton(Button.CHALLENGE_MAKUTA)) is None


@pytest.mark.rule("F2")
def test_tokens_are_drawn_on_the_start_field() -> None:
    story = drawn("0 a b", pile=[FIRE], phase=Arrived(TAHU))

    assert why(story, AtButton(Button.TAKE_KEY)) == NotOnStartField(story.at("0"))


@pytest.mark.rule("F2")
def test_a_kind_that_is_named_lies_there_from_before() -> None:
    story = on_start(pile=[FIRE], fresh=[WATER, HAU])

    assert why(story, AtButton(Button.TAKE_KEY)) is None
    assert why(story, AtButton(Button.TAKE_POWER)) == LaidThisTurn(Kind.POWER)
    assert why(story, AtButton(Button.TAKE_TURAGA)) == NothingOfKind(Kind.TURAGA)
