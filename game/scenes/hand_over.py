"""Who holds the screen, and when it must be covered before somebody else does."""

from collections.abc import Iterable
from typing import Any

from attrs import define, field

from game.core.seats import PUBLIC, Seat, Viewer
from game.persistence.settings import Curtain
from game.players.sitting import Sitting


@define
class HandOver:
    """Follows the game: every person sees only what their seat may know."""

    sitting: Sitting[Any, Any, Any, Any]
    curtain: Curtain
    holder: Seat | None = None  # the person who was last let see the screen
    told: dict[Seat, int] = field(factory=dict, init=False)  # how many events each has been shown

    def onlooker(self) -> Viewer:
        """For whom computers play: somebody who is alone with them watches as themselves."""
        people = self.sitting.people
        return people[0] if len(people) == 1 else PUBLIC

    def needs_curtain(self, seat: Seat) -> bool:
        if self.curtain is Curtain.NEVER or seat == self.holder:
            return False
        if self.curtain is Curtain.ALWAYS:
            return len(self.sitting.people) > 1
        return self.sitting.needs_curtain(self.holder, seat)

    def give_to(self, seat: Seat) -> None:
        self.holder = seat

    def note_told(self, viewer: Viewer) -> None:
        """Whoever holds the screen has seen all that has happened so far."""
        count = len(self.sitting.events)
        self.told = {seat: min(told, count) for seat, told in self.told.items()}
        if viewer in self.sitting.people:
            self.told[Seat(viewer)] = count

    def news_for(self, seat: Seat) -> list[Any]:
        """What has happened since they last looked, as they may know it."""
        return self.sitting.witnessed_by(seat, self.told.get(seat, 0))

    def begin(self, seats: Iterable[Seat], recent: int) -> None:
        """An old game comes back: only its last events are news."""
        first = max(0, len(self.sitting.events) - recent)
        self.told = dict.fromkeys(seats, first)
