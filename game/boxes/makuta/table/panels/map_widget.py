"""The small map of the island, in a corner of the large one; a press there looks there."""

from attrs import define, field, frozen
from pygame import Surface, Vector2

from game.boxes.makuta.table.island.minimap import Minimap
from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.boxes.makuta.table.table_picture import TablePicture
from game.rules.makuta.state import Observation
from game.ui.signals import Point
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget


@frozen
class LookAt:
    """A place of the table; None is all of it."""

    world: Vector2 | None = field(default=None, eq=False)


@define(frozen=True)
class MapWidget(Widget):
    minimap: Minimap
    picture: TablePicture
    seen: Observation = field(eq=False, repr=False)
    words: str

    def things(self) -> tuple[Thing, ...]:
        return (Thing("minimap", self.rect, self.words, LookAt(), passive=True),)

    def pressed(self, thing: Thing, at: Point | None) -> LookAt | None:
        if thing.name != "minimap" or at is None:
            return None
        scale = self.minimap.scale(self.picture.places.island, self.rect)
        return LookAt(scale.to_world(at))

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        places, terms = self.picture.places, self.seen.terms
        pawns = [
            (places.field_place(field), OF_TOA[terms.toas[seat]])
            for seat, field in enumerate(self.seen.pawns)
            if places.has(field)
        ]
        visible = self.picture.camera.visible()
        self.minimap.draw(surface, self.rect, places.island, visible, pawns)
