"""Hard ground: ash, basalt, canyon rock, bedrock, tunnel floor, crags, obsidian and the depths."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np

from tools.artwork.light import grained, lit, mixed, ramp, rgb
from tools.artwork.noise import Field, Stones, clouds, ridges, soft, spread, steps, warped


def _blocks(stones: Stones, seed: int, joint: float, lift: float) -> Field:
    """Stones of different heights with rounded edges, in pixels."""
    edge = steps(0.0, joint, stones.gap)
    return edge * stones.size * (0.10 + lift * stones.each(seed))


def ash() -> Field:
    """Cinders and drifts of ash, black, with embers that still breathe below."""
    drifts = clouds(11, 420, 2.8)
    flakes = ridges(12, 120, 2.6)
    cinders = Stones(13, 22, even=0.1)
    dots = steps(0.34, 0.16, cinders.middle) * (cinders.each(14) > 0.86)
    height = drifts * 60 + flakes * 14 + soft(dots, 1.5) * 7 + clouds(15, 14, 1.2) * 1.6
    tone = spread(drifts * 0.7 + flakes * 0.3 + 0.25 * clouds(16, 40))
    colour = ramp(tone, [(0, "#211c1f"), (0.45, "#383032"), (0.75, "#504544"), (1, "#6b5f5a")])
    colour = mixed(colour, rgb("#1c1719"), dots * 0.8)
    warm = steps(0.50, 0.95, clouds(17, 300))
    colour = mixed(colour, rgb("#6b2414"), 0.40 * warm)
    colour = lit(grained(colour, clouds(18, 8, 1.0), 0.06), height)
    vein = steps(0.90, 0.985, warped(ridges(19, 210, 2.6), 101, 90, 18)) * warm
    return colour + (vein * 0.45 + soft(vein, 6) * 0.9)[..., None] * np.array(rgb("#ff5a12"))


def basalt() -> Field:
    """Black columns, seen from above, cracked and rusty in the joints."""
    stones = Stones(21, 78, even=0.72)
    gap = warped(stones.gap, 22, 60, 7)
    stones.gap = gap
    height = _blocks(stones, 23, 0.12, 0.42) + ridges(24, 90) * 9 + clouds(25, 14, 1.4) * 2
    tone = spread(stones.each(26) * 0.5 + clouds(27, 200))
    colour = ramp(tone, [(0, "#1d191d"), (0.5, "#312b30"), (1, "#4b4248")])
    joint = steps(0.10, 0.0, gap)
    warm = steps(0.45, 0.8, clouds(28, 330))
    colour = mixed(colour, rgb("#8f3010"), joint * warm * 0.8)
    colour = lit(grained(colour, clouds(29, 7, 1.0), 0.07), height, gloss=0.10)
    return colour + (soft(joint * warm, 7) * 60)[..., None] * np.array([1.0, 0.28, 0.05])


def rock() -> Field:
    """Ochre canyon rock in layers, terraced by wind."""
    rise = warped(clouds(31, 620, 2.9), 32, 200, 36)
    layers = 13
    stair = rise * layers
    tread = np.floor(stair) + steps(0.55, 1.0, stair - np.floor(stair))
    height = tread / layers * 190 + ridges(33, 130, 2.5) * 13 + clouds(34, 16, 1.4) * 1.8
    band = spread(np.sin(tread * 2.1) + 0.8 * clouds(35, 60) + 0.3 * np.sin(stair * 9.0))
    colour = ramp(band, [(0, "#86532f"), (0.35, "#a6703f"), (0.7, "#c59257"), (1, "#ddb67c")])
    colour = mixed(colour, rgb("#6f3b22"), 0.5 * steps(0.5, 0.95, ridges(36, 260)))
    return lit(grained(colour, clouds(37, 7, 1.0), 0.06), height, radii=(5, 16, 40))


def bedrock() -> Field:
    """The dark walls of the tunnels: broken facets, with a glint of crystal."""
    small = Stones(41, 110, even=0.2)
    tilt = small.each(42) - 0.5, small.each(43) - 0.5
    ys, xs = np.mgrid[0 : len(small.gap), 0 : len(small.gap)]
    facets = np.sin(xs / 48) * tilt[0] * 26 + np.sin(ys / 48) * tilt[1] * 26
    gap = warped(small.gap, 44, 50, 8)
    height = soft(facets, 2) + steps(0, 0.16, gap) * 18 + ridges(45, 150) * 20
    height = height + clouds(46, 18, 1.4) * 3
    tone = spread(small.each(47) * 0.4 + clouds(48, 240))
    colour = ramp(tone, [(0, "#2b2730"), (0.5, "#403a46"), (1, "#5c5462")])
    colour = lit(grained(colour, clouds(49, 7, 1.0), 0.07), height, gloss=0.06)
    return colour + _glints(401, "#4ff0c0") + _glints(404, "#58a8ff")


def _glints(seed: int, code: str) -> Field:
    """Crystal dust that shines by itself."""
    specks = Stones(seed, 34, even=0.0)
    vein = steps(0.68, 0.86, ridges(seed + 1, 420)) * steps(0.5, 0.75, clouds(seed + 2, 300))
    shine = steps(0.13, 0.03, specks.middle) * (specks.each(seed + 2) > 0.45) * vein
    return (shine * 0.85 + soft(shine, 8) * 3.0)[..., None] * np.array(rgb(code))


def tunnel() -> Field:
    """Trodden slate with pebbles pressed into it, and crystal dust between them."""
    trod = clouds(51, 300, 2.7)
    pebbles = Stones(52, 30, even=0.2)
    gap = warped(pebbles.gap, 53, 30, 3)
    there = pebbles.each(54) > 0.78
    bumps = steps(0.08, 0.5, gap) * there
    height = trod * 44 + bumps * 8 + clouds(55, 30, 2.2) * 8
    colour = ramp(
        spread(trod + 0.5 * clouds(56, 60)), [(0, "#322d38"), (0.5, "#4a434f"), (1, "#675d68")]
    )
    colour = mixed(colour, rgb("#7d7480"), bumps * (0.3 + 0.4 * pebbles.each(57)))
    return lit(grained(colour, clouds(58, 6, 1.0), 0.06), height) + _glints(411, "#4ff0c0")


def crag() -> Field:
    """Cold grey rock with snow where it can lie."""
    rise = ridges(61, 420, 2.7)
    height = rise * 95 + ridges(62, 110, 2.5) * 18 + clouds(63, 14, 1.4) * 2
    colour = ramp(
        spread(clouds(64, 160) + 0.4 * rise), [(0, "#414a5b"), (0.5, "#5f6a7c"), (1, "#8792a2")]
    )
    lies = steps(0.60, 0.74, clouds(65, 260) + 0.30 * (rise - 0.5) + 0.16 * clouds(66, 30))
    height = height * (1 - 0.45 * lies) + lies * (46 + 6 * clouds(67, 60))
    colour = mixed(colour, rgb("#c9dae8"), lies * 0.95)
    return lit(grained(colour, clouds(68, 7, 1.0), 0.04), soft(height, 0.8), radii=(5, 30))


def obsidian() -> Field:
    """Makuta's stone: black glass in shards, violet where the light slides off."""
    shards = Stones(71, 120, even=0.15, flat=1.3)
    gap = warped(shards.gap, 72, 120, 10)
    ys, xs = np.mgrid[0 : len(gap), 0 : len(gap)]
    lean = shards.each(73) * 6.3
    facet = soft(np.sin((xs * np.cos(lean) + ys * np.sin(lean)) / 40.0), 2.5)
    height = facet * 15 + steps(0, 0.10, gap) * 16 + shards.each(74) * 16 + ridges(75, 160) * 14
    tone = spread(shards.each(76) * 0.7 + clouds(77, 240))
    colour = ramp(tone, [(0, "#221c2b"), (0.5, "#352d41"), (1, "#4e435c")])
    colour = lit(grained(colour, clouds(78, 7, 1.0), 0.06), soft(height, 1.0), gloss=0.22)
    joint = steps(0.05, 0.0, gap) * steps(0.55, 0.8, clouds(79, 300))
    return colour + (soft(joint, 5) * 70)[..., None] * np.array([1.0, 0.10, 0.22])


def chasm() -> Field:
    """A drop without a bottom: ledges that fade into brown dark."""
    rise = warped(clouds(81, 380, 2.7), 82, 160, 30)
    stair = rise * 9
    tread = np.floor(stair) + steps(0.5, 1.0, stair - np.floor(stair))
    height = tread * 12 + ridges(83, 90) * 8
    colour = ramp(
        spread(rise), [(0, "#120a08"), (0.5, "#241610"), (0.85, "#3a251a"), (1, "#543624")]
    )
    return lit(grained(colour, clouds(84, 8, 1.0), 0.06), height) * 0.9


def abyss() -> Field:
    """Nothing, and something that moves in it."""
    mist = warped(ridges(91, 420, 3.0), 92, 380, 150)
    thin = warped(ridges(93, 160, 2.9), 94, 300, 120)
    tone = spread(mist**2 * 0.8 + thin**3 * 0.35)
    colour = ramp(tone, [(0, "#07050b"), (0.45, "#0f0a18"), (0.8, "#20142f"), (1, "#3b2350")])
    return grained(colour, clouds(95, 6, 1.0), 0.07)
