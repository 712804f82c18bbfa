"""What the table scene asks of a box: a picture of its table that people can point at.

A view is given observations and witnessed events, and nothing else; so it cannot betray what its
viewer may not know. Most questions have an obvious answer where there is no camera, no sea, no
sound and no half-open hand: a box inherits these, and replaces those of which it has more to say.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from attrs import define, field, frozen
from pygame import Color, Rect, Surface

from game.core.seats import Seat
from game.scenes.table.corners import Corners
from game.scenes.table.selection import Cancel, Confirm, Pick, PointAt, Selection
from game.ui.animation import Animation, together
from game.ui.signals import Point, Signal
from game.ui.sound import Cue
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.widget import Widget

O = TypeVar("O")  # noqa: E741
A = TypeVar("A")
E = TypeVar("E")


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


def _never(at: Point) -> bool:
    return False


@define(eq=False)
class TableView(Generic[O, A, E]):
    """A table on which nothing moves by itself.

    Whoever inherits says what is abstract here, and `paint` and `select` unless it draws and
    chooses in a way of its own.
    """

    area: Rect = field(factory=lambda: Rect(0, 0, 0, 0), init=False)
    theme: Theme = field(factory=Theme, init=False)
    now: float = field(default=0.0, init=False)
    seen: O = field(init=False)  # as it was last shown
    is_alone: bool = field(default=False, init=False)  # nobody else could look on
    selection: Selection[A, Any] | None = field(default=None, init=False)
    changed: bool = field(default=True, init=False)  # widgets or places
    has_log: bool = field(default=False, init=False)  # the log is open and takes its room
    is_covered: Callable[[Point], bool] = field(default=_never, init=False)  # by what lies over it

    # What it shows

    def paint(self, surface: Surface, area: Rect, seen: O) -> None:
        """All that lies below the widgets."""
        raise NotImplementedError

    def fit(self, area: Rect, theme: Theme) -> None:
        """Lay out the table; it is seen in all of *area*, and what floats over it has corners."""
        self.area, self.theme, self.changed = area, theme, True

    @property
    def corners(self) -> Corners:
        """Where what is laid over the table has its place."""
        return Corners(self.area, self.theme, self.has_log)

    def show(self, seen: O) -> None:
        """Put every piece where *seen* says it is; ends whatever still moved."""
        self.seen, self.changed = seen, True

    def offer(self, seen: O | None) -> None:
        """Let the viewer of *seen* choose; None while nobody at the screen has to."""
        self.selection, self.changed = None, True
        if seen is not None:
            self.show(seen)
            self.selection = self.select(seen)

    def seat_company(self, *, alone: bool) -> None:
        """Whether nobody else could look at what whoever holds the screen may see."""
        self.is_alone, self.changed = alone, True

    def mark(self, events: Sequence[E]) -> None:
        """Softly, and nothing else, where *events* have left something to be seen."""

    def animate(self, event: E, after: O) -> Animation:
        """Move the pieces from where they are to where *event* has put them."""
        return together()

    def draw(self, surface: Surface) -> None:
        """The table below all widgets, within its area and every time all of it."""
        self.paint(surface, self.area, self.seen)

    @property
    def picture_area(self) -> Rect:
        """The part of its area in which things move: what `draw` paints, all of it, opaque."""
        return self.area

    def update(self, now: float) -> None:
        self.now = now

    def prepare(self) -> bool:
        """A few milliseconds of what may be seen next; whether there was anything to be done."""
        return False

    def is_moving(self) -> bool:
        """Whether something moves by itself: the camera, a glow."""
        return False

    def is_stirred(self) -> bool:
        """Whether only its picture looks different since it was drawn: the sea, or marks on it."""
        return False

    def wakes_at(self) -> float | None:
        """When its background will look different."""
        return None

    # What is heard

    def cue(self, event: E) -> Cue | None:
        """In time with `animate`; None for what is silent."""
        return None

    @property
    def bed(self) -> str:
        """What is heard around the pieces as they were last shown."""
        return ""

    @property
    def tune(self) -> str | None:
        """What is played while people sit there."""
        return None

    # What can be pointed at

    def select(self, seen: O) -> Selection[A, Any]:
        """What the viewer of *seen* may choose: things say `PointAt(target)` or `Pick(action)`."""
        raise NotImplementedError

    @abstractmethod
    def widgets(self) -> Sequence[Widget]:
        """Trays, dice, buttons and cards, as they are now."""

    def deeds(self) -> Sequence[Widget]:
        """What can be done without pointing at the table, from the foot of `Corners.deeds` up.

        They lie on the plate that says what is going on; without any, only its upper half is there.
        """
        return ()

    def places(self) -> Sequence[Thing]:
        """What of the island can be pointed at, from the lowest to the topmost."""
        return ()

    def point_at(self, thing: Thing | None) -> None:
        """Show what would happen there, before the click."""

    def react(self, message: object) -> A | None:
        """A thing of this view was pressed. Its choice, once it is complete."""
        self.changed = True
        if self.selection is None:
            return None
        match message:
            case PointAt(target):
                return self.selection.point(target)
            case Pick(action):
                return self.selection.pick(action)
            case Confirm():
                return self.selection.confirm()
            case Cancel():
                self.selection.cancel()
            case _:
                pass
        return None

    def handle(self, signal: Signal, now: float) -> A | None:
        """What is neither for a widget nor for the scene: camera, turning a tile, keys."""
        return None

    def cancel(self) -> bool:
        """Give up a choice that is only half made; whether there was one."""
        self.changed = True
        return self.selection is not None and self.selection.cancel()

    def let_go(self) -> None:
        """The press was for a widget or a place: nothing is dragged by it."""

    def take_change(self) -> bool:
        """Whether `widgets` or `places` have changed since this was last asked."""
        changed, self.changed = self.changed, False
        return changed

    def refuse(self, thing: Thing) -> None:
        """Light what stands in the way of *thing*, which says why in words."""

    def goes_on(self) -> A | None:
        """What an earlier decision of the same person goes on with, if nothing came between."""
        return None

    def readies(self, action: A) -> bool:
        """A bit of what `advise` will have to show; whether all of it is there."""
        return True

    def advise(self, action: A) -> str:
        """Light what *action* is about; the name of the thing to press next for it."""
        return self.next_thing(action)

    def next_thing(self, action: A) -> str:
        """The name of the thing to press next for *action*, which is legal; nothing is lit."""
        assert self.selection
        return self.name_of(Pick(action)) or self.name_of(self.selection.next_press(action))

    def name_of(self, message: object) -> str:
        """Of the thing that says so when it is pressed; "" if there is none."""
        widgets = [*self.widgets(), *self.deeds()]
        things = [*self.places(), *(thing for each in widgets for thing in each.things())]
        found = (thing.name for thing in things if message is not None and thing.message == message)
        return next(found, "")

    def question(self) -> object | None:
        """What the thing says that answers what the table asks; None while it asks nothing."""
        return self.selection.question() if self.selection else None

    @property
    def is_open(self) -> bool:
        """Whether the own secrets of whoever holds the screen lie open."""
        return True

    def readable(self, seen: O) -> O:
        """What words may tell now: own secrets only while they lie open."""
        return seen

    def peek(self, *, on: bool) -> None:
        """Turn up the tokens of whoever holds the screen, as long as they hold the key."""

    # What is spoken of

    def free_parts(self) -> Sequence[Rect]:
        """Where something may be said without hiding what lies around the picture."""
        return (self.corners.free,)

    def precious(self) -> Sequence[Rect]:
        """What must be seen whatever is said."""
        return ()

    def bring(self, about: object) -> None:
        """Let the camera glide to what is spoken of and not to be seen."""

    def give_back(self) -> None:
        """It is spoken of no more: let the camera glide back to what is decided on."""

    # Words

    @abstractmethod
    def prompt(self, seen: O) -> str:
        """Who does what now, in one sentence."""

    @abstractmethod
    def line(self, event: E) -> LogLine | None:
        """None for what everybody sees anyway."""

    @abstractmethod
    def action_words(self, seen: O, action: A) -> str:
        """What taking back *action* would take back; *seen* is how it was before."""

    def why(self, seen: O, seat: Seat, action: A, bot: str) -> str:
        """What the computer player *bot* did *action* at *seat* for, as far as can be *seen*."""
        return ""

    @abstractmethod
    def seat_name(self, seat: Seat) -> str: ...

    @abstractmethod
    def seat_look(self, seat: Seat) -> SeatLook: ...

    # Places

    def go_to(self, place: object) -> None:
        """Let the camera glide there."""

    def light(self, place: object | None) -> None: ...

    def remember_camera(self) -> object:
        return None

    def restore_camera(self, camera: object) -> None: ...

    def thumbnail(self, seen: O, size: tuple[int, int]) -> Surface:
        """The whole island on a small picture."""
        surface = Surface(size)
        self.paint(surface, surface.get_rect(), seen)
        return surface

    def facts(self, seen: O) -> Iterable[tuple[str, object]]:
        """What a test may ask of the table; nothing that is not visible on it."""
        return ()
