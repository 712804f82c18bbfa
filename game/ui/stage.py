"""The scenes that are shown, one upon the other."""

from collections.abc import Iterable

from attrs import define, field
from pygame import Surface

from game.ui.scene import Back, Go, Home, Push, Quit, Replace, Scene
from game.ui.signals import PointerLeft, Signal
from game.ui.theme import Theme


@define
class Stage:
    size: tuple[int, int]
    theme: Theme
    scenes: list[Scene] = field(factory=list, init=False)
    now: float = field(default=0.0, init=False)
    _drawn: tuple[Scene, ...] = field(default=(), init=False)

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    @property
    def is_empty(self) -> bool:
        return not self.scenes

    @property
    def bed(self) -> str | None:
        """What is heard around the topmost scene that says so."""
        return next((scene.bed for scene in reversed(self.scenes) if scene.bed), None)

    @property
    def tune(self) -> str | None:
        """What is played at the topmost scene that is heard at all: a bed of its own ends it."""
        heard = (scene for scene in reversed(self.scenes) if scene.bed or scene.tune)
        return next((scene.tune for scene in heard), None)

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        self.size, self.theme = size, theme
        for scene in self.scenes:
            scene.fit(size, theme)
        self._drawn = ()

    def handle(self, signal: Signal, now: float) -> None:
        self.now = now
        self.go(self.top.handle(signal, now))

    def update(self, now: float) -> None:
        self.now = now
        self.go(self.top.update(now))

    def go(self, go: Go | None) -> None:
        match go:
            case None:
                return
            case Push(scene):
                self._leave_alone()
                self._enter(scene)
            case Replace(scene):
                self._leave()
                self._enter(scene)
            case Back():
                self._leave()
            case Home(scene):
                self._clear()
                self._enter(scene)
            case Quit():
                self._clear()
        if self.scenes:
            self.top.changed = True

    def needs_drawing(self) -> bool:
        return tuple(self._visible()) != self._drawn or any(s.changed for s in self._visible())

    def draw(self, surface: Surface) -> None:
        visible = tuple(self._visible())
        for scene in visible:
            if visible != self._drawn or scene is not self.top:
                scene.changed = True  # all of it: others have painted over it
            scene.draw(surface)
            scene.changed = False
        self._drawn = visible

    def _visible(self) -> Iterable[Scene]:
        """From the topmost one that hides all below it."""
        first = max((i for i, scene in enumerate(self.scenes) if scene.covers), default=0)
        return self.scenes[first:]

    def _leave_alone(self) -> None:
        """Nothing is pointed at below another scene, so no tooltip stays there."""
        if self.scenes:
            self.top.handle(PointerLeft(), self.now)

    def _enter(self, scene: Scene) -> None:
        scene.fit(self.size, self.theme)
        scene.changed = True
        self.scenes.append(scene)

    def _leave(self) -> None:
        self.scenes.pop().leave()

    def _clear(self) -> None:
        while self.scenes:
            self._leave()
