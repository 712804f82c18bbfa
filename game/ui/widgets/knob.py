"""What slides: a round knob in a slot that is cut into the stone."""

from pygame import Color, Rect, Surface

from game.ui.materials import Cut, block, border, carve, disc, metal, polish, rough
from game.ui.theme import Palette, Theme
from game.ui.widgets.panel import LIT


def draw_knob(surface: Surface, theme: Theme, rect: Rect, alloy: Color, *, is_met: bool) -> None:
    colour = alloy.lerp(Palette.INK, 0.4) if is_met else alloy.lerp(Palette.BRASS, 0.35)
    key = ("knob", rect.size, tuple(colour))
    surface.blit(theme.kept(key, lambda: _knob(theme, rect.width, colour)), rect)


def _knob(theme: Theme, side: int, colour: Color) -> Surface:
    face = metal((side, side), colour, 8)
    polish(face)
    knob = carve(face, disc, Cut(max(2, theme.px(2)), 0.5, 0.55, reach=side))
    inner = theme.px(5)
    dent = carve(metal((inner, inner), colour), disc, Cut(1, 0.4, 0.5, is_sunk=True, reach=inner))
    knob.blit(dent, dent.get_rect(center=(side // 2, side // 2)))
    return knob


def draw_slot(
    surface: Surface, theme: Theme, rect: Rect, *, is_lit: bool, is_met: bool = False
) -> None:
    """As round at its ends as it is high."""
    key = ("slot", rect.size, is_lit, is_met)
    surface.blit(
        theme.kept(key, lambda: _slot(theme, rect.size, is_lit=is_lit, is_met=is_met)), rect
    )


def _slot(theme: Theme, size: tuple[int, int], *, is_lit: bool, is_met: bool) -> Surface:
    face = rough(size, LIT.lerp(Palette.BRONZE, 0.25) if is_lit else Palette.STONE_DARK, 4)
    reach = max(size)
    cut = Cut(max(1, theme.px(1.5)), 0.3, 0.4, is_sunk=True, reach=reach)
    slot = carve(face, block(size[1] // 2), cut)
    if is_met or is_lit:
        colour = Palette.GLOW if is_met else Palette.BRONZE
        rim = border(size[1] // 2, max(1, theme.px(1)))
        slot.blit(carve(metal(size, colour), rim, Cut(1, 0.2, 0.2, reach=reach)), (0, 0))
    return slot
