"""The course of one game: who had which odds in which round, and how exciting that was.

The measures are Cameron Browne's ("Automatic Generation and Evaluation of Recombination Games",
2008), for any number of players:

*drama*: how far the later winner was behind the leader while somebody else led, as the root of the
odds between them, on average; 0 in a game that the winner led from its first round to its last.
*lead change*: the share of rounds in which another player leads than in the one before.
*uncertainty*: how even the odds are, on average, as their entropy; 1 where all have the same odds,
0 where one is sure to win.
*decisiveness*: how much of a game is over when the winner first has better odds than any of the
others ever had; 1 in a game that ends then and there.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from attrs import field, frozen

from game.boxes.makuta.mind.race import odds_of
from tools.lab_figures.chance import mean


@frozen
class Course:
    odds: tuple[tuple[float, ...], ...]  # of being first: by round, then by seat
    winner: int
    leaders: tuple[int, ...] = field(init=False)  # by round

    @leaders.default
    def _leaders(self) -> tuple[int, ...]:
        return tuple(odds.index(max(odds)) for odds in self.odds)

    @property
    def of_winner(self) -> tuple[float, ...]:
        return tuple(odds[self.winner] for odds in self.odds)

    @property
    def lead_changes(self) -> int:
        return sum(one != other for one, other in pairwise(self.leaders))

    @property
    def decided(self) -> float:
        """After which share of the game nobody but the winner led any more."""
        behind = [number for number, who in enumerate(self.leaders, 1) if who != self.winner]
        return max(behind, default=0) / len(self.odds)


def course_of(needs: Sequence[Sequence[float]], winner: int) -> Course:
    """*needs*: the turns that each seat still needs, by round."""
    return Course(tuple(tuple(odds_of(turns)) for turns in needs), winner)


def drama(course: Course) -> float:
    gaps = [max(odds) - odds[course.winner] for odds in course.odds]
    return mean([math.sqrt(gap) for gap in gaps if gap] or [0.0])


def lead_change(course: Course) -> float:
    return course.lead_changes / (len(course.odds) - 1)


def uncertainty(course: Course) -> float:
    entropies = [-sum(chance * math.log(chance) for chance in odds) for odds in course.odds]
    return mean(entropies) / math.log(len(course.odds[0]))


def decisiveness(course: Course) -> float:
    others = max(
        chance for odds in course.odds for seat, chance in enumerate(odds) if seat != course.winner
    )
    above = (number for number, chance in enumerate(course.of_winner) if chance > others)
    return next(above, len(course.odds)) / len(course.odds)


MEASURES: Mapping[str, Callable[[Course], float]] = {
    "drama": drama,
    "lead_change": lead_change,
    "uncertainty": uncertainty,
    "decisiveness": decisiveness,
}
