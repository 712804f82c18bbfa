"""The game waits: go on, keep a copy, look something up, or leave."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from pathlib import Path

from attrs import define, field
from pygame import Color, Rect

from game.i18n.keys import key_of
from game.persistence.errors import GameFileError
from game.scenes.base import PageScene
from game.scenes.settings.scene import SettingsScene, Tab
from game.scenes.table.cast import CastScene
from game.shelf.kept_game import KeptGame
from game.ui.commands import Command
from game.ui.scene import Back, Go, Home, Push, Quit
from game.ui.signals import KeyPressed
from game.ui.theme import Palette, Style
from game.ui.widgets.button import NOWHERE, Button
from game.ui.widgets.label import labels_at
from game.ui.widgets.menu_entry import MenuEntry, menu_at
from game.ui.widgets.panel import Panel, Shade
from game.ui.widgets.scroll import BAR
from game.ui.widgets.text_field import Draft, TextField, Typed
from game.ui.widgets.widget import Widget

WIDE = 420  # points


class Wish(Enum):
    GO_ON = auto()
    WATCH = auto()
    PLAYERS = auto()
    COPY = auto()
    RULEBOOK = auto()
    SETTINGS = auto()
    KEYS = auto()
    TITLE = auto()
    QUIT = auto()
    TAKE_NAME = auto()
    LEAVE_NAME = auto()


MENU = [wish for wish in Wish if wish not in {Wish.TAKE_NAME, Wish.LEAVE_NAME}]


@define(eq=False)
class PauseScene(PageScene):
    kept: KeptGame
    keep_picture: Callable[[], None] = lambda: None  # its copy has it too
    draft: Draft | None = field(default=None, init=False)  # while a copy is given a name
    said: str = field(default="", init=False)

    name = "pause"
    covers = False
    first = "pause.go_on"

    # What there is

    def widgets(self) -> Sequence[Widget]:
        theme, padding = self.theme, self.theme.px(24)
        wide = min(theme.px(WIDE), self.size[0] - 2 * padding)
        inner = Rect(0, 0, wide - 2 * padding, 0)
        column = self._column(inner)
        needed = column[-1].rect.bottom + theme.px(4)
        panel = Rect(0, 0, wide, min(needed + 2 * padding, self.size[1] - padding))
        panel.center = self.area.center
        room = panel.inflate(-2 * padding, -2 * padding)
        for widget in column:
            widget.rect.move_ip(room.topleft)
        room.width += 2 * theme.px(BAR)
        menu = self.scroll(room, "pause.menu", column, needed)
        return [Shade(self.area), Panel(panel), menu]

    def _column(self, place: Rect) -> list[Widget]:
        """Below one another, from the top left on."""
        theme = self.theme
        column = labels_at(theme, place, self._lines(), theme.px(4))
        below = Rect(place.left, column[-1].rect.bottom + theme.px(16), place.width, 0)
        if self.draft:
            return [*column, *self._naming(below, self.draft)]
        return [*column, *menu_at(theme, below, map(self._entry, MENU), theme.gap)]

    def _lines(self) -> Iterator[tuple[str, Style, Color]]:
        """That nothing is lost, or what stands in the way; and what has just been done."""
        texts, trouble = self.program.texts, self.kept.trouble
        if not trouble and self.kept.path is None:
            trouble = texts.text("pause.is_not_kept")
        yield texts.text("pause.heading"), Style.HEADING, Palette.GOLD
        colour = Palette.BAD if trouble else Palette.PALE
        yield trouble or texts.text("pause.is_kept"), Style.SMALL, colour
        yield self.said, Style.SMALL, Palette.PALE

    def _entry(self, wish: Wish) -> MenuEntry:
        name = wish.name.lower()
        label = self.program.texts.text(key_of("pause", name))
        return MenuEntry(NOWHERE, f"pause.{name}", label, wish, is_main=wish is Wish.GO_ON)

    def _naming(self, place: Rect, draft: Draft) -> list[Widget]:
        theme, texts = self.theme, self.program.texts
        words = texts.text("pause.name")
        line = Rect(place.topleft, (place.width, theme.px(40)))
        half = (place.width - theme.gap) // 2
        leave = Rect(place.left, line.bottom + theme.px(14), half, theme.px(40))
        take = leave.move(half + theme.gap, 0)
        return [
            TextField(line, "pause.name", draft, words, words, Wish.TAKE_NAME),
            Button(leave, "pause.leave_name", texts.text("pause.leave_name"), Wish.LEAVE_NAME),
            Button(
                take, "pause.take_name", texts.text("pause.take_name"), Wish.TAKE_NAME, is_main=True
            ),
        ]

    # What is done about it

    def cancel(self) -> Go | None:
        if self.draft is None:
            return Back()
        self._leave_name()
        return None

    def press(self, key: KeyPressed) -> Go | None:
        """The key that opens the menu closes it."""
        return Back() if key.command is Command.MENU else super().press(key)

    def react(self, message: object) -> Go | None:
        match message:
            case Wish():
                return self._grant(message)
            case Typed(_, draft):
                self.draft = draft
            case _:
                pass
        return None

    def _grant(self, wish: Wish) -> Go | None:
        routes = self.program.routes
        match wish:
            case Wish.GO_ON:
                return Back()
            case Wish.WATCH:
                return Push(routes.watch_so_far(self.kept))
            case Wish.PLAYERS:
                return Push(CastScene(self.program, self.kept))
            case Wish.COPY:
                self._ask_name()
            case Wish.RULEBOOK:
                return Push(routes.rulebook(self.program.boxes.of(self.kept.game)))
            case Wish.SETTINGS:
                return Push(routes.settings())
            case Wish.KEYS:
                return Push(SettingsScene(self.program, Tab.KEYS))
            case Wish.TITLE:
                return Home(routes.title())
            case Wish.QUIT:
                return Quit()
            case Wish.TAKE_NAME:
                self._copy()
            case Wish.LEAVE_NAME:
                self._leave_name()
        return None

    def _ask_name(self) -> None:
        self.draft, self.said = Draft(), ""
        self.page.focus.name, self.page.focus.is_visible = "pause.name", True

    def _leave_name(self) -> None:
        self.draft, self.page.focus.name = None, "pause.copy"

    def _copy(self) -> None:
        assert self.draft is not None
        try:
            path = self._copied(self.draft.text)
        except GameFileError as error:
            self.said = str(error)
            return
        self.said = self.program.texts.text("pause.copied", name=path.stem)
        self._leave_name()

    def _copied(self, name: str) -> Path:
        """From the file, or from the table where the file lacks something. Raises GameFileError."""
        library, kept = self.program.library, self.kept
        if kept.path and not kept.trouble:
            self.keep_picture()
            return library.copy(kept.path, name or kept.path.stem)
        target = library.path_for(name)
        kept.export(target)
        return target
