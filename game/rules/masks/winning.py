"""Who has won (Y1-Y4, X6)."""

from collections import Counter

from game.core.seats import Seat
from game.rules.masks.agenda import tell
from game.rules.masks.deeds import Agenda
from game.rules.masks.events import KranaShown, Told, Won
from game.rules.masks.holding.held import known_to_all
from game.rules.masks.holding.stacks import discarded
from game.rules.masks.phases import ForVictory, GameOver, Rolling
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.editions import KranaWin
from game.rules.masks.state import State, Table
from game.rules.masks.whereabouts import on_agenda


def great_masks(table: Table, seat: Seat) -> list[str]:
    """Those that lie face up; Noble Masks do not count (K5)."""
    masks = table.terms.cards.masks
    return [worn.key for worn in table.seats[seat].masks if masks[worn.key].is_great]


def mask_win(table: Table, seat: Seat) -> bool:
    """Y1, Y3."""
    return len(great_masks(table, seat)) >= table.terms.masks_to_win


def best_krana(table: Table, seat: Seat) -> int:
    """How many count for Y2: of one breed, or of different types."""
    cards = [table.terms.cards.krana[card.key] for card in table.seats[seat].hands[Deck.KRANA]]
    if table.terms.edition.krana_win is KranaWin.DIFFERENT_TYPES:
        return len({krana.type for krana in cards} - {None})
    breeds = Counter(krana.breed for krana in cards if krana.breed is not None)
    return max(breeds.values(), default=0)


def krana_win(table: Table, seat: Seat) -> bool:
    hand = table.seats[seat].hands[Deck.KRANA]
    enough = table.terms.krana_to_win
    return len(hand) >= enough and best_krana(table, seat) >= enough


def won(state: State, seat: Seat, rule: str, told: Told, agenda: Agenda = ()) -> State:
    """At once; nothing that was still to be done is done, but what was played is put away."""
    for card in on_agenda(agenda):
        state = discarded(state, card)
    if rule == "Y2":
        hand = known_to_all(state.seats[seat].hands[Deck.KRANA])
        state = state.with_hand(seat, Deck.KRANA, hand)
        tell(state, told, KranaShown(seat, hand))
    state = state.but(phase=GameOver((seat,), rule))
    tell(state, told, Won(seat, rule))
    return state


def decided_by_count(state: State, told: Told) -> State:
    """Nobody has won by the end of the last round (X6)."""

    def merit(seat: Seat) -> tuple[int, int, int]:
        own = state.seats[seat]
        great = len(great_masks(state, seat))
        return great, len(own.turaga) + len(own.masks) - great, best_krana(state, seat)

    seats = [Seat(seat) for seat in range(len(state.seats))]
    best = max(map(merit, seats))
    first = tuple(seat for seat in seats if merit(seat) == best)
    if len(first) == 1:
        return won(state, first[0], "X6", told)
    return state.but(phase=Rolling(first, ForVictory(), ()))
