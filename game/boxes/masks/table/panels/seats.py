"""Who plays: a slim plate for each seat, with its masks and how many cards it holds."""

from collections.abc import Iterator, Sequence
from functools import partial

import pygame
from attrs import define, field, frozen
from pygame import Color, Rect, Surface

from game.boxes.masks.table import pieces
from game.boxes.masks.table.choosing.foretold import odds_words
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.explained import seat_words
from game.boxes.masks.table.panels.goal_line import draw_place
from game.boxes.masks.table.panels.own_row import mask_token
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.shapes.signs import FLAG, STAFF, WARNING
from game.core.seats import Seat
from game.rules.masks.phases import Targeting
from game.rules.masks.pieces import HELD, Deck
from game.rules.masks.play import to_move
from game.rules.masks.state import Worn
from game.rules.masks.targets import AtSeat
from game.scenes.table.selection import PointAt
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import MoodOf, Widget

BADGE, MASK, BACK, SIGN = 30, 19, 26, 16  # points
MARK = 13  # on a badge
NAME = 56  # the width of a name
SMALL_MASK = 17  # where they lie in two rows
DECK, SIGNS = 23, 24  # the width of a hand's count, and of all signs
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
    is_beside: bool = False  # the number, of a picture that is too thin to stand upon


@define(frozen=True)
class SeatPlate(Widget):
    thing: Thing
    label: str
    badge: Surface = field(eq=False, repr=False)
    colour: Color
    counts: tuple[Count, ...]
    places: tuple[tuple[Rect, Surface | None], ...] = field(eq=False, repr=False)
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
        for place, mask in self.places:
            if mask is None:
                draw_place(surface, theme, place)
            else:
                surface.blit(mask, place)
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
        number = theme.text(str(count.number), Style.SMALL_STRONG, Palette.INK)
        shade = theme.text(str(count.number), Style.SMALL_STRONG, Palette.STONE_DARK)
        aside = number.get_width() if count.is_beside else 0
        place = count.picture.get_rect(midright=(right - aside, self.rect.centery))
        surface.blit(count.picture, place)
        at = number.get_rect(center=place.center)
        if count.is_beside:
            at.left = place.right
        surface.blit(shade, at.move(1, 1))
        surface.blit(number, at)
        return place.left


def seat_plates(skin: Skin, here: Situation) -> Iterator[Widget]:
    for number, rect in enumerate(skin.layout.seats):
        seat = Seat(number)
        places = _places(skin, rect, len(_worn(here, seat)), len(here.names.terms.opening))
        yield _plate(skin, here, seat, rect, places)
        yield from _masks(skin, here, seat, places)


def _plate(
    skin: Skin, here: Situation, seat: Seat, rect: Rect, places: Sequence[Rect]
) -> SeatPlate:
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
        _badge(skin, here, seat),
        pieces.colour_of(toa),
        tuple(_counts(skin, here, seat)),
        tuple(_shown(here, seat, places)),
        is_turn=seat == here.seen.turn.seat,
        decides=seat == to_move(here.seen),
        is_lit=here.is_next(target) or here.advised == target,
    )


def _badge(skin: Skin, here: Situation, seat: Seat) -> Surface:
    """With a mark while some card goes on to hinder or help; pointing there says which."""
    badge = pieces.badge(here.seen.terms.toas[seat], skin.theme.px(BADGE))
    if not here.seen.seats[seat].lasting:
        return badge
    marked, mark = badge.copy(), skin.theme.px(MARK)
    sign = pieces.sign_picture(WARNING, mark, tuple(Palette.GLOW)[:3])
    place = sign.get_rect(bottomright=marked.get_rect().bottomright)
    pygame.draw.circle(marked, Palette.STONE_DARK, place.center, mark * 0.7)
    marked.blit(sign, place)
    return marked


def _shown(
    here: Situation, seat: Seat, places: Sequence[Rect]
) -> Iterator[tuple[Rect, Surface | None]]:
    """Masks of one's own are only looked at here."""
    for rect, worn in zip(places, _worn(here, seat), strict=True):
        if worn is None:
            yield rect, None
        elif seat == here.own:
            yield rect, pieces.mask_picture(worn.key, rect.width, is_ready=worn.is_ready)


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
            picture = pieces.sign_picture(body, px(SIGN), tuple(Palette.BRONZE)[:3])
            yield Count(picture, number, is_beside=True)


def _masks(skin: Skin, here: Situation, seat: Seat, places: Sequence[Rect]) -> Iterator[Widget]:
    """Those of whoever holds the screen can be pressed where they lie large, below."""
    for rect, worn in zip(places, _worn(here, seat), strict=False):
        if worn is not None and seat != here.own:
            yield mask_token(skin, here, seat, worn, rect)


def _worn(here: Situation, seat: Seat) -> list[Worn | None]:
    """First the masks that count, then places for those that are still needed, then all others."""
    cards, own = here.names.terms.cards.masks, here.seen.seats[seat]
    great = [worn for worn in own.masks if cards[worn.key].is_great]
    missing = max(0, here.names.terms.masks_to_win - len(great))
    return [*great, *[None] * missing, *(worn for worn in own.masks if worn not in great)]


def _places(skin: Skin, rect: Rect, count: int, decks: int) -> list[Rect]:
    """Beside the name; in two rows where hands of many decks need the room."""
    theme = skin.theme
    left = rect.left + theme.px(3 * PAD + BADGE + NAME)
    room = rect.right - theme.px(PAD + SIGNS + decks * DECK) - left
    rows = 1 if count * theme.px(MASK) <= room else 2
    columns = -(-count // rows)
    side = theme.px(MASK if rows == 1 else SMALL_MASK)
    step = min(side, (room - side) // max(1, columns - 1))
    top = rect.centery - rows * side // 2
    spots = (divmod(number, columns) for number in range(count))
    return [Rect(left + column * step, top + row * side, side, side) for row, column in spots]
