"""The two pictures that the sea is made of; the game lets one drift over the other.

Both are seamless, and their sides have no common measure that an eye would find.
"""

from collections.abc import Callable
from pathlib import Path

import numpy as np

from tools.artwork.light import ramp, save_jpeg, slopes
from tools.artwork.noise import Field, spread, steps

SWELL, RIPPLES = 768, 416  # pixels each way
QUALITY = 88
LEVEL = 0.6  # the light on level ground, as `slopes` tells it


def parts(folder: Path) -> dict[str, Callable[[], object]]:
    """What can be baked on its own, by the name of its file in *folder*, without its ending."""
    return {
        "swell": lambda: save_jpeg(swell(), folder / "swell.jpg", QUALITY),
        "ripples": lambda: save_jpeg(ripples(), folder / "ripples.jpg", QUALITY),
    }


def swell() -> Field:
    """Long waves from the upper left, in the colours of deep water; twice too bright."""
    long = waves(11, SWELL, 170, wide=0.35, heading=1.05, one_way=1.2)
    middle = waves(12, SWELL, 70, wide=0.40, heading=0.80, one_way=1.2)
    short = waves(13, SWELL, 27, wide=0.45, heading=1.10, one_way=0.8)
    height = crested(long) * 10 + crested(middle) * 4 + short * 0.42
    tone = spread(0.45 * long + 0.5 * middle + 0.25 * short)
    colour = ramp(tone, [(0, "#07263d"), (0.5, "#0c3850"), (0.85, "#134f67"), (1, "#20707f")])
    return colour * (0.48 + 0.52 * slopes(height) / LEVEL)[..., None]


def ripples() -> Field:
    """Shorter waves from elsewhere, grey: what is left of the light of the swell below them."""
    long = waves(21, RIPPLES, 104, wide=0.45, heading=2.60, one_way=1.0)
    middle = waves(22, RIPPLES, 46, wide=0.45, heading=2.20, one_way=1.2)
    short = waves(23, RIPPLES, 22, wide=0.40, heading=2.40, one_way=1.0)
    height = crested(long) * 6 + crested(middle) * 3.4 + short * 0.3
    light = np.clip(slopes(height) / LEVEL, 0, 1.6)
    glint = steps(0.62, 1.0, spread(long + middle)) ** 1.5
    return 255 * (0.30 + 0.36 * light + 0.22 * glint * light)


def waves(  # noqa: PLR0913 - a drawing is made of numbers
    seed: int, side: int, length: float, *, wide: float, heading: float, one_way: float
) -> Field:
    """Around 0: seamless waves about *length* pixels long.

    *wide* says how much their lengths differ, *one_way* how many of them go where *heading* says.
    """
    luck = np.random.default_rng(seed)
    spectrum = np.fft.fft2(luck.standard_normal((side, side)))
    rise, run = np.fft.fftfreq(side)[:, None], np.fft.fftfreq(side)[None, :]
    often = np.hypot(rise, run)
    often[0, 0] = 1.0
    share = np.exp(-((np.log(often * length) / wide) ** 2))
    share *= np.abs(np.cos(np.arctan2(rise, run) - heading)) ** one_way
    field = np.fft.ifft2(spectrum * share).real
    return (field / field.std()).astype(np.float32)


def crested(field: Field) -> Field:
    """Crests are narrower than the hollows between them."""
    return np.exp(0.8 * np.tanh(field / 2))
