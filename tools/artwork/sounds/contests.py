"""Turns, masks, duels, the temple and the end: drums, mallets and bronze in the island's scale."""

import numpy as np

from tools.artwork.sounds.bodies import BELL, BRONZE, GLASS, KALIMBA, MARIMBA, SLAB, drum, struck
from tools.artwork.sounds.music import ANSWER, choir, horn_of, pitch, quieter, tune
from tools.artwork.sounds.room import CAVERN, CHAMBER, TEMPLE, placed
from tools.artwork.sounds.waves import (
    Part,
    Rng,
    Samples,
    band_pass,
    count,
    eased_ends,
    fading,
    levelled,
    low_pass,
    noise,
    swelling,
    times,
    together,
)


def turn(rng: Rng) -> Samples:
    """Somebody else's turn: two mallets, as one knocks at a door."""
    return placed(together(tune(MARIMBA, "A3 D4", 0.13, rng)), CHAMBER, rng)


def bonus(rng: Rng) -> Samples:
    parts = quieter(tune(KALIMBA, "D5 F5 A5", 0.07, rng), 0.8)
    return placed(together(parts), CHAMBER, rng)


def roll_lost(rng: Rng) -> Samples:
    """Nothing can be done with it."""
    parts = quieter(tune(MARIMBA, "F3 D3", 0.16, rng), 0.9)
    return placed(together(parts), CHAMBER, rng)


def mask(rng: Rng) -> Samples:
    """A mask glows: glass that swells, and bright notes that rise out of it."""
    notes = [pitch(note) for note in ("A4", "D5", "F5", "A5", "D6")]
    glow = choir(notes, 1.7, 0.45, rng)
    sparks = quieter(tune(GLASS, "- - A5 D6 F6 A6", 0.1, rng), 0.3)
    return placed(together([Part(0, glow, 0.55), *sparks]), TEMPLE, rng)


# Duels


def duel_begin(rng: Rng) -> Samples:
    """Two heavy drums and a stone: somebody stands in the way."""
    drums = [Part(0, drum(92, rng)), Part(0.2, drum(92, rng), 0.6), Part(0.4, drum(73.4, rng))]
    growl = low_pass(noise(0.9, rng), 180) * swelling(0.9, 0.3)
    stone = struck(SLAB, 190, rng)
    horn = Part(0.4, horn_of((pitch("D3"), pitch("A3")), 0.9), 0.6)
    return placed(
        together([*drums, Part(0, levelled(growl), 0.2), Part(0.4, stone, 0.5), horn]), TEMPLE, rng
    )


def duel_won(rng: Rng) -> Samples:
    """It falls, and the way is free: up the scale, with a drum below."""
    mallets = quieter(tune(MARIMBA, "D4 F4 G4 A4 - D5+A4", 0.095, rng), 0.8)
    shine = quieter(tune(KALIMBA, "- - - - - D5+D6", 0.095, rng), 0.35)
    drums = [Part(0, drum(73.4, rng), 0.5), Part(0.475, drum(73.4, rng), 0.8)]
    return placed(together([*mallets, *shine, *drums]), TEMPLE, rng)


def duel_tied(rng: Rng) -> Samples:
    """Neither gives way: twice the same, and it hangs in the air."""
    mallets = quieter(tune(MARIMBA, "G3+C4 - G3+C4", 0.14, rng), 0.7)
    drums = [Part(0, drum(65.4, rng), 0.6), Part(0.28, drum(65.4, rng), 0.6)]
    return placed(together([*mallets, *drums]), TEMPLE, rng)


def duel_lost(rng: Rng) -> Samples:
    """Down the scale into the deep, one heavy blow at its end."""
    mallets = quieter(tune(MARIMBA, "A3 G3 F3 - D3+D2", 0.15, rng), 0.8)
    blow = [Part(0.6, drum(49, rng, 0.3)), Part(0.6, struck(BELL, pitch("D3"), rng), 0.35)]
    return placed(together([*mallets, *blow]), TEMPLE, rng)


# Makuta


def temple_turn(rng: Rng) -> Samples:
    """One sixth: stone grinds upon stone with the whole weight of the dome, and locks in."""
    return placed(_ground(0.3, rng), TEMPLE, rng)


def _ground(seconds: float, rng: Rng) -> Samples:
    weight = low_pass(noise(seconds, rng), 110) * swelling(seconds, 0.4)
    rough = band_pass(noise(seconds, rng), 140, 900, 1)
    t = times(seconds)
    teeth = 0.55 + 0.45 * _teeth(t, rng)
    grit = rough * teeth * swelling(seconds, 0.45)
    stop = together([Part(0, struck(SLAB, 150, rng)), Part(0, drum(58, rng, 0.07), 0.8)])
    parts = [Part(0, levelled(weight), 0.6), Part(0, levelled(grit), 0.6)]
    return together([*parts, Part(0.86 * seconds, stop, 0.75)])


def _teeth(t: Samples, rng: Rng) -> Samples:
    """Between -1 and 1: how stone catches on stone, some forty times a second, unevenly."""
    pace = 38 + 9 * np.sin(2 * np.pi * 3.1 * t + rng.uniform(0, 6))
    return np.sin(2 * np.pi * np.cumsum(pace) * (t[1] - t[0])) ** 3


def temple_stand(rng: Rng) -> Samples:
    """The dome rises and comes to stand."""
    last = Part(0.66, struck(BELL, pitch("D3"), rng), 0.4)
    return placed(together([Part(0, _ground(0.75, rng)), last]), TEMPLE, rng)


def makuta_revealed(rng: Rng) -> Samples:
    """His strength is known: a dark gong, and a breath out of the deep."""
    gong = [
        Part(0, struck(BRONZE, each, rng), gain)
        for each, gain in ((110, 0.8), (155.6, 0.4), (220, 0.4))
    ]
    breath = band_pass(noise(1.8, rng), 200, 900) * swelling(1.8, 0.25)
    parts = [*gong, Part(0, drum(41, rng, 0.35)), Part(0.1, levelled(breath), 0.3)]
    whole = together(parts)[: count(3.0)]
    return placed(eased_ends(whole, 0.001, 1.2), CAVERN, rng)


def victory(rng: Rng) -> Samples:
    """The island wakes: its call turns to the light, drums run up to the last chord."""
    beat = 0.17
    last = beat * len(ANSWER.split())
    mallets = quieter(tune(MARIMBA, f"{ANSWER} F4+A4+C5+F5", beat, rng), 0.75)
    shine = quieter(tune(KALIMBA, "F5 A5 C6 F6", beat, rng), 0.3, last)
    drums = [Part(beat * at, drum(87.3, rng, 0.2), 0.6) for at in (0, 2, 6, 9, 10, 11)]
    drums += [Part(last, drum(87.3, rng, 0.3), 0.9)]
    horn = Part(last, horn_of([pitch(note) for note in ("F3", "C4", "A4")], 2.2), 0.45)
    bell = Part(last, struck(BELL, pitch("F4"), rng), 0.25)
    whole = together([*mallets, *shine, *drums, horn, bell])[: count(4.6)]
    return placed(whole * _tail(len(whole)), TEMPLE, rng)


def _tail(length: int) -> Samples:
    """Down to nothing over the last second and a half."""
    end = count(1.5)
    return np.concatenate([np.ones(length - end), fading(1.5, 0.3)[:end]])
