"""What a place is known for, as hands made it: four cells each."""

import math
from itertools import product

from tools.artwork.noise import Field
from tools.artwork.terrain.clay import Clay, Tones
from tools.artwork.terrain.scenery_plants import crown
from tools.artwork.terrain.scenery_tones import DARK, METAL, OCHRE, WOOD
from tools.artwork.terrain.shapes import blob, circle, curve, line, mirrored, svg, turned

WALL: Tones = ("#2b2527", "#4b4042", "#75655f")
THATCH: Tones = ("#6b4f22", "#a07e3c", "#ceb069")
PALE: Tones = ("#6f98bd", "#a5c6de", "#e2f1f9")
BLACK: Tones = ("#0f0b14", "#2a2233", "#544862")


def fortress(clay: Clay) -> Field:
    """Walls of black stone between round towers; the forge glows in the court."""
    clay.add(svg("M-72 -66h144v134h-144z"), WALL, 30, edge=0.05)
    clay.carve(svg("M-50 -46h100v92h-100z"), 26, 0.5)
    for place in range(-60, 61, 15):
        for left, top in ((place - 4, -66), (place - 4, 58), (-71, place - 2), (61, place - 2)):
            clay.carve(svg(f"M{left} {top}h8v9h-8z"), 12, 0.4)
    for x, y in product((-0.66, 0.66), (-0.60, 0.62)):
        _tower(clay, x, y)
    clay.add(circle(0, -0.06, 0.36), WALL, 30, edge=0.05)
    clay.add(circle(0, -0.06, 0.29), ("#5a1d12", "#94412a", "#c9734a"), 70, lift=30)
    for turn in range(0, 360, 30):
        clay.carve(turned(line([(0.08, 0), (0.28, 0)], 0.018), turn, (0, -0.06)), 7, 0.35)
    clay.shine(circle(0, -0.06, 0.06), "#ff8a2a", 0.05)
    gate = svg("M-16 44h32v34h-32z")
    clay.add(gate, ("#1a1314", "#30262a"), 8, lift=34, edge=0.03)
    clay.shine(svg("M-10 52h20v26h-20z"), "#ff9a36", 0.10, 0.95, 0.8)
    for x in (-0.32, 0.32):
        clay.shine(circle(x, 0.66, 0.05), "#ffb048", 0.07, 0.95, 0.7)
    return clay.fired()


def _tower(clay: Clay, x: float, y: float) -> None:
    clay.add(circle(x, y, 0.24), WALL, 44, lift=16, edge=0.05)
    clay.carve(circle(x, y, 0.17), 14, 0.3)
    clay.add(circle(x, y, 0.15), ("#5a1d12", "#94412a", "#c9734a"), 40, lift=44)
    clay.shine(circle(x, y, 0.03), "#ffb04a", 0.04)


def great_head(clay: Clay) -> Field:
    """A face as high as a cliff; the carvers' pride."""
    stone = "#84502a", "#b57a42", "#e3b679"
    clay.add(svg("M-78 -70q78 -30 156 0l8 96q-18 48 -48 66h-76q-30 -18 -48 -66z"), stone, 60)
    clay.add(svg("M-66 -66q66 -26 132 0l2 26q-68 -24 -136 0z"), stone, 24, lift=60, edge=0.05)
    for x in range(-52, 53, 26):
        clay.carve(svg(f"M{x - 6} -62l6 -6l6 6l-6 6z"), 14, 0.5)
    clay.add(svg("M-70 -36q34 -14 62 2l-2 14q-28 -8 -58 0z"), OCHRE, 26, lift=66)
    clay.add(svg("M70 -36q-34 -14 -62 2l2 14q28 -8 58 0z"), OCHRE, 26, lift=66)
    clay.add(svg("M-11 -26h22l12 58h-46z"), stone, 34, lift=62)
    clay.carve(svg("M-58 -14l42 4v16q-28 6 -42 -6zM58 -14l-42 4v16q28 6 42 -6z"), 46, 0.7)
    clay.carve(svg("M-38 48h76l-8 18h-60z"), 36, 0.65)
    for x in (-20, -2, 16):
        clay.add(svg(f"M{x - 5} 47h12v10h-12z"), stone, 10, lift=56, edge=0.02)
    clay.carve(curve("M-68 20q16 10 24 36M68 20q-16 10 -24 36M-76 4l14 4M76 4l-14 4", 0.04), 12)
    return clay.settle("#efcf98", 0.14, 0.3).fired()


def tree_village(clay: Clay) -> Field:
    """Round houses in one great crown, joined by ropes, with lanterns."""
    crown(clay, 0.92, ("#143c1a", "#2c6c2c", "#68a445"), 60)
    homes = ((-0.36, -0.28, 0.27), (0.38, -0.06, 0.30), (-0.20, 0.42, 0.25))
    for (x, y, _), (right, low, _) in zip(homes, (*homes[1:], homes[0]), strict=True):
        clay.add(line([(x, y), (right, low)], 0.12), WOOD, 10, lift=96, rough=1.4)
        clay.carve(line([(x, y), (right, low)], 0.02), 5, 0.4)
    for x, y, radius in homes:
        clay.add(circle(x, y, radius + 0.05), WOOD, 10, lift=104, edge=0.03)
        clay.add(circle(x, y, radius), THATCH, 52, lift=112)
        for turn in range(0, 360, 20):
            ray = turned(line([(0.07, 0), (radius, 0)], 0.012), turn, (x, y))
            clay.carve(ray, 6, 0.3)
        clay.add(circle(x, y, 0.06), ("#3a2814", "#6b4b26"), 12, lift=166)
    for x, y in ((-0.02, -0.16), (0.10, 0.26), (-0.62, 0.10), (0.16, -0.56), (0.62, 0.40)):
        clay.shine(circle(x, y, 0.035), "#ffe48a", 0.06, 0.95, 0.7)
    return clay.fired()


def sanctuary(clay: Clay) -> Field:
    """The citadel of the ice village: spires around a hall of blue light."""
    clay.add(circle(0, 0.06, 0.80), ("#7fa6c6", "#b4d0e2", "#dfedf5"), 18, edge=0.06)
    clay.carve(circle(0, 0.06, 0.66), 10, 0.12)
    for index in range(12):
        turn = math.radians(30 * index)
        at = 0.72 * math.cos(turn), 0.06 + 0.72 * math.sin(turn)
        clay.add(circle(*at, 0.075), PALE, 30, lift=16)
    for at, long, wide, turn in (
        ((-0.34, 0.10), 0.60, 0.12, -118),
        ((0.34, 0.10), 0.60, 0.12, -62),
        ((-0.16, 0.04), 0.80, 0.14, -102),
        ((0.16, 0.04), 0.80, 0.14, -78),
        ((0.0, 0.10), 1.02, 0.19, -90),
    ):
        clay.shard(at, long, wide, turn, ("#4f8fc0", "#96cdea", "#f2fcff"))
    clay.add(circle(0, 0.24, 0.36), PALE, 70, lift=40)
    for turn in range(0, 360, 45):
        clay.carve(turned(line([(0.12, 0), (0.35, 0)], 0.02), turn, (0, 0.24)), 8, 0.25)
    clay.add(svg("M-14 46q0 -14 14 -14q14 0 14 14v24h-28z"), PALE, 26, lift=60)
    clay.shine(svg("M-8 52q0 -9 8 -9q8 0 8 9v18h-16z"), "#6ad4ff", 0.08, 0.95, 0.8)
    return clay.shine(circle(0, 0.24, 0.08), "#c8f4ff", 0.10, 0.7, 0.7).fired(gloss=0.18)


def mine_head(clay: Clay) -> Field:
    """The shaft: a wheel, ropes and a cage above the dark."""
    clay.add(svg("M-74 -74h148v148h-148z"), ("#3b342e", "#5d534a", "#7d7064"), 12, rough=1.8)
    clay.add(svg("M-56 -56h112v112h-112z"), WOOD, 26, edge=0.04)
    pit = svg("M-44 -44h88v88h-88z")
    clay.carve(pit, 40, 0.9)
    clay.shine(circle(0, 0.05, 0.20), "#2fb890", 0.16, 0.0, 0.6)
    for x in (-0.62, 0.62):
        clay.add(line([(x, -0.72), (x * 0.24, 0)], 0.10), WOOD, 30, lift=30)
        clay.add(line([(x, 0.72), (x * 0.24, 0)], 0.10), WOOD, 30, lift=30)
    clay.add(svg("M-24 -20h48v40h-48z"), ("#4a3826", "#7a5e3e", "#a58258"), 20, lift=40, edge=0.03)
    rim = curve("M-34 0a34 34 0 1 1 68 0a34 34 0 1 1 -68 0", 0.085)
    clay.add(rim, METAL, 22, lift=74)
    for turn in range(0, 180, 45):
        clay.add(turned(line([(-0.32, 0), (0.32, 0)], 0.045), turn), METAL, 12, lift=74)
    clay.add(circle(0, 0, 0.09), ("#5a3c1c", "#a8762e", "#e0b45c"), 20, lift=84)
    for x, y in ((-0.70, -0.70), (0.70, -0.70), (-0.70, 0.70), (0.70, 0.70)):
        clay.add(circle(x, y, 0.09), DARK, 30)
        clay.shine(circle(x, y, 0.05), "#7dffd0", 0.07, 0.9, 0.8)
    return clay.fired()


def tunnel_mouth(clay: Clay) -> Field:
    """Rails that lead into the mountain, a lamp on either side."""
    for index in range(9):
        turn = math.radians(180 + 22.5 * index)
        at = 0.66 * math.cos(turn), 0.14 + 0.66 * math.sin(turn)
        clay.stone(at, 0.33, DARK, sides=8, flat=0.45, seed=index, lift=20)
    hole = svg("M-50 62v-50q0 -48 50 -48q50 0 50 48v50z")
    arch = curve("M-52 64v-52q0 -50 52 -50q52 0 52 50v52", 0.14)
    clay.add(hole, ("#0c0a0c", "#161214"), 2)
    clay.carve(hole, 20, 0.6)
    for y in range(4, 92, 14):
        clay.add(svg(f"M-36 {y}h72v7h-72z"), WOOD, 8, lift=4)
    for x in (-0.22, 0.22):
        clay.add(line([(x, 0.0), (x, 0.95)], 0.05), METAL, 10, lift=12)
    clay.tint(svg("M-50 34v-22q0 -48 50 -48q50 0 50 48v22z"), "#0a080a", 0.72)
    clay.add(arch, ("#54504e", "#807a74", "#aaa298"), 40, lift=40)
    for index in range(9):
        joint = turned(line([(0.40, 0), (0.66, 0)], 0.02), 180 + 22.5 * index, (0, 0.14))
        clay.carve(joint, 12, 0.4)
    for x in (-0.68, 0.68):
        clay.stone((x, 0.58), 0.14, ("#27b58c", "#7dffd0", "#e8fff8"), sides=6, flat=0.2, lift=40)
        clay.shine(circle(x, 0.58, 0.09), "#5affc4", 0.16, 0.3, 0.9)
    return clay.fired()


def dark_mask(clay: Clay) -> Field:
    """His face, cut into the wall of the lair."""
    for side in (-1, 1):
        horn = svg("M44 -36q26 -6 48 -38q4 40 -12 58q10 2 14 -6q-4 36 -36 40z")
        clay.add(horn if side > 0 else mirrored(horn), BLACK, 36, lift=10)
    clay.add(svg("M-62 -60q62 -34 124 0l4 70q-12 54 -44 78h-44q-32 -24 -44 -78z"), BLACK, 66)
    clay.add(svg("M-60 -34q32 -4 54 20l-4 12q-30 -14 -54 -12z"), BLACK, 26, lift=64)
    clay.add(svg("M60 -34q-32 -4 -54 20l4 12q30 -14 54 -12z"), BLACK, 26, lift=64)
    eyes = svg("M-48 -8l36 14l-6 14q-24 0 -30 -28zM48 -8l-36 14l6 14q24 0 30 -28z")
    clay.carve(eyes, 40, 0.8)
    clay.shine(eyes, "#c8102a", 0.12, 0.85, 0.9)
    clay.shine(svg("M-38 2l22 8l-6 6zM38 2l-22 8l6 6z"), "#ff7a4a", 0.03)
    for x in (-24, -8, 8, 24):
        clay.carve(svg(f"M{x - 4} 40h8v26h-8z"), 30, 0.7)
    crack = curve("M6 -72l-8 24l10 20l-8 14M-40 30l14 12l-4 16M44 36l-10 10", 0.028)
    clay.carve(crack, 16, 0.5)
    return clay.shine(crack, "#ff2440", 0.05, 0.6, 0.5).fired(gloss=0.12)


def well_of_shadow(clay: Clay) -> Field:
    """A pit from which arms of shadow reach."""
    for index in range(11):
        turn = math.radians(360 / 11 * index)
        at = 0.62 * math.cos(turn), 0.62 * math.sin(turn)
        clay.stone(at, 0.24, BLACK, sides=6, flat=0.3, seed=index, lift=10)
    pit = blob(0, 0, 0.52, clay.seed, 0.12)
    clay.add(pit, ("#050308", "#0c0712"), 2)
    clay.shine(blob(0, 0, 0.34, clay.seed, 0.2), "#6a0a3a", 0.14, 0.8, 0.7)
    clay.shine(blob(0, 0, 0.20, clay.seed, 0.3), "#e01c44", 0.08, 0.8, 0.5)
    clay.shine(blob(0, 0, 0.09, clay.seed, 0.3), "#ff9a6a", 0.05, 0.9, 0.4)
    for index in range(6):
        arm = curve("M18 0q16 -22 34 -8q14 14 28 0q8 -10 14 -2", 0.085)
        tip = curve("M62 -2q10 4 18 -6q8 -10 14 -2", 0.05)
        clay.add(turned(arm, 60 * index + 15), BLACK, 34, lift=24, rough=0.8)
        clay.add(turned(tip, 60 * index + 15), BLACK, 20, lift=34, rough=0.8)
    return clay.fired(gloss=0.14)


def great_hall(clay: Clay) -> Field:
    """Under the earth: a dome on twelve pillars, lit by one great crystal."""
    stone = "#48434b", "#706a70", "#a39a9a"
    clay.add(circle(0, 0, 0.92), stone, 16, edge=0.05)
    clay.add(circle(0, 0, 0.78), ("#5a5358", "#857d80", "#b5adab"), 14, lift=16, edge=0.04)
    for index in range(12):
        turn = math.radians(30 * index + 15)
        at = 0.70 * math.cos(turn), 0.70 * math.sin(turn)
        clay.add(circle(*at, 0.085), METAL, 34, lift=26)
        if index % 3 == 0:
            clay.shine(circle(*at, 0.04), "#7dffd0", 0.06, 0.9, 0.7)
    clay.add(circle(0, 0, 0.56), ("#3d3842", "#655e66", "#948b8f"), 96, lift=30)
    for index in range(12):
        rib = turned(line([(0.16, 0), (0.55, 0)], 0.024), 30 * index)
        clay.carve(rib, 9, 0.35)
    for radius in (26, 42):
        ring = curve(f"M{-radius} 0a{radius} {radius} 0 1 1 {2 * radius} 0", 0.02)
        clay.carve(ring, 6, 0.3).carve(turned(ring, 180), 6, 0.3)
    clay.add(svg("M-16 54h32l6 36h-44z"), stone, 14, lift=40, edge=0.03)
    clay.shine(svg("M-9 60h18l3 26h-24z"), "#5affc4", 0.07, 0.8, 0.7)
    clay.stone((0, 0), 0.16, ("#1f9f7c", "#5ff0c0", "#e0fff6"), sides=6, flat=0.15, lift=112)
    return clay.shine(circle(0, 0, 0.10), "#7dffd8", 0.14, 0.35, 0.9).fired()
