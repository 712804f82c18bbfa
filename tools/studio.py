"""Shows scenes without a window, for pictures and measurements: real games, an injected clock."""

import os
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, TypeAlias

import pygame
from attrs import define, evolve, field

from game.boxes import SHELF
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.i18n.texts import load_program
from game.persistence.library import Library
from game.persistence.settings import Settings
from game.places import contents_of, program_folder
from game.players.playing_out import play_on
from game.scenes.box import Box, unpacked
from game.scenes.program import Program
from game.scenes.routes import Routes
from game.scenes.table.scene import TableScene
from game.shelf.choices import Setup
from game.shelf.game import Game, sit_down
from game.shelf.kept_game import KeptGame
from game.shelf.shelf import Boxes, Contents, Packed, Shelf
from game.ui.backdrop import Backdrop
from game.ui.scene import Scene
from game.ui.stage import Stage
from game.ui.theme import FontFiles, Theme, natural_scale

FRAME = 1 / 60
MOST_FRAMES = 3000
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


@define
class Studio:
    """A program with everything in it but a window."""

    folder: Path  # for games
    size: tuple[int, int] = (1280, 720)
    scale: float = 0.0  # 0 lets the size decide
    language: str = "en"
    shelf: Shelf = SHELF
    packed: Packed = field()  # the box that is shown
    box: Box = field(init=False)
    program: Program = field(init=False)
    now: float = field(default=0.0, init=False)

    @packed.default
    def _first(self) -> Packed:
        return self.shelf.first

    def __attrs_post_init__(self) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode(self.size)
        self.box = unpacked(self.packed, self._contents(self.packed))
        library = Library(self.folder, lambda: "2026-01-01 20.00.00")
        self.program = Program(
            load_program(self.language),
            Boxes(self.shelf.with_tables(), self._contents, lambda *_: self.box),
            library,
            Settings(),
            today=lambda: datetime(2026, 1, 1, 20, 0),  # noqa: DTZ001 - the same evening always
            backdrop=Backdrop(program_folder() / "assets" / "title"),
            version="0.1.0",
            chosen=self.packed.key,
        )
        self.program.routes = Routes(self.program)

    def _contents(self, packed: Packed) -> Contents:
        return evolve(
            contents_of(packed, self.language),
            prepared=self.folder / "plates",
            numbers=self._fonts.bold,
        )

    def unpack(self, levels: Path, prepared: Path) -> None:
        """The box again, with other levels in it. Raises a GameError if they cannot be used."""
        contents = evolve(self._contents(self.packed), levels=levels, prepared=prepared)
        self.box = unpacked(self.packed, contents)
        self.program.boxes = evolve(self.program.boxes, contents=lambda _: contents)

    @property
    def game(self) -> Game:
        return self.box.game

    @property
    def _fonts(self) -> FontFiles:
        return FontFiles.shipped_in(program_folder() / "assets" / "fonts")

    def theme(self) -> Theme:
        return Theme(self._fonts, self.scale or natural_scale(self.size))

    # Scenes

    def stage(self, *scenes: Scene) -> Stage:
        stage = Stage(self.size, self.theme())
        for scene in scenes:
            stage.scenes.append(scene)
            scene.fit(self.size, stage.theme)
        return stage

    def settle(self, stage: Stage, frames: int = MOST_FRAMES) -> Stage:
        """Let time pass until nothing moves, or for so many frames."""
        for _ in range(frames):
            self.now += FRAME
            stage.update(self.now)
            if not stage.top.is_moving() and stage.top.wakes_at() != self.now:
                break
        return stage

    def picture(self, stage: Stage) -> pygame.Surface:
        surface = pygame.Surface(self.size)
        stage.draw(surface)
        return surface

    # Games

    def setup(
        self, players: int = 4, edition: str = "", options: Mapping[str, int] | None = None
    ) -> Setup:
        choices = self.game.choices
        figures = choices.figures[: min(players, choices.most)]
        return Setup(edition or choices.usual_edition, figures, options or {})

    def played(
        self, until: Callable[[AnyMatch], bool], setup: Setup | None = None, seeds: int = 60
    ) -> AnyMatch:
        """A game of computer players up to the first moment that is as wanted."""
        agreed = setup or self.setup()
        players = [self.game.company.named(self.game.company.usual)] * len(agreed.figures)
        for seed in range(seeds):
            match = self.game.open_match(evolve(agreed, seed=f"studio {seed}"))
            for _ in play_on(match, players):
                if until(match):
                    return match
        raise LookupError("no game comes to such a moment")

    def kept(self, match: AnyMatch, bots: dict[Seat, str] | None = None) -> KeptGame:
        sitting = sit_down(self.game, match, bots or {})
        sitting.begin()
        return KeptGame(self.game, sitting, NAMES[: sitting.seats])

    def table(self, match: AnyMatch, bots: dict[Seat, str] | None = None) -> TableScene:
        """As if whoever decides now had been holding the screen."""
        scene = TableScene(self.program, self.kept(match, bots))
        decider = match.rules.to_move(match.state)
        if decider is not None and not bots:
            scene.flow.hand_over.give_to(decider)
        return scene

    def others(self, match: AnyMatch) -> dict[Seat, str]:
        """Computer players for all seats but the first."""
        seats = range(1, self.game.codec.seats(match.state))
        return dict.fromkeys(map(Seat, seats), self.game.company.usual)

    def fresh_match(self, state: Any) -> AnyMatch:  # noqa: ANN401 - of any game
        return Match(self.game.codec.rules, state, Luck("studio"))

    def with_settings(self, **changes: Any) -> None:  # noqa: ANN401 - parts of Settings
        self.program.settings = evolve(self.program.settings, **changes)
