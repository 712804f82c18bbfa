"""A scene that is a page of widgets: the parts that all of them have in common."""

from collections.abc import Iterable, Sequence

from attrs import define, field
from pygame import Rect, Surface

from game.scenes.program import Program
from game.scenes.sounds import handle_aloud
from game.ui.attention.focus import DIRECTIONS
from game.ui.commands import Command
from game.ui.page import Page
from game.ui.scene import Back, Go, Push, Scene
from game.ui.signals import KeyPressed, Signal
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.scroll import BAR, Scroll, Scrolled
from game.ui.widgets.widget import Refused, Widget

MOVES = {*DIRECTIONS, Command.NEXT, Command.PREVIOUS}  # of the focus


@define(eq=False)
class PageScene(Scene):
    """Whoever inherits says what there is (`widgets`) and what is done about it (`react`).

    Rolling, and a button that says `Back()`, are dealt with here.

    After every message the page is laid out anew, so a scene changes its own fields and nothing
    else. Whatever the program knows, and the size and theme of the picture, are at hand.
    """

    program: Program
    size: tuple[int, int] = field(default=(1280, 720), init=False)
    theme: Theme = field(factory=Theme, init=False)
    page: Page = field(factory=lambda: Page(Theme()), init=False)
    now: float = field(default=0.0, init=False)
    rolled: dict[str, int] = field(factory=dict, init=False)  # how far, by the names of scrolls
    _is_away: bool = field(default=False, init=False)  # another scene has come on top

    name = "page"
    first = ""  # the name of the thing that the keyboard begins at

    # For whoever inherits

    def widgets(self) -> Sequence[Widget]:
        """All there is, from the lowest to the topmost, for `size` and `theme`."""
        raise NotImplementedError

    def react(self, message: object) -> Go | None:
        """Something was pressed, chosen or typed."""
        raise NotImplementedError

    def places(self) -> Sequence[Thing]:
        """What can be pointed at beside the widgets."""
        return ()

    def cancel(self) -> Go | None:
        """Escape."""
        return Back()

    def press(self, key: KeyPressed) -> Go | None:
        """A key that no widget wants."""
        match key.command:
            case Command.CANCEL:
                return self.cancel()
            case Command.RULEBOOK:
                return Push(self.program.routes.rulebook(self.program.at_hand))
            case _:
                return None

    def come_back(self) -> None:
        """The scene on top has gone; what is shown may have changed meanwhile."""

    def focused(self, thing: Thing) -> None:
        """The keyboard has come to *thing*."""

    def refuse(self, thing: Thing) -> Go | None:
        """Something was pressed that cannot be; its tooltip says why."""
        return None

    def paint(self, surface: Surface) -> None:
        """What lies below all widgets."""
        if self.covers:
            surface.blit(self.program.backdrop.dusk(self.size), (0, 0))

    def scroll(
        self, room: Rect, name: str, inner: Iterable[Widget], height: int, *, is_stop: bool = False
    ) -> Scroll:
        """As far as somebody has rolled it; at its right end room for the bar is left free."""
        offset, bar = self.rolled.get(name, 0), self.theme.px(BAR)
        return Scroll(room, name, tuple(inner), height, offset, bar, is_stop)

    # What the stage asks for

    @property
    def title(self) -> str:
        return self.program.texts.text("program.name")

    @property
    def changed(self) -> bool:
        return self.page.changed

    @changed.setter
    def changed(self, changed: bool) -> None:
        self.page.changed = changed

    @property
    def area(self) -> Rect:
        return Rect((0, 0), self.size)

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        self.size, self.theme, self.page.theme = size, theme, theme
        if self.page.focus.name is None:
            self.page.focus.name = self.first or None
        self.lay()

    def lay(self) -> None:
        """Again, for something has changed."""
        self.page.lay(self.widgets(), self.places())

    def handle(self, signal: Signal, now: float) -> Go | None:
        self.now = now
        had_hints, before = bool(self.page.hints.shown), self.page.focus.name
        said = handle_aloud(self.page, signal, now, self.program.voice)
        thing = self.page.focus.thing(self.page.things())
        is_move = isinstance(signal, KeyPressed) and signal.command in MOVES
        if thing and thing.name != before and is_move:
            self.focused(thing)
        if said is None and (had_hints or not isinstance(signal, KeyPressed)):
            return None
        go = self._answer(signal, said)
        self.lay()
        self._is_away = isinstance(go, Push)
        return go

    def _answer(self, signal: Signal, said: object | None) -> Go | None:
        match said:
            case None:
                return self.press(signal) if isinstance(signal, KeyPressed) else None
            case Refused(thing):
                return self.refuse(thing)
            case Scrolled(name, offset):
                self.rolled[name] = offset
                return None
            case Back():
                return said
            case _:
                return self.react(said)

    def update(self, now: float) -> Go | None:
        self.now = now
        if self._is_away:
            self._is_away = False
            self.come_back()
            self.lay()
        self.page.update(now)
        return None

    def wakes_at(self) -> float | None:
        return self.page.wakes_at()

    def draw(self, surface: Surface) -> None:
        self.paint(surface)
        self.page.draw(surface)
        self.page.draw_tooltip(surface, self.area, self.now)

    def things(self) -> Sequence[Thing]:
        return self.page.things()

    def leave(self) -> None:
        """Most hold nothing."""
