"""Shapes in the words of SVG, modelled: raised, lit from the upper left, in one colour each."""

from functools import lru_cache
from typing import TypeAlias

import numpy as np
import pygame
import skia
from scipy import ndimage

from game.tabletop.pictures import paint
from tools.artwork.light import LIGHT, rgb
from tools.artwork.noise import Field

Layer: TypeAlias = tuple[str, str]  # a shape in the box of a hundred, and its colour
Thing: TypeAlias = tuple[Layer, ...]  # from back to front

AIR = 1.16  # a thing is painted with room for its shadow around it
DROP = 0.012  # of its side, how far a layer's shadow falls on the one below
KEPT = 64


@lru_cache(maxsize=KEPT)
def painted(thing: Thing, side: int, bevel: float = 0.035, shine: float = 0.55) -> skia.Image:
    """A square picture; the box of a hundred is smaller than it by `AIR`."""
    picture = np.zeros((side, side, 4), np.float32)
    for body, colour in thing:
        mask = mask_of(body, side)
        fallen = ndimage.shift(ndimage.gaussian_filter(mask, side * DROP), (side * DROP,) * 2)
        picture = over(picture, np.dstack([np.zeros((side, side, 3)), fallen * 0.6]))
        picture = over(picture, raised(mask, colour, side * bevel, shine))
    return image_of(picture)


def mask_of(body: str, side: int) -> Field:
    """From 0 to 1."""
    surface = paint.drawing(paint.placed(body, 50, 50, 1 / AIR), (side, side))
    mask = pygame.surfarray.array_alpha(surface).T.astype(np.float32) / 255
    return mask[:side, :side]  # drawings of some sizes come a pixel larger


def raised(mask: Field, colour: str, bevel: float, shine: float) -> Field:
    """Domed within, with an edge that catches the light."""
    height = ndimage.gaussian_filter(mask, bevel * 0.35) * 0.6
    height += ndimage.gaussian_filter(mask, bevel) * 0.8
    deep = ndimage.distance_transform_edt(np.round(mask))
    height += 0.55 * np.sqrt(deep / (deep.max() + 1e-6))
    grain = _grain(mask.shape)
    down, aside = np.gradient((height + 0.004 * grain) * bevel * 1.6)
    facing = (-aside * LIGHT[0] - down * LIGHT[1] + LIGHT[2]) / np.sqrt(aside**2 + down**2 + 1)
    lit = np.clip(facing, 0, 1)[..., None]
    tone = np.array(rgb(colour)) * (0.44 + 0.72 * lit / LIGHT[2]) * (1 + 0.03 * grain[..., None])
    whole = np.clip(tone + lit**18 * 128 * shine, 0, 255)
    return np.dstack([whole, mask])


@lru_cache(maxsize=KEPT)
def _grain(shape: tuple[int, int]) -> Field:
    grain = ndimage.gaussian_filter(np.random.default_rng(5).standard_normal(shape), 1.6)
    return (grain / grain.std()).astype(np.float32)


def over(below: Field, above: Field) -> Field:
    """Colours from 0 to 255, thickness from 0 to 1."""
    thick, under = above[..., 3:], below[..., 3:]
    whole = thick + under * (1 - thick)
    mix = above[..., :3] * thick + below[..., :3] * under * (1 - thick)
    return np.dstack([mix / np.maximum(whole, 1e-6), whole])


def image_of(picture: Field) -> skia.Image:
    pixels = np.clip(picture * np.array([1, 1, 1, 255]), 0, 255).astype(np.uint8)
    return skia.Image.fromarray(np.ascontiguousarray(pixels), colorType=skia.kRGBA_8888_ColorType)
