"""A game that is loaded shows the picture of the game that was played there, pixel for pixel."""

import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from pathlib import Path
from random import Random

import pygame
from attrs import define, evolve, frozen
from pygame import Surface

from game.boxes.makuta.bots import PLAYERS
from game.core.seats import Seat
from game.persistence.settings import Curtain, Motion, Play, Settings, Speed
from game.rules.makuta import legal_actions, observe, to_move
from game.rules.makuta.actions import Action, FlyTo, MoveTo
from game.rules.makuta.editions import EDITIONS, MIGHTIEST
from game.rules.makuta.phases import Phase
from game.rules.makuta.state import State
from game.scenes.table.scene import TableScene
from game.shelf.kept_game import NewGame
from tools.proofs.results import Figures, ProofFailedError, Run
from tools.studio import FRAME, NAMES, Studio

GAMES = 200
SIZE, SCALE = (1024, 640), 0.75
PATIENCE = 400  # frames
SELDOM = 1 / 3
EARLIER = 1500  # decisions that were taken before the game is looked at, at most
STRETCH = 40  # decisions at the table; a test watches whole games
LOOKS = 1 / 4  # the whole game is loaded for every look, and a test looks at every ply
SENSE = 0.5  # how often somebody plays as a good player would
Choice = Callable[[State], Action]


def pictures(run: Run) -> Figures:
    games = run.pieces(GAMES, _game)
    return {"games": len(games), "pictures": sum(game["pictures"] for game in games)}


def _game(number: int) -> Figures:
    rng = Random(f"pictures {number}")
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder), SIZE, SCALE)
        game, choose = _new_game(studio, rng), partial(_choice, rng=rng)
        _play_on(game, choose, rng.randrange(EARLIER))
        told = [*moments(studio, game, choose, lambda: rng.random() < LOOKS, STRETCH)]
    amiss = [str(moment.phase) for moment in told if not moment.are_equal]
    if amiss:
        raise ProofFailedError(f"Game {number} looks different in {'; '.join(amiss)}")
    return {"pictures": len(told)}


def _new_game(studio: Studio, rng: Random) -> NewGame:
    """Any edition and house rules; some seats are played by the computer."""
    players = rng.randint(2, 4)
    options = {key: 1 for key in ("H1", "H2", "H5", "H6") if rng.random() < SELDOM}
    might = rng.choice((0, 0, MIGHTIEST // 2))
    agreed = studio.setup(players, rng.choice([*EDITIONS]), {**options, "H3": might, "H4": 1})
    bots = {Seat(seat): "random" for seat in range(players) if rng.random() < SELDOM}
    match = studio.game.open_match(evolve(agreed, seed=str(rng.random())))
    return NewGame(studio.game, match, bots, NAMES[:players])


def _play_on(game: NewGame, choose: Choice, decisions: int) -> None:
    """Without a table, and never quite to the end."""
    game.match.begin()
    for _ in range(decisions):
        game.match.submit(choose(game.match.state))
        if to_move(game.match.state) is None:
            game.match.undo()
            return


def _choice(state: State, rng: Random) -> Action:
    """What a good player does, or else any kind of action, where something is to be found."""
    actions, seat = legal_actions(state), to_move(state)
    if rng.random() < SENSE and seat is not None:
        return PLAYERS["adept"].choose(observe(state, seat), rng)
    kind = rng.choice([*dict.fromkeys(type(action) for action in actions)])
    chosen = [action for action in actions if isinstance(action, kind)]
    finds = {*state.tokens.on_fields, *state.island.open_gates, *state.tokens.locks}
    good = [each for each in chosen if isinstance(each, MoveTo | FlyTo) and each.field in finds]
    return rng.choice(good or chosen)


# Side by side


@frozen
class Moment:
    """Two pictures that should be the same."""

    phase: Phase
    played: Surface
    loaded: Surface

    @property
    def are_equal(self) -> bool:
        one, other = (pygame.image.tobytes(each, "RGB") for each in (self.played, self.loaded))
        return one == other


def moments(
    studio: Studio,
    game: NewGame,
    choose: Choice,
    looks: Callable[[], bool] = lambda: True,
    most: float = inf,
) -> Iterator[Moment]:
    """Of the next decisions in *game*, *most* of them, those at which one *looks*.

    People decide as *choose* says.
    """
    studio.program.settings = Settings(
        motion=Motion(Speed.INSTANT), bot_pace=Speed.SLOW, play=Play(Curtain.NEVER)
    )
    scene = studio.program.routes.begin(game)
    assert isinstance(scene, TableScene)
    evening = _Evening(studio, _fitted(studio, scene))
    try:
        while most > 0 and evening.settles(evening.table):
            most -= 1
            if looks():
                yield evening.moment()
            evening.go_on(choose)
    finally:
        evening.table.kept.leave()


def _fitted(studio: Studio, table: TableScene) -> TableScene:
    """With its log closed."""
    table.fit(studio.size, studio.theme())
    return table


@define
class _Evening:
    """A table at which a game is played, and beside it, again and again, the same game loaded."""

    studio: Studio
    table: TableScene
    now: float = 0.0

    def settles(self, table: TableScene) -> bool:
        """Whether it comes to rest before somebody who decides, and is not over."""
        for _ in range(PATIENCE):
            self.now += FRAME
            if table.update(self.now) is not None:
                return False
            if table.flow.is_settled and not table.is_moving():
                return True
        raise ProofFailedError("The table never comes to rest.")

    def moment(self) -> Moment:
        loaded = self._loaded()
        self.settles(loaded)
        loaded.view.restore_camera(self.table.view.remember_camera())
        self.settles(loaded)
        pictures = [self._picture(table) for table in (self.table, loaded)]
        loaded.kept.leave()
        return Moment(self.table.kept.sitting.match.state.phase, *pictures)

    def _loaded(self) -> TableScene:
        path = self.table.kept.path
        assert path
        copy = path.with_name(f"{path.stem} loaded{path.suffix}")
        shutil.copy(path, copy)
        scene = self.studio.program.routes.go_on(copy)
        assert isinstance(scene, TableScene)
        return _fitted(self.studio, scene)

    def _picture(self, table: TableScene) -> Surface:
        """All of it, drawn from nothing, at one moment of the clock."""
        table.update(self.now)
        surface = Surface(self.studio.size)
        table.changed = True
        table.draw(surface)
        return surface

    def go_on(self, choose: Choice) -> None:
        """A person decides, or the computer has thought enough."""
        sitting = self.table.kept.sitting
        if sitting.decider in sitting.bots:
            self.table.flow.bot_due = self.now
        else:
            self.table._decide(choose(sitting.match.state))  # noqa: SLF001 - as if it was pressed
