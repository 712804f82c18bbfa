"""The quiet of each region, of Makuta's lair and of the title: calm, and never quite the same."""

import numpy as np

from tools.artwork.sounds.bodies import (
    BOX,
    BRONZE,
    GLASS,
    KALIMBA,
    LITHOPHONE,
    MARIMBA,
    PEBBLE,
    PLANK,
    Body,
    drum,
    struck,
)
from tools.artwork.sounds.loops import SECONDS, Loop, band, breeze, drift, peak, tone
from tools.artwork.sounds.room import CAVERN, TEMPLE, Room
from tools.artwork.sounds.scale import pitch
from tools.artwork.sounds.waves import (
    Rng,
    Samples,
    band_pass,
    eased_ends,
    fading,
    gliding,
    levelled,
    noise,
    swelling,
)

OPEN_AIR = Room(0.22, 0.35, 0.8, 0.04)
FAR = Room(0.5, 0.9, 0.55, 0.06)


def fire(rng: Rng) -> Samples:
    """Under the volcano: a deep rumble, embers that crackle, lava that bubbles slowly."""
    loop = Loop(rng)
    loop.lay_wide(lambda: breeze(rng, band(60, 190)) * (0.4 + 0.6 * drift(rng)), 0.28)
    loop.lay_wide(lambda: breeze(rng, band(300, 1100)) * drift(rng, 2, 9) ** 2, 0.16)
    _hum(loop, ("D2", "A2", "D3"), 0.06)
    for at in loop.moments(46, 0.9):
        loop.put(_bubble(rng, rng.uniform(80, 220), 1.7), at, rng.uniform(0.15, 0.6), _side(loop))
    for at in loop.moments(150, 3.0):
        loop.put(_crackle(rng), at, 0.6 * rng.random() ** 2, _side(loop))
    _song(loop, LITHOPHONE, "D3 - A3 - F3 -", 0.3)
    return loop.within(TEMPLE)


def water(rng: Rng) -> Samples:
    """The bay laps at the lily pads; drops fall, a thumb piano plays somewhere."""
    loop = Loop(rng)
    for side in (-0.7, 0.0, 0.7):
        swell = 0.25 + 0.75 * drift(rng, 3, 7) ** 2
        loop.lay(breeze(rng, band(250, 1500)) * swell, 0.34, side)
        loop.lay(breeze(rng, band(1500, 5000)) * swell**2, 0.06, side)
    for at in loop.moments(60, 1.2):
        loop.put(_bubble(rng, rng.uniform(380, 1100), 1.5), at, 0.22 * rng.random(), _side(loop))
    _hum(loop, ("D3", "A3"), 0.04)
    _song(loop, KALIMBA, "A4 - - D5 C5 - A4 - - F4 G4 -", 0.65)
    return loop.within(OPEN_AIR)


def air(rng: Rng) -> Samples:
    """Deep jungle: wind in the leaves, birds far above, bamboo that knocks."""
    loop = Loop(rng)
    for side in (-0.8, 0.0, 0.8):
        loop.lay(breeze(rng, band(1800, 7000)) * drift(rng, 1, 6) ** 2, 0.13, side)
        loop.lay(breeze(rng, band(200, 900)) * drift(rng, 1, 4), 0.1, side)
    for at in loop.moments(9, 0.45):
        _call(loop, at, rng.uniform(1500, 2600))
    for at in loop.moments(14, 0.6):
        knock = struck(BOX, rng.choice((196.0, 220.0, 294.0, 349.2)), rng, 0.5)
        loop.put(knock, at, 0.5 * rng.random(), _side(loop))
    _hum(loop, ("A3", "D4"), 0.025)
    _flute(loop, (("A4", 3.0), ("D4", 11.5), ("F4", 17.0)))
    return loop.within(FAR)


def stone(rng: Rng) -> Samples:
    """A dry wind in the canyon, pebbles, stones that ring when they are carved."""
    loop = Loop(rng)
    for middle, side in ((240, -0.6), (380, 0.5), (560, -0.2), (820, 0.7)):
        loop.lay(breeze(rng, peak(middle, 0.22)) * drift(rng, 1, 6) ** 2, 0.42, side)
    loop.lay_wide(lambda: breeze(rng, band(2500, 8000)) * drift(rng, 1, 4) ** 2, 0.07)
    for at in loop.moments(6):
        _pebbles(loop, at)
    _hum(loop, ("D3", "A3"), 0.05)
    _song(loop, LITHOPHONE, "D4 - - A3 - - G3 A3 - - F3 -", 0.6)
    loop.put(drum(73.4, rng, 0.22), 0.4, 0.25)
    loop.put(drum(73.4, rng, 0.22), 12.3, 0.2)
    return loop.within(FAR)


def earth(rng: Rng) -> Samples:
    """A cave: drops fall into deep pools, crystals glow."""
    loop = Loop(rng)
    loop.lay_wide(lambda: breeze(rng, band(70, 220)) * (0.5 + 0.5 * drift(rng)), 0.1)
    loop.lay_wide(lambda: breeze(rng, band(300, 900)) * drift(rng, 1, 3), 0.04)
    _hum(loop, ("D2", "A2", "D3"), 0.07)
    for note, gain in (("D5", 0.06), ("A5", 0.045), ("F5", 0.04), ("C6", 0.02)):
        loop.lay(tone(pitch(note), rng) * drift(rng, 1, 4) ** 3, gain, _side(loop))
    for at in loop.moments(16, 0.8):
        drop = _bubble(rng, rng.uniform(700, 1700), 1.35)
        loop.put(drop, at, rng.uniform(0.1, 0.3), _side(loop))
    _song(loop, GLASS, "A5 - - - D5 - - F5 - - - -", 0.16)
    return loop.within(CAVERN)


def ice(rng: Rng) -> Samples:
    """Wind that whistles over the drifts, and ice that rings."""
    loop = Loop(rng)
    for middle, side in ((520, -0.7), (700, 0.2), (930, 0.7), (1250, -0.3)):
        loop.lay(breeze(rng, peak(middle, 0.06)) * drift(rng, 1, 7) ** 3, 0.34, side)
    loop.lay_wide(lambda: breeze(rng, band(500, 2600)) * drift(rng, 1, 5), 0.2)
    loop.lay_wide(lambda: breeze(rng, band(4000, 9000)) * drift(rng, 2, 7) ** 2, 0.05)
    for at in loop.moments(5):
        crack = struck(PEBBLE, rng.uniform(1200, 2200), rng, 0.6)
        loop.put(crack, at, 0.3, _side(loop))
    _hum(loop, ("D3", "A3"), 0.025)
    _song(loop, GLASS, "D6 - A5 - - F5 - - G5 - - -", 0.28)
    return loop.within(FAR)


def coast(rng: Rng) -> Samples:
    """Where the canisters came ashore: long waves on the sand, driftwood on a string."""
    loop = Loop(rng)
    for i in range(4):
        _wave(loop, SECONDS * (i + rng.uniform(-0.12, 0.12)) / 4, rng.uniform(-0.5, 0.5))
    loop.lay_wide(lambda: breeze(rng, band(120, 500)) * (0.6 + 0.4 * drift(rng)), 0.16)
    for at in loop.moments(7, 0.6):
        for i in range(int(rng.integers(2, 5))):
            note = pitch(str(rng.choice(("A4", "C5", "D5", "F5"))))
            chime = struck(PLANK, note, rng, 0.5)
            loop.put(chime, at + 0.17 * i + rng.uniform(0, 0.06), 0.4, _side(loop))
    _hum(loop, ("D3", "A3"), 0.05)
    _song(loop, MARIMBA, "D4 - - - A3 - - - - F4 - -", 0.5)
    return loop.within(OPEN_AIR)


def shadow(rng: Rng) -> Samples:
    """Something breathes in the dark; two deep tones that do not agree; a slow heart."""
    loop = Loop(rng)
    _hum(loop, ("D2", "A2", "D3"), 0.12)
    for each in (pitch("D2") * 1.0595, pitch("D3") * 1.0595):
        loop.lay(tone(each, rng, 3) * drift(rng, 1, 3) ** 2, 0.09)
    loop.lay_wide(lambda: breeze(rng, band(50, 160)) * (0.5 + 0.5 * drift(rng)), 0.16)
    breath = np.sin(4 * np.pi * np.arange(len(loop.dry)) / len(loop.dry)) ** 2
    loop.lay_wide(lambda: breeze(rng, band(220, 900)) * breath**2, 0.13)
    for at in np.arange(4) * SECONDS / 4:
        loop.put(drum(52, rng, 0.2), 1 + at, 0.3)
        loop.put(drum(52, rng, 0.2), 1.36 + at, 0.18)
    for at in loop.moments(3):
        loop.put(_groan(rng), at, 0.14, _side(loop))
    _song(loop, BRONZE, "- D3 - - - -", 0.1)
    return loop.within(CAVERN)


def title(rng: Rng) -> Samples:
    """The sea at night, and the island's tune: slow, for mallets, drums and a conch."""
    loop = Loop(rng)
    for i in range(4):
        _wave(loop, SECONDS * i / 4 + 1, rng.uniform(-0.5, 0.5), 0.4)
    _hum(loop, ("D2", "A2", "D3", "A3"), 0.06)
    melody = "D4 A4 - G4 F4 - G4 - - A4 C5 - D5 - A4 - G4 - F4 G4 - D4 - -"
    _song(loop, MARIMBA, melody, 0.42, exact=True)
    _song(loop, KALIMBA, "- - - - - A5 - - D5 - - - - - - F5 - - - - - - A4 D5", 0.2, exact=True)
    _song(loop, MARIMBA, "D3 - - F3 - - C3 - - A2 - - D3 - - F3 - - G3 - - D3 - -", 0.3, exact=True)
    for beat in (0, 6, 12, 18):
        loop.put(drum(58, rng, 0.25), SECONDS * beat / 24, 0.4)
        loop.put(drum(73.4, rng, 0.15), SECONDS * (beat + 4.5) / 24, 0.15)
    return loop.within(TEMPLE)


# What they are made of


def _side(loop: Loop) -> float:
    return loop.somewhere()


def _hum(loop: Loop, notes: tuple[str, ...], gain: float) -> None:
    """Tones that come and go below everything."""
    for note in notes:
        for apart in (0.9985, 1.0015):
            layer = tone(pitch(note) * apart, loop.rng, 3) * (0.25 + 0.75 * drift(loop.rng, 1, 3))
            loop.lay(layer, gain, loop.somewhere(0.6))


def _song(loop: Loop, body: Body, notes: str, gain: float, *, exact: bool = False) -> None:
    """One note per beat, spread over the whole loop; *exact* keeps time."""
    beats = notes.split()
    for i, note in enumerate(beats):
        if note != "-":
            late = 0.0 if exact else loop.rng.uniform(-0.3, 0.3)
            sound = struck(body, pitch(note), loop.rng, loop.rng.uniform(0.5, 0.9))
            loop.put(sound, SECONDS * (i + late) / len(beats), gain, loop.somewhere(0.35))


def _bubble(rng: Rng, low: float, rise: float) -> Samples:
    """A drop or a bubble: a short tone that goes up."""
    seconds = 12 / low + 0.05
    phase = gliding(low, low * rise, seconds, seconds / 5)
    return eased_ends(np.sin(phase) * fading(seconds, seconds / 7), 1.2 / low, 0.01)


def _crackle(rng: Rng) -> Samples:
    spark = band_pass(noise(0.02, rng), 1500, 5000) * fading(0.02, rng.uniform(0.0008, 0.003))
    return eased_ends(levelled(spark), 0.0003, 0.004)


def _call(loop: Loop, at: float, middle: float) -> None:
    """A bird: a few soft notes, answered by nobody."""
    side = loop.somewhere()
    for i in range(int(loop.rng.integers(2, 5))):
        seconds = loop.rng.uniform(0.09, 0.2)
        start, end = middle * loop.rng.uniform(0.85, 1.2, 2)
        note = np.sin(gliding(start, end, seconds, seconds / 2)) * swelling(seconds, 0.3)
        loop.put(note, at + 0.21 * i, 0.11, side)


def _flute(loop: Loop, notes: tuple[tuple[str, float], ...]) -> None:
    for note, at in notes:
        seconds, each = 2.6, pitch(note)
        phase = gliding(0.985 * each, each, seconds, 0.08)
        breath = band_pass(noise(seconds, loop.rng), 0.9 * each, 2.2 * each)
        sound = np.sin(phase) + 0.15 * np.sin(2 * phase) + 0.5 * levelled(breath)
        loop.put(sound * swelling(seconds, 0.3), at, 0.13, loop.somewhere(0.5))


def _pebbles(loop: Loop, at: float) -> None:
    """A few stones come down the cliff."""
    side, gap = loop.somewhere(), 0.1
    for _ in range(int(loop.rng.integers(3, 7))):
        stone = struck(PEBBLE, loop.rng.uniform(800, 1900), loop.rng, 0.6)
        loop.put(stone, at, 0.4 * loop.rng.random(), side)
        at, gap = at + gap, gap * loop.rng.uniform(0.8, 1.3)


def _wave(loop: Loop, at: float, side: float, gain: float = 1.0) -> None:
    """It comes, breaks, and runs back over the sand."""
    body = band_pass(noise(6.5, loop.rng), 150, 1200, 1) * swelling(6.5, 0.42)
    foam = band_pass(noise(6.5, loop.rng), 1500, 7000, 1) * swelling(6.5, 0.55) ** 2
    loop.put(levelled(body), at, 0.8 * gain, side)
    loop.put(levelled(foam), at + 0.4, 0.3 * gain, -0.5 * side)


def _groan(rng: Rng) -> Samples:
    """Stone under a load, far below."""
    seconds = 2.4
    phase = gliding(70, 52, seconds, 0.7)
    rough = np.sin(phase + 1.4 * np.sin(0.5 * phase)) + 0.3 * np.sin(3 * phase)
    return levelled(rough) * swelling(seconds, 0.4)
