"""Textures, slabs and scenery of the painted map: those of the shelf's first box, half as large.

A whole island is in sight at once, so a cell needs half as many pixels as on a plate.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from shutil import copyfile

import pygame
from pygame import Surface
from pygame.transform import smoothscale

from game.boxes import SHELF
from tools.pictures import save_picture

TEXTURES = ("sea", "ash", "sand", "snow", "meadow", "grass", "bedrock", "jungle")
SLABS = ("air", "coast", "earth", "fire", "ice", "stone", "water")
SHEETS = ("scenery", *(f"slabs_{region}" for region in SLABS))
NOISE = "edge_noise"
ROW = 192  # pixels: slabs are laid in one row, they are not turned here


def parts(assets: Path, folder: Path) -> dict[str, Callable[[], object]]:
    source = assets / SHELF.first.key / "terrain"
    found: dict[str, Callable[[], object]] = {
        name: partial(_halve, source / f"{name}.jpg", folder) for name in TEXTURES
    }
    found |= {name: partial(_halve_sheet, source / name, folder) for name in SHEETS}
    return {**found, NOISE: partial(copyfile, source / f"{NOISE}.jpg", folder / f"{NOISE}.jpg")}


def _halve_sheet(source: Path, folder: Path) -> None:
    for ending in (".jpg", ".png"):
        _halve(source.with_suffix(ending), folder)


def _halve(source: Path, folder: Path) -> None:
    picture = pygame.image.load(source).convert(Surface((1, 1), 0, 32))
    if source.name.startswith("slabs_"):
        picture = picture.subsurface((0, 0, picture.get_width(), ROW))
    wide, high = picture.get_size()
    save_picture(smoothscale(picture, (wide // 2, high // 2)), folder / source.name)
