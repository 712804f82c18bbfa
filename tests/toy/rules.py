"""The rules of Lanterns. `docs/toy/rules.md` has every rule by its id."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from random import Random
from typing import TypeAlias, TypeVar

from attrs import evolve, frozen

from game.core.errors import IllegalActionError
from game.core.ruleset import Chance, Step
from game.core.seats import NATURE, OPEN, Seat, Viewer

T = TypeVar("T")
RAIN, HIDDEN = 0, -1  # faces that are no lantern
BOX = Counter({RAIN: 6, 1: 5, 2: 5, 3: 4, 4: 3, 5: 2})  # D1
HAND, ENOUGH = 3, 12  # cards that everybody holds at first, and light that ends the game


@frozen
class Card:
    face: int
    is_known: bool = False  # to everybody: it has been doused (A3)


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
class Light:
    place: int  # in the hand


@frozen
class Douse:
    place: int


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
Action: TypeAlias = Draw | Light | Douse | Pass
Hand: TypeAlias = tuple[Card, ...]  # in the order in which they came


@frozen
class State:
    hands: tuple[Hand, ...]
    light: tuple[int, ...]  # by seat
    gone: tuple[int, ...]  # faces that everybody has seen leave the game
    number: int  # of the turn
    phase: Phase
    deck: tuple[int, ...]  # from the lowest face on: it has no order, luck draws from it


@frozen
class Observation:
    """Hidden faces are HIDDEN, and of the deck one sees how many cards it has."""

    hands: tuple[Hand, ...]
    light: tuple[int, ...]
    gone: tuple[int, ...]
    number: int
    phase: Phase
    left: int
    viewer: Viewer


Table: TypeAlias = State | Observation


def deal(seats: int, rng: Random) -> State:
    cards = list(BOX.elements())
    rng.shuffle(cards)
    hands = tuple(tuple(map(Card, cards[i * HAND : (i + 1) * HAND])) for i in range(seats))
    return State(hands, (0,) * seats, (), 1, Drawing(Seat(0)), tuple(sorted(cards[seats * HAND :])))


def to_move(table: Table) -> Seat | None:
    match table.phase:
        case Drawing():
            return NATURE
        case Lighting(seat):
            return seat
        case Asking(_, _, asked):
            return asked[0]
        case Over():
            return None


def winners(table: Table) -> frozenset[Seat] | None:
    return frozenset(table.phase.winners) if isinstance(table.phase, Over) else None


def legal_actions(table: Table) -> Sequence[Action]:
    match table.phase:
        case Drawing() if isinstance(table, State):
            return [Draw(face) for face in sorted(set(table.deck))]
        case Lighting(seat):
            lanterns = [i for i, card in enumerate(table.hands[seat]) if card.face > RAIN]
            return [*map(Light, lanterns)] or [Pass()]
        case Asking(_, _, asked):
            rain = [i for i, card in enumerate(table.hands[asked[0]]) if card.face == RAIN]
            return [Pass(), *map(Douse, rain[:1])]
        case _:
            return []


def chance_stream(table: Table) -> str:
    return "draws"


def chances(state: State) -> Sequence[Chance[Action]]:
    whole = len(state.deck)
    return [Chance(Draw(face), Fraction(n, whole)) for face, n in Counter(state.deck).items()]


def sample_chance(state: State, rng: Random) -> Action:
    return Draw(rng.choice(state.deck))


def apply(state: State, action: Action) -> Step[State, Event]:
    if action not in legal_actions(state):
        raise IllegalActionError(f"{action} cannot be done now.")
    return advance(state, action)


def advance(state: State, action: Action) -> Step[State, Event]:
    match state.phase, action:
        case Drawing(seat), Draw(face):
            deck = _without(state.deck, state.deck.index(face))
            state = _with_hand(state, seat, (*state.hands[seat], Card(face)))
            drawn = evolve(state, deck=deck, phase=Lighting(seat))
            return _step(drawn, Event(What.DREW, seat, face))
        case Lighting(seat), Light(place):
            card, count = state.hands[seat][place], len(state.hands)
            asked = tuple(Seat((seat + i) % count) for i in range(1, count))
            state = _with_hand(state, seat, _without(state.hands[seat], place))
            lit = evolve(state, phase=Asking(seat, card, asked))
            return _step(lit, Event(What.LIT, seat, card.face))
        case Lighting(seat), Pass():
            return _next_turn(state, seat, Event(What.PASSED, seat))
        case Asking(owner, card, asked), Douse(place):
            state = _with_hand(state, asked[0], _without(state.hands[asked[0]], place))
            back = (*state.hands[owner], Card(card.face, is_known=True))
            state = evolve(_with_hand(state, owner, back), gone=(*state.gone, RAIN))
            return _next_turn(state, owner, Event(What.DOUSED, asked[0], card.face))
        case Asking(owner, card, asked), Pass():
            passed = Event(What.PASSED, asked[0])
            if len(asked) > 1:
                return _step(evolve(state, phase=Asking(owner, card, asked[1:])), passed)
            return _burn(state, owner, card, passed)
        case _:
            raise AssertionError(f"{action} in {state.phase}")


def _burn(state: State, seat: Seat, card: Card, *events: Event) -> Step[State, Event]:
    most_before = _brightest(state.light)
    light = tuple(own + card.face * (i == seat) for i, own in enumerate(state.light))
    state = evolve(state, light=light, gone=(*state.gone, card.face))
    events += (Event(What.BURNT, seat, card.face),)
    if sum(light) < ENOUGH:
        return _next_turn(state, seat, *events)
    return _end(state, most_before | {seat}, *events)


def _next_turn(state: State, seat: Seat, *events: Event) -> Step[State, Event]:
    if not state.deck:
        return _end(state, _brightest(state.light), *events)
    following = Drawing(Seat((seat + 1) % len(state.hands)))
    return _step(evolve(state, number=state.number + 1, phase=following), *events)


def _end(state: State, seats: frozenset[Seat], *events: Event) -> Step[State, Event]:
    won = tuple(sorted(seats))
    told = (*events, *(Event(What.WON, seat) for seat in won))
    return _step(evolve(state, phase=Over(won)), *told)


def _step(state: State, *events: Event) -> Step[State, Event]:
    return Step(state, [(event, state) for event in events])


def _brightest(light: tuple[int, ...]) -> frozenset[Seat]:
    return frozenset(Seat(i) for i, own in enumerate(light) if own == max(light))


def _with_hand(state: State, seat: Seat, hand: Hand) -> State:
    return evolve(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _without(cards: tuple[T, ...], place: int) -> tuple[T, ...]:
    return cards[:place] + cards[place + 1 :]


def observe(state: State, viewer: Viewer) -> Observation:
    hands = tuple(
        hand if viewer in {seat, OPEN} else tuple(c if c.is_known else Card(HIDDEN) for c in hand)
        for seat, hand in enumerate(state.hands)
    )
    left, number = len(state.deck), state.number
    return Observation(hands, state.light, state.gone, number, state.phase, left, viewer)


def witness(event: Event, viewer: Viewer) -> Event:
    is_hidden = event.what is What.DREW and viewer not in {event.seat, OPEN}
    return evolve(event, face=HIDDEN) if is_hidden else event


def reveals(event: Event) -> bool:
    return event.what in {What.LIT, What.DOUSED}


def imagine(seen: Observation, rng: Random) -> State:
    """All that is hidden, dealt anew."""
    known = [card.face for hand in seen.hands for card in hand if card.face != HIDDEN]
    asked = [seen.phase.card.face] if isinstance(seen.phase, Asking) else []
    cards = list((BOX - Counter([*seen.gone, *known, *asked])).elements())
    rng.shuffle(cards)
    hands = tuple(
        tuple(card if card.face != HIDDEN else Card(cards.pop()) for card in hand)
        for hand in seen.hands
    )
    return State(hands, seen.light, seen.gone, seen.number, seen.phase, tuple(sorted(cards)))
