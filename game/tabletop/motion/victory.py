"""The end of a game, worth seeing: the winner in their light, signs around them, sparks, words."""

from collections.abc import Callable
from math import cos, pi, sin, tau
from random import Random
from typing import TypeAlias

import pygame
from attrs import evolve, frozen
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Color, Rect, Surface, Vector2

from game.ui.animation import ease
from game.ui.theme import Palette, Style, Theme

SECONDS = 4.0
RAYS, RINGS = 18, 32
COARSE = 4  # pixels of the screen for one of the rays
SPARKS = 150
LASTS = 0.42  # of the time: a spark
FLASH = 0.09  # of the time
ORBIT = 0.37  # of the height: from the winner to the signs
ARC = 98  # degrees, from the top to the last of them
SIGN = 0.085
GOLD = Color(255, 186, 74)
_COLOURS = (Palette.GLOW, Palette.GOLD, Palette.BRONZE, Palette.INK)


Painted: TypeAlias = Callable[[int], Surface]  # as high as that


@frozen
class Winner:
    """How whoever has won shows themselves."""

    name: str  # the same one always wins alike
    figure: Painted
    light: Color
    signs: tuple[Painted, ...] = ()  # around them


@frozen
class Victory:
    """After *share* of its time."""

    winner: Winner
    words: str
    line: str
    share: float = 0.0

    def after(self, share: float) -> "Victory":
        return evolve(self, share=share)

    def draw(self, surface: Surface, rect: Rect, theme: Theme) -> None:
        there = min(1.0, self.share / 0.12, (1 - self.share) / 0.08)
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        self._shade(surface, rect, there)
        self._rays(surface, rect, there)
        self._signs(surface, rect, there)
        self._sparks(surface, rect, theme)
        self._winner(surface, rect, theme, there)
        self._flash(surface, rect)
        surface.set_clip(before)

    def _shade(self, surface: Surface, rect: Rect, there: float) -> None:
        veil = Surface(rect.size)
        veil.fill(Palette.STONE_DARK)
        veil.set_alpha(round(228 * there))
        surface.blit(veil, rect)

    def _rays(self, surface: Surface, rect: Rect, there: float) -> None:
        """Gold and the winner's light in turn; drawn small and scaled up: light is soft."""
        small = Surface((rect.width // COARSE + 1, rect.height // COARSE + 1))
        middle = Vector2(small.get_width() / 2, small.get_height() * 0.43)
        reach = Vector2(small.get_size()).length()
        for ray in range(RAYS):
            turn = tau * ray / RAYS + self.share * 0.8
            half = tau / RAYS * (0.3 + 0.14 * sin(3 * turn + 5 * self.share))
            ends = [middle + reach * Vector2(cos(a), sin(a)) for a in (turn - half, turn + half)]
            colour = GOLD if ray % 2 else self.winner.light
            dim = 0.28 + 0.16 * cos(2 * turn)
            pygame.draw.polygon(small, colour.lerp(Color("black"), dim), [middle, *ends])
        grown = there * ease(min(1.0, self.share / 0.2))
        small.blit(_glow(small.get_size(), middle, grown), (0, 0), special_flags=BLEND_RGB_MULT)
        _sun(small, middle, grown)
        soft = pygame.transform.box_blur(small, 4)
        large = pygame.transform.smoothscale(soft, rect.size)
        surface.blit(large, rect, special_flags=BLEND_RGB_ADD)

    def _signs(self, surface: Surface, rect: Rect, there: float) -> None:
        """They come alight one after the other, in an arc around the winner."""
        size, half = round(rect.height * SIGN), (len(self.winner.signs) - 1) / 2
        for number, sign in enumerate(self.winner.signs):
            lit = ease(min(1.0, max(0.0, (self.share - 0.1 - 0.035 * number) / 0.08)))
            way = Vector2(0, -ORBIT * rect.height).rotate(ARC * (number - half) / max(half, 1))
            place = Vector2(rect.centerx, rect.top + rect.height * 0.43) + way
            badge = sign(size)
            _blit_faded(surface, badge, badge.get_rect(center=place), lit * there)

    def _flash(self, surface: Surface, rect: Rect) -> None:
        """It begins with a flash of light."""
        left = 1 - self.share / FLASH
        if left > 0:
            light = Surface(rect.size)
            light.fill(Color("black").lerp(GOLD, 0.7 * left * left))
            surface.blit(light, rect, special_flags=BLEND_RGB_ADD)

    def _sparks(self, surface: Surface, rect: Rect, theme: Theme) -> None:
        luck = Random(f"sparks/{self.winner.name}")
        for _ in range(SPARKS):
            self._spark(luck).draw(surface, rect, theme, self.share)

    def _spark(self, luck: Random) -> "_Spark":
        return _Spark(
            began=luck.choice((0.06, 0.3, 0.52)) + luck.uniform(0, 0.08),
            towards=luck.uniform(-pi * 0.98, -pi * 0.02),
            speed=luck.uniform(0.35, 1.15),
            spin=luck.uniform(-9, 9),
            size=luck.uniform(4, 9),
            colour=luck.choice((*_COLOURS, self.winner.light)),
        )

    def _winner(self, surface: Surface, rect: Rect, theme: Theme, there: float) -> None:
        grown = ease(min(1.0, self.share / 0.16))
        height = round(rect.height * 0.46)
        figure = self.winner.figure(height)
        if grown < 1:
            figure = pygame.transform.smoothscale_by(figure, 0.3 + 0.7 * grown)
        foot = rect.top + round(rect.height * 0.66)
        _blit_faded(surface, figure, figure.get_rect(midbottom=(rect.centerx, foot)), there)
        title = theme.text(self.words, Style.TITLE, Palette.GLOW)
        line = theme.text(self.line, Style.HEADING, Palette.INK)
        words = min(1.0, max(0.0, (self.share - 0.12) / 0.1)) * there
        top = foot + theme.gap + round((1 - ease(words)) * theme.px(24))
        _blit_faded(surface, title, title.get_rect(midtop=(rect.centerx, top)), words)
        below = top + title.get_height()
        _blit_faded(surface, line, line.get_rect(midtop=(rect.centerx, below)), words)


def _glow(size: tuple[int, int], middle: Vector2, share: float) -> Surface:
    """Bright in the middle, dark outside."""
    picture = Surface(size)
    reach = Vector2(size).length() * 0.62
    for ring in range(RINGS):
        light = round(215 * share * ((ring + 1) / RINGS) ** 1.6)
        pygame.draw.circle(picture, (light, light, light), middle, reach * (1 - ring / RINGS))
    return picture


def _sun(picture: Surface, middle: Vector2, share: float) -> None:
    """Behind the winner: small, golden, and bright in its heart."""
    reach = picture.get_height() * 0.36
    light = Surface(picture.get_size())
    for ring in range(RINGS):
        level = share * 0.95 * ((ring + 1) / RINGS) ** 3
        pygame.draw.circle(
            light, Color("black").lerp(GOLD, level), middle, reach * (1 - ring / RINGS)
        )
    picture.blit(light, (0, 0), special_flags=BLEND_RGB_ADD)


@frozen
class _Spark:
    """A scrap of foil: thrown up from behind the winner, spinning down again."""

    began: float
    towards: float
    speed: float
    spin: float
    size: float
    colour: Color

    def draw(self, surface: Surface, rect: Rect, theme: Theme, share: float) -> None:
        age = (share - self.began) / LASTS
        if not 0 <= age < 1:
            return
        slowing = 1 - (1 - age) ** 2
        way = Vector2(cos(self.towards), sin(self.towards)) * self.speed * slowing
        way.y += 0.75 * age * age
        centre = Vector2(rect.centerx, rect.top + rect.height * 0.45) + way * rect.height * 0.8
        reach = theme.px(self.size) * min(1.0, 4 * (1 - age))
        arm = Vector2(reach, 0).rotate_rad(self.spin * age)
        across = Vector2(-arm.y, arm.x) * cos(2 * self.spin * age)
        corners = [centre + arm, centre + across, centre - arm, centre - across]
        pygame.draw.polygon(surface, self.colour, corners)


def _blit_faded(surface: Surface, picture: Surface, place: Rect, share: float) -> None:
    if share < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * max(0.0, share)))
    surface.blit(picture, place)
