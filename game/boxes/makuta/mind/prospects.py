"""How promising every field of the island is: the goals, and the ways to them."""

from collections.abc import Collection, Container, Sequence
from heapq import heapify, heappop, heappush

from attrs import define, field

from game.boxes.makuta.mind.duels import Odds, odds_at, of_duel
from game.boxes.makuta.mind.goals import Goals, goals
from game.boxes.makuta.mind.worth import Worth
from game.rules.makuta.actions import MoveTo


@define
class Prospects:
    """For one seat at one moment."""

    worth: Worth
    goals: Goals
    odds: dict[int, Odds] = field(init=False)  # of the duel on each Rahi's field
    _settled: dict[int, float] = field(factory=dict, init=False)
    _best: dict[int, float] = field(init=False)  # known so far, settled or not
    _queue: list[tuple[float, int]] = field(init=False)  # the best first

    @odds.default
    def _odds(self) -> dict[int, Odds]:
        return {place: odds_at(self.worth, place) for place in self.worth.seen.tokens.rahi}

    @_best.default
    def _starts(self) -> Goals:
        duels = {place: self.of_duel(place, 0.0, 0.0) for place in self.odds}
        return {place: value for place, value in duels.items() if value > 0.0} | self.goals

    @_queue.default
    def _queued(self) -> list[tuple[float, int]]:
        queue = [(-value, place) for place, value in self._best.items()]
        heapify(queue)
        return queue

    def _spread_to(self, places: Container[int]) -> int | None:
        """From the best goals outwards, to the first of *places*; the island may have no more."""
        settled, queue, best, odds = self._settled, self._queue, self._best, self.odds
        adjacent, step = self.worth.seen.island.adjacent, self.worth.step
        while queue:
            minus, here = heappop(queue)
            if here in settled:
                continue
            settled[here] = -minus
            onward = -minus * step
            for beside in adjacent[here]:
                if beside in settled:
                    continue
                value = self.through(beside, onward) if beside in odds else onward
                if value > best.get(beside, 0.0):
                    best[beside] = value
                    heappush(queue, (-value, beside))
            if here in places:
                return here
        return None

    def through(self, place: int, onward: float) -> float:
        """What *onward* is worth from a field before it: a Rahi there has to be beaten first."""
        if place not in self.odds:
            return onward
        wins, _ = self.odds[place]
        return self.of_duel(place, onward, 0.0) if wins else 0.0

    def at(self, place: int) -> float:
        """The worth of the best goal from there, less for every step and every risk."""
        if place not in self._settled:
            self._spread_to((place,))
        return self._settled.get(place, 0.0)

    def of_stop(self, place: int, came_from: int) -> float:
        """What it is worth to end a move there, having come from that side."""
        if place not in self.odds:
            return self.at(place)
        beyond = (self.at(beside) for beside in self.worth.seen.island.adjacent[place])
        onward = max(beyond, default=0.0) * self.worth.step
        return self.of_duel(place, onward, self.at(came_from))

    def best_stop(self, moves: Sequence[MoveTo]) -> MoveTo:
        """Found without a look at every field.

        Fields are reached in the order of their worth, so the first one is the best. A Rahi's field
        is looked at only if it could be better, with the best imaginable around it.
        """
        walks = {move.field: move for move in moves if move.field not in self.odds}
        field = self._first_reached(walks)
        if field is None:
            return max(moves, key=lambda move: self.of_stop(move.field, move.came_from))
        chosen, most = walks[field], self.at(field)
        for move in moves:
            if move.field in self.odds and self._at_best(move, most) > most:
                value = self.of_stop(move.field, move.came_from)
                if value > most:
                    chosen, most = move, value
        return chosen

    def _first_reached(self, fields: Collection[int]) -> int | None:
        reached = [field for field in fields if field in self._settled]
        return max(reached, key=self._settled.__getitem__) if reached else self._spread_to(fields)

    def _at_best(self, move: MoveTo, most: float) -> float:
        """No field is worth more than *most* that has not been reached yet."""
        at = self._settled.get
        beyond = max(at(beside, most) for beside in self.worth.seen.island.adjacent[move.field])
        return self.of_duel(move.field, beyond * self.worth.step, at(move.came_from, most))

    def of_duel(self, rahi: int, onward: float, back: float) -> float:
        return of_duel(self.worth, rahi, self.odds[rahi], onward, back)


def prospects_of(worth: Worth) -> Prospects:
    """As they are at sight."""
    return Prospects(worth, goals(worth))
