"""The ground of Makuta's lair: black rock, split, with embers in its cracks and dark all around."""

from pathlib import Path

import numpy as np

from tools.artwork.light import lit, ramp, save_jpeg
from tools.artwork.noise import SIDE, Field, Stones, clouds, ridges, soft, steps, warped

SIZE = (1536, 864)
STONE = 128  # pixels across
HEART = (0.40, 0.52)  # in shares of the picture: there the rock glows most
ROCK = ((0.0, "#1d1418"), (0.5, "#3a2427"), (1.0, "#573436"))
EMBERS = ((0.0, "#000000"), (0.45, "#5e1408"), (0.8, "#e0551a"), (1.0, "#ffd27a"))
QUALITY = 86


def bake(assets: Path) -> None:
    picture = (_rock() + _embers())[: SIZE[1], : SIZE[0]] * _vignette()[..., None]
    save_jpeg(picture, assets / "makuta" / "lair.jpg", QUALITY)


def _stones() -> Stones:
    return Stones(41, STONE, even=0.35)


def _gap() -> Field:
    """From 0 in the cracks to 1 within the stones, no crack quite straight."""
    return warped(np.clip(_stones().gap / 0.5, 0, 1), 44, 90, 26)


def _rock() -> Field:
    gap = _gap()
    height = 26 * steps(0.0, 0.28, gap) + 9 * clouds(46, 60) + 6 * ridges(47, 130)
    colour = ramp(0.35 * _stones().each(48) + 0.65 * clouds(49, 200), ROCK)
    return lit(colour, height, radii=(6.0, 26.0), shade=0.5)


def _embers() -> Field:
    """In the deepest cracks alone, each brighter here and darker there."""
    hot = steps(0.42, 0.86, clouds(51, 380)) * steps(0.2, 0.8, ridges(52, 90))
    crack = 1 - steps(0.0, 0.11, _gap())
    fire = np.clip(crack * (0.15 + hot), 0, 1)
    halo = soft(fire, 13) * 1.5 + soft(fire, 42) * 1.4
    return ramp(np.clip(0.8 * fire + 0.42 * halo, 0, 1), EMBERS)


def _vignette() -> Field:
    wide, high = SIZE
    ys, xs = np.mgrid[0:high, 0:wide]
    across, down = xs / wide - HEART[0], (ys / high - HEART[1]) * high / wide * 1.25
    far = np.hypot(across, down)
    return 0.16 + 0.84 * (1 - steps(0.12, 0.56, far))


assert SIZE[0] <= SIDE
assert SIZE[1] <= SIDE
