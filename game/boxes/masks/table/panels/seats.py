"""Who plays: a slim plate for each seat, with its masks and how many cards it holds."""

from collections.abc import Iterator
from functools import partial

import pygame
from attrs import define, field, frozen
from pygame import Color, Rect, Surface

from game.boxes.masks.table import pieces
from game.boxes.masks.table.choosing.foretold import odds_words
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.explained import seat_words
from game.boxes.masks.table.panels.own_row import mask_token
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.shapes.signs import FLAG, STAFF
from game.core.seats import Seat
from game.rules.masks.phases import Targeting
from game.rules.masks.pieces import HELD, Deck
from game.rules.masks.play import to_move
from game.rules.masks.targets import AtSeat
from game.scenes.table.selection import PointAt
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import MoodOf, Widget

BADGE, MASK, BACK, SIGN = 30, 19, 26, 16  # points
NAME = 56  # the width of a name
MASKS = 80  # and of all masks
PAD = 6


@frozen
class FindPawn:
    """Look where a player's pawn is."""

    seat: Seat


@frozen
class Count:
    """So many of something, with its sign."""

    picture: Surface = field(eq=False, repr=False)
    number: int


@define(frozen=True)
class SeatPlate(Widget):
    thing: Thing
    label: str
    badge: Surface = field(eq=False, repr=False)
    colour: Color
    counts: tuple[Count, ...]
    is_turn: bool
    decides: bool
    is_lit: bool

    def things(self) -> tuple[Thing, ...]:
        return (self.thing,)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect, radius=8)
        bar = Rect(self.rect.left, self.rect.top, theme.px(4), self.rect.height)
        pygame.draw.rect(surface, self.colour, bar.inflate(0, -theme.px(10)), border_radius=3)
        self._draw_rim(surface, theme, mood)
        pad, middle = theme.px(PAD), self.rect.centery
        surface.blit(self.badge, self.badge.get_rect(midleft=(self.rect.left + 2 * pad, middle)))
        self._draw_name(surface, theme, self.rect.left + 3 * pad + self.badge.get_width())
        right = self.rect.right - pad
        for count in reversed(self.counts):
            right = self._draw_count(surface, theme, count, right) - theme.px(3)

    def _draw_rim(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        if self.is_lit or self.decides:
            is_met = mood(self.thing.name).hovered and self.is_lit
            colour = Palette.GLOW if is_met else Palette.GOLD if self.decides else Palette.BRONZE
            pygame.draw.rect(surface, colour, self.rect, max(2, theme.px(2)), theme.px(8))
        if self.is_turn:
            right, half = self.rect.right + theme.px(9), theme.px(6)
            tips = [
                (right - half, self.rect.centery - half),
                (right - half, self.rect.centery + half),
            ]
            pygame.draw.polygon(surface, Palette.GOLD, [(right, self.rect.centery), *tips])

    def _draw_name(self, surface: Surface, theme: Theme, left: int) -> None:
        style = Style.SMALL_STRONG
        words = theme.shortened(self.label, style, theme.px(NAME))
        text = theme.text(words, style, Palette.INK if self.is_turn else Palette.PALE)
        surface.blit(text, text.get_rect(midleft=(left, self.rect.centery)))

    def _draw_count(self, surface: Surface, theme: Theme, count: Count, right: int) -> int:
        """Where the next one ends."""
        place = count.picture.get_rect(midright=(right, self.rect.centery))
        surface.blit(count.picture, place)
        number = theme.text(str(count.number), Style.SMALL_STRONG, Palette.INK)
        shade = theme.text(str(count.number), Style.SMALL_STRONG, Palette.STONE_DARK)
        at = number.get_rect(center=place.center)
        surface.blit(shade, at.move(1, 1))
        surface.blit(number, at)
        return place.left


def seat_plates(skin: Skin, here: Situation) -> Iterator[Widget]:
    for number, rect in enumerate(skin.layout.seats):
        seat = Seat(number)
        yield _plate(skin, here, seat, rect)
        if seat != here.own:
            yield from _masks(skin, here, seat, rect)


def _plate(skin: Skin, here: Situation, seat: Seat, rect: Rect) -> SeatPlate:
    target, toa = AtSeat(seat), here.seen.terms.toas[seat]
    is_legal = here.is_legal(target)
    message = PointAt(target) if is_legal else FindPawn(seat)
    thing = Thing(
        f"seat.{seat}",
        rect,
        partial(_words, here, seat),
        message,
        target=target,
    )
    return SeatPlate(
        rect,
        thing,
        here.names.seat(seat),
        pieces.badge(toa, skin.theme.px(BADGE)),
        pieces.colour_of(toa),
        tuple(_counts(skin, here, seat)),
        is_turn=seat == here.seen.turn.seat,
        decides=seat == to_move(here.seen),
        is_lit=here.is_next(target) or here.advised == target,
    )


def _words(here: Situation, seat: Seat) -> str:
    """With the chance to win, while somebody is to be challenged."""
    odds = odds_words(here, seat) if isinstance(here.seen.phase, Targeting) else ""
    return "\n".join(filter(None, (odds, seat_words(here, seat))))


def _counts(skin: Skin, here: Situation, seat: Seat) -> Iterator[Count]:
    """Hands by deck, then what is open for all to see."""
    own, px = here.seen.seats[seat], skin.theme.px
    for deck in HELD:
        if len(own.hands[deck]) or deck is Deck.GA:
            back = skin.cards.back(deck, px(BACK))
            yield Count(back, len(own.hands[deck]))
    signs = ((STAFF, len(own.turaga) if seat != here.own else 0), (FLAG, len(own.tasks)))
    for body, number in signs:
        if number:
            yield Count(pieces.sign_picture(body, px(SIGN), tuple(Palette.BRASS)[:3]), number)


def _masks(skin: Skin, here: Situation, seat: Seat, rect: Rect) -> Iterator[Widget]:
    """Beside the name, many in two rows; those of whoever holds the screen lie large below."""
    theme, own = skin.theme, here.seen.seats[seat]
    side, room = theme.px(MASK), theme.px(MASKS)
    rows = 1 if len(own.masks) * side <= room else 2
    columns = -(-len(own.masks) // rows)
    step = min(side, (room - side) // max(1, columns - 1))
    left = rect.left + theme.px(3 * PAD + BADGE + NAME)
    for number, worn in enumerate(own.masks):
        row, column = divmod(number, columns)
        top = rect.centery - rows * side // 2 + row * side
        yield mask_token(skin, here, seat, worn, Rect(left + column * step, top, side, side))
