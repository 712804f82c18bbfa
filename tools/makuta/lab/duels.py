"""How duels end, by kind of foe and in the course of a game."""

from collections import Counter
from collections.abc import Iterable, Iterator

from game.rules.makuta.events import DuelLost, DuelTied, DuelWon, RahiTurnedUp
from game.rules.makuta.phases import MakutaFoe
from game.rules.makuta.pieces import Kind
from tools.makuta.lab.watched_game import WatchedGame
from tools.proofs.results import Figures

FOES = ("mosquito", "scorpion", "tiger", "makuta")
END_OF = {DuelWon: "won", DuelTied: "tied", DuelLost: "lost"}
ENDS = tuple(END_OF.values())
SPAN = 5  # rounds


def noted(game: WatchedGame) -> Figures:
    return {"duels": [list(duel) for duel in _duels(game)]}


def _duels(game: WatchedGame) -> Iterator[tuple[int, str, str]]:
    """Round, foe and end of each. A Rahi shows its kind when it is turned up (R1)."""
    kind = Kind.MOSQUITO
    for told in game.told:
        event = told.event
        if isinstance(event, RahiTurnedUp):
            kind = event.disc.kind
        elif isinstance(event, DuelWon | DuelTied | DuelLost):
            foe = "makuta" if isinstance(event.foe, MakutaFoe) else kind.name.lower()
            yield told.round, foe, END_OF[type(event)]


def summed(notes: list[Figures]) -> Figures:
    duels = [duel for note in notes for duel in note["duels"]]
    by_foe = {foe: [end for _, kind, end in duels if kind == foe] for foe in FOES}
    return {
        "by_foe": {foe: _ends(ends, len(notes)) for foe, ends in by_foe.items()},
        "rahi": _ends([end for _, kind, end in duels if kind != "makuta"], len(notes)),
        "span": SPAN,
        "rahi_by_span": _by_span(duels, len(notes)),
    }


def _ends(ends: Iterable[str], games: int) -> Figures:
    counts = Counter(ends)
    total = counts.total()
    shares = {f"{end}_share": round(counts[end] / total, 4) if total else None for end in ENDS}
    return {end: counts[end] for end in ENDS} | {"per_game": round(total / games, 2)} | shares


def _by_span(duels: list[list[int | str]], games: int) -> list[Figures]:
    """Duels with Rahi in each SPAN of rounds, from the first."""
    spans: dict[int, list[str]] = {}
    for number, foe, end in duels:
        if foe != "makuta":
            spans.setdefault((int(number) - 1) // SPAN, []).append(str(end))
    return [_ends(spans.get(span, []), games) for span in range(max(spans, default=-1) + 1)]
