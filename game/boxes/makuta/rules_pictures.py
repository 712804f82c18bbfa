"""Pieces of the game for the pictures of its rulebook."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from pygame import Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.pieces import HIDDEN, Colour, Die, Disc, Kanohi, Kind, Symbol, Toa, Turaga
from game.tabletop.pictures.paint import clear

Draw: TypeAlias = Callable[[Pieces, int], Surface]  # a piece, as high as that
APART = 12  # so many lie side by side in the picture's height

# What lies there, and how large beside the highest. Faces are those that everybody may know of.
Group: TypeAlias = Sequence[tuple[float, Draw]]


def picture_of(name: str, pieces: Pieces) -> Callable[[int], Surface] | None:
    """As `rules.md` names it."""
    group = GROUPS.get(name)
    return partial(_laid_out, pieces, group) if group else None


def _laid_out(pieces: Pieces, group: Group, height: int) -> Surface:
    """Side by side, standing on one line."""
    shown = [draw(pieces, round(height * share)) for share, draw in group]
    apart = height // APART
    picture = clear((sum(one.get_width() + apart for one in shown) - apart, height))
    left = 0
    for one in shown:
        picture.blit(one, one.get_rect(bottomleft=(left, height)))
        left += one.get_width() + apart
    return picture


def _pawn(toa: Toa) -> Draw:
    return lambda pieces, height: pieces.pawn(toa, height)


def _disc(kind: Kind, face: int = HIDDEN) -> Draw:
    return lambda pieces, height: pieces.disc(Disc(kind, face), height)


def _die(die: Die) -> Draw:
    return lambda pieces, height: pieces.die(die, die, height)


def _temple(pieces: Pieces, height: int) -> Surface:
    return pieces.temple(height, -60 * Colour.BLUE, Colour.BLUE)


_DICE: Group = [(0.4, _die(die)) for die in Die]
_TREASURES: Group = [(0.5, _disc(kind)) for kind in (Kind.POWER, Kind.KEY)]
_RAHI: Group = [(0.5, _disc(kind)) for kind in (Kind.MOSQUITO, Kind.SCORPION, Kind.TIGER)]
_MASKS: Group = [(0.55, _disc(Kind.KANOHI, face)) for face in Kanohi]
_LEADERS: Group = [(0.55, _disc(Kind.TURAGA, face)) for face in Turaga]
_KEYS: Group = [(0.4, _disc(Kind.KEY, face)) for face in (Symbol.FIRE, Symbol.WATER, Symbol.YELLOW)]

GROUPS: dict[str, Group] = {
    "toa": [(0.9, _pawn(toa)) for toa in Toa],
    "tokens": [*_TREASURES, (0.5, _disc(Kind.LOCK)), *_RAHI],
    "turn": [(0.9, _pawn(Toa.LEWA)), *_DICE],
    "masks": _MASKS,
    "turaga": _LEADERS,
    "rahi": [(0.9, _pawn(Toa.ONUA)), *_RAHI],
    "temple": [*_KEYS, (0.4, _disc(Kind.LOCK)), (0.95, _temple)],
    "makuta": [(0.8, _pawn(Toa.GALI)), (0.95, _temple)],
}
