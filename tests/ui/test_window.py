"""What the window does by itself happens only while somebody attends to it."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame
import pytest
from attrs import define, field
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.idle_motion import PATIENCE, PAUSE, IdleMotion
from game.ui.scene import Go, Quit
from game.ui.signals import Signal
from game.ui.sound import Silent, Voice
from game.ui.speaker import Speaker
from game.ui.theme import FontFiles, Theme
from game.ui.things import Thing
from game.ui.window import Place, Window, fitted

LOST, GAINED = Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWFOCUSGAINED)
KEY = Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=4)


@define
class Diary(Silent):
    """What a window asks of its voice, in order."""

    done: list[object] = field(factory=list)
    tunes: list[str | None] = field(factory=list)

    def open(self) -> None:
        self.done.append("open")

    def surround(self, bed: str | None) -> None:
        self.done.append(bed)

    def accompany(self, tune: str | None) -> None:
        super().accompany(tune)
        self.tunes.append(tune)

    def update(self, now: float) -> None:
        self.done.append("update")

    def close(self) -> None:
        self.done.append("close")


@define(eq=False)
class Film:
    """Each turn of the loop one event comes; after the last one the window is left."""

    done: list[object]
    events: list[Event | None]
    changed: bool = True
    moves: bool = True

    name = title = "film"
    covers = True
    takes_every_key = False
    bed = "sea"
    tune = "dance"

    def fit(self, size: tuple[int, int], theme: Theme) -> None: ...

    def handle(self, signal: Signal, now: float) -> Go | None: ...

    def update(self, now: float) -> Go | None:
        if not self.events:
            return Quit()
        event = self.events.pop(0)
        if event:
            pygame.event.post(event)
        return None

    def is_moving(self) -> bool:
        return self.moves

    def wakes_at(self) -> float | None: ...

    def draw(self, surface: Surface) -> None:
        surface.fill("black", Rect(0, 0, 1, 1))
        self.done.append("draw")

    def things(self) -> Sequence[Thing]:
        return ()

    def facts(self) -> dict[str, object]:
        return {}

    def leave(self) -> None: ...


def run(voice: Voice, done: list[object], *events: Event | None) -> Window:
    window = Window("Film", Place(), FontFiles(), voice=voice, now=lambda: 100.0)
    window.open()
    pygame.event.clear()
    window.stage.scenes.append(Film(done, [*events]))
    window.run()
    window.close()
    return window


@pytest.fixture(autouse=True)
def _no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def test_there_is_a_picture_before_a_device_is_looked_for() -> None:
    diary = Diary()

    run(diary, diary.done, None, None)

    assert diary.done == ["draw", "open", "sea", "update", "sea", "update", "close"]


def test_it_is_quiet_while_nobody_attends() -> None:
    diary = Diary()

    run(diary, diary.done, None, LOST, None, GAINED, None)

    beds = [done for done in diary.done if done in {"sea", None}]
    assert beds == ["sea", "sea", None, None, "sea"]
    assert diary.tunes == ["dance", "dance", None, None, "dance"]


def test_without_a_device_it_runs_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    monkeypatch.setenv("ALSA_CONFIG_PATH", "/no/such/file")
    speaker = Speaker(tmp_path, Random(1))
    done: list[object] = []

    run(speaker, done, None)

    assert done == ["draw"]
    assert not speaker.is_open
    assert capfd.readouterr().err == ""


def moves_at(window: Window, now: float) -> bool:
    return window.idle.next_change(now) is not None


def test_what_is_idle_moves_for_a_while_after_it_is_opened() -> None:
    window = run(Silent(), [], None)

    assert moves_at(window, 100.0 + PATIENCE - 1)
    assert not moves_at(window, 100.0 + PATIENCE)


def test_what_is_idle_rests_without_the_focus_until_somebody_comes_back() -> None:
    assert not moves_at(run(Silent(), [], LOST, None), 100.0)
    assert not moves_at(run(Silent(), [], LOST, KEY, None), 100.0)
    assert not moves_at(run(Silent(), [], LOST, GAINED, None), 100.0)
    assert moves_at(run(Silent(), [], LOST, GAINED, KEY, None), 100.0)


def spared(*events: Event | None, quiet: bool, moving: bool) -> int:
    """How often a window has found time for work, in a turn of the loop for each event."""
    done: list[str] = []
    now = 100.0 + (PAUSE if quiet else 0.0)

    def work() -> bool:
        done.append("work")
        return True

    window = Window("Film", Place(), FontFiles(), now=lambda: now, spare=work)
    window.open()
    pygame.event.clear()
    window.idle = IdleMotion()
    window.idle.rouse(100.0)
    window.stage.scenes.append(Film([], [*events], moves=moving))
    window.run()
    window.close()
    return len(done)


def test_work_for_quiet_moments_is_done_only_then() -> None:
    assert spared(None, None, None, quiet=True, moving=False) > 0
    assert spared(None, None, None, quiet=False, moving=False) == 0
    assert spared(None, None, None, quiet=True, moving=True) == 0


def test_nothing_is_quiet_in_the_turn_after_a_key() -> None:
    assert spared(None, KEY, KEY, quiet=True, moving=False) < 3


@pytest.mark.parametrize(
    ("asked", "screens", "shown"),
    [
        (Place((1280, 720), (40, 30)), [(1920, 1080)], Place((1280, 720), (40, 30))),
        (Place((16_384, 16_384)), [(1920, 1080)], Place((1920, 1080))),
        (Place((800, 600), (5_000, 30)), [(1920, 1080)], Place((800, 600))),
        (Place((800, 600), (-790, 30)), [(1920, 1080)], Place((800, 600))),
        (Place((800, 600), (30, -700)), [(1920, 1080)], Place((800, 600))),
        (Place((800, 600), (2_500, 30)), [(1920, 1080)] * 2, Place((800, 600), (2_500, 30))),
        (Place((800, 600), (-1_500, 30)), [(1920, 1080)] * 2, Place((800, 600), (-1_500, 30))),
        (Place((800, 600), (9, 9)), [], Place((800, 600), (9, 9))),
        (Place((16_384, 16_384)), [], Place((3840, 2160))),
    ],
)
def test_a_window_fits_the_screen_that_is_there(
    asked: Place, screens: list[tuple[int, int]], shown: Place
) -> None:
    assert fitted(asked, screens) == shown
