"""The sea moves a little: and never where tiles lie."""

import pygame
import pytest
from attrs import evolve
from pygame import FRect, Rect, Surface, Vector2

from game.boxes.quest.table.island.places import REACH
from game.boxes.quest.table.island.sea import Sea
from game.boxes.quest.table.island.swell import LEVELS, Swell, level_of
from game.core.hexes import Hex
from game.rules.quest.placement import EMPTY_SEA
from game.rules.quest.state import Island, Laid
from game.ui.camera import Camera, View
from game.ui.idle_motion import CYCLE

SCREEN = Rect(0, 0, 640, 480)


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
