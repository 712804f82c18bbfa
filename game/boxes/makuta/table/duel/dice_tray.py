"""Where dice are thrown: the last roll lies there, still, until the next one."""

from collections.abc import Iterable
from math import pi, sin

from attrs import define, evolve, field
from pygame import SRCALPHA, Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.rules.makuta.state import Dice, Throw
from game.tabletop.motion.pose import shadow
from game.tabletop.pictures.paint import faded
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import MoodOf, Widget

LEAPS = 3  # how often it touches the ground
LEAPING = 0.74  # how large it is in its first leap
PAST = 0.4  # how much of a die is there that was thrown in the last turn


@define(eq=False)
class DiceTray:
    lying: Throw | None = field(default=None, init=False)
    share: float = field(default=1.0, init=False)  # of its fall
    is_lost: bool = field(default=False, init=False)  # the roll has led nowhere (U4)

    def show(self, dice: Dice) -> None:
        """As they lie."""
        self.lying, self.share, self.is_lost = (dice[0] if dice else None), 1.0, False

    def tumble(self, share: float) -> None:
        self.share = share


def leap(share: float) -> float:
    """How high the die is, of its first leap: it touches the ground `LEAPS` times."""
    return abs(sin(LEAPS * pi * share**0.8)) * (1 - share) ** 1.3 if share < 1 else 0.0


@define(frozen=True)
class DiceTrayView(Widget):
    """There is no tray without a die."""

    tray: DiceTray
    pieces: Pieces
    names: Names

    def things(self) -> Iterable[Thing]:
        """What lies there still, and what it was rolled for, is easily forgotten."""
        throw = self.tray.lying
        if throw is not None and self.tray.share == 1:
            text, seat = self.names.texts.text, self.names.seat(throw.seat)
            words = text("dice.lies", seat=seat, value=throw.value, die=self.names.die(throw.die))
            yield Thing("thrown", self.rect, words, passive=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        throw = self.tray.lying
        if throw is None:
            return
        if self.tray.share < 1:
            draw_slab(surface, theme, self.rect)
            self._draw_die(surface, theme, throw)
            return
        key = (
            "dice at rest",
            self.rect.size,
            throw,
            self.tray.is_lost,
            self.names.seat(throw.seat),
        )
        surface.blit(theme.kept(key, lambda: self._at_rest(theme, throw)), self.rect)

    def _at_rest(self, theme: Theme, throw: Throw) -> Surface:
        """Painted once: it lies there for a whole turn, while everything else moves."""
        picture = Surface(self.rect.size, SRCALPHA)
        there = evolve(self, rect=picture.get_rect())
        draw_slab(picture, theme, there.rect)
        there._draw_die(picture, theme, throw)  # noqa: SLF001 - the same tray, elsewhere
        return picture.convert_alpha()

    def _draw_die(self, surface: Surface, theme: Theme, throw: Throw) -> None:
        """It falls in ever lower leaps, within the tray.

        As long as it leaps it is a little smaller, so that there is room above it.
        """
        most, share = self.rect.height - 2 * theme.gap, self.tray.share
        size = round(most * (LEAPING + (1 - LEAPING) * share**2))
        left = self.rect.left + (self.rect.width - size) // 2
        high, ground = leap(share), self.rect.bottom - theme.gap
        if high > 0:
            below = shadow(round(size * 0.8), high)
            surface.blit(below, below.get_rect(center=(left + size // 2, ground - size // 10)))
        up = round((most - size + theme.gap / 2) * high)
        surface.blit(self._die(throw, size), (left, ground - size - up))

    def _die(self, throw: Throw, size: int) -> Surface:
        """Alike throws tumble alike."""
        seed, share = throw.seat * 1000 + throw.die * 20 + throw.value, self.tray.share
        picture = self.pieces.die_tumbling(throw.die, share, size, seed, throw.value)
        is_dim = throw.is_past or self.tray.is_lost
        return faded(picture, PAST) if is_dim else picture
