"""A square picture for every zoom, made from copies that are each half as large as the one before.

Colours are premultiplied: scaling never draws dark fringes, and blitting is faster. What is blitted
needs `BLEND_PREMULTIPLIED`.
"""

from collections.abc import Callable

from attrs import define, field
from pygame import Surface
from pygame.transform import smoothscale

LEAST = 8  # pixels per unit of the smallest copy
MOST_PIXELS = 10_000_000  # of copies that are kept at one zoom


@define(eq=False)
class Mips:
    units: float  # how wide and high the picture is in the world
    _copies: list[tuple[float, Surface]]  # pixels per unit, and the picture; the largest first
    _near: Callable[[], Surface] | None = None  # a larger copy, not kept here

    @classmethod
    def of(cls, picture: Surface, cell: float) -> "Mips":
        """Of a picture with straight colours, *cell* pixels per unit."""
        return cls.halved(picture.premul_alpha(), cell)

    @classmethod
    def halved(
        cls, picture: Surface, cell: float, near: Callable[[], Surface] | None = None
    ) -> "Mips":
        """The same of premultiplied colours; *near* is asked for more when that shows more."""
        units = picture.get_width() / cell
        copies = [(cell, picture)]
        while copies[-1][0] / 2 >= LEAST:
            cell, last = copies[-1]
            half = round(units * cell / 2)
            copies.append((cell / 2, smoothscale(last, (half, half))))
        return cls(units, copies, near)

    def copy_at(self, zoom: float) -> Surface | None:
        """The picture, if it need not be scaled for that."""
        return next((copy for cell, copy in self._copies if cell == zoom), None)

    def sharp(self, zoom: float) -> Surface:
        """The whole picture, as good as it can be."""
        side = max(1, round(self.units * zoom))
        source = self._source(zoom)
        return source if source.get_width() == side else smoothscale(source, (side, side))

    def _source(self, zoom: float) -> Surface:
        """The smallest copy that shows all there is to see at *zoom*."""
        fine = [copy for cell, copy in self._copies if cell >= zoom]
        if fine:
            return fine[-1]
        return self._near() if self._near else self._copies[0][1]


@define
class Scaling:
    """Keeps pictures at the zoom at which the table is looked at."""

    _zoom: float = field(default=0.0, init=False)
    _kept: dict[Mips, Surface] = field(factory=dict, init=False)  # the last used one last
    _pixels: int = field(default=0, init=False)

    def prepare(self, picture: Mips, zoom: float) -> int:
        """How many pixels had to be painted for it."""
        is_kept = picture.copy_at(zoom) or (self._zoom == zoom and picture in self._kept)
        return 0 if is_kept else _area(self.sharp(picture, zoom))

    def sharp(self, picture: Mips, zoom: float) -> Surface:
        """What is there anyway displaces nothing: a zoom begins with what one looks at."""
        return picture.copy_at(zoom) or self._scaled(picture, zoom)

    def _scaled(self, picture: Mips, zoom: float) -> Surface:
        if self._zoom != zoom:
            self._zoom, self._pixels = zoom, 0
            self._kept.clear()
        scaled = self._kept.pop(picture, None)
        if scaled is None:
            scaled = picture.sharp(zoom)
            self._pixels += _area(scaled)
        self._kept[picture] = scaled
        while self._pixels > MOST_PIXELS and len(self._kept) > 1:
            self._pixels -= _area(self._kept.pop(next(iter(self._kept))))
        return scaled


def _area(surface: Surface) -> int:
    return surface.get_width() * surface.get_height()
