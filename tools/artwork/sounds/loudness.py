"""How loud a sound is to an ear, and making it as loud as it should be."""

import numpy as np

from tools.artwork.sounds.waves import RATE, Samples, count

MOMENT = 0.1  # seconds; what is shorter is heard as less
CEILING = 0.82  # no sample goes beyond; the codec needs some room


def loudness(sound: Samples) -> float:
    """Of its loudest moment, in decibels below full scale."""
    power = (_as_heard(sound) ** 2).mean(axis=1)
    sums = np.concatenate([[0.0], np.cumsum(power)])
    window = min(count(MOMENT), len(power))
    loudest = (sums[window:] - sums[:-window]).max() / count(MOMENT)
    return float(10 * np.log10(loudest + 1e-12))


def steady_loudness(sound: Samples) -> float:
    """Of all of it together."""
    return float(10 * np.log10((_as_heard(sound) ** 2).mean() + 1e-12))


def _as_heard(sound: Samples) -> Samples:
    """Deep tones count for less, bright ones for a little more."""
    pitches = np.fft.rfftfreq(len(sound), 1 / RATE)[:, None]
    deep = pitches**2 / (pitches**2 + 70**2)
    bright = 1 + 0.6 * pitches**2 / (pitches**2 + 1700**2)
    return np.fft.irfft(np.fft.rfft(sound, axis=0) * deep * bright, len(sound), axis=0)


def raised(sound: Samples, decibels: float) -> Samples:
    return sound * 10 ** (decibels / 20)


def limited(sound: Samples) -> Samples:
    """Peaks are rounded off; what is quiet stays as it is."""
    return sound / (1 + (np.abs(sound) / CEILING) ** 8) ** (1 / 8)
