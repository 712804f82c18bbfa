"""`redraw`: maps with another layout, changes that leave a set playable, and a search."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from shutil import copytree
from typing import cast

import pytest
from attrs import define, evolve, field

from game.boxes import SHELF
from game.boxes.makuta.levels.sets import check_set, read_set
from game.core.hexes import Side
from game.places import contents_of
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import GATE_CELLS, Cell, Tile
from tools import redraw
from tools.makuta.redrawing import measuring, search
from tools.makuta.redrawing.changes import Pencil, is_sound
from tools.makuta.redrawing.maps import RedrawingError, redrawn, room_for_fields
from tools.orders import Order
from tools.proofs.results import Figures

SHIPPED = contents_of(SHELF.first).levels
TA_KORO = (SHIPPED / "ta_koro.tmx").read_text("utf-8")


def tile_of(key: str) -> Tile:
    return next(tile for tile in read_set(SHIPPED).tiles if tile.key == key)


def read_back(text: str, folder: Path) -> Tile:
    """As the game reads it, among the others of its set."""
    levels = folder / "set"
    copytree(SHIPPED, levels)
    (levels / "ta_koro.tmx").write_text(text, "utf-8")
    return next(tile for tile in read_set(levels).tiles if tile.key == "ta_koro")


# Maps


def test_a_map_whose_layout_stays_is_the_same_letter_for_letter() -> None:
    assert redrawn(TA_KORO, tile_of("ta_koro")) == TA_KORO


def test_the_game_reads_the_layout_that_was_written(tmp_path: Path) -> None:
    tile = tile_of("ta_koro")
    (cell, _), *others = tile.tokens
    closed = next(side for side in Side if side not in tile.gates)
    gate = GATE_CELLS[closed]
    plain = next(each for each in tile.fields if each not in dict(tile.tokens))
    wanted = evolve(
        tile,
        fields=tuple(sorted({*tile.fields, gate}, key=lambda each: (each.y, each.x))),
        gates=tuple(sorted({*tile.gates, closed})),
        tokens=tuple(sorted([(cell, Kind.KEY), *others], key=lambda t: (t[0].y, t[0].x))),
    )

    text = redrawn(TA_KORO, wanted)

    assert read_back(text, tmp_path) == wanted
    assert plain in wanted.fields
    assert text.count("nextobjectid") == 1


def test_scenery_gives_way_to_a_field_and_landmarks_do_not() -> None:
    levels = read_set(SHIPPED)
    picture = next(each for each in levels.pictures if each.key == "ta_koro")

    room = room_for_fields(tile_of("ta_koro"), picture)

    assert {*tile_of("ta_koro").fields} <= room
    assert Cell(2, 2) not in room  # the forge, two cells by two


def test_a_map_that_tiled_has_not_written_is_refused() -> None:
    with pytest.raises(RedrawingError, match="save it there once"):
        redrawn('<tileset firstgid="1" source="fields.tsx"/>', tile_of("ta_koro"))


# Changes


def test_every_change_leaves_a_set_that_can_be_played() -> None:
    levels = read_set(SHIPPED)
    pictures = {picture.key: picture for picture in levels.pictures}
    room = {tile.key: room_for_fields(tile, pictures[tile.key]) for tile in levels.tiles}
    tiles = {tile.key: tile for tile in levels.tiles}
    pencil, kinds = Pencil(room, Random(1)), sorted(_kinds(tiles.values()))
    made = 0

    for _ in range(400):
        drawn = pencil.changed(tiles)
        if drawn is not None:
            tiles, made = {**drawn}, made + 1
            assert all(map(is_sound, tiles.values()))

    assert made > 100
    assert sorted(_kinds(tiles.values())) == kinds  # no token is lost or made
    assert all({*tile.fields} <= room[tile.key] for tile in tiles.values())


def test_only_the_tiles_that_may_be_changed_are() -> None:
    tiles = {tile.key: tile for tile in read_set(SHIPPED).tiles}
    room = {key: frozenset(tile.fields) for key, tile in tiles.items()}
    pencil = Pencil(room, Random(2), ["ta_koro", "ga_koro"])

    drawn = [pencil.changed(tiles) for _ in range(60)]

    changed = {key for each in drawn if each for key in each if each[key] != tiles[key]}
    assert changed == {"ta_koro", "ga_koro"}


def _kinds(tiles: Iterable[Tile]) -> list[Kind]:
    return [kind for tile in tiles for _, kind in tile.tokens]


# The search


@define
class FakeTable:
    """No games: the fewer keys lie on the start tile, the better."""

    played: list[int] = field(factory=list)

    def notes_of(self, drawn: Sequence[Tile], numbers: Sequence[int]) -> list[Figures]:
        self.played.append(len(numbers))
        return [{"keys": keys_on_start(drawn)} for _ in numbers]


def keys_on_start(tiles: Iterable[Tile]) -> int:
    start = next(tile for tile in tiles if tile.key == "toa_landing")
    return sum(kind is Kind.KEY for _, kind in start.tokens)


def test_what_games_call_better_is_kept_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "shortfall", lambda notes: sum(note["keys"] for note in notes))
    copytree(SHIPPED, tmp_path, dirs_exist_ok=True)
    order = Order(SHELF.first, contents_of(SHELF.first), "en", {}, ("adept",) * 2, "seed")
    table = FakeTable()
    brief = redraw.Brief(order, 6, 0.0, ("toa_landing", "ga_koro"), tmp_path)
    looking = search.Search(brief, read_set(SHIPPED), cast("measuring.Table", table))

    while not looking.kept:
        looking.step()

    drawn = check_set(tmp_path, shipped=True)
    assert keys_on_start(drawn.tiles) < keys_on_start(read_set(SHIPPED).tiles)
    assert drawn.errors == ()  # it is still as V5 wants it
    assert set(table.played) == {2, 4}  # a first look, and the rest


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["draft", "--only", "ta_kora"], "There is no tile 'ta_kora'; there are charred_forest, "),
        ([str(SHIPPED)], "Write to another folder than the one that is read."),
    ],
)
def test_a_wrong_wish_gets_a_clear_sentence(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert redraw.main([*arguments, "--minutes", "0"]) == 2
    assert capsys.readouterr().err.startswith(message)
