"""A few words beside what is pointed at."""

from pygame import Rect, Surface

from game.ui.materials import Cut, block, border, carve, metal, rough
from game.ui.theme import Palette, Style, Theme

WIDEST = 320  # points


def draw_tooltip(surface: Surface, theme: Theme, words: str, at: Rect, bounds: Rect) -> None:
    """Below the thing if there is room, otherwise above it, and always within *bounds*."""
    width = min(
        theme.px(WIDEST), max(theme.size(line, Style.SMALL)[0] for line in words.split("\n"))
    )
    text = theme.text(words, Style.SMALL, width=width + 2)
    box = text.get_rect().inflate(theme.px(16), theme.px(10))
    box.midtop = (at.centerx, at.bottom + theme.px(6))
    if box.bottom > bounds.bottom:
        box.midbottom = (at.centerx, at.top - theme.px(6))
    box.clamp_ip(bounds)
    surface.blit(theme.kept(("tooltip", box.size), lambda: _plate(theme, box.size)), box)
    surface.blit(text, text.get_rect(center=box.center))


def _plate(theme: Theme, size: tuple[int, int]) -> Surface:
    """Dark stone with a rim of bronze."""
    corner, reach = theme.px(6), theme.px(10)
    plate = carve(rough(size, Palette.STONE_DARK), block(corner), Cut(2, 0.2, 0.1, reach=reach))
    rim = Cut(1, 0.5, 0.3, reach=reach, is_filled=False)
    bronze = metal(size, Palette.BRONZE)
    plate.blit(carve(bronze, border(corner, max(1, theme.px(1.5))), rim), (0, 0))
    return plate
