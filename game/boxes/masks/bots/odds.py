"""How likely a contest is won, by what one seat knows."""

from functools import lru_cache
from math import comb

from game.core.seats import Seat
from game.rules.masks.challenges.scores import mask_points, turaga_points
from game.rules.masks.pieces import HIDDEN, ChallengeKind, Deck, Skill, Window
from game.rules.masks.printed.cards import ActionCard
from game.rules.masks.printed.editions import MaskMode, Terms
from game.rules.masks.printed.effects import AddToSkill, Who
from game.rules.masks.state import Challenge, Table

HELPFUL = 0.27  # of the cards in a hand, those that help in a contest
HELP = 130  # points of such a card
MOST_SPENT = 2  # cards that one would spend on a contest
SPENDING = 0.06  # a prize is worth so much less for each card it takes


@lru_cache(maxsize=256)
def holds(points: int, cards: int) -> float:
    """How likely somebody with so many unknown cards cannot add more than so many points."""
    if points < 0:
        return 0.0
    enough = points // HELP
    return sum(
        comb(cards, n) * HELPFUL**n * (1 - HELPFUL) ** (cards - n)
        for n in range(min(enough, cards) + 1)
    )


@lru_cache(maxsize=512)
def all_skills(terms: Terms) -> tuple[tuple[Skill, ...], ...]:
    """What the Great Mask Challenge cards may name."""
    keys = [key for cards in terms.lists for key in cards.challenges]
    return tuple(terms.cards.challenges[key].skills for key in keys)


def skills_to_come(table: Table) -> tuple[tuple[Skill, ...], ...]:
    """What the next card may name: known, or any that has not been discarded."""
    stack = table.stacks[Deck.GMC]
    challenges = table.terms.cards.challenges
    if stack.cards and stack.cards[-1].key != HIDDEN:
        return (challenges[stack.cards[-1].key].skills,)
    left = list(all_skills(table.terms))
    for key in stack.discards:
        left.remove(challenges[key].skills)
    return tuple(left) or all_skills(table.terms)


def bare(table: Table, seat: Seat, skills: tuple[Skill, ...]) -> int:
    """The values alone, one set by Mahiki as set (C4)."""
    own = table.seats[seat].set_skill
    value = table.terms.value
    if own is None:
        return sum(value(seat, skill) for skill in skills)
    return sum(own[1] if own[0] is skill else value(seat, skill) for skill in skills)


def open_help(table: Table, seat: Seat, skills: tuple[Skill, ...]) -> int:
    """What lies face up and would count: masks and Turaga cards, and what lasts (C5, C7)."""
    own, cards = table.seats[seat], table.terms.cards
    contest = Challenge(ChallengeKind.MASK, seat, seat, skills=skills)
    points = sum(x.effect.points for x in own.lasting if isinstance(x.effect, AddToSkill))
    if table.terms.mode is MaskMode.ATTACHED:
        worn = [x for x in own.masks if x.key == own.attached_mask]
        points += sum(mask_points(table, contest, x) for x in worn)
        if own.attached_turaga is not None:
            points += turaga_points(table, contest, seat, own.attached_turaga)
        return points
    ready = [x for x in own.masks if x.is_ready]
    for is_great in (True, False):
        masks = (x for x in ready if cards.masks[x.key].is_great is is_great)
        points += max((mask_points(table, contest, x) for x in masks), default=0)
    advice = (turaga_points(table, contest, seat, x.key) for x in own.turaga)
    return points + max(advice, default=0)


def points_of(card: ActionCard, skills: tuple[Skill, ...]) -> int:
    """How much the card changes the difference of scores in its player's favour.

    What Void and Refit would do is not known before.
    """
    if card.when is not Window.ADD:
        return 0
    match card.effects[0]:
        case AddToSkill(who, skill, points) if skill is None or skill in skills:
            return points if who is Who.SELF else -points
        case _:
            return 0


def best_cards(table: Table, seat: Seat, skills: tuple[Skill, ...]) -> list[int]:
    """The points of the own cards that would help most, as many as one would spend."""
    actions = table.terms.cards.actions
    hand = table.seats[seat].hands[Deck.GA]
    points = sorted((points_of(actions[card.key], skills) for card in hand), reverse=True)
    return [each for each in points[:MOST_SPENT] if each]


def chances_to_win(table: Table, seat: Seat, others: list[Seat]) -> list[float]:
    """Of a Great Mask Challenge of *seat* against each, less what it is likely to cost."""
    to_come = skills_to_come(table)
    chances = [0.0] * len(others)
    for skills in to_come:
        mine = bare(table, seat, skills) + open_help(table, seat, skills)
        cards = best_cards(table, seat, skills)
        for place, other in enumerate(others):
            theirs = bare(table, other, skills) + open_help(table, other, skills)
            unknown = len(table.seats[other].hands[Deck.GA])
            chances[place] += _chance(mine - theirs, cards, unknown) / len(to_come)
    return chances


def _chance(lead: int, cards: list[int], unknown: int) -> float:
    best = holds(lead, unknown)
    for spent, points in enumerate(cards, 1):
        lead += points
        best = max(best, holds(lead, unknown) - SPENDING * spent)
    return best
