"""All pieces of the box as pictures, each painted once."""

from pathlib import Path

import pygame
from attrs import define, field
from pygame import Surface
from pygame.transform import smoothscale

from game.boxes.quest.table.discs import disc_picture
from game.boxes.quest.table.faces import face_of
from game.boxes.quest.table.paint import WHITE
from game.rules.quest.pieces import Disc


@define(eq=False)
class Pieces:
    numbers: Path | None = None

    def disc(self, disc: Disc, diameter: int, *, faded: bool = False) -> Surface:
        return smoothscale(disc_picture(face_of(disc), 256, self.number), (diameter, diameter))

    def number(self, t: str, h: int) -> Surface:
        return pygame.font.Font(self.numbers, h).render(t, True, WHITE)
