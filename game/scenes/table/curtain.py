"""The hand-over curtain: hides the table until the next person says that they are there."""

from collections.abc import Sequence

from attrs import define, field
from pygame import Rect

from game.scenes.base import PageScene
from game.scenes.table.view import SeatLook
from game.shelf.kept_game import KeptGame
from game.ui.commands import Command
from game.ui.scene import Back, Go, Push
from game.ui.signals import KeyPressed, KeyReleased, Signal
from game.ui.theme import Palette, Style
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.niche import Niche
from game.ui.widgets.panel import Panel
from game.ui.widgets.picture import Picture
from game.ui.widgets.widget import Widget

CARD = (900, 520)  # points
NICHE = 320
PADDING = 28
BADGE = 84


@define(eq=False)
class CurtainScene(PageScene):
    kept: KeptGame
    player: str  # who is to look next
    look: SeatLook  # theirs, as everybody knows it
    held: set[str] = field(factory=set)  # keys that the last person has not let go of

    name = "curtain"
    first = "curtain.lift"

    def widgets(self) -> Sequence[Widget]:
        card = Rect((0, 0), [self.theme.px(side) for side in CARD]).clamp(self.area)
        card.center = self.area.center
        inner = card.inflate(-2 * self.theme.px(PADDING), -2 * self.theme.px(PADDING))
        niche = Rect(inner.topleft, (self.theme.px(NICHE), inner.height))
        beside = Rect(niche.right + self.theme.px(PADDING), inner.top, 0, inner.height)
        beside.width = inner.right - beside.left
        look = self.look
        return [
            Panel(card),
            Niche(niche, self.player, look.colour, look.ground, look.portrait),
            *self._words(beside),
            *self._buttons(beside),
        ]

    def _words(self, room: Rect) -> list[Widget]:
        """The sign, the name, and what to do: in the middle above the button."""
        theme, text = self.theme, self.program.texts.text
        title = text("curtain.heading", player=self.player)
        style = Style.TITLE if self._fits(title, room.width) else Style.HEADING
        sign = self.look.badge(theme.px(BADGE))
        heights = (
            sign.get_height(),
            theme.size(title, style, room.width)[1],
            theme.line(Style.BODY),
        )
        top = room.top + (room.height - theme.px(110) - sum(heights) - 3 * theme.gap) // 2
        place = sign.get_rect(midtop=(room.centerx, top))
        heading = Rect(room.left, place.bottom + 2 * theme.gap, room.width, heights[1])
        words = Rect(room.left, heading.bottom + theme.gap, room.width, heights[2])
        return [
            Picture(place, sign),
            Label(heading, title, style, Palette.GOLD, "midtop"),
            Label(words, text("curtain.words"), Style.BODY, anchor="midtop"),
            Label(
                words.move(0, round(1.2 * words.height)),
                text("curtain.nobody"),
                Style.BODY,
                Palette.PALE,
                "midtop",
            ),
        ]

    def _fits(self, title: str, width: int) -> bool:
        """In two lines at most, and no word alone is too long."""
        longest = max(self.theme.size(word, Style.TITLE)[0] for word in title.split())
        lines = self.theme.size(title, Style.TITLE, width)[1] / self.theme.line(Style.TITLE)
        return longest <= width and round(lines) <= 2  # noqa: PLR2004

    def _buttons(self, room: Rect) -> list[Widget]:
        theme, text = self.theme, self.program.texts.text
        lift = Rect(0, 0, room.width, theme.px(52))
        lift.bottomleft = room.bottomleft
        menu = Rect(0, 0, theme.px(120), theme.px(36))
        menu.topright = (self.area.right - theme.px(10), theme.px(8))
        return [
            Button(lift, "curtain.lift", text("curtain.lift"), Back(), is_main=True),
            Button(menu, "curtain.menu", text("bar.menu"), Command.MENU),
        ]

    def handle(self, signal: Signal, now: float) -> Go | None:
        """A key that is still held from before does not lift it, however often it repeats."""
        if isinstance(signal, KeyReleased):
            self.held.discard(signal.key)
        if isinstance(signal, KeyPressed) and signal.key in self.held:
            return None
        return super().handle(signal, now)

    def react(self, message: object) -> Go | None:
        return self.cancel()

    def cancel(self) -> Go | None:
        return Push(self.program.routes.pause(self.kept))

    def press(self, key: KeyPressed) -> Go | None:
        if key.command is Command.DONE:
            return Back()
        return self.cancel() if key.command in {Command.CANCEL, Command.MENU} else None
