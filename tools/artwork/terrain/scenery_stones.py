"""Scenery that lies about: rocks, peaks, snow, crystals, bones."""

import math

import numpy as np

from tools.artwork.noise import Field
from tools.artwork.terrain.clay import Clay, Tones
from tools.artwork.terrain.scenery_tones import BONE, COLD, DARK, GREY
from tools.artwork.terrain.shapes import blob, circle, curve, line, svg, turned


def pebbles(clay: Clay) -> Field:
    places = (-0.17, -0.13, 0.17), (0.17, -0.04, 0.14), (-0.02, 0.20, 0.18), (0.26, 0.24, 0.09)
    return clay.stones(places, GREY, sides=6, flat=0.4).fired()


def boulder(clay: Clay) -> Field:
    return clay.stone((0, 0), 0.40, GREY, sides=8, flat=0.45).fired()


def rocks(clay: Clay, tones: Tones) -> Field:
    """A heap that fills most of its cell."""
    luck = np.random.default_rng(clay.seed)
    clay.stone((luck.uniform(-0.05, 0.05), -0.05), 0.41, tones, sides=8, flat=0.4)
    for index in range(4):
        turn = luck.uniform(0.2, 2.9)
        spot = 0.27 * math.cos(turn), 0.27 * math.sin(turn)
        clay.stone(spot, luck.uniform(0.10, 0.19), tones, sides=6, seed=index + 1, flat=0.35)
    return clay.fired()


def dark_boulders(clay: Clay) -> Field:
    places = (-0.14, -0.12, 0.25), (0.19, 0.02, 0.20), (-0.08, 0.23, 0.17)
    return clay.stones(places, DARK, sides=7, flat=0.35).fired()


def ember_rock(clay: Clay) -> Field:
    tones = "#1f1a1b", "#352d2d", "#544744"
    clay.stone((-0.02, -0.02), 0.40, tones, sides=8, flat=0.35)
    clay.stone((0.26, 0.22), 0.15, tones, sides=6, seed=2)
    long = (-0.2, -0.16), (-0.06, -0.06), (-0.1, 0.08), (0.02, 0.2)
    for points in (long, ((-0.06, -0.06), (0.1, -0.12), (0.2, -0.04))):
        clay.carve(line(points, 0.05), 12, 0.3)
        clay.shine(line(points, 0.022), "#ff8424", 0.03, 1.0)
    return clay.fired()


def icy_boulder(clay: Clay) -> Field:
    clay.stone((0, 0), 0.40, ("#3d4c60", "#5f728a", "#8fa2b5"), sides=8, flat=0.4)
    clay.stone((0.24, 0.24), 0.15, COLD, sides=6, seed=4)
    return clay.settle("#b9cddc", 0.45, 0.25).fired()


def vent(clay: Clay) -> Field:
    """A small volcano, open and hot."""
    clay.stone((0, 0), 0.46, ("#1d1719", "#382d2d", "#5a4842"), sides=11, flat=0.42, steep=1.1)
    clay.carve(blob(0, -0.02, 0.17, clay.seed, 0.3), 40, 0.7)
    clay.shine(blob(0, -0.02, 0.15, clay.seed, 0.3), "#ff6414", 0.08, 0.95)
    clay.shine(blob(0.0, -0.01, 0.09, clay.seed + 1, 0.3), "#ffc048", 0.02)
    flow = [(0.05, 0.10), (0.12, 0.22), (0.10, 0.32), (0.18, 0.42)]
    clay.shine(line(flow, 0.05), "#ff7a1a", 0.03, 0.95)
    return clay.shine(line(flow, 0.018), "#ffd868", 0.01).fired()


def peak(clay: Clay) -> Field:
    clay.hill((0, 0), 0.50, 120, ("#3f4d63", "#66798f", "#a3b4c6"))
    return snowy(clay, 0.36).fired()


def snowy(clay: Clay, share: float) -> Clay:
    """White above a ragged line, so high that *share* of the rock is free, and in all gullies."""
    line_at = share * float(clay.height.max())
    ragged = clay.height + (clay.cloud(31, 0.16) - 0.5) * line_at * 0.9
    return clay.tint(np.clip((ragged - line_at) / 6.0, 0, 1) * clay.alpha, "#dbe7f0", 0.95)


def drift(clay: Clay) -> Field:
    """Snow that the wind has heaped up; it fades into the ground."""
    shape = np.zeros_like(clay.x)
    heaps = (-0.10, 0.10, 0.30, 0.17), (0.13, -0.10, 0.26, 0.15), (0.08, 0.24, 0.20, 0.10)
    for x, y, wide, high in heaps:
        heap = np.exp(-(((clay.x - x) / wide) ** 2) - ((clay.y - y) / high) ** 2)
        shape = np.maximum(shape, heap * wide * 4)
    shape = shape * (0.85 + 0.3 * clay.cloud(5, 0.2))
    tones = "#9ab8d2", "#b9cddd", "#d3e1ea"
    clay.put(np.clip(shape * 1.6 - 0.2, 0, 1), shape * 20, tones, rough=0.4)
    return clay.fired(shadow=0.12)


def ice_shards(clay: Clay) -> Field:
    tones = ("#4d94c4", "#8cc8e8", "#e6f8ff")
    for at, long, wide, turn in (
        ((-0.05, 0.08), 0.42, 0.09, -150),
        ((0.05, 0.06), 0.44, 0.10, -40),
        ((0.0, 0.12), 0.46, 0.11, -95),
        ((0.1, 0.16), 0.30, 0.08, 15),
        ((-0.08, 0.16), 0.30, 0.07, 165),
    ):
        clay.shard(at, long, wide, turn, tones)
    return clay.fired(gloss=0.2)


def crystals(clay: Clay, tones: Tones, light: str) -> Field:
    clay.stone((0, 0.10), 0.24, DARK, sides=7, flat=0.7)
    for at, long, wide, turn in (
        ((-0.04, 0.08), 0.36, 0.075, -148),
        ((0.05, 0.06), 0.38, 0.08, -35),
        ((0.0, 0.12), 0.46, 0.10, -92),
        ((0.08, 0.14), 0.26, 0.065, 25),
        ((-0.08, 0.15), 0.24, 0.06, 158),
    ):
        clay.shard(at, long, wide, turn, tones)
    return clay.shine(circle(0, 0.04, 0.10), light, 0.15, 0.0, 0.75).fired(gloss=0.2)


def ore(clay: Clay) -> Field:
    places = (-0.10, -0.10, 0.26), (0.20, 0.04, 0.19), (-0.05, 0.22, 0.18)
    clay.stones(places, DARK, sides=7, flat=0.4)
    gold = "#9a6a14", "#e8b838", "#fff0a0"
    nuggets = (-0.16, -0.16), (-0.04, -0.06), (0.22, 0.0), (0.14, 0.10), (-0.10, 0.2), (0.02, 0.24)
    for seed, at in enumerate(nuggets, 20):
        clay.stone(at, 0.05, gold, sides=5, seed=seed, flat=0.3, lift=30)
    return clay.fired(gloss=0.2)


def fish_bones(clay: Clay) -> Field:
    clay.add(line([(-0.34, -0.02), (0.26, 0.02)], 0.05), BONE, 16)
    for index in range(7):
        x, long = -0.26 + 0.075 * index, 0.10 + 0.02 * index
        for side in (-1, 1):
            clay.add(line([(x, 0), (x - 0.05, side * long)], 0.028), BONE, 12)
    clay.add(svg("M24 -14q20 0 22 15q-3 14 -22 15q-6 -14 0 -30z"), BONE, 26)
    clay.add(circle(0.36, -0.03, 0.028), ("#2a2018", "#4a3c2c"), 2, lift=16)
    return clay.add(svg("M-34 0l-12 -14v28z"), BONE, 8).fired()


def ribs(clay: Clay) -> Field:
    """Of something large that the desert has kept."""
    clay.add(curve("M-40 -36q12 30 4 74", 0.08), BONE, 22)
    for index, y in enumerate((-0.28, -0.08, 0.12, 0.30)):
        wide = 74 - 6 * index
        rib = f"M-34 0q{wide * 0.5} -22 {wide} 6"
        clay.add(turned(curve(rib, 0.065), 4 * index, (0, y)), BONE, 24, lift=14)
    return clay.settle("#d8b27a", 0.12).fired()
