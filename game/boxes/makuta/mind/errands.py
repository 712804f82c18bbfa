"""Which goal makes a field promising, and what there is to be done at it."""

from attrs import frozen

from game.boxes.makuta.mind import motives
from game.boxes.makuta.mind.goals import of_fields
from game.boxes.makuta.mind.lock_needs import is_known_key, lock_served
from game.boxes.makuta.mind.prospects import Prospects
from game.boxes.makuta.mind.trays import of_tray
from game.boxes.makuta.mind.worth import Worth
from game.boxes.makuta.odds import chance_above
from game.boxes.makuta.risk import possible_strengths
from game.core.seats import Seat
from game.rules.makuta.movement import holds
from game.rules.makuta.pieces import EVERYONE, HIDDEN, STRENGTHS, Disc, Kanohi


@frozen
class Errands:
    """Follows the worth of fields back to where it comes from."""

    prospects: Prospects

    @property
    def worth(self) -> Worth:
        return self.prospects.worth

    # Where to

    def pursuit(self, start: int, before: int = 0) -> motives.Pursuit | None:
        """The goal whose worth has spread to *start*, which is *before* steps away itself."""
        way = self.way_from(start)
        if not way:
            return None
        return self._along(way, before)

    def duel(self, rahi: int, came_from: int, before: int = 0) -> motives.Pursuit:
        """Whoever stops on a Rahi's field fights it: for what it guards, or for the way on."""
        beat, way = self.beat(rahi), self._way_beyond(rahi, came_from)
        if beat.held is None and way:
            return self._along([rahi, *way], before)
        return motives.Pursuit(rahi, rahi, before, beat)

    def _way_beyond(self, rahi: int, came_from: int) -> list[int]:
        """None where the best way on is the way back."""
        beyond = self.worth.seen.island.adjacent[rahi]
        best = max(beyond, key=self.prospects.at, default=came_from)
        way = [] if best == came_from else self.way_from(best)
        return [] if rahi in way else way

    def _along(self, way: list[int], before: int) -> motives.Pursuit:
        past = next((place for place in way[:-1] if place in self.prospects.odds), None)
        return motives.Pursuit(
            start=way[0],
            field=way[-1],
            steps=before + len(way) - 1,
            errand=self.at(way[-1]),
            past=None if past is None else self.beat(past),
        )

    def way_from(self, start: int) -> list[int]:
        """From field to field, each the one whose worth has made the last what it is.

        The worth of the goal, where the way ends, comes from no other field.
        """
        if not self.prospects.at(start):
            return []
        way = [start]
        while (onward := self._next(way)) is not None:
            way.append(onward)
        return way

    def _next(self, way: list[int]) -> int | None:
        here, at, through = way[-1], self.prospects.at, self.prospects.through
        for beside in self.worth.seen.island.adjacent[here]:
            spread = through(here, at(beside) * self.worth.step)
            if at(beside) and spread == at(here) and beside not in way:
                return beside
        return None

    # What for

    def at(self, field: int) -> motives.Errand:
        """What makes *field* a goal; where several things do, the one that counts (`goals`)."""
        if field in self.prospects.odds:
            return self.beat(field)
        victim = self._victim_at(field)
        if victim is not None and self._is_poor(field, victim):
            return self.spy(victim)
        return self.as_if_alone(field)

    def _is_poor(self, field: int, victim: Seat) -> bool:
        """What it has is worth less than a look into a tray, for whoever has Akaku."""
        seen, seat = self.worth.seen, self.worth.seat
        poor = of_fields(self.worth).get(field, 0.0) <= of_tray(self.worth, victim)
        return poor and holds(seen, seat, Kanohi.AKAKU)

    def as_if_alone(self, field: int) -> motives.Errand:
        """What *field* has for whoever leaves the trays of others alone (U2)."""
        seen = self.worth.seen
        if field == seen.terms.atlas.start_field:
            return self.draw()
        if field in seen.tokens.locks:
            return self.unlock(field)
        if field in seen.island.open_gates and seen.tiles_left:
            return motives.Explore(seen.tiles_left, hidden=seen.temple is None)
        disc = seen.tokens.on_fields[field][0]
        return motives.Fetch(disc, self.lock_for(disc))

    def _victim_at(self, field: int) -> Seat | None:
        seen = self.worth.seen
        others = (
            Seat(seat)
            for seat, at in enumerate(seen.pawns)
            if at == field and seat != self.worth.seat and seen.trays[seat]
        )
        return max(others, key=lambda seat: of_tray(self.worth, seat), default=None)

    def spy(self, victim: Seat) -> motives.Spy:
        race, seat = self.worth.race, self.worth.seat
        leads = victim == race.leader_before(seat) and race.is_ahead(victim, seat)
        return motives.Spy(victim, len(self.worth.seen.trays[victim]), leads)

    def draw(self) -> motives.Draw:
        kinds = {disc.back for disc in self.worth.seen.tokens.pile.old}
        return motives.Draw(max(kinds, key=lambda kind: self.worth.of_finding(Disc(kind, HIDDEN))))

    def unlock(self, entrance: int) -> motives.Unveil | motives.Challenge:
        lock = self.worth.seen.tokens.locks[entrance]
        return (
            motives.Challenge(entrance, self.of_makuta(), self._who_presses())
            if lock.known == EVERYONE
            else motives.Unveil(entrance)
        )

    def _who_presses(self) -> Seat | None:
        """Whoever makes one challenge Makuta at odds at which one would else wait."""
        worth = self.worth
        is_early = worth.is_ready and worth.chance < worth.temper.ready
        return worth.race.leader_before(worth.seat) if is_early else None

    def beat(self, field: int) -> motives.Beat:
        rahi, *held = self.worth.seen.tokens.on_fields[field]
        best = max(held, key=self.worth.of_finding, default=None)
        lock = None if best is None else self.lock_for(best)
        return motives.Beat(rahi, self.chance(self._wins(rahi)), best, lock)

    # Figures

    def _wins(self, rahi: Disc) -> float:
        """As the space tells it: what has been seen elsewhere is no longer possible."""
        strengths = possible_strengths(self.worth.seen, rahi)
        return chance_above(strengths, self.worth.die, self.worth.bonus)

    def of_makuta(self) -> motives.Chance:
        return self.chance(self.worth.chance)

    def chance(self, share: float) -> motives.Chance:
        """Tokens that are not known count for the least that they can be."""
        tray = self.worth.tray
        return motives.Chance(share, any(d.face == HIDDEN and d.kind in STRENGTHS for d in tray))

    def lock_for(self, disc: Disc) -> int | None:
        """The entrance whose lock is closer to being opened with *disc*."""
        if not is_known_key(disc):
            return None
        return lock_served(self.worth, (*self.worth.keys, disc.face))
