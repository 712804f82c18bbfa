"""What is heard in the open: sparks, birds, pebbles, waves, breath and the groaning of stone."""

from typing import TypeAlias

import numpy as np

from tools.artwork.sounds.bodies import PEBBLE, drop, struck
from tools.artwork.sounds.loops import SECONDS, Loop
from tools.artwork.sounds.waves import (
    Rng,
    Samples,
    band_pass,
    eased_ends,
    fading,
    gliding,
    levelled,
    noise,
    swelling,
)

Pitches: TypeAlias = tuple[float, float]  # in hertz


def crackle(rng: Rng) -> Samples:
    spark = band_pass(noise(0.02, rng), 1200, 4500) * fading(0.02, rng.uniform(0.0008, 0.003))
    return eased_ends(levelled(spark), 0.0003, 0.004)


def hiss(rng: Rng) -> Samples:
    """Steam, out of a crack."""
    seconds = rng.uniform(1.2, 2.4)
    return levelled(band_pass(noise(seconds, rng), 1200, 3600, 1)) * swelling(seconds, 0.25)


def bubbles(loop: Loop, many: int, pitches: Pitches, rise: float, gain: float) -> None:
    """Single drops and small runs of them, anywhere between two *pitches*."""
    low, high = np.log(pitches)
    for at in loop.moments(many, 0.9):
        side = loop.somewhere()
        for _ in range(int(loop.rng.integers(1, 4))):
            one = drop(np.exp(loop.rng.uniform(low, high)), rise)
            loop.put(one, at, gain * loop.rng.uniform(0.2, 1) ** 1.5, side)
            at += loop.rng.uniform(0.07, 0.4)  # noqa: PLW2901 - the next of its run


def bird(loop: Loop, at: float) -> None:
    """A few soft notes, answered by nobody."""
    side, middle = loop.somewhere(), loop.rng.uniform(1300, 2300)
    for i in range(int(loop.rng.integers(2, 5))):
        seconds = loop.rng.uniform(0.09, 0.2)
        start, end = middle * loop.rng.uniform(0.85, 1.2, 2)
        note = np.sin(gliding(start, end, seconds, seconds / 2)) * swelling(seconds, 0.3)
        loop.put(note, at + loop.rng.uniform(0.19, 0.25) * i, 0.2, side)


def pebbles(loop: Loop, at: float) -> None:
    """A few stones come down the cliff."""
    side, gap = loop.somewhere(), 0.1
    for _ in range(int(loop.rng.integers(3, 7))):
        stone = struck(PEBBLE, loop.rng.uniform(800, 1900), loop.rng, 0.6)
        loop.put(stone, at, 0.5 * loop.rng.uniform(0.2, 1), side)
        at, gap = at + gap, gap * loop.rng.uniform(0.8, 1.3)


def surf(loop: Loop, many: int, gain: float) -> None:
    """Long waves, of which no two are alike: the sea counts no beats."""
    gaps = loop.rng.uniform(0.6, 1.4, many)
    for at in SECONDS * np.cumsum(gaps) / gaps.sum():
        _wave(loop, at, gain * loop.rng.uniform(0.45, 1))


def _wave(loop: Loop, at: float, gain: float) -> None:
    """It comes, breaks, and runs back over the sand."""
    seconds, rise = loop.rng.uniform(5.5, 9.5), loop.rng.uniform(0.32, 0.5)
    side = loop.somewhere(0.5)
    body = band_pass(noise(seconds, loop.rng), 140, 900, 1) * swelling(seconds, rise)
    foam = band_pass(noise(seconds, loop.rng), 1500, 6000, 1) * swelling(seconds, rise + 0.15) ** 2
    loop.put(levelled(body), at, 0.8 * gain, side)
    loop.put(levelled(foam), at + 0.4, 0.3 * gain, -0.5 * side)


def lapping(loop: Loop, many: int, gain: float) -> None:
    """Small waves against wood, close by."""
    for at in loop.moments(many, 0.8):
        seconds = loop.rng.uniform(0.7, 2.0)
        middle = loop.rng.uniform(280, 620)
        lap = band_pass(noise(seconds, loop.rng), 0.6 * middle, 2.2 * middle, 1)
        sound = levelled(lap) * swelling(seconds, loop.rng.uniform(0.15, 0.4))
        loop.put(sound, at, gain * loop.rng.uniform(0.2, 1), loop.somewhere())


def breath(rng: Rng) -> Samples:
    """In, a rest, and longer out."""
    seconds, out = rng.uniform(1.8, 2.4), rng.uniform(2.4, 3.4)
    drawn = band_pass(noise(seconds, rng), 300, 900) * swelling(seconds, 0.6)
    blown = band_pass(noise(out, rng), 180, 600) * swelling(out, 0.25)
    rest = np.zeros(round(0.25 * len(drawn)))
    return np.concatenate([0.7 * levelled(drawn), rest, levelled(blown)])


def groan(rng: Rng) -> Samples:
    """Stone under a load, far below."""
    seconds = rng.uniform(2.0, 2.8)
    phase = gliding(rng.uniform(66, 76), 52, seconds, 0.7)
    rough = np.sin(phase + 1.4 * np.sin(0.5 * phase)) + 0.3 * np.sin(3 * phase)
    return levelled(rough) * swelling(seconds, 0.4)
