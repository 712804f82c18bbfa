"""How good each action of one decision is, in the points of `Temper`."""

from typing import assert_never

from attrs import define, evolve, field

from game.boxes.makuta.mind.goals import of_fields
from game.boxes.makuta.mind.laying import laid_so, openness
from game.boxes.makuta.mind.prospects import Prospects, prospects_of
from game.boxes.makuta.mind.temper import VICTORY, Temper
from game.boxes.makuta.mind.trays import of_taking, of_tray
from game.boxes.makuta.mind.worth import Worth, worth_to
from game.boxes.makuta.odds import chance_above
from game.core.seats import Seat
from game.rules.makuta import actions, phases
from game.rules.makuta.duel import Outcome, outcome_against, total_bonus
from game.rules.makuta.movement import ways_from
from game.rules.makuta.pieces import HIDDEN, Die, Disc, Kind
from game.rules.makuta.placement import Fit
from game.rules.makuta.state import Observation, replaced, without

WHAT_ONE_HAS = 0.1  # is better than what is no better
A_SHOWN_TOKEN = 0.01  # never show more than one must
OUTCOMES = {Outcome.WON: 1.0, Outcome.TIED: 0.5, Outcome.LOST: 0.0}


@define
class Scales:
    seen: Observation
    seat: Seat
    temper: Temper
    worth: Worth = field(init=False)
    _prospects: Prospects | None = field(default=None, init=False)
    _harms: dict[int, float] = field(factory=dict, init=False)  # by place on a rival's tray
    _theirs: Prospects | None = field(default=None, init=False)
    _rivals: Worth | None = field(default=None, init=False)  # who leads

    @worth.default
    def _worth(self) -> Worth:
        return worth_to(self.seen, self.seat, self.temper)

    @property
    def prospects(self) -> Prospects:
        if self._prospects is None:
            self._prospects = prospects_of(self.worth)
        return self._prospects

    def __call__(self, action: actions.Action) -> float:
        match action:
            case actions.MoveTo(target, came_from):
                return self.prospects.of_stop(target, came_from)
            case actions.RollDie(die):
                return self._roll(die)
            case actions.FlyTo(target, mask):
                here = self.seen.pawns[self.seat]
                return self.prospects.of_stop(target, here) - self.worth.of_own(mask)
            case actions.ReturnToStart():
                return self.prospects.at(self.seen.terms.atlas.start_field)
            case actions.EndTurn():
                return self._end()
            case actions.PlaceTile(rotation):
                return self._place(rotation)
            case actions.UseBonuses(places):
                return self._use(places)
            case actions.ChallengeMakuta():
                return VICTORY if self.worth.is_ready else -1.0
            case actions.TurnUpLock():
                return self.temper.unknown_lock
            case actions.TakeUnseen(kind):
                return self.temper.pile * self.worth.of_finding(Disc(kind, HIDDEN))
            case actions.UseAkaku(_, victim):
                return of_tray(self.worth, Seat(victim))
            case actions.DeclineAkaku():
                return of_fields(self.worth).get(self.seen.pawns[self.seat], 0.0)
            case actions.TakeFromTray(place):
                assert isinstance(self.seen.phase, phases.Looking)
                return self._take(self.seen.phase.victim, place)
            case actions.SwapToken(place):
                return self._swap(place)
            case actions.RefuseToken() | actions.GiveUpNew():
                return WHAT_ONE_HAS
            case actions.KeepKanohi() | actions.KeepToken():
                return 0.0
            case actions.GiveUpKanohi(place):
                return -self.worth.of_own(place)
            case actions.ChooseLoss(place):
                assert isinstance(self.seen.phase, phases.ChoosingLoss)
                return self._harm(self.seen.phase.loser, place)
            case actions.SetPawn(target):
                return self._set(target)
            case actions.Rolled() | actions.Drawn():
                raise AssertionError("nature does not ask")
            case _:
                assert_never(action)

    # Moving

    def _roll(self, die: Die) -> float:
        """The best stop that each roll allows, on average."""
        if isinstance(self.seen.phase, phases.ChoosingDie):
            return float(die)
        here = self.seen.pawns[self.seat]
        best, total, before = 0.0, 0.0, 0
        for steps in range(1, die + 1):
            moves = ways_from(self.seen, here, steps).moves
            further = moves[before:]
            values = (self.prospects.of_stop(move.field, move.came_from) for move in further)
            best = max(best, max(values, default=0.0))
            total, before = total + best, len(moves)
        return total / die

    def _end(self) -> float:
        """To end a turn is to stay, where a move has been granted (U3)."""
        phase = self.seen.phase
        if isinstance(phase, phases.Starting):
            return self.prospects.at(self.seen.pawns[self.seat])
        return 0.0

    # Tiles

    def _place(self, rotation: int) -> float:
        """How the island would look from where one stands, and how open it would be."""
        then, fitting = laid_so(self.seen, rotation)
        return self._of_island(then, fitting) - self._of_island_to_rival(then)

    def of_laying(self, rotation: int) -> float:
        """For oneself, whatever others make of it."""
        return self._of_island(*laid_so(self.seen, rotation))

    def _of_island(self, then: Observation, fitting: Fit) -> float:
        """A tile changes nothing but the ways: its tokens lie face down."""
        own = prospects_of(evolve(self.worth, seen=then))
        return own.at(then.pawns[self.seat]) + self.temper.openness * openness(fitting)

    def _of_island_to_rival(self, then: Observation) -> float:
        """Of what whoever leads the race can go for, a share is lost to oneself."""
        race = self.worth.race
        rival = race.leader_before(self.seat)
        if not self.temper.spoil or not race.is_ahead(rival, self.seat):
            return 0.0
        theirs = prospects_of(evolve(self._worth_to(rival), seen=then))
        return self.temper.spoil * race.share(self.seat, rival) * theirs.at(then.pawns[rival])

    def _worth_to(self, rival: Seat) -> Worth:
        """Who is taken to think of one goal at a time."""
        if self._rivals is None:
            temper = evolve(self.temper, contested=1.0, nearby=0.0)
            self._rivals = worth_to(self.seen, rival, temper)
        return self._rivals

    # Duels

    def _use(self, places: tuple[int, ...]) -> float:
        """As much as wins, as little as shows."""
        phase = self.seen.phase
        assert isinstance(phase, phases.ChoosingBonuses)
        bonus = total_bonus(self.seen, self.seat, places)
        shown = A_SHOWN_TOKEN * len(places)
        if phase.roll is None:
            return chance_above((phase.foe.strength,), self.worth.die, bonus) - shown
        return OUTCOMES[outcome_against(phase.foe, phase.roll + bonus)] - shown

    # Tokens

    def _swap(self, place: int) -> float:
        """What the token in hand is better than the one it would replace."""
        phase = self.seen.phase
        assert isinstance(phase, phases.Weighing)
        mine, new = self.worth.tray[place], phase.disc
        if new.kind is Kind.KANOHI:
            return self.worth.of_new_mask(new.face, place) - self.worth.of_own(place)
        if new.kind is not Kind.KEY:
            return self.worth.of_disc(new) - self.worth.of_disc(mine)
        keys = [d.face for d in without(self.worth.tray, place) if d.kind is Kind.KEY]
        gain = self.worth.match([*keys, new.face]) - self.worth.match(self.worth.keys)
        return 10.0 * gain + self.worth.of_disc(new) - self.worth.of_disc(mine)

    def _take(self, victim: Seat, place: int) -> float:
        """A token for oneself, or at least out of the hands of a rival."""
        share = self.worth.race.share(self.seat, victim)
        gain = of_taking(self.worth, self.seen.trays[victim][place])
        return gain + share * self._harm(victim, place)

    def _harm(self, victim: Seat, place: int) -> float:
        """What the one who has a token would give to find it, if it were gone."""
        if place not in self._harms:
            rest = without(self.seen.trays[victim], place)
            trays = replaced(self.seen.trays, victim, rest)
            robbed = worth_to(evolve(self.seen, trays=trays), victim, self.temper)
            self._harms[place] = robbed.of_finding(self.seen.trays[victim][place])
        return self._harms[place]

    def _set(self, target: int) -> float:
        """As far as can be from all that the beaten one would like to reach."""
        if self._theirs is None:
            assert isinstance(self.seen.phase, phases.SettingPawn)
            loser = worth_to(self.seen, self.seen.phase.loser, self.temper)
            self._theirs = prospects_of(loser)
        return -self._theirs.at(target)
