"""Games played at random, fast, by somebody who looks for trouble now and then."""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cached_property
from random import Random
from typing import TypeAlias

from attrs import evolve

from game.boxes.makuta.opening import dealt
from game.core.match import Ply
from game.core.ruleset import Ruleset
from game.core.seats import NATURE, Seat
from game.rules import makuta
from game.rules.makuta.actions import Action, FlyTo, MoveTo, UseBonuses
from game.rules.makuta.editions import Terms
from game.rules.makuta.events import Event
from game.rules.makuta.pieces import EVERYONE, POWERS, Disc, Kanohi, Kind, Symbol, bit_of, disc_of
from game.rules.makuta.state import Observation, State, Tray
from game.rules.makuta.temple import keys_on, opens

Rules: TypeAlias = Ruleset[State, Observation, Action, Event]
Played: TypeAlias = Ply[State, Action, Event]
RULES: Rules = makuta

ALL_KEYS = 3
ROUNDS = 3  # how long a player wants the same
PLENTY = 3  # tokens on a tray that make one bold against Rahi
FAR = 10**6
PREY = (Kind.KEY, Kind.KANOHI)


class Fortune(Enum):
    """How a deal falls out. Each kind is a possible deal, but for trays that are full at once."""

    PLAIN = "plain"
    GOOD = "good"  # what makes things happen is drawn early
    HEAD_START = "head start"  # trays are full from the beginning


class Adventure:
    """A game from the deal on, or a part of it, ply by ply.

    A plain class: of any other Hypothesis would print all fields, and a state takes pages.
    """

    def __init__(self, plies: tuple[Played, ...], end: State, told: str = "played on") -> None:
        self.plies = plies
        self.end = end
        self.told = told  # how to play it again

    def __repr__(self) -> str:
        return self.told

    @cached_property
    def states(self) -> tuple[State, ...]:
        """Before the first ply, after each one."""
        return (*(ply.before for ply in self.plies), self.end)

    @property
    def start(self) -> State:
        return self.states[0]

    def steps(self) -> Iterator[tuple[Played, State]]:
        """Each ply, and what it has led to."""
        return zip(self.plies, self.states[1:], strict=True)

    def until(self, decisions: int) -> "Adventure":
        """The game as it was after so many decisions of seats."""
        for length, ply in enumerate(self.plies):
            if not decisions:
                return Adventure(self.plies[:length], ply.before)
            decisions -= ply.seat != NATURE
        return Adventure(self.plies, self.end)


def adventure(
    terms: Terms,
    seed: int,
    decisions: int,
    *,
    fortune: Fortune = Fortune.PLAIN,
    rules: Rules = RULES,
) -> Adventure:
    """The game that *seed* brings about, up to so many decisions of seats."""
    rng = Random(f"adventure/{seed}")
    game = wander(dealt_with(terms, seed, fortune), rng, decisions, rules)
    game.told = f"seed {seed}, {decisions} decisions, fortune {fortune.value}, {_words(terms)}"
    return game


def _words(terms: Terms) -> str:
    toas = ", ".join(toa.name for toa in terms.toas)
    return f"{terms.edition.key}, {terms.house}, {toas}, {len(terms.atlas.tiles)} tiles"


def wander(state: State, rng: Random, decisions: int, rules: Rules = RULES) -> Adventure:
    """Play on from *state*. The player is now careless, now after something."""
    plies: list[Played] = []
    boldness = rng.choice((0.4, 0.9, 0.98))
    while (seat := rules.to_move(state)) is not None and decisions:
        if seat == NATURE:
            action = rules.sample_chance(state, rng)
        else:
            actions = rules.legal_actions(state)
            bold = rng.random() < boldness
            action = bold_choice(state, actions, rng) if bold else rng.choice(actions)
            decisions -= 1
        step = rules.advance(state, action)
        plies.append(Ply(state, seat, action, step.events))
        state = step.state
    return Adventure(tuple(plies), state)


# The player


def bold_choice(state: State, actions: Sequence[Action], rng: Random) -> Action:
    """Any kind of action is as likely as another; within its kind what promises most."""
    chosen = rng.choice([*dict.fromkeys(type(action) for action in actions)])
    choices = [action for action in actions if isinstance(action, chosen)]
    if isinstance(choices[0], UseBonuses):
        return choices[-1]  # all of them
    if isinstance(choices[0], MoveTo | FlyTo):
        return _nearest(state, choices, rng)
    return rng.choice(choices)


def _nearest(state: State, moves: Sequence[Action], rng: Random) -> Action:
    """One of the moves that lead closest to what the player is after."""
    away = _distances(state, _goal(state, by_air=isinstance(moves[0], FlyTo)))
    ends = {move: away.get(move.field, FAR) for move in moves if isinstance(move, MoveTo | FlyTo)}
    nearest = min(ends.values())
    return rng.choice([move for move in ends if ends[move] == nearest])


def _goal(state: State, *, by_air: bool) -> set[int]:
    """What the player is after for a few rounds, or the next best thing within reach."""
    here = state.pawns[state.turn.seat]
    within_reach = _distances(state, {here}).keys() - {here}
    wishes = [*_wishes(state)]
    first = state.turn.seat + state.turn.number // (len(state.pawns) * ROUNDS)
    turned = (wishes[(first + i) % len(wishes)] for i in range(len(wishes)))
    if by_air and (behind_rahi := {*state.tokens.on_fields} - within_reach):
        return behind_rahi
    return next(
        (near for wish in (_openable(state), *turned) if (near := wish & within_reach)), set()
    )


def _openable(state: State) -> set[int]:
    """The entrances where the player may get at Makuta."""
    tray, locks = state.trays[state.turn.seat], state.tokens.locks
    if len(keys_on(tray)) < ALL_KEYS:
        return set()
    return {at for at, lock in locks.items() if not lock.known or opens(tray, lock)}


def _wishes(state: State) -> Iterator[set[int]]:
    tokens, tray = state.tokens, state.trays[state.turn.seat]
    treasures = {*tokens.on_fields} - tokens.rahi
    yield {at for at in treasures if tokens.on_fields[at][0].kind is Kind.KEY}
    yield {*state.island.open_gates} if state.tiles_left else set()
    yield {at for at in tokens.rahi if len(tokens.on_fields[at]) > 1}
    yield treasures
    yield {*state.island.open_gates} if state.tiles_left else treasures
    yield {at for at, lock in tokens.locks.items() if not lock.known}
    if any(_is(disc, Kanohi.AKAKU) for disc in tray):
        yield {*state.pawns}
    yield {*tokens.rahi} if len(tray) > PLENTY else treasures
    if tokens.pile.old:
        yield {state.terms.atlas.start_field}


def _is(disc: Disc, mask: Kanohi) -> bool:
    return disc.kind is Kind.KANOHI and disc.face == mask


def _distances(state: State, goals: set[int]) -> dict[int, int]:
    """How many steps each field is away from the nearest goal, past no Rahi."""
    away = dict.fromkeys(goals, 0)
    edge = [*goals]
    for number in edge:
        if number in state.tokens.rahi and number not in goals:
            continue
        for beside in state.island.adjacent[number]:
            if beside not in away:
                away[beside] = away[number] + 1
                edge.append(beside)
    return away


# Fortune


def dealt_with(terms: Terms, seed: int, fortune: Fortune) -> State:
    rng = Random(f"fortune/{seed}")
    state = dealt(terms, str(seed))
    if fortune is Fortune.PLAIN:
        return state
    state = _rearranged(state, rng)
    return _with_full_trays(state, rng) if fortune is Fortune.HEAD_START else state


def _rearranged(state: State, rng: Random) -> State:
    masks = rng.sample([*Kanohi], 3)
    supplies = _supplies(state)
    supplies[Kind.KANOHI].sort(key=lambda face: face in masks and rng.random() < 0.8)
    supplies[Kind.KEY].sort(key=lambda face: face == Symbol.YELLOW)
    return _with_stacks(state, supplies, _makuta_early(state, rng))


def _makuta_early(state: State, rng: Random) -> tuple[int, ...]:
    makuta = state.terms.atlas.makuta
    tiles = [tile for tile in state.stacks.tiles if tile != makuta]
    tiles.insert(len(tiles) - rng.randrange(3), makuta)
    return tuple(tiles)


def _with_full_trays(state: State, rng: Random) -> State:
    """Everybody has three keys, and some Turaga and masks that fit together."""
    supplies = _supplies(state)
    for disc in (disc for tray in state.trays for disc in tray):
        supplies[disc.kind].append(disc.face)
    trays = tuple(
        tuple(
            _disc(state, kind, supplies[kind].pop()).seen_by(_eyes(state, seat))
            for kind in _shuffled(rng)
            if supplies[kind]
        )
        for seat in range(len(state.trays))
    )
    trays = tuple(_without_clashes(tray, supplies) for tray in trays)
    tokens = evolve(state.tokens, on_fields=_with_prey(state, supplies))
    return _with_stacks(evolve(state, trays=trays, tokens=tokens), supplies, state.stacks.tiles)


def _with_prey(state: State, supplies: list[list[int]]) -> dict[int, Tray]:
    """Each Rahi holds a key and a mask."""
    return {
        at: (*discs, *(_disc(state, kind, supplies[kind].pop()) for kind in PREY))
        if at in state.tokens.rahi
        else discs
        for at, discs in state.tokens.on_fields.items()
    }


def _disc(state: State, kind: Kind, face: int) -> Disc:
    return disc_of(kind, face, two_backs=state.terms.house.two_backs)


def _supplies(state: State) -> list[list[int]]:
    """The faces by kind, those whose backs are alike too."""
    supplies = [[*faces] for faces in state.stacks.supplies]
    for disc in state.stacks.power:
        supplies[disc.kind].append(disc.face)
    return supplies


def _shuffled(rng: Random) -> list[Kind]:
    kinds = [*[Kind.KEY] * 3, *[Kind.TURAGA] * rng.randrange(3), *[Kind.KANOHI] * rng.randrange(4)]
    rng.shuffle(kinds)
    return kinds


def _eyes(state: State, seat: int) -> int:
    return EVERYONE if state.terms.house.open_trays else bit_of(Seat(seat))


def _without_clashes(tray: Tray, supplies: list[list[int]]) -> Tray:
    kept = tuple(disc for disc in tray if not _is(disc, Kanohi.KAKAMA))
    supplies[Kind.KANOHI][:0] = [Kanohi.KAKAMA] * (len(tray) - len(kept))
    return kept


def _with_stacks(state: State, supplies: list[list[int]], tiles: tuple[int, ...]) -> State:
    two_backs = state.terms.house.two_backs
    power = [] if two_backs else [Disc(kind, f) for kind in sorted(POWERS) for f in supplies[kind]]
    Random(len(power)).shuffle(power)
    faces = tuple(
        () if kind in POWERS and not two_backs else tuple(faces)
        for kind, faces in enumerate(supplies)
    )
    stacks = evolve(state.stacks, supplies=faces, power=tuple(power), tiles=tiles)
    return evolve(state, stacks=stacks)
