"""What is in the box (section 1) and the reconstructed values (section 16)."""

from collections import Counter
from enum import IntEnum
from itertools import combinations

import pytest

from game.core.hexes import SIDES
from game.rules.makuta.editions import EN, US
from game.rules.makuta.pieces import LOCKS, RAHI, Colour, Die, Kanohi, Kind, Symbol, Toa, Turaga
from game.rules.makuta.setup import box_of
from game.rules.makuta.temple import colour_at
from game.rules.makuta.tiles import (
    GATE_CELLS,
    INSIDE,
    Cell,
    Role,
    cell_of,
    field_number,
    tile_of,
    within_reach,
)
from tests.makuta.atlases import full_atlas, small_atlas
from tests.makuta.pictures import names_in, tile
from tests.makuta.situations import NORTH, situation

BOX = box_of(EN)


@pytest.mark.rule("B1")
def test_twenty_tiles_one_of_them_the_start_one_makutas() -> None:
    roles = Counter(tile.role for tile in full_atlas().tiles)

    assert roles == {Role.START: 1, Role.MAKUTA: 1, Role.LAND: 18}


@pytest.mark.rule("B1", "G1")
def test_a_tile_is_a_grid_of_fields_in_a_hexagon_with_a_gate_cell_on_each_side() -> None:
    assert len(INSIDE) == 51
    assert set(GATE_CELLS) == set(SIDES)
    assert set(GATE_CELLS.values()) <= INSIDE


@pytest.mark.rule("B1")
def test_a_field_keeps_its_number_wherever_its_tile_lies() -> None:
    numbers = {field_number(number, cell): (number, cell) for number in (0, 19) for cell in INSIDE}

    assert len(numbers) == 2 * len(INSIDE)
    assert all((tile_of(n), cell_of(n)) == place for n, place in numbers.items())


@pytest.mark.rule("B1")
def test_the_numbers_of_fields_never_change() -> None:
    """Saved games name fields by them."""
    assert field_number(0, Cell(0, 0)) == 60
    assert field_number(2, Cell(-3, 2)) == 2 * 128 + 79


@pytest.mark.rule("M4", "U5")
def test_what_is_within_reach_on_a_tile() -> None:
    """Past the mosquito only if one dares."""
    picture = "a K b m c"
    reached = {False: "aKb", True: "aKbmc"}

    for daring, names in reached.items():
        cells = within_reach(tile("a", picture), Cell(-2, 0), crossing_rahi=daring)
        assert cells == {names_in(picture)[name] for name in names}


@pytest.mark.rule("B2", "V1")
def test_how_many_tokens_there_are_of_each_kind() -> None:
    counts = {kind: len(faces) for kind, faces in BOX.items()}

    assert counts == {
        Kind.MOSQUITO: 19,
        Kind.SCORPION: 19,
        Kind.TIGER: 19,
        Kind.KANOHI: 24,
        Kind.TURAGA: 12,
        Kind.KEY: 24,
        Kind.LOCK: 9,
    }
    assert sum(counts[kind] for kind in RAHI) == 57


@pytest.mark.rule("B3", "V2")
def test_each_toa_has_the_element_of_a_key() -> None:
    elements = {toa.name: Symbol(toa).name for toa in Toa}

    assert elements == {
        "TAHU": "FIRE",
        "GALI": "WATER",
        "LEWA": "AIR",
        "POHATU": "STONE",
        "ONUA": "EARTH",
        "KOPAKA": "ICE",
    }


@pytest.mark.rule("B2", "B3")
@pytest.mark.parametrize(
    ("faces", "names"),
    [
        (Kind, "MOSQUITO SCORPION TIGER KANOHI TURAGA KEY LOCK POWER"),
        (Kanohi, "HAU PAKARI AKAKU KAKAMA KAUKAU MIRU"),
        (Turaga, "VAKAMA NOKAMA MATAU ONEWA WHENUA NUJU"),
        (Toa, "TAHU GALI LEWA POHATU ONUA KOPAKA"),
        (Symbol, "FIRE WATER AIR STONE EARTH ICE YELLOW"),
        (Colour, "WHITE RED GREEN BROWN BLUE BLACK"),
    ],
)
def test_the_numbers_of_faces_never_change(faces: type[IntEnum], names: str) -> None:
    """Saved games name faces by them."""
    assert {face.name: face.value for face in faces} == {
        name: number for number, name in enumerate(names.split())
    }


@pytest.mark.rule("B4")
def test_the_three_dice() -> None:
    assert {die.name: int(die) for die in Die} == {"WHITE": 6, "RED": 8, "GREEN": 12}


@pytest.mark.rule("V1")
@pytest.mark.parametrize(
    ("kind", "thrice", "twice"),
    [
        (Kind.MOSQUITO, range(1, 6), range(6, 8)),
        (Kind.SCORPION, range(7, 12), range(12, 14)),
    ],
)
def test_mosquitoes_and_scorpions(kind: Kind, thrice: range, twice: range) -> None:
    """The example of V1: 19 Rahi over seven strengths."""
    expected = {**dict.fromkeys(thrice, 3), **dict.fromkeys(twice, 2)}

    assert Counter(BOX[kind]) == expected


@pytest.mark.rule("V1", "R2")
def test_tigers() -> None:
    expected = {**dict.fromkeys(range(13, 16), 3), **dict.fromkeys(range(16, 21), 2)}

    assert Counter(BOX[Kind.TIGER]) == expected


@pytest.mark.rule("R2", "E2")
def test_the_american_box_has_other_scorpions_and_tigers() -> None:
    """19 over the eight strengths 7 to 14, and over the seven strengths 14 to 20."""
    box = box_of(US)

    assert box[Kind.MOSQUITO] == BOX[Kind.MOSQUITO]
    assert Counter(box[Kind.SCORPION]) == {
        **dict.fromkeys(range(7, 10), 3),
        **dict.fromkeys(range(10, 15), 2),
    }
    assert Counter(box[Kind.TIGER]) == {
        **dict.fromkeys(range(14, 19), 3),
        **dict.fromkeys(range(19, 21), 2),
    }


@pytest.mark.rule("V1")
def test_four_of_each_kanohi_and_two_of_each_turaga() -> None:
    assert Counter(BOX[Kind.KANOHI]) == dict.fromkeys(Kanohi, 4)
    assert Counter(BOX[Kind.TURAGA]) == dict.fromkeys(Turaga, 2)


@pytest.mark.rule("V2")
def test_three_keys_of_each_symbol_and_six_yellow_ones() -> None:
    symbols = dict.fromkeys(Symbol, 3)

    assert Counter(BOX[Kind.KEY]) == {**symbols, Symbol.YELLOW: 6}


@pytest.mark.rule("V3")
def test_the_nine_locks() -> None:
    numbers = ["".join(str(symbol + 1) for symbol in symbols) for symbols in LOCKS]

    assert numbers == ["123", "124", "135", "146", "156", "236", "245", "256", "345"]
    assert sorted(BOX[Kind.LOCK]) == [*range(9)]


@pytest.mark.rule("V3")
def test_any_two_symbols_meet_in_two_of_ten_locks_of_which_nine_exist() -> None:
    """The tenth, 346, would bring every pair to two."""
    tenth = (Symbol.AIR, Symbol.STONE, Symbol.ICE)

    pairs = Counter(pair for symbols in (*LOCKS, tenth) for pair in combinations(symbols, 2))

    assert pairs == dict.fromkeys(combinations(list(Symbol)[:6], 2), 2)


@pytest.mark.rule("B5", "V4", "L1")
def test_the_temple_has_six_segments_in_a_ring() -> None:
    """Clockwise: white, red, green, brown, blue, black."""
    story = situation(small_atlas(), lay=[("makuta", NORTH, 0)], temple=0)

    ring = [colour_at(story.state, story.at(("makuta", side))) for side in SIDES]

    assert ring == [
        Colour.WHITE,
        Colour.RED,
        Colour.GREEN,
        Colour.BROWN,
        Colour.BLUE,
        Colour.BLACK,
    ]


@pytest.mark.rule("F1")
def test_the_start_field_is_one_field_of_nine_cells() -> None:
    start = tile("start", "a o o\nS S S\nS S S\nS S S\nb o o")

    assert Cell(0, 0) in start.fields
    assert len(start.fields) == 7
