"""Where everything is on the screen: the one place that says so; corners are those of every box."""

from attrs import frozen
from pygame import Rect

from game.rules.masks.pieces import Deck
from game.scenes.table.corners import MARGIN, TAB, Corners

SEAT = (290, 42)  # points, of a plate
BETWEEN = 5
HAND = (420, 132)  # of the fan; the cards in it are as high as that
SLIM_HAND = 104  # its height in a small window
OWN = (352, 42)  # the line with the masks that one has won
PILE = (84, 74)  # a deck and its discards, with what it is called
LEAST_PILE = 62
NOW = 190  # the height that what is going on takes, as a rule
SMALL = 660  # points of height below which the hand is slim
DECKS = (Deck.GA, Deck.RAHI, Deck.VA, Deck.MISSION, Deck.GMC, Deck.BOHROK)


@frozen
class TableLayout:
    """Who above at the left, me below them, decks at the right, and below these what I can do."""

    area: Rect  # the map fills all of it
    seats: tuple[Rect, ...]
    own: Rect  # the masks with which whoever holds the screen may win
    helpers: Rect  # their Noble Masks and Turaga cards
    hand: Rect
    deeds: Rect  # what can be done, laid from below
    decks: tuple[Rect, ...]  # as many as there are in play
    camera: Rect  # its buttons
    middle: Rect  # where cards are chosen from, and contests are held

    @property
    def clear(self) -> Rect:
        """The part of the map on which nothing lies."""
        return Rect(self.middle.left, self.area.top, self.middle.width, self.area.height)


def lay_out(corners: Corners, seats: int, decks: int) -> TableLayout:
    theme, area = corners.theme, corners.area
    px, margin = theme.px, theme.px(MARGIN)
    inner = area.inflate(-2 * margin, -2 * margin)
    high = px(HAND[1] if area.height >= px(SMALL) else SLIM_HAND)
    hand = Rect(inner.left, area.bottom - high, px(HAND[0]), high)
    own = Rect(inner.left, hand.top - px(OWN[1] + 6), px(OWN[0]), px(OWN[1]))
    helpers = own.move(0, -own.height - px(4))
    camera = Rect(corners.map.topleft, (corners.map.width, corners.camera.height))
    piles = _piles(corners, camera.bottom + theme.gap, decks)
    left, right = inner.left + px(SEAT[0]) + margin, piles[0].left - margin
    middle = Rect(left, inner.top, right - left, inner.height)
    plates = tuple(_plate(corners, inner, number) for number in range(seats))
    return TableLayout(area, plates, own, helpers, hand, corners.deeds, piles, camera, middle)


def _plate(corners: Corners, inner: Rect, number: int) -> Rect:
    width, height = map(corners.theme.px, SEAT)
    return Rect(
        inner.left, inner.top + number * (height + corners.theme.px(BETWEEN)), width, height
    )


def _piles(corners: Corners, top: int, count: int) -> tuple[Rect, ...]:
    """In two columns beside the tab of the log, above what is going on."""
    theme, rows = corners.theme, -(-count // 2)
    px, right = theme.px, corners.area.right - theme.px(TAB[0] + MARGIN)
    room = (corners.area.bottom - px(NOW) - top) // rows
    width, height = px(PILE[0]), max(px(LEAST_PILE), min(px(PILE[1]), room - theme.gap))
    return tuple(
        Rect(
            right - (2 - number % 2) * (width + theme.gap) + theme.gap,
            top + number // 2 * (height + theme.gap),
            width,
            height,
        )
        for number in range(count)
    )
