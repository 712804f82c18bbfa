"""What the map in Tiled holds (L2)."""

from game.boxes.masks.land.known_cells import NOUNS
from game.rules.masks.pieces import SpaceKind, Toa
from game.rules.masks.printed.land import COLUMNS, ROWS, column_of, row_of, space_at
from game.tiled.forms import LayerForm, LayerKind, MapForm, ObjectForm, PropertyForm
from game.tiled.problems import ColumnRow

PIXELS = 64  # a cell's, each way
KINDS = {kind.value: kind for kind in NOUNS if kind not in {SpaceKind.BLANK, SpaceKind.START}}
TOAS = {toa.name.lower(): toa for toa in Toa}

SPACE = ObjectForm(
    "Space",
    "space",
    ("rectangle", "point"),
    cells=1,
    properties=(
        PropertyForm("kind", values=tuple(KINDS)),
        PropertyForm("circles", "int", example="1, 2 or 3", required=False),
    ),
)
START = ObjectForm(
    "Start",
    "Start",
    ("rectangle", "point"),
    cells=1,
    properties=(PropertyForm("toa", values=tuple(TOAS)),),
)
NEST = ObjectForm("Nest", "nest")
TEMPLE = ObjectForm("Temple", "temple")
FORM = MapForm(
    "map",
    columns=COLUMNS,
    rows=ROWS,
    pixels=PIXELS,
    layers=(
        LayerForm("guide", LayerKind.IMAGE, required=False),
        LayerForm("ground", LayerKind.TILES),
        LayerForm("scenery", LayerKind.TILES, required=False),
        LayerForm("spaces", LayerKind.TILES),
        LayerForm("kinds", LayerKind.OBJECTS, objects=(SPACE,)),
        LayerForm("starts", LayerKind.OBJECTS, objects=(START,)),
        LayerForm("places", LayerKind.OBJECTS, objects=(NEST, TEMPLE)),
    ),
    properties=(
        PropertyForm("map_name", example='a key of the game\'s texts, such as "map.mata_nui"'),
    ),
)


def space_in(cell: ColumnRow) -> int:
    column, row = cell
    return space_at(row, column)


def cell_of(space: int) -> ColumnRow:
    return column_of(space), row_of(space)


def pixels_of(space: int) -> str:
    """Where it begins, as Tiled's Properties panel says it."""
    column, row = cell_of(space)
    return f"x {column * PIXELS}, y {row * PIXELS}"
