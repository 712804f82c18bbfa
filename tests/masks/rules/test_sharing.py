"""Sharing the powers of masks (K10)."""

import pytest

from game.core.seats import Audience, Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Arrange,
    EndMove,
    EndTurn,
    Step,
    UsePower,
    Way,
)
from game.rules.masks.phases import (
    Moving,
    TurnOver,
)
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.state import State, Token
from tests.masks.tables import (
    at,
    first_turn,
    hand,
    holding,
    legal,
    played,
    standing,
    walked,
    wearing,
)

ME, YOU = Seat(0), Seat(1)


def might(*toas: Toa, rahi: bool = False) -> State:
    return first_turn("qftm", *(toas or (Toa.TAHU, Toa.GALI)), masks_of_might=True, rahi=rahi)


@pytest.mark.rule("K10")
def test_k10_a_shared_power_may_be_used_once_as_if_that_mask_were_ready() -> None:
    state = first_turn("rshl", Toa.POHATU, Toa.TAHU, swarm=False)
    state = played(state, UsePower("kakama", None, YOU))
    assert state.seats[1].tokens == (Token("kakama", 1),)
    assert len(hand(state, 0)) == 1  # the sharer draws
    state = played(walked(state, "r0c5"), EndMove(), EndTurn())

    token = UsePower("kakama", None, None, by_token=True)
    shares = [x for x in legal(state) if isinstance(x, UsePower) and x.mask == "kakama"]
    assert shares == [token]  # it cannot be shared on
    state = played(state, token)

    assert state.seats[1].tokens == ()
    state = walked(state, "r9c11", "r9c10", "r9c9", "r8c9")
    assert state.phase == Moving(YOU)


@pytest.mark.rule("K10")
def test_k10_a_token_is_gone_after_the_next_own_turn() -> None:
    state = first_turn("rshl", Toa.POHATU, Toa.TAHU, swarm=False)
    state = played(state, UsePower("kakama", None, YOU))
    state = played(walked(state, "r0c5"), EndMove(), EndTurn())

    state = played(walked(state, "r8c12"), EndMove(), EndTurn())

    assert state.seats[1].tokens == ()


@pytest.mark.rule("K10")
def test_k10_a_shared_hau_shields_at_once_and_leaves_no_token() -> None:
    state = first_turn("rshl", swarm=False)

    state = played(state, UsePower("hau", None, YOU))

    assert [own.is_shielded for own in state.seats] == [True, True]
    assert state.seats[1].tokens == ()


@pytest.mark.rule("K10")
def test_k10_tokens_are_seen_by_all_and_give_no_bonus() -> None:
    state = first_turn("rshl", Toa.POHATU, Toa.TAHU, swarm=False)
    state = played(state, UsePower("kakama", None, YOU))

    assert rules.observe(state, Audience.PUBLIC).seats[1].tokens == (Token("kakama", 1),)
    assert "kakama" not in {worn.key for worn in state.seats[1].masks}


@pytest.mark.rule("K10")
def test_k10_only_great_masks_are_shared_and_only_in_nuva_mode() -> None:
    nuva = wearing(first_turn("rshl", swarm=False), 0, "ruru", "akaku")
    shared = {x.mask for x in legal(nuva) if isinstance(x, UsePower) and x.share_with == YOU}
    assert shared == {"hau", "akaku"}

    state = wearing(might(), 0, "ruru", "akaku")

    assert not [x for x in legal(state) if isinstance(x, UsePower) and x.share_with is not None]


@pytest.mark.rule("K10")
def test_k10_a_power_used_at_a_step_may_be_shared_too() -> None:
    state = first_turn("rshl", Toa.LEWA, Toa.TAHU, swarm=False)
    state = standing(standing(state, 0, "r6c6"), 1, "r6c7")

    state = played(state, Step(at("r6c7"), Way.OVER, 0, "miru", share_with=YOU))
    assert len(hand(state, 0)) == 1
    state = standing(played(state, EndTurn()), 1, "r6c8")
    over = Step(at("r6c7"), Way.OVER, 0, "miru", by_token=True)
    state = played(state, over)

    assert state.phase == TurnOver(YOU)
    assert state.seats[1].tokens == ()
    assert state.seats[1].pawn == at("r6c7")


@pytest.mark.rule("K10")
def test_k10_a_power_used_at_a_draw_may_be_shared_too() -> None:
    state = first_turn("rshl", Toa.GALI, Toa.TAHU, swarm=False)
    state = walked(standing(state, 0, "r0c7"), "r1c7")

    state = played(state, UsePower("kaukau", None, YOU))
    state = played(state, next(x for x in legal(state) if isinstance(x, Arrange)))

    assert len(hand(state, 0)) == 2  # one kept, one drawn for sharing
    assert state.seats[1].tokens == (Token("kaukau", 1),)
    assert state.phase == Moving(ME)


@pytest.mark.rule("K10")
def test_k10_the_sharer_with_a_full_hand_draws_nothing() -> None:
    seven = ("plus_100",) * 4 + ("swift",) * 3
    state = holding(first_turn("rshl", swarm=False), 0, Deck.GA, *seven)

    state = played(state, UsePower("hau", None, YOU))

    assert len(hand(state, 0)) == 7
