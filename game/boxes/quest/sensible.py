"""A player who plays sensibly at sight: explores, collects, fights at good odds, hunts keys."""

from collections import deque
from random import Random
from typing import assert_never

from attrs import define, field, frozen

from game.boxes.quest.odds import chance_above
from game.boxes.quest.prospects import PILE_SHARE, UNKNOWN_LOCK, goals, prospects
from game.boxes.quest.worth import READY, VICTORY, Worth, worth_to
from game.core.seats import Audience, Seat
from game.rules.quest import legal_actions
from game.rules.quest.actions import (
    Action,
    ChallengeMakuta,
    ChooseLoss,
    Drawn,
    EndTurn,
    FlyTo,
    GiveUpKanohi,
    KeepKanohi,
    MoveTo,
    PlaceTile,
    RefuseToken,
    ReturnToStart,
    RollDie,
    Rolled,
    SetPawn,
    SwapToken,
    TakeFromTray,
    TakeUnseen,
    TurnUpLock,
    UseAkaku,
    UseBonuses,
)
from game.rules.quest.duel import total_bonus
from game.rules.quest.phases import ChoosingBonuses, ChoosingLoss, Looking, Placing, Weighing
from game.rules.quest.pieces import HIDDEN, Disc, Kind
from game.rules.quest.placement import fit
from game.rules.quest.state import Observation, without

WORTH_A_FLIGHT = 40.0  # no less than a fair chance to win
STEALING = 6.0
WHAT_ONE_HAS = 0.1  # is better than what is no better
A_SHOWN_TOKEN = 0.01  # never show more than one must


@frozen
class SensiblePlayer:
    """Weighs every legal action by itself and takes the best; equal ones by chance."""

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        assert not isinstance(seen.viewer, Audience)
        actions = legal_actions(seen)
        if len(actions) == 1:
            return actions[0]
        weigh = _Scales(seen, seen.viewer)
        return max(actions, key=lambda action: (weigh(action), rng.random()))


@define
class _Scales:
    """How good each action is, as one decision's alternatives compare."""

    seen: Observation
    seat: Seat
    worth: Worth = field(init=False)
    _goals: dict[int, float] | None = None
    _prospects: dict[int, float] | None = None
    _far: dict[int, int] | None = None

    def __attrs_post_init__(self) -> None:
        self.worth = worth_to(self.seen, self.seat)

    def __call__(self, action: Action) -> float:
        match action:
            case MoveTo(target):
                return self._prospect(target)
            case RollDie(die):
                return float(die)
            case FlyTo(target):
                return self._fly(target)
            case ReturnToStart():
                return self._return_to_start()
            case EndTurn():
                return 0.0
            case PlaceTile(rotation):
                return self._place(rotation)
            case UseBonuses(places):
                return self._use(places)
            case ChallengeMakuta():
                return VICTORY if self.worth.chance >= READY else -1.0
            case TurnUpLock():
                return UNKNOWN_LOCK
            case TakeUnseen(kind):
                return PILE_SHARE * self.worth.of_finding(Disc(kind, HIDDEN))
            case UseAkaku(_, victim):
                return STEALING + len(self.seen.trays[victim])
            case TakeFromTray(place):
                assert isinstance(self.seen.phase, Looking)
                return self._harm(self.seen.phase.victim, place)
            case SwapToken(place):
                return self._swap(place)
            case RefuseToken():
                return WHAT_ONE_HAS
            case KeepKanohi():
                return 0.0
            case GiveUpKanohi(place):
                return -self.worth.of_own(place)
            case ChooseLoss(place):
                assert isinstance(self.seen.phase, ChoosingLoss)
                return self._harm(self.seen.phase.loser, place)
            case SetPawn(target):
                return self._steps_to_makuta(target)
            case Rolled() | Drawn():
                raise AssertionError("nature does not ask")
            case _:
                assert_never(action)

    def _fly(self, target: int) -> float:
        if self._goals is None:
            self._goals = goals(self.worth)
        value = self._goals.get(target, 0.0)
        return value if value >= WORTH_A_FLIGHT else -1.0

    def _prospect(self, target: int) -> float:
        if self._prospects is None:
            self._prospects = prospects(self.worth)
        return self._prospects.get(target, 0.0)

    def _return_to_start(self) -> float:
        """Better than any die, unless some way out of the trap is promising."""
        return 20.0 if self._prospect(self.seen.pawns[self.seat]) < 1.0 else 0.0

    def _place(self, rotation: int) -> float:
        """Many gates to explore, many ways to walk."""
        phase = self.seen.phase
        assert isinstance(phase, Placing)
        island = self.seen.island
        place = island.open_gates[phase.gate]
        fitting = fit(island, self.seen.terms.atlas, phase.tile, place, rotation)
        return len(fitting.opened) + 0.5 * len(fitting.linked) - 0.25 * len(fitting.blocked)

    def _use(self, places: tuple[int, ...]) -> float:
        """As much as wins, as little as shows."""
        phase = self.seen.phase
        assert isinstance(phase, ChoosingBonuses)
        bonus = total_bonus(self.seen, self.seat, places)
        shown = A_SHOWN_TOKEN * len(places)
        if phase.roll is None:
            return chance_above((phase.foe.strength,), self.worth.die, bonus) - shown
        total = phase.roll + bonus
        won, tied = total > phase.foe.strength, total == phase.foe.strength
        return (1.0 if won else 0.5 if tied else 0.0) - shown

    def _swap(self, place: int) -> float:
        """What the token in hand is better than the one it would replace."""
        phase = self.seen.phase
        assert isinstance(phase, Weighing)
        mine, new = self.worth.tray[place], phase.disc
        if new.kind is not Kind.KEY:
            return self.worth.of_disc(new) - self.worth.of_disc(mine)
        keys = [d.face for d in without(self.worth.tray, place) if d.kind is Kind.KEY]
        gain = self.worth.match([*keys, new.face]) - self.worth.match(self.worth.keys)
        return 10.0 * gain + self.worth.of_disc(new) - self.worth.of_disc(mine)

    def _harm(self, victim: Seat, place: int) -> float:
        """What a token is worth to the one who has it."""
        theirs = worth_to(self.seen, victim)
        return theirs.of_own(place)

    def _steps_to_makuta(self, target: int) -> float:
        if self._far is None:
            self._far = _steps_from(self.seen, set(self.seen.tokens.locks))
        return self._far.get(target, len(self.seen.island.adjacent))


def _steps_from(seen: Observation, starts: set[int]) -> dict[int, int]:
    steps = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        here = queue.popleft()
        for beside in seen.island.adjacent[here]:
            if beside not in steps:
                steps[beside] = steps[here] + 1
                queue.append(beside)
    return steps
