"""Where everything is that floats over the island."""

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.table.duel.card import card_size
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.scenes.table.corners import Corners
from game.ui.theme import Theme


@frozen
class TableLayout:
    """Seats above and the own tray below at the left, map above and deeds below at the right."""

    area: Rect  # the viewport of the camera: the whole table
    trays: tuple[Rect, ...]  # of all players, by seat
    own: Rect
    deeds: Rect  # the room for buttons, filled from below
    dice: Rect
    minimap: Rect
    camera: Rect  # its buttons
    free: Rect  # of the island; here placards appear beside what they are about
    beside_now: Rect  # the part of it that is left whatever is asked
    duel: Rect  # its card, while there is one
    taken: tuple[Rect, ...]  # what panels cover as a rule

    @property
    def stack(self) -> tuple[int, int]:
        """Where new tiles come from."""
        return self.minimap.midbottom

    @property
    def beside_duel(self) -> Rect:
        """What the card of a duel leaves free."""
        left = self.duel.right
        return Rect(left, self.free.top, self.free.right - left, self.free.height)

    @property
    def beside_both(self) -> Rect:
        """And what the plate of deeds leaves, however much lies on it."""
        return self.beside_duel.clip(self.beside_now)

    @property
    def around_makuta(self) -> Rect:
        """What his lair has beside the own tray, the plate of deeds and the log's tab."""
        margin = self.area.right - self.minimap.right
        bottom = min(self.own.top, self.free.bottom)
        size = (self.minimap.right - margin - self.area.left, bottom - self.area.top)
        return Rect(self.area.topleft, size)

    @property
    def spoken(self) -> tuple[Rect, ...]:
        """Where something may be said: in the free part, below the seats, over the own tray."""
        left, top = self.own.left, self.trays[-1].bottom
        bottom = self.own.top - (self.area.right - self.minimap.right)  # with the usual margin
        below = Rect(left, top, self.free.right, self.free.bottom - top)
        over = Rect(left, top, self.dice.left - left, bottom - top)
        return self.free, below, over


@frozen(eq=False)
class Skin:
    """How the panels look: letters and sizes, where everything is, and pictures of the pieces."""

    theme: Theme
    layout: TableLayout
    pieces: Pieces


def lay_out(corners: Corners, seats: int) -> TableLayout:
    return TableLayout(
        corners.area,
        corners.seats(seats),
        corners.own,
        corners.deeds,
        corners.thrown,
        corners.map,
        corners.camera,
        corners.free,
        corners.beside_now,
        _duel(corners),
        corners.taken(seats),
    )


def _duel(corners: Corners) -> Rect:
    """Over the own tray, whose tokens are used in it."""
    rect = Rect((0, 0), card_size(corners.theme))
    rect.bottomleft = corners.above_own.bottomleft
    return rect
