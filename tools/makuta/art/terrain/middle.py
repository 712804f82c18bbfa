"""What lies in the middle of two tiles: the bronze frame of the start field, Makuta's court."""

from pathlib import Path

import numpy as np
from scipy import ndimage

from tools.artwork.light import grained, mixed, ramp, rgb
from tools.artwork.noise import Field, steps
from tools.artwork.terrain import sheets
from tools.artwork.terrain.slab_shapes import Frame, bevel, finished, groove, solid

BOX = 4.5  # cells: a square of three by three, turned, and its shadow


def bake(folder: Path) -> None:
    """The frame in three turns, then the court."""
    sheets.save(np.hstack([*(_frame(turn) for turn in range(3)), _court()]), folder / "middle")


def _bronze(frame: Frame) -> Field:
    tone = 0.6 * frame.cloud(1, 0.5) + 0.4 * frame.cloud(2, 0.08)
    colour = ramp(tone, [(0.1, "#5f4220"), (0.5, "#94682f"), (0.85, "#c4954a")])
    green = steps(0.62, 0.8, frame.cloud(3, 0.22))
    return grained(mixed(colour, rgb("#5b7d62"), 0.5 * green), frame.cloud(4, 0.02), 0.06)


def _frame(turn: int) -> Field:
    """A bronze border around nine cells and a ring in the middle, with six notches."""
    frame = Frame(turn, 900, BOX)
    outer, inner = frame.box((1.47, 1.47), 0.20), -frame.box((1.33, 1.33), 0.10)
    border = np.maximum(outer, inner)
    ring = np.abs(frame.away - 0.58) - 0.045
    studs = np.minimum.reduce(
        [
            np.hypot(frame.u - x, frame.v - y) - 0.075
            for x in (-1.36, 0, 1.36)
            for y in (-1.36, 0, 1.36)
        ]
    )
    studs = np.where(frame.away < 1.0, 1.0, studs)
    distance = np.minimum(np.minimum(border, ring), studs)
    wave = np.abs(np.sin(frame.u * 9.425)) * np.abs(np.sin(frame.v * 9.425))
    height = bevel(border, 0.05, 16) + bevel(ring, 0.04, 12) + bevel(studs, 0.07, 18)
    height = height - groove(np.abs(frame.box((1.40, 1.40), 0.15)), 0.022) * 8 + wave * 1.5
    return finished(_bronze(frame), height, solid(distance), gloss=0.12)


def _court() -> Field:
    """Rings of black flags around the place of the temple, red light in the joints."""
    frame = Frame(0, 901, BOX)
    turn = np.arctan2(frame.v, frame.u) / (2 * np.pi) + 0.5
    edge = frame.away - 1.46
    joint = np.minimum.reduce([np.abs(frame.away - radius) for radius in (0.62, 1.08, 1.40)])
    for inner, outer, count in ((0.62, 1.08, 12), (1.08, 1.40, 24)):
        ray = np.abs((turn * count) % 1 - 0.5) / count * 2 * np.pi * frame.away
        there = (frame.away > inner) & (frame.away < outer)
        joint = np.where(there, np.minimum(joint, ray), joint)
    ragged = joint + (frame.cloud(5, 0.06) - 0.5) * 0.012
    colour = ramp(
        0.6 * frame.cloud(6, 0.5) + 0.4 * frame.cloud(7, 0.06),
        [(0.1, "#2a2331"), (0.5, "#453b50"), (0.9, "#675a75")],
    )
    line = groove(ragged, 0.030)
    height = bevel(edge, 0.08, 20) + frame.cloud(8, 0.3) * 8 - line * 9
    hot = groove(ragged, 0.016) * steps(0.45, 0.7, frame.cloud(9, 0.5))
    glow = (hot * 0.9 + ndimage.gaussian_filter(hot, 6))[..., None] * np.array(rgb("#ff2440"))
    colour = colour * (1 - 0.6 * line)[..., None]
    return finished(colour, height, solid(edge), glow=glow, gloss=0.12)
