"""Which steps are done without asking tells people who share a screen nothing (I4)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest
from hypothesis import given

from game.boxes.makuta.game import MakutaGame
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE, PUBLIC
from game.players.sitting import Sitting
from game.rules.makuta.state import State
from game.scenes.table.routine import Routine
from game.shelf.game import sit_down
from tests.makuta.box.keyboard import shipped
from tests.makuta.properties.adventures import RULES
from tests.makuta.secrets.chronicle import Chronicle, chronicle
from tests.makuta.secrets.twins import Twins, translated, twins
from tests.makuta.secrets.windows import Window, any_window
from tests.makuta.strategies import NO_SHRINKING, any_game, luck

WINDOWS, LONG = 4, 60  # for each game; scenes


def people_at(game: MakutaGame, state: State) -> Routine:
    """Everybody is a person, and sits at one screen."""
    return Routine(game, sit_down(game, Match(RULES, state, Luck("x")), {}), tuple)


def public_window(told: Chronicle, rng: Random) -> Window:
    window = any_window(told, rng)
    return Window(told, PUBLIC, window.first, min(window.last, window.first + LONG))


def steps(window: Window, pair: Twins) -> Iterator[tuple[object, object]]:
    """What need not be asked for in either truth, decision by decision."""
    here = people_at(shipped(), pair.frame.state)
    there = people_at(shipped(), pair.other)
    for scene, _ in window.told.scenes_between(window.first, window.last):
        yield here.step(), there.step()
        action = translated(scene, pair.faces)
        if action not in RULES.legal_actions(there.sitting.match.state):
            return
        here.sitting.match.play(scene.action)
        there.sitting.match.play(action)


def compare(rng: Random) -> Counter[str]:
    """How often each step was done; raises AssertionError if the truths differ in it."""
    met: Counter[str] = Counter()
    told = chronicle(any_game(rng.getrandbits(32), rng.randint(30, 200)))
    for _ in range(WINDOWS):
        window = public_window(told, rng)
        for one, other in steps(window, twins(window, rng)):
            assert one == other, "a step that was done without asking tells"
            met[type(one).__name__] += 1
    return met


def compare_all(seeds: Iterable[int]) -> None:
    for seed in seeds:
        compare(Random(seed))


def test_what_need_not_be_asked_for_is_the_same_whatever_anybody_holds() -> None:
    met: Counter[str] = Counter()

    @NO_SHRINKING
    @given(luck())
    def sample(rng: Random) -> None:
        met.update(compare(rng))

    sample()

    assert {"EndTurn", "UseBonuses", "ChooseLoss"} <= met.keys()


def test_a_step_that_goes_by_what_only_one_seat_knows_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody takes people who share a screen for one who is alone."""
    monkeypatch.setattr(Sitting, "is_alone", property(lambda sitting: True))

    with pytest.raises(AssertionError, match="tells"):
        compare_all(range(40))


def test_nature_is_never_asked() -> None:
    game = any_game(1, 40)
    for ply in game.plies:
        if ply.seat == NATURE:
            assert people_at(shipped(), ply.before).step() is None
