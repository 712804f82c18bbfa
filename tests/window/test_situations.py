"""Every kind of moment of the game, brought about by a prepared file and played in the window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.rules.makuta.state import State
from tests.makuta.box.keyboard import shipped
from tests.makuta.rules.story import Where, address
from tests.window import prepared
from tests.window.conftest import Start
from tools.makuta.sense import sensible
from tools.window.player import Hands, Player
from tools.window.report import Report

pytestmark = pytest.mark.window
Sit = Callable[[Callable[[], State]], Player]


@pytest.fixture(params=["mouse", "keys"])
def sit(request: pytest.FixtureRequest, start: Start, tmp_path: Path) -> Sit:
    """Sits down to a prepared game, behind the curtain if there is one."""

    def sit(make: Callable[[], State]) -> Player:
        path = prepared.written(tmp_path / "prepared.matanui", make)
        player = Player(
            Hands(start("--load", str(path)), by_keys=request.param == "keys"), sensible
        )
        if player.driver.report.scene == "curtain":
            player.press("curtain.lift")
        return player

    return sit


def field(where: Where) -> str:
    return f"field.{address(shipped().atlas, {}, where)}"


def walk(player: Player, where: Where) -> Report:
    """Roll, and point at a field."""
    player.press("button.roll_white")
    return player.press(field(where))


def told(report: Report) -> Iterator[str]:
    return (thing.words for thing in report.things if thing.name.startswith("log."))


# The island


def test_a_tile_is_turned_and_laid(sit: Sit) -> None:
    player = sit(prepared.before_a_gate)

    drawn = walk(player, (prepared.LANDING, (0, -4)))
    first = drawn.facts["rotation"]
    assert drawn.facts["phase"] == "Placing"
    turned = player.press("rotation.clockwise").facts["rotation"]
    assert turned != first
    player.do(lambda driver: driver.key("e"))
    assert player.report.facts["rotation"] == first
    player.do(lambda driver: driver.wheel("ghost", -1))
    assert player.report.facts["rotation"] == turned
    player.do(lambda driver: driver.right_click("ghost"))
    assert player.report.facts["rotation"] not in {None, turned}
    laid = player.press("confirm")

    assert laid.facts["tiles"] == 2
    assert laid.facts["tokens"], "it has been filled"


def test_miru_flies_anywhere(sit: Sit) -> None:
    player = sit(prepared.miru)
    goal = (prepared.LANDING, (3, 0))

    player.press("button.fly")
    player.press(field(goal))
    landed = player.press("confirm")

    assert landed.facts["pawns"][0] == address(shipped().atlas, {}, goal)
    assert landed.facts["trays"][0] == ["KEY"]


# Duels


def test_a_duel_is_won(sit: Sit) -> None:
    player = sit(prepared.weak_rahi)

    walk(player, prepared.MOSQUITO)
    player.press("button.roll_white")
    assert player.press("tray.0.0").facts["chosen"] == [0]
    won = player.press("button.confirm_bonuses")

    assert won.facts["rahi"] == []
    assert won.facts["phase"] == "Starting"
    assert won["button.end_turn"].enabled


def test_a_duel_is_lost_and_the_neighbour_takes_a_token(sit: Sit) -> None:
    player = sit(prepared.strong_rahi)

    walk(player, prepared.MOSQUITO)
    player.press("button.roll_white")
    player.press("button.confirm_bonuses")
    asked = player.press("curtain.lift")
    assert asked.facts["viewer"] == 1
    assert asked.facts["phase"] == "ChoosingLoss"
    player.press("recap.close")
    player.press("tray.0.1")
    lost = player.press("confirm")

    assert lost.facts["pawns"][0] == address(shipped().atlas, {}, prepared.BESIDE_MOSQUITO)
    assert [len(tray) for tray in lost.facts["trays"]] == [1, 1]
    assert lost.facts["to_move"] == 1


# Trays


def test_a_key_is_swapped_when_the_tray_is_full(sit: Sit) -> None:
    player = sit(prepared.full_tray)

    asked = walk(player, prepared.SPARE_KEY)
    assert asked.facts["phase"] == "Weighing"
    player.press("tray.0.1")
    swapped = player.press("confirm")

    assert swapped.facts["trays"][0] == ["KEY"] * 3
    assert swapped.facts["tokens"] == {}
    assert swapped.facts["phase"] == "Finishing"


def test_akaku_looks_and_removes(sit: Sit) -> None:
    player = sit(prepared.akaku)

    walk(player, (prepared.LANDING, (0, -3)))
    player.press("button.use_akaku")
    looking = player.press("confirm")
    assert looking.facts["phase"] == "Looking"
    player.press("tray.1.0")
    done = player.press("confirm")

    assert done.facts["trays"] == [[], ["POWER"]]


# Makuta


def test_a_lock_is_turned_up(sit: Sit) -> None:
    player = sit(prepared.hidden_lock)

    arrived = walk(player, prepared.ENTRANCE)
    turned = player.press("button.turn_up_lock")

    assert arrived["button.turn_up_lock"].enabled
    assert "button.turn_up_lock" not in turned
    assert any("lock" in words for words in told(player.press("bar.log")))


def test_makuta_wins_and_the_neighbour_sets_the_pawn(sit: Sit) -> None:
    player = sit(prepared.weak_challenger)

    _challenge(player)
    player.press("button.confirm_bonuses")
    player.press("curtain.lift")
    player.press("recap.close")
    player.press("tray.0.0")
    player.press("confirm")
    goal = next(thing for thing in player.report.enabled("field."))
    player.press(goal.name)
    over = player.press("confirm")

    assert over.facts["pawns"][0] == goal.target["field"]
    assert over.facts["trays"][0] == ["KEY"] * 2


def test_makuta_is_beaten_and_the_game_won(sit: Sit) -> None:
    player = sit(prepared.strong_challenger)

    _challenge(player)
    for place in (3, 4, 5):
        player.press(f"tray.0.{place}")
    player.press("button.confirm_bonuses")
    result = player.driver.program.wait_for_scene("result")

    assert result.facts["winner"] == 0


def _challenge(player: Player) -> None:
    walk(player, prepared.ENTRANCE)
    player.press("button.challenge_makuta")
    player.press("confirm")
    player.press("button.roll_white")
