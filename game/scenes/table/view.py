"""What the table scene asks of a box: a picture of its table that people can point at.

A view is given observations and witnessed events, and nothing else; so it cannot betray what its
viewer may not know.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from attrs import frozen
from pygame import Color, Rect, Surface

from game.core.seats import Seat
from game.ui.animation import Animation
from game.ui.signals import Signal
from game.ui.sound import Cue
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.widget import Widget

O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
E_contra = TypeVar("E_contra", contravariant=True)


@frozen
class LogLine:
    """An event in words; *place* is whatever the view can go to and light."""

    words: str
    rule: str
    icon: Surface | None = None
    place: object | None = None
    is_turn: bool = False  # a new turn begins: the log draws a line
    why: str = ""  # what it was done for, once somebody has asked


@frozen
class SeatLook:
    """How a seat shows itself to everybody; it depends on nothing that lies on the table."""

    colour: Color
    badge: Callable[[int], Surface]  # as wide as that
    portrait: Callable[[int], Surface]  # as high as that
    ground: Callable[[tuple[int, int]], Surface]  # of the land that it comes from


class TableView(Protocol[O, A, E_contra]):
    # What it shows

    def fit(self, area: Rect, theme: Theme) -> None:
        """Lay out the table within *area*; the scene keeps the rest for bar and log."""

    def show(self, seen: O) -> None:
        """Put every piece where *seen* says it is; ends whatever still moved."""

    def offer(self, seen: O | None) -> None:
        """Let the viewer of *seen* choose; None while nobody at the screen has to."""

    def seat_company(self, *, alone: bool) -> None:
        """Whether nobody else could look at what whoever holds the screen may see."""

    def mark(self, events: Sequence[E_contra]) -> None:
        """Softly, and nothing else, where *events* have left something to be seen."""

    def animate(self, event: E_contra, after: O) -> Animation:
        """Move the pieces from where they are to where *event* has put them."""

    def draw(self, surface: Surface) -> None:
        """The table below all widgets, within its area and every time all of it."""

    @property
    def picture_area(self) -> Rect:
        """The part of its area in which things move: what `draw` paints, all of it, opaque."""

    def update(self, now: float) -> None: ...

    def prepare(self) -> bool:
        """A few milliseconds of what may be seen next; whether there was anything to be done."""

    def is_moving(self) -> bool:
        """Whether something moves by itself: the camera, a glow."""

    def is_stirred(self) -> bool:
        """Whether only its picture looks different since it was drawn: the sea, or marks on it."""

    def wakes_at(self) -> float | None:
        """When its background will look different."""

    # What is heard

    def cue(self, event: E_contra) -> Cue | None:
        """In time with `animate`; None for what is silent."""

    @property
    def bed(self) -> str:
        """What is heard around the pieces as they were last shown."""

    # What can be pointed at

    def widgets(self) -> Sequence[Widget]:
        """Trays, dice, buttons and cards, as they are now."""

    def places(self) -> Sequence[Thing]:
        """What of the island can be pointed at, from the lowest to the topmost."""

    def point_at(self, thing: Thing | None) -> None:
        """Show what would happen there, before the click."""

    def react(self, message: object) -> A | None:
        """A thing of this view was pressed. Its choice, once it is complete."""

    def handle(self, signal: Signal, now: float) -> A | None:
        """What is neither for a widget nor for the scene: camera, turning a tile, keys."""

    def cancel(self) -> bool:
        """Give up a choice that is only half made; whether there was one."""

    def let_go(self) -> None:
        """The press was for a widget or a place: nothing is dragged by it."""

    def take_change(self) -> bool:
        """Whether `widgets` or `places` have changed since this was last asked."""

    def refuse(self, thing: Thing) -> None:
        """Light what stands in the way of *thing*, which says why in words."""

    def readies(self, action: A) -> bool:
        """A bit of what `advise` will have to show; whether all of it is there."""

    def advise(self, action: A) -> str:
        """Light what *action* is about; the name of the thing to press for it."""

    def readable(self, seen: O) -> O:
        """What words may tell now: own secrets only while they lie open."""

    def peek(self, *, on: bool) -> None:
        """Turn up the tokens of whoever holds the screen, as long as they hold the key."""

    # Words

    def prompt(self, seen: O) -> str:
        """Who does what now, in one sentence."""

    def line(self, event: E_contra) -> LogLine | None:
        """None for what everybody sees anyway."""

    def action_words(self, seen: O, action: A) -> str:
        """What taking back *action* would take back; *seen* is how it was before."""

    def why(self, seen: O, seat: Seat, action: A, bot: str) -> str:
        """What the computer player *bot* did *action* at *seat* for, as far as can be *seen*."""

    def seat_name(self, seat: Seat) -> str: ...

    def seat_look(self, seat: Seat) -> SeatLook: ...

    # Places

    def go_to(self, place: object) -> None:
        """Let the camera glide there."""

    def light(self, place: object | None) -> None: ...

    def remember_camera(self) -> object: ...

    def restore_camera(self, camera: object) -> None: ...

    def thumbnail(self, seen: O, size: tuple[int, int]) -> Surface:
        """The whole island on a small picture."""

    def facts(self, seen: O) -> Iterable[tuple[str, object]]:
        """What a test may ask of the table; nothing that is not visible on it."""
