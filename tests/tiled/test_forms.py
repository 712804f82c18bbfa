"""What is told about a map that is not as its form wants it: all at once, and how to mend it."""

from pathlib import Path

import pytest

from tests.tiled.files import changed, painted
from tests.tiled.island import MAPS, read, told


def told_after(isles: Path, *changes: tuple[str, str]) -> list[str]:
    changed(isles, "island.tmx", *changes)
    return [line.removeprefix("error: island.tmx") for line in told(isles)]


def test_a_sound_map() -> None:
    assert told(MAPS) == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            'width="12" height="8" tilewidth="32"',
            'width="11" height="9" tilewidth="16"',
            [
                ": The map has 11 × 9 cells. Bring it to 12 × 8 with Map > Resize Map.",
                (
                    ": The map's cells have 16 × 32 pixels. "
                    "Set Tile Width and Tile Height to 32 in Map > Map Properties."
                ),
            ],
        ),
        (
            'name="sea"',
            'name="see"',
            [
                (
                    ': The layer "sea" is missing. '
                    'Rename the layer "see" to this, or add a tile layer of this name.'
                ),
                (
                    'advice: island.tmx, layer "see": The game does not read a layer of this name. '
                    "It reads sketch, sea, land, paths, villages and stones: "
                    "rename or remove this one."
                ),
            ],
        ),
        (
            '<property name="seats" type="int" value="4"/>',
            "",
            [
                (
                    ': The map property "seats" is missing. '
                    "Add it in Map > Map Properties as an int: how many can play."
                ),
            ],
        ),
        (
            'name="seats" type="int" value="4"',
            'name="seats" value="4"',
            [
                (
                    ': The map property "seats" is of the type string. '
                    "Remove it in Map > Map Properties and add it again as an int: "
                    "how many can play."
                ),
            ],
        ),
        (
            'name="seats" type="int" value="4"',
            'name="seats" type="int" value="four"',
            [
                (
                    ': The map property "seats" is of the type int, but is "four". '
                    "Remove it in Map > Map Properties and add it again as an int: "
                    "how many can play."
                ),
            ],
        ),
        (
            'name="scale" type="float" value="2.5"',
            'name="scale" type="class" propertytype="Scale"',
            [
                (
                    ': The map property "scale" is of the type class. '
                    "Remove it in Map > Map Properties and add it again as a float."
                ),
            ],
        ),
        (
            'name="calm" type="bool" value="true"',
            'name="calm" type="bool" value="maybe"',
            [
                (
                    ': The map property "calm" is of the type bool, but is "maybe". '
                    "Remove it in Map > Map Properties and add it again as a bool."
                ),
            ],
        ),
        (
            'value="Voya Nui"',
            'value=" "',
            [': The map property "island" is empty. Set it in Map > Map Properties: its name.'],
        ),
        (
            'name="island" value',
            'name="isle" value',
            [
                (
                    ': The map property "island" is missing. '
                    "Add it in Map > Map Properties as a string: its name."
                ),
                (
                    'advice: island.tmx: The map property "isle" is not read by the game. '
                    "It reads island, seats, scale and calm: "
                    "rename or remove it in Map > Map Properties."
                ),
            ],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_map_itself(isles: Path, old: str, new: str, expected: list[str]) -> None:
    assert told_after(isles, (old, new)) == expected


VILLAGE = ', layer "villages", object 3, column 3, row 2: '
PATH = ', layer "paths", object 1, column 3, row 2: '
STONE = ', layer "stones", object 6, column 3, row 5: '


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            'name="Mahri" type="Village"',
            'name="Mahri" type="Town"',
            (
                f'{VILLAGE}The game does not know the class "Town". '
                'Set Class (Type in Tiled 1.8) to "Village", or use a template.'
            ),
        ),
        (
            'name="Mahri" type="Village"',
            'name="Mahri" type="Stone"',
            (
                f"{VILLAGE}A Stone does not belong on this layer. "
                'Move it to the layer "stones", or set its class to "Village".'
            ),
        ),
        (
            'value="coast"',
            'value="moon"',
            (
                f'{VILLAGE}The property "region" is "moon", which the game does not know. '
                'Set it to "coast", "valley" or "peak".'
            ),
        ),
        (
            '<property name="people" type="int" value="120"/>',
            "",
            (
                f"{VILLAGE}The village does not say its people. "
                "Add the property people, an int, and set it. "
                "If Tiled shows one in grey, choose it all the same: a grey value is not saved."
            ),
        ),
        (
            'name="wealth" type="float" value="3"',
            'name="wealth" type="int" value="3"',
            (
                f'{VILLAGE}The property "wealth" is of the type int. '
                "Remove the property and add it again as a float."
            ),
        ),
        (
            '<polyline points="0,0 64,32 96,-8.5 -16,-40"/>',
            '<polygon points="0,0 64,32 96,-8.5 -16,-40"/>',
            (
                f"{PATH}The object is of the shape polygon. "
                "Delete it and draw a polyline (P), or use a template."
            ),
        ),
        (
            'points="0,0 64,32 96,-8.5 -16,-40"',
            'points="0,0 64,32 96,-8.5 -640,-40"',
            (
                ', layer "paths", object 1: The object lies outside the map, at x -576, y 56. '
                "Turn on View > Snapping > Snap to Grid and drag it onto a cell, or delete it."
            ),
        ),
        (
            'points="0,0 64,32 96,-8.5 -16,-40"',
            'points="0,0 64,32 96,-8.5 -100,-40"',
            (
                ', layer "paths", object 1, column 1, row 2: '
                "The object lies outside the map, at x -36, y 56. "
                "Turn on View > Snapping > Snap to Grid and drag it onto a cell, or delete it."
            ),
        ),
        (
            'type="Stone" x="64"',
            'type="Stone" x="70"',
            (
                f"{STONE}The object lies across cells, at x 70, y 128. "
                "Turn on View > Snapping > Snap to Grid and drag it onto its cells."
            ),
        ),
        (
            'width="64" height="64"',
            'width="32" height="64"',
            (
                ', layer "stones", object 6, column 2, row 5: '
                "The object has 32 × 64 pixels instead of 64 × 64. "
                "Set Width and Height to 64 in the Properties panel."
            ),
        ),
        (
            'type="Stone" x="64"',
            'type="Stone" x="640"',
            (
                ', layer "stones", object 6: The object lies outside the map, at x 640, y 128. '
                "Turn on View > Snapping > Snap to Grid and drag it onto a cell, or delete it."
            ),
        ),
        (
            'type="Stone" x="64"',
            'type="Stone" rotation="45" x="64"',
            (
                f"{STONE}The object is turned by 45 degrees. "
                "Set Rotation to 0 in the Properties panel."
            ),
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_object(isles: Path, old: str, new: str, expected: str) -> None:
    assert told_after(isles, (old, new)) == [expected]


def test_an_object_that_lies_wrongly_keeps_its_class(isles: Path) -> None:
    """So that a game does not miss it as well."""
    changed(isles, "island.tmx", ('type="Stone" x="64"', 'type="Stone" x="70"'))

    found, _ = read(isles)

    assert found is not None
    (stone,) = found.objects["stones"].objects
    assert (stone.class_name, stone.cell) == ("Stone", None)


def test_a_lost_object_is_still_counted(isles: Path) -> None:
    changed(isles, "island.tmx", ('template="village.tx"', 'template="town.tx"'))

    found, _ = read(isles)

    assert found is not None
    assert len(found.objects["villages"].objects) == 2
    assert found.objects["villages"].written == 3


def test_properties_are_read_even_if_the_size_is_wrong(isles: Path) -> None:
    changed(isles, "island.tmx", ('width="12" height="8" tile', 'width="12" height="7" tile'))

    found, _ = read(isles)

    assert found is not None
    assert not found.fits
    assert found.properties["island"] == "Voya Nui"
    assert not found.cells


def test_everything_is_told_at_once(isles: Path) -> None:
    painted(isles / "island.tmx", "land", [99, *[0] * 95], columns=12, rows=8)
    (isles / "images" / "hut.png").unlink()

    lines = told_after(
        isles,
        ('value="Voya Nui"', 'value=""'),
        ('type="Stone" x="64"', 'type="Stone" x="70"'),
        ('value="coast"', 'value="moon"'),
        ('template="village.tx"', 'template="town.tx"'),
    )

    assert [line.partition(". ")[0] for line in lines] == [
        ": The template of object 5 cannot be used",
        ', layer "land": No tileset of the map has the tile number 99, shown at row 0, column 0',
        ': The map property "island" is empty',
        f'{VILLAGE}The property "region" is "moon", which the game does not know',
        f"{STONE}The object lies across cells, at x 70, y 128",
        "error: signs.tsx: An image cannot be used",
    ]
