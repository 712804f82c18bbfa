"""No empty presses: a plain turn is two of them, a duel three and one for each token."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.seats import Seat
from game.rules.makuta.state import State
from tests.makuta.box.keyboard import shipped
from tests.makuta.rules.story import Where, address
from tests.window import prepared
from tests.window.conftest import AUTOMATIC, Start
from tools.makuta.sense import sensible
from tools.window.player import Hands, Player
from tools.window.report import Report

pytestmark = pytest.mark.window
COMPUTER = {Seat(1): "adept"}
NEXT = (prepared.LANDING, (0, -2))


@pytest.fixture(params=["mouse", "keys"])
def sit(request: pytest.FixtureRequest, start: Start, tmp_path: Path) -> Callable[..., Player]:
    def sit(make: Callable[[], State]) -> Player:
        path = prepared.written(tmp_path / "prepared.matanui", make, COMPUTER)
        driver = start("--load", str(path), settings=AUTOMATIC)
        return Player(Hands(driver, by_keys=request.param == "keys"), sensible)

    return sit


def field(where: Where) -> str:
    return f"field.{address(shipped().atlas, {}, where)}"


def next_turn(player: Player) -> Report:
    """The computer has had its own."""
    return player.driver.program.wait_for(
        lambda report: report.facts["turn"] == 3 and report.facts["settled"]
    )


def test_a_plain_turn_is_two_presses(sit: Callable[..., Player]) -> None:
    player = sit(prepared.before_a_gate)

    player.press("button.roll_white")
    player.press(field(NEXT))

    assert next_turn(player).facts["pawns"][0] == address(shipped().atlas, {}, NEXT)
    assert len(player.pressed) == 2


def test_a_duel_is_three_presses_and_one_for_each_token(sit: Callable[..., Player]) -> None:
    player = sit(prepared.weak_rahi)
    player.press("button.roll_white")
    player.pressed.clear()

    player.press(field(prepared.MOSQUITO))
    player.press("button.roll_white")
    player.press("tray.0.0")
    won = player.press("button.confirm_bonuses")

    assert won.facts["rahi"] == []
    assert len(player.pressed) == 3 + 1


def test_a_pawn_is_carried(start: Start, tmp_path: Path) -> None:
    path = prepared.written(tmp_path / "prepared.matanui", prepared.before_a_gate, COMPUTER)
    player = Player(Hands(start("--load", str(path), settings=AUTOMATIC)), sensible)
    rolled = player.press("button.roll_white")
    pawn = f"field.{rolled.facts['pawns'][0]}"

    player.driver.drag(rolled[pawn].centre, rolled[field(NEXT)].centre)

    assert next_turn(player).facts["pawns"][0] == address(shipped().atlas, {}, NEXT)
