"""Enter and hints: whoever presses Enter again and again gets done what was asked or advised."""

import pytest

from game.core.luck import Luck
from game.core.match import Match
from game.rules import makuta
from game.rules.makuta.actions import Action, FlyTo, MoveTo, PlaceTile, RollDie, UseBonuses
from game.rules.makuta.phases import ChoosingBonuses, Placing
from game.rules.makuta.pieces import Die, Disc
from game.ui.commands import Command
from tests.makuta.box.keyboard import shipped
from tests.makuta.rules.discs import FIRE, HAU, MIRU, PAKARI, TAHU, mosquito
from tests.makuta.situations import NORTH, Setting, situation
from tests.scenes.evening import Evening, begin
from tests.window.prepared import BESIDE_MOSQUITO, LANDING, MOSQUITO
from tools.studio import Studio


def sat_down(studio: Studio, plan: Setting) -> Evening:
    match = Match(makuta, situation(shipped().atlas, **plan).state, Luck("x"))
    evening = begin(studio, match, (0,))
    evening.settle()
    return evening


def advised(evening: Evening, action: Action) -> None:
    """A hint, whatever the adviser would really say."""

    class Thought:
        answer = action

    evening.table.flow.advice = Thought()
    evening.until(lambda: evening.table.flow.advice is None)
    evening.settle()


def dueling(studio: Studio, tray: list[Disc]) -> Evening:
    """After the roll, against a mosquito."""
    plan = Setting(
        pawns={TAHU: BESIDE_MOSQUITO}, trays=[tray, []], tokens={MOSQUITO: [mosquito(7)]}
    )
    evening = sat_down(studio, plan)
    for _ in range(3):
        kinds = makuta.legal_actions(evening.match.state)
        goal = situation(shipped().atlas).at(MOSQUITO)
        evening.do(next((m for m in kinds if isinstance(m, MoveTo) and m.field == goal), kinds[0]))
        evening.settle()
    assert isinstance(evening.match.state.phase, ChoosingBonuses)
    return evening


def enter_until_decided(evening: Evening, most: int) -> int:
    """How often; a little time goes by between two presses."""
    before = evening.match.decisions()
    for count in range(1, most + 1):
        evening.key(Command.CONFIRM)
        evening.tick(2)
        if evening.match.decisions() > before:
            return count
    raise AssertionError("nothing is done")


def last(evening: Evening) -> object:
    return next(ply.action for ply in reversed(evening.match.past) if ply.seat == TAHU)


# Hints


def test_a_hint_leads_on_from_token_to_token_to_the_button(studio: Studio) -> None:
    """It used to stay at the first token, and Enter took it back."""
    evening = dueling(studio, [HAU, FIRE, PAKARI])

    advised(evening, UseBonuses((0, 2)))

    assert enter_until_decided(evening, 3) == 3
    assert last(evening) == UseBonuses((0, 2))


def test_asking_again_does_not_repeat_what_has_been_done(studio: Studio) -> None:
    evening = dueling(studio, [HAU, FIRE, PAKARI])
    hint = UseBonuses((0, 2))

    advised(evening, hint)
    evening.key(Command.CONFIRM)
    evening.tick(2)
    advised(evening, hint)
    assert evening.table.page.focus.name == "tray.0.2"
    evening.key(Command.CONFIRM)
    evening.tick(2)
    advised(evening, hint)

    assert evening.table.page.focus.name == "button.confirm_bonuses"


def test_a_hint_takes_back_what_it_would_not_use(studio: Studio) -> None:
    evening = dueling(studio, [HAU, FIRE, PAKARI])
    evening.click("tray.0.0")
    evening.tick(2)

    advised(evening, UseBonuses((2,)))

    assert enter_until_decided(evening, 3) == 3
    assert last(evening) == UseBonuses((2,))


def test_a_hint_knows_from_which_side(studio: Studio) -> None:
    """H and Enter used to lead back to the question again and again."""
    rahi = ("ta_koro", (0, 2))
    plan = Setting(
        lay=[("ta_koro", NORTH, 0)],
        pawns={TAHU: ("ta_koro", (-1, 1))},
        tokens={rahi: [mosquito(1)]},
    )
    evening = sat_down(studio, plan)
    evening.do(RollDie(Die.WHITE))
    evening.settle()
    field = situation(shipped().atlas).at(rahi)
    moves = (m for m in makuta.legal_actions(evening.match.state) if isinstance(m, MoveTo))
    sides = [move for move in moves if move.field == field]
    assert len(sides) > 1

    advised(evening, sides[1])
    evening.key(Command.CONFIRM)
    evening.tick(2)
    advised(evening, sides[1])

    assert enter_until_decided(evening, 1) == 1
    assert last(evening) == sides[1]


def test_whoever_does_something_else_is_not_led_on(studio: Studio) -> None:
    evening = dueling(studio, [HAU, FIRE, PAKARI])
    advised(evening, UseBonuses((0, 2)))

    evening.click("tray.0.2")
    evening.tick(2)

    assert evening.table.page.focus.name == "tray.0.2"


# Enter


def test_enter_lays_the_tile(studio: Studio) -> None:
    """It used to be ignored: what had the focus before was gone."""
    evening = placing(studio)

    assert enter_until_decided(evening, 1) == 1
    assert isinstance(last(evening), PlaceTile)


def placing(studio: Studio) -> Evening:
    evening = sat_down(studio, Setting(pawns={TAHU: (LANDING, (0, -3))}))
    evening.click("button.roll_white")
    evening.settle()
    gate = situation(shipped().atlas).at((LANDING, (0, -4)))
    evening.click(f"field.{gate}")
    evening.settle()
    if evening.find("confirm") and not isinstance(evening.match.state.phase, Placing):
        evening.click("confirm")
        evening.settle()
    assert isinstance(evening.match.state.phase, Placing)
    return evening


@pytest.mark.parametrize("by_keys", [False, True])
def test_enter_does_what_waits_for_a_nod(studio: Studio, *, by_keys: bool) -> None:
    evening = sat_down(studio, Setting(trays=[[MIRU], []], pawns={TAHU: (LANDING, (0, -2))}))
    evening.click("button.fly")
    evening.tick(2)
    field = f"field.{situation(shipped().atlas).at((LANDING, (0, -3)))}"
    if by_keys:
        evening.table.page.focus.name = field
        evening.key(Command.CONFIRM)
    else:
        evening.click(field)
    evening.tick(2)

    assert evening.table.page.focus.name == "confirm"
    assert enter_until_decided(evening, 1) == 1
    assert isinstance(last(evening), FlyTo)


def test_a_question_that_is_taken_back_leaves_the_focus_where_it_was(studio: Studio) -> None:
    evening = sat_down(studio, Setting(trays=[[MIRU], []], pawns={TAHU: (LANDING, (0, -2))}))
    evening.click("button.fly")
    evening.tick(2)
    field = f"field.{situation(shipped().atlas).at((LANDING, (0, -3)))}"
    evening.click(field)
    evening.tick(2)

    evening.key(Command.CANCEL)
    evening.tick(2)

    assert evening.table.page.focus.name == field


def test_enter_without_a_focus_is_the_obvious(studio: Studio) -> None:
    evening = sat_down(studio, Setting(players=2))
    evening.table.page.focus.name = None

    evening.key(Command.CONFIRM)
    evening.tick(2)

    assert evening.match.decisions() == 1
