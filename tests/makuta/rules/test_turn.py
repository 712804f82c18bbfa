"""The turn (section 3)."""

import pytest

from game.core.hexes import Side
from game.core.seats import Seat
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    Drawn,
    EndTurn,
    FlyTo,
    KeepKanohi,
    PlaceTile,
    ReturnToStart,
    RollDie,
    Rolled,
    TakeFromTray,
    TakeUnseen,
    TurnUpLock,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.akaku import DECLINE
from game.rules.makuta.editions import NL
from game.rules.makuta.events import (
    DieRolled,
    LockLaid,
    LockTurnedUp,
    PawnMoved,
    PawnSet,
    RollLost,
    TokenTaken,
    TurnEnded,
    TurnStarted,
)
from game.rules.makuta.phases import (
    Arrived,
    ChoosingDie,
    Finishing,
    Meeting,
    OnField,
    Placing,
    Rolling,
    Starting,
    TryingOn,
)
from game.rules.makuta.pieces import Die, Disc, Kind
from game.rules.makuta.state import Turn
from game.rules.makuta.tiles import Atlas
from tests.makuta.atlases import MAKUTA, START, small_atlas
from tests.makuta.pictures import tile
from tests.makuta.rules.discs import (
    AIR,
    AKAKU,
    FIRE,
    GALI,
    HAU,
    KOPAKA,
    MIRU,
    TAHU,
    WATER,
    lock,
    mosquito,
    seen,
    shown,
)
from tests.makuta.rules.story import Story, Where
from tests.makuta.situations import NORTH, NORTH_WEST, drawn, situation, with_two_backs

# How a move begins


@pytest.mark.rule("U1")
def test_a_move_begins_with_a_roll() -> None:
    story = drawn("0 a b")

    told = story.play(RollDie(Die.WHITE))

    assert told == ()
    assert story.phase == Rolling(TAHU, Die.WHITE)
    assert story.legal() == [Rolled(value) for value in range(1, 7)]


@pytest.mark.rule("U1", "M2")
def test_and_then_the_pawn_moves() -> None:
    story = drawn("0 a b")

    told = story.roll(2)
    told += story.walk("b")

    assert told == (
        DieRolled(TAHU, Die.WHITE, 2, "U1"),
        PawnMoved(TAHU, story.path("0", "a", "b")),
    )


@pytest.mark.rule("U1", "K6")
def test_or_with_a_flight() -> None:
    story = situation(small_atlas(), trays=[[MIRU], []])

    choices = {type(action) for action in story.legal()}

    assert choices == {RollDie, FlyTo}


# What happens where it ends


@pytest.mark.rule("U2")
@pytest.mark.parametrize(
    ("end", "phase"),
    [("a", Arrived), ("m", ChoosingDie), ("K", TryingOn), ("Y", Finishing)],
)
def test_the_field_decides_what_happens(end: str, phase: type) -> None:
    """Nothing, a Rahi, a mask to be tried on, a key that is simply taken."""
    story = with_two_backs("""
        . m .
        a 0 K
        . Y .
    """)

    story.roll(1)
    story.walk(end)

    assert type(story.phase) is phase


@pytest.mark.rule("U2", "G2")
def test_an_open_gate_brings_a_tile() -> None:
    story = drawn("""
        . . . . . 0 G
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """)

    story.roll(1)
    story.walk(Side.NE)

    assert story.phase == Placing(TAHU, story.at(Side.NE), story.tile("makuta"))


def beside_gali(*trays: list[Disc]) -> Story:
    """Gali stands on a key, where a Rahi has driven her back, and Tahu joins her."""
    story = drawn("0 Y a", pawns={GALI: "Y"}, tokens={"Y": [FIRE]}, trays=trays)
    story.roll(1)
    story.walk("Y")
    return story


@pytest.mark.rule("U2", "K2", "I4")
@pytest.mark.parametrize(
    ("mine", "answers"),
    [([], [DECLINE]), ([HAU], [DECLINE]), ([HAU, AKAKU], [UseAkaku(1, GALI), DECLINE])],
)
def test_with_another_pawn_there_akaku_is_asked_about_first(
    mine: list[Disc], answers: list[Action]
) -> None:
    """Also of whoever has none."""
    story = beside_gali(mine, [HAU])

    assert story.phase == Meeting(TAHU)
    assert story.legal() == answers
    assert story.on("Y") == (FIRE,)


@pytest.mark.rule("U2", "K2")
def test_who_meets_an_empty_tray_is_as_good_as_alone() -> None:
    story = beside_gali([AKAKU], [])

    assert story.phase == Finishing(TAHU)
    assert story.tray(TAHU) == (AKAKU, FIRE)


@pytest.mark.rule("U2", "K2", "T3")
def test_with_akaku_the_token_is_not_collected() -> None:
    story = beside_gali([AKAKU], [HAU])

    story.play(UseAkaku(0, GALI), TakeFromTray(0))

    assert story.legal() == [EndTurn()]
    assert story.on("Y") == (FIRE,)
    assert story.tray(TAHU) == ()


@pytest.mark.rule("U2", "T3")
@pytest.mark.parametrize("mine", [[], [AKAKU]])
def test_without_it_the_token_is(mine: list[Disc]) -> None:
    story = beside_gali(mine, [HAU])

    told = story.play(DECLINE)

    assert told == (TokenTaken(TAHU, seen(FIRE, TAHU), OnField(story.at("Y"))),)
    assert story.tray(TAHU) == (*mine, FIRE)
    assert story.phase == Finishing(TAHU)


@pytest.mark.rule("U2")
def test_where_nothing_else_is_nothing_happens_then() -> None:
    story = drawn("0 1 a", trays=[[AKAKU], [HAU]])
    story.roll(1)
    story.walk("1")

    told = story.play(DECLINE)

    assert told == ()
    assert story.phase == Arrived(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("U2", "R1", "M5")
def test_at_a_rahi_nobody_is_met() -> None:
    """Lewa waits beside it; the one who fights is alone there."""
    story = drawn("0 1 m", trays=[[AKAKU], [HAU]], tokens={"m": [mosquito(1)]})

    story.roll(2)
    story.walk("m")

    assert isinstance(story.phase, ChoosingDie)


AT_A_GATE: dict[Seat, Where] = {TAHU: ("start", (0, -3)), GALI: ("start", Side.N)}


@pytest.mark.rule("U2", "K2", "G2")
def test_with_akaku_no_tile_is_drawn() -> None:
    story = situation(small_atlas(), pawns=AT_A_GATE, trays=[[AKAKU], [HAU]])
    story.roll(1)
    story.walk(("start", Side.N))

    story.play(UseAkaku(0, GALI), TakeFromTray(0))

    assert story.legal() == [EndTurn()]
    assert len(story.state.island.laid) == 1


@pytest.mark.rule("U2", "M5", "G2")
def test_without_it_a_tile_is() -> None:
    """Gali stays where she is."""
    story = situation(small_atlas(), pawns=AT_A_GATE, trays=[[AKAKU], [HAU]])
    story.roll(1)
    story.walk(("start", Side.N))

    story.play(DECLINE)

    assert story.phase == Placing(TAHU, story.at(("start", Side.N)), story.tile("makuta"))


@pytest.mark.rule("U2", "K2", "L3")
@pytest.mark.parametrize(
    ("answer", "then"),
    [(UseAkaku(0, GALI), [TakeFromTray(0)]), (DECLINE, [TurnUpLock(), EndTurn()])],
)
def test_on_an_entrance_it_is_akaku_or_the_lock(answer: Action, then: list[Action]) -> None:
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("start", Side.N), GALI: ("makuta", Side.S)},
        trays=[[AKAKU], [HAU]],
    )
    story.roll(1)
    story.walk(("makuta", Side.S))

    story.play(answer)

    assert story.legal() == then


@pytest.mark.rule("U2", "L5", "M5")
def test_two_may_stand_before_makuta_and_each_may_challenge_him() -> None:
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("start", Side.N), GALI: ("makuta", Side.S)},
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[[FIRE, WATER, AIR], [HAU]],
    )
    story.roll(1)
    story.walk(("makuta", Side.S))

    story.play(DECLINE)

    assert story.legal() == [ChallengeMakuta(), EndTurn()]


@pytest.mark.rule("R8", "U2", "K2")
def test_whoever_is_driven_back_to_another_pawn_meets_it_only_by_a_later_move() -> None:
    story = drawn("0 1 m", trays=[[], [HAU]], tokens={"m": [mosquito(3)]})
    story.roll(2)
    story.walk("m")
    story.roll(3)

    told = story.play(UseBonuses(()))

    assert told[-2:] == (TurnEnded(TAHU), TurnStarted(GALI, 2))
    assert story.state.pawns[TAHU] == story.state.pawns[GALI]


ON_START = """
    . . . . .
    . S S S .
    0 S S S .
    . S S S .
    . . . . .
"""


@pytest.mark.rule("U2", "K2", "F2", "F1")
def test_on_the_start_field_it_is_akaku_or_the_pile() -> None:
    story = drawn(ON_START, trays=[[AKAKU], [HAU]], pile=[FIRE])

    story.roll(1)
    story.walk("start")

    assert story.legal() == [UseAkaku(0, GALI), DECLINE]
    story.play(DECLINE)
    assert set(story.legal()) == {TakeUnseen(Kind.KEY), EndTurn()}


@pytest.mark.rule("U2", "K2", "F2")
def test_not_both_first_akaku() -> None:
    story = drawn(ON_START, trays=[[AKAKU], [HAU]], pile=[FIRE])

    story.roll(1)
    story.walk("start")
    story.play(UseAkaku(0, GALI), TakeFromTray(0))

    assert story.phase == Finishing(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("U2", "K2", "F2")
def test_not_both_first_the_pile() -> None:
    story = drawn(ON_START, trays=[[AKAKU], [HAU]], pile=[FIRE])

    story.roll(1)
    story.walk("start")
    story.play(DECLINE, TakeUnseen(Kind.KEY), Drawn(FIRE.face))

    assert story.phase == Finishing(TAHU)
    assert story.legal() == [EndTurn()]


@pytest.mark.rule("U2", "L2", "L3", "L5", "L6", "G2")
def test_on_an_open_entrance_first_the_tile_then_the_lock_then_the_challenge() -> None:
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        pawns={TAHU: ("makuta", (-1, -3))},
        trays=[[FIRE, WATER, AIR], []],
        stack=["gorge", "forest", "lake", "plain", "cave", "village"],
        supply=[lock(FIRE, WATER, AIR)],
    )
    entrance = story.at(("makuta", Side.N))

    story.roll(2)
    story.walk(entrance)
    assert story.phase == Placing(TAHU, entrance, story.tile("gorge"))
    told = story.play(PlaceTile(0))
    assert told[-1] == LockLaid(entrance, lock(FIRE, WATER, AIR))
    assert set(story.legal()) == {TurnUpLock(), EndTurn()}
    told = story.play(TurnUpLock())
    assert told == (LockTurnedUp(TAHU, entrance, shown(lock(FIRE, WATER, AIR))),)

    assert set(story.legal()) == {ChallengeMakuta(), EndTurn()}


# How a turn ends


@pytest.mark.rule("U3")
def test_after_the_move_the_next_player_has_the_turn() -> None:
    story = drawn("0 a b", players=3)

    story.roll(1)
    story.walk("a")
    told = story.play(EndTurn())

    assert told == (TurnEnded(TAHU), TurnStarted(GALI, 2))
    assert story.state.turn == Turn(2, GALI)
    assert story.phase == Starting(GALI)


@pytest.mark.rule("U3", "S4")
def test_after_the_last_player_comes_the_first() -> None:
    story = drawn("0 5 a", players=6, seat=KOPAKA)

    story.roll(1)
    story.walk("a")
    told = story.play(EndTurn())

    assert told == (TurnEnded(KOPAKA), TurnStarted(TAHU, 2))


@pytest.mark.rule("U3")
def test_the_first_move_of_a_turn_may_not_be_declined() -> None:
    story = situation(small_atlas())

    assert story.legal() == [RollDie(Die.WHITE)]


@pytest.mark.rule("U3", "R6")
def test_the_move_after_a_beaten_rahi_may_be_declined_before_its_roll() -> None:
    story = drawn("0 m a", tokens={"m": [mosquito(1)]})
    story.roll(1)
    story.walk("m")
    story.roll(2)
    story.play(UseBonuses(()))

    assert EndTurn() in story.legal()
    story.roll(1)

    assert EndTurn() not in story.legal()


@pytest.mark.rule("U3", "K2", "E5")
def test_the_move_after_akaku_may_not_be_declined() -> None:
    story = with_two_backs("0 1 a", edition=NL, trays=[[AKAKU], [HAU]])
    story.roll(1)
    story.walk("1")

    story.play(UseAkaku(0, GALI), TakeFromTray(0), KeepKanohi())

    assert story.phase == Starting(TAHU, "K2")
    assert EndTurn() not in story.legal()


# No legal move


@pytest.mark.rule("U4")
def test_a_roll_without_legal_move_is_lost() -> None:
    """No way leads on from there at all."""
    story = drawn("0 . a")

    story.roll(6)
    assert story.legal() == [EndTurn()]
    told = story.play(EndTurn())

    assert told == (RollLost(TAHU), TurnEnded(TAHU), TurnStarted(GALI, 2))


@pytest.mark.rule("U4", "M5")
def test_a_roll_with_a_legal_move_is_not() -> None:
    """A pawn is in nobody's way."""
    story = drawn("0 1 .")

    story.roll(1)

    assert [type(action).__name__ for action in story.legal()] == ["MoveTo"]


@pytest.mark.rule("U4", "E5")
def test_a_granted_roll_without_legal_move_is_lost_too() -> None:
    story = with_two_backs("0 . 1", edition=NL, trays=[[MIRU, AKAKU], [HAU]])
    story.fly("1")
    story.play(UseAkaku(0, GALI), TakeFromTray(0), KeepKanohi())

    story.roll(6)

    assert story.legal() == [EndTurn()]


# Rescue for trapped pawns


@pytest.mark.rule("U5")
def test_a_trapped_pawn_may_be_set_on_the_start_field_and_nothing_happens_there() -> None:
    story = drawn("a 0 m", pile=[FIRE], trays=[[AKAKU], [HAU]])

    told = story.play(ReturnToStart())

    assert told == (
        PawnSet(TAHU, story.at("0"), story.at("start"), "U5"),
        TurnEnded(TAHU),
        TurnStarted(GALI, 2),
    )
    assert story.pawn(TAHU) == "start"
    assert story.phase == Starting(GALI)


@pytest.mark.rule("U5", "U1")
def test_it_may_also_move_instead() -> None:
    story = drawn("a 0 m")

    assert set(story.legal()) == {RollDie(Die.WHITE), ReturnToStart()}


@pytest.mark.rule("U5")
def test_after_the_roll_it_is_too_late() -> None:
    story = drawn("a 0 m")

    story.roll(1)

    assert ReturnToStart() not in story.legal()


@pytest.mark.rule("U5")
@pytest.mark.parametrize(
    ("between", "trapped"),
    [("o o", False), ("K Y", False), ("1 o", False), ("o m", True), ("o .", True)],
)
def test_an_open_gate_that_can_be_reached_is_a_way_out(between: str, trapped: bool) -> None:  # noqa: FBT001
    """Past tokens and past other pawns, but not past a Rahi."""
    story = drawn(f"""
        . . . 0 {between} G
        . . . t . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """)

    assert (ReturnToStart() in story.legal()) is trapped


@pytest.mark.rule("U5", "G1")
def test_a_blocked_gate_is_no_way_out() -> None:
    """The start tile has no gate towards the north-west, where this tile lies."""
    story = drawn(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . 0 o G
        """,
        lay=[("here", NORTH_WEST, 0)],
    )

    assert story.at(Side.SE) in story.state.island.blocked
    assert ReturnToStart() in story.legal()


# Two gates face to face, and a mosquito before the southern one.
VALLEY = """
. . . . G . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . m . . . .
. . . . o . . . .
. . . . G . . . .
"""
GUARD = (0, 2)


def in_the_valley(*guarded: str, beyond: str) -> Story:
    """Tahu is in the valley north of the start tile; another tile lies beyond, a third is left."""
    names = ("start", "makuta", "valley", "pass")
    tiles = zip(names, (START, MAKUTA, VALLEY, VALLEY), strict=True)
    return situation(
        Atlas(tuple(tile(name, picture) for name, picture in tiles if name != "pass" or beyond)),
        lay=[("valley", NORTH, 0)] + ([(beyond, (0, -2), 0)] if beyond else []),
        pawns={TAHU: ("valley", (0, 0))},
        tokens={(name, GUARD): [mosquito(1 + i)] for i, name in enumerate(guarded)},
    )


@pytest.mark.rule("U5", "G1")
def test_a_way_out_may_lead_through_linked_gates() -> None:
    """To the start field, or to the open gate behind the pass."""
    to_start = in_the_valley("pass", beyond="pass")
    to_gate = in_the_valley("valley", beyond="pass")

    assert ReturnToStart() not in to_start.legal()
    assert ReturnToStart() not in to_gate.legal()


@pytest.mark.rule("U5", "G1")
def test_a_linked_gate_alone_is_no_way_out() -> None:
    story = in_the_valley("valley", "pass", beyond="pass")

    assert story.at(("valley", Side.N)) in story.state.island.linked
    assert ReturnToStart() in story.legal()


@pytest.mark.rule("U5", "G4")
def test_an_open_gate_is_a_way_out_only_while_tiles_are_left() -> None:
    """Makuta's tile is the last one."""
    last_one_left = in_the_valley("valley", beyond="")
    none_left = situation(
        last_one_left.state.terms.atlas,
        lay=[("valley", NORTH, 0), ("makuta", (0, -2), 0)],
        pawns={TAHU: ("valley", (0, 0))},
        tokens={("valley", GUARD): [mosquito(1)]},
    )

    assert ReturnToStart() not in last_one_left.legal()
    assert none_left.state.island.open_gates
    assert ReturnToStart() in none_left.legal()


@pytest.mark.rule("U5", "R6")
def test_without_tiles_the_start_field_is_still_a_way_out() -> None:
    """No mosquito is left in the valley."""
    atlas = in_the_valley(beyond="").state.terms.atlas
    lay = [("valley", NORTH, 0), ("makuta", (0, -2), 0)]

    story = situation(atlas, lay=lay, pawns={TAHU: ("makuta", Side.N)})

    assert ReturnToStart() not in story.legal()


@pytest.mark.rule("U5")
def test_a_pawn_on_an_open_gate_is_not_trapped() -> None:
    story = drawn(
        """
        . . . . . m G
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        pawns={TAHU: Side.NE},
    )

    assert ReturnToStart() not in story.legal()


@pytest.mark.rule("U5")
@pytest.mark.parametrize(("between", "trapped"), [("a", False), ("m", True)])
def test_the_start_field_that_can_be_reached_is_a_way_out(between: str, trapped: bool) -> None:  # noqa: FBT001
    story = drawn(f"""
        . . . . . . .
        . . S S S . .
        0 {between} S S S . .
        . . S S S . .
        . . . . . . .
    """)

    assert (ReturnToStart() in story.legal()) is trapped


@pytest.mark.rule("U5")
def test_a_pawn_on_the_start_field_is_not_trapped() -> None:
    story = drawn("""
        . . m . .
        . S S S .
        m S S S m
        . S S S .
        . . m . .
    """)

    assert ReturnToStart() not in story.legal()


@pytest.mark.rule("U5", "R6")
def test_where_a_rahi_has_been_beaten_the_way_is_free() -> None:
    """The scorpion guarded the only way to the gate; it is gone."""
    story = drawn(
        """
        . . 0 a m o G
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        tokens={"m": [mosquito(1)]},
    )
    assert ReturnToStart() in story.legal()

    story.roll(2)
    story.walk("m")
    story.roll(6)
    story.play(UseBonuses(()))

    assert story.phase == Starting(TAHU, "R6")
    assert ReturnToStart() not in story.legal()


@pytest.mark.rule("U5", "U3", "R6")
def test_a_granted_move_may_be_a_rescue_too() -> None:
    story = drawn("0 m t", tokens={"m": [mosquito(1)]})
    story.roll(1)
    story.walk("m")
    story.roll(2)
    story.play(UseBonuses(()))

    told = story.play(ReturnToStart())

    assert told[0] == PawnSet(TAHU, story.at("m"), story.at("start"), "U5")
    assert story.phase == Starting(GALI)
