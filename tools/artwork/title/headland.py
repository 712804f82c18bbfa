"""The rock before everything else, and those who stand on it and look at the fire."""

from collections.abc import Sequence

import numpy as np
import skia
from attrs import frozen
from scipy import ndimage

from tools.artwork.light import mixed, ramp
from tools.artwork.noise import Field, steps
from tools.artwork.title.view import View
from tools.artwork.title.world import billows, crests

BOX, FEET = (100, 150), 136  # of a figure, as it is drawn
TALL = 0.094  # of the picture's height
EMBER = np.array([255.0, 140.0, 62.0])


@frozen
class Person:
    """Somebody who stands there."""

    body: str  # as SVG, in BOX
    colour: tuple[int, int, int]
    across: float  # where, in shares of the picture's width
    tall: float  # beside the others


def painted(view: View, picture: Field, people: Sequence[Person]) -> Field:
    rows, columns = np.mgrid[0 : view.height, 0 : view.width].astype(np.float32) / view.height
    top = _top(columns[0] * view.height / view.width)
    deep = rows - top[None, :]
    rock = steps(-0.0008, 0.0008, deep)
    picture = mixed(picture, _stone(rows, columns, deep), rock)
    for person in people:
        column = int(person.across * view.width)
        foot = (top[column - 6 : column + 6].max() + 0.003) * view.height
        _stand(picture, person, (column, foot), person.tall * TALL * view.height)
    return picture


def _top(across: Field) -> Field:
    """The outline of the rock, from above, in shares of the picture's height."""
    ledges = (0.085, 0.645, 0.69), (0.075, 0.7, 0.728), (0.045, 0.735, 0.775), (0.05, 0.9, 1.0)
    rise = sum(high * steps(begins, ends, across) for high, begins, ends in ledges)
    flat = np.zeros_like(across)
    ragged = 0.045 * (billows(141, across * 1.6, flat, 0.35, 2.0) - 0.5)
    ragged += 0.010 * (billows(145, across * 1.6, flat, 0.08, 1.8) - 0.5)
    return 1.045 - rise - ragged * steps(0.64, 0.70, across)


def _stone(rows: Field, columns: Field, deep: Field) -> Field:
    """Cool from the sky, warm where the fire reaches it."""
    height = 0.065 * crests(142, columns * 1.3, rows * 1.9 + 0.5 * columns, 0.34, 2.3)
    height += 0.016 * billows(143, columns * 1.2, rows * 2, 0.09, 2.0)
    height += 0.05 * np.minimum(deep, 0.03) / 0.03
    scale = rows.shape[0]
    down, aside = np.gradient(height, 1 / scale)
    long = np.sqrt(down**2 + aside**2 + 1)
    fire = np.clip((0.66 * aside + 0.58 * down + 0.20) / long, 0, 1)
    sky = np.clip((0.9 * down + 0.35) / long, 0, 1)
    colour = ramp(billows(144, columns, rows, 0.2), [(0, "#2a2932"), (1, "#595059")])
    edge = np.exp(-np.maximum(deep, 0) / 0.05)
    near = steps(1.02, 0.68, columns * 9 / 16)
    light = (0.10 + 0.42 * sky)[..., None] * np.array([0.62, 0.78, 1.05])
    warm = (fire * (0.16 + 0.75 * edge) * (0.3 + 0.7 * near))[..., None] * EMBER / 150
    return colour * (light + warm) * (1 - 0.55 * steps(0.05, 0.2, deep))[..., None]


def _stand(picture: Field, person: Person, foot: tuple[float, float], tall: float) -> None:
    """Seen from behind: dark, with a rim of light on the side of the fire."""
    mask = _outline(person.body, tall)
    high, wide = mask.shape
    top, left = round(foot[1] - FEET / BOX[1] * high), round(foot[0] - wide / 2)
    part = picture[top : top + high, left : left + wide]
    mask = mask[: part.shape[0], : part.shape[1]]
    thin = tall / 90
    rim = np.clip(mask - ndimage.shift(mask, (0.8 * thin, 1.5 * thin), order=1), 0, 1)
    own = np.array(person.colour, np.float32)
    own = own * (150 / max(own.max(), 90))  # nobody is brighter than the others
    up = np.linspace(1.0, 0.25, mask.shape[0], dtype=np.float32)[:, None, None]
    part[:] = mixed(part, 5 + 0.16 * own, mask)
    part += rim[..., None] * up * (0.45 * own + 0.42 * EMBER)


def _outline(body: str, tall: float) -> Field:
    """From 0 to 1: the figure, mirrored."""
    wide, high = round(tall * BOX[0] / BOX[1]), round(tall)
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}" '
        f'viewBox="0 0 {BOX[0]} {BOX[1]}">{body}</svg>'
    )
    surface = skia.Surface(wide, high)
    picture = skia.SVGDOM.MakeFromStream(skia.MemoryStream(drawing.encode(), True))  # noqa: FBT003
    picture.setContainerSize(skia.Size(wide, high))
    picture.render(surface.getCanvas())
    return surface.toarray()[:, ::-1, 3].astype(np.float32) / 255
