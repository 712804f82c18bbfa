"""What has been read of a set, while more of it is still to come."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from attrs import define, field

from game.boxes.masks.cards.entries import Entry
from game.rules.masks.pieces import Toa
from game.rules.masks.printed.cards import CardWords, ReadyDeck, ToaCard
from game.tiled.problems import Notes

Marks: TypeAlias = tuple[tuple[str, int], ...]  # in which parts of the box a card is, how often


@define
class Found:
    notes: Notes  # about all
    cards: dict[str, dict[str, Any]] = field(factory=dict)  # by section and key
    marks: dict[str, dict[str, Marks]] = field(factory=dict)
    words: dict[str, CardWords] = field(factory=dict)
    toas: dict[Toa, ToaCard] = field(factory=dict)
    ready_decks: dict[str, ReadyDeck] = field(factory=dict)
    editions: dict[str, dict[str, Any]] = field(factory=dict)  # without their decks
    files: dict[tuple[str, str], str] = field(factory=dict)  # by section and key
    is_whole: bool = True  # or something could not be read, and what is missing is no wonder

    def entry(self, section: str, key: str) -> Entry:
        file = self.files[section, key]
        return Entry(f"{section}.{key}", self.notes.about(file))

    def of(self, section: str) -> dict[str, Any]:
        return self.cards.get(section, {})

    def in_part(self, section: str, part: str) -> Iterator[tuple[str, int]]:
        """The cards of a section that this part of the box has, and how many of each."""
        for key, marks in self.marks.get(section, {}).items():
            count = dict(marks).get(part, 0)
            if count:
                yield key, count
