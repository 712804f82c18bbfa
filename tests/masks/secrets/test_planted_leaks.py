"""Leaks that were put in on purpose: the ledger finds each."""

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from game.core.seats import Seat
from game.rules.masks import knowledge, play
from game.rules.masks.agenda import tell
from game.rules.masks.challenges import contest, options, swarm
from game.rules.masks.deeds import AskDeclared
from game.rules.masks.events import Declined, Shuffled
from game.rules.masks.holding import hands, stacks
from game.rules.masks.holding.held import Held, Stack
from game.rules.masks.pieces import EVERYONE, Deck, Window
from game.rules.masks.playing import peeking
from game.rules.masks.state import State
from tests.masks.secrets.follow import GAMES, follow

Plant = Callable[[pytest.MonkeyPatch], None]


def a_peek_outlives_a_shuffle(patch: pytest.MonkeyPatch) -> None:
    def shuffled(state: State, home: int, keys: tuple[str, ...], told: Any) -> State:  # noqa: ANN401
        known = {card.key: card.known for card in state.stacks[home].cards}
        cards = tuple(Held(key, home, known.get(key, 0)) for key in keys)
        state = state.with_stack(home, Stack(cards, state.stacks[home].discards))
        tell(state, told, Shuffled(home))
        return state

    patch.setattr(stacks, "shuffled", shuffled)
    patch.setattr(play, "shuffled", shuffled)


def a_drawn_card_is_shown_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hands, "bit_of", lambda _: EVERYONE)


def foils_are_seen_before_they_lie_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(knowledge, "_counted", lambda keys: keys)


def what_was_put_back_is_known_to_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(peeking, "bit_of", lambda _: EVERYONE)


def the_next_prize_is_seen(patch: pytest.MonkeyPatch) -> None:
    real = knowledge._in_place  # noqa: SLF001

    def in_place(cards: tuple[Held, ...], bit: int) -> tuple[Held, ...]:
        seen = real(cards, bit)
        return (*seen[:-1], cards[-1]) if cards and cards[-1].home == -1 else seen

    patch.setattr(knowledge, "_in_place", in_place)


def the_order_of_a_hand_is_kept(patch: pytest.MonkeyPatch) -> None:
    """A leak of one card: whoever looks on sees the first of every hand."""
    real = knowledge._veiled  # noqa: SLF001

    def veiled(hand: tuple[Held, ...], bit: int) -> tuple[Held, ...]:
        return tuple(sorted((*hand[:1], *real(hand[1:], bit))))

    patch.setattr(knowledge, "_veiled", veiled)


def only_who_holds_an_answer_is_asked(patch: pytest.MonkeyPatch) -> None:
    real = swarm.ask_declared

    def ask(state: State, deed: Any, agenda: Any, told: Any) -> State:  # noqa: ANN401
        cards = state.terms.cards.actions
        asked = tuple(
            seat
            for seat in deed.to_ask
            if any(cards[c.key].when is Window.DECLARED for c in state.seats[seat].hands[Deck.GA])
        )
        return real(state, evolve(deed, to_ask=asked), agenda, told)

    from game.rules.masks import agenda  # noqa: PLC0415

    patch.setitem(agenda._DOERS, AskDeclared, ask)  # noqa: SLF001


def who_can_add_nothing_is_not_asked(patch: pytest.MonkeyPatch) -> None:
    def has_nothing(table: Any, challenge: Any, seat: Seat) -> bool:  # noqa: ANN401
        return len(options.contest_plays(table, seat)) == 1

    patch.setattr(contest, "_has_nothing", has_nothing)


def a_decline_tells_what_is_held(patch: pytest.MonkeyPatch) -> None:
    def decline(state: State, phase: Any, told: Any) -> State:  # noqa: ANN401
        cards = state.terms.cards.actions
        others = [own for seat, own in enumerate(state.seats) if seat != phase.seat]
        odd = any(cards[c.key].when is Window.ADD for own in others for c in own.hands[Deck.GA])
        tell(state, told, Declined(phase.seat, "G4" if odd else "G1"))
        return real(state, phase, told)

    real = play._decline_draw  # noqa: SLF001
    patch.setattr(play, "_decline_draw", decline)


def a_knocked_off_mask_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    """The other way round: what all know is hidden from them."""
    from game.rules.masks.challenges import prizes  # noqa: PLC0415

    patch.setattr(prizes, "EVERYONE", 0)


LEAKS: tuple[Plant, ...] = (
    a_peek_outlives_a_shuffle,
    a_drawn_card_is_shown_to_all,
    foils_are_seen_before_they_lie_there,
    what_was_put_back_is_known_to_all,
    the_next_prize_is_seen,
    the_order_of_a_hand_is_kept,
    only_who_holds_an_answer_is_asked,
    who_can_add_nothing_is_not_asked,
    a_decline_tells_what_is_held,
    a_knocked_off_mask_is_forgotten,
)
SEEDS = [f"leak {number}" for number in range(6)]  # most come to light in the first game or two


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_the_ledger_finds_a_planted_leak(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)

    with pytest.raises(AssertionError):
        follow_many()


def follow_many() -> None:
    for seed in SEEDS:
        for agreed in GAMES:
            follow(agreed, seed, 250)
