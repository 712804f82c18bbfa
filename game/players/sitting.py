"""A game and who plays it: people at one screen and computer players. Says nothing itself."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Generic

from attrs import define, field

from game.core.match import Barrier, Match, Ply
from game.core.ruleset import A, E, O, S
from game.core.seats import PUBLIC, Seat, Viewer
from game.players.player import BOTS, Player, PromptThinker, Thinker, Thought


class Stop(Enum):
    """Why a person cannot take the last decision back: a `Barrier`, or whose it was."""

    NOTHING_DONE = "nothing done"
    CHANCE = "chance"
    REVEALED = "revealed"
    ANOTHERS = "another's decision"


@define
class Sitting(Generic[S, O, A, E]):
    match: Match[S, O, A, E]
    seats: int
    bots: dict[Seat, str]  # the names of the computer players; people play the other seats
    players: Mapping[str, Player[O, A]]  # by name
    knows_secrets: Callable[[S, Seat], bool]  # whether a seat knows more than the public
    events: list[E] = field(factory=list, init=False)  # all so far, as they were
    informed: set[Seat] = field(factory=set, init=False)  # people who have seen a secret
    company: set[Seat] = field(init=False)  # whose people may be in the room

    @company.default
    def _company(self) -> set[Seat]:
        return set(self.people)

    def begin(self) -> None:
        """Look up what has happened so far, and let nature do what comes first."""
        self.match.begin()
        self._recall()

    def recast(self, seat: Seat, bot: str) -> None:
        """From now on the computer player of that name plays *seat*; "" is a person.

        Whoever leaves a seat to the computer may go on looking.
        """
        if bot:
            self.bots[seat] = bot
        else:
            self.bots.pop(seat, None)
        self.company |= set(self.people)
        self._recall()

    @property
    def decider(self) -> Seat | None:
        return self.match.rules.to_move(self.match.state)

    @property
    def people(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.seats) if seat not in self.bots]

    def seen_by(self, viewer: Viewer) -> O:
        return self.match.rules.observe(self.match.state, viewer)

    def witnessed_by(self, viewer: Viewer, first: int = 0) -> list[E]:
        return [self.match.rules.witness(event, viewer) for event in self.events[first:]]

    # Playing

    def submit(self, action: A) -> list[Ply[S, A, E]]:
        """Play *action*; what it was and what nature did after it."""
        before = len(self.match.past)
        self._note(self.match.submit(action))
        return self.match.past[before:]

    def let_bot_act(self, seat: Seat) -> list[Ply[S, A, E]]:
        action = self.ask(PromptThinker(self.players), self.bots[seat], seat).answer
        assert action is not None
        return self.submit(action)

    def ask(self, thinker: Thinker[O, A], name: str, seat: Seat) -> Thought[A]:
        """What the player of that *name* would do in the place of *seat*, by the seat's luck."""
        luck = self.match.luck.at(BOTS, self.match.decisions())
        return thinker.ask(name, self.seen_by(seat), luck)

    # Time

    def take_back(self) -> None:
        """The last decision, by whoever made it; whether that is allowed is for others to say."""
        self.match.undo()
        self._recall()

    def undo(self) -> Barrier | None:
        """Back to the last decision of a person, or not at all; then what is in the way."""
        steps = 0
        while (barrier := self.match.barrier()) is None:
            self.match.undo()
            steps += 1
            if self.decider not in self.bots:
                self._recall()
                return None
        for _ in range(steps):
            self.match.redo()
        return barrier

    def redo(self) -> bool:
        """Forward to the next decision of a person; whether there was anything to play again."""
        if not self.match.future:
            return False
        self.match.redo()
        while self.match.future and self.decider in self.bots:
            self.match.redo()
        self._recall()
        return True

    # Secrets

    @property
    def is_alone(self) -> bool:
        """Whether nobody could look over the shoulder of whoever plays."""
        return len(self.company) == 1

    def needs_curtain(self, before: Seat | None, after: Seat) -> bool:
        """Whether one of them has seen what the other must not."""
        others = self.company - {after}
        has_secrets = bool(others) and not self.informed.isdisjoint({before, after})
        return before != after and has_secrets

    def _note(self, events: Iterable[E]) -> None:
        witness = self.match.rules.witness
        for event in events:
            self.events.append(event)
            public = witness(event, PUBLIC)
            self.informed |= {seat for seat in self.people if witness(event, seat) != public}

    def _recall(self) -> None:
        """What has been seen stays seen, even if it is taken back."""
        past = self.match.past
        first = past[0].before if past else self.match.state
        self.informed |= {seat for seat in self.people if self.knows_secrets(first, seat)}
        self.events.clear()
        for ply in self.match.past:
            self._note(ply.events)
