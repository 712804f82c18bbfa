"""The quiet of each region, of Makuta's lair and of the title: calm, and never quite the same.

Wind and water lie low, so that one hears what happens in them: a drop, a bird, a note.
"""

from tools.artwork.sounds import nature
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
from tools.artwork.sounds.music import CALL, choir, flute, horn_of, pitch
from tools.artwork.sounds.room import CAVERN, TEMPLE, Room
from tools.artwork.sounds.waves import Rng, Samples

OPEN_AIR = Room(0.22, 0.35, 0.8, 0.04)
FAR = Room(0.5, 0.9, 0.55, 0.06)
AIR_CALLS = (("A4", 3.0), ("G4", 5.6), ("D4", 17.5), ("F4", 29.0), ("C5", 31.4), ("A4", 40.0))
CRYSTALS = (("D5", 1.5), ("A4", 9.0), ("F5", 16.5), ("G4", 25.0), ("A5", 33.0), ("D4", 40.0))
DRUMS = {"D": (65, 0.22, 0.19), "d": (98, 0.12, 0.16)}  # pitch, ring and strength


def fire(rng: Rng) -> Samples:
    """Under the volcano: a deep rumble, embers that crackle, lava that bubbles slowly."""
    loop = Loop(rng)
    loop.lay_wide(lambda: breeze(rng, band(60, 170)) * (0.3 + 0.7 * drift(rng, 1, 9)), 0.13)
    loop.lay_wide(lambda: breeze(rng, band(250, 800)) * drift(rng, 2, 17) ** 2, 0.06)
    _hum(loop, ("D2", "A2", "D3"), 0.035)
    nature.bubbles(loop, 56, (90, 240), 1.7, 0.8)
    for at in loop.moments(320, 6.0):
        loop.put(nature.crackle(rng), at, 0.7 * rng.random() ** 2.5, loop.somewhere())
    for at in loop.moments(5):
        loop.put(nature.hiss(rng), at, 0.1 * rng.uniform(0.4, 1), loop.somewhere())
    song(loop, LITHOPHONE, "D3 - - A3 - - F3 - - - G3 - D3 - - C4 - A3 - - F3 - - -", 0.34)
    return loop.within(TEMPLE)


def water(rng: Rng) -> Samples:
    """The bay laps at the lily pads; drops fall, a thumb piano plays somewhere."""
    loop = Loop(rng)
    for side in (-0.7, 0.0, 0.7):
        swell = 0.3 + 0.7 * drift(rng, 3, 13) ** 2
        loop.lay(breeze(rng, band(900, 2200)) * swell, 0.03, side)
        loop.lay(breeze(rng, band(1500, 4500)) * swell**2, 0.016, side)
    nature.lapping(loop, 46, 0.15)
    nature.bubbles(loop, 60, (380, 1200), 1.5, 0.26)
    _hum(loop, ("D3", "A3"), 0.02)
    song(loop, KALIMBA, "A4 - - D5 C5 - A4 - - F4 G4 - - - D5 - A4 - G4 - F4 - D4 -", 0.38)
    return loop.within(OPEN_AIR)


def air(rng: Rng) -> Samples:
    """Deep jungle: wind in the leaves, birds far above, bamboo that knocks."""
    loop = Loop(rng)
    for side in (-0.8, 0.0, 0.8):
        loop.lay(breeze(rng, band(1200, 5000)) * drift(rng, 1, 11) ** 2, 0.05, side)
        loop.lay(breeze(rng, band(180, 700)) * drift(rng, 1, 7), 0.05, side)
    for at in loop.moments(15, 0.8):
        nature.bird(loop, at)
    for at in loop.moments(26, 0.9):
        knock = struck(BOX, rng.choice((196.0, 220.0, 293.7, 349.2)), rng, 0.5)
        loop.put(knock, at, 0.6 * rng.random() ** 1.5, loop.somewhere())
    _hum(loop, ("A3", "D4"), 0.012)
    for note, at in AIR_CALLS:
        loop.put(flute(note, 2.8, rng), at, 0.16, loop.somewhere(0.5))
    return loop.within(FAR)


def stone(rng: Rng) -> Samples:
    """A dry wind in the canyon, pebbles, stones that ring when they are carved."""
    loop = Loop(rng)
    for middle, side in ((240, -0.6), (380, 0.5), (560, -0.2), (820, 0.7)):
        loop.lay(breeze(rng, peak(middle, 0.22)) * drift(rng, 1, 11) ** 2, 0.12, side)
    loop.lay_wide(lambda: breeze(rng, band(1800, 5500)) * drift(rng, 1, 9) ** 3, 0.035)
    for at in loop.moments(11):
        nature.pebbles(loop, at)
    _hum(loop, ("D3", "A3"), 0.025)
    song(loop, LITHOPHONE, "D4 - - A3 - - G3 A3 - - F3 - - - C4 - A3 - - G3 - F3 - -", 0.5)
    for at in (0.4, 13.3, 24.6, 38.2):
        loop.put(drum(98, rng, 0.2), at, rng.uniform(0.2, 0.35))
    return loop.within(FAR)


def earth(rng: Rng) -> Samples:
    """A cave: drops fall into deep pools, crystals glow."""
    loop = Loop(rng)
    loop.lay_wide(lambda: breeze(rng, band(80, 240)) * (0.4 + 0.6 * drift(rng, 1, 9)), 0.07)
    loop.lay_wide(lambda: breeze(rng, band(300, 900)) * drift(rng, 1, 7) ** 2, 0.035)
    _hum(loop, ("D2", "A2", "D3"), 0.035)
    for note, at in CRYSTALS:
        glow = choir((pitch(note), 2 * pitch(note)), rng.uniform(5, 7), 0.45, rng)
        loop.put(glow, at, 0.05, loop.somewhere())
    nature.bubbles(loop, 26, (600, 1500), 1.35, 0.4)
    song(loop, GLASS, "A4 - - - D5 - - F5 - - - - G4 - - C5 - - - A4 - - - -", 0.2)
    return loop.within(CAVERN)


def ice(rng: Rng) -> Samples:
    """Wind that whistles over the drifts, and ice that rings."""
    loop = Loop(rng)
    for middle, side in ((430, -0.7), (590, 0.2), (790, 0.7), (1060, -0.3)):
        loop.lay(breeze(rng, peak(middle, 0.07)) * drift(rng, 1, 13) ** 3, 0.13, side)
    loop.lay_wide(lambda: breeze(rng, band(350, 1600)) * (0.2 + 0.8 * drift(rng, 1, 9)), 0.06)
    loop.lay_wide(lambda: breeze(rng, band(2500, 7000)) * drift(rng, 2, 13) ** 3, 0.03)
    for at in loop.moments(11):
        crack = struck(PEBBLE, rng.uniform(900, 1800), rng, 0.6)
        loop.put(crack, at, rng.uniform(0.1, 0.35), loop.somewhere())
    _hum(loop, ("D3", "A3"), 0.016)
    song(loop, GLASS, "D5 - A5 - - F5 - - G5 - - - C5 - - A5 - - - D5 - F5 - -", 0.26)
    return loop.within(FAR)


def coast(rng: Rng) -> Samples:
    """Where the canisters came ashore: long waves on the sand, driftwood on a string."""
    loop = Loop(rng)
    nature.surf(loop, 7, 0.42)
    loop.lay_wide(lambda: breeze(rng, band(120, 420)) * (0.4 + 0.6 * drift(rng, 1, 9)), 0.08)
    for at in loop.moments(9, 0.7):
        for i in range(int(rng.integers(2, 5))):
            note = pitch(str(rng.choice(("A4", "C5", "D5", "F5"))))
            chime = struck(PLANK, note, rng, 0.5)
            loop.put(chime, at + 0.17 * i + rng.uniform(0, 0.09), 0.4, loop.somewhere())
    _hum(loop, ("D3", "A3"), 0.025)
    song(loop, MARIMBA, "D4 - - - A3 - - - - F4 - - G4 - - - D4 - - C4 - - A3 -", 0.7)
    return loop.within(OPEN_AIR)


def shadow(rng: Rng) -> Samples:
    """Something breathes in the dark; two deep tones that do not agree; a slow heart."""
    loop = Loop(rng)
    _hum(loop, ("D2", "A2", "D3"), 0.07)
    for each in (pitch("D2") * 1.0595, pitch("D3") * 1.0595):
        loop.lay(tone(each, rng, 3) * drift(rng, 1, 5) ** 2, 0.05)
    loop.lay_wide(lambda: breeze(rng, band(60, 170)) * (0.4 + 0.6 * drift(rng, 1, 9)), 0.08)
    for at in loop.moments(7, 0.25):
        loop.put(nature.breath(rng), at, 0.3 * rng.uniform(0.6, 1), loop.somewhere(0.3))
    for at in loop.moments(9, 0.2):
        loop.put(drum(58, rng, 0.2), at, 0.34)
        loop.put(drum(58, rng, 0.2), at + rng.uniform(0.33, 0.4), 0.2)
    for at in loop.moments(5, 0.6):
        loop.put(nature.groan(rng), at, 0.14, loop.somewhere())
    song(loop, BRONZE, "- D3 - - - - - - - A2 - - - - F3 -", 0.08)
    return loop.within(CAVERN)


# The title: the island's call, answered by somebody else each time

MALLETS = f"""
    {CALL}               - - - - - - - -
    F4 - G4 A4 - - C5 -  D5 - - A4 - G4 - -
    D4 - A4 - C5 A4 - -  G4 F4 - D4 - - - -
"""
THUMBS = """
    - - - - - - - -    - - C5 - A4 - D5 -
    - - - - - A5 - -   - D5 C5 - - - - F5
    - - - - - - - A5   - - - - - - D5 -
"""
GROUND = """
    D3 - - - - - - -   A2 - - - - - - -
    F3 - - - C3 - - -  G3 - - - A2 - - -
    D3 - - - F3 - - -  G3 - A2 - D3 - - -
"""
HEART = """
    D - - d - - - -  D - - d - - - -
    D - - d D - - d  D - - d D - d -
    D - - d - - - -  D - - d - - - -
"""


def title(rng: Rng) -> Samples:
    """The sea at night and the wind over it, and the island's tune: slow, with much room."""
    loop = Loop(rng)
    nature.surf(loop, 6, 0.2)
    for wind, gain in ((band(60, 150), 0.05), (peak(1100, 0.35), 0.022)):  # around the tune
        loop.lay_wide(lambda: breeze(rng, wind) * (0.4 + 0.6 * drift(rng, 1, 9)), gain)  # noqa: B023
    _hum(loop, ("D2", "A2", "D3"), 0.016)
    song(loop, MARIMBA, MALLETS, 0.38, late=0.012)
    song(loop, KALIMBA, THUMBS, 0.3, late=0.02)
    song(loop, MARIMBA, GROUND, 0.24, late=0.012)
    _drums(loop, HEART)
    for at in (8, 32):
        loop.put(horn_of((pitch("D3"), pitch("A3")), 5.5), SECONDS * at / 48, 0.045, 0.3)
    for note, at in (("D5", 25), ("A4", 28), ("C5", 36), ("D4", 44)):
        loop.put(flute(note, 3.2, rng), SECONDS * at / 48, 0.09, -0.3)
    return loop.within(FAR)


# What they are made of


def _hum(loop: Loop, notes: tuple[str, ...], gain: float) -> None:
    """Tones that come and go below everything, each a little unsteady."""
    for note in notes:
        for n in (1, 2):
            layer = breeze(loop.rng, peak(n * pitch(note), 0.0012)) * drift(loop.rng, 1, 7) ** 2
            loop.lay(layer, gain / n**2, loop.somewhere(0.4))


def song(loop: Loop, body: Body, notes: str, gain: float, *, late: float = 0.3) -> None:
    """One note per beat, spread over the whole loop; up to *late* of a beat beside it."""
    beats = notes.split()
    for i, note in enumerate(beats):
        if note != "-":
            sound = struck(body, pitch(note), loop.rng, loop.rng.uniform(0.5, 0.9))
            at = SECONDS * (i + loop.rng.uniform(-late, late)) / len(beats)
            loop.put(sound, at, gain, loop.somewhere(0.3))


def _drums(loop: Loop, beats: str) -> None:
    """A large one and a small one."""
    strokes = beats.split()
    for i, stroke in enumerate(strokes):
        if stroke != "-":
            low, ring, gain = DRUMS[stroke]
            at = SECONDS * i / len(strokes)
            loop.put(drum(low, loop.rng, ring), at, gain * loop.rng.uniform(0.8, 1))
