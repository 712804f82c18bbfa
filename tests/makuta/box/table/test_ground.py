"""Composed ground: terrains where the map has them, in every rotation, lit from one side."""

import json
from collections.abc import Callable
from itertools import pairwise, product
from pathlib import Path
from time import process_time

import pygame
import pytest
from attrs import evolve
from pygame import Surface, Vector2

from game.boxes.makuta.game import MakutaGame
from game.boxes.makuta.levels.map_form import REGIONS
from game.boxes.makuta.levels.pictures import CellPicture, TilePicture
from game.boxes.makuta.levels.sets import LevelSet, read_set
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.ground_plan import GROUND_OF_REGION, SIDE, mask_of
from game.boxes.makuta.table.island.ground_scene import SceneReader, shows
from game.boxes.makuta.table.island.slabs import CELL, LOOKS, TileSheets
from game.boxes.makuta.table.kit import MakutaKit
from game.i18n.texts import load
from game.rules.makuta.tiles import Cell, Role, Tile
from game.tabletop.land.terrains import TERRAINS
from game.tiled.look_tables import (
    NO_TABLE,
    Piece,
    Stone,
    Tables,
    flipped,
    read_table,
)
from game.tiled.maps import Flips
from game.ui.piecework import finished
from tests.tabletop.test_strip_folder import raw, whole

ROOT = Path(__file__).parents[4]
ASSETS, SHIPPED = ROOT / "assets" / "makuta" / "terrain", ROOT / "levels" / "makuta"
SLOWEST, SLOWEST_BIT = 0.15, 0.05  # seconds


@pytest.fixture(scope="module")
def levels() -> LevelSet:
    return read_set(SHIPPED)


@pytest.fixture(scope="module")
def painter() -> GroundPainter:
    return GroundPainter.of(ASSETS)


def tile_of(levels: LevelSet, key: str) -> tuple[Tile, TilePicture]:
    tile = next(tile for tile in levels.tiles if tile.key == key)
    return tile, next(picture for picture in levels.pictures if picture.key == key)


def colour_at(picture: Surface, cell: Vector2, spread: int = CELL // 3) -> tuple[int, int, int]:
    """The mean colour around the middle of a cell."""
    middle = cell * CELL + Vector2(SIDE / 2)
    part = pygame.Rect(0, 0, spread, spread)
    part.center = round(middle.x), round(middle.y)
    red, green, blue, *_ = pygame.transform.average_color(picture, part)
    return red, green, blue


# Tables


def test_the_shipped_maps_are_known_to_the_last_cell(levels: LevelSet) -> None:
    reader = SceneReader(TileSheets(ASSETS))
    for tile in levels.tiles:
        picture = next(each for each in levels.pictures if each.key == tile.key)
        scene = reader.scene(tile, picture)
        assert shows(picture, tile)
        assert len(scene.corners) == 121
        assert not [*scene.own_ground, *scene.own_fields, *scene.own_scenery]


def test_every_region_and_terrain_has_its_pictures() -> None:
    sheets = TileSheets(ASSETS)

    assert set(GROUND_OF_REGION) == set(REGIONS)
    assert all(sheets.texture(name) is not None for name in TERRAINS)
    for region, column in product(REGIONS, (7, *LOOKS)):
        assert sheets.slab(Stone(region, column), 2) is not None
    assert all(sheets.middle(column) is not None for column in range(4))


@pytest.mark.parametrize(
    ("flips", "corners"),
    [
        (Flips(), ("a", "b", "c", "d")),
        (Flips(horizontal=True), ("b", "a", "d", "c")),
        (Flips(vertical=True), ("d", "c", "b", "a")),
        (Flips(diagonal=True), ("a", "d", "c", "b")),
        (Flips(horizontal=True, diagonal=True), ("d", "a", "b", "c")),  # a quarter turn clockwise
    ],
)
def test_corners_flip_as_tiles_do(flips: Flips, corners: tuple[str, ...]) -> None:
    assert flipped(("a", "b", "c", "d"), flips) == corners


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"cell": 64}', '{"cell": 1, "columns": "x"}'])
def test_a_damaged_table_knows_nothing(text: str, tmp_path: Path) -> None:
    path = tmp_path / "ground.json"
    path.write_text(text, "utf-8")

    assert read_table(path) == NO_TABLE
    assert read_table(tmp_path / "none.json") == NO_TABLE


def test_every_look_of_the_scenery_has_its_picture() -> None:
    sheets, table = TileSheets(ASSETS), read_table(SHIPPED / "tiles" / "scenery.json")

    for piece in table.pieces.values():
        assert all(sheets.piece(piece, look) is not None for look in range(piece.looks))


def test_scenery_keeps_its_look_when_the_tile_is_turned(levels: LevelSet) -> None:
    """It follows from the map alone; what stands beside something of its kind looks different."""
    tile, picture = tile_of(levels, "le_koro")
    one, other = (SceneReader(TileSheets(ASSETS)).scene(tile, picture) for _ in range(2))

    crowd = [each for each in one.pieces if each.piece == Piece(0, 2, looks=4)]
    assert one.pieces == other.pieces
    assert len({each.look for each in crowd}) == 4
    for each, beside in product(crowd, crowd):
        if each is not beside and each.middle.distance_to(beside.middle) < 1.2:
            assert each.look != beside.look


def test_large_pieces_are_drawn_once(tmp_path: Path) -> None:
    table = {"cell": 64, "columns": 10, "pieces": {"25": [5, 2, 2, 2]}}
    (tmp_path / "scenery.json").write_text(json.dumps(table), "utf-8")
    look = CellPicture(Cell(0, 0), tmp_path / "scenery.png", (320, 128, 64, 64))

    found, number = Tables().of(look)

    assert number == 25
    assert found.pieces == {25: Piece(5, 2, 2, 2)}
    assert found.parts == {26, 35, 36}


# Masks


def test_a_mask_is_bright_where_the_terrain_lies_once_turned() -> None:
    corners = {Cell(3, 0): ("x", "x", "x", "x")}
    for rotation in range(6):
        mask = mask_of(corners, frozenset("x"), rotation, 11 * 16)
        there = Vector2(3, 0).rotate(60 * rotation) * 16 + Vector2(88, 88)
        away = Vector2(-3, 0).rotate(60 * rotation) * 16 + Vector2(88, 88)
        assert mask.get_at((int(there.x), int(there.y)))[0] > 128
        assert mask.get_at((int(away.x), int(away.y)))[0] == 0


# Composition


@pytest.mark.parametrize("rotation", range(6))
def test_terrains_turn_with_the_tile(
    painter: GroundPainter, levels: LevelSet, rotation: int
) -> None:
    """Where the landing's map has nothing but sea, the plate is blue."""
    tile, picture = tile_of(levels, "toa_landing")
    scene = SceneReader(painter.sheets).scene(tile, picture)
    wet = [cell for cell, corners in scene.corners.items() if set(corners) == {"sea"}]
    composed = finished(painter.composing(tile, picture, rotation))

    spots = [Vector2(cell).rotate(60 * rotation) for cell in wet if Vector2(cell).length() < 5]
    colours = [colour_at(composed, spot) for spot in spots]
    blue = [colour for colour in colours if colour[2] > colour[0] + 40]
    assert len(spots) == 10
    assert len(blue) > 0.7 * len(spots)


def test_the_light_is_not_turned(painter: GroundPainter, levels: LevelSet) -> None:
    """A slab is brighter along its upper left edges in every rotation."""
    tile, picture = tile_of(levels, "motara_desert")
    slab = Vector2(next(c for c in tile.fields if c not in {Cell(0, -4), Cell(0, 4)}))
    for rotation in range(6):
        composed = finished(painter.composing(tile, picture, rotation))
        spot = slab.rotate(60 * rotation)
        lit = sum(colour_at(composed, spot + Vector2(-0.27, -0.36), 12))
        dark = sum(colour_at(composed, spot + Vector2(0.27, 0.36), 12))
        assert lit > dark


@pytest.mark.parametrize("key", ["ta_koro", "naho_bay", "mangaia"])
def test_a_plate_is_composed_quickly(painter: GroundPainter, levels: LevelSet, key: str) -> None:
    tile, picture = tile_of(levels, key)
    finished(painter.composing(tile, picture, 0))
    times = []
    for rotation in (1, 2, 4):
        start = process_time()
        finished(painter.composing(tile, picture, rotation))
        times.append(process_time() - start)
    assert min(times) < SLOWEST


def test_the_same_tile_gives_the_same_pixels(levels: LevelSet) -> None:
    tile, picture = tile_of(levels, "great_mine")
    one, other = GroundPainter.of(ASSETS), GroundPainter.of(ASSETS)
    for warm in levels.tiles[:3]:
        finished(other.composing(warm, None, 3))

    first, again = one.upper_side(tile, picture, 1), other.upper_side(tile, picture, 7)
    assert raw(whole(first)) == raw(whole(again))


def test_plates_that_are_composed_at_the_same_time_do_not_get_mixed_up(
    painter: GroundPainter, levels: LevelSet
) -> None:
    named = [tile_of(levels, key) for key in ("onu_koro", "naho_bay")]
    alone = [raw(finished(painter.composing(*tile, 1))) for tile in named]

    works = [painter.composing(*tile, 1) for tile in named]
    for _ in range(9):  # bits of one and of the other
        for work in works:
            next(work)

    assert [raw(finished(work)) for work in works] == alone


def test_no_bit_of_composing_takes_long(painter: GroundPainter, levels: LevelSet) -> None:
    tile, picture = tile_of(levels, "onu_koro")
    finished(painter.composing(tile, picture, 1))

    spent = [process_time()]
    spent += [process_time() for _ in painter.composing(tile, picture, 2)]

    assert max(after - before for before, after in pairwise(spent)) < SLOWEST_BIT


def test_tiles_of_one_terrain_do_not_show_the_same_part(painter: GroundPainter) -> None:
    plain = [Tile(key, Role.LAND, "stone", (), (), ()) for key in ("one", "two")]

    first, second = (finished(painter.composing(tile, None, 0)) for tile in plain[:2])
    assert raw(first) != raw(second)


# When something is missing


def test_a_tile_without_a_picture_has_the_ground_of_its_region(
    painter: GroundPainter, levels: LevelSet
) -> None:
    tile, picture = tile_of(levels, "naho_bay")
    changed = evolve(tile, fields=tile.fields[1:], tokens=())

    plain = finished(painter.composing(changed, None, 2))

    assert plain.get_size() == (SIDE, SIDE)
    assert raw(plain) == raw(finished(painter.composing(changed, picture, 2)))


def test_tiles_that_no_table_knows_show_their_own_picture(
    painter: GroundPainter, levels: LevelSet, tmp_path: Path
) -> None:
    path = tmp_path / "mine.png"
    own = Surface((64, 64))
    own.fill("#ff00ff")
    pygame.image.save(own, path)
    tile, picture = tile_of(levels, "naho_bay")
    changed = _with_ground(picture, lambda look: evolve(look, image=path, rectangle=(0, 0, 64, 64)))

    composed = finished(painter.composing(tile, changed, 1))

    red, green, blue = colour_at(composed, Vector2(-4, 2).rotate(60), 20)
    assert red > 200
    assert blue > 200
    assert green < 20


def test_nothing_is_needed_to_get_a_picture(levels: LevelSet, tmp_path: Path) -> None:
    tile, picture = tile_of(levels, "ta_koro")

    composed = finished(GroundPainter.of(tmp_path / "none").composing(tile, picture, 1))

    assert composed.get_size() == (SIDE, SIDE)


def _with_ground(picture: TilePicture, change: Callable[[CellPicture], CellPicture]) -> TilePicture:
    return evolve(
        picture,
        layers=tuple(
            evolve(layer, cells=tuple(map(change, layer.cells)))
            if layer.name == "ground"
            else layer
            for layer in picture.layers
        ),
    )


# Kept plates


def test_a_plate_comes_from_the_cache(levels: LevelSet, tmp_path: Path) -> None:
    tile, picture = tile_of(levels, "onu_koro")
    first = whole(GroundPainter.of(ASSETS, tmp_path).upper_side(tile, picture, 0))
    (file,) = tmp_path.iterdir()
    written = file.stat().st_mtime_ns

    again = whole(GroundPainter.of(ASSETS, tmp_path).upper_side(tile, picture, 6))

    assert raw(again) == raw(first)
    assert file.stat().st_mtime_ns == written
    assert len(list(tmp_path.iterdir())) == 1


def test_a_prepared_plate_need_not_be_composed(levels: LevelSet, tmp_path: Path) -> None:
    tile, picture = tile_of(levels, "onu_koro")
    finished(GroundPainter.of(ASSETS, tmp_path).preparing(tile, picture, 2))
    (file,) = tmp_path.iterdir()
    written = file.stat().st_mtime_ns

    painter = GroundPainter.of(ASSETS, tmp_path)
    finished(painter.preparing(tile, picture, 2))
    whole(painter.upper_side(tile, picture, 2))

    assert file.stat().st_mtime_ns == written


def test_what_composing_needs_can_be_let_go(levels: LevelSet) -> None:
    tile, picture = tile_of(levels, "onu_koro")
    painter = GroundPainter.of(ASSETS)
    first = raw(finished(painter.composing(tile, picture, 2)))

    painter.rest()

    assert raw(finished(painter.composing(tile, picture, 2))) == first


# The box


def kit(levels: LevelSet, pictures: Path | None, prepared: Path) -> MakutaKit:
    game = MakutaGame(levels, load("makuta", strict=True))
    return MakutaKit(game, pictures=pictures, prepared=prepared)


def test_the_box_prepares_every_plate_once(levels: LevelSet, tmp_path: Path) -> None:
    """The tiles of a small set, in all rotations."""
    few = evolve(levels, tiles=tuple(t for t in levels.tiles if t.role is not Role.LAND))
    box = kit(few, ASSETS.parent, tmp_path / "plates")

    while box.warm_step():
        pass

    assert len(list((tmp_path / "plates").iterdir())) == 2 * 6
    assert not box.warm_step()


@pytest.mark.parametrize("terrain", [None, Path("nowhere")])
def test_without_pictures_there_is_nothing_to_prepare(
    levels: LevelSet, tmp_path: Path, terrain: Path | None
) -> None:
    box = kit(levels, terrain, tmp_path)

    while box.warm_step():
        pass

    assert list(tmp_path.iterdir()) == []


def test_a_box_that_is_ready_lets_go_of_textures(levels: LevelSet, tmp_path: Path) -> None:
    few = evolve(levels, tiles=tuple(t for t in levels.tiles if t.role is not Role.LAND))
    box = kit(few, ASSETS.parent, tmp_path)
    box.warm_step()
    ground = box._plates and box._plates._ground  # noqa: SLF001 - memory is not seen otherwise
    assert ground

    has_opened = False
    while box.warm_step():
        has_opened |= ground.sheets.are_open

    assert has_opened
    assert not ground.sheets.are_open
