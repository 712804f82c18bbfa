"""Who holds the screen, and when it must be covered before somebody else does."""

from typing import Any

from attrs import define

from game.core.seats import NATURE, PUBLIC, Seat, Viewer
from game.persistence.settings import Curtain
from game.players.sitting import Sitting


@define(repr=False)
class HandOver:
    """Follows the game: every person sees only what their seat may know."""

    sitting: Sitting[Any, Any, Any, Any]
    holder: Seat | None = None  # the person who was last let see the screen

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
        for ply in self.sitting.match.past if viewer in self.sitting.people else ():
            if ply.seat != NATURE:
                by_computer = ply.seat in self.sitting.bots
            if ply.seat == viewer:
                deeds.clear()
            elif by_computer:
                deeds += ply.events
        return [witness(event, viewer) for event in deeds]

    def news_for(self, viewer: Viewer) -> int | None:
        """The first event since their last decision and what came of it; None if there was none."""
        count, news, is_theirs = 0, None, False
        for ply in self.sitting.match.past:
            count += len(ply.events)
            is_theirs = ply.seat == viewer or (is_theirs and ply.seat == NATURE)
            if is_theirs:
                news = count
        return news
