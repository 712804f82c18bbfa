"""Badges of the Toa that stand outside of the picture."""

from collections.abc import Iterator

from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.panels.tray_panel import FindPawn, where_is
from game.boxes.makuta.table.table_picture import TablePicture
from game.core.seats import Seat
from game.tabletop.edge_badges import BADGE, Absent, EdgeBadge, edge_badges, is_absent


def away(skin: Skin, here: Situation, picture: TablePicture) -> Iterator[EdgeBadge]:
    """While the camera rests."""
    layout = skin.layout
    if not picture.hand.is_moving:
        found = _absents(skin, here, picture)
        yield from edge_badges(skin.theme, found, layout.area, layout.free, layout.taken)


def _absents(skin: Skin, here: Situation, picture: TablePicture) -> Iterator[Absent]:
    layout, toas = skin.layout, here.seen.terms.toas
    for seat, place in enumerate(here.seen.pawns):
        at = picture.camera.to_screen(picture.centre(place))
        if is_absent(at, layout.area, layout.taken):
            badge = skin.pieces.toa_badge(toas[seat], skin.theme.px(BADGE))
            words, message = where_is(here, Seat(seat)), FindPawn(Seat(seat))
            yield Absent(f"pawn.{seat}", words, message, badge, at)
