"""What an evening should be like, in figures, for a table of so many players."""

from collections.abc import Callable, Iterator, Mapping

from attrs import frozen

from tools.lab_report.every_game import best_figure, best_place
from tools.lab_report.page import percent, plain
from tools.proofs.results import Figures

Rows = list[list[str]]  # the head first


@frozen
class Wish:
    words: str
    value: Callable[[Figures], float | None]
    low: float | None
    high: float | None
    told: Callable[[float | None], str] = percent
    players: tuple[int, ...] = ()  # at such tables; none: at all

    def is_met(self, figures: Figures) -> bool:
        value = self.value(figures)
        above = self.low is None or (value is not None and value >= self.low)
        return above and (self.high is None or (value is not None and value <= self.high))

    def shortfall(self, figures: Figures) -> float:
        """How far from what is wanted, as a share of it."""
        value, low, high = self.value(figures) or 0.0, self.low, self.high
        below = 0.0 if low is None else max(0.0, (low - value) / low)
        return below + (0.0 if high is None else max(0.0, (value - high) / high))

    def in_words(self) -> str:
        if self.low is None:
            return f"at most {self.told(self.high)}"
        if self.high is None:
            return f"at least {self.told(self.low)}"
        return f"{self.told(self.low)} to {self.told(self.high)}"


def _late(figures: Figures) -> float:
    return float(figures["eventful"]["thirds"][-1])


def _median(figures: Figures) -> float | None:
    median: float | None = figures["length"]["turns_per_player"]["median"]
    return median


def _tail(figures: Figures) -> float | None:
    turns = figures["length"]["turns_per_player"]
    return turns["p90"] / turns["median"] if turns["median"] else None


def _visits(figures: Figures) -> Iterator[float]:
    return (float(tile["activity"] or 0.0) for tile in figures["tiles"].values())


def _times(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}×"


WISHES = (
    Wish("eventful turns", lambda f: f["eventful"]["share"], 0.52, None, players=(2, 3, 4)),
    Wish("eventful turns", lambda f: f["eventful"]["share"], 0.45, None, players=(5, 6)),
    Wish("eventful turns in the last third", _late, 0.45, None, players=(2, 3, 4)),
    Wish("Rahi duels won", lambda f: f["duels"]["rahi"]["won_share"], 0.75, 0.88),
    Wish("Rahi duels entered at 25–90 %", lambda f: f["duels"]["rahi"]["tense_share"], 0.5, None),
    Wish(
        "challenges to Makuta won",
        lambda f: f["duels"]["by_foe"]["makuta"]["won_share"],
        0.55,
        0.8,
    ),
    Wish("dealings a game", lambda f: f["dealings"]["per_game"], 2, None, plain, players=(2,)),
    Wish("dealings a game", lambda f: f["dealings"]["per_game"], 4, None, plain, (3, 4, 5, 6)),
    Wish("share of them by Akaku", lambda f: f["dealings"]["akaku_share"], 0.5, None, players=(4,)),
    Wish(
        "leader at half-time wins",
        lambda f: f["lead"].get("leader_at_half_wins"),
        None,
        0.6,
        players=(4,),
    ),
    Wish("turns per player, the median", _median, None, 38, plain, players=(2,)),
    Wish("turns per player, the median", _median, 24, 34, plain, players=(3, 4)),
    Wish("p90 of the turns, over the median", _tail, None, 1.5, _times),
    Wish("best place in the turn order", best_place, None, 1.15, _times),
    Wish("best Toa", best_figure, None, 1.2, _times),
    Wish("least visited tile", lambda f: min(_visits(f)), 0.7, None, _times),
    Wish("most visited tile", lambda f: max(_visits(f)), None, 1.5, _times),
)


def wishes_for(figures: Figures) -> list[Wish]:
    players = len(figures["wins"]["by_place"])
    return [wish for wish in WISHES if not wish.players or players in wish.players]


def rows_of(trials: Mapping[str, Figures]) -> Rows:
    """A row for each wish, a column for each trial; a ! marks what is not as wanted."""
    first = next(iter(trials.values()))
    head = ["figure", "wanted", *trials] if len(trials) > 1 else ["figure", "wanted", "reached"]
    return [head, *(_row(wish, trials) for wish in wishes_for(first))]


def _row(wish: Wish, trials: Mapping[str, Figures]) -> list[str]:
    cells = (_cell(wish, figures) for figures in trials.values())
    return [wish.words, wish.in_words(), *cells]


def _cell(wish: Wish, figures: Figures) -> str:
    mark = "" if wish.is_met(figures) else " !"
    return f"{wish.told(wish.value(figures))}{mark}"
