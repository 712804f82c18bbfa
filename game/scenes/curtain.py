"""The hand-over curtain: hides the table until the next person says that they are there."""

from collections.abc import Callable, Sequence

from attrs import define, field, frozen
from pygame import Rect, Surface

from game.scenes.base import PageScene
from game.scenes.seated import Seated
from game.ui.commands import Command
from game.ui.scene import Back, Go, Push
from game.ui.signals import KeyPressed, KeyReleased, Signal
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
    badge: Callable[[int], Surface]  # of theirs, in a size
    held: set[str] = field(factory=set)  # keys that the last person has not let go of

    name = "curtain"
    first = "curtain.lift"

    def widgets(self) -> Sequence[Widget]:
        theme, text = self.theme, self.program.texts.text
        card = Rect(0, 0, theme.px(520), theme.px(300))
        card.center = self.area.center
        pad = theme.px(24)
        inner = card.inflate(-2 * pad, -2 * pad)
        picture = self.badge(theme.px(72))
        badge = picture.get_rect(midtop=(card.centerx, card.top + theme.px(20)))
        heading = Rect(inner.left, badge.bottom + theme.gap, inner.width, theme.px(36))
        words = Rect(inner.left, heading.bottom + theme.gap, inner.width, theme.px(24))
        lift = Rect(inner.left, inner.bottom - theme.px(48), inner.width, theme.px(48))
        menu = Rect(0, 0, theme.px(120), theme.px(36))
        menu.topright = (self.area.right - theme.px(10), theme.px(8))
        title = text("curtain.heading", player=self.player)
        return [
            Panel(card),
            Picture(badge, picture),
            Label(heading, title, Style.HEADING, Palette.GOLD, "midtop"),
            Label(words, text("curtain.words"), Style.BODY, anchor="midtop"),
            Label(words.move(0, words.height), text("curtain.nobody"), Style.BODY, anchor="midtop"),
            Button(lift, "curtain.lift", text("curtain.lift"), Lift(), is_main=True),
            Button(menu, "curtain.menu", text("bar.menu"), Menu()),
        ]

    def handle(self, signal: Signal, now: float) -> Go | None:
        """A key that is still held from before does not lift it, however often it repeats."""
        if isinstance(signal, KeyReleased):
            self.held.discard(signal.key)
        if isinstance(signal, KeyPressed) and signal.key in self.held:
            return None
        return super().handle(signal, now)

    def react(self, message: object) -> Go | None:
        return Back() if message == Lift() else self.cancel()

    def cancel(self) -> Go | None:
        return Push(self.program.routes.pause(self.seated))

    def press(self, key: KeyPressed) -> Go | None:
        if key.command is Command.DONE:
            return Back()
        return self.cancel() if key.command in {Command.CANCEL, Command.MENU} else None
