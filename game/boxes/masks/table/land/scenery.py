"""What stands between the spaces, as the layer "scenery" of the map says."""

from collections.abc import Iterator

from attrs import frozen
from pygame import Rect, Surface, Vector2
from pygame.transform import smoothscale

from game.boxes.masks.land.pictures import LandPicture
from game.boxes.masks.table.land.canvas import CELL, middle_of
from game.rules.masks.printed.land import NEST
from game.tabletop.pictures.sheets import Sheets
from game.tiled.look_tables import Piece, Tables

SHEET = "scenery"
SMALL, LARGE, NEST_SIZE = 0.98, 1.75, 2.1  # cells: what has one cell of the sheet, what has four


@frozen
class Standing:
    piece: Piece
    middle: Vector2
    cells: float  # how wide it is drawn


def standing(picture: LandPicture | None) -> list[Standing]:
    """What is nearer to the reader covers what is not."""
    found = list(_standing(picture)) if picture else []
    return sorted(found, key=lambda each: each.middle.y)


def _standing(picture: LandPicture) -> Iterator[Standing]:
    tables = Tables()
    for layer in picture.layers:
        if layer.name != SHEET:
            continue
        for space, look in layer.looks.items():
            table, number = tables.of(look)
            piece = table.pieces.get(number) if number is not None else None
            if piece is not None:
                yield _placed(space, piece)


def _placed(space: int, piece: Piece) -> Standing:
    """The nest lies across two cells."""
    middle = middle_of(space)
    if space == NEST[0]:
        return Standing(piece, middle + Vector2(0, CELL / 2), NEST_SIZE)
    return Standing(piece, middle, SMALL if piece.wide == 1 else LARGE)


def draw_standing(canvas: Surface, sheets: Sheets, each: Standing) -> None:
    place = Rect(each.piece.column, each.piece.row, each.piece.wide, each.piece.high)
    picture = sheets.part(SHEET, Rect(*(CELL * number for number in place)))
    if picture is None:
        return
    side = round(each.cells * CELL)
    drawn = smoothscale(picture, (side, side * picture.get_height() // picture.get_width()))
    canvas.blit(drawn, drawn.get_rect(center=each.middle))
