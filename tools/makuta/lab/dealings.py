"""What players do to each other: Akaku opens a tray, or a neighbour chooses what somebody loses."""

from collections import Counter

from game.rules.makuta import events
from game.rules.makuta.events import Event
from tools.lab_figures.chance import spread
from tools.makuta.lab.watched_game import WatchedGame
from tools.proofs.results import Figures

DEALINGS = ("akaku", "rahi", "makuta")  # by Akaku; by a neighbour, for one or the other


def noted(game: WatchedGame) -> Figures:
    """The round of each, and what it was."""
    found = ((told.round, _dealing(told.event)) for told in game.told)
    return {"dealings": [[number, dealing] for number, dealing in found if dealing]}


def _dealing(event: Event) -> str | None:
    match event:
        case events.TrayOpened():
            return "akaku"
        case events.TokenLost(field=field):
            return "makuta" if field is None else "rahi"
        case _:
            return None


def summed(notes: list[Figures]) -> Figures:
    counts = Counter(dealing for note in notes for _, dealing in note["dealings"])
    per_game = {dealing: round(counts[dealing] / len(notes), 3) for dealing in DEALINGS}
    return {
        "per_game": round(counts.total() / len(notes), 3),
        "by_dealing": per_game,
        "akaku_share": round(counts["akaku"] / counts.total(), 4) if counts else None,
        "spread": spread([len(note["dealings"]) for note in notes]),
        "without_any": round(sum(not note["dealings"] for note in notes) / len(notes), 4),
    }
