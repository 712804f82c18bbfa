"""Which terrain and which scenery lie where on the shipped map: by chance, the same every time."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from game.boxes.masks.land.known_cells import CORNERS, STARTS, TOA_AT
from game.boxes.masks.land.map_form import cell_of
from game.rules.masks.pieces import Toa
from game.rules.masks.printed.land import COLUMNS, KINI_NUI, NEST, ROWS, Land, space_at
from tools.masks.art import ground, scenery, stones

Corner: TypeAlias = tuple[int, int]  # column and row
REGIONS = {
    Toa.TAHU: "fire",
    Toa.GALI: "water",
    Toa.LEWA: "air",
    Toa.POHATU: "stone",
    Toa.ONUA: "earth",
    Toa.KOPAKA: "ice",
}
AROUND = ((0, 0), (1, 0), (1, 1), (0, 1))  # the corners of a cell, clockwise
MEADOW = 2.6  # cells around Kini-Nui
TWO = 2  # terrains that any tile can show
SCENERY, WAVES = 0.85, 0.22  # how often a cell has some
CELLS = COLUMNS * ROWS


def ground_sheet(land: Land) -> list[ground.Corners]:
    """All tiles of the sheet: also those where three terrains of this land meet."""
    terrains = terrains_of(land)
    found = dict.fromkeys(corners_of(terrains, space) for space in range(CELLS))
    return [*ground.every_tile(), *(each for each in found if len(set(each)) > TWO)]


def ground_tiles(land: Land) -> list[int]:
    chance, terrains, sheet = Random("ground"), terrains_of(land), ground_sheet(land)
    return [_ground(corners_of(terrains, space), sheet, chance) for space in range(CELLS)]


def _ground(corners: ground.Corners, sheet: list[ground.Corners], chance: Random) -> int:
    looks = ground.LOOKS if len(set(corners)) == 1 else 1
    return sheet.index(corners) + chance.randrange(looks)


def corners_of(terrains: dict[Corner, str], space: int) -> ground.Corners:
    column, row = cell_of(space)
    one, two, three, four = (terrains[column + right, row + low] for right, low in AROUND)
    return one, two, three, four


def terrains_of(land: Land) -> dict[Corner, str]:
    """By corner of the cells. All around a space there is land."""
    dry = {*land.places, *NEST, *CORNERS}
    return {
        (column, row): _terrain(column, row) if _is_dry(column, row, dry) else "sea"
        for row in range(ROWS + 1)
        for column in range(COLUMNS + 1)
    }


def _is_dry(column: int, row: int, dry: set[int]) -> bool:
    cells = [(column - right, row - low) for right, low in AROUND]
    return any(0 <= c < COLUMNS and 0 <= r < ROWS and space_at(r, c) in dry for c, r in cells)


def _terrain(column: int, row: int) -> str:
    def away(space: int) -> float:
        x, y = cell_of(space)
        return float(((x + 0.5 - column) ** 2 + (y + 0.5 - row) ** 2) ** 0.5)

    if away(KINI_NUI) < MEADOW:
        return "meadow"
    return REGIONS[min(STARTS, key=lambda toa: away(STARTS[toa]))]


def space_tiles(land: Land) -> dict[int, int]:
    """The stone of each space."""
    chance = Random("stones")
    found = {}
    for space, place in land.places.items():
        blank = chance.randrange(stones.BLANKS)
        if space in TOA_AT:
            found[space] = stones.FIRST_START + TOA_AT[space]
        else:
            found[space] = stones.NUMBERS.get(place, blank)
    return found


def scenery_tiles(land: Land) -> dict[int, int]:
    chance, terrains = Random("scenery"), terrains_of(land)
    found = {}
    for space in set(range(CELLS)) - land.places.keys():
        number = chance.random()
        look = _scenery(corners_of(terrains, space), number, chance.randrange(scenery.COLUMNS))
        if look is not None:
            found[space] = look
    return found | dict(_built())


def _scenery(corners: ground.Corners, number: float, column: int) -> int | None:
    region = Counter(corners).most_common(1)[0][0]
    if set(corners) == {"sea"}:
        return scenery.WAVES[column % len(scenery.WAVES)] if number < WAVES else None
    if region == "sea" or number > SCENERY:
        return None
    return scenery.FIRST[region] + column


LANDMARKS = {  # each in a gap between the spaces
    (12, 9): scenery.MANGAI,
    (11, 3): scenery.IHU,
    (3, 5): scenery.CARVED_FACE,
    (7, 3): scenery.MINE,
    (7, 10): scenery.TA_KORO,
    (5, 9): scenery.GA_KORO,
    (16, 10): scenery.LE_KORO,
    (13, 0): scenery.KO_KORO,
}


def _built() -> Iterator[tuple[int, int]]:
    """What stands where every map has it."""
    yield from ((space, scenery.PILLAR) for space in CORNERS)
    yield from ((space_at(*cell), piece) for cell, piece in LANDMARKS.items())
    yield from zip(NEST, scenery.NEST, strict=True)
