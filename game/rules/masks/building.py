"""Decks that are built before a duel, and foil masks that are named (Y5-Y8, S6, H1)."""

from collections import Counter

from game.core.seats import Seat
from game.rules.masks.actions import Action, Lay, Pass
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.deeds import Agenda, BeginTurn, DealHands, ShuffleStack
from game.rules.masks.events import CardLaid, Declined, Told
from game.rules.masks.holding.held import OWN_STACKS, Held, Stack
from game.rules.masks.phases import Build, ForBeginning, Part, Rolling
from game.rules.masks.pieces import EVERYONE, Deck, bit_of
from game.rules.masks.printed.cards import ReadyDeck
from game.rules.masks.setup import STARTS, unwanted, with_opening_hands
from game.rules.masks.state import State, Table, left_of

LEAST_CHALLENGES, MISSIONS, ACTIONS = 6, 10, 20  # Y6
MOST_OF_ONE, LEAST_DIFFERENT = 2, 14
_OPEN = {Part.CHALLENGES: Deck.GMC, Part.MISSIONS: Deck.MISSION}


def begin_building(state: State, first: Seat, told: Told) -> State:
    """Who begins starts in the west (Y5)."""
    for seat, toa in zip((first, left_of(state, first)), STARTS, strict=True):
        start = state.terms.land.starts[toa]
        state = state.with_seat(seat, state.seats[seat]._replace(start=start, pawn=start))
    state = state.but(turn=state.turn._replace(seat=first))
    if not state.terms.options.ready_decks:
        return state.but(phase=Build(first, Part.CHALLENGES))
    cards = state.terms.edition.cards
    for deck, keys in ((Deck.GMC, cards.challenges), (Deck.MISSION, ready_missions(state))):
        state = state.with_stack(deck, Stack(tuple(Held(key, deck, EVERYONE) for key in keys)))
        state = state.but(built=(*state.built, *keys))
    return state.but(phase=Build(first, Part.ACTIONS))


def ready_missions(table: Table) -> tuple[str, ...]:
    """Y8: bo1 to bo10."""
    missions = table.terms.edition.cards.missions
    return tuple(key for key in missions if key.startswith("bo"))


# What may be laid


def layings(table: Table, phase: Build) -> list[Action]:
    own = table.seats[phase.seat]
    cards = table.terms.edition.cards
    match phase.part:
        case Part.CHALLENGES:
            laid = {card.key for card in table.stacks[Deck.GMC].cards}
            passing: list[Action] = [Pass()] if len(laid) >= LEAST_CHALLENGES else []
            return [*(Lay(key) for key in cards.challenges if key not in laid), *passing]
        case Part.MISSIONS:
            laid = {*own.laid_missions}
            if not _is_secret(table, phase.part):
                laid = {card.key for card in table.stacks[Deck.MISSION].cards}
            return [Lay(key) for key in cards.missions if key not in laid]
        case Part.ACTIONS:
            decks = [] if own.laid else [Lay(key) for key in table.terms.cards.ready_decks]
            only = table.terms.options.ready_decks
            return [*decks] if only else [*_actions(table, phase), *decks]
        case Part.FOILS:
            greats = [Lay(key) for key in table.terms.cards.great_masks() if key not in own.foils]
            return [*greats, Pass()]


def _actions(table: Table, phase: Build) -> list[Lay]:
    """At most two of one, and still 14 different ones in the end (Y6c)."""
    laid = Counter(table.seats[phase.seat].laid)
    doubles = sum(laid.values()) - len(laid)
    most_doubles = ACTIONS - LEAST_DIFFERENT
    gone = unwanted(table.terms)
    return [
        Lay(key)
        for key, _ in table.terms.edition.cards.actions
        if key not in gone
        and (laid[key] == 0 or (laid[key] < MOST_OF_ONE and doubles < most_doubles))
    ]


# Laying


def lay(state: State, phase: Build, action: Lay, told: Told) -> State:
    match phase.part:
        case Part.CHALLENGES | Part.MISSIONS if not _is_secret(state, phase.part):
            return _lay_open(state, phase, action.card, told)
        case Part.FOILS:
            return _name_foil(state, phase, action.card, told)
        case _:
            return _lay_unseen(state, phase, action.card, told)


def _is_secret(table: Table, part: Part) -> bool:
    return part is Part.MISSIONS and table.terms.options.secret_missions


def _lay_open(state: State, phase: Build, key: str, told: Told) -> State:
    """In turn, one after the other."""
    deck = _OPEN[phase.part]
    card = Held(key, deck, EVERYONE)
    state = state.with_stack(deck, Stack((*state.stacks[deck].cards, card)))
    state = state.but(built=(*state.built, key))
    tell(state, told, CardLaid(phase.seat, card, "Y6"))
    count = len(state.stacks[deck].cards)
    all_laid = len(state.terms.edition.cards.challenges)
    if count == (all_laid if phase.part is Part.CHALLENGES else MISSIONS):
        return _next_part(state, phase.part, told)
    return state.but(phase=Build(left_of(state, phase.seat), phase.part))


def pass_laying(state: State, phase: Build, told: Told) -> State:
    """Two passes in a row end it; a seat that names no more foils is done."""
    tell(state, told, Declined(phase.seat, "Y6" if phase.part is Part.CHALLENGES else "S6"))
    if phase.part is Part.FOILS:
        return _next_seat(state, phase, told)
    if phase.passes:
        return _next_part(state, phase.part, told)
    return state.but(phase=Build(left_of(state, phase.seat), phase.part, 1))


def _lay_unseen(state: State, phase: Build, key: str, told: Told) -> State:
    own = state.seats[phase.seat]
    if phase.part is Part.MISSIONS:
        own = own._replace(laid_missions=(*own.laid_missions, key))
        is_done = len(own.laid_missions) == MISSIONS
    else:
        ready = state.terms.cards.ready_decks.get(key)
        keys = keys_of(state, ready) if ready else (key,)
        own = own._replace(laid=(*own.laid, *keys))
        is_done = ready is not None or len(own.laid) == ACTIONS
    state = state.with_seat(phase.seat, own)
    tell(state, told, CardLaid(phase.seat, Held(key, Deck.GA, bit_of(phase.seat)), "Y6"))
    return _next_seat(_stacked(state, phase), phase, told) if is_done else state


def keys_of(table: Table, ready: ReadyDeck) -> tuple[str, ...]:
    """Y8, without what a quiet table has no use for (H6)."""
    gone = unwanted(table.terms)
    return tuple(key for key, copies in ready.actions for _ in range(copies) if key not in gone)


def _stacked(state: State, phase: Build) -> State:
    """GA are one's own; Missions are for the other (Y6b, Y7)."""
    seat, own = phase.seat, state.seats[phase.seat]
    deck = Deck.MISSION if phase.part is Part.MISSIONS else Deck.GA
    drawer = left_of(state, seat) if deck is Deck.MISSION else seat
    home = OWN_STACKS[deck] if drawer else int(deck)
    keys = own.laid_missions if deck is Deck.MISSION else own.laid
    return state.with_stack(home, Stack(tuple(Held(key, home, bit_of(seat)) for key in keys)))


def _name_foil(state: State, phase: Build, key: str, told: Told) -> State:
    """The default mask lies face up already: all see that it is a foil (S6)."""
    own = state.seats[phase.seat]
    masks = tuple(worn._replace(is_foil=True) if worn.key == key else worn for worn in own.masks)
    own = own._replace(foils=(*own.foils, key), masks=masks)
    state = state.with_seat(phase.seat, own)
    card = Held(key, Deck.GMC, bit_of(phase.seat))
    tell(state, told, CardLaid(phase.seat, card, "S6"))
    if len(own.foils) < state.terms.options.foils:
        return state
    return _next_seat(state, phase, told)


# One after the other


def _next_seat(state: State, phase: Build, told: Told) -> State:
    following = left_of(state, phase.seat)
    if following == state.turn.seat:
        return _next_part(state, phase.part, told)
    return state.but(phase=Build(following, phase.part))


def _next_part(state: State, part: Part, told: Told) -> State:
    first = state.turn.seat
    match part:
        case Part.CHALLENGES:
            return state.but(phase=Build(first, Part.MISSIONS))
        case Part.MISSIONS:
            return state.but(phase=Build(first, Part.ACTIONS))
        case Part.ACTIONS if state.terms.options.foils:
            return state.but(phase=Build(first, Part.FOILS))
        case _ if state.terms.edition.is_built:
            homes = (*_OPEN.values(), Deck.GA, *OWN_STACKS.values())
            shuffles = tuple(ShuffleStack(home) for home in homes)
            return carry_on(state, (*shuffles, DealHands()), told)
        case _:
            everybody = tuple(Seat(seat) for seat in range(len(state.seats)))
            return state.but(phase=Rolling(everybody, ForBeginning(), ()))


@does(DealHands)
def deal_hands(state: State, deed: DealHands, agenda: Agenda, told: Told) -> State:
    state = with_opening_hands(state)
    return carry_on(state, (BeginTurn(state.turn.seat),), told)
