"""All that an animation may move, and what it has to ask of the table around it."""

from typing import Protocol

from attrs import define
from pygame import Rect, Vector2

from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.table.land_view import LandView
from game.boxes.masks.words import Names
from game.core.seats import Seat
from game.rules.masks.pieces import Deck
from game.tabletop.motion.overlay import Overlay
from game.tabletop.motion.stage import Stage
from game.tabletop.motion.table_pieces import TablePieces
from game.ui.animation import Clock
from game.ui.theme import Theme


class Surroundings(Protocol):
    """Places of the screen, in pixels."""

    @property
    def theme(self) -> Theme: ...

    @property
    def cards(self) -> CardPictures: ...

    def deck_place(self, deck: Deck) -> Vector2: ...

    def seat_place(self, seat: Seat) -> Vector2: ...

    def middle(self) -> Vector2:
        """Where cards are held up; in a contest its sums can be read still."""

    def verdict_place(self) -> Rect:
        """On the stage of a contest."""

    def follow(self, space: int) -> None:
        """Something happens there; the camera may go, as its player wishes."""


@define(eq=False)
class TableStage(Stage):
    land: LandView
    clock: Clock
    overlay: Overlay
    around: Surroundings
    names: Names

    @property
    def sprites(self) -> TablePieces:
        return self.land.sprites
