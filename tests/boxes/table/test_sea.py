"""The sea moves a little: seldom, only before somebody, and never where tiles lie."""

import pygame
import pytest
from attrs import evolve
from pygame import FRect, Rect, Surface, Vector2

from game.boxes.quest.table.island.places import REACH
from game.boxes.quest.table.island.sea import CYCLE, PATIENCE, RATE, Sea, SeaMotion
from game.boxes.quest.table.island.swell import LEVELS, Swell, level_of
from game.core.hexes import Hex
from game.rules.quest.placement import EMPTY_SEA
from game.rules.quest.state import Island, Laid
from game.ui.camera import Camera, View

SCREEN = Rect(0, 0, 640, 480)


def roused(now: float = 0.0) -> SeaMotion:
    motion = SeaMotion()
    motion.rouse(now)
    return motion


# When


def test_nothing_moves_before_anybody_did_something() -> None:
    motion = SeaMotion()

    assert motion.next_change(5.0) is None
    assert motion.phase_at(0.0) == motion.phase_at(100.0)


def test_phases_follow_each_other_at_most_twelve_times_a_second() -> None:
    motion, now, phases = roused(), 0.0, []
    for _ in range(CYCLE):
        then = motion.next_change(now)
        assert then is not None
        assert then - now >= 1 / 12
        now = then + 1e-6
        phases.append(motion.phase_at(now))

    assert sorted(phases, key=lambda phase: phase or 0) == list(range(CYCLE))


def test_the_sea_rests_after_a_while_as_it_was_last_seen() -> None:
    motion = roused()
    late = PATIENCE + 0.001

    assert motion.next_change(late) is None
    assert motion.phase_at(late) == motion.phase_at(late + 1000)


def test_it_goes_on_where_it_rested() -> None:
    motion = roused()
    rested = motion.phase_at(100.0)

    motion.rouse(100.0)

    assert motion.phase_at(100.0) == rested
    assert motion.phase_at(100.0 + 1.5 / RATE) != rested


def test_every_input_puts_off_its_rest() -> None:
    motion = roused()
    motion.rouse(PATIENCE - 1)

    assert motion.next_change(PATIENCE + 10) is not None


def test_it_rests_while_nobody_attends() -> None:
    motion = roused()
    motion.attend(2.0, is_attended=False)
    rested = motion.phase_at(2.0)

    assert motion.next_change(3.0) is None
    assert motion.phase_at(9.0) == rested

    motion.attend(9.0, is_attended=True)
    assert motion.next_change(9.0) is None
    motion.rouse(10.0)
    assert motion.phase_at(10.0) == rested
    assert motion.next_change(10.0) is not None


def test_with_reduced_motion_there_is_none() -> None:
    motion = roused()
    motion.is_wanted = False

    assert motion.phase_at(1.0) is motion.next_change(1.0) is None


# How


@pytest.fixture
def camera() -> Camera:
    camera = Camera(SCREEN, FRect(-60, -60, 120, 120))
    camera.look(View(Vector2(0, 0), 24.0))
    return camera


def drawn(camera: Camera, island: Island, phase: int | None) -> Surface:
    surface = Surface(SCREEN.size, 0, 32)
    Sea().paint(surface, camera.origin, camera.zoom)
    if phase is not None:
        Swell().draw(surface, camera, island, phase)
    return surface


def bytes_of(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_phases_look_different_and_come_again(camera: Camera) -> None:
    pictures = [bytes_of(drawn(camera, EMPTY_SEA, phase)) for phase in (0, 9, CYCLE)]

    assert pictures[0] != pictures[1]
    assert pictures[0] == pictures[2]


def test_from_phase_to_phase_little_changes() -> None:
    for phase in range(CYCLE):
        assert abs(level_of(3, 5, phase) - level_of(3, 5, phase + 1)) <= LEVELS // 4


def test_no_light_falls_on_tiles(camera: Camera) -> None:
    island = evolve(EMPTY_SEA, laid={Hex(0, 0): Laid(0, 0)})
    still = drawn(camera, island, None)
    land = [
        (x, y)
        for x in range(0, SCREEN.width, 3)
        for y in range(0, SCREEN.height, 3)
        if camera.to_world((x, y)).length() <= REACH.x
    ]

    for phase in range(0, CYCLE, 7):
        moved = drawn(camera, island, phase)
        assert bytes_of(moved) != bytes_of(still)
        assert all(moved.get_at(at) == still.get_at(at) for at in land)


def test_equal_moments_look_alike_however_one_came_there(camera: Camera) -> None:
    swell = Swell()
    wandered = Surface(SCREEN.size, 0, 32)
    camera.pan_by((100, 40))
    swell.draw(wandered, camera, EMPTY_SEA, 3)
    camera.pan_by((-100, -40))
    Sea().paint(wandered, camera.origin, camera.zoom)
    swell.draw(wandered, camera, EMPTY_SEA, 3)

    assert bytes_of(wandered) == bytes_of(drawn(camera, EMPTY_SEA, 3))
