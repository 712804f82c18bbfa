"""The rooms in which things sound: impulse responses of our own, made of fading noise."""

import numpy as np
from attrs import frozen
from scipy import signal

from tools.artwork.sounds.waves import RATE, Rng, Samples, band_pass, count, fading, noise

# From pitch to pitch: how long it lasts, and how strong it is. The deep would only be mud.
BANDS = ((90, 250, 0.7, 0.3), (250, 1000, 0.9, 0.8), (1000, 3500, 0.65, 1), (3500, 1e4, 0.35, 1))
ENDS = 7  # half-lives after which nothing is left


@frozen
class Room:
    size: float  # half-life of its echo, in seconds
    wet: float  # how much of it is heard
    bright: float = 1.0  # of high pitches: stone is bright, earth and cloth are not
    delay: float = 0.004  # until the first echo


TABLE = Room(0.035, 0.10, 0.8)
CHAMBER = Room(0.14, 0.22, 0.8, 0.012)
TEMPLE = Room(0.3, 0.34, 0.7, 0.022)
CAVERN = Room(0.42, 0.5, 0.6, 0.03)


def echo_of(room: Room, rng: Rng) -> Samples:
    """Left and right differ, so that it is wide; each with the strength of one."""
    seconds = room.delay + ENDS * room.size
    sides = [_side(room, rng, seconds) for _ in range(2)]
    return np.stack([side / np.sqrt((side**2).sum()) for side in sides], axis=1)


def _side(room: Room, rng: Rng, seconds: float) -> Samples:
    """High pitches fade first; a few early echoes stand out."""
    rest = seconds - room.delay
    tail = sum(
        gain * room.bright**i * _echoing(noise(rest, rng), low, high, room.size * lasting)
        for i, (low, high, lasting, gain) in enumerate(BANDS)
    )
    for _ in range(5):
        place = count(rng.uniform(0, 0.35 * room.size))
        tail[place] += 2.5 * rng.choice((-1, 1)) * rng.uniform(0.4, 1)
    return np.concatenate([np.zeros(count(room.delay)), tail])


def _echoing(sound: Samples, low: float, high: float, half_life: float) -> Samples:
    return band_pass(sound, low, high) * fading(len(sound) / RATE, half_life)


def placed(sound: Samples, room: Room, rng: Rng) -> Samples:
    """*sound*, of one column, in the middle of a *room*."""
    echo = echo_of(room, rng)
    dry = np.zeros((len(sound) + len(echo) - 1, 2))
    dry[: len(sound)] = sound[:, None]
    wet = signal.fftconvolve(sound[:, None], echo, axes=0)
    return dry + room.wet * wet


def sides_of(pan: float) -> Samples:
    """How loud it is left (*pan* -1) and right (1); together always the same."""
    angle = (pan + 1) * np.pi / 4
    return np.sqrt(2) * np.array([np.cos(angle), np.sin(angle)])
