"""What lies on the table, and what the screen sounds like: the same wood, stone and bone."""

from collections.abc import Iterator

import numpy as np

from tools.artwork.sounds.bodies import (
    BELL,
    BONE,
    BOX,
    IRON,
    PEBBLE,
    PLANK,
    SLAB,
    TRAY,
    drum,
    grains,
    struck,
)
from tools.artwork.sounds.room import CHAMBER, TABLE, TEMPLE, placed
from tools.artwork.sounds.waves import (
    Part,
    Rng,
    Samples,
    band_pass,
    count,
    eased_ends,
    fading,
    gliding,
    levelled,
    low_pass,
    noise,
    swelling,
    together,
)

LEAST_GAP = 0.032  # seconds between two bounces of a die; then it rolls
EDGES = 0.7  # how often it comes down on one edge, then on another

# Dice


def dice(rng: Rng) -> Samples:
    """Thrown onto a wooden tray: ever quicker and lower bounces, then it rolls and lies."""
    parts = [*_bounces(rng)]
    end = parts[-1].at
    rolls = np.cumsum(rng.uniform(0.022, 0.045, int(rng.integers(2, 5))))
    parts += [Part(end + at, _tap(rng, 0.3 - 0.9 * at)) for at in rolls]
    return placed(together(parts), TABLE, rng)


def _bounces(rng: Rng) -> Iterator[Part]:
    at, gap, force = 0.005, rng.uniform(0.12, 0.21), 1.0
    while gap > LEAST_GAP:
        yield Part(at, _knock(rng, force))
        if rng.random() < EDGES:
            yield Part(at + rng.uniform(0.012, 0.03), _tap(rng, 0.5 * force))
        at += gap * rng.uniform(0.85, 1.1)
        gap *= rng.uniform(0.68, 0.78)
        force *= rng.uniform(0.72, 0.86)


def _knock(rng: Rng, force: float) -> Samples:
    """The die, which is bright, and the board below it."""
    die = struck(BONE, rng.uniform(1700, 2600), rng, force)
    board = struck(TRAY, rng.uniform(430, 560), rng, force)
    return together([Part(0, die, 1.0), Part(0, board, 0.5)])


def _tap(rng: Rng, force: float) -> Samples:
    die = struck(BONE, rng.uniform(1900, 3000), rng, force)
    return together([Part(0, die, 0.7), Part(0, struck(PLANK, 620, rng, force), 0.3)])


# Plates


def plate_draw(rng: Rng) -> Samples:
    """Stone slides off the stack and is lifted."""
    slide = _scrape(0.42, 500, 2600, rng) * swelling(0.42, 0.35)
    clack = struck(SLAB, 340, rng, 0.5)
    return placed(together([Part(0, slide, 0.55), Part(0.33, clack, 0.5)]), TABLE, rng)


def plate_drop(rng: Rng) -> Samples:
    """A heavy plate comes down, slides a finger's breadth, and its edges click in."""
    thud = together([Part(0, drum(84, rng, 0.045)), Part(0, struck(SLAB, 170, rng), 0.9)])
    seconds = rng.uniform(0.11, 0.15)
    slide = _scrape(seconds, 700, 3600, rng) * swelling(seconds, 0.55)
    knock = together([Part(0, struck(SLAB, rng.uniform(520, 600), rng)), *_clicks(rng)])
    parts = [Part(0, thud, 0.75), Part(0.02, slide, 0.22), Part(0.02 + seconds, knock, 0.7)]
    return placed(together(parts), CHAMBER, rng)


def _clicks(rng: Rng) -> Iterator[Part]:
    """A knob finds its hollow, and so does the one beside it."""
    for at in (0.0, rng.uniform(0.022, 0.034)):
        yield Part(at, struck(PEBBLE, rng.uniform(1900, 2600), rng), 0.8 - 12 * at)


def gate_open(rng: Rng) -> Samples:
    """Two stones roll apart, and a little light comes through."""
    roll = _scrape(0.5, 120, 900, rng) * swelling(0.5, 0.3)
    stop = struck(SLAB, 230, rng, 0.8)
    glow = [struck(BELL, pitch, rng, 0.4) for pitch in (587.3, 880.0)]
    glows = (Part(0.38 + 0.09 * i, sound, 0.16) for i, sound in enumerate(glow))
    return placed(together([Part(0, roll, 0.7), Part(0.42, stop, 0.6), *glows]), CHAMBER, rng)


def _scrape(seconds: float, low: float, high: float, rng: Rng) -> Samples:
    """Stone on stone: it sticks and slips, many times a second."""
    slips = np.cumsum(rng.exponential(0.009, int(seconds / 0.009)))
    slips = slips[slips < seconds]
    strengths = rng.exponential(1.0, len(slips))
    grain = band_pass(noise(0.02, rng), low, high) * fading(0.02, 0.003)
    rough = grains(seconds, zip(slips, strengths, strict=True), grain)[: count(seconds)]
    hiss = band_pass(noise(seconds, rng), low, high)
    return levelled(levelled(rough) + 0.35 * levelled(hiss))


# Tokens


def token_take(rng: Rng) -> Samples:
    """A disc is lifted off the board: a short rub and a light tick."""
    rub = band_pass(noise(0.09, rng), 1200, 5000) * swelling(0.09, 0.6)
    tick = struck(PLANK, rng.uniform(640, 760), rng, 0.6)
    return placed(together([Part(0, levelled(rub), 0.25), Part(0.07, tick, 0.5)]), TABLE, rng)


def token_lay(rng: Rng) -> Samples:
    """Wood on stone, and once more as it comes to lie flat."""
    base = rng.uniform(470, 560)
    parts = [Part(0, struck(PLANK, base, rng, 0.9)), Part(0, struck(SLAB, 900, rng, 0.5), 0.3)]
    gap = rng.uniform(0.045, 0.065)
    parts += [Part(gap, struck(PLANK, base * 1.07, rng, 0.5), 0.5)]
    return placed(together([*parts, Part(1.6 * gap, _tap(rng, 0.25), 0.5)]), TABLE, rng)


def token_flip(rng: Rng) -> Samples:
    """It flutters through the air, each turn slower, and lands on its other side."""
    whirr = _flutter(0.2, rng)
    land = struck(PLANK, rng.uniform(560, 680), rng, 0.9)
    parts = [Part(0, whirr, 0.3), Part(0.19, land, 0.8), Part(0.19, _tap(rng, 0.6), 0.5)]
    gap = rng.uniform(0.036, 0.05)
    return placed(together([*parts, Part(0.19 + gap, _tap(rng, 0.4), 0.6)]), TABLE, rng)


def _flutter(seconds: float, rng: Rng) -> Samples:
    air = band_pass(noise(seconds, rng), 700, 3200) * swelling(seconds, 0.4)
    turns = np.sin(gliding(rng.uniform(26, 32), 14, seconds, 0.1)) ** 2
    return levelled(air * (0.15 + 0.85 * turns))


def pawn_lift(rng: Rng) -> Samples:
    """Through the air: a soft rush that goes up and comes down."""
    rush = low_pass(noise(0.62, rng), 2600) * swelling(0.62, 0.45)
    body = band_pass(noise(0.62, rng), 250, 700) * swelling(0.62, 0.6)
    air = levelled(rush) + 0.7 * levelled(body)
    return placed(eased_ends(air, 0.03, 0.1), CHAMBER, rng)


def rahi_break(rng: Rng) -> Samples:
    """A stone disc bursts in four; the pieces skip away."""
    burst = together([Part(0, struck(SLAB, 260, rng)), Part(0, drum(80, rng, 0.05), 0.5)])
    crack = band_pass(noise(0.12, rng), 700, 6000) * fading(0.12, 0.018)
    moments = np.sort(rng.uniform(0.06, 0.6, 18) ** 1.4)
    shards = (
        Part(at, struck(PEBBLE, rng.uniform(900, 2600), rng, 0.9 * (1 - at)), 0.45)
        for at in moments
    )
    return placed(together([Part(0, burst), Part(0, levelled(crack), 0.6), *shards]), CHAMBER, rng)


# Locks


def lock_laid(rng: Rng) -> Samples:
    parts = [Part(0, struck(SLAB, 300, rng)), Part(0.01, struck(IRON, 520, rng, 0.7), 0.35)]
    return placed(together([*parts, Part(0.07, struck(PLANK, 420, rng, 0.5), 0.4)]), CHAMBER, rng)


def lock_turned(rng: Rng) -> Samples:
    """Three wards, one after the other, then the bolt."""
    wards = [Part(0.11 * i, struck(IRON, 760 + 90 * i, rng, 0.7), 0.5) for i in range(3)]
    bolt = [Part(0.42, struck(IRON, 240, rng)), Part(0.43, struck(SLAB, 190, rng), 0.8)]
    slide = _scrape(0.12, 900, 3500, rng) * swelling(0.12, 0.7)
    return placed(together([*wards, Part(0.3, slide, 0.25), *bolt]), TEMPLE, rng)


# The screen


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
