"""How long a game will take: an estimate from figures that were measured."""

from collections.abc import Iterable, Mapping

from attrs import field, frozen


@frozen
class Length:
    """Of the games of a box. What is not told apart takes as long as the rest."""

    turns: Mapping[int, float]  # of each player until somebody has won, by the number of seats
    editions: Mapping[str, float] = field(factory=dict)  # times as many turns, by key
    options: Mapping[str, float] = field(factory=dict)  # and once more, by key
    person: float = 20.0  # seconds of a turn, with all that moves in it
    computer: float = 6.0  # at normal speed

    def minutes(self, edition: str, options: Iterable[str], people: int, computers: int) -> float:
        turns = self._turns(people + computers) * self.editions.get(edition, 1.0)
        for option in options:
            turns *= self.options.get(option, 1.0)
        return turns * (people * self.person + computers * self.computer) / 60

    def _turns(self, seats: int) -> float:
        """Between two numbers of seats that were measured, something between."""
        less = max((each for each in self.turns if each <= seats), default=min(self.turns))
        more = min((each for each in self.turns if each >= seats), default=max(self.turns))
        share = (seats - less) / (more - less) if more > less else 0.0
        return self.turns[less] + share * (self.turns[more] - self.turns[less])
