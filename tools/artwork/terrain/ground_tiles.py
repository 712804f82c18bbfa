"""Tiles of ground for Tiled, cut from the textures that a table shows.

They meet without seams: towards its edge every tile of a terrain becomes the same one, and where
two terrains meet, the noise that frays their border is the same in every tile.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

from tools.artwork.noise import Field, steps

CELL = 64
EVENED = 0.85  # of the difference to the average
ORDER = (  # from the lowest to the highest, as on the table
    *("abyss", "chasm", "ember", "lava", "dark_lake", "sea", "water", "swamp", "ice", "tunnel"),
    *("ash", "sand", "beach", "dust", "snow", "moss", "meadow", "grass", "basalt", "crag"),
    *("rock", "bedrock", "obsidian", "jungle"),
)


def ground_tile(corners: Sequence[str], patches: Mapping[str, list[Field]], number: int) -> Field:
    """From the lowest terrain to the highest, as on the table."""
    there = [name for name in ORDER if name in corners]
    tile = patches[there[0]][number % 8]
    for index, name in enumerate(there[1:], 1):
        above = steps(0.44, 0.56, _share(corners, there[index:]))
        shade = steps(0.25, 0.5, _share(corners, there[index:])) * (1 - above) * 0.35
        tile = tile * (1 - shade)[..., None]
        tile = tile + (patches[name][number % 8] - tile) * above[..., None]
    return tile


def _share(corners: Sequence[str], names: Sequence[str]) -> Field:
    """From 0 to 1 between the corners, frayed."""
    nw, ne, se, sw = (float(name in names) for name in corners)
    line = (np.arange(CELL) + 0.5) / CELL
    down, right = line[:, None], line[None, :]
    level = (nw * (1 - right) + ne * right) * (1 - down) + (sw * (1 - right) + se * right) * down
    waves = ((3, 1, 0.4), (-2, 3, 1.7), (5, 4, 2.9), (1, -6, 0.8))
    rough = sum(np.sin(2 * np.pi * (a * right + b * down) + c) for a, b, c in waves)
    return level + 0.055 * rough * (4 * level * (1 - level))


def patches_of(path: Path) -> list[Field]:
    """Eight cells of a texture that meet each other without seams."""
    texture = Image.open(path).resize((12 * CELL, 12 * CELL), Image.Resampling.LANCZOS)
    pixels = _even(np.asarray(texture).astype(np.float32))
    line = np.abs((np.arange(CELL) + 0.5) / CELL - 0.5) * 2
    rim = steps(0.55, 1.0, np.maximum(line[:, None], line[None, :]))[..., None]
    common = _repeating(pixels)
    cells = [pixels[y : y + CELL, x : x + CELL] for y in (64, 384) for x in range(64, 640, 160)]
    return [_mixed(cell, common, rim) for cell in cells]


def _even(pixels: Field) -> Field:
    """As bright everywhere as on average: large shapes would show each cell's border."""
    wide = ndimage.gaussian_filter(pixels, (CELL / 3, CELL / 3, 0), mode="wrap")
    return pixels + (pixels.mean(axis=(0, 1)) - wide) * EVENED


def _repeating(pixels: Field) -> Field:
    """One cell that can lie beside itself."""
    share = ((np.arange(CELL) + 0.5) / CELL)[:, None, None]
    tall = _mixed(
        pixels[2 * CELL : 3 * CELL, : 2 * CELL], pixels[CELL : 2 * CELL, : 2 * CELL], share
    )
    return _mixed(tall[:, CELL:], tall[:, :CELL], share.transpose(1, 0, 2))


def _mixed(one: Field, other: Field, share: Field) -> Field:
    """From *one* to *other* by *share*, with the contrast that each has alone."""
    mean = (one.mean(axis=(0, 1)) + other.mean(axis=(0, 1))) / 2
    mix = (one - mean) * (1 - share) + (other - mean) * share
    return mean + mix / np.sqrt(share**2 + (1 - share) ** 2)
