"""Situations that tests begin in, and playing on from them with an eye on every card."""

from collections import Counter
from functools import cache
from typing import Any

from game.core.seats import NATURE, Seat
from game.rules import masks as rules
from game.rules.masks.actions import Action, Declare, DeclareRahi, Pass, Roll, Target, TurnUpMission
from game.rules.masks.events import ScoresCompared
from game.rules.masks.phases import OnBohrok, OnMission, Rolling, Targeting, TurnOver
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.printed.editions import Terms
from game.rules.masks.setup import deck_list
from game.rules.masks.state import OpenTask, State, Swarming
from game.rules.masks.whereabouts import cards_about
from tests.masks.tables import first_turn, hand, holding, on_top, standing

TAHU, GALI, LEWA, POHATU, ONUA, KOPAKA = Toa
GMC_OF = {skill: str(skill + 1) for skill in Skill}  # V2
BOHROK_SPACE = "r3c7"


# Playing on


def did(state: State, *actions: Action) -> State:
    """One after the other; no card is lost or doubled, and who decides sees what it may do."""
    for action in actions:
        state = rules.apply(state, action).state
        assert_sound(state)
    return state


def rolled(state: State, *values: int) -> State:
    return did(state, *map(Roll, values))


def assert_sound(state: State) -> None:
    if not state.terms.edition.is_built:
        about = Counter((card.home, card.key) for card in cards_about(state))
        assert about == _all_cards(state.terms)
    mover = rules.to_move(state)
    if mover is not None and mover is not NATURE:
        seen = rules.observe(state, mover)
        assert list(rules.legal_actions(seen)) == list(rules.legal_actions(state))


@cache
def _all_cards(terms: Terms) -> Counter[tuple[int, str]]:
    return Counter((int(deck), key) for deck in Deck for key in deck_list(terms, deck))


# Missions


def mission(state: State, key: str, seat: int = 0) -> State:
    """*seat* stands on a Mission space, far from all others, and turns up this one."""
    state = on_top(standing(state, seat, "r3c2"), Deck.MISSION, key)
    return did(state.but(phase=OnMission(Seat(seat))), TurnUpMission())


def tasks(state: State, seat: int = 0) -> list[str]:
    return [task.card.key for task in state.seats[seat].tasks]


def with_task(state: State, key: str, seat: int = 0, owed: int = 0, age: int = 0) -> State:
    """The Mission lies before the seat; nothing of it has been done yet."""
    state = on_top(state, Deck.MISSION, key)
    stack = state.stacks[Deck.MISSION]
    state = state.with_stack(Deck.MISSION, type(stack)(stack.cards[:-1], stack.discards))
    effect = state.terms.cards.missions[key].task
    assert effect is not None
    own = state.seats[seat]
    task = OpenTask(stack.cards[-1], effect, owed, age)
    return state.with_seat(Seat(seat), own._replace(tasks=(*own.tasks, task)))


def discards(state: State, deck: Deck = Deck.MISSION) -> list[str]:
    return list(state.stacks[deck].discards)


def decides(state: State) -> Seat | None:
    return rules.to_move(state)


def rollers(state: State) -> tuple[Seat, ...]:
    assert isinstance(state.phase, Rolling)
    return state.phase.rollers


# Challenges


def challenge(state: State, skill: Skill | str, defender: int = 1, seat: int = 0) -> State:
    """A Great Mask Challenge of this skill, or this GMC, made where the pawn stands."""
    key = skill if isinstance(skill, str) else GMC_OF[skill]
    state = on_top(state, Deck.GMC, key)
    return did(state.but(phase=Targeting(Seat(seat), 1)), Target(Seat(defender)))


def on_bohrok(state: State, bohrok: str, seat: int = 0) -> State:
    """The move has ended on Bohrok Control, with this Bohrok on top."""
    state = on_top(standing(state, seat, BOHROK_SPACE), Deck.BOHROK, bohrok)
    state = state.with_walk(state.turn.walk._replace(is_over=True))
    return state.but(phase=OnBohrok(Seat(seat)), swarming=Swarming())


def declared(state: State, krana: str, skill: Skill, defender: int = 1) -> State:
    """A Bohrok Challenge of that skill; nobody interferes."""
    state = did(on_top(state, Deck.GMC, GMC_OF[skill]), Declare(krana, Seat(defender)))
    while type(state.phase).__name__ == "Declared":
        state = did(state, Pass())
    return state


def rahi_challenge(state: State, rahi: str, number: str, defender: int = 1) -> State:
    """The first seat declares it; it holds Effect 230 as well unless it has some already."""
    state = holding(state, 0, Deck.RAHI, rahi, number)
    if not set(hand(state, 0, Deck.RAHI)) & {"229", "231", "232", "233", "234", "235", "296"}:
        state = holding(state, 0, Deck.RAHI, "230")
    return did(state, DeclareRahi(rahi, number, Seat(defender)))


def turn_over(state: State, seat: int = 0) -> State:
    """The move has been dealt with (U6)."""
    state = state.with_walk(state.turn.walk._replace(is_over=True))
    return state.but(phase=TurnOver(Seat(seat)))


def scores_after(state: State, action: Action) -> tuple[int, int]:
    """What is compared right after this play; the contest may be over then."""
    events = rules.apply(state, action).events
    found = [event for event in events if isinstance(event, ScoresCompared)]
    return found[0].challenger, found[0].defender


def scores(state: State) -> tuple[int, int]:
    assert state.challenge is not None
    return state.challenge.scores


# Editions, with three seats unless a test names its own


def qftm(*toas: Toa, **options: Any) -> State:  # noqa: ANN401
    return first_turn("qftm", *(toas or (TAHU, GALI, LEWA)), **options)


def bohrok(*toas: Toa, **options: Any) -> State:  # noqa: ANN401
    return first_turn("bohrok", *(toas or (TAHU, GALI, LEWA)), **options)


def rshl(*toas: Toa, **options: Any) -> State:  # noqa: ANN401
    return first_turn("rshl", *(toas or (TAHU, GALI, LEWA)), **options)
