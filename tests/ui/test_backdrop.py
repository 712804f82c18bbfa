"""The painting behind the menus fits every window, and moves a little if it is let."""

from pathlib import Path

import pygame
import pytest
from pygame import Color, Surface
from pygame.transform import average_color, smoothscale

from game.places import program_folder
from game.ui.backdrop import CRATER, PAINTED, Backdrop, part_shown

SHIPPED = program_folder() / "assets" / "title"
SIZES = [
    (1024, 640),
    (1024, 768),
    (1280, 720),
    (1280, 1024),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
]
FIGURES = (0.75, 0.90)  # of the painting's width: between them stand the six


@pytest.mark.parametrize("size", SIZES)
def test_every_window_is_covered_without_stretching_one_way_only(size: tuple[int, int]) -> None:
    part = part_shown(PAINTED, size)

    assert pygame.Rect((0, 0), PAINTED).contains(part)
    assert part.width in {PAINTED[0], round(part.height * size[0] / size[1])}
    assert abs(part.width / size[0] - part.height / size[1]) < 0.002
    assert part.width == PAINTED[0] or part.height == PAINTED[1]


@pytest.mark.parametrize("size", SIZES)
def test_no_window_cuts_the_crater_or_the_six_away(size: tuple[int, int]) -> None:
    part = part_shown(PAINTED, size)

    assert part.collidepoint(CRATER[0] * PAINTED[0], CRATER[1] * PAINTED[1])
    assert part.left < FIGURES[0] * PAINTED[0] < FIGURES[1] * PAINTED[0] < part.right


def test_the_shipped_painting_is_as_large_as_it_is_said_to_be() -> None:
    assert pygame.image.load(SHIPPED / "island.jpg").get_size() == PAINTED


@pytest.mark.parametrize("folder", [None, SHIPPED, Path("nowhere")])
def test_there_is_always_a_picture_of_the_size_of_the_window(folder: Path | None) -> None:
    backdrop = Backdrop(folder)

    for picture in (backdrop.island((320, 200)), backdrop.dusk((320, 200))):
        assert picture.get_size() == (320, 200)
        assert average_color(picture)[:3] != (0, 0, 0)


def test_pages_lie_before_a_darker_picture() -> None:
    backdrop = Backdrop(SHIPPED)

    assert sum(average_color(backdrop.dusk((320, 180)))) < sum(
        average_color(backdrop.island((320, 180)))
    )


def test_a_window_that_is_dragged_larger_does_not_fill_the_memory() -> None:
    backdrop = Backdrop()
    for wide in range(100, 120):
        backdrop.dusk((wide, 60))

    assert len(backdrop._kept) <= 4  # noqa: SLF001


# What moves


def shown(share: float | None) -> bytes:
    surface = Surface((640, 360))
    Backdrop(SHIPPED).draw(surface, share)
    return surface.get_buffer().raw


def test_the_motion_comes_round() -> None:
    assert shown(0.0) == shown(1.0) == shown(0.0)


def test_fire_water_and_sparks_move() -> None:
    assert len({shown(number / 10) for number in range(10)}) == 10


def test_only_light_is_added() -> None:
    still, moved = Surface((640, 360)), Surface((640, 360))
    backdrop = Backdrop(SHIPPED)
    backdrop.draw(still, None)
    backdrop.draw(moved, 0.3)
    still.blit(moved, (0, 0), special_flags=pygame.BLEND_RGB_SUB)

    assert average_color(still)[:3] == (0, 0, 0)


@pytest.mark.parametrize("size", [(640, 360), (800, 600), (1050, 450)])
def test_outside_the_moving_part_nothing_changes(size: tuple[int, int]) -> None:
    backdrop = Backdrop(SHIPPED)
    surface, still = Surface(size), backdrop.island(size)
    part = backdrop.moving_part(size)
    assert part
    for number in range(12):
        backdrop.draw(surface, number / 12)
        surface.blit(still, part, part)

        assert surface.get_buffer().raw == still.get_buffer().raw


def test_without_a_painting_nothing_moves() -> None:
    still, moved = Surface((64, 36)), Surface((64, 36))
    Backdrop().draw(still, None)
    Backdrop().draw(moved, 0.3)

    assert still.get_buffer().raw == moved.get_buffer().raw


def test_the_left_third_of_the_sky_is_calm() -> None:
    """Letters lie on it; single stars do not harm them."""
    picture = Backdrop(SHIPPED).island((1280, 720))
    sky = smoothscale(picture.subsurface((0, 0, 420, 300)), (42, 30))

    assert max(_grey(sky.get_at((x, y))) for x in range(42) for y in range(30)) < 110


def _grey(colour: Color) -> float:
    return 0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b
