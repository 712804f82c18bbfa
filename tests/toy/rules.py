"""The rules of Lanterns. `docs/toy/rules.md` has every rule by its id."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from random import Random
from typing import TypeAlias, TypeVar

from attrs import evolve, frozen

from game.core.errors import IllegalActionError
from game.core.ruleset import Chance, Ruleset, Step
from game.core.seats import NATURE, OPEN, Seat, Viewer

T = TypeVar("T")
RAIN, HIDDEN = 0, -1  # faces that are no lantern
BOX = Counter({RAIN: 6, 1: 5, 2: 5, 3: 4, 4: 3, 5: 2})  # D1
HAND, ENOUGH = 3, 15  # cards that everybody holds at first, and light that ends the game


@frozen
class Card:
    face: int
    is_known: bool = False  # to everybody: it has been seen at a dousing (A3)


@frozen
class Drawing:
    seat: Seat


@frozen
class Lighting:
    seat: Seat


@frozen
class Asking:
    """Everybody else is asked, one after the other, whatever they hold (A1)."""

    lit_by: Seat
    card: Card
    asked: tuple[Seat, ...]  # who still has to answer, the first now


@frozen
class Over:
    winners: tuple[Seat, ...]  # several may share it


@frozen
class Draw:
    face: int


@frozen
class Play:
    place: int  # in the hand: of a lantern of one's own, or of rain on another's


@frozen
class Pass:
    pass


class What(Enum):
    """What has happened, and by which rule."""

    DREW, LIT, PASSED, DOUSED, BURNT, WON = "T2", "T3", "A1", "A3", "T4", "W1"


@frozen
class Event:
    what: What
    seat: Seat
    face: int = HIDDEN


Phase: TypeAlias = Drawing | Lighting | Asking | Over
Action: TypeAlias = Draw | Play | Pass
Hand: TypeAlias = tuple[Card, ...]  # in the order in which they came


@frozen
class State:
    hands: tuple[Hand, ...]
    light: tuple[tuple[int, ...], ...]  # the lanterns that burn, by seat
    phase: Phase
    deck: tuple[int, ...]  # from the lowest face on: it has no order, luck draws from it


@frozen
class Observation(State):
    """What *viewer* does not know is HIDDEN, and so are all cards of the deck."""

    viewer: Viewer


def deal(seats: int, rng: Random) -> State:
    cards = list(BOX.elements())
    rng.shuffle(cards)
    hands = tuple(tuple(map(Card, cards[i * HAND : (i + 1) * HAND])) for i in range(seats))
    return State(hands, ((),) * seats, Drawing(Seat(0)), tuple(sorted(cards[seats * HAND :])))


class Lanterns(Ruleset[State, Observation, Action, Event]):
    def to_move(self, table: State) -> Seat | None:
        match table.phase:
            case Drawing():
                return NATURE
            case Lighting(seat):
                return seat
            case Asking(_, _, asked):
                return asked[0]
            case Over():
                return None

    def winners(self, table: State) -> frozenset[Seat] | None:
        return frozenset(table.phase.winners) if isinstance(table.phase, Over) else None

    def legal_actions(self, table: State) -> Sequence[Action]:
        match table.phase:
            case Drawing():
                return [Draw(face) for face in sorted(set(table.deck))]
            case Lighting(seat):
                lanterns = [i for i, card in enumerate(table.hands[seat]) if card.face > RAIN]
                return [*map(Play, lanterns)] or [Pass()]
            case Asking(_, _, asked):
                rain = [i for i, card in enumerate(table.hands[asked[0]]) if card.face == RAIN]
                return [Pass(), *map(Play, rain[:1])]
            case Over():
                return []

    def chance_stream(self, table: State) -> str:
        return "draws"

    def chances(self, state: State) -> Sequence[Chance[Action]]:
        whole = len(state.deck)
        return [Chance(Draw(face), Fraction(n, whole)) for face, n in Counter(state.deck).items()]

    def sample_chance(self, state: State, rng: Random) -> Action:
        return Draw(rng.choice(state.deck))

    def apply(self, state: State, action: Action) -> Step[State, Event]:
        if action not in self.legal_actions(state):
            raise IllegalActionError(f"{action} cannot be done now.")
        return self.advance(state, action)

    def advance(self, state: State, action: Action) -> Step[State, Event]:
        match state.phase, action:
            case Drawing(seat), Draw(face):
                state = _with_hand(state, seat, (*state.hands[seat], Card(face)))
                deck = _but(state.deck, state.deck.index(face))
                drawn = evolve(state, deck=deck, phase=Lighting(seat))
                return _step(drawn, Event(What.DREW, seat, face))
            case Lighting(seat), Play(place):
                card, count = state.hands[seat][place], len(state.hands)
                asked = tuple(Seat((seat + i) % count) for i in range(1, count))
                state = _with_hand(state, seat, _but(state.hands[seat], place))
                lit = evolve(state, phase=Asking(seat, card, asked))
                return _step(lit, Event(What.LIT, seat, card.face))
            case Lighting(seat), Pass():
                return _next_turn(state, seat, Event(What.PASSED, seat))
            case Asking(owner, card, asked), Play(place):
                state = _with_hand(state, asked[0], _but(state.hands[asked[0]], place))
                back = (Card(card.face, is_known=True), Card(RAIN, is_known=True))
                state = _with_hand(state, owner, state.hands[owner] + back)
                return _next_turn(state, owner, Event(What.DOUSED, asked[0], card.face))
            case Asking(owner, card, (seat, *others)), Pass():
                passed = Event(What.PASSED, seat)
                if others:
                    return _step(evolve(state, phase=Asking(owner, card, tuple(others))), passed)
                light = _but(state.light, owner, (*state.light[owner], card.face))
                burnt = Event(What.BURNT, owner, card.face)
                return _next_turn(evolve(state, light=light), owner, passed, burnt)
            case _:
                raise AssertionError(f"{action} in {state.phase}")

    def observe(self, state: State, viewer: Viewer) -> Observation:
        hands = tuple(
            tuple(c if viewer in {seat, OPEN} or c.is_known else Card(HIDDEN) for c in hand)
            for seat, hand in enumerate(state.hands)
        )
        deck = (HIDDEN,) * len(state.deck)
        return Observation(hands, state.light, state.phase, deck, viewer)

    def witness(self, event: Event, viewer: Viewer) -> Event:
        is_hidden = event.what is What.DREW and viewer not in {event.seat, OPEN}
        return evolve(event, face=HIDDEN) if is_hidden else event

    def reveals(self, event: Event) -> bool:
        return event.what in {What.LIT, What.DOUSED}

    def imagine(self, seen: Observation, rng: Random) -> State:
        """All that is hidden, dealt anew."""
        known = [card.face for hand in seen.hands for card in hand]
        asked = [seen.phase.card.face] if isinstance(seen.phase, Asking) else []
        cards = list((BOX - Counter([*known, *asked, *sum(seen.light, ())])).elements())
        rng.shuffle(cards)
        hands = tuple(
            tuple(card if card.face != HIDDEN else Card(cards.pop()) for card in hand)
            for hand in seen.hands
        )
        return State(hands, seen.light, seen.phase, tuple(sorted(cards)))

    def sole_action(self, seen: Observation) -> Action | None:
        """Whoever may hold anything may do anything with it."""
        seat = self.to_move(seen)
        if seat is None or seat == NATURE or Card(HIDDEN) in seen.hands[seat]:
            return None
        legal = self.legal_actions(seen)
        return legal[0] if len(legal) == 1 else None


def _next_turn(state: State, seat: Seat, *events: Event) -> Step[State, Event]:
    light = [sum(lanterns) for lanterns in state.light]
    if state.deck and sum(light) < ENOUGH:
        following = Seat((seat + 1) % len(state.hands))
        return _step(evolve(state, phase=Drawing(following)), *events)
    won = tuple(Seat(i) for i, own in enumerate(light) if own == max(light))
    return _step(evolve(state, phase=Over(won)), *events, *(Event(What.WON, i) for i in won))


def _step(state: State, *events: Event) -> Step[State, Event]:
    return Step(state, [(event, state) for event in events])


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    return evolve(state, hands=_but(state.hands, seat, hand))


def _but(values: tuple[T, ...], place: int, *others: T) -> tuple[T, ...]:
    """With *others*, or nothing, instead of the one at *place*."""
    return (*values[:place], *others, *values[place + 1 :])


RULES = Lanterns()
