"""What is seen above everything else for a moment: tokens in flight, whose turn it is, victory."""

import pygame
from attrs import define, field, frozen
from pygame import Rect, Surface

from game.boxes.makuta.table.motion.arrangement import Name
from game.boxes.makuta.table.motion.looks import Pose
from game.boxes.makuta.table.motion.victory import Victory
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.pieces import Toa
from game.tabletop.sprite import draw_sprites
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.widget import MoodOf, Widget


@frozen
class Banner:
    """Who is next; *share* of it is there."""

    words: str
    toa: Toa
    share: float = 1.0


@define(eq=False)
class Overlay:
    pieces: Pieces
    flights: dict[Name, Pose] = field(factory=dict, init=False)  # in pixels of the screen
    banner: Banner | None = field(default=None, init=False)
    victory: Victory | None = field(default=None, init=False)

    @property
    def is_wide(self) -> bool:
        """Whether it is seen beyond the island: all of the table has to be painted again."""
        return bool(self.flights) or self.victory is not None

    @property
    def is_empty(self) -> bool:
        return not self.flights and self.banner is None and self.victory is None

    def clear(self) -> None:
        self.flights.clear()
        self.banner = self.victory = None

    def widget(self, rect: Rect) -> "OverlayView":
        return OverlayView(rect, self)


@define(frozen=True)
class OverlayView(Widget):
    """Takes no part in anything: one points through it."""

    overlay: Overlay

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        overlay = self.overlay
        if overlay.victory:
            overlay.victory.draw(surface, self.rect, theme)
        self._draw_flights(surface)
        if overlay.banner and overlay.banner.share > 0:
            _draw_banner(surface, self.rect, theme, overlay.pieces, overlay.banner)

    def _draw_flights(self, surface: Surface) -> None:
        """Not over the bars and the log, where nothing is painted anew when they have passed."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        draw_sprites(surface, (pose.sprite() for pose in self.overlay.flights.values()))
        surface.set_clip(before)


def _draw_banner(
    surface: Surface, rect: Rect, theme: Theme, pieces: Pieces, banner: Banner
) -> None:
    text = theme.text(banner.words, Style.HEADING, Palette.GLOW)
    badge = pieces.toa_badge(banner.toa, text.get_height())
    width = text.get_width() + badge.get_width() + 5 * theme.gap
    slab = Surface((width, text.get_height() + 2 * theme.gap), pygame.SRCALPHA)
    face = slab.get_rect()
    pygame.draw.rect(slab, (*Palette.STONE_DARK[:3], 225), face, border_radius=face.height // 2)
    pygame.draw.rect(slab, Palette.BRONZE, face, max(1, theme.px(1.5)), face.height // 2)
    slab.blit(badge, badge.get_rect(midleft=(2 * theme.gap, face.centery)))
    slab.blit(text, text.get_rect(midright=(width - 2 * theme.gap, face.centery)))
    slab.set_alpha(round(255 * banner.share))
    top = rect.top + 2 * theme.gap - round((1 - banner.share) * 2 * theme.gap)
    surface.blit(slab, slab.get_rect(midtop=(rect.centerx, top)))
