"""The dark sea around the island: one texture that repeats, and when it moves."""

from functools import cache
from math import floor
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
RATE = 8  # phases to a second
CYCLE = 56  # phases until everything comes again
PATIENCE = 30.0  # seconds after the last input, then the sea rests


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


@define
class SeaMotion:
    """When the sea moves: only before somebody who is there and wants to see it.

    It rests as it was last seen, and goes on from there.
    """

    is_wanted: bool = True  # not with reduced motion
    _is_attended: bool = field(default=True, init=False)
    _roused: float | None = field(default=None, init=False)
    _moved: float = field(default=0.0, init=False)  # seconds, before it was roused
    _since: float = field(default=0.0, init=False)  # when it began to move without a rest

    def rouse(self, now: float) -> None:
        """Somebody did something."""
        if not self._moves(now):
            self._moved, self._since = self._elapsed(now), now
        self._roused = now

    def attend(self, now: float, *, is_attended: bool) -> None:
        """The window has got or lost the focus."""
        if is_attended == self._is_attended:
            return
        if not is_attended:
            self._moved, self._roused = self._elapsed(now), None
        self._is_attended = is_attended

    def phase_at(self, now: float) -> int | None:
        """None where no motion is wanted: then nothing is drawn but the still sea."""
        return floor(self._elapsed(now) * RATE) % CYCLE if self.is_wanted else None

    def next_change(self, now: float) -> float | None:
        """When the next phase begins; None while the sea rests."""
        if not self.is_wanted or not self._moves(now):
            return None
        elapsed = self._elapsed(now)
        return now + (floor(elapsed * RATE) + 1) / RATE - elapsed

    def _moves(self, now: float) -> bool:
        return self._is_attended and self._roused is not None and now < self._roused + PATIENCE

    def _elapsed(self, now: float) -> float:
        if self._roused is None:
            return self._moved
        return self._moved + max(0.0, min(now, self._roused + PATIENCE) - self._since)


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
