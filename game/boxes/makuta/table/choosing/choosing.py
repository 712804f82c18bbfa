"""How a player spells an action by pointing: first at this, then at that, then a nod.

It knows no rules: what can be meant comes from `legal_actions`, and what one can point at to mean
it from `targets`. What cannot be taken back waits for a second press.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from attrs import define, evolve, field, frozen

from game.boxes.makuta.words.outlook import HARMLESS, find_at
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    ChooseLoss,
    FlyTo,
    GiveUpKanohi,
    MoveTo,
    PlaceTile,
    ReturnToStart,
    RollDie,
    SetPawn,
    SwapToken,
    TakeFromTray,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.phases import ChoosingBonuses
from game.rules.makuta.pieces import PUBLIC_BIT, Disc, Kind, Toa
from game.rules.makuta.play import legal_actions, to_move
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtButton, AtDisc, Button, Target, meanings

Ending: TypeAlias = MoveTo | FlyTo | SetPawn
GRAVE = (
    ChallengeMakuta,
    ChooseLoss,
    FlyTo,
    GiveUpKanohi,
    ReturnToStart,
    SetPawn,
    SwapToken,
    TakeFromTray,
    UseAkaku,
)
FEW = 8  # as many ways to go on are listed on a card; of more, the island shows the ends


# What is said by pressing things


@frozen
class Point:
    """At something on the table."""

    target: Target


@frozen
class Pick:
    """One of several actions that were all meant so far."""

    action: Action


@frozen
class Confirm:
    """What is waiting for a second press."""


@frozen
class Cancel:
    """Point anew."""


@frozen
class Turn:
    """The drawn tile, to its next legal rotation, clockwise or back."""

    by: int


@define
class Choosing:
    """What the viewer of *seen* has pointed at so far."""

    seen: Observation
    actions: tuple[Action, ...] = field(init=False)
    meant_by: dict[Target, tuple[Action, ...]] = field(init=False)
    narrowed: tuple[Action, ...] = field(default=(), init=False)  # still meant; () is all
    armed: Action | None = field(default=None, init=False)  # waits for a second press
    bonuses: frozenset[int] = field(default=frozenset(), init=False)  # to be used in a duel
    _turn: int = field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        may = to_move(self.seen) == self.seen.viewer
        self.actions = tuple(legal_actions(self.seen)) if may else ()
        self.meant_by = _by_target(self.seen, self.actions)

    # What may be pointed at

    def is_legal(self, target: Target) -> bool:
        return target in self.meant_by

    @property
    def options(self) -> tuple[Action, ...]:
        """What is still meant, if it is little enough to be listed."""
        return self.narrowed if len(self.narrowed) <= FEW else ()

    @property
    def ends(self) -> tuple[Ending, ...]:
        """The actions that end on a field, as far as they are still meant."""
        meant = self.narrowed or self.actions
        return tuple(action for action in meant if isinstance(action, Ending))

    @property
    def is_begun(self) -> bool:
        return bool(self.armed or self.narrowed)

    @property
    def begun(self) -> tuple[object, ...]:
        """How far it has got."""
        return (self.armed, self.narrowed, self.bonuses, self._turn)

    # Pointing

    def point(self, target: Target) -> Action | None:
        """The action, once it is spelled out."""
        if isinstance(self.seen.phase, ChoosingBonuses):
            return self._bonus(target)
        if self.armed is not None and self.armed in self.meant_by.get(target, ()):
            return self._done(self.armed)
        meant = self.meant_by.get(target, ())
        closer = tuple(action for action in meant if action in self.narrowed)
        return self._narrow(_without_twins(self.seen, closer or meant), target)

    def pick(self, action: Action) -> Action | None:
        """From a card that lists what was meant: that was the second press."""
        return self._done(action) if action in self.actions else None

    def confirm(self) -> Action | None:
        """What waits for a second press, or the tile as it lies now."""
        waiting = self.armed or self.placement
        return self._done(waiting) if waiting is not None else None

    def cancel(self) -> bool:
        """Whether there was anything to take back."""
        begun, self.narrowed, self.armed = self.is_begun, (), None
        return begun

    def _narrow(self, meant: tuple[Action, ...], target: Target) -> Action | None:
        if len(meant) != 1:
            self.armed, self.narrowed = None, meant
            return None
        if isinstance(target, AtDisc) or is_grave(self.seen, meant[0]):
            self.armed, self.narrowed = meant[0], ()
            return None
        return self._done(meant[0])

    def _done(self, action: Action) -> Action:
        self.cancel()
        return action

    # Bonuses

    @property
    def could_add_bonuses(self) -> bool:
        """Whether to use none of them is hardly meant.

        Others look on: whether a token that lies face down would help makes no difference.
        """
        return not self.bonuses and not self.needs_no_bonus

    @property
    def needs_no_bonus(self) -> bool:
        """Whether the roll is enough, or there is nothing to add to it."""
        phase, seen = self.seen.phase, self.seen
        if not isinstance(phase, ChoosingBonuses):
            return True
        is_won = phase.roll is not None and phase.roll > phase.foe.strength
        toa = seen.terms.toas[phase.seat]
        return is_won or not any(_might_help(disc, toa) for disc in seen.trays[phase.seat])

    def _bonus(self, target: Target) -> Action | None:
        match target:
            case AtDisc(_, place) if self.is_legal(target):
                self.bonuses, self.armed = self.bonuses ^ {place}, None
            case AtButton(Button.CONFIRM_BONUSES) if self.is_legal(target):
                use = UseBonuses(tuple(sorted(self.bonuses)))
                if not self.could_add_bonuses or self.armed == use:
                    return self._done(use)
                self.armed = use
            case _:
                pass
        return None

    # The drawn tile

    @property
    def placements(self) -> tuple[PlaceTile, ...]:
        return tuple(action for action in self.actions if isinstance(action, PlaceTile))

    @property
    def placement(self) -> PlaceTile | None:
        """How the tile lies now."""
        turns = self.placements
        return turns[self._turn % len(turns)] if turns else None

    def lay(self, placement: PlaceTile) -> None:
        """Turn the tile until it lies so."""
        self._turn = self.placements.index(placement)

    def turn(self, by: int) -> None:
        self._turn += by


def _might_help(disc: Disc, toa: Toa) -> bool:
    """As far as everybody knows."""
    if disc.known & PUBLIC_BIT:
        return bonus_of(disc, toa) > 0
    return disc.kind in {Kind.KANOHI, Kind.TURAGA}


def is_grave(seen: Observation, action: Action) -> bool:
    """Whether a stray click must not be enough for it."""
    if isinstance(action, MoveTo):
        return find_at(seen, action.field) not in HARMLESS
    return isinstance(action, GRAVE)


def _by_target(seen: Observation, actions: Iterable[Action]) -> dict[Target, tuple[Action, ...]]:
    found: dict[Target, list[Action]] = {}
    for action in actions:
        for target in meanings(seen, action):
            found.setdefault(target, []).append(action)
    return {target: tuple(meant) for target, meant in found.items()}


def _without_twins(seen: Observation, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Where several equal masks would do, the one that most people know: it gives away least."""
    best: dict[object, Action] = {}
    for action in actions:
        other = best.setdefault(_apart_from_mask(action), action)
        if other is not action and _fame(seen, action) > _fame(seen, other):
            best[_apart_from_mask(action)] = action
    return tuple(best.values())


def _apart_from_mask(action: Action) -> object:
    match action:
        case RollDie(die, int()):
            return RollDie(die, -1)
        case FlyTo() as flight:
            return evolve(flight, mask=-1)
        case UseAkaku() as look:
            return evolve(look, mask=-1)
        case _:
            return action


def _fame(seen: Observation, action: Action) -> int:
    """How many know the mask that *action* uses."""
    assert isinstance(action, RollDie | FlyTo | UseAkaku)
    seat = to_move(seen)
    assert action.mask is not None
    assert seat is not None
    return seen.trays[seat][action.mask].known.bit_count()
