"""What comes of an action: the next turns, played through in an imagined world.

One plays for oneself as one would at sight, and the others wait: so little of what happens is owed
to chance, and more turns can be thought through. What is left to do after the last of them is
counted in turns, too (`Outlook`). Nobody knows more in such a world than at the table: whoever
decides there sees what that seat would see.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from random import Random

from attrs import define, evolve, field

from game.boxes.makuta.mind.laying import openness
from game.boxes.makuta.mind.outlook import learned
from game.boxes.makuta.mind.prospects import Prospects, prospects_of
from game.boxes.makuta.mind.race import odds_of
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.signs import Signs, holdings_of, signs_of
from game.boxes.makuta.mind.temper import Temper
from game.boxes.makuta.mind.travel import Travel, travel_from
from game.boxes.makuta.mind.worth import Worth, worth_to
from game.core.seats import NATURE, Seat
from game.rules.makuta import advance, legal_actions, observe, sample_chance, to_move
from game.rules.makuta.actions import Action, MoveTo, PlaceTile, RollDie, UseBonuses
from game.rules.makuta.movement import holds
from game.rules.makuta.phases import ChoosingBonuses, ChoosingDie, Moving, Over, Placing, Starting
from game.rules.makuta.pieces import EVERYONE, Kanohi
from game.rules.makuta.placement import fit
from game.rules.makuta.state import Island, Observation, State, Turn


@define
class Rehearsal:
    seat: Seat
    temper_of: Callable[[Seat], Temper]
    turns: int  # of one's own, the one that is under way included
    _prospects: dict[tuple[object, ...], Prospects] = field(factory=dict, init=False)
    _worths: dict[tuple[object, ...], Worth] = field(factory=dict, init=False)
    _holdings: dict[tuple[object, ...], Signs] = field(factory=dict, init=False)
    _travels: dict[tuple[object, ...], Travel] = field(factory=dict, init=False)
    _promises: dict[Seat, float] = field(factory=dict, init=False)
    _islands: list[Island] = field(factory=list, init=False)  # kept, so that ids stay theirs

    def odds_after(self, action: Action, world: State, luck: int) -> float:
        """Of being the first to beat Makuta."""
        turns = islice(self.turn_by_turn(action, world, luck), self.turns)
        for done, state in enumerate(turns):
            if isinstance(state.phase, Over):
                return self._odds(float(done), state)
        return self._odds(self.turns + self._turns_left(state, self.seat), state)

    def _odds(self, turns: float, state: State) -> float:
        """Of being first, for somebody who needs so many *turns* in all."""
        seats = (Seat(seat) for seat in range(len(state.pawns)) if seat != self.seat)
        return odds_of([turns, *(self._turns_left(state, seat) for seat in seats)])[0]

    def _turns_left(self, state: State, seat: Seat) -> float:
        return learned()(self.signs(state, seat))

    def turn_by_turn(self, action: Action, world: State, luck: int) -> Iterator[State]:
        """How things stand after every turn. Each has its own dice, whatever came before."""
        state, turn = advance(world, action).state, world.turn
        for dice in count(luck):
            state = self._to_the_end_of(turn, state, Random(dice))
            yield state
            if isinstance(state.phase, Over):
                return
            state = self._with_the_turn(state)
            turn = state.turn

    def signs(self, state: State, seat: Seat) -> Signs:
        """As the table looks from there."""
        worth = self._worth(observe(state, seat), seat)
        name = _known_of(worth.seen, seat)
        if name not in self._holdings:
            self._holdings[name] = holdings_of(worth)
        promise, travel = self._promise(state, seat), self._travel(worth)
        return signs_of(self._holdings[name], worth, promise, travel)

    def _promise(self, state: State, seat: Seat) -> float:
        """Of the place somebody stands on; of one who waits, always as at first."""
        if seat == self.seat:
            return self._prospects_in(state, seat).at(state.pawns[seat])
        if seat not in self._promises:
            self._promises[seat] = self._prospects_in(state, seat).at(state.pawns[seat])
        return self._promises[seat]

    def _travel(self, worth: Worth) -> Travel:
        """Found once for everybody as strong as that, as long as the ways are the same."""
        seen = worth.seen
        start = seen.pawns[worth.seat]
        name = start, id(seen.island), seen.tokens.rahi, worth.die, worth.bonus
        if name not in self._travels:
            self._islands.append(seen.island)
            self._travels[name] = travel_from(worth, start)
        return self._travels[name]

    def _to_the_end_of(self, turn: Turn, state: State, luck: Random) -> State:
        while state.turn is turn and (decides := to_move(state)) is not None:
            done = sample_chance(state, luck) if decides == NATURE else self._choice(state, decides)
            state = advance(state, done).state
        return state

    def _with_the_turn(self, state: State) -> State:
        return state.but(turn=Turn(state.turn.number, self.seat), phase=Starting(self.seat))

    # Playing on

    def _choice(self, state: State, seat: Seat) -> Action:
        """As at sight; what hardly matters is decided at once."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        match state.phase:
            case Moving():
                return self._prospects_in(state, seat).best_stop(_moves(actions))
            case ChoosingDie():
                return _largest_die(actions)
            case ChoosingBonuses():
                return _most_bonuses(actions)
            case Starting() if not holds(state, seat, Kanohi.MIRU):
                return _largest_die(actions)
            case Placing() as phase:
                return max(actions, key=lambda action: _openness(state, phase, action))
            case _:
                seen = observe(state, seat)
                return max(actions, key=Scales(seen, seat, self._temper_of(seat)))

    def _prospects_in(self, state: State, seat: Seat) -> Prospects:
        name = _situation(state, seat)
        if name not in self._prospects:
            self._prospects[name] = prospects_of(self._worth(observe(state, seat), seat))
        return self._prospects[name]

    def _worth(self, seen: Observation, seat: Seat) -> Worth:
        """Worked out once for every tray: nobody counts all that is unseen at every find."""
        name = _known_of(seen, seat)
        if name not in self._worths:
            self._worths[name] = worth_to(seen, seat, self._temper_of(seat))
        return evolve(self._worths[name], seen=seen)

    def _temper_of(self, seat: Seat) -> Temper:
        """One goal at a time, and nobody else in the way: that is quicker to think through."""
        return evolve(self.temper_of(seat), contested=1.0, nearby=0.0)


def _known_of(seen: Observation, seat: Seat) -> tuple[object, ...]:
    """What somebody has, and the locks that are read."""
    tray = tuple((disc.kind, disc.face) for disc in seen.trays[seat])
    locks = tuple(lock.face for lock in seen.tokens.locks.values() if lock.known == EVERYONE)
    return seat, tray, locks


def _situation(state: State, seat: Seat) -> tuple[object, ...]:
    """All that makes a way to walk a good one, but for where one stands.

    An island keeps its id for as long as its prospects are kept, which hold on to it.
    """
    tokens, tray = state.tokens, state.trays[seat]
    return (
        seat,
        id(state.island),
        tuple(tokens.on_fields),
        tuple(entrance for entrance, lock in tokens.locks.items() if lock.known == EVERYONE),
        len(tokens.pile.old),
        tuple((disc.kind, disc.face) for disc in tray),
    )


def _moves(actions: Sequence[Action]) -> Sequence[MoveTo]:
    return [action for action in actions if isinstance(action, MoveTo)]


def _largest_die(actions: Sequence[Action]) -> Action:
    return max(
        (action for action in actions if isinstance(action, RollDie)), key=lambda roll: roll.die
    )


def _most_bonuses(actions: Sequence[Action]) -> Action:
    uses = (action for action in actions if isinstance(action, UseBonuses))
    return max(uses, key=lambda use: len(use.places))


def _openness(state: State, phase: Placing, action: Action) -> float:
    assert isinstance(action, PlaceTile)
    island, atlas = state.island, state.terms.atlas
    place = island.open_gates[phase.gate]
    return openness(fit(island, atlas, phase.tile, place, action.rotation))
