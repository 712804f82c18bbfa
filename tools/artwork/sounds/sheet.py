"""Sounds as pictures: the wave of each, and below it what pitches are in it and when."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy import signal

from tools.artwork.sounds.waves import RATE, Samples

WIDTH, WAVE, PITCHES, HEAD, GAP = 380, 56, 150, 16, 10
COLUMNS = 4
LOW, HIGH = 40.0, 16_000.0  # hertz, on a scale of octaves
LINES = (100, 1000, 10_000)  # hertz
DEPTH = 80  # decibels from white to black
INK = (235, 225, 205)
DARK = (16, 20, 24)


def sheet(sounds: Mapping[str, Samples]) -> Image.Image:
    """In rows; each is stretched to the same width, so its length stands beside its name."""
    rows = -(-len(sounds) // COLUMNS)
    height = HEAD + WAVE + PITCHES + GAP
    page = Image.new("RGB", (COLUMNS * (WIDTH + GAP), rows * height), DARK)
    for i, (name, sound) in enumerate(sounds.items()):
        at = (i % COLUMNS * (WIDTH + GAP), i // COLUMNS * height)
        title = f"{name}  {len(sound) / RATE:.2f} s"
        ImageDraw.Draw(page).text((at[0] + 4, at[1] + 2), title, INK)
        page.paste(_wave(sound), (at[0], at[1] + HEAD))
        page.paste(_pitches(sound), (at[0], at[1] + HEAD + WAVE))
    return page


def _wave(sound: Samples) -> Image.Image:
    """As large as it can be drawn: how loud it is stands in the figures."""
    picture = Image.new("RGB", (WIDTH, WAVE), (24, 30, 36))
    pen, middle = ImageDraw.Draw(picture), WAVE / 2
    mono = sound.mean(axis=1)
    scale = (middle - 2) / max(1e-9, float(np.abs(mono).max()))
    for x, piece in enumerate(np.array_split(mono, WIDTH)):
        top, bottom = (middle - scale * float(edge) for edge in (piece.max(), piece.min()))
        pen.line((x, top, x, bottom), (120, 190, 200))
    return picture


def _pitches(sound: Samples) -> Image.Image:
    size = 1024 if len(sound) < 8 * RATE else 4096
    step = max(32, len(sound) // (2 * WIDTH))
    padded = np.pad(sound.mean(axis=1), size // 2)
    pitches, _, power = signal.spectrogram(padded, RATE, nperseg=size, noverlap=size - step)
    rows = np.searchsorted(pitches, np.geomspace(HIGH, LOW, PITCHES))
    decibels = 10 * np.log10(power[np.minimum(rows, len(pitches) - 1)] + 1e-14)
    light = np.clip(1 + (decibels - decibels.max()) / DEPTH, 0, 1)
    picture = Image.fromarray(_embers(light)).resize((WIDTH, PITCHES))
    _rule(picture)
    return picture


def _embers(light: Samples) -> NDArray[np.uint8]:
    """From black over red and amber to white."""
    colours = [np.clip(light * 3 - share, 0, 1) ** 0.8 for share in (0.3, 1.0, 1.8)]
    return (255 * np.stack(colours, axis=-1)).astype(np.uint8)


def _rule(picture: Image.Image) -> None:
    pen = ImageDraw.Draw(picture)
    for pitch in LINES:
        y = PITCHES * np.log(HIGH / pitch) / np.log(HIGH / LOW)
        pen.line((0, y, WIDTH, y), (70, 90, 100))
        pen.text((2, y - 11), f"{pitch}", (120, 140, 150))
