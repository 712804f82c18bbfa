"""Finds the tile or field that a player has typed: `c5`, `ta_koro c5`, `Ta-Koro c5`, `start`."""

from typing import TypeAlias

from game.boxes.makuta.words import Names, cell_named
from game.core.errors import GameError
from game.core.seats import Audience, Seat
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event
from game.rules.makuta.play import to_move
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import MIDDLE, Role, field_number, tile_of
from game.terminal.offers import plain
from game.terminal.text_table import View

MakutaView: TypeAlias = View[Observation, Action, Event]


class UnknownSpotError(GameError):
    """No such tile or field lies on the table; the text says what does."""


def names_of(view: MakutaView) -> Names:
    return Names(view.texts, view.seen.terms)


def tile_at(view: MakutaView) -> int:
    """Where the viewer's pawn stands."""
    return tile_of(here(view.seen))


def here(seen: Observation) -> int:
    """The field of whoever looks on, or else of whoever decides."""
    viewer = seen.viewer
    seat = (to_move(seen) or Seat(0)) if isinstance(viewer, Audience) else viewer
    return seen.pawns[max(seat, 0)]


def find_tile(names: Names, seen: Observation, text: str) -> int:
    """By the beginning of its name, as players see it or as its file has it."""
    wanted = plain(text)
    tiles = [laid.tile for laid in seen.island.laid.values()]
    found = [tile for tile in tiles if wanted in _called(names, tile)] or [
        tile for tile in tiles if any(name.startswith(wanted) for name in _called(names, tile))
    ]
    if len(found) != 1 or not wanted:
        known = ", ".join(names.tile(tile) for tile in (found if wanted and found else tiles))
        raise UnknownSpotError(names.texts.text("spot.which_tile", text=text, tiles=known))
    return found[0]


def _called(names: Names, tile: int) -> set[str]:
    return {plain(names.tile(tile)), plain(names.terms.atlas.tiles[tile].key)}


def find_field(names: Names, seen: Observation, text: str) -> int:
    """On the tile of the pawn, unless a tile is named too."""
    *tile_words, last = text.split() or [""]
    if plain(text) in {"start", "startspace", plain(names.texts.text("field.start"))}:
        return seen.terms.atlas.start_field
    cell = cell_named(last)
    if cell is None:
        raise UnknownSpotError(names.texts.text("spot.no_field", text=text))
    tile = find_tile(names, seen, " ".join(tile_words)) if tile_words else tile_of(here(seen))
    plan = seen.terms.atlas.tiles[tile]
    if plan.role is Role.START and cell in MIDDLE:
        return seen.terms.atlas.start_field
    if cell not in plan.fields:
        place = names.tile(tile)
        raise UnknownSpotError(names.texts.text("spot.not_there", spot=last, tile=place))
    return field_number(tile, cell)
