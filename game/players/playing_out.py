"""Whole games of computer players, without a window; simulations, proofs and tests live on this."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Generic

from attrs import frozen

from game.core.match import Match
from game.core.ruleset import A, E, O, S
from game.core.seats import NATURE, Seat
from game.players.player import BOTS, Player

MOST_TURNS = 300  # per player; a game that lasts longer is called unfinished


@frozen
class Doing(Generic[S, A, E]):
    """What one seat, or nature, did."""

    before: S
    seat: Seat
    action: A
    events: tuple[E, ...]
    after: S  # the truth, so that figures can be drawn from it


@frozen
class Result:
    """How a game went."""

    seats: int
    first: Seat  # who decided first
    winners: tuple[Seat, ...]  # several may share a win
    is_finished: bool
    turns: int  # of all players together
    actions: int  # of seats, chance not counted

    @property
    def winners_in_order(self) -> list[int]:
        """Whether the first, the second … in turn order has won, from 0."""
        return sorted((winner - self.first) % self.seats for winner in self.winners)


def doings(match: Match[S, O, A, E], players: Sequence[Player[O, A]]) -> Iterator[Doing[S, A, E]]:
    """What comes of a new *match* if each seat is played by its player; it is left as it is."""
    rules, state, luck = match.rules, match.state, match.luck
    asked: Counter[str] = Counter()  # how often luck was asked, by stream
    while (seat := rules.to_move(state)) is not None:
        stream = rules.chance_stream(state) if seat == NATURE else BOTS
        rng = luck.at(stream, asked[stream])
        asked[stream] += 1
        if seat == NATURE:
            action = rules.sample_chance(state, rng)
        else:
            action = players[seat].choose(rules.observe(state, seat), rng)
        step = rules.advance(state, action)
        yield Doing(state, seat, action, step.events, step.state)
        state = step.state


def play_out(
    match: Match[S, O, A, E],
    players: Sequence[Player[O, A]],
    turn: Callable[[S], int],
    watch: Callable[[Doing[S, A, E]], None] | None = None,
    most_turns: int = MOST_TURNS,
) -> Result:
    """How it goes if each seat is played by its player; *turn* counts those of all players."""
    state, first, actions = match.state, None, 0
    for doing in doings(match, players):
        state = doing.after
        if doing.seat != NATURE:
            actions += 1
            first = doing.seat if first is None else first
        if watch:
            watch(doing)
        if turn(state) > most_turns * len(players):
            break
    assert first is not None
    won = match.rules.winners(state)
    winners, is_finished = tuple(sorted(won or ())), won is not None
    return Result(len(players), first, winners, is_finished, turn(state), actions)


def play_on(match: Match[S, O, A, E], players: Sequence[Player[O, A]]) -> Iterator[None]:
    """The same, but *match* itself is played: it pauses before each decision and at the end."""
    match.begin()
    yield
    while (seat := match.rules.to_move(match.state)) is not None:
        rng = match.luck.at(BOTS, match.decisions())
        match.submit(players[seat].choose(match.rules.observe(match.state, seat), rng))
        yield
