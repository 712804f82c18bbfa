"""What both sides of a challenge have, and who is ahead."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.pieces import ChallengeKind
from game.rules.masks.printed.cards import RahiCard, RahiChallengeCard
from game.rules.masks.printed.effects import Banned
from game.rules.masks.state import Challenge, Table, Worn
from game.rules.masks.walking.spaces import is_banned


def sides(challenge: Challenge) -> tuple[Seat, Seat]:
    return challenge.challenger, challenge.defender


def other_side(challenge: Challenge, seat: Seat) -> Seat:
    return challenge.defender if seat == challenge.challenger else challenge.challenger


def scored(table: Table, challenge: Challenge) -> Challenge:
    """With its scores as they are now."""
    challenger, defender = sides(challenge)
    points = {challenger: 0, defender: 0}
    for counted in challenge.counted:
        points[counted.side] += counted.points
    scores = tuple(_base(table, challenge, seat) + points[seat] for seat in (challenger, defender))
    return evolve(challenge, scores=(scores[0], scores[1]))


def ahead(challenge: Challenge) -> Seat:
    """On a tie the challenger, but with Rahi the defender (C6, R5)."""
    mine, yours = challenge.scores
    ties_defend = challenge.kind is ChallengeKind.RAHI
    challenger_leads = mine > yours or (mine == yours and not ties_defend)
    return challenge.challenger if challenger_leads else challenge.defender


def _base(table: Table, challenge: Challenge, seat: Seat) -> int:
    """C4, R5."""
    if challenge.kind is ChallengeKind.RAHI and seat == challenge.challenger:
        return rahi_number(table, challenge)
    own = table.seats[seat].set_skill
    return sum(
        own[1] if own is not None and own[0] is skill else table.terms.value(seat, skill)
        for skill in challenge.skills
    )


def rahi_number(table: Table, challenge: Challenge) -> int:
    """The higher one with a Rahi of the family, unless it was lowered (R5, R11)."""
    rahi, number = (table.terms.cards.rahi[card.key] for card in challenge.rahi)
    assert isinstance(rahi, RahiCard)
    assert isinstance(number, RahiChallengeCard)
    fits = rahi.family == number.family and not challenge.is_lowered
    return number.with_family if fits else number.number


def mask_points(table: Table, challenge: Challenge, worn: Worn) -> int:
    """K1, K5: 0 where its skill is not named."""
    card = table.terms.cards.masks[worn.key]
    if card.skill is not None and card.skill not in challenge.skills:
        return 0
    return card.foil_points if worn.is_foil else card.points


def turaga_points(table: Table, challenge: Challenge, seat: Seat, key: str) -> int:
    card = table.terms.cards.turaga[key]
    named = card.skill is None or card.skill in challenge.skills
    return card.points if named and not is_banned(table, seat, Banned.TURAGA) else 0
