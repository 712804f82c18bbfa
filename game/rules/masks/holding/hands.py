"""Hands: drawing, losing, paying, and when they are full (G4, N4, R2, O11)."""

from game.core.seats import Seat
from game.rules.masks.actions import ChooseCard, ChooseDeck, Pay, PickRandom
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.deeds import Agenda, DrawUp, Lose, Settle
from game.rules.masks.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardStolen,
    NothingDrawn,
    TaskDone,
    Told,
)
from game.rules.masks.holding.held import (
    Hand,
    Held,
    best_known,
    deck_of,
    shown,
    with_card,
    without_card,
)
from game.rules.masks.holding.limits import can_draw, rahi_type, room, surplus
from game.rules.masks.holding.stacks import discarded, home_of, refilling, taken
from game.rules.masks.phases import ChoosingDeck, ChoosingDiscard, Overfull, Paying, Picking
from game.rules.masks.pieces import Deck, bit_of
from game.rules.masks.printed.cards import RahiEffectCard
from game.rules.masks.printed.effects import Give, Who
from game.rules.masks.state import OpenTask, State, Table, left_of, replaced, without
from game.rules.masks.winning import krana_win, won

# Drawing


@does(DrawUp)
def draw_up(state: State, deed: DrawUp, agenda: Agenda, told: Told) -> State:
    seat, rest = deed.seat, DrawUp(deed.seat, deed.decks, deed.count - 1)
    decks = tuple(deck for deck in deed.decks if can_draw(state, seat, deck))
    if deed.count == 0:
        return carry_on(state, agenda, told)
    if not decks:
        tell(state, told, NothingDrawn(seat, deed.decks[0], "G4"))
        return carry_on(state, agenda, told)
    if len(decks) > 1:
        return state.but(phase=ChoosingDeck(seat, decks, None, (rest, *agenda)))
    return draw_one(state, seat, decks[0], (rest, *agenda), told)


def draw_one(state: State, seat: Seat, deck: Deck, agenda: Agenda, told: Told) -> State:
    """The top card of a deck that is not empty, to a hand that has room."""
    home = home_of(state, deck, seat)
    if not state.stacks[home].cards:
        again = DrawUp(seat, (deck,), 1)
        return refilling(state, home, (again, *agenda))
    card, state = taken(state, home)
    return receive(state, seat, card, agenda, told)


def receive(state: State, seat: Seat, card: Held, agenda: Agenda, told: Told) -> State:
    card = card.seen_by(bit_of(seat))
    deck = deck_of(card.home)
    state = state.with_hand(seat, deck, with_card(state.seats[seat].hands[deck], card))
    tell(state, told, CardDrawn(seat, card, "G1"))
    return carry_on(state, (Settle(seat, deck), *agenda), told)


def choose_deck(state: State, phase: ChoosingDeck, action: ChooseDeck, told: Told) -> State:
    if phase.victim is None:
        return draw_one(state, phase.seat, action.deck, phase.agenda, told)
    return state.but(phase=Picking(phase.victim, action.deck, phase.seat, phase.agenda))


# Losing


def let_go(state: State, seat: Seat, card: Held) -> State:
    """Out of the hand; what a declaration has proved may have gone with it (I4)."""
    deck = deck_of(card.home)
    own = state.seats[seat]
    own = own._replace(hands=replaced(own.hands, deck, without_card(own.hands[deck], card)))
    if isinstance(state.terms.cards.rahi.get(card.key), RahiEffectCard):
        own = own._replace(has_effect=False)
    return state.with_seat(seat, own)


def discard(state: State, seat: Seat, card: Held, rule: str, told: Told) -> State:
    """From the hand, for all to see."""
    state = discarded(let_go(state, seat, card), card)
    tell(state, told, CardDiscarded(seat, shown(card), rule))
    return state


@does(Lose)
def lose(state: State, deed: Lose, agenda: Agenda, told: Told) -> State:
    """Of the owner's choice; what all must see is lost without asking (U8)."""
    hand = state.seats[deed.seat].hands[deed.deck]
    if len(hand) > deed.count > 0:
        rest = Lose(deed.seat, deed.deck, deed.count - 1)
        return state.but(phase=ChoosingDiscard(deed.seat, deed.deck, (rest, *agenda)))
    for card in hand if deed.count else ():
        state = discard(state, deed.seat, card, "G2", told)
    return carry_on(state, agenda, told)


def choose_discard(state: State, phase: ChoosingDiscard, action: ChooseCard, told: Told) -> State:
    card = best_known(state.seats[phase.seat].hands[phase.deck], action.card)
    return carry_on(discard(state, phase.seat, card, "G2", told), phase.agenda, told)


def pick_random(state: State, phase: Picking, action: PickRandom, told: Told) -> State:
    """For a thief, whose limits hold, or to be discarded."""
    card = state.seats[phase.owner].hands[phase.deck][action.place]
    if phase.thief is None:
        state = discard(state, phase.owner, card, "G2", told)
        return carry_on(state, phase.agenda, told)
    return hand_over(state, phase.owner, phase.thief, card, phase.agenda, told)


def hand_over(  # noqa: PLR0913, PLR0917 - from whom, to whom, what, and what comes then
    state: State, owner: Seat, thief: Seat, card: Held, agenda: Agenda, told: Told
) -> State:
    state, card = _passed_on(state, owner, thief, card)
    tell(state, told, CardStolen(thief, owner, card))
    return carry_on(state, (Settle(thief, deck_of(card.home)), *agenda), told)


def _passed_on(state: State, owner: Seat, to: Seat, card: Held) -> tuple[State, Held]:
    """The two know it and nobody else, so who had seen that hand is no longer sure of it (I3)."""
    deck, two = deck_of(card.home), bit_of(owner) | bit_of(to)
    state = let_go(state, owner, card)
    own = state.seats[owner]
    left = tuple(sorted(x._replace(known=x.known & two) for x in own.hands[deck]))
    own = own._replace(hands=replaced(own.hands, deck, left))
    if deck is Deck.RAHI:  # it may have been the Effect that was proved (I4)
        own = own._replace(has_effect=False)
    state = state.with_seat(owner, own)
    card = card._replace(known=card.known & two).seen_by(two)
    return state.with_hand(to, deck, with_card(state.seats[to].hands[deck], card)), card


# What comes to a hand


@does(Settle)
def settle(state: State, deed: Settle, agenda: Agenda, told: Told) -> State:
    seat, deck = deed.seat, deed.deck
    if deck is Deck.KRANA and krana_win(state, seat):
        return won(state, seat, "Y2", told, agenda)
    debts = debts_in(state, seat, deck)
    if debts and state.seats[seat].hands[deck]:
        return _pay(state, deed, debts, agenda, told)
    return _trim(state, deed, agenda, told)


def due_tasks(table: Table, seat: Seat) -> tuple[OpenTask, ...]:
    """Those that can be done now: all, or the oldest (N3)."""
    tasks = table.seats[seat].tasks
    return tasks[:1] if table.terms.edition.tasks_in_order else tasks


def debts_in(table: Table, seat: Seat, deck: Deck) -> list[int]:
    """The places of the tasks that cards of *deck* can be paid for (N3, N4)."""
    return [
        place
        for place, task in enumerate(due_tasks(table, seat))
        if isinstance(task.effect, Give) and deck in task.effect.decks
    ]


def _pay(state: State, deed: Settle, debts: list[int], agenda: Agenda, told: Told) -> State:
    own = state.seats[deed.seat]
    hand = own.hands[deed.deck]
    others = [other for other in own.tasks[debts[0]].effect.decks if other != deed.deck]  # type: ignore[union-attr]
    has_choice = any(own.hands[other] for other in others)
    if len(debts) > 1 or len(hand) > own.tasks[debts[0]].owed or has_choice:
        return state.but(phase=Paying(deed.seat, deed.deck, (deed, *agenda)))
    return _pay_one(state, deed.seat, hand[0], debts[0], (deed, *agenda), told)


def payments(table: Table, phase: Paying) -> list[Pay]:
    own = table.seats[phase.seat]
    found = []
    for place in debts_in(table, phase.seat, phase.deck):
        effect = own.tasks[place].effect
        assert isinstance(effect, Give)
        keys = {card.key for deck in effect.decks for card in own.hands[deck]}
        found += [Pay(key, place) for key in sorted(keys)]
    return found


def pay(state: State, phase: Paying, action: Pay, told: Told) -> State:
    own = state.seats[phase.seat]
    effect = own.tasks[action.task].effect
    assert isinstance(effect, Give)
    hand = next(own.hands[d] for d in effect.decks if _has(own.hands[d], action.card))
    card = best_known(hand, action.card)
    return _pay_one(state, phase.seat, card, action.task, phase.agenda, told)


def _has(hand: Hand, key: str) -> bool:
    return any(card.key == key for card in hand)


def _pay_one(  # noqa: PLR0913, PLR0917 - who pays what for what, and what comes then
    state: State, seat: Seat, card: Held, place: int, agenda: Agenda, told: Told
) -> State:
    task = state.seats[seat].tasks[place]
    assert isinstance(task.effect, Give)
    deck = deck_of(card.home)
    left = left_of(state, seat)
    if task.effect.to is Who.LEFT and room(state, left, deck) > 0:
        state, card = _passed_on(state, seat, left, card)
        tell(state, told, CardGiven(seat, left, card))
        agenda = (*agenda[:1], Settle(left, deck), *agenda[1:])
    else:
        state = discard(state, seat, card, "N4", told)
    open_tasks = len(state.seats[seat].tasks)
    state = _owed_less(state, seat, place, told)
    if len(state.seats[seat].tasks) < open_tasks:  # the next one may ask for other cards (N3)
        agenda = (*settling(state, seat), *agenda)
    return carry_on(state, agenda, told)


def _owed_less(state: State, seat: Seat, place: int, told: Told) -> State:
    own = state.seats[seat]
    task = own.tasks[place]
    if task.owed > 1:
        tasks = replaced(own.tasks, place, task._replace(owed=task.owed - 1))
        return state.with_seat(seat, own._replace(tasks=tasks))
    return task_done(state, seat, place, "N4", told)


def task_done(state: State, seat: Seat, place: int, rule: str, told: Told) -> State:
    own = state.seats[seat]
    card = own.tasks[place].card
    state = state.with_seat(seat, own._replace(tasks=without(own.tasks, place)))
    state = discarded(state, card)
    tell(state, told, TaskDone(seat, card, rule))
    return state


def settling(table: Table, seat: Seat) -> Agenda:
    """All decks that an open task may ask cards of: when one is taken, or another is done."""
    tasks = table.seats[seat].tasks
    if not tasks:
        return ()
    decks = {deck for task in tasks if isinstance(task.effect, Give) for deck in task.effect.decks}
    return tuple(Settle(seat, deck) for deck in sorted(decks))


# Too much


def _trim(state: State, deed: Settle, agenda: Agenda, told: Told) -> State:
    too_much = surplus(state, deed.seat, deed.deck)
    if too_much is None:
        return carry_on(state, agenda, told)
    return state.but(phase=Overfull(deed.seat, deed.deck, too_much[0], (deed, *agenda)))


def surplus_choices(table: Table, phase: Overfull) -> list[ChooseCard]:
    keys = {card.key for card in table.seats[phase.seat].hands[phase.deck]}
    if phase.type is not None:
        keys = {key for key in keys if rahi_type(table, key) == phase.type}
    return [ChooseCard(key) for key in sorted(keys)]


def drop_surplus(state: State, phase: Overfull, action: ChooseCard, told: Told) -> State:
    card = best_known(state.seats[phase.seat].hands[phase.deck], action.card)
    state = discard(state, phase.seat, card, "R2" if phase.deck is Deck.RAHI else "O11", told)
    return carry_on(state, phase.agenda, told)
