"""Who has won a contest, on its stage: it covers who challenged whom, and nothing of the sums."""

import pygame
from attrs import evolve, frozen
from pygame import SRCALPHA, Rect, Surface

from game.tabletop.motion.moment import COMES, GOES
from game.ui.animation import ease
from game.ui.theme import Palette, Style, Theme


@frozen
class Verdict:
    """After *share* of its time."""

    words: str
    line: str
    place: Rect
    share: float = 0.0

    def after(self, share: float) -> "Verdict":
        return evolve(self, share=share)

    def draw(self, surface: Surface, rect: Rect, theme: Theme) -> None:
        """Its ground covers at once what was asked; only the words come and go."""
        pygame.draw.rect(surface, Palette.STONE_DARK, self.place, border_radius=theme.px(8))
        slab = Surface(self.place.size, SRCALPHA)
        ground = slab.get_rect()
        for words, style, colour, anchor in (
            (self.words, Style.TITLE, Palette.GLOW, "midbottom"),
            (self.line, Style.STRONG, Palette.INK, "midtop"),
        ):
            text = theme.text(theme.shortened(words, style, ground.width), style, colour)
            height = ground.centery + theme.px(18)
            slab.blit(text, text.get_rect(**{anchor: (ground.centerx, height)}))
        there = min(1.0, self.share / COMES, (1 - self.share) / GOES)
        slab.set_alpha(round(255 * ease(max(0.0, there))))
        surface.blit(slab, self.place)
