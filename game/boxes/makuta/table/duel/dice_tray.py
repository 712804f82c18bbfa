"""Where dice are thrown: the last roll lies there, large and still, until the next one."""

from math import pi, sin

from attrs import define, evolve, field, frozen
from pygame import Rect, Surface

from game.boxes.makuta.table.duel.sum import likeliest
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.core.seats import Seat
from game.rules.makuta.phases import Moving
from game.rules.makuta.pieces import Die
from game.rules.makuta.state import Observation
from game.tabletop.motion.pose import shadow
from game.tabletop.pictures.paint import faded
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import MoodOf, Widget

LEAPS = 3  # how often it touches the ground
LEAPING = 0.74  # how large it is in its first leap
PAST = 0.4  # how much of a die is there that was thrown in the last turn


@frozen
class Throw:
    """A die after *share* of its fall."""

    seat: Seat
    die: Die
    value: int
    share: float = 0.0

    @property
    def seed(self) -> int:
        """Alike throws tumble alike."""
        return self.seat * 1000 + self.die * 20 + self.value


@define(eq=False)
class DiceTray:
    pieces: Pieces
    names: Names
    lying: Throw | None = field(default=None, init=False)
    is_lost: bool = field(default=False, init=False)  # the roll has led nowhere (U4)
    is_past: bool = field(default=False, init=False)  # it was thrown in the last turn
    _turn: int = field(default=0, init=False)  # that is shown
    _thrown: int = field(default=0, init=False)  # in which turn

    def show(self, seen: Observation) -> None:
        """What was thrown in the last turn fades; what was thrown before it is put away."""
        self._turn = seen.turn.number
        self.is_past = self._turn == self._thrown + 1
        if self._turn != self._thrown and not self.is_past:
            self.clear()
        if isinstance(seen.phase, Moving) and (self.lying is None or self.is_past):
            self._find(seen.phase)

    def _find(self, phase: Moving) -> None:
        """It has been rolled, but nobody here saw it."""
        self.throw(phase.seat, likeliest(phase.steps), phase.steps)
        self.tumble(1.0)

    def clear(self) -> None:
        self.lying, self.is_lost, self.is_past = None, False, False

    def throw(self, seat: Seat, die: Die, value: int) -> None:
        self.clear()
        self.lying, self._thrown = Throw(seat, die, value), self._turn

    def tumble(self, share: float) -> None:
        if self.lying:
            self.lying = evolve(self.lying, share=share)

    @property
    def is_moving(self) -> bool:
        return self.lying is not None and self.lying.share < 1

    def widget(self, rect: Rect) -> "DiceTrayView":
        return DiceTrayView(rect, self)


def leap(share: float) -> float:
    """How high the die is, of its first leap: it touches the ground `LEAPS` times."""
    return abs(sin(LEAPS * pi * share**0.8)) * (1 - share) ** 1.3 if share < 1 else 0.0


@define(frozen=True)
class DiceTrayView(Widget):
    """There is no tray without a die."""

    tray: DiceTray

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        throw = self.tray.lying
        if throw is None:
            return
        draw_slab(surface, theme, self.rect)
        self._draw_die(surface, theme, throw)
        if throw.share >= 1:
            self._draw_result(surface, theme, throw)

    def _draw_die(self, surface: Surface, theme: Theme, throw: Throw) -> None:
        """It comes in from the right in ever lower leaps, within the tray, and rests at the left.

        As long as it leaps it is a little smaller, so that there is room above it.
        """
        most = self.rect.height - 2 * theme.gap
        size = round(most * (LEAPING + (1 - LEAPING) * throw.share**2))
        room = self.rect.width - 2 * theme.gap - most
        left = self.rect.left + theme.gap + round(room * (1 - throw.share) ** 2)
        high, ground = leap(throw.share), self.rect.bottom - theme.gap
        if high > 0:
            below = shadow(round(size * 0.8), high)
            surface.blit(below, below.get_rect(center=(left + size // 2, ground - size // 10)))
        up = round((most - size + theme.gap / 2) * high)
        surface.blit(self._die(throw, size), (left, ground - size - up))

    def _die(self, throw: Throw, size: int) -> Surface:
        die, seed = throw.die, throw.seed
        picture = self.tray.pieces.die_tumbling(die, throw.share, size, seed, throw.value)
        return faded(picture, PAST) if self.tray.is_past else picture

    def _draw_result(self, surface: Surface, theme: Theme, throw: Throw) -> None:
        left = self.rect.left + self.rect.height
        room = Rect(left, self.rect.top, self.rect.right - theme.gap - left, self.rect.height)
        is_dim = self.tray.is_lost or self.tray.is_past
        colour = Palette.FAINT if is_dim else Palette.GLOW
        number = theme.text(str(throw.value), Style.HUGE, colour)
        name = theme.shortened(self.tray.names.seat(throw.seat), Style.SMALL, room.width)
        caption = theme.text(name, Style.SMALL, Palette.PALE)
        place = number.get_rect(midbottom=(room.centerx, room.centery + theme.px(16)))
        surface.blit(number, place)
        surface.blit(caption, caption.get_rect(midtop=(room.centerx, place.bottom - theme.px(4))))
