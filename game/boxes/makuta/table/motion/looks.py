"""How the pieces look on the table, each in any size."""

from typing import ClassVar

from attrs import frozen
from pygame import Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.pieces import Disc, Kind, Toa
from game.tabletop.pictures.discs import pile_height
from game.tabletop.pictures.sprite import Sized

TOKEN = 0.84  # cells across
PAWN = 1.3  # cells high
TEMPLE = 3.45
FINE = 1000  # pixels, to measure in


@frozen
class DiscLook(Sized):
    pieces: Pieces
    disc: Disc
    height: float = TOKEN

    def at(self, zoom: float) -> Surface:
        return self.pieces.disc(self.disc, _pixels(self.height * zoom))


@frozen
class PawnLook(Sized):
    pieces: Pieces
    toa: Toa
    height: float = PAWN

    def at(self, zoom: float) -> Surface:
        return self.pieces.pawn(self.toa, _pixels(self.height * zoom))


@frozen
class TempleLook(Sized):
    """*turned* in sixths, clockwise."""

    pieces: Pieces
    turned: float
    strengths: tuple[int, ...]
    facing: int | None = None  # the colour that glows
    stir: float = 0.0  # how much its seams glow: while it turns
    height: float = TEMPLE

    def at(self, zoom: float) -> Surface:
        degrees = 60 * self.turned % 360
        diameter = _pixels(self.height * zoom)
        if self.stir:
            return self.pieces.temple_turning(diameter, degrees, self.stir, self.strengths)
        return self.pieces.temple(diameter, degrees, self.facing, self.strengths)


@frozen
class PileLook(Sized):
    """Tokens of one kind, face down, and how many there are."""

    pieces: Pieces
    kind: Kind
    count: int

    base: ClassVar[float] = TOKEN / 2  # from the lower edge to the middle of the lowest token

    @property
    def height(self) -> float:
        return pile_height(FINE, self.count) * TOKEN / FINE

    def at(self, zoom: float) -> Surface:
        return self.pieces.pile(self.kind, self.count, _pixels(TOKEN * zoom))


def _pixels(length: float) -> int:
    return max(1, round(length))
