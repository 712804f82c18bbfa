"""B1-B7: how many cards of which kind there are."""

import pytest

from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.cards import TuragaRole
from game.rules.masks.setup import deck_list
from tests.masks.tables import card_set, terms


def sizes(edition: str, **options: bool) -> dict[str, int]:
    agreed = terms(edition, Toa.TAHU, Toa.GALI, **options)
    return {deck.name: len(deck_list(agreed, deck)) for deck in Deck}


@pytest.mark.rule("B1")
def test_what_all_games_have_in_common() -> None:
    cards = card_set().cards
    assert [toa.toa for toa in cards.toas] == list(Toa)
    assert all(sizes(edition)["GMC"] == 12 for edition in ("qftm", "bohrok", "rshl"))


@pytest.mark.rule("B2", "B4")
def test_the_decks_of_quest_for_the_masks() -> None:
    plain, rahi = sizes("qftm"), sizes("qftm", rahi=True)
    assert (plain["MISSION"], plain["GA"], plain["RAHI"]) == (33, 44, 0)
    assert (rahi["MISSION"], rahi["GA"], rahi["RAHI"]) == (43, 51, 74)
    cards = card_set().cards
    assert len(cards.great_masks()) * len(Toa) == 36
    assert len(cards.turaga) == 18


@pytest.mark.rule("B3")
def test_masks_of_might_bring_noble_masks() -> None:
    assert len(card_set().cards.noble_masks()) * len(Toa) == 36
    assert terms("qftm", masks_of_might=True).has_nobles
    assert not terms("qftm").has_nobles


@pytest.mark.rule("B5")
def test_the_decks_of_bohrok_swarm() -> None:
    found = sizes("bohrok")
    assert (found["BOHROK"], found["VA"], found["KRANA"]) == (12, 18, 48)
    assert (found["MISSION"], found["GA"]) == (10, 69)


@pytest.mark.rule("B6")
def test_the_decks_of_rising_shadow_hidden_light() -> None:
    plain, swarm = sizes("rshl", swarm=False), sizes("rshl")
    rahi = sizes("rshl", swarm=False, rahi=True)
    assert (plain["MISSION"], plain["GA"], rahi["MISSION"]) == (23, 48, 33)
    assert (swarm["MISSION"], swarm["GA"]) == (40, 68)
    assert (swarm["BOHROK"], swarm["VA"], swarm["KRANA"]) == (20, 36, 49)
    assert len(terms("rshl").edition.turaga) * len(Toa) == 12
    assert TuragaRole.COUNSEL not in terms("rshl").edition.turaga


@pytest.mark.rule("B7")
def test_every_great_mask_can_be_a_foil() -> None:
    masks = card_set().cards.masks
    assert all(masks[key].foil_points == 200 for key in card_set().cards.great_masks())


@pytest.mark.rule("V3")
def test_cards_keep_the_printed_numbers() -> None:
    cards = card_set().cards
    numbers = {int(key) for key in cards.challenges if key.isdecimal()}
    assert numbers == {*range(1, 7), 146, 147, 148, 206, 207, 208}
    missions = {int(key) for key in cards.missions if key.isdecimal()}
    assert missions == {
        *range(7, 21),
        *range(137, 146),
        *range(197, 206),
        311,
        *range(243, 248),
        *range(306, 311),
    }
    rahi = {int(key) for key in cards.rahi}
    assert rahi == {*range(221, 236), *range(237, 242), *range(284, 299), 302, 303}
