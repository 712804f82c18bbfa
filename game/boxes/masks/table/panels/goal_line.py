"""How far I am from winning: a place for each mask that is needed; pressed, it opens the rule."""

from collections.abc import Iterable

import pygame
from attrs import define
from pygame import Color, Rect, Surface

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.words.goals import goal_count, goal_sentences
from game.core.seats import Seat
from game.scenes.table.log_panel import OpenRule
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.signs import sign
from game.ui.widgets.widget import MoodOf, Widget

NAME = "goal"
RULE = "Y1"
CROWN = 16  # points
MASK, BETWEEN = 34, 2
HOLLOW = Color(0, 0, 0, 120)


@define(frozen=True)
class GoalLine(Widget):
    """What lies in the places are tokens of their own."""

    words: str
    told: str  # all of it
    places: tuple[Rect, ...]

    def things(self) -> Iterable[Thing]:
        yield Thing(NAME, self.rect, self.told, OpenRule(RULE))

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect, radius=8)
        is_met = mood(NAME).hovered or mood(NAME).focused
        crown = sign(theme, "crown", CROWN, Palette.GOLD)
        at = crown.get_rect(midleft=(self.rect.left + theme.gap, self.rect.centery))
        surface.blit(crown, at)
        colour = Palette.GLOW if is_met else Palette.INK
        words = theme.text(self.words, Style.SMALL_STRONG, colour)
        surface.blit(words, words.get_rect(midleft=(at.right + theme.px(6), at.centery)))
        for place in self.places:
            draw_place(surface, theme, place)


def draw_place(surface: Surface, theme: Theme, place: Rect) -> None:
    """Where a mask will lie once it is won."""
    side = place.inflate(-place.width // 4, -place.height // 4)
    hollow = theme.kept(("mask place", side.size), lambda: _hollow(side.size))
    surface.blit(hollow, side)


def _hollow(size: tuple[int, int]) -> Surface:
    picture = Surface(size, pygame.SRCALPHA)
    radius = min(size) / 2
    pygame.draw.aacircle(picture, HOLLOW, (size[0] / 2, size[1] / 2), radius)
    pygame.draw.aacircle(picture, Palette.EDGE, (size[0] / 2, size[1] / 2), radius, 1)
    return picture


def goal_line(skin: Skin, here: Situation, seat: Seat) -> GoalLine:
    names, seen = here.names, here.seen
    told = "\n".join(goal_sentences(names, seen, seat, knows_krana=here.is_open))
    places = mask_places(skin, here)
    return GoalLine(skin.layout.own, goal_count(names, seen, seat), told, places)


def mask_places(skin: Skin, here: Situation) -> tuple[Rect, ...]:
    """From the right end of the line; as many as are needed to win."""
    theme, row, needed = skin.theme, skin.layout.own, here.names.terms.masks_to_win
    side = theme.px(MASK)
    step = side + theme.px(BETWEEN)
    left = row.right - theme.px(6) - needed * step
    return tuple(
        Rect(left + number * step, row.centery - side // 2, side, side) for number in range(needed)
    )
