"""How a player of the quest spells an action: a selection, bonuses of a duel, and a drawn tile.

What cannot be taken back waits for a second press.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from attrs import define, evolve, field, frozen

from game.boxes.makuta.table.duel.second_thought import SecondThought, second_thought
from game.boxes.makuta.words.outlook import HARMLESS, find_at
from game.rules.makuta import actions
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.phases import ChoosingBonuses
from game.rules.makuta.pieces import PUBLIC_BIT, STRENGTHS, Disc, Toa
from game.rules.makuta.play import legal_actions, to_move
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import AtButton, AtDisc, Button, Target, meanings
from game.scenes.table.selection import Confirm, PointAt, Selection

Ending: TypeAlias = actions.MoveTo | actions.FlyTo | actions.SetPawn
GRAVE = (
    actions.ChallengeMakuta,
    actions.ChooseLoss,
    actions.FlyTo,
    actions.GiveUpKanohi,
    actions.ReturnToStart,
    actions.SetPawn,
    actions.SwapToken,
    actions.TakeFromTray,
    actions.UseAkaku,
)


@frozen
class TurnTile:
    """Press it to turn the drawn tile to its next legal rotation, clockwise or back."""

    by: int


@define
class Choosing:
    """What the viewer of *seen* has pointed at so far, added to a duel, and turned."""

    seen: Observation
    asks_again: bool = False  # before a walk that leads to something
    readable: Callable[[Observation], Observation] = lambda seen: seen  # what words may tell now
    selection: Selection[actions.Action, Target] = field(init=False)
    bonuses: frozenset[int] = field(default=frozenset(), init=False)  # to be used in a duel
    _turn: int = field(default=0, init=False)

    @selection.default
    def _all(self) -> Selection[actions.Action, Target]:
        seen = self.seen
        legal = tuple(legal_actions(seen)) if to_move(seen) == seen.viewer else ()
        return Selection(legal, partial(meanings, seen), self._is_grave, partial(_known, seen))

    def _is_grave(self, action: actions.Action, target: Target) -> bool:
        """Whether a stray press must not be enough; tokens lie close together."""
        if isinstance(target, AtDisc) or isinstance(action, GRAVE):
            return True
        if not isinstance(action, actions.MoveTo):
            return False
        return self.asks_again and find_at(self.seen, action.field) not in HARMLESS

    # What may be pointed at

    @property
    def ends(self) -> tuple[Ending, ...]:
        """The actions that end on a field, as far as they are still meant."""
        return tuple(action for action in self.selection.possible if isinstance(action, Ending))

    @property
    def begun(self) -> tuple[object, ...]:
        """How far it has got."""
        return (self.selection.armed, self.selection.narrowed, self.bonuses, self._turn)

    # Pointing

    def point(self, target: Target) -> actions.Action | None:
        """The action, once it is spelled out."""
        if isinstance(self.seen.phase, ChoosingBonuses):
            return self._bonus(target)
        return self.selection.point(target)

    def confirm(self) -> actions.Action | None:
        """What waits for a second press, or the tile as it lies now."""
        return self.selection.confirm() or self.placement

    def next_press(self, action: actions.Action) -> object | None:
        """What leads on to *action*; a drawn tile has been turned as it should lie."""
        if isinstance(action, actions.PlaceTile):
            return Confirm()
        if not isinstance(action, actions.UseBonuses) or self.selection.armed == action:
            return self.selection.next_press(action)
        seat, wrong = to_move(self.seen), self.bonuses ^ set(action.places)
        assert seat is not None
        return PointAt(AtDisc(seat, min(wrong)) if wrong else AtButton(Button.CONFIRM_BONUSES))

    def question(self) -> object | None:
        """What is said by the first answer to what is asked; a drawn tile asks how it is to lie."""
        return self.selection.question() or (Confirm() if self.placements else None)

    # Bonuses

    @property
    def could_add_bonuses(self) -> bool:
        """Whether to use none of them is hardly meant.

        Others look on: whether a token that lies face down would help makes no difference.
        """
        return not self.bonuses and not self.needs_no_bonus

    @property
    def second_thought(self) -> SecondThought | None:
        """Where the sum loses, and would win with what was left out."""
        return second_thought(self.readable(self.seen), tuple(sorted(self.bonuses)))

    @property
    def needs_no_bonus(self) -> bool:
        """Whether the roll is enough, or there is nothing to add to it."""
        phase, seen = self.seen.phase, self.seen
        if self.is_won or not isinstance(phase, ChoosingBonuses):
            return True
        toa = seen.terms.toas[phase.seat]
        return not any(_might_help(disc, toa) for disc in seen.trays[phase.seat])

    @property
    def is_won(self) -> bool:
        """Whether the roll alone beats whom the duel is with."""
        match self.seen.phase:
            case ChoosingBonuses(_, foe, int(roll)):
                return roll > foe.strength
            case _:
                return False

    def _bonus(self, target: Target) -> actions.Action | None:
        match target:
            case AtDisc(_, place) if self.selection.is_legal(target):
                self.bonuses ^= {place}
                self.selection.cancel()
            case AtButton(Button.CONFIRM_BONUSES) if self.selection.is_legal(target):
                use = actions.UseBonuses(tuple(sorted(self.bonuses)))
                is_doubtful = self.could_add_bonuses or self.second_thought is not None
                if is_doubtful and self.selection.armed != use:
                    self.selection.arm(use)
                    return None
                self.selection.cancel()
                return use
            case _:
                pass
        return None

    # The drawn tile

    @property
    def placements(self) -> tuple[actions.PlaceTile, ...]:
        return tuple(
            action for action in self.selection.actions if isinstance(action, actions.PlaceTile)
        )

    @property
    def placement(self) -> actions.PlaceTile | None:
        """How the tile lies now."""
        turns = self.placements
        return turns[self._turn % len(turns)] if turns else None

    def lay(self, placement: actions.PlaceTile) -> None:
        """TurnTile the tile until it lies so."""
        self._turn = self.placements.index(placement)

    def turn(self, by: int) -> None:
        self._turn += by


def _might_help(disc: Disc, toa: Toa) -> bool:
    """As far as everybody knows."""
    if disc.known & PUBLIC_BIT:
        return bonus_of(disc, toa) > 0
    return disc.kind in STRENGTHS


def _known(seen: Observation, alike: Sequence[actions.Action]) -> tuple[actions.Action, ...]:
    """Where several equal masks would do, the one that most people know: it gives away least."""
    best: dict[object, actions.Action] = {}
    for action in alike:
        other = best.setdefault(_apart_from_mask(action), action)
        if other is not action and _fame(seen, action) > _fame(seen, other):
            best[_apart_from_mask(action)] = action
    return tuple(best.values())


def _apart_from_mask(action: actions.Action) -> object:
    match action:
        case actions.RollDie(die, int()):
            return actions.RollDie(die, -1)
        case actions.FlyTo() as flight:
            return evolve(flight, mask=-1)
        case actions.UseAkaku() as look:
            return evolve(look, mask=-1)
        case _:
            return action


def _fame(seen: Observation, action: actions.Action) -> int:
    """How many know the mask that *action* uses."""
    assert isinstance(action, actions.RollDie | actions.FlyTo | actions.UseAkaku)
    seat = to_move(seen)
    assert action.mask is not None
    assert seat is not None
    return seen.trays[seat][action.mask].known.bit_count()
