"""When Makuta's tile is found, a lock turned up, Makuta first challenged and at last beaten."""

from game.rules.makuta.events import Event, GameWon, LockTurnedUp, MakutaChallenged, TilePlaced
from tools.lab_figures.chance import spread
from tools.makuta.lab.watched_game import WatchedGame
from tools.proofs.results import Figures

MILESTONES = ("found", "lock", "challenged", "won")


def noted(game: WatchedGame) -> Figures:
    """The round of each, or None; and how many tiles had been explored when Makuta's was."""
    rounds: Figures = dict.fromkeys(MILESTONES)
    tiles = challenges = 0
    for told in game.told:
        name = _milestone(told.event, game.terms.atlas.makuta)
        if name and rounds[name] is None:
            rounds[name] = told.round
        tiles += isinstance(told.event, TilePlaced) and rounds["found"] is None
        challenges += name == "challenged"
    return rounds | {"tiles_before": tiles, "challenges": challenges}


def _milestone(event: Event, makuta: int) -> str | None:
    match event:
        case TilePlaced(tile=tile) if tile == makuta:
            return "found"
        case LockTurnedUp():
            return "lock"
        case MakutaChallenged():
            return "challenged"
        case GameWon():
            return "won"
        case _:
            return None


def summed(notes: list[Figures]) -> Figures:
    last = max((n[name] for n in notes for name in MILESTONES if n[name] is not None), default=0)
    return {
        "rounds": {name: _when(notes, name, last) for name in MILESTONES},
        "tiles_before_makuta": spread([n["tiles_before"] for n in notes if n["found"]]),
        "challenges_per_game": round(sum(n["challenges"] for n in notes) / len(notes), 2),
    }


def _when(notes: list[Figures], name: str, last: int) -> Figures:
    """Of all games, in how many it has happened by each round from 1."""
    rounds = [note[name] for note in notes if note[name] is not None]
    by = [sum(when <= number for when in rounds) for number in range(1, last + 1)]
    return {
        "share": round(len(rounds) / len(notes), 4),
        **spread(rounds),
        "by_round": [round(count / len(notes), 4) for count in by],
    }
