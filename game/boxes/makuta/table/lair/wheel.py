"""The temple as large as the lair has room for, with whoever challenges Makuta before it."""

from collections.abc import Mapping, Sequence

import pygame
from attrs import evolve, frozen
from pygame import Color, Rect, Surface, Vector2

from game.boxes.makuta.table.duel.prospects import Odds
from game.boxes.makuta.table.motion.looks import TempleLook
from game.boxes.makuta.table.pieces.dome import Dome
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.core.shares import percent
from game.rules.makuta.pieces import Colour, Toa
from game.tabletop.pictures.paint import faded
from game.ui.theme import Palette, Style, Theme

SIDE = 2  # of six, clockwise from the north: whoever challenges stands in the south-east
FIGURE = 0.4  # of the temple's picture
STANDS = 1.42  # how far from its axis, where 1 is its foot
CHANCES = 1.27
WIDE = 1.3  # of temple and challenger together, where 1 is the temple's picture
_PILL = Color(20, 14, 14, 215)


def side_of(temple: Vector2, entrance: Vector2) -> int:
    """The one of its six sides that an entrance lies at, clockwise from the north."""
    return round(Vector2(0, -1).angle_to(entrance - temple) / 60) % 6


@frozen
class WheelPainter:
    """In the middle of *room*, the challenger included."""

    surface: Surface
    theme: Theme
    pieces: Pieces
    names: Names
    room: Rect
    look: TempleLook

    @property
    def _place(self) -> Rect:
        side = min(self.room.height, round(self.room.width / WIDE))
        left = self.room.centerx - round(side * WIDE) // 2
        return Rect(left, self.room.centery - side // 2, side, side)

    def _on_ground(self, turn: float, far: float) -> Vector2:
        place = self._place
        return place.topleft + Dome(place.width).on_ground(turn, far)

    def temple(self, toa: Toa) -> None:
        place = self._place
        picture = evolve(self.look, height=1.0).at(place.width)
        self.surface.blit(picture, picture.get_rect(center=place.center))
        figure = self.pieces.pawn(toa, round(place.height * FIGURE), lit=True)
        foot = self._on_ground(60 * SIDE, STANDS) + Vector2(0, place.height * 0.08)
        self.surface.blit(figure, figure.get_rect(midbottom=foot))

    def chances(self, chances: Mapping[Colour, Odds]) -> None:
        """Before the temple turns: what each segment would mean, came it to face them."""
        for colour, odds in chances.items():
            turn = 60 * (colour + self.look.turned)
            self._chance(self._on_ground(turn, CHANCES), percent(odds.win, odds.of))

    def _chance(self, at: Vector2, share: int) -> None:
        words = self.names.texts.text("lair.chance", share=share)
        colour = Palette.GOOD if share else Palette.BAD
        text = self.theme.text(words, Style.SMALL_STRONG, colour)
        pill = text.get_rect(center=at).inflate(self.theme.px(16), self.theme.px(8))
        slab = Surface(pill.size, pygame.SRCALPHA)
        pygame.draw.rect(slab, _PILL, slab.get_rect(), border_radius=pill.height // 2)
        self.surface.blit(slab, pill)
        self.surface.blit(text, text.get_rect(center=pill.center))

    def crowd(self, toas: Sequence[Toa], height: int) -> None:
        """Those who look on, at the lower left."""
        left = self.room.left
        for toa in toas:
            figure = faded(self.pieces.pawn(toa, height), 0.75)
            self.surface.blit(figure, figure.get_rect(bottomleft=(left, self.room.bottom)))
            left += figure.get_width() + self.theme.px(2)
