"""Warm light from the upper left upon height fields, with cool shade in the hollows."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.artwork.noise import Field

Colour: TypeAlias = tuple[float, float, float]  # from 0 to 255
Ramp: TypeAlias = Sequence[tuple[float, str]]

LIGHT = np.array([-0.50, -0.62, 0.60]) / np.linalg.norm([-0.50, -0.62, 0.60])
WARM = np.array([1.10, 1.00, 0.84])
COOL = np.array([0.40, 0.46, 0.56])
REACH = 14  # steps that a cast shadow is followed


def rgb(code: str) -> Colour:
    """Of "#rrggbb"."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def save_jpeg(picture: Field, path: Path, quality: int, subsampling: int = 0) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = np.clip(picture, 0, 255).astype(np.uint8)
    Image.fromarray(pixels).save(path, quality=quality, subsampling=subsampling, optimize=True)


def ramp(field: Field, stops: Ramp) -> Field:
    """A colour for each value from 0 to 1."""
    places = [place for place, _ in stops]
    colours = [rgb(code) for _, code in stops]
    parts = [np.interp(field, places, [c[part] for c in colours]) for part in range(3)]
    return np.dstack(parts).astype(np.float32)


def mixed(one: Field, other: Field | Colour, share: Field) -> Field:
    """*one* where *share* is 0, *other* where it is 1."""
    return one + (np.asarray(other, dtype=np.float32) - one) * share[..., None]


def slopes(height: Field, mode: str = "wrap") -> Field:
    """How much light each point catches, from 0 to 1; level ground catches 0.6."""
    down = ndimage.correlate1d(height, [-0.5, 0, 0.5], axis=0, mode=mode)
    aside = ndimage.correlate1d(height, [-0.5, 0, 0.5], axis=1, mode=mode)
    facing = -aside * LIGHT[0] - down * LIGHT[1] + LIGHT[2]
    return np.clip(facing / np.sqrt(aside**2 + down**2 + 1), 0.0, 1.0)


def hollows(height: Field, radii: Sequence[float], mode: str = "wrap") -> Field:
    """From 0 to 1: how open to the sky each point is."""
    shut = sum(
        np.clip((ndimage.gaussian_filter(height, radius, mode=mode) - height) / radius, -0.25, 1)
        for radius in radii
    )
    return np.clip(1.0 - 0.75 * shut / len(radii), 0.25, 1.12)


def cast(height: Field, slant: float = 0.8, mode: str = "wrap") -> Field:
    """1 in the light, 0 where something higher stands before it."""
    dark = np.zeros_like(height)
    for step in range(1, REACH + 1):
        away = 1.6 * step
        shift = (0.78 * away, 0.63 * away)
        before = _moved(height, shift, mode) - slant * away
        dark = np.maximum(dark, np.clip((before - height) / 2.5, 0, 1))
    return 1.0 - ndimage.gaussian_filter(dark, 1.2, mode=mode)


def _moved(height: Field, shift: tuple[float, float], mode: str) -> Field:
    whole = round(shift[0]), round(shift[1])
    if mode == "wrap":
        return np.roll(height, whole, (0, 1))
    moved = np.zeros_like(height)
    moved[whole[0] :, whole[1] :] = height[: -whole[0] or None, : -whole[1] or None]
    return moved


def lit(  # noqa: PLR0913 - a drawing is made of numbers
    colour: Field,
    height: Field,
    *,
    radii: Sequence[float] = (5.0, 22.0),
    shade: float = 0.6,
    gloss: float = 0.0,
    mode: str = "wrap",
) -> Field:
    """*colour* in the light; *height* in pixels, *shade* says how dark cast shadows are."""
    facing = slopes(height, mode)
    sun = facing / LIGHT[2] * 0.62
    if shade:
        sun = sun * (1.0 - shade * (1.0 - cast(height, mode=mode)))
    open_sky = hollows(height, radii, mode)[..., None]
    result = colour * (sun[..., None] * WARM + COOL * open_sky) * (0.35 + 0.65 * open_sky)
    if gloss:
        result = result + 255 * gloss * (np.clip(facing - 0.86, 0, 1) / 0.14)[..., None] ** 2
    return result


def grained(colour: Field, grain: Field, strength: float) -> Field:
    """Brighter and darker with *grain*, which goes from 0 to 1."""
    return colour * (1.0 + strength * (grain[..., None] - 0.5) * 2)
