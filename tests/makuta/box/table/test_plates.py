"""Plates: cut to the outline, lit from the upper left in every rotation, never without looks."""

from pathlib import Path

import pygame
import pytest
from attrs import evolve
from pygame import SRCALPHA, Color, Surface, Vector2
from pygame.transform import smoothscale

from game.boxes.makuta.levels.pictures import TilePicture
from game.boxes.makuta.levels.sets import LevelSet, read_set
from game.boxes.makuta.table.island import gates
from game.boxes.makuta.table.island.gates import GateState, state_of
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.plain_ground import COLOUR_OF_REGION, SLAB
from game.boxes.makuta.table.island.plates import CELL, CLOSE, MOST_CLOSE, MOST_PLATES, PlatePainter
from game.boxes.makuta.table.island.shore import BASE, base, shallows
from game.core.hexes import SIDES, Hex, Side
from game.rules.makuta.placement import EMPTY_SEA, extended, fit
from game.rules.makuta.state import Laid
from game.rules.makuta.tiles import GATE_CELLS, WIDTH, Atlas, Role
from game.tabletop.motion.moves import BREATH
from game.tabletop.pictures.mips import Mips
from game.ui.frame_times import FRAME
from game.ui.piecework import finished
from tests.makuta.box.table.test_outline import is_inside

ROOT = Path(__file__).parents[4]
SHIPPED, TERRAIN = ROOT / "levels" / "makuta", ROOT / "assets" / "makuta" / "terrain"


@pytest.fixture(scope="module")
def levels() -> LevelSet:
    return read_set(SHIPPED)


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> GroundPainter:
    return GroundPainter.of(TERRAIN, tmp_path_factory.mktemp("plates"))


@pytest.fixture(scope="module")
def painter(levels: LevelSet, ground: GroundPainter) -> PlatePainter:
    return PlatePainter.of(Atlas(levels.tiles), levels.pictures, ground)


def at(picture: Surface, cell: Vector2) -> tuple[int, int, int, int]:
    """The pixel of a place in cells from the middle."""
    middle, share = picture.get_width() / 2, picture.get_width() / WIDTH
    red, green, blue, alpha = picture.get_at(
        (int(middle + cell.x * share), int(middle + cell.y * share))
    )
    return red, green, blue, alpha


def lightness(colour: Color | tuple[int, ...]) -> float:
    return sum(colour[:3]) / 3


@pytest.mark.parametrize("rotation", range(6))
def test_a_plate_has_the_shape_of_the_outline(painter: PlatePainter, rotation: int) -> None:
    picture = painter.plate(0, rotation).sharp(CELL)

    for step in range(21 * 21):
        point = Vector2(step % 21 - 10, step // 21 - 10) * 0.53
        around = {is_inside(point + Vector2(0.05, 0).rotate(60 * turn)) for turn in range(6)}
        if around == {True}:
            assert at(picture, point)[3] == 255
        if around == {False}:
            assert at(picture, point)[3] == 0


@pytest.mark.parametrize("rotation", range(1, 6))
def test_a_turned_plate_shows_the_same(painter: PlatePainter, rotation: int) -> None:
    """Light aside, which is why only the ground of wide areas is compared."""
    tile = painter.atlas.start
    upright = painter.plate(tile, 0).sharp(8)
    turned = painter.plate(tile, rotation).sharp(8)

    spots = [Vector2(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    gaps = [
        abs(lightness(at(upright, s)) - lightness(at(turned, s.rotate(60 * rotation))))
        for s in spots
    ]
    assert sum(gaps) / len(gaps) < 22


@pytest.mark.parametrize("rotation", range(6))
def test_the_light_comes_from_the_upper_left(levels: LevelSet, rotation: int) -> None:
    """Of a plain plate, the rims tell."""
    painter = PlatePainter.of(Atlas(levels.tiles), [])
    picture = painter.plate(painter.atlas.makuta, rotation).sharp(CELL)

    assert lightness(at(picture, Vector2(0, -4.43))) > lightness(at(picture, Vector2(0, 4.43))) + 20


@pytest.mark.parametrize("zoom", [5.0, 8.0, 24.4375, 64.0, 100.0, 128.0])
def test_a_plate_has_the_size_that_the_zoom_wants(painter: PlatePainter, zoom: float) -> None:
    assert painter.plate(0, 1).sharp(zoom).get_width() == round(WIDTH * zoom)
    assert base(CELL).sharp(zoom).get_width() == round(BASE * zoom)


def test_a_plate_is_painted_once(painter: PlatePainter) -> None:
    assert painter.plate(3, 7) is painter.plate(3, 1)


def test_plates_that_nobody_looks_at_are_forgotten(levels: LevelSet) -> None:
    painter = PlatePainter.of(Atlas(levels.tiles), [])
    first = painter.plate(0, 0)

    for tile in range(1, MOST_PLATES):
        painter.plate(tile % 20, tile // 20)
    assert painter.plate(0, 0) is first

    painter.plate(19, 5)
    painter.plate(18, 5)
    assert painter.plate(0, 0) is first
    assert len(painter._plates) == MOST_PLATES  # noqa: SLF001 - memory is not seen otherwise


def test_a_plate_that_one_comes_near_to_shows_more(painter: PlatePainter) -> None:
    """It is the same picture: what is larger is not brighter, and not elsewhere."""
    far, near = (painter.plate(2, 3).sharp(zoom) for zoom in (CELL, CLOSE))
    shrunk = smoothscale(near, far.get_size())

    spots = [Vector2(x, y) / 2 for x in range(-7, 8) for y in range(-7, 8)]
    gaps = [abs(lightness(at(far, spot)) - lightness(at(shrunk, spot))) for spot in spots]
    assert sum(gaps) / len(gaps) < 6
    assert near.get_width() == WIDTH * CLOSE


def test_few_plates_are_kept_for_near_looks(painter: PlatePainter) -> None:
    first = painter.plate(0, 0).sharp(CLOSE).get_buffer().raw
    for tile in range(1, MOST_CLOSE + 1):
        painter.plate(tile, 0).sharp(CLOSE)

    assert len(painter._close) == MOST_CLOSE  # noqa: SLF001 - memory is not seen otherwise
    assert painter.plate(0, 0).sharp(CLOSE).get_buffer().raw == first


@pytest.mark.parametrize("zoom", [CELL, CLOSE])
def test_a_kept_plate_is_ready_after_a_breath(
    levels: LevelSet, ground: GroundPainter, zoom: int
) -> None:
    """A bit of work in every frame is enough, and afterwards nothing is left to be painted."""
    painter = PlatePainter.of(Atlas(levels.tiles), levels.pictures, ground)
    finished(painter.preparing(3, 1))

    bits = sum(1 for _ in painter.painting(3, 1, zoom))

    assert bits <= BREATH / FRAME
    assert not list(painter.painting(3, 1, zoom))


def test_the_shadow_falls_to_the_lower_right(painter: PlatePainter) -> None:
    picture = base(CELL).sharp(CELL)
    middle = picture.get_width() // 2

    def shade(x: float, y: float) -> int:
        return picture.get_at((int(middle + x * CELL), int(middle + y * CELL)))[3]

    assert shade(0, 5.0) > 100
    assert shade(4.3, 2.6) > 100
    assert shade(0, -5.0) < 20
    assert shade(-4.4, -2.9) < 20


# When pictures are missing


def test_a_tile_without_a_picture_is_plain(levels: LevelSet) -> None:
    painter = PlatePainter.of(Atlas(levels.tiles), [])
    index, tile = next((i, t) for i, t in enumerate(levels.tiles) if t.role is Role.LAND)

    picture = painter.plate(index, 0).sharp(CELL)

    free = next(
        cell
        for x in range(-3, 4)
        for y in range(-3, 4)
        if (cell := (x, y)) not in tile.fields and (x - 1, y - 1) not in tile.fields
    )
    assert at(picture, Vector2(free) + Vector2(0.3, 0.3))[:3] == COLOUR_OF_REGION[tile.region][:3]


@pytest.mark.parametrize("rotation", range(6))
def test_a_plain_plate_has_its_slabs_where_one_steps(levels: LevelSet, rotation: int) -> None:
    painter = PlatePainter.of(Atlas(levels.tiles), [])
    index, tile = next((i, t) for i, t in enumerate(levels.tiles) if t.role is Role.LAND)

    picture = painter.plate(index, rotation).sharp(CELL)

    gates = {GATE_CELLS[side] for side in tile.gates}
    for cell in set(tile.fields) - gates:
        colour = at(picture, Vector2(cell).rotate(60 * rotation))
        assert all(abs(a - b) < 4 for a, b in zip(colour, (*SLAB[:3], 255), strict=True))


def test_without_painted_pictures_one_still_sees_where_to_step(
    levels: LevelSet, tmp_path: Path
) -> None:
    ground = GroundPainter.of(tmp_path / "none")
    index, tile = next((i, t) for i, t in enumerate(levels.tiles) if t.role is Role.LAND)

    picture = PlatePainter.of(Atlas(levels.tiles), [], ground).plate(index, 1).sharp(CELL)

    gates = {GATE_CELLS[side] for side in tile.gates}
    spots = [Vector2(cell).rotate(60) for cell in set(tile.fields) - gates]
    assert min(lightness(at(picture, spot)) for spot in spots) > 110


def test_images_that_cannot_be_opened_are_left_out(
    levels: LevelSet, ground: GroundPainter, tmp_path: Path
) -> None:
    lost = [_with_images(picture, tmp_path / "lost.png") for picture in levels.pictures]
    painter = PlatePainter.of(Atlas(levels.tiles), lost, ground)

    assert at(painter.plate(0, 2).sharp(CELL), Vector2(0, 0))[3] == 255


def test_an_image_that_is_too_small_is_left_out(
    levels: LevelSet, ground: GroundPainter, tmp_path: Path
) -> None:
    path = tmp_path / "small.png"
    pygame.image.save(Surface((3, 3)), path)
    small = [_with_images(picture, path) for picture in levels.pictures]

    painter = PlatePainter.of(Atlas(levels.tiles), small, ground)

    assert at(painter.plate(0, 2).sharp(CELL), Vector2(0, 0))[3] == 255


def test_a_picture_of_other_fields_is_not_believed(levels: LevelSet, ground: GroundPainter) -> None:
    """The game carries its tiles; the set may have changed since."""
    index, tile = next((i, t) for i, t in enumerate(levels.tiles) if t.role is Role.LAND)
    changed = evolve(tile, fields=tile.fields[1:], tokens=())
    tiles = (*levels.tiles[:index], changed, *levels.tiles[index + 1 :])

    own = PlatePainter.of(Atlas(tiles), levels.pictures, ground).plate(index, 0).sharp(CELL)
    plain = PlatePainter.of(Atlas(tiles), [], ground).plate(index, 0).sharp(CELL)

    assert own.get_buffer().raw == plain.get_buffer().raw


def _with_images(picture: TilePicture, path: Path) -> TilePicture:
    return evolve(
        picture,
        layers=tuple(
            evolve(layer, cells=tuple(evolve(cell, image=path) for cell in layer.cells))
            for layer in picture.layers
        ),
    )


# Gates


def test_a_gate_is_open_linked_or_blocked(levels: LevelSet) -> None:
    atlas = Atlas(levels.tiles)
    north, south = Hex(0, 0), Hex(0, 1)
    full = atlas.makuta  # it has a gate on each side
    other = next(i for i, tile in enumerate(levels.tiles) if Side.N not in tile.gates)
    island = EMPTY_SEA
    for tile, place in ((full, north), (other, south)):
        fitting = fit(island, atlas, tile, place, 0)
        island = extended(island, atlas, Laid(tile, 0), place, fitting)

    assert state_of(island, atlas.gates[full][Side.S]) is GateState.BLOCKED
    assert state_of(island, atlas.gates[full][Side.N]) is GateState.OPEN
    fitting = fit(island, atlas, atlas.start, Hex(0, -1), 3)
    island = extended(island, atlas, Laid(atlas.start, 3), Hex(0, -1), fitting)
    assert state_of(island, atlas.gates[full][Side.N]) is GateState.LINKED


@pytest.mark.parametrize("side", SIDES)
def test_gates_are_told_apart_without_colour(side: Side) -> None:
    """A grey picture of each differs much from the others."""
    pictures = [gates.stone(state, side).sharp(32) for state in GateState]

    for one in pictures:
        for other in pictures:
            assert one is other or _difference(one, other) > 12


def _difference(one: Surface, other: Surface) -> float:
    side = range(20, 60)
    pixels = [(x, y) for x in side for y in side]
    gaps = [abs(lightness(one.get_at(p)) - lightness(other.get_at(p))) for p in pixels]
    return sum(gaps) / len(gaps)


@pytest.mark.parametrize("side", SIDES)
def test_a_bridge_reaches_the_edge_of_its_tile_and_no_further(side: Side) -> None:
    picture = gates.stone(GateState.LINKED, side).sharp(64)
    middle = Vector2(picture.get_size()) / 2

    def alpha(out: float) -> int:
        point = middle + Vector2(0, -out * 64).rotate(60 * side)
        return picture.get_at((int(point.x), int(point.y)))[3]

    assert alpha(0.46) == 255
    assert alpha(0.56) < 20


def test_pictures_shrink_without_dark_fringes() -> None:
    """Half of a pixel that is white and half empty is white, half as thick."""
    picture = Surface((32, 32), SRCALPHA)
    picture.fill((255, 255, 255, 255), (0, 0, 15, 32))

    shrunk = Mips.of(picture, 16).sharp(8)

    red, _, _, alpha = shrunk.get_at((7, 8))
    assert 0 < alpha < 255
    assert abs(red - alpha) <= 1


def test_a_tile_lies_in_shallows_that_end_before_its_picture_does() -> None:
    """So nobody sees where one picture ends."""
    picture = shallows(CELL).sharp(CELL)
    side = picture.get_width()

    beside_the_shore = picture.get_at((side // 2, int(side / 2 - 4.9 * CELL)))
    assert beside_the_shore[3] > 60
    edges = [(x, y) for x in range(0, side, 7) for y in (0, side - 1)]
    assert all(picture.get_at((x, y))[3] == picture.get_at((y, x))[3] == 0 for x, y in edges)
