"""The sum against Makuta, piece by piece: a line for each, a pillar of blocks, and his strength."""

from collections.abc import Iterator, Sequence

import pygame
from attrs import frozen
from pygame import Color, Rect, Surface

from game.boxes.makuta.table.duel import sum as sums
from game.boxes.makuta.table.duel.prospects import Prospect
from game.boxes.makuta.table.duel.state import Duel
from game.boxes.makuta.table.duel.verdict import VerdictPainter
from game.boxes.makuta.table.pieces.colours import OF_DIE, OF_KIND
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.i18n.texts import capital
from game.tabletop.pictures.gleam import gleaming
from game.tabletop.pictures.paint import BLACK, faded, mixed
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.panel import draw_framed, draw_well

LINE, PIECE = 46, 38  # points: of one piece of the sum
BAR, MARK = 26, 9
VERDICT = 104
LEAST = 8  # of a piece that can be told apart
FEW = 2  # lines that there is always room for
REST = 252  # points, of all but the lines
ROOMY = 6  # more than his strength that the bar has room for
THOUGHT = 0.55  # how much is there of what is only thought about


@frozen
class TallyPainter:
    surface: Surface
    theme: Theme
    pieces: Pieces
    names: Names
    duel: Duel

    def draw(self, most: Rect, promised: tuple[Prospect, ...]) -> None:
        """As high as its pieces need, from the upper edge of *most*."""
        chosen = promised[0] if promised else None
        parts = [*sums.sum_parts(self.duel, chosen, self.names.terms)]
        lines = max(len(parts), FEW) * self.theme.px(LINE)
        room = Rect(most.topleft, (most.width, min(most.height, self.theme.px(REST) + lines)))
        draw_framed(self.surface, self.theme, room)
        inner = room.inflate(-4 * self.theme.gap, -3 * self.theme.gap)
        verdict = Rect(inner.left, inner.bottom, inner.width, 0)
        verdict.height = self.theme.px(VERDICT)
        verdict.bottom = inner.bottom
        bar = Rect(inner.left, 0, inner.width, self.theme.px(BAR))
        bar.bottom = verdict.top - self.theme.gap
        top = self._heads(inner)
        totals = bar.top - self.theme.line(Style.HUGE)
        self._lines(Rect(inner.left, top, inner.width, totals - top), parts)
        self._totals(Rect(inner.left, totals, inner.width, bar.top - totals), parts)
        self._bar(bar, parts)
        painter = VerdictPainter(self.surface, self.theme, self.pieces, self.names, self.duel)
        painter.draw(verdict, promised)

    def _heads(self, room: Rect) -> int:
        seat = self.names.seat(self.duel.seat)
        makuta = self.theme.text(self.names.texts.text("lair.makuta"), Style.CAPTION, Palette.BAD)
        width = room.width - makuta.get_width() - self.theme.gap
        own = self.theme.shortened(seat, Style.CAPTION, width)
        self.surface.blit(self.theme.text(own, Style.CAPTION, Palette.GOLD), room.topleft)
        self.surface.blit(makuta, makuta.get_rect(topright=room.topright))
        return room.top + makuta.get_height()

    # Piece by piece

    def _lines(self, room: Rect, parts: Sequence[sums.Part]) -> None:
        """As high as there is room for; where there is none, the sum below has to do."""
        height = min(self.theme.px(LINE), room.height // max(1, len(parts)))
        if height < self.theme.px(LEAST):
            return
        for number, part in enumerate(parts):
            self._line(Rect(room.left, room.top + number * height, room.width, height), part)

    def _line(self, room: Rect, part: sums.Part) -> None:
        size = min(self.theme.px(PIECE), room.height)
        picture, words, number, is_there = self._told(part, size)
        shade = 1.0 if is_there else THOUGHT
        place = picture.get_rect(center=(room.left + size // 2, room.centery))
        self.surface.blit(picture if is_there else faded(picture, shade), place)
        colour = Palette.INK if is_there else Palette.PALE
        amount = self.theme.text(number, Style.NUMBER, colour)
        self.surface.blit(amount, amount.get_rect(midright=room.midright))
        left = room.left + size + self.theme.gap
        width = room.right - amount.get_width() - self.theme.gap - left
        name = self.theme.text(self.theme.shortened(words, Style.BODY, width), Style.BODY, colour)
        self.surface.blit(name, name.get_rect(midleft=(left, room.centery)))

    def _told(self, part: sums.Part, size: int) -> tuple[Surface, str, str, bool]:
        """Its picture, its name, what it adds, and whether it counts already."""
        if isinstance(part, sums.DiePart):
            picture = self.pieces.die(part.die, part.roll or part.die, size)
            words, is_there = capital(self.names.die(part.die)), part.roll is not None
            return picture, words, str(part.roll) if is_there else "?", is_there
        picture = gleaming(self.pieces.disc(part.disc, size), part.gleam)
        words = capital(self.names.disc(part.disc))
        return picture, words, "+?" if part.is_veiled else f"+{part.bonus}", part.is_sure

    # All together

    def _totals(self, room: Rect, parts: Sequence[sums.Part]) -> None:
        total = sums.sum_of(self.duel, parts)
        strength = self.duel.strength
        sure = Palette.GLOW if self.duel.total is not None else Palette.INK
        own = self.theme.text("?" if total is None else str(total), Style.HUGE, sure)
        foe = self.theme.text("?" if strength is None else str(strength), Style.HUGE, Palette.BAD)
        word = self.theme.text(self.names.texts.text("lair.against"), Style.SMALL, Palette.PALE)
        self.surface.blit(own, own.get_rect(midleft=room.midleft))
        self.surface.blit(foe, foe.get_rect(midright=room.midright))
        self.surface.blit(word, word.get_rect(center=room.center))

    def _bar(self, room: Rect, parts: Sequence[sums.Part]) -> None:
        """A block for each piece, and the line that has to be passed."""
        draw_well(self.surface, self.theme, room, radius=5)
        blocks = [*self._blocks(parts)]
        strength = self.duel.strength or 0
        whole = max(sum(points for points, _, _ in blocks), strength + ROOMY, 1)
        inner, left = room.inflate(-4, -4), 0
        for points, colour, is_there in blocks:
            begin, end = (inner.width * each // whole for each in (left, left + points))
            self._block(
                Rect(inner.left + begin, inner.top, end - begin, inner.height),
                colour,
                points,
                is_there=is_there,
            )
            left += points
        if strength:
            self._mark(room, inner.left + inner.width * strength // whole)

    def _blocks(self, parts: Sequence[sums.Part]) -> Iterator[tuple[int, Color, bool]]:
        for part in parts:
            if isinstance(part, sums.DiePart):
                if part.roll:
                    yield part.roll, mixed(OF_DIE[part.die], BLACK, 0.3), True
            elif part.bonus and not part.is_veiled:
                yield part.bonus, OF_KIND[part.disc.kind], part.is_sure

    def _block(self, place: Rect, colour: Color, points: int, *, is_there: bool) -> None:
        face = place.inflate(-2, 0)
        block = Surface(face.size, pygame.SRCALPHA)
        pygame.draw.rect(block, colour, block.get_rect(), border_radius=self.theme.px(4))
        self.surface.blit(block if is_there else faded(block, THOUGHT), face)
        text = self.theme.text(str(points), Style.SMALL_STRONG, Palette.INK)
        if text.get_width() < face.width:
            self.surface.blit(text, text.get_rect(center=face.center))

    def _mark(self, bar: Rect, at: int) -> None:
        over = self.theme.px(MARK)
        ends = (at, bar.top - over), (at, bar.bottom + over // 2)
        pygame.draw.line(self.surface, Palette.BAD, *ends, max(2, self.theme.px(3)))
