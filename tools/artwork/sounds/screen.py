"""What the interface sounds like: the same wood and stone, only smaller."""

from tools.artwork.sounds.bodies import BELL, BOX, PEBBLE, PLANK, SLAB, struck
from tools.artwork.sounds.room import CHAMBER, TABLE, placed
from tools.artwork.sounds.waves import (
    Part,
    Rng,
    Samples,
    band_pass,
    levelled,
    low_pass,
    noise,
    swelling,
    together,
)


def hover(rng: Rng) -> Samples:
    """Hardly there: a fingertip on stone."""
    return placed(struck(PEBBLE, rng.uniform(1150, 1350), rng, 0.5), TABLE, rng)


def press(rng: Rng) -> Samples:
    """A stone button goes in."""
    parts = [Part(0, struck(PLANK, 390, rng, 0.9)), Part(0.004, struck(SLAB, 620, rng, 0.6), 0.4)]
    return placed(together([*parts, Part(0.05, struck(PEBBLE, 980, rng, 0.3), 0.3)]), TABLE, rng)


def refused(rng: Rng) -> Samples:
    """It does not give: two dull knocks."""
    knock = struck(BOX, 135, rng, 0.6)
    other = struck(BOX, 120, rng, 0.6)
    whole = low_pass(together([Part(0, knock), Part(0.11, other, 0.9)]), 900)
    return placed(whole, TABLE, rng)


def curtain(rng: Rng) -> Samples:
    """Heavy cloth is drawn, its rings run along the rod."""
    cloth = band_pass(noise(0.75, rng), 250, 2600, 1) * swelling(0.75, 0.4)
    low = low_pass(noise(0.75, rng), 300) * swelling(0.75, 0.6)
    rings = (
        Part(0.08 + 0.075 * i + rng.uniform(0, 0.02), struck(BELL, 1250, rng, 0.4), 0.05)
        for i in range(7)
    )
    parts = [Part(0, levelled(cloth), 0.6), Part(0, levelled(low), 0.5)]
    thud = Part(0.68, struck(BOX, 110, rng, 0.6), 0.3)
    return placed(together([*parts, *rings, thud]), CHAMBER, rng)
