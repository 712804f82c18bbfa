"""Who holds the screen, and when it must be covered before somebody else does."""

from collections.abc import Callable, Iterator
from typing import Any

from attrs import define

from game.core.match import Ply
from game.core.seats import NATURE, PUBLIC, Seat, Viewer
from game.persistence.settings import Curtain
from game.players.sitting import Sitting


@define(repr=False)
class HandOver:
    """Follows the game: every person sees only what their seat may know."""

    sitting: Sitting[Any, Any, Any, Any]
    holder: Seat | None = None  # the person who was last let see the screen
    was_asked: Callable[[int], bool] = lambda number: True  # for the ply of that number

    def onlooker(self) -> Viewer:
        """For whom computers play: somebody who is alone with them watches as themselves."""
        people = self.sitting.people
        return people[0] if people and self.sitting.is_alone else PUBLIC

    def needs_curtain(self, seat: Seat, curtain: Curtain) -> bool:
        if curtain is Curtain.NEVER or seat == self.holder:
            return False
        if curtain is Curtain.ALWAYS:
            return not self.sitting.is_alone
        return self.sitting.needs_curtain(self.holder, seat)

    def give_to(self, seat: Seat) -> None:
        self.holder = seat

    def deeds_for(self, viewer: Viewer) -> list[Any]:
        """What computers have done since the viewer's last decision, as the viewer witnessed it."""
        deeds: list[Any] = []
        by_computer, witness = False, self.sitting.match.rules.witness
        for ply, is_theirs in self._plies(viewer) if viewer in self.sitting.people else ():
            if ply.seat != NATURE:
                by_computer = ply.seat in self.sitting.bots
            if ply.seat == viewer and is_theirs:
                deeds.clear()
            elif by_computer:
                deeds += ply.events
        return [witness(event, viewer) for event in deeds]

    def course_for(self, viewer: Viewer) -> list[Any]:
        """All that *viewer* has witnessed since they were last asked, what came of it included."""
        events: list[Any] = []
        for number, ply in enumerate(self.sitting.match.past):
            if ply.seat == viewer and self.was_asked(number):
                events.clear()
            events += ply.events
        witness = self.sitting.match.rules.witness
        return [witness(event, viewer) for event in events]

    def news_for(self, viewer: Viewer) -> int | None:
        """The first event since their last decision and what came of it; None if there was none."""
        count, news = 0, None
        for ply, is_theirs in self._plies(viewer):
            count += len(ply.events)
            if is_theirs:
                news = count
        return news

    def _plies(self, viewer: Viewer) -> Iterator[tuple[Ply[Any, Any, Any], bool]]:
        """Each, and whether *viewer* decided it, or has seen it come of that.

        What was done for them in another's turn is news to them as all the rest of it.
        """
        is_theirs = False
        for number, ply in enumerate(self.sitting.match.past):
            if ply.seat == viewer:
                is_theirs = is_theirs or self.was_asked(number)
            elif ply.seat != NATURE:
                is_theirs = False
            yield ply, is_theirs
