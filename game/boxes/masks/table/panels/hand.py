"""The hand of whoever holds the screen, along the lower edge; faces only while it is open."""

from collections.abc import Iterator

from attrs import evolve, frozen
from pygame import Rect

from game.boxes.masks.table.cards.conditions import Condition, Lying
from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.choosing.foretold import scores_words
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.explained import card_thing
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.panels.token import Token
from game.core.seats import Seat
from game.rules.masks.holding.held import Held, deck_of
from game.rules.masks.pieces import HIDDEN
from game.rules.masks.targets import AtCard
from game.scenes.table.selection import PointAt
from game.tabletop.carried import Carried
from game.tabletop.held_open import TurnUp
from game.tabletop.trays import EyeButton
from game.ui.things import Thing
from game.ui.widgets.widget import Widget

EYE = (44, 30)  # points
PEEK = "hand.peek"
SPREAD = 550  # points: beside the island when all of it is in sight
ROOMY, PER_CARD = 6, 30  # cards that lie side by side, and points for each further one
APART = 1.04  # of a card's width: as far apart they lie, if there is room
RISES = 0.14  # of its height, what is pointed at


@frozen
class Fan:
    """Where so many cards lie in a row, closer together if there are many."""

    room: Rect
    height: int
    count: int

    def rect(self, number: int) -> Rect:
        wide = card_size(self.height)[0]
        step = min(wide * APART, (self.room.width - wide) / max(1, self.count - 1))
        left = self.room.left + round(number * step)
        return Rect(left, self.room.bottom - self.height, wide, self.height)


def cards_of(here: Situation, seat: Seat) -> list[Held]:
    """By deck, as they are grouped."""
    return [card for hand in here.seen.seats[seat].hands for card in hand]


def hand_widgets(skin: Skin, here: Situation, carried: Carried) -> Iterator[Widget]:
    seat = here.own
    if seat is None:
        return
    cards = cards_of(here, seat)
    room = _room(skin, len(cards))
    fan = Fan(room, room.height, len(cards))
    for number, card in enumerate(cards):
        token = _card(skin, here, card, fan.rect(number), number)
        yield evolve(token, carried=carried)


def _room(skin: Skin, count: int) -> Rect:
    """As wide as some need side by side; wider for very many, as far as what is going on."""
    room, theme = Rect(skin.layout.hand), skin.theme
    wide = card_size(room.height)[0]
    some = min(round(wide * (1 + APART * (min(count, ROOMY) - 1))), theme.px(SPREAD))
    more = max(0, count - ROOMY) * theme.px(PER_CARD)
    free = skin.layout.deeds.left - 3 * theme.gap - room.left
    room.width = min(max(room.width, some) + more, free)
    return room


def eye(skin: Skin, here: Situation, *, is_alone: bool) -> Iterator[Widget]:
    """Opens the hand, where others could look on."""
    seat = here.own
    if seat is None or is_alone:
        return
    own, theme = skin.layout.own, skin.theme
    rect = Rect(0, 0, theme.px(EYE[0]), theme.px(EYE[1]))
    rect.midleft = own.right + theme.gap, own.centery
    words = here.names.texts.text("table.open_hand")
    yield EyeButton(rect, PEEK, TurnUp(), words, here.is_open)


def _card(skin: Skin, here: Situation, card: Held, rect: Rect, number: int) -> Token:
    rises = round(rect.height * RISES)
    if card.key == HIDDEN or not here.is_open:
        words = here.names.held(Held(HIDDEN, card.home))
        back = skin.cards.back(deck_of(card.home), rect.height)
        return Token(rect, Thing(f"closed.{number}", rect, words, TurnUp(), passive=True), back)
    target = AtCard(card.key)
    is_legal = here.is_legal(target)
    face = skin.cards.face(here.names, card.key, rect.height, _lying(here, target))
    message = PointAt(target) if is_legal else None
    words = here.names.card(card.key)
    thing = Thing(f"hand.{number}", rect, words, message, passive=not is_legal, target=target)
    return Token(
        rect,
        card_thing(skin, here, card.key, thing, target),
        face,
        is_dim=here.selection is not None and not is_legal,
        is_advised=here.advised == target,
        rises=rises,
        tag=scores_words(here, target),
    )


def _lying(here: Situation, target: AtCard) -> Lying:
    """Lit where it can be played."""
    return Lying(Condition.LIT) if here.is_next(target) else Lying()
