"""Looks for a better set of tiles: one small change after the other, kept if games say so.

A proposal is first tried with a part of the deals, and with all of them if it holds its own. It has
to be as V5 wants it, and landmarks stay where they are. What is found is a draft: look at it, and
give every tile its character back by hand.
"""

import shutil
import time
from pathlib import Path
from random import Random

from attrs import define, field

from game.boxes.makuta.levels.figures import deviations
from game.boxes.makuta.levels.figures import figures_of as set_figures
from game.boxes.makuta.levels.sets import LevelSet, read_set
from game.core.errors import GameError
from game.shelf.choices import OptionError
from tools.makuta.redrawing.changes import Pencil, Tiles
from tools.makuta.redrawing.maps import redrawn, room_for_fields
from tools.makuta.redrawing.measuring import Table, figures_of, laid_table, shortfall, wishes
from tools.outputs import write_text
from tools.progress import Progress
from tools.proofs.results import Figures
from tools.redraw import Brief

FIRST_LOOK = 3  # one deal in so many
HOPE = 0.03  # by how much a proposal may look worse then
MOST_CHANGES = 3  # in one proposal


def redraw(brief: Brief) -> Figures:
    levels = brief.order.contents.levels
    known = read_set(levels)
    keys = [tile.key for tile in known.tiles]
    strangers = [key for key in brief.only if key not in keys]
    if strangers:
        raise OptionError(f"There is no tile {strangers[0]!r}; there are {', '.join(keys)}.")
    _copy(levels, brief.folder)
    with laid_table(brief.order) as table:
        search = Search(brief, known, table)
        search.run()
        return search.told()


def _copy(levels: Path, folder: Path) -> None:
    """The whole set, with its tilesets and templates."""
    if folder.resolve() == levels.resolve():
        raise OptionError("Write to another folder than the one that is read.")
    try:
        shutil.copytree(levels, folder, dirs_exist_ok=True)
    except OSError as error:
        raise GameError(f"{folder} cannot be written: {error.strerror}.") from error


@define
class Search:
    brief: Brief
    known: LevelSet
    table: Table
    luck: Random = field(init=False)
    pencil: Pencil = field(init=False)
    best: Tiles = field(init=False)
    notes: list[Figures] = field(init=False)  # of the best
    tried: int = 0
    kept: int = 0

    def __attrs_post_init__(self) -> None:
        self.luck = Random(self.brief.order.seed)
        pictures = {picture.key: picture for picture in self.known.pictures}
        room = {tile.key: room_for_fields(tile, pictures[tile.key]) for tile in self.known.tiles}
        self.pencil = Pencil(room, self.luck, self.brief.only)
        self.best = {tile.key: tile for tile in self.known.tiles}
        self.notes = self._play(self.best, first_look=True) + self._play(
            self.best, first_look=False
        )

    def run(self) -> None:
        ends = time.monotonic() + 60 * self.brief.minutes
        with Progress("minutes", round(self.brief.minutes)) as progress:
            began = time.monotonic()
            while time.monotonic() < ends:
                self.step()
                minutes = int((time.monotonic() - began) // 60)
                progress.advance(minutes - progress.done, self._note())

    def told(self) -> Figures:
        figures = figures_of(self.notes)
        return {
            "tried": self.tried,
            "kept": self.kept,
            "shortfall": round(shortfall(self.notes), 4),
            "reached": {wish.words: wish.told(wish.value(figures)) for wish in wishes(figures)},
            "wanted": {wish.words: wish.in_words() for wish in wishes(figures)},
        }

    def _note(self) -> str:
        return f"{self.kept} of {self.tried} kept, {shortfall(self.notes):.3f} short of all wishes"

    def step(self) -> None:
        """One proposal, tried and perhaps kept."""
        self._try(self._proposal())

    def _proposal(self) -> Tiles:
        """A few changes at once, of a set that is as V5 wants it."""
        faults = _faults(self.best)
        while True:
            drawn: Tiles | None = self.best
            for _ in range(self.luck.randint(1, MOST_CHANGES)):
                drawn = drawn and self.pencil.changed(drawn)
            if drawn and drawn != self.best and _faults(drawn) <= faults:
                return drawn

    def _try(self, drawn: Tiles) -> None:
        self.tried += 1
        first = self._play(drawn, first_look=True)
        if shortfall(first) > shortfall(self.notes[: len(first)]) + HOPE:
            return
        notes = first + self._play(drawn, first_look=False)
        if shortfall(notes) < shortfall(self.notes):
            self.best, self.notes, self.kept = drawn, notes, self.kept + 1
            self._write()

    def _play(self, drawn: Tiles, *, first_look: bool) -> list[Figures]:
        count = max(1, self.brief.games // FIRST_LOOK)
        numbers = range(count) if first_look else range(count, self.brief.games)
        return self.table.notes_of([*drawn.values()], numbers)

    def _write(self) -> None:
        for key, tile in self.best.items():
            path = self.brief.folder / f"{key}.tmx"
            write_text(path, redrawn(path.read_text(encoding="utf-8"), tile))


def _faults(tiles: Tiles) -> int:
    """How many things are not as V5 wants them."""
    return sum(1 for _ in deviations(set_figures(tuple(tiles.values()))))
