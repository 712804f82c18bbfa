"""Round tokens as pictures: a rim, a ground, what is carved on it, and a shadow on the table."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from attrs import frozen
from pygame import Color, Surface, Vector2

from game.tabletop.pictures import paint
from game.ui.piecework import Work

NumberPicture = Callable[[str, int], Surface]

TOP = Vector2(48.5, 46.5)  # the middle of the upper side, in the box of a hundred
RADIUS = 44.5
THICKNESS = 4.5
RIM = 7.0  # its width
AIRY = 1.2  # a shape is painted with room for lines and shadows around it
LIFT = 0.075  # of the diameter, how much higher the next disc of a pile lies
COUNT = 0.42  # of the diameter, the shield with their number
SHOWN = 5  # of a pile; more look the same
_LEANS = (0.0, 0.012, -0.014, 0.008, -0.01)  # nobody piles exactly


_NOTCHES = paint.placed(
    paint.around(paint.filled("M48.6 6.6 H51.4 L50.8 10 H49.2 Z"), 24), TOP.x, TOP.y, 1.0
)


# One disc


@frozen
class Layer:
    """A shape of the whole box, made smaller, its middle at (*x*, *y*) of the disc."""

    body: str
    colour: Color
    scale: float
    x: float = 50.0
    y: float = 50.0
    bevel: float = 4.0  # 0 lies flat
    line: float = 0.0  # dark, around it


@frozen
class Face:
    rim: Color
    ground: Color
    layers: tuple[Layer, ...] = ()
    number: int | None = None
    marks: int = 0  # small ones, on the rim


# What all discs of one size have in common, made once: masks and the light on them.
_BELOW = TOP + Vector2(0, THICKNESS)
_CIRCLES = {  # their middles and radii
    "shadow": (_BELOW + Vector2(1.5, 0.8), RADIUS - 2),
    "edge": (_BELOW, RADIUS),
    "middle": (TOP + Vector2(0, THICKNESS * 0.45), RADIUS),
    "top": (TOP, RADIUS),
    "groove": (TOP, RADIUS - RIM + 1.6),
    "plate": (TOP, RADIUS - RIM),
}
_RELIEFS = {"top": (4, 1.1), "groove": (3, -0.6), "notches": (1.5, -1)}  # bevels and strengths
_SIZES = 4  # that are kept


@lru_cache(maxsize=_SIZES * (len(_CIRCLES) + 1))
def _mask(part: str, side: int) -> Surface:
    if part == "notches":
        return paint.drawing(_NOTCHES, (side, side))
    centre, radius = _CIRCLES[part]
    shape = f'<circle fill="#fff" cx="{centre.x}" cy="{centre.y}" r="{radius}"/>'
    mask = paint.drawing(shape, (side, side))
    return paint.shadow_of(mask, 5 * side / paint.BOX, 0.75) if part == "shadow" else mask


@lru_cache(maxsize=_SIZES * len(_RELIEFS))
def _light(part: str, side: int) -> paint.Relief:
    bevel, strength = _RELIEFS[part]
    return paint.relief(_mask(part, side), bevel * side / paint.BOX, strength)


def cutting(side: int) -> Work[None]:
    """Afterwards all that discs of this size have in common is there at once."""
    for part in (*_CIRCLES, "notches"):
        _mask(part, side)
        yield
    for part in _RELIEFS:
        _light(part, side)
        yield


def _layers(side: int, rim: Color, ground: Color) -> Iterator[Surface]:
    """From below to above; each takes a while."""
    edge, middle, top, notches, groove, plate = (
        _mask(part, side) for part in ("edge", "middle", "top", "notches", "groove", "plate")
    )
    yield _mask("shadow", side)
    yield paint.lit_from_above(paint.tinted(edge, paint.mixed(rim, paint.BLACK, 0.5)), 0.6)
    yield paint.tinted(middle, paint.mixed(rim, paint.BLACK, 0.35))
    yield paint.lit_from_above(paint.grained(_light("top", side).of(top, rim), 0.35), 0.35)
    yield _light("notches", side).of(notches, paint.mixed(rim, paint.BLACK, 0.35))
    yield _light("groove", side).of(groove, paint.mixed(rim, paint.BLACK, 0.3))
    yield paint.lit_from_above(paint.grained(paint.tinted(plate, ground), 0.35), 0.25)


def blanking(rim: Color, ground: Color, marks: int, side: int) -> Work[Surface]:
    """A disc with nothing on it but *marks* on its rim, in a square of *side* points."""
    picture = paint.clear((side, side))
    for layer in _layers(side, rim, ground):
        picture.blit(layer, (0, 0))
        yield
    if marks:
        pips = paint.drawing(_pips(marks), (side, side))
        picture.blit(paint.carved(pips, paint.CREAM, 0.015 * side), (0, 0))
    return picture


def _pips(count: int) -> str:
    turns = [180 + 12 * (number - (count - 1) / 2) for number in range(count)]
    places = [TOP + Vector2(0, RIM * 0.56 - RADIUS).rotate(turn) for turn in turns]
    return "".join(f'<circle fill="#fff" cx="{at.x}" cy="{at.y}" r="2.7"/>' for at in places)


def carving(blank: Surface, face: Face) -> Work[Surface]:
    """*blank* with all that *face* has on it but its number."""
    picture = blank.copy()
    for layer in face.layers:
        _carve(picture, layer)
        yield
    return picture


def numbered(carved: Surface, number: int, numbers: NumberPicture) -> Surface:
    picture = carved.copy()
    unit = picture.get_width() / paint.BOX
    letters = numbers(str(number), round(32 * unit))
    _stamp(picture, letters, TOP * unit + Vector2(0, 22 * unit))
    return picture


def _carve(picture: Surface, layer: Layer) -> None:
    unit = picture.get_width() / paint.BOX
    side = round(layer.scale * AIRY * paint.BOX * unit)
    mask = paint.drawing(paint.placed(layer.body, 50, 50, 1 / AIRY), (side, side))
    middle = Vector2(layer.x, layer.y) - Vector2(50, 50) + TOP
    place = mask.get_rect(center=middle * unit)
    if layer.bevel:
        shadow = paint.shadow_of(paint.swollen(mask, layer.line * unit), 2.4 * unit, 0.7)
        picture.blit(shadow, place.move(round(1.6 * unit), round(2.0 * unit)))
    if layer.line:
        picture.blit(paint.tinted(paint.swollen(mask, layer.line * unit), paint.INK), place)
    if layer.bevel:
        mask = paint.carved(mask, layer.colour, layer.bevel * unit)
    else:
        mask = paint.tinted(mask, layer.colour)
    picture.blit(mask, place)


def _stamp(picture: Surface, number: Surface, at: Vector2) -> None:
    """A number that stands out from whatever is below it."""
    unit = picture.get_width() / paint.BOX
    place = number.get_rect(center=at)
    picture.blit(paint.tinted(paint.swollen(number, 3.2 * unit), paint.INK), place)
    picture.blit(paint.tinted(number, paint.CREAM), place)


# Several


def pile_picture(disc: Surface, count: int, shield: Surface) -> Surface:
    """So many like *disc* on top of each other, and if there are several, how many."""
    diameter, shown = disc.get_width(), min(count, SHOWN)
    lift = max(2, round(diameter * LIFT))
    picture = paint.clear((diameter, pile_height(diameter, count)))
    for level in range(shown):
        picture.blit(disc, (round(diameter * _LEANS[level]), lift * (shown - 1 - level)))
    if count > 1:
        picture.blit(shield, shield.get_rect(bottomright=picture.get_size()))
    return picture


def pile_height(diameter: int, count: int) -> int:
    return diameter + max(2, round(diameter * LIFT)) * (min(count, SHOWN) - 1)


def count_picture(number: Surface, size: int) -> Surface:
    """A number on a small dark shield."""
    picture = paint.drawing('<circle fill="#fff" cx="50" cy="50" r="49"/>', (size, size))
    picture = paint.tinted(picture, paint.INK)
    ring = '<circle fill="none" stroke="#fff" stroke-width="7" cx="50" cy="50" r="44"/>'
    picture.blit(paint.tinted(paint.drawing(ring, (size, size)), Color("#d9b36a")), (0, 0))
    letters = paint.tinted(number, paint.CREAM)
    picture.blit(letters, letters.get_rect(center=(size / 2, size / 2)))
    return picture
