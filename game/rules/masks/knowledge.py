"""Who knows what (I1-I6): what a viewer sees of a state and of an event.

A card carries who has seen it; all the rest of a table is for everybody to see.
"""

from attrs import evolve

from game.core.seats import OPEN, Viewer
from game.rules.masks import events
from game.rules.masks.holding.held import Hand, Held, Stack
from game.rules.masks.pieces import HIDDEN, bit_of
from game.rules.masks.state import Observation, SeatState, State

_UNSEEN: dict[int, Held] = {}  # most cards have been seen by nobody: one for each home serves all


def observe(state: State, viewer: Viewer) -> Observation:
    """What *viewer* may know. When it is a seat's decision, the same actions are legal in it."""
    seats, stacks = state.seats, state.stacks
    if viewer is not OPEN:
        bit = bit_of(viewer)
        shows_hands = state.terms.options.open_hands  # H2
        seats = tuple(
            _veiled_seat(own, bit, is_own=seat == viewer, shows_hands=shows_hands)
            for seat, own in enumerate(seats)
        )
        stacks = tuple(Stack(_in_place(s.cards, bit), s.discards) for s in stacks)
    return Observation(
        terms=state.terms,
        seats=seats,
        stacks=stacks,
        turn=state.turn,
        phase=state.phase,
        challenge=state.challenge,
        swarming=state.swarming,
        built=state.built,
        viewer=viewer,
    )


def _veiled_seat(own: SeatState, bit: int, *, is_own: bool, shows_hands: bool) -> SeatState:
    own = own._replace(pile=_in_place(own.pile, bit), nobles=_in_place(own.nobles, bit))
    if not is_own:
        own = own._replace(
            laid=_counted(own.laid),
            laid_missions=_counted(own.laid_missions),
            foils=_counted(own.foils),
        )
        if not shows_hands:
            own = own._replace(hands=tuple(_veiled(hand, bit) for hand in own.hands))
    return own


def _counted(keys: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(keys)


def _veiled(hand: Hand, bit: int) -> Hand:
    """In an order that tells nothing."""
    return tuple(sorted(card.veiled_for(bit) for card in hand))


def _in_place(cards: Hand, bit: int) -> Hand:
    """Decks and piles keep their order."""
    return tuple(_unseen(card.home) if not card.known else card.veiled_for(bit) for card in cards)


def _unseen(home: int) -> Held:
    found = _UNSEEN.get(home)
    if found is None:
        found = _UNSEEN[home] = Held(HIDDEN, home)
    return found


# Events


def witness(event: events.Event, viewer: Viewer) -> events.Event:
    """*event* as *viewer* saw it happen."""
    if viewer is OPEN:
        return event
    bit = bit_of(viewer)
    if isinstance(event, ONE_CARD):
        return evolve(event, card=event.card.veiled_for(bit))
    if isinstance(event, MANY_CARDS):
        return evolve(event, cards=tuple(card.veiled_for(bit) for card in event.cards))
    return event


# All others show what lies open anyway.
ONE_CARD = events.CardDrawn | events.CardStolen | events.CardGiven | events.CardLaid
MANY_CARDS = events.Peeked | events.HandPeeked

# After these, what was hidden has been seen by somebody.
_REVEALING = (
    events.CardDrawn
    | events.CardStolen
    | events.CardGiven
    | events.CardPlayed
    | events.CardDiscarded
    | events.Peeked
    | events.HandPeeked
    | events.MissionTurnedUp
    | events.SkillsNamed
    | events.PrizeTaken
    | events.ChallengeMade
    | events.ThingAdded
    | events.EffectPlayed
    | events.BohrokTurnedUp
    | events.KranaShown
    | events.TaskDone
)


def reveals(event: events.Event) -> bool:
    """Whether *event* has shown somebody something that cannot be forgotten again."""
    return isinstance(event, _REVEALING)
