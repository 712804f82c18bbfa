"""Draws the maps of a folder on one sheet: as Tiled shows them, with the kinds in letters."""

from io import BytesIO
from pathlib import Path

import pygame
from attrs import define, field
from pygame import Color, Rect, Surface
from pygame.font import Font
from pygame.transform import flip, rotate, smoothscale

from game.boxes.masks.land.letters import LETTERS, NEST_LETTER
from game.boxes.masks.land.map_form import cell_of
from game.boxes.masks.land.maps import Report
from game.boxes.masks.land.pictures import LandPicture
from game.core.errors import GameError
from game.core.plain_files import content_of
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import COLUMNS, NEST, ROWS, Land
from game.tiled.maps import Look
from game.tiled.set_files import MAX_PNG
from tools.pictures import save_picture

CELL = 40  # pixels
TITLE, GAP = 34, 16
WIDTH, HEIGHT = COLUMNS * CELL, ROWS * CELL
PAPER, INK = Color("#f4efe2"), Color("#2b2622")


class PreviewError(GameError):
    """Why the sheet could not be drawn."""


def draw_preview(report: Report, path: Path) -> str:
    """Says what it has done, for the person at the terminal."""
    sound = [
        (key, each.land, each.picture)
        for key, each in report.readings.items()
        if each.land is not None and each.picture is not None
    ]
    if not sound:
        raise PreviewError("There is no sound map to draw.")
    pygame.font.init()
    pencil = Pencil()
    sheet = Surface((len(sound) * (WIDTH + GAP) + GAP, HEIGHT + TITLE + 2 * GAP))
    sheet.fill(PAPER)
    for index, (key, land, picture) in enumerate(sound):
        left = GAP + index * (WIDTH + GAP)
        panel = sheet.subsurface((left, GAP, WIDTH, HEIGHT + TITLE))
        pencil.draw_map(panel, key, land, picture)
    save_picture(sheet, path)
    return f"Drew {'1 map' if len(sound) == 1 else f'{len(sound)} maps'} on {path}."


@define
class Pencil:
    """Draws maps, and keeps the images that it has opened."""

    _images: dict[Path, Surface] = field(factory=dict, init=False)
    _parts: dict[Look, Surface] = field(factory=dict, init=False)
    _title: Font = field(factory=lambda: Font(None, 30))
    _letter: Font = field(factory=lambda: Font(None, 22))

    def draw_map(self, panel: Surface, key: str, land: Land, picture: LandPicture) -> None:
        """The title above, the map below."""
        title = f"{key}, {len(land.places)} spaces"
        panel.blit(self._title.render(title, antialias=True, color=INK), (0, 0))
        board = panel.subsurface((0, TITLE, WIDTH, HEIGHT))
        for layer in picture.layers:
            for space, look in layer.looks.items():
                board.blit(self._part(look), _rect(space))
        for space, place in land.places.items():
            if place.kind is not SpaceKind.BLANK:
                self._mark(board, space, LETTERS[place])
        for space in NEST:
            self._mark(board, space, NEST_LETTER)

    def _part(self, look: Look) -> Surface:
        if look not in self._parts:
            if look.image not in self._images:
                self._images[look.image] = _opened(look.image)
            part = self._images[look.image].subsurface(look.rectangle)
            if look.flips.diagonal:
                part = flip(rotate(part, 270), flip_x=True, flip_y=False)
            part = flip(part, look.flips.horizontal, look.flips.vertical)
            self._parts[look] = smoothscale(part, (CELL, CELL))
        return self._parts[look]

    def _mark(self, board: Surface, space: int, letter: str) -> None:
        badge = Rect(0, 0, 16, 16)
        badge.bottomright = _rect(space).move(-1, -1).bottomright
        pygame.draw.circle(board, INK, badge.center, 9)
        pygame.draw.circle(board, PAPER, badge.center, 8)
        image = self._letter.render(letter, antialias=True, color=INK)
        board.blit(image, image.get_rect(center=badge.center))


def _opened(path: Path) -> Surface:
    """Whatever kind of PNG it is, as colours with transparency."""
    image = pygame.image.load(BytesIO(content_of(path, MAX_PNG)), path.name)
    copy = Surface(image.get_size(), pygame.SRCALPHA, 32)
    copy.blit(image, (0, 0))
    return copy


def _rect(space: int) -> Rect:
    column, row = cell_of(space)
    return Rect(column * CELL, row * CELL, CELL, CELL)
