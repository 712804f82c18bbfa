"""Sound maps of any game, in every form that Tiled writes them."""

from pathlib import Path

import pytest
from attrs import evolve

from game.tiled.maps import Flips, Look
from game.tiled.placed_objects import Frame, MapObject
from game.tiled.problems import ColumnRow
from tests.tiled.files import changed, painted
from tests.tiled.island import FORM, MAPS, read, read_sound

IMAGES = MAPS / "images"
LAND = [0] * 96


def looks_on(folder: Path, layer: str) -> dict[ColumnRow, Look]:
    found = read_sound(folder)
    looks = found.looks()
    assert looks is not None
    return {cell: looks[number] for cell, number in found.cells[layer].items()}


def villages_in(folder: Path) -> tuple[MapObject, ...]:
    return read_sound(folder).objects["villages"].objects


def test_properties_have_the_types_of_the_form() -> None:
    assert read_sound(MAPS).properties == {
        "island": "Voya Nui",
        "seats": 4,
        "scale": 2.5,
        "calm": True,
    }


def test_what_is_optional_may_be_missing(isles: Path) -> None:
    changed(
        isles,
        "island.tmx",
        ('  <property name="calm" type="bool" value="true"/>\n', ""),
        ('<imagelayer id="1" name="sketch" locked="1">', "<unknown>"),
        ("</imagelayer>", "</unknown>"),
    )
    text = (isles / "island.tmx").read_text(encoding="utf-8")
    stones = text[text.index(' <objectgroup id="7"') : text.index("</map>")]
    (isles / "island.tmx").write_text(text.replace(stones, ""), encoding="utf-8")

    found = read_sound(isles)

    assert "calm" not in found.properties
    assert "stones" not in found.objects


def test_a_path_is_told_by_its_points() -> None:
    """In pixels of the map; what it covers begins where its leftmost and topmost points are."""
    road, _ = read_sound(MAPS).objects["paths"].objects

    assert (road.class_name, road.name) == ("Path", "coast road")
    assert road.points == ((64, 96), (128, 128), (160, 87.5), (48, 56))
    assert road.frame == Frame(48, 56, 112, 72)
    assert road.properties == {"steps": 5, "safe": True}


def test_places_lie_anywhere_on_the_map() -> None:
    """A rectangle, a point, and a template that shows a tile."""
    mahri, iron, high = villages_in(MAPS)

    assert (mahri.frame, mahri.spot.cell) == (Frame(100, 60.5, 50, 40), (3, 2))
    assert (iron.frame, iron.spot.cell) == (Frame(200.5, 90, 0, 0), (6, 2))
    assert (high.frame, high.spot.cell) == (Frame(288, 160, 32, 64), (9, 6))


def test_a_text_of_several_lines() -> None:
    assert villages_in(MAPS)[1].properties["note"] == "Two lines,\nand no attribute."


def test_an_object_outweighs_its_template() -> None:
    high = villages_in(MAPS)[2]

    assert high.name == "High Koro"
    assert high.properties == {"people": 9, "region": "peak"}


def test_a_property_may_be_called_like_an_attribute(isles: Path) -> None:
    """Of an object; pytmx alone would refuse the map."""
    own = '<property name="width" value="broad"/><property name="points" value="many"/>'
    changed(isles, "island.tmx", ('    <property name="people" type="int" value="120"/>', own))
    changed(isles, "island.tmx", (own, f'{own}<property name="people" type="int" value="120"/>'))

    assert villages_in(isles) == villages_in(MAPS)


def test_properties_of_a_tile_are_not_those_of_its_objects(isles: Path) -> None:
    wealth = '<properties><property name="wealth" type="float" value="9"/></properties>'
    changed(isles, "signs.tsx", ('<tile id="3">', f'<tile id="3">{wealth}'))

    assert villages_in(isles) == villages_in(MAPS)


@pytest.mark.parametrize("file", ["island.tmx", "village.tx"])
def test_the_class_of_an_object_has_two_names(isles: Path, file: str) -> None:
    """Tiled 1.9 alone writes `class`."""
    changed(isles, file, ('type="Village"', 'class="Village"'))

    assert villages_in(isles) == villages_in(MAPS)


@pytest.mark.parametrize(
    ("alignment", "right", "down"),
    [
        ("unspecified", 0, 64),
        ("topleft", 0, 0),
        ("top", 16, 0),
        ("topright", 32, 0),
        ("left", 0, 32),
        ("center", 16, 32),
        ("right", 32, 32),
        ("bottomleft", 0, 64),
        ("bottom", 16, 64),
        ("bottomright", 32, 64),
    ],
)
def test_a_tileset_says_where_its_objects_begin(
    isles: Path, alignment: str, right: int, down: int
) -> None:
    """A tile lies where Tiled draws it."""
    changed(isles, "signs.tsx", ("<tileset ", f'<tileset objectalignment="{alignment}" '))
    changed(isles, "island.tmx", ('x="288" y="224"', f'x="{288 + right}" y="{160 + down}"'))

    assert villages_in(isles) == villages_in(MAPS)


def test_an_object_that_fills_cells_knows_the_first_of_them(isles: Path) -> None:
    """It may be off by a breath: Tiled's own arithmetic is not exact."""
    changed(isles, "island.tmx", ('x="64" y="128" width="64"', 'x="63.999" y="128" width="64.001"'))

    (stone,) = read_sound(isles).objects["stones"].objects

    assert stone.cell == (2, 4)


@pytest.mark.parametrize("form", ["csv", "plain", "zlib", "gzip"])
def test_every_form_of_data_that_tiled_offers(isles: Path, form: str) -> None:
    numbers = [*LAND[:-2], 5, 0]
    painted(isles / "island.tmx", "land", numbers, form, columns=12, rows=8)

    assert looks_on(isles, "land") == {
        (10, 7): Look(isles / "images" / "paint.png", (2, 35, 32, 32)),
    }


def test_a_large_map_may_have_much_data(isles: Path) -> None:
    """A layer of a small one may not: packed data can swell a thousandfold."""
    columns, rows = 200, 100
    large = [1 << 31 | 5] * (columns * rows)
    form = evolve(FORM, columns=columns, rows=rows)
    changed(isles, "island.tmx", ('width="12" height="8" tile', 'width="200" height="100" tile'))
    for layer in ("sea", "land"):
        painted(isles / "island.tmx", layer, large, columns=columns, rows=rows)

    assert len(read_sound(isles, form).cells["land"]) == columns * rows


def test_cells_have_images_rectangles_and_flips() -> None:
    """From a sheet with margin and spacing, and from tiles with an image each."""
    assert looks_on(MAPS, "land") == {
        (3, 2): Look(IMAGES / "paint.png", (2, 35, 32, 32)),
        (4, 2): Look(IMAGES / "paint.png", (2, 35, 32, 32), Flips(horizontal=True)),
        (5, 2): Look(IMAGES / "paint.png", (35, 35, 32, 32), Flips(vertical=True, diagonal=True)),
        (4, 3): Look(IMAGES / "hut.png", (0, 0, 32, 32)),
        (5, 4): Look(IMAGES / "tower.png", (0, 0, 32, 64)),
    }


def test_tile_layers_stay_in_map_order() -> None:
    """Other layers lie in between, and some in a group."""
    assert list(read_sound(MAPS).cells) == ["sea", "land"]


def test_a_number_can_be_told_as_the_file_has_it() -> None:
    """Pytmx counts anew, and tells flipped tiles apart."""
    found = read_sound(MAPS)

    numbers = [found.number_in_file(number) for number in found.cells["land"].values()]

    assert numbers == [5, 5, 6, 9, 12]


def test_turns_of_hexagonal_maps_are_ignored(isles: Path) -> None:
    """Tiled shows nothing of them on square cells."""
    painted(isles / "island.tmx", "land", [5 | 1 << 28, *LAND[1:]], columns=12, rows=8)

    assert looks_on(isles, "land") == {(0, 0): Look(isles / "images/paint.png", (2, 35, 32, 32))}


def test_hiding_a_layer_changes_nothing(isles: Path) -> None:
    """One hides layers while one edits."""
    changed(isles, "island.tmx", ('name="land"', 'name="land" visible="0" opacity="0.5"'))

    assert looks_on(isles, "land").keys() == looks_on(MAPS, "land").keys()


@pytest.mark.parametrize(
    ("first", "number", "image"),
    [
        (("paint", 1), 9, "hut.png"),
        (("signs", 5), 8, "paint.png"),  # the one in front has an image for that number
    ],
)
def test_the_later_tileset_counts_where_numbers_overlap(
    isles: Path, first: tuple[str, int], number: int, image: str
) -> None:
    """Such is the case after the tileset in front has grown."""
    name, begin = first
    own = {"paint": "1", "signs": "9"} | {name: str(begin)}
    if name == "signs":
        own["paint"] = "8"
    changed(
        isles,
        "island.tmx",
        ('firstgid="1" source="paint.tsx"', f'firstgid="{own["paint"]}" source="paint.tsx"'),
        ('firstgid="9" source="signs.tsx"', f'firstgid="{own["signs"]}" source="signs.tsx"'),
    )
    for layer in ("sea", "land"):
        painted(isles / "island.tmx", layer, [number] * 96, columns=12, rows=8)

    assert {look.image.name for look in looks_on(isles, "land").values()} == {image}


def test_no_file_is_changed(isles: Path) -> None:
    before = {path: path.read_bytes() for path in isles.rglob("*.t*x")}

    read(isles)

    assert {path: path.read_bytes() for path in isles.rglob("*.t*x")} == before
