"""What happens on which tile, so that dead tiles stand out.

A turn that ends while n tiles lie would end on each of them with a chance of 1/n, if all were
alike: added up, this is a tile's fair share. *activity* is how many turns ended there, as a
multiple of that share.
"""

from attrs import asdict, define, field

from game.rules.makuta import events
from game.rules.makuta.phases import OnField, OnStart, OnTray, RahiFoe, Source, UnderRahi
from game.rules.makuta.pieces import RAHI, TREASURES
from game.rules.makuta.state import State
from game.rules.makuta.tiles import Atlas, Role, tile_of
from tools.lab_figures.chance import mean
from tools.makuta.lab.watched_game import Told, WatchedGame
from tools.proofs.results import Figures

QUIET = 0.5  # a tile that sees less than this part of its fair share of turns


@define
class _Tile:
    """The counts of one tile in one game."""

    laid: int | None = None  # round; 0 is the start tile
    ended: int = 0
    fair: float = 0.0
    crossed: int = 0  # moves that led over it or to it
    taken: int = 0
    duels: int = 0


@define
class _Count:
    atlas: Atlas
    tiles: list[_Tile] = field(init=False)
    lying: list[_Tile] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.tiles = [_Tile() for _ in self.atlas.tiles]
        self.lying = []
        self.lay(self.atlas.start, 0)

    def lay(self, tile: int, when: int) -> None:
        self.tiles[tile].laid = when
        self.lying.append(self.tiles[tile])

    def see(self, told: Told) -> None:
        match told.event:
            case events.TilePlaced(tile=tile):
                self.lay(tile, told.round)
            case events.TurnEnded(seat=seat):
                self._end_turn(told.state.pawns[seat])
            case events.PawnMoved(path=path):
                for tile in {tile_of(number) for number in path[1:]}:
                    self.tiles[tile].crossed += 1
            case events.TokenTaken(source=source):
                self._take(source)
            case (
                events.DuelWon(foe=RahiFoe(field=number))
                | events.DuelTied(foe=RahiFoe(field=number))
            ):
                self._at(number).duels += 1
            case events.DuelLost(foe=RahiFoe(field=number)) | events.MakutaChallenged(field=number):
                self._at(number).duels += 1
            case _:
                pass

    def _end_turn(self, number: int) -> None:
        self._at(number).ended += 1
        for tile in self.lying:
            tile.fair += 1 / len(self.lying)

    def _take(self, source: Source) -> None:
        match source:
            case OnField(number) | UnderRahi(number):
                self._at(number).taken += 1
            case OnStart():
                self.tiles[self.atlas.start].taken += 1
            case OnTray():
                pass  # from one tray to another

    def _at(self, number: int) -> _Tile:
        return self.tiles[tile_of(number)]


def noted(game: WatchedGame) -> Figures:
    atlas = game.terms.atlas
    count = _Count(atlas)
    for told in game.told:
        count.see(told)
    left = _left(game.end)
    return {
        tile.key: {
            "role": tile.role.value,
            **asdict(seen),
            "fair": round(seen.fair, 3),
            "treasures": sum(kind in TREASURES for _, kind in tile.tokens),
            "treasures_left": left[number][0],
            "rahi": sum(kind in RAHI for _, kind in tile.tokens),
            "rahi_left": left[number][1],
        }
        for number, (tile, seen) in enumerate(zip(atlas.tiles, count.tiles, strict=True))
    }


def _left(end: State) -> list[list[int]]:
    """Treasures that nobody has taken, and Rahi that nobody has beaten, by tile."""
    left = [[0, 0] for _ in end.terms.atlas.tiles]
    for number in end.tokens.on_fields:
        left[tile_of(number)][number in end.tokens.rahi] += 1
    return left


# Many games


def summed(notes: list[Figures]) -> Figures:
    return {key: _summary([note[key] for note in notes]) for key in notes[0]}


def _summary(games: list[Figures]) -> Figures:
    """Counts are per game in which the tile was laid."""
    laid = [game for game in games if game["laid"] is not None]
    figures: Figures = {
        "role": games[0]["role"],
        "laid_share": round(len(laid) / len(games), 4),
        "laid_round": round(mean([game["laid"] for game in laid]), 1) if laid else None,
        "activity": _ratio(laid, "ended", "fair"),
        "treasures_left_share": _ratio(laid, "treasures_left", "treasures"),
        "rahi_left_share": _ratio(laid, "rahi_left", "rahi"),
    }
    counts = {
        name: round(mean([game[name] for game in laid]), 2) if laid else None
        for name in ("ended", "crossed", "taken", "duels")
    }
    return figures | counts | {"quiet": _is_quiet(figures)}


def _is_quiet(figures: Figures) -> bool:
    """Whether a land tile is all but dead; one that was never laid certainly is."""
    activity = figures["activity"]
    return figures["role"] == Role.LAND.value and (activity is None or activity < QUIET)


def _ratio(laid: list[Figures], part: str, whole: str) -> float | None:
    """None where there is nothing to be a part of."""
    total = sum(game[whole] for game in laid)
    return round(sum(game[part] for game in laid) / total, 4) if total else None
