"""Hands at the table: mouse and keys before a view of it, without a scene and without a display."""

import os
from functools import cache
from pathlib import Path

import pygame
from attrs import define, field
from pygame import Rect, Surface

from game.boxes import SHELF
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.table.view import MakutaTable
from game.core.seats import Seat, Viewer
from game.i18n.texts import load
from game.persistence.library import Library
from game.persistence.settings import Play, Settings
from game.places import contents_of
from game.players.player import PromptThinker
from game.rules.makuta import observe, to_move
from game.rules.makuta.actions import Action
from game.rules.makuta.state import Observation, State
from game.scenes.box import unpacked
from game.scenes.program import Program
from game.shelf.shelf import Boxes
from game.ui.commands import Command
from game.ui.page import Page
from game.ui.signals import (
    KeyPressed,
    Pointer,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Signal,
    Wheel,
)
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import Refused

SIZE = (1280, 720)
TEXTS = load("makuta", strict=True)


@cache
def pieces() -> Pieces:
    """Painted once for all tests."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    return Pieces()


def program() -> Program:
    library = Library(Path("nowhere"), lambda: "game")
    boxes = Boxes(SHELF.with_tables(), contents_of, unpacked)
    wired = Program(TEXTS, boxes, library, Settings(), PromptThinker({}))
    wired.clock.pace = float("inf")
    return wired


@define(eq=False)
class Hands:
    """What somebody does at the table; *now* goes on with every signal."""

    view: MakutaTable
    page: Page
    seen: Observation
    now: float = 0.0
    told: str = ""  # why something was refused
    action: Action | None = None  # what has been spelled out last
    surface: Surface = field(factory=lambda: Surface(SIZE))

    # Mouse

    def press(self, name: str) -> Action | None:
        at = self.thing(name).rect.center
        self.action = None
        for signal in (PointerMoved(at), PointerPressed(at), PointerReleased(at)):
            self.send(signal)
        return self.action

    def point_at(self, name: str) -> None:
        self.send(PointerMoved(self.thing(name).rect.center))

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.send(PointerMoved(start), PointerPressed(start), PointerMoved(end))
        self.send(PointerReleased(end))

    def turn_wheel(self, at: tuple[int, int], steps: int) -> None:
        self.send(Wheel(at, steps))

    def right_click(self, at: tuple[int, int]) -> None:
        self.send(PointerPressed(at, Pointer.RIGHT), PointerReleased(at, Pointer.RIGHT))

    # Keys

    def key(self, command: Command) -> Action | None:
        self.action = None
        self.send(KeyPressed(command.shipped[0], command))
        return self.action

    def focus(self, name: str) -> None:
        self.page.focus.name, self.page.focus.is_visible = name, True

    def send(self, *signals: Signal) -> None:
        """As a table scene passes it on."""
        for signal in signals:
            self.now += 0.1
            said = self.page.handle(signal, self.now)
            self.view.point_at(self.page.pointed_at())
            if said is not None:
                self.view.let_go()
            match said:
                case None:
                    self._take(self.view.handle(signal, self.now))
                case Refused(thing):
                    self.told = thing.refusal
                    self.view.refuse(thing)
                case _:
                    self._take(self.view.react(said))
            self.settle()

    def say(self, message: object) -> Action | None:
        """As if the thing with this message had been pressed."""
        self.action = self.view.react(message)
        self.settle()
        return self.action

    def _take(self, action: Action | None) -> None:
        self.action = action or self.action

    def settle(self) -> None:
        self.view.update(self.now)
        if self.view.take_change():
            self.page.lay([*self.view.widgets(), *self.view.deeds()], self.view.places())

    # What is to be seen

    @property
    def island(self) -> Rect:
        assert self.view.layout
        return self.view.layout.free

    @property
    def things(self) -> list[Thing]:
        return self.page.things()

    def thing(self, name: str) -> Thing:
        return next(thing for thing in self.things if thing.name == name)

    def names(self, *, enabled: bool = True) -> set[str]:
        return {thing.name for thing in self.things if thing.is_enabled or not enabled}

    def picture(self) -> bytes:
        self.surface.fill(Palette.STONE_DARK)
        self.view.draw(self.surface)
        self.page.draw(self.surface)
        return self.surface.get_buffer().raw


def at_table(  # noqa: PLR0913 - all but the state have a good default
    state: State,
    viewer: Viewer | None = None,
    *,
    names: tuple[str, ...] = (),
    size: tuple[int, int] = SIZE,
    is_whole: bool = False,
    alone: bool = False,
    asks_again: bool = False,
) -> Hands:
    """Before the table as *viewer*, or as whoever decides; with the whole island in the picture."""
    if viewer is None:
        viewer = max(to_move(state) or Seat(0), Seat(0))
    seen = observe(state, viewer)
    plates = PlatePainter.of(state.terms.atlas, ())
    view = MakutaTable(program(), TEXTS, state.terms, names, plates, pieces(), alone)
    view.program.settings = Settings(play=Play(ask_again=asks_again))
    view.show(seen)
    view.fit(Rect(0, 52, size[0] - 260, size[1] - 52), Theme(scale=1.0))
    view.offer(seen if to_move(state) == viewer else None)
    if is_whole:
        show_all(view)
    hands = Hands(view, Page(Theme(scale=1.0)), seen)
    hands.settle()
    return hands


def show_all(view: MakutaTable) -> None:
    """The whole island, where no panel covers it."""
    picture = view.picture
    picture.camera.look(picture.hand.fitting(picture.home))
