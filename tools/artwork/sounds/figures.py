"""What can be said of a sound without hearing it, as an engineer would read it off his meters."""

import numpy as np
from scipy import signal

from tools.artwork.sounds.loudness import loudness, steady_loudness, true_peak
from tools.artwork.sounds.waves import RATE, Samples, count

FRAME = 0.002  # seconds, of an envelope
NEAR = 0.02  # seconds around a seam
WHINES = 2000, 12_000  # hertz
SHORTEST_TURN = 1.0  # seconds; what comes again sooner is the pulse of the sound itself


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
