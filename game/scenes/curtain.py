"""The hand-over curtain: hides the table until the next person says that they are there."""

from collections.abc import Sequence

from attrs import define, frozen
from pygame import Rect, Surface

from game.scenes.base import PageScene
from game.scenes.seated import Seated
from game.ui.commands import Command
from game.ui.scene import Back, Go, Push
from game.ui.signals import KeyPressed
from game.ui.theme import Palette, Style
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.picture import Picture
from game.ui.widgets.widget import Widget


@frozen
class Lift:
    """The next person is there."""


@frozen
class Menu:
    """Pause instead."""


@define(eq=False)
class CurtainScene(PageScene):
    seated: Seated
    player: str  # who is to look next
    badge: Surface | None

    name = "curtain"
    first = "curtain.lift"

    def widgets(self) -> Sequence[Widget]:
        theme, text = self.theme, self.program.texts.text
        card = Rect(0, 0, theme.px(520), theme.px(300))
        card.center = self.area.center
        pad = theme.px(24)
        inner = card.inflate(-2 * pad, -2 * pad)
        badge = self._badge_place(card)
        heading = Rect(inner.left, badge.bottom + theme.gap, inner.width, theme.px(36))
        words = Rect(inner.left, heading.bottom + theme.gap, inner.width, theme.px(60))
        lift = Rect(inner.left, inner.bottom - theme.px(48), inner.width, theme.px(48))
        menu = Rect(0, 0, theme.px(120), theme.px(36))
        menu.topright = (self.area.right - theme.px(10), theme.px(8))
        title = text("curtain.heading", player=self.player)
        return [
            Panel(card),
            *([Picture(badge, self.badge)] if self.badge else []),
            Label(heading, title, Style.HEADING, Palette.GOLD, "midtop"),
            Label(words, text("curtain.words", player=self.player), Style.BODY, anchor="midtop"),
            Button(lift, "curtain.lift", text("curtain.lift"), Lift(), is_main=True),
            Button(menu, "curtain.menu", text("bar.menu"), Menu()),
        ]

    def _badge_place(self, card: Rect) -> Rect:
        size = self.badge.get_size() if self.badge else (0, 0)
        place = Rect((0, 0), size)
        place.midtop = (card.centerx, card.top + self.theme.px(20))
        return place

    def react(self, message: object) -> Go | None:
        return Back() if message == Lift() else self.cancel()

    def cancel(self) -> Go | None:
        return Push(self.program.routes.pause(self.seated))

    def press(self, key: KeyPressed) -> Go | None:
        if key.command is Command.DONE:
            return Back()
        return self.cancel() if key.command in {Command.CANCEL, Command.MENU} else None
