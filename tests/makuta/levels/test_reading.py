"""Sound maps, in every form that Tiled writes them."""

from pathlib import Path

import pytest

from game.boxes.makuta.levels.pictures import CellPicture, LayerPicture, TilePicture
from game.boxes.makuta.levels.sets import read_set
from game.core.hexes import Side
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import INSIDE, Cell, Role, Tile
from game.tiled.maps import Flips
from tests.makuta.levels.folders import SMALL, copy_of_small, painted
from tests.makuta.pictures import tile
from tests.tiled.files import changed

DRAWN = {
    "cave": """
        ....G....
        ..ooooo..
        .GootooG.
        .osTTTKo.
        .ooTTToo.
        .oUTTTso.
        .GootooG.
        ..oo.oo..
        ....Goo..
    """,
    "marsh": """
        ....G....
        ..o.o.o..
        .ooooooo.
        .o.o.o.o.
        .K.mm..Y.
        .o.o.o.o.
        .ooot ooG.
        ..o.o.U..
        ....oo...
    """,
    "meadow": """
        ...oo....
        ...o.o...
        .GoooooG.
        .oKo.o.o.
        .oom.oYo.
        .o.oooUo.
        .ooo.ooo.
        ..o...o..
        ....Goo..
    """,
    "ridge": """
        ....G....
        ..oosoo..
        .oo.o.oo.
        .o..K..o.
        .o.omo.o.
        .oYo.oUo.
        .Goo.ooo.
        ..o.o.o..
        ....Goo..
    """,
    "shore": """
        ....G....
        ..oooo...
        .ooKmYoo.
        .o.SSS.o.
        .o.SSS.o.
        .o.SSS.o.
        .GoomooG.
        ..o.oo...
        ....oo...
    """,
}
REGIONS = {"cave": "shadow", "marsh": "water", "meadow": "air", "ridge": "stone", "shore": "coast"}
CELLS = [Cell(x, y) for y in range(-5, 6) for x in range(-5, 6)]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return copy_of_small(tmp_path)


def read_tile(folder: Path, key: str) -> Tile:
    return next(each for each in read_set(folder).tiles if each.key == key)


def read_picture(folder: Path, key: str) -> TilePicture:
    return next(each for each in read_set(folder).pictures if each.key == key)


def layer_of(picture: TilePicture, name: str) -> LayerPicture:
    return next(layer for layer in picture.layers if layer.name == name)


def test_a_set_is_read_as_it_is_drawn() -> None:
    """Templates, rectangles, tile objects and points; csv, plain, zlib and gzip data."""
    tiles = read_set(SMALL).tiles

    assert tiles == tuple(tile(key, DRAWN[key], REGIONS[key]) for key in sorted(DRAWN))


def test_tiles_and_pictures_are_sorted_by_key() -> None:
    levels = read_set(SMALL)

    assert [each.key for each in levels.tiles] == sorted(DRAWN)
    assert [each.key for each in levels.pictures] == sorted(DRAWN)


def test_the_start_field_is_one_field() -> None:
    """F1: the nine cells in the middle count as one."""
    shore = read_tile(SMALL, "shore")

    assert shore.role is Role.START
    assert [cell for cell in shore.fields if max(map(abs, cell)) <= 1] == [(0, 0)]


def test_the_start_field_need_not_be_painted(small: Path) -> None:
    before = read_tile(small, "shore")
    around = {cell for cell in before.fields if cell != (0, 0)}
    painted(small, "shore.tmx", "fields", [4 if cell in around else 0 for cell in CELLS])

    assert read_tile(small, "shore") == before


def test_the_temple_is_no_field() -> None:
    cave = read_tile(SMALL, "cave")

    assert cave.role is Role.MAKUTA
    assert cave.gates == tuple(Side)
    assert not [cell for cell in cave.fields if max(map(abs, cell)) <= 1]


def test_an_object_outweighs_its_template(small: Path) -> None:
    """Class, size and properties of its own count; what it leaves out comes from the template."""
    changed(
        small,
        "templates/temple.tx",
        ("Temple", "TokenField"),
        ("<object", "<object rotation='90'"),
    )
    changed(
        small,
        "shore.tmx",
        (
            'template="templates/start_field.tx" ',
            'template="templates/temple.tx" type="StartField" rotation="0" ',
        ),
    )

    assert read_tile(small, "shore") == tile("shore", DRAWN["shore"], "coast")


@pytest.mark.parametrize("form", ["csv", "plain", "zlib", "gzip"])
def test_every_form_of_data_that_tiled_offers(small: Path, form: str) -> None:
    painted(small, "marsh.tmx", "fields", [4 if cell in INSIDE else 0 for cell in CELLS], form)

    assert set(read_tile(small, "marsh").fields) == INSIDE
    assert {each.cell for each in layer_of(read_picture(small, "marsh"), "fields").cells} == INSIDE


def test_points_lie_in_the_cell_around_them() -> None:
    assert (Cell(2, 1), Kind.TURAGA) in read_tile(SMALL, "meadow").tokens


def test_a_picture_has_its_layers_in_map_order(small: Path) -> None:
    """Other kinds of layers lie in between, and some in a group."""
    names = [layer.name for layer in read_picture(small, "meadow").layers]
    changed(small, "meadow.tmx", ("ground", "top"), ("scenery", "ground"), ("top", "scenery"))

    assert names == ["ground", "fields", "scenery"]
    assert [layer.name for layer in read_picture(small, "meadow").layers] == names[::-1]


def test_a_picture_tells_images_rectangles_and_flips() -> None:
    """From a sheet, and from tiles with an image each."""
    tiles = SMALL / "tiles"

    scenery = layer_of(read_picture(SMALL, "meadow"), "scenery")

    assert scenery.cells == (
        CellPicture(Cell(0, -3), tiles / "rock.png", (0, 0, 64, 64)),
        CellPicture(Cell(0, -2), tiles / "tree.png", (0, 0, 64, 64), Flips(horizontal=True)),
        CellPicture(
            Cell(-2, 0),
            tiles / "terrain.png",
            (128, 64, 64, 64),
            Flips(vertical=True, diagonal=True),
        ),
    )


def test_all_eight_flips_are_told_apart() -> None:
    fields = layer_of(read_picture(SMALL, "meadow"), "fields")

    assert len({each.flips for each in fields.cells}) == 8
    assert all(isinstance(each.flips.diagonal, bool) for each in fields.cells)


def test_a_picture_knows_the_name_of_its_tile() -> None:
    assert read_picture(SMALL, "meadow").name == "tile.meadow"
