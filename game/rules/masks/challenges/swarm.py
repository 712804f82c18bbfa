"""Bohrok Control spaces and Bohrok Challenges (section 14)."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import Action, Declare, Decline, DrawFrom, PlayCard
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.challenges.options import targets
from game.rules.masks.deeds import (
    AfterChallenge,
    Agenda,
    AskDeclared,
    DrawUp,
    GiveKrana,
    GoOn,
    Knock,
    NewBohrok,
    OpenContest,
)
from game.rules.masks.events import (
    BohrokTurnedUp,
    CardDiscarded,
    ChallengeFoiled,
    ChallengeMade,
    Declined,
    Passed,
    Told,
)
from game.rules.masks.holding.hands import let_go
from game.rules.masks.holding.held import Stack, best_known, shown
from game.rules.masks.holding.stacks import discarded, top_of
from game.rules.masks.phases import Declared, OnBohrok, Shuffling
from game.rules.masks.pieces import ChallengeKind, Deck, Window
from game.rules.masks.printed.cards import BohrokSort
from game.rules.masks.printed.effects import (
    Control,
    ExtraChallenge,
    WinChallenge,
)
from game.rules.masks.state import (
    Challenge,
    State,
    Swarming,
    Table,
    from_left,
    the_challenge,
)

# What a seat may do there (O2)


def controls(table: Table, key: str, *, is_wild: bool = False) -> bool:
    """O1. Whether this Krana controls the top Bohrok."""
    krana = table.terms.cards.krana[key]
    bohrok = table.terms.cards.bohrok[top_of(table, Deck.BOHROK).key]
    if is_wild:
        return True
    if krana.breed is None:
        return bohrok.sort in {BohrokSort.KAL, BohrokSort.BAHRAG}
    return krana.breed is bohrok.breed


def declarations(table: Table, seat: Seat) -> list[Declare]:
    is_wild = table.swarming is not None and table.swarming.is_wild
    keys = dict.fromkeys(card.key for card in table.seats[seat].hands[Deck.KRANA])
    return [
        Declare(key, other)
        for key in keys
        if controls(table, key, is_wild=is_wild)
        for other in targets(table, seat)
    ]


def swarm_plays(table: Table, phase: OnBohrok) -> list[Action]:
    seat = phase.seat
    declares = declarations(table, seat)
    swarming = table.swarming or Swarming()
    found: list[Action] = [*_cards(table, seat, swarming, can_declare=bool(declares)), *declares]
    if swarming.obliges and declares:
        return found
    if not phase.is_extra and not table.stacks[Deck.KRANA].is_empty:
        found.append(DrawFrom(Deck.KRANA))
    return [*found, Decline()]


def _cards(table: Table, seat: Seat, swarming: Swarming, *, can_declare: bool) -> list[PlayCard]:
    """Legal only if a declaration is possible, or becomes so."""
    could = bool(table.seats[seat].hands[Deck.KRANA]) and bool(targets(table, seat))
    found = []
    for key in dict.fromkeys(card.key for card in table.seats[seat].hands[Deck.GA]):
        card = table.terms.cards.actions[key]
        if card.when is not Window.BOHROK:
            continue
        match card.effects[0]:
            case Control():
                legal = could and not can_declare
            case WinChallenge():
                legal = can_declare and not swarming.is_decided
            case ExtraChallenge():
                legal = can_declare and not swarming.is_doubled
            case _:
                legal = can_declare
        if legal:
            found.append(PlayCard(key))
    return found


def swarm_effect(state: State, effect: Control | ExtraChallenge | WinChallenge) -> State:
    swarming = state.swarming or Swarming()
    match effect:
        case Control():
            swarming = evolve(swarming, is_wild=True)
        case WinChallenge():
            swarming = evolve(swarming, is_decided=True)
        case ExtraChallenge():
            swarming = evolve(swarming, is_doubled=True)
    return state.but(swarming=swarming)


def draw_krana(state: State, phase: OnBohrok, told: Told) -> State:
    """A Bahrag on top goes under the deck after it (O2)."""
    seat = phase.seat
    state = _used(state, seat)
    top = state.terms.cards.bohrok[top_of(state, Deck.BOHROK).key]
    if top.sort is BohrokSort.BAHRAG:
        stack = state.stacks[Deck.BOHROK]
        under = stack.cards[-1]._replace(known=0)
        state = state.with_stack(Deck.BOHROK, Stack((under, *stack.cards[:-1]), stack.discards))
        state = turned_up(state, told, "O2")
    return carry_on(state.without_challenge(), (DrawUp(seat, (Deck.KRANA,), 1), GoOn(seat)), told)


def _used(state: State, seat: Seat) -> State:
    """The space is closed for the seat until it uses another (P6)."""
    own = state.seats[seat]
    return state.with_seat(seat, own._replace(last_bohrok=own.pawn))


def decline_bohrok(state: State, phase: OnBohrok, told: Told) -> State:
    tell(state, told, Declined(phase.seat, "O2"))
    return carry_on(state.without_challenge(), (GoOn(phase.seat),), told)


# A declaration


def declare(state: State, phase: OnBohrok, action: Declare, told: Told) -> State:
    seat = phase.seat
    card = best_known(state.seats[seat].hands[Deck.KRANA], action.krana)
    state = let_go(_used(state, seat), seat, card)
    swarming = state.swarming or Swarming()
    challenge = Challenge(
        ChallengeKind.BOHROK,
        seat,
        action.seat,
        krana=shown(card),
        is_decided=swarming.is_decided,
        is_doubled=swarming.is_doubled,
        is_wild=swarming.is_wild,
    )
    state = state.without_challenge().but(challenge=challenge)
    tell(state, told, ChallengeMade(challenge.kind, seat, action.seat, (shown(card),), "O2"))
    asked = () if state.terms.options.quiet_table else from_left(state, seat)
    return carry_on(state, (AskDeclared(asked),), told)


@does(AskDeclared)
def ask_declared(state: State, deed: AskDeclared, agenda: Agenda, told: Told) -> State:
    """W4: from the challenger's left; who holds no GA passes for all to see (U8)."""
    to_ask = deed.to_ask
    while to_ask and not state.seats[to_ask[0]].hands[Deck.GA]:
        tell(state, told, Passed(to_ask[0], True, "U8"))  # noqa: FBT003
        to_ask = to_ask[1:]
    if to_ask:
        return state.but(phase=Declared(to_ask))
    if the_challenge(state).is_decided:
        challenger = the_challenge(state).challenger
        return carry_on(
            state, (Knock(), GiveKrana(challenger), NewBohrok(), AfterChallenge()), told
        )
    return carry_on(state, (OpenContest(),), told)


def pass_declared(state: State, phase: Declared, told: Told) -> State:
    tell(state, told, Passed(phase.seat, False, "W4"))  # noqa: FBT003
    return carry_on(state, (AskDeclared(phase.to_ask[1:]),), told)


def foil(state: State) -> State:
    """`no_control`."""
    return state.but(challenge=evolve(the_challenge(state), is_foiled=True))


def foiled(state: State, told: Told) -> State:
    """No contest is held, also against `master_krana` (O3)."""
    challenge = the_challenge(state)
    assert challenge.krana is not None
    state = discarded(state, challenge.krana)
    state = state.but(challenge=evolve(challenge, krana=None))
    tell(state, told, ChallengeFoiled(challenge.challenger))
    tell(state, told, CardDiscarded(challenge.challenger, challenge.krana, "O3"))
    return carry_on(state, (NewBohrok(), AfterChallenge()), told)


# The Bohrok deck (O8)


@does(NewBohrok)
def new_bohrok(state: State, deed: NewBohrok, agenda: Agenda, told: Told) -> State:
    return state.but(phase=Shuffling(Deck.BOHROK, agenda))


def turned_up(state: State, told: Told, rule: str) -> State:
    """Only the top card is seen (S2)."""
    stack = state.stacks[Deck.BOHROK]
    top = shown(stack.cards[-1])
    state = state.with_stack(Deck.BOHROK, Stack((*stack.cards[:-1], top), stack.discards))
    tell(state, told, BohrokTurnedUp(top, rule))
    return state
