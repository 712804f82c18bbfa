"""How loud a sound is to an ear (ITU-R BS.1770), and making it as loud as it should be."""

import numpy as np
from scipy import signal

from tools.artwork.sounds.waves import RATE, Samples, count

MOMENT = 0.1  # seconds; what is shorter is heard as less
BLOCK, SHIFT = 0.4, 0.1  # seconds, of the measure for what goes on
SILENT, FAINT = -70.0, -10.0  # blocks that do not count: in all, and below the others
CEILING = 0.82  # no sample goes beyond; the codec needs some room
OFFSET = -0.691  # of the standard: a tone of 1 kHz on one side at full scale has -3.01

# The two filters of the standard as biquads: pitch, resonance and gain in decibels.
SHELF = (1681.974450955533, 0.7071752369554196, 3.999843853973347)
CUT = (38.13547087602444, 0.5003270373238773)


def loudness(sound: Samples) -> float:
    """Of its loudest moment."""
    return _decibels(_powers(sound, MOMENT, 1).max())


def steady_loudness(sound: Samples) -> float:
    """Of all of it together, in LUFS; silence between does not count."""
    blocks = _powers(sound, BLOCK, count(SHIFT))
    heard = blocks[blocks > _power(SILENT)]
    if not len(heard):
        return SILENT
    return _decibels(heard[heard > heard.mean() * 10 ** (FAINT / 10)].mean())


def true_peak(sound: Samples) -> float:
    """In decibels, between the samples too."""
    return float(20 * np.log10(np.abs(signal.resample_poly(sound, 4, 1, axis=0)).max() + 1e-9))


def _powers(sound: Samples, seconds: float, shift: int) -> Samples:
    """Of both sides together, for each window; what is shorter counts as if silence followed."""
    power = (_as_heard(sound) ** 2).sum(axis=1)
    window = count(seconds)
    sums = np.concatenate([[0.0], np.cumsum(np.pad(power, (0, max(0, window - len(power)))))])
    return (sums[window:] - sums[:-window])[::shift] / window


def _decibels(power: float) -> float:
    return float(OFFSET + 10 * np.log10(power + 1e-12))


def _power(decibels: float) -> float:
    return float(10 ** ((decibels - OFFSET) / 10))


def _as_heard(sound: Samples) -> Samples:
    """Deep tones count for less, bright ones for a little more."""
    return signal.sosfilt(np.array([_shelf(*SHELF), _cut(*CUT)]), sound, axis=0)


def _shelf(pitch: float, resonance: float, gain: float) -> list[float]:
    k = np.tan(np.pi * pitch / RATE)
    high = 10 ** (gain / 20)
    middle = high**0.4996667741545416
    top = (high + middle * k / resonance + k * k, 2 * (k * k - high))
    low = (1 + k / resonance + k * k, 2 * (k * k - 1), 1 - k / resonance + k * k)
    whole = (*top, high - middle * k / resonance + k * k, *low)
    return [each / low[0] for each in whole]


def _cut(pitch: float, resonance: float) -> list[float]:
    k = np.tan(np.pi * pitch / RATE)
    low = (1 + k / resonance + k * k, 2 * (k * k - 1), 1 - k / resonance + k * k)
    return [1.0, -2.0, 1.0, *(each / low[0] for each in low)]


def raised(sound: Samples, decibels: float) -> Samples:
    return sound * 10 ** (decibels / 20)


def balanced(sound: Samples) -> Samples:
    """Neither side is louder: an echo meets a tone more kindly on one of them."""
    power = (_as_heard(sound) ** 2).mean(axis=0)
    return sound * np.sqrt(power.mean() / (power + 1e-12))


def limited(sound: Samples) -> Samples:
    """Peaks are rounded off; what is quiet stays as it is."""
    return sound / (1 + (np.abs(sound) / CEILING) ** 8) ** (1 / 8)
