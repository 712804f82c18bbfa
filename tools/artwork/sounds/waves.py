"""Sound as arrays: noise, envelopes, filters, and how parts are laid over each other.

A sound has one column (from the middle) or two (left, right); time is in seconds, pitch in hertz.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray
from scipy import signal

RATE = 44_100  # samples per second, as the mixer plays them

Samples: TypeAlias = NDArray[np.float64]
Rng: TypeAlias = Generator


class Part(NamedTuple):
    """A sound within another one."""

    at: float
    sound: Samples
    gain: float = 1.0


def count(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Samples:
    return np.arange(count(seconds)) / RATE


def noise(seconds: float, rng: Rng) -> Samples:
    return rng.standard_normal(count(seconds))


def together(parts: Iterable[Part]) -> Samples:
    """One column, as long as the last part needs."""
    parts = list(parts)
    whole = np.zeros(max(count(part.at) + len(part.sound) for part in parts))
    for part in parts:
        start = count(part.at) if part.at > 0 else 0
        whole[start : start + len(part.sound)] += part.gain * part.sound
    return whole


# Envelopes


def fading(seconds: float, half_life: float) -> Samples:
    """From one, halved again and again."""
    return 0.5 ** (times(seconds) / half_life)


def swelling(seconds: float, rise: float, *, peak: float = 1.0) -> Samples:
    """Up within *rise* (a share of the whole) and down again, round at all ends."""
    share = np.linspace(0, 1, count(seconds))
    up = np.clip(share / rise, 0, 1)
    down = np.clip((1 - share) / (1 - rise), 0, 1)
    return peak * np.sin(0.5 * np.pi * up) ** 2 * np.sin(0.5 * np.pi * down) ** 2


def gliding(start: float, end: float, seconds: float, half_life: float) -> Samples:
    """The phase of a tone that falls or rises from *start* to *end*."""
    pitch = end + (start - end) * fading(seconds, half_life)
    return 2 * np.pi * np.cumsum(pitch) / RATE


def eased_ends(sound: Samples, rise: float = 0.001, fall: float = 0.02) -> Samples:
    """Begins and ends in silence, so that nothing clicks."""
    sound = sound.copy()
    up, down = min(count(rise), len(sound)), min(count(fall), len(sound))
    shape = (slice(None),) + (None,) * (sound.ndim - 1)
    sound[:up] *= (np.sin(np.linspace(0, np.pi / 2, up)) ** 2)[shape]
    sound[-down:] *= (np.cos(np.linspace(0, np.pi / 2, down)) ** 2)[shape]
    return sound


# Filters


def low_pass(sound: Samples, pitch: float, order: int = 2) -> Samples:
    return _filtered(sound, signal.butter(order, pitch, "low", fs=RATE, output="sos"))


def high_pass(sound: Samples, pitch: float, order: int = 2) -> Samples:
    return _filtered(sound, signal.butter(order, pitch, "high", fs=RATE, output="sos"))


def band_pass(sound: Samples, low: float, high: float, order: int = 2) -> Samples:
    return _filtered(sound, signal.butter(order, (low, high), "band", fs=RATE, output="sos"))


def _filtered(sound: Samples, sections: Samples) -> Samples:
    return signal.sosfilt(sections, sound, axis=0)


def levelled(sound: Samples) -> Samples:
    """With a peak of one."""
    return sound / max(1e-9, float(np.abs(sound).max()))
