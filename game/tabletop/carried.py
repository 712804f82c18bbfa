"""A card that is carried over the table with the pointer: where it is let go of, others know."""

from attrs import define, field, frozen
from pygame import Surface, Vector2

from game.tabletop.camera_hand import STILL
from game.ui.signals import Point
from game.ui.theme import Theme
from game.ui.widgets.widget import MoodOf, Widget


@frozen
class Dropped:
    """What pressing it would have said, and the target of what it was let go of upon."""

    message: object
    onto: object = None


@define(eq=False)
class Carried:
    """At most one; a small shake lifts none."""

    picture: Surface | None = field(default=None, init=False)  # None while nothing is carried
    at: Point = field(default=(0, 0), init=False)
    _taken: Point | None = field(default=None, init=False)

    def pull(self, picture: Surface, at: Point) -> None:
        self._taken = self._taken or at
        self.at = at
        if self.picture is not None or Vector2(at).distance_to(self._taken) > STILL:
            self.picture = picture

    def let_go(self) -> bool:
        """Whether anything was carried."""
        was_carried = self.picture is not None
        self.picture = self._taken = None
        return was_carried


@define(frozen=True)
class CarriedView(Widget):
    """Above all that lies there; one points through it."""

    carried: Carried = field(eq=False)

    is_solid = False

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        picture = self.carried.picture
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=self.carried.at))
