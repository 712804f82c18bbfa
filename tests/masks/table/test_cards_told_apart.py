"""Kinds of cards are told apart at 120 points, whichever colours somebody sees.

They are compared above their text, within the rim that all of them have;
`tests/told_apart/measure.py` says how.
"""

from collections.abc import Iterable
from itertools import combinations, product

import pytest

from game.boxes.masks.table.cards.kinds import CardKind
from game.boxes.masks.table.cards.layout import FIELD, HIGH, card_size
from game.rules.masks.pieces import Breed, Deck, KranaType, Toa
from game.rules.masks.printed.cards import RahiCard
from tests.masks.table.faces import names, painter
from tests.told_apart.colour_science import SIGHTS
from tests.told_apart.measure import (
    ALIKE,
    APART,
    Look,
    all_confusions,
    correlation,
    distance,
    look,
)

HEIGHT = 120
RIM = 3  # points
BY_KIND = {  # a card of each
    CardKind.GREAT: ("qftm", "hau"),
    CardKind.NUVA: ("rshl", "hau"),
    CardKind.FOIL: ("duel", "hau"),
    CardKind.NOBLE: ("rshl", "ruru"),
    CardKind.TURAGA: ("qftm", "vakama"),
    CardKind.TOOL: ("qftm", "drill_of_onua"),
    CardKind.CHALLENGE: ("qftm", "206"),
    CardKind.MISSION: ("qftm", "13"),
    CardKind.BONUS: ("qftm", "swift"),
    CardKind.REWARD: ("qftm", "plus_200"),
    CardKind.PENALTY: ("qftm", "lost_track"),
    CardKind.INFECTED: ("qftm", "puppet"),
    CardKind.RAHI: ("rshl", "286"),
    CardKind.RAHI_CHALLENGE: ("rshl", "227"),
    CardKind.RAHI_EFFECT: ("rshl", "230"),
    CardKind.RAHI_DEFEND: ("rshl", "237"),
    CardKind.BOHROK: ("rshl", "tahnok"),
    CardKind.KAL: ("rshl", "gahlok_kal"),
    CardKind.BAHRAG: ("rshl", "cahdok_bahrag"),
    CardKind.VA: ("rshl", "va_gahlok"),
    CardKind.KRANA: ("rshl", "krana_tahnok_za"),
}


def points() -> list[int]:
    wide, _ = card_size(HEIGHT)
    rows = range(RIM, round(FIELD.y * HEIGHT / HIGH))
    return [row * wide + column for row, column in product(rows, range(RIM, wide - RIM))]


def of_kind(kind: CardKind) -> Look:
    if kind is CardKind.TOA:
        return look("toa", painter().toa(names("qftm"), Toa.TAHU, HEIGHT), points())
    edition, key = BY_KIND[kind]
    face = painter().face(names(edition), key, HEIGHT, is_foil=kind is CardKind.FOIL)
    return look(kind.value, face, points())


def test_every_kind_is_told_apart_from_every_other() -> None:
    assert all_confusions(combinations(map(of_kind, CardKind), 2)) == []


# Cards of one kind: all differ in drawing and colour, or in what they come in many of


def drawings(keys: Iterable[str]) -> list[Look]:
    said, cards = names("rshl"), painter()
    return [look(key, cards.face(said, key, HEIGHT), within()) for key in keys]


def within() -> list[int]:
    """The middle of a window."""
    wide, _ = card_size(HEIGHT)
    return [row * wide + column for row, column in product(range(22, 72), range(18, wide - 18))]


def test_masks_turaga_and_rahi_are_told_apart() -> None:
    cards = names("rshl").terms.cards
    beasts = [key for key, card in cards.rahi.items() if isinstance(card, RahiCard)]

    for group in (cards.masks, cards.turaga, beasts):
        assert all_confusions(combinations(drawings(group), 2)) == []


def test_the_six_toa_are_told_apart() -> None:
    said, cards = names("rshl"), painter()
    toas = [look(toa.name, cards.toa(said, toa, HEIGHT), within()) for toa in Toa]

    assert all_confusions(combinations(toas, 2)) == []


def test_types_of_krana_are_told_apart_by_their_shape() -> None:
    types = drawings(f"krana_tahnok_{each.name.lower()}" for each in KranaType)

    for pair, sight in product(combinations(types, 2), SIGHTS):
        assert correlation(pair, within(), sight) < ALIKE


@pytest.mark.parametrize("form", ["{}", "{}_promo", "{}_kal", "va_{}", "krana_{}_xa"])
def test_breeds_are_told_apart_by_their_colour(form: str) -> None:
    breeds = drawings(form.format(breed.name.lower()) for breed in Breed)

    for pair, sight in product(combinations(breeds, 2), SIGHTS):
        assert distance(pair, within(), sight) >= APART, [each.name for each in pair]


def test_backs_of_all_decks_are_told_apart() -> None:
    backs = [look(deck.name, painter().back(deck, HEIGHT), medal()) for deck in Deck]
    backs.append(look("masks", painter().mask_back(HEIGHT), medal()))

    assert all_confusions(combinations(backs, 2)) == []


def medal() -> list[int]:
    """The middle of a back."""
    wide, high = card_size(HEIGHT)
    rows, columns = range(high // 2 - 20, high // 2 + 20), range(wide // 2 - 20, wide // 2 + 20)
    return [row * wide + column for row, column in product(rows, columns)]
