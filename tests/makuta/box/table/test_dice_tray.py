"""The dice tray shows the last roll, large and still, until the next one."""

from attrs import evolve
from pygame import Rect, Surface

from game.boxes.makuta.table.duel.dice_tray import DiceTray
from game.boxes.makuta.words import Names
from game.core.seats import PUBLIC
from game.rules.makuta import observe
from game.rules.makuta.pieces import Die
from game.rules.makuta.state import Observation, Turn
from game.ui.widgets.widget import Mood
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.staging import TEXTS, pieces, pixels, theme
from tests.makuta.rules.discs import GALI, TAHU
from tests.makuta.situations import situation

RECT = Rect(10, 10, 132, 78)


def seen_in(turn: int) -> Observation:
    state = situation(small_atlas(), players=2).state
    return observe(evolve(state, turn=Turn(turn, TAHU)), PUBLIC)


def tray() -> DiceTray:
    seen = seen_in(1)
    tray = DiceTray(pieces(), Names(TEXTS, seen.terms))
    tray.show(seen)
    return tray


def look(tray: DiceTray) -> bytes:
    screen = Surface((152, 98))
    tray.widget(RECT).draw(screen, theme(), lambda name: Mood())
    return pixels(screen)


def test_a_thrown_die_tumbles_and_then_lies_still() -> None:
    dice = tray()
    dice.throw(TAHU, Die.RED, 7)
    assert dice.is_moving
    pictures = []
    for share in (0.0, 0.3, 0.6, 1.0):
        dice.tumble(share)
        pictures.append(look(dice))

    assert not dice.is_moving
    assert len({*pictures}) == 4


def test_the_last_roll_stays_and_fades_with_its_turn() -> None:
    dice = tray()
    dice.throw(TAHU, Die.WHITE, 3)
    dice.tumble(1.0)
    before = look(dice)

    dice.show(seen_in(1))
    assert look(dice) == before
    dice.show(seen_in(2))
    assert dice.lying is not None
    assert look(dice) not in {before, look(tray())}
    dice.show(seen_in(3))

    assert dice.lying is None
    assert look(dice) == look(tray())


def test_the_next_roll_is_bright_again() -> None:
    dice = tray()
    dice.throw(TAHU, Die.WHITE, 3)
    dice.show(seen_in(2))

    dice.throw(TAHU, Die.WHITE, 3)
    dice.tumble(1.0)

    assert not dice.is_past
    dice.show(seen_in(2))
    assert not dice.is_past


def test_a_loaded_game_shows_what_was_rolled() -> None:
    story = situation(small_atlas(), players=2)
    story.roll(4)
    seen = observe(story.state, PUBLIC)
    dice = DiceTray(pieces(), Names(TEXTS, seen.terms))

    dice.show(seen)

    assert dice.lying is not None
    assert (dice.lying.seat, dice.lying.value) == (seen.turn.seat, 4)
    assert not dice.is_moving


def test_a_roll_that_leads_nowhere_looks_so() -> None:
    dice = tray()
    dice.throw(TAHU, Die.WHITE, 3)
    dice.tumble(1.0)
    before = look(dice)

    dice.is_lost = True

    assert look(dice) != before
    dice.throw(GALI, Die.WHITE, 3)
    assert not dice.is_lost


def test_equal_throws_tumble_alike() -> None:
    one, other = tray(), tray()
    for dice in (one, other):
        dice.throw(GALI, Die.GREEN, 12)
        dice.tumble(0.4)

    assert look(one) == look(other)


def test_it_draws_nothing_outside_its_rectangle() -> None:
    dice = tray()
    dice.throw(TAHU, Die.GREEN, 12)
    screen = Surface((152, 130))
    for step in range(11):
        dice.tumble(step / 10)
        dice.widget(RECT).draw(screen, theme(), lambda name: Mood())

    for x in range(0, 152, 3):
        assert screen.get_at((x, 4))[:3] == (0, 0, 0)
        assert screen.get_at((x, RECT.bottom + 6))[:3] == (0, 0, 0)
