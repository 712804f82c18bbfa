"""What lies over things: a ring around the focus, a letter on what can be pressed, a few words."""

from collections.abc import Sequence

import pygame
from attrs import frozen
from pygame import Rect, Surface

from game.ui.materials import Cut, block, border, carve, metal, rough
from game.ui.theme import Palette, Style, Theme

WIDEST = 320  # points
AWAY = 8  # points from what it is about
# Where it may stand, the best first: of its own sides, which is at which side of the thing.
BESIDE = (
    ("midbottom", "midtop"),
    ("midtop", "midbottom"),
    ("midleft", "midright"),
    ("midright", "midleft"),
)
BELOW = (BESIDE[1], BESIDE[0], *BESIDE[2:])


@frozen
class Beside:
    """Where something is explained."""

    at: Rect  # the thing, which is never covered if there is room
    bounds: Rect
    spared: Sequence[Rect] = ()  # what can be pressed: as little of it as can be is covered

    def of(self, size: tuple[int, int], away: int, order: Sequence[tuple[str, str]]) -> Rect:
        """At the best side; of those equally good, the first."""
        around = self.at.inflate(2 * away, 2 * away)
        tried = []
        for own, side in order:
            box = Rect((0, 0), size)
            setattr(box, own, getattr(around, side))
            tried.append(box.clamp(self.bounds))
        return min(tried, key=self._cost)

    def _cost(self, box: Rect) -> tuple[int, int]:
        return _shared(box, self.at), len(box.collidelistall([*self.spared]))


def draw_ring(surface: Surface, theme: Theme, rect: Rect) -> None:
    around = rect.inflate(theme.px(6), theme.px(6))
    radius = theme.px(8)
    pygame.draw.rect(surface, Palette.STONE_DARK, around.inflate(2, 2), theme.px(4), radius)
    pygame.draw.rect(surface, Palette.GLOW, around, max(2, theme.px(2)), radius)


def draw_hint(surface: Surface, theme: Theme, rect: Rect, letters: str) -> None:
    """In the middle of small things, at the upper left of large ones."""
    text = theme.text(letters.upper(), Style.SMALL_STRONG, Palette.STONE_DARK)
    box = text.get_rect().inflate(theme.px(8), theme.px(2))
    if rect.width > 3 * box.width:
        box.midleft = (rect.left, rect.top + theme.px(4))
    else:
        box.center = rect.center
    pygame.draw.rect(surface, Palette.GLOW, box, border_radius=theme.px(4))
    pygame.draw.rect(surface, Palette.STONE_DARK, box, 1, border_radius=theme.px(4))
    surface.blit(text, text.get_rect(center=box.center))


def draw_tooltip(surface: Surface, theme: Theme, words: str, place: Beside) -> Rect:
    """Below the thing if there is room, otherwise beside it; the place that it took."""
    width = min(
        theme.px(WIDEST), max(theme.size(line, Style.SMALL)[0] for line in words.split("\n"))
    )
    text = theme.text(words, Style.SMALL, width=width + 2)
    size = text.get_rect().inflate(theme.px(16), theme.px(10)).size
    box = place.of(size, theme.px(AWAY), BELOW)
    draw_plate(surface, theme, box)
    surface.blit(text, text.get_rect(center=box.center))
    return box


def _shared(first: Rect, second: Rect) -> int:
    common = first.clip(second)
    return common.width * common.height


def draw_plate(surface: Surface, theme: Theme, box: Rect) -> None:
    surface.blit(theme.kept(("tooltip", box.size), lambda: _plate(theme, box.size)), box)


def _plate(theme: Theme, size: tuple[int, int]) -> Surface:
    """Dark stone with a rim of bronze."""
    corner, reach = theme.px(6), theme.px(10)
    plate = carve(rough(size, Palette.STONE_DARK), block(corner), Cut(2, 0.2, 0.1, reach=reach))
    rim = Cut(1, 0.5, 0.3, reach=reach, is_filled=False)
    bronze = metal(size, Palette.BRONZE)
    plate.blit(carve(bronze, border(corner, max(1, theme.px(1.5))), rim), (0, 0))
    return plate
