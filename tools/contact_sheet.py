"""`contact_sheet`: all tiles, tokens, figures and dice and the temple on one picture."""

import os
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
from pygame import BLEND_PREMULTIPLIED, Color, Surface

from game.boxes.makuta.levels import LevelSet, read_set
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.pieces import (
    HIDDEN,
    LOCKS,
    RAHI,
    Colour,
    Die,
    Disc,
    Kanohi,
    Kind,
    Symbol,
    Toa,
    Turaga,
)
from game.rules.makuta.tiles import Atlas
from game.tabletop.pictures.paint import clear
from game.ui.theme import FontFiles
from tools.places import ROOT, SHIPPED_LEVELS

WIDTH = 1600
COLUMNS = 7
CELL = 19.5  # pixels of a tile's cell
DISC, PAWN, DIE, TEMPLE = 86, 172, 104, 250
GAP, APART, MARGIN = 10, 34, 24
SEA = Color("#14242c")

Row = Sequence[Surface]


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python3 -m tools contact_sheet", description=__doc__)
    parser.add_argument("file", metavar="FILE", type=Path, help="its ending says which format")
    file: Path = parser.parse_args(arguments).file
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(contact_sheet(), file)
    print(f"Drew {file}, {file.stat().st_size // 1024} kB.")
    return 0


def contact_sheet() -> Surface:
    """Everything in the box as the table shows it, 1600 pixels wide."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    pieces = Pieces(FontFiles.shipped_in(ROOT / "assets" / "fonts").bold)
    return _laid_out([*_tiles(read_set(SHIPPED_LEVELS)), *_tokens(pieces), _figures(pieces)])


def _laid_out(rows: Sequence[Row]) -> Surface:
    heights = [max(picture.get_height() for picture in row) for row in rows]
    sheet = Surface((WIDTH, sum(heights) + GAP * (len(rows) - 1) + 2 * MARGIN))
    sheet.fill(SEA)
    top = MARGIN
    for row, height in zip(rows, heights, strict=True):
        _lay_row(sheet, row, top, height)
        top += height + GAP
    return sheet


def _lay_row(sheet: Surface, row: Row, top: int, height: int) -> None:
    """In the middle of the sheet, its pictures side by side."""
    left = (WIDTH - sum(picture.get_width() + GAP for picture in row) + GAP) // 2
    for picture in row:
        sheet.blit(picture, (left, top + (height - picture.get_height()) // 2))
        left += picture.get_width() + GAP


def _tiles(levels: LevelSet) -> Iterator[Row]:
    terrain = ROOT / "assets" / "makuta" / "terrain"
    painter = PlatePainter.of(Atlas(levels.tiles), levels.pictures, GroundPainter.of(terrain))
    plates = [_plate(painter, tile) for tile in range(len(levels.tiles))]
    for first in range(0, len(plates), COLUMNS):
        yield plates[first : first + COLUMNS]


def _plate(painter: PlatePainter, tile: int) -> Surface:
    """With the wall and the shadow below it, in straight colours again."""
    layers = [painter.base().sharp(CELL), painter.plate(tile, 0).sharp(CELL)]
    side = round(CELL * 11)
    picture = Surface((side, side))
    picture.fill(SEA)
    for layer in layers:
        place = layer.get_rect(center=(side / 2, side / 2))
        picture.blit(layer, place, special_flags=BLEND_PREMULTIPLIED)
    return picture


def _tokens(pieces: Pieces) -> Iterator[Row]:
    between = clear((APART, 1))
    for left, right in (
        ([Disc(kind, HIDDEN) for kind in Kind], _beasts()),
        (_faces(Kind.KANOHI, len(Kanohi)), _faces(Kind.TURAGA, len(Turaga))),
        (_faces(Kind.KEY, len(Symbol)), _faces(Kind.LOCK, len(LOCKS))),
    ):
        discs = [[pieces.disc(disc, DISC) for disc in group] for group in (left, right)]
        yield [*discs[0], between, *discs[1]]


def _faces(kind: Kind, count: int) -> list[Disc]:
    return [Disc(kind, face) for face in range(count)]


def _beasts() -> list[Disc]:
    """The weakest and the strongest of every Rahi."""
    strengths = next(iter(EDITIONS.values())).strengths
    return [Disc(kind, strength) for kind in sorted(RAHI) for strength in strengths[kind]]


def _figures(pieces: Pieces) -> Row:
    between = clear((APART, 1))
    return [
        *(pieces.pawn(toa, PAWN) for toa in Toa),
        between,
        *(pieces.die(die, die, DIE) for die in Die),
        between,
        pieces.temple(TEMPLE, -60 * Colour.BLUE, Colour.BLUE),
    ]
