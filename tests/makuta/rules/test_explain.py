"""Why not? Who may ask, what can be pointed at, and that every reason has an example.

The examples are in the files beside this one, by what is in the way.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from game.core.hexes import Side
from game.core.seats import OPEN, PUBLIC, Viewer
from game.rules.makuta.actions import (
    ChallengeMakuta,
    Drawn,
    EndTurn,
    FlyTo,
    MoveTo,
    RollDie,
    Rolled,
    SetPawn,
    TakeUnseen,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.explain import explain
from game.rules.makuta.phases import (
    ChoosingLoss,
    Drawing,
    Looking,
    MakutaFoe,
    Over,
    Starting,
)
from game.rules.makuta.pieces import Die, Kind
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.turn import ChanceFirst, GameIsOver, NotYourDecision
from game.rules.makuta.targets import (
    AtButton,
    AtDisc,
    AtField,
    AtGate,
    AtRotation,
    Button,
    Target,
    all_targets,
    legal_targets,
    meanings,
    means,
)
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import AKAKU, FIRE, GALI, HAU, LEWA, MIRU, TAHU, VAKAMA
from tests.makuta.rules.story import Story
from tests.makuta.situations import drawn, situation

WHITE = RollDie(Die.WHITE)


def why(story: Story, target: Target, viewer: Viewer | None = None) -> Reason | None:
    """Why the seat that decides, or *viewer*, cannot mean *target*."""
    return explain(story.seen_by(story.seat if viewer is None else viewer), target)


def test_every_reason_has_an_example() -> None:
    """Every class is what some test in these files expects, and they are green."""
    assert {*_expected()} == {reason.__name__ for reason in get_args(Reason)}


def _expected() -> Iterator[str]:
    for source in Path(__file__).parent.glob("test_explain*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            match node:
                case ast.Assert(
                    ast.Compare(ast.Call(ast.Name("why")), [ast.Eq()], [ast.Call(ast.Name(reason))])
                ):
                    yield reason
                case _:
                    pass


# Who may ask


@pytest.mark.rule("X2")
@pytest.mark.parametrize("viewer", [TAHU, GALI, PUBLIC, OPEN])
def test_after_the_end_nothing_can_be_done(viewer: Viewer) -> None:
    story = drawn("0 a o", phase=Over(GALI))

    assert why(story, AtButton(Button.ROLL_WHITE), viewer) == GameIsOver(GALI)


@pytest.mark.rule("U1")
@pytest.mark.parametrize("viewer", [GALI, PUBLIC, OPEN])
def test_only_the_seat_whose_move_it_is_can_roll(viewer: Viewer) -> None:
    story = drawn("0 a o")

    assert why(story, AtButton(Button.ROLL_WHITE), viewer) == NotYourDecision(TAHU, "U1")


@pytest.mark.rule("R9")
def test_the_left_neighbour_decides_on_a_loss() -> None:
    story = drawn("0 a o", trays=[[HAU]], phase=ChoosingLoss(GALI, TAHU, MakutaFoe(18)))

    assert why(story, AtDisc(TAHU, 0), TAHU) == NotYourDecision(GALI, "R9")


@pytest.mark.rule("U1", "F2")
def test_nobody_decides_while_chance_is_at_work() -> None:
    story = drawn("0 a o")
    story.play(WHITE)

    assert why(story, AtField(story.at("a")), TAHU) == ChanceFirst("U1")

    story = drawn("0 a o", pile=[FIRE], phase=Drawing(TAHU, Kind.KEY))

    assert why(story, AtButton(Button.TAKE_KEY), TAHU) == ChanceFirst("F2")


def test_what_is_not_refused_has_no_reason() -> None:
    story = drawn("0 a o")

    assert why(story, AtButton(Button.ROLL_WHITE)) is None

    story.roll(1)

    assert why(story, AtField(story.at("a"))) is None


# What can be pointed at


def test_everything_on_the_table_can_be_pointed_at() -> None:
    story = situation(small_atlas(), trays=[[HAU], [FIRE, AKAKU]])
    gates = [story.at(("start", side)) for side in (Side.N, Side.SE, Side.SW)]

    targets = [*all_targets(story.state)]

    assert {target for target in targets if isinstance(target, AtGate)} == {*map(AtGate, gates)}
    assert {target for target in targets if isinstance(target, AtDisc)} == {
        AtDisc(TAHU, 0),
        AtDisc(GALI, 0),
        AtDisc(GALI, 1),
    }
    assert targets.count(AtField(story.at("start"))) == 1
    assert {*map(AtRotation, range(6)), *map(AtButton, Button)} < {*targets}
    assert len({*targets}) == len(targets)


def test_who_does_not_decide_can_mean_nothing() -> None:
    story = drawn("0 a o")

    assert legal_targets(story.seen_by(GALI)) == frozenset()
    assert legal_targets(story.seen_by(PUBLIC)) == frozenset()
    assert AtButton(Button.ROLL_WHITE) in legal_targets(story.seen_by(TAHU))


@pytest.mark.rule("K6")
def test_miru_can_be_meant_by_itself_by_its_button_and_by_every_landing() -> None:
    story = drawn("0 a o", trays=[[HAU, MIRU]])
    flight = FlyTo(story.at("a"), 1)

    assert {*meanings(story.state, flight)} == {
        AtField(story.at("a")),
        AtButton(Button.FLY),
        AtDisc(TAHU, 1),
    }


@pytest.mark.rule("G2")
def test_a_move_to_an_open_gate_explores_it() -> None:
    story = situation(small_atlas(), pawns={TAHU: ("start", (0, -3))})
    story.roll(1)
    gate = story.at(("start", Side.N))
    move = MoveTo(gate, story.at(("start", (0, -3))))

    assert {*meanings(story.state, move)} == {AtField(gate), AtGate(gate)}


@pytest.mark.rule("K2")
def test_akaku_can_be_meant_by_the_tray_it_opens() -> None:
    story = drawn("0 a o", trays=[[AKAKU], [FIRE, HAU]], phase=Starting(TAHU))

    assert {*meanings(story.state, UseAkaku(0, GALI))} == {
        AtButton(Button.USE_AKAKU),
        AtDisc(TAHU, 0),
        AtDisc(GALI, 0),
        AtDisc(GALI, 1),
    }


@pytest.mark.rule("L5")
def test_a_challenge_can_be_meant_by_every_key() -> None:
    story = drawn("0 a o", trays=[[FIRE, HAU, FIRE]])

    assert means(story.state, ChallengeMakuta(), AtDisc(TAHU, 2))
    assert not means(story.state, ChallengeMakuta(), AtDisc(TAHU, 1))


@pytest.mark.rule("R3")
def test_bonuses_are_meant_by_what_is_used() -> None:
    story = drawn("0 a o", trays=[[HAU, FIRE, VAKAMA]])

    assert means(story.state, UseBonuses((0, 2)), AtDisc(TAHU, 2))
    assert not means(story.state, UseBonuses((0,)), AtDisc(TAHU, 2))


@pytest.mark.rule("K2")
def test_a_token_is_taken_from_the_tray_that_is_open() -> None:
    story = drawn("0 a o", trays=[[], [FIRE], [FIRE]], phase=Looking(TAHU, LEWA))

    assert legal_targets(story.seen_by(TAHU)) == {AtDisc(LEWA, 0)}


def test_other_actions_have_one_place() -> None:
    story = drawn("0 a o")

    assert {*meanings(story.state, TakeUnseen(Kind.KEY))} == {AtButton(Button.TAKE_KEY)}
    assert {*meanings(story.state, EndTurn())} == {AtButton(Button.END_TURN)}
    assert {*meanings(story.state, SetPawn(story.at("a")))} == {AtField(story.at("a"))}


@pytest.mark.parametrize("outcome", [Rolled(3), Drawn(0)])
def test_nature_does_not_point(outcome: Rolled | Drawn) -> None:
    assert [*meanings(drawn("0 a o").state, outcome)] == []
