"""Tables for tests: a game of the shipped cards and map, laid out as a test wants it."""

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from attrs import evolve

from game.boxes.masks.cards.folder import read_cards
from game.boxes.masks.cards.tables import CardSet
from game.boxes.masks.land.reading import read_land
from game.core.seats import NATURE, Seat
from game.rules import masks as rules
from game.rules.masks.actions import Action, EndMove, EndTurn, Step
from game.rules.masks.events import Event
from game.rules.masks.holding.held import Held, Stack
from game.rules.masks.phases import Build, TurnStart
from game.rules.masks.pieces import EVERYONE, Deck, Toa, bit_of
from game.rules.masks.printed.editions import Options, Terms
from game.rules.masks.printed.land import Land, space_at
from game.rules.masks.setup import deal
from game.rules.masks.state import Adviser, Challenge, OpenTask, State, Walk, Worn
from game.rules.masks.whereabouts import cards_about

LEVELS = Path(__file__).parents[2] / "levels" / "masks"
ALL_TOA = tuple(Toa)


@cache
def card_set() -> CardSet:
    return read_cards(LEVELS / "cards")


@cache
def land() -> Land:
    return read_land(LEVELS / "mata_nui.tmx")


def terms(edition: str, *toas: Toa, **options: Any) -> Terms:  # noqa: ANN401
    cards = card_set()
    return Terms(
        cards.editions[edition], Options(**options), toas or ALL_TOA[:2], land(), cards.cards
    )


def at(name: str) -> int:
    """`r9c6`, as the page names spaces."""
    row, column = name[1:].split("c")
    return space_at(int(row), int(column))


def first_turn(
    edition: str,
    *toas: Toa,
    seed: str = "table",
    **options: Any,  # noqa: ANN401 - as `Options` has them
) -> State:
    """The first seat's first turn; hands are empty, decks whole but for what was dealt."""
    state = deal(terms(edition, *toas, **options), Random(seed))
    state = without_hands(state)
    turn = state.turn._replace(number=1, seat=Seat(0), walk=Walk(state.terms.plain_steps))
    return state.but(turn=turn, phase=TurnStart(Seat(0)))


def without_hands(state: State) -> State:
    """What was dealt goes under its deck."""
    for number, own in enumerate(state.seats):
        for hand in own.hands:
            for card in hand:
                stack = state.stacks[card.home]
                back = Held(card.key, card.home)
                state = state.with_stack(card.home, Stack((back, *stack.cards), stack.discards))
        seat = Seat(number)
        state = state.with_seat(seat, state.seats[seat]._replace(hands=((),) * len(own.hands)))
    return state


def holding(state: State, seat: int, deck: Deck, *keys: str) -> State:
    """These cards come from wherever they lie in their deck into the hand."""
    for key in keys:
        stack = state.stacks[deck]
        place = next(i for i, card in enumerate(stack.cards) if card.key == key)
        cards = (*stack.cards[:place], *stack.cards[place + 1 :])
        state = state.with_stack(deck, Stack(cards, stack.discards))
        held = Held(key, int(deck), bit_of(Seat(seat)))
        hand = tuple(sorted((*state.seats[seat].hands[deck], held)))
        state = state.with_hand(Seat(seat), deck, hand)
    return state


def on_top(state: State, deck: Deck, *keys: str) -> State:
    """The last of these is the next to be drawn."""
    for key in keys:
        stack = state.stacks[deck]
        place = next(i for i, card in enumerate(stack.cards) if card.key == key)
        card = stack.cards[place]
        cards = (*stack.cards[:place], *stack.cards[place + 1 :], card)
        state = state.with_stack(deck, Stack(cards, stack.discards))
    if deck is Deck.BOHROK:
        stack = state.stacks[deck]
        hidden = tuple(card._replace(known=0) for card in stack.cards[:-1])
        cards = (*hidden, stack.cards[-1]._replace(known=EVERYONE))
        state = state.with_stack(deck, Stack(cards, stack.discards))
    return state


def standing(state: State, seat: int, name: str) -> State:
    return state.with_seat(Seat(seat), state.seats[seat]._replace(pawn=at(name)))


def wearing(state: State, seat: int, *masks: str) -> State:
    """These have been won, and lie before the seat; they are in no pile any more."""
    own = state.seats[seat]
    worn = tuple(Worn(key) for key in masks if key not in {x.key for x in own.masks})
    own = own._replace(
        masks=(*own.masks, *worn),
        pile=tuple(card for card in own.pile if card.key not in masks),
        nobles=tuple(card for card in own.nobles if card.key not in masks),
    )
    return state.with_seat(Seat(seat), own)


def advised(state: State, seat: int, *keys: str) -> State:
    """These Turaga cards have been won."""
    own = state.seats[seat]
    own = own._replace(
        turaga=(*own.turaga, *(Adviser(key) for key in keys)),
        pile=tuple(card for card in own.pile if card.key not in keys),
    )
    return state.with_seat(Seat(seat), own)


def played(state: State, *actions: Action) -> State:
    """One after the other, each of which must be legal; no card is lost or doubled by it."""
    for action in actions:
        before = inventory(state)
        is_built = isinstance(state.phase, Build)
        state = rules.apply(state, action).state
        assert is_built or inventory(state) == before, action
    return state


def inventory(state: State) -> Counter[tuple[str, int]]:
    """Every card, wherever it lies."""
    found = Counter((card.key, card.home) for card in cards_about(state))
    for seat, own in enumerate(state.seats):
        won = [x.key for x in own.masks] + [x.key for x in own.turaga]
        unwon = [card.key for card in (*own.pile, *own.nobles)]
        found.update((key, -1 - seat) for key in won + unwon)
    return found


def walked(state: State, *names: str) -> State:
    """Plain steps, each of which must be legal."""
    return played(state, *(Step(at(name)) for name in names))


def steps(state: State) -> set[int]:
    """The spaces that plain steps may lead to now."""
    return {x.space for x in legal(state) if isinstance(x, Step) and x == Step(x.space)}


def in_contest(state: State, gmc: str) -> State:
    """Seat 0 walks to a Challenge space; with two seats the other is the one to be named."""
    state = standing(on_top(state, Deck.GMC, gmc), 0, "r11c11")
    return walked(state, "r12c11")


def challenge_of(state: State) -> Challenge:
    assert state.challenge is not None
    return state.challenge


def told(state: State, action: Action) -> tuple[Event, ...]:
    return rules.apply(state, action).events


def legal(state: State) -> list[Action]:
    return list(rules.legal_actions(state))


def by_chance(state: State, seed: str = "chance") -> State:
    """Nature does what is due, until a seat decides."""
    rng = Random(seed)
    while rules.to_move(state) == NATURE:
        state = rules.advance(state, rules.sample_chance(state, rng)).state
    return state


def hand(state: State, seat: int, deck: Deck = Deck.GA) -> list[str]:
    return [card.key for card in state.seats[seat].hands[deck]]


def turn_of(state: State, seat: int) -> State:
    """As if it were the turn of *seat*, at its start."""
    turn = state.turn._replace(seat=Seat(seat), walk=Walk(state.terms.plain_steps))
    return evolve(state, turn=turn, phase=TurnStart(Seat(seat)))


def with_task(state: State, seat: int, key: str, age: int = 0) -> State:
    """This Mission lies open before the seat."""
    stack = on_top(state, Deck.MISSION, key).stacks[Deck.MISSION]
    state = state.with_stack(Deck.MISSION, Stack(stack.cards[:-1], stack.discards))
    task = state.terms.cards.missions[key].task
    assert task is not None
    own = state.seats[seat]
    tasks = (*own.tasks, OpenTask(stack.cards[-1], task, getattr(task, "count", 0), age))
    return state.with_seat(Seat(seat), own._replace(tasks=tasks))


def asked(state: State, *seats: int) -> State:
    """These hold a card that is of no use in a contest, so they do not pass by themselves (U8)."""
    for seat in seats:
        state = holding(state, seat, Deck.GA, "draw_two")
    return state


def mask_of(state: State, seat: int, key: str) -> Worn:
    return next(worn for worn in state.seats[seat].masks if worn.key == key)


def next_turn(state: State) -> State:
    """The seat steps off its Start, where all is blank, and ends its turn."""
    if isinstance(state.phase, TurnStart):
        seat = state.phase.seat
        own = state.seats[seat]
        state = state.with_seat(seat, own._replace(pawn=own.start))
        state = played(state, Step(min(steps(state))), EndMove())
    return played(state, EndTurn())
