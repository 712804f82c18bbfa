"""A game by gamepad alone. No pad is plugged in here: its events are posted, as SDL would."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame
import pytest
from attrs import define, field
from pygame.event import Event

from game.boxes import SHELF
from game.command_line import NAME, parse
from game.i18n.texts import load_program
from game.persistence.folders import folders_of
from game.persistence.settings_file import save_settings
from game.scenes.table.scene import TableScene
from game.ui.frame_times import FrameTimes
from game.ui.report import Reporter
from game.ui.scene import Scene
from game.ui.things import Thing
from game.windowed import Evening
from tests.window.conftest import QUICK

A, X = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X
ACROSS = (pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
ALONG = (pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
WANTED = ("confirm", "option.", "side.", "field.", "button.")
ENOUGH, MOST = 12, 2000  # decisions, those of the computer among them; presses


@define
class PadHands(Reporter):
    """Looks on, and presses the next button whenever nothing moves."""

    rng: Random = field(factory=lambda: Random(1))
    decisions: int = 0
    pressed: int = 0
    chosen: set[str] = field(factory=set)  # fields that were reached by the cross and pressed

    def tell(self, scene: Scene, size: tuple[int, int], times: FrameTimes) -> None:
        self.pressed += 1
        if self.decisions >= ENOUGH or self.pressed > MOST:
            pygame.event.post(Event(pygame.QUIT))
        elif not isinstance(scene, TableScene):
            press(A)
        else:
            self.decisions = int(str(scene.facts()["decisions"]))
            self._play(scene, list(scene.things()))

    def _play(self, scene: TableScene, things: Sequence[Thing]) -> None:
        goal = self._goal(things)
        focus = scene.page.focus.thing(things) if scene.page.focus.is_visible else None
        if goal is None:
            return
        if focus == goal:
            self.chosen.add(goal.name)
            press(A)
        elif goal.name.startswith("button.roll"):
            press(X)  # the obvious
        else:
            self._steer(focus, goal)

    @staticmethod
    def _goal(things: Sequence[Thing]) -> Thing | None:
        able = [thing for thing in things if thing.is_enabled]
        found = (t for start in WANTED for t in able if t.name.startswith(start))
        return next(found, None)

    def _steer(self, focus: Thing | None, goal: Thing) -> None:
        """Towards the goal; at times anywhere, for the shortest way may be barred."""
        if focus is None or self.rng.random() < 0.3:
            press(self.rng.choice([*ACROSS, *ALONG]))
            return
        dx = goal.rect.centerx - focus.rect.centerx
        dy = goal.rect.centery - focus.rect.centery
        press(ACROSS[dx > 0] if abs(dx) > abs(dy) else ALONG[dy > 0])


def press(button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(Event(kind, instance_id=0, button=button))


def test_a_game_goes_on_by_gamepad_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    save_settings(folders_of(NAME).settings, QUICK)
    texts = load_program(strict=True)
    options = parse(["--new", "--players", "2", "--bots", "2", "--seed", "pad"], SHELF, texts)
    evening, hands = Evening(SHELF, texts, options), PadHands(tmp_path / "report")

    evening.open()
    evening.window.reporter = hands
    evening.begin()
    evening.run()
    evening.close()

    assert hands.decisions >= ENOUGH
    assert hands.chosen
