"""What of the island is shown, and the commands that show more of it."""

from collections.abc import Iterator, Mapping

from game.boxes.makuta.terminal.island import overview
from game.boxes.makuta.terminal.menu import numbers_of
from game.boxes.makuta.terminal.spots import MakutaView, find_tile, here, names_of, tile_at
from game.boxes.makuta.terminal.tiles import GRID_WIDTH, grid_rows, notes, tile_grid
from game.boxes.makuta.words import Names, phase_sentence
from game.core.seats import Audience, Seat
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.phases import Moving, Placing, Starting
from game.rules.makuta.pieces import HIDDEN, Disc
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of
from game.terminal.offers import seat_named


def show_turn(view: MakutaView) -> None:
    """Who does what now, and where that could lead."""
    names, seen, viewer = names_of(view), view.seen, view.viewer
    view.console.tell(phase_sentence(names, seen))
    match seen.phase:
        case Starting() if not isinstance(viewer, Audience):  # one wants to know before a roll
            where, discs = names.field(here(seen)), names.discs(seen.trays[viewer])
            view.console.tell(view.texts.text("turn.standing", field=where, discs=discs))
        case Moving():
            numbers = numbers_of(view.offered)
            tiles = dict.fromkeys([tile_at(view), *map(tile_of, numbers)])
            _show_tiles(view, list(tiles), numbers)
        case Placing(tile=drawn):
            _show_tiles(view, [tile_at(view), drawn], {})
        case _:
            pass


def _show_tiles(view: MakutaView, tiles: list[int], numbers: Mapping[int, str]) -> None:
    if view.console.width < GRID_WIDTH:
        needed, width = GRID_WIDTH, view.console.width
        view.console.tell(view.texts.text("window.narrow", width=width, needed=needed))
        return
    grids = [tile_grid(names_of(view), view.seen, tile, numbers) for tile in tiles]
    view.console.say("\n".join([*grid_rows(view.console, grids), ""]))


# Commands


def island(view: MakutaView, argument: str) -> None:
    """The whole island, or with the name of a tile that tile alone."""
    if argument:
        tile(view, argument)
        return
    lines = overview(view.console, names_of(view), view.seen, tile_at(view))
    view.console.say("\n".join(lines))
    view.console.tell(view.texts.text("map.legend"))
    view.console.tell(view.texts.count("map.left", view.seen.tiles_left))


def tile(view: MakutaView, argument: str) -> None:
    """One tile, larger, with all that is known of what lies there."""
    names = names_of(view)
    chosen = find_tile(names, view.seen, argument) if argument else tile_at(view)
    _show_tiles(view, [chosen], {})
    view.tell(notes(names, view.seen, chosen), indent="  ")


def tray(view: MakutaView, argument: str) -> None:
    names, viewer = names_of(view), view.viewer
    seats = {Seat(seat): names.seat(Seat(seat)) for seat in range(len(view.seen.trays))}
    if argument:
        view.tell(tray_lines(names, view.seen, seat_named(view.texts, seats, argument)))
    elif isinstance(viewer, Audience):
        view.tell(tray_line(names, view.seen, seat) for seat in seats)
    else:
        view.tell(tray_lines(names, view.seen, viewer))


# Trays


def tray_line(names: Names, seen: Observation, seat: Seat) -> str:
    """A whole tray in one line."""
    discs = names.discs(seen.trays[seat])
    return names.texts.text("tray.line", seat=names.seat(seat), discs=discs)


def tray_lines(names: Names, seen: Observation, seat: Seat) -> Iterator[str]:
    """A tray token by token, with what each is worth."""
    tray = seen.trays[seat]
    yield names.texts.text("tray.title", seat=names.seat(seat))
    if not tray:
        yield f"  {names.texts.text('tray.empty')}"
    for place, disc in enumerate(tray, start=1):
        yield f"  {place}  {names.disc(disc)}{_worth(names, seen, seat, disc)}"


def _worth(names: Names, seen: Observation, seat: Seat, disc: Disc) -> str:
    if disc.face == HIDDEN:
        return ""
    bonus = bonus_of(disc, seen.terms.toas[seat])
    return f" {names.texts.text('tray.bonus', bonus=bonus)}" if bonus else ""
