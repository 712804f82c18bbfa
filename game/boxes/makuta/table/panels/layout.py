"""Where everything is on the table's part of the screen."""

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.table.duel.card import card_size
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.tabletop.placards import PlacardPlace
from game.ui.theme import Theme

SIDE = 196  # points; the width of the trays at the left
FOOT = 126  # the height of the own tray and the buttons
TALLEST_TRAY = 118
DICE = (172, 100)
MAP = (168, 126)
WIDE = 372  # of a placard with tokens
LOW = 150  # its height with one row of them
SMALL_PICTURE = 640  # pixels of width below which the minimap takes less


@frozen
class TableLayout:
    """Trays at the left, the own tray and the buttons below, and the island in between."""

    area: Rect
    island: Rect  # the viewport of the camera
    trays: tuple[Rect, ...]  # by seat
    own: Rect
    bar: Rect  # of buttons
    dice: Rect  # in a corner of the island
    minimap: Rect
    camera: Rect  # its buttons
    middle: Rect  # where placards appear, in the middle of the island
    duel: Rect  # its card, while there is one

    @property
    def clear(self) -> Rect:
        """The part of the island on which no buttons lie."""
        left = self.camera.right
        return Rect(left, self.island.top, self.island.right - left, self.island.height)

    @property
    def bare(self) -> Rect:
        """The part on which neither buttons nor map nor dice lie."""
        right = min(self.minimap.left, self.dice.left)
        return Rect(self.clear.topleft, (right - self.clear.left, self.clear.height))

    @property
    def free(self) -> tuple[Rect, Rect]:
        """Beside map and dice, and between them."""
        clear, top = self.clear, self.minimap.bottom
        return self.bare, Rect(clear.left, top, clear.width, self.dice.top - top)

    @property
    def below_duel(self) -> Rect:
        """What the card of a duel leaves free."""
        top = self.duel.bottom
        return Rect(self.clear.left, top, self.clear.width, self.island.bottom - top)


@frozen(eq=False)
class Skin:
    """How the panels look: letters and sizes, where everything is, and pictures of the pieces."""

    theme: Theme
    layout: TableLayout
    pieces: Pieces


def lay_out(area: Rect, theme: Theme, seats: int) -> TableLayout:
    gap = theme.gap
    side, foot = theme.px(SIDE), theme.px(FOOT)
    column = Rect(area.left + gap, area.top + gap, side - gap, area.height - foot - 2 * gap)
    left, height = area.left + side + gap, area.height - foot - gap
    island = Rect(left, area.top, area.right - left, height)
    bottom = Rect(area.left + gap, area.bottom - foot, area.width - 2 * gap, foot - gap)
    own = Rect(bottom.topleft, (_own_width(bottom, theme), bottom.height))
    bar = Rect(own.right + gap, bottom.top, bottom.right - own.right - gap, bottom.height)
    minimap, camera = _corner(island, theme, MAP, "topright"), _camera(island, theme)
    middle = island.inflate(-theme.px(24), -theme.px(24))
    return TableLayout(
        area,
        island,
        _trays(column, theme, seats),
        own,
        bar,
        _corner(island, theme, DICE, "bottomright"),
        minimap,
        camera,
        middle,
        _duel(island, theme, camera, minimap),
    )


def _own_width(bottom: Rect, theme: Theme) -> int:
    """Buttons are read, tokens are looked at: a little more than half is for the tokens."""
    return min(theme.px(640), round(bottom.width * 0.54))


def _trays(column: Rect, theme: Theme, seats: int) -> tuple[Rect, ...]:
    gap = theme.px(6)
    height = min(theme.px(TALLEST_TRAY), (column.height - gap * (seats - 1)) // seats)
    return tuple(
        Rect(column.left, column.top + seat * (height + gap), column.width, height)
        for seat in range(seats)
    )


def _corner(island: Rect, theme: Theme, points: tuple[int, int], corner: str) -> Rect:
    share = min(1.0, island.width / theme.px(SMALL_PICTURE))
    size = (round(theme.px(points[0]) * share), round(theme.px(points[1]) * share))
    room = island.inflate(-2 * theme.gap, -2 * theme.gap)
    rect = Rect((0, 0), size)
    setattr(rect, corner, getattr(room, corner))
    return rect


def _camera(island: Rect, theme: Theme) -> Rect:
    """A column of small buttons at the left edge of the island."""
    return Rect(island.left + theme.gap, island.top + theme.gap, theme.px(34), 5 * theme.px(40))


def _duel(island: Rect, theme: Theme, camera: Rect, minimap: Rect) -> Rect:
    """Above all, between camera and map; where there is no room for that, over the map."""
    rect = Rect((0, 0), card_size(theme))
    rect.midtop = ((camera.right + minimap.left) // 2, island.top + theme.px(12))
    rect.left = max(rect.left, camera.right + theme.gap)
    return rect.clamp(island)


# Placards


def at_right(skin: Skin) -> PlacardPlace:
    """Between the map and the dice if it fits there, and always off the middle."""
    layout, gap = skin.layout, skin.theme.gap

    def placing(size: tuple[int, int]) -> Rect:
        rect = Rect((0, 0), size)
        rect.midright = (layout.middle.right, (layout.minimap.bottom + layout.dice.top) // 2)
        if rect.height > layout.dice.top - layout.minimap.bottom - 2 * gap:
            rect.bottom = layout.middle.bottom
        return rect.clamp(layout.middle)

    return placing


def room_beside_placard(skin: Skin) -> Rect:
    """What a wide one at the right leaves free."""
    clear, theme = skin.layout.clear, skin.theme
    right = skin.layout.middle.right - theme.px(WIDE) - theme.gap
    return Rect(clear.left, clear.top, right - clear.left, clear.height)


def room_between_placards(skin: Skin) -> Rect:
    """Between the card of a duel and a low one at the bottom."""
    below = skin.layout.below_duel
    return Rect(below.left, below.top, below.width, below.height - skin.theme.px(LOW))
