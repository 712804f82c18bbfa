"""The peer of panning: pyscroll on a square map of the same size, two layers and sprites."""

import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random

import pygame
from attrs import define
from pygame import Surface, Vector2

COLOURS = 8  # different tiles


@define
class ScrollingMap:
    """Typed only here: pyscroll has no types."""

    group: pygame.sprite.AbstractGroup[pygame.sprite.Sprite]

    def draw(self, screen: Surface, middle: Vector2) -> None:
        """The part of the map around a pixel of it."""
        self.group.center(middle)  # type: ignore[attr-defined]
        self.group.draw(screen)


def scrolling_map(
    cells: tuple[int, int], cell: int, size: tuple[int, int], pictures: Sequence[Surface]
) -> ScrollingMap:
    pyscroll = import_module("pyscroll")  # a peer, installed for the bench alone
    luck = Random(1)
    data = pyscroll.TiledMapData(_square_map(cells, cell, luck))
    renderer = pyscroll.BufferedRenderer(data, size, clamp_camera=True)
    group = pyscroll.PyscrollGroup(map_layer=renderer, default_layer=1)
    for picture in pictures:
        sprite = pygame.sprite.Sprite(group)
        sprite.image = picture
        at = luck.randrange(cells[0] * cell), luck.randrange(cells[1] * cell)
        sprite.rect = picture.get_rect(center=at)
    return ScrollingMap(group)


def _square_map(cells: tuple[int, int], cell: int, luck: Random) -> object:
    load = import_module("pytmx.util_pygame").load_pygame
    with tempfile.TemporaryDirectory() as folder:
        pygame.image.save(_tiles(cell, luck), Path(folder, "tiles.png"))
        path = Path(folder, "map.tmx")
        path.write_text(_words(cells, cell, luck), encoding="utf-8")
        return load(str(path))


def _tiles(cell: int, luck: Random) -> Surface:
    sheet = Surface((COLOURS * cell, cell))
    for index in range(COLOURS):
        colour = [luck.randrange(60, 200) for _ in range(3)]
        sheet.fill(colour, (index * cell, 0, cell, cell))
    return sheet


def _words(cells: tuple[int, int], cell: int, luck: Random) -> str:
    width, height = cells
    ground = [luck.randrange(1, COLOURS + 1) for _ in range(width * height)]
    above = [luck.choice((0, 0, 0, COLOURS)) for _ in range(width * height)]
    layers = (
        f'<layer id="{i}" name="{i}" width="{width}" height="{height}"><data encoding="csv">'
        f"{','.join(map(str, numbers))}</data></layer>"
        for i, numbers in enumerate((ground, above), start=1)
    )
    return (
        f'<map version="1.8" orientation="orthogonal" width="{width}" height="{height}" '
        f'tilewidth="{cell}" tileheight="{cell}" infinite="0"><tileset firstgid="1" name="tiles" '
        f'tilewidth="{cell}" tileheight="{cell}" tilecount="{COLOURS}" columns="{COLOURS}">'
        f'<image source="tiles.png" width="{COLOURS * cell}" height="{cell}"/></tileset>'
        f"{''.join(layers)}</map>"
    )
