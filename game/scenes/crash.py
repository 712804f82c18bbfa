"""Something went wrong: an apology, the report, and the way back into the game."""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path

from attrs import define
from pygame import Rect

from game.scenes.base import PageScene
from game.scenes.notice import go_or_tell
from game.ui.scene import Go, Home, Quit
from game.ui.theme import Palette, Style
from game.ui.widgets.label import Label, label_at
from game.ui.widgets.menu_entry import MenuEntry, menu_height
from game.ui.widgets.panel import Panel
from game.ui.widgets.widget import Widget

WIDE = 600  # points


class Wish(Enum):
    GO_ON = auto()
    TITLE = auto()
    QUIT = auto()


@define(eq=False)
class CrashScene(PageScene):
    report: Path | None  # None: it could not be written
    game: Path | None  # None: none was open

    name = "crash"

    def __attrs_post_init__(self) -> None:
        self.page.focus.name = "crash.go_on" if self.game else "crash.title"

    def widgets(self) -> Sequence[Widget]:
        theme, padding = self.theme, self.theme.px(32)
        wide = min(theme.px(WIDE), self.size[0] - 2 * padding)
        words = self._words(Rect(0, 0, wide - 2 * padding, 0))
        entries = self._entries(Rect(0, words[-1].rect.bottom, wide - 2 * padding, 0))
        panel = Rect(0, 0, wide, entries[-1].rect.bottom + 2 * padding)
        panel.center = self.area.center
        for widget in (*words, *entries):
            widget.rect.move_ip(panel.left + padding, panel.top + padding)
        return [Panel(panel), *words, *entries]

    def _words(self, place: Rect) -> list[Widget]:
        theme, texts = self.theme, self.program.texts
        head = Rect(place.topleft, (place.width, theme.line(Style.HEADING)))
        labels: list[Widget] = [
            Label(head, texts.text("crash.heading"), Style.HEADING, Palette.GOLD),
        ]
        for words, style, colour in (
            (texts.text("crash.sorry"), Style.BODY, Palette.INK),
            (self._where(), Style.BODY, Palette.INK),
            (str(self.report or ""), Style.SMALL, Palette.PALE),
        ):
            below = (place.left, labels[-1].rect.bottom + theme.px(10))
            look = {"style": style, "colour": colour}
            if words:
                labels.append(label_at(theme, below, place.width, words, **look))
        return labels

    def _where(self) -> str:
        texts = self.program.texts
        return texts.text("crash.report" if self.report else "crash.no_report")

    def _entries(self, place: Rect) -> list[Widget]:
        texts = self.program.texts
        labels = {
            Wish.GO_ON: texts.text("crash.go_on"),
            Wish.TITLE: texts.text("crash.title"),
            Wish.QUIT: texts.text("crash.quit"),
        }
        entries: list[Widget] = []
        top = place.top + self.theme.px(22)
        for wish, label in labels.items():
            rect = Rect(place.left, top, place.width, menu_height(self.theme))
            is_lost = wish is Wish.GO_ON and self.game is None
            refusal = texts.text("crash.no_game") if is_lost else ""
            name, is_main = f"crash.{wish.name.lower()}", wish is Wish.GO_ON
            entries.append(MenuEntry(rect, name, label, wish, refusal=refusal, is_main=is_main))
            top = rect.bottom + self.theme.gap
        return entries

    def cancel(self) -> Go | None:
        """There is nothing below to go back to."""
        return None

    def react(self, message: object) -> Go | None:
        routes, game = self.program.routes, self.game
        match message:
            case Wish.GO_ON if game:
                return go_or_tell(self.program, lambda: Home(routes.go_on(game)))
            case Wish.TITLE:
                return Home(routes.title())
            case Wish.QUIT:
                return Quit()
            case _:
                return None
