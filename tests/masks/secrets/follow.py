"""Games of chance, followed by the ledger, and beside a world that differs in secret."""

from collections.abc import Sequence
from random import Random

from game.core.seats import NATURE, PUBLIC, Seat, Viewer
from game.rules import masks as rules
from game.rules.masks.actions import Action
from game.rules.masks.holding.held import Held, Stack
from game.rules.masks.pieces import Deck
from game.rules.masks.state import State
from tests.masks.properties.games import Agreed, first_state
from tests.masks.secrets.ledger import check_unseen, ledger_of

GAMES = (
    Agreed("bohrok", 3, frozenset({"masks_of_might"})),
    Agreed("bohrok", 3, frozenset({"foils"})),
    Agreed("qftm", 3, frozenset({"rahi"})),
    Agreed("qftm", 4, frozenset({"masks_of_might", "rahi"})),
    Agreed("rshl", 4, frozenset({"rahi"})),
    Agreed("rshl", 3, frozenset({"short_game"})),
    Agreed("duel", 2, frozenset({"secret_missions", "foils"})),
    Agreed("qftm", 3, frozenset({"open_hands", "rahi"})),
)


def follow(agreed: Agreed, seed: str, most: int = 500) -> None:
    """Play, and look at every moment whether everybody sees what it may, and no more."""
    rng = Random(f"{seed} plays")
    viewers: list[Viewer] = [PUBLIC, *map(Seat, range(agreed.seats))]
    state = built(first_state(agreed, seed), viewers, rng)
    ledger = ledger_of(state)
    for _ in range(most):
        for viewer in viewers:
            ledger.check(rules.observe(state, viewer))
        seat = rules.to_move(state)
        if seat is None:
            return
        if seat == NATURE:
            action = rules.sample_chance(state, rng)
        else:
            action = lively(rules.legal_actions(state), rng)
            if can_be_redealt(state):
                beside(state, seat, action, rng)
        step = rules.advance(state, action)
        ledger.follow(action, step.course)
        state = step.state


def built(state: State, viewers: Sequence[Viewer], rng: Random) -> State:
    """Where decks are built first (Y6): the ledger begins when they are shuffled and dealt."""
    while state.terms.edition.is_built and not state.turn.number:
        for viewer in viewers:
            check_unseen(rules.observe(state, viewer))
        is_chance = rules.to_move(state) == NATURE
        action = (
            rules.sample_chance(state, rng) if is_chance else rng.choice(rules.legal_actions(state))
        )
        state = rules.advance(state, action).state
    return state


def can_be_redealt(state: State) -> bool:
    """Not where hands are open (H2), nor where everybody draws from a deck of its own (Y7)."""
    return not state.terms.options.open_hands and not state.terms.edition.is_built


def lively(legal: Sequence[Action], rng: Random) -> Action:
    """Cards are more telling than steps."""
    telling = [action for action in legal if type(action).__name__ not in PLAIN]
    return rng.choice(telling or list(legal)) if rng.random() < 0.6 else rng.choice(list(legal))


PLAIN = {"Step", "EndMove", "EndTurn", "Decline", "Attach"}


def beside(state: State, seat: Seat, action: Action, rng: Random) -> None:
    """What others hold in secret changes neither what all are told nor who is asked next (I5)."""
    other = rules.advance(redealt(state, seat, rng), action)
    step = rules.advance(state, action)
    for event, twin in zip(step.events, other.events, strict=False):
        if event != twin and type(event) is type(twin) and rules.reveals(event):
            return  # a card that was hidden has come to light
        assert rules.witness(event, PUBLIC) == rules.witness(twin, PUBLIC), "told by a hidden card"
    if rules.to_move(step.state) != NATURE:
        asked = rules.to_move(step.state), rules.to_move(other.state)
        assert asked[0] == asked[1], "who is asked depends on a hidden card"


def redealt(state: State, seat: Seat, rng: Random) -> State:
    """GA that nobody but their owner has seen change places with each other and with the deck."""
    homes = Deck.GA
    hidden = [card.key for card in state.stacks[homes].cards if not card.known]
    for number, own in enumerate(state.seats):
        if number != seat:
            hidden += [card.key for card in own.hands[homes] if card.known == 1 << number]
    rng.shuffle(hidden)
    for number, own in enumerate(state.seats):
        if number != seat:
            hand = tuple(
                Held(hidden.pop(), card.home, card.known) if card.known == 1 << number else card
                for card in own.hands[homes]
            )
            state = state.with_hand(Seat(number), homes, tuple(sorted(hand)))
    stack = state.stacks[homes]
    cards = tuple(Held(hidden.pop(), card.home) if not card.known else card for card in stack.cards)
    return state.with_stack(homes, Stack(cards, stack.discards))
