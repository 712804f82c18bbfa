"""Scenery that grows, or did: trees, ferns, reeds, stumps."""

import math

import numpy as np

from tools.artwork.noise import Field
from tools.artwork.terrain.clay import Clay, Tones
from tools.artwork.terrain.scenery_tones import LEAF
from tools.artwork.terrain.shapes import Point, blob, circle, line, ring, svg, turned

CHAR: Tones = ("#17110f", "#3a2e29", "#7a6659")
TWIG = 0.045  # cells: thinner wood does not fork
GLOWING = 0.25  # of the twigs


def crown(clay: Clay, radius: float, tones: Tones, count: int, at: Point = (0, 0)) -> None:
    """Leaves in heaps, the highest in the middle."""
    luck = np.random.default_rng([clay.seed, 3])
    clay.add(blob(*at, radius * 0.96, clay.seed, 0.12), tones[:2], 24, rough=1.5)
    for index in range(count):
        share = 1 - index / count
        turn, reach = index * 2.4, radius * 0.78 * math.sqrt(share)
        spot = at[0] + reach * math.cos(turn), at[1] + reach * math.sin(turn)
        size = radius * luck.uniform(0.22, 0.34)
        lift = 18 + 46 * (1 - share) * min(1.6, radius / 0.4)
        clay.add(blob(*spot, size, index, 0.3), tones, 20, lift=lift, rough=1.8)


def tree(clay: Clay) -> Field:
    crown(clay, 0.41, LEAF, 22)
    return clay.fired()


def fruit_tree(clay: Clay) -> Field:
    crown(clay, 0.41, ("#2a4f1c", "#4f7d2e", "#88ad48"), 20)
    for index in range(9):
        turn, reach = index * 2.4, 0.09 * math.sqrt(index + 0.4) * 1.35
        spot = reach * math.cos(turn), reach * math.sin(turn)
        clay.add(circle(*spot, 0.055), ("#a83c10", "#ee7c1c", "#ffc25a"), 18, lift=64, rough=0.1)
    return clay.fired(gloss=0.12)


def fern(clay: Clay) -> Field:
    tones = "#1f5a20", "#3f8a30", "#86bf52"
    plants = (-0.16, -0.14, 0.9), (0.18, -0.02, 0.85), (-0.05, 0.22, 0.8)
    for plant, (x, y, size) in enumerate(plants):
        for index in range(8):
            leaf = svg(f"M0 0q{13 * size} {-8} {28 * size} 2q{-15 * size} 6 {-28 * size} -2z")
            leaf = turned(leaf, 45 * index + 17 * plant, (x, y))
            clay.add(leaf, tones, 12, lift=6 + plant * 4 + index, rough=1.0)
    return clay.fired()


def reeds(clay: Clay) -> Field:
    luck = np.random.default_rng(clay.seed)
    for index in range(22):
        x, y = luck.uniform(-0.34, 0.34), luck.uniform(-0.05, 0.40)
        tip = x + luck.uniform(-0.08, 0.08), y - luck.uniform(0.2, 0.36)
        clay.add(line([(x, y), tip], 0.022), ("#4a5a20", "#7c8f36", "#b3bf62"), 10, lift=index)
        if index % 3 == 0:
            bulb = line([tip, (tip[0], tip[1] - 0.08)], 0.042)
            clay.add(bulb, ("#4a2c16", "#7d5028"), 12, lift=14 + index)
    return clay.fired(shadow=0.4)


def lilies(clay: Clay) -> Field:
    pads = (-0.18, -0.16, 0.21, 20), (0.20, -0.10, 0.17, 140), (0.04, 0.22, 0.20, 250)
    for x, y, size, turn in pads:
        rim = f"A{100 * size} {100 * size} 0 1 1 {98 * size} {16 * size}z"
        pad = svg(f"M0 0L{90 * size} {42 * size}{rim}")
        clay.add(turned(pad, turn, (x, y)), ("#2c6a35", "#4a9146", "#7fb558"), 8, edge=0.03)
        for ray in range(0, 330, 40):
            clay.carve(turned(line([(0, 0), (0.9 * size, 0)], 0.008), ray, (x, y)), 2, -0.25)
    for index in range(8):
        petal = svg("M0 0q8 -7 15 0q-7 7 -15 0z")
        tones = ("#d77f9a", "#f7bccb", "#fff0f2")
        clay.add(turned(petal, 45 * index, (0.20, -0.11)), tones, 9, lift=8 + index % 2 * 4)
    clay.add(circle(0.20, -0.11, 0.03), ("#d09020", "#ffdb66"), 8, lift=14)
    return clay.fired(shadow=0.35)


def burnt_tree(clay: Clay) -> Field:
    luck = np.random.default_rng(clay.seed)
    clay.add(blob(0, 0, 0.16, clay.seed, 0.5), ("#2a201e", "#4d3d37"), 8, rough=1.5)
    for index in range(5):
        heading = index * 1.26 + luck.uniform(-0.3, 0.3)
        branch(clay, luck, ((0.0, 0.0), heading), luck.uniform(0.15, 0.20), 0.085)
    clay.add(circle(0, 0, 0.085), CHAR, 30, lift=40, rough=1.4)
    return clay.shine(blob(0, 0, 0.035, clay.seed, 0.3), "#ff7a24", 0.05, 0.9).fired()


def branch(
    clay: Clay, luck: np.random.Generator, start: tuple[Point, float], long: float, thick: float
) -> None:
    """Of dead wood, from a point towards a heading; it forks until only twigs are left."""
    (x, y), heading = start
    end = x + long * math.cos(heading), y + long * math.sin(heading)
    clay.add(line([(x, y), end], thick), CHAR, 200 * thick, lift=14 + 190 * thick, rough=1.2)
    if thick >= TWIG:
        for lean in (luck.uniform(-0.7, -0.25), luck.uniform(0.25, 0.7)):
            branch(clay, luck, (end, heading + lean), long * luck.uniform(0.6, 0.8), thick * 0.6)
    elif luck.uniform() < GLOWING:
        clay.shine(circle(*end, 0.012), "#ff7a24", 0.03, 0.9)


def stumps(clay: Clay) -> Field:
    there = (-0.18, -0.10, 0.15), (0.20, 0.12, 0.12), (0.12, -0.24, 0.08), (-0.14, 0.24, 0.09)
    for x, y, size in there:
        clay.add(circle(x, y, size), ("#1d1716", "#3b302d", "#5b4c46"), 26, edge=0.03)
        clay.tint(circle(x, y, size * 0.72), "#6d5646", 0.6)
        for share in (0.25, 0.5):
            clay.carve(turned(ring(size * share, 0.009), 0, (x, y)), 4)
    clay.add(line([(-0.38, 0.06), (-0.02, 0.36)], 0.05), ("#171213", "#352b29", "#524540"), 14)
    return clay.fired()


def log(clay: Clay) -> Field:
    bark, moss = ("#3a2a18", "#62492c", "#8d6f48"), ("#35571f", "#5d8032", "#8fac4c")
    clay.add(line([(-0.32, -0.20), (0.30, 0.20)], 0.20), bark, 48, rough=1.4)
    clay.add(turned(circle(0.40, 0.0, 0.10), 33), ("#7a5a34", "#b58d5a"), 6, lift=30)
    clay.add(line([(-0.02, -0.06), (0.06, -0.30)], 0.07), bark, 20, lift=20)
    for index, (x, y) in enumerate(((-0.2, -0.16), (0.02, 0.02), (0.16, 0.15), (-0.05, -0.08))):
        clay.add(blob(x, y, 0.075, index, 0.4), moss, 12, lift=44, rough=1.4)
    return clay.fired()


def twigs(clay: Clay) -> Field:
    tones = ("#6b5428", "#9a7f42", "#c9ad68")
    for x, y, lean in ((-0.14, -0.12, 0.2), (0.14, 0.16, 1.4)):
        for index in range(7):
            turn = lean + index * 0.9
            tip = x + 0.22 * math.cos(turn), y + 0.22 * math.sin(turn)
            bend = x * 0.4 + tip[0] * 0.6, y * 0.4 + tip[1] * 0.6 - 0.03
            clay.add(line([(x, y), bend, tip], 0.022), tones, 10, lift=4 + index)
    return clay.fired(shadow=0.45)


def fungi(clay: Clay) -> Field:
    for x, y, r, lift in (
        (-0.15, -0.10, 0.20, 0),
        (0.17, 0.02, 0.17, 8),
        (-0.02, 0.22, 0.15, 14),
        (0.12, -0.25, 0.10, 4),
    ):
        clay.add(circle(x, y, r), ("#0f5a50", "#22907c", "#63d8b8"), 34, lift=lift + 10)
        for index in range(5):
            turn = index * 1.26 + x * 9
            at = x + 0.58 * r * math.cos(turn), y + 0.58 * r * math.sin(turn)
            clay.shine(circle(*at, 0.020), "#d8fff0", 0.008)
        clay.shine(circle(x, y, 0.02), "#d8fff0", 0.01)
    clay.shine(circle(0, 0, 0.12), "#38ffc8", 0.15, 0.0, 0.6)
    return clay.fired()


def oasis(clay: Clay) -> Field:
    clay.add(blob(0, 0, 0.45, clay.seed, 0.12), ("#3f6a2a", "#658f3a", "#93b04e"), 14, rough=1.2)
    pool, tones = blob(0, 0.02, 0.30, clay.seed + 1, 0.15), ("#147a96", "#2fb2bd", "#8ee6da")
    clay.add(pool, tones, 3, edge=0.2, rough=0.3)
    for x, y in ((-0.30, -0.22), (0.32, 0.24), (0.28, -0.26)):
        for index in range(7):
            leaf = turned(svg("M0 0q9 -6 18 1q-10 4 -18 -1z"), 51 * index + 30 * x, (x, y))
            clay.add(leaf, ("#1d5a22", "#3f8a30", "#86bf52"), 9, lift=22)
    return clay.fired()
