"""A pawn's step on each ground: a foot that comes down, and what it comes down on."""

import numpy as np

from tools.artwork.sounds.bodies import BOX, GLASS, PEBBLE, PLANK, SLAB, drop, grains, struck
from tools.artwork.sounds.room import CHAMBER, TABLE, placed
from tools.artwork.sounds.waves import (
    Part,
    Rng,
    Samples,
    band_pass,
    eased_ends,
    fading,
    high_pass,
    levelled,
    low_pass,
    noise,
    swelling,
    together,
)


def sand(rng: Rng) -> Samples:
    """Soft: it gives way, and runs together again behind the foot."""
    press = band_pass(noise(0.17, rng), 1600, 5600) * swelling(0.17, 0.22)
    run = _crunch(rng, 0.12, 260, (2000, 6500))
    parts = [Part(0, _sole(rng), 0.22), Part(0, levelled(press), 0.5), Part(0.05, run, 0.25)]
    return placed(together(parts), TABLE, rng)


def stone(rng: Rng) -> Samples:
    """Short and hard: a click, a little weight, and a grain under the sole."""
    click = struck(PEBBLE, rng.uniform(1300, 1800), rng)
    parts = [Part(0, click, 0.9), Part(0, struck(SLAB, rng.uniform(480, 620), rng, 0.8), 0.35)]
    scuff = Part(rng.uniform(0.03, 0.045), _crunch(rng, 0.04, 30, (2200, 5500)), 0.12)
    return placed(together([*parts, Part(0, _sole(rng), 0.25), scuff]), CHAMBER, rng)


def wood(rng: Rng) -> Samples:
    """Planks over water: hollow, and the water answers below."""
    parts = [Part(0, struck(BOX, rng.uniform(170, 210), rng, 0.9)), Part(0, _sole(rng), 0.3)]
    creak = Part(0.02, struck(PLANK, rng.uniform(380, 450), rng, 0.5), 0.4)
    plop = Part(rng.uniform(0.07, 0.1), drop(rng.uniform(420, 620), 1.8), 0.3)
    return placed(together([*parts, creak, plop]), TABLE, rng)


def snow(rng: Rng) -> Samples:
    """It is pressed together under the heel and then the sole, and squeaks a little."""
    press = together(
        [
            Part(0, _crunch(rng, 0.12, 300, (600, 3600))),
            Part(rng.uniform(0.06, 0.09), _crunch(rng, 0.15, 300, (500, 3200)), 0.8),
        ]
    )
    squeak = _crunch(rng, 0.12, 160, (2500, 4500))
    parts = [Part(0, _sole(rng), 0.25), Part(0, press, 0.7), Part(0.06, squeak, 0.2)]
    return placed(together(parts), TABLE, rng)


def grass(rng: Rng) -> Samples:
    """Leaves brush past, a twig may snap."""
    brush = high_pass(noise(0.16, rng), 2200) * fading(0.16, 0.03)
    rustle = _crunch(rng, 0.15, 120, (2500, 8000))
    parts = [Part(0, _sole(rng), 0.6), Part(0, levelled(brush), 0.12), Part(0, rustle, 0.3)]
    twig = Part(rng.uniform(0.03, 0.07), struck(PLANK, rng.uniform(900, 1300), rng, 0.5), 0.25)
    return placed(together([*parts, twig]), TABLE, rng)


def lava(rng: Rng) -> Samples:
    """Light, glassy rock that crumbles."""
    parts = [Part(0, struck(PEBBLE, rng.uniform(620, 760), rng)), Part(0, _sole(rng), 0.4)]
    crumbs = _crunch(rng, 0.1, 90, (1800, 6500))
    glint = struck(GLASS, rng.uniform(2500, 3100), rng, 0.3)[:4000]
    parts += [Part(0.01, crumbs, 0.5), Part(0.01, eased_ends(glint, 0.001, 0.05), 0.06)]
    return placed(together(parts), CHAMBER, rng)


def earth(rng: Rng) -> Samples:
    """Trodden soil with gravel in it, under a low roof."""
    gravel = _crunch(rng, 0.12, 70, (700, 2600))
    parts = [Part(0, _sole(rng), 0.9), Part(0, gravel, 0.5)]
    pebble = Part(0.05, struck(PEBBLE, rng.uniform(1000, 1300), rng, 0.4), 0.2)
    return placed(together([*parts, pebble]), CHAMBER, rng)


def _sole(rng: Rng) -> Samples:
    """The weight that comes down, on whatever ground."""
    thump = low_pass(noise(0.12, rng), 160) * fading(0.12, 0.018)
    return eased_ends(levelled(thump), 0.003, 0.03)


def _crunch(rng: Rng, seconds: float, many: int, band: tuple[float, float]) -> Samples:
    """*many* small breaks, most of them at once, each in its own pitch."""
    at = np.clip(rng.exponential(seconds / 3.2, many), 0, seconds)
    strengths = rng.exponential(1.0, many) * rng.choice((-1, 1), many)
    whole = np.zeros(1)
    for low in np.geomspace(*band, 4)[:-1]:
        grain = band_pass(noise(0.012, rng), low, 1.5 * low) * fading(0.012, 0.0015)
        part = grains(seconds, zip(at, strengths, strict=True), grain)
        whole = part if len(whole) == 1 else whole + part
        strengths = rng.permutation(strengths)
    return eased_ends(levelled(whole), 0.002, 0.03)
