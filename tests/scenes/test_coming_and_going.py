"""What lies below a scene that comes or goes: nothing of it is stale, nothing is left over."""

import pygame
import pytest

from game.core.seats import Seat
from game.scenes.title import TitleScene
from game.ui.attention.rest import TOOLTIP_AFTER
from game.ui.commands import Command
from tests.scenes.evening import Evening, begin, match_at
from tests.scenes.moments import moving
from tools.studio import Studio

EVERYBODY = (0, 1, 2, 3)
SCREEN = pygame.Surface((1024, 640))


def on_screen(evening: Evening) -> bytes:
    """What the window shows: each frame is drawn over the one before."""
    evening.stage.draw(SCREEN)
    return pygame.image.tobytes(SCREEN, "RGB")


@pytest.fixture
def evening(studio: Studio) -> Evening:
    evening = begin(studio, match_at(studio, moving), EVERYBODY)
    evening.lift()
    return evening


def test_after_leaving_for_the_title_continue_brings_that_game_back(
    studio: Studio, evening: Evening
) -> None:
    path = evening.table.kept.path

    evening.key(Command.MENU)
    evening.click("pause.title")
    evening.settle()

    assert isinstance(evening.top, TitleScene)
    assert evening.top.last
    assert evening.top.last.path == path
    assert evening.thing("title.continue").is_enabled


@pytest.mark.parametrize("name", ["pause.settings", "pause.players", "pause.rulebook"])
def test_the_pause_looks_as_before_when_another_page_has_gone(evening: Evening, name: str) -> None:
    evening.key(Command.MENU)
    evening.settle()
    evening.point(name)
    before = on_screen(evening)

    evening.click(name)
    evening.settle()
    on_screen(evening)
    evening.key(Command.CANCEL)
    evening.settle()

    assert evening.top.name == "pause"
    evening.point(name)  # where it was before
    assert on_screen(evening) == before


def test_the_table_below_the_pause_grows_no_darker_while_a_copy_is_named(evening: Evening) -> None:
    evening.key(Command.MENU)
    evening.settle()
    on_screen(evening)
    bar = SCREEN.subsurface((0, 0, SCREEN.width, 40)).copy()

    evening.click("pause.copy")
    on_screen(evening)
    for _ in range(3):
        evening.key(Command.NEXT)
        on_screen(evening)
    evening.key(Command.CANCEL)
    evening.settle()
    on_screen(evening)

    after = SCREEN.subsurface((0, 0, SCREEN.width, 40))
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(bar, "RGB")


def test_no_tooltip_stays_below_the_pause(evening: Evening) -> None:
    evening.point("bar.log")
    evening.now += 2 * TOOLTIP_AFTER
    evening.stage.update(evening.now)
    page = evening.table.page
    on_screen(evening)
    assert page.tip

    evening.key(Command.MENU)
    evening.settle()
    on_screen(evening)

    assert page.tip is None
    assert page.pointed_at() is None


@pytest.mark.parametrize("people", [(0,), ()], ids=["one person", "nobody until now"])
def test_whoever_is_alone_goes_on_without_a_curtain(
    studio: Studio, people: tuple[int, ...]
) -> None:
    evening = begin(studio, match_at(studio, moving), people)
    if not people:
        evening.table.kept.recast(Seat(0), "")
    evening.settle()

    evening.key(Command.MENU)
    evening.click("pause.title")
    evening.settle()
    evening.click("title.continue")
    evening.settle()

    assert evening.table.kept.sitting.is_alone
    assert not evening.has_curtain
