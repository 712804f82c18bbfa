"""Who decides, and what happens to a move that is not legal."""

import pytest

from game.core.errors import IllegalActionError
from game.core.hexes import Side
from game.core.seats import NATURE
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    Drawn,
    EndTurn,
    MoveTo,
    PlaceTile,
    RollDie,
    Rolled,
    UseBonuses,
)
from game.rules.makuta.phases import (
    Beginning,
    ChoosingLoss,
    Drawing,
    MakutaFoe,
    Phase,
    Rolling,
    RollingDuel,
    SettingPawn,
    Starting,
    TurningTemple,
)
from game.rules.makuta.pieces import Die, Kind
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import FIRE, GALI, HAU, TAHU
from tests.makuta.situations import drawn, situation


@pytest.mark.rule("U1", "R3", "X1", "F2", "S4")
@pytest.mark.parametrize(
    "phase",
    [
        Beginning((TAHU, GALI)),
        Rolling(TAHU, Die.WHITE),
        RollingDuel(TAHU, MakutaFoe(18), Die.WHITE),
        TurningTemple(TAHU),
        Drawing(TAHU, Kind.KEY),
    ],
)
def test_dice_and_draws_are_natures(phase: Phase) -> None:
    story = situation(small_atlas(), phase=phase, pile=[FIRE])

    assert makuta.to_move(story.state) == NATURE
    assert {type(action) for action in story.legal()} <= {Rolled, Drawn}


@pytest.mark.rule("U1", "R9", "X3")
@pytest.mark.parametrize(
    ("phase", "seat"),
    [
        (Starting(TAHU), TAHU),
        (ChoosingLoss(GALI, TAHU, MakutaFoe(18)), GALI),
        (SettingPawn(GALI, TAHU), GALI),
    ],
)
def test_everything_else_is_a_seats(phase: Phase, seat: int) -> None:
    assert situation(small_atlas(), phase=phase, trays=[[HAU]]).seat == seat


@pytest.mark.rule("U1", "M2", "U3")
@pytest.mark.parametrize(
    "action",
    [
        EndTurn(),
        RollDie(Die.RED, 0),
        RollDie(Die.WHITE, 0),
        Rolled(3),
        PlaceTile(0),
        UseBonuses(()),
        MoveTo(0, 0),
    ],
)
def test_what_is_not_legal_cannot_be_done(action: Action) -> None:
    story = situation(small_atlas(), trays=[[HAU]])
    before = story.state

    with pytest.raises(IllegalActionError):
        story.play(action)

    assert story.state == before


@pytest.mark.rule("M2")
def test_no_step_further_than_rolled() -> None:
    story = drawn("0 a b")
    story.roll(1)

    with pytest.raises(IllegalActionError, match="MoveTo"):
        story.play(MoveTo(story.at("b"), story.at("a")))


@pytest.mark.rule("G2")
def test_no_rotation_that_does_not_fit() -> None:
    story = situation(
        small_atlas(),
        pawns={TAHU: ("start", (0, -3))},
        stack=["lake", "makuta", "forest", "gorge", "plain", "cave", "village"],
    )
    story.roll(1)
    story.walk(("start", Side.N))

    with pytest.raises(IllegalActionError):
        story.play(PlaceTile(2))


@pytest.mark.rule("B4")
@pytest.mark.parametrize("value", [0, 7])
def test_no_number_that_is_not_on_the_die(value: int) -> None:
    story = situation(small_atlas())
    story.play(RollDie(Die.WHITE))

    with pytest.raises(IllegalActionError):
        story.play(Rolled(value))
