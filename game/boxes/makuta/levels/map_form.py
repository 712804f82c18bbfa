"""What a tile's map holds. Tiled counts its cells from a corner, the rules from the middle."""

from collections.abc import Iterable

from game.rules.makuta.tile_limits import TOKEN_KINDS
from game.rules.makuta.tiles import CENTRE, WIDTH, Cell, Role
from game.tiled.forms import LayerForm, LayerKind, MapForm, ObjectForm, PropertyForm
from game.tiled.problems import ColumnRow, listed

PIXELS = 64  # a cell's, each way
REGIONS = ("fire", "water", "air", "stone", "earth", "ice", "coast", "shadow")
ROLES = {role.value: role for role in Role}
KINDS = {kind.name.lower(): kind for kind in TOKEN_KINDS}

GATE = ObjectForm("Gate", "gate", ("rectangle", "point"), cells=1)
TOKEN_FIELD = ObjectForm(
    "TokenField",
    "token field",
    ("rectangle", "point"),
    cells=1,
    properties=(PropertyForm("kind", values=tuple(KINDS)),),
)
START_FIELD = ObjectForm("StartField", "start field", cells=3)
TEMPLE = ObjectForm("Temple", "temple", cells=3)
FORM = MapForm(
    "tile",
    columns=WIDTH,
    rows=WIDTH,
    pixels=PIXELS,
    layers=(
        LayerForm("guide", LayerKind.IMAGE, required=False),
        LayerForm("ground", LayerKind.TILES),
        LayerForm("fields", LayerKind.TILES),
        LayerForm("scenery", LayerKind.TILES, required=False),
        LayerForm("gates", LayerKind.OBJECTS, objects=(GATE,)),
        LayerForm("tokens", LayerKind.OBJECTS, objects=(TOKEN_FIELD,)),
        LayerForm("places", LayerKind.OBJECTS, required=False, objects=(START_FIELD, TEMPLE)),
    ),
    properties=(
        PropertyForm("tile_name", example='a key of the game\'s texts, such as "tile.ta_koro"'),
        PropertyForm("tile_role", values=tuple(ROLES)),
        PropertyForm("region", values=REGIONS),
    ),
)


def cell_in(column: int, row: int) -> Cell:
    return Cell(column - CENTRE, row - CENTRE)


def column_and_row(cell: Cell) -> ColumnRow:
    return cell.x + CENTRE, cell.y + CENTRE


def listed_cells(cells: Iterable[Cell]) -> str:
    return listed(map(column_and_row, cells))
