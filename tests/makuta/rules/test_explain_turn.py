"""Why not? Because of the turn: what comes first, and what is over."""

import pytest

from game.core.hexes import Side
from game.rules.makuta.editions import DE
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Finishing,
    Looking,
    MakutaFoe,
    OnStart,
    RahiFoe,
    SettingPawn,
    Starting,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import Kind
from game.rules.makuta.reasons.turn import (
    AlreadyRolled,
    DuelFirst,
    EscapeCompulsory,
    LossFirst,
    MasksFirst,
    MoveCompulsory,
    MoveFirst,
    MoveIsOver,
    PawnFirst,
    RollFirst,
    TileFirst,
    TokenFirst,
    TrayFirst,
    WayOut,
)
from game.rules.makuta.targets import AtButton, AtDisc, AtField, AtGate, Button
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import AKAKU, FIRE, GALI, HAU, KAKAMA, MIRU, TAHU, WATER, seen
from tests.makuta.rules.test_explain import why
from tests.makuta.situations import NORTH, drawn, situation

MAKUTA = MakutaFoe(18)
AT_ARRIVAL = (
    Button.TURN_UP_LOCK,
    Button.CHALLENGE_MAKUTA,
    Button.USE_AKAKU,
    Button.TAKE_KANOHI,
    Button.TAKE_TURAGA,
    Button.TAKE_KEY,
)
AT_BEGINNING = (Button.ROLL_WHITE, Button.ROLL_RED, Button.FLY, Button.RETURN_TO_START)
ANY_PLACE = (*AT_ARRIVAL, *AT_BEGINNING, Button.END_TURN)

# What has to be decided first


@pytest.mark.rule("G2")
def test_a_drawn_tile_is_laid_before_anything_else() -> None:
    story = situation(small_atlas(), pawns={TAHU: ("start", (0, -3))})
    story.roll(1)
    gate = story.at(("start", Side.N))
    story.walk(gate)

    for button in ANY_PLACE:
        assert why(story, AtButton(button)) == TileFirst(gate)
    assert why(story, AtField(story.at("start"))) == TileFirst(gate)
    assert why(story, AtGate(gate)) == TileFirst(gate)


@pytest.mark.rule("R1")
def test_a_rahi_is_fought_before_anything_else() -> None:
    story = drawn("a 0 m")
    story.roll(2)
    story.walk("m")
    foe = RahiFoe(1, story.at("m"), story.at("0"))

    assert why(story, AtButton(Button.END_TURN)) == DuelFirst(foe, "R1")
    assert why(story, AtButton(Button.FLY)) == DuelFirst(foe, "R1")
    assert why(story, AtField(story.at("a"))) == DuelFirst(foe, "R1")


@pytest.mark.rule("X2", "E3")
def test_makuta_is_fought_before_anything_else() -> None:
    story = drawn("a 0 o", trays=[[HAU], [FIRE]], phase=ChoosingBonuses(TAHU, MAKUTA, 3))

    assert why(story, AtButton(Button.END_TURN)) == DuelFirst(MAKUTA, "X2")
    assert why(story, AtDisc(GALI, 0)) == DuelFirst(MAKUTA, "X2")


@pytest.mark.rule("R9")
def test_a_loss_is_chosen_before_anything_else() -> None:
    story = drawn("a 0 o", trays=[[HAU]], phase=ChoosingLoss(GALI, TAHU, MAKUTA))

    for button in ANY_PLACE:
        assert why(story, AtButton(button)) == LossFirst(TAHU)
    assert why(story, AtField(story.at("a"))) == LossFirst(TAHU)


@pytest.mark.rule("X3")
def test_a_beaten_pawn_is_set_before_anything_else() -> None:
    story = situation(
        small_atlas(), players=2, trays=[[], [FIRE, MIRU]], phase=SettingPawn(GALI, TAHU)
    )

    for button in ANY_PLACE:
        assert why(story, AtButton(button)) == PawnFirst(TAHU)
    assert why(story, AtDisc(GALI, 0)) == PawnFirst(TAHU)
    assert why(story, AtDisc(GALI, 1)) == PawnFirst(TAHU)


@pytest.mark.rule("X3", "G2")
def test_a_beaten_pawn_does_not_explore() -> None:
    story = situation(small_atlas(), players=2, phase=SettingPawn(GALI, TAHU))
    gate = story.at(("start", Side.N))

    assert why(story, AtField(gate)) is None
    assert why(story, AtGate(gate)) == PawnFirst(TAHU)


@pytest.mark.rule("K2")
def test_akaku_takes_before_anything_else() -> None:
    story = drawn("a 0 o", trays=[[], [FIRE]], phase=Looking(TAHU, GALI))

    for button in ANY_PLACE:
        assert why(story, AtButton(button)) == TrayFirst(GALI)
    assert why(story, AtField(story.at("a"))) == TrayFirst(GALI)


@pytest.mark.rule("T4")
def test_a_new_token_is_kept_or_refused_before_anything_else() -> None:
    weighing = Weighing(TAHU, seen(WATER, TAHU), OnStart(), Finishing(TAHU))
    story = drawn("a 0 o", trays=[[FIRE, FIRE, FIRE]], phase=weighing)

    for button in ANY_PLACE:
        assert why(story, AtButton(button)) == TokenFirst(Kind.KEY)
    assert why(story, AtField(story.at("a"))) == TokenFirst(Kind.KEY)


@pytest.mark.rule("T5")
def test_masks_are_settled_before_anything_else() -> None:
    story = drawn("a 0 o", trays=[[HAU]], phase=TryingOn(TAHU, 0, Finishing(TAHU)))

    for button in ANY_PLACE:
        assert why(story, AtButton(button)) == MasksFirst()
    assert why(story, AtField(story.at("a"))) == MasksFirst()


# Before the roll


@pytest.mark.rule("U1")
def test_a_move_begins_with_a_roll() -> None:
    story = drawn("a 0 o")

    assert why(story, AtField(story.at("a"))) == RollFirst()


@pytest.mark.rule("U1", "G2")
def test_an_open_gate_is_explored_after_a_roll() -> None:
    story = situation(small_atlas())

    assert why(story, AtGate(story.at(("start", Side.N)))) == RollFirst()


@pytest.mark.rule("E3")
def test_in_a_duel_the_roll_comes_before_the_bonuses() -> None:
    story = drawn("a 0 o", trays=[[HAU]], phase=ChoosingDie(TAHU, MAKUTA))

    assert why(story, AtButton(Button.CONFIRM_BONUSES)) == RollFirst("E3")
    assert why(story, AtDisc(TAHU, 0)) == RollFirst("E3")


@pytest.mark.rule("U2")
@pytest.mark.parametrize("button", AT_ARRIVAL)
def test_where_the_move_ends_decides_what_happens(button: Button) -> None:
    story = drawn("a 0 o", trays=[[AKAKU, FIRE], [FIRE]])

    assert why(story, AtButton(button)) == MoveFirst()
    assert why(story, AtDisc(TAHU, 0)) == MoveFirst()
    assert why(story, AtDisc(TAHU, 1)) == MoveFirst()
    assert why(story, AtDisc(GALI, 0)) == MoveFirst()

    story.roll(1)

    assert why(story, AtButton(button)) == MoveFirst()
    assert why(story, AtDisc(GALI, 0)) == MoveFirst()


@pytest.mark.rule("U5")
def test_who_can_walk_to_a_gate_is_not_trapped() -> None:
    """The southern gate would be nearer, but a scorpion stands before it."""
    story = drawn("""
        . . . . G . . . .
        . . . . a . . . .
        . . . . b c . . .
        . . . . m d . . .
        . . . . e f . . .
        . . . . 0 . . . .
        . . . . s . . . .
        . . . . g . . . .
        . . . . G . . . .
    """)

    assert why(story, AtButton(Button.RETURN_TO_START)) == WayOut(story.at(Side.N))


@pytest.mark.rule("U5")
def test_who_can_walk_to_the_start_field_is_not_trapped() -> None:
    story = situation(small_atlas(), pawns={TAHU: ("start", (2, 1))})

    assert why(story, AtButton(Button.RETURN_TO_START)) == WayOut(story.at("start"))


@pytest.mark.rule("U5")
def test_a_gate_that_is_not_open_is_passed_over() -> None:
    """The gate beside the pawn is linked; from there it is four steps to the start field."""
    story = situation(small_atlas(), lay=[("gorge", NORTH, 0)], pawns={TAHU: ("gorge", Side.S)})

    assert why(story, AtButton(Button.RETURN_TO_START)) == WayOut(story.at("start"))


@pytest.mark.rule("U5")
def test_who_is_trapped_may_return() -> None:
    story = drawn("a 0 m")

    assert why(story, AtButton(Button.RETURN_TO_START)) is None


# After the roll


@pytest.mark.rule("U1", "U5", "K6")
def test_there_is_one_roll_in_a_move() -> None:
    story = drawn("a 0 o", trays=[[MIRU, KAKAMA]])
    story.roll(4)

    assert why(story, AtButton(Button.ROLL_WHITE)) == AlreadyRolled(4)
    assert why(story, AtButton(Button.ROLL_RED)) == AlreadyRolled(4)
    assert why(story, AtButton(Button.FLY)) == AlreadyRolled(4, "K6")
    assert why(story, AtButton(Button.RETURN_TO_START)) == AlreadyRolled(4, "U5")
    assert why(story, AtDisc(TAHU, 0)) == AlreadyRolled(4, "K6")
    assert why(story, AtDisc(TAHU, 1)) == AlreadyRolled(4)


@pytest.mark.rule("R3", "E3")
def test_there_is_one_roll_in_a_duel() -> None:
    story = drawn("a 0 o", phase=ChoosingBonuses(TAHU, MAKUTA, 5))

    assert why(story, AtButton(Button.ROLL_WHITE)) == AlreadyRolled(5, "R3")


@pytest.mark.rule("M6")
def test_what_is_left_of_a_roll_is_lost() -> None:
    story = drawn("a 0 b", trays=[[MIRU, KAKAMA]])
    story.roll(2)
    story.walk("a")

    assert story.phase == Arrived(TAHU)
    for button in AT_BEGINNING:
        assert why(story, AtButton(button)) == MoveIsOver()
    assert why(story, AtField(story.at("b"))) == MoveIsOver()
    assert why(story, AtDisc(TAHU, 0)) == MoveIsOver()
    assert why(story, AtDisc(TAHU, 1)) == MoveIsOver()


@pytest.mark.rule("M6", "U3")
def test_after_all_has_happened_no_step_is_left() -> None:
    story = situation(small_atlas(), players=2, phase=Finishing(TAHU))

    assert why(story, AtField(story.at(("start", (0, -2))))) == MoveIsOver()
    assert why(story, AtGate(story.at(("start", Side.N)))) == MoveIsOver()
    assert why(story, AtButton(Button.END_TURN)) is None


# The end of a turn


@pytest.mark.rule("U1", "U3")
def test_a_turn_does_not_end_without_a_move() -> None:
    story = drawn("a 0 o")

    assert why(story, AtButton(Button.END_TURN)) == MoveCompulsory()

    story.roll(2)

    assert why(story, AtButton(Button.END_TURN)) == MoveCompulsory()


@pytest.mark.rule("U4")
def test_a_roll_without_a_move_is_lost() -> None:
    story = drawn("a . 0")
    story.roll(2)

    assert why(story, AtButton(Button.END_TURN)) is None


@pytest.mark.rule("K2")
def test_after_akaku_one_has_to_get_away() -> None:
    story = drawn("a 0 o", edition=DE, phase=Starting(TAHU, "K2"))

    assert why(story, AtButton(Button.END_TURN)) == EscapeCompulsory()


@pytest.mark.rule("U3")
def test_after_a_beaten_rahi_the_move_may_be_declined_until_the_roll() -> None:
    story = drawn("a 0 o", phase=Starting(TAHU, "R6"))

    assert why(story, AtButton(Button.END_TURN)) is None

    story.roll(2)

    assert why(story, AtButton(Button.END_TURN)) == MoveCompulsory()
