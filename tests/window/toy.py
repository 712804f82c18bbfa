"""A window with two buttons that tells what was done to it: something small to drive."""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from attrs import define, field
from pygame import Rect, Surface

from game.ui.commands import Command
from game.ui.page import Page
from game.ui.report import Reporter
from game.ui.scene import Go, Quit
from game.ui.signals import KeyPressed, KeyReleased, PointerPressed, Signal, Wheel
from game.ui.theme import FontFiles, Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.button import Button
from game.ui.window import Place, Window, prepare
from tools.window.program import WINDOW_CLASS


@define(eq=False)
class Toy:
    changed: bool = True
    done: list[str] = field(factory=list)
    page: Page = field(factory=lambda: Page(Theme()))

    name = "toy"
    covers = True
    bed = None
    tune = None
    title = "Toy"
    takes_every_key = False

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        self.page.theme = theme
        big, small = Rect(100, 100, 200, 100), Rect(150, 120, 100, 60)
        self.page.lay([Button(big, "big", "big", "big"), Button(small, "small", "small", "small")])

    def handle(self, signal: Signal, now: float) -> Go | None:
        said = self.page.handle(signal, now)
        self.changed = True
        match signal:
            case KeyPressed(command=Command.CANCEL):
                return Quit()
            case KeyPressed(key=key) | KeyReleased(key=key):
                self.done.append(f"{type(signal).__name__} {key}")
            case Wheel(steps=steps):
                self.done.append(f"Wheel {steps:+}")
            case PointerPressed(button=button):
                self.done.append(button.name)
            case _:
                pass
        self.done += [str(said)] if said else []
        return None

    def update(self, now: float) -> Go | None:
        return None

    def is_moving(self) -> bool:
        return False

    def wakes_at(self) -> float | None:
        return None

    def draw(self, surface: Surface) -> None:
        surface.fill(Palette.SEA)
        self.page.draw(surface)

    def things(self) -> Iterable[Thing]:
        return self.page.things()

    def facts(self) -> Mapping[str, object]:
        return {"done": self.done}

    def leave(self) -> None:
        pass


def main(arguments: list[str]) -> None:
    prepare(WINDOW_CLASS)
    window = Window("Toy", Place(), FontFiles(), reporter=Reporter(Path(arguments[1])))
    window.open()
    toy = Toy()
    toy.fit(window.picture_size, window.stage.theme)
    window.stage.scenes.append(toy)
    window.run()
    window.close()


if __name__ == "__main__":
    main(sys.argv[1:])
