"""What the table of Quest for Makuta is laid with: the second half of its box."""

from collections.abc import Callable, Sequence
from pathlib import Path

from attrs import define, field
from pygame import Surface

from game.boxes.makuta.game import MakutaGame
from game.boxes.makuta.opening import MakutaMatch, MakutaSitting
from game.boxes.makuta.options import toa_of
from game.boxes.makuta.rules_pictures import picture_of
from game.boxes.makuta.story import story_of
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.lair.ground import LairGround
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.table.view import MakutaTable
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import Atlas
from game.scenes.box import Story
from game.scenes.program import Program
from game.scenes.table.view import TableView
from game.shelf.shelf import Contents
from game.ui.piecework import Work


@define(eq=False)
class MakutaKit:
    game: MakutaGame
    numbers: Path | None = None  # the font of the numbers on the pieces
    pictures: Path | None = None  # the folder of the painted ground and sea
    prepared: Path | None = None  # where plates made from them are kept
    pieces: Pieces = field(init=False)
    _plates: PlatePainter | None = field(default=None, init=False)
    _preparing: Work[None] | None = field(default=None, init=False, repr=False)

    @pieces.default
    def _pieces(self) -> Pieces:
        return Pieces(self.numbers)

    # Playing

    def lay_out(
        self, program: Program, sitting: MakutaSitting, names: Sequence[str]
    ) -> TableView[Observation, Action, Event]:
        terms = sitting.match.state.terms
        plates = self._plates_of(terms.atlas)
        texts, alone = self.game.texts, sitting.is_alone
        lair = LairGround(self.pictures / "lair.jpg" if self.pictures else None)
        return MakutaTable(program, texts, terms, names, plates, self.pieces, alone, lair)

    def _plates_of(self, atlas: Atlas) -> PlatePainter:
        """Painted plates are kept from game to game, as long as the tiles are the same."""
        if self._plates is None or self._plates.atlas != atlas:
            sea = self.pictures / "sea" if self.pictures else None
            pictures = self.game.levels.pictures
            self._plates = PlatePainter.of(atlas, pictures, self._ground(), sea)
            self._preparing = None
        return self._plates

    def _ground(self) -> GroundPainter | None:
        """Nothing if the pictures are missing: the tiles are plain then."""
        terrain = self.pictures / "terrain" if self.pictures else None
        if terrain is None or not terrain.is_dir():
            return None
        return GroundPainter.of(terrain, self.prepared)

    def warm_step(self) -> bool:
        """Goes on to prepare temple and plates, when nobody waits; whether there is more to do.

        All tiles in all rotations, whichever will be drawn. In the end it lets go of what only
        painting needs, and so it does after whatever has been painted since.
        """
        plates = self._plates or self._plates_of(self.game.atlas)
        if self._preparing is None:
            self._preparing = self._all_prepared(plates)
        is_over = next(self._preparing, self) is self
        if is_over:
            plates.rest()
        return not is_over

    def _all_prepared(self, plates: PlatePainter) -> Work[None]:
        yield from plates.cutting()
        yield from self.pieces.carving()
        for turn in range(6):
            for tile in range(len(plates.atlas.tiles)):
                yield from plates.preparing(tile, turn)
                yield

    # Figures

    def badge(self, figure: str, size: int) -> Surface:
        return self.pieces.toa_badge(toa_of(figure), size)

    def portrait(self, figure: str, height: int) -> Surface:
        return self.pieces.pawn(toa_of(figure), height)

    # What is told

    def picture_of(self, name: str) -> Callable[[int], Surface] | None:
        return picture_of(name, self.pieces)

    def story(self, match: MakutaMatch) -> Story:
        return story_of(self.game.texts, match, self.pieces)


def unpacked(game: MakutaGame, contents: Contents) -> MakutaKit:
    return MakutaKit(game, contents.numbers, contents.pictures, contents.prepared)
