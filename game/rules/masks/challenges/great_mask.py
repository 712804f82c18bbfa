"""Great Mask Challenges, one after the other (C1, C2), and what comes after any challenge."""

from game.core.seats import Seat
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.challenges.options import targets
from game.rules.masks.challenges.rahi import after_rahi
from game.rules.masks.deeds import AfterChallenge, Agenda, GoOn, NextChallenge, OpenContest
from game.rules.masks.events import ChallengeMade, NobodyToChallenge, Told
from game.rules.masks.phases import OnBohrok, Targeting, TurnOver
from game.rules.masks.pieces import ChallengeKind, Deck
from game.rules.masks.state import Challenge, State, Swarming, the_challenge


@does(NextChallenge)
def next_challenge(state: State, deed: NextChallenge, agenda: Agenda, told: Told) -> State:
    seat = deed.seat
    state = state.without_challenge().with_walk(state.turn.walk._replace(is_over=True))
    if not deed.left:
        return carry_on(state, (GoOn(seat),), told)
    others = targets(state, seat)
    if not others:
        tell(state, told, NobodyToChallenge(seat))
        return carry_on(state, (GoOn(seat),), told)
    if len(others) == 1:  # U8
        return target(state, Targeting(seat, deed.left), others[0], told)
    return state.but(phase=Targeting(seat, deed.left))


def target(state: State, phase: Targeting, defender: Seat, told: Told) -> State:
    """The space is closed until another challenge is made; Game Action is open again (P3, P4)."""
    own = state.seats[phase.seat]
    own = own._replace(last_challenge=own.pawn, last_draw=None)
    state = state.with_seat(phase.seat, own)
    challenge = Challenge(ChallengeKind.MASK, phase.seat, defender, left=phase.left - 1)
    state = state.but(challenge=challenge)
    tell(state, told, ChallengeMade(challenge.kind, phase.seat, defender, (), "C1"))
    return carry_on(state, (OpenContest(),), told)


@does(AfterChallenge)
def after_challenge(state: State, deed: AfterChallenge, agenda: Agenda, told: Told) -> State:
    challenge = the_challenge(state)
    seat = challenge.challenger
    match challenge.kind:
        case ChallengeKind.MASK:
            return carry_on(state, (NextChallenge(seat, challenge.left),), told)
        case ChallengeKind.RAHI:
            return after_rahi(state, told)
        case ChallengeKind.BOHROK:
            return _after_bohrok(state, challenge, seat)


def _after_bohrok(state: State, challenge: Challenge, seat: Seat) -> State:
    """Once more after `double_control` (O9); who holds a Krana is asked whatever it is (I5)."""
    state = state.without_challenge()
    can_ask = bool(state.seats[seat].hands[Deck.KRANA]) and bool(targets(state, seat))
    if challenge.is_doubled and not state.turn.is_closed and can_ask:
        return state.but(swarming=Swarming(), phase=OnBohrok(seat, is_extra=True))
    return state.but(phase=TurnOver(seat, state.turn.is_closed))
