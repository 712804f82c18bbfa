"""Draws all tiles of a level set on one sheet: plain, but it shows what plays."""

from collections.abc import Iterator
from pathlib import Path

import pygame
from attrs import define, evolve, field
from pygame import Color, Rect, Surface, Vector2
from pygame.font import Font

from game.boxes.makuta.levels.pictures import CellPicture, TilePicture
from game.boxes.makuta.levels.sets import Report
from game.core.errors import GameError
from game.core.hexes import SIDES
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import CENTRE, GATE_CELLS, MIDDLE, WIDTH, Cell, Role, Tile
from game.tabletop.land.own_pictures import OwnPictures
from tools.pictures import save_picture

COLUMNS = 5
CELL = 28  # pixels
MAP = WIDTH * CELL
TITLE = 38
GAP = 12
LEGEND = 44
PAPER, INK, PALE = Color("#f4efe2"), Color("#2b2622"), Color("#7d746a")
GROUND, FIELD, GATE, STONE = map(Color, ("#a8a58c", "#e9dfc0", "#c8301f", "#57505e"))
TOKENS = {
    Kind.MOSQUITO: ("m", Color("#8d5fc0")),
    Kind.SCORPION: ("s", Color("#8a5a2b")),
    Kind.TIGER: ("t", Color("#d9781e")),
    Kind.KANOHI: ("K", Color("#c9a400")),
    Kind.TURAGA: ("U", Color("#2f8f5b")),
    Kind.KEY: ("Y", Color("#2f6fc0")),
}
# A side of the outline from left to right, seen from the middle of the tile: how far from the
# middle of the side, and how far beyond it, in cells. The knob is on the left.
SIDE = [(-1.75, 0), (-1.75, 0.6), (-0.85, 0.6), (-0.85, 0), (0.85, 0), (0.85, -0.6), (1.75, -0.6)]
SIDE += [(1.75, 0), (9 / 3**0.5 / 2, 0)]


class PreviewError(GameError):
    """Why the sheet could not be drawn."""


def draw_preview(report: Report, path: Path) -> str:
    """Says what it has done, for the person at the terminal."""
    if not report.tiles:
        raise PreviewError("There is no sound tile to draw.")
    sheet = _sheet(report)
    save_picture(sheet, path)
    return f"Drew {len(report.tiles)} tiles on {path}."


def _sheet(report: Report) -> Surface:
    pygame.font.init()
    pencil = Pencil()
    pictures = {picture.key: picture for picture in report.pictures}
    width, height = MAP + GAP, MAP + TITLE + GAP
    rows = -(-len(report.tiles) // COLUMNS)
    sheet = Surface((COLUMNS * width + GAP, rows * height + GAP + LEGEND))
    sheet.fill(PAPER)
    for index, tile in enumerate(report.tiles):
        row, column = divmod(index, COLUMNS)
        panel = sheet.subsurface((GAP + column * width, GAP + row * height, MAP, MAP + TITLE))
        pencil.draw_tile(panel, tile, pictures.get(tile.key))
    pencil.draw_legend(sheet.subsurface((0, rows * height + GAP, sheet.get_width(), LEGEND)))
    return sheet


@define
class Pencil:
    """Draws tiles, and keeps the images that it has opened."""

    _pictures: OwnPictures = field(factory=OwnPictures)
    _parts: dict[CellPicture, Surface | None] = field(factory=dict)
    _title: Font = field(factory=lambda: Font(None, 26))
    _text: Font = field(factory=lambda: Font(None, 21))

    def draw_tile(self, panel: Surface, tile: Tile, picture: TilePicture | None) -> None:
        """The title above, the map below; without images, in plain colours."""
        role = "" if tile.role is Role.LAND else f" ({tile.role.value})"
        self._write(panel, self._title, f"{tile.key}{role}", (0, 0), INK)
        figures = f"{tile.region}, {len(tile.fields)} fields, {len(tile.gates)} gates"
        self._write(panel, self._text, figures, (0, 20), PALE)
        board = panel.subsurface((0, TITLE, MAP, MAP))
        board.fill(GROUND)
        for layer in picture.layers if picture else ():
            for look in layer.cells:
                self._draw_look(board, look)
        self._draw_play(board, tile, painted=picture is not None)

    def _draw_look(self, board: Surface, look: CellPicture) -> None:
        part = self._part(evolve(look, cell=MIDDLE[0]))
        if part is not None:
            board.blit(part, _rect(look.cell))

    def _part(self, look: CellPicture) -> Surface | None:
        """The same wherever it lies."""
        if look not in self._parts:
            part = self._pictures.part(look)
            self._parts[look] = part and pygame.transform.smoothscale(part, (CELL, CELL))
        return self._parts[look]

    def _draw_play(self, board: Surface, tile: Tile, *, painted: bool) -> None:
        for cell in tile.fields:
            self._draw_field(board, _rect(cell), painted=painted)
        _shade_outside(board)
        self._draw_middle(board, tile)
        for side in tile.gates:
            rect = _rect(GATE_CELLS[side]).inflate(-4, -4)
            pygame.draw.rect(board, GATE, rect, border_radius=5)
            pygame.draw.rect(board, INK, rect, 2, border_radius=5)
        for cell, kind in tile.tokens:
            self._draw_token(board, Vector2(_rect(cell).center), kind)

    def _draw_field(self, board: Surface, rect: Rect, *, painted: bool) -> None:
        inner = rect.inflate(-2, -2)
        if not painted:
            pygame.draw.rect(board, FIELD, inner, border_radius=4)
        pygame.draw.rect(board, INK, inner, 1, border_radius=4)

    def _draw_middle(self, board: Surface, tile: Tile) -> None:
        middle = _rect(MIDDLE[0]).unionall([_rect(cell) for cell in MIDDLE])
        if tile.role is Role.START:
            pygame.draw.rect(board, FIELD, middle, border_radius=8)
            pygame.draw.rect(board, INK, middle, 3, border_radius=8)
            self._centre(board, self._title, "start", Vector2(middle.center), INK)
        elif tile.role is Role.MAKUTA:
            pygame.draw.circle(board, STONE, middle.center, middle.width / 2)
            self._centre(board, self._title, "temple", Vector2(middle.center), PAPER)

    def _draw_token(self, board: Surface, centre: Vector2, kind: Kind) -> None:
        letter, colour = TOKENS[kind]
        pygame.draw.circle(board, INK, centre, CELL * 0.46)
        pygame.draw.circle(board, colour, centre, CELL * 0.40)
        self._centre(board, self._text, letter, centre, Color("white"))

    def draw_legend(self, strip: Surface) -> None:
        x, y = GAP + CELL / 2, LEGEND / 2
        for kind in TOKENS:
            self._draw_token(strip, Vector2(x, y), kind)
            x += self._write(strip, self._text, kind.name.lower(), (x + CELL * 0.7, y - 7), INK)
        rect = Rect(0, 0, CELL - 4, CELL - 4)
        rect.center = (round(x), round(y))
        pygame.draw.rect(strip, GATE, rect, border_radius=5)
        self._write(strip, self._text, "gate", (x + CELL * 0.7, y - 7), INK)

    def _write(
        self, surface: Surface, font: Font, text: str, at: tuple[float, float], colour: Color
    ) -> float:
        """How far on the next thing in a row may come."""
        surface.blit(font.render(text, antialias=True, color=colour), at)
        return font.size(text)[0] + 2 * CELL

    def _centre(self, surface: Surface, font: Font, text: str, at: Vector2, colour: Color) -> None:
        image = font.render(text, antialias=True, color=colour)
        surface.blit(image, image.get_rect(center=at))


def _rect(cell: Cell) -> Rect:
    return Rect((cell.x + CENTRE) * CELL, (cell.y + CENTRE) * CELL, CELL, CELL)


def _shade_outside(board: Surface) -> None:
    veil = Surface(board.get_size(), pygame.SRCALPHA)
    veil.fill((*PAPER[:3], 205))
    outline = list(_outline())
    pygame.draw.polygon(veil, (0, 0, 0, 0), outline)
    pygame.draw.lines(veil, INK, closed=True, points=outline, width=2)
    board.blit(veil, (0, 0))


def _outline() -> Iterator[Vector2]:
    """The jigsaw shape, roughly: the game draws it rounder."""
    middle = Vector2(MAP / 2, MAP / 2)
    for side in SIDES:
        for along, beyond in SIDE:
            yield middle + Vector2(along, -4.5 - beyond).rotate(60 * side) * CELL
