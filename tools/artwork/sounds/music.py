"""The island's scale, and what plays its tunes: mallets beat by beat, a conch, a choir, a flute."""

from collections.abc import Iterator, Sequence

import numpy as np

from tools.artwork.sounds.bodies import Body, struck
from tools.artwork.sounds.waves import (
    Part,
    Rng,
    Samples,
    band_pass,
    gliding,
    levelled,
    noise,
    swelling,
    times,
)

NOTES = {"C": -2, "D": 0, "F": 3, "G": 5, "A": 7}  # semitones above D
D4 = 293.665  # hertz

# The island's own call: a fifth up, and back in steps. The title begins with it, and the end of a
# game answers it in the light.
CALL = "D4 - A4 - G4 F4 - -"
ANSWER = "F4 - C5 - A4 G4 A4 C5 - D5 C5 -"


def pitch(note: str) -> float:
    """Of a note such as "A3"; octaves begin at C, as on every piano."""
    semitones = NOTES[note[0]] + 12 * (int(note[1:]) - 4)
    return D4 * 2 ** (semitones / 12)


def tune(body: Body, notes: str, beat: float, rng: Rng) -> Iterator[Part]:
    """*notes* like "D4 A4 - F4+A4", one per *beat*; a dash is a rest."""
    for i, chord in enumerate(notes.split()):
        for note in chord.split("+") if chord != "-" else ():
            yield Part(i * beat + rng.uniform(0, 0.006), struck(body, pitch(note), rng, 0.9))


def quieter(parts: Iterator[Part], gain: float, at: float = 0.0) -> list[Part]:
    return [Part(part.at + at, part.sound, gain * part.gain) for part in parts]


def horn_of(pitches: Sequence[float], seconds: float) -> Samples:
    """A conch: a tone with many partials that opens as it grows."""
    t = times(seconds)
    swell = swelling(seconds, 0.35)
    tone = np.zeros(len(t))
    for each in pitches:
        wobble = 0.25 * np.sin(2 * np.pi * 4.6 * t) * np.clip(t - 0.3, 0, 1)
        phase = 2 * np.pi * each * t + wobble
        tone += sum(np.sin(n * phase) * swell ** (0.6 * n) / n**1.2 for n in range(1, 9))
    return levelled(tone) * swell


def choir(pitches: Sequence[float], seconds: float, rise: float, rng: Rng) -> Samples:
    """Tones that breathe, a few of each, slightly apart."""
    t = times(seconds)
    tone = np.zeros(len(t))
    for i, each in enumerate(pitches):
        for apart in (-0.0022, 0.0, 0.0026):
            phase = 2 * np.pi * (each * (1 + apart) * t + rng.random())
            tone += (np.sin(phase) + 0.2 * np.sin(2 * phase)) / (1 + 0.35 * i)
    breath = band_pass(noise(seconds, rng), 1500, 5000)
    return levelled(tone + 0.25 * levelled(breath)) * swelling(seconds, rise)


def flute(note: str, seconds: float, rng: Rng) -> Samples:
    """Blown across a hollow cane: it finds its note, and one hears the breath."""
    each = pitch(note)
    phase = gliding(0.985 * each, each, seconds, 0.08)
    breath = band_pass(noise(seconds, rng), 0.9 * each, 2.2 * each)
    sound = np.sin(phase) + 0.15 * np.sin(2 * phase) + 0.35 * levelled(breath)
    return levelled(sound) * swelling(seconds, 0.3)
