"""What is carved on a disc, and which side of it one sees: its face, or the back of its kind."""

from attrs import evolve
from pygame import Color, Surface, Vector2

from game.boxes.makuta.table.pieces import colours
from game.boxes.makuta.table.pieces.emblems import BEASTS
from game.boxes.makuta.table.pieces.emblems import OF_KIND as EMBLEMS
from game.boxes.makuta.table.pieces.signs import OF_SYMBOL as SIGNS
from game.rules.makuta import pieces
from game.rules.makuta.pieces import Disc, Kind
from game.rules.makuta.state import Tray
from game.tabletop.pictures import paint
from game.tabletop.pictures.discs import Face, Layer
from game.tabletop.shapes.elements import Element
from game.tabletop.shapes.kanohi import GREAT, PLAIN, MaskShape
from game.tabletop.shapes.staffs import staff_of

PALE_METAL = Color("#f0dcae")
BRASS = Color("#c79a34")
EYES = Color("#1b120a")
_PLATE = 0.75  # of the disc, within its rim
_WEDGE = paint.filled("M50 46 L10 23 A48 48 0 0 1 90 23 Z")  # a third of a circle, a gap beside it
# Locks with two symbols in common have them in different places.
_TURNS = (3, 0, 2, 1, 0, 3, 3, 4, 5)  # sixths of a full turn, per lock
_BIT = paint.stroked("M50 30 V82 M50 62 H70 M50 78 H66", 12)  # the lower end of a key
_FLARE = {pieces.Symbol.FIRE: Color("#ff6a2c")}  # a flame in the dark
BACKS = tuple(Disc(back, pieces.HIDDEN, back=back) for back in Kind)


def face_of(disc: Disc) -> Face:
    return _back(disc.back) if disc.face == pieces.HIDDEN else _front(disc)


def emblem_colour(kind: Kind) -> Color:
    return paint.mixed(colours.OF_KIND[kind], PALE_METAL, 0.72)


def _back(kind: Kind) -> Face:
    colour = colours.OF_KIND[kind]
    emblem = emblem_colour(kind)
    if kind is Kind.KANOHI:
        return Face(_rim(kind), colour, _mask(PLAIN, emblem))
    if kind is Kind.POWER:
        return _power(colour, emblem)
    layer = Layer(EMBLEMS[kind], emblem, 0.62)
    return Face(_rim(kind), colour, (layer,), marks=_marks(kind))


def _front(disc: Disc) -> Face:
    rim = _rim(disc.kind)
    match disc.kind:
        case Kind.MOSQUITO | Kind.SCORPION | Kind.TIGER:
            return _rahi(disc.kind, disc.face)
        case Kind.KANOHI:
            mask = pieces.Kanohi(disc.face)
            return Face(rim, colours.BONE, _mask(GREAT[mask.name.lower()], colours.OF_MASK[mask]))
        case Kind.TURAGA:
            return _turaga(pieces.Turaga(disc.face))
        case Kind.KEY:
            return _key(pieces.Symbol(disc.face))
        case Kind.LOCK:
            return Face(rim, colours.IRON, _lock(disc.face))
        case Kind.POWER:
            raise AssertionError("whose face is seen is no longer one of two")


def _rim(kind: Kind) -> Color:
    if kind in pieces.RAHI:
        return paint.mixed(colours.OF_KIND[kind], paint.INK, 0.45)
    rims = {Kind.LOCK: colours.IRON, Kind.KEY: BRASS, Kind.TURAGA: colours.OF_KIND[kind]}
    return rims.get(kind, colours.BRONZE)


def _marks(kind: Kind) -> int:
    return kind + 1 if kind in pieces.RAHI else 0


def _rahi(kind: Kind, strength: int) -> Face:
    """The beast above, its strength on the land below: neither hides the other."""
    beast = BEASTS[kind]
    land = Layer(beast.land, beast.earth, _PLATE, bevel=0)
    parts = (Layer(body, colour, 0.49, y=36.5, bevel=3, line=1.2) for body, colour in beast.parts)
    return Face(_rim(kind), beast.ground, (land, *parts), strength, _marks(kind))


def _mask(shape: MaskShape, colour: Color) -> tuple[Layer, ...]:
    return (
        Layer(shape.shell, colour, 0.62, bevel=7, line=2.0),
        Layer(shape.ridges, paint.mixed(colour, Color("white"), 0.12), 0.62, bevel=3),
        Layer(shape.hollows, EYES, 0.62, bevel=0),
    )


def _power(colour: Color, emblem: Color) -> Face:
    """Two staffs crossed behind a mask: either may be below."""
    staffs = Layer(EMBLEMS[Kind.POWER], emblem, 0.66)
    mask = (evolve(layer, scale=0.46) for layer in _mask(PLAIN, emblem))
    return Face(_rim(Kind.POWER), colour, (staffs, *mask))


def _turaga(turaga: pieces.Turaga) -> Face:
    ground = colours.OF_TOA[pieces.Toa(turaga)]
    metal = paint.mixed(colours.BRONZE, paint.INK, 0.45) if paint.is_pale(ground) else PALE_METAL
    layers = (Layer(body, metal, 0.8, y=48, line=1.2) for body in staff_of(Element(turaga)))
    return Face(_rim(Kind.TURAGA), ground, tuple(layers))


def _key(symbol: pieces.Symbol) -> Face:
    layers = (
        Layer(_BIT, BRASS, 0.5, y=74, line=1.8),
        Layer(SIGNS[symbol], _FLARE.get(symbol, colours.OF_SYMBOL[symbol]), 0.6, y=43, line=1.6),
    )
    return Face(_rim(Kind.KEY), colours.OF_KEY[symbol], layers)


def _lock(lock: int) -> tuple[Layer, ...]:
    """Three fields of the elements' colours between iron bars."""
    layers: list[Layer] = []
    for place, symbol in enumerate(pieces.LOCKS[lock]):
        turn = 60 * _TURNS[lock] + 120 * place
        ground = colours.OF_SYMBOL[symbol]
        ink = paint.INK if paint.is_pale(ground) else PALE_METAL
        at = Vector2(0, -20.5).rotate(turn) + Vector2(50, 50)
        wedge = f'<g transform="rotate({turn} 50 50)">{_WEDGE}</g>'
        layers += [
            Layer(wedge, ground, _PLATE, bevel=2.5),
            Layer(SIGNS[symbol], ink, 0.29, at.x, at.y, bevel=0),
        ]
    return tuple(layers)


def marked_slow(picture: Surface) -> Surface:
    """With a small white die at the lower left: a white roll has proved it (E6)."""
    size = picture.get_size()
    die = paint.drawing('<rect fill="#fff" x="9" y="64" width="25" height="25" rx="6"/>', size)
    pips = "".join(
        f'<circle fill="#fff" cx="{x}" cy="{y}" r="3"/>' for x, y in ((15.5, 70.5), (27.5, 82.5))
    )
    result = picture.copy()
    result.blit(paint.tinted(paint.swollen(die, 0.025 * size[0]), paint.INK), (0, 0))
    result.blit(paint.tinted(die, paint.CREAM), (0, 0))
    result.blit(paint.tinted(paint.drawing(pips, size), paint.INK), (0, 0))
    return result


def plain(disc: Disc) -> Disc:
    """As it looks: who has seen it does not matter to a picture."""
    return Disc(disc.kind, disc.face)


def back(disc: Disc) -> Disc:
    return BACKS[disc.back]


def open_to_all(disc: Disc, *, is_open: bool = False) -> Disc:
    """Its face only if everybody may see it: people sit around one screen."""
    return plain(disc) if is_open or disc.known == pieces.EVERYONE else back(disc)


def backs(discs: Tray) -> Tray:
    return tuple(BACKS[disc.back] for disc in discs)
