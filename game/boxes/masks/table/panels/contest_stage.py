"""A contest on its stage: both Toa, the card between them, and how each sum grows by pieces."""

import pygame
from attrs import define, field, frozen
from pygame import Color, Rect, Surface

from game.core.seats import Seat
from game.tabletop.pictures import paint
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.widget import MoodOf, Widget

PAWN, CARD = 150, 190  # points high, if there is room
ROOMY = (720, 460)  # points: a stage of that size has room for them
FIGURE, GAP = 118, 22  # the width of a Toa, and of the air around the card
BLOCK = 26  # the height of a piece that was added
HEAD = 38  # the height of a sum
TOP, FOOT = 62, 66  # what is said above, and below the Toa
BASE = 44, 0.4  # what a Toa brings along: its least height in points, and most of the pillar
MOST_BASE = 1500  # points of skill at which it is highest
FLOOR, FLOOR_EDGE = Color("#4a4238"), Color("#2b2620")


@frozen
class Piece:
    """Something that counts for a side."""

    words: str
    points: int
    is_void: bool


@frozen
class Side:
    seat: Seat
    name: str
    role: str
    colour: Color
    pawn: Surface = field(eq=False, repr=False)
    base: int
    base_words: str
    pieces: tuple[Piece, ...]
    total: str
    is_ahead: bool
    has_say: bool


@define(frozen=True)
class ContestStage(Widget):
    title: str
    place: str
    card: Surface | None = field(eq=False, repr=False)
    skill_words: str
    gap_words: str
    prize: str
    sides: tuple[Side, Side]
    share: float  # of the usual size: less on a small stage

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        floor = theme.kept(("arena", self.rect.size), lambda: _floor(self.rect.size))
        foot = self.rect.bottom - theme.px(FOOT // 2)
        surface.blit(floor, floor.get_rect(midbottom=(self.rect.centerx, foot)))
        self._draw_words(surface, theme)
        top = self.rect.top + theme.px(TOP)
        card = self.card or Surface((0, 0))
        surface.blit(card, card.get_rect(midtop=(self.rect.centerx, top)))
        self._draw_below(surface, theme, top + card.get_height() + theme.gap)
        for number in range(len(self.sides)):
            self._draw_side(surface, theme, number)

    def _draw_words(self, surface: Surface, theme: Theme) -> None:
        for words, style, colour, top in (
            (self.title, Style.HEADING, Palette.GOLD, 0),
            (self.place, Style.SMALL, Palette.PALE, 34),
        ):
            text = theme.text(words, style, colour)
            at = self.rect.centerx, self.rect.top + theme.px(top)
            surface.blit(text, text.get_rect(midtop=at))

    def _draw_below(self, surface: Surface, theme: Theme, top: int) -> None:
        """What is compared and who is ahead; at the very foot, what for."""
        width = self._middle(theme) - theme.gap
        for words, style, colour in (
            (self.skill_words, Style.STRONG, Palette.INK),
            (self.gap_words, Style.SMALL_STRONG, Palette.GLOW),
        ):
            text = theme.text(words, style, colour, width)
            surface.blit(text, text.get_rect(midtop=(self.rect.centerx, top)))
            top += text.get_height() + theme.px(6)
        prize = theme.text(self.prize, Style.SMALL, Palette.INK)
        low = self.rect.bottom - theme.px(6)
        surface.blit(prize, prize.get_rect(midbottom=(self.rect.centerx, low)))

    def _draw_side(self, surface: Surface, theme: Theme, number: int) -> None:
        side, half = self.sides[number], self._half(theme, number)
        figure = Rect(0, 0, theme.px(self.share * FIGURE), side.pawn.get_height())
        pillar = Rect(0, half.top, half.width - figure.width - theme.px(6), half.height)
        if number == 0:
            figure.bottomleft, pillar.right = half.bottomleft, half.right
        else:
            figure.bottomright, pillar.left = half.bottomright, half.left
        surface.blit(side.pawn, side.pawn.get_rect(midbottom=figure.midbottom))
        for words, style, colour, top in (
            (side.name, Style.STRONG, Palette.INK, theme.px(2)),
            (side.role, Style.SMALL, Palette.PALE, theme.px(22)),
        ):
            text = theme.text(theme.shortened(words, style, figure.width), style, colour)
            surface.blit(text, text.get_rect(midtop=(figure.centerx, figure.bottom + top)))
        _draw_pillar(surface, theme, side, pillar)

    def _middle(self, theme: Theme) -> int:
        wide = self.card.get_width() if self.card else 0
        return max(wide, theme.px(self.share * FIGURE)) + 2 * theme.px(self.share * GAP)

    def _half(self, theme: Theme, number: int) -> Rect:
        """What one side has for itself."""
        wide = (self.rect.width - self._middle(theme)) // 2
        left = self.rect.left if number == 0 else self.rect.right - wide
        top = self.rect.top + theme.px(TOP)
        return Rect(left, top, wide, self.rect.bottom - top - theme.px(FOOT))


def _floor(size: tuple[int, int]) -> Surface:
    """Round slabs of stone, seen from a little above."""
    wide, high = size[0], size[1] // 3
    picture = Surface((wide, high), pygame.SRCALPHA)
    for inset, colour in ((0, Palette.STONE_DARK), (3, FLOOR_EDGE), (10, FLOOR)):
        rect = picture.get_rect().inflate(-2 * inset, -inset)
        pygame.draw.ellipse(picture, colour, rect)
    for share in (0.94, 0.6):
        ring = picture.get_rect().scale_by(share, share)
        pygame.draw.ellipse(picture, Palette.BRASS, ring, 2)
    return picture


def _draw_pillar(surface: Surface, theme: Theme, side: Side, pillar: Rect) -> None:
    """What the Toa brings along, and upon it piece by piece what was added."""
    least, most = BASE
    room = pillar.height - theme.px(HEAD + 6) - theme.px(least)
    piece_high = min(theme.px(BLOCK), room // max(1, len(side.pieces)))
    grown = (most * pillar.height - theme.px(least)) * min(1.0, max(0, side.base) / MOST_BASE)
    high = theme.px(least) + min(round(grown), room - piece_high * len(side.pieces))
    block = Rect(pillar.left, pillar.bottom - high, pillar.width, high)
    words = theme.shortened(side.base_words, Style.STRONG, block.width - theme.gap)
    _draw_block(surface, theme, block, side.colour, (words, Style.STRONG, Palette.INK))
    for piece in side.pieces:
        block = Rect(block.left, block.top - piece_high, block.width, piece_high)
        colour = paint.mixed(side.colour, paint.WHITE, 0.2) if piece.points > 0 else Palette.RUST
        points = f" {piece.points:+}".replace("-", "−")  # noqa: RUF001
        room = block.width - theme.size(points, Style.SMALL_STRONG)[0] - theme.gap
        words = theme.shortened(piece.words, Style.SMALL_STRONG, room) + points
        colour = Palette.STONE_LIGHT if piece.is_void else colour
        _draw_block(surface, theme, block, colour, (words, Style.SMALL_STRONG, Palette.INK))
    head = Rect(0, 0, pillar.width + theme.px(12), theme.px(HEAD))
    head.midbottom = block.centerx, block.top - theme.px(4)
    ground = Palette.BRONZE if side.is_ahead else Palette.STONE_DARK
    ink = Palette.PEN if side.is_ahead else Palette.INK
    _draw_block(surface, theme, head, ground, (side.total, Style.NUMBER, ink))
    if side.has_say:
        pygame.draw.rect(surface, Palette.GLOW, head, max(2, theme.px(2)), theme.px(5))


def _draw_block(
    surface: Surface, theme: Theme, block: Rect, colour: Color, words: tuple[str, Style, Color]
) -> None:
    radius = theme.px(5)
    pygame.draw.rect(surface, paint.INK, block, border_radius=radius)
    inner = block.inflate(-2, -2)
    pygame.draw.rect(surface, paint.mixed(colour, paint.BLACK, 0.15), inner, border_radius=radius)
    text = theme.text(*words)
    surface.blit(text, text.get_rect(center=block.center))
