"""Rahi Challenges (section 13)."""

from typing import TypeAlias

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import ChooseSeat, DeclareRahi, PlayEffect
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.challenges.contest import begin
from game.rules.masks.challenges.options import stand_ins, targets
from game.rules.masks.challenges.scores import scored
from game.rules.masks.deeds import Agenda, Do, PutAway, Return
from game.rules.masks.events import (
    CardDiscarded,
    ChallengeMade,
    Declined,
    DefenderReplaced,
    EffectPlayed,
    Told,
)
from game.rules.masks.holding.hands import let_go
from game.rules.masks.holding.held import Held, best_known, shown
from game.rules.masks.holding.stacks import discarded
from game.rules.masks.phases import ChoosingDefender, RahiEffect, TurnOver
from game.rules.masks.pieces import ChallengeKind, Deck
from game.rules.masks.printed.cards import RahiCard, RahiChallengeCard, RahiEffectCard
from game.rules.masks.printed.effects import (
    FailChallenge,
    LowerNumber,
    Redirect,
    Reflect,
    Shorten,
)
from game.rules.masks.state import FOREVER, Challenge, State, Table, the_challenge

Defence: TypeAlias = FailChallenge | LowerNumber | Reflect | Redirect | Shorten


def _held(table: Table, seat: Seat, kind: type[object]) -> list[str]:
    cards = table.terms.cards.rahi
    keys = dict.fromkeys(card.key for card in table.seats[seat].hands[Deck.RAHI])
    return [key for key in keys if isinstance(cards[key], kind)]


def rahi_challenges(table: Table, seat: Seat) -> list[DeclareRahi]:
    """Who holds a Rahi, a Challenge and an Effect may show the first two, in any pairing (R4)."""
    if not table.terms.has_rahi or not _held(table, seat, RahiEffectCard):
        return []
    return [
        DeclareRahi(rahi, number, other)
        for rahi in _held(table, seat, RahiCard)
        for number in _held(table, seat, RahiChallengeCard)
        for other in targets(table, seat)
    ]


def declare_rahi(state: State, seat: Seat, action: DeclareRahi, told: Told) -> State:
    """It proves that an Effect is held (I4)."""
    cards = []
    for key in (action.rahi, action.challenge):
        card = best_known(state.seats[seat].hands[Deck.RAHI], key)
        state = let_go(state, seat, card)
        cards.append(shown(card))
    state = state.with_seat(seat, state.seats[seat]._replace(has_effect=True))
    state = state.with_walk(state.turn.walk._replace(is_over=True))
    rahi = state.terms.cards.rahi[action.rahi]
    assert isinstance(rahi, RahiCard)
    challenge = Challenge(
        ChallengeKind.RAHI, seat, action.seat, skills=(rahi.skill,), rahi=tuple(cards)
    )
    state = state.but(challenge=challenge)
    tell(state, told, ChallengeMade(challenge.kind, seat, action.seat, tuple(cards), "R4"))
    return begin(state, told)


# Defend cards (R11)


def defend(state: State, seat: Seat, effect: Defence, agenda: Agenda, told: Told) -> State:
    challenge = the_challenge(state)
    match effect:
        case FailChallenge():
            challenge = evolve(challenge, is_failed=True)
        case LowerNumber():
            challenge = evolve(challenge, is_lowered=True)
        case Reflect():
            challenge = evolve(challenge, is_reflected=True)
        case Shorten():
            challenge = evolve(challenge, is_shortened=True)
        case Redirect():
            return _redirect(state, seat, agenda, told)
    state = state.but(challenge=scored(state, challenge))
    return carry_on(state, agenda, told)


def _redirect(state: State, seat: Seat, agenda: Agenda, told: Told) -> State:
    others = stand_ins(state, the_challenge(state))
    phase = ChoosingDefender(seat, agenda)
    if len(others) == 1:  # U8
        return choose_defender(state, phase, ChooseSeat(others[0]), told)
    return state.but(phase=phase)


def choose_defender(state: State, phase: ChoosingDefender, action: ChooseSeat, told: Told) -> State:
    """The contest begins anew; what was played stays spent."""
    challenge = evolve(the_challenge(state), defender=action.seat, is_redirected=True)
    challenge = evolve(challenge, is_reflected=False, is_shortened=False, is_lowered=False)
    state = state.but(challenge=challenge)
    tell(state, told, DefenderReplaced(phase.seat, action.seat))
    return begin(state, told)


# What comes of it (R6, R7)


def after_rahi(state: State, told: Told) -> State:
    challenge = the_challenge(state)
    challenger, defender = challenge.challenger, challenge.defender
    mine, yours = challenge.scores
    has_won = mine > yours and not challenge.is_failed
    for card in challenge.rahi:
        state = discarded(state, card)
        tell(state, told, CardDiscarded(challenger, card, "R6"))
    state = state.but(challenge=evolve(challenge, rahi=()))
    if has_won:
        return _offer_effect(state, RahiEffect(challenger, defender))
    if challenge.is_reflected:
        return _offer_effect(state, RahiEffect(challenger, challenger, must=True))
    return rahi_over(state)


def _offer_effect(state: State, phase: RahiEffect) -> State:
    """The challenger has one to play, unless it was taken from it meanwhile."""
    has_one = bool(state.seats[phase.seat].hands[Deck.RAHI])
    return state.but(phase=phase) if has_one else rahi_over(state)


def rahi_over(state: State) -> State:
    seat = the_challenge(state).challenger
    return state.without_challenge().but(phase=TurnOver(seat, state.turn.is_closed))


def effects_to_play(table: Table, phase: RahiEffect) -> list[PlayEffect]:
    return [PlayEffect(key) for key in _held(table, phase.seat, RahiEffectCard)]


def decline_effect(state: State, phase: RahiEffect, told: Told) -> State:
    tell(state, told, Declined(phase.seat, "R6"))
    return rahi_over(state)


def play_effect(state: State, phase: RahiEffect, action: PlayEffect, told: Told) -> State:
    """A lingering one lies before its victim until it ends."""
    seat, victim = phase.seat, phase.victim
    challenge = the_challenge(state)
    card = best_known(state.seats[seat].hands[Deck.RAHI], action.card)
    state = let_go(state, seat, card)
    card = shown(card)
    tell(state, told, EffectPlayed(seat, victim, card))
    definition = state.terms.cards.rahi[card.key]
    assert isinstance(definition, RahiEffectCard)
    player = challenge.defender if phase.must else seat
    deeds = _effect_deeds(state, definition, card, player, victim)
    over = Return(TurnOver(state.turn.seat))
    return carry_on(state, (*deeds, over), told)


def _effect_deeds(
    state: State, definition: RahiEffectCard, card: Held, player: Seat, victim: Seat
) -> Agenda:
    if definition.lingers:
        turns = None
        if the_challenge(state).is_shortened:
            turns = 1
        elif state.terms.options.long_shadows:
            turns = FOREVER
        return tuple(Do(effect, player, victim, card, turns) for effect in definition.effects)
    deeds = tuple(Do(effect, player, victim) for effect in definition.effects)
    return (*deeds, PutAway(card))
