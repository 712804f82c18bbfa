"""Everything that can happen, be done or be refused has its words, for every viewer."""

from functools import cache
from typing import get_args

import pytest

from game.boxes.makuta.words import (
    FAMILIES,
    Names,
    action_words,
    event_line,
    event_sentence,
    phase_sentence,
    reason_sentence,
)
from game.core.hexes import Hex, Side
from game.core.match import Barrier
from game.core.seats import OPEN, PUBLIC, Seat
from game.i18n.texts import load
from game.rules.makuta import legal_actions, observe, to_move, witness
from game.rules.makuta.actions import Action, EndTurn, MoveTo
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.events import DiscsShown, DuelLost, Event, PawnMoved, TilePlaced, TokenTaken
from game.rules.makuta.explain import explain
from game.rules.makuta.phases import Deciding, MakutaFoe, OnField, Phase, Source, Starting
from game.rules.makuta.pieces import (
    EVERYONE,
    HIDDEN,
    Colour,
    Die,
    Disc,
    Kanohi,
    Kind,
    Symbol,
    Toa,
    Turaga,
    bit_of,
)
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.island import NoWay, RahiInTheWay, Taker, TooFar
from game.rules.makuta.reasons.trays import KeysMissing
from game.rules.makuta.state import State
from game.rules.makuta.targets import Button, all_targets
from game.terminal.answers import FAMILIES as TERMINAL
from tests.makuta.atlases import small_atlas
from tests.makuta.properties.adventures import Adventure
from tests.makuta.rules.discs import AIR, FIRE, GALI, HAU, TAHU, WATER, lock, mosquito
from tests.makuta.situations import situation
from tests.makuta.strategies import any_game

TEXTS = load("makuta", strict=True)
SLOW = "a face-down mask (not Kakama or Kaukau)"
UNIONS = {
    "log": Event,
    "phase": Phase,
    "your": Deciding,
    "action": Action,
    "reason": Reason,
    "source": Source,
}
ENUMS = {
    "kind": Kind,
    "kinds": Kind,
    "hidden": Kind,
    "kanohi": Kanohi,
    "turaga": Turaga,
    "key": Symbol,
    "die": Die,
    "colour": Colour,
    "side": Side,
    "taker": Taker,
    "button": Button,
    "barrier": Barrier,
}


@cache
def adventures() -> tuple[Adventure, ...]:
    return tuple(any_game(seed, 250) for seed in range(16))


def decider(state: State) -> Seat:
    """Whoever decides, or somebody."""
    return Seat(max(to_move(state) or 0, 0))


@pytest.mark.parametrize("family", UNIONS)
def test_every_class_of_a_union_has_words(family: str) -> None:
    named = {name.partition(".")[0] for name in FAMILIES[family]}

    assert named == {each.__name__ for each in get_args(UNIONS[family])}


@pytest.mark.parametrize("family", ENUMS)
def test_every_member_of_an_enum_has_words(family: str) -> None:
    members = {**FAMILIES, **TERMINAL}[family]

    assert {member.name for member in ENUMS[family]} <= members.keys()


def test_every_key_of_every_family_has_a_text() -> None:
    families = {**FAMILIES, **TERMINAL}
    keys = [f"{family}.{name}" for family, members in families.items() for name in members]

    assert [key for key in keys if not TEXTS.has(key)] == []


def test_every_toa_edition_and_house_rule_has_a_line() -> None:
    assert {toa.name.lower() for toa in Toa} <= FAMILIES["figure"].keys()
    assert FAMILIES["edition"].keys() == EDITIONS.keys()
    assert set(FAMILIES["house"]) == {"H1", "H2", "H3", "H4", "H5", "H6", "H7"}


def test_whatever_happens_is_worded_for_everybody() -> None:
    seen = set()
    for game in adventures():
        names = Names(TEXTS, game.start.terms)
        for event in (event for ply in game.plies for event in ply.events):
            seen.add(type(event))
            for viewer in (PUBLIC, OPEN, Seat(0), Seat(1)):
                line = event_line(names, witness(event, viewer))
                assert line.endswith(f"[{event.rule}]")

    assert len(seen) >= 30


def test_whatever_is_decided_is_worded() -> None:
    for game in adventures():
        names = Names(TEXTS, game.start.terms)
        for state in game.states[::3]:
            seen = observe(state, decider(state))
            assert phase_sentence(names, seen).endswith((".", "!", "?"))
            assert phase_sentence(names, observe(state, PUBLIC))
            for action in list(legal_actions(seen))[:20]:
                assert action_words(names, seen, action)


def test_whatever_is_refused_is_worded() -> None:
    reasons = set()
    for game in adventures():
        names = Names(TEXTS, game.start.terms)
        for state in game.states[::60]:
            seen = observe(state, decider(state))
            for target in list(all_targets(seen))[::5]:
                reason = explain(seen, target)
                if reason is not None:
                    reasons.add(type(reason))
                    assert reason_sentence(names, seen, reason).endswith(f"[{reason.rule}]")

    assert len(reasons) > 15


@pytest.fixture
def names() -> Names:
    return Names(TEXTS, situation(small_atlas(), players=2).state.terms)


def test_a_log_line_tells_each_viewer_what_they_saw(names: Names) -> None:
    disc = FIRE.seen_by(bit_of(TAHU))
    event = TokenTaken(TAHU, disc, OnField(small_atlas().start_field))

    lines = [event_line(names, witness(event, viewer)) for viewer in (TAHU, GALI)]

    assert lines == [
        "Tahu takes a fire key from the start space. [T3]",
        "Tahu takes a face-down key from the start space. [T3]",
    ]


def test_a_field_is_called_by_its_tile_and_its_place(names: Names) -> None:
    forest = next(i for i, tile in enumerate(small_atlas().tiles) if tile.key == "forest")
    gate = small_atlas().gates[forest][Side.N]

    line = event_line(names, PawnMoved(TAHU, (0, gate)))

    assert line == "Tahu walks to Forest e1. [M1]"
    assert names.field(small_atlas().start_field) == "the start space"


@pytest.mark.parametrize(
    ("disc", "words"),
    [
        (HAU, "Hau"),
        (FIRE, "a fire key"),
        (mosquito(5), "a strength-5 mosquito"),
        (Disc(Kind.TURAGA, Turaga.NUJU), "Turaga Nuju"),
        (lock(FIRE, WATER, AIR), "a lock (fire, water, air)"),
        (Disc(Kind.KEY, HIDDEN), "a face-down key"),
        (Disc(Kind.KANOHI, HIDDEN), "a face-down mask"),
        (Disc(Kind.KANOHI, HIDDEN, slow=True), SLOW),
    ],
)
def test_discs_are_called_by_their_faces_or_only_by_their_backs(
    names: Names, disc: Disc, words: str
) -> None:
    assert names.disc(disc) == words


START = small_atlas().start_field


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (TooFar(5, 3), "That’s 5 steps away; you rolled 3. [M2]"),
        (TooFar(5, 3, START), "… and the Rahi on the start space is in the way. [M2]"),
        (RahiInTheWay(START), "The Rahi on the start space is in the way: … [M4]"),
        (NoWay(()), "No path leads there, or out of there. [M1]"),
        (KeysMissing((Symbol.ICE,), 2), "You are 2 keys short. The lock needs ice; … [L4]"),
    ],
)
def test_reasons_name_what_is_in_the_way(names: Names, reason: Reason, sentence: str) -> None:
    seen = observe(situation(small_atlas(), players=2).state, TAHU)

    said = reason_sentence(names, seen, reason)

    assert all(part in said for part in sentence.split("…"))


@pytest.mark.parametrize(
    ("rule", "sentence"), [("K5", "Gali shows {}."), ("K6", "Gali flies with {}.")]
)
def test_a_mask_that_is_shown_for_a_flight_is_flown_with(
    names: Names, rule: str, sentence: str
) -> None:
    mask = Disc(Kind.KANOHI, Kanohi.MIRU, EVERYONE)

    said = event_sentence(names, DiscsShown(GALI, (0,), (mask,), rule))

    assert said == sentence.format("Miru")


def test_one_sentence_says_who_does_what_now(names: Names) -> None:
    state = situation(small_atlas(), players=2, phase=Starting(GALI, "R6"), seat=GALI).state

    said = phase_sentence(names, observe(state, TAHU))

    assert said == "Gali won and may move again."


def test_whoever_decides_is_told_what_to_do(names: Names) -> None:
    state = situation(small_atlas(), players=2, phase=Starting(GALI, "R6"), seat=GALI).state

    said = phase_sentence(names, observe(state, GALI))

    assert said == "You won! Move again, or end your turn."


def test_a_tile_tells_how_many_gates_it_connects_and_blocks(names: Names) -> None:
    connected, blocked = ((0, 1), (2, 3)), (4,)
    tile = next(i for i, tile in enumerate(small_atlas().tiles) if tile.key == "forest")

    plain = TilePlaced(TAHU, tile, Hex(0, -1), 0, connected[:1], ())
    shut = TilePlaced(TAHU, tile, Hex(0, -1), 0, connected, blocked)

    assert event_line(names, plain) == "Tahu places Forest: 1 gate connected. [G2]"
    assert event_line(names, shut) == "Tahu places Forest: 2 gates connected, 1 blocked. [G2]"


def test_offers_and_lost_duels_read_well(names: Names) -> None:
    seen = observe(situation(small_atlas(), players=2).state, TAHU)

    assert action_words(names, seen, EndTurn()) == "end the turn"
    assert action_words(names, seen, MoveTo(small_atlas().start_field, 0)) == (
        "go to the start space"
    )
    assert event_line(names, DuelLost(TAHU, MakutaFoe(24), 20, "X3")) == (
        "Tahu loses to Makuta (strength 24) with 20. [X3]"
    )
