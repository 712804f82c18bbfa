"""The kinds of cards one tells apart at a glance: by window and seal, and again by metal."""

from enum import Enum

from game.rules.masks.pieces import Toa
from game.rules.masks.printed import cards
from game.rules.masks.printed.cards import ActionKind, BohrokSort, TuragaRole
from game.rules.masks.printed.editions import Terms, Values


class CardKind(Enum):
    """Its name is that of its frame's file."""

    TOA = "toa"
    GREAT = "great"
    NUVA = "nuva"  # a Great Mask of Rising Shadow (B6)
    FOIL = "foil"  # H1
    NOBLE = "noble"
    TURAGA = "turaga"
    TOOL = "tool"
    CHALLENGE = "challenge"
    MISSION = "mission"
    BONUS = "bonus"
    REWARD = "reward"
    PENALTY = "penalty"
    INFECTED = "infected"
    RAHI = "rahi"
    RAHI_CHALLENGE = "rahi_challenge"
    RAHI_EFFECT = "rahi_effect"
    RAHI_DEFEND = "rahi_defend"
    BOHROK = "bohrok"
    KAL = "kal"
    BAHRAG = "bahrag"
    VA = "va"
    KRANA = "krana"


_OF_ACTION = {
    ActionKind.BONUS: CardKind.BONUS,
    ActionKind.REWARD: CardKind.REWARD,
    ActionKind.PENALTY: CardKind.PENALTY,
    ActionKind.INFECTED: CardKind.INFECTED,
}
_OF_SORT = {
    BohrokSort.REGULAR: CardKind.BOHROK,
    BohrokSort.PROMO: CardKind.BOHROK,
    BohrokSort.KAL: CardKind.KAL,
    BohrokSort.BAHRAG: CardKind.BAHRAG,
}
_OF_TYPE: dict[type, CardKind] = {
    cards.MissionCard: CardKind.MISSION,
    cards.ChallengeCard: CardKind.CHALLENGE,
    cards.RahiCard: CardKind.RAHI,
    cards.RahiChallengeCard: CardKind.RAHI_CHALLENGE,
    cards.RahiEffectCard: CardKind.RAHI_EFFECT,
    cards.RahiDefendCard: CardKind.RAHI_DEFEND,
    cards.VaCard: CardKind.VA,
    cards.KranaCard: CardKind.KRANA,
}


def kind_of(card: object, terms: Terms, *, is_foil: bool = False) -> CardKind:
    match card:
        case Toa():
            return CardKind.TOA
        case cards.ActionCard(_, kind):
            return _OF_ACTION[kind]
        case cards.MaskCard():
            return _mask_kind(card, terms, is_foil=is_foil)
        case cards.TuragaCard():
            return CardKind.TOOL if card.role is TuragaRole.TOOL else CardKind.TURAGA
        case cards.BohrokCard(_, sort):
            return _OF_SORT[sort]
        case _:
            return _OF_TYPE[type(card)]


def _mask_kind(mask: cards.MaskCard, terms: Terms, *, is_foil: bool) -> CardKind:
    if not mask.is_great:
        return CardKind.NOBLE
    if is_foil:
        return CardKind.FOIL
    return CardKind.NUVA if terms.edition.values is Values.NUVA else CardKind.GREAT
