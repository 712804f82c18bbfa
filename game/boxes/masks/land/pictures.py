"""What the map looks like, space by space, without opening an image."""

from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

from game.boxes.masks.land.map_form import space_in
from game.tiled.maps import FormedMap, Look


@frozen
class LayerPicture:
    name: str
    looks: Mapping[int, Look]  # by cell, numbered as spaces are; empty ones are left out


@frozen
class LandPicture:
    layers: tuple[LayerPicture, ...]  # from the lowest to the highest

    def layer(self, name: str) -> LayerPicture:
        return next(layer for layer in self.layers if layer.name == name)

    @property
    def images(self) -> frozenset[Path]:
        return frozenset(look.image for layer in self.layers for look in layer.looks.values())


def picture_of(found: FormedMap) -> LandPicture | None:
    """None if an image cannot be shown, which is noted."""
    looks = found.looks()
    if looks is None:
        return None
    return LandPicture(
        tuple(
            LayerPicture(name, {space_in(cell): looks[number] for cell, number in cells.items()})
            for name, cells in found.cells.items()
        )
    )
