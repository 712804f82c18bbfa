"""Pieces for every chapter of the rulebook, to be seen below its rules."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from pygame import Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.pieces import HIDDEN, Colour, Die, Disc, Kanohi, Kind, Symbol, Toa, Turaga
from game.shelf.rulebook import Rule
from game.tabletop.pictures.paint import clear

Draw: TypeAlias = Callable[[Pieces, int], Surface]  # a piece, as high as that
APART = 12  # so many lie side by side in the picture's height

# What lies there, and how large beside the highest. Faces are those that everybody may know of.
Group: TypeAlias = Sequence[tuple[float, Draw]]


def picture_of(rule: Rule, pieces: Pieces) -> Callable[[int], Surface] | None:
    """The pieces of the chapter that *rule* stands in, if it has any."""
    group = GROUPS.get(rule.chapter.partition(".")[0])
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
_TREASURES: Group = [(0.5, _disc(kind)) for kind in (Kind.KANOHI, Kind.TURAGA, Kind.KEY)]
_RAHI: Group = [(0.5, _disc(kind)) for kind in (Kind.MOSQUITO, Kind.SCORPION, Kind.TIGER)]
_MASKS: Group = [(0.4, _disc(Kind.KANOHI, face)) for face in Kanohi]
_LEADERS: Group = [(0.4, _disc(Kind.TURAGA, face)) for face in Turaga]
_KEYS: Group = [(0.4, _disc(Kind.KEY, face)) for face in (Symbol.FIRE, Symbol.WATER, Symbol.YELLOW)]

GROUPS: dict[str, Group] = {
    "1": [(0.9, _pawn(Toa.TAHU)), *_TREASURES, (0.4, _die(Die.WHITE))],
    "2": [(0.8, _pawn(toa)) for toa in Toa],
    "3": [(0.9, _pawn(Toa.LEWA)), *_DICE],
    "4": [(0.9, _pawn(Toa.POHATU)), (0.4, _die(Die.WHITE))],
    "5": [(0.9, _pawn(Toa.KOPAKA)), *_RAHI],
    "6": [*_RAHI, *_TREASURES],
    "7": _MASKS,
    "8": _LEADERS,
    "9": [(0.9, _pawn(Toa.ONUA)), *_RAHI],
    "10": [*_KEYS, (0.9, _temple), (0.4, _disc(Kind.LOCK))],
    "11": [(0.8, _pawn(Toa.GALI)), (0.95, _temple)],
    "12": [(0.8, _pawn(toa)) for toa in (Toa.TAHU, Toa.GALI, Toa.LEWA)],
    "13": [(0.5, _disc(kind)) for kind in (Kind.KANOHI, Kind.KEY, Kind.LOCK)],
    "14": _DICE,
    "15": [(0.9, _temple)],
}
