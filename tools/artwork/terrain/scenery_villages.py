"""Scenery that somebody built: huts, shrines, lamps, crates, carts."""

import math

from tools.artwork.noise import Field
from tools.artwork.terrain.clay import Clay, Tones
from tools.artwork.terrain.scenery_tones import LEAF, METAL, TOA, WOOD
from tools.artwork.terrain.shapes import blob, circle, line, ring, svg, turned


def _dome(clay: Clay, radius: float, tones: Tones, ribs: int, high: float = 58) -> None:
    clay.add(circle(0, 0, radius), tones, high, lift=10)
    for index in range(ribs):
        turn = index * 2 * math.pi / ribs
        ends = [(reach * math.cos(turn), reach * math.sin(turn)) for reach in (0.10, radius)]
        clay.carve(line(ends, 0.016), 6, 0.35)
    for share in (0.38, 0.72):
        clay.carve(ring(radius * share, 0.012), 5, 0.3)


def fire_hut(clay: Clay) -> Field:
    clay.add(circle(0, 0, 0.43), ("#2b2225", "#453a3c", "#645555"), 12)
    _dome(clay, 0.37, ("#4a1f16", "#7d3a28", "#a8603f"), 10)
    clay.add(circle(0, -0.02, 0.09), ("#2a1714", "#4a2a20"), 8, lift=66)
    clay.add(svg("M-11 26h22l4 17h-30z"), ("#1c1210", "#332220"), 8, lift=30, edge=0.02)
    clay.shine(svg("M-7 31h14l2 11h-18z"), "#ffb04a", 0.05, 1.0)
    return clay.shine(circle(0, -0.02, 0.045), "#ff8a2a", 0.03).fired()


def lily_hut(clay: Clay) -> Field:
    pad = svg("M0 0L36 24A43 43 0 1 1 42 10z")
    clay.add(pad, ("#2c6a35", "#4a9146", "#7fb558"), 10, edge=0.05)
    for turn in range(0, 360, 30):
        clay.carve(turned(line([(0, 0), (0.40, 0)], 0.012), turn + 5), 3, -0.2)
    clay.add(circle(-0.02, -0.02, 0.30), ("#7d6a34", "#b29a54", "#dcc887"), 52, lift=10)
    for radius in (0.08, 0.15, 0.22):
        clay.carve(turned(ring(radius, 0.014), 0, (-0.02, -0.02)), 6, 0.25)
    clay.add(circle(-0.02, -0.02, 0.06), ("#2f6f86", "#5fb0c0"), 12, lift=60)
    clay.add(svg("M-9 18h16l2 12h-20z"), ("#35301c", "#5a5030"), 8, lift=26, edge=0.02)
    return clay.fired()


def tree_hut(clay: Clay) -> Field:
    for index in range(11):
        turn = index * 0.571
        at = 0.29 * math.cos(turn), 0.29 * math.sin(turn)
        clay.add(blob(*at, 0.16, index, 0.25), LEAF, 26, rough=1.6)
    clay.add(circle(0, 0, 0.31), WOOD, 8, lift=24, edge=0.03)
    clay.add(circle(0, 0, 0.25), ("#6b4f22", "#a07e3c", "#ceb069"), 44, lift=30)
    for turn in range(0, 360, 20):
        clay.carve(turned(line([(0.06, 0), (0.25, 0)], 0.010), turn), 5, 0.3)
    clay.add(circle(0, 0, 0.06), ("#3a2814", "#6b4b26"), 10, lift=72)
    clay.add(svg("M-8 16h16v10h-16z"), ("#241a0e", "#40301a"), 6, lift=44, edge=0.02)
    return clay.fired()


def stone_hut(clay: Clay) -> Field:
    """A house cut from the cliff: square, with a carved roof."""
    tones = ("#8a5f36", "#b98a52", "#e0ba82")
    clay.add(svg("M-42 -38h84v80h-84z"), tones, 16, edge=0.03)
    clay.add(svg("M-34 -31h68v64h-68z"), tones, 18, lift=18, edge=0.04)
    clay.add(svg("M-22 -20h44v40h-44z"), ("#a3743f", "#cda064", "#ecd09c"), 18, lift=36, edge=0.06)
    clay.carve(svg("M-10 -9h20v18h-20z"), 22, 0.6)
    clay.add(svg("M-9 30h18v13h-18z"), ("#2b1a0e", "#4a2e1a"), 4, lift=18, edge=0.02)
    for x in (-28, 22):
        clay.carve(svg(f"M{x} -25h6v50h-6z"), 6, 0.3)
    return clay.settle("#e3c48c", 0.22).fired()


def earth_hut(clay: Clay) -> Field:
    clay.add(circle(0, 0, 0.43), ("#3b3632", "#57504a", "#756c62"), 12)
    _dome(clay, 0.37, ("#4c463f", "#716960", "#978d80"), 8)
    clay.shard((-0.01, 0.05), 0.17, 0.06, -90, ("#1f8f70", "#4fe0b0", "#c8fff0"))
    clay.add(svg("M-9 27h18l3 14h-24z"), ("#191614", "#2c2724"), 6, lift=28, edge=0.02)
    return clay.shine(circle(0, -0.03, 0.045), "#7dffd0", 0.09, 0.3, 0.6).fired()


def ice_hut(clay: Clay) -> Field:
    clay.add(circle(0, 0, 0.44), ("#8fb0cc", "#b9d0e0", "#dbe7ef"), 12)
    _dome(clay, 0.37, ("#5b88b0", "#82abc9", "#aecbdc"), 9)
    clay.add(svg("M-13 24q0 -10 13 -10q13 0 13 10v18h-26z"), ("#9cc3de", "#d3e8f5"), 24, lift=24)
    clay.add(svg("M-7 30h14v12h-14z"), ("#1f3c58", "#36597a"), 4, lift=34, edge=0.02)
    return clay.fired(gloss=0.12)


def suva(clay: Clay) -> Field:
    """The shrine of a village: a dome with the signs of six Toa around it."""
    clay.add(circle(0, 0, 0.45), ("#6d645c", "#968c80", "#bfb5a6"), 14, edge=0.06)
    clay.carve(ring(0.36, 0.02), 7)
    for index, tones in enumerate(TOA):
        turn = math.radians(60 * index - 90)
        clay.add(circle(0.39 * math.cos(turn), 0.39 * math.sin(turn), 0.05), tones, 14, lift=14)
    clay.add(circle(0, 0, 0.29), ("#716c68", "#98928a", "#c4beb2"), 62, lift=16)
    clay.carve(ring(0.12, 0.016), 6)
    clay.carve(ring(0.22, 0.012), 5)
    return clay.fired(gloss=0.14)


def sanctuary(clay: Clay) -> Field:
    """The look-out of the ice village: a brass tube that follows the stars."""
    clay.add(circle(0, 0, 0.45), ("#7396b4", "#9fbdd2", "#cadbe6"), 16, edge=0.05)
    clay.carve(ring(0.37, 0.02), 7)
    for turn in range(0, 360, 45):
        clay.carve(turned(line([(0.39, 0), (0.43, 0)], 0.03), turn), 8)
    clay.add(circle(0, 0, 0.25), ("#5d7fa0", "#8fb0cc", "#c4dceb"), 34, lift=16)
    tube = svg("M-7 -40h14v58h-14z")
    clay.add(turned(tube, 38), ("#6b4a1c", "#b98a3a", "#f0d084"), 26, lift=46, rough=0.2)
    clay.add(turned(svg("M-9 -42h18v8h-18z"), 38), ("#7d5a24", "#d6a850"), 16, lift=60)
    return clay.fired(gloss=0.16)


def brazier(clay: Clay) -> Field:
    clay.add(circle(0, 0, 0.27), ("#1f1b1e", "#39333a", "#5d545b"), 26, edge=0.08)
    clay.carve(circle(0, 0, 0.17), 26, 0.5)
    clay.shine(circle(0, 0, 0.16), "#ff6a14", 0.13, 0.75, 0.8)
    clay.shine(blob(0, 0.0, 0.11, clay.seed, 0.5), "#ffc650", 0.03)
    return clay.shine(circle(0.0, 0.0, 0.05), "#fff3c0", 0.02).fired()


def lamp(clay: Clay) -> Field:
    clay.stone((0, 0.03), 0.26, ("#2c2a30", "#4a464e", "#6c666e"), sides=7, flat=0.45)
    crystal = "#27b58c", "#7dffd0", "#e8fff8"
    clay.stone((0, 0), 0.13, crystal, sides=6, flat=0.2, seed=3, rough=0.1, lift=34)
    return clay.shine(circle(0, 0, 0.09), "#5affc4", 0.14, 0.35, 0.85).fired()


def crates(clay: Clay) -> Field:
    for x, y, h in ((-0.16, -0.14, 19), (0.20, 0.17, 17), (-0.20, 0.24, 14), (0.16, -0.2, 14)):
        box = svg(f"M{-h} {-h}h{2 * h}v{2 * h}h{-2 * h}z")
        clay.add(turned(box, 40 * x, (x, y)), WOOD, 34, edge=0.02)
        inner = svg(f"M{-h + 4} {-h + 4}h{2 * h - 8}v{2 * h - 8}h{8 - 2 * h}z")
        clay.carve(turned(inner, 40 * x, (x, y)), 7, 0.15)
        brace = svg(f"M{-h + 4} {-h + 8}l4 -4L{h - 4} {h - 8}l-4 4z")
        clay.add(turned(brace, 40 * x, (x, y)), ("#6b4a2a", "#a67c4c"), 5, lift=30)
    return clay.fired()


def scaffold(clay: Clay) -> Field:
    for x in (-0.28, 0.28):
        clay.add(line([(x, -0.42), (x, 0.42)], 0.09), WOOD, 22)
    for y in (-0.24, 0.20):
        beam = line([(-0.43, y), (0.43, y)], 0.09)
        clay.add(beam, ("#5d4126", "#94693c", "#bd9058"), 22, lift=18)
    for x, y in ((-0.28, -0.24), (0.28, -0.24), (-0.28, 0.2), (0.28, 0.2)):
        clay.add(circle(x, y, 0.07), ("#7a5f35", "#c7a766"), 10, lift=36)
    return clay.fired()


def cart(clay: Clay) -> Field:
    """A mine cart full of crystal, on its rails."""
    for x in (-0.24, 0.24):
        clay.add(line([(x, -0.47), (x, 0.47)], 0.05), METAL, 10)
    for y in (-0.4, 0.4):
        clay.add(line([(-0.32, y), (0.32, y)], 0.08), WOOD, 8)
    clay.add(svg("M-30 -33h60v66h-60z"), ("#3a2c22", "#5d4634", "#80644a"), 34, edge=0.03)
    clay.carve(svg("M-23 -26h46v52h-46z"), 22, 0.55)
    gems = (
        ("#23a57e", "#5ff0c0", "#d8fff2"),
        ("#2668c4", "#66a4ff", "#d8ecff"),
        ("#4c463f", "#716960", "#978d80"),
    )
    heap = (-0.10, -0.14), (0.11, -0.08), (-0.06, 0.08), (0.10, 0.15), (-0.12, 0.2)
    for index, at in enumerate(heap):
        clay.stone(at, 0.12, gems[index % 3], sides=5, flat=0.3, seed=index, lift=12)
    return clay.shine(circle(-0.02, 0, 0.12), "#6affd0", 0.10, 0.0, 0.45).fired()
