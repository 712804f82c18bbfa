"""Soft ground that wind and feet shape: sand, beach, dust and snow."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np

from tools.artwork.light import grained, lit, mixed, ramp
from tools.artwork.noise import SIDE, Field, Stones, clouds, ridges, soft, spread, steps, warped


def _ripples(seed: int, waves: tuple[int, int], bend: float) -> Field:
    """From 0 to 1: wind ripples, so many across the texture each way."""
    ys, xs = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
    turn = 2 * np.pi * (xs * waves[0] + ys * waves[1])
    turn = turn + (clouds(seed, 420, 2.9) - 0.5) * bend + (clouds(seed + 1, 110) - 0.5) * bend / 8
    wave = 0.5 + 0.5 * np.sin(turn)
    return wave**1.5 * steps(0.25, 0.75, clouds(seed + 2, 330))


def _strewn(seed: int, size: float, share: float) -> tuple[Field, Field]:
    """Pebbles: how high, and a number for each."""
    stones = Stones(seed, size, even=0.0)
    wide = 0.10 + 0.22 * stones.each(seed + 1)
    bump = np.clip(1 - (warped(stones.middle, seed + 2, 24, 2.5) / wide) ** 2, 0, 1)
    return bump * (stones.each(seed + 3) < share), stones.each(seed + 4)


def sand() -> Field:
    """Warm sand of the landing beach."""
    drifts = clouds(111, 420, 2.9)
    ripple = _ripples(112, (9, 21), 16)
    pebble, tint = _strewn(115, 46, 0.22)
    height = drifts * 52 + ripple * 5.5 + np.sqrt(pebble) * 7 + clouds(116, 14, 1.4) * 1.3
    tone = spread(drifts * 0.8 + 0.2 * ripple + 0.3 * clouds(117, 60))
    colour = ramp(tone, [(0, "#b58f58"), (0.5, "#d6b57a"), (1, "#ecd6a2")])
    stone = ramp(tint, [(0, "#8b7355"), (0.5, "#b09a80"), (1, "#efe6d2")])
    colour = mixed(colour, stone, steps(0.0, 0.2, pebble))
    return lit(grained(colour, clouds(118, 9, 1.2), 0.04), height)


def beach() -> Field:
    """Pale coral sand, finer and brighter."""
    drifts = clouds(121, 380, 2.9)
    ripple = _ripples(122, (17, 12), 18)
    pebble, tint = _strewn(125, 52, 0.18)
    height = drifts * 40 + ripple * 4.5 + np.sqrt(pebble) * 6 + clouds(126, 14, 1.4) * 1.3
    tone = spread(drifts * 0.7 + 0.25 * ripple + 0.3 * clouds(127, 70))
    colour = ramp(tone, [(0, "#c2ab7d"), (0.5, "#dfcd9f"), (1, "#f3e7c6")])
    shell = ramp(tint, [(0, "#c98f78"), (0.5, "#f2e4d6"), (1, "#a8a393")])
    colour = mixed(colour, shell, steps(0.0, 0.2, pebble))
    return lit(grained(colour, clouds(128, 9, 1.2), 0.04), height)


def dust() -> Field:
    """The desert of stone: long ochre dunes."""
    dunes = warped(ridges(131, 520, 3.1), 132, 400, 60)
    ripple = _ripples(133, (7, 26), 22)
    pebble, tint = _strewn(136, 60, 0.16)
    height = dunes * 80 + ripple * 6 + np.sqrt(pebble) * 8 + clouds(137, 14, 1.4) * 1.3
    tone = spread(dunes + 0.3 * clouds(138, 90) + 0.15 * ripple)
    colour = ramp(tone, [(0, "#b07a42"), (0.5, "#cd9b5d"), (1, "#e6c58c")])
    stone = ramp(tint, [(0, "#7a4a2b"), (1, "#b98556")])
    colour = mixed(colour, stone, steps(0.0, 0.2, pebble))
    return lit(grained(colour, clouds(139, 9, 1.2), 0.04), height)


def snow() -> Field:
    """Blue-white drifts, combed by the wind."""
    drifts = warped(ridges(141, 460, 3.4), 142, 420, 70)
    comb = warped(_ripples(143, (13, 8), 20), 146, 140, 10)
    height = soft(drifts, 5) * 62 + comb * 5 + clouds(147, 110, 2.7) * 15
    tone = spread(soft(drifts, 8) + 0.25 * clouds(149, 200, 3.2))
    colour = ramp(tone, [(0, "#8fb2d2"), (0.45, "#b0c9dd"), (1, "#cddde8")])
    result = lit(colour, height, radii=(8, 34), shade=0.25)
    result = result * np.array([0.92, 0.99, 1.13])
    glint = Stones(151, 17, even=0.0)
    spark = steps(0.10, 0.02, glint.middle) * (glint.each(152) > 0.95)
    return result + spark[..., None] * 50
