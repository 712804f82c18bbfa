"""Things that sound when they are struck: each a set of modes that ring and fade.

A body is hit by a short pulse; what is softer or larger touches longer, and sounds duller.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from attrs import evolve, frozen
from scipy import signal

from tools.artwork.sounds.waves import (
    RATE,
    Rng,
    Samples,
    count,
    eased_ends,
    fading,
    gliding,
    levelled,
    low_pass,
    noise,
    times,
)


@frozen
class Body:
    """*ratios* are the pitches of its modes by the lowest one."""

    ratios: Sequence[float]
    ring: float  # half-life of the lowest mode, in seconds
    damping: float  # how much sooner high modes fade: half-life ~ ratio ** -damping
    dulling: float  # how much weaker they are: strength ~ ratio ** -dulling
    contact: float  # how long a blow touches, in seconds
    grit: float  # share of noise in the blow
    blur: float = 0.0  # how much each one of its kind differs from the next


PLANK = Body((1, 1.53, 2.24, 2.76, 3.6, 5.4, 7.1), 0.018, 0.7, 0.7, 0.0012, 0.5, 0.06)
BOX = Body((1, 1.41, 1.9, 2.45, 3.3, 4.2, 5.9, 8.3), 0.03, 0.8, 0.9, 0.0009, 0.35, 0.05)
TRAY = Body((1, 1.34, 1.82, 2.3, 2.9, 3.7, 4.9, 6.4), 0.014, 0.5, 0.45, 0.0005, 0.4, 0.07)
PEBBLE = Body((1, 1.37, 1.86, 2.3, 3.1, 4.4), 0.007, 0.5, 0.4, 0.0004, 0.6, 0.12)
SLAB = Body((1, 1.21, 1.66, 2.05, 2.7, 3.3, 4.6, 6.2, 8.8), 0.03, 0.75, 0.8, 0.0018, 0.7, 0.08)
BONE = Body((1, 2.76, 5.4, 8.93), 0.016, 0.6, 0.6, 0.0005, 0.25, 0.03)
MARIMBA = Body((1, 3.93, 9.2, 16.4), 0.22, 1.05, 1.1, 0.0022, 0.05)
KALIMBA = Body((1, 2.0, 5.93, 10.6), 0.35, 0.9, 1.5, 0.0015, 0.08)
LITHOPHONE = Body((1, 2.71, 5.15, 8.43), 0.14, 0.9, 0.75, 0.0008, 0.12, 0.01)
GLASS = Body((1, 1.003, 2.32, 2.327, 4.25, 6.63), 0.55, 0.75, 1.1, 0.0008, 0.03)
BRONZE = Body((0.5, 1, 1.004, 1.19, 1.56, 2.0, 2.51, 2.66, 3.76), 0.8, 0.8, 0.7, 0.003, 0.1)
BELL = evolve(BRONZE, ring=0.22)
IRON = Body((1, 1.58, 2.25, 2.92, 3.85, 5.1, 6.9, 9.2), 0.05, 0.55, 0.5, 0.0005, 0.4, 0.04)
SKIN = (1, 1.59, 2.14, 2.3, 2.65, 2.92, 3.5)  # the modes of a drum's head


def struck(body: Body, pitch: float, rng: Rng, force: float = 1.0) -> Samples:
    """One blow; the harder it is, the brighter."""
    ratios = np.array(body.ratios) * (1 + body.blur * rng.uniform(-1, 1, len(body.ratios)))
    ratios = ratios[ratios * pitch < 0.42 * RATE]
    seconds = min(8.0, 10 * body.ring + 0.05)
    t = times(seconds)[:, None]
    rings = body.ring * ratios**-body.damping
    weights = ratios**-body.dulling * rng.uniform(0.7, 1.3, len(ratios))
    modes = (weights * 0.5 ** (t / rings) * np.sin(2 * np.pi * ratios * pitch * t)).sum(axis=1)
    blow = _blow(body, force, rng)
    return eased_ends(levelled(signal.fftconvolve(modes, blow)) * force, 0.0003, 0.03)


def _blow(body: Body, force: float, rng: Rng) -> Samples:
    touch = count(body.contact * (1.4 - 0.5 * min(force, 1)))
    pulse = np.sin(np.linspace(0, np.pi, touch + 2)[1:-1])
    grit = rng.standard_normal(count(3 * body.contact)) * fading(3 * body.contact, body.contact)
    blow = np.zeros(max(len(pulse), len(grit)))
    blow[: len(pulse)] += pulse / pulse.sum()
    blow[: len(grit)] += body.grit * grit / np.abs(grit).sum()
    return blow


def drum(pitch: float, rng: Rng, ring: float = 0.16, bend: float = 1.5) -> Samples:
    """A deep drum with a skin: its pitch falls after the blow, and one hears the hand."""
    seconds = 9 * ring
    tone = np.zeros(count(seconds))
    for ratio in SKIN:
        phase = gliding(bend * ratio * pitch, ratio * pitch, seconds, 0.018)
        tone += ratio**-1.0 * fading(seconds, ring * ratio**-0.9) * np.sin(phase)
    hand = low_pass(noise(0.06, rng), 1400) * fading(0.06, 0.008)
    tone[: len(hand)] += 0.9 * levelled(hand)
    return eased_ends(levelled(tone), 0.001, 0.05)


def drop(low: float, rise: float) -> Samples:
    """A drop or a bubble: a short tone that goes up from *low* by *rise*."""
    seconds = 12 / low + 0.05
    phase = gliding(low, low * rise, seconds, seconds / 5)
    return eased_ends(np.sin(phase) * fading(seconds, seconds / 7), 1.2 / low, 0.01)


def grains(seconds: float, moments: Iterable[tuple[float, float]], grain: Samples) -> Samples:
    """The same small sound at many *moments*, each with its strength: sand, gravel, snow."""
    sparks = np.zeros(count(seconds))
    for at, strength in moments:
        sparks[min(len(sparks) - 1, count(at))] += strength
    return signal.fftconvolve(sparks, grain)
