"""Where everything is on the table's part of the screen: the one place that says so."""

from attrs import frozen
from pygame import Rect

from game.rules.masks.pieces import Deck
from game.ui.theme import Theme

MARGIN = 10  # points to the window's edge
SEAT = (264, 44)  # of a plate
SEAT_GAP = 6
HAND = (420, 138)  # of the fan; the cards in it are as high as that
SLIM_HAND = 104  # its height in a small window
OWN = 46  # the height of the row with one's masks
NOW = (318, 236)  # the most that the plate of what can be done takes
PILE = (84, 74)  # a deck and its discards, with what it is called
CAMERA = 30
SMALL = 640  # points of height below which the hand is slim
DECKS = (Deck.GA, Deck.RAHI, Deck.VA, Deck.MISSION, Deck.GMC, Deck.BOHROK)


@frozen
class TableLayout:
    """Who above at the left, me below them, decks at the right, and below these what I can do."""

    area: Rect  # the map fills all of it
    seats: tuple[Rect, ...]
    own: Rect  # masks and Turaga cards of whoever holds the screen
    hand: Rect
    now: Rect
    decks: tuple[Rect, ...]  # as many as there are in play
    camera: Rect  # its buttons
    middle: Rect  # where cards are chosen from, and contests are held

    @property
    def clear(self) -> Rect:
        """The part of the map on which nothing lies."""
        left, right = self.seats[0].right, self.decks[0].left
        return Rect(left, self.area.top, right - left, self.area.height)


def lay_out(area: Rect, theme: Theme, seats: int, decks: int) -> TableLayout:
    margin, px = theme.px(MARGIN), theme.px
    inner = area.inflate(-2 * margin, -2 * margin)
    plates = tuple(_plate(inner, theme, number) for number in range(seats))
    high = px(HAND[1] if area.height >= px(SMALL) else SLIM_HAND)
    hand = Rect(inner.left, area.bottom - high, px(HAND[0]), high)
    own = Rect(inner.left, hand.top - px(OWN + 6), px(SEAT[0]), px(OWN))
    now = Rect(0, 0, px(NOW[0]), px(NOW[1]))
    now.bottomright = inner.bottomright
    piles = tuple(_pile(inner, theme, number) for number in range(decks))
    camera = Rect(piles[0].left - px(CAMERA + 12), inner.top, px(CAMERA), px(CAMERA))
    between = Rect(plates[0].right, inner.top, piles[0].left - plates[0].right, inner.height)
    return TableLayout(area, plates, own, hand, now, piles, camera, between.inflate(-2 * margin, 0))


def _plate(inner: Rect, theme: Theme, number: int) -> Rect:
    width, height = theme.px(SEAT[0]), theme.px(SEAT[1])
    return Rect(inner.left, inner.top + number * (height + theme.px(SEAT_GAP)), width, height)


def _pile(inner: Rect, theme: Theme, number: int) -> Rect:
    """In two columns at the right."""
    row, column = divmod(number, 2)
    width, height = theme.px(PILE[0]), theme.px(PILE[1])
    left = inner.right - (2 - column) * (width + theme.gap) + theme.gap
    return Rect(left, inner.top + row * (height + theme.gap), width, height)
