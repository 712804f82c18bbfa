"""The pictures of the title: put together from the back to the front, and baked."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path

import numpy as np
from scipy import ndimage

from tools.artwork.light import save_jpeg
from tools.artwork.noise import Field
from tools.artwork.title import ground, headland, land, sea, sky, smoke
from tools.artwork.title.headland import Person
from tools.artwork.title.view import View, seen

SIZE = (2560, 1440)  # larger windows stretch it a little
FEWER = 8  # a glow is soft: it needs a pixel where the picture has so many each way
QUALITY = 87
HALOS = ((5, 0.35), (22, 0.35), (70, 0.45))  # pixels of a picture 1440 high, and how strong


def parts(folder: Path, people: tuple[Person, ...]) -> dict[str, Callable[[], object]]:
    """What lies in *folder*, by the names of the files without their endings."""
    return {
        "island": partial(bake_island, folder, people),
        "glow": partial(bake_glow, folder, people),
    }


def bake_island(folder: Path, people: tuple[Person, ...]) -> None:
    save(_painted(people)[0], folder / "island.jpg")


def bake_glow(folder: Path, people: tuple[Person, ...]) -> None:
    """What the fire adds to the picture, to be added again when it breathes."""
    save(_painted(people)[1][FEWER // 2 :: FEWER, FEWER // 2 :: FEWER], folder / "glow.jpg")


def save(picture: Field, path: Path) -> None:
    """Every block of 8 pixels stands for itself, so that a part can be baked and compared."""
    save_jpeg(picture, path, QUALITY)


@cache
def _painted(people: Sequence[Person]) -> tuple[Field, Field]:
    """The picture, and what the fire adds to its surroundings; both take a minute."""
    view, island = View(*SIZE), land.shaped()
    looked = seen(view, island.height)
    is_land = looked.is_land[..., None]
    lit, glowing = ground.painted(view, island, looked)
    halo = _halo(view, glowing)
    above = np.where(is_land, lit, smoke.painted(view, sky.painted(view))) + halo
    picture = np.where(is_land, above, sea.painted(view, above, island))
    picture = headland.painted(view, picture, people)
    return finished(picture), finished(halo + smoke.halo(view))


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
