"""The window, and the loop that keeps it alive: draws when something has changed, else sleeps."""

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic

import pygame
from attrs import define, field
from pygame.event import Event

from game.ui.commands import Bindings, Command
from game.ui.frame_times import FRAME, FrameTimes
from game.ui.idle_motion import IdleMotion
from game.ui.repeating import Repeater
from game.ui.report import Reporter
from game.ui.signals import KeyPressed, Point, Signal
from game.ui.sound import Silent, Voice
from game.ui.stage import Stage
from game.ui.theme import FontFiles, Theme, largest_scale, natural_scale
from game.ui.translation import Translator

SMALLEST = (1024, 640)
GRIP = 60  # pixels of a window that must be on a screen, to take hold of it
UNSEEN = {"offscreen", "dummy", "evdev"}  # drivers of SDL
UNSEEN_SCREEN = (3840, 2160)  # pixels that they draw at most: somebody has to keep them
# What must not be said twice by a key that stays down too long.
ONCE = {
    *(Command.CONFIRM, Command.CANCEL, Command.DONE, Command.HINTS, Command.PEEK, Command.SKIP),
    *(Command.MENU, Command.LOG, Command.ADVICE, Command.RULEBOOK, Command.FULL_SCREEN),
}
NAP = 0.25  # seconds; how long nothing happens before the loop looks around
GLANCE = 0.016  # seconds between two looks for events; SDL's own wait looks every millisecond


@define
class Place:
    """Where the window is on the screen; remembered from one evening to the next."""

    size: tuple[int, int] = (1280, 720)
    position: tuple[int, int] | None = None
    full_screen: bool = False


def screens() -> Sequence[tuple[int, int]]:
    """How large each is; none where SDL draws into nothing."""
    return () if pygame.display.get_driver() in UNSEEN else pygame.display.get_desktop_sizes()


def fitted(place: Place, screens: Sequence[tuple[int, int]]) -> Place:
    """*place* as the screens of today can show it: they may be others than those of last time.

    How several stand beside each other nobody tells: with them, a window may begin left of all.
    """
    screens = screens or (UNSEEN_SCREEN,)
    wide, high = (max(sides) for sides in zip(*screens, strict=True))
    across, down = (sum(sides) for sides in zip(*screens, strict=True))
    size = (min(place.size[0], wide), min(place.size[1], high))
    left, top = place.position or (0, 0)
    first = (GRIP - size[0], -GRIP) if len(screens) == 1 else (-across, -down)
    is_seen = first[0] <= left <= across - GRIP and first[1] <= top <= down - GRIP
    return Place(size, place.position if is_seen else None, place.full_screen)


def prepare(window_class: str) -> None:
    """Before anything of pygame is initialised.

    Without a graphics card the accelerated way to the screen is forty times slower than the plain
    one, and with one the plain way is fast enough for a table that seldom moves.
    """
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = window_class  # pygame has put the name of a file there
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")


def has_screen() -> bool:
    """Whether anybody would see a window: without a screen SDL would draw into nothing."""
    try:
        pygame.display.init()
    except pygame.error:
        return False
    return "SDL_VIDEODRIVER" in os.environ or pygame.display.get_driver() not in UNSEEN


@define
class Window:
    title: str
    place: Place
    files: FontFiles
    ui_scale: float = 0.0  # 0 lets the size of the window decide
    bindings: Bindings = field(factory=Bindings)
    reporter: Reporter | None = None
    now: Callable[[], float] = monotonic
    on_full_screen: Callable[[bool], None] = lambda on: None  # somebody has pressed the key
    spare: Callable[[], bool] = lambda: False  # work for quiet moments; whether it did any
    voice: Voice = field(factory=Silent)
    idle: IdleMotion = field(factory=IdleMotion)  # of what moves in the background of scenes
    times: FrameTimes = field(factory=FrameTimes)
    stage: Stage = field(init=False)
    _window: pygame.Window = field(init=False)
    _translator: Translator = field(init=False)
    _repeater: Repeater = field(factory=Repeater, init=False)
    _pads: list[object] = field(factory=list, init=False)  # closed when they are forgotten
    _has_voice: bool = field(default=False, init=False)  # a device has been looked for
    _is_attended: bool = field(default=True, init=False)  # it has the keyboard

    def open(self) -> None:
        pygame.display.init()
        pygame.font.init()
        _init_pads()
        size = (max(self.place.size[0], SMALLEST[0]), max(self.place.size[1], SMALLEST[1]))
        where = self.place.position or pygame.WINDOWPOS_CENTERED
        self._window = pygame.Window(self.title, size, where, resizable=True, allow_high_dpi=True)
        self._window.minimum_size = SMALLEST
        if self.place.full_screen:
            self._window.set_fullscreen(desktop=True)
        self._translator = Translator(self.bindings, self._to_picture)
        self.stage = Stage(self.picture_size, self._theme())
        self.idle.rouse(self.now())

    @property
    def picture_size(self) -> tuple[int, int]:
        """In pixels; on a dense screen a window has more of them than points."""
        return self._window.get_surface().get_size()

    def run(self) -> None:
        """Until the last scene has left the stage."""
        while not self.stage.is_empty:
            began = self.now()
            self.times.begin()
            self._handle_events()
            if self.stage.is_empty:
                return
            self.stage.update(self.now())
            if self.stage.is_empty:
                return
            is_drawn = self._show()
            self._sound()
            if is_drawn:
                self.times.end()
            self._tell()
            self._rest(began)

    def close(self) -> None:
        """Whatever is still on the stage is given back."""
        self.close_stage()
        self.voice.close()
        self._remember()
        self._window.destroy()

    def rebind(self, bindings: Bindings) -> None:
        self.bindings = self._translator.bindings = bindings

    def rescale(self, ui_scale: float) -> None:
        self.ui_scale = ui_scale
        self.stage.fit(self.picture_size, self._theme())

    def set_full_screen(self, *, on: bool) -> None:
        if on == self.place.full_screen:
            return
        self._remember()
        self.place.full_screen = on
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
            self._window.size = self.place.size

    # Events

    def _handle_events(self) -> None:
        for event in pygame.event.get():
            self._handle_event(event)
            if self.stage.is_empty:
                return
        self._repeat()

    def _repeat(self) -> None:
        held = self._repeater.again(self.stage.top, self.now())
        for signal in self._translator.signals(held) if held else ():
            if isinstance(signal, KeyPressed) and signal.command not in ONCE:
                self._give(signal)

    def _handle_event(self, event: Event) -> None:
        self._repeater.note(event, self.stage.top, self.now())
        self._note_attention(event)
        if event.type in {pygame.QUIT, pygame.WINDOWCLOSE}:
            self.close_stage()
        elif event.type in {pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED}:
            self.stage.fit(self.picture_size, self._theme())
        elif event.type in {pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED}:
            self.stage.top.changed = True
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._pads.append(_open_pad(event.device_index))
        else:
            for signal in self._translator.signals(event):
                self._give(signal)

    def _note_attention(self, event: Event) -> None:
        if event.type in {pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST}:
            self._is_attended = event.type == pygame.WINDOWFOCUSGAINED
            self.idle.attend(self.now(), is_attended=self._is_attended)

    def _give(self, signal: Signal) -> None:
        if self.stage.is_empty:
            return
        self.idle.rouse(self.now())
        self.times.is_answer = True
        top = self.stage.top
        asks = isinstance(signal, KeyPressed) and signal.command is Command.FULL_SCREEN
        if asks and not top.takes_every_key:
            self.on_full_screen(not self.place.full_screen)
        else:
            self.stage.handle(signal, self.now())

    def close_stage(self) -> None:
        while not self.stage.is_empty:
            self.stage.scenes.pop().leave()

    def _to_picture(self, at: Point) -> Point:
        """On a dense screen the mouse counts points, the picture pixels."""
        width, height = self._window.size
        across, down = self.picture_size
        return at[0] * across // width, at[1] * down // height

    # Frames

    def _show(self) -> bool:
        """Whether there was anything new to be drawn."""
        if not self.stage.needs_drawing():
            return False
        self.stage.draw(self._window.get_surface())
        self._window.flip()
        if self._window.title != self.stage.top.title:
            self._window.title = self.stage.top.title
        return True

    def _tell(self) -> None:
        if self.reporter and not self.stage.top.is_moving():
            self.reporter.tell(self.stage.top, self.picture_size, self.times)

    def _sound(self) -> None:
        """Looks for a device only when there is a picture; it is quiet while nobody attends."""
        if not self._has_voice:
            self._has_voice = True
            self.voice.open()
        self.voice.surround(self.stage.bed if self._is_attended else None)
        self.voice.accompany(self.stage.tune if self._is_attended else None)
        self.voice.update(self.now())

    def _rest(self, began: float) -> None:
        """A frame while something moves; else until there is something to do."""
        if self.stage.top.is_moving() or self.stage.needs_drawing():
            left = FRAME - (self.now() - began)
            if left > 0:
                pygame.time.delay(max(0, round(left * 1000)))
            return
        if self.idle.is_quiet(self.now()) and self.spare():
            return
        times = (self.stage.top.wakes_at(), self._repeater.due)
        waits = [max(0.0, time - self.now()) for time in times if time is not None]
        _wait_for_event(min([NAP, *waits]))

    def _theme(self) -> Theme:
        """A scale that was chosen for a larger window waits until there is one again."""
        size = self.picture_size
        return Theme(self.files, min(self.ui_scale, largest_scale(size)) or natural_scale(size))

    def _remember(self) -> None:
        if not self.place.full_screen:
            self.place.size = self._window.size
            self.place.position = self._window.position


def _wait_for_event(seconds: float) -> None:
    """At most so long, and at least a moment."""
    for _ in range(max(1, round(seconds / GLANCE))):
        if pygame.event.peek():
            return
        pygame.time.wait(round(GLANCE * 1000))


def _init_pads() -> None:
    """A machine without pads, or without the right to see them, plays by mouse and keys."""
    with suppress(pygame.error, ImportError):
        from pygame._sdl2 import controller  # noqa: PLC0415

        controller.init()


def _open_pad(index: int) -> object | None:
    with suppress(pygame.error, ImportError):
        from pygame._sdl2 import controller  # noqa: PLC0415

        return controller.Controller(index)
    return None
