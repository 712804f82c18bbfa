"""How promising every field of the island is: the goals, and the ways to them."""

import math
from heapq import heapify, heappop, heappush

from attrs import define, field

from game.boxes.quest.mind.goals import Goals, goals
from game.boxes.quest.mind.worth import Worth
from game.boxes.quest.odds import odds_against, strengths_of

Odds = tuple[float, float]  # of winning and of losing a duel; the rest are ties


@define
class Prospects:
    """For one seat at one moment."""

    worth: Worth
    odds: dict[int, Odds] = field(init=False)  # of the duel on each Rahi's field
    _best: dict[int, float] = field(init=False)

    @odds.default
    def _odds(self) -> dict[int, Odds]:
        worth, lying = self.worth, self.worth.seen.tokens.on_fields
        return {
            place: odds_against(strengths_of(worth.seen, lying[place][0]), worth.die, worth.bonus)
            for place in worth.seen.tokens.rahi
        }

    @_best.default
    def _spread(self) -> dict[int, float]:
        """From the best goals outwards, as far as the island goes."""
        adjacent, step = self.worth.seen.island.adjacent, self.worth.step
        best = self._starts()
        queue = [(-value, place) for place, value in best.items()]
        heapify(queue)
        done: dict[int, float] = {}
        while queue:
            minus, place = heappop(queue)
            if place in done:
                continue
            done[place] = -minus
            for beside in adjacent[place]:
                if beside in done:
                    continue
                value = self.through(beside, -minus * step)
                if value > best.get(beside, 0.0):
                    best[beside] = value
                    heappush(queue, (-value, beside))
        return done

    def _starts(self) -> Goals:
        duels = {place: self.of_duel(place, 0.0, 0.0) for place in self.odds}
        return goals(self.worth) | {place: value for place, value in duels.items() if value > 0.0}

    def through(self, place: int, onward: float) -> float:
        """What *onward* is worth from a field before it: a Rahi there has to be beaten first."""
        if place not in self.odds:
            return onward
        wins, _ = self.odds[place]
        return self.of_duel(place, onward, 0.0) if wins else 0.0

    def at(self, place: int) -> float:
        """The worth of the best goal from there, less for every step and every risk."""
        return self._best.get(place, 0.0)

    def of_stop(self, place: int, came_from: int) -> float:
        """What it is worth to end a move there, having come from that side."""
        if place not in self.odds:
            return self.at(place)
        beyond = (self.at(beside) for beside in self.worth.seen.island.adjacent[place])
        onward = max(beyond, default=0.0) * self.worth.step
        return self.of_duel(place, onward, self.at(came_from))

    def of_duel(self, rahi: int, onward: float, back: float) -> float:
        """What a Rahi's field is worth to enter: the way on with a move granted, or back."""
        worth, (wins, loses) = self.worth, self.odds[rahi]
        temper = worth.temper
        held = worth.seen.tokens.on_fields[rahi][1:]
        prize = temper.beaten + sum(worth.of_finding(disc) for disc in held)
        won = prize + onward / math.pow(temper.patience, temper.granted)
        lost = temper.set_back + (temper.loss if worth.tray else 0.0)
        return wins * won + (1 - wins) * back - loses * lost
