"""A box on a shelf: the picture on its lid, its name in gold, and its spine."""

from collections.abc import Iterable
from functools import partial

import pygame
from attrs import define, field
from pygame import BLEND_RGB_MULT, SRCALPHA, Color, Rect, Surface
from pygame.transform import rotate, smoothscale

from game.ui.gilding import gilded
from game.ui.materials import Cut, border, carve, glow, gradient, metal, rough
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget
from game.ui.widgets.wordmark import split

SPINE = 0.13  # of the width
RIM, CORNER, AROUND, DEPTH = 4, 5, 14, 2  # points
DIMMED = (118, 118, 128)
MET = (170, 170, 178)  # pointed at, and not chosen
CARD, EDGE, SHADOW = Color("#3a2a1c"), Color("#24170f"), Color(0, 0, 0, 110)
SMALL, GREAT = 0.5, 0.8  # of the width: the words of the name, and its last one
HIGHEST = 0.3  # of that


@define(frozen=True)
class Lid(Widget):
    """*rect* is that of the lid; the spine lies to the right of it."""

    name: str
    title: str
    message: object
    words: str = ""  # what is in the box
    picture: Surface | None = field(default=None, eq=False)  # None: a lid of bare card
    is_on: bool = False
    is_alone: bool = False  # there is nothing to choose from

    def things(self) -> Iterable[Thing]:
        words = ". ".join(filter(None, (self.title, self.words)))
        yield Thing(self.name, self.rect, words, self.message, passive=self.is_alone)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        is_met = state.hovered or state.focused
        face = self.rect.move(0, -theme.px(4) if is_met and not self.is_alone else 0)
        if self.is_on:
            shine = Color([*Palette.GLOW[:3], 105 if is_met else 80])
            around = theme.px(AROUND)
            surface.blit(
                glow(face.size, theme.px(CORNER), around, shine), face.move(-around, -around)
            )
        shade = None if self.is_on else MET if is_met else DIMMED
        key = ("lid", self.name, self.title, face.size, shade)
        painted = partial(self._painted, theme, shade)
        surface.blit(theme.kept(key, painted), face)

    def _painted(self, theme: Theme, shade: tuple[int, int, int] | None) -> Surface:
        wide, high = self.rect.size
        spine = round(wide * SPINE)
        picture = Surface((wide + spine, high), SRCALPHA)
        self._draw_spine(picture, theme, Rect(wide, 0, spine, high))
        picture.blit(self._face(theme), (0, 0))
        if shade:
            picture.fill(shade, special_flags=BLEND_RGB_MULT)
        return picture

    def _face(self, theme: Theme) -> Surface:
        face = rough(self.rect.size, CARD, 5)
        if self.picture:
            face.blit(_covering(self.picture, self.rect.size), (0, 0))
        self._draw_name(face, theme)
        rim, corner = theme.px(RIM), theme.px(CORNER)
        cut = Cut(max(1, rim // 2), 0.5, 0.4, reach=corner + rim, is_filled=False)
        face.blit(carve(metal(face.size, Palette.BRONZE), border(corner, rim), cut), (0, 0))
        return face

    def _draw_name(self, face: Surface, theme: Theme) -> None:
        """The last word is the largest, as in the name of the program."""
        before, last = split(self.title)
        wide, top = face.get_width(), theme.px(14)
        lines = [(before, round(wide * SMALL)), (last, round(wide * GREAT))]
        shown = [_letters(theme, words, room) for words, room in lines if words]
        deep = top + sum(letters.height for letters in shown) + theme.px(26)
        face.blit(_shade((wide, deep)), (0, 0))
        for letters in shown:
            gold, room = gilded(letters, theme.px(DEPTH)), 5 * theme.px(DEPTH)
            face.blit(gold, ((wide - gold.get_width()) // 2, top - room))
            top += letters.get_height() + theme.px(6)

    def _draw_spine(self, picture: Surface, theme: Theme, place: Rect) -> None:
        """Seen from the left: it goes back, and lies in the shade."""
        fall = place.width // 2
        corners = [place.topleft, (place.right, fall), (place.right, place.bottom - fall // 3)]
        pygame.draw.polygon(picture, EDGE, [*corners, place.bottomleft])
        words = theme.shortened(self.title, Style.SMALL_STRONG, place.height - 3 * fall)
        name = rotate(theme.text(words, Style.SMALL_STRONG, Palette.GOLD), 90)
        if name.get_width() <= place.width:
            picture.blit(name, name.get_rect(center=(place.centerx, place.centery + fall // 3)))


def _letters(theme: Theme, words: str, room: int) -> Surface:
    """White, without the air around them, and no wider than *room*."""
    letters = theme.text(words, Style.MONUMENT, Color("white"))
    letters = letters.subsurface(letters.get_bounding_rect())
    share = min(room / letters.get_width(), HIGHEST * room / letters.get_height())
    return smoothscale(letters, (letters.width * share, letters.height * share))


def _shade(size: tuple[int, int]) -> Surface:
    """Dark above, nothing below: the name can be read and the picture be seen."""
    return gradient([[(6, 5, 9, alpha)] for alpha in (200, 140, 0)], size, SRCALPHA)


def _covering(picture: Surface, size: tuple[int, int]) -> Surface:
    """As much of it as fills *size*, from the middle."""
    share = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    scaled = smoothscale(
        picture, (round(picture.get_width() * share), round(picture.get_height() * share))
    )
    part = Rect((0, 0), size)
    part.center = scaled.get_rect().center
    return scaled.subsurface(part.clamp(scaled.get_rect()))


@define(frozen=True)
class Board(Widget):
    """What boxes stand on."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        surface.blit(theme.kept(("board", self.rect.size), lambda: self._painted(theme)), self.rect)

    def _painted(self, theme: Theme) -> Surface:
        wide, high = self.rect.size
        board = rough((wide, high), Color("#3b342c"), 9)
        shade = Surface((wide, high // 3), SRCALPHA)
        shade.fill(SHADOW)
        board.blit(shade, (0, high - high // 3))
        line = max(1, theme.px(2))
        pygame.draw.rect(board, Palette.BRONZE, (0, 0, wide, line))
        pygame.draw.rect(board, Palette.BRASS, (0, high - line, wide, line))
        apart, dot = theme.px(120), theme.px(4)
        for x in range(apart // 2, wide, apart):
            pygame.draw.circle(board, Palette.BRONZE, (x, high // 2), dot)
            pygame.draw.circle(board, Palette.GLOW, (x - dot // 3, high // 2 - dot // 3), dot // 2)
        return board
