"""A person at a scene of the quest, without a display: clicks, keys, and what is to be seen."""

import os
from functools import cache
from pathlib import Path
from typing import Any

import pygame
from attrs import define, evolve, field

from game.boxes import SHELF
from game.boxes.makuta.game import MakutaGame
from game.i18n.texts import load_program
from game.persistence.library import Library
from game.persistence.settings import Settings
from game.places import contents_of
from game.scenes.box import Box, unpacked
from game.scenes.program import Program
from game.shelf.kept_game import NewGame
from game.shelf.shelf import Boxes
from game.ui.commands import Command
from game.ui.scene import Go, Scene
from game.ui.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased, Signal
from game.ui.theme import Theme, natural_scale
from game.ui.things import Thing

ROOT = Path(__file__).parents[3]
COMMANDS = {key: command for command in Command for key in command.shipped}


@cache
def box() -> Box:
    """The shipped one; it keeps nothing of a game."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    return unpacked(SHELF.first, evolve(contents_of(SHELF.first), pictures=Path("nowhere")))


def makuta_game() -> MakutaGame:
    game = box().game
    assert isinstance(game, MakutaGame)
    return game


@define
class Place:
    """Stands for a scene that nobody looks at."""

    name: str
    about: Any = None


@define
class Signpost:
    """Notes where one is led to."""

    begun: list[NewGame] = field(factory=list)

    def begin(self, game: NewGame) -> Place:
        self.begun.append(game)
        return Place("table", game)

    def watch(self, path: Path) -> Place:
        return Place("replay", path)

    def title(self) -> Place:
        return Place("title")


def program(**more: Any) -> Program:  # noqa: ANN401 - any field
    """As the app would wire it, but nothing is kept."""
    library = Library(Path("nowhere"), lambda: "game")
    boxes = Boxes(SHELF.with_tables(), contents_of, lambda *_: box())
    wired = Program(load_program(strict=True), boxes, library, Settings(), **more)
    wired.routes = Signpost()  # type: ignore[assignment]
    return wired


@define
class Screen:
    scene: Scene
    now: float = 0.0

    def fit(self, size: tuple[int, int] = (1280, 720), scale: float | None = None) -> "Screen":
        self.scene.fit(size, Theme(scale=scale or natural_scale(size)))
        return self

    def thing(self, name: str) -> Thing:
        return next(thing for thing in self.scene.things() if thing.name == name)

    def names(self) -> list[str]:
        return [thing.name for thing in self.scene.things()]

    def send(self, signal: Signal) -> Go | None:
        self.now += 0.1
        self.scene.update(self.now)
        return self.scene.handle(signal, self.now)

    def click(self, name: str) -> Go | None:
        at = self.thing(name).rect.center
        self.send(PointerMoved(at))
        self.send(PointerPressed(at))
        return self.send(PointerReleased(at))

    def key(self, name: str) -> Go | None:
        """The command that the key is bound to as shipped."""
        return self.send(KeyPressed(name, COMMANDS.get(name)))

    def write(self, text: str) -> None:
        for letter in text:
            self.send(KeyPressed(letter.lower(), COMMANDS.get(letter), letter))

    def go_to(self, name: str) -> None:
        """By keyboard alone."""
        for _ in self.names():
            if self.focus == name:
                return
            self.key("tab")
        assert self.focus == name

    @property
    def focus(self) -> str | None:
        return self.scene.page.focus.name  # type: ignore[attr-defined, no-any-return]

    def picture(self, size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
        surface = pygame.Surface(size)
        self.scene.draw(surface)
        return surface
