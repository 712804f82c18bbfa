"""A program without a window: a stage, a toy box, and hands that press what is on the screen."""

import os
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pygame
from attrs import define, field
from pygame import Surface

from game.core.seats import Seat
from game.i18n.texts import load, load_program
from game.persistence.json_text import Json, dumped, line_of, packed_text
from game.persistence.library import Library
from game.persistence.lines import Head, SeatCard, Snapshot, head_line, snapshot_line
from game.persistence.settings import Settings
from game.places import contents_of
from game.scenes.base import PageScene
from game.scenes.box import Box, unpacked
from game.scenes.program import Program
from game.scenes.routes import Routes
from game.shelf.company import Company
from game.shelf.kept_game import KeptGame, NewGame
from game.shelf.rulebook import read_rulebook
from game.shelf.shelf import Boxes, Packed, Shelf
from game.ui.commands import Bindings
from game.ui.scene import Push, Scene
from game.ui.signals import (
    KeyPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Wheel,
)
from game.ui.stage import Stage
from game.ui.theme import Theme
from game.ui.things import Thing, thing_named
from game.ui.widgets.widget import Widget

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
SIZES = ((1024, 640), (1280, 720), (3840, 2160))
TODAY = datetime(2026, 3, 14, 21, 0, tzinfo=UTC)
BOOK = """
## Introduction

Read *How to win* first.

## How to win

Get there (M1), or fly (section 3).

<!-- picture home: Where you want to be -->

## 1. The turn

- **U1** Roll or fly. Every move begins with a choice (K6, section 2).
- **U2** Where you stop. The space decides: see M1, K2 and ZZ9.

## 2. Moving

- **M1** One step. A step takes you to a space beside yours.

## 3. Masks

- **K2** Akaku. Look at a token of another pawn.
  *Note.* It is never shown.
- **K6** Miru. Fly to any space.

## Glossary

- **pawn**: what you move.

## Index

- goal, aim: How to win
- soar, leap: K6
"""


@define(eq=False)
class Elsewhere(PageScene):
    """Where a route leads: it only says what was asked for."""

    asked: str
    wanted: object = None

    name = "elsewhere"

    def widgets(self) -> Sequence[Widget]:
        return []


@define
class Signposts(Routes):
    """Routes that lead to `Elsewhere`, or raise what they are told to."""

    trouble: Exception | None = None

    def _to(self, asked: str, wanted: object = None) -> Scene:
        return Elsewhere(self.program, asked, wanted)

    def title(self) -> Scene:
        return self._to("title")

    def new_game(self, box: Box) -> Scene:
        return self._to("new_game")

    def load(self, *, to_watch: bool = False) -> Scene:
        return self._to("load", to_watch)

    def settings(self) -> Scene:
        return self._to("settings")

    def rulebook(self, box: Box, rule: str = "") -> Scene:
        return self._to("rulebook", rule)

    def first_start(self) -> Scene:
        return self._to("first_start")

    def learn(self, box: Box) -> Scene:
        return self._to("learn")

    def guided(self, box: Box) -> Scene:
        return self._to("guided")

    def look_on(self, box: Box) -> Scene:
        return self._to("look_on")

    def lesson(self, box: Box, key: str) -> Scene:
        return self._to("lesson", key)

    def begin(self, game: NewGame) -> Scene:
        return self._to("begin", game)

    def go_on(self, path: Path) -> Scene:
        return self._file("go_on", path)

    def pause(self, kept: KeptGame, keep_picture: object = None) -> Scene:
        return self._to("pause", kept)

    def result(self, kept: KeptGame) -> Scene:
        return self._to("result", kept)

    def watch(self, path: Path) -> Scene:
        return self._file("watch", path)

    def watch_so_far(self, kept: KeptGame) -> Scene:
        return self._to("watch_so_far", kept)

    def crash(self, report: Path | None, game: Path | None, offender: Path | None = None) -> Scene:
        return self._to("crash", (report, game, offender))

    def _file(self, asked: str, path: Path) -> Scene:
        if self.trouble:
            raise self.trouble
        return self._to(asked, path)


class ToyGame:
    """Has rules and names; nobody plays it here."""

    key = "toy"
    company = Company(
        {}, (), ("sage",), "", "", "", as_quick_as=lambda name, most: f"{name} in {most} ms"
    )
    routines: Mapping[type, str] = {}
    rulebook = read_rulebook(BOOK)

    def winners_in(self, situation: Json) -> tuple[Seat, ...]:
        return tuple(map(Seat, situation["winners"]))

    def summary(self, head: Head) -> str:
        return "toy edition"

    def seat_label(self, head: Head, seat: Seat) -> str:
        return f"Toa {head.seats[seat].name}"


class ToyKit:
    def picture_of(self, name: str) -> Callable[[int], Surface] | None:
        return (lambda high: Surface((high, high))) if name == "home" else None


def boxes_with(game: Any, kit: Any) -> Boxes[Box]:  # noqa: ANN401 - as much of them as a test needs
    """A shelf with one box."""
    return boxes_on(packed(game, kit))


def packed(game: Any, kit: Any) -> Packed:  # noqa: ANN401 - as much of them as a test needs
    texts = load("makuta", strict=True)  # words for any box
    return Packed(game.key, lambda _: texts, lambda: game.company, lambda _: game, lambda *_: kit)


def boxes_on(*boxes: Packed) -> Boxes[Box]:
    return Boxes(Shelf(boxes), contents_of, unpacked)


def program_in(folder: Path) -> Program:
    texts = load_program(strict=True)
    library = Library(folder / "games", lambda: "2026-03-14 21.00.00")
    boxes = boxes_with(ToyGame(), ToyKit())
    program = Program(texts, boxes, library, Settings(), version="1.2", today=lambda: TODAY)
    program.routes = Signposts(program)
    return program


def shelve(  # noqa: PLR0913 - as many facts as a list shows
    program: Program,
    name: str,
    *,
    days_ago: int = 0,
    turn: int = 3,
    over: bool = False,
    box: str = "toy",
    won_by: tuple[int, ...] = (),
) -> Path:
    """Put a game of Ann and Ben on the shelf."""
    head = Head(box, (SeatCard("Ann"), SeatCard("Ben")), {}, "a seed")
    situation = packed_text(dumped({"winners": list(won_by)}))
    snapshot = Snapshot(turn, situation, over=over)
    path = program.library.folder / f"{name}.matanui"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(line_of(head_line(head)) + line_of(snapshot_line(snapshot)))
    seconds = (TODAY - timedelta(days=days_ago)).timestamp()
    os.utime(path, (seconds, seconds))
    return path


@define
class Hands:
    """Mouse and keyboard of somebody who sees the topmost scene of a stage."""

    stage: Stage
    bindings: Bindings = field(factory=Bindings)
    now: float = 0.0

    @property
    def top(self) -> Scene:
        return self.stage.top

    def thing(self, name: str) -> Thing:
        found = thing_named(self.top.things(), name)
        assert found, f"no {name!r} among {self.names()}"
        return found

    def names(self) -> list[str]:
        return [thing.name for thing in self.top.things()]

    def click(self, name: str) -> None:
        rect = self.thing(name).rect
        assert rect.width, f"{name!r} is out of sight"
        self.point(name)
        self.stage.handle(PointerPressed(rect.center), self.now)
        self.stage.handle(PointerReleased(rect.center), self.now)
        self._wait()

    def point(self, name: str) -> None:
        self.stage.handle(PointerMoved(self.thing(name).rect.center), self.now)

    def wheel(self, name: str, steps: int) -> None:
        self.stage.handle(Wheel(self.thing(name).rect.center, steps), self.now)

    def key(self, *keys: str) -> None:
        for key in keys:
            typed = key if len(key) == 1 else " " if key == "space" else ""
            self.stage.handle(KeyPressed(key, self.bindings.command(key), typed), self.now)
            self._wait()

    def write(self, text: str) -> None:
        for letter in text:
            self.key("space" if letter == " " else letter)

    def _wait(self) -> None:
        self.now += 1.0
        if not self.stage.is_empty:
            self.stage.update(self.now)

    def look(self) -> Surface:
        surface = Surface(self.stage.size)
        self.stage.draw(surface)
        return surface


def show(*scenes: Scene, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> Hands:
    """The last one is on top."""
    pygame.display.init()
    pygame.font.init()
    stage = Stage(size, Theme(scale=scale))
    for scene in scenes:
        stage.go(Push(scene))
    return Hands(stage)


def asked_for(hands: Hands) -> tuple[str, object]:
    """Where the last press has led to."""
    top = hands.top
    assert isinstance(top, Elsewhere), top
    return top.asked, top.wanted
