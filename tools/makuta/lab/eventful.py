"""On how many turns something happens.

A turn is *eventful* if a token is taken or looked at, a Rahi met, a tile laid, a lock turned up, a
tray opened, something drawn from the start field, Makuta challenged, or a pawn set down elsewhere.
All others are walks.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from game.rules.makuta import events
from tools.lab_figures.chance import mean, spread
from tools.makuta.lab.watched_game import WatchedGame
from tools.proofs.results import Figures

EVENTFUL = {
    events.TokenTaken: "token",
    events.TokenLookedAt: "token",
    events.RahiTurnedUp: "rahi",
    events.TilePlaced: "tile",
    events.LockTurnedUp: "lock",
    events.TrayOpened: "tray",
    events.KindNamed: "start",
    events.MakutaChallenged: "makuta",
    events.PawnSet: "set",
}
KINDS = tuple(dict.fromkeys(EVENTFUL.values()))
WALK = "."
THIRDS, TENTHS = 3, 10


def noted(game: WatchedGame) -> Figures:
    """*turns* has a word for each: what happened on it, as initials, or a walk."""
    happened: dict[int, set[str]] = {}
    for told in game.told:
        if told.turn:
            kinds = happened.setdefault(told.turn, set())
            if type(told.event) in EVENTFUL:
                kinds.add(EVENTFUL[type(told.event)])
    turns = [" ".join(sorted(kinds)) or WALK for _, kinds in sorted(happened.items())]
    return {"seats": game.seats, "turns": turns}


def summed(notes: list[Figures]) -> Figures:
    turns = [turn for note in notes for turn in note["turns"]]
    kinds = Counter(kind for turn in turns for kind in turn.split())
    return {
        "turns": len(turns),
        "share": _share(turns),
        "thirds": _by_part(notes, THIRDS),
        "tenths": _by_part(notes, TENTHS),
        "kinds": {kind: round(kinds[kind] / len(turns), 4) for kind in KINDS},
        "walks_in_a_row": spread([_longest_walk(note) for note in notes]),
    }


def _by_part(notes: list[Figures], parts: int) -> list[float]:
    """Of the turns in each part of the games, from the first."""
    found: list[list[str]] = [[] for _ in range(parts)]
    for note in notes:
        for place, turn in enumerate(note["turns"]):
            found[place * parts // len(note["turns"])].append(turn)
    return [_share(turns) for turns in found]


def _share(turns: list[str]) -> float:
    return round(mean([turn != WALK for turn in turns]), 4) if turns else 0.0


def _longest_walk(note: Figures) -> int:
    """On how many turns in a row nothing happened to the one who waited longest."""
    seats = note["seats"]
    return max(_runs(note["turns"][seat::seats] for seat in range(seats)), default=0)


def _runs(players: Iterable[list[str]]) -> Iterator[int]:
    for turns in players:
        for turn, run in groupby(turns):
            if turn == WALK:
                yield len(list(run))
