"""Bohrok, Va and Krana: all breeds and types."""

from functools import partial

from game.boxes.masks.table.cards.drawings import (
    KRANA_KAL,
    OWN,
    bohrok_drawing,
    krana_drawing,
    va_drawing,
)
from game.rules.masks.pieces import Breed, KranaType
from game.rules.masks.printed.cards import BohrokSort
from tools.masks.art.cards import creatures
from tools.masks.art.cards.actions import Painting
from tools.masks.art.cards.creatures import bohrok, krana, va
from tools.masks.art.cards.easel import Easel
from tools.masks.art.cards.relief import Thing


def bohrok_card(sort: BohrokSort, breed: Breed) -> Easel:
    """A Promo in gold light, a Kal in the white of lightning."""
    easel = Easel(_GROUNDS[breed])
    match sort:
        case BohrokSort.KAL:
            easel.rays("#f4fbff", 9, 90)
        case BohrokSort.PROMO:
            easel.rays("#ffd23a", 24, 110)
        case _:
            easel.rays("#ffffff", 10, 24)
    is_kal, is_promo = sort is BohrokSort.KAL, sort is BohrokSort.PROMO
    return easel.put(bohrok(breed, is_kal=is_kal, is_promo=is_promo), 90, 72, 122)


_GROUNDS = dict(zip(Breed, ("storm", "night", "teal", "bone", "violet", "steel"), strict=True))


def bahrag(thing: Thing, sky: str) -> Easel:
    return Easel(sky).rays("#ffe0f8", 16, 60).put(thing, 90, 84, 120)


VA_SKIES = dict(zip(Breed, ("red", "night", "teal", "bone", "earth", "ice"), strict=True))
KRANA_SKIES = dict(zip(Breed, ("amber", "night", "teal", "bone", "violet", "storm"), strict=True))


def va_card(breed: Breed) -> Easel:
    return Easel(VA_SKIES[breed]).hills("#2c3a40", 0.80, seed=breed).put(va(breed), 90, 76, 112)


def krana_card(breed: Breed, type: KranaType) -> Easel:  # noqa: A002 - what the box calls it
    return (
        Easel(KRANA_SKIES[breed])
        .rays("#ffe4f4", 8, 36)
        .put(krana(breed, type), 90, 75, 112, bevel=0.045, shine=0.8)
    )


def swarm() -> dict[str, Painting]:
    sorts = (BohrokSort.REGULAR, BohrokSort.PROMO, BohrokSort.KAL)
    return {
        **{bohrok_drawing(s, b): partial(bohrok_card, s, b) for s in sorts for b in Breed},
        f"{OWN}/cahdok_bahrag": partial(bahrag, creatures.CAHDOK, "dusk"),
        f"{OWN}/gahdok_bahrag": partial(bahrag, creatures.GAHDOK, "night"),
        **{va_drawing(breed): partial(va_card, breed) for breed in Breed},
        **{krana_drawing(b, t): partial(krana_card, b, t) for b in Breed for t in KranaType},
        KRANA_KAL: lambda: (
            Easel("silver")
            .rays("#ffffff", 12, 60)
            .put(creatures.krana_of("#b8c4ce", "#8af0ff", KranaType.XA), 90, 75, 118)
        ),
    }
