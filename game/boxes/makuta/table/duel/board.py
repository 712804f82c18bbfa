"""The duel at the table: follows what is seen and what happens, piece by piece."""

from attrs import define, evolve, field
from pygame import Vector2

from game.boxes.makuta.table.duel.prospects import Prospect, prospects
from game.boxes.makuta.table.duel.state import Duel, duel_in
from game.boxes.makuta.table.pieces.faces import plain
from game.core.seats import Seat
from game.rules.makuta.duel import Outcome
from game.rules.makuta.pieces import PUBLIC_BIT, Colour, Die, Disc
from game.rules.makuta.state import Observation


@define(eq=False)
class DuelBoard:
    """Closed unless there is a duel. The card that shows it is a widget of the table."""

    duel: Duel | None = field(default=None, init=False)
    promised: tuple[Prospect, ...] = field(default=(), init=False)
    place: Vector2 = field(factory=Vector2, init=False)  # of its card's middle, on the screen
    risen: float = field(default=1.0, init=False)  # how much of Makuta's lair is there

    @property
    def is_open(self) -> bool:
        return self.duel is not None

    @property
    def is_with_makuta(self) -> bool:
        return self.duel is not None and self.duel.rahi is None

    # What is seen

    def show(self, seen: Observation, readable: Observation | None = None) -> None:
        """*readable* is as much of it as may stand on a card that others can read, too."""
        self.duel, self.risen = duel_in(seen), 1.0
        self.preview(readable or seen)

    def preview(
        self, readable: Observation, places: tuple[int, ...] = (), die: Die | None = None
    ) -> None:
        """The tokens and the die that a player is thinking about."""
        self.promised = prospects(readable, places, die) if self.duel else ()

    # What happens

    def meet(self, seat: Seat, rahi: Disc) -> None:
        self._become(Duel(seat, plain(rahi), rahi.face))

    def challenge(self, seat: Seat) -> None:
        self.risen = 0.0
        self._become(Duel(seat))

    def rise(self, share: float) -> None:
        """Makuta's lair comes out of the dark."""
        self.risen = share

    def pass_segment(self, colour: Colour) -> None:
        """While the temple turns, this colour goes by."""
        self._become(self.duel and evolve(self.duel, colour=colour))

    def set_strength(self, strength: int, colour: Colour) -> None:
        self._become(self.duel and evolve(self.duel, strength=strength, colour=colour))

    def use(self, disc: Disc) -> None:
        self._become(self.duel and evolve(self.duel, used=(*self.duel.used, plain(disc))))

    def gleam(self, share: float) -> None:
        """The token used last glows."""
        self._become(self.duel and evolve(self.duel, gleam=share))

    def roll(self, die: Die, value: int) -> None:
        self._become(self.duel and evolve(self.duel, die=die, roll=value))

    def count(self, total: int) -> None:
        self._become(self.duel and evolve(self.duel, total=total))

    def lose(self, disc: Disc) -> None:
        """The card can be read by all who sit around the screen."""
        self._become(self.duel and evolve(self.duel, lost=disc.veiled_for(PUBLIC_BIT)))

    def decide(self, outcome: Outcome, share: float) -> None:
        self._become(self.duel and evolve(self.duel, outcome=outcome, shown=share))

    def close(self) -> None:
        self._become(None)

    def _become(self, duel: Duel | None) -> None:
        """What had been promised is out of date as soon as something happens."""
        self.duel, self.promised = duel, ()
