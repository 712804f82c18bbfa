"""Files that would do harm, or stop pytmx: each gets words, and pytmx never sees it."""

import base64
import zlib
from pathlib import Path

import pytest

from tests.tiled.files import changed, painted
from tests.tiled.island import told

BOMB = '<!DOCTYPE map [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>\n<map '
RESTORE = "Restore the map from a copy, or paint the layer anew."


def told_after(isles: Path, old: str, new: str, file: str = "island.tmx") -> str:
    changed(isles, file, (old, new))
    (line,) = told(isles)
    return line.removeprefix("error: ")


@pytest.mark.parametrize(
    ("file", "tag"), [("island.tmx", "map"), ("signs.tsx", "tileset"), ("village.tx", "template")]
)
def test_entities_are_not_let_in(isles: Path, file: str, tag: str) -> None:
    path = isles / file
    path.write_text(path.read_text("utf-8").replace(f"<{tag}", BOMB.replace("map ", tag), 1))

    assert {line for line in told(isles) if "DOCTYPE" in line} == {
        (
            f"error: {file}: The file has a DOCTYPE, which could bring in other files. "
            "Remove the lines from <!DOCTYPE to ]> in a text editor; Tiled does not need them."
        ),
    }


@pytest.mark.parametrize("source", ["../secret.tsx", "images/../../secret.tsx"])
def test_no_file_outside_the_folder_is_opened(isles: Path, source: str) -> None:
    (isles.parent / "secret.tsx").write_text("<tileset/>", encoding="utf-8")

    assert told_after(isles, '"signs.tsx"', f'"{source}"') == (
        f'island.tmx: A tileset cannot be used. The file "{source}" lies outside the folder of the '
        "level set. Copy it into that folder and choose the copy in Tiled."
    )


@pytest.mark.parametrize("source", ["/etc/passwd", "C:/boot.ini"])
def test_no_file_is_named_by_its_full_path(isles: Path, source: str) -> None:
    assert told_after(isles, '"images/hut.png"', f'"{source}"', "signs.tsx") == (
        f'signs.tsx: An image cannot be used. The file "{source}" is named by its full path, which '
        "other computers lack. "
        "Copy it into the folder of the level set and choose the copy in Tiled."
    )


def test_a_sketch_need_not_be_there(isles: Path) -> None:
    (isles / "images" / "sketch.png").unlink()

    assert told(isles) == [
        (
            'advice: island.tmx, layer "sketch": The file "images/sketch.png" does not exist. '
            "The game does not need it, but the next person at the map does: put it back."
        ),
    ]


def test_data_that_swells(isles: Path) -> None:
    packed = base64.b64encode(zlib.compress(bytes(4_000_000), 9)).decode()
    painted(isles / "island.tmx", "land", [], columns=12, rows=8)

    assert (
        told_after(
            isles,
            '<data encoding="csv">\n\n</data>',
            f'<data encoding="base64" compression="zlib">{packed}</data>',
        )
        == 'island.tmx, layer "land": The layer\'s data has 9,600 cells and more instead of 96. '
        f"{RESTORE}"
    )


def test_data_that_goes_on_and_on(isles: Path) -> None:
    painted(isles / "island.tmx", "land", [0] * 6000, columns=12, rows=8)

    assert told(isles) == [
        (
            'error: island.tmx, layer "land": The layer\'s data has 11,999 letters, far too many. '
            f"{RESTORE}"
        ),
    ]


def test_a_wrong_number_is_told_by_its_cell(isles: Path) -> None:
    painted(isles / "island.tmx", "land", [0] * 96, columns=12, rows=8)

    assert told_after(isles, "0,0,0,0\n</data>", "0,7_7,0,0\n</data>") == (
        'island.tmx, layer "land": The layer\'s data has "7_7" for column 9, row 7. '
        f"Every cell needs a whole number from 0 up. {RESTORE}"
    )


def test_a_tileset_of_too_many_tiles(isles: Path) -> None:
    huge = 'width="99999" height="99999"'

    assert told_after(isles, 'width="135" height="69"', huge, "paint.tsx") == (
        "paint.tsx: The tileset has 9,180,900 tiles; more than 10,000 are not read. "
        "Open the tileset in Tiled, choose its image anew and save it."
    )


@pytest.mark.parametrize("points", ["", "0", "0,0 1", "0,0 nan,1", "0,0 1,", "a,b"])
def test_points_that_are_none(isles: Path, points: str) -> None:
    assert told_after(isles, 'points="0,0 0,64"', f'points="{points}"') == (
        'island.tmx, layer "paths", object 2: The points of the polyline cannot be read. '
        "Delete the object and place it anew."
    )


def test_a_measure_that_is_no_number(isles: Path) -> None:
    assert told_after(isles, 'x="200.5"', 'x="inf"') == (
        'island.tmx, layer "villages", object 4: The "x" of the object is "inf", which is not a '
        "number. Delete the object and place it anew."
    )


@pytest.mark.parametrize("name", ["width", "layers", "infinite", "nextlayerid"])
def test_a_map_property_named_like_an_attribute(isles: Path, name: str) -> None:
    changed(isles, "island.tmx", ('"calm"', f'"{name}"'))

    assert told(isles) == [
        (
            f'error: island.tmx: The map property "{name}" has a name that every map uses for '
            "something else. Rename or remove it in Map > Map Properties."
        ),
    ]


def test_layers_that_the_game_does_not_read_do_no_harm(isles: Path) -> None:
    """Whatever is in them: pytmx would stop at the class property, and at the chunks."""
    text = (isles / "island.tmx").read_text(encoding="utf-8")
    strange = (
        '<layer name="ideas"><properties><property name="a" type="class" propertytype="B"/>'
        "</properties><data><chunk/></data></layer>"
    )
    (isles / "island.tmx").write_text(text.replace("</map>", f"{strange}</map>"), encoding="utf-8")

    (line,) = told(isles)

    assert line.startswith('advice: island.tmx, layer "ideas": The game does not read a layer')


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("island.tmx", 'nextobjectid="9"', 'nextobjectid="many"'),
        ("island.tmx", 'id="2" name="sea"', 'id="two" name="sea" opacity="" visible="perhaps"'),
        ("island.tmx", 'id="3" name="Mahri"', 'id="three" visible="perhaps" name="Mahri"'),
        ("paint.tsx", 'tilecount="8" columns="4"', 'tilecount="some" columns=""'),
        ("paint.tsx", 'duration="100"', 'duration="long"'),
        ("paint.tsx", 'name="deep" type="bool" value="true"', 'name="deep" type="list"'),
    ],
)
def test_what_nobody_reads_may_be_wrong(isles: Path, file: str, old: str, new: str) -> None:
    changed(isles, file, (old, new))

    assert told(isles) == []


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("town.tx", 'The template of object 5 cannot be used. The file "town.tx" does not exist.'),
        ("../town.tx", "The template of object 5 cannot be used. The file"),
        ("signs.tsx", 'The template of object 5, "signs.tsx", has no object in it.'),
    ],
)
def test_a_template_that_is_none(isles: Path, template: str, words: str) -> None:
    (isles.parent / "town.tx").write_text("<template/>", encoding="utf-8")

    assert words in told_after(isles, 'template="village.tx"', f'template="{template}"')
