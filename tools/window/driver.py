"""Hands at mouse and keyboard: real events, to what `--report` says is on the screen."""

import os
import subprocess
from pathlib import Path

from attrs import define, field

from tools.window.closing import ask_to_close
from tools.window.program import WINDOW_CLASS, Program
from tools.window.report import Point, Report
from tools.window.screen import Screen

LEFT, MIDDLE, RIGHT, WHEEL_UP, WHEEL_DOWN = "1", "2", "3", "4", "5"
SECONDS = 10  # for one call of a program that takes a few milliseconds


@define
class Driver:
    screen: Screen
    program: Program
    _window: int = field(default=0, init=False)

    @property
    def report(self) -> Report:
        found = self.program.report
        assert found, "nothing has been shown yet"
        return found

    # Mouse

    def click(self, name: str, button: str = LEFT) -> None:
        self.click_at(self.report.spot_of(name), button)

    def click_at(self, at: Point, button: str = LEFT) -> None:
        """The two halves apart: xdotool would sleep after a whole click."""
        self._do(*self._to(at), "mousedown", button, "mouseup", button)

    def right_click(self, name: str) -> None:
        self.click(name, RIGHT)

    def move_to(self, name: str) -> None:
        self._do(*self._to(self.report.spot_of(name)))

    def wheel(self, name: str, steps: int) -> None:
        """Away from oneself if *steps* are more than 0."""
        button = WHEEL_UP if steps > 0 else WHEEL_DOWN
        turning = ["mousedown", button, "mouseup", button] * abs(steps)
        self._do(*self._to(self.report.spot_of(name)), *turning)

    def drag(self, start: Point, end: Point, button: str = LEFT) -> None:
        middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
        self._do(*self._to(start), "mousedown", button, *self._to(middle))
        self._do(*self._to(end), "mouseup", button)

    # Keys, by xdotool's names: Return, Escape, Tab, Left, space, F10, shift+Tab, a …

    def key(self, *names: str) -> None:
        """One after the other; too fast, two presses of one key would count as one held down."""
        self._do("key", "--delay", "8", *names)

    def hold(self, name: str) -> None:
        self._do("keydown", name)

    def release(self, name: str) -> None:
        self._do("keyup", name)

    def write(self, text: str) -> None:
        self._do("type", "--delay", "5", text)

    # The window

    @property
    def window(self) -> int:
        """By its class: without a window manager it cannot be found by its name."""
        if not self._window:
            self._window = int(self._do("search", "--class", WINDOW_CLASS).split()[0])
        return self._window

    @property
    def place(self) -> tuple[int, int, int, int]:
        """Where it is on the screen, and its size."""
        told = self._do("getwindowgeometry", "--shell", str(self.window))
        found = dict(line.split("=") for line in told.split())
        return int(found["X"]), int(found["Y"]), int(found["WIDTH"]), int(found["HEIGHT"])

    def resize(self, width: int, height: int) -> None:
        self._do("windowsize", str(self.window), str(width), str(height))

    def move_window(self, x: int, y: int) -> None:
        self._do("windowmove", str(self.window), str(x), str(y))

    def close(self) -> None:
        """By the cross in its corner."""
        ask_to_close(self.screen.name, self.window)

    def screenshot(self, path: Path) -> None:
        self._run("import", "-window", "root", str(path))

    # The programs

    def _to(self, at: Point) -> list[str]:
        return ["mousemove", "--window", str(self.window), str(at[0]), str(at[1])]

    def _do(self, *words: str) -> str:
        return self._run("xdotool", *words)

    def _run(self, *words: str) -> str:
        environment = {**os.environ, "DISPLAY": self.screen.name}
        done = subprocess.run(
            words, env=environment, capture_output=True, text=True, check=False, timeout=SECONDS
        )
        assert done.returncode == 0, f"{words}: {done.stderr}\n{self.program.state_of_things()}"
        return done.stdout
