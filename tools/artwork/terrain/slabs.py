"""What fields are made of in each region: slabs, bridges and paved places."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np
from attrs import frozen
from scipy import ndimage

from tools.artwork.light import grained, mixed, ramp, rgb
from tools.artwork.noise import Field, steps
from tools.artwork.terrain.slab_shapes import Frame, bevel, finished, groove, solid

WOOD = "#4d3420", "#7d5834", "#a67c4c"


@frozen
class Style:
    """What the fields of a region are made of."""

    stone: tuple[str, str, str]  # dark, middle, bright
    accent: str  # what has settled on the edges, or glows in the cracks
    settled: float  # how much of it
    bridge: str  # wood, stone, rails or ice
    paved: str  # ring, square, lily, platform or pavers
    glows: bool = False


STYLES = {
    "fire": Style(("#522f29", "#80503f", "#a8745c"), "#ff7a1e", 0.0, "stone", "ring", glows=True),
    "water": Style(("#69776e", "#8f9a8c", "#b3baa8"), "#5f8a4a", 0.45, "wood", "lily"),
    "air": Style(("#6f6c4c", "#989069", "#bdb287"), "#4f8030", 0.75, "wood", "platform"),
    "stone": Style(("#86592f", "#b07e48", "#d3a66c"), "#e9cf98", 0.35, "stone", "square"),
    "earth": Style(("#3d4852", "#5d6c76", "#86969d"), "#3fd8a8", 0.0, "rails", "ring", glows=True),
    "ice": Style(("#4d6885", "#7290ad", "#9cb7cd"), "#d3e3ee", 0.60, "ice", "ring"),
    "coast": Style(("#7d715a", "#a19376", "#c2b491"), "#e4cf96", 0.40, "wood", "pavers"),
    "shadow": Style(("#3b3345", "#5b5068", "#7d7090"), "#ff2a48", 0.0, "stone", "ring", glows=True),
}


def stone_colour(frame: Frame, style: Style, seed: int = 0) -> Field:
    dark, middle, bright = style.stone
    tone = 0.55 * frame.cloud(seed + 1, 0.35) + 0.30 * frame.cloud(seed + 2, 0.1)
    tone = tone + 0.15 * frame.cloud(seed + 3, 0.03)
    colour = ramp(tone, [(0.15, dark), (0.5, middle), (0.85, bright)])
    return grained(colour, frame.cloud(seed + 4, 0.015), 0.07)


def slab(frame: Frame, style: Style, carving: Field | None = None, *, gold: bool = False) -> Field:
    """A stone that feet have worn, raised above the ground."""
    ragged = (frame.cloud(5, 0.3) - 0.5) * 0.035 + (frame.cloud(6, 0.06) - 0.5) * 0.012
    distance = frame.box((0.445, 0.445), 0.11) + ragged
    split = groove(frame.cracks(2) + (frame.cloud(7, 0.05) - 0.5) * 0.02, 0.014)
    height = bevel(distance, 0.10, 21) + frame.cloud(8, 0.22) * 7 + frame.cloud(9, 0.04) * 2
    height = height - split * 5 - (carving * 7 if carving is not None else 0)
    colour = mixed(
        stone_colour(frame, style), rgb(style.stone[2]), 0.4 * steps(-0.10, -0.03, distance)
    )
    if carving is not None and gold:
        colour = mixed(colour, rgb("#d9a441"), carving)
    elif carving is not None:
        colour = colour * (1 - 0.35 * carving)[..., None]
    colour = colour * (1 - 0.5 * split)[..., None]
    if style.settled:
        colour, height = settled(frame, style, distance, colour, height)
    glow = veins(frame, style, split) if style.glows else 0.0
    return finished(colour, height, solid(distance), glow=glow)


def settled(
    frame: Frame, style: Style, distance: Field, colour: Field, height: Field
) -> tuple[Field, Field]:
    """Moss, sand or snow that gathers at the edges."""
    lies = frame.cloud(11, 0.16) * 0.8 + frame.cloud(12, 0.04) * 0.2
    lies = lies + np.clip(1 + distance / 0.22, 0, 1) * 0.30
    share = steps(1.02 - 0.35 * style.settled, 1.12 - 0.35 * style.settled, lies)
    share = np.maximum(share, steps(-0.02, 0.03, distance) * style.settled)
    tint = rgb(style.accent) * (0.8 + 0.4 * frame.cloud(13, 0.03))[..., None]
    return colour + (tint - colour) * (share * 0.9)[..., None], height + share * 4


def veins(frame: Frame, style: Style, split: Field) -> Field:
    """Light from below in the cracks."""
    hot = split * steps(0.35, 0.6, frame.cloud(14, 0.2))
    light = hot * 0.9 + ndimage.gaussian_filter(hot, 5) * 1.1
    return light[..., None] * np.array(rgb(style.accent))


# Bridges: along u, from edge to edge, so that they join


def bridge(frame: Frame, style: Style) -> Field:
    match style.bridge:
        case "wood":
            return _planks(frame)
        case "rails":
            return _rails(frame)
        case _:
            return _arches(frame, style)


def _plank_parts(frame: Frame, count: int, half: float) -> tuple[Field, Field, Field]:
    """Boards across the way: distance, a number for each, and their grain."""
    place = (frame.u + 0.5) * count
    which = np.clip(np.floor(place), 0, count - 1).astype(int)
    luck = np.random.default_rng([frame.seed, 7])
    wide, shift = luck.uniform(0.0, 0.03, count)[which], luck.uniform(-0.015, 0.015, count)[which]
    within = np.abs(place - which - 0.5) / count - 0.5 / count + 0.010
    distance = np.maximum(within, np.abs(frame.v - shift) - half + wide)
    fibre = np.sin((frame.u + 0.06 * frame.cloud(21, 0.3)) * 260 + which * 1.7) * 0.5 + 0.5
    return distance, luck.uniform(0, 1, count)[which], fibre


def _planks(frame: Frame) -> Field:
    ends = np.abs(frame.u) - 0.5
    distance, each, fibre = _plank_parts(frame, 6, 0.40)
    boards = np.maximum(distance, ends)
    tone = 0.25 + 0.45 * each + 0.18 * fibre + 0.25 * (frame.cloud(22, 0.12) - 0.5)
    colour = ramp(tone, [(0, WOOD[0]), (0.5, WOOD[1]), (1, WOOD[2])])
    height = bevel(boards, 0.022, 9) + each * 5 + fibre * 1.2
    nails = np.minimum(np.abs(frame.v - 0.31), np.abs(frame.v + 0.31))
    rope = np.abs(np.abs(frame.v) - 0.375 + 0.008 * np.sin(frame.u * 18.85)) - 0.030
    rope = np.maximum(rope, ends)
    twist = 0.5 + 0.5 * np.sin(frame.u * 150 + np.sign(frame.v) * frame.v * 120)
    bound = solid(rope)
    colour = mixed(colour, ramp(twist, [(0, "#7a5f35"), (1, "#c7a766")]), bound)
    height = np.where(rope < 0, 12 + bevel(rope, 0.03, 10) + twist * 2, height)
    colour = colour * (1 - 0.25 * groove(nails, 0.012) * (1 - bound))[..., None]
    return finished(colour, height, np.maximum(solid(boards), bound))


def _arches(frame: Frame, style: Style) -> Field:
    """Three blocks and two walls, of stone or of ice."""
    ends = np.abs(frame.u) - 0.5
    place = (frame.u + 0.5) * 3
    joint = np.abs(place - np.round(place)) / 3
    body = np.maximum(np.abs(frame.v) - 0.43, ends)
    walls = np.maximum(np.abs(np.abs(frame.v) - 0.385) - 0.055, ends)
    height = (
        bevel(np.abs(frame.v) - 0.43, 0.03, 8) + frame.cloud(31, 0.2) * 6 - groove(joint, 0.02) * 8
    )
    height = height + bevel(walls, 0.035, 15)
    colour = stone_colour(frame, style) * (1 - 0.35 * groove(joint, 0.018))[..., None]
    colour = mixed(colour, rgb(style.stone[2]), 0.35 * solid(walls))
    if style.bridge == "ice":
        colour = mixed(colour, rgb("#a9dcf2"), 0.6 * (1 - solid(walls)))
    glow = veins(frame, style, groove(joint, 0.014)) * 0.6 if style.glows else 0.0
    return finished(colour, height, solid(body), glow=glow)


def _rails(frame: Frame) -> Field:
    """A track for the carts of the mine."""
    ends = np.abs(frame.u) - 0.5
    distance, each, fibre = _plank_parts(frame, 5, 0.42)
    bed = np.maximum(np.abs(frame.v) - 0.40 + 0.03 * frame.cloud(41, 0.1), ends)
    sleeper = np.maximum(distance + 0.022, ends)
    rail = np.maximum(np.abs(np.abs(frame.v) - 0.24) - 0.032, ends)
    gravel = frame.cloud(42, 0.035)
    colour = ramp(gravel, [(0, "#3a332f"), (0.5, "#5a5049"), (1, "#7a6f66")])
    wood = ramp(0.2 + 0.4 * each + 0.2 * fibre, [(0, WOOD[0]), (0.5, WOOD[1]), (1, WOOD[2])])
    colour = mixed(colour, wood * 0.85, solid(sleeper))
    iron = ramp(frame.cloud(43, 0.06), [(0, "#6d6f78"), (0.6, "#a7abb5"), (1, "#8a6a52")])
    colour = mixed(colour, iron, solid(rail))
    height = gravel * 9 + bevel(bed, 0.05, 6)
    height = np.where(sleeper < 0, 12 + bevel(sleeper, 0.02, 8), height)
    height = np.where(rail < 0, 24 + bevel(rail, 0.02, 8), height)
    return finished(colour, height, np.maximum(solid(bed), solid(sleeper)))


# Paved fields


def paved(frame: Frame, style: Style, look: int) -> Field:
    match style.paved:
        case "lily":
            return _lily(frame, look)
        case "platform":
            return _platform(frame, look)
        case "pavers":
            return _pavers(frame, style)
        case "square":
            return slab(frame, style, groove(_squares(frame, look), 0.026))
        case _:
            return slab(frame, style, groove(_rings(frame, look), 0.026))


def _squares(frame: Frame, look: int) -> Field:
    """How far from the lines of a carving with corners."""
    border = np.abs(frame.box((0.30, 0.30), 0.02))
    slanted = np.abs(frame.u) + np.abs(frame.v)
    inside = (
        np.abs(frame.box((0.13, 0.13), 0.01)),
        np.abs(slanted - 0.21),
        np.where(slanted < 0.27, np.minimum(np.abs(frame.u), np.abs(frame.v)), 1.0),
        np.minimum(np.abs(slanted - 0.28), np.abs(frame.away - 0.09)),
    )
    return np.minimum(border, inside[look])


def _rings(frame: Frame, look: int) -> Field:
    """How far from the lines of a round carving."""
    turn = np.arctan2(frame.v, frame.u)
    rays = np.abs(np.sin(3 * turn)) * frame.away / 3
    inside = (
        np.abs(frame.hexagon(0.17)),
        np.minimum(np.abs(frame.away - 0.21), np.abs(frame.away - 0.09)),
        np.where(np.abs(frame.away - 0.16) < 0.09, rays, np.abs(frame.away - 0.06)),
        np.abs(frame.away - 0.17 - 0.05 * np.cos(6 * turn)),
    )
    return np.minimum(np.abs(frame.away - 0.32), inside[look])


def _lily(frame: Frame, look: int) -> Field:
    """Each is notched towards another side, and of another age."""
    turn = np.arctan2(frame.v, frame.u) + (0, 2.2, 3.9, 5.1)[look]
    notch = np.abs((turn - 0.5 + np.pi) % (2 * np.pi) - np.pi) - 0.20
    edge = (
        frame.away - (0.455, 0.435, 0.465, 0.445)[look] + 0.010 * np.sin(turn * (7, 5, 6, 8)[look])
    )
    distance = np.maximum(edge, -notch * frame.away)
    vein = np.abs(np.sin(turn * 6.5)) * frame.away
    height = bevel(edge, 0.07, 12) + 10 * steps(0.30, 0.45, frame.away) + frame.cloud(51, 0.2) * 5
    height = height - groove(vein, 0.035) * 3
    tone = (0.35, 0.22, 0.5, 0.4)[look] + 0.4 * frame.cloud(52, 0.25) + 0.25 * frame.away
    colour = ramp(tone, [(0, "#2c6a35"), (0.5, "#4a9146"), (1, "#86b95a")])
    colour = mixed(colour, rgb("#b6d67c"), 0.45 * groove(vein, 0.028))
    colour = mixed(colour, rgb("#7a4a52"), 0.45 * steps(-0.03, 0.0, edge))
    return finished(colour, height, solid(distance))


def _platform(frame: Frame, look: int) -> Field:
    """A round floor high up in a tree; its boards lie this way or that."""
    cos, sin = ((1, 0), (0, 1), (0.707, 0.707), (0.707, -0.707))[look]
    frame.u, frame.v = frame.u * cos + frame.v * sin, frame.v * cos - frame.u * sin
    edge = frame.away - 0.46
    distance, each, fibre = _plank_parts(frame, 6, 0.46)
    tone = 0.3 + 0.4 * each + 0.2 * fibre
    colour = ramp(tone, [(0, WOOD[0]), (0.5, WOOD[1]), (1, "#b98d58")])
    ring = np.abs(frame.away - 0.43) - 0.032
    bound = solid(ring)
    twist = 0.5 + 0.5 * np.sin(np.arctan2(frame.v, frame.u) * 44 + frame.away * 60)
    colour = mixed(colour, ramp(twist, [(0, "#6b5430"), (1, "#c2a25f")]), bound)
    height = bevel(distance, 0.02, 8) + fibre + np.where(ring < 0, 6 + bevel(ring, 0.03, 10), 0)
    moss = steps(0.62, 0.72, frame.cloud(61, 0.14)) * steps(0.28, 0.45, frame.away)
    colour = mixed(colour, rgb("#557f34"), 0.75 * moss)
    return finished(colour, height, solid(edge))


def _pavers(frame: Frame, style: Style) -> Field:
    """Four flags that fill their cell, so that nine cells are one floor."""
    at = [(x, y) for x in (-0.25, 0.25) for y in (-0.25, 0.25)]
    parts = [frame.box((0.238, 0.238), 0.05, place) for place in at]
    distance = np.minimum.reduce(parts) + (frame.cloud(71, 0.06) - 0.5) * 0.016
    luck = np.random.default_rng([frame.seed, 8])
    tone = np.select([part < 0.006 for part in parts], list(luck.uniform(0.85, 1.12, 4)), 1.0)
    floor = frame.box((0.5, 0.5), 0.0)
    height = bevel(distance, 0.04, 11) + frame.cloud(72, 0.2) * 5
    colour = stone_colour(frame, style) * tone[..., None]
    colour = mixed(rgb("#6b5c42") + 0 * colour, colour, solid(distance))
    return finished(colour, height, solid(floor))
