"""Scenery of the coast: canisters, palms, shells, reefs, boats, falling water."""

import math

import numpy as np

from tools.artwork.noise import Field
from tools.artwork.terrain.clay import Clay
from tools.artwork.terrain.scenery_tones import GREY, LEAF, METAL, SAND, TOA, WOOD
from tools.artwork.terrain.shapes import blob, circle, curve, line, polygon, svg, turned

LEDGE = (
    *((-0.36, -0.22, 0.14), (0.36, -0.20, 0.14), (-0.16, -0.34, 0.13), (0.10, -0.36, 0.14)),
    *((-0.37, 0.05, 0.09), (0.38, 0.08, 0.10)),
)


def canister(clay: Clay, toa: int) -> Field:
    """What a Toa came in, half buried in the sand."""
    lean = -38 if toa % 2 else 24
    clay.add(blob(0.02, 0.06, 0.40, toa, 0.2), SAND, 18)
    body = svg("M-14-36h28q6 0 6 8v56q0 10 -6 10h-28q-6 0 -6 -10v-56q0 -8 6 -8z")
    clay.add(turned(body, lean), METAL, 52, lift=6, rough=0.2)
    for top, deep in ((-20, 14), (8, 8)):
        clay.tint(turned(svg(f"M-24{top:+d}h48v{deep}h-48z"), lean), TOA[toa][1])
    clay.carve(turned(svg("M-24-24h48v3h-48zM-24-4h48v3h-48zM-24 18h48v3h-48z"), lean), 7)
    clay.add(turned(circle(0, 0.30, 0.10), lean), ("#2a2d31", "#454a50"), 6, lift=40)
    clay.add(blob(0.20, 0.26, 0.15, toa + 9, 0.3), SAND, 16, lift=20)
    return clay.fired(gloss=0.14)


def palm(clay: Clay) -> Field:
    for layer, (count, long, lift) in enumerate(((7, 0.47, 14), (6, 0.38, 30), (4, 0.24, 44))):
        for index in range(count):
            frond = svg(
                f"M0 0q{45 * long:.0f} {-18 - 4 * layer} {100 * long:.0f} 4"
                f"q{-52 * long:.0f} 14 {-100 * long:.0f} -4z"
            )
            frond = turned(frond, 360 * index / count + 23 * layer)
            clay.add(frond, LEAF, 16, lift=lift, rough=1.2)
    for turn in range(3):
        nut = circle(0.06 * math.cos(turn * 2.1), 0.06 * math.sin(turn * 2.1), 0.055)
        clay.add(nut, ("#3d2413", "#6b4526", "#94683e"), 14, lift=52)
    return clay.fired()


def shells(clay: Clay) -> Field:
    tips = [((0.15, 0.06)[i % 2], i * math.pi / 5) for i in range(10)]
    star = polygon([(r * math.sin(a), -r * math.cos(a)) for r, a in tips])
    clay.add(turned(star, 15, (-0.16, 0.14)), ("#b0431f", "#df7a43", "#f5ae76"), 14)
    fan = svg("M0 10q-16 -8 -14 -22q14 -12 28 0q2 14 -14 22z")
    clay.add(turned(fan, 30, (0.19, 0.05)), ("#cfa58e", "#f0d8c4", "#fff4e8"), 12)
    grooves = svg("M0 8l-9-18h1l9 17zM0 8l0-20h1l0 20zM0 8l8-18h1l-8 18z")
    clay.carve(turned(grooves, 30, (0.19, 0.05)), 4)
    clay.add(turned(star, -20, (0.05, -0.25)), ("#8d3a4c", "#c8647a", "#eaa2ac"), 10)
    for x, y in ((-0.3, -0.2), (0.32, 0.3), (0.02, 0.34)):
        clay.add(circle(x, y, 0.03), ("#b8b0a0", "#efe8da"), 6)
    return clay.fired()


def waves(clay: Clay) -> Field:
    """Crests on open water: foam only."""
    for x, y, wide in ((-0.12, -0.24, 26), (0.10, 0.02, 32), (-0.10, 0.27, 24)):
        crest = f"M{-wide} 4q{wide / 2} {-13} {wide} -2q{wide / 2} 10 {wide} -3"
        clay.add(turned(curve(crest, 0.030), 0, (x, y)), ("#bfeee8", "#f2fffb"), 5)
        trail = curve(f"M{-wide + 8} 9q{wide / 2} -9 {wide - 10} -1", 0.014)
        clay.add(turned(trail, 0, (x, y)), ("#9adfda", "#d8fbf4"), 3)
    clay.alpha *= 0.72
    return clay.fired(shadow=0.12)


def coral(clay: Clay) -> Field:
    luck = np.random.default_rng(clay.seed)
    reefs = (
        ((-0.17, -0.13), ("#a83a24", "#d95f3c", "#f79468")),
        ((0.19, -0.04), ("#a8701e", "#d99a3a", "#f7c676")),
        ((-0.04, 0.22), ("#74205f", "#a83c88", "#d678b6")),
    )
    for (x, y), tones in reefs:
        clay.add(blob(x, y, 0.09, clay.seed, 0.3), tones, 12)
        for index in range(9):
            turn = index * 0.7 + luck.uniform(-0.3, 0.3)
            long, lean = luck.uniform(0.11, 0.19), luck.uniform(-0.6, 0.6)
            bend = x + 0.5 * long * math.cos(turn + lean), y + 0.5 * long * math.sin(turn + lean)
            tip = x + long * math.cos(turn), y + long * math.sin(turn)
            clay.add(line([(x, y), bend, tip], luck.uniform(0.03, 0.05)), tones, 15, lift=4)
            clay.add(circle(*tip, luck.uniform(0.022, 0.036)), tones, 12, lift=9)
    return clay.fired(shadow=0.35)


def boat(clay: Clay) -> Field:
    hull = svg("M-44 0q18 -16 44 -16t44 16q-18 16 -44 16t-44 -16z")
    clay.add(turned(hull, -24), WOOD, 22, edge=0.06)
    clay.carve(turned(svg("M-34 0q16 -10 34 -10t34 10q-16 10 -34 10t-34 -10z"), -24), 24, 0.45)
    for x in (-14, 6, 20):
        seat = turned(svg(f"M{x} -11h6v22h-6z"), -24)
        clay.add(seat, ("#6b4a2a", "#a67c4c"), 5, lift=16, edge=0.02)
    clay.add(turned(svg("M-30 -30h60v6h-60z"), -24), ("#7a5a34", "#b58d5a"), 12, lift=6)
    for x in (-20, 18):
        clay.add(turned(svg(f"M{x} -28h4v24h-4z"), -24), ("#5a4026", "#94703f"), 6, lift=20)
    return clay.fired()


def waterfall(clay: Clay) -> Field:
    """A ledge of rock, white water over it, spray below."""
    luck = np.random.default_rng(clay.seed)
    fall = svg("M-27 -26h54q5 30 3 60q-30 10 -60 0q-2 -30 3 -60z")
    clay.add(fall, ("#3f9fb2", "#6cc4cc", "#a5e2e0"), 26, edge=0.20, rough=0.4)
    for _ in range(34):
        x, top = luck.uniform(-0.25, 0.25), luck.uniform(-0.26, 0.10)
        foot = x * 1.06, top + luck.uniform(0.10, 0.26)
        drop = line([(x, top), foot], luck.uniform(0.01, 0.03))
        clay.add(drop, ("#a9dfe2", "#d5f1ef"), 4, lift=24, rough=0.1)
    clay.stones(LEDGE, GREY, sides=7, flat=0.4, lift=16)
    for _ in range(20):
        at = luck.uniform(-0.30, 0.30), luck.uniform(0.26, 0.38)
        clay.shine(circle(*at, luck.uniform(0.02, 0.05)), "#ecfffb", 0.04, 0.35, 0.20)
    return clay.fired(shadow=0.35)
