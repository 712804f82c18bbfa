"""What flows, or did: bay, open sea, swamp, cave lake, lava, Makuta's fire and ice."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np

from tools.artwork.light import grained, lit, mixed, ramp, rgb
from tools.artwork.noise import Field, Stones, clouds, ridges, soft, spread, steps, warped

HEAT = 0.0, 0.35, 0.65, 0.9, 1.0  # of the colours of fire


def _net(seed: int, size: float, *, wide: float) -> Field:
    """From 0 to 1: the bright net that the sun draws on the ground of shallow water."""
    stones = Stones(seed, size, even=0.25)
    gap = warped(warped(stones.gap, seed + 1, 90, 14), seed + 3, 30, 4)
    return steps(wide, 0.0, gap) ** 1.4 + 0.25 * steps(wide * 3, 0.0, gap)


def _swell(seed: int, largest: float) -> Field:
    """Waves, wider than they are high."""
    return warped(ridges(seed, largest, 4.0), seed + 1, largest, largest / 4)


def water() -> Field:
    """The turquoise bay: reefs and light on the sand below."""
    deep = clouds(211, 460, 3.0)
    colour = ramp(deep, [(0, "#0f6f8f"), (0.45, "#1d9aa8"), (0.75, "#3cbfbb"), (1, "#78dccb")])
    reef = steps(0.62, 0.74, clouds(212, 190, 2.6)) * steps(0.5, 0.8, clouds(213, 420))
    colour = mixed(colour, rgb("#2b6f6a"), 0.55 * soft(reef, 3))
    net = _net(214, 74, wide=0.13) * (0.35 + 0.65 * deep)
    colour = mixed(colour, rgb("#d8fff0"), 0.38 * np.clip(net, 0, 1))
    height = soft(_swell(218, 130), 3) * 13
    return lit(colour, height, shade=0, radii=(16, 40), gloss=0.10)


def sea() -> Field:
    """Open water off the coast, with a swell."""
    deep = clouds(231, 520, 2.9)
    colour = ramp(deep, [(0, "#0b4a6b"), (0.5, "#146c8c"), (0.85, "#2590a8"), (1, "#46b2bb")])
    net = _net(232, 110, wide=0.10) * deep
    colour = mixed(colour, rgb("#b9f1ec"), 0.24 * np.clip(net, 0, 1))
    height = soft(_swell(236, 190), 4) * 13
    colour = lit(colour, height, shade=0, radii=(16, 40), gloss=0.16)
    crest = steps(0.86, 1.0, spread(_swell(236, 190) + 0.22 * clouds(240, 20)))
    return mixed(colour, rgb("#dff6f2"), 0.18 * crest)


def swamp() -> Field:
    """Still brown-green water with duckweed and dark holes."""
    deep = clouds(251, 360, 2.9)
    colour = ramp(deep, [(0, "#1e2a18"), (0.5, "#37452a"), (1, "#55633a")])
    weed = steps(0.52, 0.60, warped(clouds(252, 170, 2.4), 253, 60, 12))
    leaves = Stones(255, 15, even=0.1)
    leaf = steps(0.46, 0.36, leaves.middle) * (leaves.each(256) > 0.22) * weed
    green = ramp(leaves.each(257), [(0, "#46602a"), (0.6, "#5c7634"), (1, "#7b8c48")])
    height = soft(_swell(258, 140), 3) * 6 + leaf * 4
    colour = mixed(colour, green, leaf * 0.9)
    colour = lit(colour, height, shade=0.35, radii=(6, 30), gloss=0.10)
    glass = steps(0.62, 0.8, warped(ridges(260, 240, 3.1), 261, 200, 40)) * (1 - leaf)
    return mixed(colour, rgb("#a9c0a0"), 0.16 * glass)


def dark_lake() -> Field:
    """Water under the earth: black-teal, lit from below by what grows there."""
    deep = clouds(271, 420, 3.0)
    colour = ramp(deep, [(0, "#062029"), (0.5, "#0d3a46"), (0.85, "#155a62"), (1, "#26837e")])
    net = warped(ridges(272, 150, 3.0), 273, 120, 30) ** 6
    colour = mixed(colour, rgb("#63e6cf"), 0.24 * net * deep)
    height = soft(_swell(275, 190), 3) * 12
    colour = lit(colour, height, shade=0, radii=(16, 40), gloss=0.12)
    specks = Stones(277, 40, even=0.0)
    glow = steps(0.07, 0.0, specks.middle) * (specks.each(278) > 0.8)
    return colour + (glow * 0.7 + soft(glow, 6) * 3)[..., None] * np.array(rgb("#4ff0d0"))


def _crusted(seed: int, size: float, crust: tuple[str, ...], hot: tuple[str, ...]) -> Field:
    """Slow fire: dark plates that drift on what glows between them."""
    plates = Stones(seed, size, even=0.15)
    gap = warped(warped(plates.gap, seed + 1, 160, 26), seed + 3, 40, 7)
    heat = clouds(seed + 5, 420, 2.9)
    flow = warped(clouds(seed + 6, 120, 2.7), seed + 7, 160, 40)
    wide = 0.06 + 0.20 * heat**1.8
    open_fire = steps(1.15, 0.25, gap / wide)
    height = (1 - open_fire) * 20 + ridges(seed + 9, 70) * (1 - open_fire) * 14
    cold, bright = [*zip((0.0, 0.5, 1.0), crust, strict=True)], [*zip(HEAT, hot, strict=True)]
    dark = ramp(spread(plates.each(seed + 10) * 0.4 + clouds(seed + 11, 90)), cold)
    dark = lit(grained(dark, clouds(seed + 12, 8, 1.1), 0.09), soft(height, 1.2), gloss=0.05)
    fire = ramp(np.clip(open_fire * 0.55 + flow * 0.55 - 0.05, 0, 1), bright)
    glow = soft(open_fire, 16)[..., None] * np.array(rgb(hot[1])) * 0.85
    return mixed(dark + glow, fire, open_fire)


def lava() -> Field:
    hot = "#a81c06", "#d9480a", "#f57c14", "#ffb638", "#ffdf84"
    return _crusted(311, 118, ("#2a1512", "#3d1d15", "#5a2a1a"), hot)


def ember() -> Field:
    """Makuta's fire: crimson, and less of it."""
    hot = "#6e0518", "#b80d28", "#ee2f42", "#ff7a6c", "#ffd0b0"
    return _crusted(341, 132, ("#170d16", "#241320", "#3a1a2a"), hot)


def ice() -> Field:
    """A frozen lake: blue depth, white cracks, a dust of snow."""
    deep = clouds(371, 420, 2.9)
    colour = ramp(deep, [(0, "#3d8fc0"), (0.5, "#6bb6dc"), (1, "#a8dcee")])
    large, fine = Stones(372, 210, even=0.0), Stones(373, 90, even=0.0)
    long = steps(0.030, 0.0, warped(large.gap, 374, 200, 30))
    short = steps(0.035, 0.0, warped(fine.gap, 376, 120, 18)) * steps(0.45, 0.7, clouds(378, 260))
    below = steps(0.16, 0.0, warped(large.gap, 374, 200, 30))
    colour = mixed(colour, rgb("#d9f2fb"), 0.30 * below)
    height = soft(_swell(379, 260), 4) * 10 - long * 5 - short * 2
    colour = lit(colour, soft(height, 0.7), shade=0.2, radii=(8, 30), gloss=0.20)
    colour = mixed(colour, rgb("#f4fcff"), 0.75 * np.clip(long + 0.6 * short, 0, 1))
    dusted = steps(0.58, 0.78, warped(clouds(382, 240, 2.6), 383, 120, 30))
    return mixed(colour, rgb("#eef6fb"), 0.55 * dusted) * np.array([0.97, 1.0, 1.05])
