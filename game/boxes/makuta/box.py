"""Quest for Makuta as a box on the shelf: all that the program needs to play it."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import define, field

from game.boxes.makuta import codec, head_words
from game.boxes.makuta.bots import (
    ADVISER,
    OFFERED,
    PLAYERS,
    STAND_IN,
    MakutaPlayer,
    as_quick_as,
    bot_today,
    motive_of,
)
from game.boxes.makuta.new_game.agreement import agreed
from game.boxes.makuta.new_game.memory import recalled
from game.boxes.makuta.new_game.scene import NewGameScene
from game.boxes.makuta.opening import MakutaMatch, open_match
from game.boxes.makuta.rules_page import rules_in
from game.boxes.makuta.rules_pictures import illustrated
from game.boxes.makuta.sitting import MakutaSitting, sit_down
from game.boxes.makuta.story import story_of
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.table.view import MakutaTable
from game.boxes.makuta.terminal.setup import setup_from
from game.boxes.makuta.words import Names, advice_sentence
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.levels import LevelSet
from game.persistence.codec import Codec
from game.persistence.lines import Head
from game.rules.makuta import to_move
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import Terms
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State
from game.rules.makuta.tiles import Atlas
from game.scenes.box import NewGame, Rule, Story
from game.scenes.program import Program
from game.scenes.table.view import TableView
from game.ui.piecework import Work
from game.ui.scene import Scene


@define(eq=False)
class MakutaBox:
    """Its tiles are those of *levels*; a saved game brings its own along."""

    levels: LevelSet = field(repr=False)
    rules_text: str = field(default="", repr=False)  # docs/makuta/rules.md; one can play without it
    numbers: Path | None = None  # the font of the numbers on the pieces
    terrain: Path | None = None  # the painted pictures of the ground
    prepared: Path | None = None  # where plates made from them are kept
    sea: Path | None = None  # the painted pictures of the sea
    key: str = field(default=codec.box, init=False)
    codec: Codec[State, Observation, Action, Event] = field(default=codec, init=False)
    bots: Mapping[str, MakutaPlayer] = field(default=PLAYERS, init=False)
    offered: tuple[str, ...] = field(default=OFFERED, init=False)
    adviser: str = field(default=ADVISER, init=False)
    stand_in: str = field(default=STAND_IN, init=False)
    lasting: tuple[type, ...] = field(default=(Terms,), init=False)
    atlas: Atlas = field(init=False, repr=False)
    pieces: Pieces = field(init=False)
    _plates: PlatePainter | None = field(default=None, init=False)
    _preparing: Work[None] | None = field(default=None, init=False, repr=False)

    @atlas.default
    def _atlas(self) -> Atlas:
        return Atlas(self.levels.tiles)

    @pieces.default
    def _pieces(self) -> Pieces:
        return Pieces(self.numbers)

    # Playing

    def new_game(self, program: Program) -> Scene:
        return NewGameScene(program, self.atlas, self.pieces)

    def last_game(self, program: Program) -> NewGame:
        """As the last one was set up, with a deal of its own, without asking anybody."""
        form = recalled(program.recall_setup(self.key))
        return agreed(form, self.atlas, program.fresh_seed(), program.texts)

    def game_as_typed(self, program: Program, given: Namespace) -> NewGame:
        setup = setup_from(program.texts, given, program.fresh_seed())
        match = open_match(setup.terms(self.atlas), setup.seed)
        return NewGame(match, setup.bots, ("",) * len(setup.toas))

    def sit_down(self, match: MakutaMatch, bots: dict[Seat, str]) -> MakutaSitting:
        return sit_down(match, bots)

    def lay_out(
        self, program: Program, sitting: MakutaSitting, names: Sequence[str]
    ) -> TableView[Observation, Action, Event]:
        terms = sitting.match.state.terms
        plates = self._plates_of(terms.atlas)
        return MakutaTable(program, terms, names, plates, self.pieces, sitting.is_alone)

    def as_quick_as(self, bot: str, milliseconds: int) -> str:
        return as_quick_as(bot, milliseconds)

    def _plates_of(self, atlas: Atlas) -> PlatePainter:
        """Painted plates are kept from game to game, as long as the tiles are the same."""
        if self._plates is None or self._plates.atlas != atlas:
            self._plates = PlatePainter.of(atlas, self.levels.pictures, self._ground(), self.sea)
            self._preparing = None
        return self._plates

    def _ground(self) -> GroundPainter | None:
        """Nothing if the pictures are missing: the tiles are plain then."""
        if self.terrain is None or not self.terrain.is_dir():
            return None
        return GroundPainter.of(self.terrain, self.prepared)

    def warm_step(self) -> bool:
        """Goes on to prepare temple and plates, when nobody waits; whether there is more to do.

        All tiles in all rotations, whichever will be drawn. In the end it lets go of what only
        painting needs, and so it does after whatever has been painted since.
        """
        plates = self._plates or self._plates_of(self.atlas)
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

    # Words

    def rulebook(self) -> Sequence[Rule]:
        return illustrated(rules_in(self.rules_text), self.pieces)

    def advice_words(self, program: Program, seen: Observation, action: Action) -> str:
        seat = to_move(seen)
        assert seat is not None
        motive = motive_of(ADVISER, seen, seat, action)
        return advice_sentence(Names(program.texts, seen.terms), seen, seat, action, motive)

    def story(self, program: Program, match: MakutaMatch) -> Story:
        return story_of(program.texts, match, self.pieces)

    def summary(self, program: Program, head: Head) -> str:
        return head_words.summary(program.texts, head)

    def bot_today(self, bot: str) -> str:
        return bot_today(bot)

    def bot_label(self, program: Program, bot: str) -> str:
        return program.texts.text(key_of("bot", bot))

    def character(self, program: Program, head: Head, seat: Seat) -> str:
        return head_words.character(program.texts, head, seat)

    def seat_label(self, program: Program, head: Head, seat: Seat) -> str:
        return head_words.seat_label(program.texts, head, seat)
