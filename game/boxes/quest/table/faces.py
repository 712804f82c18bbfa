"""What is carved on a disc, as far as its viewer has seen it."""

from attrs import frozen
from pygame import Color

from game.boxes.quest.table.paint import filled, mixed, placed, stroked
from game.boxes.quest.table.piece_colours import (
    BONE,
    BRONZE,
    INK,
    IRON,
    OF_KIND,
    OF_MASK,
    OF_SYMBOL,
    OF_TOA,
    is_pale,
)
from game.boxes.quest.table.piece_emblems import OF_KIND as EMBLEMS
from game.boxes.quest.table.piece_emblems import staff_of
from game.boxes.quest.table.piece_masks import OF_MASK as MASKS
from game.boxes.quest.table.piece_masks import PLAIN, MaskShape
from game.boxes.quest.table.piece_signs import OF_SYMBOL as SIGNS
from game.rules.quest.pieces import HIDDEN, LOCKS, RAHI, Disc, Kanohi, Kind, Symbol, Toa, Turaga

PALE_METAL = Color("#f0dcae")
EYES = Color("#1b120a")


@frozen
class Layer:
    """A shape, raised above what lies below it, with a dark line of *line* around it."""

    body: str
    colour: Color
    bevel: float = 4.0
    line: float = 0.0


@frozen
class Face:
    rim: Color
    ground: Color
    layers: tuple[Layer, ...] = ()
    number: int | None = None
    marks: int = 0  # on the rim: the class of a Rahi


def face_of(disc: Disc) -> Face:
    return _back(disc.kind) if disc.face == HIDDEN else _front(disc)


def _back(kind: Kind) -> Face:
    colour = OF_KIND[kind]
    emblem = mixed(colour, PALE_METAL, 0.72)
    if kind is Kind.KANOHI:
        return Face(_rim(kind), colour, _mask(PLAIN, emblem))
    layer = Layer(placed(EMBLEMS[kind], 50, 50, 0.62), emblem)
    return Face(_rim(kind), colour, (layer,), marks=_marks(kind))


def _front(disc: Disc) -> Face:
    rim = _rim(disc.kind)
    match disc.kind:
        case Kind.MOSQUITO | Kind.SCORPION | Kind.TIGER:
            return _rahi(disc.kind, disc.face)
        case Kind.KANOHI:
            mask = Kanohi(disc.face)
            return Face(rim, BONE, _mask(MASKS[mask], OF_MASK[mask]))
        case Kind.TURAGA:
            return _turaga(Turaga(disc.face))
        case Kind.KEY:
            return Face(rim, BONE, _key(Symbol(disc.face)))
        case Kind.LOCK:
            return Face(rim, IRON, _lock(LOCKS[disc.face]))


def _rim(kind: Kind) -> Color:
    if kind in RAHI:
        return mixed(OF_KIND[kind], INK, 0.45)
    return IRON if kind is Kind.LOCK else BRONZE


def _marks(kind: Kind) -> int:
    return kind + 1 if kind in RAHI else 0


def _rahi(kind: Kind, strength: int) -> Face:
    body = placed(EMBLEMS[kind], 50, 48, 0.66)
    layer = Layer(body, mixed(OF_KIND[kind], BONE, 0.35), bevel=3)
    return Face(_rim(kind), BONE, (layer,), strength, _marks(kind))


def _mask(shape: MaskShape, colour: Color) -> tuple[Layer, ...]:
    return (
        Layer(placed(shape.shell, 50, 50, 0.62), colour, bevel=7, line=2.0),
        Layer(placed(shape.ridges, 50, 50, 0.62), mixed(colour, Color("white"), 0.12), bevel=3),
        Layer(placed(shape.hollows, 50, 50, 0.62), EYES, bevel=0),
    )


def _turaga(turaga: Turaga) -> Face:
    ground = OF_TOA[Toa(turaga)]
    metal = mixed(BRONZE, INK, 0.45) if is_pale(ground) else PALE_METAL
    shaft, sign = (placed(body, 50, 47, 0.8) for body in staff_of(turaga))
    return Face(OF_KIND[Kind.TURAGA], ground, (Layer(shaft, metal), Layer(sign, metal)))


def _key(symbol: Symbol) -> tuple[Layer, ...]:
    shaft = stroked("M50 64 V90 M50 80 H60 M50 88 H58", 6)
    sign = placed(SIGNS[symbol], 50, 42, 0.5)
    return (Layer(shaft, BRONZE, line=1.6), Layer(sign, OF_SYMBOL[symbol], line=2.4))


def _lock(symbols: tuple[Symbol, ...]) -> tuple[Layer, ...]:
    layers = []
    for symbol, (x, y) in zip(symbols, ((50, 30), (67, 60), (33, 60)), strict=True):
        boss = f'<circle fill="#fff" cx="{x}" cy="{y}" r="16.5"/>'
        sign = placed(SIGNS[symbol], x, y, 0.24)
        ground = OF_SYMBOL[symbol]
        layers += [
            Layer(boss, ground, line=1.6),
            Layer(sign, INK if is_pale(ground) else PALE_METAL, bevel=0),
        ]
    return (*layers, Layer(_KEYHOLE, EYES, bevel=0))


_KEYHOLE = filled("M50 45 C46 45 44 48 44 51 C44 53 45 55 47 56 L45 62 H55 L53 56 C55 55 56 53 56 51 C56 48 54 45 50 45 Z")
