"""The whole picture, put together from the back to the front."""

from collections.abc import Sequence

import numpy as np
from attrs import frozen
from scipy import ndimage

from tools.artwork.noise import Field
from tools.artwork.title import ground, headland, land, sea, sight, sky, smoke
from tools.artwork.title.headland import Person
from tools.artwork.title.view import View

HALOS = ((5, 0.35), (22, 0.35), (70, 0.45))  # pixels of a picture 1440 high, and how strong


@frozen(eq=False)
class Painting:
    picture: Field
    glow: Field  # what the fire adds to its surroundings; it breathes


def painted(view: View, people: Sequence[Person]) -> Painting:
    island = land.shaped()
    looked = sight.seen(view, island.height)
    is_land = looked.is_land[..., None]
    lit, glowing = ground.painted(view, island, looked)
    halo = _halo(view, glowing)
    above = np.where(is_land, lit, smoke.painted(view, sky.painted(view))) + halo
    picture = np.where(is_land, above, sea.painted(view, above, island))
    picture = headland.painted(view, picture, people)
    return Painting(finished(picture), finished(halo + smoke.halo(view)))


def _halo(view: View, glowing: Field) -> Field:
    """What is brighter than paint can be shines into its surroundings."""
    scale = view.height / 1440
    return sum(
        share * ndimage.gaussian_filter(glowing, (radius * scale, radius * scale, 0))
        for radius, share in HALOS
    )


def finished(picture: Field) -> Field:
    """Bright colours are bent into what a screen can show."""
    light = np.maximum(picture, 0) / 255
    return 265 * (1 - np.exp(-light * 1.3))
