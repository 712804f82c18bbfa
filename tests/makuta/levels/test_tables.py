"""Tables beside the images: every number has its range, and what is odd is told, not drawn."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from game.boxes.makuta.levels.pictures import CellPicture
from game.boxes.makuta.levels.sets import read_set
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.ground_plan import SIDE
from game.boxes.makuta.table.island.ground_scene import SceneReader
from game.boxes.makuta.table.island.slabs import TileSheets
from game.rules.makuta.tiles import Cell, Role, Tile
from game.tabletop.land.own_pictures import opened
from game.tiled.look_tables import MOST_BYTES, NO_TABLE, Piece, Stone, table_in
from game.tiled.problems import LevelError
from game.ui.piecework import finished
from tests.makuta.levels.folders import SHIPPED, copy_of_small, errors_in
from tools import levels
from tools.proofs.siege.level_damage import KINDS, png

SOUND = {"cell": 64, "columns": 4}
ASSETS = SHIPPED.parents[1] / "assets" / "makuta" / "terrain"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return copy_of_small(tmp_path)


def told(table: Any) -> list[str]:  # noqa: ANN401 - whatever JSON can say
    return table_in(json.dumps(table).encode())[1]


def test_the_shipped_tables_are_sound() -> None:
    for path in (SHIPPED / "tiles").glob("*.json"):
        assert table_in(path.read_bytes())[1] == []


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"{", b"[" * 100_000, b"9" * 100_000])
def test_no_json(data: bytes) -> None:
    table, (what,) = table_in(data)

    assert table == NO_TABLE
    assert what.startswith("The table is no JSON that can be read (") or "no JSON object" in what


@pytest.mark.parametrize("odd", [float("inf"), float("nan"), 0, -1, 1e308, 2**70, True, "64", None])
@pytest.mark.parametrize("name", ["cell", "columns"])
def test_odd_measures(name: str, odd: object) -> None:
    assert told({**SOUND, name: odd}) == [
        f'The "{name}" of the table is no whole number from 1 to 10,000.'
    ]


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("pieces", [0, 0, 1, 1, 0]),
        ("pieces", [0, 0, 1, 1, 5]),
        ("pieces", [0, 0, 1, 1, -1]),
        ("pieces", [0, 0, 1, 1, 1, 1]),
        ("pieces", [0, 0, 10**9, 10**9]),
        ("pieces", [-1, 0]),
        ("pieces", [2**40, 0]),
        ("pieces", [float("inf"), 0]),
        ("pieces", [0]),
        ("pieces", "00"),
        ("stones", ["../../../letter", 0]),
        ("stones", ["fire", -1]),
        ("stones", ["fire", 2**40]),
        ("stones", ["fire", float("nan")]),
        ("stones", [7, 0]),
        ("stones", {}),
        ("corners", ["ash", "ash", "ash"]),
        ("corners", ["ash", "ash", "ash", 1]),
        ("corners", ["ash", "ash", "ash", "a" * 100_000]),
        ("corners", None),
    ],
)
def test_odd_entries(name: str, entry: object) -> None:
    """The others are used as if it were not there."""
    sound = {"pieces": [1, 2], "stones": ["ice", 3], "corners": ["ash"] * 4}[name]
    text = json.dumps({**SOUND, name: {"0": sound, "1": entry}})

    table, (what,) = table_in(text.encode())

    assert what.startswith(f'What "{name}" says of tile 1 is not ')
    assert len(table.pieces) + len(table.stones) + len(table.corners) == 1


@pytest.mark.parametrize("key", ["-1", "01", " 1", "x", "1.5", "10000", "9" * 5000, "\u0663"])
def test_odd_numbers_of_tiles(key: str) -> None:
    assert told({**SOUND, "stones": {key: ["fire", 0]}}) == [
        f'"{key}" in "stones" is no number of a tile.'
    ]


def test_sound_entries() -> None:
    table, wrong = table_in(
        json.dumps(
            {**SOUND, "stones": {"3": ["ice", 0]}, "pieces": {"0": [1, 2, 2, 2, 4]}}
        ).encode()
    )

    assert wrong == []
    assert table.stones == {3: Stone("ice", 0)}
    assert table.pieces == {0: Piece(1, 2, 2, 2, 4)}
    assert table.parts == {1, 4, 5}


# In a set


def test_all_that_is_wrong_with_a_table_is_told(small: Path) -> None:
    table = {**SOUND, "stones": {"x": ["fire", 0], "1": ["fire", -1]}}
    (small / "tiles" / "terrain.json").write_text(json.dumps(table), "utf-8")

    mend = "Mend it, or remove the file: the tiles then look as they do in Tiled."
    assert errors_in(small) == [
        f'tiles/terrain.json: "x" in "stones" is no number of a tile. {mend}',
        (
            'tiles/terrain.json: What "stones" says of tile 1 is not '
            f"the name of a region and a column from 0 to 99. {mend}"
        ),
    ]
    with pytest.raises(LevelError):
        read_set(small)


def _giant(path: Path) -> None:
    path.write_bytes(b" " * (MOST_BYTES + 1))


def _away(path: Path) -> None:
    (path.parents[2] / "letter").write_text("{}")
    path.symlink_to(path.parents[2] / "letter")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no pipes")
@pytest.mark.parametrize(
    ("put", "what"),
    [
        (Path.mkdir, "This is a folder, not a file."),
        (os.mkfifo, "This is not an ordinary file."),
        (_giant, "The file has 500,001 bytes;"),
        (_away, "This is a link to a file outside the folder of the level set."),
        (lambda path: path.symlink_to(path), "This is a link to a file outside"),
    ],
)
def test_what_lies_in_the_place_of_a_table(
    small: Path, put: Callable[[Path], object], what: str
) -> None:
    put(small / "tiles" / "terrain.json")

    (error,) = errors_in(small)

    assert error.startswith(f"tiles/terrain.json: {what}")


@pytest.mark.parametrize("name", ["", "n" * 100_000, "tile\n.x"])
def test_a_name_that_is_none(small: Path, name: str) -> None:
    path = small / "meadow.tmx"
    text = path.read_text("utf-8").replace("tile.meadow", name.replace("\n", "&#10;"))
    path.write_text(text, "utf-8")

    report = levels.main([str(small)])

    assert report == int(len(name) != len("tile\n.x"))


# On the table


def test_scenery_in_the_very_middle() -> None:
    """Three cells wide, around the middle of the tile."""
    reader = SceneReader(TileSheets(ASSETS))
    tile = Tile("x", Role.LAND, "fire", (), (), ())
    look = CellPicture(Cell(-1, -1), SHIPPED / "tiles" / "scenery.png", (0, 0, 64, 64))
    table = evolve(NO_TABLE, cell=64, columns=10, pieces={0: Piece(0, 0, 3, 3)})
    reader.tables._known[look.image] = table  # noqa: SLF001 - as if it had been read

    levels_picture = read_set(SHIPPED).pictures[0]
    layer = evolve(levels_picture.layers[0], name="scenery", cells=(look,))
    scene = reader.scene(tile, evolve(levels_picture, layers=(layer,)))

    assert [each.middle.length() for each in scene.pieces] == [0]


@pytest.mark.parametrize(("depth", "colours"), KINDS)
def test_any_png_is_shown(small: Path, depth: int, colours: int) -> None:
    """In the game and on the sheet."""
    for path in (small / "tiles").glob("*.png"):
        image = opened(path)
        assert image
        path.write_bytes(png(image.get_size(), depth, colours, Random(2)))

    assert levels.main([str(small), "--preview", str(small / "sheet.png")]) == 0

    found = read_set(small)
    painter = GroundPainter.of(ASSETS)
    side = finished(painter.composing(found.tiles[0], found.pictures[0], 1))
    assert side.get_size() == (SIDE, SIDE)
    assert opened(small / "tiles" / "rock.png")


def test_a_pixel_with_transparency_stays_clear(tmp_path: Path) -> None:
    """Of an indexed image."""
    (tmp_path / "a.png").write_bytes(png((4, 4), 8, 3, Random(4)))
    image = opened(tmp_path / "a.png")

    assert image
    assert image.get_at((0, 0)).a in {0, 255}


def test_an_image_that_vanishes_is_left_out(small: Path) -> None:
    found = read_set(small)
    for path in (small / "tiles").iterdir():
        path.unlink()

    painter = GroundPainter.of(ASSETS)
    for tile, picture in zip(found.tiles, found.pictures, strict=True):
        assert finished(painter.composing(tile, picture, 0)).get_size() == (SIDE, SIDE)
