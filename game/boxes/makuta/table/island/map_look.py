"""The island on the small map: tiles in the colours of their regions, and where it goes on."""

from collections.abc import Iterable, Iterator
from functools import partial

from pygame import Color, FRect, Surface, Vector2

from game.boxes.makuta.table.island.places import CORNER, Places, tile_centre
from game.boxes.makuta.table.island.plain_ground import colour_of
from game.core.hexes import Hex
from game.rules.makuta.state import Island
from game.rules.makuta.tiles import Atlas, tile_of
from game.tabletop.land.minimap import MapLook, Scale
from game.tabletop.pictures.paint import drawing

INK, WAY_ON, START = "#0b0d10", "#ffc94a", "#fff3d0"


def map_look(places: Places, pawns: Iterable[tuple[int, Color]], seen: FRect) -> MapLook:
    """*pawns* by their fields."""
    standing = ((places.field_place(at), colour) for at, colour in pawns if places.has(at))
    return MapLook(places.island, places.bounds(), partial(_paint, places), tuple(standing), seen)


def _paint(places: Places, picture: Surface, scale: Scale) -> None:
    island, atlas = places.island, places.atlas
    body = "".join([*_tiles(island, atlas, scale), *_ways_on(island, scale)])
    picture.blit(drawing(body, picture.get_size(), picture.get_size()), (0, 0))


def _tiles(island: Island, atlas: Atlas, scale: Scale) -> Iterator[str]:
    for place, laid in island.laid.items():
        tile = atlas.tiles[laid.tile]
        corners = " ".join(f"{x:.2f},{y:.2f}" for x, y in _corners(place, scale))
        colour = colour_of(tile.region)
        fill = f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
        yield f'<polygon points="{corners}" fill="{fill}" stroke="{INK}" stroke-width="1"/>'
        if laid.tile in {atlas.start, atlas.makuta}:
            middle, side = scale.to_map(tile_centre(place)), 3 * scale.cell
            at = f'x="{middle.x - side / 2:.2f}" y="{middle.y - side / 2:.2f}"'
            light = START if laid.tile == atlas.start else INK
            yield f'<rect {at} width="{side:.2f}" height="{side:.2f}" rx="1" fill="{light}"/>'


def _corners(place: Hex, scale: Scale) -> Iterator[Vector2]:
    for corner in range(6):
        yield scale.to_map(tile_centre(place) + Vector2(CORNER, 0).rotate(60 * corner))


def _ways_on(island: Island, scale: Scale) -> Iterator[str]:
    """A spark at every open gate."""
    home = {laid.tile: place for place, laid in island.laid.items()}
    for gate, beyond in island.open_gates.items():
        place = home[tile_of(gate)]
        edge = (tile_centre(place) + tile_centre(beyond)) / 2
        x, y = scale.to_map(edge)
        yield f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{max(1.4, scale.cell):.2f}" fill="{WAY_ON}"/>'
