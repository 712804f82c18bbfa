"""Textures and sheets of many small pictures from a folder; what is missing is simply not there."""

from collections.abc import Callable
from pathlib import Path

import pygame
from attrs import define, field
from pygame import Rect, Surface

from game.tabletop.pictures.picture_cache import keep_last
from game.ui.piecework import Work, finished

MOST_TEXTURES = 5  # that are kept: each has seven megabytes
MOST_SHEETS = 8  # that are kept


@define
class Sheets:
    """The baked pictures of a folder, opened when they are first asked for."""

    folder: Path
    _textures: dict[str, Surface | None] = field(factory=dict, init=False)
    _sheets: dict[str, Surface | None] = field(factory=dict, init=False)

    def texture(self, terrain: str) -> Surface | None:
        """Seamless, and lit from the upper left."""
        path = self.folder / f"{terrain}.jpg"
        return _kept(self._textures, terrain, MOST_TEXTURES, lambda: opened(path))

    def part(self, name: str, place: Rect) -> Surface | None:
        sheet = _kept(self._sheets, name, MOST_SHEETS, lambda: finished(self._joined(name)))
        return sheet.subsurface(place) if sheet and sheet.get_rect().contains(place) else None

    def noise(self) -> Surface | None:
        """Grey, as large as a mask of terrain."""
        return _kept(self._sheets, "noise", MOST_SHEETS, self._noise)

    def _noise(self) -> Surface | None:
        noise = opened(self.folder / "edge_noise.jpg")
        return noise and noise.convert(Surface((1, 1), 0, 32))

    @property
    def are_open(self) -> bool:
        return bool(self._textures or self._sheets)

    def close(self) -> None:
        """They are opened again when they are needed."""
        self._textures.clear()
        self._sheets.clear()

    def opening(self, name: str) -> Work[None]:
        """Afterwards the parts of this sheet are there at once."""
        if name not in self._sheets:
            sheet = yield from self._joined(name)
            _kept(self._sheets, name, MOST_SHEETS, lambda: sheet)

    def _joined(self, name: str) -> Work[Surface | None]:
        """Two files as one picture: colours, and how thick they are."""
        colours = opened(self.folder / f"{name}.jpg")
        yield
        thick = opened(self.folder / f"{name}.png")
        if colours is None or thick is None or colours.get_size() != thick.get_size():
            return None
        yield
        pixels = bytearray(pygame.image.tobytes(colours, "BGRA"))
        yield
        pixels[3::4] = _greys(thick)
        return pygame.image.frombuffer(pixels, colours.get_size(), "BGRA")


def _kept(
    store: dict[str, Surface | None], name: str, most: int, make: Callable[[], Surface | None]
) -> Surface | None:
    return keep_last(store, name, store[name] if name in store else make(), most)


def _greys(picture: Surface) -> bytes:
    """A byte for every pixel; at once, if that is how they lie in memory already."""
    if picture.get_bytesize() == 1 and picture.get_pitch() == picture.get_width():
        return picture.get_buffer().raw
    return pygame.image.tobytes(picture, "RGB")[0::3]


def opened(path: Path) -> Surface | None:
    try:
        return pygame.image.load(path)
    except (OSError, pygame.error):
        return None
