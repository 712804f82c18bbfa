"""Sound without a beginning: whatever goes over the end of a loop comes in again at its start.

Noise is made of whole waves per loop, tones too, echoes run around: so there is no seam to hide.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from attrs import define, field
from numpy.typing import NDArray

from tools.artwork.sounds.room import Room, echo_of, sides_of
from tools.artwork.sounds.waves import RATE, Rng, Samples, count

Indices: TypeAlias = NDArray[np.int64]

LENGTH = 2**21  # samples: 47.6 seconds
SECONDS = LENGTH / RATE
CALMING = 1.2  # seconds that are heard as one


def breeze(rng: Rng, strength: Callable[[Samples], Samples]) -> Samples:
    """Noise with the given *strength* at each pitch; as loud as a tone of strength one."""
    pitches = np.fft.rfftfreq(LENGTH, 1 / RATE)
    phases = np.exp(2j * np.pi * rng.random(len(pitches)))
    wave = np.fft.irfft(strength(np.maximum(pitches, 1)) * phases, LENGTH)
    return wave / np.sqrt((wave**2).mean())


def band(low: float, high: float) -> Callable[[Samples], Samples]:
    """For `breeze`: from *low* to *high*, with soft slopes."""

    def strength(pitches: Samples) -> Samples:
        return 1 / (1 + (low / pitches) ** 4) / (1 + (pitches / high) ** 4)

    return strength


def peak(pitch: float, width: float) -> Callable[[Samples], Samples]:
    """For `breeze`: a whistle around *pitch*; *width* is a share of it."""
    return lambda pitches: np.exp(-0.5 * ((pitches - pitch) / (width * pitch)) ** 2)


def drift(rng: Rng, slowest: int = 1, fastest: int = 5) -> Samples:
    """Between 0 and 1, wandering some times per loop."""
    turn = 2 * np.pi * np.arange(LENGTH) / LENGTH
    whole = sum(
        np.cos(cycles * turn + rng.uniform(0, 2 * np.pi)) / cycles**0.5
        for cycles in range(slowest, fastest + 1)
    )
    low, high = whole.min(), whole.max()
    return (whole - low) / (high - low)


def tone(pitch: float, rng: Rng, partials: int = 1) -> Samples:
    """As many whole waves as come nearest to *pitch*."""
    cycles = round(pitch * SECONDS)
    turn = 2 * np.pi * (cycles * np.arange(LENGTH) / LENGTH + rng.random())
    return sum(np.sin(n * turn) / n**2 for n in range(1, partials + 1))


def calmed(loop: Samples) -> Samples:
    """Slow swells are halved, in decibels, and what is sudden stays: nothing makes one look up."""
    power = (loop**2).sum(axis=1)
    window = np.zeros(LENGTH)
    window[: count(CALMING)] = np.hanning(count(CALMING))
    window = np.roll(window / window.sum(), -count(CALMING) // 2)
    slow = np.fft.irfft(np.fft.rfft(power) * np.fft.rfft(window), LENGTH)
    return loop * (np.maximum(slow, 1e-9) / power.mean())[:, None] ** -0.25


@define
class Loop:
    """Left and right, laid together layer by layer."""

    rng: Rng
    dry: Samples = field(factory=lambda: np.zeros((LENGTH, 2)), init=False)
    sent: Samples = field(factory=lambda: np.zeros((LENGTH, 2)), init=False)  # to the echo

    def lay(self, layer: Samples, gain: float, pan: float = 0.0) -> None:
        self.dry += gain * layer[:, None] * sides_of(pan)

    def lay_wide(self, make: Callable[[], Samples], gain: float) -> None:
        """Left and right have much in common, but not all."""
        common = make()
        for side in range(2):
            self.dry[:, side] += gain * (0.8 * common + 0.6 * make())

    def put(self, sound: Samples, at: float, gain: float, pan: float = 0.0) -> None:
        """A short *sound*, for the echo too."""
        places: Indices = (count(at % SECONDS) + np.arange(len(sound))) % LENGTH
        heard = gain * sound[:, None] * sides_of(pan)
        self.dry[places] += heard
        self.sent[places] += heard

    def within(self, room: Room) -> Samples:
        """All of it, with the echo of what was put in."""
        echo = np.zeros((LENGTH, 2))
        heard = echo_of(room, self.rng)
        echo[: len(heard)] = heard
        spectrum = np.fft.rfft(self.sent, axis=0) * np.fft.rfft(echo, axis=0)
        return self.dry + room.wet * np.fft.irfft(spectrum, LENGTH, axis=0)

    def moments(self, many: int, jitter: float = 0.35) -> list[float]:
        """Spread over the loop, none quite where one waits for it."""
        gap = SECONDS / many
        return [gap * (i + self.rng.uniform(-jitter, jitter)) for i in range(many)]

    def somewhere(self, width: float = 0.8) -> float:
        return float(self.rng.uniform(-width, width))
