"""Small signs of who lives here: beasts, boats, baskets, firs, standing stones."""

import math

from tools.artwork.noise import Field
from tools.artwork.terrain.clay import Clay
from tools.artwork.terrain.scenery_tones import METAL, OCHRE, WOOD
from tools.artwork.terrain.shapes import blob, circle, curve, line, polygon, svg, turned


def crab(clay: Clay) -> Field:
    """A riding crab of the tunnels, saddled."""
    shell = "#6b2c14", "#b4572a", "#e89a5c"
    for side in (-1, 1):
        for index in range(4):
            turn = -0.5 + 0.42 * index
            knee = side * (0.24 + 0.14 * math.cos(turn)), 0.22 * math.sin(turn) + 0.02
            foot = side * 0.43, 0.38 * math.sin(turn) + 0.06
            clay.add(line([(side * 0.14, 0.02), knee, foot], 0.05), shell, 16, lift=6)
        arm = curve(f"M{side * 14} -18q{side * 10} -14 {side * 16} -18", 0.07)
        clay.add(arm, shell, 16, lift=8)
        claw = svg("M-8 0q-4 -16 8 -20q-2 8 2 12q6 -4 8 -10q6 16 -6 20q-8 2 -12 -2z")
        clay.add(turned(claw, 20 * side, (side * 0.28, -0.34)), shell, 22, lift=10)
    clay.add(circle(0, 0.04, 0.24, 0.82), shell, 44, lift=14)
    clay.carve(curve("M-18 2q18 -8 36 0M-20 10q20 -6 40 0", 0.02), 6, 0.3)
    clay.add(svg("M-9 -6h18v18h-18z"), ("#3a2c4a", "#6a5488"), 12, lift=54, edge=0.03)
    for x in (-0.07, 0.07):
        clay.add(circle(x, -0.18, 0.035), ("#101010", "#303030"), 10, lift=36)
    return clay.fired(gloss=0.16)


def fir(clay: Clay) -> Field:
    """Seen from above, under snow."""
    for layer, (reach, lift) in enumerate(((0.42, 0), (0.32, 22), (0.21, 44), (0.11, 64))):
        count = 11 - 2 * layer
        tips = [((1, 0.62)[i % 2] * reach, math.pi * i / count + layer) for i in range(2 * count)]
        star = [(r * math.cos(a), r * math.sin(a)) for r, a in tips]
        clay.add(polygon(star), ("#1c4038", "#2f5f50", "#55867a"), 24, lift=lift, rough=1.4)
        clay.tint(blob(-0.04, -0.04, reach * 0.72, clay.seed + layer, 0.5), "#dfeaf2", 0.8)
    return clay.fired()


def obelisk(clay: Clay) -> Field:
    """A standing stone with signs that still glow."""
    stone = "#5d564e", "#8d8376", "#c2b7a4"
    clay.add(svg("M-34 18h68l6 24h-80z"), stone, 16, edge=0.04)
    clay.add(svg("M-20 -34l20 -12l20 12l6 58h-52z"), stone, 44, lift=14, edge=0.14)
    clay.carve(svg("M-1 -44h2v68h-2z"), 6, 0.2)
    signs = curve("M-8 -22a8 8 0 1 1 16 0a8 8 0 1 1 -16 0M-8 -4h16M-8 4h16M0 10v10", 0.03)
    clay.carve(signs, 8, 0.4)
    return clay.shine(signs, "#8ff0e0", 0.03, 0.75, 0.5).fired()


def sail_boat(clay: Clay) -> Field:
    """Out for fish, with an outrigger."""
    hull = svg("M-42 10q18 -14 42 -14t42 14q-18 14 -42 14t-42 -14z")
    clay.add(turned(hull, 14), WOOD, 22, edge=0.05)
    clay.carve(turned(svg("M-30 10q14 -8 30 -8t30 8q-14 8 -30 8t-30 -8z"), 14), 20, 0.4)
    clay.add(turned(svg("M-28 32h56v5h-56z"), 14), ("#7a5a34", "#b58d5a"), 12)
    for x in (-18, 14):
        clay.add(turned(svg(f"M{x} 12h4v22h-4z"), 14), ("#5a4026", "#94703f"), 6, lift=12)
    sail = svg("M-4 -42q30 12 34 46q-18 8 -38 4q10 -24 4 -50z")
    clay.add(sail, ("#b9a884", "#e8dcbc", "#fff8e4"), 24, lift=30, rough=0.3)
    clay.tint(svg("M5 -18q14 6 16 18q-8 3 -16 2q4 -10 0 -20z"), "#2a8aa8", 0.8)
    return clay.add(line([(-0.04, -0.42), (-0.06, 0.10)], 0.035), WOOD, 12, lift=40).fired()


def fish_rack(clay: Clay) -> Field:
    for y in (-0.26, 0.10):
        clay.add(line([(-0.38, y), (0.38, y)], 0.045), WOOD, 16, lift=24)
        for index in range(5):
            x = -0.30 + 0.15 * index
            fish = svg("M0 0q7 8 3 20l5 7h-16l5 -7q-4 -12 3 -20z")
            tones = ("#4d7f94", "#9cc8d0", "#e8fbf6") if index % 2 else ("#a5563a", "#dc9068")
            clay.add(turned(fish, 0, (x, y + 0.02)), tones, 12, lift=26)
    for x in (-0.38, 0.38):
        clay.add(line([(x, -0.36), (x, 0.40)], 0.06), WOOD, 20, lift=10)
    return clay.fired()


def pillar(clay: Clay) -> Field:
    """A needle of layered rock with a cap of its own."""
    tones = (
        ("#7d4420", "#a8652f", "#c98a50"),
        ("#a86c34", "#cf9755", "#e4b87c"),
        ("#8a4f27", "#b87a40", "#d59c5c"),
        ("#b98048", "#dfb477", "#f4d8a6"),
    )
    for index, radius in enumerate((0.43, 0.36, 0.30, 0.25, 0.20, 0.25, 0.19)):
        at = 0.03 * math.sin(index * 1.7), 0.03 * math.cos(index * 1.1)
        step = blob(*at, radius, clay.seed + index, 0.22)
        clay.add(step, tones[index % 4], 12, lift=16 * index, edge=0.04, rough=1.2)
    return clay.fired()


def baskets(clay: Clay) -> Field:
    fruits = (
        ("#a83c10", "#ee7c1c", "#ffc25a"),
        ("#9a1430", "#d93a4c", "#ff9a8c"),
        ("#6a8a1c", "#b4d040", "#eaf59a"),
    )
    places = (-0.17, -0.14, 0.21), (0.20, 0.02, 0.18), (-0.08, 0.25, 0.15)
    for index, (x, y, radius) in enumerate(places):
        clay.add(circle(x, y, radius), ("#6b4a22", "#a87c40", "#d8b070"), 26, edge=0.05)
        clay.carve(circle(x, y, radius * 0.78), 10, 0.5)
        for fruit in range(7):
            turn, reach = fruit * 2.4, radius * 0.28 * math.sqrt(fruit)
            at = x + reach * math.cos(turn), y + reach * math.sin(turn)
            tones = fruits[(fruit + index) % 3]
            clay.add(circle(*at, radius * 0.26), tones, 16, lift=18, rough=0.1)
    return clay.fired(gloss=0.12)


def ball_goal(clay: Clay) -> Field:
    """Where the carvers play: a goal of stone and the ball before it."""
    clay.add(svg("M-40 -40h80v18h-80z"), OCHRE, 34, edge=0.05)
    clay.add(svg("M-40 -26h16v46h-16zM24 -26h16v46h-16z"), OCHRE, 40, edge=0.05)
    clay.carve(svg("M-30 -34h6v6h-6zM-12 -34h6v6h-6zM6 -34h6v6h-6zM24 -34h6v6h-6z"), 12, 0.5)
    clay.add(circle(0.02, 0.20, 0.17), ("#5a3a24", "#a0703c", "#f0cc8c"), 52, rough=0.3)
    clay.carve(curve("M-14 20q16 -12 32 0M-4 5q-6 16 6 32M-12 30q12 4 26 -2", 0.022), 8, 0.5)
    return clay.fired()


def lava_spout(clay: Clay) -> Field:
    """Where the molten rock boils up."""
    clay.shine(blob(0, 0, 0.26, clay.seed, 0.4), "#ff8a20", 0.09, 0.35, 0.7)
    for x, y, radius in ((-0.05, -0.03, 0.15), (0.19, 0.12, 0.09), (-0.20, 0.18, 0.07)):
        clay.add(circle(x, y, radius), ("#a82c06", "#e8641a", "#ffb43c"), 60, rough=0.3)
        clay.carve(circle(x, y, radius * 0.55), 16, 0.2)
        clay.shine(circle(x, y, radius * 0.5), "#ffd860", 0.04, 0.9)
    return clay.fired(shadow=0.2, gloss=0.1)


def water_shrine(clay: Clay) -> Field:
    """The temple of the lily village: a blue dome, and water that runs from it."""
    pad = svg("M0 0L38 22A45 45 0 1 1 44 8z")
    clay.add(pad, ("#23602f", "#459046", "#8cc062"), 10, edge=0.05)
    clay.add(circle(-0.02, -0.02, 0.34), ("#8d9a94", "#c2ccc2", "#eef2e6"), 16, lift=10, edge=0.04)
    clay.add(circle(-0.02, -0.02, 0.25), ("#15528a", "#2f86c0", "#8ad0ee"), 64, lift=24)
    for turn in range(0, 360, 45):
        ray = turned(line([(0.08, 0), (0.24, 0)], 0.018), turn, (-0.02, -0.02))
        clay.carve(ray, 6, 0.25)
        post = turned(circle(0.30, 0, 0.035), turn + 22, (-0.02, -0.02))
        clay.add(post, METAL, 14, lift=26)
    return clay.shine(circle(-0.02, -0.02, 0.05), "#c8f6ff", 0.05, 0.9, 0.6).fired(gloss=0.14)
