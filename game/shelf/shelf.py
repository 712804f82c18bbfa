"""The boxes that the program holds, none of them opened before somebody wants it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from attrs import define, field, frozen

from game.i18n.texts import Texts
from game.persistence.errors import TextOnlyError, UnknownBoxError
from game.persistence.lines import Head
from game.persistence.preview import preview
from game.shelf.choices import OptionError
from game.shelf.company import Company, Everybody
from game.shelf.game import Game


@frozen
class Contents:
    """Where that lies which a box is made of. What is missing, a box can do without."""

    levels: Path
    rules: Path  # its rulebook
    pictures: Path  # painted, as they come with the program
    prepared: Path | None = None  # what is made from them and may be thrown away
    numbers: Path | None = None  # the font of the numbers on its pieces
    language: str = "en"

    @property
    def lessons(self) -> Path:
        """A folder of game files, beside the rulebook."""
        return self.rules.parent / "lessons"

    @property
    def lid(self) -> Path:
        """The picture on the box."""
        return self.pictures / "lid.jpg"


@frozen
class Packed:
    """A box as it stands on the shelf: how to unpack each half of it."""

    key: str
    texts: Callable[[str], Texts]  # in a language
    company: Callable[[], Company]  # a function that a worker process can import, too
    game: Callable[[Contents], Game]
    kit: Callable[[Any, Contents], Any] | None = None  # None: it has no table in a window yet
    text: Callable[[Any], Any] | None = None  # of its game; None: it cannot be played in text yet
    former: tuple[str, ...] = ()  # what older files call it
    former_codes: tuple[str, ...] = ()  # the first words of its game codes that named no box
    home: Path | None = None  # where its levels, rules and pictures lie, if not with the program


@frozen
class Shelf:
    boxes: tuple[Packed, ...]  # in the order in which they stand there
    text_only: tuple[str, ...] = ()  # keys of those that were left out, for want of a table

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(box.key for box in self.boxes)

    def with_tables(self) -> "Shelf":
        """The boxes that can be played in a window."""
        without = tuple(box.key for box in self.boxes if box.kit is None)
        return Shelf(tuple(box for box in self.boxes if box.kit), (*self.text_only, *without))

    @property
    def everybody(self) -> Everybody:
        return Everybody({box.key: box.company for box in self.boxes})

    @property
    def first(self) -> Packed:
        return self.boxes[0]

    def named(self, key: str) -> Packed:
        """As somebody has typed it. Raises OptionError with a sentence."""
        found = next((box for box in self.boxes if box.key == key), None)
        if found is None:
            raise OptionError(f"There is no box '{key}'; there are: {', '.join(self.keys)}.")
        return found

    def called(self, name: str) -> Packed | None:
        """The box that a file or a game code means by *name*."""
        return next((box for box in self.boxes if name in {box.key, *box.former}), None)

    def with_former_codes(self, word: str) -> Packed | None:
        """The box whose game codes began with *word*, before they named their box."""
        return next((box for box in self.boxes if word in box.former_codes), None)

    def holding(self, path: Path) -> Packed:
        """The box that the game at *path* is of. Raises GameFileError with a sentence."""
        name = preview(path).head.box
        found = self.called(name)
        if found is None and name in self.text_only:
            raise TextOnlyError(name)
        if found is None:
            raise UnknownBoxError(name, ", ".join(f'"{key}"' for key in self.keys))
        return found


class Unpacked(Protocol):
    """What can be had from a box: its game, with a table in a window or in text."""

    @property
    def game(self) -> Game: ...


B = TypeVar("B", bound=Unpacked)


@define(eq=False)
class Boxes(Generic[B]):
    shelf: Shelf
    contents: Callable[[Packed], Contents]
    unpack: Callable[[Packed, Contents], B]
    _unpacked: dict[str, B] = field(factory=dict, init=False, repr=False)

    def box(self, key: str) -> B:
        if key not in self._unpacked:
            packed = self.shelf.named(key)
            self._unpacked[key] = self.unpack(packed, self.contents(packed))
        return self._unpacked[key]

    def of(self, game: Game) -> B:
        return self.box(game.key)

    def game_at(self, path: Path) -> Game:
        """The game that a file is of. Raises a GameError with a sentence."""
        return self.box(self.shelf.holding(path).key).game

    def game_in(self, head: Head) -> Game | None:
        """The game that a file begins with, if its box is there."""
        packed = self.shelf.called(head.box)
        return self.box(packed.key).game if packed else None
