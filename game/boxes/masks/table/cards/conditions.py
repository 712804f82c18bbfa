"""How a card lies there: ready, lit, in the shade, exhausted, resting; and the light around it."""

from enum import Enum

from attrs import frozen
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Surface
from pygame.transform import grayscale

from game.boxes.masks.table.cards.layout import HIGH, WIDE, WINDOW, card_size, outline
from game.boxes.masks.table.cards.lettering import Pen, Script
from game.boxes.masks.table.shapes.signs import WINDOWS
from game.rules.masks.pieces import Window
from game.tabletop.pictures import paint
from game.ui.theme import Palette

SEALED = 0.26  # of the height, the seal on a card that cannot be used now
_DULL = (128, 122, 116)
_COLOUR_LEFT = 0.4


class Condition(Enum):
    """How a card lies there."""

    READY = "ready"
    LIT = "lit"  # can be played now
    GREYED = "greyed"  # cannot
    EXHAUSTED = "exhausted"  # K3
    RESTING = "resting"  # K8


@frozen
class Lying:
    condition: Condition = Condition.READY
    count: int = 0  # how long it rests


READY = Lying()


def lain(plain: Surface, lying: Lying, pen: Pen) -> Surface:
    """The card *plain* as it lies there."""
    match lying.condition:
        case Condition.READY:
            return plain
        case Condition.LIT:
            return _lit(plain)
        case Condition.GREYED:
            return _greyed(plain)
        case Condition.EXHAUSTED:
            return _sealed(_greyed(plain), _hourglass(plain.get_height()))
        case Condition.RESTING:
            return _sealed(_greyed(plain), _rest(lying.count, plain.get_height(), pen))


def _rest(count: int, height: int, pen: Pen) -> Surface:
    size = round(height * SEALED)
    script = Script("bold", size * 0.62, Palette.GOLD, lines=1)
    return pen.written(str(count), script, (size, size))


def _greyed(plain: Surface) -> Surface:
    """In the shade, with so much colour left that one still knows whose mask it is."""
    picture = grayscale(plain)
    picture.blit(paint.faded(plain, _COLOUR_LEFT), (0, 0))
    picture.fill(_DULL, special_flags=BLEND_RGB_MULT)
    return picture


def _lit(plain: Surface) -> Surface:
    """Brighter, with a rim of gold."""
    picture = plain.copy()
    picture.fill((16, 13, 6), special_flags=BLEND_RGB_ADD)
    wide, high = picture.get_size()
    rim = outline(2.6, stroke=5.2)
    picture.blit(paint.tinted(paint.drawing(rim, (wide, high), (WIDE, HIGH)), Palette.GLOW), (0, 0))
    return picture


def _sealed(picture: Surface, sign: Surface) -> Surface:
    wide, high = picture.get_size()
    size = round(high * SEALED)
    middle = wide / 2, (WINDOW.y + WINDOW.h / 2) * high / HIGH
    for radius, colour in (
        (50, Palette.STONE_DARK),
        (46, Palette.BRONZE),
        (41, Palette.STONE_DARK),
    ):
        disc = f'<circle fill="#fff" cx="50" cy="50" r="{radius}"/>'
        round_ = paint.tinted(paint.drawing(disc, (size, size)), colour)
        picture.blit(round_, round_.get_rect(center=middle))
    picture.blit(sign, sign.get_rect(center=middle))
    return picture


def _hourglass(height: int) -> Surface:
    size = max(1, round(height * SEALED * 0.5))
    return paint.tinted(paint.drawing(WINDOWS[Window.MOMENT], (size, size)), Palette.GOLD)


def halo_of(height: int) -> Surface:
    air = round(height / 12)
    wide, high = card_size(height)
    mask = paint.clear((wide + 2 * air, high + 2 * air))
    mask.blit(paint.drawing(outline(0), (wide, high), (WIDE, HIGH)), (air, air))
    return paint.blurred(paint.tinted(paint.swollen(mask, air * 0.25), Palette.GLOW), air * 0.5)
