"""The guard is awake: rules that let a secret out are caught."""

from random import Random
from typing import get_args

import pytest

from game.rules.makuta.editions import EN
from game.rules.makuta.events import (
    Event,
    FieldsFilled,
    LockLaid,
    SuppliesLaidOut,
    TokenGivenUp,
    TokenLookedAt,
    TokenLost,
    TokenRefused,
    TokenRemoved,
    TokenTaken,
    TrayOpened,
)
from game.rules.makuta.pieces import Disc
from tests.makuta.properties.adventures import RULES, Rules
from tests.makuta.properties.lands import closing_atlas, rich_atlas
from tests.makuta.secrets import leaks
from tests.makuta.secrets.chronicle import chronicle
from tests.makuta.secrets.leaks import Leaky
from tests.makuta.secrets.twins import SecretBetrayedError, Tally, watch
from tests.makuta.secrets.windows import any_window
from tests.makuta.strategies import ANY_TABLE, Table, any_game

GAMES = 150  # a leak shows in one of the first few as a rule
WINDOWS = 6
DECISIONS = 400

LEAKS = {
    "trays in order of face": Leaky(observe=leaks.trays_in_order_of_face),
    "marks that tell": Leaky(observe=leaks.marks_that_tell),
    "next of each supply": Leaky(observe=leaks.next_of_each_supply),
    "next lock": Leaky(observe=leaks.next_lock),
    "next tile": Leaky(observe=leaks.next_tile),
    "temple before it stands": Leaky(observe=leaks.temple_before_it_stands),
    "pile in order of face": Leaky(observe=leaks.pile_in_order_of_face),
    "prey in order of face": Leaky(observe=leaks.prey_in_order_of_face),
    "locks in order of face": Leaky(observe=leaks.locks_in_order_of_face),
    "slow by face": Leaky(observe=leaks.slow_by_face),
    "open hand": Leaky(observe=leaks.open_hand),
    "filled in order of face": Leaky(witness=leaks.filled_in_order_of_face),
    "takes back what is worthless": Leaky(reveals=leaks.takes_back_what_is_worthless),
    "asks only whom masks do not fit": Leaky(advance=leaks.asks_only_whom_masks_do_not_fit),
    "asks only after a mask": Leaky(advance=leaks.asks_only_after_a_mask),
    "pile in order of kind": Leaky(observe=leaks.pile_in_order_of_kind),
    "counts by kind": Leaky(observe=leaks.counts_by_kind),
    "kinds of trays": Leaky(observe=leaks.kinds_of_trays),
    "asks only who can do something": Leaky(advance=leaks.asks_only_who_can_do_something),
    "asks only who holds Akaku": Leaky(advance=leaks.asks_only_who_holds_akaku),
    "best loss first": Leaky(legal_actions=leaks.best_loss_first),
}
VEILED = (
    FieldsFilled,
    LockLaid,
    SuppliesLaidOut,
    TokenGivenUp,
    TokenLookedAt,
    TokenLost,
    TokenRefused,
    TokenRemoved,
    TokenTaken,
    TrayOpened,
)
# Elsewhere it is seldom seen.
WHERE_IT_HAPPENS: dict[type[Event], Table] = {
    SuppliesLaidOut: Table(sets=[closing_atlas()]),  # G5
    TokenRemoved: Table(editions=[EN], sets=[rich_atlas()]),  # E4
}


def watch_games(rules: Rules, table: Table = ANY_TABLE, games: int = GAMES) -> None:
    for seed in range(games):
        rng = Random(f"watch/{seed}")
        told = chronicle(any_game(seed, DECISIONS, table, rules))
        for _ in range(WINDOWS):
            watch(rules, any_window(told, rng), rng, Tally())


@pytest.mark.parametrize("rules", LEAKS.values(), ids=LEAKS.keys())
def test_a_leak_is_found(rules: Rules) -> None:
    with pytest.raises(SecretBetrayedError):
        watch_games(rules)


@pytest.mark.parametrize("event", VEILED)
def test_an_event_that_is_not_veiled_is_found(event: type[Event]) -> None:
    rules = Leaky(witness=leaks.unveiled(event))

    with pytest.raises(SecretBetrayedError):
        watch_games(rules, WHERE_IT_HAPPENS.get(event, ANY_TABLE))


def test_whoever_never_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """I2: among others of its back nobody can tell which disc it is."""
    monkeypatch.setattr(Disc, "forgotten", lambda disc: disc)

    with pytest.raises(SecretBetrayedError):
        watch_games(RULES)


def test_without_a_leak_nothing_is_found() -> None:
    watch_games(Leaky(), games=8)


def test_every_event_with_discs_is_planted_or_public() -> None:
    """What is turned up for all to see cannot leak; all others are planted above."""
    public = {"DiscsShown", "LockTurnedUp", "RahiLeft", "RahiTurnedUp"}
    planted = {event.__name__ for event in VEILED}
    carrying = {
        event.__name__
        for event in get_args(Event)
        if {"disc", "discs"} & event.__annotations__.keys()
    }

    assert carrying == planted | public
