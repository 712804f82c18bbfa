"""From values back to tables, the same as the card files have: what a game file carries."""

from collections.abc import Iterable, Iterator, Mapping

from attrs import fields

from game.boxes.masks.cards.editions import DETAILS, HAS_RAHI, RAHI, swarm_part
from game.boxes.masks.cards.entries import written
from game.boxes.masks.cards.kinds import KINDS, ONE, Kind
from game.boxes.masks.cards.tables import DECK_DETAILS, TOA_DETAILS
from game.rules.masks.printed import cards as c
from game.rules.masks.printed.editions import DeckList, Edition

Tables = dict[str, dict[str, dict[str, object]]]
RAHI_TYPES: dict[str, type[c.AnyRahi]] = {
    "rahi": c.RahiCard,
    "rahi_challenge": c.RahiChallengeCard,
    "rahi_effect": c.RahiEffectCard,
    "rahi_defend": c.RahiDefendCard,
}


def tables_of(cards: c.Cards, editions: Iterable[Edition]) -> Tables:
    editions = tuple(editions)
    marks = _marks(editions)
    found: Tables = {
        "toa": {each.toa.name.lower(): written(TOA_DETAILS, each) for each in cards.toas}
    }
    for kind in KINDS:
        found[kind.section] = {
            key: _card(kind, card, cards.words.get(key), marks.get(key, {}))
            for key, card in _of_kind(kind, cards).items()
        }
    found["ready_deck"] = {
        key: written(DECK_DETAILS, deck) for key, deck in cards.ready_decks.items()
    }
    found["edition"] = {edition.key: _edition(edition) for edition in editions}
    return found


def _of_kind(kind: Kind, cards: c.Cards) -> Mapping[str, object]:
    if kind.section in RAHI_TYPES:
        type_ = RAHI_TYPES[kind.section]
        return {key: card for key, card in cards.rahi.items() if isinstance(card, type_)}
    found: dict[str, Mapping[str, object]] = {
        "action": cards.actions,
        "mission": cards.missions,
        "challenge": cards.challenges,
        "mask": cards.masks,
        "turaga": cards.turaga,
        "bohrok": cards.bohrok,
        "va": cards.va,
        "krana": cards.krana,
    }
    return found[kind.section]


def _card(
    kind: Kind, card: object, words: c.CardWords | None, marks: Mapping[str, int]
) -> dict[str, object]:
    table = written(kind.own_details, card)
    if words:
        table |= {name: said for name, said in (("name", words.name), ("text", words.text)) if said}
    if kind.marks and marks:
        table[kind.marks.name] = list(marks) if kind.marks is ONE else dict(marks)
    return table


def _edition(edition: Edition) -> dict[str, object]:
    has_rahi = {HAS_RAHI.name: True} if edition.rahi_cards is not None else {}
    return {**written(DETAILS, edition), **has_rahi}


def _marks(editions: Iterable[Edition]) -> dict[str, dict[str, int]]:
    """In which parts of the box a card is, and how often, by its key."""
    found: dict[str, dict[str, int]] = {}
    for edition in editions:
        parts = {edition.key: edition.cards, swarm_part(edition.key): edition.swarm_cards}
        if edition.rahi_cards is not None:
            parts[RAHI] = edition.rahi_cards
        for part, decks in parts.items():
            for key, count in _counted(decks):
                found.setdefault(key, {})[part] = count
    return found


def _counted(decks: DeckList) -> Iterator[tuple[str, int]]:
    for detail in fields(DeckList):
        for card in getattr(decks, detail.name):
            yield (card, 1) if isinstance(card, str) else card
