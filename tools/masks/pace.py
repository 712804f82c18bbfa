"""How long games of Quest for the Masks last, and who wins them (V4, L8), played by computers.

`python3 -m tools.masks.pace GAMES` plays so many at each table of V4.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles

from attrs import evolve, field, frozen

from game.boxes.masks.bots.sensible import SensiblePlayer
from game.boxes.masks.cards.folder import read_cards
from game.boxes.masks.land.reading import read_land
from game.core.luck import Luck
from game.core.match import Match
from game.players.playing_out import doings
from game.rules import masks
from game.rules.masks.phases import GameOver
from game.rules.masks.pieces import Toa
from game.rules.masks.printed.editions import Options, Terms
from game.rules.masks.setup import deal
from game.rules.masks.state import State

LEVELS = Path(__file__).parents[2] / "levels" / "masks"
TENTHS = 10


@frozen
class Table:
    """What is played: so many seats, an edition, its options."""

    edition: str
    seats: int
    options: Options = field(factory=Options)


@frozen
class Played:
    """How one game went."""

    turns: float  # per player
    winner: Toa
    place: int  # in the turn order, from 0
    by: str  # the rule: Y1, Y2 or X6


@frozen
class Pace:
    """Of many games at one table."""

    games: int
    median: float
    p10: float
    p90: float
    most: float
    by_toa: dict[str, int]
    by_place: tuple[int, ...]
    by_rule: dict[str, int]


_BOTH = Options(masks_of_might=True, rahi=True)
_RAHI, _SHORT = Options(rahi=True), Options(short_game=True)
_READY = Options(ready_decks=True)
TABLES = (  # of V4, row by row
    *(
        Table(edition, seats, options)
        for edition, options in (
            *(("qftm", Options()), ("qftm", _BOTH)),
            *(("bohrok", Options()), ("bohrok", _BOTH)),
            *(("rshl", Options()), ("rshl", _RAHI)),
            *(("qftm", _SHORT), ("bohrok", _SHORT), ("rshl", _SHORT)),
        )
        for seats in (2, 4, 6)
    ),
    Table("duel", 2),
    Table("duel", 2, _READY),
    Table("duel", 2, evolve(_READY, short_game=True)),
)


def main(games: int) -> None:
    """A line for each table, and in the end all games of six together, and all places (L8)."""
    by_toa, by_place = Counter[str](), {seats: Counter[int]() for seats in (2, 4, 6)}
    for table in TABLES:
        pace = pace_of(table, games)
        print(in_a_row(table, pace), flush=True)
        by_place[table.seats].update(dict(enumerate(pace.by_place)))
        if table.seats == len(Toa):
            by_toa.update(pace.by_toa)
    print({toa: f"{won / by_toa.total():.1%}" for toa, won in by_toa.items()})
    for seats, places in by_place.items():
        print(seats, [f"{won * seats / places.total():.2f}" for won in places.values()])


def pace_of(table: Table, games: int, seed: str = "pace") -> Pace:
    return summed_up([*played(table, games, seed)], table.seats)


def played(table: Table, games: int, seed: str = "pace") -> Iterator[Played]:
    cards, land = read_cards(LEVELS / "cards"), read_land(LEVELS / "mata_nui.tmx")
    for number in range(games):
        name = f"{seed}/{number}"
        toas = tuple(Random(f"{name}/toas").sample([*Toa], table.seats))
        terms = Terms(cards.editions[table.edition], table.options, toas, land, cards.cards)
        yield play(terms, name)


def play(terms: Terms, seed: str) -> Played:
    luck = Luck(seed)
    first = deal(terms, luck.at("deal", 0))
    players = [SensiblePlayer()] * len(terms.toas)
    last = first
    for doing in doings(Match(masks, first, luck), players):
        last = doing.after
    return _told(last)


def _told(last: State) -> Played:
    over = last.phase
    assert isinstance(over, GameOver)
    seats, winner = len(last.seats), over.winners[0]
    began = (last.turn.seat - (last.turn.number - 1)) % seats
    turns = last.turn.number / seats
    return Played(turns, last.terms.toas[winner], (winner - began) % seats, over.by)


def summed_up(games: Sequence[Played], seats: int) -> Pace:
    turns = sorted(game.turns for game in games)
    tenths = quantiles(turns, n=TENTHS, method="inclusive")
    toas = Counter(game.winner.name.lower() for game in games)
    places = Counter(game.place for game in games)
    return Pace(
        len(games),
        tenths[4],
        tenths[0],
        tenths[-1],
        turns[-1],
        {toa.name.lower(): toas[toa.name.lower()] for toa in Toa},
        tuple(places[place] for place in range(seats)),
        dict(sorted(Counter(game.by for game in games).items())),
    )


def in_a_row(table: Table, pace: Pace) -> str:
    """One line of the table of V4."""
    named = [table.edition, *_named(table.options), f"{table.seats} players"]
    turns = f"{pace.median:.0f} ({pace.p10:.0f}-{pace.p90:.0f}, at most {pace.most:.0f})"
    told = f"{' '.join(named)}: {turns} in {pace.games}; {pace.by_rule}; {pace.by_place}"
    return f"{told}; {pace.by_toa}" if table.seats == len(Toa) else told


def _named(options: Options) -> Iterator[str]:
    for name in ("masks_of_might", "rahi", "short_game", "ready_decks"):
        if getattr(options, name):
            yield name


if __name__ == "__main__":
    main(int(sys.argv[1]))
