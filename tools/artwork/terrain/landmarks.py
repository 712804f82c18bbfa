"""What a place is known for, as nature made it: four cells each."""

import math

import numpy as np
import skia

from tools.artwork.noise import Field
from tools.artwork.terrain.clay import Clay, Tones
from tools.artwork.terrain.scenery_plants import CHAR, branch, crown
from tools.artwork.terrain.scenery_stones import snowy
from tools.artwork.terrain.scenery_tones import BLUE, BONE, DARK, GREEN, GREY, LEAF
from tools.artwork.terrain.shapes import blob, circle, curve, line, svg, turned

SLAG: Tones = ("#2c2426", "#554743", "#93796a")
CINDER: Tones = ("#1d1719", "#3a2e2e", "#665249")
ORANGE: Tones = ("#a83c10", "#ee7c1c", "#ffc25a")
CHERRY: Tones = ("#9a1430", "#d93a4c", "#ff9a8c")
STRATA = (
    ("#7d4420", "#9f5d2d", "#b87a45"),
    ("#a0642f", "#c58a4d", "#dba767"),
    ("#8a4f27", "#b0713a", "#cd9556"),
    ("#b98048", "#dbad70", "#f0cf98"),
)


def volcano(clay: Clay) -> Field:
    clay.hill((0, 0), 0.98, 190, CINDER, crater=0.30)
    clay.shine(blob(0, 0, 0.25, clay.seed, 0.25), "#e03c08", 0.20, 0.95, 0.9)
    clay.shine(blob(0.01, 0.01, 0.18, clay.seed + 1, 0.35), "#ff9a26", 0.06)
    clay.shine(blob(0.02, 0.02, 0.09, clay.seed + 2, 0.35), "#ffe68a", 0.04)
    for turn, bend in ((28, 9), (104, -8), (170, 7), (262, -6)):
        for start, wide in ((18, 0.085), (40, 0.06), (60, 0.04)):
            stream = f"M18 0q15 {bend} 28 {bend / 3}t26 {-bend / 2}t{14 + bend / 2} {bend}"
            reach, flow = circle(0, 0, 0.9 - start / 150), turned(curve(stream, wide), turn)
            flow = skia.Op(flow, reach, skia.PathOp.kIntersect_PathOp)
            clay.shine(flow, "#e8460a", 0.04, 0.8, 0.3)
        clay.shine(turned(curve(f"M18 0q15 {bend} 28 {bend / 3}", 0.03), turn), "#ffc04a", 0.02)
    return clay.fired()


def lava_falls(clay: Clay) -> Field:
    """Over a black ledge into a glowing pool."""
    luck = np.random.default_rng(clay.seed)
    pool = blob(0, 0.52, 0.40, clay.seed, 0.2)
    clay.add(pool, ("#8d1e06", "#d8480c"), 4, edge=0.1)
    clay.shine(pool, "#f0540e", 0.12, 0.7, 0.8)
    fall = svg("M-34 -62q34 -14 68 0q8 50 2 108q-36 16 -72 0q-6 -58 2 -108z")
    clay.add(fall, ("#7d1a04", "#d0460a"), 60, edge=0.34)
    clay.shine(fall, "#f0540c", 0.10, 0.10, 0.8)
    for _ in range(90):
        x, top = luck.uniform(-0.31, 0.31), luck.uniform(-0.60, 0.2)
        long, wide = luck.uniform(0.1, 0.35), luck.uniform(0.006, 0.022)
        code = ("#ffb43c", "#ffe07a", "#ff7a1c", "#8d2004")[luck.integers(4)]
        clay.shine(line([(x, top), (x * 1.08, top + long)], wide), code, 0.01, 0.8, 0.05)
    clay.stones(_banks(), SLAG, sides=8, flat=0.4, lift=26)
    for _ in range(26):
        at = luck.uniform(-0.36, 0.36), luck.uniform(0.42, 0.60)
        clay.shine(circle(*at, luck.uniform(0.015, 0.04)), "#ffd060", 0.05, 0.5, 0.2)
    return clay.fired()


def _banks() -> list[tuple[float, float, float]]:
    """Rocks above and on both sides of falling water, or of what falls there."""
    sides = [
        (side * x, y, radius)
        for side in (-1, 1)
        for x, y, radius in (
            *((0.62, -0.46, 0.30), (0.52, -0.10, 0.22), (0.72, 0.02, 0.22)),
            *((0.56, 0.24, 0.18), (0.74, 0.40, 0.16), (0.40, -0.70, 0.22)),
        )
    ]
    return [*sides, (-0.12, -0.78, 0.18), (0.16, -0.80, 0.17)]


def great_falls(clay: Clay) -> Field:
    """A river that comes down a cliff, with spray below."""
    luck = np.random.default_rng(clay.seed)
    clay.stones(_banks(), GREY, sides=8, flat=0.4, lift=26)
    clay.settle("#5f8a3c", 0.14, 0.3)
    foot = blob(0, 0.50, 0.46, clay.seed, 0.15)
    clay.add(foot, ("#3fb0bd", "#9fe6e0"), 3, edge=0.3)
    fall = svg("M-36 -66q36 -12 72 0q10 56 3 112q-38 14 -78 0q-7 -56 3 -112z")
    clay.add(fall, ("#2f8fa8", "#5fbccb", "#a8e6e6"), 56, edge=0.34, rough=0.4)
    for _ in range(70):
        x, top = luck.uniform(-0.34, 0.34), luck.uniform(-0.62, 0.16)
        drop = line([(x, top), (x * 1.08, top + luck.uniform(0.14, 0.4))], luck.uniform(0.01, 0.04))
        clay.add(drop, ("#b9e8ea", "#f2fffd"), 5, lift=54, rough=0.1)
    for _ in range(46):
        at = luck.uniform(-0.44, 0.44), luck.uniform(0.40, 0.70)
        clay.shine(circle(*at, luck.uniform(0.03, 0.08)), "#f2fffd", 0.06, 0.4, 0.2)
    return clay.fired(shadow=0.4)


def charred_giant(clay: Clay) -> Field:
    """A tree that stood when the mountain burst, and still smoulders."""
    luck = np.random.default_rng(clay.seed)
    clay.add(blob(0, 0, 0.30, clay.seed, 0.5), ("#2a201e", "#4d3d37"), 10, rough=1.5)
    for index in range(7):
        branch(clay, luck, ((0.0, 0.0), index * 0.9 + 0.2), 0.36, 0.15)
    clay.add(blob(0, 0, 0.17, clay.seed, 0.2), CHAR, 50, lift=60, rough=1.4)
    clay.carve(blob(0, 0, 0.10, clay.seed + 1, 0.3), 40, 0.6)
    clay.shine(blob(0, 0, 0.075, clay.seed + 1, 0.3), "#ff6a1c", 0.10, 0.95, 0.8)
    return clay.shine(circle(0, 0, 0.03), "#ffd070", 0.02).fired()


def mesa(clay: Clay) -> Field:
    """Layers of red and yellow rock, worn to steps, with a flat top."""
    for index in range(8):
        radius = 0.94 - 0.062 * index
        at = 0.03 * math.sin(index * 1.3), 0.03 * math.cos(index * 0.9)
        tones = STRATA[index % len(STRATA)]
        step = blob(*at, radius, clay.seed + index // 4, 0.30)
        clay.add(step, tones, 22, lift=19 * index, edge=0.045, rough=1.8)
    clay.add(blob(0.02, 0.02, 0.44, clay.seed + 5, 0.30), STRATA[3], 16, lift=168, edge=0.06)
    for x, y, radius in ((-0.16, -0.10, 0.12), (0.16, 0.12, 0.10), (0.10, -0.2, 0.07)):
        clay.stone((x, y), radius, STRATA[2], sides=7, flat=0.4, lift=180)
    return clay.settle("#efcf98", 0.08, 0.3).fired()


def mangrove(clay: Clay) -> Field:
    """It stands on its roots in the water."""
    bark = "#2c2114", "#57452a", "#8a7247"
    luck = np.random.default_rng(clay.seed)
    for index in range(15):
        turn, long = 24 * index + luck.uniform(-8, 8), luck.uniform(66, 94)
        bend = luck.uniform(-16, 16)
        for share, wide in ((1.0, 0.045), (0.8, 0.075), (0.62, 0.11)):
            arm = f"M0 0q{long * 0.35} {bend} {long * 0.55 * share} {bend * 0.4 * share}"
            arm += f"t{long * 0.45 * share} {-bend * 0.3}"
            clay.add(turned(curve(arm, wide), turn), bark, 16, lift=6 + 160 * wide, rough=1.2)
    tones = "#1c3a16", "#41652a", "#7f9a4a"
    crowns = (-0.26, 0.18, 0.34, 18), (0.30, 0.20, 0.32, 18), (0.02, -0.24, 0.42, 24)
    for x, y, radius, count in crowns:
        crown(clay, radius, tones, count, (x, y))
    for x, y in ((0.24, -0.20), (-0.30, 0.10), (0.26, 0.30), (-0.06, -0.42)):
        for petal in range(6):
            leaf = turned(svg("M0 0q5 -5 10 0q-5 5 -10 0z"), 60 * petal, (x, y))
            clay.add(leaf, ("#c9a0d8", "#f2dcf6"), 8, lift=96)
    return clay.fired()


def crystal_vein(clay: Clay) -> Field:
    """The heart of the mine: crystals taller than a house."""
    rocks = (-0.42, 0.36, 0.40), (0.40, 0.40, 0.42), (0.0, 0.56, 0.36), (-0.1, 0.1, 0.5)
    clay.stones(rocks, DARK, sides=9, flat=0.65)
    for x, y, long, wide, turn, tones in (
        (-0.16, 0.20, 0.80, 0.13, -136, BLUE),
        (0.20, 0.20, 0.78, 0.13, -44, GREEN),
        (0.30, 0.34, 0.60, 0.11, -8, BLUE),
        (-0.30, 0.34, 0.58, 0.11, -170, GREEN),
        (0.12, 0.26, 0.92, 0.15, -70, BLUE),
        (-0.06, 0.30, 1.05, 0.19, -98, GREEN),
        (0.12, 0.42, 0.50, 0.12, -60, GREEN),
        (-0.20, 0.46, 0.46, 0.11, -124, BLUE),
    ):
        clay.shard((x, y), long, wide, turn, tones)
    clay.shine(circle(-0.1, 0.0, 0.34), "#4affc0", 0.30, 0.0, 0.7)
    return clay.shine(circle(0.3, 0.1, 0.24), "#5aa8ff", 0.26, 0.0, 0.6).fired(gloss=0.22)


def skeleton(clay: Clay) -> Field:
    """Of a beast that crossed the desert once, and did not reach the water."""
    clay.add(curve("M-92 -30q44 -34 84 -2t48 30", 0.11), BONE, 28)
    for index in range(8):
        x, y = -0.66 + 0.125 * index, -0.44 + 0.014 * index * index
        long = 42 - 3 * abs(index - 4)
        for side in (-1, 1):
            rib = f"M0 0q{6 * side} {side * long * 0.6} {-14} {side * long}"
            clay.add(turned(curve(rib, 0.07), 8 * index - 12, (x, y)), BONE, 30, lift=14)
    skull = svg("M-30 -20q8 -22 34 -18q30 8 44 30q-2 12 -16 14l-28 8q-24 2 -34 -14q-6 -10 0 -20z")
    clay.add(turned(skull, 24, (0.50, 0.36)), BONE, 60, rough=0.4)
    clay.carve(turned(svg("M-10 -16l16 4q2 10 -8 10q-10 -4 -8 -14z"), 24, (0.50, 0.36)), 44, 0.75)
    clay.carve(turned(svg("M32 -6l8 2l-2 6l-7 -2z"), 24, (0.50, 0.36)), 26, 0.6)
    clay.carve(turned(curve("M0 12q20 4 44 -4", 0.025), 24, (0.50, 0.36)), 16, 0.5)
    for x, y, turn in ((-8, -36, -60), (-30, -14, -118)):
        horn = curve("M0 0q16 -8 30 0", 0.07)
        clay.add(turned(horn, turn + 24, (0.50 + x / 100, 0.36 + y / 100)), BONE, 24, lift=30)
    return clay.settle("#d8b27a", 0.12, 0.3).fired()


def great_peak(clay: Clay) -> Field:
    """Rock and eternal snow."""
    rock = "#3f4d63", "#66798f", "#a3b4c6"
    clay.hill((0.02, 0.02), 0.97, 250, rock)
    return snowy(clay, 0.42).fired()


def orchard_giant(clay: Clay) -> Field:
    """The mother of all fruit trees."""
    luck = np.random.default_rng(clay.seed)
    crown(clay, 0.88, ("#24501c", "#4c7f2e", "#93b84c"), 64)
    for index in range(26):
        turn, reach = index * 2.4, 0.15 * math.sqrt(index + 0.5)
        at = reach * math.cos(turn), reach * math.sin(turn)
        fruit = circle(*at, luck.uniform(0.055, 0.085))
        clay.add(fruit, ORANGE if index % 3 else CHERRY, 24, lift=100, rough=0.1)
    return clay.fired(gloss=0.12)


def look_out(clay: Clay) -> Field:
    """The oldest of the jungle, with a look-out in it."""
    crown(clay, 0.90, LEAF, 70)
    clay.add(circle(0, 0, 0.17), ("#4d3420", "#7d5834", "#a67c4c"), 16, lift=96, edge=0.03)
    clay.add(circle(0, 0, 0.11), ("#6b4f22", "#a07e3c", "#ceb069"), 22, lift=104)
    for turn in range(0, 360, 40):
        clay.carve(turned(line([(0.03, 0), (0.11, 0)], 0.012), turn), 4, 0.3)
    return clay.fired()
