"""What the table of Quest for the Masks is laid with: the second half of its box."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from attrs import define, field
from pygame import Surface

from game.boxes.masks.game import MasksGame
from game.boxes.masks.land.maps import map_of
from game.boxes.masks.land.pictures import LandPicture
from game.boxes.masks.land.reading import check_map
from game.boxes.masks.opening import MasksMatch
from game.boxes.masks.options import toa_of
from game.boxes.masks.story import story_of
from game.boxes.masks.table import pieces
from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.table.land.canvas import CELL
from game.boxes.masks.table.map_picture import Board, island_painting, with_swarm
from game.boxes.masks.table.view import MasksTable
from game.boxes.masks.words import Names
from game.core.seats import PUBLIC
from game.players.sitting import Sitting
from game.rules.masks.actions import Action
from game.rules.masks.events import Event
from game.rules.masks.printed.land import Land
from game.rules.masks.state import Observation, State
from game.scenes.box import Story, TableKit
from game.scenes.program import Program
from game.shelf.shelf import Contents
from game.tabletop.land.sea import waters_of
from game.tabletop.pictures.mips import Mips
from game.ui.piecework import Work, finished
from game.ui.theme import FontFiles

MasksSitting: TypeAlias = Sitting[State, Observation, Action, Event]


@define(eq=False)
class MasksKit(TableKit):
    game: MasksGame
    picture: LandPicture | None = None  # how Tiled shows the map of the levels
    pictures: Path | None = None  # the folder of the painted ground and sea
    _cards: CardPictures | None = field(default=None, init=False, repr=False)
    _painting: "Work[Mips] | None" = field(default=None, init=False, repr=False)
    _islands: dict[Board, Mips] = field(factory=dict, init=False, repr=False)
    _swarming: dict[Board, Mips] = field(factory=dict, init=False, repr=False)

    def lay_out(self, program: Program, sitting: MasksSitting, names: Sequence[str]) -> MasksTable:
        first = sitting.seen_by(PUBLIC)
        board = self._board(first.terms.land)
        island = self._with_swarm(board) if first.terms.has_swarm else self._island(board)
        waters = waters_of(self.pictures / "sea" if self.pictures else None)
        called = Names(self.game.texts, first.terms, tuple(names))
        return MasksTable(
            program, called, first, island, waters, self.printed, alone=sitting.is_alone
        )

    def printed(self, fonts: FontFiles) -> CardPictures:
        """Faces that were painted are kept from game to game."""
        if self._cards is None or self._cards.fonts != fonts:
            self._cards = CardPictures(self.pictures or Path("nowhere"), fonts)
        return self._cards

    def _board(self, land: Land) -> Board:
        """A game with an older map knows how that was painted no more."""
        picture = self.picture if land == self.game.land else None
        return Board(land, picture, self.pictures)

    def _island(self, board: Board) -> Mips:
        if board not in self._islands:
            own = board == self._board(self.game.land)
            work = self._painting if own and self._painting else _painted(board)
            self._islands[board] = finished(work)
            self._painting = None
        return self._islands[board]

    def _with_swarm(self, board: Board) -> Mips:
        if board not in self._swarming:
            island = self._island(board).sharp(CELL)
            self._swarming[board] = Mips.halved(with_swarm(island, board.land), CELL)
        return self._swarming[board]

    def warm_step(self) -> bool:
        """The island, bit by bit, when nobody waits; whether there is more to do."""
        board = self._board(self.game.land)
        if board in self._islands:
            return False
        self._painting = self._painting or _painted(board)
        try:
            next(self._painting)
        except StopIteration as end:
            self._islands[board], self._painting = end.value, None
        return board not in self._islands

    # Figures

    def badge(self, figure: str, size: int) -> Surface:
        return pieces.badge(toa_of(figure), size)

    def portrait(self, figure: str, height: int) -> Surface:
        return pieces.portrait(toa_of(figure), height)

    # What is told

    def story(self, match: MasksMatch) -> Story:
        return story_of(self.game.texts, match)


def _painted(board: Board) -> Work[Mips]:
    island = yield from island_painting(board)
    yield
    return Mips.of(island, CELL)


def unpacked(game: MasksGame, contents: Contents) -> MasksKit:
    return MasksKit(game, check_map(map_of(contents.levels)).picture, contents.pictures)
