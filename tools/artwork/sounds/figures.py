"""What can be said of a sound without hearing it, as an engineer would read it off his meters."""

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
FRAME = 0.002  # seconds, of an envelope
NEAR = 0.02  # seconds around a seam
WHINES = 2000, 12_000  # hertz
SHORTEST_TURN = 1.0  # seconds; what comes again sooner is the pulse of the sound itself


def loudness(sound: Samples) -> float:
    """Of its loudest moment."""
    return _decibels(_powers(sound, MOMENT, 1).max())


def steady_loudness(sound: Samples) -> float:
    """Of all of it together, in LUFS; silence between does not count."""
    blocks = _powers(sound, BLOCK, count(SHIFT))
    heard = blocks[blocks > 10 ** ((SILENT - OFFSET) / 10)]
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
    """Peaks are rounded off; what is quiet stays as it is."""
    louder = sound * 10 ** (decibels / 20)
    return louder / (1 + (np.abs(louder) / CEILING) ** 8) ** (1 / 8)


def balanced(sound: Samples) -> Samples:
    """Neither side is louder: an echo meets a tone more kindly on one of them."""
    power = (_as_heard(sound) ** 2).mean(axis=0)
    return sound * np.sqrt(power.mean() / (power + 1e-12))


# All that is told of a sound


def figures_of_effect(sound: Samples) -> dict[str, float]:
    """Attack: until its loudest blow. Decay: from there to a tenth of it, for good."""
    envelope = _envelope(sound)
    top = int(envelope.argmax())
    begins = int(np.flatnonzero(envelope > 0.1 * envelope.max())[0])
    ends = int(np.flatnonzero(envelope > 0.1 * envelope.max())[-1])
    return {
        **_figures(sound),
        "moment": loudness(sound),
        "attack_ms": 1000 * FRAME * (top - begins),
        "decay_ms": 1000 * FRAME * (ends - top),
        "starts": float(np.abs(sound[:40]).max()),
        "ends": float(np.abs(sound[-200:]).max()),
    }


def figures_of_bed(sound: Samples) -> dict[str, float]:
    return {
        **_figures(sound),
        "swing": swing(sound),
        "seam": seam(sound),
        "seam_level": seam_level(sound),
        "again": again(sound),
        "whine": whine(sound),
    }


def _figures(sound: Samples) -> dict[str, float]:
    left, right = (sound**2).mean(axis=0) + 1e-12
    return {
        "seconds": len(sound) / RATE,
        "loudness": steady_loudness(sound),
        "true_peak": true_peak(sound),
        "centroid": centroid(sound),
        "balance": float(10 * np.log10(left / right)),
        "dc": float(np.abs(sound.mean(axis=0)).max()),
    }


def centroid(sound: Samples) -> float:
    """Where the middle of its power lies, in hertz."""
    pitches, power = signal.welch(sound.mean(axis=1), RATE, nperseg=min(4096, len(sound)))
    return float((pitches * power).sum() / power.sum())


def _envelope(sound: Samples, seconds: float = FRAME) -> Samples:
    frames = len(sound) // count(seconds)
    power = (sound[: frames * count(seconds)] ** 2).sum(axis=1)
    return np.sqrt(power.reshape(frames, -1).mean(axis=1))


# Of a loop


def swing(loop: Samples) -> float:
    """From its quietest second to its loudest one, in decibels."""
    seconds = _envelope(loop, 1.0)
    return float(20 * np.log10(seconds.max() / seconds.min()))


def seam(loop: Samples) -> float:
    """How much sharper it bends from its end to its start than anywhere close by."""
    near = count(NEAR)
    bends = [np.abs(np.diff(side, 2, axis=0)).max() for side in (loop[-near:], loop[:near])]
    return float(kink(loop) / max(bends))


def kink(loop: Samples) -> float:
    """How sharply it bends from its end to its start."""
    around = np.concatenate([loop[-2:], loop[:2]])
    return float(np.abs(np.diff(around, 2, axis=0)).max())


def seam_level(loop: Samples) -> float:
    """How much its level jumps there, on the worse side, over a quarter of a second each."""
    before, after = ((part**2).mean(axis=0) for part in (loop[-RATE // 4 :], loop[: RATE // 4]))
    return float(np.abs(10 * np.log10(after / before)).max())


def again(loop: Samples) -> float:
    """How much of its rise and fall comes again within the loop: 1 is a loop in the loop."""
    wave = np.log(_envelope(loop, 0.05) + 1e-5)
    wave = wave - wave.mean()
    spectrum = np.abs(np.fft.rfft(wave)) ** 2
    likeness = np.fft.irfft(spectrum, len(wave)) / (wave**2).sum()
    return float(likeness[count(SHORTEST_TURN) // count(0.05) : len(wave) // 2].max())


def whine(loop: Samples) -> float:
    """How far a tone above 2 kHz stands out of what is around it, all the time, in decibels."""
    pitches, power = signal.welch(loop.mean(axis=1), RATE, nperseg=8192, average="median")
    around = signal.medfilt(power, 101)
    low, top = WHINES
    high = (pitches > low) & (pitches < top)
    return float(10 * np.log10((power[high] / (around[high] + 1e-14)).max()))
