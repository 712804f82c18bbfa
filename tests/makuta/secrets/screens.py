"""Two screens side by side, before two truths that their viewer cannot tell apart."""

from collections.abc import Iterator, Sequence
from math import inf
from random import Random

import pygame
from attrs import define, field, frozen
from pygame import Surface

from game.boxes.makuta.bots import COMPANY
from game.boxes.makuta.opening import MakutaSitting
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE, PUBLIC, Seat, Viewer
from game.rules.makuta.actions import Action
from game.rules.makuta.state import State
from game.scenes.replay.recording import Recording
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.log_panel import GoTo
from game.scenes.table.scene import TableScene
from game.shelf.game import sit_down
from game.shelf.kept_game import KeptGame
from game.ui.commands import Command
from game.ui.scene import Scene
from game.ui.signals import (
    KeyPressed,
    KeyReleased,
    PointerMoved,
    PointerPressed,
    PointerReleased,
)
from game.ui.sound import Silent
from tests.makuta.properties.adventures import Rules
from tests.makuta.secrets.twins import SecretBetrayedError, Twins, translated, twins
from tests.makuta.secrets.windows import Window
from tools.studio import Studio

TICK = 1 / 15  # seconds between two frames that are compared
LONGEST = 150  # frames of one movement
POINTED = 3  # things that are pointed at, and pressed if they are refused


@frozen
class Read:
    """What can be read off a screen beside its picture."""

    title: str
    things: tuple[tuple[object, ...], ...]
    facts: dict[str, object]
    log: tuple[tuple[str, str, str], ...]


@define
class Screen:
    """A table, and whoever looks at it; all others are played from outside."""

    studio: Studio
    scene: TableScene
    now: float = 0.0
    voice: Silent = field(factory=Silent, init=False)
    surface: Surface = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.studio.program.voice = self.voice
        self.surface = Surface(self.studio.size)
        self.scene.fit(self.studio.size, self.studio.theme())

    def play(self, actions: Sequence[Action]) -> None:
        """A decision, and what nature does after it."""
        match = self.sitting.match
        before = len(match.past)
        for action in actions:
            self.sitting.events.extend(match.play(action))
        self.scene.flow._tell(match.past[before:])  # noqa: SLF001 - as `decide`, with nature's part

    @property
    def sitting(self) -> MakutaSitting:
        return self.scene.kept.sitting

    def tick(self) -> None:
        self.now += TICK
        self.scene.flow.bot_due = self.scene.flow.step_due = inf  # nobody decides but the test
        self.scene.update(self.now)

    def picture(self, scene: Scene | None = None) -> Surface:
        (scene or self.scene).draw(self.surface)
        return self.surface

    def read(self) -> Read:
        scene = self.scene
        things = tuple(
            (thing.name, tuple(thing.rect), thing.words, thing.is_enabled, thing.refusal)
            for thing in scene.things()
        )
        lines = scene.flow.chronicle.lines
        log = tuple((line.words, line.rule, line.why) for line in lines)
        return Read(scene.title, things, dict(scene.facts()), log)


def screen(studio: Studio, rules: Rules, state: State, viewer: Viewer) -> Screen:
    """Whoever looks is the only person; before the public nobody is one."""
    seats = range(len(state.pawns))
    bots = {Seat(seat): COMPANY.usual for seat in seats if seat != viewer}
    match = Match(rules, state, Luck("screen"))
    sitting = sit_down(studio.game, match, bots)
    kept = KeptGame(studio.game, sitting, tuple("ABCDEF"[: len(seats)]))
    return Screen(studio, TableScene(studio.program, kept))


def watch_screens(rules: Rules, window: Window, rng: Random, studios: tuple[Studio, Studio]) -> int:
    """Play both twins through the window, frame by frame; how many frames were compared."""
    pair = twins(window, rng)
    here = screen(studios[0], rules, pair.frame.state, window.viewer)
    there = screen(studios[1], rules, pair.other, window.viewer)
    frames = _settle(here, there)
    for one, other in _decisions(rules, window, pair):
        here.play(one)
        there.play(other)
        frames += _settle(here, there)
    _ask_why(here, there)
    _look_around(here, there, rng)
    _look_elsewhere(here, there)
    return frames


def _decisions(
    rules: Rules, window: Window, pair: Twins
) -> Iterator[tuple[list[Action], list[Action]]]:
    """What seats do, each with what nature does next; as long as both truths allow it."""
    one: list[Action] = []
    other: list[Action] = []
    state = pair.other
    for scene, frame in window.told.scenes_between(window.first, window.last):
        action = translated(scene, pair.faces)
        if action not in rules.legal_actions(state):
            return
        one.append(scene.action)
        other.append(action)
        state = rules.advance(state, action).state
        if rules.to_move(frame.state) != NATURE:
            yield one, other
            one, other = [], []


def _settle(here: Screen, there: Screen) -> int:
    for frame in range(LONGEST):
        here.tick()
        there.tick()
        _compare_pictures("picture", here.picture(), there.picture())
        _compare("sound", here.voice.heard, there.voice.heard)
        _compare("sound of the place", here.scene.bed, there.scene.bed)
        moving = here.scene.is_moving()
        _compare("length of a movement", moving, there.scene.is_moving())
        if not moving:
            _compare("reading", here.read(), there.read())
            return frame + 1
    raise AssertionError("nothing moves that long")


def _ask_why(here: Screen, there: Screen) -> None:
    """All that computers have done, in the log."""
    for screen_ in (here, there):
        for line in screen_.scene.inquiry.askable_lines():
            screen_.scene.answer(GoTo(None, line))
    _settle(here, there)


def _look_around(here: Screen, there: Screen, rng: Random) -> None:
    """Peek, point at things, and press what is refused."""
    for signal in (KeyPressed("p", Command.PEEK), KeyReleased("p", Command.PEEK)):
        _do(here, there, signal)
    things = [thing for thing in here.scene.things() if not thing.is_enabled]
    for thing in rng.sample(things, min(POINTED, len(things))):
        at = thing.rect.center
        _do(here, there, PointerMoved(at))
        here.now = there.now = here.now + 1  # a tooltip takes its time
        _do(here, there, PointerPressed(at), PointerReleased(at))


def _do(here: Screen, there: Screen, *signals: object) -> None:
    for screen_ in (here, there):
        for signal in signals:
            screen_.scene.handle(signal, screen_.now)  # type: ignore[arg-type]
    _settle(here, there)


def _look_elsewhere(here: Screen, there: Screen) -> None:
    """The other scenes that somebody at this seat can come to."""
    for name in ("pause", "replay", "thumbnail"):
        pictures = [_elsewhere(screen_, name) for screen_ in (here, there)]
        _compare_pictures(name, *pictures)


def _elsewhere(screen_: Screen, name: str) -> Surface:
    scene, studio = screen_.scene, screen_.studio
    if name == "thumbnail":
        return scene.view.thumbnail(screen_.sitting.seen_by(PUBLIC), (160, 100))
    if name == "pause":
        other = studio.program.routes.pause(scene.kept)
    else:
        match, bots, names = screen_.sitting.match, screen_.sitting.bots, scene.kept.names
        other = ReplayScene(studio.program, Recording(studio.game, match, bots, names))
    other.fit(studio.size, studio.theme())
    return screen_.picture(other)


def _compare(what: str, one: object, other: object) -> None:
    if one != other:
        raise SecretBetrayedError(f"the {what} tells: {one} or {other}")


def _compare_pictures(what: str, one: Surface, other: Surface) -> None:
    """In memory first, which is fast: where that differs, it may be in a byte that nobody sees."""
    if one.get_buffer().raw == other.get_buffer().raw and one.get_size() == other.get_size():
        return
    if pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB"):
        raise SecretBetrayedError(f"the {what} tells")
