"""Bohrok Control and Bohrok Challenges (section 14, E12, E13)."""

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Add,
    Declare,
    Decline,
    DrawFrom,
    EndMove,
    Pass,
    PlayCard,
    Step,
)
from game.rules.masks.phases import (
    Contest,
    Moving,
    OnBohrok,
    TurnOver,
)
from game.rules.masks.pieces import HIDDEN, Breed, Deck, KranaType, Skill
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    GALI,
    KOPAKA,
    TAHU,
    bohrok,
    challenge,
    declared,
    did,
    discards,
    on_bohrok,
    rshl,
    scores,
)
from tests.masks.tables import at, first_turn, hand, holding, legal, standing

GA, VA, KRANA = Deck.GA, Deck.VA, Deck.KRANA
ME, OTHER = Seat(0), Seat(1)
BREEDS = [breed.name.lower() for breed in Breed]
SKILL_OF = dict(
    zip(
        BREEDS,
        (Skill.SHIELDING, Skill.SWIMMING, Skill.FLIGHT, Skill.SPEED, Skill.STRENGTH, Skill.VISION),
        strict=True,
    )
)


def krana(breed: str, kind: str = "xa") -> str:
    return f"krana_{breed}_{kind}"


def controlling(state: State, top: str, *held: str) -> State:
    return on_bohrok(holding(state, 0, KRANA, *held), top)


def may_declare(state: State) -> set[str]:
    return {x.krana for x in legal(state) if isinstance(x, Declare)}


# O1, O10, B5, B6


@pytest.mark.rule("O1")
def test_o1_a_krana_of_each_breed_and_type_and_va_of_each_breed() -> None:
    cards = rshl().terms.cards
    kinds = {(card.breed, card.type) for card in cards.krana.values()}
    assert kinds == {(b, t) for b in Breed for t in KranaType} | {(None, None)}


@pytest.mark.rule("O10")
@pytest.mark.parametrize(
    ("edition", "krana_count", "va", "bohrok_count"),
    [("bohrok", 48, 18, 12), ("rshl", 49, 36, 20)],
)
def test_o10_e12_sizes_of_the_decks(
    edition: str, krana_count: int, va: int, bohrok_count: int
) -> None:
    stacks = first_turn(edition).stacks
    assert [len(stacks[deck].cards) for deck in (KRANA, VA, Deck.BOHROK)] == [
        krana_count,
        va,
        bohrok_count,
    ]


@pytest.mark.rule("O1")
@pytest.mark.parametrize("breed", BREEDS)
def test_o1_a_krana_controls_a_bohrok_of_its_breed(breed: str) -> None:
    held = [krana(name) for name in BREEDS]
    for top in (breed, f"{breed}_promo"):
        assert may_declare(controlling(bohrok(), top, *held)) == {krana(breed)}
    assert may_declare(controlling(rshl(), f"{breed}_kal", *held)) == {krana(breed)}


@pytest.mark.rule("O1")
@pytest.mark.parametrize(
    ("top", "controls"), [("tahnok_kal", True), ("cahdok_bahrag", True), ("tahnok", False)]
)
def test_o1_the_krana_kal_controls_any_kal_or_bahrag(top: str, *, controls: bool) -> None:
    state = controlling(rshl(), top, "krana_kal")
    assert ("krana_kal" in may_declare(state)) is controls


@pytest.mark.rule("O1")
def test_o1_no_other_krana_controls_a_bahrag() -> None:
    state = controlling(rshl(), "gahdok_bahrag", *(krana(name) for name in BREEDS))
    assert may_declare(state) == set()


# O2, P6


@pytest.mark.rule("P6")
def test_p6_bohrok_control_acts_only_when_the_move_ends_there() -> None:
    state = did(standing(bohrok(), 0, "r3c6"), Step(at("r3c7")))
    assert state.phase == Moving(ME)
    assert did(state, EndMove()).phase == OnBohrok(ME)


@pytest.mark.rule("O2")
def test_o2_the_player_draws_a_krana_and_the_space_is_closed_for_it() -> None:
    state = did(on_bohrok(bohrok(), "tahnok"), DrawFrom(KRANA))
    assert len(hand(state, 0, KRANA)) == 1
    assert state.phase == TurnOver(ME)
    assert state.seats[0].last_bohrok == at("r3c7")


@pytest.mark.rule("O2")
def test_o2_or_declines_and_the_space_stays_open() -> None:
    state = did(on_bohrok(bohrok(), "tahnok"), Decline())
    assert state.seats[0].last_bohrok is None
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("O2")
def test_o2_c2_a_seat_under_a_shield_cannot_be_named() -> None:
    state = controlling(bohrok(), "tahnok", krana("tahnok"))
    state = state.with_seat(OTHER, state.seats[1]._replace(is_shielded=True))
    assert [x.seat for x in legal(state) if isinstance(x, Declare)] == [Seat(2)]


@pytest.mark.rule("O2")
def test_o2_a_bahrag_on_top_goes_under_the_deck_after_a_draw() -> None:
    state = on_bohrok(rshl(), "cahdok_bahrag")
    second = state.stacks[Deck.BOHROK].cards[-2].key
    state = did(state, DrawFrom(KRANA))
    cards = state.stacks[Deck.BOHROK].cards
    assert (cards[0].key, cards[-1].key) == ("cahdok_bahrag", second)
    assert rules.observe(state, OTHER).stacks[Deck.BOHROK].cards[-1].key == second


@pytest.mark.rule("O2")
def test_o2_double_control_and_master_krana_oblige_to_declare() -> None:
    state = controlling(holding(bohrok(), 0, GA, "double_control"), "tahnok", krana("tahnok"))
    state = did(state, PlayCard("double_control"))
    assert all(isinstance(x, Declare) for x in legal(state))


@pytest.mark.rule("S2")
def test_s2_only_the_top_bohrok_is_seen() -> None:
    seen = rules.observe(on_bohrok(bohrok(), "tahnok"), OTHER).stacks[Deck.BOHROK].cards
    assert [card.key != HIDDEN for card in seen] == [False] * 11 + [True]


# O5, O6


@pytest.mark.rule("O5")
@pytest.mark.parametrize("breed", BREEDS)
@pytest.mark.parametrize(("sort", "points"), [("", 100), ("_promo", 300), ("_kal", 200)])
def test_o5_the_bohrok_counts_for_the_challenger_if_its_skill_is_named(
    breed: str, sort: str, points: int
) -> None:
    state = controlling(rshl(TAHU, KOPAKA), f"{breed}{sort}", krana(breed))
    state = holding(holding(state, 0, GA, "slant"), 1, GA, "counsel")
    skill = SKILL_OF[breed]
    named = declared(state, krana(breed), skill)
    values = state.terms.value
    assert scores(named) == (values(0, skill) + points, values(1, skill))
    other = Skill.VISION if skill is not Skill.VISION else Skill.SPEED
    elsewhere = declared(state, krana(breed), other)
    assert scores(elsewhere) == (values(0, other), values(1, other))


@pytest.mark.rule("O5")
def test_o5_a_bahrag_counts_100_to_any_skill() -> None:
    for skill in (Skill.FLIGHT, Skill.SWIMMING):
        state = holding(controlling(rshl(TAHU, GALI), "gahdok_bahrag", "krana_kal"), 0, GA, "slant")
        state = declared(holding(state, 1, GA, "counsel"), "krana_kal", skill)
        assert scores(state)[0] == state.terms.value(0, skill) + 100


@pytest.mark.rule("O5")
def test_o5_each_side_may_play_va_of_that_breed_as_many_as_it_likes() -> None:
    state = holding(bohrok(GALI, TAHU), 1, VA, "va_tahnok", "va_tahnok", "va_gahlok")
    state = controlling(holding(state, 0, VA, "va_tahnok"), "tahnok_promo", krana("tahnok"))
    state = declared(state, krana("tahnok"), Skill.SHIELDING)
    assert scores(state) == (800, 1000)
    assert legal(state) == [Add("va_tahnok"), Pass()]
    behind = holding(bohrok(TAHU, GALI), 1, VA, "va_tahnok", "va_tahnok", "va_gahlok")
    behind = declared(
        controlling(behind, "tahnok", krana("tahnok")), krana("tahnok"), Skill.SHIELDING
    )
    assert legal(behind) == [Add("va_tahnok"), Pass()]
    behind = did(behind, Add("va_tahnok"), Add("va_tahnok"))
    assert scores(behind) == (1100, 700)
    assert discards(behind, VA) == ["va_tahnok", "va_tahnok"]
    assert legal(behind) == [Pass()]


@pytest.mark.rule("O5")
def test_o5_with_a_bahrag_any_va() -> None:
    state = holding(rshl(TAHU, GALI), 1, VA, "va_tahnok", "va_gahlok")
    state = controlling(state, "cahdok_bahrag", "krana_kal")
    state = declared(state, "krana_kal", Skill.SHIELDING)
    assert {Add("va_tahnok"), Add("va_gahlok")} <= set(legal(state))


@pytest.mark.rule("C7")
def test_c7_va_only_in_a_bohrok_challenge() -> None:
    state = challenge(holding(bohrok(TAHU, GALI), 0, VA, "va_tahnok"), Skill.SWIMMING)
    assert isinstance(state.phase, TurnOver)


@pytest.mark.rule("O6")
def test_o6_on_a_tie_the_challenger_is_ahead() -> None:
    """Kopaka 800 and 100 for the Bohrok against Tahu's 900; his Hau is off."""
    state = bohrok(KOPAKA, TAHU)
    state = state.with_seat(OTHER, state.seats[1]._replace(attached_mask=None))
    state = controlling(holding(state, 1, GA, "slant"), "tahnok", krana("tahnok"))
    state = declared(state, krana("tahnok"), Skill.SHIELDING)
    assert scores(state) == (900, 900)
    assert state.phase == Contest(OTHER)
