"""Smoke over the crater: heaped up of many balls, lit by the fire below and the last sun."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np
from attrs import frozen
from scipy import ndimage

from tools.artwork.light import rgb
from tools.artwork.noise import SIDE, Field, clouds, steps
from tools.artwork.title.land import RIM, VOLCANO
from tools.artwork.title.view import View

BALLS = 5200
NOTHING = -1e4  # pixels: no smoke there
LEAN = (0.33, 0.44)  # how far the wind has carried it at the top: to the right, and up
SUNLIT, SHADED, BURNING = rgb("#7d5c60"), rgb("#1f212d"), rgb("#ff6a1c")


def painted(view: View, picture: Field) -> Field:
    """*picture* with the smoke in it."""
    heap, thin = _heap(view)
    thick = np.clip(thin, 0, 1)
    colour = _lit(view, heap)
    picture = picture + halo(view)
    return picture + (colour - picture) * (0.94 * thick)[..., None]


def halo(view: View) -> Field:
    """The air around the crater glows as well."""
    x, y = crater(view)
    rows, columns = np.mgrid[0 : view.height, 0 : view.width].astype(np.float32)
    far = np.hypot(columns - x, 1.2 * (rows - y)) / view.height
    return (0.34 * np.exp(-far / 0.11))[..., None] * np.array(BURNING)


def crater(view: View) -> tuple[float, float]:
    """In pixels: where the smoke comes from."""
    return view.place(VOLCANO[0] - 0.05, VOLCANO[1] - 0.2, RIM - 0.15)


def _along(share: float) -> tuple[float, float, float]:
    """Right, up and radius, in shares of the picture's height, of the column at *share*."""
    right = 0.02 * np.sin(share * 9) + LEAN[0] * share**2.1 * 1.6
    up = LEAN[1] * share**0.85
    return right, up, 0.024 + 0.21 * share**1.2


@frozen
class Ball:
    """In pixels; *bulge* says how far the smoke reaches towards the eye there."""

    x: float
    y: float
    radius: float
    bulge: float
    thick: float


def _heap(view: View) -> tuple[Field, Field]:
    """How far towards the eye the smoke bulges, in pixels, and how thick it is."""
    luck = np.random.default_rng(8)
    heap = np.full((view.height, view.width), NOTHING, np.float32)
    thin = np.zeros_like(heap)
    for _ in range(BALLS):
        _put(heap, thin, _ball(view, luck))
    return _frayed(view, heap, thin)


def _ball(view: View, luck: np.random.Generator) -> Ball:
    """Somewhere in the column, as high as the picture's height is 1."""
    share = luck.uniform() ** 0.8
    right, up, reach = _along(share)
    angle, off = luck.uniform(0, 2 * np.pi), luck.uniform() ** 0.5
    radius = reach * (0.09 + 0.30 * luck.uniform() ** 2.2) * view.height
    middle = crater(view)
    x = middle[0] + (right + reach * off * np.cos(angle)) * view.height
    y = middle[1] - (up + 0.85 * reach * off * np.sin(angle)) * view.height
    return Ball(x, y, radius, reach * view.height * np.sqrt(1 - off * off), 1.2 - 0.85 * share)


def _put(heap: Field, thin: Field, ball: Ball) -> None:
    x, y, radius = ball.x, ball.y, ball.radius
    top, left = max(int(y - radius), 0), max(int(x - radius), 0)
    bottom, right = min(int(y + radius) + 2, heap.shape[0]), min(int(x + radius) + 2, heap.shape[1])
    if top >= bottom or left >= right:
        return
    rows, columns = np.mgrid[top:bottom, left:right]
    inside = 1 - ((rows - y) ** 2 + (columns - x) ** 2) / radius**2
    round_side = ball.bulge + radius * (np.sqrt(np.maximum(inside, 0)) - 0.75)
    part = np.s_[top:bottom, left:right]
    heap[part] = np.maximum(heap[part], np.where(inside > 0, round_side, NOTHING))
    thin[part] = np.maximum(thin[part], ball.thick * steps(0.0, 0.35, inside))


def _frayed(view: View, heap: Field, thin: Field) -> tuple[Field, Field]:
    """Balls melt into billows, edges into air."""
    scale = view.height / 1440
    rows, columns = np.mgrid[0 : view.height, 0 : view.width] / scale
    noise = clouds(121, 300, 2.4)
    push = (
        30
        * scale
        * (np.stack([_read(noise, rows, columns), _read(noise, columns + 400, rows)]) - 0.5)
    )
    places = np.mgrid[0 : view.height, 0 : view.width] + push
    heap = ndimage.map_coordinates(heap, places, order=1, mode="nearest")
    thin = ndimage.map_coordinates(thin, places, order=1, mode="nearest")
    smooth = _filled(heap, 2.2 * scale, _filled(heap, 14 * scale, np.zeros_like(heap)))
    thin = ndimage.gaussian_filter(thin, 4 * scale)
    return smooth, steps(0.08, 0.75, thin + 0.35 * (_read(noise, rows * 2, columns * 2) - 0.5))


def _filled(heap: Field, radius: float, beyond: Field) -> Field:
    """Smooth; where nothing is near there is what lies *beyond*."""
    known = (heap > -50).astype(np.float32)
    near = ndimage.gaussian_filter(known, radius)
    mean = ndimage.gaussian_filter(heap * known, radius) / np.maximum(near, 1e-3)
    share = steps(0.02, 0.4, near)
    return mean * share + beyond * (1 - share)


def _read(noise: Field, rows: Field, columns: Field) -> Field:
    return ndimage.map_coordinates(noise, (rows % SIDE, columns % SIDE), order=1, mode="grid-wrap")


def _lit(view: View, heap: Field) -> Field:
    down = ndimage.gaussian_filter(np.gradient(heap, axis=0), 1.2 * view.height / 1440)
    aside = ndimage.gaussian_filter(np.gradient(heap, axis=1), 1.2 * view.height / 1440)
    long = np.sqrt(down**2 + aside**2 + 1)
    sun = np.clip((-aside * -0.80 - down * -0.35 + 0.28) / long, 0, 1)
    x, y = crater(view)
    rows, columns = np.mgrid[0 : view.height, 0 : view.width].astype(np.float32)
    right, up = (x - columns) / view.height, (y - rows) / view.height
    far = np.hypot(right, up) + 1e-3
    facing = np.clip((-aside * right / far - down * up / far + 0.55) / long, 0, 1)
    fire = facing * np.exp(-far / 0.085) * 2.2 + 0.9 * np.exp(-far / 0.04)
    hollow = np.clip(
        1 - (ndimage.gaussian_filter(heap, 0.012 * view.height) - heap) / (0.03 * view.height),
        0.35,
        1.1,
    )
    colour = np.array(SHADED) * (0.75 * hollow[..., None])
    colour = colour + np.array(SUNLIT) * (0.50 * sun * hollow)[..., None]
    return colour + np.array(BURNING) * fire[..., None]
