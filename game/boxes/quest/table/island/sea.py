"""The dark sea around the island: one texture that repeats."""

from functools import cache
from random import Random

from attrs import define, field
from pygame import (
    BLEND_RGB_ADD,
    BLEND_RGB_MULT,
    BLEND_RGB_SUB,
    SCROLL_REPEAT,
    Color,
    Rect,
    Surface,
)
from pygame.transform import box_blur, scale, smoothscale

from game.ui.zoom_sheet import round_zoom

SIDE = 512  # pixels
SWELLS = ((5, 56), (11, 56), (23, 44), (47, 26))  # waves per side, and how high they are
STEEP = 2  # how much the light brings them out
DEEP, SHEEN = Color(3, 12, 21), Color(26, 66, 82)


@define
class Sea:
    _texture: Surface | None = field(default=None, init=False)
    _last: tuple[float, Surface] | None = field(default=None, init=False)

    def paint(self, canvas: Surface, origin: tuple[int, int], zoom: float) -> None:
        if self._last is None or self._last[0] != zoom:
            side = repeat_at(zoom)
            self._last = zoom, smoothscale(self._whole(canvas), (side, side))
        _tile(canvas, origin, self._last[1])

    def _whole(self, canvas: Surface) -> Surface:
        if self._texture is None:
            self._texture = Surface((SIDE, SIDE), 0, canvas)
            self._texture.blit(texture(), (0, 0))
        return self._texture


def repeat_at(zoom: float) -> int:
    """Pixels from one repeat to the next: grows with *zoom*, and halves where it has doubled."""
    return round(SIDE * zoom / round_zoom(zoom))


@cache
def texture() -> Surface:
    luck = Random("sea")
    picture = Surface((SIDE, SIDE), 0, 32)
    for waves, height in SWELLS:
        picture.blit(_swell(luck, waves, height), (0, 0), special_flags=BLEND_RGB_ADD)
    _light(picture)
    picture.fill(SHEEN, special_flags=BLEND_RGB_MULT)
    picture.fill(DEEP, special_flags=BLEND_RGB_ADD)
    return picture


def _light(picture: Surface) -> None:
    """Brightens the slopes that rise to the lower right, and darkens those that fall."""
    before, behind = picture.copy(), picture.copy()
    before.scroll(2, 3, SCROLL_REPEAT)
    behind.scroll(-2, -3, SCROLL_REPEAT)
    for _ in range(STEEP):
        picture.blit(behind, (0, 0), special_flags=BLEND_RGB_ADD)
        picture.blit(before, (0, 0), special_flags=BLEND_RGB_SUB)


def _swell(luck: Random, waves: int, height: int) -> Surface:
    """Smooth noise that goes on at its edges where it began."""
    coarse = Surface((waves, waves), 0, 32)
    for x in range(waves):
        for y in range(waves):
            coarse.set_at((x, y), [luck.randrange(height + 1)] * 3)
    blocks, soft = scale(coarse, (SIDE, SIDE)), SIDE // waves
    around = Surface((SIDE + 4 * soft, SIDE + 4 * soft), 0, 32)
    _tile(around, (2 * soft, 2 * soft), blocks)
    smooth = box_blur(box_blur(around, soft // 2), soft // 2)
    return smooth.subsurface((2 * soft, 2 * soft, SIDE, SIDE))


def _tile(canvas: Surface, origin: tuple[int, int], picture: Surface) -> None:
    clip, side = canvas.get_clip(), picture.get_width()
    first = Rect(0, 0, side, side)
    left = clip.left - (clip.left - origin[0]) % side
    top = clip.top - (clip.top - origin[1]) % side
    canvas.fblits(
        [
            (picture, first.move(x, y))
            for x in range(left, clip.right, side)
            for y in range(top, clip.bottom, side)
        ]
    )
