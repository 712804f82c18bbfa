"""The sea around the table moves, seldom, and upsets nothing else."""

from collections.abc import Iterator

import pytest
from attrs import evolve
from pygame import Surface, Vector2

from game.boxes.makuta.opening import MakutaMatch
from game.core.hexes import Hex, Side
from game.persistence.settings import Motion
from game.ui.camera import CameraView
from game.ui.commands import Command
from game.ui.idle_motion import PATIENCE, RATE
from tests.scenes.evening import Evening, begin, match_at, same
from tests.scenes.moments import at_first, grown
from tools.studio import FRAME, Studio

EVERYBODY = (0, 1, 2, 3)
SECOND = round(1 / FRAME)  # frames


@pytest.fixture
def evening(studio: Studio) -> Evening:
    """The whole island is in sight, and nobody has done anything for a while."""
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.lift()
    evening.key(Command.FIT)
    evening.tick(2 * SECOND)
    evening.stage.draw(Surface(evening.stage.size))
    evening.rest()
    return evening


def drawn(evening: Evening, surface: Surface, frames: int) -> Iterator[Surface]:
    """All that a window would draw in so many turns of the loop."""
    for _ in range(frames):
        evening.tick()
        if evening.stage.needs_drawing():
            evening.stage.draw(surface)
            yield surface


def test_it_moves_at_most_twelve_times_a_second(evening: Evening) -> None:
    evening.studio.program.idle.rouse(evening.now)

    pictures = [each.copy() for each in drawn(evening, Surface(evening.stage.size), SECOND)]

    assert RATE - 1 <= len(pictures) <= 12
    assert not any(map(same, pictures, pictures[1:]))


def test_the_table_wakes_for_the_next_phase(evening: Evening) -> None:
    assert evening.table.wakes_at() is None

    evening.studio.program.idle.rouse(evening.now)

    wakes = evening.table.wakes_at()
    assert wakes is not None
    assert evening.now < wakes <= evening.now + 1 / RATE


def test_nothing_else_has_changed_by_it(evening: Evening) -> None:
    """So a report of the screen stays what it was, and it counts as settled."""
    table = evening.table
    before = table.facts(), [(thing.name, tuple(thing.rect)) for thing in table.things()]
    evening.studio.program.idle.rouse(evening.now)

    evening.tick(SECOND)

    assert not table.is_moving()
    assert before == (
        table.facts(),
        [(thing.name, tuple(thing.rect)) for thing in table.things()],
    )


def test_it_waits_for_a_frame_in_which_all_is_laid_out(evening: Evening) -> None:
    """Such a frame has enough to do, and nobody misses an eighth of a second of the sea."""
    surface, view = evening.picture(), evening.table.view
    evening.studio.program.idle.rouse(evening.now)
    evening.until(evening.stage.needs_drawing)

    evening.table.lay()
    evening.stage.draw(surface)
    waits = view.is_stirred()
    evening.tick()
    evening.stage.draw(surface)

    assert waits
    assert not view.is_stirred()


def test_painting_only_the_sea_gives_the_whole_picture(evening: Evening) -> None:
    surface = evening.picture()
    evening.studio.program.idle.rouse(evening.now)
    for shown in drawn(evening, surface, SECOND // 2):
        assert same(shown.copy(), evening.picture())


def test_after_a_while_it_rests(evening: Evening) -> None:
    evening.studio.program.idle.rouse(evening.now)
    evening.now += PATIENCE
    surface = Surface(evening.stage.size)
    list(drawn(evening, surface, 1))

    assert not list(drawn(evening, surface, SECOND))
    assert evening.table.wakes_at() is None


def test_with_reduced_motion_nothing_is_drawn(evening: Evening) -> None:
    program = evening.studio.program
    program.change(evolve(program.settings, motion=Motion(reduced_motion=True)))
    program.idle.rouse(evening.now)

    assert not list(drawn(evening, Surface(evening.stage.size), SECOND))
    assert evening.table.wakes_at() is None


def amid_land(match: MakutaMatch) -> bool:
    """A turn begins, and tiles lie all around the start tile."""
    beside = map(Hex(0, 0).beside, Side)
    return at_first(match) and all(place in match.state.island.laid for place in beside)


def test_where_no_water_is_in_sight_nothing_is_drawn(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, amid_land), EVERYBODY)
    evening.lift()
    surface, start_tile = Surface(evening.stage.size), CameraView(Vector2(0, 0), 96.0)
    evening.table.view.restore_camera(start_tile)
    list(drawn(evening, surface, SECOND))
    evening.studio.program.idle.rouse(evening.now)

    assert not list(drawn(evening, surface, SECOND))
