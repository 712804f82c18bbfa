"""A picture, as large as its place allows."""

import pygame
from attrs import define
from pygame import Surface

from game.ui.theme import Theme
from game.ui.widgets.widget import MoodOf, Widget


@define(frozen=True)
class Picture(Widget):
    picture: Surface

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        place = self.picture.get_rect().fit(self.rect)
        scaled = self.picture
        if scaled.get_size() != place.size:
            scaled = pygame.transform.smoothscale(self.picture, place.size)
        surface.blit(scaled, place)
