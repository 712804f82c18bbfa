"""Everything that can be set; it holds at once."""

from collections.abc import Sequence
from enum import Enum, auto

from attrs import define, evolve, field
from pygame import Rect

from game.i18n.keys import key_of
from game.persistence.settings import Settings
from game.scenes.base import PageScene
from game.scenes.frame import framed
from game.scenes.settings import pages
from game.scenes.settings.column import Change, Column
from game.scenes.settings.keys import Rebound, is_bindable, key_words, rebind, unbind
from game.scenes.settings.keys_page import Capture, list_keys
from game.ui.commands import Command
from game.ui.scene import Go
from game.ui.signals import KeyPressed, Signal
from game.ui.theme import Palette, Style
from game.ui.things import Thing
from game.ui.widgets.button import Button
from game.ui.widgets.item import Item
from game.ui.widgets.label import Label
from game.ui.widgets.slider import Slid
from game.ui.widgets.widget import Widget

TABS, FOOT = 170, 48  # points
SLAB, WIDEST = 980, 720


class Tab(Enum):
    DISPLAY = auto()
    MOTION = auto()
    PLAY = auto()
    SOUND = auto()
    KEYS = auto()


class Wish(Enum):
    RESET_KEYS = auto()
    MORE = auto()  # the finer settings of a page
    TAKE_KEY_AWAY = auto()


@define(eq=False)
class SettingsScene(PageScene):
    tab: Tab = Tab.DISPLAY
    waiting: Capture | None = field(default=None, init=False)  # for a key
    said: str = field(default="", init=False)
    shows_more: bool = field(default=False, init=False)

    name = "settings"

    @property
    def takes_every_key(self) -> bool:
        return self.waiting is not None

    def __attrs_post_init__(self) -> None:
        self.page.focus.name = f"settings.tab.{self.tab.name.lower()}"

    # What there is

    def widgets(self) -> Sequence[Widget]:
        theme, texts = self.theme, self.program.texts
        around, room = framed(self, texts.text("settings.heading"), SLAB)
        left = Rect(room.topleft, (theme.px(TABS), room.height))
        right = Rect(left.right, room.top, room.right - left.right, room.height)
        right.left, right.width = right.left + theme.px(24), right.width - theme.px(24)
        if self.tab is Tab.KEYS:
            foot = Rect(right.left, right.bottom - theme.px(FOOT), right.width, theme.px(FOOT))
            right.height -= foot.height
            return [*around, *self._tabs(left), self._page(right), *self._foot(foot)]
        return [*around, *self._tabs(left), self._page(right)]

    def _tabs(self, room: Rect) -> list[Widget]:
        tall = self.theme.px(40)
        items: list[Widget] = []
        for i, tab in enumerate(Tab):
            rect = Rect(room.left, room.top + i * (tall + self.theme.px(4)), room.width, tall)
            label = self.program.texts.text(key_of("settings_tab", tab))
            name = f"settings.tab.{tab.name.lower()}"
            items.append(Item(rect, name, label, tab, is_on=tab is self.tab))
        return items

    def _page(self, room: Rect) -> Widget:
        theme, texts, settings = self.theme, self.program.texts, self.program.settings
        bar = theme.px(8)
        wide = min(room.width - 3 * bar, theme.px(WIDEST))
        place = Rect(room.left + theme.px(4), room.top, wide, 0)
        column = Column(theme, texts, settings, place)
        match self.tab:
            case Tab.DISPLAY:
                pages.display(column, self.size)
            case Tab.MOTION:
                pages.motion(column, finer=self.shows_more, fold=Wish.MORE)
            case Tab.PLAY:
                game = self.program.at_hand.game
                pages.play(column, self._box, takes_time=game.company.takes_time)
                pages.routines(column, game)
            case Tab.SOUND:
                pages.sound(column)
            case Tab.KEYS:
                list_keys(column, self.program.bindings, self.waiting)
        height = column.bottom - room.top
        return self.scroll(room, "settings.page", column.widgets, height)

    @property
    def _box(self) -> str:
        """Whose settings of play they are, where there are several."""
        return self.program.box_title if len(self.program.boxes.shelf.boxes) > 1 else ""

    def _foot(self, place: Rect) -> list[Widget]:
        theme, texts = self.theme, self.program.texts
        button = Rect(0, 0, theme.px(210), theme.px(36))
        button.bottomright = place.right, place.bottom - theme.px(3)
        line = Rect(place.left, button.top, button.left - place.left - theme.gap, button.height)
        if self.waiting:
            wish, label = Wish.TAKE_KEY_AWAY, texts.text("settings.take_key_away")
        else:
            wish, label = Wish.RESET_KEYS, texts.text("settings.reset_keys")
        return [
            Label(line, self.said, Style.SMALL, Palette.GOLD, "midleft"),
            Button(button, f"settings.{wish.name.lower()}", label, wish),
        ]

    # What is done about it

    def handle(self, signal: Signal, now: float) -> Go | None:
        if self.waiting and isinstance(signal, KeyPressed):
            self._take(signal, self.waiting)
            self.lay()
            return None
        return super().handle(signal, now)

    def focused(self, thing: Thing) -> None:
        """The keyboard shows the page that it comes to."""
        if isinstance(thing.message, Tab):
            self._turn_to(thing.message)

    def _turn_to(self, tab: Tab) -> None:
        if tab is not self.tab:
            self.tab, self.said, self.waiting, self.shows_more = tab, "", None, False
            self.rolled.clear()

    def react(self, message: object) -> Go | None:
        match message:
            case Tab():
                self._turn_to(message)
            case Change(settings):
                self.program.change(settings)
            case Slid(name, percent):
                self._set_volume(pages.set_volume(self.program.settings, name, percent))
            case Capture():
                self._wait(message)
            case Wish.MORE:
                self.shows_more, self.page.focus.name = True, "settings.animation_speed"
            case Wish.RESET_KEYS:
                self._keep(Rebound({}), self.program.texts.text("settings.keys_reset"))
            case Wish.TAKE_KEY_AWAY if self.waiting:
                self._take_away(self.waiting)
            case _:
                pass
        return None

    def _set_volume(self, settings: Settings) -> None:
        if settings != self.program.settings:
            self.program.change(settings)

    # Keys

    def _wait(self, capture: Capture) -> None:
        self.waiting = capture
        self.said = self.program.texts.text(
            "settings.press_a_key", command=self._words(capture.command)
        )

    def _take(self, key: KeyPressed, capture: Capture) -> None:
        """The very next key, whatever it does otherwise; only Escape leaves all as it is."""
        if key.command is Command.CANCEL:
            self.waiting, self.said = None, ""
        elif is_bindable(key.key):
            rebound = rebind(self.program.settings.keys, capture.command, capture.slot, key.key)
            texts, label = self.program.texts, key_words(key.key)
            command = self._words(capture.command)
            said = texts.text("settings.key_taken", command=command, key=label)
            if rebound.loser:
                other = self._words(rebound.loser)
                said = texts.text(
                    "settings.key_taken_from", command=command, key=label, other=other
                )
            self._keep(rebound, said)

    def _take_away(self, capture: Capture) -> None:
        command = self._words(capture.command)
        said = self.program.texts.text("settings.key_gone", command=command)
        self._keep(unbind(self.program.settings.keys, capture.command, capture.slot), said)

    def _keep(self, rebound: Rebound, said: str) -> None:
        self.waiting, self.said = None, said
        if rebound.refused:
            other = self._words(rebound.refused)
            self.said = self.program.texts.text("settings.key_needed", command=other)
        else:
            keys = {name: tuple(own) for name, own in rebound.keys.items()}
            self.program.change(evolve(self.program.settings, keys=keys))

    def _words(self, command: Command) -> str:
        return self.program.texts.text(key_of("command", command))
