"""Learning a game: a guided first one, short lessons, and a game to look on at."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import zip_longest
from pathlib import Path

from attrs import define, frozen
from pygame import Rect

from game.i18n.keys import key_of
from game.scenes.base import PageScene
from game.scenes.box import Box
from game.scenes.frame import framed
from game.scenes.notice import go_or_tell
from game.shelf.kept_lesson import is_begun
from game.shelf.teaching import key_of_lesson
from game.ui.scene import Go, Home, Push
from game.ui.theme import Palette, Style
from game.ui.widgets.button import NOWHERE
from game.ui.widgets.label import label_at
from game.ui.widgets.menu_entry import MenuEntry, menu_at
from game.ui.widgets.widget import Widget

SLAB, APART = 860, 6  # points


class Wish(Enum):
    GUIDED = auto()
    LOOK_ON = auto()


@frozen
class Take:
    """The lesson of that key."""

    key: str


@define(eq=False)
class LearnScene(PageScene):
    box: Box

    name = "learn"
    first = "learn.guided"

    # What there is

    def widgets(self) -> Sequence[Widget]:
        theme, texts = self.theme, self.program.texts
        around, room = framed(self, texts.text("learn.heading"), SLAB)
        place = Rect(room.left + theme.px(4), room.top + theme.px(4), room.width - theme.px(24), 0)
        page = [*self._page(place)]
        height = max(widget.rect.bottom for widget in page) - room.top + theme.px(6)
        return [*around, self.scroll(room, "learn.page", page, height)]

    def _page(self, place: Rect) -> Iterator[Widget]:
        theme, text = self.theme, self.program.texts.text
        games = [*self._side_by_side(place, [self._entry(wish) for wish in Wish])]
        yield from games
        lessons = [self._lesson(path) for path in self.box.game.teaching.lessons]
        if lessons:
            below = Rect(place.left, games[-1].rect.bottom + theme.px(18), place.width, 0)
            words = text("learn.lessons")
            heading = label_at(theme, below, words, Style.STRONG, Palette.GOLD)
            yield heading
            below.top = heading.rect.bottom + theme.px(6)
            yield from self._side_by_side(below, lessons)

    def _side_by_side(self, place: Rect, entries: Sequence[MenuEntry]) -> Iterator[Widget]:
        """In two columns, to be read row by row: all of it is in sight."""
        theme, gap = self.theme, self.theme.px(APART)
        wide = (place.width - gap) // 2
        columns = [
            menu_at(theme, Rect(left, place.top, wide, 0), entries[number::2], gap)
            for number, left in enumerate((place.left, place.right - wide))
        ]
        for row in zip_longest(*columns):
            yield from filter(None, row)

    def _entry(self, wish: Wish) -> MenuEntry:
        name, text = wish.name.lower(), self.program.texts.text
        label, words = text(key_of("learn", name)), text(key_of("learn", f"{name}_words"))
        is_main = wish is Wish.GUIDED
        return MenuEntry(
            NOWHERE, f"learn.{name}", label, wish, words, is_main=is_main, is_tall=True
        )

    def _lesson(self, path: Path) -> MenuEntry:
        """With a word on how far one has got."""
        key, texts = key_of_lesson(path), self.box.game.texts
        label = texts.text(key_of("lesson", key))
        words = texts.text(key_of("lesson", f"{key}_words"))
        told = " · ".join(filter(None, (words, self._progress(key))))
        return MenuEntry(NOWHERE, f"learn.lesson.{key}", label, Take(key), told, is_tall=True)

    def _progress(self, key: str) -> str:
        text = self.program.texts.text
        if is_begun(self.program.library, self.box.game, key):
            return text("learn.begun")
        return text("learn.done") if key in self.program.settings.play.learnt else ""

    # What is done about it

    def react(self, message: object) -> Go | None:
        routes = self.program.routes
        match message:
            case Wish.GUIDED:
                return Home(routes.guided(self.box))
            case Wish.LOOK_ON:
                return Home(routes.look_on(self.box))
            case Take(key):
                return go_or_tell(self.program, lambda: Push(routes.lesson(self.box, key)))
            case _:
                return None
