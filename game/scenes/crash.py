"""Something went wrong: an apology, the report, and the way back into the game."""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path

from attrs import define
from pygame import Color, Rect

from game.i18n.keys import key_of
from game.scenes.base import PageScene
from game.scenes.frame import on_slab
from game.scenes.notice import go_or_tell
from game.ui.scene import Go, Home, Quit
from game.ui.theme import Palette, Style
from game.ui.widgets.button import NOWHERE
from game.ui.widgets.label import labels_at
from game.ui.widgets.menu_entry import MenuEntry, menu_at
from game.ui.widgets.widget import Widget

WIDE = 600  # points


class Wish(Enum):
    GO_ON = auto()
    TITLE = auto()
    QUIT = auto()


@define(eq=False)
class CrashScene(PageScene):
    report: Path | None  # None: it could not be written
    game: Path | None  # None: none was open, or it would only lead here again
    offender: Path | None = None  # such a game, and where it lies now

    name = "crash"

    def __attrs_post_init__(self) -> None:
        self.page.focus.name = "crash.go_on" if self.game else "crash.title"

    def widgets(self) -> Sequence[Widget]:
        theme, padding = self.theme, self.theme.px(32)
        wide = min(theme.px(WIDE), self.size[0] - 2 * padding)
        words = self._words(Rect(0, 0, wide - 2 * padding, 0))
        below = Rect(0, words[-1].rect.bottom + theme.px(22), wide - 2 * padding, 0)
        entries = menu_at(theme, below, map(self._entry, Wish), theme.gap)
        return on_slab(self.area, wide, padding, [*words, *entries])

    def _words(self, place: Rect) -> list[Widget]:
        texts = self.program.texts
        where = texts.text("crash.report" if self.report else "crash.no_report")
        lines = (
            (texts.text("crash.heading"), Style.HEADING, Palette.GOLD),
            (texts.text("crash.sorry"), Style.BODY, Palette.INK),
            (where, Style.BODY, Palette.INK),
            (str(self.report or ""), Style.SMALL, Palette.PALE),
            *self._about_offender(),
        )
        return labels_at(self.theme, place, lines, self.theme.px(10))

    def _about_offender(self) -> list[tuple[str, Style, Color]]:
        if not self.offender:
            return []
        told = self.program.texts.text("crash.offender", name=self.offender.stem)
        where = (str(self.offender), Style.SMALL, Palette.PALE)
        return [(told, Style.BODY, Palette.INK), where]

    def _entry(self, wish: Wish) -> MenuEntry:
        texts, name, is_main = self.program.texts, wish.name.lower(), wish is Wish.GO_ON
        why = texts.text("crash.same_again" if self.offender else "crash.no_game")
        refusal = why if is_main and self.game is None else ""
        label = texts.text(key_of("crash", name))
        return MenuEntry(NOWHERE, f"crash.{name}", label, wish, "", refusal, is_main=is_main)

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
