"""A game and who plays it: people at the keyboard and computer players. Says nothing itself."""

from collections.abc import Iterable

from attrs import define, field

from game.boxes.quest.bots import BOTS
from game.boxes.quest.opening import QuestMatch
from game.core.match import Barrier
from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.quest import observe, witness
from game.rules.quest.actions import Action
from game.rules.quest.events import Event
from game.rules.quest.play import to_move
from game.rules.quest.state import Observation, State


@define
class Sitting:
    match: QuestMatch
    bots: dict[Seat, str]  # the names of the computer players; people play the other seats
    events: list[Event] = field(factory=list, init=False)  # all so far, as they were
    informed: set[Seat] = field(factory=set, init=False)  # people who have seen a secret

    def begin(self) -> None:
        """Look up what has happened so far, and let nature do what comes first."""
        past = self.match.past
        first = past[0].before if past else self.match.state
        self.informed |= {seat for seat in self.people if _knows_secrets(first, seat)}
        self.match.begin()
        self._recall()

    @property
    def decider(self) -> Seat | None:
        return to_move(self.match.state)

    @property
    def people(self) -> list[Seat]:
        return [Seat(i) for i in range(len(self.match.state.pawns)) if i not in self.bots]

    def seen_by(self, viewer: Viewer) -> Observation:
        return observe(self.match.state, viewer)

    def witnessed_by(self, viewer: Viewer, first: int = 0) -> list[Event]:
        return [witness(event, viewer) for event in self.events[first:]]

    # Playing

    def submit(self, action: Action) -> None:
        self._note(self.match.submit(action))

    def let_bot_act(self, seat: Seat) -> None:
        rng = self.match.luck.at("bots", self.match.decisions())
        self.submit(BOTS[self.bots[seat]].choose(self.seen_by(seat), rng))

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

    def needs_curtain(self, before: Seat | None, after: Seat) -> bool:
        """Whether one of them has seen what the other must not."""
        others = set(self.people) - {after}
        has_secrets = bool(others) and not self.informed.isdisjoint({before, after})
        return before != after and has_secrets

    def _note(self, events: Iterable[Event]) -> None:
        for event in events:
            self.events.append(event)
            public = witness(event, PUBLIC)
            self.informed |= {seat for seat in self.people if witness(event, seat) != public}

    def _recall(self) -> None:
        """What has been seen stays seen, even if it is taken back."""
        self.events.clear()
        for ply in self.match.past:
            self._note(ply.events)


def _knows_secrets(state: State, seat: Seat) -> bool:
    """A game may begin in the middle, with faces that somebody has seen long ago."""
    seen, public = observe(state, seat), observe(state, PUBLIC)
    return (seen.trays, seen.tokens, seen.phase) != (public.trays, public.tokens, public.phase)
