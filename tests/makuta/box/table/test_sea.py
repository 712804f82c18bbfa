"""The sea moves a little, and never where tiles lie."""

import pygame
import pytest
from attrs import evolve
from pygame import FRect, Rect, Surface, Vector2

from game.boxes.makuta.table.island.places import REACH, Places, hexes_in, tile_centre
from game.boxes.makuta.table.island.view import IslandView
from game.core.hexes import SIDES, Hex
from game.places import program_folder
from game.rules.makuta.placement import EMPTY_SEA
from game.rules.makuta.state import Island, Laid
from game.tabletop.land.sea import RIPPLES_PACE, SWELL_PACE, Sea, Waters, waters_of
from game.ui.camera import Camera, CameraView
from tests.makuta.box.table.test_island import painter

SCREEN = Rect(0, 0, 640, 480)
ISLE = evolve(EMPTY_SEA, laid={Hex(0, 0): Laid(0, 0)})


@pytest.fixture
def camera() -> Camera:
    camera = Camera(SCREEN, FRect(-60, -60, 120, 120))
    camera.look(CameraView(Vector2(0, 0), 24.0))
    return camera


def waters() -> Waters:
    return waters_of(program_folder() / "assets" / "makuta" / "sea")


def view_of(camera: Camera, island: Island = ISLE) -> IslandView:
    plates = painter()
    plates.waters = waters()
    view = IslandView.of(camera, plates)
    view.show(island)
    return view


def drawn(view: IslandView, count: int) -> Surface:
    surface = Surface(SCREEN.size, 0, 32)
    view.flow(count)
    view.draw(surface)
    while view.ground.is_soft and not view.camera.is_zooming:
        view.flow(count)
        view.draw(surface)
    return surface


def bytes_of(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def painted(phase: int) -> bytes:
    surface = Surface((200, 200), 0, 32)
    sea = Sea(waters())
    sea.phase = phase
    sea.paint(surface, (0, 0), 32.0)
    return bytes_of(surface)


def test_it_looks_different_from_phase_to_phase_for_long() -> None:
    pictures = {painted(phase) for phase in range(0, 2000, 20)}

    assert len(pictures) == 100


def test_nothing_jumps_from_phase_to_phase() -> None:
    assert all(abs(way) <= 1 for way in (*SWELL_PACE, *RIPPLES_PACE))


def test_waves_have_no_seams() -> None:
    """Across its edges a picture differs no more than from line to line within."""
    for picture in (waters().swell, waters().ripples):
        side = picture.get_width()
        columns = [[picture.get_at((x, y)).g for y in range(side)] for x in (-1 % side, 0, 1)]
        across, within = (
            sum(abs(a - b) for a, b in zip(columns[i], columns[i + 1], strict=True)) / side
            for i in (0, 1)
        )
        assert across < 2 * within + 1


def test_the_sea_moves_and_the_land_does_not(camera: Camera) -> None:
    view = view_of(camera)
    still, moved = drawn(view, 0), drawn(view, 9)
    land = [
        (x, y)
        for x in range(0, SCREEN.width, 3)
        for y in range(0, SCREEN.height, 3)
        if camera.to_world((x, y)).length() < REACH.x - 1.5
    ]

    assert bytes_of(moved) != bytes_of(still)
    assert all(moved.get_at(at) == still.get_at(at) for at in land)


def test_equal_moments_look_alike_however_one_came_there(camera: Camera) -> None:
    wandered = view_of(camera)
    drawn(wandered, 2)
    camera.pan_by((300, 140))
    drawn(wandered, 5)
    camera.pan_by((-300, -140))

    assert bytes_of(drawn(wandered, 7)) == bytes_of(drawn(view_of(camera), 7))


def test_a_zoom_calms_the_sea_and_it_begins_anew(camera: Camera) -> None:
    view = view_of(camera)
    before = drawn(view, 9)
    camera.glide_to(CameraView(Vector2(0, 0), 30.0), 0.0, 1.0)
    camera.advance(0.5)
    drawn(view, 14)
    camera.look(CameraView(Vector2(0, 0), 24.0))

    after = drawn(view, 14)

    assert bytes_of(after) == bytes_of(drawn(view_of(camera), 0))
    assert bytes_of(after) != bytes_of(before)


def test_a_table_full_of_tiles_shows_no_water() -> None:
    places = [Hex(0, 0), *(Hex(0, 0).beside(side) for side in SIDES)]
    island = evolve(EMPTY_SEA, laid={place: Laid(n, 0) for n, place in enumerate(places)})
    here = Places(island, painter().atlas)

    assert not here.has_water(FRect(-5, -5, 10, 10))
    assert here.has_water(FRect(-5, -5, 40, 10))


def test_every_hexagon_in_sight_is_found() -> None:
    part = FRect(-7, 3, 31, 18)

    found = set(hexes_in(part))

    assert all(part.colliderect(FRect(tile_centre(each) - REACH, REACH * 2)) for each in found)
    assert {Hex(q, r) for q in range(-9, 9) for r in range(-9, 9)} & found == found
    assert all(
        Hex(q, r) in found
        for q in range(-9, 9)
        for r in range(-9, 9)
        if part.collidepoint(tile_centre(Hex(q, r)))
    )
