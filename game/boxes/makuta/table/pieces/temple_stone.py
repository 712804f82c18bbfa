"""What of Makuta's temple stands still: its ring of stone, the light on the dome, the mask."""

from random import Random

from attrs import frozen
from pygame import Color, Surface
from pygame.transform import smoothscale

from game.boxes.makuta.table.pieces import dome
from game.boxes.makuta.table.pieces.colours import BRONZE
from game.boxes.makuta.table.pieces.makuta import mask_of_darkness
from game.tabletop.pictures import paint
from game.ui.piecework import Work

CAP = 0.24  # of the way from the axis to the foot: what the mask stands on
FOOT = 1.035  # the outer edge of the bronze band around the foot
_RING = 1.14  # the outer edge of the stones
_THICK = 0.036  # of the picture: how high they are
_STONES, _GAP = 18, 1.1  # and degrees between two of them
_ROCK, _WALL = Color("#9a8f98"), Color("#4a414c")
_MASK = 0.31  # of the picture
_STUD = 0.036


@frozen
class Stone:
    """At one size: painted once."""

    ring: Surface
    shade: Surface  # multiplies the dome's colours
    shine: Surface  # is added to them
    crown: Surface


def temple_stone(side: int) -> Work[Stone]:
    shade, shine = yield from dome.dome_light(side)
    yield
    ring = yield from _ring(side)
    yield
    crown = yield from _crown(side)
    return Stone(ring, shade, shine, crown)


# The ring


def _ring(side: int) -> Work[Surface]:
    """Stones on a wall that throws a shadow on the ground, and the dome's shadow on them."""
    picture = _soft_shadow(side, _RING, (0.018, 0.034), 0.95)
    wall = _ellipse(side, _RING, _THICK)
    wall.blit(_ellipse(side, _RING, _THICK / 2), (0, 0))
    yield
    picture.blit(paint.lit_from_above(paint.grained(paint.tinted(wall, _WALL), 0.3), 0.55), (0, 0))
    yield
    picture.blit(paint.tinted(_ellipse(side, _RING), paint.mixed(_WALL, paint.BLACK, 0.55)), (0, 0))
    yield
    stones = yield from _stones(side)
    picture.blit(stones, (0, 0))
    yield
    _studs(picture)
    picture.blit(_soft_shadow(side, 1.0, (0.022, 0.026), 0.85), (0, 0))
    yield
    yield from _band(picture)
    return picture


def _stones(side: int) -> Work[Surface]:
    """Side by side in a ring, no two of quite the same grey."""
    luck = Random("temple")
    shapes = [_sector(turn) for turn in range(0, 360, 360 // _STONES)]
    tones = [paint.mixed(_ROCK, paint.BLACK, luck.uniform(0, 0.3)) for _ in shapes]
    mask = paint.drawing("".join(_painted(shape, paint.WHITE) for shape in shapes), (side, side))
    coloured = "".join(_painted(shape, tone) for shape, tone in zip(shapes, tones, strict=True))
    picture = paint.drawing(coloured, (side, side))
    yield
    paint.relief(mask, side * 0.014, 1.5).on(picture)
    yield
    return paint.lit_from_above(paint.grained(picture, 0.4), 0.42)


def _sector(turn: float) -> str:
    """One stone, in the box of a hundred."""
    small, half = dome.Dome(int(paint.BOX)), 180 / _STONES - _GAP
    turns = [turn + half * step / 4 for step in range(-4, 5)]
    outer = [small.on_ground(each, _RING - 0.005) for each in turns]
    inner = [small.on_ground(each, FOOT - 0.02) for each in reversed(turns)]
    return " ".join(f"{place.x:.3f},{place.y:.3f}" for place in (*outer, *inner))


def _painted(corners: str, colour: Color) -> str:
    return f'<polygon fill="rgb({colour.r},{colour.g},{colour.b})" points="{corners}"/>'


def _studs(picture: Surface) -> None:
    """One of bronze before each side of the tile: there the segments come to rest."""
    side = picture.get_width()
    size = round(side * _STUD * 2)
    mask = paint.drawing('<circle fill="#fff" cx="50" cy="50" r="26"/>', (size, size))
    stud = paint.shadow_of(mask, size * 0.08, 0.9)
    stud.scroll(round(size * 0.05), round(size * 0.07))
    stud.blit(paint.carved(mask, paint.mixed(BRONZE, paint.WHITE, 0.15), size * 0.12, 1.6), (0, 0))
    for turn in range(0, 360, 60):
        place = dome.Dome(side).on_ground(turn, (FOOT + _RING) / 2)
        picture.blit(stud, stud.get_rect(center=place))


def _band(picture: Surface) -> Work[None]:
    """Bronze around the foot, with the dark gap in which it turns."""
    side = picture.get_width()
    picture.blit(
        paint.tinted(_ellipse(side, FOOT + 0.022), paint.mixed(paint.INK, paint.BLACK, 0.5)), (0, 0)
    )
    circle = _ellipse(side, FOOT)
    yield
    band = paint.carved(circle, BRONZE, side * 0.012, 1.5)
    yield
    picture.blit(paint.lit_from_above(paint.grained(band, 0.3), 0.5), (0, 0))


def _ellipse(side: int, far: float, down: float = 0.0) -> Surface:
    """A white circle on the ground, as one sees it."""
    wide = paint.BOX * dome.REACH * far
    x, y = dome.MIDDLE.x * paint.BOX, (dome.MIDDLE.y + down) * paint.BOX
    shape = f'<ellipse fill="#fff" cx="{x}" cy="{y}" rx="{wide}" ry="{wide * dome.FLAT}"/>'
    return paint.drawing(shape, (side, side))


def _soft_shadow(side: int, far: float, aside: tuple[float, float], strength: float) -> Surface:
    """Painted small: it is soft anyway."""
    coarse = max(24, side // 6)
    circle = paint.clear((coarse, coarse))
    circle.blit(_ellipse(coarse, far - 0.02), (aside[0] * coarse, aside[1] * coarse))
    return smoothscale(paint.shadow_of(circle, coarse * 0.03, strength), (side, side))


# The crown


def _crown(side: int) -> Work[Surface]:
    """A collar of bronze around the axis, and the mask upon it."""
    picture = paint.clear((side, side))
    top = dome.MIDDLE.y - dome.RISE * 0.97 * dome.REACH * (1 - dome.FLAT**2) ** 0.5
    for share, colour in ((CAP + 0.05, paint.INK), (CAP + 0.035, BRONZE), (CAP - 0.02, _WALL)):
        circle = _ellipse(side, share, top - dome.MIDDLE.y)
        yield
        light = paint.carved(circle, colour, side * 0.01, 1.5) if colour is not paint.INK else None
        picture.blit(light or paint.tinted(circle, paint.INK), (0, 0))
        yield
    mask = mask_of_darkness(round(side * _MASK))
    place = mask.get_rect(center=(side * dome.MIDDLE.x, side * (top + 0.022)))
    picture.blit(mask, place)
    return picture
