"""What is seen above everything else for a moment: pieces in flight, whose turn it is, the end."""

from collections.abc import Callable
from typing import Protocol

import pygame
from attrs import define, field, frozen
from pygame import Rect, Surface

from game.tabletop.motion.pose import Name, Pose
from game.tabletop.pictures.sprite import draw_sprites
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.widget import MoodOf, Widget


@frozen
class TurnBanner:
    """Who is next; *share* of it is there."""

    words: str
    badge: Callable[[int], Surface]  # as high as that
    share: float = 1.0

    def draw(self, surface: Surface, rect: Rect, theme: Theme) -> None:
        text = theme.text(self.words, Style.HEADING, Palette.GLOW)
        badge = self.badge(text.get_height())
        width = text.get_width() + badge.get_width() + 5 * theme.gap
        slab = Surface((width, text.get_height() + 2 * theme.gap), pygame.SRCALPHA)
        face = slab.get_rect()
        pygame.draw.rect(slab, (*Palette.STONE_DARK[:3], 225), face, border_radius=face.height // 2)
        pygame.draw.rect(slab, Palette.BRONZE, face, max(1, theme.px(1.5)), face.height // 2)
        slab.blit(badge, badge.get_rect(midleft=(2 * theme.gap, face.centery)))
        slab.blit(text, text.get_rect(midright=(width - 2 * theme.gap, face.centery)))
        slab.set_alpha(round(255 * self.share))
        top = rect.top + 2 * theme.gap - round((1 - self.share) * 2 * theme.gap)
        surface.blit(slab, slab.get_rect(midtop=(rect.centerx, top)))


class Spectacle(Protocol):
    """Fills the whole table for a while."""

    def after(self, share: float) -> "Spectacle":
        """As it is after *share* of its time."""

    def draw(self, surface: Surface, rect: Rect, theme: Theme) -> None: ...


@define(eq=False)
class Overlay:
    flights: dict[Name, Pose] = field(factory=dict, init=False)  # in pixels of the screen
    banner: TurnBanner | None = field(default=None, init=False)
    spectacle: Spectacle | None = field(default=None, init=False)

    @property
    def is_wide(self) -> bool:
        """Whether it is seen all over the table: all of that has to be painted again."""
        return bool(self.flights) or self.spectacle is not None

    def clear(self) -> None:
        self.flights.clear()
        self.banner = self.spectacle = None


@define(frozen=True)
class OverlayView(Widget):
    """Takes no part in anything: one points through it."""

    overlay: Overlay

    is_solid = False

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        overlay = self.overlay
        if overlay.spectacle:
            overlay.spectacle.draw(surface, self.rect, theme)
        self._draw_flights(surface)
        if overlay.banner and overlay.banner.share > 0:
            overlay.banner.draw(surface, self.rect, theme)

    def _draw_flights(self, surface: Surface) -> None:
        """Not over the bars and the log, where nothing is painted anew when they have passed."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        draw_sprites(surface, (pose.sprite() for pose in self.overlay.flights.values()))
        surface.set_clip(before)
