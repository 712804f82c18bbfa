"""No card is without a test of what it does; here are those that differ in one word alone."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import PlayCard
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.state import State
from tests.masks.rules.situations import challenge, qftm, scores, scores_after
from tests.masks.rules.test_swarm import SKILL_OF
from tests.masks.tables import advised, card_set, holding, legal

TURAGA = dict(zip(Toa, ("vakama", "nokama", "matau", "onewa", "whenua", "nuju"), strict=True))
PLUS_200 = {f"plus_200_{skill.name.lower()}": skill for skill in Skill}
COUNSELS = {f"{toa.name.lower()}_counsel": toa for toa in Toa}  # test_a1 in test_turaga.py
BOHROK = {f"{breed}{sort}" for breed in SKILL_OF for sort in ("", "_promo", "_kal")}  # test_o5
# Of the Toa, in their order: what their own masks add to.
MASK_SKILLS = (
    *(Skill.SHIELDING, Skill.SWIMMING, Skill.FLIGHT),
    *(Skill.SPEED, Skill.STRENGTH, Skill.VISION),
)
ONE_BY_ONE = {*TURAGA.values(), *PLUS_200, *COUNSELS, *BOHROK}


def beside(toa: Toa) -> Toa:
    return Toa((toa + 1) % len(Toa))


def wearing_no_mask(toa: Toa, key: str) -> State:
    """With this Turaga card attached; both sides hold a card, so nobody passes by itself."""
    state = advised(qftm(toa, beside(toa)), 0, key)
    own = state.seats[0]._replace(attached_turaga=key, attached_mask=None)
    state = state.with_seat(Seat(0), own)
    return holding(holding(state, 0, Deck.GA, "slant"), 1, Deck.GA, "counsel")


def counted(state: State, skill: Skill) -> int:
    """Beside the value of the first seat."""
    return scores(challenge(state, skill))[0] - state.terms.value(0, skill)


@pytest.mark.rule("A1", "C5")
@pytest.mark.parametrize("toa", Toa)
def test_a1_the_attached_turaga_counts_100_to_any_skill(toa: Toa) -> None:
    state = wearing_no_mask(toa, TURAGA[toa])

    assert {counted(state, skill) for skill in Skill} == {100}


@pytest.mark.rule("A1", "C5")
@pytest.mark.parametrize(("key", "toa"), COUNSELS.items())
def test_a1_the_attached_counsel_counts_200_to_the_weakest_skill(key: str, toa: Toa) -> None:
    state = wearing_no_mask(toa, key)
    weakest = min(Skill, key=lambda skill: state.terms.value(0, skill))

    assert {skill: counted(state, skill) for skill in Skill} == dict.fromkeys(Skill, 0) | {
        weakest: 200
    }


@pytest.mark.rule("G6", "C4")
@pytest.mark.parametrize(("key", "skill"), PLUS_200.items())
def test_g6_plus_200_for_one_skill_counts_where_it_is_named(key: str, skill: Skill) -> None:
    """Who has 900 is not ahead of somebody with 900 and a mask; elsewhere it does nothing."""
    best = Toa(MASK_SKILLS.index(skill))
    state = holding(qftm(beside(best), best), 0, Deck.GA, key, "slant")
    behind = challenge(state, skill)
    mine, yours = scores(behind)

    assert scores_after(behind, PlayCard(key)) == (mine + 200, yours)
    for other in Skill:
        if other is not skill:
            assert PlayCard(key) not in legal(challenge(state, other))


def untested(keys: Iterable[str]) -> set[str]:
    return {key for key in keys if key not in named_in_tests() | ONE_BY_ONE}


@cache
def named_in_tests() -> set[str]:
    here = Path(__file__)
    texts = [path.read_text(encoding="utf-8") for path in here.parent.glob("*.py") if path != here]
    return {key for text in texts for key in re.findall(r'"(\w+)"', text)}


def test_every_card_has_a_test_of_what_it_does() -> None:
    cards = card_set().cards
    for kind in (cards.actions, cards.missions, cards.masks, cards.turaga, cards.rahi):
        assert untested(kind) == set()
    assert untested(cards.bohrok) == set()
    assert untested(cards.ready_decks) == set()


def test_a_card_without_a_test_is_found() -> None:
    assert untested(["swift", "sling"]) == {"sling"}
