"""Which games a list has. It grows: what a game is of stands in its file, and there may be many."""

from collections.abc import Callable, Iterator
from pathlib import Path

from attrs import define, field

from game.persistence.library import Filed, Library

AT_ONCE = 40  # files that are opened in a turn of the loop; more than are seen at a time


@define
class Listing:
    """The newest first, as far as they have been found."""

    library: Library
    is_wanted: Callable[[str], bool]  # a game of that box; "" is one of which nobody knows
    paths: list[Path] = field(factory=list, init=False)
    is_whole: bool = field(default=False, init=False)
    _known: dict[Filed, bool] = field(factory=dict, init=False)  # whether it is wanted
    _rest: Iterator[Filed] = field(default=iter(()), init=False)

    def read_folder(self) -> None:
        """Again; what has been looked into before is there at once."""
        self.paths, self.is_whole = [], False
        self._rest = iter(self.library.filed())
        self.grow()

    def grow(self) -> None:
        """By as much as a turn of the loop allows."""
        opened = 0
        for file in self._rest:
            if file not in self._known:
                self._known[file] = self.is_wanted(self.library.box_of(file.path))
                opened += 1
            if self._known[file]:
                self.paths.append(file.path)
            if opened == AT_ONCE:
                return
        self.is_whole = True
