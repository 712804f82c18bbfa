"""An evening at a real table without a window: people who see the screen and press what is there.

The clock is theirs: nothing happens unless they let time go by.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from attrs import define, evolve, field
from pygame import Surface

from game.boxes import SHELF
from game.boxes.makuta.opening import MakutaMatch
from game.core.match import Match
from game.core.seats import Seat
from game.persistence.library import Library
from game.persistence.settings import Curtain, Motion, Play, Settings, Speed
from game.players.player import PromptThinker
from game.rules.makuta.play import to_move
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.curtain import CurtainScene
from game.scenes.table.scene import TableScene
from game.scenes.table.table_like import TableLike
from game.shelf.kept_game import NewGame
from game.ui.commands import Command
from game.ui.idle_motion import IdleMotion
from game.ui.scene import Push, Scene
from game.ui.signals import (
    KeyPressed,
    KeyReleased,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.ui.sound import Silent
from game.ui.stage import Stage
from game.ui.theme import Theme
from game.ui.things import Thing, thing_named
from tools.studio import NAMES, Studio

FRAME = 1 / 60
PATIENCE = 4000  # frames
Wanted = Callable[[MakutaMatch], bool]
BOT = "adept"


@define(eq=False, repr=False)
class Evening:
    studio: Studio
    stage: Stage
    now: float = field(default=1000.0, init=False)  # a clock that has been running for a while

    # What is on the screen

    @property
    def top(self) -> Scene:
        return self.stage.top

    @property
    def table(self) -> TableScene:
        found = [scene for scene in self.stage.scenes if isinstance(scene, TableScene)]
        return found[-1]

    @property
    def replay(self) -> ReplayScene:
        assert isinstance(self.top, ReplayScene)
        return self.top

    @property
    def has_curtain(self) -> bool:
        return isinstance(self.top, CurtainScene)

    @property
    def match(self) -> Match[Any, Any, Any, Any]:
        return self.table.kept.sitting.match

    @property
    def facts(self) -> dict[str, Any]:
        return dict(self.top.facts())

    def find(self, name: str) -> Thing | None:
        return thing_named(self.top.things(), name)

    def thing(self, name: str) -> Thing:
        found = self.find(name)
        assert found, f"no {name!r} among {self.names()}"
        return found

    def names(self) -> list[str]:
        return [thing.name for thing in self.top.things()]

    @property
    def voice(self) -> Silent:
        voice = self.studio.program.voice
        assert isinstance(voice, Silent)
        return voice

    def words(self) -> str:
        """All that can be read or be told by a tooltip."""
        things = "\n".join(f"{thing.words} {thing.refusal}" for thing in self.top.things())
        return f"{self.top.title}\n{things}\n{self.facts}"

    def log(self) -> list[str]:
        return [line.words for line in self.table.flow.chronicle.lines]

    def picture(self) -> Surface:
        """All of it, drawn from nothing."""
        surface = Surface(self.stage.size)
        for scene in self.stage.scenes:
            scene.changed = True
        self.stage.draw(surface)
        return surface

    # What people do

    def move(self, at: Point) -> None:
        self.stage.handle(PointerMoved(at), self.now)

    def point(self, name: str) -> None:
        self.move(self.thing(name).rect.center)

    def click_at(self, at: Point) -> None:
        self.stage.handle(PointerMoved(at), self.now)
        self.stage.handle(PointerPressed(at), self.now)
        self.stage.handle(PointerReleased(at), self.now)

    def click(self, name: str) -> None:
        self.click_at(self.thing(name).rect.center)

    def wheel(self, name: str, steps: int) -> None:
        self.stage.handle(Wheel(self.thing(name).rect.center, steps), self.now)

    def key(self, command: Command, *, hold: bool = False) -> None:
        self.stage.handle(KeyPressed(command.value, command), self.now)
        if not hold:
            self.release(command)

    def release(self, command: Command) -> None:
        self.stage.handle(KeyReleased(command.value, command), self.now)

    def do(self, action: object) -> None:
        """As if the person at the screen had chosen it."""
        self.table._decide(action)  # noqa: SLF001 - which thing leads to it is the view's business

    def choose(self) -> object:
        """Some sensible action of whoever decides."""
        sitting = self.table.kept.sitting
        seat = to_move(sitting.match.state)
        assert seat is not None
        rng = sitting.match.luck.at("bots", sitting.match.decisions())
        return sitting.players[BOT].choose(sitting.seen_by(seat), rng)

    def play(self) -> None:
        """One decision of the person at the screen, until the next one is due."""
        self.do(self.choose())
        self.settle()

    def play_to_curtain(self) -> None:
        for _ in range(200):
            if self.has_curtain:
                return
            self.play()
        raise AssertionError("no curtain falls")

    # Time

    def tick(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.now += FRAME
            self.stage.update(self.now)
            if self.stage.is_empty:
                return

    def until(self, is_so: Callable[[], bool]) -> None:
        for _ in range(PATIENCE):
            if is_so():
                return
            self.tick()
        raise AssertionError("that never happens")

    def settle(self) -> None:
        """Until somebody has to do something: a person at the table, or whoever reads."""
        self.tick()
        self.until(lambda: self.stage.is_empty or self._waits())

    def rest(self) -> None:
        """Until nothing is left that the table makes ready for later."""
        self.tick()
        self.until(lambda: not self.table.prepares)

    def _waits(self) -> bool:
        if not isinstance(self.top, TableScene):
            return not self.top.is_moving()
        flow = self.top.flow
        return flow.is_settled and flow.bot_due is None and not self.top.is_moving()

    def lift(self) -> None:
        self.settle()
        if self.has_curtain:
            self.key(Command.DONE)
            self.settle()


def freshened(studio: Studio, folder: Path) -> Studio:
    """Nothing of another test is left; pieces do not dawdle."""
    studio.program.library = Library(folder, lambda: "2026-01-01 20.00.00")
    play = Play(by_hand=tuple(studio.game.routines.values()))  # people are asked for every step
    studio.program.settings = Settings(motion=Motion(Speed.FAST), play=play, bot_pace=Speed.INSTANT)
    studio.program.leave_at_end = False
    studio.program.voice = Silent()
    studio.program.idle = IdleMotion()
    studio.program.thinker = PromptThinker(SHELF.everybody)
    return studio


def set_curtain(studio: Studio, curtain: Curtain) -> None:
    settings = studio.program.settings
    studio.program.settings = evolve(settings, play=evolve(settings.play, curtain=curtain))


def set_by_hand(studio: Studio, *kinds: str) -> None:
    """All other steps that decide nothing are done by themselves."""
    settings = studio.program.settings
    studio.program.settings = evolve(settings, play=evolve(settings.play, by_hand=kinds))


def set_speed(studio: Studio, speed: Speed) -> None:
    studio.program.settings = evolve(studio.program.settings, motion=Motion(speed))
    studio.program.set_pace()


_EVENINGS: list[Evening] = []
_PLAYED: dict[tuple[Wanted, int, bool], MakutaMatch] = {}


def match_at(
    studio: Studio, wanted: Wanted, players: int = 4, *, two_backs: bool = False
) -> MakutaMatch:
    """A game of its own, at a moment that computers have come to."""
    agreed = (wanted, players, two_backs)
    if agreed not in _PLAYED:
        setup = studio.setup(players, options={"H7": 1} if two_backs else None)
        _PLAYED[agreed] = studio.played(wanted, setup)
    played = _PLAYED[agreed]
    match: MakutaMatch = Match(played.rules, played.state, played.luck)
    match.past += played.past
    return match


def new_game(studio: Studio, match: MakutaMatch, people: tuple[int, ...] | None = None) -> NewGame:
    """Whoever is not named is a computer; without names all are people."""
    seats = range(len(match.state.pawns))
    bots = {Seat(s): BOT for s in seats if people is not None and s not in people}
    return NewGame(studio.game, match, bots, NAMES[: len(seats)])


def begin(
    studio: Studio,
    match: MakutaMatch,
    people: tuple[int, ...] | None = None,
    size: tuple[int, int] = (1024, 640),
    scale: float = 0.75,
) -> Evening:
    """Sit down to it; the game is written to the studio's folder."""
    return show(studio, studio.program.routes.begin(new_game(studio, match, people)), size, scale)


def show(
    studio: Studio, scene: Scene, size: tuple[int, int] = (1024, 640), scale: float = 0.75
) -> Evening:
    theme: Theme = studio.theme()
    stage = Stage(size, Theme(theme.files, scale))
    evening = Evening(studio, stage)
    stage.go(Push(scene))
    _EVENINGS.append(evening)
    return evening


def end_all() -> None:
    """Games are closed, without the pictures that the library would get."""
    while _EVENINGS:
        for scene in _EVENINGS.pop().stage.scenes:
            if isinstance(scene, TableScene):
                scene.kept.leave()


def same(one: Surface, other: Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


class _Spied:
    """A view that does all it is asked for, and notes some of it."""

    def __init__(self, view: object, noted: dict[str, object]) -> None:
        self.view = getattr(view, "view", view)
        self.noted = getattr(view, "noted", {}) | noted

    def __getattr__(self, name: str) -> object:
        return self.noted[name] if name in self.noted else getattr(self.view, name)


def spied(scene: TableLike, name: str) -> list[object]:
    """The places that the scene asks its view to go to or to light, as it does."""
    calls: list[object] = []
    real = getattr(scene.view, name)

    def note(place: object) -> None:
        calls.append(place)
        real(place)

    view: Any = _Spied(scene.view, {name: note})
    scene.view = view
    return calls
