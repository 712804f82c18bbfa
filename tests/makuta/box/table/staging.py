"""A stage for animations without a window: a fixed camera, trays in a row, plain tiles."""

from collections.abc import Iterator
from functools import cache
from math import inf
from typing import ClassVar

import pygame
from attrs import define, field, frozen
from pygame import Rect, Surface, Vector2

from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.duel.card import DuelCard
from game.boxes.makuta.table.duel.dice_tray import DiceTray, DiceTrayView
from game.boxes.makuta.table.motion.arrangement import Sprites
from game.boxes.makuta.table.motion.motions import animate
from game.boxes.makuta.table.motion.stage import TableStage
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.core.seats import Seat
from game.i18n.texts import load
from game.rules.makuta.events import Event
from game.rules.makuta.state import Island, Observation
from game.tabletop.motion.overlay import Overlay, OverlayView
from game.tabletop.pictures.sprite import Sprite, order, rect_of
from game.ui.animation import Clock, Director
from game.ui.piecework import Work
from game.ui.theme import Theme
from game.ui.widgets.widget import Mood

FRAME = 1 / 30  # seconds
SIZE = (480, 320)
ZOOM = 16.0
TEXTS = load("makuta", strict=True)


@cache
def pieces() -> Pieces:
    pygame.font.init()
    return Pieces()


@cache
def theme() -> Theme:
    pygame.font.init()
    return Theme(scale=0.75)


@frozen
class PlainPlate:
    tile: int
    rotation: int
    height: float = 9.0
    blend: ClassVar[int] = 0

    def at(self, zoom: float) -> Surface:
        side = max(1, round(self.height * zoom))
        picture = Surface((side, side), pygame.SRCALPHA)
        picture.fill((10 * self.tile % 255, 40 * self.rotation, 90))
        return picture


@define
class Room:
    """What is around the pieces; remembers where the camera was asked to look."""

    looked_at: list[Vector2] = field(factory=list)
    islands: list[Island] = field(factory=list)
    watcher: Seat | None = None
    fitted: tuple[int, int] | None = field(default=None, init=False)
    bits: int = 0  # of work that a plate is
    painted: list[tuple[int, int]] = field(factory=list)

    def look_at(self, *world: Vector2) -> None:
        self.looked_at.extend(world)

    def look_at_duel(self, *world: Vector2) -> None:
        self.looked_at.extend(world)

    def to_screen(self, world: Vector2) -> Vector2:
        return world * ZOOM + Vector2(SIZE) / 2

    def tray_place(self, seat: Seat) -> Vector2:
        return Vector2(40, 30 + 40 * seat)

    def stack_place(self) -> Vector2:
        return Vector2(SIZE[0] - 30, 30)

    def lay(self, island: Island) -> None:
        self.islands.append(island)

    def is_watched_by(self, seat: Seat) -> bool:
        return seat == self.watcher

    def painting(self, tile: int, rotation: int) -> Work[None]:
        yield from (None,) * self.bits
        self.painted.append((tile, rotation))

    def fit_in(self, tile: int, rotation: int, seat: Seat) -> None:
        self.fitted = tile, rotation

    def plate(self, tile: int, rotation: int) -> PlainPlate:
        assert (tile, rotation) in self.painted or self.watcher is not None
        return PlainPlate(tile, rotation)


def stage_for(seen: Observation, painted: Pieces | None = None) -> TableStage:
    names, painted = Names(TEXTS, seen.terms), painted or pieces()
    stage = TableStage(
        Sprites(painted),
        Clock(),
        DiceTray(),
        DuelBoard(),
        Overlay(),
        Room(),
        names,
    )
    settle(stage, seen)
    return stage


def settle(stage: TableStage, seen: Observation) -> None:
    stage.sprites.show(seen)
    stage.dice.show(seen.dice)
    stage.duel.show(seen)
    stage.overlay.clear()


def frames(
    stage: TableStage, event: Event, after: Observation, step: float = FRAME
) -> Iterator[None]:
    """Moves on from frame to frame; stands at each one that is seen before the end."""
    director = Director(stage.clock)
    director.enqueue(animate(stage, event, after))
    director.advance()
    while director.is_busy:
        yield
        stage.clock.now += step
        director.advance()


def play(stage: TableStage, event: Event, after: Observation) -> float:
    """To the end; tells how many seconds it took."""
    count = 0
    for _ in frames(stage, event, after):
        count += 1
        assert count * FRAME < 6, f"{event} takes too long"
    return count * FRAME


def skip(stage: TableStage, event: Event, after: Observation) -> None:
    director = Director(stage.clock)
    director.enqueue(animate(stage, event, after))
    director.advance()
    director.skip()


def at_once(stage: TableStage, event: Event, after: Observation) -> None:
    """With reduced motion."""
    stage.clock.pace = inf
    director = Director(stage.clock)
    director.enqueue(animate(stage, event, after))
    director.advance()
    assert not director.is_busy


def pixels(screen: Surface) -> bytes:
    return pygame.image.tobytes(screen, "RGB")


def picture(stage: TableStage) -> Surface:
    """All that could move, as the table would draw it."""
    screen = Surface(SIZE)
    screen.fill("#31424a")
    still = sorted(stage.sprites.static().values(), key=order)
    moving = sorted(stage.sprites.moving(), key=order)
    for sprite in (*still, *moving):
        _blit(screen, sprite)
    corner = Rect(SIZE[0] - 140, SIZE[1] - 84, 132, 76)
    widgets = (
        DiceTrayView(corner, stage.dice, stage.pieces, stage.names),
        DuelCard(Rect(110, 4, 360, 180), stage.pieces, stage.names, stage.duel),
        OverlayView(screen.get_rect(), stage.overlay),
    )
    for widget in widgets:
        widget.draw(screen, theme(), lambda name: Mood())
    return screen


def _blit(screen: Surface, sprite: Sprite) -> None:
    place = rect_of(sprite, ZOOM).move(SIZE[0] // 2, SIZE[1] // 2)
    screen.blit(sprite.look.at(ZOOM), place)
