"""What each seat has done in a game, counted from its events."""

from collections.abc import Callable, Iterable

from attrs import define, field, frozen

from game.core.seats import Seat
from game.rules.makuta import events
from game.rules.makuta.phases import Foe, MakutaFoe
from game.rules.makuta.pieces import Die

MINUS = "\N{MINUS SIGN}"
TEMPLE = "X1"  # the roll that turns the temple: a high one is neither good nor bad


@define
class Duels:
    won: int = 0
    tied: int = 0
    lost: int = 0


@define
class Figures:
    """Of one seat."""

    turns: int = 0
    steps: int = 0
    tiles: int = 0
    taken: int = 0
    lost: int = 0
    luck: float = 0.0
    rahi: Duels = field(factory=Duels)
    makuta: Duels = field(factory=Duels)

    def against(self, foe: Foe) -> Duels:
        return self.makuta if isinstance(foe, MakutaFoe) else self.rahi


def figures_of(seats: int, told: Iterable[events.Event]) -> list[Figures]:
    """By seat."""
    counted = [Figures() for _ in range(seats)]
    for event in told:
        _count(counted, event)
    return counted


def _count(figures: list[Figures], event: events.Event) -> None:
    match event:
        case events.TurnStarted(seat):
            figures[seat].turns += 1
        case events.PawnMoved(seat, path):
            figures[seat].steps += len(path) - 1
        case events.TilePlaced(seat):
            figures[seat].tiles += 1
        case events.TokenTaken(seat):
            figures[seat].taken += 1
        case events.TokenLost(seat):
            figures[seat].lost += 1
        case events.DieRolled(seat, die, value, rule) if rule != TEMPLE:
            figures[seat].luck += luck_of(die, value)
        case events.DuelWon(seat, foe):
            figures[seat].against(foe).won += 1
        case events.DuelTied(seat, foe):
            figures[seat].against(foe).tied += 1
        case events.DuelLost(seat, foe):
            figures[seat].against(foe).lost += 1
        case _:
            pass


def luck_of(die: Die, value: int) -> float:
    """How far a roll lies above what was to be expected, in points of the white die.

    A green twelve is as lucky as a white six.
    """
    expected = (die + 1) / 2
    return (value - expected) / (die - 1) * (Die.WHITE - 1)


def best(figures: list[Figures], worth: Callable[[Figures], float]) -> frozenset[Seat]:
    """Who comes out best; nobody where all are alike."""
    values = [worth(each) for each in figures]
    if min(values) == max(values):
        return frozenset()
    return frozenset(Seat(seat) for seat, value in enumerate(values) if value == max(values))


# What is told of it


@frozen
class Line:
    name: str
    figure: Callable[[Figures], str]
    worth: Callable[[Figures], float] | None = None  # None: no figure is better than another


def signed(value: float) -> str:
    """`+3.5`, `0.0`: with a real minus sign, and no sign before nothing."""
    rounded = round(value, 1)
    return f"{rounded:+.1f}".replace("-", MINUS) if rounded else "0.0"


LINES = (
    Line("turns", lambda f: str(f.turns)),
    Line("rahi", lambda f: f"{f.rahi.won} / {f.rahi.tied} / {f.rahi.lost}", lambda f: f.rahi.won),
    Line("makuta", lambda f: f"{f.makuta.won} / {f.makuta.lost}", lambda f: f.makuta.won),
    Line("taken", lambda f: str(f.taken), lambda f: f.taken),
    Line("lost", lambda f: str(f.lost), lambda f: -f.lost),
    Line("steps", lambda f: str(f.steps), lambda f: f.steps),
    Line("tiles", lambda f: str(f.tiles), lambda f: f.tiles),
    Line("luck", lambda f: signed(f.luck), lambda f: f.luck),
)
