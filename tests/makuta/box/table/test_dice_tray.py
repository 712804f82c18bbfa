"""The dice tray shows the last roll, large and still, until the next one."""

from attrs import evolve
from pygame import Rect, Surface

from game.boxes.makuta.table.duel.dice_tray import DiceTray, DiceTrayView
from game.boxes.makuta.words import Names
from game.core.seats import PUBLIC
from game.rules.makuta import observe
from game.rules.makuta.actions import EndTurn, FlyTo
from game.rules.makuta.pieces import Die
from game.rules.makuta.state import Throw
from game.ui.widgets.widget import Mood
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.staging import TEXTS, pieces, pixels, theme
from tests.makuta.rules.discs import GALI, KAUKAU, MIRU, TAHU
from tests.makuta.rules.story import Story
from tests.makuta.situations import drawn, situation

RECT = Rect(10, 10, 132, 78)
RED = Throw(TAHU, Die.RED, 7)


def tray(*dice: Throw) -> DiceTray:
    tray = DiceTray()
    tray.show(dice)
    return tray


def seen_in(story: Story) -> DiceTray:
    return tray(*observe(story.state, PUBLIC).dice)


def draw(tray: DiceTray, screen: Surface) -> None:
    names = Names(TEXTS, situation(small_atlas(), players=2).state.terms)
    DiceTrayView(RECT, tray, pieces(), names).draw(screen, theme(), lambda name: Mood())


def look(tray: DiceTray) -> bytes:
    screen = Surface((152, 98))
    draw(tray, screen)
    return pixels(screen)


def test_a_thrown_die_tumbles_and_then_lies_still() -> None:
    dice = tray(RED)
    pictures = []
    for share in (0.0, 0.3, 0.6, 1.0):
        dice.tumble(share)
        pictures.append(look(dice))

    assert len({*pictures}) == 4
    assert pictures[-1] == look(tray(RED))


def test_the_last_roll_stays_and_fades_with_its_turn() -> None:
    story = drawn("0 a b c d", players=2, trays=[[], [MIRU]])
    story.roll(3)
    rolled = look(seen_in(story))
    story.walk("a")
    assert look(seen_in(story)) == rolled

    story.play(EndTurn())
    faded = look(seen_in(story))
    story.play(FlyTo(story.at("c"), 0))
    assert look(seen_in(story)) == faded
    story.play(EndTurn())

    assert len({rolled, faded, look(tray())}) == 3
    assert look(seen_in(story)) == look(tray())


def test_the_next_roll_is_bright_again() -> None:
    story = drawn("0 a b c d", players=2)
    story.roll(3)
    story.walk("a")
    story.play(EndTurn())

    story.roll(3)

    assert story.state.dice == (Throw(GALI, Die.WHITE, 3),)
    assert look(seen_in(story)) != look(tray(Throw(GALI, Die.WHITE, 3, is_past=True)))


def test_the_die_that_was_rolled_is_the_one_that_lies_there() -> None:
    story = drawn("0 a b c d", players=2, trays=[[KAUKAU], []])
    story.roll(4, Die.GREEN)

    assert seen_in(story).lying == Throw(TAHU, Die.GREEN, 4)
    assert look(seen_in(story)) != look(tray(Throw(TAHU, Die.WHITE, 4)))


def test_a_roll_that_leads_nowhere_looks_so() -> None:
    dice = tray(RED)
    before = look(dice)

    dice.is_lost = True

    assert look(dice) != before
    dice.show((RED,))
    assert not dice.is_lost


def test_equal_throws_tumble_alike() -> None:
    one, other = tray(RED), tray(evolve(RED))
    for dice in (one, other):
        dice.tumble(0.4)

    assert look(one) == look(other)


def test_it_draws_nothing_outside_its_rectangle() -> None:
    dice = tray(Throw(TAHU, Die.GREEN, 12))
    screen = Surface((152, 130))
    for step in range(11):
        dice.tumble(step / 10)
        draw(dice, screen)

    for x in range(0, 152, 3):
        assert screen.get_at((x, 4))[:3] == (0, 0, 0)
        assert screen.get_at((x, RECT.bottom + 6))[:3] == (0, 0, 0)
