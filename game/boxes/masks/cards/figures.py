"""How many cards the boxes have (B1-B7), and where a set differs from that."""

from collections.abc import Iterator

from attrs import fields

from game.boxes.masks.cards.tables import CardSet
from game.rules.masks.pieces import Toa
from game.rules.masks.printed.cards import Cards, TuragaRole
from game.rules.masks.printed.editions import DeckList
from game.tiled.problems import Fault, Notes, Severity, Spot

NOUNS = {
    "actions": "Game Action cards",
    "missions": "Missions",
    "challenges": "Great Mask Challenge cards",
    "rahi": "Rahi cards",
    "va": "Bohrok Va",
    "krana": "Krana",
    "bohrok": "Bohrok",
}
# Of each edition, then of its swarm where that is an option. `duel` has what decks are built of.
BASE: dict[str, dict[str, int]] = {
    "qftm": {"actions": 44, "missions": 33, "challenges": 12},
    "bohrok": {
        "actions": 69,
        "missions": 10,
        "challenges": 12,
        "va": 18,
        "krana": 48,
        "bohrok": 12,
    },
    "rshl": {"actions": 48, "missions": 23, "challenges": 12},
    "duel": {
        "actions": 70,
        "missions": 43,
        "challenges": 12,
        "va": 18,
        "krana": 48,
        "bohrok": 6,
    },
}
SWARM = {"rshl": {"actions": 20, "missions": 17, "va": 36, "krana": 49, "bohrok": 20}}
RAHI = {"actions": 7, "missions": 10, "rahi": 74}
MASKS = 6  # of each kind
RULES = "(B1-B7)"


def note_figures(found: CardSet, notes: Notes, severity: Severity) -> None:
    for what, remedy in _of_all(found.cards):
        notes.add(what, remedy, severity)
    for key in BASE:
        spot = Spot(entry=f"edition.{key}")
        if key not in found.editions:
            notes.add("The box has this edition too.", "Put it back.", severity, spot)
            continue
        for what, remedy in _of_edition(found, key):
            notes.add(what, remedy, severity, spot)


def _of_all(cards: Cards) -> Iterator[Fault]:
    seen = {
        "Great Masks": (len(cards.great_masks()), MASKS),
        "Noble Masks": (len(cards.noble_masks()), MASKS),
    }
    for role in TuragaRole:
        count = sum(card.role is role for card in cards.turaga.values())
        seen[f"Turaga cards of the role {role.value}"] = (count, len(Toa))
    for noun, (count, known) in seen.items():
        if count != known:
            yield _differs("The set", noun, count, known)


def _of_edition(found: CardSet, key: str) -> Iterator[Fault]:
    edition = found.editions[key]
    yield from _of_decks("It", edition.cards, BASE[key])
    yield from _of_decks("Its swarm", edition.swarm_cards, SWARM.get(key, {}))
    if edition.rahi_cards is not None:
        yield from _of_decks("With Rahi it", edition.rahi_cards, RAHI)


def _of_decks(whose: str, decks: DeckList, known: dict[str, int]) -> Iterator[Fault]:
    for detail in fields(DeckList):
        name = detail.name
        deck = getattr(decks, name)
        count = sum(1 if isinstance(card, str) else card[1] for card in deck)
        if count != known.get(name, 0):
            yield _differs(whose, NOUNS[name], count, known.get(name, 0))


def _differs(whose: str, noun: str, count: int, known: int) -> Fault:
    return f"{whose} has {count} {noun}.", f"The box has {known} {RULES}."
