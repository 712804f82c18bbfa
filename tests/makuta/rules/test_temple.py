"""Makuta's tile and the duel with Makuta (sections 10 and 11)."""

from typing import Unpack

import pytest

from game.core.hexes import SIDES, Side
from game.core.seats import PUBLIC
from game.rules import makuta
from game.rules.makuta.actions import (
    ChallengeMakuta,
    ChooseLoss,
    EndTurn,
    PlaceTile,
    RollDie,
    Rolled,
    SetPawn,
    TurnUpLock,
    UseBonuses,
)
from game.rules.makuta.editions import DE, EN, FR, NL, US, Edition, HouseRules
from game.rules.makuta.events import (
    BonusesUsed,
    DieRolled,
    DiscsShown,
    DuelLost,
    DuelWon,
    GameWon,
    LockLaid,
    LockTurnedUp,
    MakutaChallenged,
    PawnSet,
    TempleStood,
    TempleTurned,
    TokenGivenUp,
    TokenLost,
    TurnEnded,
    TurnStarted,
)
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    MakutaFoe,
    Over,
    Placing,
    SettingPawn,
    Starting,
    TurningTemple,
)
from game.rules.makuta.pieces import HIDDEN, Colour, Die, Disc
from game.rules.makuta.temple import colour_at, opens
from tests.makuta.atlases import only, small_atlas
from tests.makuta.rules.discs import (
    AIR,
    EARTH,
    FIRE,
    GALI,
    HAU,
    ICE,
    KAUKAU,
    LEWA,
    NUJU,
    PAKARI,
    STONE,
    TAHU,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    seen,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    Setting,
    drawn,
    situation,
)

FIRE_WATER_AIR = lock(FIRE, WATER, AIR)
ENTRANCE = ("makuta", Side.S)
RED_BEFORE_US = 2  # turned so far, red faces the southern entrance


def before_the_entrance(lock: Disc = FIRE_WATER_AIR, **setting: Unpack[Setting]) -> Story:
    """Makuta's tile lies north of the start tile; Tahu has just stepped onto its entrance."""
    setting.setdefault("trays", [[FIRE, WATER, AIR]])
    setting["lay"] = [("makuta", NORTH, 0)]
    setting["pawns"] = {TAHU: ("start", Side.N), **setting.get("pawns", {})}
    setting["locks"] = {ENTRANCE: lock}
    story = situation(small_atlas(), **setting)
    story.roll(1)
    story.walk(ENTRANCE)
    return story


def challenged(**setting: Unpack[Setting]) -> Story:
    """The lock is open and Tahu has challenged Makuta."""
    story = before_the_entrance(shown(FIRE_WATER_AIR), **setting)
    story.play(ChallengeMakuta())
    return story


# Temple and entrances


@pytest.mark.rule("L1")
def test_makutas_tile_has_six_entrances() -> None:
    story = situation(small_atlas())

    assert set(story.state.terms.atlas.gates[story.tile("makuta")]) == set(SIDES)


@pytest.mark.rule("L1", "V4", "X1")
def test_the_temple_is_put_up_with_the_tile_one_segment_before_each_entrance() -> None:
    story = situation(
        only(small_atlas(), "start", "makuta"), pawns={TAHU: ("start", (0, -3))}, temple=1
    )
    story.roll(1)
    story.walk(("start", Side.N))
    assert story.state.temple is None

    told = story.play(PlaceTile(0))

    assert (
        TempleStood(
            (Colour.BLACK, Colour.WHITE, Colour.RED, Colour.GREEN, Colour.BROWN, Colour.BLUE)
        )
        in told
    )
    assert story.seen_by(PUBLIC).temple == 1


@pytest.mark.rule("L1")
def test_nobody_needs_keys_to_stand_on_an_entrance() -> None:
    story = before_the_entrance(trays=[[]])

    assert story.pawn(TAHU) == "makuta S"
    assert story.phase == Arrived(TAHU)


# Laying locks


def place_makutas_tile(rotation: int) -> tuple[Story, tuple[object, ...]]:
    """North of the start tile, between the plain and the lake."""
    atlas = only(small_atlas(), "start", "plain", "lake", "makuta", "forest")
    story = situation(
        atlas,
        lay=[("plain", NORTH_EAST, 0), ("lake", NORTH_WEST, 0)],
        pawns={TAHU: ("start", (0, -3))},
        stack=["makuta", "forest"],
        supply=[lock(FIRE, WATER, AIR), lock(FIRE, WATER, STONE)],
    )
    story.roll(1)
    story.walk(("start", Side.N))
    return story, story.play(PlaceTile(rotation))


@pytest.mark.rule("L2", "G6", "L6")
def test_every_entrance_that_becomes_linked_gets_a_lock_face_down() -> None:
    """Two at once. The one that the lake blocks gets none, nor do the open ones."""
    story, told = place_makutas_tile(0)

    east, south = story.pair(("makuta", Side.SE), ("makuta", Side.S))
    assert told[-2:] == (
        LockLaid(east, lock(FIRE, WATER, AIR)),
        LockLaid(south, lock(FIRE, WATER, STONE)),
    )
    assert story.state.tokens.locks == {
        east: lock(FIRE, WATER, AIR),
        south: lock(FIRE, WATER, STONE),
    }
    assert story.at(("makuta", Side.SW)) in story.state.island.blocked
    assert len(story.state.stacks.locks) == 7
    assert {disc.face for disc in story.seen_by(TAHU).tokens.locks.values()} == {HIDDEN}


@pytest.mark.rule("L2")
def test_the_locks_lie_on_the_entrances_that_look_there_however_the_tile_is_turned() -> None:
    story, _ = place_makutas_tile(1)

    assert set(story.state.tokens.locks) == set(
        story.path(("makuta", Side.SE), ("makuta", Side.NE))
    )


@pytest.mark.rule("L2", "L3")
def test_the_pawn_that_placed_it_from_outside_stands_on_no_entrance() -> None:
    story, _ = place_makutas_tile(0)

    assert story.phase == Arrived(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("L2")
def test_a_tile_laid_beside_makutas_brings_a_lock_too() -> None:
    """The village meets the forest, where Tahu stands, and Makuta's tile."""
    atlas = only(small_atlas(), "start", "makuta", "forest", "village")
    story = situation(
        atlas,
        lay=[("makuta", NORTH, 0), ("forest", SOUTH_EAST, 0)],
        pawns={TAHU: ("forest", (0, -3))},
        supply=[lock(AIR, STONE, EARTH)],
        locks={ENTRANCE: lock(FIRE, EARTH, ICE)},
    )
    story.roll(1)
    story.walk(("forest", Side.N))

    told = story.play(PlaceTile(0))

    entrance = story.at(("makuta", Side.SE))
    assert told[-1] == LockLaid(entrance, lock(AIR, STONE, EARTH))
    assert story.state.tokens.locks[story.at(ENTRANCE)] == lock(FIRE, EARTH, ICE)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("L2", "G1")
def test_a_tile_that_blocks_an_entrance_brings_none() -> None:
    atlas = only(small_atlas(), "start", "makuta", "forest", "gorge")
    story = situation(
        atlas,
        lay=[("makuta", NORTH, 0), ("forest", SOUTH_EAST, 0)],
        pawns={TAHU: ("forest", (0, -3))},
    )
    story.roll(1)
    story.walk(("forest", Side.N))

    story.play(PlaceTile(0))

    assert story.at(("makuta", Side.SE)) in story.state.island.blocked
    assert set(story.state.tokens.locks) == {story.at(ENTRANCE)}


@pytest.mark.rule("L6", "G2", "L2")
def test_an_open_entrance_brings_a_tile_as_any_open_gate() -> None:
    story = situation(small_atlas(), lay=[("makuta", NORTH, 0)], pawns={TAHU: ("makuta", (2, -2))})

    story.roll(1)
    story.walk(("makuta", Side.NE))

    assert story.phase == Placing(TAHU, story.at(("makuta", Side.NE)), story.tile("forest"))


@pytest.mark.rule("L6", "L3")
def test_a_blocked_entrance_is_an_ordinary_field() -> None:
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0), ("lake", NORTH_WEST, 0)],
        pawns={TAHU: ("makuta", (-2, 2))},
        trays=[[FIRE, WATER, AIR]],
    )

    story.roll(1)
    story.walk(("makuta", Side.SW))

    assert story.at(("makuta", Side.SW)) in story.state.island.blocked
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("L6", "G4")
def test_an_open_entrance_without_tiles_left_is_an_ordinary_field() -> None:
    story = situation(
        only(small_atlas(), "start", "makuta"),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("makuta", (2, -2))},
        trays=[[YELLOW, YELLOW, YELLOW]],
    )

    story.roll(1)
    story.walk(("makuta", Side.NE))

    assert story.legal() == [EndTurn()]


# Turning a lock up


@pytest.mark.rule("L3", "U2")
def test_a_lock_may_be_turned_up() -> None:
    story = before_the_entrance(trays=[[]])

    assert story.legal() == [TurnUpLock(), EndTurn()]
    told = story.play(TurnUpLock())

    assert told == (LockTurnedUp(TAHU, story.at(ENTRANCE), shown(FIRE_WATER_AIR)),)
    for viewer in (TAHU, GALI, PUBLIC):
        assert story.seen_by(viewer).tokens.locks[story.at(ENTRANCE)] == shown(FIRE_WATER_AIR)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("L3")
def test_it_need_not_be() -> None:
    story = before_the_entrance()

    story.play(EndTurn())

    assert story.state.tokens.locks[story.at(ENTRANCE)] == FIRE_WATER_AIR


@pytest.mark.rule("L3")
def test_once_turned_up_it_stays_so() -> None:
    story = before_the_entrance(trays=[[]])
    story.play(TurnUpLock(), EndTurn())
    story.put(TAHU, "start")
    story.put(GALI, ("start", Side.N))

    story.roll(1)
    story.walk(ENTRANCE)

    assert story.legal() == [EndTurn()]
    assert story.state.tokens.locks[story.at(ENTRANCE)] == shown(FIRE_WATER_AIR)


@pytest.mark.rule("L3", "M6")
def test_only_a_move_that_ends_there_turns_it_up() -> None:
    """Tahu walks over the entrance, to the field behind it."""
    story = situation(small_atlas(), lay=[("makuta", NORTH, 0)], pawns={TAHU: ("start", Side.N)})

    story.roll(2)
    story.walk(("makuta", (0, 3)))

    assert story.legal() == [EndTurn()]


# Opening a lock


@pytest.mark.rule("L4", "V2")
@pytest.mark.parametrize(
    ("keys", "does"),
    [
        ([FIRE, WATER, AIR], True),
        ([AIR, FIRE, WATER], True),
        ([FIRE, YELLOW, YELLOW], True),
        ([YELLOW, WATER, YELLOW], True),
        ([WATER, AIR, YELLOW], True),
        ([YELLOW, YELLOW, YELLOW], True),
        ([FIRE, FIRE, YELLOW], False),
        ([FIRE, WATER, STONE], False),
        ([FIRE, WATER, WATER], False),
        ([YELLOW, YELLOW, ICE], False),
        ([FIRE, WATER], False),
        ([YELLOW, YELLOW], False),
        ([], False),
    ],
)
def test_three_keys_that_match_one_to_one_open_a_lock(keys: list[Disc], does: bool) -> None:  # noqa: FBT001
    """The lock shows fire, water and air."""
    assert opens((HAU, *keys, VAKAMA), FIRE_WATER_AIR) is does


@pytest.mark.rule("L4")
def test_masks_and_turaga_are_no_keys() -> None:
    """Hau, Pakari and Akaku have the numbers of fire, water and air."""
    assert not opens((HAU, PAKARI, Disc(HAU.kind, 2)), FIRE_WATER_AIR)


@pytest.mark.rule("L4")
def test_the_example_of_the_lock_with_fire_stone_and_ice() -> None:
    assert opens((ICE, FIRE, STONE), lock(FIRE, STONE, ICE))
    assert not opens((FIRE, WATER, AIR), lock(FIRE, STONE, ICE))


# Challenging Makuta


@pytest.mark.rule("L5")
def test_who_can_open_a_lock_that_is_face_up_may_challenge() -> None:
    story = before_the_entrance(shown(FIRE_WATER_AIR))

    assert story.legal() == [ChallengeMakuta(), EndTurn()]


@pytest.mark.rule("L5", "L3")
def test_first_it_has_to_be_turned_up() -> None:
    story = before_the_entrance()

    assert story.legal() == [TurnUpLock(), EndTurn()]
    story.play(TurnUpLock())

    assert story.legal() == [ChallengeMakuta(), EndTurn()]


@pytest.mark.rule("L5", "L4")
def test_who_cannot_open_it_may_not() -> None:
    story = before_the_entrance(shown(FIRE_WATER_AIR), trays=[[FIRE, WATER, STONE]])

    assert story.legal() == [EndTurn()]


@pytest.mark.rule("L5", "L4", "I2")
def test_the_three_keys_are_shown_to_all_and_kept() -> None:
    story = before_the_entrance(shown(FIRE_WATER_AIR), trays=[[HAU, FIRE, NUJU, YELLOW, AIR]])

    told = story.play(ChallengeMakuta())

    assert told == (
        MakutaChallenged(TAHU, story.at(ENTRANCE)),
        DiscsShown(TAHU, (1, 3, 4), (shown(FIRE), shown(YELLOW), shown(AIR)), "L5"),
    )
    assert story.state.trays[TAHU] == (
        seen(HAU, TAHU),
        shown(FIRE),
        seen(NUJU, TAHU),
        shown(YELLOW),
        shown(AIR),
    )
    assert story.phase == TurningTemple(TAHU)
    assert story.pile() == ()


# Turning the temple


@pytest.mark.rule("X1", "S5")
def test_the_temple_is_turned_by_the_white_die() -> None:
    """Whatever die the challenger would use to duel."""
    story = challenged(trays=[[FIRE, WATER, AIR, KAUKAU]])

    assert story.legal() == [Rolled(value) for value in range(1, 7)]


@pytest.mark.rule("X1", "V4", "E7")
@pytest.mark.parametrize(
    ("roll", "colour", "strength"),
    [
        (1, Colour.WHITE, 18),
        (2, Colour.BLACK, 24),
        (3, Colour.BLUE, 23),
        (4, Colour.BROWN, 22),
        (5, Colour.GREEN, 21),
        (6, Colour.RED, 20),
    ],
)
def test_the_example_red_faces_the_entrance(roll: int, colour: Colour, strength: int) -> None:
    """With a 3 it is blue's turn: count counter-clockwise from red. A 6 brings red again."""
    story = challenged(temple=RED_BEFORE_US)
    assert colour_at(story.state, story.at(ENTRANCE)) is Colour.RED

    told = story.play(Rolled(roll))

    assert told == (
        DieRolled(TAHU, Die.WHITE, roll, "X1"),
        TempleTurned(TAHU, roll, colour, strength),
    )
    assert story.phase == ChoosingDie(TAHU, MakutaFoe(strength))


@pytest.mark.rule("X1", "E7")
@pytest.mark.parametrize(
    ("edition", "strengths"),
    [
        (NL, (18, 20, 21, 22, 23, 24)),
        (DE, (18, 20, 22, 24, 26, 28)),
        (FR, (18, 20, 21, 22, 23, 24)),
        (EN, (18, 20, 21, 22, 23, 24)),
        (US, (18, 20, 22, 24, 26, 28)),
    ],
)
def test_makutas_strength_by_colour(edition: Edition, strengths: tuple[int, ...]) -> None:
    found = {}
    for roll in range(1, 7):
        story = challenged(edition=edition, temple=RED_BEFORE_US)
        *_, turned = story.play(Rolled(roll))
        assert isinstance(turned, TempleTurned)
        found[turned.colour] = turned.strength

    assert tuple(found[colour] for colour in Colour) == strengths


@pytest.mark.rule("X1")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("roll", [1, 2, 5])
def test_the_colour_that_stood_so_many_entrances_counter_clockwise_comes(
    side: Side, roll: int
) -> None:
    story = challenged(temple=4)
    gate = story.at(("makuta", Side((side - roll) % 6)))
    expected = colour_at(story.state, gate)

    story.play(Rolled(roll))

    assert colour_at(story.state, story.at(("makuta", side))) is expected


@pytest.mark.rule("X1")
def test_the_temple_stays_so() -> None:
    story = challenged(temple=RED_BEFORE_US)

    story.play(Rolled(3))

    assert story.state.temple == 5
    assert colour_at(story.state, story.at(ENTRANCE)) is Colour.BLUE


@pytest.mark.rule("H3", "X1")
@pytest.mark.parametrize("more", [0, 1, 10])
def test_a_mighty_makuta_is_stronger(more: int) -> None:
    story = challenged(house=HouseRules(mighty_makuta=more), temple=RED_BEFORE_US)

    story.play(Rolled(6))

    assert story.phase == ChoosingDie(TAHU, MakutaFoe(20 + more))


@pytest.mark.rule("H3")
@pytest.mark.parametrize("more", [-1, 11])
def test_but_not_weaker_and_not_by_more_than_ten(more: int) -> None:
    with pytest.raises(ValueError, match="mighty_makuta"):
        HouseRules(mighty_makuta=more)


# Fighting Makuta


ARMED = [FIRE, WATER, AIR, PAKARI, VAKAMA]  # +20


@pytest.mark.rule("X2", "R3", "R4")
def test_a_total_above_makutas_strength_wins_the_game_at_once() -> None:
    """20 + 1 against 20."""
    story = challenged(trays=[ARMED], temple=RED_BEFORE_US)
    story.play(Rolled(6))
    story.roll(1)

    told = story.play(UseBonuses((3, 4)))

    assert told == (
        DiscsShown(TAHU, (3, 4), (shown(PAKARI), shown(VAKAMA)), "R3"),
        BonusesUsed(TAHU, 20),
        DuelWon(TAHU, MakutaFoe(20), 21, "X2"),
        GameWon(TAHU),
    )
    assert story.phase == Over(TAHU)


@pytest.mark.rule("X2")
def test_then_nobody_has_anything_to_do() -> None:
    story = challenged(trays=[ARMED], temple=RED_BEFORE_US)
    story.play(Rolled(6))
    story.roll(1)

    story.play(UseBonuses((3, 4)))

    assert makuta.to_move(story.state) is None
    assert story.legal() == []


@pytest.mark.rule("X2", "E3")
def test_in_the_german_edition_the_bonuses_come_first_here_too() -> None:
    story = challenged(edition=DE, trays=[ARMED], temple=RED_BEFORE_US)
    story.play(Rolled(6))
    assert story.phase == ChoosingBonuses(TAHU, MakutaFoe(20))

    story.play(UseBonuses((3, 4)))
    told = story.roll(1)

    assert told[-1] == GameWon(TAHU)


@pytest.mark.rule("X2", "R3", "K4")
def test_the_challenger_may_duel_with_a_faster_die() -> None:
    story = challenged(trays=[[FIRE, WATER, AIR, KAUKAU]])

    story.play(Rolled(1))

    assert story.legal() == [RollDie(Die.WHITE), RollDie(Die.GREEN, 3)]


# Losing to Makuta


def beaten(**setting: Unpack[Setting]) -> Story:
    """Tahu has rolled 1 against 20."""
    setting["temple"] = RED_BEFORE_US
    story = challenged(**setting)
    story.play(Rolled(6))
    story.roll(1)
    story.play(UseBonuses(()))
    return story


@pytest.mark.rule("X3")
@pytest.mark.parametrize("bonus", [(), (3,), (4,)])
def test_below_it_is_a_loss(bonus: tuple[int, ...]) -> None:
    story = challenged(trays=[ARMED], temple=RED_BEFORE_US)
    story.play(Rolled(6))
    story.roll(6)

    told = story.play(UseBonuses(bonus))

    assert told[-1] == DuelLost(TAHU, MakutaFoe(20), 6 + 10 * len(bonus), "X3")
    assert story.phase == ChoosingLoss(GALI, TAHU, MakutaFoe(20), bonus)


@pytest.mark.rule("X3")
def test_equal_is_a_loss_too() -> None:
    """10 + 5 + 5 against 20."""
    story = challenged(trays=[[FIRE, WATER, AIR, PAKARI, HAU]], temple=RED_BEFORE_US)
    story.play(Rolled(6))
    story.roll(5)

    told = story.play(UseBonuses((3, 4)))

    assert told[-1] == DuelLost(TAHU, MakutaFoe(20), 20, "X3")


@pytest.mark.rule("X3", "R9")
def test_the_left_neighbour_takes_a_token_to_the_start_field_and_sets_the_pawn() -> None:
    story = beaten(players=3)
    entrance, landing = story.pair(ENTRANCE, ("makuta", (2, 0)))

    told = story.play(ChooseLoss(1))
    assert told == (TokenLost(TAHU, GALI, 1, shown(WATER), None, "X3"),)
    assert story.tray(TAHU) == (FIRE, AIR)
    assert story.pile() == (WATER,)
    assert story.phase == SettingPawn(GALI, TAHU)
    told = story.play(SetPawn(landing))

    assert told == (
        PawnSet(TAHU, entrance, landing, "X3"),
        TurnEnded(TAHU),
        TurnStarted(GALI, 2),
    )
    assert story.state.pawns[TAHU] == landing


@pytest.mark.rule("X3", "H6")
def test_who_has_no_token_left_loses_none() -> None:
    story = beaten(house=HouseRules(closed_keys=True))

    assert story.phase == SettingPawn(GALI, TAHU)


@pytest.mark.rule("X3", "R9")
def test_it_is_the_left_neighbour_of_the_challenger() -> None:
    """Not the first player: Lewa is beaten, and of three it is Tahu's choice."""
    story = situation(
        small_atlas(),
        seat=LEWA,
        lay=[("makuta", NORTH, 0)],
        pawns={LEWA: ("start", Side.N)},
        locks={ENTRANCE: shown(FIRE_WATER_AIR)},
        trays=[[], [], [FIRE, WATER, AIR]],
    )
    story.roll(1)
    story.walk(ENTRANCE)
    story.play(ChallengeMakuta(), Rolled(6))
    story.roll(1)
    story.play(UseBonuses(()), ChooseLoss(0))

    assert story.phase == SettingPawn(TAHU, LEWA)


@pytest.mark.rule("X3")
def test_the_pawn_is_set_on_a_field_without_token_lock_or_pawn() -> None:
    story = drawn(
        """
        a m K
        1 b U
        c Y d
        """,
        phase=SettingPawn(GALI, TAHU),
        pawns={TAHU: ("start", Side.N)},
        pile=[HAU],
    )

    on_the_tile = {name for name in story.landings() if not name.startswith("start")}

    assert on_the_tile == {"a", "b", "c", "d"}


@pytest.mark.rule("X3")
def test_never_on_a_lock_but_on_an_open_gate() -> None:
    story = beaten()
    story.play(ChooseLoss(0))

    assert "makuta S" not in story.landings()
    assert {"makuta N", "makuta NE", "start SE"} <= story.landings()


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    ("gali", "pile", "offered"),
    [
        (("start", Side.N), [], True),
        ("start", [], False),
        (("start", Side.N), [HAU], False),
    ],
)
def test_on_the_start_field_only_when_it_is_empty(
    gali: tuple[str, Side],
    pile: list[Disc],
    offered: bool,  # noqa: FBT001
) -> None:
    story = situation(
        small_atlas(),
        phase=SettingPawn(GALI, TAHU),
        pawns={TAHU: ("start", Side.SE), GALI: gali},
        pile=pile,
    )

    assert ("start" in story.landings()) is offered


@pytest.mark.rule("X3", "F2")
def test_tokens_laid_there_in_this_turn_count_as_well() -> None:
    story = situation(
        small_atlas(),
        phase=SettingPawn(GALI, TAHU),
        pawns={TAHU: ("start", Side.SE), GALI: ("start", Side.N)},
        fresh=[HAU],
    )

    assert "start" not in story.landings()


@pytest.mark.rule("X3")
def test_if_there_is_no_such_field_on_the_start_field() -> None:
    story = drawn(
        """
        . . 0 . .
        . S S S .
        m S S S 1
        . S S S .
        . . . . .
        """,
        phase=SettingPawn(GALI, TAHU),
        pile=[HAU],
    )

    assert story.landings() == {"start"}


@pytest.mark.rule("X3", "G2")
def test_nothing_happens_where_the_pawn_is_set() -> None:
    """An open gate brings no tile."""
    story = beaten()

    story.play(ChooseLoss(0), SetPawn(story.at(("makuta", Side.N))))

    assert story.phase == Starting(GALI)
    assert len(story.state.island.laid) == 2


# House rule H6


@pytest.mark.rule("H6", "L5")
def test_closed_keys_go_to_the_start_field_before_the_temple_turns() -> None:
    story = before_the_entrance(
        shown(FIRE_WATER_AIR),
        trays=[[FIRE, HAU, WATER, AIR, NUJU]],
        house=HouseRules(closed_keys=True),
    )

    told = story.play(ChallengeMakuta())

    assert told == (
        MakutaChallenged(TAHU, story.at(ENTRANCE)),
        DiscsShown(TAHU, (0, 2, 3), (shown(FIRE), shown(WATER), shown(AIR)), "L5"),
        TokenGivenUp(TAHU, 3, shown(AIR), "H6"),
        TokenGivenUp(TAHU, 2, shown(WATER), "H6"),
        TokenGivenUp(TAHU, 0, shown(FIRE), "H6"),
    )
    assert story.tray(TAHU) == (HAU, NUJU)
    assert story.pile() == (FIRE, WATER, AIR)
    assert story.phase == TurningTemple(TAHU)


@pytest.mark.rule("H6", "L4")
@pytest.mark.parametrize(("closed", "left"), [(True, ()), (False, (FIRE, WATER, AIR))])
def test_otherwise_keys_are_not_used_up(closed: bool, left: tuple[Disc, ...]) -> None:  # noqa: FBT001
    story = challenged(house=HouseRules(closed_keys=closed))

    assert story.tray(TAHU) == left
