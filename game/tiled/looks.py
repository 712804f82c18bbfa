"""How the tiles on a map look, without opening an image."""

from collections.abc import Iterable
from pathlib import Path

from attrs import frozen
from pytmx import TiledMap


@frozen
class Flips:
    """How a picture is flipped; the diagonal flip, over its falling diagonal, comes first."""

    horizontal: bool = False
    vertical: bool = False
    diagonal: bool = False


UNFLIPPED = Flips()


@frozen
class Look:
    image: Path
    rectangle: tuple[int, int, int, int]  # of the image: left, top, width, height
    flips: Flips = UNFLIPPED


def looks_of(tiled: TiledMap, numbers: Iterable[int]) -> dict[int, Look]:
    """By pytmx's numbers, which tell flipped tiles apart."""
    flips = {entry[0]: Flips(*map(bool, entry[1])) for entry in tiled.imagemap.values() if entry}
    looks = {}
    for number in numbers:
        image, rectangle, _ = tiled.images[number]
        looks[number] = Look(Path(image), rectangle or _whole(tiled, number), flips[number])
    return looks


def _whole(tiled: TiledMap, number: int) -> tuple[int, int, int, int]:
    tile = tiled.tile_properties[number]
    return 0, 0, int(tile["width"]), int(tile["height"])
