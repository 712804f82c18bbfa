"""From tables to values: one reader for the files of a set and for the cards in a game file."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import frozen

from game.boxes.masks.cards import editions
from game.boxes.masks.cards.entries import MOST_UNKNOWN, Detail, Entry, nearest
from game.boxes.masks.cards.forms import KEY, Counts, Numbers, Several, Whole, shown
from game.boxes.masks.cards.found import Found
from game.boxes.masks.cards.kinds import KINDS, SKILL, Kind
from game.boxes.masks.cards.set_faults import note_set_faults
from game.rules.masks.pieces import Skill, Toa
from game.rules.masks.printed.cards import Cards, CardWords, ReadyDeck, ToaCard
from game.rules.masks.printed.editions import Edition
from game.tiled.problems import Notes

MOST_CARDS = 2_000
VALUES = Numbers(tuple(SKILL.words), Whole(0, 2_000))
TOA_DETAILS = (
    Detail("mata", VALUES),
    Detail("nuva", VALUES),
    Detail("known", Several(SKILL, len(Skill)), ()),
)
DECK_DETAILS = (Detail("actions", Counts(Whole(1, 20), 40)),)
TOAS = {toa.name.lower(): toa for toa in Toa}


@frozen(eq=False)
class CardSet:
    cards: Cards
    editions: dict[str, Edition]


def read_tables(
    sources: Iterable[tuple[str, Mapping[str, object]]], notes: Notes
) -> CardSet | None:
    """Of files by name; None, with all that is wrong in *notes*, if they cannot be played with."""
    found = Found(notes, is_whole=not notes.has_errors)
    for file, tables in sources:
        _note_unknown(tables, file, found)
        for section in SECTIONS:
            if section in tables:
                _read_section(section, tables[section], file, found)
    if found.is_whole:
        note_set_faults(found)
    return None if notes.has_errors else _card_set(found)


Reader = Callable[[str, object, Entry, Found], bool]  # whether it could be read


def _note_unknown(tables: Mapping[str, object], file: str, found: Found) -> None:
    notes = found.notes.about(file)
    for name in [name for name in tables if name not in SECTIONS][:MOST_UNKNOWN]:
        notes.error(f"There is no kind of card {shown(name)}.", nearest(name, list(SECTIONS)))
        found.is_whole = False


def _read_section(section: str, entries: object, file: str, found: Found) -> None:
    if not isinstance(entries, dict):
        what = f"{shown(section)} is {shown(entries)}."
        found.notes.about(file).error(what, f"Begin a card with [{section}.its_key].")
        found.is_whole = False
        return
    if len(found.files) + len(entries) > MOST_CARDS:
        found.notes.error(f"There are more than {MOST_CARDS:,} entries.", "Leave some out.")
        found.is_whole = False
        return
    for key, table in entries.items():
        entry = Entry(f"{section}.{key}", found.notes.about(file))
        if _is_new(section, key, entry, found):
            found.files[section, key] = file
            found.is_whole &= SECTIONS[section](key, table, entry, found)


def _is_new(section: str, key: str, entry: Entry, found: Found) -> bool:
    """No two cards have the same key; of all else, no two of the same kind."""
    if not KEY.fullmatch(key):
        entry.error("This is no key.", "Use 1 to 40 small letters, digits and underscores.")
        found.is_whole = False
        return False
    same = [section] if section in APART else [each for each in SECTIONS if each not in APART]
    for other in same:
        if (other, key) in found.files:
            place = f"{other}.{key} in {found.files[other, key]}"
            entry.error(f"The key is that of {place} too.", "Give each card a key of its own.")
            return False
    return True


def _read_card(kind: Kind) -> Reader:
    def read(key: str, table: object, entry: Entry, found: Found) -> bool:
        values = entry.read(kind.all_details, table)
        if values is None:
            return False
        words = CardWords(values.pop("name"), values.pop("text"))
        if words != CardWords():
            found.words[key] = words
        if kind.marks:
            marks = values.pop(kind.marks.name)
            pairs = tuple(mark if isinstance(mark, tuple) else (mark, 1) for mark in marks)
            found.marks.setdefault(kind.section, {})[key] = pairs
        card = kind.make(key=key, **values)
        for what, remedy in kind.faults(card):
            entry.error(what, remedy)
        found.cards.setdefault(kind.section, {})[key] = card
        return True

    return read


def _read_toa(key: str, table: object, entry: Entry, found: Found) -> bool:
    if key not in TOAS:
        entry.error("There is no Toa of this name.", nearest(key, list(TOAS)))
        return False
    values = entry.read(TOA_DETAILS, table)
    if values is not None:
        found.toas[TOAS[key]] = ToaCard(TOAS[key], **values)
    return values is not None


def _read_deck(key: str, table: object, entry: Entry, found: Found) -> bool:
    values = entry.read(DECK_DETAILS, table)
    if values is not None:
        found.ready_decks[key] = ReadyDeck(key, **values)
    return values is not None


def _read_edition(key: str, table: object, entry: Entry, found: Found) -> bool:
    values = entry.read((*editions.DETAILS, editions.HAS_RAHI), table)
    if values is None:
        return False
    for what, remedy in editions.table_faults(values):
        entry.error(what, remedy)
    found.editions[key] = values
    return True


SECTIONS: dict[str, Reader] = {
    "toa": _read_toa,
    **{kind.section: _read_card(kind) for kind in KINDS},
    "ready_deck": _read_deck,
    "edition": _read_edition,
}
APART = ("toa", "ready_deck", "edition")  # no cards


def _card_set(found: Found) -> CardSet:
    rahi: dict[str, Any] = {}
    for section in editions.RAHI_SECTIONS:
        rahi |= found.of(section)
    cards = Cards(
        toas=tuple(found.toas[toa] for toa in Toa),
        actions=found.of("action"),
        missions=found.of("mission"),
        challenges=found.of("challenge"),
        masks=found.of("mask"),
        turaga=found.of("turaga"),
        rahi=rahi,
        bohrok=found.of("bohrok"),
        va=found.of("va"),
        krana=found.of("krana"),
        ready_decks=found.ready_decks,
        words=found.words,
    )
    return CardSet(cards, {key: editions.edition_of(found, key) for key in found.editions})
