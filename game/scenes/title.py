"""What the program begins with."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from attrs import define, field
from pygame import Rect, Surface

from game.i18n.keys import key_of
from game.persistence.library import Shelved
from game.scenes.base import PageScene
from game.scenes.library.words import in_a_line
from game.scenes.notice import go_or_tell
from game.scenes.sounds import TITLE_BED
from game.scenes.title_shelf import ChooseBox, floor_of, shelf_widgets
from game.ui.idle_motion import CYCLE
from game.ui.piecework import Work
from game.ui.scene import Go, Home, Push, Quit
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import NOWHERE
from game.ui.widgets.label import Label
from game.ui.widgets.menu_entry import MenuEntry, menu_at, menu_height
from game.ui.widgets.widget import Widget
from game.ui.widgets.wordmark import Wordmark, wordmark_size

WIDE = 372  # points
MARGIN = 56
ABOVE = 58  # the menu, for the motto
BELOW = 14  # the name, before the motto
LARGE = 4_000_000  # pixels
AT_ONCE = 20  # games that are looked at in a turn of the loop


class Wish(Enum):
    CONTINUE = auto()
    NEW_GAME = auto()
    LEARN = auto()
    LOAD = auto()
    REPLAY = auto()
    RULEBOOK = auto()
    SETTINGS = auto()
    QUIT = auto()


@define(eq=False)
class TitleScene(PageScene):
    name = "title"
    bed = TITLE_BED

    last: Shelved | None = field(default=None, init=False)  # what Continue goes on with
    _search: Work[None] = field(init=False)  # for it
    _is_looking: bool = field(default=False, init=False)
    _phase: int | None = field(default=None, init=False)  # of the motion that was last drawn
    _is_stirred: bool = field(default=False, init=False)  # it has gone on since

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        """When it is made, the game before it may still be open: it is looked for now."""
        if self.page.focus.name is None:
            self.come_back()
            self.page.focus.name = "title.continue" if self.last else "title.new_game"
        super().fit(size, theme)

    def come_back(self) -> None:
        self._search = self._looking_for_last()
        self._look_on()

    def _look_on(self) -> None:
        self._is_looking = next(self._search, True) is None

    def _looking_for_last(self) -> Work[None]:
        """Most often it is the newest; behind thousands that are over it is found bit by bit."""
        self.last = None
        for number, found in enumerate(self.program.library.unfinished(), start=1):
            if self.program.may_go_on(found):
                self.last = found
                return
            if number % AT_ONCE == 0:
                yield

    # What moves

    def is_moving(self) -> bool:
        """Continue is still looked for."""
        return self._is_looking

    def update(self, now: float) -> Go | None:
        go = super().update(now)
        if self._is_looking:
            self._look_on()
            self.lay()
        self._is_stirred = self._phase != self._phase_now()
        return go

    def _phase_now(self) -> int | None:
        """Large windows take a third of the steps: each costs four times as much."""
        phase = self.program.idle.phase_at(self.now)
        is_large = self.size[0] * self.size[1] > LARGE
        return phase - phase % 3 if phase is not None and is_large else phase

    @property
    def changed(self) -> bool:
        return self._is_stirred or self.page.changed

    @changed.setter
    def changed(self, changed: bool) -> None:
        self.page.changed = changed
        self._is_stirred = self._is_stirred and changed

    def wakes_at(self) -> float | None:
        times = (super().wakes_at(), self.program.idle.next_change(self.now))
        return min((time for time in times if time is not None), default=None)

    def draw(self, surface: Surface) -> None:
        """Where only the picture moves, only the part in which it does is painted again."""
        part = self.program.backdrop.moving_part(self.size)
        if self.page.changed or not self._is_stirred or part is None:
            super().draw(surface)
            return
        surface.set_clip(part)
        self.paint(surface)
        self.page.draw(surface, part)
        self.page.draw_tooltip(surface, self.area, self.now)
        surface.set_clip(None)

    def paint(self, surface: Surface) -> None:
        self._phase = self._phase_now()
        share = None if self._phase is None else self._phase / CYCLE
        self.program.backdrop.draw(surface, share)

    def cancel(self) -> Go | None:
        """Nobody leaves by a stray key."""
        return None

    # What there is

    def widgets(self) -> Sequence[Widget]:
        theme = self.theme
        left = min(theme.px(MARGIN), self.size[0] // 20)
        heading = Rect(left, self._top(), self.size[0] - 2 * left, self._wordmark_height())
        menu = self._menu(left, heading.bottom)
        shelf = shelf_widgets(self.program, theme, self.size, menu.rect.right)
        return [*shelf, *self._headings(heading), menu, self._version()]

    def _top(self) -> int:
        """The menu stands a little above the middle, with as much air as there is."""
        free = self._floor - self._heading_height() - self._menu_height(self._gap())
        return max(self.theme.px(8), free * 2 // 5)

    @property
    def _name(self) -> str:
        """Of the program; words that belong together do not break."""
        return self.program.texts.text("title.name")

    @property
    def _floor(self) -> int:
        return floor_of(self.theme, self.size)

    def _heading_height(self) -> int:
        return self._wordmark_height() + self.theme.px(ABOVE)

    def _wordmark_height(self) -> int:
        great = wordmark_size(self.theme, self._name)[1]
        return great if self._is_monumental() else self.theme.line(Style.TITLE)

    def _is_monumental(self) -> bool:
        """Where there is room for letters of that size."""
        wide, high = wordmark_size(self.theme, self._name)
        rest = self.theme.px(ABOVE + MARGIN) + self._menu_height(self.theme.gap)
        return high + rest <= self._floor and wide <= self.size[0] // 2

    def _gap(self) -> int:
        """Closer where there is little room."""
        needed = self._heading_height() + self._menu_height(self.theme.gap)
        return self.theme.gap if needed <= self._floor else self.theme.px(3)

    def _headings(self, place: Rect) -> list[Widget]:
        theme, texts = self.theme, self.program.texts
        below = Rect(place.left, place.bottom, place.width, theme.line(Style.BODY))
        below.top += theme.px(BELOW)
        name = Label(place, self._name, Style.TITLE, Palette.GOLD)
        return [
            Wordmark(place, self._name) if self._is_monumental() else name,
            Label(below, texts.text("title.motto"), Style.BODY, Palette.PALE),
        ]

    def _menu_height(self, gap: int) -> int:
        tall = 1 + self._has_choice
        low = menu_height(self.theme) * (len(Wish) - tall)
        return low + menu_height(self.theme, is_tall=True) * tall + gap * (len(Wish) - 1)

    @property
    def _has_choice(self) -> bool:
        """Whether it must be said which game a new one would be of."""
        return len(self.program.boxes.shelf.boxes) > 1

    def _menu(self, left: int, top: int) -> Widget:
        theme = self.theme
        top += theme.px(ABOVE)
        bar = theme.px(8)
        room = Rect(left, top, theme.px(WIDE) + 3 * bar, self._floor - top - theme.px(4))
        place = Rect(left, top + theme.px(3), theme.px(WIDE), 0)
        entries = menu_at(theme, place, map(self._entry, Wish), self._gap())
        height = self._menu_height(self._gap()) + theme.px(6)
        room.height = min(room.height, height)
        return self.scroll(room, "title.menu", entries, height)

    def _entry(self, wish: Wish) -> MenuEntry:
        texts, name, last = self.program.texts, wish.name.lower(), self.last
        label, detail, refusal = texts.text(key_of("title", name)), "", ""
        if wish is Wish.CONTINUE:
            detail = in_a_line(self.program, last) if last else ""
            refusal = "" if last else texts.text("title.nothing_to_continue")
        elif wish is Wish.NEW_GAME and self._has_choice:
            detail = self.program.box_title
        return MenuEntry(
            NOWHERE,
            f"title.{name}",
            label,
            wish,
            detail,
            refusal,
            is_main=wish is (Wish.CONTINUE if last else Wish.NEW_GAME),
            is_tall=bool(detail or refusal),
        )

    def _version(self) -> Widget:
        margin = self.theme.px(14)
        place = self.area.inflate(-2 * margin, -2 * margin)
        words = self.program.texts.text("title.version", version=self.program.version)
        return Label(place, words, Style.SMALL, Palette.FAINT, "bottomright")

    def facts(self) -> Mapping[str, object]:
        """Which box is in the light."""
        return {"box": self.program.chosen}

    # What is done about it

    def react(self, message: object) -> Go | None:
        match message:
            case Wish():
                return self._grant(message)
            case ChooseBox(key):
                self.program.choose(key)
            case _:
                pass
        return None

    def _grant(self, wish: Wish) -> Go | None:
        routes = self.program.routes
        match wish:
            case Wish.CONTINUE:
                return self._go_on()
            case Wish.NEW_GAME:
                return Push(routes.new_game(self.program.at_hand))
            case Wish.LEARN:
                return Push(routes.learn(self.program.at_hand))
            case Wish.LOAD:
                return Push(routes.load())
            case Wish.REPLAY:
                return Push(routes.load(to_watch=True))
            case Wish.RULEBOOK:
                return Push(routes.rulebook(self.program.at_hand))
            case Wish.SETTINGS:
                return Push(routes.settings())
            case Wish.QUIT:
                return Quit()

    def _go_on(self) -> Go | None:
        if self.last is None:
            return None
        path = self.last.path
        return go_or_tell(self.program, lambda: Home(self.program.routes.go_on(path)))
