"""The upper part of a duel's card: title, foe, and the sum as a row of pieces."""

from typing import assert_never

from attrs import frozen
from pygame import Color, Rect, Surface, Vector2
from pygame.transform import rotozoom

from game.boxes.makuta.table.duel import sum as sums
from game.boxes.makuta.table.duel.prospects import Prospect
from game.boxes.makuta.table.duel.state import Duel
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.rules.makuta.pieces import Die, Toa
from game.tabletop.pictures.gleam import gleaming
from game.tabletop.pictures.paint import clear, faded
from game.ui.theme import Palette, Style, Theme

SIGN = 34  # points: the room of a sign that compares
WHEEL, MARKER = 0.82, 0.18  # of the room for the temple
ABOVE = 0.42  # of the row: the height of the middle of its pieces


@frozen
class DuelPainter:
    surface: Surface
    theme: Theme
    pieces: Pieces
    names: Names
    duel: Duel

    def title(self, room: Rect) -> None:
        texts, seat = self.names.texts, self.names.seat(self.duel.seat)
        if self.duel.rahi is None:
            words = texts.text("duel.against_makuta", seat=seat)
        else:
            words = texts.text("duel.against", seat=seat, foe=self.names.kind(self.duel.rahi.kind))
        badge = self.pieces.toa_badge(self._toa, self.theme.line(Style.CAPTION))
        self.surface.blit(badge, room.topleft)
        left = room.left + badge.get_width() + self.theme.gap
        words = self.theme.shortened(words, Style.CAPTION, room.right - left)
        self.surface.blit(self.theme.text(words, Style.CAPTION, Palette.GOLD), (left, room.top))

    @property
    def _toa(self) -> Toa:
        return self.names.terms.toas[self.duel.seat]

    # The foe

    def foe(self, room: Rect) -> None:
        """A Rahi's token bears its strength; Makuta's stands before the segment."""
        size = min(room.width, room.height - self.theme.line(Style.SMALL_STRONG))
        if self.duel.rahi is not None:
            picture = self.pieces.disc(self.duel.rahi, size)
        else:
            picture = self._temple(size)
        place = picture.get_rect(midtop=(room.centerx, room.top))
        self.surface.blit(picture, place)
        self._centred(self._strength_words(), Style.SMALL_STRONG, (place.centerx, place.bottom))

    def _temple(self, size: int) -> Surface:
        """A marker points at the segment before the challenger."""
        picture = clear((size, size))
        facing = self.duel.colour if self.duel.strength is not None else None
        temple = self.pieces.temple(round(size * WHEEL), 0, facing, self._strengths)
        picture.blit(temple, temple.get_rect(center=(size // 2, size // 2)))
        if self.duel.colour is not None:
            colour = Palette.GLOW if self.duel.strength is not None else Palette.PALE
            marker = self.pieces.icon("play", round(size * MARKER), colour)
            turn = 60 * self.duel.colour
            turned = rotozoom(marker, -90 - turn, 1)
            away = Vector2(0, -size * (1 - MARKER) / 2).rotate(turn)
            picture.blit(turned, turned.get_rect(center=Vector2(size / 2, size / 2) + away))
        return picture

    @property
    def _strengths(self) -> tuple[int, ...]:
        terms = self.names.terms
        return tuple(strength + terms.house.mighty_makuta for strength in terms.edition.makuta)

    def _strength_words(self) -> str:
        strength = self.duel.strength
        if strength is None:
            return self.names.texts.text("duel.strength_unknown")
        return self.names.texts.text("duel.strength", strength=strength)

    # The sum

    def sum_row(self, room: Rect, promised: tuple[Prospect, ...]) -> None:
        """In the middle of its room, with space for a sign towards the foe."""
        chosen = promised[0] if promised else None
        parts = [*sums.sum_parts(self.duel, chosen, self.names.terms)]
        total = self._total(sums.sum_of(self.duel, parts))
        sign = self.theme.px(SIGN)
        left_over = room.width - 2 * sign - total.get_width()
        grid = sums.grid_of(len(parts), left_over, self.theme)
        middle = room.top + round(room.height * ABOVE)
        left = room.left + (room.width - 2 * sign - grid.width - total.get_width()) // 2
        for part, place in zip(parts, grid.places((left, middle)), strict=True):
            self._part(part, place, grid)
        after = left + grid.width
        self._sign("=", (after + sign // 2, middle))
        place = total.get_rect(midleft=(after + sign, middle))
        self.surface.blit(total, place)
        self._sign(self._against(), ((place.right + room.right) // 2, middle))

    def _total(self, total: int | None) -> Surface:
        colour = Palette.GLOW if self.duel.total is not None else Palette.INK
        return self.theme.text("?" if total is None else str(total), Style.HUGE, colour)

    def _against(self) -> str:
        """How the total compares, once it is counted."""
        total, strength = self.duel.total, self.duel.strength
        if total is None or strength is None:
            return ""
        return ">" if total > strength else "=" if total == strength else "<"

    def _part(self, part: sums.Part, place: Rect, grid: sums.Grid) -> None:
        match part:
            case sums.DiePart(die, roll):
                self._die(die, roll, place)
            case sums.TokenPart(disc, bonus, is_sure, gleam):
                picture = gleaming(self.pieces.disc(disc, place.width), gleam)
                picture = picture if is_sure else faded(picture, 0.6)
                self.surface.blit(picture, picture.get_rect(center=place.center))
                style = Style.SMALL_STRONG if grid.rows > 1 else Style.STRONG
                colour = Palette.INK if is_sure else Palette.PALE
                words = "+?" if part.is_veiled else f"+{bonus}"
                self._centred(words, style, place.midbottom, colour)
            case _:
                assert_never(part)

    def _die(self, die: Die, roll: int | None, place: Rect) -> None:
        """One that has not been rolled yet is only a shade of itself."""
        picture = self.pieces.die(die, roll or die, place.width)
        self.surface.blit(picture if roll else faded(picture, 0.28), place)
        colour = Palette.INK if roll else Palette.PALE
        self._centred(str(roll) if roll else "?", Style.STRONG, place.midbottom, colour)

    # Words

    def _sign(self, words: str, at: tuple[int, int]) -> None:
        text = self.theme.text(words, Style.NUMBER, Palette.PALE)
        self.surface.blit(text, text.get_rect(center=at))

    def _centred(
        self, words: str, style: Style, top: tuple[int, int], colour: Color = Palette.INK
    ) -> None:
        text = self.theme.text(words, style, colour)
        self.surface.blit(text, text.get_rect(midtop=top))
