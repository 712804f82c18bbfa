"""What can be played, but is hardly what a designer meant."""

from collections.abc import Iterator

from game.boxes.masks.cards.editions import RAHI
from game.boxes.masks.cards.entries import nearest
from game.boxes.masks.cards.found import Found
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.cards import ActionCard, MissionCard
from game.rules.masks.printed.editions import Swarm
from game.rules.masks.printed.notation import write_effect


def note_lonely_families(found: Found) -> None:
    families = [rahi.family for rahi in found.of("rahi").values()]
    for key, card in found.of("rahi_challenge").items():
        if card.family not in families:
            what = f'No Rahi is of the family "{card.family}", so the higher number never holds.'
            found.entry("rahi_challenge", key).advise(what, nearest(card.family, families))


def note_missing_decks(found: Found) -> None:
    """Cards that speak of Rahi, Va or Krana where there are none."""
    for section in ("action", "mission"):
        for key, card in found.of(section).items():
            for part, _ in found.marks[section][key]:
                for effect in _without_deck(card, _missing(found, part)):
                    what = f"{effect} does nothing in {part}, which has no such cards."
                    found.entry(section, key).advise(what, "Leave that edition out.")


def _missing(found: Found, part: str) -> set[Deck]:
    if part == RAHI:
        return {Deck.VA, Deck.KRANA}
    values = found.editions.get(part)
    has_swarm = values is None or values["swarm"] is Swarm.YES  # no edition: the swarm of one
    return {Deck.RAHI} if has_swarm else {Deck.RAHI, Deck.VA, Deck.KRANA}


def _without_deck(card: ActionCard | MissionCard, missing: set[Deck]) -> Iterator[str]:
    for effect in card.effects:
        decks = getattr(effect, "decks", None) or (getattr(effect, "deck", None),)
        if set(decks) <= missing:
            yield write_effect(effect)
