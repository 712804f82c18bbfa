"""Split rock with embers in its cracks: a painting that fits every table."""

from pathlib import Path

import pygame
from attrs import frozen
from pygame import Color, Rect, Surface
from pygame.transform import smoothscale

from game.ui.theme import Theme

BARE = Color("#1c1115")  # without the painting


@frozen
class LairGround:
    painting: Path | None = None

    def draw(self, surface: Surface, theme: Theme, rect: Rect) -> None:
        surface.blit(self.fitted(theme, rect.size), rect)

    def fitted(self, theme: Theme, size: tuple[int, int]) -> Surface:
        return theme.kept(("lair", size), lambda: self._fitted(size))

    def _fitted(self, size: tuple[int, int]) -> Surface:
        """As large as it must be to leave no edge bare."""
        picture = Surface(size, 0, 32)
        picture.fill(BARE)
        if self.painting and self.painting.is_file():
            whole = pygame.image.load(self.painting)
            scale = max(size[0] / whole.width, size[1] / whole.height)
            shown = Rect(0, 0, int(size[0] / scale), int(size[1] / scale))
            picture.blit(smoothscale(whole.subsurface(shown), size), (0, 0))
        return picture
