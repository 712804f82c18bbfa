"""What is wrong with a set as a whole: what is missing, and what does not go together."""

from collections.abc import Iterator

from game.boxes.masks.cards.editions import RAHI_SECTIONS, edition_of, parts_of
from game.boxes.masks.cards.entries import Entry, nearest
from game.boxes.masks.cards.found import Found
from game.boxes.masks.cards.set_advice import note_lonely_families, note_missing_decks
from game.rules.masks.pieces import Toa
from game.rules.masks.printed.cards import RAHI_TYPES, ReadyDeck
from game.rules.masks.printed.editions import DeckList, Edition, Swarm
from game.tiled.problems import Fault

# Y6
BUILT_SIZE, FEWEST_DIFFERENT, MOST_OF_ONE = 20, 14, 2
MOST_NAMING = 3  # cards that are told of a misspelt edition
BUILT_CHALLENGES, BUILT_MISSIONS = 6, 10


def note_set_faults(found: Found) -> None:
    for toa in Toa:
        for what, remedy in _toa_faults(found, toa):
            found.notes.error(what, remedy)
    if not found.editions:
        found.notes.error("There is no edition.", "Add one: [edition.its_key].")
    _note_wrong_parts(found)
    note_lonely_families(found)
    note_missing_decks(found)
    for key in found.editions:
        edition = edition_of(found, key)
        for what, remedy in edition_faults(found, edition):
            found.entry("edition", key).error(what, remedy)
    for deck in found.ready_decks.values():
        note_deck_faults(found, deck)


def _toa_faults(found: Found, toa: Toa) -> Iterator[Fault]:
    name = toa.name.title()
    if toa not in found.toas:
        yield f"{name} is missing.", f"Add [toa.{name.lower()}]."
    own = [key for key, mask in found.of("mask").items() if mask.owner is toa]
    if len(own) != 1:
        yield (
            f"{name} has {len(own)} default masks.",
            f'Write owner = "{name}" with one Great Mask.',
        )


def _note_wrong_parts(found: Found) -> None:
    parts = parts_of(found)
    for part in sorted({part for part in parts if parts.count(part) > 1}):
        found.notes.error(f'"{part}" means two parts of the box.', "Call an edition otherwise.")
    unknown: dict[str, list[Entry]] = {}
    for section, cards in found.marks.items():
        for key, marks in cards.items():
            entry = found.entry(section, key)
            for part, _ in marks:
                if part not in parts:
                    unknown.setdefault(part, []).append(entry)
            if not marks:
                entry.advise("No edition has this card.", f"Name some of {', '.join(parts)}.")
    for part, entries in unknown.items():
        for entry in entries[:MOST_NAMING]:
            others = f", which {len(entries)} cards name" if len(entries) > MOST_NAMING else ""
            entry.error(f'There is no edition "{part}"{others}.', nearest(part, parts))


def edition_faults(found: Found, edition: Edition) -> Iterator[Fault]:
    decks = {"actions": "Game Action card", "missions": "Mission", "challenges": "Challenge card"}
    yield from _empty_decks(edition.cards, decks)
    if edition.swarm is not Swarm.NO:
        swarm = edition.cards if edition.swarm is Swarm.YES else edition.swarm_cards
        yield from _empty_decks(swarm, {"va": "Va", "krana": "Krana", "bohrok": "Bohrok"})
    if edition.rahi_cards is not None:
        types = {type(_rahi(found, key)) for key, _ in edition.rahi_cards.rahi}
        if len(types) < len(RAHI_TYPES):
            yield "It has not all four types of Rahi cards.", "Add cards, or write rahi = false."
    if edition.is_built:
        yield from _built_faults(edition.cards)


def _empty_decks(decks: DeckList, names: dict[str, str]) -> Iterator[Fault]:
    for deck, name in names.items():
        if not getattr(decks, deck):
            yield f"It has no {name}.", 'Name the edition with some of them, as "copies" or "in".'


def _rahi(found: Found, key: str) -> object:
    return next(found.of(name)[key] for name in RAHI_SECTIONS if key in found.of(name))


def _built_faults(decks: DeckList) -> Iterator[Fault]:
    """Whether the players can build what Y6 asks for."""
    counts = {
        "Challenge cards": (len(decks.challenges), BUILT_CHALLENGES),
        "Missions": (len(decks.missions), BUILT_MISSIONS),
        "different Game Action cards": (len(decks.actions), FEWEST_DIFFERENT),
    }
    for name, (count, needed) in counts.items():
        if count < needed:
            yield f"It has {count} {name}.", f"To build decks there have to be {needed} (Y6)."


def note_deck_faults(found: Found, deck: ReadyDeck) -> None:
    entry = found.entry("ready_deck", deck.key)
    built = [key for key, values in found.editions.items() if values["is_built"]]
    allowed = [key for part in built for key, _ in found.in_part("action", part)]
    if not built:
        entry.advise("No edition builds decks, so nobody can choose it.", "Leave it out.")
    for key, _ in deck.actions:
        if built and key not in allowed:
            entry.error(f'"{key}" is no card that decks are built of.', nearest(key, allowed))
    _note_counts(deck, entry)


def _note_counts(deck: ReadyDeck, entry: Entry) -> None:
    size, different = sum(count for _, count in deck.actions), len(deck.actions)
    if size != BUILT_SIZE:
        entry.error(f"The deck has {size} cards.", f"A deck has {BUILT_SIZE} (Y6).")
    if different < FEWEST_DIFFERENT:
        entry.error(f"Different cards: {different}.", f"It needs {FEWEST_DIFFERENT} (Y6).")
    for key, count in deck.actions:
        if count > MOST_OF_ONE:
            entry.error(f'"{key}" is there {count} times.', f"At most {MOST_OF_ONE} (Y6).")
