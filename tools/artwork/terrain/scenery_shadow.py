"""Scenery with a face: heads, masks, totems, and all that belongs to Makuta."""

from tools.artwork.noise import Field
from tools.artwork.terrain.clay import Clay
from tools.artwork.terrain.scenery_tones import DARK, NIGHT, OCHRE, WOOD
from tools.artwork.terrain.shapes import blob, circle, curve, svg, turned


def carved_head(clay: Clay) -> Field:
    """A face that the carvers left in the canyon."""
    head = svg("M-34 -36q34 -10 68 0l4 40q-8 30 -24 36h-28q-16 -6 -24 -36z")
    clay.add(head, OCHRE, 46, edge=0.16)
    clay.add(svg("M-32 -22q32 -12 64 0l-2 11q-30 -8 -60 0z"), OCHRE, 16, lift=42)
    clay.add(svg("M-6 -12h12l5 26h-22z"), OCHRE, 18, lift=40)
    clay.carve(svg("M-27 -9l17 2v9q-12 2 -17 -3zM27 -9l-17 2v9q12 2 17 -3z"), 22, 0.65)
    clay.carve(svg("M-17 23h34l-3 8h-28z"), 18, 0.6)
    clay.carve(curve("M-30 12q8 4 12 14M30 12q-8 4 -12 14", 0.022), 8, 0.35)
    return clay.settle("#e6c996", 0.16).fired()


def cliff_gate(clay: Clay) -> Field:
    """Two pillars and a lintel cut from the rock."""
    clay.add(svg("M-48 -16h96v30h-96z"), OCHRE, 30, edge=0.05)
    clay.carve(svg("M-40 -3h80v4h-80z"), 8, 0.3)
    for x in (-0.36, 0.36):
        clay.stone((x, 0.0), 0.18, OCHRE, sides=8, flat=0.5, seed=round(9 + x * 10), lift=24)
        clay.carve(turned(svg("M-6 -5h12v3h-12zM-6 3h12v3h-12z"), 0, (x, 0)), 6, 0.4)
    clay.carve(circle(0, -0.01, 0.06), 10, 0.45)
    return clay.fired()


def totem(clay: Clay) -> Field:
    """The guardian of the orchard: a wooden head with feathers of six colours."""
    colours = ("#c8301e", "#e8a020", "#2f8a38", "#2668c4", "#e8eef2")
    for index, code in enumerate(colours):
        feather = svg("M0 0q-7 -16 0 -40q7 24 0 40z")
        at = (0.13 * (index - 2), -0.14 + 0.02 * abs(index - 2))
        clay.add(turned(feather, 16 * (index - 2), at), (code, code), 10, lift=6)
    head = svg("M-32 -22q32 -14 64 0q4 34 -8 56q-24 14 -48 0q-12 -22 -8 -56z")
    clay.add(head, WOOD, 44, edge=0.14)
    clay.add(svg("M-28 -8q28 -14 56 0l-3 8q-25 -9 -50 0z"), ("#7d5834", "#b98d58"), 12, lift=40)
    clay.carve(svg("M-22 4h15v9q-10 4 -15 -2zM22 4h-15v9q10 4 15 -2z"), 18, 0.6)
    clay.carve(svg("M-16 24q16 7 32 0l-3 8q-13 5 -26 0z"), 16, 0.6)
    clay.shine(circle(-0.14, 0.09, 0.022), "#ffd060", 0.012)
    return clay.shine(circle(0.14, 0.09, 0.022), "#ffd060", 0.012).fired()


def pyramid(clay: Clay) -> Field:
    for half, lift in ((40, 0), (29, 22), (18, 44)):
        step = svg(f"M{-half} {-half}h{2 * half}v{2 * half}h{-2 * half}z")
        clay.add(step, NIGHT, 20, lift=lift, edge=0.02)
    clay.stone((0, 0), 0.10, ("#7d0a1c", "#e02a44", "#ffb0a8"), sides=6, flat=0.2, seed=1, lift=62)
    return clay.shine(circle(0, 0, 0.05), "#ff2846", 0.10, 0.4, 0.6).fired(gloss=0.12)


def eye(clay: Clay) -> Field:
    """It looks back."""
    lids = svg("M-46 0q46 -50 92 0q-46 50 -92 0z")
    clay.add(lids, ("#140e18", "#2a2030", "#463850"), 28, edge=0.10)
    lens = svg("M-34 0q34 -32 68 0q-34 32 -68 0z")
    clay.carve(lens, 14, 0.6)
    clay.shine(lens, "#a80a20", 0.05, 0.95)
    clay.shine(circle(0, 0, 0.14), "#ff4a34", 0.03)
    clay.shine(circle(0, 0, 0.10), "#ffb040", 0.02, 0.9)
    clay.shine(svg("M0 -15q6 15 0 30q-6 -15 0 -30z"), "#0a0408", 0.004)
    return clay.fired()


def broken_mask(clay: Clay) -> Field:
    face = svg("M-32 -34q32 -14 62 -2l4 30q-6 30 -22 42l-8 -10l-6 12q-26 -12 -32 -44z")
    clay.add(face, ("#3a3442", "#5f5768", "#8d8494"), 34, edge=0.12)
    clay.carve(svg("M-24 -12l18 4l-2 10q-12 2 -16 -4zM24 -12l-18 4l2 10q12 2 16 -4z"), 26, 0.75)
    clay.carve(svg("M-10 18h20v3h-20zM-9 25h18v3h-18z"), 12, 0.6)
    clay.carve(curve("M8 -40l-6 18l8 14l-5 20l6 14", 0.024), 16, 0.6)
    clay.shine(circle(-0.15, -0.05, 0.028), "#ff2a3c", 0.02, 0.8)
    return clay.shine(circle(0.15, -0.05, 0.028), "#ff2a3c", 0.02, 0.8).fired(gloss=0.1)


def roots(clay: Clay) -> Field:
    tones = ("#1c1614", "#3a2e28", "#62503f")
    for index in range(7):
        turn = index * 51 + 10
        arm = curve("M0 0q14 -14 26 -3q8 8 18 -5", 0.05)
        clay.add(turned(arm, turn), tones, 18, lift=8, rough=1.2)
        clay.add(turned(curve("M4 0q10 -9 18 -3", 0.085), turn), tones, 24, lift=12, rough=1.2)
    return clay.add(blob(0, 0, 0.13, clay.seed, 0.3), tones, 26, lift=24).fired()


def dark_crystals(clay: Clay) -> Field:
    clay.stone((0, 0.10), 0.24, DARK, sides=7, flat=0.7)
    tones = ("#1c1420", "#4a2238", "#d84a5c")
    for at, long, wide, turn in (
        ((-0.05, 0.08), 0.40, 0.08, -140),
        ((0.05, 0.08), 0.40, 0.08, -42),
        ((0.0, 0.12), 0.48, 0.10, -92),
        ((0.1, 0.16), 0.28, 0.07, 12),
    ):
        clay.shard(at, long, wide, turn, tones)
    return clay.shine(circle(0, 0.06, 0.09), "#ff2440", 0.14, 0.0, 0.7).fired(gloss=0.2)
