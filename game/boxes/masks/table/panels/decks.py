"""Decks and their discards, at the right."""

from collections.abc import Iterator
from functools import partial

from attrs import define
from pygame import Rect, Surface

from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.layout import DECKS
from game.boxes.masks.table.panels.explained import explanation
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.panels.token import Token
from game.boxes.masks.table.reading import LookAgain, known_on_top
from game.core.seats import Seat
from game.rules.masks.holding.held import Stack
from game.rules.masks.holding.stacks import home_of
from game.rules.masks.pieces import HIDDEN, Deck
from game.rules.masks.printed.editions import Terms
from game.rules.masks.targets import AtDeck
from game.scenes.table.selection import PointAt
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget

CARD = 52  # points, the height of a card


def decks_in(terms: Terms) -> tuple[Deck, ...]:
    """Those that are played with, in the order in which they lie."""
    without = {Deck.RAHI: not terms.has_rahi}
    without |= dict.fromkeys((Deck.VA, Deck.BOHROK), not terms.has_swarm)
    return tuple(deck for deck in DECKS if not without.get(deck))


@define(frozen=True)
class Caption(Widget):
    """What a deck is called, and how many cards are left."""

    words: str
    count: int

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        words = theme.shortened(self.words, Style.SMALL, self.rect.width - theme.px(22))
        for text, anchor in (
            (theme.text(words, Style.SMALL, Palette.INK), "midleft"),
            (theme.text(str(self.count), Style.SMALL_STRONG, Palette.GOLD), "midright"),
        ):
            place = text.get_rect()
            setattr(place, anchor, getattr(self.rect, anchor))
            surface.blit(text, place)


def deck_piles(skin: Skin, here: Situation) -> Iterator[Widget]:
    decks = decks_in(here.seen.terms)
    for deck, rect in zip(decks, skin.layout.decks, strict=True):
        yield from _pile(skin, here, deck, rect)


def _pile(skin: Skin, here: Situation, deck: Deck, rect: Rect) -> Iterator[Widget]:
    owner = here.own if here.own is not None else Seat(0)
    home, theme = home_of(here.seen, deck, owner), skin.theme
    stack = here.seen.stacks[home]
    size = card_size(theme.px(CARD))
    place = Rect(rect.topleft, size)
    target = AtDeck(deck)
    message = _pressed(here, target, home)
    thing = Thing(
        f"deck.{deck.name.lower()}",
        place,
        partial(_words, here, target, stack),
        message,
        passive=message is None,
        target=target,
    )
    yield Token(
        place,
        thing,
        _top(skin, here, deck, stack, size),
        is_lit=here.is_next(target),
        is_dim=not stack.cards,
        is_advised=here.advised == target,
        radius=4,
    )
    if stack.discards:
        yield _discards(skin, here, deck, stack.discards[-1], place.move(size[0] + theme.px(4), 0))
    below = Rect(rect.left, place.bottom, rect.width, rect.bottom - place.bottom)
    yield Caption(below, here.names.deck_short(deck), len(stack.cards))


def _pressed(here: Situation, target: AtDeck, home: int) -> object | None:
    """It is meant, or its cards are looked at again that are known (I3)."""
    if here.is_legal(target):
        return PointAt(target)
    is_known = here.is_open and here.selection is not None and known_on_top(here.seen, home)
    return LookAgain(home) if is_known else None


def _top(skin: Skin, here: Situation, deck: Deck, stack: Stack, size: tuple[int, int]) -> Surface:
    """Face up where everybody knows it, as the Bohrok of the nest."""
    if stack.cards and stack.cards[-1].key != HIDDEN and deck is Deck.BOHROK:
        return skin.cards.face(here.names, stack.cards[-1].key, size[1])
    return skin.cards.back(deck, size[1])


def _discards(skin: Skin, here: Situation, deck: Deck, key: str, rect: Rect) -> Token:
    card = partial(explanation, skin, here, key, None)
    name = f"discards.{deck.name.lower()}"
    thing = Thing(name, rect, here.names.card(key), passive=True, card=card)
    return Token(rect, thing, skin.cards.face(here.names, key, rect.height), radius=4)


def _words(here: Situation, target: AtDeck, stack: Stack) -> str:
    names = here.names
    count = names.texts.text(
        "table.deck", deck=names.deck(target.deck), count=len(stack.cards), out=len(stack.discards)
    )
    refused = here.why(target) if here.selection is not None else ""
    return "\n".join(filter(None, (count, _nest(here, target.deck, stack), refused)))


def _nest(here: Situation, deck: Deck, stack: Stack) -> str:
    """The Bohrok that all can see."""
    if deck is not Deck.BOHROK or not stack.cards or stack.cards[-1].key == HIDDEN:
        return ""
    return here.names.card(stack.cards[-1].key)
