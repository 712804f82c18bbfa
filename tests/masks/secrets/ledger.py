"""A ledger of secrets: who has seen which card, written from I1-I6 by what has happened.

It does not ask `observe`, and the marks on a card only to tell two alike apart. It follows the
events, and the truth for what a shuffle leaves to chance.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from attrs import define

from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.masks import events
from game.rules.masks.actions import Action, Arrange
from game.rules.masks.holding.held import Held, deck_of
from game.rules.masks.phases import Shuffling
from game.rules.masks.pieces import HELD, HIDDEN, Deck
from game.rules.masks.state import Observation, State


@define
class Card:
    """One card, and who knows where it lies."""

    key: str
    knowers: set[Viewer]


@define
class Ledger:
    everybody: set[Viewer]
    hands_are_open: bool  # H2
    hands: dict[tuple[int, int], list[Card]]  # by seat and deck
    stacks: list[list[Card]]  # the top one last
    piles: list[list[Card]]
    nobles: list[list[Card]]

    # What has happened

    def follow(self, action: Action, told: Iterable[tuple[events.Event, State]]) -> None:
        for event, after in told:
            self._follow(event, action, after)

    def _follow(self, event: events.Event, action: Action, after: State) -> None:  # noqa: PLR0915
        match event:
            case events.CardDrawn(seat, card):
                drawn = self.stacks[card.home].pop()
                assert drawn.key == card.key
                drawn.knowers.add(seat)
                self._hand(seat, card).append(drawn)
            case events.CardDiscarded(seat, card, rule) if rule not in {"O3", "O7", "R6"}:
                self._leaves(seat, card)
            case events.CardPlayed(seat, card, _, rule) if rule != "W6":
                self._leaves(seat, card)
            case events.CardStolen(thief, victim, card):
                self._moves(victim, thief, card, after)
            case events.CardGiven(seat, to, card):
                self._moves(seat, to, card, after)
            case events.EffectPlayed(seat, _, card):
                self._leaves(seat, card)
            case events.ChallengeMade(_, seat, _, cards):
                for card in cards:
                    self._leaves(seat, card)
            case events.ThingAdded(seat, key):
                self._added(seat, key, after)
            case events.KranaReturned(seat, card):
                self._hand(seat, card).append(Card(card.key, set(self.everybody)))
            case events.KranaShown(seat):  # they win the game (Y2)
                for shown in self.hands[seat, Deck.KRANA]:
                    shown.knowers |= self.everybody
            case events.Peeked(seat, home, cards):
                for seen in self.stacks[home][-len(cards) :]:
                    seen.knowers.add(seat)
            case events.HandPeeked(seat, victim):
                for deck in HELD:
                    for seen in self.hands[victim, deck]:
                        seen.knowers.add(seat)
            case events.PutBack(seat, home, count, is_buried):
                self._put_back(seat, home, count, action, is_buried=is_buried)
            case events.HandReshuffled(seat, deck):
                self.stacks[deck] += self.hands[seat, deck]
                self.hands[seat, deck] = []
            case events.Shuffled(home):
                keys = [card.key for card in after.stacks[home].cards]
                self.stacks[home] = [Card(key, set()) for key in keys]
            case events.BohrokTurnedUp():
                keys = [card.key for card in after.stacks[Deck.BOHROK].cards]
                self.stacks[Deck.BOHROK] = [Card(key, set()) for key in keys]
                self.stacks[Deck.BOHROK][-1].knowers = set(self.everybody)
            case events.MissionTurnedUp(_, card) | events.SkillsNamed(card):
                assert self.stacks[card.home].pop().key == card.key
            case events.PrizeTaken(seat, key):
                pile = self.piles[seat] if key in self._keys(seat) else self.nobles[seat]
                assert pile.pop().key == key
            case events.MaskKnockedOff(seat, mask):
                self.piles[seat].append(Card(mask, set(self.everybody)))
            case _:
                pass

    def _keys(self, seat: Seat) -> set[str]:
        return {card.key for card in self.piles[seat]}

    def _hand(self, seat: Seat, card: Held) -> list[Card]:
        return self.hands[seat, deck_of(card.home)]

    def _leaves(self, seat: Seat, card: Held) -> Card:
        """Of several alike it is the one that most have seen, so that nothing is told twice."""
        hand = self._hand(seat, card)
        alike = [held for held in hand if held.key == card.key]
        gone = max(alike, key=lambda held: len(held.knowers))
        hand.remove(gone)
        return gone

    def _moves(self, seat: Seat, to: Seat, card: Held, after: State) -> None:
        """The two know it; whoever had seen that hand is no longer sure of any of it (I3)."""
        hand, two = self._hand(seat, card), {seat, to}
        marks = after.seats[seat].hands[deck_of(card.home)]
        left = sum(held.key == card.key and bool(held.known >> to & 1) for held in marks)
        alike = [held for held in hand if held.key == card.key]
        known = [held for held in alike if to in held.knowers]
        unknown = [held for held in alike if to not in held.knowers]
        gone = known[0] if len(known) > left or not unknown else unknown[0]
        hand.remove(gone)
        for held in hand:
            held.knowers &= two
        self._hand(to, card).append(Card(card.key, set(two)))

    def _added(self, seat: Seat, key: str, after: State) -> None:
        cards = after.terms.cards
        deck = Deck.VA if key in cards.va else Deck.RAHI if key in cards.rahi else None
        if deck is not None:
            self._leaves(seat, Held(key, int(deck)))

    def _put_back(
        self, seat: Seat, home: int, count: int, action: Action, *, is_buried: bool
    ) -> None:
        """A new order is known to whoever made it, and to nobody else any more (I3)."""
        stack = self.stacks[home]
        if is_buried:
            stack.insert(0, stack.pop())
        elif isinstance(action, Arrange):
            del stack[len(stack) - count - len(action.kept) :]
            stack += [Card(key, {seat}) for key in action.back]
            self.hands[seat, Deck.GA] += [Card(key, {seat}) for key in action.kept]

    # What a viewer may see

    def check(self, seen: Observation) -> None:
        viewer = seen.viewer
        check_unseen(seen)
        for (seat, deck), hand in self.hands.items():
            shown = Counter(card.key for card in seen.seats[seat].hands[deck])
            may_see = Counter(
                card.key if self.hands_are_open or viewer in card.knowers else HIDDEN
                for card in hand
            )
            assert shown == may_see, f"{viewer} sees of the hand of {seat} what it may not"
        for home, stack in enumerate(self.stacks):
            if isinstance(seen.phase, Shuffling) and seen.phase.home == home:
                continue  # it is in somebody's hands, face down
            assert _keys(seen.stacks[home].cards) == _visible(stack, viewer), f"deck {home}"
        for seat, own in enumerate(seen.seats):
            assert _keys(own.pile) == _visible(self.piles[seat], viewer), "a pile"
            assert _keys(own.nobles) == _visible(self.nobles[seat], viewer), "a Noble pile"


def check_unseen(seen: Observation) -> None:
    """What was named or laid unseen is its seat's alone (S6, Y6)."""
    for seat, own in enumerate(seen.seats):
        if seen.viewer != seat:
            assert not any((*own.laid, *own.laid_missions, *own.foils)), "named unseen (S6, Y6)"


def _keys(cards: Iterable[Held]) -> list[str]:
    return [card.key for card in cards]


def _visible(cards: Iterable[Card], viewer: Viewer) -> list[str]:
    return [card.key if viewer in card.knowers else HIDDEN for card in cards]


def ledger_of(state: State) -> Ledger:
    """Of a game that has just been dealt: each knows its own hand, and nothing else is seen."""
    seats = range(len(state.seats))
    everybody: set[Viewer] = {PUBLIC, *map(Seat, seats)}
    hands = {
        (seat, int(deck)): [Card(c.key, {Seat(seat)}) for c in state.seats[seat].hands[deck]]
        for seat in seats
        for deck in HELD
    }
    stacks = [[Card(card.key, set()) for card in stack.cards] for stack in state.stacks]
    if stacks[Deck.BOHROK]:
        stacks[Deck.BOHROK][-1].knowers = set(everybody)
    piles, nobles = [*_piles(state, "pile")], [*_piles(state, "nobles")]
    return Ledger(everybody, state.terms.options.open_hands, hands, stacks, piles, nobles)


def _piles(state: State, which: str) -> Iterator[list[Card]]:
    for own in state.seats:
        yield [Card(card.key, set()) for card in getattr(own, which)]
