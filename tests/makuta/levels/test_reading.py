"""Sound maps, in every form that Tiled writes them."""

from pathlib import Path

import pytest

from game.boxes.makuta.levels import CellPicture, Flips, LayerPicture, TilePicture, read_set
from game.core.hexes import Side
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import INSIDE, Cell, Role, Tile
from tests.makuta.levels.folders import SMALL, changed, copy_of_small, painted
from tests.makuta.pictures import tile

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


@pytest.mark.parametrize("word", ["class", "type"])
def test_the_class_of_an_object_has_two_names(small: Path, word: str) -> None:
    """Tiled 1.9 alone writes `class`."""
    before = read_tile(small, "marsh")
    changed(small, "marsh.tmx", ('type="Gate"', f'{word}="Gate"'))

    assert read_tile(small, "marsh") == before


def test_the_class_of_a_template_has_two_names(small: Path) -> None:
    before = read_set(small).tiles
    changed(small, "templates/gate.tx", ("type=", "class="))

    assert read_set(small).tiles == before


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


@pytest.mark.parametrize(
    ("alignment", "right", "down"),
    [
        ("unspecified", 0, 64),
        ("topleft", 0, 0),
        ("top", 32, 0),
        ("topright", 64, 0),
        ("left", 0, 32),
        ("center", 32, 32),
        ("right", 64, 32),
        ("bottomleft", 0, 64),
        ("bottom", 32, 64),
        ("bottomright", 64, 64),
    ],
)
def test_a_tileset_says_where_its_objects_begin(
    small: Path, alignment: str, right: int, down: int
) -> None:
    """A gate that is a tile of its own tileset lies where Tiled draws it."""
    before = read_tile(small, "marsh")
    own = (SMALL / "tokens.tsx").read_text(encoding="utf-8").partition("\n")[2]
    own = own.replace("<tileset", f'<tileset firstgid="50" objectalignment="{alignment}"')
    changed(
        small,
        "marsh.tmx",
        (" <imagelayer", f"{own} <imagelayer"),
        ('type="Gate" x="320" y="64"', f'type="Gate" gid="50" x="{320 + right}" y="{64 + down}"'),
    )

    assert read_tile(small, "marsh") == before


@pytest.mark.parametrize("form", ["csv", "plain", "zlib", "gzip"])
def test_every_form_of_data_that_tiled_offers(small: Path, form: str) -> None:
    painted(small, "marsh.tmx", "fields", [4 if cell in INSIDE else 0 for cell in CELLS], form)

    assert set(read_tile(small, "marsh").fields) == INSIDE
    assert {each.cell for each in layer_of(read_picture(small, "marsh"), "fields").cells} == INSIDE


def test_points_lie_in_the_cell_around_them() -> None:
    assert (Cell(2, 1), Kind.TURAGA) in read_tile(SMALL, "meadow").tokens


def test_an_object_may_be_off_by_a_breath(small: Path) -> None:
    """Tiled's own arithmetic is not exact."""
    before = read_tile(small, "marsh")
    changed(small, "marsh.tmx", ('x="320" y="64" width="64"', 'x="319.999" y="64" width="64.001"'))

    assert read_tile(small, "marsh") == before


def test_hiding_a_layer_changes_nothing(small: Path) -> None:
    """One hides layers while one edits."""
    before = read_set(small)
    changed(small, "marsh.tmx", ('name="fields"', 'name="fields" visible="0" opacity="0.5"'))

    assert read_set(small) == before


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


def test_turns_of_hexagonal_maps_are_ignored(small: Path) -> None:
    """Tiled shows nothing of them on square cells."""
    painted(small, "marsh.tmx", "scenery", [4 | 1 << 28] * 121)

    scenery = layer_of(read_picture(small, "marsh"), "scenery")

    assert {(each.rectangle, each.flips) for each in scenery.cells} == {
        ((192, 0, 64, 64), Flips()),
    }


def test_margin_and_spacing_of_a_sheet(small: Path) -> None:
    """Seven tiles, a margin of 2 around them all and 1 between them."""
    tokens = ' <tileset firstgid="50" source="tokens.tsx"/>\n'
    changed(small, "marsh.tmx", (" <imagelayer", f"{tokens} <imagelayer"))
    painted(small, "marsh.tmx", "scenery", [50 + i % 7 for i in range(121)])

    scenery = layer_of(read_picture(small, "marsh"), "scenery")

    assert [each.rectangle for each in scenery.cells[:7]] == [
        (2 + 65 * i, 2, 64, 64) for i in range(7)
    ]


def test_a_picture_knows_the_name_of_its_tile() -> None:
    assert read_picture(SMALL, "meadow").name == "tile.meadow"


def test_the_later_tileset_counts_where_numbers_overlap(small: Path) -> None:
    """Such is the case after the tileset in front has grown."""
    changed(small, "meadow.tmx", ('firstgid="9"', 'firstgid="8"'))
    painted(small, "meadow.tmx", "scenery", [8] * 121)

    scenery = layer_of(read_picture(small, "meadow"), "scenery")

    assert {each.image.name for each in scenery.cells} == {"tree.png"}
