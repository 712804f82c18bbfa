"""Everything in the box as the table shows it: tiles, tokens, figures, dice and the temple."""

from collections.abc import Iterator
from pathlib import Path

from pygame import BLEND_PREMULTIPLIED, Surface

from game.boxes.makuta.levels.sets import LevelSet, read_set
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.island.shore import base
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta import pieces
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.pieces import Disc, Kind
from game.rules.makuta.tiles import Atlas
from game.shelf.shelf import Contents
from game.tabletop.pictures.paint import clear
from game.ui.theme import FontFiles
from tools.contact_sheet import SEA, Row
from tools.places import ROOT

COLUMNS = 7
CELL = 19.5  # pixels of a tile's cell
DISC, PAWN, DIE, TEMPLE = 86, 172, 104, 250
APART = 34


def rows(contents: Contents) -> Iterator[Row]:
    painter = Pieces(FontFiles.shipped_in(ROOT / "assets" / "fonts").bold)
    yield from _tiles(read_set(contents.levels), contents.pictures / "terrain")
    yield from _tokens(painter)
    yield _figures(painter)


def _tiles(levels: LevelSet, terrain: Path) -> Iterator[Row]:
    painter = PlatePainter.of(Atlas(levels.tiles), levels.pictures, GroundPainter.of(terrain))
    plates = [_plate(painter, tile) for tile in range(len(levels.tiles))]
    for first in range(0, len(plates), COLUMNS):
        yield plates[first : first + COLUMNS]


def _plate(painter: PlatePainter, tile: int) -> Surface:
    """With the wall and the shadow below it, in straight colours again."""
    layers = [base(CELL).sharp(CELL), painter.plate(tile, 0).sharp(CELL)]
    side = round(CELL * 11)
    picture = Surface((side, side))
    picture.fill(SEA)
    for layer in layers:
        place = layer.get_rect(center=(side / 2, side / 2))
        picture.blit(layer, place, special_flags=BLEND_PREMULTIPLIED)
    return picture


def _tokens(painter: Pieces) -> Iterator[Row]:
    between = clear((APART, 1))
    for left, right in (
        ([Disc(kind, pieces.HIDDEN) for kind in Kind], _beasts()),
        (
            _faces(Kind.KANOHI, len(pieces.Kanohi)),
            _faces(Kind.TURAGA, len(pieces.Turaga)),
        ),
        (_faces(Kind.KEY, len(pieces.Symbol)), _faces(Kind.LOCK, len(pieces.LOCKS))),
    ):
        discs = [[painter.disc(disc, DISC) for disc in group] for group in (left, right)]
        yield [*discs[0], between, *discs[1]]


def _faces(kind: Kind, count: int) -> list[Disc]:
    return [Disc(kind, face) for face in range(count)]


def _beasts() -> list[Disc]:
    """The weakest and the strongest of every Rahi."""
    strengths = next(iter(EDITIONS.values())).strengths
    return [Disc(kind, strength) for kind in sorted(pieces.RAHI) for strength in strengths[kind]]


def _figures(painter: Pieces) -> Row:
    between = clear((APART, 1))
    return [
        *(painter.pawn(toa, PAWN) for toa in pieces.Toa),
        between,
        *(painter.die(die, die, DIE) for die in pieces.Die),
        between,
        painter.temple(TEMPLE, -60 * pieces.Colour.BLUE, pieces.Colour.BLUE),
    ]
