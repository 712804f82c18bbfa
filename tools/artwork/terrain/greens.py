"""What grows: jungle, moss, meadow and the grass of the coast."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np

from tools.artwork.light import lit, mixed, ramp, rgb
from tools.artwork.noise import SIDE, Field, Stones, clouds, ridges, soft, spread, steps, warped


def _crowns(seed: int, size: float, wide: float) -> tuple[Field, Field]:
    """Tree tops: how high from 0 to 1, and a number for each."""
    trees = Stones(seed, size, even=0.25)
    middle = warped(trees.middle, seed + 1, 40, 9)
    share = 0.6 + 0.4 * trees.each(seed + 3)  # of the full size; small ones leave gaps
    dome = np.sqrt(np.clip(1 - (middle / (wide * share)) ** 2, 0, 1))
    return dome * share, trees.each(seed + 4)


def _leaves(seed: int, size: float) -> tuple[Field, Field]:
    """Small overlapping leaves: how high from 0 to 1, and a number for each."""
    leaves = Stones(seed, size, even=0.1)
    middle = warped(leaves.middle, seed + 1, 14, 3)
    return np.clip(1 - middle * 1.35, 0, 1), leaves.each(seed + 3)


def jungle() -> Field:
    """The canopy from above: crowns upon crowns, dark between them."""
    high, which = _crowns(411, 124, 0.66)
    low, other = _crowns(421, 80, 0.72)
    crown = np.maximum(high, low * 0.62)
    tint = np.where(high > low * 0.62, which, other)
    leaf, shade = _leaves(431, 15)
    height = crown * 74 + leaf * 9 + ridges(435, 60) * 5
    tone = spread(crown * 0.75 + leaf * 0.35 + shade * 0.15 + 0.15 * clouds(436, 300))
    colour = ramp(tone, [(0, "#0c2a16"), (0.35, "#1c5427"), (0.7, "#347d34"), (1, "#68a446")])
    colour = mixed(colour, rgb("#7f9a34"), 0.30 * steps(0.72, 1.0, tint) * crown)
    colour = mixed(colour, rgb("#17604a"), 0.32 * steps(0.30, 0.0, tint) * crown)
    return lit(colour, height, radii=(5, 18, 40), shade=0.7)


def moss() -> Field:
    """Cushions of moss, soft and bright: where the jungle lets light in."""
    cushion, which = _crowns(441, 84, 0.62)
    leaf, shade = _leaves(451, 12)
    height = soft(cushion, 2) * 16 + leaf * 2.5 + clouds(455, 300, 2.8) * 40
    tone = spread(cushion * 0.3 + leaf * 0.15 + 0.1 * shade + clouds(456, 260))
    colour = ramp(tone, [(0, "#34512a"), (0.45, "#4f7433"), (0.8, "#6f9142"), (1, "#93ab5c")])
    colour = mixed(colour, rgb("#4d8a4a"), 0.35 * steps(0.6, 1, which))
    return lit(colour, height, radii=(4, 14), shade=0.5)


def _turf(seed: int, stops: list[tuple[float, str]]) -> Field:
    rise = clouds(seed, 420, 2.9)
    tuft, which = _crowns(seed + 1, 46, 0.7)
    blade = _blades(seed + 6) * (0.4 + 0.6 * steps(0.3, 0.7, clouds(seed + 8, 150)))
    height = rise * 52 + soft(tuft, 4) * 7 + blade * 5
    tone = spread(rise * 0.8 + 0.12 * soft(tuft, 3) + 0.3 * blade + 0.5 * clouds(seed + 7, 110))
    colour = ramp(tone, stops)
    colour = mixed(colour, rgb("#8d8443"), 0.40 * steps(0.55, 0.95, clouds(seed + 9, 300)))
    colour = mixed(colour, rgb("#3c6238"), 0.35 * steps(0.55, 0.95, clouds(seed + 10, 260)))
    colour = mixed(colour, rgb("#39682f"), 0.20 * steps(0.7, 1, which))
    return _flowered(lit(colour, height, radii=(4, 20), shade=0.5), seed + 11)


def _blades(seed: int) -> Field:
    """Short strokes of grass, leaning with the wind."""
    luck = np.random.default_rng(seed)
    speck = soft(luck.standard_normal((SIDE, SIDE)).astype(np.float32), 2.2)
    drawn = sum(np.roll(speck, (-step, step // 3), (0, 1)) for step in range(0, 14, 2))
    return steps(0.45, 1.0, spread(drawn))


def _flowered(colour: Field, seed: int) -> Field:
    spots = Stones(seed, 26, even=0.0)
    where = steps(0.55, 0.75, clouds(seed + 1, 240))
    bloom = steps(0.16, 0.09, spots.middle) * (spots.each(seed + 2) > 0.86) * where
    hue = ramp(spots.each(seed + 3), [(0, "#f4efd0"), (0.5, "#f2d56a"), (1, "#e9a7b8")])
    return mixed(colour, hue, bloom * 0.85)


def meadow() -> Field:
    return _turf(461, [(0, "#3a5a2c"), (0.45, "#557a3a"), (0.8, "#749449"), (1, "#97aa60")])


def grass() -> Field:
    """The coast's: drier and more yellow."""
    return _turf(481, [(0, "#46572a"), (0.45, "#687a3a"), (0.8, "#8b964c"), (1, "#aeae68")])
