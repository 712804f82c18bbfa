"""Cards where they lie: in hands, piles and decks, and who knows them (section 17)."""

from typing import NamedTuple, TypeAlias

from attrs import frozen

from game.rules.masks.pieces import EVERYONE, HIDDEN, Deck

# Each deck has a stack of its number; in `duel` the second seat has stacks of its own (Y7).
OWN_STACKS = {Deck.GA: 7, Deck.MISSION: 8}
STACKS = 9


class Held(NamedTuple):
    """A card that not everybody may know; a tuple, for there are many.

    Two of a key differ by nothing but who knows them and where they will be discarded.
    """

    key: str
    home: int  # the stack whose discards it goes to (Y7)
    known: int = 0  # who has seen it, one bit per seat, one for the public

    def seen_by(self, bits: int) -> "Held":
        return Held(self.key, self.home, self.known | bits)

    def veiled_for(self, bit: int) -> "Held":
        return self if self.known & bit else Held(HIDDEN, self.home)


Hand: TypeAlias = tuple[Held, ...]  # of one deck, in the order of `Held`: it tells nothing
NO_CARDS: Hand = ()


def shown(card: Held) -> Held:
    return Held(card.key, card.home, EVERYONE)


def known_to_all(hand: Hand) -> Hand:
    return tuple(map(shown, hand))


def with_card(hand: Hand, card: Held) -> Hand:
    return tuple(sorted((*hand, card)))


def best_known(hand: Hand, key: str) -> Held:
    """Which of several of a key is meant: the one that most have seen, so nothing is told twice."""
    return max((card for card in hand if card.key == key), key=lambda card: card.known)


def without_card(hand: Hand, card: Held) -> Hand:
    place = hand.index(card)
    return (*hand[:place], *hand[place + 1 :])


@frozen
class Stack:
    """A deck with its discards, which all have seen."""

    cards: Hand  # face down, the top one last
    discards: tuple[str, ...] = ()  # face up, the top one last

    @property
    def is_empty(self) -> bool:
        return not self.cards and not self.discards


def deck_of(home: int) -> Deck:
    """What the back of a card shows."""
    return _DECKS[home]


_DECKS: tuple[Deck, ...] = (*Deck, Deck.GA, Deck.MISSION)
