"""The comparing of scores in any challenge (C3-C9): it begins, goes on and ends."""

from collections.abc import Iterator

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.challenges.options import open_things
from game.rules.masks.challenges.scores import (
    ahead,
    mask_points,
    other_side,
    scored,
    sides,
    turaga_points,
)
from game.rules.masks.deeds import (
    AfterChallenge,
    Agenda,
    CloseContest,
    Do,
    GiveKrana,
    GivePrize,
    Knock,
    NewBohrok,
    OpenContest,
)
from game.rules.masks.events import ChallengeEnded, Passed, ScoresCompared, SkillsNamed, Told
from game.rules.masks.holding.held import shown
from game.rules.masks.holding.stacks import discarded, home_of, refilling, taken, top_of
from game.rules.masks.phases import Contest
from game.rules.masks.pieces import ChallengeKind, Deck
from game.rules.masks.playing.lasting import ended_where
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import AddToSkill, Exhaust
from game.rules.masks.state import Challenge, Counted, State, Table, the_challenge

# It begins


@does(OpenContest)
def open_contest(state: State, deed: OpenContest, agenda: Agenda, told: Told) -> State:
    """The top GMC is turned up (C3)."""
    home = home_of(state, Deck.GMC, Seat(0))
    if not state.stacks[home].cards:
        return refilling(state, home, (deed, *agenda))
    card, state = taken(state, home)
    card = shown(card)
    skills = state.terms.cards.challenges[card.key].skills
    challenge = evolve(the_challenge(state), gmc=card, skills=skills)
    state = state.but(challenge=challenge)
    tell(state, told, SkillsNamed(card, skills))
    return begin(state, told)


def begin(state: State, told: Told) -> State:
    """What counts from the start is counted (C5, O5)."""
    challenge = the_challenge(state)
    if state.terms.mode is MaskMode.NUVA:
        for seat in sides(challenge):
            state = _rested(state, seat, told)
    counted = [*_bohrok(state, challenge)]
    for seat in sides(challenge):
        if not (challenge.kind is ChallengeKind.RAHI and seat == challenge.challenger):
            counted += _attached(state, challenge, seat)
        counted += _lasting(state, seat)
    challenge = scored(state, evolve(challenge, counted=tuple(counted)))
    return compare(state.but(challenge=challenge), told)


def _rested(state: State, seat: Seat, told: Told) -> State:
    """Nuva: a mask whose bonus was used is ready again in the next contest (K8)."""
    own = state.seats[seat]
    masks = tuple(worn._replace(is_exhausted=False) for worn in own.masks)
    return state.with_seat(seat, own._replace(masks=masks)) if masks != own.masks else state


def _bohrok(table: Table, challenge: Challenge) -> Iterator[Counted]:
    if challenge.kind is not ChallengeKind.BOHROK:
        return
    card = table.terms.cards.bohrok[top_of(table, Deck.BOHROK).key]
    if card.skill is None or card.skill in challenge.skills:
        yield Counted(challenge.challenger, challenge.challenger, card.key, card.points)


def _attached(table: Table, challenge: Challenge, seat: Seat) -> Iterator[Counted]:
    if table.terms.mode is not MaskMode.ATTACHED:
        return
    own = table.seats[seat]
    if own.attached_mask is not None:
        worn = next(worn for worn in own.masks if worn.key == own.attached_mask)
        if points := mask_points(table, challenge, worn):
            yield Counted(seat, seat, worn.key, points)
    if own.attached_turaga is not None:
        points = turaga_points(table, challenge, seat, own.attached_turaga)
        if points:
            yield Counted(seat, seat, own.attached_turaga, points)


def _lasting(table: Table, seat: Seat) -> Iterator[Counted]:
    """298 counts in every contest (C5)."""
    for lasting in table.seats[seat].lasting:
        if isinstance(lasting.effect, AddToSkill):
            key = lasting.card.key if lasting.card else ""
            yield Counted(seat, seat, key, lasting.effect.points)


# Who has the say


def compare(state: State, told: Told) -> State:
    """The side that is not ahead has the say; with nothing to say it passes (C6, U8)."""
    challenge = the_challenge(state)
    leader = ahead(challenge)
    tell(state, told, ScoresCompared(*challenge.scores, leader, "C6"))
    seat = other_side(challenge, leader)
    state = state.but(phase=Contest(seat))
    if challenge.is_failed:
        return close(state, challenge.defender, told)
    if _has_nothing(state, challenge, seat):
        return pass_say(state, seat, told, by_itself=True)
    return state


def _has_nothing(table: Table, challenge: Challenge, seat: Seat) -> bool:
    """For all to see: no cards, no mask and no Turaga card to add."""
    hands = table.seats[seat].hands
    if hands[Deck.GA]:
        return False
    if challenge.kind is ChallengeKind.BOHROK and hands[Deck.VA]:
        return False
    if challenge.kind is ChallengeKind.RAHI and seat == challenge.defender and hands[Deck.RAHI]:
        return False
    return not any(open_things(table, challenge, seat))


def pass_say(state: State, seat: Seat, told: Told, *, by_itself: bool = False) -> State:
    tell(state, told, Passed(seat, by_itself, "U8" if by_itself else "C6"))
    return close(state, ahead(the_challenge(state)), told)


# It ends


def close(state: State, winner: Seat, told: Told) -> State:
    return carry_on(state, (CloseContest(winner),), told)


@does(CloseContest)
def close_contest(state: State, deed: CloseContest, agenda: Agenda, told: Told) -> State:
    """In the order of C9."""
    challenge = the_challenge(state)
    if challenge.gmc is not None:
        state = discarded(state, challenge.gmc)
        state = state.but(challenge=evolve(challenge, gmc=None))
    loser = other_side(challenge, deed.winner)
    tell(state, told, ChallengeEnded(challenge.kind, deed.winner, loser, "C9"))
    for seat in sides(challenge):
        state = _refreshed(state, seat, challenge.kind, told)
    losses = tuple(
        Do(effect, seat)
        for seat, effects in challenge.on_loss
        if seat == loser
        for effect in effects
    )
    prizes = after_contest(challenge, deed.winner)
    return carry_on(state, (*prizes, *losses, AfterChallenge()), told)


def after_contest(challenge: Challenge, winner: Seat) -> Agenda:
    """C8, O7; what comes after a Rahi Challenge is seen to by `AfterChallenge`."""
    has_won = winner == challenge.challenger
    match challenge.kind:
        case ChallengeKind.MASK:
            return (GivePrize(winner),) if has_won else ()
        case ChallengeKind.BOHROK:
            krana = (GiveKrana(winner), NewBohrok())
            return (Knock(), *krana) if has_won else krana
        case ChallengeKind.RAHI:
            return ()


def _refreshed(state: State, seat: Seat, kind: ChallengeKind, told: Told) -> State:
    """Mahiki's value ends; masks and, after a Great Mask Challenge, tools are ready (K6, A3)."""
    own = state.seats[seat]._replace(set_skill=None)
    if state.terms.mode is MaskMode.MIGHT:
        own = own._replace(masks=tuple(x._replace(is_exhausted=False) for x in own.masks))
    if kind is ChallengeKind.MASK:
        own = own._replace(turaga=tuple(x._replace(is_spent=False) for x in own.turaga))
    state = state.with_seat(seat, own)
    if state.terms.mode is MaskMode.NUVA:
        return state
    return ended_where(
        state, seat, [isinstance(x.effect, Exhaust) for x in own.lasting], "C9", told
    )
