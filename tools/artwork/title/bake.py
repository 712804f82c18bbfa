"""The pictures of the title, and how they are baked."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

import numpy as np
from PIL import Image

from tools.artwork.noise import Field
from tools.artwork.title.headland import Person
from tools.artwork.title.painting import Painting, painted
from tools.artwork.title.view import View

SIZE = (2560, 1440)  # larger windows stretch it a little
FEWER = 8  # a glow is soft: it needs a pixel where the picture has so many each way
QUALITY = 87


def parts(folder: Path, people: tuple[Person, ...]) -> dict[str, Callable[[], object]]:
    """What lies in *folder*, by the names of the files without their endings."""
    return {
        "island": partial(bake_island, folder, people),
        "glow": partial(bake_glow, folder, people),
    }


def bake_island(folder: Path, people: tuple[Person, ...]) -> None:
    save(_painting(people).picture, folder / "island.jpg")


def bake_glow(folder: Path, people: tuple[Person, ...]) -> None:
    """What the fire adds to the picture, to be added again when it breathes."""
    save(_painting(people).glow[FEWER // 2 :: FEWER, FEWER // 2 :: FEWER], folder / "glow.jpg")


@cache
def _painting(people: tuple[Person, ...]) -> Painting:
    """Both are parts of one picture, which takes a minute."""
    return painted(View(*SIZE), people)


def save(picture: Field, path: Path) -> None:
    """Every block of 8 pixels stands for itself, so that a part can be baked and compared."""
    pixels = np.clip(picture, 0, 255).astype(np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(pixels).save(path, quality=QUALITY, subsampling=0, optimize=True)
