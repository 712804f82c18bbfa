"""The whole island at a glance: tiles as boxes at their places, gates on the boxes' edges."""

from game.boxes.makuta.terminal.marks import LETTERS, gate_letter, pawn_text
from game.boxes.makuta.words import Names
from game.core.hexes import SIDES, Hex, Side
from game.core.seats import Seat
from game.rules.makuta.placement import gate_facing
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of
from game.terminal.console import Console

HEIGHT = 6  # lines from a tile to its southern neighbour; one column on it is half of that
WIDEST_BOX, NARROWEST_BOX = 20, 12


def overview(console: Console, names: Names, seen: Observation, here: int) -> list[str]:
    """The island, north up; in parts from west to east where the window is too narrow."""
    west, east = min(at.q for at in seen.island.laid), max(at.q for at in seen.island.laid)
    width = min(WIDEST_BOX, max(NARROWEST_BOX, console.width // (east - west + 1)))
    in_a_part = max(1, console.width // width)
    lines: list[str] = []
    for first in range(west, east + 1, in_a_part):
        places = [at for at in seen.island.laid if first <= at.q < first + in_a_part]
        lines += ["", *_part(names, seen, places, width, here)]
    return lines


def _part(names: Names, seen: Observation, places: list[Hex], width: int, here: int) -> list[str]:
    left, top = min(at.q for at in places), min(map(_height_of, places))
    letters: dict[tuple[int, int], str] = {}  # by line and column
    for place in places:
        line, column = _height_of(place) - top, (place.q - left) * width
        for row, text in enumerate(_box(names, seen, place, width, here)):
            letters |= {(line + row, column + i): letter for i, letter in enumerate(text)}
    bottom, right = (max(ends) for ends in zip(*letters, strict=True))
    return [
        "".join(letters.get((line, column), " ") for column in range(right + 1)).rstrip()
        for line in range(bottom + 1)
    ]


def _height_of(place: Hex) -> int:
    return HEIGHT * place.r + HEIGHT // 2 * place.q


def _box(names: Names, seen: Observation, place: Hex, width: int, here: int) -> list[str]:
    """The northern edge, four lines of contents, the southern edge; gates are gaps in the edges."""
    tile = seen.island.laid[place].tile
    gates = {side: _gate(seen, place, side) for side in SIDES}
    name = names.tile(tile)
    contents = (
        (gates[Side.NW], f"*{name}" if tile == here else f" {name}", gates[Side.NE]),
        ("", f" {_pawns(seen, tile)}", ""),
        ("", f" {_tokens(seen, tile)}", ""),
        (gates[Side.SW], f" {_special(names, seen, tile)}", gates[Side.SE]),
    )
    inner = width - 2
    rows = [f"{w or '|'}{text[:inner]:{inner}}{e or '|'}" for w, text, e in contents]
    north, south = ("+" + (gates[s] or "-").center(inner, "-") + "+" for s in (Side.N, Side.S))
    return [north, *rows, south]


def _gate(seen: Observation, place: Hex, side: Side) -> str:
    gate = gate_facing(seen.island, seen.terms.atlas, place, side)
    return "" if gate is None else gate_letter(seen, gate)


def _pawns(seen: Observation, tile: int) -> str:
    seats = [Seat(seat) for seat, at in enumerate(seen.pawns) if tile_of(at) == tile]
    return " ".join(pawn_text(seen, [seat]) for seat in seats)


def _tokens(seen: Observation, tile: int) -> str:
    """How many tokens of each kind lie there: `m2 K1`."""
    kinds = [
        seen.tokens.on_fields[field][0].back
        for field in seen.terms.atlas.adjacent[tile]
        if field in seen.tokens.on_fields
    ]
    return " ".join(f"{LETTERS[kind]}{kinds.count(kind)}" for kind in sorted(set(kinds)))


def _special(names: Names, seen: Observation, tile: int) -> str:
    atlas, pile = seen.terms.atlas, seen.tokens.pile
    if tile == atlas.start:
        return names.texts.count("map.start", len(pile.old) + len(pile.fresh))
    if tile == atlas.makuta:
        return names.texts.count("map.temple", len(seen.tokens.locks))
    return ""
