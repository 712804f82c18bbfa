"""What would happen on a space, and how a challenge would end, by what the viewer knows."""

from attrs import evolve, frozen

from game.boxes.masks.bots import odds
from game.core.seats import Seat
from game.rules.masks.pieces import HIDDEN, Deck
from game.rules.masks.printed.effects import Give
from game.rules.masks.state import Observation


@frozen
class MissionRisk:
    """Of the Mission cards that may come, so many stay open as tasks."""

    tasks: int
    of: int


def mission_risk(seen: Observation) -> MissionRisk | None:
    """None where nothing can be said; exact where the top card is known."""
    keys = _missions_to_come(seen)
    if not keys:
        return None
    return MissionRisk(sum(_stays_open(seen, key) for key in keys), len(keys))


def _stays_open(seen: Observation, key: str) -> bool:
    """N1, E16."""
    task = seen.terms.cards.missions[key].task
    at_once = seen.terms.edition.tasks_at_once and not isinstance(task, Give)
    return task is not None and not at_once


def _missions_to_come(seen: Observation) -> list[str]:
    stack = seen.stacks[Deck.MISSION]
    if stack.cards and stack.cards[-1].key != HIDDEN:
        return [stack.cards[-1].key]
    left = [key for cards in seen.terms.lists for key in cards.missions]
    gone = [*stack.discards, *(task.card.key for own in seen.seats for task in own.tasks)]
    for key in gone:
        if key in left:
            left.remove(key)
    return left


def chance_to_win(seen: Observation, seat: Seat, other: Seat) -> float:
    """A Great Mask Challenge of *seat* against *other*, with the best cards of the own hand."""
    to_come, unknown = odds.skills_to_come(seen), len(seen.seats[other].hands[Deck.GA])
    won = 0.0
    for skills in to_come:
        mine = odds.bare(seen, seat, skills) + odds.open_help(seen, seat, skills)
        theirs = odds.bare(seen, other, skills) + odds.open_help(seen, other, skills)
        won += odds.holds(mine + sum(odds.best_cards(seen, seat, skills)) - theirs, unknown)
    return won / len(to_come)


def without_hand(seen: Observation, seat: Seat) -> Observation:
    """As if the hand of *seat* were empty: a closed one may not be reckoned with."""
    own = seen.seats[seat]
    bare = own._replace(hands=tuple(() for _ in own.hands))
    return evolve(seen, seats=(*seen.seats[:seat], bare, *seen.seats[seat + 1 :]))


def chances(seen: Observation, seat: Seat) -> list[tuple[Seat, float]]:
    """Against all others."""
    others = [Seat(other) for other in range(len(seen.seats)) if other != seat]
    return [(other, chance_to_win(seen, seat, other)) for other in others]
